"""Fresco by hand: real presses, moves and releases in the table window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QPushButton

from desktop.engine.seats import Seat
from desktop.games.fresco.board.layout import layout
from desktop.games.fresco.board.pencil import past_the_end
from desktop.games.fresco.paints import Paint
from desktop.games.fresco.state import (
    ASLEEP,
    CathedralFrame,
    LandingFrame,
    MarketFrame,
    PlanFrame,
    WakeFrame,
    WorkshopFrame,
)
from tests.games.hand import Play, playing


@pytest.fixture
def play(qtbot: Any, tmp_path: Path) -> Iterator[Play]:
    seats = (Seat("Mei", "blue"), Seat("Bot", "red", "easy"), Seat("Bo", "green", "easy"))
    with playing(qtbot, tmp_path, "fresco", seats) as play:
        yield play


def test_a_pawn_is_dragged_to_its_hour(play: Play) -> None:
    play.open(WakeFrame(0, 0))
    play.drag(play.piece("asleep", "master.blue"), play.spot("hour", 2))
    assert play.state.masters[0].hour == 2


def test_assistants_are_dragged_to_the_stations_and_undo_takes_them_back(play: Play) -> None:
    play.state.masters[0].crew, play.state.masters[0].plan = 5, (0,) * 5
    play.open(PlanFrame(0))
    play.drag(play.piece("crew.0"), play.middle("plan.0.1"))
    play.click(play.middle("plan.0.3"))
    assert play.state.masters[0].plan == (0, 1, 0, 1, 0)
    play.page._tool("undo")
    assert play.state.masters[0].plan == (0, 1, 0, 0, 0)


def test_a_tile_that_cannot_be_paid_says_so_at_its_place(play: Play) -> None:
    play.state.masters[0].paints = [0] * 8
    play.open(CathedralFrame(0, 1))
    face = next(f"tile.{id}" for id in play.state.ceiling if id)
    play.click(play.piece("ceiling", face))
    assert play.page.bubble.isVisible() and play.page.answers.rule


def test_a_tile_is_restored_by_a_touch_and_paints_mix_by_laying_one_on_the_other(play: Play) -> None:
    play.state.masters[0].paints = [9] * 6 + [0, 0]
    play.open(CathedralFrame(0, 1))
    face = next(f"tile.{id}" for id in play.state.ceiling if id)
    play.click(play.piece("ceiling", face))
    assert play.state.masters[0].tiles == [face[5:]]


def test_red_on_yellow_makes_orange(play: Play) -> None:
    play.state.masters[0].paints = [2, 2, 2, 0, 0, 0, 0, 0]
    play.open(WorkshopFrame(0, 1))
    play.drag(play.piece("paints.R"), play.middle("paints.Y"))
    assert play.state.masters[0].paints[Paint.ORANGE] == 1


def test_goods_are_bought_by_a_touch_and_a_paint_out_of_the_supply_is_refused(play: Play) -> None:
    master = play.state.masters[0]
    master.hour, master.money = 2, 12
    assert master.hour != ASLEEP
    play.open(MarketFrame(0, 1))
    play.drag(play.piece("supply.R"), play.middle("box"))
    assert play.page.bubble.isVisible()
    face = f"goods.{play.state.stalls[1].tiles[0]}"
    play.click(play.piece("stall.1", face))
    assert play.state.masters[0].money < 12


def test_another_players_pawn_is_not_woken_and_a_taken_hour_says_so(play: Play) -> None:
    for master in play.state.masters:
        master.hour = ASLEEP
    play.state.masters[0].hour = 1
    play.open(WakeFrame(0, 2))
    play.drag(play.piece("asleep", "master.red"), play.spot("hour", 2))
    assert [master.hour for master in play.state.masters] == [1, ASLEEP, ASLEEP]
    assert play.page.bubble.isVisible() and play.page.answers.rule == "wake_order"
    play.click(play.middle("line.1"))
    assert play.page.answers.rule == "wake_up"
    play.click(play.middle("line.2"))
    assert [master.hour for master in play.state.masters] == [1, ASLEEP, 2]


def test_a_collision_is_settled_by_the_pawn_or_by_buttons_that_name_the_spaces(play: Play) -> None:
    play.state.masters[0].score, play.state.masters[1].score = 12, 17
    play.open(LandingFrame(0, 0, 17, 18, 16))
    assert set(play.table.buttons.elsewhere()) == {
        "forward",
        "back",
    }
    words = [play.page.words.button(id, play.state) for id in ("forward", "back")]
    assert "18" in words[0] and "16" in words[1]
    play.drag(play.piece("track", index=12), play.spot("track", 16))
    assert play.state.masters[0].score == 16


def test_the_bishop_is_in_nobodys_way_when_he_cannot_step(play: Play) -> None:
    state = play.state
    state.masters[0].paints, state.masters[0].money = [9] * 6 + [0, 0], 0
    tile = state.ceiling[state.bishop]
    play.open(CathedralFrame(0, 1))
    play.click(play.piece("bishop", "bishop"))
    assert play.state.masters[0].tiles == [tile]


def test_sets_for_the_altar_are_asked_for_with_their_points(play: Play) -> None:
    play.state.masters[0].paints = [1, 1, 1, 1, 1, 1, 0, 0]
    play.open(CathedralFrame(0, 1))
    play.click(play.middle("altar"))
    answers = [button.accessibleName() for button in play.table.chooser.findChildren(QPushButton)]
    assert any("+2" in words for words in answers) and any("+6" in words for words in answers)


def test_own_portraits_grow_smaller_before_they_cover_each_other(play: Play) -> None:
    zone = play.table.stage.zones["cards.0"]
    for n in range(2, 5):
        poses = [zone.pose(index, n) for index in range(n)]
        assert all(zone.rect.contains(QPointF(pose.x, pose.y)) for pose in poses)
    assert zone.pose(0, 4).scale < zone.pose(0, 1).scale


def test_a_pawn_beyond_the_track_says_how_often_it_went_round(play: Play) -> None:
    for master, score in zip(play.state.masters, (100, 114, 213), strict=True):
        master.score = score
    spread = layout(play.table.stage.scene.arrangement)
    labels = past_the_end(spread, play.state)
    assert {who: words for who, (_, words) in labels.items()} == {1: "+100", 2: "+200"}
    assert not labels[1][0].intersects(labels[2][0])
