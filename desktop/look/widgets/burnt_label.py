"""Words burnt into the wood: titles, notes, captions on a page."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.look import fonts, theme
from desktop.look.colour import C
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.look.words import elide, engraved, font_for, line_height, paragraph, wrap


class BurntLabel(Painted, PlainLabel):
    """A label; `size` is the designed height of its letters. Wraps when `wrapped`, else shortens and tells by tooltip."""

    def __init__(
        self,
        words: str = "",
        size: float = 14,
        display: bool = False,
        weight: int = 600,
        tracking: float = 0,
        wrapped: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(words, parent)
        self._size, self._display, self._weight = size, display, 700 if display else weight
        self._tracking, self._wrapped, self._place = tracking, wrapped, align
        policy = QSizePolicy(
            QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred if wrapped else QSizePolicy.Policy.Fixed
        )
        policy.setHeightForWidth(wrapped)
        self.setSizePolicy(policy)
        self.follow_theme()

    def set_size(self, size: float) -> None:
        """Another height of letters, for a smaller window."""
        self._size = size
        self.theme_changed()

    def sizeHint(self) -> QSize:
        high = round(line_height(self.text(), self._px) + 4)
        return QSize(round(QFontMetricsF(self._face).horizontalAdvance(self.text())) + 6, high)

    def minimumSizeHint(self) -> QSize:
        return QSize(min(self.sizeHint().width(), round(self._px * 6)), self.sizeHint().height())

    def hasHeightForWidth(self) -> bool:
        return self._wrapped

    def heightForWidth(self, width: int) -> int:
        lines = len(wrap(self.text(), self._face, width))
        return round(lines * line_height(self.text(), self._px) + 4)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cut = not self._wrapped and self.sizeHint().width() - 6 > self.width()
        self.setToolTip(tip(self.text() if cut else ""))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, box = self.brush(), theme.current(), QRectF(self.rect())
        if self._wrapped:
            for dy, colour in ((1.2, C(t.burnt_edge or t.burnt, 0.6 if t.burnt_edge else 0)), (0.0, C(t.burnt))):
                paragraph(p, box.translated(0, 2 + dy), self.text(), self._px, self._weight, colour, self._display)
        else:
            shown = elide(self.text(), self._face, box.width())
            engraved(p, box, shown, self._px, t, self._place, self._weight, self._display, self._tracking)
        p.end()

    @property
    def _px(self) -> float:
        return fonts.scaled(self._size)

    @property
    def _face(self) -> QFont:
        return font_for(self.text(), self._px, self._weight, self._display, self._tracking)
