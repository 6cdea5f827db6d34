"""The page of a quiz: a table with a position, a question under it, and the answer played before their eyes."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut

from desktop import games, language
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.faults import explained
from desktop.lessons import quiz, scenes
from desktop.lessons.quiz_round import Round
from desktop.store.progress import OpenQuiz
from desktop.table.controller import PAUSES
from desktop.table.vocabulary import Choice
from desktop.windows.lesson.quiz_card import BACK, GO_ON, NO, RULE, SKIP, YES, QuizCard
from desktop.windows.lesson.quiz_controller import QuizController
from desktop.windows.lesson.quiz_result import QuizResult
from desktop.windows.lesson.refused import show_refused
from desktop.windows.lesson.seats import rename, seats
from desktop.windows.lesson.things import outline
from desktop.windows.seating import new_seed
from desktop.windows.table.page import Shell, TablePage

TABLE_TOOLS = ("zoom_in", "zoom_out", "zoom_fit", "panels")
LEAST_PAUSE = 350  # ms between two things that are shown, however fast the table is


class QuizPage(TablePage):
    """`elsewhere()` the open question needs another table; `lesson_wanted(lesson)`, `rule_wanted(anchor)` and
    `match_wanted()` are the ways on from the result."""

    elsewhere = Signal()
    lesson_wanted = Signal(str)
    rule_wanted = Signal(str)
    match_wanted = Signal()

    looks_back = True  # nothing of it is saved as a match
    controlled_by = QuizController
    docks_as, docks_closed = "lesson", "moves log rule"
    controller: QuizController

    def __init__(self, shell: Shell, game: str, anew: bool = False) -> None:
        """Raises Fault when the quiz's file is wrong. `anew`: not where it was left."""
        package = games.packages()[game]
        found = games.find(game)
        assert found is not None
        self.questions = {question.id: question for question in quiz.load(package)}
        self.kit = scenes.kit(package)
        left = None if anew else shell.store.progress.of(game).open_quiz
        way = Round.resumed(list(self.questions), left.order, left.at, left.given) if left is not None else None
        self.round = way or Round.drawn(list(self.questions), new_seed())
        self._answer: bool | None = None  # what was answered to the open question
        self._to_show: list[Action] = []
        self._outcome: quiz.Outcome | None = None
        self.order = self._order_of(self.question)  # the seats of this table, in the file's words
        position = quiz.position(found, self.kit, self.question)
        match = Match(found, self._seats(), dict(position.options), learning=True)
        match.begin_at(position)
        super().__init__(shell, match, name=f"quiz-{game}")

    @property
    def question(self) -> quiz.Question:
        """The one that is asked now."""
        return self.questions[self.round.open]

    def _order_of(self, question: quiz.Question) -> tuple[str, ...]:
        return self.kit.seats(question.scene.table)

    def _seats(self) -> tuple[Seat, ...]:
        #: the player whose moves a quiz asks about
        return seats(self.kit, self.order, QCoreApplication.translate("QuizPage", "Mei", "player"))

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _build(self, board: Any) -> None:
        super()._build(board)
        self.card = QuizCard()
        column = self.table.parentWidget().layout()
        assert column is not None
        column.addWidget(self.card)
        self.result = QuizResult(self.game_id, list(self.questions.values()), self)
        self.result.hide()
        whole = self.layout()
        assert whole is not None
        whole.addWidget(self.result)
        for tool in ("undo", "redo", "hint"):
            self.bar.tools[tool].hide()
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._show_next)

    def _wire(self) -> None:
        super()._wire()
        self.controller.rested.connect(self._rested)
        self.card.pressed.connect(self._pressed)
        self.result.lesson_wanted.connect(self.lesson_wanted)
        self.result.rule_wanted.connect(self.rule_wanted)
        self.result.match_wanted.connect(self.match_wanted)
        self.result.again_wanted.connect(self._again)
        self.result.done.connect(self.left)
        for key, button in (("Y", YES), ("N", NO)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda button=button: self._by_key(button))

    def begin(self) -> None:
        self._remember()
        super().begin()
        self._say()
        self.card.take_focus()

    # -- asking --------------------------------------------------------------------------------------------------------

    def _say(self) -> None:
        """The card: the question, or the answer to it."""
        question, spoken = self.question, language.current()
        asked, back = question.text.said(spoken), self.round.at > 0
        if self._answer is None:
            self.card.ask(self._where(), asked, back)
            return
        right = self._answer == question.answer
        self.card.judge(
            self._where(), asked, "right" if right else "wrong", self._heading(right, question.answer),
            question.why.said(spoken), back,
        )  # fmt: skip

    def _where(self) -> str:
        n = len(set(self.round.order[: self.round.at + 1]))
        if self.round.again:
            #: over a question of the quiz that was missed before and is asked again
            return self.tr("Quiz · once more")
        #: over a question of the quiz; numbers
        where = self.tr("Quiz · question {n} of {of}").format(n=n, of=self.round.all)
        if self._answer is not None and self.round.given.get(self.question.id) is False:
            #: after {where} ("Quiz · question 3 of 12"), when the answer was wrong
            where = self.tr("{where} · comes back later").format(where=where)
        return where

    def _heading(self, right: bool, allowed: bool) -> str:
        if right:
            #: the learner's answer was right: it is allowed
            yes = self.tr("Right: yes.")
            #: the learner's answer was right: it is not allowed
            no = self.tr("Right: no.")
        else:
            #: the learner's answer was wrong, said kindly: it is allowed
            yes = self.tr("In fact, yes.")
            #: the learner's answer was wrong, said kindly: it is not allowed
            no = self.tr("In fact, no.")
        return yes if allowed else no

    def _asked(self, choices: list[Choice]) -> None:
        super()._asked(choices)
        self._ask_in_line()
        self._light()

    def _ask_in_line(self) -> None:
        """The line over the table must not say the answer: that the match is over."""
        if self._answer is None and self.match.finished and not self.round.over:
            seat = self.order.index("me")
            #: over the table, when a question of the quiz is open and the game itself asks for nothing
            self.prompt.say(self.colours[seat], self.names[seat], self.tr("May this be done?"))

    def _light(self) -> None:
        """Rings round what the question speaks of, until it is answered."""
        marks = self.table.marks
        marks.clear_all("lit")
        if self._answer is not None:
            return
        for name in self.question.lit:
            path = outline(self.table, self.kit, name, self.match.state, self.order)
            if path is not None:
                marks.set(("lit", name), "selected", path)

    def _by_key(self, button: str) -> None:
        if self.card.buttons[button].isVisible():
            self._pressed(button)

    def _pressed(self, button: str) -> None:
        if button in (YES, NO):
            self._answered(button == YES)
        elif button == RULE:
            self.open_rules(self.question.rule)
        elif button == BACK:
            if self.round.back():
                self._open()
        else:
            assert button in (GO_ON, SKIP)
            self.round.advance()
            self._open()

    def _open(self) -> None:
        """Lay out the open question; the result when there is none."""
        self._stop()
        self._answer = None
        self._remember()
        if self.round.over:
            self._show_result()
            return
        position = quiz.position(self.match.game, self.kit, self.question)
        if self._order_of(self.question) != self.order or position.options != self.match.options:
            QTimer.singleShot(0, self, self.elsewhere.emit)
            return
        self.match.begin_at(position)
        self.controller.jump()
        self._say()
        self.card.take_focus()

    # -- the answer ----------------------------------------------------------------------------------------------------

    def _answered(self, yes: bool) -> None:
        if self._answer is not None:
            return
        self._answer = yes
        self.round.answered(yes == self.question.answer)
        self._remember()
        self._light()
        self._say()
        self.card.take_focus()
        self._outcome = quiz.outcome(self.match.game, self.kit, self.question, self.match.state)
        self._to_show = list(self._outcome.played)
        self._show_next()

    def _show_next(self) -> None:
        """Play the next action of what was asked about, or let the last one fail."""
        outcome = self._outcome
        if outcome is None:
            return
        if self._to_show:
            action = self._to_show.pop(0)
            deed = self._deed(action)
            self.controller.show(action)
            self._tell(deed)
            return
        self._outcome = None
        if outcome.refused is not None and outcome.refusal is not None:
            self._tell(self._deed(outcome.refused))
            gestures = self.table.board.gestures(outcome.refused, self.controller.view)
            place = show_refused(self.table, outcome.refused, outcome.refusal, gestures)
            self.answers.refuse(outcome.refusal, place)
        elif outcome.refusal is not None:
            what, _ = explained(outcome.refusal)
            self.answers.tell(what, "", rule=outcome.refusal.rule)

    def _deed(self, action: Action) -> str:
        return self.words.action(action, self.controller.view, self.names)

    def _tell(self, deed: str) -> None:
        """What is being tried, over the table."""
        seat = self.order.index("me")
        self.prompt.say(self.colours[seat], self.names[seat], deed)
        self.prompt.offer([])

    def _rested(self) -> None:
        if self._outcome is not None:
            self._next.start(max(LEAST_PAUSE, PAUSES[self.controller.speed]))

    def _stop(self) -> None:
        """Whatever is being shown ends."""
        self._next.stop()
        self._to_show, self._outcome = [], None
        self.table.land()
        self.answers.close()

    # -- the end -------------------------------------------------------------------------------------------------------

    def _show_result(self) -> None:
        self.house.hide()
        self._offer_tools(False)
        self.result.show_round(self.round)
        self.result.show()
        self.result.take_focus()

    def _again(self) -> None:
        self.round = Round.drawn(list(self.questions), new_seed())
        self.result.hide()
        self.house.show()
        self._offer_tools(True)
        self._open()

    def _offer_tools(self, on: bool) -> None:
        """What the bar can do with a table, while there is one."""
        for tool in TABLE_TOOLS:
            self.bar.tools[tool].setVisible(on)

    def open_rules(self, anchor: str, head: str = "", sentence: str = "") -> None:
        if self.result.isVisible():
            self.rule_wanted.emit(anchor)
        else:
            super().open_rules(anchor, head, sentence)

    def _remember(self) -> None:
        progress, way = self.store.progress, self.round
        if way.over:
            progress.mark_quiz(self.game_id, way.known, way.all)
        else:
            progress.leave_quiz(self.game_id, OpenQuiz(list(way.order), way.at, dict(way.given)))

    # -- language and leaving ------------------------------------------------------------------------------------------

    def _refresh(self, view: Any) -> None:
        super()._refresh(view)
        #: beside the game's title, over the table
        self.bar.show_match(self.words.title(), self.tr("Quiz"))
        self._ask_in_line()

    def look_at(self, steps: int) -> None:
        """The way back in a quiz is the card's."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            rename(self, self._seats())
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()

    def close_match(self) -> None:
        self._next.stop()
        super().close_match()
