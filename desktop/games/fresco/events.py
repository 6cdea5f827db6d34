"""What happened, for log, pops and lessons. Where a master acts, `seat` None means Leonardo."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.fresco.paints import Paint


class RoundBegan(Event, frozen=True):
    round: int
    final: bool


class Woken(Event, frozen=True):
    """`line`: of the hostel, from 0."""

    line: int
    hour: int


class MoodsChanged(Event, frozen=True):
    """All moods at once, and the assistants that they leave (players in the order of the seats)."""

    moods: tuple[int, ...]
    crews: tuple[int, ...]


class AssistantPlaced(Event, frozen=True):
    """Known to its own seat only."""

    column: int

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else None


class PlanReady(Event, frozen=True):
    pass


class PlansRevealed(Event, frozen=True):
    plans: tuple[tuple[int, ...], ...]


class GoodsBought(Event, frozen=True):
    stall: int
    tile: str
    paints: tuple[Paint, ...]
    price: int


class StallClosed(Event, frozen=True):
    stall: int
    tiles: int


class BishopMoved(Event, frozen=True):
    """A step that was paid for."""

    space: int
    price: int


class Restored(Event, frozen=True):
    """A fresco tile: its own points, the bishop's, and what a card adds to them."""

    tile: str
    space: int
    points: int
    bonus: int
    extra: int


class AltarRestored(Event, frozen=True):
    paints: tuple[Paint, ...]
    points: int


class Declined(Event, frozen=True):
    """The rest of a column is not used."""

    column: int


class Painted(Event, frozen=True):
    """Portraits for money."""

    assistants: int
    thalers: int


class PortraitTaken(Event, frozen=True):
    """`name`: what an owner calls the card."""

    card: str
    name: str
    points: int


class Blended(Event, frozen=True):
    first: Paint
    second: Paint
    made: Paint


class RequestFulfilled(Event, frozen=True):
    request: str
    tiles: tuple[str, ...]
    points: int


class Cheered(Event, frozen=True):
    """The theatre: the mood after it."""

    assistants: int
    mood: int


class Scored(Event, frozen=True):
    """The pawn moved on the score track."""

    points: int
    at: int


class Collided(Event, frozen=True):
    """The space was taken: `by` points more or less."""

    target: int
    at: int
    by: int


class QueueMoved(Event, frozen=True):
    """Masters on the start spaces, the first one first (Leonardo comes after the players)."""

    order: tuple[int, ...]


class MarketRefilled(Event, frozen=True):
    pass


class IncomePaid(Event, frozen=True):
    thalers: int
    tiles: int
    paints: tuple[Paint, ...]


class PaintChosen(Event, frozen=True):
    paint: Paint


class PortraitsChanged(Event, frozen=True):
    gone: tuple[str, ...]
    new: tuple[str, ...]


class LastRoundCalled(Event, frozen=True):
    """Why the next round is the last: tiles, portraits or limit."""

    why: str
    left: int


class MoneyConverted(Event, frozen=True):
    thalers: int
    points: int
    at: int


class MatchEnded(Event, frozen=True):
    pass


EVENTS: tuple[type[Event], ...] = (
    RoundBegan, Woken, MoodsChanged, AssistantPlaced, PlanReady, PlansRevealed, GoodsBought, StallClosed, BishopMoved,
    Restored, AltarRestored, Declined, Painted, PortraitTaken, Blended, RequestFulfilled, Cheered, Scored, Collided,
    QueueMoved, MarketRefilled, IncomePaid, PaintChosen, PortraitsChanged, LastRoundCalled, MoneyConverted, MatchEnded,
)  # fmt: skip
