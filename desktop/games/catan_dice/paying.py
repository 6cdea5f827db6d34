"""What a hand can pay with the help of gold pairs and jokers (rules 6.5-6.7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from msgspec import Struct

from desktop.games.catan_dice.faces import RESOURCES, Face, Hand, count, hand_of, missing
from desktop.games.catan_dice.island import Island, JokerPlace
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.state import CatanDice, What


class Help(Struct, frozen=True):
    """What changes dice so that a cost can be paid: what each gold pair becomes, and jokers with what they make."""

    golds: tuple[Face, ...] = ()
    jokers: tuple[tuple[str, Face], ...] = ()


def ready_jokers(state: CatanDice, seat: int) -> tuple[JokerPlace, ...]:
    """Jokers whose knights stand and that are not spent; those of one resource first."""
    sheet = state.sheets[seat]
    ready = [
        joker
        for joker in island_of(state).jokers.values()
        if sheet.knights & joker.needs == joker.needs and not sheet.used >> joker.index & 1
    ]
    return tuple(sorted(ready, key=lambda joker: joker.face is None))


def size(hand: Hand) -> int:
    """How many dice a hand has."""
    return sum(hand >> shift & 15 for shift in range(0, 24, 4))


def helps(hand: Hand, cost: tuple[Face, ...], jokers: tuple[JokerPlace, ...]) -> Iterator[Help]:
    """Every way to pay a cost with as many gold pairs and as few jokers as can be; none when it cannot be paid.

    A pair takes a die away, so there must be one to spare; a joker changes a die that nothing else needs."""
    lacking = missing(hand, cost)
    spare = size(hand) - len(cost)
    if spare < 0:
        return
    pairs = min(count(hand, Face.GOLD) // 2, spare, len(lacking))
    if len(lacking) - pairs > len(jokers):
        return
    for golds in dict.fromkeys(combinations(lacking, pairs)):
        rest = list(lacking)
        for face in golds:
            rest.remove(face)
        for used in _joker_sets(tuple(rest), jokers):
            yield Help(golds, used)


def _joker_sets(wanted: tuple[Face, ...], jokers: tuple[JokerPlace, ...]) -> Iterator[tuple[tuple[str, Face], ...]]:
    if not wanted:
        yield ()
        return
    face, rest = wanted[0], wanted[1:]
    wild_tried = False
    for place, joker in enumerate(jokers):
        if joker.face is not face and (joker.face is not None or wild_tried):
            continue
        wild_tried = wild_tried or joker.face is None
        for others in _joker_sets(rest, jokers[:place] + jokers[place + 1 :]):
            yield ((joker.id, face), *others)


def costs(island: Island, what: What) -> tuple[tuple[Face, ...], ...]:
    """Every cost that pays for it: a castle takes any one resource."""
    if what is What.CASTLE:
        return tuple((face,) * island.castle_dice for face in RESOURCES)
    return (island.costs[what],)


def could_build(state: CatanDice) -> tuple[What, ...]:
    """What the seat that plays could still build this turn with its free dice, its gold and its jokers."""
    island, seat = island_of(state), state.playing
    hand, jokers = hand_of(state.dice), ready_jokers(state, seat)
    return tuple(
        what
        for what in island.kinds
        if island.open(state, seat, what)
        and any(next(helps(hand, cost, jokers), None) is not None for cost in costs(island, what))
    )


def built_this_turn(state: CatanDice, seat: int) -> bool:
    """Whether the seat has built anything in the present turn."""
    marks = state.sheets[seat].marks
    return bool(marks) and marks[-1].turn == state.turn
