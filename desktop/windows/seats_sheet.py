"""The sheet with the seats of a new match: who sits where, in which colour, and who begins."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.engine.seats import Player, seats_flaw
from desktop.look import fonts, theme
from desktop.look.chrome import focus_ring
from desktop.look.colour import C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import tip
from desktop.look.widgets.segments import Segments
from desktop.look.words import LEFT, text
from desktop.windows import dates, seating
from desktop.windows.page import label
from desktop.windows.seat_row import SeatRow
from desktop.windows.seating import Plan


class AddSeat(Painted, QPushButton):
    """The dashed row under the seats: one more, or why there is no room."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(300, round(44 * fonts.text_scale()))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k = self.brush(), theme.current(), fonts.text_scale()
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        pen = QPen(C(t.chosen if self.hovered else mix(t.line, t.soft, 0.35)), 1.6, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 3])
        p.setPen(pen)
        p.setBrush(C(t.sunk, 0.6))
        p.drawPath(rounded(box, 10))
        ink = t.ink if self.isEnabled() else t.soft
        x = box.left() + 24
        if self.isEnabled():
            draw_line_icon(p, "plus", x, box.center().y(), 19 * k, ink)
        text(p, box.adjusted(44 if self.isEnabled() else 20, 0, 0, 0), self.text(), 15 * k, 700, ink, LEFT)
        if self.ringed:
            focus_ring(p, rounded(box, 10), t)
        p.end()


