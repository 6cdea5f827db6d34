"""The state of a lesson: a number in an empty ring, part of a ring when begun, a tick when learned."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import controls, fonts, theme
from desktop.look.widgets.painted import Painted
from desktop.look.words import CENTRE, text

State = Literal["", "begun", "learned"]


class LearnedMark(Painted, QWidget):
    """`name` is what a screen reader says ("learned"); `part` how much is done of what was begun, 0-1."""

    def __init__(
        self,
        state: State = "",
        number: int | None = None,
        name: str = "",
        part: float = 0.4,
        radius: float = 13,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._state: State = state
        self._number, self._part, self._radius = number, part, radius
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name)
        self.follow_theme()

    def set_state(self, state: State, name: str = "", part: float = 0.4) -> None:
        """What holds now, and how to say it."""
        self._state, self._part = state, part
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        side = round(fonts.scaled(self._radius) * 2 + 8)
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        box = QRectF(self.rect())
        controls.learned(p, box.center().x(), box.center().y(), self._state, t, fonts.scaled(self._radius), self._part)
        if self._number is not None and self._state != "learned":
            text(p, box, str(self._number), fonts.scaled(self._radius), 700, t.soft, CENTRE)
        p.end()
