"""The sheet with the options of a new match: what the game offers, own numbers, learning, the seed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.engine.options import completed
from desktop.look import fonts, theme
from desktop.look.widgets.buttons import PlainButton, QuietButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.store.editions import OwnEdition
from desktop.store.settings import LastMatch
from desktop.table.vocabulary import Look, Scene
from desktop.windows import seating, shelf
from desktop.windows.option_parts import ChoiceOption, OptionCards, OptionRow, SwitchOption


class OptionsSheet(PaperPanel):
    """`options`, `learning`, `open_hands`, `edition` and `seed_words` are what is chosen. `changed()` after a person has changed one."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.game: Game | None = None
        self.options: dict[str, Any] = {}
        self.learning, self.open_hands, self.edition, self.seed_words = False, False, "", ""
        self.parts: dict[str, OptionCards | ChoiceOption | SwitchOption] = {}
        self._own: list[tuple[str, str]] = []
        self._compact = False
        self._options, self._numbers_place = QVBoxLayout(), QVBoxLayout()
        self._options.setSpacing(8)
        self.numbers: ChoiceOption | None = None
        self.learn = SwitchOption("graduation-cap")
        self.learn.changed.connect(self._learns)
        self.open = SwitchOption("eye")
        self.open.changed.connect(self._opens)
        self.more = QuietButton(icon="chevron-right", size=15)
        self.more.clicked.connect(lambda: self.show_more(not self.seed_row.isVisibleTo(self)))
        self.seed_field = QLineEdit()
        self.seed_field.setMaxLength(40)
        self.seed_field.textEdited.connect(self._seed_typed)
        self.another = PlainButton(icon="dices")
        self.another.clicked.connect(self._another_seed)
        control = QWidget()
        row = QHBoxLayout(control)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.seed_field)
        row.addWidget(self.another)
        self.seed_row = OptionRow(control)
        self.seed_row.hide()
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addLayout(self._options)
        column.addLayout(self._numbers_place)
        column.addWidget(self.learn)
        column.addWidget(self.open)
        column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.seed_row)

    def fill(self, game: Game, last: LastMatch | None, own: list[OwnEdition]) -> None:
        """Begin with what was chosen last, as far as it still exists, and a new seed."""
        self.game = game
        chosen = completed(game.options, last.options if last is not None else {})
        self.options = {o.id: o.default for o in game.options} if isinstance(chosen, Refusal) else chosen
        self.learning = self.open_hands = False
        self.seed_words = seating.seed_words(seating.new_seed())
        self._make_parts(game)
        good = [entry for entry in own if entry.flaw is None]
        self._own = [("", ""), *((entry.edition, entry.name) for entry in good)]
        self.edition = last.edition if last is not None and any(last.edition == e for e, _ in self._own) else ""
        self._make_numbers()
        self.show_more(False)
        self.say()

    def _make_parts(self, game: Game) -> None:
        for part in self.parts.values():
            self._options.removeWidget(part)
            part.hide()
            part.deleteLater()
        self.parts = {}
        asked_with_seats = game.starter[0] if game.starter is not None else ""
        for option in game.options:
            if option.id == asked_with_seats:
                continue
            if option.picture:
                part: Any = OptionCards(option, self._pictures(option.id, option.choices))
                part.chosen.connect(lambda value, id=option.id: self._choose(id, value))
            else:
                part = SwitchOption() if option.is_switch else ChoiceOption(option.choices)
                part.changed.connect(lambda value, id=option.id: self._choose(id, value))
            self.parts[option.id] = part
            self._options.addWidget(part)

    def _make_numbers(self) -> None:
        if self.numbers is not None:
            self._numbers_place.removeWidget(self.numbers)
            self.numbers.hide()
            self.numbers.deleteLater()
            self.numbers = None
        if len(self._own) > 1:
            self.numbers = ChoiceOption(tuple(edition for edition, _ in self._own))
            self.numbers.changed.connect(self._edition_chosen)
            self._numbers_place.addWidget(self.numbers)

    def _pictures(self, id: str, values: tuple[Any, ...]) -> list[Look | None]:
        assert self.game is not None
        board = games.board(self.game.id)
        scene = Scene("wide", None, theme.current().name)
        return [board.picture(f"{id}.{value}", scene) for value in values]

    def say(self) -> None:
        """Every word, in the language spoken now."""
        #: a switch of a new match
        self.learn.set_words(self.tr("Learning match"), self.tr("Undo without limit; it does not count in the history"))
        self.open.set_words(
            #: a switch of a new match that is for learning: everybody may see everybody's cards
            self.tr("Open hands"),
            #: under the switch "Open hands"
            self.tr("Only if all agree: anybody may look at the table through another's eyes"),
        )
        self.seed_row.set_words(
            #: the number from which all chance of a match comes
            self.tr("Seed"),
            self.tr("The same number deals the same cards and dice, so you can compare with friends"),
        )
        #: button: draw another seed
        self.another.setText(self.tr("Another"))
        #: the number from which all chance of a match comes
        self.seed_field.setAccessibleName(self.tr("Seed"))
        if self.game is None:
            return
        words = shelf.words(self.game.id)
        for id, part in self.parts.items():
            if isinstance(part, OptionCards):
                part.say(words)
            else:
                part.set_words(*words.option(id))
            if isinstance(part, ChoiceOption):
                told = [words.choice(id, value) for value in part.values]
                part.set_labels([name for name, _ in told], [line for _, line in told])
            part.set_value(self.options[id])
        if self.numbers is not None:
            #: which numbers a match is played with: the program's or an owner's own
            self.numbers.set_words(self.tr("Numbers"), self.tr("The program's own tables, or those of your box"))
            #: the program's own tables of numbers
            self.numbers.set_labels([self.tr("Built in"), *(name for _, name in self._own[1:])])
            self.numbers.set_value(self.edition)
        self.refresh()

    def refresh(self) -> None:
        """Seed and learning as they are now."""
        if self.seed_field.text() != self.seed_words:
            self.seed_field.setText(self.seed_words)
        self.learn.set_value(self.learning)
        self.open.set_value(self.open_hands)
        self.open.setVisible(self.learning)
        shown = self.seed_row.isVisibleTo(self)
        #: button that folds away what was unfolded
        less = self.tr("Less")
        #: button that unfolds; {seed} is "4821-0417"
        more = self.tr("More: seed {seed}").format(seed=self.seed_words)
        self.more.setText(less if shown else more)

    def arrange(self, compact: bool) -> None:
        self._compact = compact
        self.set_padding(4 if compact else 14)
        self.layout().setSpacing(3 if compact else 8)
        self._options.setSpacing(3 if compact else 8)
        self.seed_field.setFixedWidth(round(fonts.scaled(190)))
        for part in self.parts.values():
            if isinstance(part, OptionCards):
                part.arrange(compact)
            else:
                part.set_small(compact)
        for row in (self.learn, self.open, self.seed_row, *([self.numbers] if self.numbers else [])):
            row.set_small(compact)

    def flaw(self, seats: int) -> Refusal | None:
        """Why this cannot be played by so many."""
        assert self.game is not None
        seed = seating.seed_of(self.seed_words)
        return seed if isinstance(seed, Refusal) else self.game.options_flaw(self.options, seats)

    def show_flaw(self, flaw: Refusal | None, words: str) -> None:
        """Say below the field or the last row what is wrong."""
        of_seed = flaw is not None and flaw.code == "seed_invalid"
        self.seed_row.set_error(words if of_seed else "")
        self.learn.set_error(words if flaw is not None and not of_seed else "")

    def show_more(self, on: bool) -> None:
        """Unfold the seed, or fold it away."""
        self.seed_row.setVisible(on)
        self.more.set_line_icon("chevron-down" if on else "chevron-right")
        self.refresh()

    # -- what a person did -------------------------------------------------------------------------------------------

    def _choose(self, id: str, value: Any) -> None:
        self.options[id] = value
        self.changed.emit()

    def _edition_chosen(self, edition: object) -> None:
        self.edition = str(edition)
        self.changed.emit()

    def _learns(self, on: object) -> None:
        self.learning = bool(on)
        self.open_hands = self.open_hands and self.learning
        self.refresh()
        self.changed.emit()

    def _opens(self, on: object) -> None:
        self.open_hands = bool(on)
        self.changed.emit()

    def _seed_typed(self, words: str) -> None:
        self.seed_words = words
        self.changed.emit()

    def _another_seed(self) -> None:
        self.seed_words = seating.seed_words(seating.new_seed())
        self.refresh()
        self.changed.emit()
