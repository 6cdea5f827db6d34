"""The coach's card of a guided match, with the buttons for less and more of it."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.look.widgets.buttons import PlainButton, QuietButton
from desktop.windows.lesson.card import GO_ON, CoachCard

LESS, MORE, ANOTHER, TURNS, RANKING = "less", "more", "another", "turns", "ranking"


class GuideCard(CoachCard):
    """`pressed` also tells these: less help, more help, another table, the turns that brought least, the ranking."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        more = {
            ANOTHER: QuietButton(icon="dices"), MORE: QuietButton(icon="plus"), LESS: QuietButton(icon="minus"),
            RANKING: QuietButton(icon="trophy"), TURNS: PlainButton(icon="search"),
        }  # fmt: skip
        for name, button in more.items():
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self.buttons[name] = button
            self._tools.addWidget(button)
        self._tools.removeWidget(self.buttons[GO_ON])
        self._tools.addWidget(self.buttons[GO_ON])  # the way on stands last
        self._retranslate()

    def _retranslate(self) -> None:
        super()._retranslate()
        if LESS not in self.buttons:
            return
        words = {
            #: button of the coach in a guided match: say less
            LESS: self.tr("Less help"),
            #: button of the coach in a guided match: say more
            MORE: self.tr("More help"),
            #: button of the coach in a guided match: begin anew with other chance
            ANOTHER: self.tr("Another table"),
            #: button of the coach after a guided match: show the turns that brought least
            TURNS: self.tr("Show them"),
            #: button of the coach after a guided match
            RANKING: self.tr("Ranking"),
        }
        for name, word in words.items():
            self.buttons[name].setText(word)
