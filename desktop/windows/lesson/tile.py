"""A tile of the list of lessons: its mark, its title, how far it is; the way in."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.look import controls, fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import CORAL, GOLD, C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.learned_mark import State
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import CENTRE, LEFT, elide, font_for, text

HIGH, LOW = 56, 46  # with a second line, without


class LessonTile(Painted, QAbstractButton):
    """`title` and `note` (a second line; "" for none). `number` in the ring of a lesson, or an `icon` for what is more than
    a lesson. The tile to go on with is golden."""

    def __init__(
        self, title: str, said: str, state: State, number: int | None = None, icon: str = "",
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(parent)
        self._state: State = state
        self._number, self._icon = number, icon
        self._note, self._next = "", False
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(said)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_note(self, note: str) -> None:
        """A second line."""
        self._note = note
        self.theme_changed()

    def set_next(self, on: bool) -> None:
        """Whether this is what to go on with."""
        self._next = on
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(fonts.scaled(240)), round(fonts.scaled(HIGH if self._note else LOW)))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(fonts.scaled(150)), self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k = self.brush(), theme.current(), fonts.text_scale()
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        golden, soft = controls.gilt(box, t)
        plain = self._ground()
        if self._next:
            p.setBrush(golden)
        else:
            soft = C(t.soft)
            p.setBrush(mix(plain, t.ink, 0.05) if self.hovered else plain)
        p.setPen(QPen(C(GOLD) if self._next else C(CORAL, 0.8) if self._icon else C(t.line), 1.4))
        p.drawPath(rounded(box, 9))
        x, y = box.left() + 24 * k, box.center().y()
        if self._icon and self._state != "learned":
            draw_line_icon(p, self._icon, x, y, 22 * k, C(CORAL) if not t.dark else C("#F08878"))
        else:
            controls.learned(p, x, y, self._state, t, 13 * k)
        if self._number is not None and self._state != "learned":
            text(p, QRectF(x - 15 * k, y - 15 * k, 30 * k, 30 * k), str(self._number), 13 * k, 700, t.soft, CENTRE)
        left, room = x + 24 * k, box.right() - 10 * k - x - 24 * k
        title = elide(self.text(), font_for(self.text(), 16 * k, 700), room)
        note = elide(self._note, font_for(self._note, 13 * k, 600), room)
        self.setToolTip(tip(self.text() if title != self.text() else self._note if note != self._note else ""))
        if note:
            text(p, QRectF(left, y - 23 * k, room, 24 * k), title, 16 * k, 700, t.ink, LEFT)
            text(p, QRectF(left, y + 0 * k, room, 22 * k), note, 13 * k, 600, soft, LEFT)
        else:
            text(p, QRectF(left, box.top(), room, box.height()), title, 16 * k, 700, t.ink, LEFT)
        if self.ringed:
            focus_ring(p, rounded(box, 9))
        p.end()

    def _ground(self) -> QColor:
        t = theme.current()
        if self._icon:
            return mix(t.raised, CORAL, 0.10 if not t.dark else 0.06)
        return C(t.raised if self._state == "learned" else t.panel)
