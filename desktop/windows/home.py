"""The home screen: the boxes on the table, the open match first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop import language
from desktop.look import fonts, theme
from desktop.look.colour import SEATS, C
from desktop.look.surface import rounded
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import PrimaryButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import unmarked
from desktop.look.wood import draw_cube, draw_disc_stack
from desktop.windows import dates, shelf
from desktop.windows.home_shelf import Shelf
from desktop.windows.page import ElidedLabel, Page, label
from desktop.windows.pills import PillButton

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.store.saves import OpenMatch
    from desktop.windows.learner import LearnerPill


class ContinueCard(PaperPanel):
    """The match that was left open last; others in a menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self.entry: OpenMatch | None = None
        self.colours: tuple[str, ...] = ()
        self.accent = ""
        self.title, self.line, self.saved = ElidedLabel("title"), ElidedLabel("soft"), label("note")
        self.more, self.button = QuietButton(), PrimaryButton(icon="play", size=16)
        self._words = QVBoxLayout()
        self._words.setSpacing(0)
        self._words.addStretch(1)
        self._words.addWidget(self.title)
        self._words.addWidget(self.line)
        self._words.addStretch(1)
        self.room = QWidget()
        row = QHBoxLayout(self)
        row.addWidget(self.room)
        row.addLayout(self._words, 1)
        row.addWidget(self.saved)
        row.addWidget(self.more)
        row.addWidget(self.button)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def arrange(self, compact: bool) -> None:
        self.set_padding(2 if compact else 10)
        self.saved.setVisible(not compact or fonts.text_scale() < 1.2)
        self.room.setFixedWidth(60 + 38 * len(self.colours) if compact else 74 + 54 * len(self.colours))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        p, paper = self.brush(), self.paper
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(C(self.accent or theme.current().accent))
        p.drawPath(rounded(QRectF(paper.left() + 12, paper.top() + 12, 5, paper.height() - 24), 2.5))
        small = paper.height() < 78
        step, r = (36, 13) if small else (52, 19)
        for i, colour in enumerate(self.colours):
            look = SEATS[colour]
            draw_disc_stack(p, paper.left() + 46 + i * step, paper.bottom() - 20 - r * 0.3, r, look.colour,
                            (3, 5, 2, 4, 3)[i % 5] if not small else 2, look.symbol)  # fmt: skip
        p.end()


