"""The five boxes side by side, each with its tag: what it is, for how many, and the ways in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.look import theme
from desktop.look.colour import SHADE, C
from desktop.look.covers.box import AROUND, DEPTH
from desktop.look.widgets.cover_box import CoverBox
from desktop.windows import shelf
from desktop.windows.box_tag import BoxTag, Standing
from desktop.windows.dates import signed, span

if TYPE_CHECKING:
    from desktop.store.store import Store

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
            from desktop.windows import learned  # not for the window's first moment

            if not learned.begun(self.store, id):
                #: under a narrow box: the game has not been learned
                short = self.tr("New")
                return Standing(self.tr("Not learned yet: begin here"), part=0.0, inviting=True, short=short)
            done, all = learned.lessons(self.store, id)
            quiz = learned.quiz(self.store, id)
            if done < all:
                words = self.tr("{n} of {all} lessons learned").format(n=done, all=all)
            elif quiz:
                #: under a box: all lessons are learned; {quiz} is "quiz: 10 of 12"
                words = self.tr("All learned · {quiz}").format(quiz=quiz)
            else:
                #: under a box
                words = self.tr("All lessons learned")
            return Standing(words, part=done / all, short=f"{done}/{all}", more=learned.line(self.store, id))
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
