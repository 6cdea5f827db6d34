"""Parts of the settings: sections, rows with a control, the slider for the size of text, keys."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QSlider, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import JADE, C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.words import CENTRE, LEFT, text, text_width
from desktop.store.settings import TEXT_SIZES
from desktop.windows.page import label


class SectionButton(Painted, QPushButton):
    """A way to a section of the page."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(15)
        return QSize(round(text_width(self.text(), size, 700) + size * 4.6), round(size * 3.0))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, size, on = self.brush(), theme.current(), fonts.scaled(15), self.isChecked()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if on or self.hovered:
            p.setPen(QPen(C(t.chosen), 1.6) if on else QPen(C(t.line), 1))
            p.setBrush(mix(t.panel, JADE, (0.24 if t.dark else 0.14) if on else 0.06))
            p.drawPath(rounded(box, 10))
        draw_line_icon(
            p, self._icon_name, box.left() + size * 1.7, box.center().y(), size * 1.3, t.ink if on else t.soft
        )
        text(p, box.adjusted(size * 3.3, 0, 0, 0), self.text(), size, 700 if on else 600, t.ink, LEFT)
        if self.ringed:
            focus_ring(p, rounded(box, 10), t)
        p.end()


class SizeSlider(Painted, QWidget):
    """The size of text, with its marks under the groove. `chosen(per cent)`."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.slider = QSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, len(TEXT_SIZES) - 1)
        self.slider.setPageStep(1)
        self.slider.valueChanged.connect(lambda i: self.chosen.emit(TEXT_SIZES[i]))
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 2, 14, 0)
        column.addWidget(self.slider)
        column.addSpacing(round(fonts.scaled(20)))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def set_size(self, per_cent: int) -> None:
        self.slider.blockSignals(True)
        self.slider.setValue(min(range(len(TEXT_SIZES)), key=lambda i: abs(TEXT_SIZES[i] - per_cent)))
        self.slider.blockSignals(False)

    def setAccessibleName(self, name: str) -> None:
        super().setAccessibleName(name)
        self.slider.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(380, round(34 + fonts.scaled(24)))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, size = self.brush(), theme.current(), fonts.scaled(12)
        groove = self.slider.geometry()
        left, right = groove.left() + 12.0, groove.right() - 12.0
        for i, per_cent in enumerate(TEXT_SIZES):
            x = left + (right - left) * i / (len(TEXT_SIZES) - 1)
            p.setPen(QPen(C(t.soft, 0.7), 1.4))
            p.drawLine(QPointF(x, groove.bottom() - 2), QPointF(x, groove.bottom() + 3))
            if i in (0, len(TEXT_SIZES) - 1) or TEXT_SIZES[i] == TEXT_SIZES[self.slider.value()]:
                words = self.tr("{n} %", "a size").format(n=per_cent)
                text(p, QRectF(x - 40, groove.bottom() + 2, 80, size * 1.7), words, size, 600, t.soft, CENTRE)
        p.end()


class SettingRow(QWidget):
    """Name, one line on what it does, and the control on the right."""

    def __init__(self, control: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control = control
        self.name, self.line = label("head", True), label("note", True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.name)
        words.addWidget(self.line)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 6, 6, 6)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setMinimumHeight(62)

    def set_words(self, name: str, line: str) -> None:
        self.name.setText(name)
        self.line.setText(line)
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(line)


class Group(PaperPanel):
    """Rows under a heading, with hairlines between them."""

    def __init__(self, rows: list[QWidget], parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.head, self.rows = label("title"), rows
        column = QVBoxLayout(self)
        column.setSpacing(4)
        column.addWidget(self.head)
        for row in rows:
            column.addWidget(row)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p = self.brush()
        p.setPen(QPen(C(theme.current().line), 1))
        for row in self.rows[1:]:
            y = row.geometry().top() - 2.0
            p.drawLine(QPointF(self.paper.left() + 20, y), QPointF(self.paper.right() - 20, y))
        p.end()


class KeyRow(QWidget):
    """What a key does."""

    def __init__(self, keys: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = label("", True)
        row = QHBoxLayout(self)
        row.setContentsMargins(6, 0, 6, 0)
        row.addWidget(self.words, 1)
        for key in keys:
            row.addWidget(KeyCap(key, 12))
