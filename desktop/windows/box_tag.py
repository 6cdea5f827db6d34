"""The paper tag under a box on the home screen: facts, how things stand, and the ways in."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.cardboard import draw_card
from desktop.look.chrome import panel
from desktop.look.colour import JADE, C, round_pen
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.buttons import PaintedButton, PlainButton, PrimaryButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.plain_label import tip
from desktop.look.words import LEFT, elide, engraved, font_for, text, text_width
from desktop.windows.page import label

PAPER = "#FBF4E4"
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


class Standing:
    """What the last line of a tag says: an icon or a ring, and words; `short` takes the place of words that do not
    fit; `more` is all there is to say, as a tooltip."""

    def __init__(
        self,
        words: str = "",
        icon: str = "",
        part: float | None = None,
        inviting: bool = False,
        short: str = "",
        more: str = "",
    ) -> None:
        self.words, self.icon, self.part, self.inviting = words, icon, part, inviting
        self.short, self.more = short, more


class BoxTag(Painted, QWidget):
    """The paper under a box. `wake(True)` shows the ways in instead of how things stand."""

    wanted = Signal(str)  # "play", "learn", "rules"

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.absent = ""  # why there is no such game here
        self.facts: tuple[str, str, int] | None = None
        self.standing = Standing()
        self.line = label("head", True, self)
        self.line.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.buttons: dict[str, PaintedButton] = {}
        self.offered: list[str] = []
        self._awake = False
        row = QHBoxLayout()
        row.setSpacing(2)
        row.addStretch(1)
        self._row = row
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 14, 8)
        column.setSpacing(0)
        column.addWidget(self.line)
        column.addStretch(1)
        column.addLayout(row)
        self.follow_theme()

    def equip(self) -> None:
        """Make the ways in; a window that has just appeared offers none yet."""
        self.buttons = {
            "play": PrimaryButton(parent=self), "learn": PlainButton(parent=self), "rules": PlainButton(parent=self),
        }  # fmt: skip
        for i, (what, button) in enumerate(self.buttons.items()):
            button.clicked.connect(lambda _=False, what=what: self.wanted.emit(what))
            button.hide()
            self._row.insertWidget(i, button)

    def wake(self, awake: bool) -> None:
        self._awake = awake
        room = self.width() - 26
        for what, button in self.buttons.items():
            shown = awake and what in self.offered and room >= button.sizeHint().width()
            button.setVisible(shown)
            room -= button.sizeHint().width() + 2 if shown else 0
        self.update()

    @property
    def awake(self) -> bool:
        return self._awake and bool(self.offered)

    def wants(self, width: int) -> int:
        """How high a tag of this width has to be."""
        two = round(fonts.scaled(46))  # what most have: boxes do not move when the words come
        lines = self.line.heightForWidth(width - 32) if self.line.text() or self.absent else two
        rows = 1 if self.facts is None or self._facts_width() <= width - 30 else 2
        return round(14 + max(lines, fonts.scaled(22)) + fonts.scaled(50 + 26 * rows) + 22)

    def _facts_width(self) -> float:
        """How wide both facts are side by side."""
        size = fonts.scaled(14)
        assert self.facts is not None
        return sum(text_width(words, size, 600) + 36 * fonts.text_scale() for words in self.facts[:2]) - 14

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k = self.brush(), theme.current(), fonts.text_scale()
        paper = QRectF(self.rect()).adjusted(4, 3, -4, -9)
        if self.absent:
            engraved(p, QRectF(self.rect()).adjusted(0, 6, 0, 0), self.absent, 13 * k, t, TOP, 600, display=False)
            p.end()
            return
        if t.dark or self.facts is None:  # linen only under words: the first moment is not for it
            panel(p, paper, t, 12)
        else:
            draw_card(p, paper, PAPER, 12)
        foot = paper.bottom() - 50 * k
        p.setPen(QPen(C(t.line), 1))
        p.drawLine(QPointF(paper.left() + 14, foot), QPointF(paper.right() - 14, foot))
        if self.facts is not None:
            self._paint_facts(p, paper, foot - 17 * k, k)
        if not self.awake:
            self._paint_standing(p, paper, (foot + paper.bottom()) / 2, k)
        p.end()

    def _paint_facts(self, p: QPainter, paper: QRectF, y: float, k: float) -> None:
        """For how many and how long: side by side, or one over the other where the tag is narrow."""
        t = theme.current()
        assert self.facts is not None
        beside = self._facts_width() <= paper.width() - 22
        x = paper.left() + 14
        if not beside:
            y -= 26 * k
        for icon, words in zip(("users", "clock"), self.facts[:2], strict=True):
            draw_line_icon(p, icon, x + 9 * k, y, 17 * k, t.soft)
            text(p, QRectF(x + 22 * k, y - 12 * k, 260, 24 * k), words, 14 * k, 600, t.ink, LEFT)
            if beside:
                x += text_width(words, 14 * k, 600) + 36 * k
            else:
                y += 26 * k

    def _paint_weight(self, p: QPainter, paper: QRectF, y: float, k: float) -> float:
        """Dots for how demanding it is, at the right; how much room they take."""
        t = theme.current()
        if self.facts is None:
            return 0
        step = 11 * k
        for i in range(5):
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#D98A52" if t.dark else "#B5602F") if i < self.facts[2] else C(t.line))
            p.drawEllipse(QPointF(paper.right() - 14 - (4.5 - i) * step, y), 4 * k, 4 * k)
        return 5 * step + 8

    def _paint_standing(self, p: QPainter, paper: QRectF, y: float, k: float) -> None:
        t, now = theme.current(), self.standing
        weight = self._paint_weight(p, paper, y, k)
        if not now.words:
            return
        x = paper.left() + 14
        if now.part is not None:
            _ring(p, x + 13 * k, y, 11 * k, now.part)
            x += 34 * k
        elif now.icon:
            draw_line_icon(p, now.icon, x + 10 * k, y, 18 * k, t.soft)
            x += 28 * k
        room, words = paper.right() - 10 - weight - x, now.words
        if now.short and text_width(words, 14 * k, 600) > room:
            words = now.short
        shown = elide(words, font_for(words, 14 * k, 600), room)
        self.setToolTip(tip(now.more or (now.words if shown != now.words else "")))
        text(p, QRectF(x, y - 14 * k, 600, 28 * k), shown, 14 * k, 600, t.link if now.inviting else t.soft, LEFT)


def _ring(p: QPainter, x: float, y: float, r: float, part: float) -> None:
    t = theme.current()
    if part >= 1:
        from desktop.look.controls import learned

        learned(p, x, y, "learned", t, r)
        return
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(C(t.line), 4))
    p.drawEllipse(QPointF(x, y), r - 2, r - 2)
    if part > 0:
        p.setPen(round_pen(JADE, 4))
        p.drawArc(QRectF(x - r + 2, y - r + 2, 2 * r - 4, 2 * r - 4), 90 * 16, -round(360 * 16 * part))
