"""What lies on the table, and the open decisions."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from desktop.engine.state import Frame, State
from desktop.games.burano.box import HOUSES, NUMBERS, SEGMENT, Box, Roof, Square, box
from desktop.games.burano.pieces import Building, Colour, Fish, Season, Symbol

Source = Literal["island", "cubes", "guild", "roof", "ship", "hand", "money", "building"]
ScoringStep = Literal["islands", "lace", "markers", "cubes", "roofs", "start"]


class Entry(Struct, frozen=True):
    """Points that were scored: when and for what. `what` names an island (its number), symbol, ship or card; `n` is the
    count behind the points."""

    source: Source
    points: int
    season: Season
    turn: int
    what: str = ""
    n: int = 0


class Cell(Struct, frozen=True):
    """A cell of the main island: the houses from the ground up, the open roof end on top of them if one lies there, and
    the heights at which a roof lies over this cell (bit n: height n)."""

    houses: tuple[Colour, ...] = ()
    end: Colour | None = None
    roofed: int = 0


class Laid(Struct, frozen=True):
    """A roof on the main island: its ends lie on cells `a` < `b`, on houses of height `level`. `turned`: its second
    colour is on `a`."""

    roof: Roof
    a: int
    b: int
    level: int
    turned: bool = False


class Family(Struct):
    """A player's things.

    `reserve` counts cubes by colour; the tower's cells are numbered as in geometry. Of the ring: `first` is the house
    opposite number 1 when the wheel was last turned, `workers` stand on the ring, `gone` have left since then, `waiting`
    stand beside a full ring (3.5). `men` counts by island, `women` are squares.
    """

    segments: tuple[int, ...]
    first: int
    workers: int
    boat: int
    coins: int
    privilege: int
    men: list[int]
    reserve: list[int]
    tower: list[Colour | None]
    roofs: list[Roof | None]
    points: int = 0
    tally: list[Entry] = []
    ready: list[Colour] = []
    gone: int = 0
    waiting: int = 0
    women: list[int] = []
    fish: list[Fish] = []
    sold: list[Fish] = []
    buildings: list[Building] = []

    def covered(self) -> list[int]:
        """Houses of the ring on which a worker stands, from the lowest number up."""
        start = self.first + self.gone
        return [house % HOUSES for house in range(start, start + self.workers)]

    def uncovered(self) -> list[int]:
        """Houses without a worker: those at the arrows first."""
        start = self.first + self.gone
        return [house % HOUSES for house in range(start + self.workers - HOUSES, start)]

    def arrows(self) -> list[int]:
        """Houses to which the arrows point."""
        return [(self.first + i) % HOUSES for i in range(-SEGMENT, 0)]

    @property
    def room(self) -> int:
        """How many workers may still be called home (3.5)."""
        return NUMBERS - self.workers - self.waiting

    @property
    def cubes(self) -> int:
        """Cubes in the reserve."""
        return sum(self.reserve)


# -- frames --------------------------------------------------------------------------------------------------------------


class OpeningFrame(Frame, frozen=True):
    """Setup: the first roofs are taken, seat after seat; nobody decides."""

    rule: ClassVar[str] = "setup"
    at: int = 0


class BuildingFrame(Frame, frozen=True):
    """A season begins: towers are built in secret, seat after seat; nobody decides."""

    rule: ClassVar[str] = "tower"
    at: int = 0


class TowerFrame(Frame, frozen=True):
    """A seat builds its tower, unseen."""

    rule: ClassVar[str] = "tower"


class RoundFrame(Frame, frozen=True):
    """Turns go round; nobody decides."""

    rule: ClassVar[str] = "turn"
    at: int = 0


class TurnFrame(Frame, frozen=True):
    """A turn: another move, a privilege, or the end. `sold`: fish were sold by the last move."""

    rule: ClassVar[str] = "turn"
    moves: int = 0
    sold: bool = False


class RewardFrame(Frame, frozen=True):
    """A roof was painted on houses of height `level`: choose the reward."""

    rule: ClassVar[str] = "reward"
    roof: Roof
    level: int


class FishFrame(Frame, frozen=True):
    """Go fishing: swap dock houses, sail, or leave it. `swaps` were made."""

    rule: ClassVar[str] = "fish"
    swaps: int = 0


class CatchFrame(Frame, frozen=True):
    """At an island: `left` more fish cards to take."""

    rule: ClassVar[str] = "catch"
    island: int
    matches: int
    left: int


class LandingFrame(Frame, frozen=True):
    """The catch is made: men go ashore; nobody decides."""

    rule: ClassVar[str] = "landing"
    island: int
    matches: int


class SaleFrame(Frame, frozen=True):
    """In a port (0 or 1): choose a ship and a set."""

    rule: ClassVar[str] = "sell"
    port: int


class LaceFrame(Frame, frozen=True):
    """Make lace: a woman for each colour in `arrows` that is left, or stop. `bridged`: women who ignored adjacency by
    the lace bridge."""

    rule: ClassVar[str] = "lace"
    arrows: tuple[Colour, ...]
    bridged: int = 0


class RecallFrame(Frame, frozen=True):
    """Wages are paid: call workers home, or stop."""

    rule: ClassVar[str] = "recall"


class ScoringFrame(Frame, frozen=True):
    """The season's scoring, step by step and seat by seat; nobody decides."""

    rule: ClassVar[str] = "scoring"
    step: ScoringStep
    at: int = 0


