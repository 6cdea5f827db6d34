"""Actions in the words of the lessons, both ways: `said` names an action, `action` builds one from its words.

A die is named by what it shows and which it is, from 1: `B1`, `$6` (`?1` before the first throw)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.engine.action import Action
from desktop.games.catan_dice.actions.building import Build, EndTurn, MarkStart
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.lessons.letters import LETTERS, kind_of, letter_of
from desktop.games.catan_dice.state import CatanDice, What

_PLAIN: dict[str, Callable[[], Action]] = {"roll": RollDice, "stop": Stop, "end": EndTurn}


def said(action: Action, state: CatanDice, order: Sequence[str]) -> tuple[str, ...]:
    """An action's words. `order` are the seats of the scene."""
    match action:
        case RollDice():
            return ("roll",)
        case Stop():
            return ("stop",)
        case EndTurn():
            return ("end",)
        case Reroll(dice):
            return ("reroll", *(_die(state, die) for die in dice))
        case TradeGold(die, face):
            return ("trade", _die(state, die), letter_of(face))
        case UseJoker(joker, die, face):
            return ("joker", joker, _die(state, die), letter_of(face))
        case MarkStart(place):
            return ("start", place)
        case Build(what, place):
            return ("build" if what is kind_of(place) else "upgrade", place)
        case _:
            pass
    raise ValueError(f"no words for {action!r}")


def action(words: str, state: CatanDice, order: Sequence[str]) -> Action:
    """The action of literal words, legal or not. Raises ValueError for words that mean nothing."""
    name, *rest = words.split()
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    match name, rest:
        case "reroll", dice if dice:
            return Reroll(tuple(_index(state, die) for die in dice))
        case "trade", [die, letter]:
            return TradeGold(_index(state, die), LETTERS[letter])
        case "joker", [joker, die, letter]:
            return UseJoker(joker, _index(state, die), LETTERS[letter])
        case "start", [place]:
            return MarkStart(place)
        case "build", [place]:
            return Build(kind_of(place), place)
        case "upgrade", [place]:
            return Build(What.CITY, place)
        case _:
            pass
    raise ValueError(f"no action is called “{words}”")


def _die(state: CatanDice, index: int) -> str:
    return f"{letter_of(state.dice[index].face)}{index + 1}"


def _index(state: CatanDice, word: str) -> int:
    """Which die is meant; the letter must be what it shows, so that a lesson's words never stray from its dice."""
    index = int(word[1:]) - 1
    if not 0 <= index < len(state.dice) or _die(state, index) != word:
        raise ValueError(f"no die is “{word}” here")
    return index
