"""The page of a lesson: a match's table with a coach's card beside the piece in question."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop import games, language
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.lessons import data, scenes
from desktop.lessons.coach import HELP_AFTER, Coach
from desktop.table.motion import Pace
from desktop.table.vocabulary import Choice, Drag, Tap
from desktop.windows import shelf
from desktop.windows.lesson.card import AGAIN, BACK, GO_ON, NEXT, PLAY, PULSE, SHOW, SKIP, CoachCard
from desktop.windows.lesson.controller import LessonController
from desktop.windows.lesson.seats import rename, seats
from desktop.windows.lesson.standing import Standing
from desktop.windows.lesson.things import happens, outline
from desktop.windows.table.house import COMPACT_WIDTH
from desktop.windows.table.page import SPEEDS, Shell, TablePage

STILL = 20_000  # ms without a touch until the light shines again
LONG_STILL = 25_000  # ms from then until a word of comfort


class LessonPage(TablePage):
    """`wanted(lesson, step)` another lesson (or another table of this one) from a step on; `match_wanted()` a match of the
    game."""

    wanted = Signal(str, int)
    match_wanted = Signal()

    looks_back = True  # nothing is saved, and the way back is the coach's
    controlled_by = LessonController
    docks_as, docks_closed = "lesson", "moves log rule"  # a lesson shows the table and the score
    controller: LessonController

    def __init__(self, shell: Shell, game: str, lesson: str, at: int | None = None) -> None:
        """Raises Fault when the lesson's file is wrong. `at` None: where it was left."""
        package = games.packages()[game]
        found = games.find(game)
        assert found is not None
        self.lesson = data.load(package, lesson)
        self.kit = scenes.kit(package)
        learned = shell.store.progress.of(game)
        self.coach = Coach(found, self.kit, self.lesson, self._first(learned.reached.get(lesson, ""), at, shell, game))
        self._pending = ""  # what waits for "Go on": "answer" or "after"
        self._said: data.Text | str | None = None  # an answer that stands in the place of the step's words
        position = self.coach.position()
        match = Match(found, self._seats(shell), dict(position.options), learning=True)
        match.begin_at(position)
        super().__init__(shell, match, name=f"lesson-{game}")
        self.controller.coach = self.coach
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._wait)
        self._waited = 0

    def _first(self, reached: str, at: int | None, shell: Shell, game: str) -> int:
        """The step to begin with: where the lesson was left, or, after a day, where that scene begins."""
        if at is not None:
            return at
        steps = self.lesson.steps
        left = next((i for i, (_, step) in enumerate(steps) if step.id == reached), 0)
        if shell.store.progress.fresh(game, self.lesson.name):
            return left
        return next(i for i, (scene, _) in enumerate(steps) if scene is steps[left][0])

    def _seats(self, shell: Shell) -> tuple[Seat, ...]:
        #: the learner in a lesson
        me = shell.store.progress.learner or QCoreApplication.translate("LessonPage", "Learner", "player")
        return seats(self.kit, self.coach.order, me)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _build(self, board: Any) -> None:
        super()._build(board)
        self.card = CoachCard()
        column = self.table.parentWidget().layout()
        assert isinstance(column, QVBoxLayout)
        self.standing = Standing(self.card, self.table, column, self._to_be_seen, self._lit)
        self.answers.covered = lambda: self.standing.rect
        self.table.viewport().installEventFilter(self)
        for tool in ("undo", "redo", "hint"):
            self.bar.tools[tool].hide()

    def _wire(self) -> None:
        super()._wire()
        self.controller.unwanted.connect(self._unwanted)
        self.controller.refused.connect(self._missed)
        self.table.refused.connect(self._missed)
        self.controller.step_over.connect(self._step_over)
        self.controller.shown.connect(self._shown)
        self.table.touched.connect(self._touched)
        self.table.buttons_changed.connect(self._light)  # something was put aside: its ring goes
        self.card.pressed.connect(self._card_pressed)
        self.card.chosen.connect(self._answered)

    def begin(self) -> None:
        self._remember()
        super().begin()
        self._show_card()

    # -- what is asked -------------------------------------------------------------------------------------------------

    @property
    def _step(self) -> data.Step:
        return self.coach.step

    def _asked(self, choices: list[Choice]) -> None:
        super()._asked(choices)
        self._light()
        self._show_card()

    def _say_line(self) -> None:
        """The line over the table, where nothing is to be moved: it does not ask for what cannot be done now."""
        coach, step = self.coach, self._step if not self.coach.over else None
        if step is not None and step.want and not self._pending:
            return
        if step is None:
            self.prompt.say("", "", self.tr("This lesson is over."))
        else:
            #: over the table, while the lit things are to be touched
            look = self.tr("Touch what is lit")
            #: over the table, while the coach's card asks a question
            reply = self.tr("Answer the coach’s question")
            me = self.controller.viewer or 0
            line = "" if self._pending or coach.done else reply if step.ask is not None else look
            self.prompt.say(self.colours[me], self.names[me], line)
        self.prompt.offer([])

    def _show_card(self) -> None:
        self._say_line()
        coach, card, step = self.coach, self.card, self._step
        title = self.lesson.title.said(language.current())
        if coach.over:
            card.say(title, self._said_now() or self.lesson.close.said(language.current()))
            card.ask([])
            following = self._next_lesson()
            if following:
                card.name_next(data.load(games.packages()[self.game_id], following).title.said(language.current()))
            card.count(len(coach.steps), len(coach.steps))
            card.offer([PLAY, AGAIN, *([NEXT] if following else [])])
            self.standing.stand(coach.at)
            return
        #: over a lesson's words; {title} is the lesson's
        where = self.tr("{title} · step {n} of {of}").format(title=title, n=coach.at + 1, of=len(coach.steps))
        card.say(where, self._said_now() or step.text.said(language.current()))
        card.count(coach.at, len(coach.steps))
        asks = step.ask is not None and not self._pending
        card.ask([step.ask.choice(i, language.current()) for i in range(len(step.ask.choices))] if asks else [])  # type: ignore[union-attr]
        if self._pending:
            card.offer([GO_ON])
        elif coach.done or self.controller.showing:
            card.offer([BACK] if coach.done else [])
        else:
            card.offer([*([BACK] if coach.at else []), SHOW, SKIP])
        self.standing.stand(coach.at)

    def _to_be_seen(self) -> tuple[list[QRectF], list[QRectF]]:
        """Where the card must not stand (what is lit, what the wanted deed begins and ends with), and where it should not
        (whatever else can be done), in the viewport's pixels."""
        if self.coach.over or self.coach.done:
            return [], []
        must: list[QPainterPath | None] = []
        action = self.coach.example(self.match.state)
        choice = next((c for c in self.controller.choices if c.action == action), None)
        for gesture in choice.gestures[:1] if choice is not None else ():
            must.append(happens(self.table, gesture))
            if isinstance(gesture, Drag):
                must.append(self.table.keys.path_of(Tap(gesture.grip)))
        should: list[QPainterPath | None] = [spot.path for spot in self.table.keys.spots]
        should += [self._path(name) for name in scenes.consulted(self.kit)]
        for other in self.controller.choices:
            if other.refusal is None:
                should += [happens(self.table, gesture) for gesture in other.gestures[:1]]
        return self._lit() + self._pixels(must), self._pixels(should)

    def _lit(self) -> list[QRectF]:
        """What the step lights, in the viewport's pixels."""
        if self.coach.over or self.coach.done:
            return []
        return self._pixels([self._path(name) for name in (*self._step.lit, *self._step.look)])

    def _pixels(self, paths: list[QPainterPath | None]) -> list[QRectF]:
        rects = [path.boundingRect() for path in paths if path is not None]
        return [QRectF(self.table.mapFromScene(rect).boundingRect()) for rect in rects]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.standing.float(self.width() >= COMPACT_WIDTH)

    def _said_now(self) -> str:
        return self._said.said(language.current()) if isinstance(self._said, data.Text) else self._said or ""

    def _say(self, words: data.Text | str | None) -> None:
        self._said = words
        self._show_card()

    def _path(self, name: str) -> QPainterPath | None:
        """The outline of a thing that the lesson names."""
        return outline(self.table, self.kit, name, self.match.state, self.coach.order)

    def _light(self) -> None:
        """Rings round what the step lights, until its deed is done or it has been touched."""
        marks = self.table.marks
        marks.clear_all("lit")
        if self.coach.over or self.coach.done or self.controller.showing:
            return
        left = [name for name in self._step.look if name not in self.coach.touched]
        for name in (*self._step.lit, *left):
            path = self._path(name)
            if path is not None:
                marks.set(("lit", name), "selected", path)

    def _point_out(self) -> None:
        """Light the wanted deed."""
        action = self.coach.example(self.match.state)
        if action is not None:
            self.answers.point_at(action, "hint")

    # -- tries ---------------------------------------------------------------------------------------------------------

    def _touched(self) -> None:
        self._waited = 0
        self._patience.start(STILL)
        if self._said is not None and not self._pending and not self.coach.over:
            self._say(None)

    def _wait(self) -> None:
        """Nothing for a while: the light shines again, then a word of comfort; never more."""
        if self.coach.over or self.coach.done or self._pending:
            return
        self._waited += 1
        if self._waited == 1:
            self._pulse()
            self._patience.start(LONG_STILL)
        elif self._said is None:
            words = self._step.text.said(language.current())
            comfort = self.tr("Take your time. “Show me” does it for you.")
            self._say(words + (" " if language.current() == "en" else "") + comfort)

    def _pulse(self) -> None:
        """The lit rings pulse once; they keep still where motion is reduced."""
        if self.store.settings.reduced_motion:
            return
        way = QVariantAnimation(self)
        way.setDuration(PULSE)
        for at, opacity in ((0.0, 1.0), (0.5, 0.2), (1.0, 1.0)):
            way.setKeyValueAt(at, opacity)
        way.valueChanged.connect(lambda value: self.table.marks.breathe(float(value), "lit"))
        way.start(QVariantAnimation.DeletionPolicy.DeleteWhenStopped)

    def _unwanted(self, action: Action) -> None:
        answer = self.coach.answer_to(action, self.match.state)
        self._say(answer or self.tr("You may, but this lesson is about something else."))
        self._missed()

    def _missed(self, *_: object) -> None:
        if not self.coach.over and self.coach.miss():
            self._point_out()
            if self.coach.misses == HELP_AFTER and not self.store.settings.reduced_motion:
                self.card.pulse(SHOW)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Steps that ask to look: a touch on each of the things."""
        if (
            watched is self.table.viewport()
            and event.type() == QEvent.Type.MouseButtonRelease
            and isinstance(event, QMouseEvent)
            and event.button() == Qt.MouseButton.LeftButton
            and not self.coach.over
            and self._step.look
            and not self.coach.done
        ):
            point = self.table.mapToScene(event.position().toPoint())
            for name in self._step.look:
                path = self._path(name)
                if path is not None and path.boundingRect().contains(point):
                    self._look_at_thing(name)
                    break
        return super().eventFilter(watched, event)

    def _look_at_thing(self, name: str) -> None:
        last = self.coach.touch(name)
        self._light()
        if last:
            self._done_looking()

    def _done_looking(self) -> None:
        self.coach.took()
        self.controller.play_on()

    def _answered(self, index: int) -> None:
        step = self._step
        if step.ask is None or self._pending or self.coach.over:
            return
        right = self.coach.reply(index)
        choice = step.ask.choice(step.ask.right, language.current())
        #: after a right answer; {choice} is that answer
        yes = self.tr("Yes, {choice}.")
        #: after a wrong answer; {choice} is the right one
        no = self.tr("No: {choice}.")
        head = yes if right else no
        self._pending = "answer"
        self._say(f"{head.format(choice=choice)} {data.Text(step.ask.en, step.ask.zh).said(language.current())}")

    # -- going on ------------------------------------------------------------------------------------------------------

    def _step_over(self) -> None:
        if self._step.after is not None and self._pending != "after":
            self._pending = "after"
            self._say(self._step.after)
        else:
            self._advance()

    def _advance(self) -> None:
        self._pending, self._said = "", None
        elsewhere = self.coach.advance(self.match.state)
        self._remember()
        if elsewhere:
            self._lay()
        else:
            self.controller.ask_again()

    def _lay(self) -> None:
        """The open step's position; a table with other seats is another page."""
        self._pending, self._said = "", None
        position = self.coach.position()
        if len(self.coach.order) != len(self.match.seats) or position.options != self.match.options:
            name, at = self.lesson.name, self.coach.at
            QTimer.singleShot(0, lambda: self.wanted.emit(name, at))
            return
        self.match.begin_at(position)
        self.controller.jump()

    def _card_pressed(self, button: str) -> None:
        self.answers.close()
        self._patience.start(STILL)
        if button == BACK:
            if self.coach.back():
                self._remember()
                self._lay()
        elif button == SHOW:
            self._show_me()
        elif button == SKIP:
            self._skip()
        elif button == GO_ON and self._pending == "answer":
            self._pending, self._said = "", None
            self._done_looking()
        elif button == GO_ON:
            self._advance()
        elif button == AGAIN:
            self.coach.skipped = False
            self.coach.turn_to(0)
            self._remember()
            self._lay()
        elif button == NEXT:
            self.wanted.emit(self._next_lesson(), 0)
        elif button == PLAY:
            self.match_wanted.emit()

    def _show_me(self) -> None:
        """Play the deed and take it back; the second time it stays."""
        self._said = None
        self.coach.shown += 1
        action = self.coach.example(self.match.state)
        if action is None or self.coach.shown > 1:
            self._do_for_them()
        elif not self.controller.showing:
            self.table.land()
            settings = self.store.settings
            if settings.bot_speed != "instant":
                self.table.set_pace(Pace(SPEEDS["slow"], settings.reduced_motion))
            self.controller.show(action)

    def _shown(self) -> None:
        self.apply_settings()
        self._show_card()

    def _skip(self) -> None:
        self.coach.skipped = True
        self._do_for_them()

    def _do_for_them(self) -> None:
        if self.controller.showing or self.coach.done:
            return
        self._said = None
        self.table.land()
        action = self.coach.example(self.match.state)
        if action is not None:
            self.controller.do(action)
        elif self._step.ask is not None:
            self._answered(self._step.ask.right)
        elif self._step.look:
            for name in self._step.look:
                self.coach.touch(name)
            self._done_looking()

    def _next_lesson(self) -> str:
        names = shelf.lessons(self.game_id)
        at = names.index(self.lesson.name) + 1 if self.lesson.name in names else len(names)
        return names[at] if at < len(names) else ""

    def _remember(self) -> None:
        progress = self.store.progress
        if self.coach.over:
            progress.mark(self.game_id, self.lesson.name, "begun" if self.coach.skipped else "learned")
        else:
            progress.mark(self.game_id, self.lesson.name, "begun")
        progress.mark_step(self.game_id, self.lesson.name, "" if self.coach.over else self._step.id)

    # -- language and keys ---------------------------------------------------------------------------------------------

    def _refresh(self, view: Any) -> None:
        super()._refresh(view)
        self.bar.show_match(self.words.title(), self.lesson.title.said(language.current()))
        self._say_line()

    def look_at(self, steps: int) -> None:
        """The way back in a lesson is the card's."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and not self._pending:
            self._said = None  # words that were put together are said again from the start
        if event.type() == QEvent.Type.LanguageChange:
            rename(self, self._seats(self._shell))
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._said is not None and not self._pending and not self.coach.over:
            self._say(None)
        else:
            super().keyPressEvent(event)
