"""Every word of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.headings import other_title
from desktop.games.pagoda.state import Pagodas
from desktop.games.pagoda.text.hints import PagodaHints
from desktop.games.pagoda.text.log import PagodaLog
from desktop.games.pagoda.text.moves import PagodaMoves
from desktop.games.pagoda.text.names import PagodaNames
from desktop.games.pagoda.text.pieces import PagodaPieces
from desktop.games.pagoda.text.refusals import PagodaRefusals
from desktop.table.vocabulary import Placed


class PagodaWords(QObject):
    """The calls of `table.vocabulary.Words`; the sentences are in the files beside this one."""

    def __init__(self) -> None:
        super().__init__()
        self.names = PagodaNames()
        self.moves = PagodaMoves(self.names)
        self.log = PagodaLog(self.names)
        self.hints = PagodaHints(self.names)
        self.pieces = PagodaPieces(self.names)
        self.refusals = PagodaRefusals(self.names)

    def title(self) -> str:
        #: the game's title
        return self.tr("Pagoda")

    def subtitle(self) -> str:
        return other_title("desktop.games.pagoda", self.title())

    def tagline(self) -> str:
        return self.tr("Two builders, six pagodas, one careful eye on the other's cards")

    # -- options -------------------------------------------------------------------------------------------------------

    def option(self, id: str) -> tuple[str, str]:
        match id:
            case "quick":
                #: an option
                return self.tr("Quick mode"), self.tr("Pagodas of three floors; a spire counts less")
            case "simple":
                #: an option
                return self.tr("Simple mode"), self.tr("No abilities: for the first match")
            case "start":
                #: an option
                return self.tr("Starting player"), self.tr("Who takes the first turn and keeps the marker")
        raise KeyError(id)

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        match value:
            case "random":
                #: a choice of the option "Starting player"
                return self.tr("By lot"), self.tr("Drawn when the match begins")
            case "first":
                #: a choice of the option "Starting player"
                return self.tr("First seat"), ""
            case "second":
                #: a choice of the option "Starting player"
                return self.tr("Second seat"), ""
            case True:
                #: a switch that is on
                return self.tr("On"), ""
            case _:
                #: a switch that is off
                return self.tr("Off"), ""

    # -- moves ---------------------------------------------------------------------------------------------------------

    def round(self, view: Pagodas) -> str:
        return self.moves.round(view)

    def prompt(self, view: Pagodas) -> str:
        return self.moves.prompt(view)

    def waiting(self, view: Pagodas, names: tuple[str, ...]) -> str:
        return self.moves.waiting(view, names)

    def group(self, action: Action) -> str:
        return self.moves.group(action)

    def action(self, action: Action, view: Pagodas, names: tuple[str, ...]) -> str:
        return self.moves.action(action, view)

    def deed(self, action: Action, view: Pagodas) -> str:
        return self.moves.deed(action)

    def question(self, action: Action, field: str, view: Pagodas) -> str:
        return self.moves.question(action, field)

    def value(self, action: Action, field: str, view: Pagodas) -> str:
        return self.moves.value(action, field, view)

    def button(self, id: str, view: Pagodas, marked: int = 0) -> str:
        return self.moves.button(id, view)

    def foresight(self, action: Action, before: Pagodas, after: Pagodas, sure: bool, names: tuple[str, ...]) -> str:
        return self.moves.foresight(before, after)

    def warning(self, action: Action, view: Pagodas) -> tuple[str, str, str] | None:
        return self.moves.warning(action, view)

    # -- what happened and why -----------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, view: Pagodas | None) -> tuple[str, str]:
        return self.refusals.refusal(refusal)

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        return self.log.event(event, names)

    def score(self, source: str, params: dict[str, Any]) -> str:
        return self.log.score(source, params)

    def reason(self, reason: str, params: dict[str, Any], view: Pagodas) -> str:
        return self.hints.reason(reason, params)

    def note(self, view: Pagodas, seat: int) -> str:
        return self.log.note(view, seat)

    def piece(self, placed: Placed, view: Pagodas, names: tuple[str, ...]) -> str:
        return self.pieces.piece(placed, view, names)

    def place(self, zone: str, index: int | None, view: Pagodas, names: tuple[str, ...]) -> str:
        return self.pieces.place(zone, index, view, names)

    def result(self, view: Pagodas, names: tuple[str, ...]) -> str:
        return self.log.result(view, names)


WORDS = PagodaWords()
