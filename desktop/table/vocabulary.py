"""What a game's board says to the table: where pieces lie, how they look, and which gesture means which action."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from PySide6.QtCore import QRectF, QSizeF

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter, QPainterPath

    from desktop.engine.action import Action, Event, Refusal

ENDLESS = -1  # the count of a heap that never runs out


@dataclass(frozen=True, slots=True)
class Spot:
    """A place in a zone: the index-th of those that lie there."""

    zone: str
    index: int = 0


@dataclass(frozen=True, slots=True)
class Placed:
    """A piece on the table. `kind`: what can stand for each other; `face`: how it looks there; `count`: a heap, drawn as
    one piece with a number (ENDLESS: a bank); `turn`: quarter turns; `name`: a piece with an identity; `rides`: the
    name of the piece it goes along with in the hand; `one`: the face of a single piece of a heap, which the hand carries
    off while the heap stays ("": the heap itself is carried)."""

    kind: str
    spot: Spot
    face: str
    count: int | None = None
    turn: int = 0
    name: str = ""
    rides: str = ""
    one: str = ""


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a piece's origin is and how it lies: degrees clockwise, scale against its Look."""

    x: float
    y: float
    angle: float = 0.0
    scale: float = 1.0


@dataclass(frozen=True, slots=True)
class Zone:
    """A named place of the board. `rect` in units of the design; `pose(index, how many lie there)`; `path` its outline
    when it is not the rect; `radius` rounds the rect's corners when it is lit."""

    name: str
    rect: QRectF
    pose: Callable[[int, int], Pose]
    path: QPainterPath | None = None
    radius: float = 10.0


@dataclass(frozen=True, slots=True)
class Look:
    """How a face is drawn, round the pose's origin. `rect` holds all that is painted, shadow too; `body` is what a finger
    hits; `paint(painter)` paints in the same units. `shape`: the outline within the body, for pieces that stand so close
    that a rounded rect would cover the one behind."""

    rect: QRectF
    paint: Callable[[QPainter], None]
    body: QRectF
    shape: QPainterPath | None = None


@dataclass(frozen=True, slots=True)
class Grip:
    """What is taken hold of: a piece that lies in a zone (any fitting; without face the zone itself)."""

    zone: str
    face: str | None = None
    index: int | None = None


@dataclass(frozen=True, slots=True)
class Drag:
    """Take a piece to a zone (to the index-th place there; turned). `touched`: a touch takes the piece up as well; False
    where a touch means something else and what is dragged costs."""

    grip: Grip
    to: str
    index: int | None = None
    turn: int = 0
    touched: bool = True


@dataclass(frozen=True, slots=True)
class Tap:
    """Touch a piece or zone once."""

    grip: Grip


@dataclass(frozen=True, slots=True)
class Mark:
    """Touch several pieces, in any order, then press a button. No grips: the button alone, with none marked.

    Of pieces that are equal (one face in one zone) each grip needs its `index`: two grips that are the same are one."""

    grips: tuple[Grip, ...]
    button: str


@dataclass(frozen=True, slots=True)
class Press:
    """Press a button."""

    button: str


Gesture = Drag | Tap | Mark | Press


@dataclass(frozen=True, slots=True)
class Button:
    """A button that lies on the board: where, and whether it is the bold one. Its words are captions of the same name."""

    id: str
    rect: QRectF
    primary: bool = False
    icon: str = ""


@dataclass(frozen=True, slots=True)
class Choice:
    """An action that could be tried, why not (None: legal), and every way a person may do it, the usual one first."""

    action: Action
    refusal: Refusal | None
    gestures: tuple[Gesture, ...]


@dataclass(frozen=True, slots=True)
class Arrangement:
    """A layout of the board: its name, the size of its design in units, and which part of it the pieces need."""

    name: str
    size: QSizeF


@dataclass(frozen=True, slots=True)
class Scene:
    """What the table gives a board to draw for: the arrangement, the seat that looks (None: spectators), theme name,
    the seats' names and colours in order, and what `Board.printed` said of the match."""

    arrangement: str
    viewer: int | None
    theme: str = "light"
    names: tuple[str, ...] = ()
    colours: tuple[str, ...] = ()
    printed: Hashable = ()


class Board(Protocol):
    """One per game: the only Qt in it besides text.py. Draws views, never states."""

    accent: str
    tumbles: dict[str, tuple[str, ...]]  # kinds that can roll, with the faces they may show on the way; {} for none

    def arrangement(self, size: QSizeF) -> Arrangement:
        """The layout for a table of this size in logical pixels ("wide" 1272x952 or "compact" 962x500, say)."""
        ...

    def printed(self, view: Any) -> Hashable:
        """What background and looks depend on besides the scene, the same for a whole match: a layout, a map; ()."""
        ...

    def zones(self, scene: Scene, view: Any) -> dict[str, Zone]:
        """Every zone by name."""
        ...

    def placements(self, scene: Scene, view: Any) -> Iterable[Placed]:
        """Every piece, in painter's order."""
        ...

    def gestures(self, action: Action, view: Any) -> Iterable[Gesture]:
        """Every way a person may do an action, the usual one first."""
        ...

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        """How a face looks. The table keeps what was painted."""
        ...

    def buttons(self, scene: Scene, view: Any) -> Iterable[Button]:
        """Buttons on the board now (ids used by Press and Mark); the table enables those that mean something."""
        ...

    def background(self, painter: QPainter, scene: Scene) -> None:
        """Everything that never moves, in units of the design; painted once per size and theme."""
        ...

    def foreground(self, painter: QPainter, scene: Scene, view: Any) -> None:
        """What changes but is no piece: numbers, words, crayon; painted over the background, under the pieces."""
        ...

    def pops(self, event: Event, scene: Scene, view: Any) -> Iterable[tuple[Spot, str]]:
        """Where points rise, and the words ("+3")."""
        ...

    def stirred(self, event: Event) -> Iterable[str]:
        """Names of the pieces that an event throws: they tumble, also to the face that they showed before."""
        ...

    def keeps(self, view: Any) -> str | None:
        """The zone to which marked pieces go (a tray for kept dice), None: they are only ringed where they lie."""
        ...

    def picture(self, name: str, scene: Scene) -> Look | None:
        """A picture of the rules reader, made of the table's own pieces; None for an unknown name."""
        ...


