"""What a player can do, why it may be refused, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, ClassVar, Self

from msgspec import Struct

from desktop.engine.state import Frame, State


class Refusal(Struct, frozen=True):
    """Why something is not allowed.

    `code` names the reason, `rule` the anchor of a paragraph in the rules reader, `params` hold values (never words),
    `also` a further reason that holds as well (the most basic one comes first).
    """

    code: str
    rule: str
    params: dict[str, Any] = {}
    also: tuple[Refusal, ...] = ()


class Event(Struct, frozen=True, tag=True, kw_only=True):
    """What happened, in the game's own words; feeds log, pops and lessons, never the state.

    `seat` is the seat it is about, None for the rules themselves.
    """

    seat: int | None = None

    def seen_by(self, viewer: int | None) -> Event | None:
        """This event as a seat (None: spectators) may know it; None when it must not know of it at all."""
        return self


class Action(Struct, frozen=True, tag=True):
    """One thing a player can do. Subclasses say when, what could be tried, why not, and what it does."""

    when: ClassVar[tuple[type[Frame], ...]] = ()

    @classmethod
    def candidates(cls, state: Any) -> Iterable[Self]:
        """Everything of this kind that a person could try at the open frame, legal or not."""
        raise NotImplementedError(cls.__name__)

    @classmethod
    def legal(cls, state: Any) -> Iterable[Self]:
        """The legal ones. Override only where a profile asks for it, with a test that compares."""
        return [action for action in cls.candidates(state) if action.refusal(state) is None]

    def refusal(self, state: Any) -> Refusal | None:
        """None when legal. May look only at what the deciding seat can see."""
        raise NotImplementedError(type(self).__name__)

    def perform(self, state: Any) -> Iterator[Event | None]:
        """Change the state in place. Each yield is a beat: the state is whole there, and a piece moves once a beat."""
        raise NotImplementedError(type(self).__name__)


__all__ = ["Action", "Event", "Frame", "Refusal", "State"]
