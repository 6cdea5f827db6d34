"""Options of a game: cards with a picture, rows with segments, rows with a switch."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.engine.options import Option
from desktop.engine.state import OptionValue
from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import JADE, C, mix, vertical
from desktop.look.controls import tick
from desktop.look.icons import draw_line_icon
from desktop.look.marks import halo
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.widgets.segments import Segments
from desktop.look.widgets.switch import Switch
from desktop.look.words import LEFT, elide, font_for, paragraph, paragraph_height, text
from desktop.table.vocabulary import Look
from desktop.windows.page import label

MOST_SEGMENTS = 4


class OptionCard(Painted, QRadioButton):
    """A choice with its picture (if there is one), name, and one line. Arrow keys move among cards."""

    def __init__(self, picture: Look | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._picture, self._line, self._small = picture, "", False
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)  # all of a row equally high
        self.follow_theme()

    def set_words(self, name: str, line: str) -> None:
        self.setText(name)
        self._line = line
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
        self.updateGeometry()
        self.update()

    def set_small(self, small: bool) -> None:
        self._small = small
        self.updateGeometry()

    @property
    def _tall(self) -> bool:
        return self._picture is not None and not self._small

    def _line_height(self, width: float) -> float:
        return paragraph_height(self._line, 14 * fonts.text_scale(), width) if self._line else 0

    def sizeHint(self) -> QSize:
        k = fonts.text_scale()
        words = 40 * k + self._line_height(max(120.0, self.width() - 36))
        if self._picture is None:
            return QSize(240, round(words + 22))
        if self._small:
            return QSize(240, round(max(86.0, 40 * k + self._line_height(max(90.0, self.width() - 148)) + 16)))
        return QSize(262, round(150 + words + 14))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(150 * fonts.text_scale()), self.sizeHint().height())

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self.updateGeometry()

    def hitButton(self, pos) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k, on = self.brush(), theme.current(), fonts.text_scale(), self.isChecked()
        box = QRectF(self.rect()).adjusted(5, 4, -5, -5)
        if on:
            halo(p, rounded(box, 12), JADE, 4, 0.35)
        edge = t.chosen if self.hovered or on else t.line
        p.setPen(QPen(C(edge), 2.4 if on else 1.2))
        p.setBrush(vertical(box, t.raised, mix(t.raised, JADE, 0.16 if t.dark else 0.08) if on else t.panel))
        p.drawPath(rounded(box, 12))
        x, y, room = box.left() + 16, box.top() + 8, box.width() - 32
        if self._picture is not None:
            place = QRectF(box.left() + 14, box.top() + 14, box.width() - 28, 124)
            if self._small:
                place = QRectF(box.left() + 10, box.top() + 8, 104, box.height() - 16)
                x, room = place.right() + 10, box.right() - place.right() - 20
            else:
                y = place.bottom() + 6
            self._paint_picture(p, place)
        name = elide(self.text(), font_for(self.text(), 19 * k, 700, True), room - 28 * k)
        text(p, QRectF(x, y, room, 32 * k), name, 19 * k, 700, t.ink, LEFT, display=True)
        tick(p, box.right() - 18 * k, y + 16 * k, on, t, 10 * k)
        if self._line:
            paragraph(p, QRectF(x, y + 32 * k, room, box.bottom() - y - 32 * k - 2), self._line, 14 * k, 400, t.ink)
        if self.ringed:
            focus_ring(p, rounded(box.adjusted(-1, -1, 1, 1), 13), t)
        p.end()

    def _paint_picture(self, p, place: QRectF) -> None:
        assert self._picture is not None
        r = self._picture.rect
        k = min(place.width() / r.width(), place.height() / r.height())
        p.save()
        p.translate(place.center())
        p.scale(k, k)
        p.translate(-r.center())
        self._picture.paint(p)
        p.restore()


class OptionCards(QWidget):
    """A choice shown as cards. `chosen(value)`."""

    chosen = Signal(object)

    def __init__(self, option: Option, pictures: list[Look | None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._across = 0
        self.head, self.line = label("title"), label("soft", True)
        self.cards = [OptionCard(picture) for picture in pictures]
        self._group = QButtonGroup(self)
        self._grid = QGridLayout()
        self._grid.setSpacing(2)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self.head)
        top.addWidget(self.line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(top)
        column.addLayout(self._grid)
        for i, card in enumerate(self.cards):
            self._group.addButton(card, i)
        self._group.idClicked.connect(lambda i: self.chosen.emit(option.choices[i]))
        self._group.idToggled.connect(lambda *_: self._guide_tab())
        self.arrange(False)

    def arrange(self, compact: bool) -> None:
        for card in self.cards:
            card.set_small(compact)
        self._lay_out()

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        """As many side by side as can be read."""
        across = min(len(self.cards), 4, max(1, int(self.width() / (226 * fonts.text_scale()))))
        if across == self._across:
            return
        self._across = across
        for card in self.cards:
            self._grid.removeWidget(card)
        for i, card in enumerate(self.cards):
            self._grid.addWidget(card, i // across, i % across)

    def say(self, words: Any) -> None:
        name, line = words.option(self.option.id)
        self.head.setText(name)
        self.line.setText(line)
        for card, value in zip(self.cards, self.option.choices, strict=True):
            card.set_words(*words.choice(self.option.id, value))

    def set_value(self, value: OptionValue) -> None:
        self.cards[_index(self.option, value)].setChecked(True)
        self._guide_tab()

    def _guide_tab(self) -> None:
        """Tab reaches the chosen card, arrows the others."""
        for card in self.cards:
            card.setFocusPolicy(Qt.FocusPolicy.StrongFocus if card.isChecked() else Qt.FocusPolicy.ClickFocus)


class OptionRow(Painted, QWidget):
    """Name, one line on what it changes, and a control on the right. `changed(value)`."""

    changed = Signal(object)

    def __init__(self, control: QWidget, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.control, self._icon_name = control, icon
        self.name, self.line = label("head"), label("soft", True)
        self.error = label("error", True)
        self.error.hide()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.name)
        words.addWidget(self.line)
        words.addWidget(self.error)
        row = QHBoxLayout(self)
        row.setSpacing(16)
        row.addLayout(words, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        self.set_small(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.follow_theme()

    def set_small(self, small: bool) -> None:
        left = 54 if self._icon_name else 18
        self.layout().setContentsMargins(left, 3 if small else 6, 14, 3 if small else 6)

    def set_words(self, name: str, line: str) -> None:
        self.name.setText(name)
        self.line.setText(line)
        self.line.setVisible(bool(line))
        self.control.setAccessibleName(name)
        self.control.setAccessibleDescription(line)

    def set_error(self, words: str) -> None:
        self.error.setText(words)
        self.error.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        box = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        p.setPen(QPen(C(t.line), 1))
        p.setBrush(C(t.raised))
        p.drawPath(rounded(box, 10))
        if self._icon_name:
            middle = QPointF(box.left() + 28, box.center().y())
            draw_line_icon(p, self._icon_name, middle.x(), middle.y(), 26, t.link)
        p.end()


class SwitchOption(OptionRow):
    """An option that is on or off."""

    def __init__(self, icon: str = "", parent: QWidget | None = None) -> None:
        self.switch = Switch("")
        super().__init__(self.switch, icon, parent)
        self.switch.toggled.connect(lambda on: self.changed.emit(on))

    def set_value(self, value: bool) -> None:
        self.switch.blockSignals(True)
        self.switch.setChecked(value)
        self.switch.blockSignals(False)
        self.switch.update()


class ChoiceOption(OptionRow):
    """One of a few as segments, one of many as a list."""

    def __init__(self, values: tuple[OptionValue, ...], parent: QWidget | None = None) -> None:
        self.values = values
        self.segments = Segments([""] * len(values)) if len(values) <= MOST_SEGMENTS else None
        self.box = QComboBox() if self.segments is None else None
        super().__init__(self.segments or self.box or QWidget(), "", parent)
        if self.segments is not None:
            self.segments.chosen.connect(lambda i: self.changed.emit(values[i]))
        if self.box is not None:
            self.box.activated.connect(lambda i: self.changed.emit(values[i]))

    def set_labels(self, labels: list[str], lines: list[str] | None = None) -> None:
        if self.segments is not None:
            self.segments.set_labels(labels)
            for i, line in enumerate(lines or []):
                self.segments.key(i).setToolTip(tip(line))
        if self.box is not None:
            now = self.box.currentIndex()
            self.box.clear()
            self.box.addItems(labels)
            self.box.setCurrentIndex(now)

    def set_value(self, value: OptionValue) -> None:
        at = next((i for i, v in enumerate(self.values) if v == value and type(v) is type(value)), 0)
        if self.segments is not None:
            self.segments.set_index(at)
        if self.box is not None:
            self.box.setCurrentIndex(at)


def _index(option: Option, value: OptionValue) -> int:
    return next((i for i, v in enumerate(option.choices) if v == value and type(v) is type(value)), 0)
