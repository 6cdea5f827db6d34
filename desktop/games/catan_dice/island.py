"""A map as the actions ask it: what can be tried, what stands in the way, what marking does. Costs and jokers too."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from desktop.engine.action import Refusal
from desktop.games.catan_dice.data import Costs, Data, DiceTable
from desktop.games.catan_dice.events import TitleTaken
from desktop.games.catan_dice.faces import RESOURCES, SHIFT, Face, Hand, count, missing
from desktop.games.catan_dice.state import CatanDice, What


class JokerPlace(Struct, frozen=True):
    """A joker: its bit, the knights that must all be built for it (bits), what it makes (None: any resource)."""

    id: str
    index: int
    needs: int
    knights: tuple[str, ...]
    face: Face | None


class Island:
    """One of the three maps, read once from the tables. Subclasses know the places.

    `goal` 0: no race, fifteen boxes instead. `ramp`: dice of the first turns of all seats together.
    """

    def __init__(self, name: str, data: Data, race: bool) -> None:
        self.name = name
        self.costs = costs_of(data.costs)
        self.dice: DiceTable = data.dice
        self.turns = 0 if race else data.track.turns
        self.x = data.track.x
        self.goal = data.race.goal if race else 0
        self.ramp = data.race.dice if race else (data.dice.number,)
        self.army_least, self.army_points = data.race.army_least, data.race.army_points
        self.castle_dice = data.extra.castle_dice
        self.jokers: dict[str, JokerPlace] = {}
        self.kinds: tuple[What, ...] = (What.ROAD, What.SETTLEMENT, What.CITY, What.KNIGHT)
        self._payable: dict[Hand, tuple[What, ...]] = {}

    # -- places, answered by subclasses ------------------------------------------------------------------------------

    def tries(self, state: CatanDice) -> Iterable[tuple[What, str]]:
        """Everything that a person could try to build, possible or not."""
        raise NotImplementedError

    def open(self, state: CatanDice, seat: int, what: What) -> tuple[str, ...]:
        """Where this seat may build such a thing now, if it can pay."""
        raise NotImplementedError

    def reasons(self, state: CatanDice, seat: int, what: What, place: str) -> list[Refusal]:
        """What stands in the way at a place apart from payment, the most basic first. KeyError: no such place."""
        raise NotImplementedError

    def mark(self, state: CatanDice, seat: int, what: What, place: str) -> int:
        """Mark it; the points it brings by itself. Keeps no log and moves no title."""
        raise NotImplementedError

    def unmark(self, state: CatanDice, seat: int, what: What, place: str) -> None:
        """The other way round, for what must stay hidden."""
        raise NotImplementedError

    def titles(self, state: CatanDice, seat: int, what: What, place: str) -> Iterator[TitleTaken]:
        """Move the titles that this build earns."""
        return iter(())

    def road_length(self, state: CatanDice, seat: int) -> int:
        """Segments of the seat's longest road."""
        raise NotImplementedError

    def title_points(self, state: CatanDice) -> tuple[int, int]:
        """What longest road and largest army are worth."""
        return 0, 0

    def stuck(self, state: CatanDice) -> bool:
        """Whether nobody can ever build anything again."""
        return False

    # -- dice and payment --------------------------------------------------------------------------------------------

    def dice_in_turn(self, number: int) -> int:
        """How many dice the number-th turn of all seats together uses, from 1."""
        return self.ramp[min(number, len(self.ramp)) - 1]

    def payable(self, hand: Hand) -> tuple[What, ...]:
        """What a hand can pay for, in the order of `kinds`."""
        found = self._payable.get(hand)
        if found is None:
            found = self._payable[hand] = tuple(what for what in self.kinds if not self.lacking(hand, what))
        return found

    def cost(self, hand: Hand, what: What) -> tuple[Face, ...]:
        """The faces that pay for it; a castle takes the resource of which the hand has most."""
        if what is not What.CASTLE:
            return self.costs[what]
        most = max(RESOURCES, key=lambda face: count(hand, face))
        return (most,) * self.castle_dice

    def lacking(self, hand: Hand, what: What) -> tuple[Face, ...]:
        """The faces that a hand lacks for it."""
        return missing(hand, self.cost(hand, what))

    def army(self, state: CatanDice, seat: int) -> int:
        """How many knights a seat has."""
        return state.sheets[seat].knights.bit_count()

    def army_title(self, state: CatanDice, seat: int) -> Iterator[TitleTaken]:
        """8.2: the first with three knights, then whoever has strictly more."""
        army, holder = self.army(state, seat), state.largest_army
        least = self.army_least if holder is None else self.army(state, holder) + 1
        if holder != seat and army >= least:
            state.largest_army = seat
            points = self.title_points(state)[1]
            yield TitleTaken(seat=seat, title="largest_army", holder_before=holder, count=army, points=points)


def costs_of(table: Costs) -> dict[What, tuple[Face, ...]]:
    """The cost of each structure as faces, in the order of the dice's faces."""
    named = {
        What.ROAD: table.road,
        What.KNIGHT: table.knight,
        What.SETTLEMENT: table.settlement,
        What.CITY: table.city,
    }
    return {what: tuple(face for face in SHIFT for _ in range(cost.get(face, 0))) for what, cost in named.items()}
