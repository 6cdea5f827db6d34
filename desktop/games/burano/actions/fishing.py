"""6.4: going fishing: swaps, the trip, the catch, the sale."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.games.burano.demand import Cards, counts_of, missing, price, sets, tries
from desktop.games.burano.events import BoatSailed, DocksSwapped, FishTaken, SetSold
from desktop.games.burano.pieces import SHIPS, Building, Fish, Ship
from desktop.games.burano.ring import arrow_colours
from desktop.games.burano.state import Burano, CatchFrame, Family, FishFrame, SaleFrame, TurnFrame
from desktop.games.burano.tally import award

DECK = -1  # the slot of TakeFish that means the draw pile


def matches(state: Burano, family: Family, island: int) -> int:
    """How many arrows and dock houses of an island agree in colour (6.4)."""
    slots = state.box.data.docks.slots
    docks = state.docks[island * slots : (island + 1) * slots]
    found = 0
    for colour in arrow_colours(state, family):
        if colour in docks:
            docks.remove(colour)
            found += 1
    return found


def reach(state: Burano, family: Family) -> tuple[int, ...]:
    """Sea areas that the boat can sail to: one route, with the ferry pier more."""
    routes = state.box.data.buildings.ferry_pier if Building.FERRY_PIER in family.buildings else 1
    return state.box.lagoon.within(family.boat, routes)


def swap_is_free(state: Burano, frame: FishFrame, family: Family) -> bool:
    """Whether the next swap costs nothing (harbour office)."""
    return Building.HARBOUR_OFFICE in family.buildings and frame.swaps < state.box.data.buildings.harbour_office


def in_port(state: Burano, port: int) -> list[Ship]:
    """Merchant ships that lie in a port."""
    return [ship for ship in SHIPS if state.ships[ship] == port]


class SwapDocks(Action, frozen=True):
    """6.7, the fishing privilege: exchange two dock houses that lie on different islands; `a` < `b`."""

    when: ClassVar = (FishFrame,)

    a: int
    b: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[SwapDocks]:
        docks = len(state.docks)
        return (cls(a, b) for a in range(docks) for b in range(a + 1, docks))

    @classmethod
    def legal(cls, state: Burano) -> Iterable[SwapDocks]:
        frame: FishFrame = state.top
        family = state.families[frame.seat]
        free = swap_is_free(state, frame, family)
        if not free and not family.privilege:
            return []
        slots, docks = state.box.data.docks.slots, len(state.docks)
        found = [cls(a, b) for a in range(docks) for b in range((a // slots + 1) * slots, docks)]
        if _further(state, frame, family, free):
            return found if _islands_in_reach(state, family) else []
        return [swap for swap in found if swap.leaves_match(state, family)]

    def refusal(self, state: Burano) -> Refusal | None:
        frame: FishFrame = state.top
        family = state.families[frame.seat]
        slots = state.box.data.docks.slots
        if self.a // slots == self.b // slots:
            return Refusal("same_island", "fishing_privilege")
        free = swap_is_free(state, frame, family)
        if not free and not family.privilege:
            return Refusal("no_privilege", "fishing_privilege")
        if _further(state, frame, family, free):
            safe = bool(_islands_in_reach(state, family))
        else:
            safe = self.leaves_match(state, family)
        return None if safe else Refusal("swap_without_match", "fishing_privilege")

    def leaves_match(self, state: Burano, family: Family) -> bool:
        """Whether an island in reach matches after this swap."""
        docks = state.docks
        docks[self.a], docks[self.b] = docks[self.b], docks[self.a]
        found = any(matches(state, family, island) for island in _islands_in_reach(state, family))
        docks[self.a], docks[self.b] = docks[self.b], docks[self.a]
        return found

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: FishFrame = state.top
        family, docks = state.families[frame.seat], state.docks
        free = swap_is_free(state, frame, family)
        family.privilege -= not free
        colours = (docks[self.a], docks[self.b])
        docks[self.a], docks[self.b] = docks[self.b], docks[self.a]
        state.become(FishFrame(frame.seat, frame.swaps + 1))
        yield DocksSwapped(seat=frame.seat, a=self.a, b=self.b, colours=colours, free=free)


def _islands_in_reach(state: Burano, family: Family) -> list[int]:
    return [area for area in reach(state, family) if area < state.box.lagoon.islands]


def _further(state: Burano, frame: FishFrame, family: Family, free: bool) -> bool:
    """Whether another swap could follow this one: then every swap is safe, because one swap can always make a match."""
    after = FishFrame(frame.seat, frame.swaps + 1)
    return family.privilege - (not free) > 0 or swap_is_free(state, after, family)


class Sail(Action, frozen=True):
    """Sail to a sea area: an island (0-5) to fish, a port (6, 7) to sell."""

    when: ClassVar = (FishFrame,)

    area: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[Sail]:
        return (cls(area) for area in range(len(state.box.lagoon.names)))

    def refusal(self, state: Burano) -> Refusal | None:
        frame: FishFrame = state.top
        family, lagoon = state.families[frame.seat], state.box.lagoon
        if self.area == family.boat:
            return Refusal("boat_stays", "sailing")
        if self.area not in reach(state, family):
            routes = lagoon.distance(family.boat, self.area)
            return Refusal("too_many_routes", "sailing", {"routes": routes})
        if self.area < lagoon.islands:
            if matches(state, family, self.area):
                return None
            colours = tuple(dict.fromkeys(arrow_colours(state, family)))
            return Refusal("no_match", "match", {"colours": colours, "privilege": family.privilege})
        if frame.swaps:
            return Refusal("sale_after_swap", "fishing_privilege")
        return self._sale_flaw(state, family)

    def _sale_flaw(self, state: Burano, family: Family) -> Refusal | None:
        ships = in_port(state, self.area - state.box.lagoon.islands)
        if not ships:
            return Refusal("no_ship", "port")
        wants, counts = state.box.data.ships, counts_of(family.fish)
        lacking = {ship: missing(wants, ship, counts) for ship in ships}
        nearest = min(ships, key=lambda ship: lacking[ship])
        if lacking[nearest]:
            return Refusal("nothing_to_sell", "port", {"ship": nearest, "missing": lacking[nearest]})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: FishFrame = state.top
        seat, family, lagoon = frame.seat, state.families[frame.seat], state.box.lagoon
        start, family.boat = family.boat, self.area
        if self.area < lagoon.islands:
            n = matches(state, family, self.area)
            state.become(CatchFrame(seat, self.area, n, n))
        else:
            n = 0
            state.become(SaleFrame(seat, self.area - lagoon.islands))
        yield BoatSailed(seat=seat, start=start, area=self.area, matches=n)


class TakeFish(Action, frozen=True):
    """Take a fish card: from the display (slot 0-2) or the top of the draw pile (DECK)."""

    when: ClassVar = (CatchFrame,)

    slot: int

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[TakeFish]:
        return (cls(slot) for slot in (*range(len(state.display)), DECK))

    def refusal(self, state: Burano) -> Refusal | None:
        if self.slot == DECK:
            return None if state.deck else Refusal("deck_empty", "catch")
        return Refusal("slot_empty", "catch") if state.display[self.slot] is None else None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: CatchFrame = state.top
        fish: Fish | None
        if self.slot == DECK:
            fish = state.take(state.deck)
        else:
            fish, state.display[self.slot] = state.display[self.slot], None
        assert fish is not None
        state.families[frame.seat].fish.append(fish)
        state.become(CatchFrame(frame.seat, frame.island, frame.matches, frame.left - 1))
        yield FishTaken(seat=frame.seat, fish=fish, deck=self.slot == DECK)


class Sell(Action, frozen=True):
    """Sell one set to one ship in the port. `cards` are sorted."""

    when: ClassVar = (SaleFrame, TurnFrame)

    ship: Ship
    cards: Cards

    @classmethod
    def candidates(cls, state: Burano) -> Iterable[Sell]:
        """What a hand can show, to every ship. After a sale, a second one."""
        frame = state.top
        if isinstance(frame, TurnFrame) and not frame.sold:
            return ()
        tried = tries(state.box.data.ships, counts_of(state.actor.fish))
        return [cls(ship, cards) for ship in SHIPS for cards in tried]

    @classmethod
    def legal(cls, state: Burano) -> Iterable[Sell]:
        frame = state.top
        if not isinstance(frame, SaleFrame):
            return []
        wants, counts = state.box.data.ships, counts_of(state.families[frame.seat].fish)
        ships = in_port(state, frame.port)
        return [cls(ship, cards) for ship in ships for cards, _ in sorted(sets(wants, ship, counts), key=_order)]

    def refusal(self, state: Burano) -> Refusal | None:
        frame = state.top
        if not isinstance(frame, SaleFrame):
            return Refusal("one_sale", "sell") if frame.sold else Refusal("not_in_port", "sell")
        if state.ships[self.ship] != frame.port:
            return Refusal("ship_elsewhere", "sell", {"ship": self.ship})
        hand, wanted = counts_of(state.families[frame.seat].fish), counts_of(self.cards)
        if any(want > have for want, have in zip(wanted, hand, strict=True)) or list(self.cards) != sorted(self.cards):
            return Refusal("not_in_hand", "sell")
        if price(state.box.data.ships, self.ship, self.cards) is None:
            return Refusal("no_set", "sell", {"ship": self.ship, "n": len(self.cards)})
        return None

    def perform(self, state: Burano) -> Iterator[Event | None]:
        frame: SaleFrame = state.pop()
        family = state.families[frame.seat]
        points = price(state.box.data.ships, self.ship, self.cards) or 0
        for fish in self.cards:
            family.fish.remove(fish)
        family.sold.extend(self.cards)
        award(state, frame.seat, "ship", points, self.ship.name.lower(), len(self.cards))
        state.become(TurnFrame(frame.seat, state.top.moves, True))
        yield SetSold(seat=frame.seat, ship=self.ship, cards=self.cards, points=points, port=frame.port)
        state.ships[self.ship] = 1 - frame.port
        yield None


def _order(one: tuple[Cards, int]) -> tuple[int, Cards]:
    return len(one[0]), one[0]
