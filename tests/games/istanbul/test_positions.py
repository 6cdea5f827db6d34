"""Positions that cannot be are refused by name, whatever part of them is wrong; those of play never are."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from desktop.engine import position
from desktop.games.istanbul.frames import (
    ActionFrame,
    AssistantFrame,
    CaravanFrame,
    EncountersFrame,
    EndFrame,
    GovernorFrame,
    LeftoverFrame,
    MoveFrame,
    RedFrame,
    SmugglerFrame,
    TurnOver,
)
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Disc, Good, Place
from desktop.games.istanbul.state import Bazaar
from tests.games.istanbul.scene import acting, bazaar

Spoil = Callable[[Bazaar], object]


def change(**values: object) -> Spoil:
    def spoil(state: Bazaar) -> None:
        for name, value in values.items():
            setattr(state, name, value)

    return spoil


def player(**values: object) -> Spoil:
    def spoil(state: Bazaar) -> None:
        for name, value in values.items():
            setattr(state.players[0], name, value)

    return spoil


def agenda(*frames: object) -> Spoil:
    return change(agenda=list(frames))


SPOILED: dict[str, Spoil] = {
    "one player": lambda state: state.players.pop() and state.players.pop() and state.players.pop(),
    "a place twice": change(layout=(Place(1), *tuple(Place)[1:15], Place(1))),
    "governor at a mosque": change(governor=Place(14)),
    "mail": change(mail=5),
    "dice": change(dice=(7, 1)),
    "starter": change(starter=4),
    "a neutral merchant too many": change(neutrals=[Place(14)]),
    "a neutral assistant without the variant": change(neutral_discs=(Place(2),)),
    "options": change(options={}),
    "an edition nobody registered": change(edition="x"),
    "a card too few": lambda state: state.deck.pop(),
    "a card too many of a kind": lambda state: state.deck.__setitem__(slice(0, 5), [Card.STAY] * 5),
    "a ruby from nowhere": player(rubies=(Place(13),)),
    "a ruby less": lambda state: state.rubies.__setitem__(Place(13), 3),
    "rubies elsewhere": lambda state: state.rubies.__setitem__(Place(2), 3),
    "a tile from nowhere": player(tiles=(Good.FABRIC,)),
    "a demand tile twice": lambda state: state.large.unseen.__setitem__(0, state.large.top),
    "too many goods": player(goods=[3, 0, 0, 0]),
    "a fifth good": player(goods=[1, 0, 0, 0, 0]),
    "debts": player(lira=-1),
    "a huge wheelbarrow": player(capacity=6),
    "an assistant too many": player(stack=[Disc.OWN] * 5),
    "an assistant at the Fountain": player(stack=[Disc.OWN] * 3, out=(Place(7),)),
    "two assistants at one place": player(stack=[Disc.OWN] * 2, out=(Place(2), Place(2))),
    "no agenda": agenda(),
    "nothing under the turn": agenda(MoveFrame(0)),
    "nothing to decide": agenda(TurnOver(0)),
    "two seats": agenda(TurnOver(0), MoveFrame(1)),
    "a seat that is not there": agenda(TurnOver(4), MoveFrame(4)),
    "a step out of order": agenda(TurnOver(0), AssistantFrame(0)),
    "two of one kind": agenda(TurnOver(0), EncountersFrame(0), EncountersFrame(0)),
    "an action elsewhere": agenda(TurnOver(0), EncountersFrame(0), ActionFrame(0, Place(2))),
    "cut short and not": agenda(TurnOver(0), EndFrame(0), MoveFrame(0)),
    "leftovers before the end": agenda(TurnOver(0, True), LeftoverFrame(0)),
    "cards elsewhere": agenda(TurnOver(0), EncountersFrame(0), CaravanFrame(0, Place(2), 1)),
    "a governor without a card": agenda(TurnOver(0), EncountersFrame(0), GovernorFrame(0)),
    "a smuggler's good that is not there": agenda(TurnOver(0), EncountersFrame(0), SmugglerFrame(0, Good.FRUIT, False)),
    "dice of seven": agenda(TurnOver(0), EncountersFrame(0), RedFrame(0, Place(9), (7, 1), 5)),
    "finished and going on": change(finished=True),
}


@pytest.mark.parametrize("spoil", SPOILED.values(), ids=SPOILED)
def test_a_position_that_cannot_be_is_refused(spoil):
    state = bazaar(4)
    assert GAME.flaw(state) is None
    spoil(state)
    flaw = GAME.flaw(state)
    assert flaw is not None
    assert flaw.code in ("position_table", "position_player")
    with pytest.raises(position.BadPosition) as bad:
        position.read(position.code(GAME, state), lambda id: GAME)
    assert bad.value.refusal.code == "position_impossible"


def test_positions_of_play_and_views_of_them_are_good():
    state = acting(bazaar(4, {"goods": "R2"}), 12)
    assert GAME.flaw(state) is None
    assert GAME.flaw(GAME.view(state, 1)) is None
