"""Positions written shortly: colours as letters R O Y G B W, fish as names, cells as (row, column)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.chance import Chance
from desktop.engine.play import begin, candidates, legal, play, refusal
from desktop.games.burano.actions import Done, DrawRoof, EndTurn, FillTower, FinishTower
from desktop.games.burano.box import Roof, squares
from desktop.games.burano.game import GAME
from desktop.games.burano.geometry import TOWER
from desktop.games.burano.pieces import COLOURS, LETTERS, Colour, Fish, Symbol
from desktop.games.burano.state import Burano, Cell, RoofsFrame, TowerFrame, TurnFrame

R, O, Y, G, B, W = COLOURS
OPTIONS: dict[str, Any] = {"lace": "picture", "start": "first", "sand_glass": False}


def cubes(letters: str) -> list[Colour]:
    return [COLOURS[LETTERS.index(letter)] for letter in letters if letter != " "]


def roof(symbol: Symbol, ends: str) -> Roof:
    a, b = sorted(cubes(ends))
    return Roof(symbol, a, b)


def fish(words: str) -> list[Fish]:
    return sorted(Fish[word.upper()] for word in words.split())


def fresh(seats: int = 2, seed: int = 1, **options: Any) -> Burano:
    """A match at its first decision; the first seat begins."""
    state = GAME.setup(seats, {**OPTIONS, **options}, seed)
    begin(GAME, state)
    return state


def act(state: Burano, action: Action) -> list[Event]:
    """Take a legal action."""
    why = refusal(GAME, state, action)
    assert why is None, (action, why)
    return play(GAME, state, action)


def why(state: Burano, action: Action) -> Refusal:
    """Why an action is refused; its rule has an anchor."""
    found = refusal(GAME, state, action)
    assert found is not None, f"{action} is legal"
    assert action not in legal(GAME, state)
    return found


def draw_roofs(state: Burano) -> None:
    """Everybody takes or keeps what can be taken."""
    while isinstance(state.top, RoofsFrame):
        found = [action for action in legal(GAME, state) if isinstance(action, DrawRoof | Done)]
        act(state, found[0])


def build_towers(state: Burano) -> None:
    """Every tower by rule."""
    while isinstance(state.top, TowerFrame):
        if refusal(GAME, state, FillTower()) is None:
            act(state, FillTower())
        act(state, FinishTower())


def table(seats: int = 2, seed: int = 1, fishing: str = "RO", lace: str = "YG", wages: str = "BW") -> Burano:
    """The first turn of the first seat, everybody with the standard ring from letter A on; markers as wanted. Towers are
    filled by rule."""
    state = fresh(seats, seed)
    draw_roofs(state)
    build_towers(state)
    state.markers = cubes(fishing + lace + wages)
    for family in state.families:
        family.segments = (0, 1, 2, 3)
    assert state.top == TurnFrame(0)
    return state


def tower(letters: str) -> list[Colour | None]:
    """A tower from the bottom by rows; "." is an empty cell."""
    found: list[Colour | None] = [None if x == "." else COLOURS[LETTERS.index(x)] for x in letters if x != " "]
    return found + [None] * (TOWER - len(found))


def at(state: Burano, row: int, column: int) -> int:
    return state.box.town.at(row, column)


def square(row: int, column: int) -> int:
    return row * 7 + column


def town(state: Burano, houses: dict[tuple[int, int], str]) -> None:
    """Houses by (row, column), from the ground up, bare of roofs; nothing else stands there."""
    state.cells = [Cell()] * state.box.town.cells
    state.roofs = []
    for (row, column), letters in houses.items():
        state.cells[at(state, row, column)] = Cell(tuple(cubes(letters)))


def island(state: Burano, number: int, letters: str) -> None:
    """The dock houses of an island."""
    state.docks[number * 3 : number * 3 + 3] = cubes(letters)


def picture(state: Burano, players: int) -> None:
    """The picture layout of the workshops for so many players."""
    layouts = state.box.data.layouts
    state.squares = squares(layouts.four if players == 4 else layouts.three)


def played(state: Burano, chance: Chance, most: int = 10_000) -> Iterator[Action]:
    """Random legal actions, each yielded after it was taken."""
    for _ in range(most):
        if state.finished:
            return
        choices = legal(GAME, state)
        action = choices[chance.below(len(choices))]
        play(GAME, state, action)
        yield action


def end_turns(state: Burano, until: Any) -> None:
    """End turns (with the first legal move before, where one is a duty) until a frame of a type is open."""
    while not isinstance(state.top, until):
        if refusal(GAME, state, EndTurn()) is None:
            act(state, EndTurn())
        else:
            act(state, legal(GAME, state)[0] if Done() not in legal(GAME, state) else Done())


__all__ = ["GAME", "B", "Colour", "G", "O", "R", "W", "Y", "candidates", "legal"]
