"""What every page shares: it says its words again in another language, arranges itself by the window, and goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QLayout, QScrollArea, QSizePolicy, QWidget

from desktop.look.widgets.plain_label import PlainLabel, tip
from desktop.look.widgets.wood_page import WoodPage

if TYPE_CHECKING:
    from desktop.windows.shell import Shell


class Page(WoodPage):
    """A page of the shell. A subclass builds its parts and then calls `begin()`.

    `say()` sets every word, again whenever the language changes; `arrange(compact)` lays the parts out, again whenever
    the window becomes small or large; `enter()` brings the page up to date when it is shown; `leave()` when it goes."""

    def __init__(self, shell: Shell, goes_back: bool = True) -> None:
        super().__init__(back_name=" " if goes_back else "")
        self.shell = shell
        self._begun = False
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what has the focus is scrolled into sight by itself
        self.back.connect(shell.back)
        self.compact_changed.connect(self._rearrange)

    def begin(self) -> None:
        """Everything is built: say the words and lay it out for the first time."""
        self._begun = True
        self.back_button.set_name(self.tr("Back", "the round button of every page"))
        self.say()
        self.arrange(self.compact)

    def say(self) -> None:
        """Set every word in the language spoken now."""

    def arrange(self, compact: bool) -> None:
        """Lay the parts out for a large or a small window."""

    def order_tabs(self) -> None:
        """Let Tab go through the page as it is read: the way back, then part by part in the order of the layouts."""
        before: QWidget | None = None
        for part in [self.back_button, *_reading_order(self.corner), *_reading_order(self.body)]:
            if before is not None:
                QWidget.setTabOrder(before, part)
            before = part

    def take_focus(self) -> None:
        """The keyboard is on this page now; without a ring, for nobody has pressed Tab yet."""
        parts = [self.back_button, *_reading_order(self.corner)]
        first = next((part for part in parts if part.isVisibleTo(self)), None)
        if first is not None:
            first.clearFocus()  # it may have got it, with a ring, when the page before was hidden
            first.setFocus(Qt.FocusReason.MouseFocusReason)

    def enter(self) -> None:
        """The page is shown (again)."""

    def leave(self) -> None:
        """Another page is shown."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and self._begun:
            self.back_button.set_name(self.tr("Back", "the round button of every page"))
            self.say()
        super().changeEvent(event)

    def _rearrange(self, compact: bool) -> None:
        if self._begun:
            self.arrange(compact)


def _reading_order(widget: QWidget) -> list[QWidget]:
    """Everything in a widget that takes the keyboard, in the order in which its layouts hold it."""
    if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and not isinstance(widget, QScrollArea):
        return getattr(widget, "tab_parts", [widget])
    if isinstance(widget, QScrollArea):
        inside = widget.widget()
        return _reading_order(inside) if inside is not None else []
    layout = widget.layout()
    laid = _of_layout(layout) if layout is not None else []
    seen = set(map(id, laid))
    for child in widget.children():
        if isinstance(child, QWidget) and not child.isWindow() and (layout is None or layout.indexOf(child) < 0):
            laid += [part for part in _reading_order(child) if id(part) not in seen]
            seen = set(map(id, laid))
    return laid


def _of_layout(layout: QLayout) -> list[QWidget]:
    found: list[QWidget] = []
    for i in range(layout.count()):
        item = layout.itemAt(i)
        inner, widget = item.layout(), item.widget()
        if inner is not None:
            found += _of_layout(inner)
        elif widget is not None:
            found += _reading_order(widget)
    return found


class ElidedLabel(PlainLabel):
    """One line that is shortened where the room is narrow, and says all as a tooltip."""

    def __init__(self, role: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        if role:
            self.setProperty("role", role)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def paintEvent(self, event: QPaintEvent) -> None:
        whole = self.text()
        shown = self.fontMetrics().elidedText(whole, Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(tip(whole if shown != whole else ""))
        p = QPainter(self)
        p.setPen(self.palette().windowText().color())
        p.drawText(self.rect(), int(self.alignment()), shown)
        p.end()


def emptied(layout: QLayout) -> None:
    """Take everything out of a layout: hidden at once, gone a moment later."""
    while layout.count():
        item = layout.takeAt(0)
        if item is not None and item.widget() is not None:
            item.widget().hide()
            item.widget().deleteLater()


def label(role: str = "", wraps: bool = False, parent: QWidget | None = None) -> QLabel:
    """Words on paper: role title, head, soft, note, error, or plain; `wraps` breaks lines instead of being cut."""
    made = PlainLabel(parent=parent)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wraps)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made
