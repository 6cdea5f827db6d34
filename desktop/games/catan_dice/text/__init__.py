"""Every word of the game."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.headings import other_title
from desktop.games.catan_dice.state import CatanDice
from desktop.games.catan_dice.text.hints import CatanDiceHints
from desktop.games.catan_dice.text.log import CatanDiceLog
from desktop.games.catan_dice.text.moves import CatanDiceMoves
from desktop.games.catan_dice.text.names import CatanDiceNames
from desktop.games.catan_dice.text.pieces import CatanDicePieces
from desktop.games.catan_dice.text.refusals import CatanDiceRefusals
from desktop.table.vocabulary import Placed


class CatanDiceWords(QObject):
    """The calls of `table.vocabulary.Words`; the sentences are in the files beside this one."""

    def __init__(self) -> None:
        super().__init__()
        self.names = CatanDiceNames()
        self.moves = CatanDiceMoves(self.names)
        self.log = CatanDiceLog(self.names)
        self.refusals = CatanDiceRefusals(self.names)
        self.pieces = CatanDicePieces(self.names)
        self.hints = CatanDiceHints(self.names)

    def title(self) -> str:
        return self.names.game()

    def tagline(self) -> str:
        return self.tr("Six dice, an island on paper, fifteen turns")

    def subtitle(self) -> str:
        return other_title("desktop.games.catan_dice", self.title())

    # -- options -----------------------------------------------------------------------------------------------------

    def option(self, id: str) -> tuple[str, str]:
        match id:
            case "map":
                #: an option of the game
                return self.tr("Map"), self.tr("Fifteen boxes in peace, or a race to ten points")
            case "simultaneous":
                return self.tr("All play a turn at once"), self.tr("Nobody sees another's turn before playing it")
            case "no_x_penalty":
                return self.tr("Empty turns cost nothing"), self.tr("An X counts 0 instead of −2, for small children")
            case "same_dice_seed":
                return self.tr("Same dice for everybody"), self.tr("Equal choices in a turn bring equal throws")
            case "longest_road_vp":
                return self.tr("Points of the Longest Road"), self.tr("On the shared island only")
        raise KeyError(id)

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        match id, value:
            case "map", "island_one":
                #: a map; its usual name
                return self.tr("Island One"), self.tr("An island of one's own, fifteen turns, most points win")
            case "map", "island_two":
                #: a map; its usual name
                return self.tr("Island Two"), self.tr("An island of one's own, first to ten points")
            case "map", "extra":
                #: a map; its usual name is "Extra"
                return self.tr("Shared island"), self.tr("All on one island, first to ten points")
            case "longest_road_vp", int():
                #: a choice of an option
                return self.tr("%n point(s)", "", int(value)), ""
        if value:
            #: a switch that is on
            return self.tr("On"), ""
        #: a switch that is off
        return self.tr("Off"), ""

    # -- moves -------------------------------------------------------------------------------------------------------

    def round(self, view: CatanDice) -> str:
        return self.moves.round(view)

    def prompt(self, view: CatanDice) -> str:
        return self.moves.prompt(view)

    def waiting(self, view: CatanDice, names: tuple[str, ...]) -> str:
        return self.moves.waiting(view, names)

    def group(self, action: Action) -> str:
        return self.moves.group(action)

    def action(self, action: Action, view: CatanDice, names: tuple[str, ...]) -> str:
        return self.moves.action(action, view)

    def deed(self, action: Action, view: CatanDice) -> str:
        return self.moves.deed(action)

    def question(self, action: Action, field: str, view: CatanDice) -> str:
        return self.moves.question(action, field)

    def value(self, action: Action, field: str, view: CatanDice) -> str:
        return self.moves.value(action, field, view)

    def button(self, id: str, view: CatanDice, marked: int = 0) -> str:
        return self.moves.button(id, marked)

    def foresight(self, action: Action, before: CatanDice, after: CatanDice, sure: bool, names: tuple[str, ...]) -> str:
        return self.moves.foresight(action, before, after) if sure else ""

    def warning(self, action: Action, view: CatanDice) -> tuple[str, str, str] | None:
        return self.moves.warning(action, view)

    # -- what happened and why ---------------------------------------------------------------------------------------

    def refusal(self, refusal: Refusal, view: CatanDice | None) -> tuple[str, str]:
        return self.refusals.refusal(refusal)

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        return self.log.event(event, names)

    def score(self, source: str, params: dict[str, Any]) -> str:
        return self.log.score(source, params)

    def reason(self, reason: str, params: dict[str, Any], view: CatanDice) -> str:
        return self.hints.reason(reason, params)

    def note(self, view: CatanDice, seat: int) -> str:
        return self.log.note(view, seat)

    def piece(self, placed: Placed, view: CatanDice, names: tuple[str, ...]) -> str:
        return self.pieces.piece(placed, view, names)

    def place(self, zone: str, index: int | None, view: CatanDice, names: tuple[str, ...]) -> str:
        return self.pieces.place(zone, index, view, names)

    def result(self, view: CatanDice, names: tuple[str, ...]) -> str:
        return self.log.result(view, names)


WORDS = CatanDiceWords()