class ReturnFrame(Frame, frozen=True):
    """Lace scoring: return a cube for a woman, or stop. `paid`: squares for which a cube was returned."""

    rule: ClassVar[str] = "lace_scoring"
    paid: tuple[int, ...] = ()


class ShortageFrame(Frame, frozen=True):
    """Cubes of a colour ran out: choose `left` others."""

    rule: ClassVar[str] = "shortage"
    left: int


class WindowFrame(Frame, frozen=True):
    """Privileges in the scoring phase, or go on."""

    rule: ClassVar[str] = "window"


class RoofsFrame(Frame, frozen=True):
    """Discard roofs, then fill the roof area. `taken`: symbols drawn now."""

    rule: ClassVar[str] = "roofs"
    taken: tuple[Symbol, ...] = ()


AnyFrame = (
    OpeningFrame | BuildingFrame | TowerFrame | RoundFrame | TurnFrame | RewardFrame | FishFrame | CatchFrame
    | LandingFrame | SaleFrame | LaceFrame | RecallFrame | ScoringFrame | ReturnFrame | ShortageFrame | WindowFrame
    | RoofsFrame
)  # fmt: skip


class Burano(State, kw_only=True):
    """The whole table.

    `turn` counts within the season, from 1. `markers`: two colours each for fish, lace, wages. `docks`: three an island.
    `ships`: the port of each ship, 0 or 1. `stacks` (by symbol), `deck` and `deeds` (building cards) have no order;
    `cast` are discarded roofs; `display` and `offers` are the cards shown. `supply` counts cubes by colour.
    """

    season: Season = Season.SPRING
    turn: int = 1
    starter: int
    families: list[Family]
    markers: list[Colour]
    docks: list[Colour]
    ships: list[int]
    cells: list[Cell]
    roofs: list[Laid] = []
    stacks: list[list[Roof]]
    cast: list[Roof] = []
    supply: list[int]
    deck: list[Fish]
    display: list[Fish | None]
    deeds: list[Building]
    offers: list[Building | None]
    squares: tuple[Square, ...]
    agenda: list[AnyFrame] = []

    @property
    def box(self) -> Box:
        """The tables of this match's edition."""
        return box(self.edition)

    @property
    def mover(self) -> int:
        """The seat that decides."""
        return self.agenda[-1].seat

    @property
    def actor(self) -> Family:
        """The family of the seat that decides."""
        return self.families[self.agenda[-1].seat]

    def seat_at(self, at: int) -> int:
        """The seat that comes `at` places after the starting player's."""
        return (self.starter + at) % len(self.families)
