"""The large ways on of a game's page, and the chips with its facts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import PRIMARY_INK, button, focus_ring_on_wood
from desktop.look.colour import C
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded, soft_shadow
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import LEFT, elide, font_for, text, text_width

AROUND = 8


class WayButton(Painted, QPushButton):
    """An icon, a word in the display face, and one line on what waits there."""

    def __init__(self, icon: str, primary: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._primary, self._line, self._small = icon, primary, "", False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_words(self, words: str, line: str) -> None:
        self.setText(words)
        self._line = line
        self.setAccessibleName(words)
        self.setAccessibleDescription(line)
        self.theme_changed()

    def set_small(self, small: bool) -> None:
        self._small = small
        self.theme_changed()

    def sizeHint(self) -> QSize:
        k = fonts.text_scale()
        high = 56 if self._small else 92
        wide = (70 if self._small else 110) * k + max(
            text_width(self.text(), self._head, 700, True), 0 if self._small else text_width(self._line, 14 * k, 600)
        )
        return QSize(round(wide) + 2 * AROUND, round(high * k) + 2 * AROUND)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(120 * fonts.text_scale()), self.sizeHint().height())

    @property
    def _head(self) -> float:
        return fonts.scaled(20 if self._small else 25)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k = self.brush(), theme.current(), fonts.text_scale()
        box = QRectF(self.rect()).adjusted(AROUND, AROUND - 3, -AROUND, -AROUND - 3)
        if not self._primary:
            soft_shadow(p, rounded(box, 10), 7, 1, 4, 0.26)
        button(
            p,
            box,
            "",
            t,
            "primary" if self._primary else "plain",
            None,
            14,
            self.hovered,
            self.isDown(),
            self.isEnabled(),
        )
        ink = PRIMARY_INK if self._primary else t.ink
        draw_line_icon(p, self._icon_name, box.left() + (28 if self._small else 48) * k, box.center().y(),
                       (24 if self._small else 34) * k, ink)  # fmt: skip
        x = box.left() + (52 if self._small else 90) * k
        room = box.right() - 10 - x
        if self._small:
            text(p, QRectF(x, box.top(), room, box.height()), self.text(), self._head, 700, ink, LEFT, display=True)
        else:
            text(p, QRectF(x, box.top() + 13 * k, room, 40 * k), self.text(), self._head, 700, ink, LEFT, display=True)
            shown = elide(self._line, font_for(self._line, 14 * k, 600), room)
            soft = C("#FFE9DC") if self._primary else t.soft
            text(p, QRectF(x, box.top() + 51 * k, room, 26 * k), shown, 14 * k, 600, soft, LEFT)
            self.setToolTip(tip(self._line if shown != self._line else ""))
        if self.ringed:
            focus_ring_on_wood(p, rounded(box.adjusted(-2, -2, 2, 2), 12))
        p.end()


class FactChip(Painted, QWidget):
    """A fact on the wood: an icon and a few words on a pale ground."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._words = icon, ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_words(self, words: str) -> None:
        self._words = words
        self.setAccessibleName(words)
        self.setVisible(bool(words))
        self.theme_changed()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(14)
        return QSize(round(text_width(self._words, size, 700) + size * 3.8), round(size * 2.6))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, size = self.brush(), theme.current(), fonts.scaled(14)
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(t.panel, 0.78) if t.dark else C("#FFF6E0", 0.66))
        p.drawPath(rounded(box, box.height() / 2))
        draw_line_icon(
            p, self._icon_name, box.left() + size * 1.6, box.center().y(), size * 1.2, t.soft if t.dark else "#5A4032"
        )
        text(p, box.adjusted(size * 2.7, 0, 0, 0), self._words, size, 700, t.ink, LEFT)
        p.end()
