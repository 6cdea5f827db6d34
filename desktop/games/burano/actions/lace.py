"""6.5: making lace; scoring B: returning cubes for women."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar, Literal

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.events import CubeReturned, SentHome, WomanPlaced
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.pieces import Building, Colour, Worker
from desktop.games.burano.quarter import touches, women_on
from desktop.games.burano.ring import arrow_colours, come_home, leave
from desktop.games.burano.state import Burano, Family, LaceFrame, ReturnFrame
from desktop.games.burano.tally import award

Means = Literal["plain", "bridge", "bench", "privilege"]


class PlaceWoman(Action, frozen=True):
    """Send a woman to a square. `means`: by the plain rule, by a building card, or by the lace privilege (6.7)."""

    when: ClassVar = (LaceFrame,)

    square: int
    means: Means = "plain"

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[PlaceWoman]:
        family = state.actor
        for square in range(len(state.squares)):
            plain = cls(square).refusal(state)
            yield cls(square)
            if plain is not None and plain.code in ("not_touching", "bench_taken"):
                if Building.LACE_BRIDGE in family.buildings:
                    yield cls(square, "bridge")
                if Building.SHARED_BENCH in family.buildings:
                    yield cls(square, "bench")
                yield cls(square, "privilege")

    @classmethod
    def legal(cls, state: Burano) -> Iterable[PlaceWoman]:
        frame: LaceFrame = state.top
        family = state.families[frame.seat]
        if family.workers <= 1:
            return []
        arrows, squares = frame.arrows, state.squares
        taken = {square for other in state.families for square in other.women}
        beside = state.box.lace_beside
        near = {other for square in family.women for other in beside[square]} if family.women else None
        special = bool(family.privilege or family.buildings)
        found: list[PlaceWoman] = []
        for square, here in enumerate(squares):
            if here.colour is None or here.colour not in arrows:
                continue
            if square not in taken and (near is None or square in near):
                found.append(cls(square))
            elif special and square not in family.women:
                ways = (cls(square, "bridge"), cls(square, "bench"), cls(square, "privilege"))
                found.extend(way for way in ways if way.refusal(state) is None)
        return found

    def refusal(self, state: Burano) -> Refusal | None:
        frame: LaceFrame = state.top
        family = state.families[frame.seat]
        if family.workers <= 1:
            return Refusal("last_worker", "last_worker")
        colour = state.squares[self.square].colour
        if colour is None:
            return Refusal("lace_gap", "lace")
        if colour not in frame.arrows:
            code = "arrow_used" if colour in arrow_colours(state, family) else "no_arrow"
            return Refusal(code, "lace", {"colour": colour, "arrows": frame.arrows})
        if self.square in family.women:
            return Refusal("own_woman", "lace_privilege" if self.means == "privilege" else "lace_place")
        return self._place_flaw(state, frame, family)

    def _place_flaw(self, state: Burano, frame: LaceFrame, family: Family) -> Refusal | None:
        """Which of the four means can take the square (6.5, 6.7, 3.15)."""
        others = len(women_on(state, self.square))
        touching = not family.women or touches(state, family, self.square)
        params = {"privilege": family.privilege}
        match self.means:
            case "plain":
                if others:
                    return Refusal("bench_taken", "lace_place", params)
                return None if touching else Refusal("not_touching", "lace_place", params)
            case "bridge":
                if Building.LACE_BRIDGE not in family.buildings:
                    return Refusal("no_building", "card_lace_bridge", {"card": Building.LACE_BRIDGE})
                if frame.bridged >= state.box.data.buildings.lace_bridge:
                    return Refusal("bridge_used", "card_lace_bridge")
                if others:
                    return Refusal("bench_taken", "card_lace_bridge", params)
                return Refusal("means_not_needed", "lace_place") if touching else None
            case "bench":
                if Building.SHARED_BENCH not in family.buildings:
                    return Refusal("no_building", "card_shared_bench", {"card": Building.SHARED_BENCH})
                if not others:
                    return Refusal("means_not_needed" if touching else "not_touching", "card_shared_bench", params)
                if others >= state.box.data.buildings.shared_bench:
                    return Refusal("bench_full", "card_shared_bench")
                return None if touching else Refusal("not_touching", "card_shared_bench", params)
            case "privilege":
                if not others and touching:
                    return Refusal("means_not_needed", "lace_privilege")
                return None if family.privilege else Refusal("no_privilege", "lace_privilege")

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: LaceFrame = state.top
        family = state.families[frame.seat]
        here = state.squares[self.square]
        assert here.colour is not None
        if self.means == "privilege":
            family.privilege -= 1
            for seat in women_on(state, self.square):
                yield send_woman_home(state, seat, self.square)
        leave(family)
        family.women.append(self.square)
        coin = state.box.data.money.icon if here.coin else 0
        family.coins += coin
        arrows: list[Colour] = list(frame.arrows)
        arrows.remove(here.colour)
        state.become(LaceFrame(frame.seat, tuple(arrows), frame.bridged + (self.means == "bridge")))
        yield WomanPlaced(seat=frame.seat, square=self.square, coin=coin, means=self.means)


def send_woman_home(state: Burano, seat: int, square: int) -> Event:
    """A woman makes room for another player's: she goes home, and her family is paid."""
    family, coins = state.families[seat], state.box.data.money.displaced
    family.women.remove(square)
    come_home(family)
    family.coins += coins
    return SentHome(seat=seat, worker=Worker.WOMAN, place=square, coins=coins)


class ReturnCube(Action, frozen=True):
    """Scoring B: return a cube of the tower for a woman on a square of its colour. `ready`: tried from the ready area.
    `other`: tried with a cube of another colour."""

    when: ClassVar = (ReturnFrame,)

    square: int
    ready: bool = False
    other: Colour | None = None

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[ReturnCube]:
        family = state.actor
        colours = [square.colour for square in state.squares]
        for square, colour in enumerate(colours):
            if colour is not None:
                yield cls(square)
                if colour in family.ready:
                    yield cls(square, True)
                for other in sorted({cube for cube in family.tower if cube is not None} - {colour}):
                    yield cls(square, False, other)

    def refusal(self, state: Burano) -> Refusal | None:
        frame: ReturnFrame = state.top
        family = state.families[frame.seat]
        if self.ready:
            return Refusal("ready_not_returned", "lace_scoring")
        if self.square not in family.women:
            return Refusal("no_woman", "lace_scoring")
        if self.square in frame.paid:
            return Refusal("woman_paid", "lace_scoring")
        colour = state.squares[self.square].colour
        if self.other is not None and self.other != colour:
            return Refusal("return_other", "lace_scoring", {"colour": colour, "other": self.other})
        if colour not in family.tower:
            return Refusal("tower_without", "lace_scoring", {"colour": colour})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: ReturnFrame = state.top
        family, points = state.families[frame.seat], state.box.data.lace.cube_points
        colour = state.squares[self.square].colour
        assert colour is not None
        cell = next(cell for cell in reversed(range(TOWER)) if family.tower[cell] == colour)
        family.tower[cell] = None
        state.supply[colour] += 1
        award(state, frame.seat, "cubes", points, str(int(colour)), 1)
        state.become(ReturnFrame(frame.seat, (*frame.paid, self.square)))
        yield CubeReturned(seat=frame.seat, colour=colour, square=self.square, points=points)