class SeatsSheet(PaperPanel):
    """`plans` are the seats from top to bottom, `first` the one who begins (None: chance says). `changed()` after a person
    has changed something."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.game: Game | None = None
        self.plans: list[Plan] = []
        self.first: int | None = None
        self.known: list[str] = []  # names of persons who have played here
        self.rows: list[SeatRow] = []
        self._compact = False
        self.head, self.note = label("title"), label("soft", True)
        top = QHBoxLayout()
        top.setSpacing(14)
        top.addWidget(self.head)
        top.addWidget(self.note, 1)
        self._top = QWidget()
        self._top.setLayout(top)
        top.setContentsMargins(4, 0, 0, 0)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(8)
        self.add = AddSeat()
        self.add.clicked.connect(self._add)
        self.who_begins, self.beginner = label("head"), Segments([""])
        self.beginner.chosen.connect(self._begins)
        self._who = QWidget()
        who = QHBoxLayout(self._who)
        who.setContentsMargins(4, 0, 0, 0)
        who.setSpacing(14)
        who.addWidget(self.who_begins)
        who.addWidget(self.beginner)
        who.addStretch(1)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self._top)
        column.addLayout(self._rows)
        column.addWidget(self.add)
        column.addWidget(self._who)

    def fill(self, game: Game, plans: list[Plan], known: list[str]) -> None:
        """Begin with these seats; chance says who begins."""
        self.game, self.plans, self.first, self.known = game, plans, None, known
        self.say()

    def against(self, level: Any) -> None:
        """At least one bot, and all bots of this level."""
        assert self.game is not None
        bots = [i for i, plan in enumerate(self.plans) if plan.player != "person"]
        if bots:
            self.plans = [replace(p, player=level) if i in bots else p for i, p in enumerate(self.plans)]
        elif len(self.plans) < self.game.facts.seats[1]:
            self.plans = seating.added(self.plans, level, self.known)
        else:
            self.plans = seating.with_player(self.plans, len(self.plans) - 1, level, self.known)
        self.refresh()

    def say(self) -> None:
        """Every word, in the language spoken now."""
        #: heading: the seats of a match
        self.head.setText(self.tr("Seats"))
        #: before a choice of the starting player
        self.who_begins.setText(self.tr("Who begins?"))
        if self.game is None:
            return
        least, most = self.game.facts.seats
        if most > 1:
            self.note.setText(
                self.tr("For {n} players; turns go from top to bottom, drag to change the order").format(
                    n=dates.span(least, most)
                )
            )
        self.refresh()

    def refresh(self) -> None:
        """Rows and chips after anything has changed."""
        if self.game is None:
            return
        least, most = self.game.facts.seats
        while len(self.rows) > len(self.plans):
            row = self.rows.pop()
            self._rows.removeWidget(row)
            row.hide()
            row.deleteLater()
        while len(self.rows) < len(self.plans):
            self._make_row()
        many = len(self.plans) > 1
        for i, (row, plan) in enumerate(zip(self.rows, self.plans, strict=True)):
            row.show_plan(plan, i + 1, len(self.plans) > least, many, many and self.first == i)
            row.grip.setVisible(many)
            row.remove.setVisible(least < most)
        full = len(self.plans) >= most
        self.add.setEnabled(not full)
        #: button of a new match
        more = self.tr("Add a seat")
        #: on a button that cannot be pressed
        self.add.setText(self.tr("All seats are taken") if full else more)
        self.add.setVisible(least < most and not (full and self._compact))
        #: a player without a name yet
        names = [plan.name.strip() or self.tr("Seat {n}").format(n=i + 1) for i, plan in enumerate(self.plans)]
        #: who begins: chance says
        self.beginner.set_labels([self.tr("Chance"), *(_short(name, len(names)) for name in names)])
        for i, name in enumerate(names):
            self.beginner.key(i + 1).setToolTip(tip(name))
        self.beginner.set_index(0 if self.first is None else self.first + 1)
        self.beginner.setAccessibleName(self.who_begins.text())
        self._who.setVisible(many and self.game.starter is not None)

    def arrange(self, compact: bool) -> None:
        self._compact = compact
        self.set_padding(4 if compact else 14)
        self._top.setVisible(not compact)
        self._rows.setSpacing(3 if compact else 8)
        self.layout().setSpacing(4 if compact else 8)
        for row in self.rows:
            row.set_small(compact)
        self.refresh()

    def flaw(self) -> Refusal | None:
        """Why these cannot sit down together."""
        assert self.game is not None
        return seats_flaw(tuple(plan.seat() for plan in self.plans), *self.game.facts.seats)

    def culprit(self, flaw: Refusal) -> int | None:
        """The index of the seat that a flaw is about."""
        if "seat" in flaw.params:
            return int(flaw.params["seat"]) - 1
        if flaw.code == "names_equal":
            wanted = str(flaw.params["name"]).casefold()
            same = [i for i, plan in enumerate(self.plans) if plan.seat().name.casefold() == wanted]
            return same[-1] if same else None
        return None

    def show_flaw(self, index: int | None, words: str) -> None:
        """Say under a row what is wrong there; None clears all."""
        for i, row in enumerate(self.rows):
            row.set_error(words if i == index else "")

    # -- what a person did -------------------------------------------------------------------------------------------

    def _make_row(self) -> None:
        row = SeatRow()
        row.set_small(self._compact)
        row.named.connect(lambda name: self._name(self.rows.index(row), name))
        row.coloured.connect(lambda colour: self._colour(self.rows.index(row), colour))
        row.played_by.connect(lambda player: self._player(self.rows.index(row), player))
        row.removed.connect(lambda: self._remove(self.rows.index(row)))
        row.shifted.connect(lambda by: self._shift(self.rows.index(row), by))
        self.rows.append(row)
        self._rows.addWidget(row)

    def _done(self) -> None:
        self.refresh()
        self.changed.emit()

    def _name(self, index: int, name: str) -> None:
        self.plans[index] = replace(self.plans[index], name=name, given=False)
        self._done()

    def _colour(self, index: int, colour: str) -> None:
        self.plans = seating.with_colour(self.plans, index, colour)
        self._done()

    def _player(self, index: int, player: Any) -> None:
        self.plans = seating.with_player(self.plans, index, player, self.known)
        self._done()

    def _remove(self, index: int) -> None:
        del self.plans[index]
        self.first = None if self.first == index else self.first
        if self.first is not None and self.first > index:
            self.first -= 1
        self._done()
        self.rows[min(index, len(self.rows) - 1)].name.setFocus(Qt.FocusReason.OtherFocusReason)

    def _shift(self, index: int, by: int) -> None:
        to = min(max(0, index + by), len(self.plans) - 1)
        if to == index:
            return
        begins = self.plans[self.first] if self.first is not None else None
        self.plans = seating.moved(self.plans, index, to)
        self.first = self.plans.index(begins) if begins is not None else None
        self.rows.insert(to, self.rows.pop(index))
        moved = self.rows[to]
        self._rows.removeWidget(moved)
        self._rows.insertWidget(to, moved)
        self._done()

    def _add(self) -> None:
        bots = any(plan.player != "person" for plan in self.plans)
        player: Player = self.plans[-1].player if bots else "person"
        self.plans = seating.added(self.plans, player, self.known)
        self._done()
        self.rows[-1].name.setFocus(Qt.FocusReason.OtherFocusReason)
        self.rows[-1].name.selectAll()

    def _begins(self, index: int) -> None:
        self.first = index - 1 if index > 0 else None
        self._done()


def _short(name: str, seats: int) -> str:
    """A name as it fits on a key beside the others."""
    most = 14 if seats < 4 else 9
    return name if len(name) <= most else f"{name[: most - 1]}…"