class HomePage(Page):
    """Home."""

    def __init__(self, shell) -> None:
        super().__init__(shell, goes_back=False)
        self.set_lead(96)
        self.language_pill, self.history_pill = PillButton("languages"), PillButton("scroll-text")
        self.settings_pill, self.about_pill = PillButton("settings"), PillButton("info")
        self.learner_pill: LearnerPill | None = None  # once anybody is known by name
        for pill in (self.language_pill, self.history_pill, self.settings_pill, self.about_pill):
            self.corner_row.addWidget(pill)
        self.corner_row.setSpacing(0)
        self.language_pill.clicked.connect(self._other_language)
        self.history_pill.clicked.connect(lambda: shell.go("history"))
        self.settings_pill.clicked.connect(lambda: shell.go("settings"))
        self.about_pill.clicked.connect(lambda: shell.go("about"))
        self.open_card = ContinueCard()
        self.open_card.button.clicked.connect(self._resume)
        self.open_card.more.clicked.connect(self._show_more)
        self.open_card.hide()
        self.shelf = Shelf(shell.store, held=shell.opening)
        shell.opened.connect(self._filled)
        self.shelf.wanted.connect(self._wanted)
        self.question = BurntLabel("", 24, display=True, tracking=2, align=Qt.AlignmentFlag.AlignCenter)
        self.promise = BurntLabel("", 13, align=Qt.AlignmentFlag.AlignCenter)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.open_card)
        self._column.addWidget(self.shelf, 1)
        self._column.addWidget(self.question)
        self._column.addWidget(self.promise)
        self.others: list[OpenMatch] = []
        self.flawed: list[Path] = []
        self.begin()

    def say(self) -> None:
        self.set_title(
            self.tr("Five Games, One Table", "the program's name, large"),
            self.tr("Learn them, then play them, at one computer"),
        )
        other = QLocale("zh_TW").nativeLanguageName() if language.current() == "en" else "English"
        self.language_pill.set_words(other)
        #: button: finished matches
        self.history_pill.set_words(self.tr("History"))
        #: button: what can be chosen for the program
        self.settings_pill.set_words(self.tr("Settings"))
        #: button: about the program
        self.about_pill.set_words(self.tr("About"))
        #: over the boxes, an invitation
        self.question.setText(self.tr("Which one tonight?"))
        self.promise.setText(self.tr("Everything stays on this computer: no account, no network"))
        self.shelf.say()
        self._show_learner()
        self._fill_card()

    def arrange(self, compact: bool) -> None:
        side = 0 if compact else 48
        self._column.setContentsMargins(side, 0, side, 0 if compact else 48)
        for pill in (self.history_pill, self.settings_pill, self.about_pill, self.language_pill):
            pill.set_bare(compact)
        if self.learner_pill is not None:
            self.learner_pill.set_bare(compact)
        self.set_lead(0 if compact else 96)
        self.question.setVisible(not compact)
        self.promise.setVisible(not compact)
        self.open_card.arrange(compact)

    def enter(self) -> None:
        if self.shell.opening:  # the place of the open match is there at once, its words a moment later
            self.open_card.setVisible(self.shell.store.folder.holds("open/*.table"))
            return
        self._find_open()
        self._show_learner()
        self.shelf.fill()

    def _show_learner(self) -> None:
        """Who learns, once anybody is known by name."""
        if self.shell.opening:
            return
        from desktop.windows.learner import LearnerPill, known_names  # not for the window's first moment

        if self.learner_pill is None:
            if not known_names(self.shell.store):
                return
            self.learner_pill = LearnerPill(self.shell)
            self.learner_pill.changed.connect(self._learner_changed)
            self.learner_pill.set_bare(self.compact)
            self.corner_row.insertWidget(0, self.learner_pill)
            self.learner_pill.show()
        self.learner_pill.say()
        self._place()

    def _learner_changed(self) -> None:
        self._show_learner()
        self.shelf.fill()

    def _filled(self) -> None:
        self.shelf.release()
        self.order_tabs()
        if self.shell.now == "home":
            self.enter()

    def settle(self) -> None:
        super().settle()
        self.shelf.settle()
        if self.shell.opening:
            self._find_open()
        self._fill_card()

    # -- the open match ----------------------------------------------------------------------------------------------

    def _find_open(self) -> None:
        found = self.shell.store.saves.matches()
        flawed = self.shell.store.saves.flawed()
        self.open_card.entry = found[0] if found else None
        self.others = found[1:]
        self.flawed = flawed
        self.open_card.setVisible(bool(found or flawed))
        if self.open_card.entry is not None:
            self.open_card.colours = tuple(seat.colour for seat in self.open_card.entry.header.seats)
        else:
            self.open_card.colours = ()
        self.open_card.arrange(self.compact)
        QTimer.singleShot(0, self, self._fill_card)

    def _fill_card(self) -> None:
        from datetime import datetime

        card, entry = self.open_card, self.open_card.entry
        n = len(self.others) + (len(self.flawed) if entry is not None else 0)
        card.more.setVisible(entry is not None)
        #: button: other matches that are not over
        card.more.setText(self.tr("%n more", "open matches", n) if n else self.tr("More", "button with a menu"))
        if entry is None:
            if self.flawed:
                card.title.setText(self.tr("A saved match is damaged"))
                card.line.setText(self.tr("Part of it may still be good."))
                card.saved.setText("")
                card.button.setText(self.tr("Look at it", "button"))
            return
        id = entry.header.game
        card.accent = shelf.accent(id)
        #: card on the home screen; {game} is a title
        card.title.setText(self.tr("Continue: {game}").format(game=shelf.title(id)[0]))
        card.line.setText(self._where(entry))
        #: on the card of an open match; {when} is "yesterday, 21:14"
        card.saved.setText(self.tr("saved {when}").format(when=dates.moment(entry.saved, datetime.now())))
        card.button.setText(self.tr("Back to the table", "button"))

    def _where(self, entry: OpenMatch) -> str:
        names = [seat.name for seat in entry.header.seats]
        game = shelf.game(entry.header.game)
        state = entry.state(game) if game is not None else None
        if game is None or state is None:
            return dates.joined(names)
        view = game.view(state, None)
        parts = [shelf.words(game.id).round(view)]
        waits = game.waits_for(state)
        if waits and waits[0] < len(names):
            #: whose turn it is
            parts.append(self.tr("{name} to move").format(name=names[waits[0]]))
        points = [f"{name} {dates.signed(score.points)}" for name, score in zip(names, game.scores(view), strict=False)]
        #: between the points of several players
        parts.append(self.tr(", ", "between players' points").join(points))
        return dates.dotted(parts)

    def _resume(self) -> None:
        if self.open_card.entry is not None:
            self.shell.resume(self.open_card.entry.path)
        elif self.flawed:
            self.shell.resume(self.flawed[0])

    def _show_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for entry in self.others[:12]:
            title = shelf.title(entry.header.game)[0]
            names = dates.joined([seat.name for seat in entry.header.seats])
            when = dates.moment(entry.saved)
            menu.addAction(
                unmarked(dates.dotted([title, names, when])), lambda path=entry.path: self.shell.resume(path)
            )
        for path in self.flawed[:6]:
            #: menu; {file} is a file's name
            said = unmarked(self.tr("damaged: {file}").format(file=path.name))
            menu.addAction(said, lambda path=path: self.shell.resume(path))
        menu.addSeparator()
        #: menu: delete the open match; {game} is a title
        menu.addAction(self.tr("Give up {game}…").format(game=self._title_of_open()), self._ask_to_give_up)
        button = self.open_card.more
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _title_of_open(self) -> str:
        return shelf.title(self.open_card.entry.header.game)[0] if self.open_card.entry is not None else ""

    def _ask_to_give_up(self) -> None:
        from desktop.windows.overlay import Answer

        entry = self.open_card.entry
        if entry is None:
            return

        def give_up() -> None:
            hindered = self.shell.store.saves.discard(entry)
            if hindered is not None:
                self.shell.explain(hindered)
            self._find_open()

        self.shell.ask(
            self.tr("Give up this match?"),
            self.tr("Its saves are deleted. Nothing of it will be in the history."),
            [Answer(self.tr("Give it up", "button"), give_up), Answer(self.tr("Keep it", "button"), primary=True)],
        )

    # -- ways on -----------------------------------------------------------------------------------------------------

    def _wanted(self, id: str, what: str) -> None:
        if what == "play":
            self.shell.go("new_match", game=id)
        elif what == "rules":
            self.shell.go("rules", game=id)
        else:
            self.shell.go("game", game=id)

    def _other_language(self) -> None:
        self.shell.forced_language = ""
        self.shell.store.settings.language = "en" if language.current() == "zh_TW" else "zh_TW"
        self.shell.keep_settings()

    # -- things on the table -----------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.compact or not self.grained:
            return
        from desktop.windows.scatter import table_things

        p = self.brush()
        draw_cube(p, 66, 62, 24, "#C23B30")
        draw_cube(p, 96, 74, 17, "#F0B63A")
        draw_cube(p, 44, 84, 13, "#2C62B4")
        room = self.height() - (self.shelf.mapTo(self, QPoint(0, 0)).y() + self._foot_of_shelf())
        if room > 150 * fonts.text_scale():
            table_things(p, QPointF(0, self.height()), float(self.width()))
        p.end()

    def _foot_of_shelf(self) -> int:
        return max((column.tag.geometry().bottom() for column in self.shelf.columns), default=0)
