"""A page: planks, a title burnt into them, the round way back, a sheet that scrolls when the window is small, and a foot for
the primary button that never scrolls away."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.look import fonts
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.ground import Ground
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.round_back_button import AROUND, RoundBackButton

COMPACT_WIDTH, COMPACT_HEIGHT = 1200, 720


class WoodPage(Painted, QWidget):
    """Lay things out in `page.body`. `back` is sent by the round button; `compact_changed(on)` when the window becomes too
    small for the wide arrangement or large enough again."""

    back = Signal()
    compact_changed = Signal(bool)

    def __init__(self, title: str = "", note: str = "", back_name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ground = Ground(self)
        self._compact = False
        self._lead = 0
        self.back_button = RoundBackButton(back_name, self)
        self.back_button.setVisible(bool(back_name))
        self.back_button.clicked.connect(self.back)
        self.title = BurntLabel(title, 36, display=True, tracking=3, parent=self)
        self.note = BurntLabel(note, 14, parent=self)
        self.corner = QWidget(self)
        self.corner_row = QHBoxLayout(self.corner)
        self.corner_row.setContentsMargins(0, 0, 0, 0)
        self.body = QWidget()
        self.body.setProperty("clear", True)
        self._scroll = QScrollArea(self)
        self._scroll.setViewport(QWidget())  # asked for Qt's own, PySide would load every kind of widget there is
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setWidget(self.body)
        for see_through in (self._scroll, self._scroll.viewport(), self.body):
            see_through.setAutoFillBackground(False)
        self._foot = QWidget(self)
        self._foot_row = QVBoxLayout(self._foot)
        self._foot_row.setContentsMargins(0, 0, 0, 0)
        self._foot.hide()
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.follow_theme()

    @property
    def compact(self) -> bool:
        """Whether the window is too small for the wide arrangement (narrower than 1200 or lower than 720, by the size of
        text)."""
        return self._compact

    @property
    def grained(self) -> bool:
        """Whether the wood is finished; small things that lie on it are painted then."""
        return self._ground.grained

    def set_title(self, title: str, note: str = "") -> None:
        """Say it in another language."""
        self.title.setText(title)
        self.note.setText(note)
        self._place()

    def set_lead(self, width: int) -> None:
        """Keep room before the title, for what the page paints there."""
        self._lead = width
        self._place()

    def set_foot(self, widget: QWidget | None) -> None:
        """What sticks to the foot of the window, below everything that scrolls; None gives the room back."""
        while self._foot_row.count():
            self._foot_row.takeAt(0)
        if widget is not None:
            self._foot_row.addWidget(widget)
            widget.show()
        self._foot.setVisible(widget is not None)
        self._place()

    def show_part(self, widget: QWidget) -> None:
        """Scroll until a part of the body can be seen."""
        self._scroll.ensureWidgetVisible(widget, 24, 24)

    def settle(self) -> None:
        """Finish the wood at once, for pictures and tests."""
        self._ground.settle()

    def theme_changed(self) -> None:
        super().theme_changed()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.resized()
        self._fit()

    def _fit(self) -> None:
        k = fonts.text_scale()
        compact = self.width() < COMPACT_WIDTH * k or self.height() < COMPACT_HEIGHT * k
        changed, self._compact = compact != self._compact, compact
        self._place()
        if changed:
            self.compact_changed.emit(compact)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        self._ground.paint(p)
        p.end()

    def _place(self) -> None:
        wide = not self._compact
        x, y, side = (34, 30, 46) if wide else (10, 7, 38)
        self.back_button.set_diameter(side)
        self.back_button.setGeometry(x - AROUND, y - AROUND, side + 2 * AROUND, side + 2 * AROUND)
        self.title.set_size(36 if wide else 24)
        left = (x + side + (20 if wide else 12)) if self.back_button.isVisibleTo(self) else x + self._lead
        title_high, note_high = self.title.sizeHint().height(), self.note.sizeHint().height()
        corner = self.corner.sizeHint()
        right = self.width() - x - (corner.width() + 16 if self.corner_row.count() else 0)
        self.corner.setGeometry(
            self.width() - x - corner.width(), y - 4, corner.width(), max(corner.height(), side + 8)
        )
        if wide:
            self.title.setGeometry(QRect(left, y - 6, right - left, title_high))
            self.note.setGeometry(QRect(left + 2, y - 6 + title_high, right - left, note_high))
            top = y - 6 + title_high + (note_high + 6 if self.note.text() else 10)
        else:
            wants = self.title.sizeHint().width()
            high = max(title_high, side)
            self.title.setGeometry(QRect(left, y, min(wants, right - left), high))
            rest = left + min(wants, right - left) + 18
            self.note.setGeometry(QRect(rest, y, max(0, right - rest), high))
            self.note.setVisible(right - rest > 120)
            top = y + high + 5
        if wide:
            self.note.setVisible(bool(self.note.text()))
        foot = self._foot.sizeHint().height() if self._foot.isVisibleTo(self) else 0
        if foot:
            self._foot.setGeometry(8, self.height() - foot - 8, self.width() - 16, foot)
        self._scroll.setGeometry(0, top, self.width(), max(0, self.height() - top - (foot + 12 if foot else 0)))
