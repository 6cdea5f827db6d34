"""Every word of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.headings import other_title
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.text.deeds import IstanbulDeeds
from desktop.games.istanbul.text.foresight import IstanbulForesight
from desktop.games.istanbul.text.hints import IstanbulHints
from desktop.games.istanbul.text.log import IstanbulLog
from desktop.games.istanbul.text.moves import IstanbulMoves
from desktop.games.istanbul.text.names import IstanbulNames
from desktop.games.istanbul.text.pieces import IstanbulPieces
from desktop.games.istanbul.text.prompts import IstanbulPrompts
from desktop.games.istanbul.text.refusals import IstanbulRefusals
from desktop.table.vocabulary import Placed


class IstanbulWords(QObject):
    """The calls of `table.vocabulary.Words`; the sentences are in the files beside this one."""

    def __init__(self) -> None:
        super().__init__()
        self.names = IstanbulNames()
        self.prompts = IstanbulPrompts(self.names)
        self.moves = IstanbulMoves(self.names)
        self.deeds = IstanbulDeeds()
        self.foresights = IstanbulForesight(self.names)
        self.log = IstanbulLog(self.names)
        self.refusals = IstanbulRefusals(self.names)
        self.pieces = IstanbulPieces(self.names)
        self.hints = IstanbulHints(self.names)

    def title(self) -> str:
        return self.names.game()

    def tagline(self) -> str:
        return self.tr("Hurry through the bazaar, gather rubies before the others")

    def subtitle(self) -> str:
        return other_title("desktop.games.istanbul", self.title())

    # -- options -----------------------------------------------------------------------------------------------------

    def option(self, id: str) -> tuple[str, str]:
        match id:
            case "layout":
                #: an option: how the sixteen places lie
                return self.tr("Bazaar"), self.tr("How the sixteen places lie")
            case "starter":
                #: an option
                return self.tr("Starting player"), self.tr("Who begins; the others start with more Lira")
            case "neutral_assistants":
                #: an option
                return (
                    self.tr("Neutral assistants"),
                    self.tr("Each stack holds one that anybody may collect; for up to four players"),
                )
        raise KeyError(id)

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        match id, value:
            case "layout", "short":
                #: a layout
                return self.tr("Short paths"), self.tr("Useful places lie close together; good for a first match")
            case "layout", "long":
                #: a layout
                return self.tr("Long paths"), self.tr("What belongs together lies far apart; plan ahead")
            case "layout", "red":
                #: a layout
                return self.tr("In order"), self.tr("By number, the warehouses in one row")
            case "layout", "random":
                #: a layout
                return self.tr("Random"), self.tr("Another bazaar each time, the Fountain inside")
            case "layout", "balanced":
                #: a layout: random, but fair
                return self.tr("Balanced"), self.tr("Random, with the first steps near the Fountain")
            case "starter", "random":
                #: who begins
                lot = self.tr("By lot")
                #: the starting player follows from the seed
                return lot, self.tr("The seed decides")
            case "starter", int():
                #: who begins
                return self.tr("Seat {n}").format(n=value), ""
        if value:
            #: a switch that is on
            return self.tr("On"), ""
        #: a switch that is off
        return self.tr("Off"), ""

    # -- moves -------------------------------------------------------------------------------------------------------

    def round(self, view: Bazaar) -> str:
        return self.prompts.round(view)

    def prompt(self, view: Bazaar) -> str:
        return self.prompts.prompt(view)

    def waiting(self, view: Bazaar, names: tuple[str, ...]) -> str:
        return self.prompts.waiting(view, names)

    def group(self, action: Action) -> str:
        return self.moves.group(action)

    def action(self, action: Action, view: Bazaar, names: tuple[str, ...]) -> str:
        return self.moves.action(action, view, names)

    def deed(self, action: Action, view: Bazaar) -> str:
        return self.deeds.deed(action)

    def question(self, action: Action, field: str, view: Bazaar) -> str:
        return self.moves.question(action, field)

    def value(self, action: Action, field: str, view: Bazaar) -> str:
        return self.moves.value(action, field)

    def button(self, id: str, view: Bazaar, marked: int = 0) -> str:
        return self.pieces.button(id, view, marked)

    def foresight(self, action: Action, before: Bazaar, after: Bazaar, sure: bool, names: tuple[str, ...]) -> str:
        return self.foresights.foresight(action, before, after, sure)

    def warning(self, action: Action, view: Bazaar) -> tuple[str, str, str] | None:
        return self.foresights.warning(action, view)

    # -- what happened and why ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, view: Bazaar | None) -> tuple[str, str]:
        return self.refusals.refusal(refusal, "" if view is None else self.prompts.prompt(view))

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        return self.log.event(event, names)

    def score(self, source: str, params: dict[str, Any]) -> str:
        return self.log.score(source, params)

    def reason(self, reason: str, params: dict[str, Any], view: Bazaar) -> str:
        return self.hints.reason(reason, params)

    def note(self, view: Bazaar, seat: int) -> str:
        return self.log.note(view, seat)

    def piece(self, placed: Placed, view: Bazaar, names: tuple[str, ...]) -> str:
        return self.pieces.piece(placed, view, names)

    def place(self, zone: str, index: int | None, view: Bazaar, names: tuple[str, ...]) -> str:
        return self.pieces.place(zone, index, view, names)

    def result(self, view: Bazaar, names: tuple[str, ...]) -> str:
        return self.log.result(view, names)


WORDS = IstanbulWords()
