"""The card under the table of a quiz: the question, Yes and No; then the answer, its reason and the way to the rule."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.colour import GOLD, JADE, C
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import PlainLabel, tip

HIGH = 98  # room for the longest answer, so that the table keeps its size from question to question
YES, NO, GO_ON, BACK, SKIP, RULE = "yes", "no", "go_on", "back", "skip", "rule"
Verdict = Literal["", "right", "wrong"]


class Seal(Painted, QWidget):
    """Beside an answer: a tick when it was right, a turn-back arrow when it comes again."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.verdict: Verdict = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        side = round(fonts.scaled(24))
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        box, right = QRectF(self.rect()).adjusted(1, 1, -1, -1), self.verdict == "right"
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(JADE if right else GOLD))
        p.drawEllipse(box)
        middle: QPointF = box.center()
        draw_line_icon(
            p,
            "check" if right else "rotate-ccw",
            middle.x(),
            middle.y(),
            box.width() * 0.62,
            "#FFFCF4" if right else "#3A2A22",
        )
        p.end()


class QuizCard(PaperPanel):
    """`pressed(button)` one of the names above."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=5)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.where, self.question, self.verdict, self.reason = PlainLabel(), PlainLabel(), PlainLabel(), PlainLabel()
        self.seal = Seal()
        for words in (self.where, self.question, self.verdict, self.reason):
            words.setTextFormat(Qt.TextFormat.PlainText)
        for words in (self.question, self.reason):
            words.setWordWrap(True)
            policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            policy.setHeightForWidth(True)
            words.setSizePolicy(policy)
        judged = QHBoxLayout()
        judged.setSpacing(8)
        judged.addWidget(self.seal)
        judged.addWidget(self.verdict)
        judged.addWidget(self.reason, 1)
        text = QVBoxLayout()
        text.setSpacing(1)
        text.addWidget(self.where)
        text.addWidget(self.question)
        text.addLayout(judged)
        text.addStretch(1)
        self.buttons: dict[str, QPushButton] = {
            YES: PlainButton(size=19), NO: PlainButton(size=19), GO_ON: PrimaryButton(size=17),
            BACK: QuietButton(icon="undo-2"), SKIP: QuietButton(icon="skip-forward"), RULE: QuietButton(icon="book-open"),
        }  # fmt: skip
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
        ways = QGridLayout()
        ways.setSpacing(2)
        for column in (0, 1):
            ways.setColumnMinimumWidth(column, 112)
        ways.addWidget(self.buttons[YES], 0, 0)
        ways.addWidget(self.buttons[NO], 0, 1)
        ways.addWidget(self.buttons[GO_ON], 0, 0, 1, 2)
        quiet = QHBoxLayout()
        quiet.setSpacing(0)
        quiet.addStretch(1)
        for name in (BACK, SKIP, RULE):
            quiet.addWidget(self.buttons[name])
        quiet.addStretch(1)
        ways.addLayout(quiet, 1, 0, 1, 2)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 0, 4, 0)
        row.setSpacing(12)
        row.addLayout(text, 1)
        row.addLayout(ways)
        self._dress()
        self._retranslate()
        theme.keeper().changed.connect(self._dress)

    def ask(self, where: str, question: str, back: bool) -> None:
        """A question; `back` whether there is one before it."""
        self._show(where, question, "", "", "")
        self._offer(YES, NO, SKIP, *([BACK] if back else []))

    def judge(self, where: str, question: str, verdict: Verdict, heading: str, reason: str, back: bool) -> None:
        """The answer to it: right or wrong, in a few words, and why."""
        self._show(where, question, verdict, heading, reason)
        self._offer(GO_ON, RULE, *([BACK] if back else []))

    def take_focus(self) -> None:
        """The keyboard is here: between Yes and No, for neither is suggested, or on the way on."""
        if self.buttons[GO_ON].isVisibleTo(self):
            self.buttons[GO_ON].setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show(self, where: str, question: str, verdict: Verdict, heading: str, reason: str) -> None:
        spoken = f"{heading} {reason}" if heading else question
        new = spoken != self.accessibleDescription()
        self.where.setText(where)
        self.question.setText(question)
        self.verdict.setText(heading)
        self.reason.setText(reason)
        self.seal.verdict = verdict
        for part in (self.seal, self.verdict, self.reason):
            part.setVisible(bool(verdict))
        self._dress()
        self.seal.update()
        self.setAccessibleDescription(spoken)
        if new and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, spoken))

    def _offer(self, *buttons: str) -> None:
        for name, button in self.buttons.items():
            button.setVisible(name in buttons)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from button to button, Enter presses the one with the focus."""
        now = self.focusWidget()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(now, QPushButton):
            now.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            shown = [button for button in self.buttons.values() if button.isVisibleTo(self)]
            right = event.key() == Qt.Key.Key_Right
            at = next((i for i, button in enumerate(shown) if button is now), None)
            to = int(right) if at is None else (at + (1 if right else -1)) % len(shown)
            shown[to].setFocus(Qt.FocusReason.TabFocusReason)
        else:
            super().keyPressEvent(event)

    def _dress(self) -> None:
        now, judged = theme.current(), bool(self.seal.verdict)
        self.setMinimumHeight(round(fonts.scaled(HIGH)) + 16)
        self.where.setFont(fonts.body(fonts.scaled(13), 700))
        self.question.setFont(fonts.body(fonts.scaled(14 if judged else 19), 600))
        self.verdict.setFont(fonts.body(fonts.scaled(17), 700))
        self.reason.setFont(fonts.body(fonts.scaled(16), 600))
        self.where.setStyleSheet(f"color: {now.soft}; background: transparent;")
        self.question.setStyleSheet(f"color: {now.soft if judged else now.ink}; background: transparent;")
        for words in (self.verdict, self.reason):
            words.setStyleSheet(f"color: {now.ink}; background: transparent;")

    def _retranslate(self) -> None:
        words = {
            #: big button of a quiz: the answer to "may Mei do this?"
            YES: self.tr("Yes"),
            #: big button of a quiz: the answer to "may Mei do this?"
            NO: self.tr("No"),
            #: button of a quiz: the next question
            GO_ON: self.tr("Go on"),
            #: button of a quiz: the question before
            BACK: self.tr("Back"),
            #: button of a quiz: leave this question out
            SKIP: self.tr("Skip"),
            #: button of a quiz: opens the rules beside the table
            RULE: self.tr("Show me the rule"),
        }
        for name, word in words.items():
            self.buttons[name].setText(word)
        #: tooltip of a button; {key} is a key of the keyboard
        by_key = self.tr("Key {key}")
        for name, key in ((YES, "Y"), (NO, "N")):
            self.buttons[name].setToolTip(tip(by_key.format(key=key)))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        super().changeEvent(event)
