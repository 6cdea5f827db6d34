"""The rule of the moment: the paragraph that says what is decided now, and the way to the whole rules."""

from __future__ import annotations

import html
from functools import lru_cache

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from desktop import games, language
from desktop.look import fonts, theme
from desktop.look.widgets.buttons import QuietButton
from desktop.windows.rulebook import Rulebook, read, source


@lru_cache(maxsize=8)
def _book(package: str, spoken: str) -> Rulebook | None:
    found = source(package, spoken)
    return read(found[0]) if found is not None else None


def passage(game: str, anchor: str) -> tuple[str, str]:
    """The chapter's heading and the paragraph of an anchor, in the language spoken now; "" when there is none."""
    book = _book(games.packages()[game], language.current())
    paragraph = book.anchors.get(anchor) if book is not None else None
    if book is None or paragraph is None:
        return "", ""
    if paragraph.kind in ("h1", "h2", "h3", "h4"):
        after = book.paragraphs[book.paragraphs.index(paragraph) + 1 :]
        words = next((p.text for p in after if p.kind in ("p", "li")), "")
        return paragraph.text, words
    heading = book.chapters[paragraph.chapter].words if paragraph.chapter >= 0 else book.title
    return heading, paragraph.text


class RulePanel(QWidget):
    """`wanted(anchor)` to open the rules there."""

    wanted = Signal(str)

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._anchor = game, ""
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 0)
        self.page = QTextBrowser(self)
        self.page.setOpenLinks(False)
        self.page.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.page.anchorClicked.connect(lambda url: self.wanted.emit(url.fragment()))
        self.link = QuietButton(icon="book-open", parent=self)
        self.link.clicked.connect(lambda: self.wanted.emit(self._anchor))
        box.addWidget(self.page, 1)
        box.addWidget(self.link)
        theme.keeper().changed.connect(self._show_again)  # a method goes with its object, a lambda would not
        self.retranslate()

    def show_rule(self, anchor: str) -> None:
        """Show the paragraph with this anchor and the heading over it."""
        self._anchor = anchor
        now = theme.current()
        heading, words = (html.escape(part) for part in passage(self._game, anchor))
        self.page.setFont(fonts.body(fonts.scaled(14)))
        self.page.setHtml(
            f'<div style="color:{now.ink}; line-height:140%"><p style="font-weight:700">{heading}</p><p>{words}</p></div>'
        )

    def _show_again(self) -> None:
        self.show_rule(self._anchor)

    def retranslate(self) -> None:
        self.link.setText(self.tr("Show me the rule", "rule panel"))
        self.page.setAccessibleName(self.tr("The rule of the moment", "rule panel"))
        self.show_rule(self._anchor)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
