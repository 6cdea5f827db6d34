"""The page of a guided first match: the real table, and a coach who speaks at the moments that the game names."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPainterPath, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout

from desktop import games, language
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.lessons import guide, progression, scenes
from desktop.lessons.coaching import Coaching, Said, Telling
from desktop.lessons.guide import END, Table
from desktop.lessons.progression import Turn
from desktop.look.colour import C
from desktop.look.widgets.bubble import Bubble
from desktop.table.pieces import POPS, PictureItem
from desktop.table.vocabulary import Choice, Look
from desktop.windows.guide.card import ANOTHER, LESS, MORE, RANKING, TURNS, GuideCard
from desktop.windows.guide.controller import GuidedController
from desktop.windows.guide.why import Reasoned, WhyPanel
from desktop.windows.lesson import seats as house
from desktop.windows.lesson.card import GO_ON
from desktop.windows.lesson.standing import Standing
from desktop.windows.lesson.things import happens, outline
from desktop.windows.table.house import COMPACT_WIDTH
from desktop.windows.table.page import Shell, TablePage

WHY, COACH = "why", "coach"  # buttons beside the prompt
DOT = "•"  # a sign that is a dot
LEAST = 2  # turns that are asked about when the match is over


def seated(game: str, table: Table, learner: str) -> tuple[Seat, ...]:
    """Who sits at a guided match: the learner ("" who has not said who they are), and bots of the levels that its file
    names."""
    me = learner or QCoreApplication.translate("LessonPage", "Learner", "player")
    found = house.seats(scenes.kit(games.packages()[game]), table.seats, me)
    return tuple(
        seat if seat.is_person else replace(seat, player=table.level(who))  # type: ignore[arg-type]
        for seat, who in zip(found, table.seats, strict=True)
    )


def fresh(game: str, learner: str, seed: int | None = None) -> Match:
    """A guided match from its beginning; on the seed of its file unless another is given. Raises Fault."""
    table = guide.load(games.packages()[game])
    found = games.find(game)
    assert found is not None
    return Match(
        found, seated(game, table, learner), dict(table.options), table.seed if seed is None else seed,
        learning=True, open_hands=True, guided=True,
    )  # fmt: skip


class GuidedPage(TablePage):
    """`another_wanted()` the same match with other chance. `learner` is who is led ("": they have not said)."""

    another_wanted = Signal()

    controlled_by = GuidedController
    controller: GuidedController

    def __init__(self, shell: Shell, match: Match, begun: str = "", name: str = "") -> None:
        """Raises Fault when the game's file is wrong."""
        package = games.packages()[match.game.id]
        self.guide, self.code, self.kit = guide.load(package), guide.guide(package), scenes.kit(package)
        self.me = self.guide.me
        learned = shell.store.progress.of(match.game.id)
        self.coaching = Coaching(self.guide, learned.prompts, learned.less_help)
        known = shell.store.progress
        seated_as = match.seats[self.me].name
        self.learner = seated_as if seated_as == known.learner or seated_as in known.people else ""
        match.seats = seated(match.game.id, self.guide, self.learner)
        self._looked: tuple[int, Any] = (-1, None)  # the step and position that the coach has looked at
        self._turns: set[int] = set()  # steps at which a turn of the learner began
        self._silent_wanted = False  # the card was asked for though it has nothing to say
        self._least: list[Turn] = []  # turns that brought least, once they are shown
        super().__init__(shell, match, begun, name)

    # -- parts ---------------------------------------------------------------------------------------------------------

    def _build(self, board: Any) -> None:
        super()._build(board)
        self.card = GuideCard()
        middle = self.table.parentWidget()
        assert middle is not None
        column = middle.layout()
        assert isinstance(column, QVBoxLayout)
        self.standing = Standing(self.card, self.table, column, self._to_be_seen)
        self.answers.covered = lambda: self.standing.rect
        self.why = WhyPanel(middle, self.prompt)
        self.asking.besides = self._besides

    def _wire(self) -> None:
        super()._wire()
        self.controller.acting.connect(self._acting)
        self.controller.refused.connect(lambda _: self.coaching.refused())
        self.table.refused.connect(lambda *_: self.coaching.refused())
        self.card.pressed.connect(self._card_pressed)
        self.card.chosen.connect(self._turn_chosen)
        self.table.buttons_changed.connect(self._put_aside)
        self.why.closed.connect(lambda: self.controller.pause(False))

    def begin(self) -> None:
        starts = progression.turn_starts(self.match.game, self.match.history, self.me)
        self._turns = {*starts, len(self.match.history)}
        super().begin()

    # -- what is said --------------------------------------------------------------------------------------------------

    def _asked(self, choices: list[Choice]) -> None:
        super()._asked(choices)
        self._look()
        self._show()

    def _look(self) -> None:
        """What the coach says in this position, found once; another language only says it anew."""
        step, state = len(self.match.history), self.match.state
        if (step, state) == self._looked and self._looked[1] is state:
            return
        self._looked = (step, state)
        self._silent_wanted = False
        now = progression.now(self.match.game, self.match, self.code, self.me)
        if now.turn_began and step not in self._turns:
            self._turns.add(step)
            if self.coaching.turn_over():
                self._keep()
        self.coaching.look(self.code.moments(now))

    def _acting(self, step: int, action: Action) -> None:
        if self.why.isVisible():
            self.why.close_panel()
        self.coaching.acted(step, action)
        self._keep()

    def _keep(self) -> None:
        self.store.progress.mark_prompts(self.game_id, self.coaching.counts, self.coaching.shift)

    @property
    def _telling(self) -> Telling:
        return Telling(self.guide, self.names, language.current(), self.words)

    @property
    def _page(self) -> Said | None:
        """The page that waits to be read."""
        return next((said for said in self.coaching.said if said.prompt.page), None)

    def _show(self) -> None:
        """Card, lights and signs as they are now."""
        if self.looking.isVisible() and not self.match.finished:
            self.card.hide()
            self.table.marks.clear_all("lit", "sign")
            return
        if self.match.finished:
            self._say_end()
        else:
            self._say_now()
        self._light()
        self.asking.refresh()

    def _say_now(self) -> None:
        telling, card = self._telling, self.card
        spoken = [said for said in self.coaching.said if not said.form.silent]
        sentences = [telling.filled(said.form.text, said.moment.values) for said in spoken]
        if not sentences and not self._silent_wanted and card.floating:
            card.hide()
            return
        #: the coach of a guided match has nothing to say
        silence = self.tr("Go on as you like; I speak up when there is something new.")
        card.ask([])
        card.count(0, 0)
        #: over the coach's words in a guided match
        card.say(self.tr("First match with a coach"), "\n".join(sentences) or silence)
        card.offer([ANOTHER, GO_ON] if self._page is not None else [*([] if sentences else [ANOTHER]), MORE, LESS])
        card.show()
        self.standing.stand(self._looked[0])

    def _to_be_seen(self) -> tuple[list[QRectF], list[QRectF]]:
        """Where the card must not stand: what it speaks of; and where it should not: where something can be done."""
        if self.match.finished:
            return [], []
        spoken = [said for said in self.coaching.said if not said.form.silent]
        must = [self._outline(name) for said in spoken[:1] for name in said.moment.lit[:1]]
        should = [spot.path for spot in self.table.keys.spots]
        named = (*scenes.consulted(self.kit), *(name for said in self.coaching.said for name in said.moment.lit))
        should += [path for name in named if (path := self._outline(name))]
        for choice in self.controller.choices:
            if choice.refusal is None:
                should += [path for one in choice.gestures[:1] if (path := happens(self.table, one))]
        return [self._pixels(path) for path in must if path is not None], [self._pixels(path) for path in should]

    def _pixels(self, path: QPainterPath) -> QRectF:
        return QRectF(self.table.mapFromScene(path.boundingRect()).boundingRect())

    def _outline(self, name: str) -> QPainterPath | None:
        return outline(self.table, self.kit, name, self.match.state, self.guide.seats)

    def _light(self) -> None:
        """Rings and signs at what the prompts name."""
        marks = self.table.marks
        marks.clear_all("lit", "sign")
        if self.match.finished:
            return
        for said in self.coaching.said:
            for name in said.moment.lit if said.form.lit else ():
                path = self._outline(name)
                if path is not None:
                    marks.set(("lit", name), "selected", path)
            path = self._outline(said.moment.at) if said.moment.at and said.form.sign is not None else None
            if path is not None and said.form.sign is not None:
                words = self._telling.filled(said.form.sign, said.moment.values)
                self._sign(said, words, path.boundingRect())

    def _put_aside(self) -> None:
        """A die is kept, or taken back: its ring goes or comes."""
        if self._looked[1] is self.match.state:
            self._light()

    def _sign(self, said: Said, words: str, rect: QRectF) -> None:
        name = ("sign", said.counted, said.moment.at)
        if words == DOT:
            self.table.marks.keep(name, self._dot(rect.topRight()))
        else:
            self.table.hand.foreshow.write(name, words, QPointF(rect.right(), rect.top() + rect.height() * 0.45))

    def _dot(self, point: QPointF) -> PictureItem:
        rect = QRectF(-9, -9, 18, 18)

        def paint(p: QPainter) -> None:
            p.setPen(C("#FFF6E3"))
            p.setBrush(C("#E0A526"))
            p.drawEllipse(QPointF(0, 0), 7, 7)

        pixmap, filled = self.table.stage.bakery.picture(("dot",), lambda: Look(rect, paint, rect))
        item = PictureItem(pixmap, filled, POPS)
        item.setPos(point)
        self.table.canvas.addItem(item)
        return item

    def _card_pressed(self, button: str) -> None:
        self.answers.close()
        if button == GO_ON and self._page is not None:
            self.coaching.turned()
            self._keep()
            self._looked = (-1, None)
            self._look()
            self._show()
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif button in (LESS, MORE):
            self.coaching.less() if button == LESS else self.coaching.more()
            self._keep()
            self._looked = (-1, None)
            self._look()
            self._silent_wanted = True
            self._show()
        elif button == ANOTHER:
            self.another_wanted.emit()
        elif button == TURNS:
            self._show_least()
        elif button == RANKING:
            self.finished.emit(self.match)

    # -- why -----------------------------------------------------------------------------------------------------------

    def _besides(self) -> list[tuple[str, str, bool]]:
        """Buttons of the line over the table: why the bots moved so, and the coach when they are silent."""
        found: list[tuple[str, str, bool]] = []
        if self._reasons():
            #: button: why have the computer players moved so?
            found.append((WHY, self.tr("Why?"), True))
        if self.card.floating and self.card.isHidden() and not self.match.finished:
            #: button: the coach of a guided match
            found.append((COACH, self.tr("Coach"), True))
        return found

    def _reasons(self) -> list[Reasoned]:
        """The bots' moves since the learner's last one, with what led to them; one a reason."""
        history, found = self.match.history, list[Reasoned]()
        for step in range(len(history) - 1, -1, -1):
            seat = history[step].seat
            if seat == self.me:
                break
            advice = self.controller.advice_for(step)
            if advice is None or advice.action != history[step].action or not advice.reason:
                continue
            view = self.match.game.view(history[step].before, seat)
            reason = self.words.reason(advice.reason, advice.params, view)
            # the first of several steps that are one thought names it
            found = [row for row in found if (row.name, row.reason) != (self.names[seat], reason)]
            move = self.words.action(advice.action, view, self.names)
            found.append(Reasoned(self.colours[seat], self.names[seat], move, reason))
        return found[::-1]

    def _prompted(self, button: str) -> None:
        if button == WHY:
            self.controller.pause(True)
            self.answers.close()
            self.why.tell(self._reasons())
        elif button == COACH:
            self._silent_wanted = True
            self._show()
        else:
            super()._prompted(button)

    # -- the end -------------------------------------------------------------------------------------------------------

    def _finish(self) -> None:
        self.store.progress.mark_guided(self.game_id)
        self.coaching.acted(len(self.match.history))  # what was said while others ended the match
        self._keep()
        self._show()

    def _turns_by_gain(self) -> list[Turn]:
        return progression.turns(self.match.game, self.match, self.code, self.me)

    def _say_end(self) -> None:
        card, view = self.card, self.controller.view
        question = self.guide.find(END).forms[0].text.said(language.current())
        #: over the coach's words when a guided match is over
        card.say(self.tr("The match is over"), f"{self.words.result(view, self.names)}\n{question}")
        card.count(0, 0)
        turns = self._turns_by_gain()
        numbers = [turns.index(turn) + 1 for turn in self._least]
        #: button: look at this turn; {n} is its number
        card.ask([self.tr("Your turn {n}").format(n=n) for n in numbers])
        card.offer([ANOTHER, RANKING, *([] if self._least else [TURNS])])
        card.show()
        self.standing.stand("end")

    def _show_least(self) -> None:
        """The turns that brought least, in their order, as ways into the replay."""
        turns = self._turns_by_gain()
        least = sorted(turns, key=lambda turn: turn.gain)[:LEAST]
        self._least = sorted(least, key=lambda turn: turn.start)
        self._say_end()

    def _turn_chosen(self, index: int) -> None:
        self.look_at(self._least[index].start)

    def look_at(self, steps: int) -> None:
        super().look_at(steps)
        self._show()

    def _look_through(self, seat: int) -> None:
        super()._look_through(seat)
        self._show()

    # -- geometry, language, keys, leaving -----------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.standing.float(self.width() >= COMPACT_WIDTH)
        if self.why.isVisible():
            self.why.place()
        QTimer.singleShot(0, self._show)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            house.rename(self, seated(self.game_id, self.guide, self.learner))
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show()
            if self.why.isVisible():
                self.why.tell(self._reasons())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.why.isVisible():
            self.why.close_panel()
        elif event.key() == Qt.Key.Key_Escape and self._silent_wanted and not self.bubble_open:
            self._silent_wanted = False
            self._show()
        else:
            super().keyPressEvent(event)

    @property
    def bubble_open(self) -> bool:
        bubble: Bubble = self.bubble
        return bubble.isVisible()

    def close_match(self) -> None:
        super().close_match()
        if self.match.finished:
            self.saver.slot.discard()
