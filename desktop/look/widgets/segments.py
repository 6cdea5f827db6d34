"""One of a few, side by side: a sunk groove with one raised key. Arrows move, as among radio buttons."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from desktop.look import fonts
from desktop.look.chrome import focus_ring
from desktop.look.controls import groove, segment_key
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.words import text_width


class SegmentKey(Painted, QRadioButton):
    """One choice."""

    def __init__(self, words: str, icon: str, size: float, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.line_icon, self.size_of_text = icon, size
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        size = fonts.scaled(self.size_of_text)
        wide = text_width(self.text(), size, 700) + (size * 1.7 if self.line_icon else 0)
        return QSize(round(wide + size * 2), round(max(size * 2.7, 38)))

    minimumSizeHint = sizeHint

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        key = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        size = fonts.scaled(self.size_of_text)
        on = self.isChecked()
        segment_key(p, key, self.text(), on, None, self.line_icon, size, self.hovered, self.isEnabled())
        if self.ringed:
            focus_ring(p, rounded(key, 8))
        p.end()


class Segments(Painted, QWidget):
    """`name` says to a screen reader what is chosen here. `chosen(index)` is sent when a person chooses."""

    chosen = Signal(int)

    def __init__(
        self,
        labels: Sequence[str] = (),
        index: int = 0,
        icons: Sequence[str] = (),
        size: float = 14,
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._size = size
        self._keys: list[SegmentKey] = []
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self.chosen)
        self._group.idToggled.connect(lambda *_: self._guide_tab())
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.set_labels(labels, icons)
        self.set_index(index)
        self.follow_theme()

    def set_labels(self, labels: Sequence[str], icons: Sequence[str] = ()) -> None:
        """Other words (another language) or other choices. What was chosen stays chosen if it is still there."""
        before = self.index()
        icons = icons or [key.line_icon for key in self._keys]
        if len(labels) != len(self._keys):
            for key in self._keys:
                self._group.removeButton(key)
                key.setParent(None)
                key.deleteLater()
            self._keys = [SegmentKey("", "", self._size, self) for _ in labels]
            for i, key in enumerate(self._keys):
                self._group.addButton(key, i)
                key.show()
        for i, (key, words) in enumerate(zip(self._keys, labels, strict=True)):
            key.setText(words)
            key.setAccessibleName(words)
            key.line_icon = icons[i] if i < len(icons) else ""
        self.set_index(max(0, min(before, len(labels) - 1)))
        self.theme_changed()

    def index(self) -> int:
        """The index of the chosen key, -1 if there is none."""
        return self._group.checkedId()

    def set_index(self, index: int) -> None:
        """Choose without telling anyone."""
        if 0 <= index < len(self._keys):
            self._keys[index].setChecked(True)
        self._guide_tab()

    def _guide_tab(self) -> None:
        """Tab reaches the chosen key (the first where none is), arrows the others."""
        at = max(0, self.index())
        for i, key in enumerate(self._keys):
            key.setFocusPolicy(Qt.FocusPolicy.StrongFocus if i == at else Qt.FocusPolicy.ClickFocus)

    def key(self, index: int) -> SegmentKey:
        """One of the keys, to forbid it or give it a tooltip."""
        return self._keys[index]

    def theme_changed(self) -> None:
        super().theme_changed()
        self._lay_out()

    def sizeHint(self) -> QSize:
        hints = [key.sizeHint() for key in self._keys] or [QSize(40, 38)]
        return QSize(max(h.width() for h in hints) * len(hints), max(h.height() for h in hints))

    def minimumSizeHint(self) -> QSize:
        hints = [key.sizeHint() for key in self._keys] or [QSize(40, 38)]
        return QSize(sum(h.width() for h in hints), max(h.height() for h in hints))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._lay_out()

    def _lay_out(self) -> None:
        """Equal keys where all words fit into equal keys, else each in proportion to its words."""
        if not self._keys:
            return
        wants = [key.sizeHint().width() for key in self._keys]
        share = self.width() / len(wants)
        widths = [share] * len(wants) if max(wants) <= share else [w * self.width() / sum(wants) for w in wants]
        x = 0.0
        for key, w in zip(self._keys, widths, strict=True):
            key.setGeometry(round(x), 0, round(x + w) - round(x), self.height())
            x += w

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        groove(p, QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        p.end()
