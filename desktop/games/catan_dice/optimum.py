"""Which dice to keep and what to build: the best turn for any idea of what the future is worth.

Source: rules sections 5, 6 and 13. With the solved table as the future this is perfect solo play (94.79 points on
average); a weaker idea of the future makes a weaker player of the same code. Independent of the game's State.

Dice are tuples of six counts in the order brick, lumber, wool, grain, ore, gold.
"""

from collections.abc import Callable
from functools import lru_cache, partial
from typing import Literal, NamedTuple, TypeAlias

from desktop.games.catan_dice.optimum_dice import HANDS, SMALL, best_kept, expected, kept_from
from desktop.games.catan_dice.optimum_island import (
    CITIES,
    EMPTY,
    KINDS,
    KNIGHTS,
    ROADS,
    SETTLEMENTS,
    Board,
    Face,
    Faces,
    Growth,
    Position,
    growths,
)
from desktop.games.catan_dice.optimum_paying import Payment, payments, surplus
from desktop.games.catan_dice.optimum_table import TURNS, value

__all__ = [
    "EMPTY", "TURNS", "Adviser", "Face", "Faces", "Future", "Outcome", "Position", "Step", "X", "best",
    "keep", "outlook", "plan", "value",
]  # fmt: skip

X = -2
"""What an empty turn writes (5.3)."""

Step: TypeAlias = tuple[Literal["gold"], Face] | tuple[Literal["joker"], int, Face, Face] | tuple[Literal["build"], str]
"""One action of RESOLVE (5.2): ("gold", resource), ("joker", knight, face it shows, resource) or ("build", "C7")."""

Future: TypeAlias = Callable[[Position, int], float]
"""Points still to come from a position with so many turns left; 0 turns are asked for too."""


class Outcome(NamedTuple):
    """One way to end a turn: points written into the box, the position after, and all it is worth with the future."""

    worth: float
    points: int
    after: Position
    steps: tuple[Step, ...]


class _Way(NamedTuple):
    """The best concrete builds for one kind and one set of spent jokers."""

    worth: float
    points: int
    after: Position
    growth: Growth | None


class Turn:
    """Everything one turn can bring from one position: made once (some milliseconds), then asked for each throw."""

    def __init__(self, future: Future, position: Position, turns_left: int) -> None:
        """turns_left: 1 to 15, this turn included."""
        if turns_left < 1:
            raise ValueError("no turn is left")
        self._future = future
        self.position = position
        self._after = turns_left - 1
        self._ways: dict[tuple[int, int], _Way | None] = {}
        self._idle = future(position, self._after)
        self._kept: dict[int, list[float]] = {}

    def _way(self, kind: int, spent: int) -> _Way | None:
        key = kind, spent
        if key not in self._ways:
            roads, settlements, cities, knights, used = self.position
            stationed = knights + KINDS[kind].knights
            bonus = sum(KNIGHTS[knights:stationed])
            most: _Way | None = None
            for growth in growths(Board(roads, settlements, cities), kind):
                after = Position(*growth.board, stationed, used | spent)
                points = growth.points + bonus
                worth = points + self._future(after, self._after)
                if most is None or worth > most.worth:
                    most = _Way(worth, points, after, growth)
            self._ways[key] = most
        return self._ways[key]

    def _payable(self, dice: Faces) -> list[tuple[_Way, Payment]]:
        used = self.position.used
        found: list[tuple[_Way, Payment]] = []
        for payment in payments(dice, self.position.knights):
            if not payment.spent & used:
                way = self._way(payment.kind, payment.spent)
                if way is not None:
                    found.append((way, payment))
        return found

    def outcomes(self, dice: Faces, *, built: bool = False) -> list[Outcome]:
        """Every sensible way to end the turn with these free dice (0 to 6), best first; of equals the fewest jokers.

        built: something was built this turn already, so that ending now costs no X.
        """
        idle = 0 if built else X
        found = [Outcome(self._idle + idle, idle, self.position, ())]
        for way, payment in self._payable(dice):
            if way.growth is not None:
                steps = _steps(self.position, dice, payment, way.growth)
                found.append(Outcome(way.worth, way.points, way.after, steps))
        return sorted(found, key=lambda outcome: (-round(outcome.worth, 6), outcome.after.used.bit_count()))

    def _final(self) -> list[float]:
        idle = self._idle + X
        used, knights, ways = self.position.used, self.position.knights, self._ways
        worths: list[float] = []
        for dice in HANDS[SMALL:]:
            most = idle
            for payment in payments(dice, knights):
                if payment.spent & used:
                    continue
                key = payment.kind, payment.spent
                way = ways[key] if key in ways else self._way(*key)
                if way is not None and way.worth > most:
                    most = way.worth
            worths.append(most)
        return worths

    def worths(self, rerolls_left: int) -> list[float]:
        """Worth of keeping each of HANDS and throwing the rest, 1 or 2 rerolls left; all six dice mean stopping."""
        if rerolls_left not in self._kept:
            if rerolls_left == 1:
                self._kept[1] = expected(self._final())
            elif rerolls_left == 2:
                once = self.worths(1)
                self._kept[2] = expected(best_kept(once))[:SMALL] + once[SMALL:]
            else:
                raise ValueError("a turn has two rerolls")
        return self._kept[rerolls_left]

    def expected(self) -> float:
        """Worth of the turn before its first throw."""
        return expected(best_kept(self.worths(2)))[0]

    def keeps(self, dice: Faces, rerolls_left: int) -> list[tuple[float, Faces]]:
        """Every hand that can be kept out of six dice with what it is worth, best first; of equals the larger first."""
        worths = self.worths(rerolls_left)
        ranked = ((worths[hand], HANDS[hand]) for hand in kept_from(dice))
        return sorted(ranked, key=lambda kept: (-round(kept[0], 6), -sum(kept[1])))


