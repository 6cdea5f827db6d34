"""Things of the table as lessons name them."""

from __future__ import annotations

from desktop.games.istanbul.frames import EncountersFrame, TurnOver
from desktop.games.istanbul.lessons.lights import CONSULTED, place_of
from desktop.games.istanbul.pieces import Card
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.text import WORDS
from tests.games.istanbul.scene import bazaar

ORDER = ("me", "grandpa", "ching")


def test_the_cards_that_one_holds_are_consulted_and_the_empty_room_of_the_hand_is_not():
    def seen(state: Bazaar) -> set[str]:
        return {zone for name in CONSULTED for zone, _ in [place_of(name, state, ORDER)]}

    assert "hand" not in seen(bazaar(3))
    held = bazaar(3, {"hand": [Card.STAY, Card.GAIN_LIRA]})
    assert {face for name in CONSULTED for _, face in [place_of(name, held, ORDER)]} == {
        "",
        "card.stay",
        "card.gain_lira",
    }
    assert {f"place.{n}" for n in range(1, 17)} <= seen(held)


def test_nobody_is_asked_for_a_card_who_holds_none():
    asked = []
    for mine in ({}, {"hand": [Card.STAY]}):
        state = bazaar(3, mine)
        state.agenda[:] = [TurnOver(0), EncountersFrame(0)]
        asked.append("card" in WORDS.prompt(state))
    assert asked == [False, True]
