"""Who learns now: a pill with the name, and a menu to choose another, to add one, and to begin anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QMenu, QWidget

from desktop.engine.seats import NAME_LIMIT, tidy
from desktop.look.widgets.plain_label import tip
from desktop.windows import shelf
from desktop.windows.overlay import Answer, Card
from desktop.windows.pills import PillButton

if TYPE_CHECKING:
    from desktop.store.store import Store
    from desktop.windows.shell import Shell

SHOWN = 30  # names in the menu: a class


def known_names(store: Store) -> list[str]:
    """Everybody who has learned or played here, who learned first."""
    names = [*store.progress.people, *store.settings.names, *store.records.people()]
    return list(dict.fromkeys(name for name in names if name))


class LearnerPill(PillButton):
    """`changed()` when another person learns, or what was learned has been forgotten. `game` says which one a page is
    about ("" none)."""

    changed = Signal()

    def __init__(self, shell: Shell, game: Callable[[], str] = lambda: "", parent: QWidget | None = None) -> None:
        super().__init__("user", parent)
        self.shell, self._game = shell, game
        self.clicked.connect(lambda: self.menu().popup(self.mapToGlobal(QPoint(0, self.height()))))

    def say(self) -> None:
        """Show who learns."""
        name = self.shell.store.progress.learner
        #: button: nobody has said yet who the learner is
        self.set_words(name or self.tr("Who is learning?"))
        if name:
            #: read out; {name} is the learner's
            self.setAccessibleName(self.tr("Learner: {name}").format(name=name))
        self.setToolTip(tip(self.accessibleName()))

    def menu(self) -> QMenu:
        """Everybody who is known here, and what else can be done."""
        menu, progress = QMenu(self), self.shell.store.progress
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name in known_names(self.shell.store)[:SHOWN]:
            entry = menu.addAction(name.replace("&", "&&"))
            entry.setCheckable(True)
            entry.setChecked(name == progress.learner)
            entry.triggered.connect(lambda _=False, name=name: self.choose(name))
        menu.addSeparator()
        #: menu
        menu.addAction(self.tr("Another name…"), self.ask_name)
        game = self._game()
        ways: list[QAction] = []
        if game and progress.of(game).anything:
            title = shelf.title(game)[0]
            #: menu: what the learner has learned of a game is forgotten; {game} is a title
            ways.append(menu.addAction(self.tr("Begin {game} anew…").format(game=title), lambda: self.ask_forget(game)))
        if progress.learner in progress.people or (not progress.learner and progress.nameless):
            #: menu: what the learner has learned of all games is forgotten
            ways.append(menu.addAction(self.tr("Begin everything anew…"), lambda: self.ask_forget("")))
        if ways:
            menu.insertSeparator(ways[0])
        return menu

    def choose(self, name: str) -> None:
        """Somebody learns from now on; what was learned without a name may be theirs."""
        progress = self.shell.store.progress
        nobody = not progress.learner
        hindered = progress.choose(name)
        self.changed.emit()
        if hindered is not None:
            self.shell.explain_softly(hindered, stays=False)
        if nobody and progress.nameless:
            self.shell.ask(
                #: title of a question; {name} is a person's
                self.tr("Was that you, {name}?").format(name=name),
                self.tr("Something was learned here before anybody gave a name. It can count for {name}.").format(
                    name=name
                ),
                [
                    Answer(self.tr("No, leave it", "button")),
                    Answer(self.tr("Yes, that was me", "button"), self._take_over, True),
                ],
            )

    def _take_over(self) -> None:
        self.shell.store.progress.take_over()
        self.changed.emit()

    def ask_name(self) -> None:
        """A card with a field for a new name."""
        field = QLineEdit()
        field.setMaxLength(NAME_LIMIT)
        #: in an empty field
        field.setPlaceholderText(self.tr("Your name"))
        field.setAccessibleName(self.tr("Your name"))
        given: list[str] = [""]
        field.textChanged.connect(lambda words: given.__setitem__(0, tidy(words)))

        def take() -> None:
            if given[0]:
                self.choose(given[0])

        card = self.shell.ask(
            #: title of a card with a field for a name
            self.tr("Who is learning?"),
            self.tr("Lessons and quiz are kept under this name, on this computer only."),
            [Answer(self.tr("Not now", "button")), Answer(self.tr("That is me", "button"), take, True)],
        )
        _put(card, field)

    def ask_forget(self, game: str) -> None:
        """Ask before anything is forgotten: of one game, or ("") of all."""
        progress = self.shell.store.progress
        name = progress.learner
        if game:
            #: question; {game} is a title
            title = self.tr("Begin {game} anew?").format(game=shelf.title(game)[0])
        else:
            #: question: all that was learned, of every game
            title = self.tr("Begin everything anew?")
        if name:
            #: {name} is the learner's
            what = self.tr("Lessons, quiz and coach of {name} start from nothing. Others keep theirs; matches stay.")
        else:
            what = self.tr("Lessons, quiz and coach start from nothing. Others keep theirs; matches stay.")

        def forget() -> None:
            hindered = progress.forget(game)
            self.changed.emit()
            if hindered is not None:
                self.shell.explain_softly(hindered, stays=False)

        self.shell.ask(
            title,
            what.format(name=name),
            [
                Answer(self.tr("Begin anew", "button"), forget),
                Answer(self.tr("Keep what is learned", "button"), primary=True),
            ],
        )


def _put(card: Card, field: QLineEdit) -> None:
    """Put a field over the buttons of a card; Enter in it presses the bold one."""
    column = card.paper.layout()
    assert column is not None
    column.insertWidget(column.count() - 2, field)  # type: ignore[attr-defined]
    field.returnPressed.connect(card.buttons[-1].click)
    field.show()
    card.refit()
    field.setFocus(Qt.FocusReason.OtherFocusReason)
