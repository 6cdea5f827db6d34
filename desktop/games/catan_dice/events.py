"""What happened, for log, pops and lessons."""

from __future__ import annotations

from typing import Literal

from desktop.engine.action import Event
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.state import What

Title = Literal["longest_road", "largest_army"]


class Quiet(Event, frozen=True, kw_only=True):
    """An event that `blind` seats must not know of before they have finished the turn themselves (rules 8.5)."""

    blind: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> Event | None:
        if self.blind and (viewer is None or viewer in self.blind):
            return None
        return self


class StartMarked(Event, frozen=True, kw_only=True):
    """A seat begins here on the shared island."""

    place: str


class Rolled(Quiet, frozen=True, kw_only=True):
    """The throw-th throw of a turn: which dice were thrown, and what all of them show now."""

    throw: int
    dice: tuple[int, ...]
    faces: tuple[Face, ...]


class Traded(Quiet, frozen=True, kw_only=True):
    """Two gold became one resource: this die shows it, that one is given away."""

    die: int
    given: int
    face: Face


class Replaced(Quiet, frozen=True, kw_only=True):
    """A knight's joker changed a die."""

    joker: str
    die: int
    before: Face
    face: Face


class Built(Quiet, frozen=True, kw_only=True):
    """Something was marked on the map, paid with these dice; points it brings by itself."""

    what: What
    place: str
    points: int
    dice: tuple[int, ...]


class TitleTaken(Event, frozen=True, kw_only=True):
    """A title changed hands: `count` segments or knights, `points` it is worth, who lost it."""

    title: Title
    holder_before: int | None
    count: int
    points: int


class BoxWritten(Quiet, frozen=True, kw_only=True):
    """A seat wrote into the box of a turn; `x`: nothing was built, and this is what it counts."""

    turn: int
    points: int
    x: bool


class BoxesShown(Event, frozen=True, kw_only=True):
    """Everybody has finished a turn that was played hidden: what each seat wrote (0: an X)."""

    turn: int
    boxes: tuple[int, ...]


class MatchEnded(Event, frozen=True, kw_only=True):
    """Why it is over, and who won."""

    why: Literal["boxes_full", "goal", "walled_in"]
    winners: tuple[int, ...]
