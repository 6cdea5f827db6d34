"""Where the coach's card stands: beside the piece that it speaks of, or as a strip under a small table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop.table.table import Table
from desktop.windows.lesson.card import CoachCard

AWAY = 26.0  # px from the lit piece to the card: room for the tail
EDGE = 6.0  # px from the card to the edge of the table
GRID = 24.0  # px between two places that are tried on a crowded table
NEAR = 40.0  # px from card to piece within which the card points at it


class Standing(QObject):
    """Keeps a card in its place. `wanted()` says what must be seen and what should be: (lit and wanted places, every
    other place where something can be done), `lit()` what the card stands beside and points at, so that it gives no answer
    away (None: all that must be seen); in the viewport's pixels."""

    def __init__(
        self,
        card: CoachCard,
        table: Table,
        column: QVBoxLayout,
        wanted: Callable[[], tuple[list[QRectF], list[QRectF]]],
        lit: Callable[[], list[QRectF]] | None = None,
    ) -> None:
        super().__init__(table)
        self.card, self.table, self.wanted, self.lit = card, table, wanted, lit
        self._column = column
        self._of: Hashable = None  # what the place was found for; it does not move while that stays
        self.found = False  # whether the card stands where the step wants it
        self._anew = True  # whether another place is to be looked for
        self._crowded = False  # nothing was free once: the strip stays for this lesson
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._place)
        column.addWidget(card)
        table.viewport().installEventFilter(self)
        table.zoomed.connect(lambda _: self.move_again())
        for bar in (table.horizontalScrollBar(), table.verticalScrollBar()):
            bar.valueChanged.connect(self.move_again)

    def float(self, on: bool) -> None:
        """Beside the piece, or under the table."""
        on = on and not self._crowded
        if on == self.card.floating:
            return
        if on:
            self._column.removeWidget(self.card)
            self.card.set_floating(True)
            self.card.setParent(self.table.viewport())
            self.card.show()
            self.move_again()
        else:
            self.card.set_floating(False)
            self.card.see_through(False)
            self._column.addWidget(self.card)
            self.card.show()

    def stand(self, of: Hashable) -> None:
        """The card says something: it stays where it is while `of` (the step) is the same."""
        if of != self._of:
            self._of = of
            self._place_soon(anew=True)
        else:
            self._place_soon(anew=False)

    def move_again(self) -> None:
        """The table has another size or zoom."""
        self._place_soon(anew=True)

    @property
    def rect(self) -> QRectF | None:
        """What the card covers, in the viewport's pixels; None for a strip."""
        return self.card.body if self.card.floating and self.card.isVisible() else None

    def _place_soon(self, anew: bool) -> None:
        self._anew = self._anew or anew
        self.found = False
        self._later.start()

    def _place(self) -> None:
        if not self.card.floating:
            return
        must, should = self.wanted()
        lit = must if self.lit is None else self.lit()
        size = self.card.measured()
        room = QRectF(self.table.viewport().rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        now = within(QRectF(self.card.body.topLeft(), size.toSizeF()), room)
        if self._anew or covered(now, must):
            self._anew = False
            found = best_place(size, must, should, room, lit)
            if covered(found, must):
                self._crowded = True
                self.float(False)
                return
            now = found
        self.card.place(now.toRect(), tip(now, lit))
        self.card.raise_()
        self.found = True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A piece that is carried goes under the card, which then lets the table shine through."""
        if self.card.floating and event.type() in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonRelease):
            assert isinstance(event, QMouseEvent)
            carrying = self.table.hand.holding and event.type() == QEvent.Type.MouseMove
            self.card.let_through(carrying)
            self.card.see_through(carrying and self.card.body.contains(event.position()))
        elif event.type() == QEvent.Type.Resize:
            self.move_again()
        return False


def covered(rect: QRectF, others: Sequence[QRectF]) -> float:
    """How much of the others a rectangle covers."""
    overlaps = (rect.intersected(other) for other in others if rect.intersects(other))
    return sum(overlap.width() * overlap.height() for overlap in overlaps)


def best_place(
    size: QSize,
    must: Sequence[QRectF],
    should: Sequence[QRectF],
    room: QRectF,
    lit: Sequence[QRectF] | None = None,
) -> QRectF:
    """The first place that covers nothing: right of a lit piece (None: of what must be seen), left, below, above, the
    corners, anywhere; else the one that covers least, and what must be seen counts far more. A place that is named again
    and again (a site on which ten cards could build) counts once."""
    must, should = _once(must), _once(should)
    best, least = QRectF(room.topLeft(), size.toSizeF()), float("inf")
    for rect in _places(size, must if lit is None else lit, room):
        cost = covered(rect, must) * 1000 + covered(rect, should)
        if cost < least:
            best, least = rect, cost
        if not cost:
            break
    return best


def _once(rects: Sequence[QRectF]) -> list[QRectF]:
    return list({rect.getRect(): rect for rect in rects}.values())


def _places(size: QSize, lit: Sequence[QRectF], room: QRectF) -> Iterator[QRectF]:
    w, h = float(size.width()), float(size.height())
    for piece in lit:
        c = piece.center()
        for x, y in (
            (piece.right() + AWAY, c.y() - h / 2), (piece.left() - AWAY - w, c.y() - h / 2),
            (c.x() - w / 2, piece.bottom() + AWAY), (c.x() - w / 2, piece.top() - AWAY - h),
        ):  # fmt: skip
            yield within(QRectF(x, y, w, h), room)
    right, bottom = room.right() - w, room.bottom() - h
    for x, y in ((right, bottom), (room.left(), bottom), (right, room.top()), (room.left(), room.top())):
        yield within(QRectF(x, y, w, h), room)
    middle = lit[0].center() if lit else room.center()
    free = [
        QRectF(room.left() + i * GRID, room.top() + j * GRID, w, h)
        for i in range(max(0, int((room.width() - w) // GRID)) + 1)
        for j in range(max(0, int((room.height() - h) // GRID)) + 1)
    ]
    yield from sorted(free, key=lambda rect: (rect.center() - middle).manhattanLength())


def within(rect: QRectF, room: QRectF) -> QRectF:
    """A rectangle pushed into the room."""
    x = min(max(rect.left(), room.left()), max(room.left(), room.right() - rect.width()))
    y = min(max(rect.top(), room.top()), max(room.top(), room.bottom() - rect.height()))
    return QRectF(x, y, rect.width(), rect.height())


def tip(card: QRectF, lit: Sequence[QRectF]) -> QPointF | None:
    """Where the card's tail points, in the viewport's pixels: the edge of a lit piece close by."""
    for piece in lit:
        x = min(max(card.center().x(), piece.left()), piece.right())
        y = min(max(card.center().y(), piece.top()), piece.bottom())
        dx = max(card.left() - piece.right(), piece.left() - card.right(), 0.0)
        dy = max(card.top() - piece.bottom(), piece.top() - card.bottom(), 0.0)
        if 0 < max(dx, dy) <= NEAR and min(dx, dy) == 0:
            return QPointF(x, y)
    return None
