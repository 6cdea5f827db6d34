"""The page in which a match is played: ties controller, table, prompt, docks, curtain and saves together."""

from __future__ import annotations

import base64
from typing import Any, Protocol

from PySide6.QtCore import QByteArray, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QMessageBox, QVBoxLayout, QWidget

from desktop import games
from desktop.bots.bot import Advice
from desktop.engine import position
from desktop.engine.action import Action, Refusal
from desktop.engine.match import Match
from desktop.faults import explained
from desktop.look import symbols, theme
from desktop.look.widgets.bubble import Bubble
from desktop.look.widgets.ground import Ground
from desktop.store.store import Store
from desktop.table.controller import MatchController
from desktop.table.motion import Pace
from desktop.table.table import Table
from desktop.table.vocabulary import Choice, Played
from desktop.windows.table.curtain import Curtain
from desktop.windows.table.dock import Dock
from desktop.windows.table.drawer import RAIL, Drawer, Rail
from desktop.windows.table.log import LogPanel
from desktop.windows.table.looking import LookingBack
from desktop.windows.table.moves import MovesPanel
from desktop.windows.table.players import PlayersPanel
from desktop.windows.table.prompt import Prompt
from desktop.windows.table.rule import RulePanel
from desktop.windows.table.saver import Saver
from desktop.windows.table.story import Story
from desktop.windows.table.top_bar import TopBar

COMPACT_WIDTH = 1200  # logical pixels under which docks become a rail
SPEEDS = {"slow": 1.4, "normal": 1.0, "fast": 0.6, "instant": 0.0}  # how long a way takes


class Shell(Protocol):
    """What the page needs of the window round it."""

    @property
    def store(self) -> Store: ...


