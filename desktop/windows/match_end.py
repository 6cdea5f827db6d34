"""The end of a match: what all have made, who won, and why."""

from __future__ import annotations

from datetime import datetime
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.match import Match
from desktop.look import fonts, theme
from desktop.look.colour import SEATS, C, darker
from desktop.look.surface import box_shadow, rounded
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import PlainButton, PrimaryButton
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import PlainLabel
from desktop.look.widgets.segments import Segments
from desktop.look.wood import draw_pawn
from desktop.look.words import engraved, font_for, line_height, wrap
from desktop.store.records import Record, minutes_between
from desktop.table.vocabulary import Scene
from desktop.windows import dates, people, seating, shelf
from desktop.windows.breakdown_tree import BreakdownTree, merged
from desktop.windows.curve import Curve, marks
from desktop.windows.page import Page, label
from desktop.windows.ranking import Ranked, RankingRow, longest
from desktop.windows.still import paint_still


class FinishedWork(Painted, QWidget):
    """The table as it was at the end, in a frame."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._match: Match | None = None
        self._picture: QPixmap | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.follow_theme()

    def tell(self, match: Match, name: str) -> None:
        self._match, self._picture = match, None
        self.setAccessibleName(name)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(442, 340)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round((width - 30) * 0.75) + 30

    def theme_changed(self) -> None:
        self._picture = None
        super().theme_changed()

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._picture = None

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        wide = min(self.width() - 12.0, (self.height() - 16) / 0.75)
        frame = QRectF(0, 0, wide, wide * 0.75)
        frame.moveCenter(QPointF(self.width() / 2 - 1, self.height() / 2 - 3))
        box_shadow(p, frame, 12, 12, 2, 6, 0.34)
        p.setPen(QPen(darker("#B98E3E", 0.45), 1))
        p.setBrush(C("#B98E3E"))
        p.drawPath(rounded(frame, 12))
        p.setPen(QPen(C("#F4DFA6", 0.8), 1.4))
        p.setBrush(C(theme.current().wood[1]))
        inner = frame.adjusted(9, 9, -9, -9)
        p.drawPath(rounded(inner, 6))
        if self._match is not None:
            if self._picture is None:
                self._picture = self._painted(inner.size().toSize())
            p.drawPixmap(inner.topLeft(), self._picture)
        p.end()

    def _painted(self, size: QSize) -> QPixmap:
        match = self._match
        assert match is not None
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        board = games.board(match.game.id)
        scene = Scene(
            board.arrangement(QSize(1272, 952).toSizeF()).name, None, theme.current().name,
            tuple(seat.name for seat in match.seats), tuple(seat.colour for seat in match.seats),
        )  # fmt: skip
        p = QPainter(pixmap)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        paint_still(p, board, scene, match.game.view(match.state, None), QRectF(0, 0, size.width(), size.height()))
        p.end()
        return pixmap


class Pawns(QWidget):
    """A pawn a seat, the winners larger and before the others."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.colours: list[tuple[str, bool]] = []
        self.setFixedHeight(116)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        n = len(self.colours)
        step = min(104.0, self.width() / max(1, n))
        # winners in the middle: places fill outwards from there
        order = sorted(range(n), key=lambda i: abs(i - (n - 1) / 2))
        for (colour, won), place in zip(self.colours, order, strict=True):
            x = self.width() / 2 + (place - (n - 1) / 2) * step
            look = SEATS[colour]
            draw_pawn(p, x, 104, 54 if won else 38, look.colour, look.symbol)
        p.end()


