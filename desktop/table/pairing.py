"""Which piece of the table becomes which: from what lay there to what shall lie there. Knows no Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Iterable


class _Spot(Protocol):
    @property
    def zone(self) -> str: ...
    @property
    def index(self) -> int: ...


class Piece(Protocol):
    """What pairing needs to know of a placement."""

    @property
    def kind(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def face(self) -> str: ...
    @property
    def count(self) -> int | None: ...
    @property
    def spot(self) -> _Spot: ...


@dataclass(slots=True)
class Pairing:
    """`same`: old index to new index. `out`: new index to the old heap it comes out of. `into`: old index to the new heap
    that it joins. `gone` and `fresh`: what vanishes and appears without a way."""

    same: dict[int, int] = field(default_factory=dict[int, int])
    out: dict[int, int] = field(default_factory=dict[int, int])
    into: dict[int, int] = field(default_factory=dict[int, int])
    gone: list[int] = field(default_factory=list[int])
    fresh: list[int] = field(default_factory=list[int])


Key = Callable[[Piece], object]

_RULES: tuple[Key, ...] = (
    lambda piece: (piece.spot.zone, piece.spot.index, piece.face),
    lambda piece: (piece.spot.zone, piece.face),
    lambda piece: piece.face,
    lambda piece: (piece.spot.zone, piece.spot.index),
    lambda piece: None,
)


def pair(old: Sequence[Piece], new: Sequence[Piece], dropped: int | None = None) -> Pairing:
    """Pair within a kind and name: the dropped piece first (or another of its kind would fly instead), then same spot
    and face, same face in the zone, same face, same spot, any; at last out of a shrunk heap, into a grown one."""
    result = Pairing()
    lone_old, heaps_old = _split(old)
    lone_new, heaps_new = _split(new)
    free_old: dict[tuple[str, str], list[int]] = defaultdict(list)
    free_new: dict[tuple[str, str], list[int]] = defaultdict(list)
    for index in lone_old:
        free_old[old[index].kind, old[index].name].append(index)
    for index in lone_new:
        free_new[new[index].kind, new[index].name].append(index)
    for key, wanting in free_new.items():
        having = free_old.get(key)
        if having:
            _within(old, new, having, wanting, dropped, result)
    _heaps(old, new, heaps_old, heaps_new, result)
    _through_heaps(old, new, heaps_old, heaps_new, free_old, free_new, result)
    return result


def _split(pieces: Sequence[Piece]) -> tuple[list[int], list[int]]:
    lone, heaps = [], []
    for index, piece in enumerate(pieces):
        (lone if piece.count is None else heaps).append(index)
    return lone, heaps


def _within(
    old: Sequence[Piece],
    new: Sequence[Piece],
    having: list[int],
    wanting: list[int],
    dropped: int | None,
    result: Pairing,
) -> None:
    if dropped in having:
        # it goes to where something new lies: a new spot that no old piece of this face held
        held = {(old[i].spot.zone, old[i].spot.index, old[i].face) for i in having}
        goal = next((j for j in wanting if (new[j].spot.zone, new[j].spot.index, new[j].face) not in held), None)
        if goal is not None:
            _take(result, having, wanting, dropped, goal)
    for rule in _RULES:
        if not having or not wanting:
            return
        waiting: dict[object, list[int]] = defaultdict(list)
        for index in having:
            waiting[rule(old[index])].append(index)
        for goal in list(wanting):
            found = waiting.get(rule(new[goal]))
            if found:
                _take(result, having, wanting, found.pop(0), goal)


def _take(result: Pairing, having: list[int], wanting: list[int], one: int | None, goal: int) -> None:
    assert one is not None
    result.same[one] = goal
    having.remove(one)
    wanting.remove(goal)


def _heaps(
    old: Sequence[Piece], new: Sequence[Piece], heaps_old: Iterable[int], heaps_new: Iterable[int], result: Pairing
) -> None:
    at = {(old[i].kind, old[i].name, old[i].spot.zone, old[i].spot.index): i for i in heaps_old}
    for goal in heaps_new:
        piece = new[goal]
        one = at.pop((piece.kind, piece.name, piece.spot.zone, piece.spot.index), None)
        if one is None:
            result.fresh.append(goal)
        else:
            result.same[one] = goal
    result.gone.extend(at.values())


def _through_heaps(
    old: Sequence[Piece],
    new: Sequence[Piece],
    heaps_old: list[int],
    heaps_new: list[int],
    free_old: dict[tuple[str, str], list[int]],
    free_new: dict[tuple[str, str], list[int]],
    result: Pairing,
) -> None:
    shrunk: dict[str, list[int]] = defaultdict(list)
    grown: dict[str, list[int]] = defaultdict(list)
    for one in heaps_old:
        before, goal = old[one].count or 0, result.same.get(one)
        after = 0 if goal is None else new[goal].count or 0
        if before < 0 or after < before:
            shrunk[old[one].kind].append(one)
        if goal is not None and (after < 0 or after > before):
            grown[new[goal].kind].append(goal)
    for goal in result.fresh:
        if new[goal].count is not None:
            grown[new[goal].kind].append(goal)
    for (kind, _), left in free_new.items():
        for goal in left:
            if shrunk.get(kind):
                result.out[goal] = shrunk[kind][0]
            else:
                result.fresh.append(goal)
    for (kind, _), left in free_old.items():
        for one in left:
            if grown.get(kind):
                result.into[one] = grown[kind][0]
            else:
                result.gone.append(one)