def _steps(position: Position, dice: Faces, payment: Payment, growth: Growth) -> tuple[Step, ...]:
    """The payment and the builds as RESOLVE actions that are legal one after the other."""
    kind, knights = KINDS[payment.kind], position.knights
    spare = iter(surplus(dice, payment))
    early: list[Step] = [("joker", knight, next(spare), face) for knight, face in payment.jokers if knight <= knights]
    # A knight of this turn lends its joker only once it stands (5.2), so it stands first.
    late: list[Step] = [("joker", knight, next(spare), face) for knight, face in payment.jokers if knight > knights]
    stationed = [f"K{KNIGHTS[knights + new]}" for new in range(kind.knights)]
    built = [f"R{road}" for road in range(ROADS) if growth.roads >> road & 1]
    if kind.settlements:
        built.append(f"S{SETTLEMENTS[position.settlements]}")
    if kind.cities:
        built.append(f"C{CITIES[position.cities]}")
    return (
        *(("gold", face) for face in payment.golds),
        *early,
        *(("build", knight) for knight in stationed[:1]),
        *late,
        *(("build", structure) for structure in (*stationed[1:], *built)),
    )


class Adviser:
    """A player who takes the best expectation for one idea of the future."""

    def __init__(self, future: Future, remembered: int = 64) -> None:
        """remembered: for how many positions the turn's tables are kept (about 60 kB each)."""
        self.turn: Callable[[Position, int], Turn] = lru_cache(remembered)(partial(Turn, future))

    def keep(self, position: Position, turns_left: int, dice: Faces, rerolls_left: int) -> Faces:
        """The dice to keep out of these six; all six mean to stop. rerolls_left: 0, 1 or 2."""
        if rerolls_left == 0:
            return dice
        return self.turn(position, turns_left).keeps(dice, rerolls_left)[0][1]

    def best(self, position: Position, turns_left: int, dice: Faces, *, built: bool = False) -> Outcome:
        """The best end of the turn with these free dice. built: see Turn.outcomes."""
        return self.turn(position, turns_left).outcomes(dice, built=built)[0]

    def plan(self, position: Position, turns_left: int, dice: Faces, *, built: bool = False) -> list[Step]:
        """The RESOLVE actions of that best end, in order; none when ending at once is best."""
        return list(self.best(position, turns_left, dice, built=built).steps)

    def outlook(self, position: Position, turns_left: int, dice: Faces, rerolls_left: int) -> float:
        """Points still to come, this turn's included, with six dice lying there and so many rerolls left."""
        turn = self.turn(position, turns_left)
        if rerolls_left == 0:
            return turn.outcomes(dice)[0].worth
        return turn.keeps(dice, rerolls_left)[0][0]


optimum = Adviser(value)
"""Perfect solo play."""

keep, best, plan, outlook = optimum.keep, optimum.best, optimum.plan, optimum.outlook
