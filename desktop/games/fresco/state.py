"""What lies on the table, and the open decisions."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct, field

from desktop.engine.state import Frame, State
from desktop.games.fresco.paints import HIDDEN, KINDS

# columns of the action board (3.7)
MARKET, CATHEDRAL, STUDIO, WORKSHOP, LAST = range(5)
COLUMNS = 5
SIDE = 5  # spaces of a row of the ceiling
SPACES = SIDE * SIDE
CENTRE = SPACES // 2
ASLEEP = -1  # the wake-up pawn stands above the hostel
NOWHERE = -1


class Entry(Struct, frozen=True):
    """Points of a master painter and why. `source`: tile, bishop, confidant, altar, portrait, request, collision, money;
    `what`: a tile, card or request, the letters of paints, or the space that was taken."""

    round: int
    source: str
    points: int
    what: str = ""


class Master(Struct):
    """A player, or Leonardo, who comes after the two players. What is behind the screens is HIDDEN in a view of others.

    `score` 0: the pawn stands on start space `queue` (from 1). `hour`: the line of the hostel. `plan`: assistants in each
    column, () before there is one and where it is not seen.
    """

    leonardo: bool = False
    score: int = 0
    queue: int = 0
    hour: int = ASLEEP
    mood: int = 0
    crew: int = 0
    money: int = 0
    paints: list[int] = field(default_factory=lambda: [0] * KINDS)
    plan: tuple[int, ...] = ()
    tiles: list[str] = []
    portraits: list[str] = []
    requests: list[str] = []
    stepped: bool = False  # has paid for a step of the bishop in this round
    portrayed: bool = False  # has taken a portrait in this round
    requested: bool = False  # has fulfilled a request in this round
    tally: list[Entry] = []

    def earn(self, thalers: int) -> None:
        """Money comes or goes; what is hidden stays so."""
        if self.money != HIDDEN:
            self.money += thalers

    def gain(self, paint: int, n: int = 1) -> None:
        """Paint comes or goes; what is hidden stays so."""
        if self.paints[paint] != HIDDEN:
            self.paints[paint] += n

    @property
    def placed(self) -> int:
        """Assistants that stand on the action board."""
        return sum(self.plan)


class Stall(Struct):
    """A stall: its market tiles, and whether it is open."""

    tiles: list[str]
    open: bool = True


# -- decisions -------------------------------------------------------------------------------------------------------


class WakeFrame(Frame, frozen=True):
    """5.1: an hour for a pawn (`who`: the seat's own or Leonardo's)."""

    rule: ClassVar[str] = "wake_up"
    who: int


class PlanFrame(Frame, frozen=True):
    """5.2: the assistants go on the action board."""

    rule: ClassVar[str] = "plan"


class MarketFrame(Frame, frozen=True):
    """6.1: `left` assistants can still buy; `stall` was chosen (NOWHERE: none yet)."""

    rule: ClassVar[str] = "market"
    left: int
    stall: int = NOWHERE


class CathedralFrame(Frame, frozen=True):
    """6.2: `left` assistants can still restore; `stepped`: the bishop was moved for the next restoration."""

    rule: ClassVar[str] = "cathedral"
    left: int
    stepped: bool = False


class StudioFrame(Frame, frozen=True):
    """6.3, 8.1: money or a portrait for the next of `left` assistants."""

    rule: ClassVar[str] = "portraits"
    left: int


class WorkshopFrame(Frame, frozen=True):
    """6.4: `left` assistants have not worked; `blends` are left to the one who is at work."""

    rule: ClassVar[str] = "workshop"
    left: int
    blends: int = 0


class RequestFrame(Frame, frozen=True):
    """8.2: fresco tiles for the request on top of a stack; some were given already."""

    rule: ClassVar[str] = "requests"
    who: int
    stack: str
    given: tuple[str, ...] = ()


class LandingFrame(Frame, frozen=True):
    """6.6: the space is taken: forwards or backwards."""

    rule: ClassVar[str] = "collision"
    who: int
    target: int
    forward: int
    back: int


class IncomeFrame(Frame, frozen=True):
    """5.4: the paint that a general request pays."""

    rule: ClassVar[str] = "requests_income"
    left: int = 1


class LeonardoMarketFrame(Frame, frozen=True):
    """8.4: Leonardo closes a stall."""

    rule: ClassVar[str] = "leonardo_market"


class LeonardoCathedralFrame(Frame, frozen=True):
    """8.4: Leonardo restores a tile."""

    rule: ClassVar[str] = "leonardo_cathedral"


class LeonardoStudioFrame(Frame, frozen=True):
    """8.4: Leonardo may take a portrait."""

    rule: ClassVar[str] = "leonardo_portraits"


class LeonardoWorkshopFrame(Frame, frozen=True):
    """8.4: Leonardo must fulfil a request."""

    rule: ClassVar[str] = "leonardo_requests"


# -- what happens by itself, with what it must remember ----------------------------------------------------------------


class WakingFrame(Frame, frozen=True):
    """The masters are woken in this order; the next is `order[at]`."""

    rule: ClassVar[str] = "wake_order"
    order: tuple[int, ...]
    at: int = 0


class PlanningFrame(Frame, frozen=True):
    """The players plan one after the other; the next is `order[at]`."""

    rule: ClassVar[str] = "plan"
    order: tuple[int, ...]
    at: int = 0


class DayFrame(Frame, frozen=True):
    """The columns in order, in each the masters in the order of their hours."""

    rule: ClassVar[str] = "columns"
    order: tuple[int, ...]
    column: int = MARKET
    at: int = 0


class EveningFrame(Frame, frozen=True):
    """The end of a round, step by step."""

    rule: ClassVar[str] = "round_end"
    order: tuple[int, ...]
    step: int = 0
    at: int = 0


class ClosingFrame(Frame, frozen=True):
    """The end of the match: money becomes points, one after the other."""

    rule: ClassVar[str] = "conversion"
    order: tuple[int, ...]
    at: int = 0


RULES = -1  # the seat of a frame that nobody decides

FrescoFrame = (
    WakeFrame
    | PlanFrame
    | MarketFrame
    | CathedralFrame
    | StudioFrame
    | WorkshopFrame
    | RequestFrame
    | LandingFrame
    | IncomeFrame
    | LeonardoMarketFrame
    | LeonardoCathedralFrame
    | LeonardoStudioFrame
    | LeonardoWorkshopFrame
    | WakingFrame
    | PlanningFrame
    | DayFrame
    | EveningFrame
    | ClosingFrame
)


class Fresco(State, kw_only=True):
    """A match. `masters` are the players in the order of the seats, with two players Leonardo last.

    `ceiling`: 25 tiles by rows, "" where a part is done. `final`: the last round is played. `revealed`: the screens are up.
    `start`: the seat that was drawn first. `deck`: portraits by letter, not yet seen (no order). `stacks`: requests by
    stack, the top one first. `spent`, `gone`, `removed`: tiles given for requests, portraits and tiles out of the game.
    """

    round: int = 1
    final: bool = False
    revealed: bool = False
    start: int = 0
    masters: list[Master] = []
    ceiling: list[str] = []
    bishop: int = CENTRE
    stalls: list[Stall] = []
    bag: list[str] = []
    leonardo: int = NOWHERE
    portraits: list[str] = []
    deck: list[list[str]] = []
    stacks: list[list[str]] = []
    spent: list[str] = []
    gone: list[str] = []
    removed: list[str] = []
    agenda: list[FrescoFrame] = []

    @property
    def players(self) -> int:
        """How many people or computer players there are, without Leonardo."""
        return len(self.masters) - self.masters[-1].leonardo

    @property
    def left(self) -> int:
        """Fresco tiles on the ceiling."""
        return SPACES - self.ceiling.count("")

    @property
    def mover(self) -> Master:
        """The player who decides now."""
        seat: int = self.top.seat
        return self.masters[seat]

    def decider(self, who: int) -> int:
        """Who decides for a master: players for themselves, in turns for Leonardo (8.4: the start player in odd rounds)."""
        if not self.masters[who].leonardo:
            return who
        return self.start if self.round % 2 else 1 - self.start
