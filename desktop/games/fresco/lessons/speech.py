"""Actions in the words of the lessons, both ways: `said` names an action, `action` builds one from its words."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.action import Action
from desktop.games.fresco import actions as a
from desktop.games.fresco import grid
from desktop.games.fresco.box import box
from desktop.games.fresco.lessons.laying import COLUMN, LEONARDO, space_of
from desktop.games.fresco.paints import LETTERS, PAINTS, Paint, letters, of
from desktop.games.fresco.state import Fresco


def paint_of(letter: str) -> Paint:
    return PAINTS[LETTERS.index(letter)]


def said(action: Action, state: Fresco, order: Sequence[str]) -> tuple[str, ...]:
    """An action's words. `order` are the seats of the scene; Leonardo comes after them."""
    match action:
        case a.Wake(who, line):
            return ("wake", (*order, LEONARDO)[who], str(box(state).hours[line][0]))
        case a.PlaceAssistant(column):
            return ("place", COLUMN[column])
        case a.ConfirmPlan():
            return ("confirm",)
        case a.BuyGoods(stall, tile):
            return ("buy", str(stall + 1), tile)
        case a.BuyPaint(paint):
            return ("supply", paint.letter)
        case a.CloseStall(stall):
            return ("close", str(stall + 1))
        case a.Restore(space):
            return ("restore", _row_column(space))
        case a.RestoreAltar(paints):
            return ("altar", letters(paints))
        case a.MoveBishop(space):
            return ("bishop", _row_column(space))
        case a.PaintForMoney():
            return ("money",)
        case a.TakePortrait(card):
            return ("portrait", card)
        case a.Blend(first, second):
            return ("blend", first.letter, second.letter)
        case a.BeginRequest(stack):
            return ("request", stack)
        case a.GiveTile(tile):
            return ("give", tile)
        case a.LandOn(space):
            return ("land", str(space))
        case a.ChoosePaint(paint):
            return ("paint", paint.letter)
        case a.LeonardoRestores(space):
            return (LEONARDO, _row_column(space))
        case _:
            assert isinstance(action, a.Leave)
            return ("leave",)


def action(words: str, state: Fresco, order: Sequence[str]) -> Action:
    """The action of literal words, legal or not. Raises ValueError for words that mean nothing."""
    match words.split():
        case ["wake", who, hour]:
            lines = [time for time, _, _ in box(state).hours]
            return a.Wake((*order, LEONARDO).index(who), lines.index(int(hour)))
        case ["place", column]:
            return a.PlaceAssistant(COLUMN.index(column))
        case ["confirm"]:
            return a.ConfirmPlan()
        case ["buy", stall, tile]:
            return a.BuyGoods(int(stall) - 1, tile)
        case ["supply", letter]:
            return a.BuyPaint(paint_of(letter))
        case ["close", stall]:
            return a.CloseStall(int(stall) - 1)
        case ["restore", space]:
            return a.Restore(space_of(space))
        case ["altar", paints]:
            return a.RestoreAltar(of(paints))
        case ["bishop", space]:
            return a.MoveBishop(space_of(space))
        case ["money"]:
            return a.PaintForMoney()
        case ["portrait", card]:
            return a.TakePortrait(card)
        case ["blend", first, second]:
            return a.Blend(*of(first + second))
        case ["request", stack]:
            return a.BeginRequest(stack)
        case ["give", tile]:
            return a.GiveTile(tile)
        case ["land", space]:
            return a.LandOn(int(space))
        case ["paint", letter]:
            return a.ChoosePaint(paint_of(letter))
        case ["leonardo", space]:
            return a.LeonardoRestores(space_of(space))
        case ["leave"]:
            return a.Leave()
        case _:
            raise ValueError(f"no action is called “{words}”")


def _row_column(space: int) -> str:
    row, column = grid.row_column(space)
    return f"{row}.{column}"
