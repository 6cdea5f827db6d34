"""The card under the box of a new match: what will be played."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.cardboard import draw_card
from desktop.look.chrome import panel
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.painted import Painted
from desktop.look.words import LEFT, elide, font_for, text
from desktop.windows import dates
from desktop.windows.page import label


class Summary(Painted, QWidget):
    """The card under the box: what will be played."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._lines = "", [("", "")]
        self.error = label("error", True, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 12, 28, 22)
        column.addStretch(1)
        column.addWidget(self.error)
        self.error.hide()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def tell(self, title: str, lines: list[tuple[str, str]]) -> None:
        self._title, self._lines = title, [line for line in lines if line[1]]
        self.setAccessibleName(title)
        self.setAccessibleDescription(dates.dotted([words for _, words in self._lines]))
        self.updateGeometry()
        self.update()

    def set_error(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        k = fonts.text_scale()
        high = 24 + 56 * k + 34 * k * len(self._lines)
        if self.error.isVisibleTo(self):
            high += self.error.heightForWidth(max(120, self.width() - 56)) + 8
        return QSize(346, round(high))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k = self.brush(), theme.current(), fonts.text_scale()
        paper = QRectF(self.rect()).adjusted(10, 4, -12, -12)
        if t.dark:
            panel(p, paper, t, 12)
        else:
            draw_card(p, paper, "#FBF4E4", 12)
        room = paper.width() - 36
        title = elide(self._title, font_for(self._title, 23 * k, 700, True), room)
        text(
            p, QRectF(paper.left() + 20, paper.top() + 10, room, 36 * k), title, 23 * k, 700, t.ink, LEFT, display=True
        )
        y = paper.top() + 18 + 48 * k
        for icon, words in self._lines:
            draw_line_icon(p, icon, paper.left() + 32, y, 19 * k, t.soft)
            shown = elide(words, font_for(words, 15 * k, 600), room - 36)
            text(p, QRectF(paper.left() + 36 + 16 * k, y - 14 * k, room, 28 * k), shown, 15 * k, 600, t.ink, LEFT)
            y += 34 * k
        p.end()
