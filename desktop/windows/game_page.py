"""The page behind a cover: the box close up, the ways in, what was learned, how it went so far."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.seats import LEVELS
from desktop.look import fonts, theme
from desktop.look.chrome import seat_badge
from desktop.look.colour import C
from desktop.look.controls import tick
from desktop.look.icons import draw_icon
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import QuietButton
from desktop.look.widgets.cover_box import CoverBox
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.words import LEFT, RIGHT, elide, font_for, text
from desktop.store.records import Best, Record
from desktop.windows import dates, learned, people, seating, shelf
from desktop.windows.learner import LearnerPill
from desktop.windows.lesson.panel import LessonsPanel, next_lesson
from desktop.windows.match_row import MatchRow
from desktop.windows.page import Page, emptied, label
from desktop.windows.scatter import loose_pieces
from desktop.windows.ways import FactChip, WayButton

SHOWN = 6  # recent matches


class BestRow(Painted, QWidget):
    """One of the best results: who, when, among whom, how many points."""

    def __init__(self, best: Best, first: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._best, self._first = best, first
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(
            dates.dotted([best.seat.name, dates.signed(best.seat.total), dates.day(best.record.when)])
        )
        self.follow_theme()

    def sizeHint(self) -> QSize:
        return QSize(300, round(66 * fonts.text_scale()))

    minimumSizeHint = sizeHint

    def paintEvent(self, event: QPaintEvent) -> None:
        p, t, k, best = self.brush(), theme.current(), fonts.text_scale(), self._best
        box = QRectF(self.rect())
        if not self._first:
            p.setPen(QPen(C(t.line), 1))
            p.drawLine(QPointF(0, 0.5), QPointF(box.right(), 0.5))
        middle = box.center().y() + 2
        if self._first:
            draw_icon(p, "laurels", 26 * k, middle, 54 * k, C("#B98410", 0.9))
        seat_badge(p, 26 * k, middle, 17 * k, best.seat.colour)
        points = dates.signed(best.seat.total)
        end = box.right() - text(p, box.adjusted(0, 0, -4, 0), points, 30 * k, 700, t.ink, RIGHT, display=True).width()
        x = 58 * k
        name = elide(best.seat.name, font_for(best.seat.name, 16 * k, 700), end - x - 8)
        text(p, QRectF(x, middle - 26 * k, 260, 26 * k), name, 16 * k, 700, t.ink, LEFT)
        n = len(best.record.seats)
        line = dates.dotted([dates.capital(dates.day(best.record.when)), self.tr("%n player(s)", "at a match", n)])
        line = elide(line, font_for(line, 13 * k, 600), end - x - 8)
        text(p, QRectF(x, middle + 0 * k, 320, 22 * k), line, 13 * k, 600, t.soft, LEFT)
        p.end()


class BotRow(Painted, QWidget):
    """A level of computer player, whether it has been beaten, and a way to try."""

    wanted = Signal(str)

    def __init__(self, level: str, played: int, won: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._won = won > 0
        words = self.tr("{won} won of {played}").format(won=won, played=played)
        name = label("head")
        name.setText(people.level(level))
        line = label("note")
        #: beside a level of bots
        line.setText(words if played else self.tr("not tried yet"))
        row = QHBoxLayout(self)
        row.setContentsMargins(round(fonts.scaled(36)), 2, 0, 2)
        row.addWidget(name)
        row.addSpacing(8)
        row.addWidget(line, 1)
        if not self._won:
            #: button: play against this level
            button = QuietButton(self.tr("Try it"))
            #: button, read out; {level} is "Easy"
            button.setAccessibleName(self.tr("Try {level}").format(level=people.level(level)))
            button.clicked.connect(lambda: self.wanted.emit(level))
            row.addWidget(button)
        self.setMinimumHeight(round(fonts.scaled(38)))
        self.follow_theme()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = self.brush()
        tick(p, fonts.scaled(15), self.height() / 2, self._won, theme.current(), fonts.scaled(12))
        p.end()


class GamePage(Page):
    """One game. `enter(game=id)`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.id = ""
        self.box_room = QWidget()
        self.box = CoverBox("pagoda", width=396, parent=self.box_room)
        self.box.clicked.connect(lambda: shell.go("new_match", game=self.id))
        self.head = BurntLabel("", 56, display=True, tracking=6, parent=self.body)
        self.other_name = BurntLabel("", 17, tracking=4, parent=self.body)
        self.tagline = BurntLabel("", 17, wrapped=True, parent=self.body)
        self.chips = {
            name: FactChip(icon) for name, icon in (("seats", "users"), ("minutes", "clock"), ("weight", "sprout"))
        }
        self.play, self.learn, self.rules = WayButton("play", True), WayButton("graduation-cap"), WayButton("book-open")
        self.play.clicked.connect(lambda: shell.go("new_match", game=self.id))
        self.learn.clicked.connect(self._go_on_learning)
        self.rules.clicked.connect(lambda: shell.go("rules", game=self.id))
        self.learner = LearnerPill(shell, lambda: self.id)
        self.learner.changed.connect(self.say)
        self.corner_row.addWidget(self.learner)
        self.lessons = LessonsPanel(shell)
        self.to_matches, self.to_lessons = QuietButton(icon="history"), QuietButton(icon="graduation-cap")
        self.to_matches.clicked.connect(lambda: self._turn_to(matches=True))
        self.to_lessons.clicked.connect(lambda: self._turn_to(matches=False))
        self.lessons.head_row.addWidget(self.to_matches)
        self._matches = False  # whether the sheet shows matches, not lessons
        self.recent, self.best, self.bots = PaperPanel(padding=18), PaperPanel(padding=18), PaperPanel(padding=18)
        self.recent_head, self.best_head, self.bots_head = label("title"), label("title"), label("title")
        self._lists: dict[PaperPanel, QVBoxLayout] = {}
        for panel, head in ((self.recent, self.recent_head), (self.best, self.best_head), (self.bots, self.bots_head)):
            column = QVBoxLayout(panel)
            column.setSpacing(4)
            if panel is self.recent:
                row = QHBoxLayout()
                row.addWidget(head, 1)
                row.addWidget(self.to_lessons)
                column.addLayout(row)
            else:
                column.addWidget(head)
            rows = QVBoxLayout()
            rows.setSpacing(6 if panel is self.recent else 0)
            column.addLayout(rows)
            column.addStretch(1)
            self._lists[panel] = rows
        self._names = QHBoxLayout()
        self._names.setSpacing(18)
        self._names.addWidget(self.head)
        self._names.addWidget(self.other_name, 1)
        self._tagline_row = QHBoxLayout()
        self._tagline_row.setContentsMargins(12, 0, 0, 0)
        self._tagline_row.addWidget(self.tagline)
        self._facts = QHBoxLayout()
        self._facts.setSpacing(10)
        for chip in self.chips.values():
            self._facts.addWidget(chip)
        self._facts.addStretch(1)
        self._ways = QHBoxLayout()
        self._ways.setSpacing(0)
        for way in (self.play, self.learn, self.rules):
            self._ways.addWidget(way)
        self._grid = QGridLayout(self.body)
        self.begin()

    def enter(self, game: str, **given: object) -> None:
        self._matches = self._matches and game == self.id
        self.id = game
        self.box.game = game
        self.say()
        self.arrange(self.compact)

    def say(self) -> None:
        self.learner.say()
        id = self.id
        if not id or not shelf.playable(id):
            return
        words, game = shelf.words(id), shelf.game(id)
        assert game is not None
        title, other = words.title(), words.subtitle()
        self.box.set_title(title, other)
        self.head.setText(title)
        self.other_name.setText(other.upper())
        self.tagline.setText(words.tagline())
        #: a chip; {n} is "2–4"
        self.chips["seats"].set_words(self.tr("{n} players").format(n=dates.span(*game.facts.seats)))
        #: a chip; {n} is "30–45"
        self.chips["minutes"].set_words(self.tr("{n} minutes").format(n=dates.span(*game.facts.minutes)))
        self.chips["weight"].set_words(self._weight(game.facts.weight))
        #: button: a new match
        self.play.set_words(self.tr("Play"), self.tr("Choose seats and begin"))
        #: button: lessons
        self.learn.set_words(self.tr("Learn"), self._learned())
        #: button: the rules of a game
        self.rules.set_words(self.tr("Rules"), self.tr("All of them, with search"))
        self.learn.setVisible(bool(shelf.lessons(id)))
        self.lessons.fill(id)
        #: button: from the lessons to the matches of a game
        self.to_matches.setText(self.tr("Latest matches"))
        #: button: from the matches to the lessons of a game
        self.to_lessons.setText(self.tr("Lessons"))
        self.rules.setVisible(shelf.has_rules(id))
        #: heading
        self.recent_head.setText(self.tr("Latest matches"))
        #: heading
        self.best_head.setText(self.tr("Best results"))
        #: heading
        self.bots_head.setText(self.tr("Bots beaten"))
        self._fill()
        if self.compact:
            self.set_title(title, words.tagline())

    def _go_on_learning(self) -> None:
        """The next lesson; in a small window (or when all are learned) the list of them."""
        onward = next_lesson(self.shell.store, self.id)
        if self.compact or not onward:
            self.shell.go("lessons", game=self.id)
        else:
            self.shell.learn(self.id, onward)

    def _turn_to(self, matches: bool) -> None:
        self._matches = matches
        self._show_sheet()

    def _show_sheet(self) -> None:
        """Lessons or matches: a small window has room for matches only, and lessons on a page of their own."""
        taught = bool(self.id and shelf.lessons(self.id)) and not self.compact
        self.lessons.setVisible(taught and not self._matches)
        self.recent.setVisible(not taught or self._matches)
        self.to_lessons.setVisible(taught)

    def _learned(self) -> str:
        """How far the learner is, once there is anything to say."""
        if not learned.begun(self.shell.store, self.id):
            return self.tr("Short lessons on the table itself")
        return learned.line(self.shell.store, self.id)

    def _weight(self, weight: int) -> str:
        return [
            #: how demanding a game is
            self.tr("For everyone"),
            #: how demanding a game is
            self.tr("Light"),
            #: how demanding a game is
            self.tr("Medium"),
            #: how demanding a game is
            self.tr("For those who have played a few games"),
            #: how demanding a game is
            self.tr("Heavy"),
        ][min(5, max(1, weight)) - 1]

    def _fill(self) -> None:
        records = self.shell.store.records
        emptied(self._lists[self.recent])
        recent = records.of_game(self.id)[: SHOWN if not self.compact else 5]
        for record in recent:
            row = MatchRow(record, with_cover=False)
            row.set_small(True)
            row.look_back.connect(self._look_back)
            row.again.connect(self._again)
            self._lists[self.recent].addWidget(row)
        if not recent:
            self._lists[self.recent].addWidget(
                _soft(self.tr("No matches yet. The first one will be here when it is over."))
            )
        emptied(self._lists[self.best])
        best = records.best(self.id)
        for i, entry in enumerate(best):
            self._lists[self.best].addWidget(BestRow(entry, i == 0))
        if not best:
            self._lists[self.best].addWidget(_soft(self.tr("Nobody has finished a match of this game yet.")))
        emptied(self._lists[self.bots])
        for beaten in records.beaten(self.id, LEVELS):
            row = BotRow(beaten.level, beaten.played, beaten.won)
            row.wanted.connect(lambda level: self.shell.go("new_match", game=self.id, level=level))
            self._lists[self.bots].addWidget(row)

    def arrange(self, compact: bool) -> None:
        grid = self._grid
        while grid.count():
            grid.takeAt(0)
        for i in range(4):
            grid.setColumnStretch(i, 0)
            grid.setRowStretch(i, 0)
            grid.setColumnMinimumWidth(i, 0)
        for part in (self.head, self.other_name, self.tagline):
            part.setVisible(not compact)
        for way in (self.play, self.learn, self.rules):
            way.set_small(compact)
        top = Qt.AlignmentFlag.AlignTop
        if compact:
            grid.setContentsMargins(6, 0, 10, 8)
            grid.setSpacing(2)
            self.box.set_cover_width(96)
            self.box_room.setFixedSize(152, 148)
            self.box.move(-16, -18)
            grid.addWidget(self.box_room, 0, 0, 2, 1, top)
            grid.addLayout(self._facts, 0, 1, 1, 2)
            grid.addLayout(self._ways, 1, 1, 1, 2, top)
            grid.addWidget(self.recent, 2, 0, 2, 2)
            grid.addWidget(self.best, 2, 2)
            grid.addWidget(self.bots, 3, 2)
            grid.setColumnStretch(1, 3)
            grid.setColumnStretch(2, 3)
            grid.setRowStretch(3, 1)
            self._facts.setContentsMargins(10, 10, 0, 0)
        else:
            grid.setContentsMargins(42, 0, 20, 6)
            grid.setHorizontalSpacing(6)
            grid.setVerticalSpacing(6)
            self._size_box()
            self.box.move(0, 0)
            grid.addWidget(self.box_room, 0, 0, 6, 1, top)
            grid.addLayout(self._names, 0, 1, 1, 2)
            grid.addLayout(self._tagline_row, 1, 1, 1, 2)
            grid.addLayout(self._facts, 2, 1, 1, 2)
            grid.addLayout(self._ways, 3, 1, 1, 2)
            grid.addWidget(self.lessons, 4, 1, 2, 1)
            grid.addWidget(self.recent, 4, 1, 2, 1)
            grid.addWidget(self.best, 4, 2)
            grid.addWidget(self.bots, 5, 2)
            grid.setColumnStretch(1, 2)
            grid.setColumnStretch(2, 1)
            grid.setColumnMinimumWidth(2, round(fonts.scaled(350)))
            grid.setRowStretch(4, 1)
            self._facts.setContentsMargins(12, 2, 0, 4)
            self._names.setContentsMargins(10, 0, 0, 0)
        self._show_sheet()
        self.set_title(self.head.text() if compact else "", self.tagline.text() if compact else "")

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        if not self.compact:
            self._size_box()

    def _size_box(self) -> None:
        self.box.set_cover_width(min(396, 396 * self.height() / 1000))
        self.box.resize(self.box.sizeHint())
        self.box_room.setFixedSize(self.box.sizeHint())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        box = self.box.mapTo(self, self.box.cover.bottomLeft().toPoint())
        if not self.compact and self.height() - box.y() > 240:
            p = self.brush()
            loose_pieces(p, box.x(), box.y() + 60, self.height() - 40)
            p.end()

    def _look_back(self, record: Record) -> None:
        self.shell.resume(self.shell.store.records.path(record))

    def _again(self, record: Record) -> None:
        again(self.shell, record)


def again(shell, record: Record) -> None:
    """The same seats and options once more."""
    game = games.find(record.game)
    if game is None:
        return
    plans = [seating.Plan(seat.name, seat.colour, seat.player) for seat in record.seats]
    match = seating.made(game, plans, dict(record.options), seating.new_seed())
    if isinstance(match, Refusal):
        shell.explain(match)
    else:
        shell.play(match)


def _soft(words: str) -> QWidget:
    made = label("soft", True)
    made.setText(words)
    return made
