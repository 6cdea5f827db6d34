"""A slip of paper at the foot of the window: what a person should know but need not answer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.chrome import panel
from desktop.look.colour import CORAL, JADE, C
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.windows.overlay import Answer
from desktop.windows.page import label

LASTS = 9000  # ms
EDGE, ICON = 14, 54


class Notice(Painted, QWidget):
    """One slip; a new one takes the place of the last. It goes by itself unless it `stays`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._bad = False
        self.head, self.sentence = label("head", True), label("", True)
        self.close_button = IconButton("x", 16)
        self.close_button.clicked.connect(self.hide)
        self._answers = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.head)
        words.addWidget(self.sentence)
        words.addLayout(self._answers)
        row = QHBoxLayout(self)
        row.setContentsMargins(ICON + EDGE, EDGE + 10, EDGE + 8, EDGE + 12)
        row.addLayout(words, 1)
        row.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()
        self.follow_theme()

    def tell(
        self, head: str, sentence: str, answers: tuple[Answer, ...] = (), stays: bool = False, bad: bool = True
    ) -> None:
        """Show it. Screen readers hear it at once."""
        self._bad = bad
        self.close_button.set_name(self.tr("Close", "a notice"))
        self.head.setText(head)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        while self._answers.count():
            item = self._answers.takeAt(0)
            if item is not None and item.widget() is not None:
                item.widget().deleteLater()
        for answer in answers:
            button = QuietButton(answer.words)
            button.clicked.connect(lambda _=False, act=answer.act: (self.hide(), act()))
            self._answers.addWidget(button)
        self._answers.addStretch(1)
        self.setAccessibleName(head)
        self.setAccessibleDescription(sentence)
        self.place()
        self.show()
        self.raise_()
        self._time.stop()
        if not stays:
            self._time.start(LASTS)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{head} {sentence}"))

    def place(self) -> None:
        """At the foot of the window, in its middle."""
        whole = self.parentWidget().rect()
        wide = min(round(560 * fonts.text_scale()), whole.width() - 16)
        layout = self.layout()
        assert layout is not None
        high = layout.totalHeightForWidth(wide) if layout.hasHeightForWidth() else self.sizeHint().height()
        self.setGeometry((whole.width() - wide) // 2, whole.height() - high - 14, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and self.isVisible():
            self.place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t = self.brush(), theme.current()
        paper = QRectF(self.rect()).adjusted(10, 6, -12, -12)
        panel(p, paper, t, 12)
        colour = CORAL if self._bad else JADE
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(colour))
        p.drawPath(rounded(QRectF(paper.left() + 8, paper.top() + 10, 5, paper.height() - 20), 2.5))
        mark = "#F08878" if self._bad and t.dark else t.link if not self._bad else colour
        middle = QPointF(paper.left() + 36, paper.top() + 26)
        draw_line_icon(p, "circle-x" if self._bad else "info", middle.x(), middle.y(), 22, mark)
        p.end()


class IconButton(Painted, QPushButton):
    """A line icon alone; `name` is its tooltip and what a screen reader says."""

    def __init__(self, icon: str, size: float = 18, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name, self._size = icon, size
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_name(name)
        self.follow_theme()

    def set_icon_name(self, icon: str) -> None:
        self._icon_name = icon
        self.update()

    def set_name(self, name: str) -> None:
        self.setAccessibleName(name)
        self.setToolTip(tip(name))

    def sizeHint(self) -> QSize:
        side = round(fonts.scaled(max(self._size + 14, 30)))
        return QSize(side, side)

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        from desktop.look.chrome import focus_ring

        p, t = self.brush(), theme.current()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.hovered or self.isDown():
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(t.chosen, 0.14))
            p.drawPath(rounded(box, 8))
        ink = t.soft if self.isEnabled() and not self.hovered else t.chosen if self.isEnabled() else t.line
        draw_line_icon(p, self._icon_name, box.center().x(), box.center().y(), fonts.scaled(self._size), ink)
        if self.ringed:
            focus_ring(p, rounded(box, 8), t)
        p.end()
