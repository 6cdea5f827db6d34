"""Istanbul by hand: real presses, moves and releases in the table window, and the keyboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from desktop import games
from desktop.engine.match import Match
from desktop.engine.options import completed
from desktop.engine.seats import Seat
from desktop.games.istanbul import frames
from desktop.games.istanbul.pieces import Card, Disc, Good, Place, Reward
from desktop.store.store import Store
from desktop.table.motion import Pace
from desktop.table.vocabulary import Scene
from desktop.windows.table.page import TablePage

P = Place


class Play:
    """A page in play, and a hand. Seat 0 begins; the layout is the short one."""

    def __init__(self, page: TablePage) -> None:
        self.page, self.table = page, page.table

    @property
    def state(self) -> Any:
        return self.page.match.state

    @property
    def me(self) -> Any:
        return self.state.players[0]

    def lay(self, *agenda: Any, **things: Any) -> None:
        """Put seat 0 into a decision: frames over the end of its turn, and what it has (`merchant=`, `lira=` ...)."""
        for name, value in things.items():
            setattr(self.me, name, value)
        self.state.agenda[:] = [frames.TurnOver(0), *agenda]
        self.page.controller.begin()
        self.page.settle()

    def acting(self, place: Place, **things: Any) -> None:
        """Seat 0 stands at a place and may act there."""
        self.lay(frames.EncountersFrame(0), frames.ActionFrame(0, place), merchant=place, **things)

    def item(self, zone: str, index: int | None = None, face: str | None = None) -> Any:
        for item in reversed(self.table.stage.items):
            placed = item.placed
            if placed.spot.zone == zone and index in (None, placed.spot.index) and face in (None, placed.face):
                return item
        raise LookupError((zone, index, face))

    def at(self, zone: str, index: int | None = None, face: str | None = None) -> QPoint:
        return self.table.mapFromScene(self.item(zone, index, face).outline().boundingRect().center())

    def middle(self, zone: str) -> QPoint:
        return self.table.mapFromScene(self.table.stage.zones[zone].rect.center())

    def tile(self, place: Place) -> QPoint:
        """A spot of a tile where nothing lies: its name."""
        rect = self.table.stage.zones[f"place.{int(place)}"].rect
        return self.table.mapFromScene(QPointF(rect.left() + rect.width() * 0.6, rect.top() + 16))

    def track(self, good: Good, number: int) -> QPoint:
        return self.at(f"row.{int(good)}", number)

    def click(self, place: QPoint) -> None:
        QTest.mouseClick(self.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)

    def drag(self, start: QPoint, end: QPoint) -> None:
        viewport, none = self.table.viewport(), Qt.KeyboardModifier.NoModifier
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, none, start)
        for part in range(1, 5):
            QTest.mouseMove(viewport, start + (end - start) * part / 4)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, none, end)

    def press(self, button: str) -> None:
        choices = self.table.grasp.pressed(button, self.table.hand.marked)
        assert choices, button
        assert button in self.table.buttons.elsewhere() or self.table.buttons.widget(button) is not None
        self.table.press_button(button)

    def answer(self, key: Qt.Key) -> None:
        assert self.table.chooser.open
        QTest.keyClick(self.table.chooser, key)

    def refused(self, code: str) -> None:
        """The last gesture was refused in a bubble that leads to a rule."""
        assert self.page.bubble.isVisible()
        assert self.codes[-1:] == [code]

    codes: list[str]


@pytest.fixture
def play(qtbot: Any, tmp_path: Path) -> Iterator[Play]:
    yield from playing(qtbot, tmp_path, {"starter": 1})


@pytest.fixture
def shared(qtbot: Any, tmp_path: Path) -> Iterator[Play]:
    """The variant with neutral assistants."""
    yield from playing(qtbot, tmp_path, {"starter": 1, "neutral_assistants": True})


def playing(qtbot: Any, tmp_path: Path, options: dict[str, Any]) -> Iterator[Play]:
    game = games.find("istanbul")
    assert game is not None

    class Shell:
        store = Store(tmp_path)

    seats = (Seat("Mei", "blue"), Seat("Bot", "red", "easy"), Seat("Bot 2", "green", "easy"))
    page = TablePage(Shell(), Match(game, seats, options, 4))
    page.controller._ask_bot = lambda seat: None  # nobody else moves here
    qtbot.addWidget(page)
    page.resize(1600, 1000)
    page.show()
    qtbot.waitExposed(page)
    page.table.set_pace(Pace(0.0))
    page.begin()
    page.settle()
    found = Play(page)
    found.codes = []
    page.table.refused.connect(lambda refusal, place: found.codes.append(refusal.code))
    yield found
    page.close_match()


# -- moving --------------------------------------------------------------------------------------------------------------


def test_dragging_the_stack_moves_it_and_its_discs(play: Play) -> None:
    play.drag(play.at("merchant.0.7"), play.tile(P.FABRIC_WAREHOUSE))
    assert play.me.merchant is P.FABRIC_WAREHOUSE
    assert sum(item.placed.spot.zone == "stack.0.2" for item in play.table.stage.items) == 4


def test_a_press_on_a_disc_of_the_stack_takes_the_whole_stack(play: Play) -> None:
    low = play.table.stage.zones["merchant.0.7"].rect
    play.drag(play.table.mapFromScene(QPointF(low.center().x(), low.bottom() - 14)), play.tile(P.FABRIC_WAREHOUSE))
    assert play.me.merchant is P.FABRIC_WAREHOUSE


def test_a_click_on_the_stack_and_a_click_on_a_place_move_too(play: Play) -> None:
    play.click(play.at("merchant.0.7"))
    assert play.table.hand.holding
    play.click(play.tile(P.SPICE_WAREHOUSE))
    assert play.me.merchant is P.SPICE_WAREHOUSE


def test_a_tap_on_a_place_moves_there(play: Play) -> None:
    play.click(play.tile(P.POLICE))
    assert play.me.merchant is P.POLICE


@pytest.mark.parametrize(
    ("place", "code"),
    [
        (P.BLACK_MARKET, "too_far"),
        (P.LARGE_MARKET, "too_far"),
        (P.DEALER, "too_far"),
        (P.FOUNTAIN, "must_change_place"),
    ],
)
def test_a_walk_that_is_not_allowed_says_why_at_the_place(play: Play, place: Place, code: str) -> None:
    play.drag(play.at("merchant.0.7"), play.tile(place))
    assert play.me.merchant is P.FOUNTAIN
    play.refused(code)


def test_reachable_places_light_up_and_the_one_pointed_at_says_what_would_happen(play: Play) -> None:
    play.state.players[1].merchant = P.FABRIC_WAREHOUSE
    play.lay(frames.MoveFrame(0), stack=[], lira=5)
    play.click(play.at("merchant.0.7"))
    lit = {target[0] for target, meant in play.table.hand.held.targets.items() if meant[0].refusal is None}
    assert lit == {f"place.{no}" for no in (1, 2, 3, 4, 5, 6, 9, 11, 12, 14)}
    move = next(c.action for c in play.table.grasp.choices if getattr(c.action, "place", None) is P.FABRIC_WAREHOUSE)
    words = play.table.preview_of(move).words
    assert "2 Lira" in words or "no assistant" in words


def test_a_ghost_of_the_stack_and_words_within_the_table_show_where_a_walk_would_lead(play: Play) -> None:
    play.state.players[1].merchant = play.state.players[2].merchant = P.SMALL_MOSQUE  # in the upper right corner
    play.lay(frames.MoveFrame(0), stack=[Disc.OWN], lira=5)
    start, end = play.at("merchant.0.7"), play.tile(P.SMALL_MOSQUE)
    QTest.mousePress(play.table.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    for part in range(1, 5):
        QTest.mouseMove(play.table.viewport(), start + (end - start) * part / 4)
    shown = play.table.marks._items
    words = shown["foresight"]
    size = play.table.arrangement.size
    assert QRectF(-20, -20, size.width() + 40, size.height() + 40).contains(words.sceneBoundingRect())
    tile = play.table.stage.zones["place.14"].rect
    assert (
        sum(tile.contains(item.pos()) for name, item in shown.items() if name != "foresight" and item.opacity() < 1)
        >= 3
    )


def test_the_long_walk_is_its_card_laid_on_a_place(play: Play) -> None:
    play.lay(frames.MoveFrame(0), hand=[Card.LONG_MOVE])
    play.drag(play.at("hand"), play.tile(P.FABRIC_WAREHOUSE))
    play.refused("long_move_exact")
    play.drag(play.at("hand"), play.tile(P.DEALER))
    assert play.me.merchant is P.DEALER
    assert play.me.hand == []


def test_stay_is_its_card_touched_but_not_at_the_fountain(play: Play) -> None:
    play.lay(frames.MoveFrame(0), hand=[Card.STAY])
    play.click(play.at("hand"))
    play.refused("stay_fountain")
    play.lay(frames.MoveFrame(0), merchant=P.FRUIT_WAREHOUSE)
    play.click(play.at("hand"))
    assert isinstance(play.state.top, frames.AssistantFrame)


# -- assistants and fees -------------------------------------------------------------------------------------------------


def test_an_assistant_is_left_by_dragging_a_disc_and_picked_up_by_touch(play: Play) -> None:
    play.lay(
        frames.EncountersFrame(0),
        frames.ActionFrame(0, P.SPICE_WAREHOUSE),
        frames.AssistantFrame(0),
        merchant=P.SPICE_WAREHOUSE,
    )
    play.drag(play.at("stack.0.3", 3), play.tile(P.SPICE_WAREHOUSE))
    assert play.me.out == (P.SPICE_WAREHOUSE,)
    assert len(play.me.stack) == 3
    play.lay(frames.EncountersFrame(0), frames.ActionFrame(0, P.SPICE_WAREHOUSE), frames.AssistantFrame(0))
    play.drag(play.at("stack.0.3", 2), play.tile(P.SPICE_WAREHOUSE))
    play.refused("second_assistant")
    play.click(play.at("left.0.3"))
    assert play.me.out == ()
    assert len(play.me.stack) == 4


def test_in_the_variant_a_tap_asks_whether_to_leave_or_to_collect(shared: Play) -> None:
    shared.state.neutral_discs = (P.SPICE_WAREHOUSE,)
    shared.state.players[1].stack.remove(Disc.NEUTRAL)
    shared.lay(
        frames.EncountersFrame(0),
        frames.ActionFrame(0, P.SPICE_WAREHOUSE),
        frames.AssistantFrame(0),
        merchant=P.SPICE_WAREHOUSE,
    )
    shared.click(shared.tile(P.SPICE_WAREHOUSE))
    shared.answer(Qt.Key.Key_1)
    assert shared.state.neutral_discs == ()
    assert shared.me.stack.count(Disc.NEUTRAL) == 2


def test_the_fee_is_paid_from_the_purse_and_refused_when_it_holds_too_little(play: Play) -> None:
    play.state.players[1].merchant = P.SPICE_WAREHOUSE
    deal = (frames.EncountersFrame(0), frames.ActionFrame(0, P.SPICE_WAREHOUSE), frames.MerchantsFrame(0))
    play.lay(*deal, merchant=P.SPICE_WAREHOUSE, lira=1)
    play.click(play.at("purse"))
    play.refused("pay_all")
    play.lay(*deal, lira=3)
    play.click(play.at("purse"))
    assert play.me.lira == 1
    assert isinstance(play.state.top, frames.ActionFrame)


def test_declining_is_a_button(play: Play, qtbot: Any) -> None:
    play.state.players[1].merchant = P.SPICE_WAREHOUSE
    play.lay(
        frames.EncountersFrame(0),
        frames.ActionFrame(0, P.SPICE_WAREHOUSE),
        frames.MerchantsFrame(0),
        merchant=P.SPICE_WAREHOUSE,
        lira=1,
        hand=[Card.GAIN_LIRA],
    )
    play.press("decline")
    assert isinstance(play.state.top, frames.EndFrame)


# -- places --------------------------------------------------------------------------------------------------------------


def test_a_touch_of_the_place_fills_up(play: Play) -> None:
    play.acting(P.FABRIC_WAREHOUSE)
    play.click(play.tile(P.FABRIC_WAREHOUSE))
    assert play.me.goods[Good.FABRIC] == 2


def test_the_green_tile_is_laid_on_a_track_or_the_track_is_touched(play: Play) -> None:
    for gesture in ("drag", "tap"):
        play.lay(
            frames.EncountersFrame(0),
            frames.GreenFrame(0, P.FABRIC_WAREHOUSE),
            merchant=P.FABRIC_WAREHOUSE,
            lira=3,
            tiles=(Good.SPICE,),
            goods=[2, 0, 0, 0],
        )
        if gesture == "drag":
            play.drag(play.at("tiles"), play.middle(f"row.{int(Good.JEWELRY)}"))
        else:
            play.click(play.middle(f"row.{int(Good.JEWELRY)}"))
        assert play.me.goods == [2, 0, 0, 1]
        assert play.me.lira == 1


def test_an_extension_is_dragged_onto_the_wheelbarrow_and_the_fourth_is_refused(play: Play) -> None:
    play.acting(P.WAINWRIGHT, lira=9)
    play.drag(play.at("extensions"), play.middle("barrow"))
    assert play.me.capacity == 3
    assert play.me.lira == 2
    play.acting(P.WAINWRIGHT, lira=9, capacity=5)
    play.click(play.tile(P.WAINWRIGHT))
    play.refused("extension_max")


def test_cards_come_from_the_draw_pile_and_the_discard_pile_and_one_goes(play: Play) -> None:
    play.state.discard = [play.state.deck.pop()]
    play.acting(P.CARAVANSARY)
    play.click(play.tile(P.CARAVANSARY))
    play.drag(play.at("deck"), play.middle("hand"))
    play.click(play.at("discard"))
    assert len(play.me.hand) == 3
    assert isinstance(play.state.top, frames.CaravanDiscardFrame)
    play.drag(play.at("hand", 0), play.middle("discard"))
    assert len(play.me.hand) == 2
    assert len(play.state.discard) == 1


def test_the_discard_pile_gives_nothing_elsewhere(play: Play) -> None:
    play.state.discard = [play.state.deck.pop()]
    play.acting(P.FABRIC_WAREHOUSE)
    play.click(play.at("discard"))
    play.refused("discard_only_caravansary")


def test_assistants_are_called_back_at_the_fountain_one_by_one(play: Play) -> None:
    play.acting(P.FOUNTAIN, stack=[Disc.OWN], out=(P.FABRIC_WAREHOUSE, P.SPICE_WAREHOUSE, P.TEA_HOUSE))
    play.click(play.tile(P.FOUNTAIN))
    play.click(play.at("left.0.2"))
    play.drag(play.at("left.0.3"), play.at("merchant.0.7"))
    assert play.me.out == (P.TEA_HOUSE,)
    assert len(play.me.stack) == 3
    play.press("done")
    assert not isinstance(play.state.top, frames.FountainFrame)


def test_the_black_market_gives_the_good_that_is_touched_but_not_jewelry(play: Play) -> None:
    play.acting(P.BLACK_MARKET)
    play.click(play.middle(f"free.{int(Good.JEWELRY)}"))
    play.refused("blue_not_offered")
    play.click(play.middle(f"free.{int(Good.SPICE)}"))
    assert play.me.goods[Good.SPICE] == 1
    assert any(play.state.dice)


def test_a_number_is_named_with_a_chip_in_the_dice_tray(play: Play) -> None:
    play.acting(P.TEA_HOUSE, lira=0)
    play.click(play.at("bid.2"))
    play.refused("bid_range")
    play.click(play.at("bid.3"))
    assert play.me.lira in (2, 3)
    assert any(play.state.dice)


def test_the_red_tile_turns_a_die_that_is_touched(play: Play) -> None:
    play.state.dice = (2, 3)
    play.lay(
        frames.EncountersFrame(0),
        frames.RedFrame(0, P.TEA_HOUSE, (2, 3), 7),
        merchant=P.TEA_HOUSE,
        tiles=(Good.FABRIC,),
        lira=0,
    )
    play.click(play.at("tray", 0))
    assert play.state.dice == (4, 3)
    assert play.me.lira == 7


def test_goods_are_sold_by_marking_what_the_tile_wants(play: Play) -> None:
    play.state.large.top = (2, 1, 0, 2)
    play.acting(P.LARGE_MARKET, goods=[1, 0, 0, 2], lira=0)
    play.click(play.at("demand.10", 0))  # jewelry
    play.click(play.at("demand.10", 2))  # fabric
    play.press("sell")
    assert play.me.goods == [0, 0, 0, 1]
    assert play.me.lira == 7


def test_a_touch_of_the_market_sells_all_that_it_wants(play: Play) -> None:
    play.state.large.top = (2, 1, 0, 2)
    play.acting(P.LARGE_MARKET, goods=[1, 0, 2, 2], lira=0)
    play.click(play.tile(P.LARGE_MARKET))
    assert play.me.goods == [0, 0, 2, 0]
    assert play.me.lira == 12


def test_goods_that_nobody_wants_are_refused_when_laid_on_the_market(play: Play) -> None:
    play.state.large.top = (2, 1, 0, 2)
    play.acting(P.LARGE_MARKET, goods=[0, 0, 2, 2], lira=0)
    play.drag(play.track(Good.FRUIT, 2), play.tile(P.LARGE_MARKET))
    play.refused("not_demanded")


def test_the_card_for_any_goods_is_marked_with_quantities(play: Play) -> None:
    play.state.small.top = (1, 3, 1, 0)
    play.acting(P.SMALL_MARKET, goods=[0, 0, 4, 3], capacity=4, lira=0, hand=[Card.MARKET_ANY])
    play.click(play.at("hand"))
    play.click(play.track(Good.FRUIT, 3))
    play.click(play.track(Good.JEWELRY, 2))
    play.press("sell")
    assert play.me.goods == [0, 0, 1, 1]
    assert play.me.lira == 20
    assert play.me.hand == []


def test_the_family_member_is_dragged_anywhere_but_home(play: Play) -> None:
    play.acting(P.POLICE)
    play.drag(play.at("family.0.12"), play.tile(P.POLICE))
    play.refused("family_to_12")
    play.drag(play.at("family.0.12"), play.tile(P.DEALER))
    assert play.me.family is P.DEALER
    assert isinstance(play.state.top, frames.FamilyFrame)


def test_a_ruby_is_dragged_home_when_it_can_be_paid(play: Play) -> None:
    play.acting(P.DEALER, lira=3)
    play.drag(play.at("rubies.16"), play.middle("barrow"))
    play.refused("too_few_lira")
    play.acting(P.DEALER, lira=20)
    play.drag(play.at("rubies.16"), play.middle("barrow"))
    assert play.me.rubies == (P.DEALER,)
    assert play.me.lira == 6
    assert play.item("race.0", 0).placed.face == "ruby"


def test_the_palace_asks_which_good_goes_on_the_space_for_any(play: Play) -> None:
    play.acting(P.PALACE, goods=[2, 2, 1, 1], lira=0)
    play.click(play.tile(P.PALACE))
    play.answer(Qt.Key.Key_2)
    assert play.me.rubies == (P.PALACE,)
    assert play.me.goods == [1, 0, 0, 0]


def test_a_mosque_tile_is_dragged_home_and_pays_one_good(play: Play) -> None:
    play.acting(P.SMALL_MOSQUE, goods=[1, 0, 0, 0])
    play.drag(play.at("mosque.0"), play.middle("tiles"))
    play.refused("hold_too_few")
    play.acting(P.SMALL_MOSQUE, goods=[2, 0, 0, 0])
    play.drag(play.at("mosque.0"), play.middle("tiles"))
    assert play.me.tiles == (Good.FABRIC,)
    assert play.me.goods[Good.FABRIC] == 1


# -- who is met, cards -----------------------------------------------------------------------------------------------------


def test_a_rivals_family_member_is_caught_by_touch_and_must_be(play: Play) -> None:
    play.state.players[1].family = P.FABRIC_WAREHOUSE
    play.lay(frames.EncountersFrame(0, P.FABRIC_WAREHOUSE), merchant=P.FABRIC_WAREHOUSE, lira=0, hand=[Card.GAIN_LIRA])
    play.press("end")
    play.refused("catch_first")
    play.click(play.at("family.1.2"))
    play.answer(Qt.Key.Key_1 if next(iter(Reward)) is Reward.LIRA else Qt.Key.Key_2)
    assert play.state.players[1].family is P.POLICE
    assert play.me.lira == 3


def test_the_governor_is_met_by_touch_and_paid_with_a_card(play: Play) -> None:
    play.state.governor = P.FABRIC_WAREHOUSE
    play.lay(frames.EncountersFrame(0, P.FABRIC_WAREHOUSE), merchant=P.FABRIC_WAREHOUSE)
    play.click(play.at("governor.2"))
    assert isinstance(play.state.top, frames.GovernorFrame)
    assert len(play.me.hand) == 2
    play.drag(play.at("hand", 0), play.middle("discard"))
    assert len(play.me.hand) == 1
    assert not isinstance(play.state.top, frames.GovernorFrame)


def test_the_smuggler_gives_a_good_onto_the_track_and_takes_one_from_it(play: Play) -> None:
    play.state.smuggler = P.FABRIC_WAREHOUSE
    play.lay(frames.EncountersFrame(0, P.FABRIC_WAREHOUSE), merchant=P.FABRIC_WAREHOUSE, goods=[2, 0, 0, 0])
    play.drag(play.at("smuggler.2"), play.middle(f"row.{int(Good.JEWELRY)}"))
    assert play.me.goods == [2, 0, 0, 1]
    play.click(play.track(Good.FABRIC, 2))
    assert play.me.goods == [1, 0, 0, 1]


def test_nobody_is_met_by_a_family_member(play: Play) -> None:
    play.state.governor = P.POST_OFFICE
    play.lay(frames.EncountersFrame(0), frames.FamilyFrame(0, P.POST_OFFICE), merchant=P.POLICE, family=P.POST_OFFICE)
    play.click(play.at("governor.5"))
    play.refused("family_no_encounters")


def test_cards_are_played_by_touch_or_onto_the_table(play: Play) -> None:
    play.lay(frames.MoveFrame(0), lira=0, hand=[Card.GAIN_LIRA, Card.GAIN_GOOD, Card.GAIN_LIRA])
    play.click(play.at("hand", 0))
    play.drag(play.at("hand", face="card.gain_lira"), play.middle("bazaar"))
    assert play.me.lira == 10
    play.drag(play.at("hand"), play.middle(f"row.{int(Good.FRUIT)}"))
    assert play.me.goods[Good.FRUIT] == 1
    assert play.me.hand == []
    assert play.state.discard[-1] is Card.GAIN_GOOD


def test_a_double_card_too_early_says_when_it_is_right(play: Play) -> None:
    play.lay(frames.MoveFrame(0), hand=[Card.DOUBLE_DEALER])
    play.click(play.at("hand"))
    play.refused("no_action_to_repeat")


def test_the_card_for_any_goods_says_at_a_touch_when_it_is_right(play: Play) -> None:
    play.acting(P.TEA_HOUSE, hand=[Card.MARKET_ANY])
    play.click(play.at("hand"))
    play.refused("card_not_now")
    assert not play.table.hand.marked


def test_another_place_touched_after_the_walk_says_what_comes_first(play: Play) -> None:
    play.acting(P.WAINWRIGHT, lira=0)
    play.click(play.tile(P.DEALER))
    play.refused("not_now")
    play.click(play.at("merchant.0.1"))  # still the place one stands on
    play.refused("too_few_lira")


def test_the_yellow_tile_laid_on_a_place_calls_the_assistant_there_back(play: Play) -> None:
    play.lay(frames.MoveFrame(0), tiles=(Good.FRUIT,), lira=3, stack=[Disc.OWN] * 3, out=(P.DEALER,))
    play.drag(play.at("tiles"), play.tile(P.DEALER))
    assert play.me.out == ()
    assert play.me.lira == 1


# -- keyboard, small windows ---------------------------------------------------------------------------------------------


def test_a_walk_by_keyboard_alone(play: Play, qtbot: Any) -> None:
    play.page.activateWindow()
    play.table.setFocus()
    qtbot.waitUntil(play.table.hasFocus)
    for _ in range(40):
        QTest.keyClick(play.table, Qt.Key.Key_Tab)
        if play.table.keys.at == "place.2":
            break
    assert play.table.keys.at == "place.2"
    QTest.keyClick(play.table, Qt.Key.Key_Return)
    assert play.me.merchant is P.FABRIC_WAREHOUSE


def test_the_small_table_is_played_the_same_way(play: Play, qtbot: Any) -> None:
    play.page.resize(1024, 600)
    qtbot.waitUntil(lambda: play.table.arrangement.name == "compact")
    play.page.settle()
    play.drag(play.at("merchant.0.7"), play.tile(P.FABRIC_WAREHOUSE))
    assert play.me.merchant is P.FABRIC_WAREHOUSE


@pytest.mark.parametrize("name", ["short", "long", "red", "random", "balanced"])
def test_every_layout_is_laid_and_pictured(qapp: Any, name: str) -> None:
    game, board = games.find("istanbul"), games.board("istanbul")
    assert game is not None
    options = completed(game.options, {"layout": name})
    assert isinstance(options, dict)
    view = game.view(game.setup(3, options, 8), 0)
    zones = board.zones(Scene("wide", 0), view)
    for position, place in enumerate(view.layout):
        rect = zones[f"place.{int(place)}"].rect
        assert (round(rect.left() / 239), round(rect.top() / 161)) == (position % 4, position // 4)
    for picture in (f"layout.{name}", f"layout_{name}"):
        assert board.picture(picture, Scene("wide", None)) is not None


def test_every_picture_of_the_rules_exists(qapp: Any) -> None:
    text = (Path(games.__file__).parent / "istanbul" / "rules" / "zh_TW.md").read_text(encoding="utf-8")
    names = re.findall(r"picture:(\w+)", text)
    assert len(names) > 10
    for name in names:
        look = games.board("istanbul").picture(name, Scene("wide", None))
        assert look is not None, name
        assert look.rect.width() > 50, name


def test_undo_takes_the_walk_back(play: Play) -> None:
    play.click(play.tile(P.POLICE))
    play.page._tool("undo")
    assert play.me.merchant is P.FOUNTAIN
