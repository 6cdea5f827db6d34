"""The pill over the table: whose turn it is and what is asked, with buttons that have no place on the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import panel
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.look.widgets.seat_disc import SeatDisc
from desktop.table.pointing import Pointing


class Prompt(Painted, QWidget):
    """`pressed(button)` for a button of the open decision; `pointed(button)` when one is pointed at ("": no more)."""

    pressed = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(10, 5, 14, 9)
        self._row.setSpacing(8)
        self.disc = SeatDisc("red", "", 13, self)
        self.name = PlainLabel(parent=self)
        self.name.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence = PlainLabel(parent=self)
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._row.addWidget(self.disc)
        self._row.addWidget(self.name)
        self._row.addWidget(self.sentence, 1)
        self._buttons: dict[str, QPushButton] = {}
        self.follow_theme()
        self.theme_changed()

    def say(self, colour: str, name: str, sentence: str) -> None:
        """Whose turn, and what is asked."""
        self.disc.setVisible(bool(colour))
        if colour:
            self.disc.set_seat(colour, name)
        self.name.setText(name)
        self.name.setVisible(bool(name))
        self.sentence.setText(sentence)
        self.sentence.setToolTip(tip(sentence))
        spoken = f"{name}: {sentence}" if name else sentence
        if spoken != self.accessibleName():
            self.setAccessibleName(spoken)
            if QAccessible.isActive():
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def offer(self, buttons: list[tuple[str, str, bool]]) -> None:
        """Buttons as (id, words, can be pressed)."""
        wanted = [id for id, _, _ in buttons]
        for id in list(self._buttons):
            if id not in wanted:
                gone = self._buttons.pop(id)
                self._row.removeWidget(gone)
                gone.hide()
                gone.deleteLater()
        for id, words, able in buttons:
            button = self._buttons.get(id)
            if button is None:
                button = self._buttons[id] = QPushButton(self)
                button.setCursor(Qt.CursorShape.PointingHandCursor)
                button.clicked.connect(lambda _=False, id=id: self.pressed.emit(id))
                Pointing(button, lambda id=id: self.pointed.emit(id), lambda: self.pointed.emit(""))
                self._row.addWidget(button)
            button.setText(words)
            button.setEnabled(able)
            button.setFont(fonts.body(fonts.scaled(14), 700))

    def button(self, id: str) -> QPushButton | None:
        return self._buttons.get(id)

    def theme_changed(self) -> None:
        ink = theme.current().ink
        self.name.setFont(fonts.body(fonts.scaled(17), 700))
        self.sentence.setFont(fonts.body(fonts.scaled(16), 600))
        for label in (self.name, self.sentence):
            label.setStyleSheet(f"color: {ink}; background: transparent;")
        self.setFixedHeight(round(fonts.scaled(40) + 14))
        super().theme_changed()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        rect = QRectF(self.rect()).adjusted(4, 2, -4, -8)
        panel(p, rect, None, rect.height() / 2)
        p.end()
