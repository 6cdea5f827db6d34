"""Round-ended buttons: the few ways on at a page's corner, and choices in a row above a list."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look import fonts, icons, theme
from desktop.look.chrome import focus_ring, focus_ring_on_wood, panel
from desktop.look.colour import JADE, C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import CENTRE, LEFT, elide, font_for, text, text_width

AROUND = 8
ICONS = 40  # ms after which a window that has just appeared shows its icons


class PillButton(Painted, QPushButton):
    """A way on that lies on the wood: icon and words; `bare` it shows only its icon and says its words as a tooltip."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._bare = icon, False
        self._seen = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip(tip(words if self._bare else ""))
        self.updateGeometry()

    def set_bare(self, bare: bool) -> None:
        self._bare = bare
        self.set_words(self.text())

    def sizeHint(self) -> QSize:
        size = fonts.scaled(14)
        wide = 0 if self._bare else text_width(self.text(), size, 700) + size * 1.3
        return QSize(round(wide + size * 2.7) + 2 * AROUND, round(size * 2.7) + 2 * AROUND)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, size = self.brush(), theme.current(), fonts.scaled(14)
        box = QRectF(self.rect()).adjusted(AROUND, AROUND - 2, -AROUND, -AROUND - 2)
        whole = self._seen or icons.ready()  # the window's first picture waits for no icons and soft shadows
        panel(p, box, t, box.height() / 2, shadow=whole, raised=not self.isDown())
        ink = t.link if self.hovered else t.ink
        middle = box.left() + size * 1.35
        if whole:
            draw_line_icon(p, self._icon_name, middle, box.center().y(), size * 1.3, t.link if self.hovered else t.soft)
        else:
            self._seen = True
            QTimer.singleShot(ICONS, self, self.update)
        if not self._bare:
            text(p, box.adjusted(size * 2.6, 0, 0, 0), self.text(), size, 700, ink, LEFT)
        if self.ringed:
            focus_ring_on_wood(p, rounded(box.adjusted(-1, -1, 1, 1), box.height() / 2 + 1))
        p.end()


class ChipButton(Painted, QPushButton):
    """A choice in a row above a list; the chosen one has the jade edge."""

    def __init__(self, words: str, parent: QWidget | None = None) -> None:
        super().__init__(words, parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(14)
        return QSize(round(text_width(self.text(), size, 700) + size * 2), round(size * 2.5))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, size, on = self.brush(), theme.current(), fonts.scaled(14), self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = t.chosen if on or self.hovered else t.line
        pen = C(edge)
        p.setPen(pen)
        p.setBrush(mix(t.raised, JADE, 0.26 if t.dark else 0.14) if on else C(t.raised))
        p.drawPath(rounded(box, box.height() / 2))
        if on:
            p.drawPath(rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), box.height() / 2))
        shown = elide(self.text(), font_for(self.text(), size, 700), box.width() - size)
        text(p, box, shown, size, 700 if on else 600, t.ink, CENTRE)
        if self.ringed:
            focus_ring(p, rounded(box, box.height() / 2), t)
        p.end()