class ResultWords(Painted, PlainLabel):
    """Who won, burnt into the wood, in as many lines as it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._size = 30.0
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.follow_theme()

    def set_size(self, size: float) -> None:
        self._size = size
        self.theme_changed()

    def _lines(self, width: float) -> tuple[list[str], float]:
        """The lines, and the size of letters at which there are at most two of them (or it is small enough)."""
        words, size = self.text(), fonts.scaled(self._size)
        while True:
            lines = wrap(words, font_for(words, size, 700, True, 1), width - 12)
            if len(lines) <= 2 or size <= fonts.scaled(17):
                return lines, size
            size -= 2

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        lines, size = self._lines(width)
        return round(len(lines) * line_height(self.text(), size) + 8)

    def sizeHint(self) -> QSize:
        width = self.width() if self.width() > 100 else 440
        return QSize(width, self.heightForWidth(width))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        lines, size = self._lines(self.width())
        step = line_height(self.text(), size)
        for i, line in enumerate(lines):
            box = QRectF(0, 4 + i * step, self.width(), step)
            engraved(p, box, line, size, None, Qt.AlignmentFlag.AlignCenter, 700, True, 1)
        p.end()


class MatchEndPage(Page):
    """`enter(match, record, begun, name)`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.match: Match | None = None
        self.record: Record | None = None
        self.begun = self.slot_name = ""
        self.work, self.pawns = FinishedWork(), Pawns()
        self.result = ResultWords()
        self.again = PrimaryButton(icon="repeat", size=22)
        self.look, self.home = PlainButton(icon="play", size=15), PlainButton(icon="house", size=15)
        self.promise = BurntLabel("", 13, wrapped=True)
        self.again.clicked.connect(self._again)
        self.look.clicked.connect(lambda: self._look_back(0))
        self.home.clicked.connect(shell.home)
        self.ranking, self.sources, self.rounds = PaperPanel(padding=10), PaperPanel(padding=12), PaperPanel(padding=14)
        self.tree, self.curve = BreakdownTree(), Curve()
        self.curve.wanted.connect(self._look_back)
        self.sources_head, self.rounds_head = label("title"), label("title")
        self._ranks = QVBoxLayout(self.ranking)
        self._ranks.setSpacing(2)
        for panel, head, part in (
            (self.sources, self.sources_head, self.tree), (self.rounds, self.rounds_head, self.curve)
        ):  # fmt: skip
            column = QVBoxLayout(panel)
            column.addWidget(head)
            column.addWidget(part, 1)
        self.tabs = Segments(["", ""], parent=self.body)
        self.tabs.chosen.connect(lambda _: self._show_tab())
        self._tab_row = QHBoxLayout()
        self._tab_row.setContentsMargins(12, 0, 14, 0)
        self._tab_row.addWidget(self.tabs)
        self.left = QWidget()
        self._left = QVBoxLayout(self.left)
        self._left.setSpacing(6)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(2)
        self._buttons.addWidget(self.look)
        self._buttons.addWidget(self.home)
        for part in (self.work, self.result, self.pawns, self.again):
            self._left.addWidget(part)
        self._left.addLayout(self._buttons)
        self._left.addWidget(self.promise)
        self._left.addStretch(1)
        self._grid = QGridLayout(self.body)
        self._grid.setSpacing(0)
        self.rows: list[RankingRow] = []
        self.begin()

    def enter(
        self, match: Match, record: Record | None = None, begun: str = "", name: str = "", **given: object
    ) -> None:
        if self.match is not match:
            self.match, self.record, self.begun, self.slot_name = match, record, begun, name
            self._fill()
        self.say()
        self.again.setFocus(Qt.FocusReason.MouseFocusReason)

    @property
    def _words(self) -> Any:
        assert self.match is not None
        return shelf.words(self.match.game.id)

    def _fill(self) -> None:
        match = self.match
        assert match is not None
        names, colours = [seat.name for seat in match.seats], [seat.colour for seat in match.seats]
        self.curve.tell(marks(match), names, colours)
        standings = match.game.standings(match.state)
        self.pawns.colours = [(match.seats[s.seat].colour, s.place == 1) for s in standings]
        self.pawns.update()

    def say(self) -> None:
        #: button: the same seats and options once more
        self.again.setText(self.tr("Rematch"))
        #: button: see the match from its beginning
        self.look.setText(self.tr("Look back"))
        #: button
        self.home.setText(self.tr("Home"))
        self.sources_head.setText(self.tr("Where each point came from"))
        #: heading over the plot
        self.rounds_head.setText(self.tr("Points by round"))
        #: tab: where the points came from
        self.tabs.set_labels([self.tr("Sources"), self.tr("Rounds", "tab")])
        self.promise.setText(self.tr("A rematch keeps seats and options; chance says who begins."))
        if self.match is None:
            return
        match, words = self.match, self._words
        names = tuple(seat.name for seat in match.seats)
        self.result.setText(words.result(match.game.view(match.state, None), names))
        self.work.tell(match, self.tr("The table at the end"))
        self._say_title()
        self._rank(names)
        self.tree.tell(
            match.game.scores(match.state),
            names,
            [seat.colour for seat in match.seats],
            words.score,
            #: last row of the table of points
            self.tr("Total"),
        )
        self.tree.setAccessibleName(self.sources_head.text())
        self.curve.say()

    def _say_title(self) -> None:
        match = self.match
        assert match is not None
        minutes = self.record.minutes if self.record is not None else minutes_between(self.begun, datetime.now())
        #: how long a match was
        facts = [self.tr("%n round(s)", "", match.game.round(match.state))]
        if minutes:
            #: how long a match took
            facts.append(self.tr("%n minute(s)", "", minutes))
        if match.learning:
            facts.append(self.tr("learning match, not in the history"))
        self.set_title(self._words.title(), dates.dotted(facts))

    def _rank(self, names: tuple[str, ...]) -> None:
        match = self.match
        assert match is not None
        for row in self.rows:
            self._ranks.removeWidget(row)
            row.hide()
            row.deleteLater()
        scores, standings = match.game.scores(match.state), match.game.standings(match.state)
        best = max((s.total for s in standings), default=0)
        ranked, lines = [], merged(scores)  # the same order and colours as in the tree below
        for standing in standings:
            seat = match.seats[standing.seat]
            pieces = tuple(
                (self._words.score(line.source, line.own[standing.seat]), line.values[standing.seat] or 0)
                for line in lines
            )
            behind = self.tr("%n point(s) behind", "", best - standing.total) if standing.total < best else ""
            line = behind if seat.is_person or behind else people.player(seat.player)
            if not seat.is_person:
                line = (
                    dates.dotted([people.player(seat.player), behind])
                    if not self.compact
                    else people.player(seat.player)
                )
            ranked.append(Ranked(standing.place, seat.name, seat.colour, line, standing.total, pieces))
        most = longest(ranked)
        self.rows = [RankingRow(entry, most) for entry in ranked]
        for row in self.rows:
            row.set_small(self.compact)
            self._ranks.addWidget(row)

    def _again(self) -> None:
        assert self.match is not None
        match = seating.rematch(self.match)
        if isinstance(match, Refusal):
            self.shell.explain(match)
        else:
            self.shell.play(match)

    def _look_back(self, steps: int) -> None:
        assert self.match is not None
        self.shell.look_back(self.match, self.begun, self.slot_name, steps)

    def arrange(self, compact: bool) -> None:
        grid = self._grid
        while grid.count():
            grid.takeAt(0)
        for i in range(4):
            grid.setColumnStretch(i, 0)
            grid.setRowStretch(i, 0)
        self.tabs.setVisible(compact)
        self.pawns.setVisible(not compact)
        self.promise.setVisible(not compact)
        self.sources_head.setVisible(not compact)
        self.rounds_head.setVisible(not compact)
        self.result.set_size(19 if compact else 30)
        stacked = compact and fonts.text_scale() > 1.15
        self._buttons.setDirection(QHBoxLayout.Direction.TopToBottom if stacked else QHBoxLayout.Direction.LeftToRight)
        self.again.set_size(17 if compact else 22)
        self.ranking.set_padding(2 if compact else 10)
        for row in self.rows:
            row.set_small(compact)
        if compact:
            grid.setContentsMargins(2, 0, 4, 2)
            self.left.setFixedWidth(round(262 * min(1.2, fonts.text_scale())))
            self._left.setContentsMargins(6, 0, 0, 0)
            grid.addWidget(self.left, 0, 0, 3, 1)
            grid.addWidget(self.ranking, 0, 1)
            grid.addLayout(self._tab_row, 1, 1)
            grid.addWidget(self.sources, 2, 1)
            grid.addWidget(self.rounds, 2, 1)
            grid.setColumnStretch(1, 1)
            grid.setRowStretch(2, 1)
        else:
            grid.setContentsMargins(24, 0, 18, 8)
            self.left.setFixedWidth(462)
            self._left.setContentsMargins(10, 4, 0, 0)
            grid.addWidget(self.left, 0, 0, 2, 1)
            grid.addWidget(self.ranking, 0, 1, 1, 2)
            grid.addWidget(self.sources, 1, 1)
            grid.addWidget(self.rounds, 1, 2)
            grid.setColumnStretch(1, 8)
            grid.setColumnStretch(2, 5)
            grid.setRowStretch(1, 1)
        self._show_tab()
        if self.match is not None:
            self._rank(tuple(seat.name for seat in self.match.seats))

    def _show_tab(self) -> None:
        self.sources.setVisible(not self.compact or self.tabs.index() == 0)
        self.rounds.setVisible(not self.compact or self.tabs.index() == 1)
