"""6.2: restoring a tile of the ceiling or the altar, and the bishop's step."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, combinations_with_replacement
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import box
from desktop.games.fresco.events import AltarRestored, BishopMoved, Restored
from desktop.games.fresco.grid import ROUND
from desktop.games.fresco.paints import BASIC, BLENDED, GUARD, PAINTS, SPECIAL, Paint, held, missing, packed
from desktop.games.fresco.state import SPACES, CathedralFrame, Entry, Fresco
from desktop.games.fresco.track import actor, advance

ALTAR = 3  # paints that the altar takes


def affordable(state: Fresco, seat: int) -> list[int]:
    """Spaces whose tiles a seat can pay for."""
    have = held(state.masters[seat].paints) | GUARD
    need = box(state).need
    return [space for space, tile in enumerate(state.ceiling) if tile and (have - need[tile]) & GUARD == GUARD]


def restore(state: Fresco, who: int, space: int) -> Iterator[Event | None]:
    """Take a tile, score it with the bishop as he stands, move him here where the rule says so, then move the pawn."""
    master = state.masters[who]
    here = box(state)
    tile = here.tiles[state.ceiling[space]]
    bonus = here.data.bishop.here if space == state.bishop else 0
    if space in ROUND[state.bishop]:
        bonus = here.data.bishop.beside
    extra = here.lasting(master.portraits, "bishop") if bonus and not master.leonardo else 0
    state.ceiling[space] = ""
    master.tiles.append(tile.id)
    master.tally.append(Entry(state.round, "tile", tile.points, tile.id))
    if bonus:
        master.tally.append(Entry(state.round, "bishop", bonus, tile.id))
    if extra:
        master.tally.append(Entry(state.round, "confidant", extra, tile.id))
    seat = actor(state, who)
    yield Restored(seat=seat, tile=tile.id, space=space, points=tile.points, bonus=bonus, extra=extra)
    if (master.leonardo or state.options["bishop_follows_restoration"]) and state.bishop != space:
        state.bishop = space
        yield None
    yield from advance(state, who, tile.points + bonus + extra)


def _worked(state: Fresco) -> int:
    """One assistant less; the frame ends with the last one. The seat."""
    frame: CathedralFrame = state.top
    if frame.left > 1:
        state.become(CathedralFrame(frame.seat, frame.left - 1))
    else:
        state.pop()
    return frame.seat


class Restore(Action, frozen=True):
    """Pay for the tile on a space and take it."""

    when: ClassVar = (CathedralFrame,)
    space: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(space) for space in range(SPACES)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        return [cls(space) for space in affordable(state, state.top.seat)]

    def refusal(self, state: Fresco) -> Refusal | None:
        tile = state.ceiling[self.space] if 0 <= self.space < SPACES else ""
        if not tile:
            return Refusal("no_tile", "restore")
        lacking = missing(state.mover.paints, box(state).tiles[tile].paints)
        if lacking:
            return Refusal("missing_paint", "restore", {"paints": lacking})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        seat = _worked(state)
        master = state.masters[seat]
        for paint in box(state).tiles[state.ceiling[self.space]].paints:
            master.gain(paint, -1)
        yield None
        yield from restore(state, seat, self.space)


class RestoreAltar(Action, frozen=True):
    """Give three paints to the altar (in the order of the paints)."""

    when: ClassVar = (CathedralFrame,)
    paints: tuple[Paint, ...]

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        """Any three; of what is there also two, and four different ones."""
        kinds = PAINTS if state.options.get("specials") else BASIC + BLENDED
        holdings = state.mover.paints
        own = [paint for paint in kinds if holdings[paint] > 0]
        sets: list[tuple[Paint, ...]] = [*combinations_with_replacement(kinds, ALTAR)]
        sets += combinations_with_replacement(own, ALTAR - 1)
        sets += combinations(own, ALTAR + 1)
        return [cls(paints) for paints in sets]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame: CathedralFrame = state.top
        if frame.stepped:
            return ()
        have = held(state.masters[frame.seat].paints) | GUARD
        ready = altars(bool(state.options.get("specials")))
        return [cls(paints) for paints, need in ready if (have - need) & GUARD == GUARD]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: CathedralFrame = state.top
        if frame.stepped:
            return Refusal("bishop_needs_fresco", "bishop_step")
        if len(self.paints) != ALTAR:
            return Refusal("altar_needs_three", "altar", {"n": len(self.paints)})
        for paint in BASIC:
            if self.paints.count(paint) > 1:
                return Refusal("altar_same_basic", "altar", {"paint": paint})
        lacking = missing(state.masters[frame.seat].paints, self.paints)
        if lacking:
            return Refusal("missing_paint", "altar", {"paints": lacking})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        seat = _worked(state)
        master = state.masters[seat]
        points = box(state).altar(tuple(sorted(self.paints)))
        for paint in self.paints:
            master.gain(paint, -1)
        master.tally.append(Entry(state.round, "altar", points, "".join(paint.letter for paint in self.paints)))
        yield AltarRestored(seat=seat, paints=self.paints, points=points)
        yield from advance(state, seat, points)


def _altars(blends: tuple[Paint, ...]) -> list[tuple[tuple[Paint, ...], int]]:
    """Every set that the altar takes, with its packed need: different basic paints, any others."""
    sets = [
        basic + rest
        for n in range(ALTAR + 1)
        for basic in combinations(BASIC, ALTAR - n)
        for rest in combinations_with_replacement(blends, n)
    ]
    return [(paints, packed(paints)) for paints in sorted(sets)]


_ALTARS = _altars(BLENDED)
_ALTARS_SPECIAL = _altars(BLENDED + SPECIAL)


def altars(special: bool) -> list[tuple[tuple[Paint, ...], int]]:
    """What the altar takes, with the packed need of each."""
    return _ALTARS_SPECIAL if special else _ALTARS


def can_step(state: Fresco) -> bool:
    """Whether the seat whose turn it is may pay for a step of the bishop."""
    seat: int = state.top.seat
    master = state.masters[seat]
    return not master.stepped and master.money >= box(state).data.bishop.step and bool(affordable(state, seat))


class MoveBishop(Action, frozen=True):
    """Pay for one step of the bishop; a restoration on the ceiling must follow."""

    when: ClassVar = (CathedralFrame,)
    space: int

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(space) for space in range(SPACES) if space != state.bishop]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        if not can_step(state):
            return ()
        return [cls(space) for space in ROUND[state.bishop]]

    def refusal(self, state: Fresco) -> Refusal | None:
        seat: int = state.top.seat
        master = state.masters[seat]
        step = box(state).data.bishop.step
        if master.stepped:
            return Refusal("bishop_moved_already", "bishop_step")
        if not 0 <= self.space < SPACES or self.space not in ROUND[state.bishop]:
            return Refusal("bishop_one_step", "bishop_step")
        if master.money < step:
            return Refusal("no_money", "bishop_step", {"price": step, "money": master.money})
        if not affordable(state, seat):
            return Refusal("bishop_needs_fresco", "bishop_step")
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: CathedralFrame = state.top
        master = state.masters[frame.seat]
        step = box(state).data.bishop.step
        state.become(CathedralFrame(frame.seat, frame.left, stepped=True))
        master.stepped = True
        master.earn(-step)
        state.bishop = self.space
        yield BishopMoved(seat=frame.seat, space=self.space, price=step)
