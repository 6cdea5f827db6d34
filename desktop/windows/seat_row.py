"""A seat of a new match: its place in turn order, colour, name, and who plays it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.engine.seats import COLOURS, LEVELS
from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring, seat_badge
from desktop.look.colour import GOLD, C, mix
from desktop.look.controls import gilt
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.look.widgets.seat_disc import SeatDiscButton
from desktop.look.widgets.segments import Segments
from desktop.look.words import LEFT, text, text_width
from desktop.windows import people
from desktop.windows.notice import IconButton
from desktop.windows.page import label
from desktop.windows.seating import Plan

NAME_ROOM = 64  # characters a field takes, so that a long name is explained and not swallowed


class Grip(Painted, QPushButton):
    """Drag it, or press the arrow keys on it, to move a seat up or down. `moved(by)` in rows, `dropped()` at the end."""

    shifted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._from: float | None = None
        self.step = 66.0
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(26, 36)

    minimumSizeHint = sizeHint

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._from = event.globalPosition().y()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._from is None:
            return
        rows = round((event.globalPosition().y() - self._from) / self.step)
        if rows:
            self._from += rows * self.step
            self.shifted.emit(rows)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._from = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.shifted.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        box = QRectF(self.rect())
        ink = t.chosen if self.hovered else mix(t.soft, t.panel, 0.3)
        draw_line_icon(p, "grip-vertical", box.center().x(), box.center().y(), 18, ink)
        if self.ringed:
            focus_ring(p, rounded(box.adjusted(2, 2, -2, -2), 7), t)
        p.end()


class StartChip(Painted, QWidget):
    """Says that this seat begins."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(13)
        return QSize(round(text_width(self._words, size, 700) + size * 3.4), round(size * 2.4))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, size = self.brush(), fonts.scaled(13)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ground, ink = gilt(box, theme.current())
        p.setPen(QPen(C(GOLD), 1.4))
        p.setBrush(ground)
        p.drawPath(rounded(box, box.height() / 2))
        draw_line_icon(p, "flag", box.left() + size * 1.5, box.center().y(), size * 1.15, ink)
        text(p, box.adjusted(size * 2.5, 0, 0, 0), self._words, size, 700, ink, LEFT)
        p.end()


class SeatRow(Painted, QWidget):
    """Signals carry what a person did; the page answers with `show_plan`."""

    named = Signal(str)
    coloured = Signal(str)
    played_by = Signal(str)
    removed = Signal()
    shifted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plan = Plan("", "red")
        self._level = "normal"
        self.grip = Grip()
        self.grip.shifted.connect(self.shifted)
        self.disc = SeatDiscButton("red")
        self.disc.clicked.connect(self._choose_colour)
        self.name = QLineEdit()
        self.name.setMaxLength(NAME_ROOM)
        self.name.textEdited.connect(self.named)
        self.kind = Segments(["", ""], icons=["user", "bot"])
        self.kind.chosen.connect(self._kind_chosen)
        self.level = Segments(["", "", ""])
        self.level.chosen.connect(lambda index: self.played_by.emit(LEVELS[index]))
        self.shares = label("soft")
        self.chip = StartChip()
        self.remove = IconButton("x", 18)
        self.remove.clicked.connect(self.removed)
        self.error = PlainLabel()
        self.error.setProperty("role", "error")
        self.error.setWordWrap(True)
        self.error.hide()
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        for part in (self.grip, self.disc, self.name, self.kind, self.level, self.shares):
            self._row.addWidget(part)
        self._row.addStretch(1)
        self._row.addWidget(self.chip)
        self._row.addWidget(self.remove)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 4, 10, 4)
        column.setSpacing(0)
        column.addLayout(self._row)
        column.addWidget(self.error)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def say(self, number: int) -> None:
        """Words, for the number-th seat."""
        #: who plays a seat
        person = self.tr("Person")
        #: who plays a seat: the computer
        bot = self.tr("Bot")
        self.kind.set_labels([person, bot], ["", ""] if self._bare else ["user", "bot"])
        self.level.set_labels(people.levels())
        self.shares.setText(self.tr("takes turns at this computer"))
        #: on a seat: who begins
        self.chip.set_words(self.tr("Begins"))
        #: a player without a name yet
        seat = self.tr("Seat {n}").format(n=number)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=number))
        self.name.setPlaceholderText(seat)
        self.kind.setAccessibleName(self.tr("Who plays seat {n}").format(n=number))
        self.level.setAccessibleName(self.tr("Level of seat {n}").format(n=number))
        #: button, read out
        self.remove.set_name(self.tr("Remove seat {n}").format(n=number))
        self.grip.setAccessibleName(self.tr("Move seat {n} up or down").format(n=number))
        self.grip.setToolTip(tip(self.grip.accessibleName()))
        self._say_colour(number)

    def _say_colour(self, number: int) -> None:
        words = self.tr("Colour of seat {n}: {colour}").format(n=number, colour=people.colour(self.plan.colour))
        self.disc.set_seat(self.plan.colour, words)

    def show_plan(self, plan: Plan, number: int, removable: bool, movable: bool, begins: bool) -> None:
        """Bring the row up to date; what is being typed is left alone."""
        self.plan = plan
        if self.name.text() != plan.name and not (self.name.hasFocus() and self.name.text().strip() == plan.name):
            self.name.setText(plan.name)
        person = plan.player == "person"
        self.kind.set_index(0 if person else 1)
        if plan.player in LEVELS:
            self._level = plan.player
            self.level.set_index(LEVELS.index(plan.player))
        self.level.setVisible(not person)
        self.shares.setVisible(person and not self._small)
        self.remove.setEnabled(removable)
        self.grip.setEnabled(movable)
        self.chip.setVisible(begins)
        self.say(number)

    def set_error(self, words: str) -> None:
        """Say under the row what is wrong with it, or nothing."""
        self.error.setText(words)
        self.error.setVisible(bool(words))
        self.name.setAccessibleDescription(words)

    _small = _bare = False

    def set_small(self, small: bool) -> None:
        self._small = small
        self._row.setSpacing(6 if small else 12)
        self.disc.set_radius(14 if small else 19)
        narrow = small and fonts.text_scale() > 1.15
        self.name.setFixedWidth(190 if narrow else round(fonts.scaled(170 if small else 200)))
        self._bare = narrow
        self.shares.setVisible(self.plan.player == "person" and not small)
        self.layout().setContentsMargins(4, 0 if small else 4, 10, 0 if small else 4)
        self.grip.step = 44.0 if small else 66.0

    def _kind_chosen(self, index: int) -> None:
        self.played_by.emit("person" if index == 0 else self._level)

    def _choose_colour(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in COLOURS:
            action = menu.addAction(_disc_icon(name, self.devicePixelRatioF()), people.colour(name))
            action.setCheckable(True)
            action.setChecked(name == self.plan.colour)
            action.triggered.connect(lambda _=False, name=name: self.coloured.emit(name))
        menu.popup(self.disc.mapToGlobal(self.disc.rect().bottomLeft()))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setPen(QPen(C("#D9695A" if self.error.isVisibleTo(self) else t.line), 1))
        p.setBrush(C(t.raised))
        p.drawPath(rounded(box, 10))
        p.end()


def _disc_icon(name: str, ratio: float) -> QIcon:
    pixmap = QPixmap(QSize(30, 30) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    middle = QPointF(15, 15)
    seat_badge(p, middle.x(), middle.y(), 11, name)
    p.end()
    return QIcon(pixmap)