class TablePage(QWidget):
    """`left()` when the person goes home, `finished(match)` when the match has ended and been shown, `settings_wanted()`."""

    left = Signal()
    finished = Signal(object)
    settings_wanted = Signal()
    branched = Signal(object)

    looks_back = False  # a finished match is only looked at: nothing is saved, nothing ends

    def __init__(
        self, shell: Shell, match: Match, begun: str = "", name: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.store, self.match = shell.store, match
        self.game_id = match.game.id
        board, words = games.board(self.game_id), games.words(self.game_id)
        self.words = words
        self.controller = MatchController(match, board, words, games.packages()[self.game_id], self)
        self.names = self.controller.names
        self.story = Story(self.controller, words)
        self.colours = tuple(seat.colour for seat in match.seats)
        self.saver = Saver(self.store.saves.slot(match, begun, name), self)
        self.saver.saved.connect(self._saved)
        self._ground = Ground(self)
        self._build(board)
        self._wire()
        self._retranslate()
        self.apply_settings()

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _build(self, board: Any) -> None:
        self.bar = TopBar(board.accent, self)
        self.house = QMainWindow(self, Qt.WindowType.Widget)
        self.house.setWindowFlags(Qt.WindowType.Widget)
        self.house.setStyleSheet(
            "QMainWindow, QMainWindow > QWidget { background: transparent; border: none; }"
            "QDockWidget, QDockWidget > QWidget { background: transparent; border: none; }"
            "QMainWindow::separator { background: transparent; width: 4px; height: 4px; }"
        )
        self.house.setDockOptions(QMainWindow.DockOption.AllowNestedDocks | QMainWindow.DockOption.AnimatedDocks)
        self.house.setMinimumSize(200, 160)  # docks are hidden before they could ask for more than a small screen has
        middle = QWidget(self.house)
        self.prompt = Prompt(middle)
        self.table = Table(board, self.words, middle)
        self.table.ground = self._paint_ground
        self.table.seat(self.controller.viewer, self.names, self.colours)
        self.looking = LookingBack(middle)
        box = QVBoxLayout(middle)
        box.setContentsMargins(8, 6, 0, 0)
        box.setSpacing(2)
        box.addWidget(self.prompt)
        box.addWidget(self.looking)
        box.addWidget(self.table, 1)
        self.house.setCentralWidget(middle)
        self.players = PlayersPanel(self.match.seats, self.words)
        self.moves = MovesPanel(self.words)
        self.log = LogPanel(self.names, self.colours)
        self.rule = RulePanel(self.game_id)
        self.docks = [
            Dock("players", "users", self.players, self.house),
            Dock("moves", "list", self.moves, self.house),
            Dock("log", "scroll-text", self.log, self.house),
            Dock("rule", "book-open", self.rule, self.house),
        ]
        for dock in self.docks:
            self.house.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        self.house.tabifyDockWidget(self.docks[2], self.docks[3])
        self.docks[2].raise_()
        self.rail = Rail(self.docks, self)
        self.drawer = Drawer(self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.bar)
        whole.addWidget(self.house, 1)
        self.bubble = Bubble(self.table.viewport())
        self.curtain = Curtain(self, board.accent)
        self._rule_of_bubble = ""
        self._compact: bool | None = None
        self._ended = QTimer(self)
        self._ended.setSingleShot(True)
        self._ended.setInterval(1200)
        self._ended.timeout.connect(lambda: self.finished.emit(self.match))

    def _wire(self) -> None:
        controller, table = self.controller, self.table
        controller.played.connect(self._play)
        controller.jumped.connect(self._jump)
        controller.asked.connect(self._asked)
        controller.refused.connect(lambda refusal: self._refuse(refusal, None))
        controller.warned.connect(self._warn)
        controller.curtain_needed.connect(self._veil)
        controller.bot_thinking.connect(lambda seat: self._refresh_prompt())
        controller.hinted.connect(self._hinted)
        controller.stepped.connect(self._stepped)
        controller.finished.connect(self._finish)
        controller.troubled.connect(self._trouble)
        table.attempted.connect(controller.attempt)
        table.refused.connect(self._refuse)
        table.settled.connect(controller.settled)
        table.pointed.connect(self._pointed)
        table.touched.connect(self.bubble.close_bubble)
        table.buttons_changed.connect(self._offer)
        table.zoomed.connect(self._zoomed)
        table.preview_of = controller.preview
        self.bar.pressed.connect(self._tool)
        self.prompt.pressed.connect(table.press_button)
        self.moves.chosen.connect(self._chosen)
        self.moves.pointed.connect(self._point_at)
        self.log.looked.connect(self.look_at)
        self.rule.wanted.connect(self.open_rules)
        self.rail.pressed.connect(self._open_drawer)
        self.curtain.lifted.connect(controller.lift)
        self.bubble.link_activated.connect(lambda: self.open_rules(self._rule_of_bubble))
        self.looking.moved.connect(self.look_at)
        self.looking.ended.connect(self._look_now)
        self.looking.branched.connect(self._branch)
        theme.keeper().changed.connect(self.update)
        for keys, tool in (
            ("Ctrl+Z", "undo"),
            ("Ctrl+Shift+Z", "redo"),
            ("Ctrl+Y", "redo"),
            ("F1", "rules"),
            ("H", "hint"),
        ):
            QShortcut(QKeySequence(keys), self, lambda tool=tool: self._tool(tool))
        QShortcut(QKeySequence("Ctrl+Shift+C"), self, self.copy_position)

    def begin(self) -> None:
        """Show the table and ask."""
        self.table.zoom = self.store.settings.zoom.get(self.game_id, 1.0)
        self.controller.begin()
        self._stepped()
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
        scene = self.table.stage.scene
        for beat in beats:
            if beat.event is not None:
                beat.pops = list(self.table.board.pops(beat.event, scene, beat.view))
                beat.stirred = frozenset(self.table.board.stirred(beat.event))
        self._look_now(show=False)
        self.bubble.close_bubble()
        self.table.play(beats)
        self._refresh(beats[-1].view)

    def _jump(self, view: Any) -> None:
        self._look_now(show=False)
        self.bubble.close_bubble()
        self.table.seat(self.controller.viewer, self.names, self.colours)
        self.table.show_view(view)
        self._refresh(view)

    def _asked(self, choices: list[Choice]) -> None:
        self.table.ask(choices)
        self.moves.fill(choices, self.controller.view, self.names)
        self._dock("moves").head.fact.setText(str(self.moves.count) if self.moves.count else "")
        self._refresh_prompt()
        frame = self.match.state.top
        if frame is not None:
            self.rule.show_rule(frame.rule)

    def _refresh(self, view: Any) -> None:
        self.bar.show_match(self.words.title(), self.words.round(view))
        self.players.fill(view, self.match.game.scores(view), self.match.to_move)
        self.log.fill(self.story.entries())
        self._refresh_undo()
        self._refresh_prompt()

    def _refresh_prompt(self) -> None:
        seat, view = self.match.to_move, self.controller.view
        if seat is None:
            self.prompt.say("", "", self.words.result(view, self.names))
            self.prompt.offer([])
            return
        name, colour = self.names[seat], self.colours[seat]
        if self.match.seats[seat].is_person and seat == self.controller.viewer:
            self.prompt.say(colour, name, self.words.prompt(view))
        elif self.match.seats[seat].is_person:
            self.prompt.say(colour, name, self.tr("Pass the computer on"))
        else:
            self.prompt.say(colour, name, self.words.waiting(view, self.names))
        self._offer()

    def _offer(self) -> None:
        seat = self.match.to_move
        if seat is not None and not self.match.seats[seat].is_person:
            self.prompt.offer([("hurry", self.tr("Hurry", "button"), True)])
            return
        view, marked = self.controller.view, len(self.table.hand.marked)
        wanted = [
            (id, self.words.button(id, view, marked), bool(self.table.grasp.pressed(id, self.table.hand.marked)))
            for id in self.table.buttons.elsewhere()
            if self._may(id)
        ]
        self.prompt.offer(wanted)

    def _may(self, button: str) -> bool:
        """Whether something legal hangs on a button, with whatever is marked."""
        grasp = self.table.grasp
        meant = [*grasp.presses.get(button, ()), *(c for some in grasp.marks.get(button, {}).values() for c in some)]
        return any(choice.refusal is None for choice in meant)

    def _refresh_undo(self) -> None:
        refusal = self.match.undo_refusal()
        if refusal is None:
            step = self.match.history[self.match.undo_start() or 0]
            deed = self.words.deed(step.action, self.match.game.view(step.before, self.controller.viewer))
            self.bar.set_tool("undo", False, self.tr("Undo: {deed}").format(deed=deed))
        else:
            self.bar.set_tool("undo", True, " ".join(explained(refusal)))
        redo = self.match.redo_refusal()
        if redo is None:
            deed = self.words.deed(self.match.undone[-1].action, self.controller.view)
            self.bar.set_tool("redo", False, self.tr("Redo: {deed}").format(deed=deed))
        else:
            self.bar.set_tool("redo", True, " ".join(explained(redo)))

    def _stepped(self) -> None:
        if not self.looks_back:
            self.saver.save(self.match)

    def _saved(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            what, why = explained(refusal)
            self.bubble.tell(what, why, "", None, (), "refused")

    def _veil(self, seat: int) -> None:
        self.curtain.fall(self.match.seats, seat, self.words.prompt(self.match.game.view(self.match.state, None)))

    def _finish(self) -> None:
        self._refresh_prompt()
        if not self.looks_back:
            self._ended.start()

    def _trouble(self, error: str) -> None:
        self.bubble.tell(
            self.tr("The computer player stumbled"),
            self.tr("It played on with a move at random. Details: {error}").format(error=error), "", None, (), "hint",
        )  # fmt: skip

    # -- bubbles -------------------------------------------------------------------------------------------------------

    def _refuse(self, refusal: Refusal, place: QPointF | None) -> None:
        view = self.controller.view
        what, why = self._words_of(refusal, view)
        for further in refusal.also[:1]:
            also, _ = self._words_of(further, view)
            why = self.tr("{why} Also: {also}.").format(why=why, also=also.rstrip("。."))
        self._rule_of_bubble = refusal.rule
        link = self.tr("Show me the rule") if refusal.rule else ""
        self.bubble.tell(what, why, link, place, self._lit(), "refused")

    def _words_of(self, refusal: Refusal, view: Any) -> tuple[str, str]:
        from desktop.faults import known

        return explained(refusal) if known(refusal.code) else self.words.refusal(refusal, view)

    def _lit(self) -> list[QRectF]:
        return [QRectF(self.table.viewport().rect().center(), self.table.viewport().rect().center())][:0]

    def _warn(self, action: Action, words: tuple[str, str, str]) -> None:
        consequence, go_on, stay = words
        box = QMessageBox(self)
        box.setWindowModality(Qt.WindowModality.WindowModal)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(consequence)
        yes = box.addButton(go_on, QMessageBox.ButtonRole.AcceptRole)
        no = box.addButton(stay, QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(no)
        box.setEscapeButton(no)
        box.finished.connect(
            lambda _: self.controller.attempt(action, confirmed=True) if box.clickedButton() is yes else None
        )
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.open()

    def _hinted(self, advice: Advice) -> None:
        view = self.controller.view
        what = self.words.action(advice.action, view, self.names)
        why = self.words.reason(advice.reason, advice.params, view) if advice.reason else ""
        tip = self._point_at(advice.action, "hint")
        frame = self.match.state.top
        self._rule_of_bubble = frame.rule if frame is not None else ""
        self.bubble.tell(what, why, "", tip, (), "hint")

    def _point_at(self, action: Action | None, kind: str = "drop") -> QPointF | None:
        """Light an action's gesture on the table; the middle of it in the viewport's pixels."""
        self.table.marks.clear_all("pointed", "hint")
        if action is None:
            return None
        choice = next((c for c in self.controller.choices if c.action == action), None)
        for gesture in choice.gestures if choice is not None else ():
            path = self.table.keys.path_of(gesture)
            if path is not None:
                self.table.marks.set("hint" if kind == "hint" else "pointed", kind, path)
                return QPointF(self.table.mapFromScene(path.boundingRect().center()))
        return None

    def _pointed(self, action: Action | None) -> None:
        row = self.moves.list.moves.row_of(action) if action is not None else None
        if row is None:
            self.moves.list.clearSelection()
        else:
            self.moves.list.setCurrentIndex(self.moves.list.moves.index(row))

    def _chosen(self, action: Action) -> None:
        self.table.land()
        self.drawer.shut()
        self.table.marks.clear_all("pointed")
        self.controller.attempt(action)

    # -- tools ---------------------------------------------------------------------------------------------------------

    def _tool(self, tool: str) -> None:
        if self.curtain.isVisible() and tool != "back":
            return
        self.table.land()
        if tool == "back":
            self.left.emit()
        elif tool in ("undo", "redo"):
            refusal = self.controller.undo() if tool == "undo" else self.controller.redo()
            if refusal is not None:
                what, why = explained(refusal)
                self.bubble.tell(what, why, "", None, (), "refused")
        elif tool == "hint":
            self.controller.hint()
        elif tool == "rules":
            self.open_rules("")
        elif tool == "settings":
            self.settings_wanted.emit()
        elif tool.startswith("zoom"):
            getattr(self.table, tool)()

    def open_rules(self, anchor: str) -> None:
        """The rules beside the table, at an anchor."""
        from desktop.windows.table.reading import open_beside

        open_beside(self, anchor)

    def copy_position(self) -> None:
        """The position in one line, for a report: only what the viewer sees."""
        from PySide6.QtGui import QGuiApplication

        QGuiApplication.clipboard().setText(position.code(self.match.game, self.controller.view))
        self.bubble.tell(
            self.tr("Position copied"), self.tr("Paste it into a message or a report."), "", None, (), "hint"
        )

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
        self.table.land()
        view = self.controller.view_of(self.match.state_after(steps))
        self.table.ask([])
        self.moves.fill([], view, self.names)
        self.table.show_view(view)
        self.looking.show_step(steps, len(self.match.history))
        self.players.fill(view, self.match.game.scores(view), None)

    def _look_now(self, show: bool = True) -> None:
        if not self.looking.isVisible():
            return
        self.looking.hide()
        if show:
            self.table.show_view(self.controller.view)
            self._refresh(self.controller.view)
            self._asked(self.controller.choices)

    def _branch(self, steps: int) -> None:
        self.branched.emit(self.match.branch(steps))

    # -- geometry and language -----------------------------------------------------------------------------------------

    def _dock(self, name: str) -> Dock:
        return next(dock for dock in self.docks if dock.objectName() == name)

    def _open_drawer(self, name: str) -> None:
        self.drawer.open(self._dock(name))
        self._place_overlays()

    def _place_overlays(self) -> None:
        top = self.bar.height()
        self.rail.setGeometry(self.width() - RAIL, top, RAIL, self.height() - top)
        wide = min(360, self.width() - RAIL - 40)
        self.drawer.setGeometry(self.width() - RAIL - wide, top, wide, self.height() - top)
        self.curtain.setGeometry(self.rect())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground.resized()
        compact = self.width() < COMPACT_WIDTH
        if compact != self._compact:
            self._keep_docks()
            self._compact = compact
            self.rail.setVisible(compact)
            self.drawer.shut()
            for dock in self.docks:
                dock.setVisible(not compact)
            if not compact:
                self._restore_docks()
            margins = self.house.centralWidget().layout().contentsMargins()
            margins.setRight(RAIL if compact else 0)
            self.house.centralWidget().layout().setContentsMargins(margins)
        self._place_overlays()

    def _keep_docks(self) -> None:
        if self._compact is False:
            state = bytes(self.house.saveState().data())
            self.store.settings.docks["table"] = base64.b64encode(state).decode()

    def _restore_docks(self) -> None:
        kept = self.store.settings.docks.get("table", "")
        if kept:
            self.house.restoreState(QByteArray.fromBase64(kept.encode()))

    def reset_docks(self) -> None:
        """Bring every dock back to its place."""
        for dock in self.docks:
            dock.setFloating(False)
            self.house.removeDockWidget(dock)
            self.house.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
            dock.show()
        self.house.tabifyDockWidget(self.docks[2], self.docks[3])
        self.docks[2].raise_()

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
        for dock in self.docks:
            dock.entitle(titles[dock.objectName()], self.tr("Hide this panel", "dock"))
        self.rail.name(titles)
        self.table.setAccessibleName(self.tr("Table", "accessible"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
            self.table.refresh()
            self._refresh(self.controller.view)
            self._asked(self.controller.choices)
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
        self._keep_docks()
        self.controller.close()
        self.saver.finish()
        self.saver.slot.release()
