"""Pagoda by hand: real presses, moves and releases in the table window."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.engine.play import legal
from desktop.engine.seats import Seat
from desktop.games.pagoda.actions.column import BuildColumn
from desktop.games.pagoda.actions.ending import EndTurn
from desktop.games.pagoda.actions.roof import LayRoof
from desktop.games.pagoda.board.board import PagodaBoard
from desktop.games.pagoda.board.cards import CARD
from desktop.games.pagoda.board.layout import layout
from desktop.games.pagoda.board.pencil import most_columns
from desktop.games.pagoda.colour import Colour
from desktop.games.pagoda.state import AlternativeFrame, BlockedFrame, BuildFrame, FreeColumnFrame, Site
from desktop.table.vocabulary import Scene
from tests.games.hand import Play, playing
from tests.games.pagoda.table import fresh, tile


class Hands(Play):
    """Of a builder with given cards."""

    def set(self, opened: list[Colour], hand: list[Colour], **sites: Site) -> None:
        """Cards of the seat to move, and pagodas by name `s1`."""
        builder = self.state.builders[self.state.top.seat]
        builder.open, builder.hand = opened, hand
        for name, site in sites.items():
            self.state.sites[int(name[1:]) - 1] = site
        self.again()


@pytest.fixture
def play(qtbot: Any, tmp_path: Path) -> Iterator[Hands]:
    with playing(qtbot, tmp_path, "pagoda", (Seat("Mei", "blue"), Seat("Grandpa", "red")), 4) as play:
        yield Hands(play.page)


def test_a_card_dragged_onto_a_site_builds_and_another_colour_there_is_explained(play: Hands) -> None:
    seat = play.state.top.seat
    play.set([Colour.RED, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE], [Colour.YELLOW, Colour.BLUE])
    play.drag(play.piece(f"open.{seat}", "card.red"), play.middle("site.1"))
    assert play.state.sites[0].columns == 1 and play.state.sites[0].colour is Colour.RED
    play.drag(play.piece(f"open.{seat}", "card.green"), play.middle("site.1"))
    assert play.page.bubble.isVisible() and play.page.answers.rule
    assert play.state.sites[0].columns == 1
    play.drag(play.piece(f"hand.{seat}", "card.yellow"), play.middle("site.2"))
    assert play.state.sites[1].colour is Colour.YELLOW


def test_where_a_card_could_lay_several_tiles_the_table_asks_in_place(play: Hands) -> None:
    seat = play.state.top.seat
    play.set([Colour.RED, Colour.RED, Colour.PURPLE, Colour.BLUE, Colour.GREEN], [Colour.PURPLE, Colour.BLUE],
             s1=Site((), Colour.RED, 4))  # fmt: skip
    play.drag(play.piece(f"open.{seat}", "card.red"), play.middle("site.1"))
    assert play.table.chooser.open
    QTest.keyClick(play.table.chooser, Qt.Key.Key_1)
    if play.table.chooser.open:
        QTest.keyClick(play.table.chooser, Qt.Key.Key_1)
    assert len(play.state.sites[0].tiles) == 1


def test_a_tile_dragged_from_the_table_of_tiles_is_the_one_laid(play: Hands) -> None:
    play.set([Colour.RED, Colour.RED, Colour.PURPLE, Colour.BLUE, Colour.GREEN], [Colour.PURPLE, Colour.BLUE],
             s1=Site((), Colour.RED, 4))  # fmt: skip
    play.drag(play.piece("tiles", "flat.red.purple"), play.middle("site.1"))
    assert [(t.colour, t.spots) for t in play.state.sites[0].tiles] == [(Colour.RED, Colour.PURPLE)]


def test_a_column_dragged_from_the_supply_is_paid_or_explained(play: Hands) -> None:
    play.set([Colour.RED, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE], [Colour.BLUE, Colour.BLUE])
    play.drag(play.piece("columns.red"), play.middle("site.1"))
    assert play.state.sites[0].colour is Colour.RED
    play.drag(play.piece("columns.green"), play.middle("site.1"))
    assert play.page.bubble.isVisible() and play.state.sites[0].columns == 1
    play.drag(play.piece("columns.yellow"), play.middle("site.2"))
    assert play.page.bubble.isVisible() and not play.state.sites[1].columns


def test_an_alternative_turn_by_hand(play: Hands) -> None:
    seat = play.state.top.seat
    play.set([Colour.RED, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE], [Colour.YELLOW, Colour.BLUE])
    play.press("alternative")
    for face in ("card.red", "card.red", "card.green", "card.blue"):
        assert isinstance(play.state.top, AlternativeFrame)
        play.drag(play.piece(f"open.{seat}", face), play.middle("discard"))
    assert isinstance(play.state.top, FreeColumnFrame)
    play.drag(play.piece("columns.purple", "supply.purple"), play.middle("site.3"))
    assert play.state.sites[2].colour is Colour.PURPLE


def test_the_strip_counts_the_columns_that_this_turn_may_build(play: Hands) -> None:
    assert most_columns(play.state) == 3
    play.press("alternative")
    assert most_columns(play.state) == 1
    play.open(BlockedFrame(play.state.top.seat, 4))
    assert most_columns(play.state) == 0


def test_the_next_person_sees_only_the_curtain_until_it_is_lifted(play: Hands, qtbot: Any) -> None:
    seat = play.state.top.seat
    action = next(a for a in legal(play.page.match.game, play.state) if isinstance(a, BuildColumn))
    play.page.controller.attempt(action)
    assert isinstance(play.state.top, BuildFrame)
    play.page.controller.attempt(EndTurn())
    qtbot.waitUntil(play.page.curtain.isVisible)
    hidden = [i.placed.face for i in play.table.stage.items if i.placed.spot.zone == f"hand.{1 - seat}"]
    assert hidden and set(hidden) == {"card.hidden"}
    assert not play.page.controller.choices
    qtbot.waitUntil(lambda: play.page.curtain.opens)
    QTest.keyClick(play.page.curtain, Qt.Key.Key_Return)
    assert play.page.controller.viewer == 1 - seat
    mine = [i.placed.face for i in play.table.stage.items if i.placed.spot.zone == f"hand.{1 - seat}"]
    theirs = [i.placed.face for i in play.table.stage.items if i.placed.spot.zone == f"hand.{seat}"]
    assert "card.hidden" not in mine and set(theirs) == {"card.hidden"}


@pytest.mark.parametrize("name", ["wide", "compact"])
def test_paid_cards_lie_clear_of_the_score_track_and_of_the_label(name: str) -> None:
    spread = layout(name)
    lowest = spread.field.bottom() - 29 * spread.scale
    for index, zone in PagodaBoard().zones(Scene(name, 0), fresh()).items():
        if index.startswith("paid."):
            for number in range(9):
                pose = zone.pose(number, 9)
                assert pose.y + spread.large * pose.scale * CARD / 2 <= lowest + 1
                assert spread.field.left() < pose.x < spread.field.right()


TOP = Site(tuple(tile(name) for name in ("blue_yellow", "yellow_red", "red_green")), Colour.GREEN, 4)


def test_a_tile_over_the_top_floor_says_what_its_spire_lacks(play: Hands) -> None:
    play.set([Colour.RED, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE], [Colour.YELLOW, Colour.BLUE], s2=TOP)
    play.drag(play.piece("tiles", "flat.green.purple"), play.middle("site.2"))
    assert play.page.bubble.isVisible() and play.page.answers.rule == "spire_payment"


def test_the_choice_of_a_roof_says_how_many_cards_its_spire_takes(play: Hands) -> None:
    play.set([Colour.RED, Colour.RED, Colour.GREEN, Colour.BLUE, Colour.PURPLE], [Colour.YELLOW, Colour.BLUE], s2=TOP)
    view = play.page.controller.view
    roofs = [action for action in legal(play.page.match.game, play.state) if isinstance(action, LayRoof)]
    said = {play.page.words.moves.value(roof, "tile", view).partition(" more")[0] for roof in roofs}
    assert said == {"Red spire, 2", "Blue spire, 2"}
