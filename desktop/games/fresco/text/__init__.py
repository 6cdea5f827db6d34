"""Every word of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.headings import other_title
from desktop.games.fresco.state import Fresco
from desktop.games.fresco.text.choices import FrescoChoices
from desktop.games.fresco.text.hints import FrescoHints
from desktop.games.fresco.text.log import FrescoLog
from desktop.games.fresco.text.moves import FrescoMoves
from desktop.games.fresco.text.names import FrescoNames
from desktop.games.fresco.text.pieces import FrescoPieces
from desktop.games.fresco.text.prompts import FrescoPrompts
from desktop.games.fresco.text.refusals import FrescoRefusals
from desktop.table.vocabulary import Placed


class FrescoWords(QObject):
    """The calls of `table.vocabulary.Words`; the sentences are in the files beside this one."""

    def __init__(self) -> None:
        super().__init__()
        self.names = FrescoNames()
        self.prompts = FrescoPrompts(self.names)
        self.moves = FrescoMoves(self.names)
        self.choices = FrescoChoices(self.names)
        self.log = FrescoLog(self.names)
        self.refusals = FrescoRefusals(self.names)
        self.pieces = FrescoPieces(self.names)
        self.hints = FrescoHints(self.names)

    def title(self) -> str:
        return self.names.game()

    def tagline(self) -> str:
        return self.tr("Rise early, blend paints, restore a ceiling")

    def subtitle(self) -> str:
        return other_title("desktop.games.fresco", self.title())

    # -- options -------------------------------------------------------------------------------------------------------

    def option(self, id: str) -> tuple[str, str]:
        match id:
            case "portraits":
                #: an expansion
                return self.tr("Portraits"), self.tr("Cards in the studio instead of money; nine rounds at most")
            case "requests":
                #: an expansion
                return self.tr("Bishop's Request"), self.tr("Fresco tiles become points and a lasting income")
            case "specials":
                #: an expansion
                return self.tr("Special Blend Colours"), self.tr("Pink and brown, and seven tiles of great value")
            case "bishop_follows_restoration":
                #: an option
                return self.tr("The bishop follows"), self.tr("The bishop comes to every tile that is restored")
            case "round_limit":
                #: an option
                return self.tr("Limit of rounds"), self.tr("The last round comes at the latest after so many")
        raise KeyError(id)

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        if id == "round_limit":
            if not value:
                #: a choice of the option "Limit of rounds"
                return self.tr("No limit"), self.tr("The match ends when six tiles are left")
            return self.tr("%n round(s)", "a choice of an option", int(value)), ""
        if value:
            #: a switch that is on
            return self.tr("On"), ""
        #: a switch that is off
        return self.tr("Off"), ""

    # -- moves ---------------------------------------------------------------------------------------------------------

    def round(self, view: Fresco) -> str:
        return self.prompts.round(view)

    def prompt(self, view: Fresco) -> str:
        return self.prompts.prompt(view)

    def waiting(self, view: Fresco, names: tuple[str, ...]) -> str:
        return self.prompts.waiting(view, names)

    def group(self, action: Action) -> str:
        return self.moves.group(action)

    def action(self, action: Action, view: Fresco, names: tuple[str, ...]) -> str:
        return self.moves.action(action, view, names)

    def deed(self, action: Action, view: Fresco) -> str:
        return self.choices.deed(action, view)

    def question(self, action: Action, field: str, view: Fresco) -> str:
        return self.choices.question(field)

    def value(self, action: Action, field: str, view: Fresco) -> str:
        return self.choices.value(action, field, view)

    def button(self, id: str, view: Fresco, marked: int = 0) -> str:
        return self.choices.button(id, view)

    def foresight(self, action: Action, before: Fresco, after: Fresco, sure: bool, names: tuple[str, ...]) -> str:
        return self.choices.foresight(action, before, after)

    def warning(self, action: Action, view: Fresco) -> tuple[str, str, str] | None:
        return self.choices.warning(action, view)

    # -- what happened and why -----------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, view: Fresco | None) -> tuple[str, str]:
        return self.refusals.refusal(refusal)

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        return self.log.event(event, names)

    def score(self, source: str, params: dict[str, Any]) -> str:
        return self.log.score(source, params)

    def reason(self, reason: str, params: dict[str, Any], view: Fresco) -> str:
        return self.hints.reason(reason, params)

    def note(self, view: Fresco, seat: int) -> str:
        return self.log.note(view, seat)

    def piece(self, placed: Placed, view: Fresco, names: tuple[str, ...]) -> str:
        return self.pieces.piece(placed, view, names)

    def place(self, zone: str, index: int | None, view: Fresco, names: tuple[str, ...]) -> str:
        return self.pieces.place(zone, index, view, names)

    def result(self, view: Fresco, names: tuple[str, ...]) -> str:
        return self.log.result(view, names)


WORDS = FrescoWords()