def at(x: float, y: float, angle: float = 0.0, scale: float = 1.0) -> Callable[[int, int], Pose]:
    """All pieces of a zone in one place."""
    return lambda index, n: Pose(x, y, angle, scale)


def row(rect: QRectF, step: float, centred: bool = True, vertical: bool = False) -> Callable[[int, int], Pose]:
    """Pieces side by side, closer together when they would not fit."""

    def pose(index: int, n: int) -> Pose:
        length = rect.height() if vertical else rect.width()
        gap = min(step, (length - step) / max(1, n - 1)) if n > 1 else step
        start = (length - gap * (n - 1)) / 2 if centred else step / 2
        along = start + gap * index
        centre = rect.center()
        return Pose(centre.x(), rect.top() + along) if vertical else Pose(rect.left() + along, centre.y())

    return pose


def grid(rect: QRectF, columns: int, dx: float, dy: float) -> Callable[[int, int], Pose]:
    """Pieces in rows of `columns`, from the upper left."""
    return lambda index, n: Pose(
        rect.left() + dx * (index % columns) + dx / 2, rect.top() + dy * (index // columns) + dy / 2
    )


@dataclass(slots=True)
class Foresight:
    """What an action would do as far as it can be known: the view then, and a few words ("+4 points")."""

    view: Any
    words: str = ""


@dataclass(slots=True)
class Played:
    """A beat as the table plays it: the view then, the event that made it, points that rise, names of dice that roll."""

    view: Any
    event: Event | None = None
    pops: list[tuple[Spot, str]] = field(default_factory=list)
    stirred: frozenset[str] = frozenset()


class Words(Protocol):
    """One per game, in text.py: every word of the game, as a value of the moment (the language can switch any time).

    `names` are the seats' names in order. A refusal's words: what is wrong (3-8 words / 4-14 characters) and why (one
    sentence). Everything that Actions, Refusals, Events, frames, options and scores can hold has words; a test
    enumerates them."""

    def title(self) -> str: ...
    def tagline(self) -> str: ...
    def subtitle(self) -> str:
        """The game's name in the other script, under the title on its cover."""
        ...

    def option(self, id: str) -> tuple[str, str]:
        """An option's name and what it changes, one line."""
        ...

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        """A choice of an option: its name and one line."""
        ...

    def round(self, view: Any) -> str:
        """Where the match stands: "Turn 8 of 15"."""
        ...

    def prompt(self, view: Any) -> str:
        """What the seat to move is asked, one imperative sentence."""
        ...

    def waiting(self, view: Any, names: tuple[str, ...]) -> str:
        """The same for everyone else: who is doing what."""
        ...

    def group(self, action: Action) -> str:
        """The head under which the moves list shows an action."""
        ...

    def action(self, action: Action, view: Any, names: tuple[str, ...]) -> str:
        """An action as a sentence of the moves list, before it is taken."""
        ...

    def deed(self, action: Action, view: Any) -> str:
        """What undo would take back: "buy a ruby"."""
        ...

    def question(self, action: Action, field: str, view: Any) -> str:
        """What the chooser asks when a drop could mean several actions that differ in a field."""
        ...

    def value(self, action: Action, field: str, view: Any) -> str:
        """The chooser's answer for this action's field."""
        ...

    def button(self, id: str, view: Any, marked: int = 0) -> str:
        """A button's words, verb first; `marked` pieces are marked for it now."""
        ...

    def foresight(self, action: Action, before: Any, after: Any, sure: bool, names: tuple[str, ...]) -> str:
        """What an action would do, signs first: "+4 points · 2 coins left"; "" when the table shows it all."""
        ...

    def refusal(self, refusal: Refusal, view: Any) -> tuple[str, str]: ...

    def warning(self, action: Action, view: Any) -> tuple[str, str, str] | None:
        """A legal action that deserves a question first: the consequence, the verb to go on, the verb to stay."""
        ...

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        """A log line; "" for what needs no line."""
        ...

    def score(self, source: str, params: dict[str, Any]) -> str:
        """A row of the score breakdown."""
        ...

    def reason(self, reason: str, params: dict[str, Any], view: Any) -> str:
        """Why a hint advises what it advises, one sentence."""
        ...

    def note(self, view: Any, seat: int) -> str:
        """One line of facts under a player's name."""
        ...

    def piece(self, placed: Placed, view: Any, names: tuple[str, ...]) -> str:
        """A piece's accessible name: piece, where, state."""
        ...

    def place(self, zone: str, index: int | None, view: Any, names: tuple[str, ...]) -> str:
        """A zone's accessible name."""
        ...

    def result(self, view: Any, names: tuple[str, ...]) -> str:
        """Who won, name first, then the margin."""
        ...
