"""6.4 and 8.2: blending paints, and the bishop's requests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement
from typing import ClassVar, Self

from desktop.engine.action import Action, Event, Refusal
from desktop.games.fresco.box import STACK_PAINT, box
from desktop.games.fresco.events import Blended, RequestFulfilled
from desktop.games.fresco.paints import BASIC, BLENDED, PAINTS, Paint, missing
from desktop.games.fresco.state import Entry, Fresco, LeonardoWorkshopFrame, RequestFrame, WorkshopFrame
from desktop.games.fresco.track import actor, advance


def blends(state: Fresco, seat: int) -> int:
    """Blends of one assistant."""
    return box(state).data.work.blends + box(state).lasting(state.masters[seat].portraits, "blends")


def fitting(state: Fresco, who: int, stack: str) -> list[str]:
    """Fresco tiles of a master that a stack's request takes."""
    paint = STACK_PAINT[stack]
    tiles = box(state).tiles
    return [tile for tile in state.masters[who].tiles if paint is None or paint in tiles[tile].back]


def satisfiable(state: Fresco, who: int) -> list[str]:
    """Stacks whose top request a master can fulfil."""
    if len(state.masters[who].tiles) < box(state).data.requests.tiles:
        return []
    wanted = box(state).data.requests.tiles
    return [
        stack
        for stack, left in zip(STACK_PAINT, state.stacks, strict=False)
        if left and len(fitting(state, who, stack)) >= wanted
    ]


class Blend(Action, frozen=True):
    """Two paints become one."""

    when: ClassVar = (WorkshopFrame,)
    first: Paint
    second: Paint

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        kinds = PAINTS if state.options.get("specials") else BASIC + BLENDED
        return [cls(first, second) for first, second in combinations_with_replacement(kinds, 2)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame: WorkshopFrame = state.top
        if not frame.blends and not frame.left:
            return ()
        holdings = state.masters[frame.seat].paints
        recipes = box(state).recipes_with(bool(state.options.get("specials")))
        return [cls(*pair) for pair in recipes if holdings[pair[0]] > 0 and holdings[pair[1]] > 0]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: WorkshopFrame = state.top
        if (self.first, self.second) not in box(state).recipes_with(bool(state.options.get("specials"))):
            return Refusal("no_such_recipe", "recipes", {"first": self.first, "second": self.second})
        if not frame.blends and not frame.left:
            return Refusal("blends_used", "workshop", {"n": blends(state, frame.seat)})
        lacking = missing(state.masters[frame.seat].paints, (self.first, self.second))
        if lacking:
            return Refusal("missing_paint", "workshop", {"paints": lacking})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: WorkshopFrame = state.top
        master = state.masters[frame.seat]
        if frame.blends:
            state.become(WorkshopFrame(frame.seat, frame.left, frame.blends - 1))
        else:
            state.become(WorkshopFrame(frame.seat, frame.left - 1, blends(state, frame.seat) - 1))
        made = box(state).all_recipes[self.first, self.second]
        master.gain(self.first, -1)
        master.gain(self.second, -1)
        master.gain(made)
        yield Blended(seat=frame.seat, first=self.first, second=self.second, made=made)


class BeginRequest(Action, frozen=True):
    """Turn to the request on top of a stack; the fresco tiles for it are given next."""

    when: ClassVar = (WorkshopFrame, LeonardoWorkshopFrame)
    stack: str

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(stack) for stack, _ in zip(STACK_PAINT, state.stacks, strict=False)]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame = state.top
        if isinstance(frame, LeonardoWorkshopFrame):
            return [cls(stack) for stack in satisfiable(state, state.players)]
        if not state.stacks or not frame.left or state.mover.requested:
            return ()
        return [cls(stack) for stack in satisfiable(state, frame.seat)]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame = state.top
        leonardo = isinstance(frame, LeonardoWorkshopFrame)
        who = state.players if leonardo else frame.seat
        if self.stack not in STACK_PAINT or not state.stacks:
            return Refusal("no_such_stack", "requests")
        if not leonardo and state.masters[who].requested:
            return Refusal("one_request", "requests")
        if not leonardo and not frame.left:
            return Refusal("no_assistant_left", "requests")
        if not state.stacks[list(STACK_PAINT).index(self.stack)]:
            return Refusal("stack_empty", "requests", {"stack": self.stack})
        wanted = box(state).data.requests.tiles
        if len(state.masters[who].tiles) < wanted:
            return Refusal("three_tiles_needed", "requests", {"n": len(state.masters[who].tiles), "wanted": wanted})
        have = len(fitting(state, who, self.stack))
        if have < wanted:
            return Refusal("missing_blot", "requests", {"stack": self.stack, "n": have, "wanted": wanted})
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame = state.top
        if isinstance(frame, LeonardoWorkshopFrame):
            state.become(RequestFrame(frame.seat, state.players, self.stack))
        else:
            state.become(WorkshopFrame(frame.seat, frame.left - 1, frame.blends))
            state.push(RequestFrame(frame.seat, frame.seat, self.stack))
        yield None


class GiveTile(Action, frozen=True):
    """A fresco tile for the request; the last one fulfils it."""

    when: ClassVar = (RequestFrame,)
    tile: str

    @classmethod
    def candidates(cls, state: Fresco) -> Iterable[Self]:
        return [cls(tile) for master in state.masters for tile in master.tiles]

    @classmethod
    def legal(cls, state: Fresco) -> Iterable[Self]:
        frame: RequestFrame = state.top
        return [cls(tile) for tile in fitting(state, frame.who, frame.stack) if tile not in frame.given]

    def refusal(self, state: Fresco) -> Refusal | None:
        frame: RequestFrame = state.top
        if self.tile not in state.masters[frame.who].tiles:
            return Refusal("not_your_tile", "requests", {"who": frame.who})
        if self.tile in frame.given:
            wanted = box(state).data.requests.tiles
            return Refusal("three_tiles_needed", "requests", {"n": len(frame.given), "wanted": wanted})
        if self.tile not in fitting(state, frame.who, frame.stack):
            have = len(fitting(state, frame.who, frame.stack))
            params = {"stack": frame.stack, "n": have, "wanted": box(state).data.requests.tiles}
            return Refusal("missing_blot", "requests", params)
        return None

    def perform(self, state: Fresco) -> Iterator[Event | None]:
        frame: RequestFrame = state.top
        given = (*frame.given, self.tile)
        if len(given) < box(state).data.requests.tiles:
            state.become(RequestFrame(frame.seat, frame.who, frame.stack, given))
            yield None
            return
        state.pop()
        yield from _fulfil(state, frame.who, frame.stack, given)


def _fulfil(state: Fresco, who: int, stack: str, given: tuple[str, ...]) -> Iterator[Event | None]:
    master = state.masters[who]
    request = state.stacks[list(STACK_PAINT).index(stack)].pop(0)
    points = box(state).requests[request][1]
    master.requested = True
    for tile in given:
        master.tiles.remove(tile)
        state.spent.append(tile)
    master.requests.append(request)
    if points:
        master.tally.append(Entry(state.round, "request", points, request))
    yield RequestFulfilled(seat=actor(state, who), request=request, tiles=given, points=points)
    yield from advance(state, who, points)
