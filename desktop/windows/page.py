"""What every page shares: it says its words again in another language, arranges itself by the window, and goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

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


def label(role: str = "", wraps: bool = False, parent: QWidget | None = None) -> QLabel:
    """Words on paper: role title, head, soft, note, error, or plain; `wraps` breaks lines instead of being cut."""
    made = QLabel(parent)
    if role:
        made.setProperty("role", role)
    made.setWordWrap(wraps)
    if wraps:
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        made.setSizePolicy(policy)
    return made
