"""The five boxes side by side, each with its tag: what it is, for how many, and the ways in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.cardboard import draw_card
from desktop.look.chrome import panel
from desktop.look.colour import JADE, SHADE, C, round_pen
from desktop.look.covers.box import AROUND, DEPTH
from desktop.look.icons import draw_line_icon
from desktop.look.widgets.buttons import PaintedButton, PlainButton, PrimaryButton
from desktop.look.widgets.cover_box import CoverBox
from desktop.look.widgets.painted import Painted
from desktop.look.words import LEFT, elide, engraved, font_for, text, text_width
from desktop.windows import shelf
from desktop.windows.dates import signed, span
from desktop.windows.page import label

if TYPE_CHECKING:
    from desktop.store.store import Store

PAPER = "#FBF4E4"
TOP = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
COVER_MOST, COVER_LEAST, GAP = 300.0, 104.0, 25.0


class ShelfBox(CoverBox):
    """A box; one that cannot be played lies in the shade."""

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.isEnabled():
            p = QPainter(self)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(SHADE, 0.55))
            p.drawPath(_silhouette(self.cover))
            p.end()


def _silhouette(cover: QRectF) -> QPainterPath:
    """The outline of the whole box as paint_box_body paints it."""
    d, r = DEPTH, cover
    path = QPainterPath()
    corners = (
        r.topLeft(), r.topRight(), QPointF(r.right() + d * 0.55 + 1.5, r.top() + d * 0.9),
        QPointF(r.right() + d * 0.55 + 1.5, r.bottom() + d + 1.5), QPointF(r.left() + 3 + d * 0.5, r.bottom() + d + 1.5),
        QPointF(r.left() + 2, r.bottom() - 4), r.bottomLeft(),
    )  # fmt: skip
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    outside = QPainterPath()
    outside.addRect(QRectF(r.left() - 1, r.top() - 1, 9, 9))
    corner = QPainterPath()
    corner.addRoundedRect(r, 8, 8)
    return path.subtracted(outside.subtracted(corner))


class Standing:
    """What the last line of a tag says: an icon or a ring, and words."""

    def __init__(self, words: str = "", icon: str = "", part: float | None = None, inviting: bool = False) -> None:
        self.words, self.icon, self.part, self.inviting = words, icon, part, inviting


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
        lines = self.line.heightForWidth(width - 32)
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
        shown = elide(now.words, font_for(now.words, 14 * k, 600), paper.right() - 10 - weight - x)
        self.setToolTip(now.words if shown != now.words else "")
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


class Column(QObject):
    """A box and its tag: pointing at either wakes both."""

    def __init__(self, id: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.id = id
        self.playable = shelf.playable(id)
        title, subtitle = shelf.title(id)
        self.box = ShelfBox(id, title, subtitle, late=True, parent=parent)
        self.tag = BoxTag(parent)
        self.box.setEnabled(self.playable)
        self._parts: list[QWidget] = []
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._look)

    def equip(self) -> None:
        """From now on the tag answers to pointer and keyboard."""
        self.tag.equip()
        self._parts = [self.box, self.tag, *self.tag.buttons.values()]
        for part in self._parts:
            part.installEventFilter(self)
        self._soon.start()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        kinds = (QEvent.Type.Enter, QEvent.Type.Leave, QEvent.Type.FocusIn, QEvent.Type.FocusOut)
        if event.type() in kinds:
            self._soon.start()
        return False

    def _look(self) -> None:
        focused = any(part.hasFocus() for part in self._parts)
        self.tag.wake(self.playable and (focused or self.box.underMouse() or self.tag.underMouse()))


class Shelf(QWidget):
    """The boxes in their order. `wanted(id, what)`: what is "open", "play", "learn" or "rules"."""

    wanted = Signal(str, str)

    def __init__(self, store: Store, parent: QWidget | None = None, held: bool = False) -> None:
        super().__init__(parent)
        self.store = store
        self._held = held
        self.columns = [Column(id, self) for id in shelf.boxes()]
        for column in self.columns:
            column.box.clicked.connect(lambda _=False, id=column.id: self.wanted.emit(id, "open"))
            column.tag.wanted.connect(lambda what, id=column.id: self.wanted.emit(id, what))
        if not held:
            self._equip()
        self._filled = 0
        self._fill_next = QTimer(self, singleShot=True, interval=0)
        self._fill_next.timeout.connect(self._fill_one)
        theme.keeper().changed.connect(self._lay_out)

    def _equip(self) -> None:
        before: QWidget | None = None
        for column in self.columns:
            column.equip()
            for part in (column.box, *column.tag.buttons.values()):
                if before is not None:
                    QWidget.setTabOrder(before, part)
                before = part

    def say(self) -> None:
        """Titles at once; what needs the games themselves follows one by one."""
        ways = {
            #: button under a box, short
            "play": self.tr("Play"),
            #: button under a box, short
            "learn": self.tr("Learn"),
            #: button under a box, short
            "rules": self.tr("Rules"),
        }
        for column in self.columns:
            column.box.set_title(*shelf.title(column.id))
            for what, button in column.tag.buttons.items():
                words = ways[what]
                button.setText(words)
                #: button, read out: "Pagoda: Play"
                button.setAccessibleName(self.tr("{game}: {way}").format(game=shelf.title(column.id)[0], way=words))
            if not column.playable:
                #: under a box whose game is not there, small
                column.tag.absent = self.tr("Not in this version")
                column.box.setAccessibleDescription(column.tag.absent)
        self.fill()

    def fill(self) -> None:
        """Bring the tags up to date, one game at a turn of the event loop."""
        self._filled = 0
        if not self._held:
            self._fill_next.start()

    def release(self) -> None:
        """From now on games may be opened for their tags."""
        if self._held:
            self._held = False
            self._equip()
            self.say()

    def settle(self) -> None:
        """Everything at once, for pictures and tests."""
        self.release()
        while self._filled < len(self.columns):
            self._fill_one()
        for column in self.columns:
            column.box.bake()

    def _fill_one(self) -> None:
        if self._filled >= len(self.columns):
            return
        column = self.columns[self._filled]
        self._filled += 1
        if column.playable:
            self._tell(column)
        if self._filled < len(self.columns):
            self._fill_next.start()
        self.updateGeometry()
        self._lay_out()

    def _tell(self, column: Column) -> None:
        game, words = shelf.game(column.id), shelf.words(column.id)
        assert game is not None
        facts, tag = game.facts, column.tag
        tag.line.setText(words.tagline())
        tag.facts = (
            #: under a box: for how many; {n} is "2–4"
            self.tr("{n} players").format(n=span(*facts.seats)),
            #: under a box: how long; {n} is "30–45"
            self.tr("{n} min").format(n=span(*facts.minutes)),
            facts.weight,
        )
        column.box.setAccessibleDescription(f"{words.tagline()} {tag.facts[0]}, {tag.facts[1]}")
        lessons = shelf.lessons(column.id)
        tag.offered = ["play", *(["learn"] if lessons else []), *(["rules"] if shelf.has_rules(column.id) else [])]
        tag.standing = self._standing(column.id, lessons)
        tag.update()

    def _standing(self, id: str, lessons: list[str]) -> Standing:
        if lessons:
            known = self.store.progress.of(id).lessons
            done = sum(known.get(lesson) == "learned" for lesson in lessons)
            if done == len(lessons):
                #: under a box
                return Standing(self.tr("All lessons learned"), part=1.0)
            if not known:
                return Standing(self.tr("Not learned yet: begin here"), part=0.0, inviting=True)
            return Standing(
                self.tr("{n} of {all} lessons learned").format(n=done, all=len(lessons)), part=done / len(lessons)
            )
        best = self.store.records.best(id, 1)
        if best:
            #: under a box: {n} is the highest total, {name} whose it is
            return Standing(
                self.tr("Best: {n}, {name}").format(n=signed(best[0].seat.total), name=best[0].seat.name), "trophy"
            )
        #: under a box
        return Standing(self.tr("Not played yet"), "sprout")

    # -- geometry ----------------------------------------------------------------------------------------------------

    def minimumSizeHint(self) -> QSize:
        return QSize(560, round(COVER_LEAST * 4 / 3 + 60 + self._tag_height(round(COVER_LEAST + GAP))))

    def sizeHint(self) -> QSize:
        return QSize(1500, 580)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _tag_height(self, width: int) -> int:
        return max((column.tag.wants(width) for column in self.columns), default=140)

    def _lay_out(self) -> None:
        n = max(1, len(self.columns))
        margin = 14.0 if self.width() < 1200 else 44.0
        gap = GAP if self.width() >= 1200 else 18.0
        share = min((self.width() - 2 * margin - (n - 1) * gap) / n, COVER_MOST)
        tag_high = self._tag_height(round(share) + 8)
        under = 40.0  # from cover to tag: the box's own front edge and shadow
        cover = min(share, (self.height() - 12 - under - tag_high) * 3 / 4)
        cover = max(COVER_LEAST, cover)
        top = 12 + max(0.0, (self.height() - 12 - cover * 4 / 3 - under - tag_high) * 0.45)
        x = (self.width() - n * share - (n - 1) * gap) / 2
        for column in self.columns:
            column.box.set_cover_width(round(cover))
            left, above, _, _ = AROUND
            corner = QPointF(x + (share - cover) / 2 - left, top - above)
            column.box.move(corner.toPoint())
            column.box.resize(column.box.sizeHint())
            high = round(cover * 4 / 3)
            column.tag.setGeometry(round(x) - 4, round(top + high + under) - 3, round(share) + 8, tag_high)
            column.tag.wake(column.tag.awake)
            x += share + gap
        for column in self.columns:
            column.tag.raise_()
