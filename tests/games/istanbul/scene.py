"""Positions that read like a table: what differs from a fresh set-up is said, the rest stays. Dice and draws are fixed by
looking for a seed that brings them, so that nothing in the rules is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.engine.action import Action, Event
from desktop.engine.chance import number
from desktop.engine.options import completed
from desktop.engine.play import begin, legal, play, refusal
from desktop.games.istanbul.actions import Decline, EndTurn, Leave, Move, Skip
from desktop.games.istanbul.frames import (
    ActionFrame,
    AssistantFrame,
    EncountersFrame,
    FamilyFrame,
    MerchantsFrame,
    MoveFrame,
    TurnOver,
)
from desktop.games.istanbul.game import GAME
from desktop.games.istanbul.pieces import Card, Disc, Good, Place
from desktop.games.istanbul.state import Bazaar, Goods

LETTERS = "RGYB"  # fabric, spice, fruit, jewelry


def chosen(**options: bool | int | str) -> dict[str, bool | int | str]:
    """All options, with defaults filled in."""
    whole = completed(GAME.options, options)
    assert isinstance(whole, dict), whole
    return whole


def parcel(counts: Sequence[int]) -> Goods:
    """Four counts as what a sale takes."""
    fabric, spice, fruit, jewelry = counts
    return fabric, spice, fruit, jewelry


def goods(words: str) -> list[int]:
    """ "R2 B1" -> [2, 0, 0, 1]."""
    found = [0, 0, 0, 0]
    for word in words.split():
        found[LETTERS.index(word[0])] = int(word[1:])
    return found


def bazaar(
    seats: int = 4,
    *me: dict[str, Any],
    layout: str = "short",
    variant: bool = False,
    seed: int = 1,
    governor: int = 6,
    smuggler: int = 6,
    large: int = 0,
    small: int = 0,
    neutrals: tuple[int, ...] | None = None,
    rubies: dict[int, int] | None = None,
    discard: tuple[Card, ...] = (),
    mail: int = 0,
) -> Bazaar:
    """A position before seat 0's move. One dict a seat: at, lira, goods, capacity, hand, out, stack, family, tiles,
    reserve, rubies (places). Hands are empty unless named. `large` and `small` are indexes of the top demand tile."""
    state = GAME.setup(seats, chosen(layout=layout, neutral_assistants=variant, starter=1), seed)
    begin(GAME, state)
    for player in state.players:
        state.deck += player.hand
        player.hand = []
    for player, said in zip(state.players, me, strict=False):
        set_up(state, player, said)
    state.governor, state.smuggler = Place(governor), Place(smuggler)
    for market, tiles, top in (
        (state.large, state.data.demand.large, large),
        (state.small, state.data.demand.small, small),
    ):
        market.top = tiles[top]
        market.unseen = [tile for tile in tiles if tile != tiles[top]]
        market.sold = []
    if neutrals is not None:
        state.neutrals = [Place(at) for at in neutrals]
    for place, n in (rubies or {}).items():
        state.rubies[Place(place)] = n
    for card in discard:
        state.deck.remove(card)
        state.discard.append(card)
    state.mail = mail
    return state


def set_up(state: Bazaar, player: Any, said: dict[str, Any]) -> None:
    assert not said.keys() - {
        "at", "lira", "goods", "capacity", "hand", "out", "stack", "family", "tiles", "reserve", "rubies",
    }  # fmt: skip
    player.merchant = Place(said.get("at", player.merchant))
    player.family = Place(said.get("family", player.family))
    player.lira = said.get("lira", player.lira)
    player.capacity = said.get("capacity", player.capacity)
    player.goods = goods(said.get("goods", ""))
    player.out = tuple(sorted(Place(place) for place in said.get("out", ())))
    own = 4 - state.variant - len(player.out)
    player.stack = (
        [Disc(disc) for disc in said["stack"]] if "stack" in said else [Disc.OWN] * own + [Disc.NEUTRAL] * state.variant
    )
    player.reserve = said.get("reserve", player.reserve)
    for place in said.get("rubies", ()):
        player.rubies += (Place(place),)
        state.rubies[Place(place)] -= 1
    for letter in said.get("tiles", ""):
        good = Good(LETTERS.index(letter))
        player.tiles += (good,)
        state.stacks[good] = state.stacks[good][1:]
    for card in said.get("hand", ()):
        state.deck.remove(card)
        player.hand.append(Card(card))


def fix(state: Bazaar, *draws: tuple[int, int]) -> None:
    """Choose a seed under which the next draws from chance are these: (n, value) as in below(n)."""
    seed = 0
    while any(number(seed, state.drawn + 1 + i, n) != value for i, (n, value) in enumerate(draws)):
        seed += 1
    state.seed = seed


def dice(*pairs: tuple[int, int]) -> list[tuple[int, int]]:
    """Rolls as draws from chance."""
    return [(6, face - 1) for pair in pairs for face in pair]


def drawing(state: Bazaar, card: Card, already: int = 0) -> tuple[int, int]:
    """The draw that brings a card from the pile; `already` cards will have been drawn before."""
    return len(state.deck) - already, state.deck.index(card)


def do(state: Bazaar, *actions: Action) -> list[Event]:
    """Play actions, each of them legal; the events of all."""
    found: list[Event] = []
    for action in actions:
        why = refusal(GAME, state, action)
        assert why is None, (action, why)
        assert action in legal(GAME, state), action
        found += play(GAME, state, action)
        assert GAME.flaw(state) is None
    return found


def why(state: Bazaar, action: Action) -> str:
    """The code of a refusal ("" when legal); a refused action is not among the legal ones."""
    refused = refusal(GAME, state, action)
    assert (action in legal(GAME, state)) == (refused is None), action
    return refused.code if refused else ""


def arrive(state: Bazaar, place: int) -> None:
    """Walk to a place and leave an assistant there."""
    do(state, Move(Place(place)))
    if isinstance(state.top, AssistantFrame):
        do(state, Leave())


def acting(state: Bazaar, place: int, seat: int = 0) -> Bazaar:
    """Put a seat straight before the action of a place."""
    state.players[seat].merchant = Place(place)
    state.agenda[:] = [TurnOver(seat), EncountersFrame(seat), ActionFrame(seat, Place(place))]
    return state


def meeting(state: Bazaar, place: int, seat: int = 0, **frame: Any) -> Bazaar:
    """Put a seat into the encounters at a place."""
    state.players[seat].merchant = Place(place)
    state.agenda[:] = [TurnOver(seat), EncountersFrame(seat, **frame)]
    return state


def idle(state: Bazaar) -> None:
    """The seat to move walks somewhere and does nothing at all."""
    for place in Place:
        if why(state, Move(place)) == "":
            do(state, Move(place))
            break
    if isinstance(state.top, (AssistantFrame, MerchantsFrame)):
        do(state, Decline())
    elif isinstance(state.top, (ActionFrame, FamilyFrame)):
        do(state, Skip())
    do(state, EndTurn())


def next_turn(state: Bazaar, seat: int = 0) -> None:
    """Everybody else does nothing until a seat is to move."""
    while not (isinstance(state.top, MoveFrame) and state.top.seat == seat):
        idle(state)
