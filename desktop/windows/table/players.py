"""The players: whose turn, scores, and where every point came from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QHeaderView,
    QSizePolicy,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.breakdown import Score
from desktop.engine.seats import Seat
from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring, seat_badge
from desktop.look.colour import SEATS, C
from desktop.look.surface import rounded
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import LEFT, RIGHT, elide, paragraph, text, text_width
from desktop.table.vocabulary import Words

ROW = 60
EYE = 32  # side of the button that shows the table through a player's eyes


class PlayerRow(Painted, QAbstractButton):
    """A seat: disc, name, a note, its score. Pressed, it opens the breakdown."""

    def __init__(self, seat: Seat, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.note, self.score, self.active = "", "0", False
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.eye = QuietButton(icon="eye", size=16, parent=self)
        self.eye.hide()
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(260, round(fonts.scaled(ROW)))

    minimumSizeHint = sizeHint

    def show_seat(self, note: str, score: str, active: bool, spoken: str) -> None:
        self.note, self.score, self.active = note, score, active
        self.setAccessibleName(spoken)
        self.setToolTip(tip(note))
        self.place_eye()
        self.update()

    def note_room(self) -> float:
        """How wide the note may be, logical pixels: all that the badge and the score leave."""
        score = text_width(self.score, fonts.scaled(30), 700, display=True)
        return self.width() - 2 - fonts.scaled(58) - fonts.scaled(14) - score - fonts.scaled(10)

    def name_room(self) -> float:
        """How wide the name may be: the eye stands at its right."""
        return self.note_room() - (self.eye.width() if self.eye.isVisibleTo(self) else 0)

    def place_eye(self) -> None:
        """At the right of the name, above the note."""
        side = round(fonts.scaled(EYE))
        self.eye.setGeometry(round(fonts.scaled(58) + self.note_room() - side), 2, side, side)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place_eye()

    def note_fits(self) -> bool:
        """Whether the note needs one line only; a longer one is written smaller, in two."""
        return text_width(self.note, fonts.scaled(12), 600) <= self.note_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        now, p = theme.current(), self.brush()
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -3)
        colour = SEATS[self.seat.colour].colour
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(now.raised if self.active else now.sunk))
        p.drawPath(rounded(rect, 10))
        if self.active:
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(C(colour if self.seat.colour != "white" else "#A8937E"))
            p.drawPath(rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 10))
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(colour))
            p.drawPath(rounded(QRectF(rect.left() + 1, rect.top() + 9, 4, rect.height() - 18), 2))
        s = fonts.scaled
        seat_badge(p, rect.left() + s(32), rect.center().y() - 1, s(16), self.seat.colour)
        left = rect.left() + s(58)
        wide = self.note_room()
        name = elide(self.seat.name, fonts.body(s(16), 700), self.name_room())
        if self.note_fits():
            half = rect.height() / 2
            text(p, QRectF(left, rect.top() + s(5), wide + 8, half - s(3)), name, s(16), 700, now.ink, LEFT)
            text(p, QRectF(left, rect.center().y(), wide + 8, half - s(5)), self.note, s(12), 600, now.soft, LEFT)
        else:
            text(p, QRectF(left, rect.top() + s(2), wide + 8, s(22)), name, s(16), 700, now.ink, LEFT)
            paragraph(p, QRectF(left, rect.top() + s(23), wide, s(32)), self.note, s(11), 600, now.soft)
        text(p, rect.adjusted(0, 0, -s(14), 0), self.score, s(30), 700, now.ink, RIGHT, display=True)
        if self.ringed:
            focus_ring(p, rounded(rect, 10))
        p.end()


class PlayersPanel(QWidget):
    """Rows of all seats; one of them open with its breakdown. `opened(seat or None)`; `eyes_wanted(seat)` to see the table
    as that seat does."""

    opened = Signal(object)
    eyes_wanted = Signal(int)

    def __init__(self, seats: tuple[Seat, ...], words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._scores = words, tuple[Score, ...]()
        self.open_seat: int | None = None
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 6, 0, 0)
        box.setSpacing(4)
        self.rows: list[PlayerRow] = []
        self.trees: list[QTreeWidget] = []
        for index, seat in enumerate(seats):
            row = PlayerRow(seat, self)
            row.clicked.connect(lambda _=False, index=index: self.toggle(index))
            row.eye.clicked.connect(lambda _=False, index=index: self.eyes_wanted.emit(index))
            tree = QTreeWidget(self)
            tree.setColumnCount(2)
            tree.setHeaderHidden(True)
            tree.header().setStretchLastSection(False)
            tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
            tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
            tree.setVisible(False)
            self.rows.append(row)
            self.trees.append(tree)
            box.addWidget(row)
            box.addWidget(tree, 1)
        box.addStretch(0)

    def fill(self, view: Any, scores: tuple[Score, ...], to_move: int | None) -> None:
        """Show a view's scores and whose turn it is."""
        self._scores = scores
        for index, row in enumerate(self.rows):
            seat, total = row.seat, scores[index].points
            note = self._words.note(view, index)
            spoken = self.tr("{name}, {n} points. {note}").format(name=seat.name, n=total, note=note)
            row.show_seat(note, str(total).replace("-", "−"), index == to_move, spoken)
            tree = self.trees[index]
            tree.setAccessibleName(self.tr("Where the points of {name} came from").format(name=seat.name))
            if index == self.open_seat:
                self._grow(tree, scores[index])

    def offer_eyes(self, seats: Iterable[int]) -> None:
        """Through whose eyes one may look."""
        offered = set(seats)
        for index, row in enumerate(self.rows):
            #: button: see the table as this player sees it
            words = self.tr("Look through the eyes of {name}").format(name=row.seat.name)
            row.eye.setAccessibleName(words)
            row.eye.setToolTip(tip(words))
            row.eye.setVisible(index in offered)
            row.place_eye()

    def toggle(self, seat: int) -> None:
        """Open a seat's breakdown, or close it."""
        self.open_seat = None if self.open_seat == seat else seat
        for index, tree in enumerate(self.trees):
            on = index == self.open_seat
            tree.setVisible(on)
            self.rows[index].setChecked(on)
            if on and self._scores:
                self._grow(tree, self._scores[index])
        self.opened.emit(self.open_seat)

    def _grow(self, tree: QTreeWidget, score: Score) -> None:
        closed = {
            tree.topLevelItem(i).text(0)
            for i in range(tree.topLevelItemCount())
            if not tree.topLevelItem(i).isExpanded()
        }
        tree.clear()
        for part in score.parts:
            tree.addTopLevelItem(self._item(part))
        for i in range(tree.topLevelItemCount()):
            item = tree.topLevelItem(i)
            item.setExpanded(item.text(0) not in closed)

    def _item(self, score: Score) -> QTreeWidgetItem:
        points = f"+{score.points}" if score.points > 0 else f"−{-score.points}" if score.points < 0 else "0"
        item = QTreeWidgetItem([self._words.score(score.source, score.params), points])
        item.setToolTip(0, tip(item.text(0)))
        item.setTextAlignment(1, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter))
        item.addChildren([self._item(part) for part in score.parts])
        return item

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
