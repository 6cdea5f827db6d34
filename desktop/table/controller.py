"""Between the match and the screen: takes actions, tells what was played, asks, lets bots think. The only way through."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.bots.bot import Advice, luck
from desktop.bots.worker import Answer, Worker
from desktop.engine.action import Action, Event, Refusal
from desktop.engine.chance import keyed
from desktop.engine.match import Match
from desktop.engine.play import candidates, legal, preview
from desktop.table.vocabulary import Board, Choice, Foresight, Played, Words

POLL = 15  # ms between two looks for a bot's answer
PAUSES = {"slow": 900, "normal": 500, "fast": 200, "instant": 0}  # ms between a bot's actions
THINKING = 1.5  # seconds a bot may think on the screen
BOT_SEEDS = 1 << 62

Guard = Callable[[Action], Refusal | None]


class MatchController(QObject):
    """Signals: `played(beats)` an action's beats, as the viewer may see them; `jumped(view)` the position without a way
    (undo, another viewer); `asked(choices)` the decision of a person, [] when none is open; `refused(refusal)`;
    `warned(action, words)` a legal action that deserves a question; `curtain_needed(seat)`; `bot_thinking(seat)` None
    when it has answered; `hinted(advice)`; `stepped()` the match has changed; `finished()`; `troubled(error)` a bot
    failed and something else was played; `halted(seat, error)` its move failed: nothing goes on until `try_again`, undo."""

    played = Signal(object)
    jumped = Signal(object)
    asked = Signal(object)
    refused = Signal(object)
    warned = Signal(object, object)
    curtain_needed = Signal(int)
    bot_thinking = Signal(object)
    hinted = Signal(object)
    stepped = Signal()
    finished = Signal()
    troubled = Signal(str)
    halted = Signal(object, object)

    def __init__(self, match: Match, board: Board, words: Words, package: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match, self.game, self.board, self.words = match, match.game, board, words
        tables = self.game.tables.text(match.edition) if self.game.tables is not None and match.edition else ""
        self.worker = Worker(self.game, package, tables)
        self.names = tuple(seat.name for seat in match.seats)
        self.viewer: int | None = self._first_viewer()
        self.guard: Guard | None = None
        self.speed = "normal"
        self.choices: list[Choice] = []
        self._previews: dict[str, Foresight | None] = {}
        self._busy = False  # the table has not settled
        self._answer: Advice | None = None
        self._asked_for = ""  # "bot" or "hint"
        self._veiled = False
        self._over = False
        self._halted = False
        self._failed: list[Action] = []  # what bots chose in this position and the rules could not carry out
        self._poll = QTimer(self)
        self._poll.setInterval(POLL)
        self._poll.timeout.connect(self._look_for_answer)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._bot_acts)

    # -- what is seen --------------------------------------------------------------------------------------------------

    @property
    def persons(self) -> list[int]:
        return [index for index, seat in enumerate(self.match.seats) if seat.is_person]

    def view_of(self, state: Any) -> Any:
        """A state as the viewer may see it."""
        return self.game.view(state, self.viewer)

    @property
    def view(self) -> Any:
        return self.view_of(self.match.state)

    def events_seen(self, events: list[Event]) -> list[Event]:
        """Events as the viewer may know them."""
        return [seen for event in events if (seen := event.seen_by(self.viewer)) is not None]

    # -- beginning and going on ----------------------------------------------------------------------------------------

    def _first_viewer(self) -> int | None:
        """The only person; of several nobody, as long as one of them has secrets: who sits there is not known yet."""
        persons = self.persons
        if (
            len(persons) > 1
            and not self.match.open_hands
            and any(self.game.secrets(self.match.state, seat) for seat in persons)
        ):
            return None
        return persons[0] if persons else None

    def begin(self) -> None:
        """Show the position and ask."""
        self._forget_question()
        self._busy, self._over, self._veiled = False, False, False
        if self.match.to_move is not None and len(self.persons) < len(self.match.seats):
            self.worker.start()  # a new process costs half a second: not when the first bot is asked
        self.viewer = self._first_viewer()
        if self.match.to_move in self.persons and not self._needs_curtain(self.match.to_move):
            self.viewer = self.match.to_move
        self.jumped.emit(self.view)
        self._go_on()

    def _needs_curtain(self, seat: int | None) -> bool:
        if seat is None or seat == self.viewer or len(self.persons) < 2 or self.match.open_hands:
            return False
        state = self.match.state
        seen = self.viewer is not None and self.game.secrets(state, self.viewer)
        return self.game.secrets(state, seat) or seen

    def _go_on(self) -> None:
        """After the position has changed."""
        self._previews.clear()
        self.choices = []
        seat = self.match.to_move
        if seat is None:
            self.asked.emit([])
            if not self._busy:
                self._finish()
            return
        if not self.match.seats[seat].is_person:
            self.asked.emit([])
            self._ask_bot(seat)
            return
        if seat == self.viewer:
            self._ask_person()
        else:
            self.asked.emit([])
            if not self._busy:
                self._pass_to(seat)

    @property
    def veiled(self) -> bool:
        """Whether the curtain is down."""
        return self._veiled

    def _pass_to(self, seat: int) -> None:
        if self._needs_curtain(seat):
            self._veiled = True
            self.curtain_needed.emit(seat)
            self.viewer = None  # nothing of anybody's lies under the cloth: not in lists, tooltips or floating docks
            self.jumped.emit(self.view)
            return
        self.viewer = seat
        self.jumped.emit(self.view)
        self._ask_person()

    def lift(self) -> None:
        """The person named on the curtain is there."""
        seat = self.match.to_move
        if not self._veiled or seat is None:
            return
        self._veiled = False
        self.viewer = seat
        self.jumped.emit(self.view)
        self._ask_person()

    def _ask_person(self) -> None:
        view = self.view
        found = []
        for action, refusal in candidates(self.game, view):
            refusal = refusal or (self.guard(action) if self.guard is not None else None)
            found.append(Choice(action, refusal, tuple(self.board.gestures(action, view))))
        self.choices = found
        self.asked.emit(found)

    def settled(self) -> None:
        """The table lies still."""
        if not self._busy:
            return
        self._busy = False
        seat = self.match.to_move
        if seat is None:
            self._finish()
        elif not self.match.seats[seat].is_person:
            self._bot_soon()
        elif seat != self.viewer and not self._veiled:
            self._pass_to(seat)

    def _finish(self) -> None:
        if not self._over:
            self._over = True
            self.finished.emit()

    # -- taking actions ------------------------------------------------------------------------------------------------

    def attempt(self, action: Action, confirmed: bool = False) -> bool:
        """Take an action of a person; refuse, or ask first, in words."""
        seat = self.match.to_move
        if seat is None or not self.match.seats[seat].is_person or seat != self.viewer or self._veiled:
            return False
        refusal = self.match.refusal(action)
        if refusal is None and self.guard is not None:
            refusal = self.guard(action)
        if refusal is not None:
            self.refused.emit(refusal)
            return False
        if not confirmed:
            words = self.words.warning(action, self.view)
            if words is not None:
                self.warned.emit(action, words)
                return False
        self._forget_question()
        self._take(action)
        return True

    def _take(self, action: Action) -> None:
        beats: list[Played] = []

        def watch(state: Any, event: Event | None) -> None:
            seen = event.seen_by(self.viewer) if event is not None else None
            beats.append(Played(self.view_of(state), seen))

        done = self.match.attempt(action, watch)
        assert not isinstance(done, Refusal), done
        self._failed = []
        beats.append(Played(self.view))
        self._busy = True
        self.stepped.emit()
        self.played.emit(beats)
        self._go_on()

    def undo(self) -> Refusal | None:
        """Take back the last step of a person; why not, when it cannot be."""
        why = self.match.undo_refusal()
        if why is None:
            self._forget_question()
            self.match.undo()
            self._jump()
        return why

    def redo(self) -> Refusal | None:
        """Do again what was taken back last; why not, when it cannot be."""
        why = self.match.redo_refusal()
        if why is None:
            self._forget_question()
            self.match.redo()
            self._jump()
        return why

    def _jump(self) -> None:
        self._failed = []
        self._busy, self._over, self._veiled = False, False, False
        seat = self.match.to_move
        if seat in self.persons and not self._needs_curtain(seat):
            self.viewer = seat
        self.stepped.emit()
        self.jumped.emit(self.view)
        self._go_on()

    # -- foresight -----------------------------------------------------------------------------------------------------

    def preview(self, action: Action) -> Foresight | None:
        """What an action would do as far as the viewer can know; None when it is refused."""
        key = repr(action)
        if key not in self._previews:
            self._previews[key] = self._foreseen(action)
        return self._previews[key]

    def _foreseen(self, action: Action) -> Foresight | None:
        view = self.view
        seat = self.match.to_move
        if seat is None or self.match.refusal(action) is not None:
            return None
        after = preview(self.game, view, action)
        words = self.words.foresight(action, view, after.state, after.sure, self.names)
        if not words:
            gain = self.game.scores(after.state)[seat].points - self.game.scores(view)[seat].points
            words = f"+{gain}" if gain > 0 else f"−{-gain}" if gain < 0 else ""
        return Foresight(after.state, words)

    # -- bots ----------------------------------------------------------------------------------------------------------

    @contextmanager
    def _halting(self) -> Iterator[None]:
        """An error while a bot moves: the match stays as it was, and somebody has to say how it goes on."""
        seat = self.match.to_move
        try:
            yield
        except Exception as error:
            self._forget_question()
            self._halted = True
            self.asked.emit([])
            self.halted.emit(seat, error)

    @property
    def waits(self) -> bool:
        """Whether a bot's move has failed, and nothing goes on by itself."""
        return self._halted

    def try_again(self) -> None:
        """After `halted`: the same seat decides anew; what could not be carried out is not tried twice."""
        if self._halted:
            with self._halting():
                self._halted, self._busy = False, False
                self.jumped.emit(self.view)
                self._go_on()

    def _ask_bot(self, seat: int) -> None:
        with self._halting():
            self._answer, self._asked_for = None, "bot"
            self.bot_thinking.emit(seat)
            self._ask_worker(seat, self.match.seats[seat].player, THINKING)

    def _ask_worker(self, seat: int, level: str, seconds: float) -> None:
        view = self.game.view(self.match.state, seat)
        seed = keyed(self.match.seed, BOT_SEEDS, seat)
        self.worker.ask(view, level, seed, len(self.match.history), seconds)
        self._poll.start()

    def hint(self) -> None:
        """Ask what a strong bot would do in the open decision of a person."""
        seat = self.match.to_move
        if seat is None or seat != self.viewer or self._asked_for or self._veiled:
            return
        self._asked_for = "hint"
        self.bot_thinking.emit(seat)
        self._ask_worker(seat, "hard", THINKING)

    def hurry(self) -> None:
        """Tell a bot to answer now, and do not wait between its actions."""
        self.worker.hurry()
        if self._pause.isActive():
            self._pause.stop()
            self._bot_acts()

    def _look_for_answer(self) -> None:
        with self._halting():
            answer = self.worker.poll()
            if answer is not None:
                self._poll.stop()
                self._take_up(answer)

    def _take_up(self, answer: Answer) -> None:
        asked, self._asked_for = self._asked_for, ""
        self.bot_thinking.emit(None)
        advice = answer.advice
        if advice is None or advice.action in self._failed or self.match.refusal(advice.action) is not None:
            self.troubled.emit(answer.error or "the bot's answer is not legal")
            advice = self._any_advice()
        if asked == "hint":
            if answer.advice is advice:  # a move at random is no advice
                self.hinted.emit(advice)
        else:
            self._answer = advice
            self._bot_soon()

    def _any_advice(self) -> Advice:
        seat = self.match.to_move
        assert seat is not None
        actions = legal(self.game, self.game.view(self.match.state, seat))
        actions = [action for action in actions if action not in self._failed] or actions
        chance = luck(keyed(self.match.seed, BOT_SEEDS, seat), len(self.match.history))
        return Advice(actions[chance.below(len(actions))])

    def _bot_soon(self) -> None:
        if self._answer is not None and not self._busy and not self._pause.isActive():
            self._pause.start(PAUSES[self.speed])

    def _bot_acts(self) -> None:
        answer, self._answer = self._answer, None
        if answer is not None:
            with self._halting():
                self._failed.append(answer.action)  # until it has been carried out
                self._take(answer.action)

    def _forget_question(self) -> None:
        self._answer, self._asked_for, self._halted = None, "", False
        self._poll.stop()
        self._pause.stop()
        if self.worker.thinking:
            self.worker.cancel()
            self.bot_thinking.emit(None)

    @property
    def thinking(self) -> bool:
        return self.worker.thinking

    def close(self) -> None:
        """The window goes: stop thinking, end the process."""
        self._poll.stop()
        self._pause.stop()
        self._answer = None
        self.worker.close()
