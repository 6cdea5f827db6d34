"""A new match: seats, options, seed. Everything is filled in; one click on Start is enough."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.engine.seats import Player
from desktop.faults import explained, known
from desktop.look import fonts
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import PrimaryButton
from desktop.look.widgets.cover_box import CoverBox
from desktop.windows import dates, seating, shelf
from desktop.windows.match_row import draw_cover_picture
from desktop.windows.options_sheet import OptionsSheet
from desktop.windows.page import Page
from desktop.windows.seats_sheet import SeatsSheet
from desktop.windows.summary import Summary

LEFT_COLUMN = 400


class NewMatchPage(Page):
    """Seats and options of one game. `enter(game=id, level="")`: a level to play against."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.game: Game | None = None
        self.seats, self.choices = SeatsSheet(), OptionsSheet()
        self.seats.changed.connect(self._refresh)
        self.seats.changed.connect(self.order_tabs)
        self.choices.changed.connect(self._refresh)
        self._build_left()
        self._sheets = QWidget()
        self._sheets.setProperty("clear", True)
        sheets = QVBoxLayout(self._sheets)
        sheets.setContentsMargins(0, 0, 0, 0)
        sheets.setSpacing(0)
        sheets.addWidget(self.seats)
        sheets.addWidget(self.choices)
        sheets.addStretch(1)
        self._inner = QScrollArea()
        self._inner.setFrameShape(QFrame.Shape.NoFrame)
        self._inner.setWidgetResizable(True)
        self._inner.setWidget(self._sheets)
        self._inner.viewport().setAutoFillBackground(False)
        self._inner.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._inner.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._sheets.setAutoFillBackground(False)
        self._row = QHBoxLayout(self.body)
        self._row.setSpacing(0)
        self._row.addWidget(self.left)
        self._row.addWidget(self._inner, 1)
        self.begin()

    def _build_left(self) -> None:
        self.left = QWidget()
        self.box = CoverBox("pagoda", width=330)
        self.box.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.box.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.summary = Summary()
        self.start = PrimaryButton(icon="play", size=25)
        self.start.clicked.connect(self.begin_match)
        self.enter_hint = BurntLabel("", 14, align=Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self.left)
        column.setContentsMargins(26, 0, 0, 10)
        column.setSpacing(4)
        column.addWidget(self.box, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self.summary)
        self._start_place = QVBoxLayout()
        self._start_place.setContentsMargins(6, 0, 8, 0)
        column.addLayout(self._start_place)
        column.addWidget(self.enter_hint)
        column.addStretch(1)

    def enter(self, game: str, level: Player | str = "", **given: object) -> None:
        found = shelf.game(game)
        if found is None:
            self.shell.home()
            return
        store = self.shell.store
        self.game = found
        self.box.game = game
        self.seats.fill(found, seating.first_plans(found, store.settings), store.settings.names)
        if level:
            self.seats.against(level)
        self.choices.fill(found, store.settings.last.get(game), store.editions.of(found))
        self.say()
        self.arrange(self.compact)
        self._inner.verticalScrollBar().setValue(0)
        self.start.setFocus(Qt.FocusReason.MouseFocusReason)  # no ring: nobody has pressed Tab yet

    # -- words -------------------------------------------------------------------------------------------------------

    def say(self) -> None:
        #: button: begin the match
        self.start.setText(self.tr("Start"))
        self.enter_hint.setText(self.tr("Enter does the same"))
        self.seats.say()
        self.choices.say()
        if self.game is not None:
            words = shelf.words(self.game.id)
            self.box.set_title(words.title(), words.subtitle())
        self._refresh()

    def _say_title(self) -> None:
        if self.game is None:
            return
        if self.compact:
            title = shelf.words(self.game.id).title()
            facts = [words for _, words in self._facts()[:2]]
            #: page title; {game} is a game's
            self.set_title(self.tr("{game}: new match").format(game=title), dates.dotted(facts))
        else:
            self.set_title(self.tr("New match", "page title"), self.tr("All is chosen for you: just start"))

    def _facts(self) -> list[tuple[str, str]]:
        assert self.game is not None
        plans, facts = self.seats.plans, self.game.facts
        people = sum(plan.player == "person" for plan in plans)
        bots = len(plans) - people
        #: how many seats persons have
        persons = self.tr("%n person(s)", "", people) if people else ""
        #: how many seats bots have
        others = self.tr("%n bot(s)", "", bots) if bots else ""
        low, high = facts.seats
        share = min(1.0, max(0.0, (len(plans) - low) / (high - low))) if high > low else 0.5
        minutes = facts.minutes[0] + (facts.minutes[1] - facts.minutes[0]) * share
        minutes = round(minutes / 5) * 5 or facts.minutes[1]
        return [
            ("users", dates.dotted([persons, others])),
            ("clock", self.tr("About %n minute(s)", "", minutes)),
            ("trophy", shelf.words(self.game.id).tagline()),
        ]

    # -- what is wrong -----------------------------------------------------------------------------------------------

    def flaw(self) -> Refusal | None:
        """Why the match could not begin as things are."""
        return self.seats.flaw() or self.choices.flaw(len(self.seats.plans))

    def _said(self, flaw: Refusal) -> tuple[str, str]:
        assert self.game is not None
        return explained(flaw) if known(flaw.code) else shelf.words(self.game.id).refusal(flaw, None)

    def _refresh(self) -> None:
        if self.game is None:
            return
        self.summary.tell(shelf.words(self.game.id).title(), self._facts())
        self._say_title()
        flaw = self.flaw()
        words = ""
        if flaw is not None:
            what, why = self._said(flaw)
            #: what is wrong, and why
            words = self.tr("{what}. {why}").format(what=what.rstrip(".。"), why=why)
        culprit = self.seats.culprit(flaw) if flaw is not None else None
        self.seats.show_flaw(culprit, words)
        self.choices.show_flaw(flaw if culprit is None else None, words)
        self.summary.set_error(words if culprit is None else "")
        self.start.setAccessibleDescription(words)

    # -- starting ----------------------------------------------------------------------------------------------------

    def begin_match(self) -> None:
        """Start; or, when something is wrong, go to where it is."""
        assert self.game is not None
        flaw = self.flaw()
        if flaw is not None:
            self._go_to(flaw)
            return
        seed = seating.seed_of(self.choices.seed_words)
        assert isinstance(seed, int)
        chosen, plans = self.choices, self.seats.plans
        match = seating.made(
            self.game, plans, dict(chosen.options), seed, self.seats.first, chosen.learning, chosen.edition,
            chosen.open_hands,
        )  # fmt: skip
        if isinstance(match, Refusal):
            self.shell.explain(match)
            return
        kept = seating.remembered(plans, dict(chosen.options), chosen.learning, chosen.edition)
        self.shell.store.settings_file.remember_match(self.game.id, kept)
        self.shell.play(match)

    def _go_to(self, flaw: Refusal) -> None:
        culprit = self.seats.culprit(flaw)
        if culprit is not None and culprit < len(self.seats.rows):
            field: QWidget = self.seats.rows[culprit].name
        elif flaw.code == "seed_invalid":
            self.choices.show_more(True)
            field = self.choices.seed_field
        else:
            self.shell.notice.tell(*self._said(flaw))
            return
        field.setFocus(Qt.FocusReason.OtherFocusReason)
        self._inner.ensureWidgetVisible(field)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin_match()
        else:
            super().keyPressEvent(event)

    # -- geometry ----------------------------------------------------------------------------------------------------

    def arrange(self, compact: bool) -> None:
        self.left.setVisible(not compact)
        self._start_place.removeWidget(self.start)
        self.start.set_size(20 if compact else 25)
        self.set_foot(self.start if compact else None)
        if not compact:
            self._start_place.addWidget(self.start)
            self.start.show()
        self.left.setFixedWidth(round(LEFT_COLUMN * max(1.0, fonts.text_scale() * 0.92)))
        self._size_box()
        self.seats.arrange(compact)
        self.choices.arrange(compact)
        self._row.setContentsMargins(0, 0, 4 if compact else 14, 0)
        self._say_title()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._size_box()

    def _size_box(self) -> None:
        """As large as the rest of the column leaves it; away when that is too small."""
        rest = self.summary.sizeHint().height() + self.start.sizeHint().height() + self.enter_hint.sizeHint().height()
        wide = min(300.0, (self.height() - rest - 220) * 3 / 4)
        self.box.setVisible(wide > 110)
        self.box.set_cover_width(max(110, wide))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.compact or self.game is None:
            return
        left = self.note.geometry().left() if self.note.isVisible() else self.width()
        at = QPointF(left - 48, 4)
        if at.x() > self.title.geometry().right() - 20:
            p = QPainter(self)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw_cover_picture(p, at.x(), at.y(), 32, self.game.id, self.devicePixelRatioF())
            p.end()
