"""The page in which a match is played: ties controller, table, prompt, docks, curtain and saves together."""

from __future__ import annotations

from typing import Any, Protocol

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop import games, language
from desktop.engine import position
from desktop.engine.action import Action, Refusal
from desktop.engine.match import Match
from desktop.look import symbols, theme
from desktop.look.widgets.ground import Ground
from desktop.store.store import Store
from desktop.table.controller import MatchController
from desktop.table.motion import Pace
from desktop.table.table import Table
from desktop.table.vocabulary import Choice, Played
from desktop.windows import crash
from desktop.windows.table.answers import Answers
from desktop.windows.table.asking import AGAIN, HURRY, Asking
from desktop.windows.table.curtain import Curtain
from desktop.windows.table.dock import Dock
from desktop.windows.table.eyes import Eyes
from desktop.windows.table.house import House, column
from desktop.windows.table.log import LogPanel
from desktop.windows.table.looking import LookingBack
from desktop.windows.table.moves import MovesPanel
from desktop.windows.table.panels_menu import PanelsMenu
from desktop.windows.table.players import PlayersPanel
from desktop.windows.table.prompt import Prompt
from desktop.windows.table.rule import RulePanel
from desktop.windows.table.saver import Saver
from desktop.windows.table.story import Story
from desktop.windows.table.top_bar import TopBar

SPEEDS = {"slow": 1.4, "normal": 1.0, "fast": 0.6, "instant": 0.0}  # how long a way takes
SHORTCUTS = (
    ("Ctrl+Z", "undo"), ("Ctrl+Shift+Z", "redo"), ("Ctrl+Y", "redo"), ("F1", "rules"), ("H", "hint"),
    ("Ctrl+Shift+C", "copy"),
)  # fmt: skip


class Shell(Protocol):
    """What the page needs of the window round it."""

    @property
    def store(self) -> Store: ...


