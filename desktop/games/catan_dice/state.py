"""What lies on the table: each seat's sheet, the dice, the shared island's roads; and the open decisions."""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from msgspec import Struct

from desktop.engine.state import Frame, State
from desktop.games.catan_dice.faces import Die

X = 0  # a box that holds an X; a turn in which something was built is worth at least 1 (rules 5.3)
HIDDEN = -1  # a box that these eyes may not see yet


class What(StrEnum):
    """What can be marked on a map."""

    ROAD = "road"
    SETTLEMENT = "settlement"
    CITY = "city"
    KNIGHT = "knight"
    CASTLE = "castle"


class Mark(Struct, frozen=True, array_like=True):
    """Something built: what, where, in which turn, and the points it brought by itself."""

    what: What
    place: str
    turn: int
    points: int


class Sheet(Struct):
    """What one seat has marked. Places are bits in the order of the island's lists (roads of the shared island lie in
    `CatanDice.owners`). `used_now`: the jokers among `used` that were spent in this seat's latest turn."""

    roads: int = 0
    settlements: int = 0
    cities: int = 0
    knights: int = 0
    castles: int = 0
    used: int = 0
    used_now: int = 0
    boxes: list[int] = []
    marks: list[Mark] = []


class StartRoad(Frame, frozen=True):
    """Shared island, before the first throw: where does this seat begin?"""

    rule: ClassVar[str] = "extra_start"


class FirstRoll(Frame, frozen=True):
    """The turn begins with a throw of all dice."""

    rule: ClassVar[str] = "first_roll"


class Rerolling(Frame, frozen=True):
    """Between two throws: which dice again, or none?"""

    rule: ClassVar[str] = "reroll"


class Resolving(Frame, frozen=True):
    """After the last throw: trade, replace, build, or end the turn."""

    rule: ClassVar[str] = "resolve"


class TurnOver(Frame, frozen=True):
    """Nobody decides: the dice go on."""

    rule: ClassVar[str] = "turn_end"


class CatanDice(State, kw_only=True):
    """The table. `turn` counts each seat's turns from 1 (0: starts are being marked), `throws` those of this turn;
    `owners` the seat of each road of the shared island (-1 nobody), empty on the other maps; the two titles are
    the seats that hold them."""

    sheets: list[Sheet]
    dice: list[Die] = []
    throws: int = 0
    turn: int = 0
    owners: list[int] = []
    longest_road: int | None = None
    largest_army: int | None = None
    agenda: list[StartRoad | FirstRoll | Rerolling | Resolving | TurnOver] = []

    @property
    def playing(self) -> int:
        """The seat of the open frame: it decides, or its turn is just over."""
        seat: int = self.top.seat
        return seat
