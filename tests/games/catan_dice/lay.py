"""Lays positions for the tests from a few letters: dice B L W G O $, places by their names."""

from __future__ import annotations

from desktop.engine.action import Action, Event
from desktop.engine.options import completed
from desktop.engine.play import begin, candidates, legal, play, refusal
from desktop.games.catan_dice.actions.building import Build, EndTurn
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.faces import FREE, Face
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.state import CatanDice, Mark, Rerolling, Resolving, What, X

FACE = {"B": Face.BRICK, "L": Face.LUMBER, "W": Face.WOOL, "G": Face.GRAIN, "O": Face.ORE, "$": Face.GOLD}
KIND = {"R": What.ROAD, "S": What.SETTLEMENT, "C": What.CITY, "K": What.KNIGHT, "T": What.CASTLE}


def fresh(seats: int = 1, seed: int = 7, **options: bool | int | str) -> CatanDice:
    """A match at its first decision."""
    whole = completed(GAME.options, options)
    assert isinstance(whole, dict), whole
    state = GAME.setup(seats, whole, seed)
    begin(GAME, state)
    return state


def place(name: str) -> tuple[What, str]:
    return KIND[name[0].upper()], name


def laid(
    dice: str,
    *built: str,
    used: str = "",
    throws: int = 3,
    seed: int = 7,
    **options: bool | int | str,
) -> CatanDice:
    """The first seat in a later turn, after its throws (fewer than three: it may throw again), with these dice and,
    a string a seat, with what was built in the first turn. `used`: the first seat's jokers that are gone."""
    built = built or ("",)
    state = fresh(len(built), seed, **options)
    island = island_of(state)
    state.agenda.clear()
    state.turn = 5 if island.goal else 2  # on the race maps the first turns have fewer dice
    for seat, places in enumerate(built):
        sheet = state.sheets[seat]
        for number, name in enumerate(places.split()):
            what, where = place(name)
            turn = 0 if options.get("map") == "extra" and number == 0 else 1
            sheet.marks.append(Mark(what, where, turn, island.mark(state, seat, what, where)))
            if turn:
                for _ in island.titles(state, seat, what, where):
                    pass
        if not island.goal:
            sheet.boxes.append(sum(mark.points for mark in sheet.marks) or X)
    for joker in used.split():
        state.sheets[0].used |= 1 << island.jokers[joker].index
    state.dice = thrown(dice)
    state.throws = throws
    state.agenda.append(Resolving(0) if throws == 3 else Rerolling(0))
    return state


def thrown(dice: str):
    return [FREE[FACE[letter]] for letter in dice.replace(" ", "")]


def shown(state: CatanDice) -> str:
    """The dice as letters: free ones in capitals, spent ones small, the dead gold as x."""
    letter = {face: name for name, face in FACE.items()}
    words = {"free": str.upper, "spent": str.lower, "dead": lambda _: "x"}
    return "".join(words[die.status](letter[die.face]) for die in state.dice)


def build(name: str) -> Build:
    return Build(*place(name))


def trade(die: int, face: str) -> TradeGold:
    return TradeGold(die, FACE[face])


def joker(id: str, die: int, face: str) -> UseJoker:
    return UseJoker(id, die, FACE[face])


def do(state: CatanDice, *actions: Action) -> list[Event]:
    """Take legal actions one after the other; what happened."""
    events: list[Event] = []
    for action in actions:
        why = refusal(GAME, state, action)
        assert why is None, (action, why)
        events += play(GAME, state, action)
    return events


def reasons(state: CatanDice, action: Action) -> tuple[str, ...]:
    """The codes of a refusal, the most basic first; none when it is legal. What can be refused can also be tried."""
    why = refusal(GAME, state, action)
    tried = [refused for candidate, refused in candidates(GAME, state) if candidate == action]
    assert tried == [why], f"{action} is not among what a person can try"
    assert (action in legal(GAME, state)) == (why is None)
    return () if why is None else (why.code, *(also.code for also in why.also))


def buildable(state: CatanDice) -> set[str]:
    """The names of everything that may be built now."""
    return {action.place for action in legal(GAME, state) if isinstance(action, Build)}


def box(state: CatanDice, *actions: Action) -> int:
    """End the turn after these actions; what was written, an X as 0."""
    do(state, *actions, EndTurn())
    return state.sheets[0].boxes[1]