class TablePage(QWidget):
    """`left()` when the person goes home, `finished(match)` when the match has ended and been shown, `settings_wanted()`,
    `tables_wanted()` to the page of component tables, `branched(match)` to go on elsewhere from a moment of this match."""

    left = Signal()
    finished = Signal(object)
    settings_wanted = Signal()
    tables_wanted = Signal()
    branched = Signal(object)

    looks_back = False  # a finished match is only looked at: nothing is saved, nothing ends
    controlled_by: type[MatchController] = MatchController
    docks_as, docks_closed = "table", ""  # under which name docks are remembered, and which wait until they are wanted

    def __init__(
        self, shell: Shell, match: Match, begun: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._shell, self.store, self.match = shell, shell.store, match
        self.game_id = match.game.id
        board, self.words = games.board(self.game_id), language.with_gaps(games.words(self.game_id))
        self.controller = self.controlled_by(match, board, self.words, games.packages()[self.game_id], self)
        self.names = self.controller.names
        self.story = Story(self.controller, self.words)
        self.colours = tuple(seat.colour for seat in match.seats)
        self.eyes = Eyes(self)
        self.saver = Saver(self.store.saves.slot(match, begun, name), self)
        self._ground = Ground(self)
        self._build(board)
        self._wire()
        self._retranslate()
        self.apply_settings()

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _build(self, board: Any) -> None:
        self.bar = TopBar(board.accent, self)
        middle = QWidget(self)
        self.prompt = Prompt(middle)
        self.table = Table(board, self.words, middle)
        self.table.ground = self._paint_ground
        self.table.seat(self.controller.viewer, self.names, self.colours)
        self.looking = LookingBack(middle)
        middle.setLayout(column(self.prompt, self.looking, self.table))
        self.players = PlayersPanel(self.match.seats, self.words)
        self.moves = MovesPanel(self.words)
        self.log = LogPanel(self.names, self.colours)
        self.rule = RulePanel(self.game_id)
        docks = [
            Dock("players", "users", self.players, self),
            Dock("moves", "list", self.moves, self),
            Dock("log", "scroll-text", self.log, self),
            Dock("rule", "book-open", self.rule, self),
        ]
        self.house = House(middle, docks, self.store.settings, self, self.docks_as, self.docks_closed)
        self.panels = PanelsMenu(self.house)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.house, 1)
        self.answers = Answers(self.table, self.controller, self.words)
        self.bubble = self.answers.bubble
        self.asking = Asking(self.prompt, self.table, self.controller, self.words)
        self.curtain = Curtain(self, board.accent)
        self._reader: Any = None
        self._ended = QTimer(self)
        self._ended.setSingleShot(True)
        self._ended.setInterval(1200)
        self._ended.timeout.connect(lambda: self.finished.emit(self.match))

    def _wire(self) -> None:
        controller, table, answers = self.controller, self.table, self.answers
        controller.played.connect(self._play)
        controller.jumped.connect(self._jump)
        controller.asked.connect(self._asked)
        controller.refused.connect(answers.refuse)
        controller.warned.connect(
            lambda action, words: answers.warn(action, words, lambda: controller.attempt(action, confirmed=True))
        )
        controller.curtain_needed.connect(self._veil)
        controller.bot_thinking.connect(lambda seat: self.asking.refresh())
        controller.hinted.connect(answers.advise)
        controller.stepped.connect(self._stepped)
        controller.finished.connect(self._finish)
        controller.troubled.connect(answers.stumbled)
        controller.halted.connect(self._halted)
        table.attempted.connect(controller.attempt)
        table.refused.connect(answers.refuse)
        table.settled.connect(self.saver.wait)
        table.settled.connect(controller.settled)
        table.pointed.connect(self._pointed)
        table.touched.connect(answers.close)
        table.buttons_changed.connect(self.asking.offer)
        table.zoomed.connect(self._zoomed)
        table.preview_of = controller.preview
        answers.rule_wanted.connect(self.open_rules)
        self.bar.pressed.connect(self._tool)
        self.prompt.pressed.connect(self._prompted)
        self.prompt.pointed.connect(table.foresee_button)
        self.moves.pointed.connect(self._foresee)
        self.moves.chosen.connect(self._chosen)
        self.moves.pointed.connect(answers.point_at)
        self.log.looked.connect(self.look_at)
        self.rule.wanted.connect(self.open_rules)
        self.curtain.lifted.connect(self._lifted)
        self.looking.moved.connect(self.look_at)
        self.looking.ended.connect(self._look_now)
        self.players.eyes_wanted.connect(self._look_through)
        self.looking.branched.connect(lambda steps: self.branched.emit(self.match.branch(steps)))
        theme.keeper().changed.connect(self.update)
        for keys, tool in SHORTCUTS:
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda tool=tool: self._tool(tool))

    def begin(self) -> None:
        """Show the table and ask."""
        self.table.set_zoom(self.store.settings.zoom.get(self.game_id, 1.0))
        self._stepped()
        self.controller.begin()  # also says when the match is over: one that was left at that moment ends now
        if not self.controller.veiled:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def apply_settings(self) -> None:
        """Speed, motion, symbols and zoom as the person wants them."""
        settings = self.store.settings
        self.controller.speed = settings.bot_speed
        self.table.set_pace(Pace(SPEEDS[settings.bot_speed], settings.reduced_motion))
        self.curtain.still = settings.reduced_motion or settings.bot_speed == "instant"
        if symbols.larger() != settings.larger_symbols:
            symbols.set_larger(settings.larger_symbols)
            self.table.refresh()

    # -- what the controller says --------------------------------------------------------------------------------------

    def _play(self, beats: list[Played]) -> None:
        if self.looking.isVisible() and not self.match.seats[self.match.history[-1].seat].is_person:
            self._miss()
            return
        scene = self.table.stage.scene
        for beat in beats:
            if beat.event is not None:
                beat.pops = list(self.table.board.pops(beat.event, scene, beat.view))
                beat.stirred = frozenset(self.table.board.stirred(beat.event))
        self.house.hold()
        self._look_now(show=False)
        self.answers.close()
        self.table.play(beats)
        self._refresh(beats[-1].view)

    def _miss(self) -> None:
        """A bot has moved while a person looks back: they stay in the past, and see that there is more."""
        if self.eyes.seat is not None:
            self.eyes.look(self.eyes.seat)
        else:
            self.looking.show_step(self.looking.slider.value(), len(self.match.history))
        self.log.fill(self.story.entries(), stay=True)
        self.asking.refresh_undo(self.bar, self.looks_back)
        seat = self.match.to_move
        if seat is not None and (seat == self.controller.viewer or not self.match.seats[seat].is_person):
            QTimer.singleShot(0, self.controller.settled)  # nothing flies; the curtain and the end wait for the present

    def _jump(self, view: Any) -> None:
        self._look_now(show=False)
        self.answers.close()
        self.table.seat(self.controller.viewer, self.names, self.colours)
        self.table.show_view(view)
        self._refresh(view)

    def _asked(self, choices: list[Choice]) -> None:
        if not self.looking.isVisible():
            self.table.ask(choices)
            self.moves.fill(choices, self.controller.view, self.names)
        self.house.dock("moves").head.fact.setText(str(self.moves.count) if self.moves.count else "")
        self.asking.refresh()
        frame = self.match.state.top
        if frame is not None:
            self.rule.show_rule(frame.rule)

    def _refresh(self, view: Any) -> None:
        self.bar.show_match(self.words.title(), self.words.round(view))
        self.players.fill(view, self.match.game.scores(view), self.match.to_move)
        self.log.fill(self.story.entries())
        self.asking.refresh_undo(self.bar, self.looks_back)
        self.asking.refresh()
        self.eyes.offer()

    def _halted(self, seat: int | None, error: Exception) -> None:
        """A bot's move failed: say so, keep a report, and wait for a person to try again or undo."""
        crash.note(self._shell, error)
        self.asking.refresh()
        name = self.names[seat] if seat is not None else ""
        self.answers.cannot(Refusal("move_failed", "", {"name": name, "reason": f"{type(error).__name__}: {error}"}))

    def _stepped(self) -> None:
        self._ended.stop()  # undone at the last moment: it is not over
        if not self.looks_back:
            self.saver.save(self.match)

    def _veil(self, seat: int) -> None:
        task = self.words.prompt(self.match.game.view(self.match.state, None))
        self.curtain.fall(self.match.seats, seat, task)

    def _lifted(self) -> None:
        self.controller.lift()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish(self) -> None:
        self.asking.refresh()
        if not self.looks_back:
            self._ended.start()

    # -- lists and tools -----------------------------------------------------------------------------------------------

    def _pointed(self, action: Action | None) -> None:
        row = self.moves.list.moves.row_of(action) if action is not None else None
        if row is None:
            self.moves.list.clearSelection()
        else:
            self.moves.list.setCurrentIndex(self.moves.list.moves.index(row))

    def _foresee(self, action: Action | None) -> None:
        """What a move of the list would bring, shown on the table."""
        self.table.foresee([choice for choice in self.controller.choices if choice.action == action])

    def _chosen(self, action: Action) -> None:
        self.table.land()
        self.house.drawer.shut()
        self.table.marks.clear_all("pointed")
        self.controller.attempt(action)

    def _prompted(self, button: str) -> None:
        if button == HURRY:
            self.table.land()
            self.controller.hurry()
        elif button == AGAIN:
            self.answers.close()
            self.controller.try_again()
        else:
            self.table.press_button(button)

    def _tool(self, tool: str) -> None:
        if (self.curtain.isVisible() or self.controller.veiled) and tool != "back":
            return
        if tool == "back":
            self.left.emit()
        elif tool in ("undo", "redo", "hint") and self.looks_back:
            return
        elif tool in ("undo", "redo"):
            # nothing is landed first: that would end the step, and the curtain would fall before it can be taken back
            refusal = self.controller.undo() if tool == "undo" else self.controller.redo()
            if refusal is not None:
                self.answers.cannot(refusal)
        elif tool == "hint":
            self._look_now()
            self.table.land()
            self.controller.hint()
        elif tool == "rules":
            self.open_rules("")
        elif tool == "panels":
            below = self.bar.tools["panels"].rect().bottomLeft()
            self.panels.popup(self.bar.tools["panels"].mapToGlobal(below))
        elif tool == "settings":
            self.settings_wanted.emit()
        elif tool == "copy":
            self.copy_position()
        else:
            getattr(self.table, tool)()

    def open_rules(self, anchor: str, head: str = "", sentence: str = "") -> None:
        """The rules beside the table, at an anchor; `head` and `sentence` say what led there."""
        from desktop.windows.reader import RulesReader

        if self._reader is None:
            self._reader = RulesReader(self.game_id, closable=True)
            self._reader.closed.connect(self.house.hide_reader)
            self._reader.numbers_wanted.connect(self.tables_wanted)
        elif not anchor and self.house.reader is not None:
            self.house.hide_reader()
            return
        self.house.show_reader(self._reader)
        if anchor:
            self._reader.open_at(anchor, (head, sentence) if head else None)
        self._reader.setFocus(Qt.FocusReason.OtherFocusReason)

    def copy_position(self) -> None:
        """The position in one line, for a report: only what the viewer sees."""
        QGuiApplication.clipboard().setText(position.code(self.match.game, self.controller.view))
        #: head of a bubble; the second is under it
        self.answers.tell(self.tr("Position copied"), self.tr("Paste it into a message or a report."), kind="hint")

    def _zoomed(self, zoom: float) -> None:
        self.store.settings.zoom[self.game_id] = zoom
        if self.bubble.isVisible():
            self.bubble.place()

    # -- looking back --------------------------------------------------------------------------------------------------

    def look_at(self, steps: int) -> None:
        """Show the table as it was after a number of steps."""
        steps = max(0, min(steps, len(self.match.history)))
        if steps == len(self.match.history):
            self._look_now()
            return
        self._ended.stop()
        self.table.land()
        self.eyes.close()
        view = self.controller.view_of(self.match.state_after(steps))
        self.table.ask([])
        self.moves.fill([], view, self.names)
        self.table.show_view(view)
        self.looking.show_step(steps, len(self.match.history))
        self.players.fill(view, self.match.game.scores(view), None)

    def _look_through(self, seat: int) -> None:
        self._ended.stop()
        self.eyes.look(seat)

    def _look_now(self, show: bool = True) -> None:
        if not self.looking.isVisible():
            return
        self.looking.hide()
        self.eyes.close()
        if show:
            self.table.show_view(self.controller.view)
            self._refresh(self.controller.view)
            self._asked(self.controller.choices)
            self.controller.settled()
            if self.match.finished and not self.looks_back:
                self._ended.start()

    # -- geometry and language -----------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.resized()
        self.curtain.setGeometry(self.rect())

    def _paint_ground(self, painter: QPainter) -> None:
        corner = self.table.viewport().mapTo(self, self.table.viewport().rect().topLeft())
        self._ground.paint(painter, -corner)

    def settle(self) -> None:
        """Everything still and painted: for pictures and tests."""
        self._ground.settle()
        self.table.land()
        self.table.finish_painting()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        self._ground.paint(p)
        p.end()

    def _retranslate(self) -> None:
        titles = {
            "players": self.tr("Players", "dock"), "moves": self.tr("What you can do", "dock"),
            "log": self.tr("Log", "dock"), "rule": self.tr("The rule now", "dock"),
        }  # fmt: skip
        for dock in self.house.docks:
            dock.entitle(titles[dock.objectName()], self.tr("Hide this panel", "dock"))
        self.house.rail.name(titles)
        self.table.setAccessibleName(self.tr("Table", "accessible"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.table.refresh()
            self._refresh(self.controller.view)
            if self.eyes.seat is not None:
                self.eyes.look(self.eyes.seat)
            elif self.looking.isVisible():
                self.look_at(self.looking.slider.value())
            else:
                self._asked(self.controller.choices)
            if self.controller.veiled and self.match.to_move is not None:
                self._veil(self.match.to_move)
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.looking.isVisible():
            self._look_now()
        else:
            super().keyPressEvent(event)

    # -- leaving -------------------------------------------------------------------------------------------------------

    def close_match(self) -> None:
        """The page goes: stop thinking, have everything on the disk, remember the docks."""
        self._ended.stop()
        self.house.keep()
        self.controller.close()
        self.saver.finish()
        self.saver.slot.release()
