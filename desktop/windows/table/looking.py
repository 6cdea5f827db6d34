"""The strip over the table while one looks back: step by step, to now, or on from here in another match; and while one
looks through another's eyes."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import panel
from desktop.look.widgets.buttons import PlainButton, QuietButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel
from desktop.look.widgets.seat_disc import SeatDisc


class LookingBack(Painted, QWidget):
    """`moved(steps)` to look at another moment, `ended()` back to now, `branched(steps)` to go on from here."""

    moved = Signal(int)
    ended = Signal()
    branched = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(18, 4, 18, 10)
        self.label = PlainLabel(parent=self)
        self.fact = PlainLabel(parent=self)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.branch = QuietButton(parent=self)
        self.now = PlainButton(parent=self)
        self.disc = SeatDisc("red", "", 13, self)
        row.addWidget(self.disc)
        row.addWidget(self.label)
        row.addWidget(self.slider, 1)
        row.addWidget(self.fact)
        row.addWidget(self.branch)
        row.addWidget(self.now)
        self.slider.valueChanged.connect(self._slid)
        self.branch.clicked.connect(lambda: self.branched.emit(self.slider.value()))
        self.now.clicked.connect(self.ended)
        self._showing = self._eyes = False
        self._of = 0  # steps that there were when one began to look back
        self.hide()
        self.follow_theme()
        self.retranslate()
        self.theme_changed()

    def show_step(self, steps: int, of: int) -> None:
        """Stand at a moment; steps that came since one began to look back are told."""
        if not self.isVisible():
            self._of = of
        self._showing = True
        self.slider.setRange(0, of)
        self.slider.setValue(steps)
        self._showing = False
        self.label.setText(self.tr("After step {n} of {of}", "looking back").format(n=steps, of=of))
        self.fact.setText(self.tr("The match has gone on to step {n}", "looking back").format(n=of))
        self.fact.setVisible(of > self._of)
        self._show_parts(eyes=False)

    def show_eyes(self, colour: str, name: str) -> None:
        """Look at the table as somebody else sees it."""
        self.disc.set_seat(colour, name)
        #: {name}: a player; open hands
        self.label.setText(self.tr("What {name} sees: you can only look", "looking").format(name=name))
        self.fact.hide()
        self._show_parts(eyes=True)

    def _show_parts(self, eyes: bool) -> None:
        self.disc.setVisible(eyes)
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        row.setStretchFactor(self.label, int(eyes))
        self.slider.setVisible(not eyes)
        self.branch.setVisible(not eyes)
        self._eyes = eyes
        self.retranslate()
        self.show()

    def _slid(self, value: int) -> None:
        if not self._showing:
            self.moved.emit(value)

    def retranslate(self) -> None:
        self.branch.setText(self.tr("Branch off here", "looking back"))
        #: button: end looking through another's eyes
        own = self.tr("Back to your own view", "looking")
        self.now.setText(own if self._eyes else self.tr("Back to now", "looking back"))
        self.slider.setAccessibleName(self.tr("Moment of the match", "looking back"))

    def theme_changed(self) -> None:
        self.label.setFont(fonts.body(fonts.scaled(14), 600))
        self.label.setStyleSheet(f"color: {theme.current().ink}; background: transparent;")
        self.fact.setFont(fonts.body(fonts.scaled(13), 700))
        self.fact.setStyleSheet(f"color: {theme.current().soft}; background: transparent;")
        super().theme_changed()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        panel(p, QRectF(self.rect()).adjusted(4, 0, -4, -7))
        p.end()
