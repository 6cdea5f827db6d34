"""The one window: a stack of pages, the way back, the match that is played, messages over it all."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from desktop import games, language
from desktop.look import symbols, theme
from desktop.look.widgets.cover_box import CoverBox
from desktop.windows import making
from desktop.windows.making import PageName
from desktop.windows.page import Page

if TYPE_CHECKING:
    from desktop.engine.action import Refusal
    from desktop.engine.match import Match
    from desktop.store.store import Store
    from desktop.windows.notice import Notice
    from desktop.windows.overlay import Answer, Card

SMALLEST, FIRST = QSize(820, 500), QSize(1280, 800)


class Shell(QMainWindow):
    """The window. Pages are made when they are first shown; `go(name, …)` shows one, `back()` the one before.

    `arrived(name)` when a page is shown; `settings_changed()` when something a person chose has changed; `opened()` once
    after a start, when the window is there and what can wait (saves, records, the games themselves) may be read;
    `painted()` once, with the window's first picture; `stepped()` when the match at the table has changed; `closed()`."""

    arrived = Signal(str)
    opened = Signal()
    painted = Signal()
    stepped = Signal()
    closed = Signal()
    settings_changed = Signal()

    def __init__(self, store: Store) -> None:
        super().__init__()
        self.store = store
        self.now: PageName = "home"
        self.card: Card | None = None
        self._pages: dict[PageName, Page] = {}
        self._way: list[tuple[PageName, dict[str, Any]]] = []
        self._given: dict[str, Any] = {}
        self._seen = False
        self.opening = False  # the program starts: only what the first moment needs
        self.forced_language = ""  # the command line's, until a person chooses another
        self.forced_theme: Any = ""
        self.forced_size = False  # then the window's place is not remembered
        self._trouble = ""  # what keeps the match from being saved, a refusal's code
        self.table: Any = None  # the page in which a match is played, while there is one
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.setMinimumSize(SMALLEST)
        self.resize(FIRST)
        self._restore_window()
        for keys, act in (
            ("F11", self.toggle_full_screen),
            ("Alt+Left", self.back),
            ("Ctrl+Q", self.close),
            ("Ctrl+,", lambda: self.go("settings")),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(lambda act=act: None if self.card is not None else act())

    # -- pages -------------------------------------------------------------------------------------------------------

    def go(self, name: PageName, /, **given: Any) -> None:
        """Show a page; `given` is what it is about (a game's id, a match), kept for the way back."""
        if self.stack.count():
            self._way.append((self.now, self._given))
        self._show(name, given)

    def back(self) -> None:
        """The page before this one; home when there is none."""
        if self.card is not None:
            self.card.close_card()
            return
        if self.now == "table":
            self.leave_table()
        elif self._way:
            name, given = self._way.pop()
            if name == "table" and self.table is None:
                self._way.clear()
                self._show("home", {})
            else:
                self._show(name, given)
        elif self.now != "home":
            self._show("home", {})

    def home(self) -> None:
        """Home, with no way back from there."""
        self._way.clear()
        self._show("home", {})

    def home_from_table(self) -> None:
        """Home, with the match put back into its slot first."""
        if self.table is not None:
            self._drop_table()
        self.home()

    def page(self, name: PageName) -> Page:
        """A page, made when it is first asked for."""
        if name not in self._pages:
            self._pages[name] = making.page(name, self)
            self.stack.addWidget(self._pages[name])
        return self._pages[name]

    def _show(self, name: PageName, given: dict[str, Any]) -> None:
        before = self._pages.get(self.now)
        if before is not None and self.stack.currentWidget() is before:
            before.leave()
        self.now, self._given = name, given
        if name == "table":
            self.stack.setCurrentWidget(self.table)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            page = self.page(name)
            self.stack.setCurrentWidget(page)
            page.take_focus()
            page.enter(**given)
            page.order_tabs()
        self._say()
        self.arrived.emit(name)

    # -- a match -----------------------------------------------------------------------------------------------------

    def play(self, match: Match, begun: str = "", name: str = "") -> None:
        """Play a match at the table; `name` is that of the slot it was saved in."""
        page = making.guided_page(self, match, begun, name) or making.table_page(self, match, begun, name)
        from desktop.engine.action import Refusal

        if not page.saver.slot.take():
            page.close_match()
            page.deleteLater()
            self.explain(Refusal("match_open_elsewhere", ""))
            return
        self._put_table(page)
        page.finished.connect(self._finished)
        if hasattr(page, "branched"):
            page.branched.connect(lambda branch: self.play(branch))
        page.begin()

    def look_back(self, match: Match, begun: str = "", name: str = "", steps: int = 0) -> None:
        """Show a finished match as it was after a number of steps; nothing is saved."""
        page = making.table_page(self, match, begun, f"looking-{name}" if name else "")
        self._put_table(page)
        page.looks_back = True
        page.begin()
        page.look_at(steps)

    def learn(self, game: str, lesson: str, at: int | None = None) -> None:
        """Play a lesson of a game, from a step on (None: where it was left)."""
        from desktop.windows.lesson.page import LessonPage

        page = LessonPage(self, game, lesson, at)
        self._put_table(page)
        page.wanted.connect(lambda name, step: self.learn(game, name, step))
        page.match_wanted.connect(lambda: self._match_after_lesson(game))
        page.begin()

    def quiz(self, game: str, anew: bool = False) -> None:
        """The quiz of a game, where it was left unless `anew`."""
        from desktop.windows.lesson.quiz_page import QuizPage

        page = QuizPage(self, game, anew)
        self._put_table(page)
        page.elsewhere.connect(lambda: self.quiz(game))
        page.lesson_wanted.connect(lambda name: self.learn(game, name, 0))
        page.rule_wanted.connect(lambda anchor: self.go("rules", game=game, anchor=anchor))
        page.match_wanted.connect(lambda: self._match_after_lesson(game))
        page.begin()

    def guide(self, game: str) -> None:
        """The guided first match of a game: the one that was left, or a new one."""
        from desktop.windows.guide.opening import open_guided

        open_guided(self, game)

    def _match_after_lesson(self, game: str) -> None:
        self.leave_table()
        self.go("new_match", game=game)

    def _put_table(self, page: Any) -> None:
        self._drop_table()
        self._way = [entry for entry in self._way if entry[0] not in ("table", "new_match", "match_end")]
        if self.now not in ("table", "new_match", "match_end") and self.stack.count():
            self._way.append((self.now, self._given))
        self.table = page
        self.stack.addWidget(page)
        page.left.connect(self.leave_table)
        page.settings_wanted.connect(lambda: self.go("settings"))
        page.controller.stepped.connect(self.stepped)
        page.saver.saved.connect(self._saved)
        self._trouble = ""
        self.settings_changed.connect(page.apply_settings)
        self._show("table", {})

    def leave_table(self) -> None:
        """The match goes back into its slot, and home (or the page before) is shown."""
        self._drop_table()
        self._way = [entry for entry in self._way if entry[0] != "table"]
        if self._way and self._way[-1][0] in ("history", "game", "lessons"):
            name, given = self._way.pop()
            self._show(name, given)
        else:
            self.home()

    def _drop_table(self) -> None:
        page, self.table = self.table, None
        if page is None:
            return
        self.settings_changed.disconnect(page.apply_settings)
        page.close_match()
        if getattr(page, "looks_back", False):
            page.saver.slot.discard()
        self.stack.removeWidget(page)
        page.deleteLater()

    def _saved(self, hindered: Refusal | None) -> None:
        """A save of the match was tried: tell a trouble once, as long as it lasts, and its end."""
        trouble = hindered.code if hindered is not None else ""
        if trouble == self._trouble:
            return
        self._trouble = trouble
        if hindered is not None:
            self.explain_softly(hindered)
        else:
            #: head of a slip, after a full disk has room again
            self.notice.tell(self.tr("Saving works again"), self.tr("The match is on the disk."), bad=False)

    def _finished(self, match: Match) -> None:
        slot = self.table.saver.slot
        self.table.saver.finish()
        record, hindered = self.store.records.add(match, slot)
        begun, name = slot.begun, slot.name
        self._drop_table()
        self._way = [entry for entry in self._way if entry[0] != "table"]
        self._show("match_end", {"match": match, "record": record, "begun": begun, "name": name})
        if hindered is not None:
            self.explain_softly(hindered)

    def resume(self, path: Path) -> None:
        """Go on with a saved match; when its file is damaged, offer what is good of it."""
        from desktop.engine.action import Refusal

        opened = self.store.saves.read(path, games.find)
        if isinstance(opened, Refusal):
            older = self.store.saves.older(path)
            self.explain(
                opened,
                path,
                [(self.tr("Open the save before", "button"), lambda: self.resume(older[0]))] if older else [],
            )
        elif opened.match is None:
            return
        elif opened.damage is not None:
            self._offer_good_part(path, opened)
        elif opened.match.finished and not opened.name:
            self.look_back(opened.match, opened.begun, opened.name)
        else:
            self.play(opened.match, opened.begun, opened.name)

    def _offer_good_part(self, path: Path, opened: Any) -> None:
        from desktop.faults import explained
        from desktop.windows.overlay import Answer

        what, why = explained(opened.damage, opened.line)
        n = len(opened.match.history)

        def go_on() -> None:
            self.store.saves.set_aside(path)
            self.play(opened.match, opened.begun, opened.name)

        self.ask(
            #: {file} is a file's name
            self.tr("“{file}” is damaged").format(file=path.name),
            self.tr("%n move(s) can be opened; the damaged file is kept beside it.", "", n),
            [
                Answer(self.tr("Show folder", "button"), lambda: self.show_folder(path.parent)),
                Answer(self.tr("Not now", "button")),
                Answer(self.tr("Open the good part", "button"), go_on, True),
            ],
            why=f"{what}. {why}" if language.current() == "en" else f"{what}。{why}",
        )

    # -- messages ----------------------------------------------------------------------------------------------------

    @cached_property
    def notice(self) -> Notice:
        """The slip at the foot of the window."""
        from desktop.windows.notice import Notice

        return Notice(self)

    def ask(self, title: str, sentence: str, answers: list[Answer], details: str = "", why: str = "") -> Card:
        """A card over the window. Only one at a time: a new one takes the place of the last."""
        from desktop.windows.overlay import Card

        if self.card is not None:
            self.card.close_card()
        card = Card(self, title, sentence, answers, details, why)
        self.card = card
        card.closed.connect(lambda: self._card_gone(card))
        return card

    def _card_gone(self, card: Card) -> None:
        if self.card is card:
            self.card = None

    def explain(
        self, refusal: Refusal, path: Path | None = None, ways: list[tuple[str, Callable[[], object]]] | None = None
    ) -> None:
        """Say what is wrong on a card."""
        from desktop.faults import explained
        from desktop.windows.overlay import Answer

        what, why = explained(refusal)
        answers = [Answer(words, act) for words, act in ways or []]
        if path is not None:
            answers.insert(0, Answer(self.tr("Show folder", "button"), lambda: self.show_folder(path.parent)))
        answers.append(Answer(self.tr("All right", "button that closes a message"), primary=True))
        self.ask(what, why, answers, details=str(path) if path is not None else "")

    def explain_softly(self, refusal: Refusal, stays: bool = True) -> None:
        """Say what is wrong on a slip at the foot of the window."""
        from desktop.faults import explained

        what, why = explained(refusal)
        self.notice.tell(what, why, stays=stays)

    def show_folder(self, folder: Path) -> None:
        """Open a folder in the system's own window."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def keep_settings(self) -> None:
        """Write the settings down and let everything follow them."""
        hindered = self.store.settings_file.keep()
        self.apply_settings()
        if hindered is not None:
            self.explain_softly(hindered, stays=False)

    def apply_settings(self) -> None:
        """Language, theme, size of text, symbols and motion as they are in the settings."""
        chosen = self.store.settings
        CoverBox.LIFT_MS = 0 if chosen.reduced_motion else 90
        wanted = self.forced_language or (language.system() if chosen.language == "system" else chosen.language)
        if wanted != language.current():
            language.speak(wanted)
        theme.set_theme(self.forced_theme or chosen.theme)
        theme.set_text_scale(chosen.text_size / 100)
        if symbols.larger() != chosen.larger_symbols:
            symbols.set_larger(chosen.larger_symbols)
            theme.keeper().announce()
        self.settings_changed.emit()

    # -- the window --------------------------------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen() and self.now == "home":
            self.showNormal()
        elif event.key() == Qt.Key.Key_Escape and self.now != "table":
            self.back()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:
            self._seen = True
            self.painted.emit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        self._drop_table()
        first, full = self.store.first, self.isFullScreen()
        window = first.window if self.forced_size else bytes(self.saveGeometry().toBase64().data()).decode()
        if self.opening and (first.window, first.full_screen) == (window, full):
            self.closed.emit()
            return super().closeEvent(event)  # closed at once: nothing to remember
        settings = self.store.settings
        settings.window, settings.full_screen = window, full
        self.store.settings_file.keep()
        self.closed.emit()
        super().closeEvent(event)

    def _restore_window(self) -> None:
        kept = self.store.first.window
        if kept:
            self.restoreGeometry(QByteArray.fromBase64(kept.encode()))

    def _say(self) -> None:
        name = self.tr("Five Games, One Table", "the program's name")
        if self.table is not None and self.now == "table":
            self.setWindowTitle(f"{self.table.words.title()} — {name}")
        else:
            self.setWindowTitle(name)
