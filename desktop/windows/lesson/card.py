"""The coach's card: what is asked or answered, and the buttons of the step. It floats over the table, or lies under it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QRegion,
    QWheelEvent,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QGraphicsOpacityEffect,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.look import fonts, theme
from desktop.look.bubbles import bubble_path
from desktop.look.colour import C, vertical
from desktop.look.controls import dots, gilt
from desktop.look.surface import soft_shadow, texture
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import PlainLabel
from desktop.look.wood import draw_meeple

HIGH = 98  # room for two lines, so that the table keeps its size from step to step
WIDE = 436  # of the floating card
REACH = 44  # room round the floating card for its tail and shadow
FIGURE = 88  # room for the coach at its left
FADED = 0.7  # while a piece is carried under it
PULSE = 900  # ms
BACK, SHOW, SKIP, GO_ON, NEXT, AGAIN, PLAY = "back", "show", "skip", "go_on", "next", "again", "play"


class CoachCard(PaperPanel):
    """`pressed(button)` one of the names above; `chosen(index)` an answer to a question."""

    pressed = Signal(str)
    chosen = Signal(int)

    floating = False  # over the table; else a strip in a layout

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, radius=12, padding=5)
        self._tip: QPointF | None = None
        self._done, self._total = 0, 0
        self.where = PlainLabel(parent=self)
        self.sentence = PlainLabel(parent=self)
        for words in (self.where, self.sentence):
            words.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.sentence.setSizePolicy(policy)
        self._text = QVBoxLayout()
        self._text.setSpacing(0)
        self._text.addWidget(self.where)
        self._text.addWidget(self.sentence, 1)
        self._answers = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._answers.setSpacing(2)
        self._text.addLayout(self._answers)
        self.buttons: dict[str, QPushButton] = {
            BACK: QuietButton(icon="undo-2"), SHOW: QuietButton(icon="hand"), SKIP: QuietButton(icon="skip-forward"),
            PLAY: QuietButton(icon="play"), AGAIN: PlainButton(icon="rotate-ccw"), GO_ON: PrimaryButton(),
            NEXT: PrimaryButton(),
        }  # fmt: skip
        self._tools = QHBoxLayout()
        self._tools.setSpacing(2)
        self._tools.addStretch(1)
        self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._whole.setContentsMargins(8, 0, 4, 0)
        self._whole.setSpacing(2)
        self._whole.addLayout(self._text, 1)
        self._whole.addLayout(self._tools)
        for name, button in self.buttons.items():
            button.clicked.connect(lambda _=False, name=name: self.pressed.emit(name))
            self._tools.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self._fade = QGraphicsOpacityEffect(self)
        self._fade.setOpacity(FADED)
        self._fade.setEnabled(False)
        self.setGraphicsEffect(self._fade)
        self._dress()
        self._retranslate()
        theme.keeper().changed.connect(self._dress)

    # -- floating ------------------------------------------------------------------------------------------------------

    def set_floating(self, on: bool) -> None:
        """A card over the table (its parent puts it somewhere), or a strip in a layout."""
        self.floating = on
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._whole.setDirection(down if on else across)
        self._whole.setContentsMargins(*((FIGURE + 8, 8, 8, 0) if on else (8, 0, 4, 0)))
        self._tip = None
        self.clearMask()
        self._dress()

    def set_padding(self, padding: int) -> None:
        super().set_padding(padding)
        if self.floating:
            self.setContentsMargins(REACH, REACH, REACH, REACH)

    def measured(self) -> QSize:
        """How large the floating card wants to be, without tail and shadow."""
        self._whole.activate()
        wide = round(WIDE * min(fonts.scaled(1.0), 1.35))
        wide = max(wide, self._whole.minimumSize().width() - 2 * REACH)
        high = self._whole.totalHeightForWidth(wide + 2 * REACH) - 2 * REACH
        return QSize(wide, max(high, round(fonts.scaled(150))))

    @property
    def body(self) -> QRectF:
        """The floating card in its parent's pixels, without tail and shadow."""
        return QRectF(self.geometry()).adjusted(REACH, REACH, -REACH, -REACH)

    def place(self, body: QRect, tip: QPointF | None) -> None:
        """Stand somewhere; the tail points at `tip` (None: there is no tail). Both in the parent's pixels."""
        self.setGeometry(body.adjusted(-REACH, -REACH, REACH, REACH))
        self._tip = None if tip is None else tip - QPointF(self.pos())
        outline = bubble_path(self._paper, self._tip).toFillPolygon().toPolygon()
        self.setMask(QRegion(self._paper.adjusted(-14, -14, 14, 14).toRect()).united(QRegion(outline)))
        self.update()

    def let_through(self, on: bool) -> None:
        """Whether the mouse goes through to the table: a piece is in the hand."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, on)

    def see_through(self, on: bool) -> None:
        """Let the table shine through."""
        if on != self._fade.isEnabled():
            self._fade.setEnabled(on)

    def pulse(self, button: str) -> None:
        """Draw the eye to a button once."""
        effect = QGraphicsOpacityEffect(self.buttons[button])
        self.buttons[button].setGraphicsEffect(effect)
        way = QVariantAnimation(effect)
        way.setDuration(PULSE)
        for at, opacity in ((0.0, 1.0), (0.5, 0.25), (1.0, 1.0)):
            way.setKeyValueAt(at, opacity)
        way.valueChanged.connect(lambda value: effect.setOpacity(float(value)))
        way.finished.connect(lambda: effect.setEnabled(False))
        way.start()

    @property
    def _paper(self) -> QRectF:
        return QRectF(self.rect()).adjusted(REACH, REACH, -REACH, -REACH)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.floating:
            super().paintEvent(event)
            return
        p, rect = self.brush(), self._paper
        path = bubble_path(rect, self._tip)
        soft_shadow(p, path, 14, 3, 8, 0.42)
        now = theme.current()
        p.setPen(QPen(C("#D9A441"), 2))
        p.setBrush(gilt(rect)[0] if now.dark else vertical(rect, "#FFFDF4", "#FBF1DC"))
        p.drawPath(path)
        texture(p, path, "linen", 0.15 if now.dark else 0.5)
        _coach(p, rect.left() + FIGURE / 2 + 6, rect.top() + 112)
        if self._total:
            foot = rect.bottom() - 8 - self._tools.sizeHint().height() / 2
            first = min((b.x() for b in self.buttons.values() if b.isVisible()), default=rect.right())
            step = min(18.0, (first - rect.left() - 48) / self._total)
            if step >= 11.5:
                dots(p, rect.left() + 20, foot, self._done, self._total, now, step)
        p.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # the table under the card is not touched

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.accept()

    # -- words ---------------------------------------------------------------------------------------------------------

    def count(self, done: int, total: int) -> None:
        """How many steps are done, of how many; (0, 0) shows none."""
        self._done, self._total = done, total
        self.update()

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
        long = self.floating and sum(map(len, choices)) > 16
        down, across = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self._answers.setDirection(down if long else across)
        if choices:
            self._answers.addStretch(1)

    def name_next(self, title: str) -> None:
        """Which lesson the way on leads to."""
        #: button; {title} is a lesson's
        self.buttons[NEXT].setText(self.tr("Next: {title}").format(title=title))

    def _dress(self) -> None:
        now = theme.current()
        self.setMinimumHeight(0 if self.floating else round(fonts.scaled(HIGH)))
        self.where.setFont(fonts.body(fonts.scaled(13), 700))
        self.sentence.setFont(fonts.body(fonts.scaled(18 if self.floating else 16), 600))
        self.set_padding(self._padding)
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


def _coach(p: QPainter, x: float, y: float) -> None:
    """The coach: a wooden figure like any other, bare, with a face."""
    draw_meeple(p, x, y, 58, "#DDB67C")
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(C("#4A3226"))
    for dx in (-5.4, 5.4):
        p.drawEllipse(QPointF(x + dx, y - 57), 2.2, 2.6)
    p.setPen(QPen(C("#4A3226"), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawArc(QRectF(x - 6.5, y - 58, 13, 9), 200 * 16, 140 * 16)
