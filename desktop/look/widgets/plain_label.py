"""Words as they are: names that people type, and files from strangers, are never taken for markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QLabel, QWidget


class PlainLabel(QLabel):
    """A label that shows its text letter by letter. Qt's own guesses, and takes "<b>Mei</b>" for bold."""

    def __init__(self, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(words)


def tip(words: str) -> str:
    """Words for a tooltip, which can only guess: what it would take for markup is said in markup."""
    if not GuiQt.mightBeRichText(words):
        return words
    import html  # late: hardly ever needed

    return f'<p style="white-space:pre-wrap">{html.escape(words)}</p>'


def unmarked(words: str) -> str:
    """Words for a button or a menu, where "&" marks the next letter as its key."""
    return words.replace("&", "&&")
