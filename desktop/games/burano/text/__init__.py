"""Every word of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.headings import other_title
from desktop.games.burano.state import Burano
from desktop.games.burano.text.choosing import BuranoChoosing
from desktop.games.burano.text.foresight import BuranoForesight
from desktop.games.burano.text.hints import BuranoHints
from desktop.games.burano.text.log import BuranoLog
from desktop.games.burano.text.moves import BuranoMoves
from desktop.games.burano.text.names import BuranoNames
from desktop.games.burano.text.pieces import BuranoPieces
from desktop.games.burano.text.prompts import BuranoPrompts
from desktop.games.burano.text.refusals import BuranoRefusals
from desktop.table.vocabulary import Placed


class BuranoWords(QObject):
    """The calls of `table.vocabulary.Words`; the sentences are in the files beside this one."""

    def __init__(self) -> None:
        super().__init__()
        self.names = BuranoNames()
        self.prompts = BuranoPrompts(self.names)
        self.moves = BuranoMoves(self.names)
        self.choosing = BuranoChoosing(self.names, self.moves)
        self.ahead = BuranoForesight(self.names)
        self.log = BuranoLog(self.names)
        self.refusals = BuranoRefusals(self.names)
        self.pieces = BuranoPieces(self.names)
        self.hints = BuranoHints(self.names)

    def title(self) -> str:
        return self.names.game()

    def tagline(self) -> str:
        return self.tr("Fishermen, lacemakers, and a town in six colours")

    def subtitle(self) -> str:
        return other_title("desktop.games.burano", self.title())

    # -- options -----------------------------------------------------------------------------------------------------

    def option(self, id: str) -> tuple[str, str]:
        match id:
            case "lace":
                #: an option of the game
                return self.tr("Lace workshops"), self.tr("How the coloured workshops lie in the lace quarter")
            case "start":
                #: an option of the game
                return self.tr("Starting player"), self.tr("Who has the starting marker in spring")
            case "sand_glass":
                #: an option of the game
                return self.tr("Sand-glass"), self.tr("One minute for a tower; then the rest fills itself")
        raise KeyError(id)

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        match id, value:
            case "lace", "picture":
                #: a choice of an option
                return self.tr("As pictured"), self.tr("The layout for a first game")
            case "lace", _:
                return self.tr("Random", "a layout"), self.tr("Another legal layout in every match")
            case "start", "random":
                return self.tr("Random", "a player"), self.tr("Lots are drawn", "who begins")
            case "start", _:
                #: a choice of an option
                return self.tr("First seat"), self.tr("The first seat begins")
        if value:
            #: a switch that is on
            return self.tr("On"), ""
        #: a switch that is off
        return self.tr("Off"), ""

    # -- moves -------------------------------------------------------------------------------------------------------

    def round(self, view: Burano) -> str:
        return self.prompts.round(view)

    def prompt(self, view: Burano) -> str:
        return self.prompts.prompt(view)

    def waiting(self, view: Burano, names: tuple[str, ...]) -> str:
        return self.prompts.waiting(view, names)

    def group(self, action: Action) -> str:
        return self.moves.group(action)

    def action(self, action: Action, view: Burano, names: tuple[str, ...]) -> str:
        return self.moves.action(action, view)

    def deed(self, action: Action, view: Burano) -> str:
        return self.choosing.deed(action, view)

    def question(self, action: Action, field: str, view: Burano) -> str:
        return self.choosing.question(action, field)

    def value(self, action: Action, field: str, view: Burano) -> str:
        return self.choosing.value(action, field, view)

    def button(self, id: str, view: Burano, marked: int = 0) -> str:
        return self.choosing.button(id, view, marked)

    def foresight(self, action: Action, before: Burano, after: Burano, sure: bool, names: tuple[str, ...]) -> str:
        return self.ahead.foresight(action, before, after, sure)

    def warning(self, action: Action, view: Burano) -> tuple[str, str, str] | None:
        return self.ahead.warning(action, view)

    # -- what happened and why ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, view: Burano | None) -> tuple[str, str]:
        return self.refusals.refusal(refusal, view)

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        return self.log.event(event, names)

    def score(self, source: str, params: dict[str, Any]) -> str:
        return self.log.score(source, params)

    def reason(self, reason: str, params: dict[str, Any], view: Burano) -> str:
        return self.hints.reason(reason, params)

    def note(self, view: Burano, seat: int) -> str:
        return self.log.note(view, seat)

    def piece(self, placed: Placed, view: Burano, names: tuple[str, ...]) -> str:
        return self.pieces.piece(placed, view, names)

    def place(self, zone: str, index: int | None, view: Burano, names: tuple[str, ...]) -> str:
        return self.pieces.place(zone, index, view, names)

    def result(self, view: Burano, names: tuple[str, ...]) -> str:
        return self.log.result(view, names)


WORDS = BuranoWords()
