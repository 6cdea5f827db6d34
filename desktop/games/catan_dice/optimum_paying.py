"""How dice pay for builds: gold pairs and jokers as the cheapest supplement of what was thrown.

Source: rules sections 5.2, 6.4, 6.5 and 6.6. Only payments that spend no joker in vain are listed.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import NamedTuple

from desktop.games.catan_dice.optimum_island import COSTS, JOKER, KINDS, KNIGHT_COST, KNIGHTS, WILD, Face, Faces, faces


class Payment(NamedTuple):
    """One way to pay for KINDS[kind].

    spent: mask of the jokers it takes. golds: what each gold pair becomes. jokers: (knight, resource) pairs.
    """

    kind: int
    spent: int
    golds: tuple[Face, ...]
    jokers: tuple[tuple[int, Face], ...]


RESOURCES = tuple(face for face in Face if face is not Face.GOLD)


def missing(hand: Faces, cost: Faces) -> list[Face]:
    """The resources this cost asks for that the hand does not show, one entry a die."""
    return [face for face in RESOURCES for _ in range(cost[face] - hand[face])]


def _joker_choices(
    wanted: tuple[Face, ...], knights: int, late: int | None, late_wanted: Faces
) -> Iterator[tuple[tuple[int, Face], ...]]:
    """Every set of jokers that makes exactly the wanted resources, fixed jokers before the wild one.

    late: the knight built this very turn; its joker serves only late_wanted, what is built after it (5.2).
    """

    def ready(knight: int, face: Face) -> bool:
        return knight <= knights or (knight == late and late_wanted[face] > 0)

    fixed = {face: knight for knight, face in JOKER.items() if ready(knight, face)}
    for wild in (None, *dict.fromkeys(wanted)):
        if wild is not None and not ready(WILD, wild):
            continue
        rest = Counter(wanted)
        if wild is not None:
            rest[wild] -= 1
        if all(count <= 1 and (not count or face in fixed) for face, count in rest.items()):
            chosen = [(fixed[face], face) for face, count in rest.items() if count]
            yield tuple(chosen if wild is None else [*chosen, (WILD, wild)])


@cache
def payments(hand: Faces, knights: int) -> tuple[Payment, ...]:
    """All payments for any kind with these dice, no joker of so many knights being used yet.

    A gold pair replaces a joker wherever a die can be spared for it, so each payment takes as many pairs as it can.
    """
    found: dict[tuple[int, int], Payment] = {}
    dice = sum(hand)
    for number, (kind, cost) in enumerate(zip(KINDS, COSTS, strict=True)):
        spare = dice - sum(cost)
        if spare < 0 or knights + kind.knights > len(KNIGHTS):
            continue
        lacking = missing(hand, cost)
        pairs = min(hand[Face.GOLD] // 2, spare, len(lacking))
        if len(lacking) - pairs > knights + 1:
            continue
        late = knights + 1 if kind.knights else None
        late_wanted = faces(whole - own for whole, own in zip(cost, KNIGHT_COST, strict=True))
        for golds in dict.fromkeys(combinations(lacking, pairs)):
            rest = Counter(lacking)
            rest.subtract(golds)
            for jokers in _joker_choices(tuple(rest.elements()), knights, late, late_wanted):
                spent = sum(1 << knight - 1 for knight, _ in jokers)
                found.setdefault((number, spent), Payment(number, spent, golds, jokers))
    return tuple(found.values())


def surplus(hand: Faces, payment: Payment) -> list[Face]:
    """The dice nothing else needs, in the order jokers should take them: single gold first, then the commonest."""
    cost = COSTS[payment.kind]
    left = [max(0, hand[face] - cost[face]) for face in RESOURCES]
    left.append(hand[Face.GOLD] - 2 * len(payment.golds))
    order = sorted(Face, key=lambda face: (face is not Face.GOLD, -left[face], face))
    return [face for face in order for _ in range(left[face])]
