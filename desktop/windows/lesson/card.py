"""The coach's card under the table: what is asked or answered, and the buttons of the step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel

HIGH = 98  # room for two lines, so that the table keeps its size from step to step
BACK, SHOW, SKIP, GO_ON, NEXT, AGAIN, PLAY = "back", "show", "skip", "go_on", "next", "again", "play"


class CoachCard(PaperPanel):
    """`pressed(button)` one of the names above; `chosen(index)` an answer to a question."""

    pressed = Signal(str)
    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=5)
        self._small = False
        self.where = QLabel(self)
        self.sentence = QLabel(self)
        for words in (self.where, self.sentence):
            words.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.sentence.setSizePolicy(policy)
        text = QVBoxLayout()
        text.setSpacing(0)
        text.addWidget(self.where)
        text.addWidget(self.sentence, 1)
        self._answers = QHBoxLayout()
        self._answers.setSpacing(2)
        text.addLayout(self._answers)
        self.buttons: dict[str, QPushButton] = {
            BACK: QuietButton(icon="undo-2"), SHOW: QuietButton(icon="hand"), SKIP: QuietButton(icon="skip-forward"),
            PLAY: QuietButton(icon="play"), AGAIN: PlainButton(icon="rotate-ccw"), GO_ON: PrimaryButton(),
            NEXT: PrimaryButton(),
        }  # fmt: skip
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 0, 4, 0)
        row.setSpacing(2)
        row.addLayout(text, 1)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._dress()
        self._retranslate()
        theme.keeper().changed.connect(self._dress)

    def say(self, where: str, sentence: str) -> None:
        """The line over it, and what is asked or answered; read out when it is new."""
        new = sentence != self.sentence.text()
        self.where.setText(where)
        self.sentence.setText(sentence)
        if new and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.sentence, sentence))

    def offer(self, buttons: Sequence[str]) -> None:
        """Which buttons there are now."""
        for name, button in self.buttons.items():
            button.setVisible(name in buttons)

    def ask(self, choices: Sequence[str]) -> None:
        """Answers to choose from; none hides them."""
        while self._answers.count():
            item = self._answers.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        for index, words in enumerate(choices):
            button = PlainButton(words)
            button.clicked.connect(lambda _=False, index=index: self.chosen.emit(index))
            self._answers.addWidget(button)
        if choices:
            self._answers.addStretch(1)

    def name_next(self, title: str) -> None:
        """Which lesson the way on leads to."""
        #: button; {title} is a lesson's
        self.buttons[NEXT].setText(self.tr("Next: {title}").format(title=title))

    def _dress(self) -> None:
        now = theme.current()
        self.setMinimumHeight(round(fonts.scaled(HIGH)))
        self.where.setFont(fonts.body(fonts.scaled(13), 700))
        self.sentence.setFont(fonts.body(fonts.scaled(16), 600))
        self.where.setStyleSheet(f"color: {now.soft}; background: transparent;")
        self.sentence.setStyleSheet(f"color: {now.ink}; background: transparent;")

    def _retranslate(self) -> None:
        words = {
            #: button of a lesson: the step before
            BACK: self.tr("Back"),
            #: button of a lesson: play the step for me
            SHOW: self.tr("Show me"),
            #: button of a lesson
            SKIP: self.tr("Skip step"),
            #: button of a lesson that is over
            PLAY: self.tr("Play a match"),
            #: button of a lesson that is over: once more
            AGAIN: self.tr("Again"),
            #: button of a lesson: an answer has been read
            GO_ON: self.tr("Go on"),
        }
        for name, word in words.items():
            self.buttons[name].setText(word)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
