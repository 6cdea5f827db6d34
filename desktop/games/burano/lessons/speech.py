"""Actions in the words of the lessons, both ways: `said` names an action, `action` builds one from its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.engine.action import Action
from desktop.games.burano import actions as a
from desktop.games.burano.actions.lace import Means
from desktop.games.burano.lessons.spelling import (
    AREAS,
    area,
    cell,
    cell_words,
    fish,
    letter,
    of_tower,
    roof,
    roof_words,
    ship,
    square,
    square_words,
    tower_words,
    worker_place,
)
from desktop.games.burano.pieces import Building, Colour, Symbol, Worker, colour
from desktop.games.burano.state import Burano

_PLAIN: dict[str, Callable[[], Action]] = {
    "fill": a.FillTower, "finish": a.FinishTower, "privilege": a.TakePrivilege, "coin": a.TakeCoin, "done": a.Done,
    "end": a.EndTurn,
}  # fmt: skip
_BY_COLOUR: dict[str, Callable[[Colour], Action]] = {"store": a.StoreCube, "substitute": a.TakeSubstitute}
_NAMES = {kind: name for table in (_PLAIN, _BY_COLOUR) for name, kind in table.items()}
_MEANS: tuple[Means, ...] = ("plain", "bridge", "bench", "privilege")


def said(action: Action, state: Burano, order: Sequence[str]) -> tuple[str, ...]:
    """An action's words. `order` are the seats of the scene."""
    slots = state.box.data.docks.slots
    match action:
        case a.PlaceCube(colour, cell):
            return ("place", letter(colour), tower_words(cell))
        case a.AddCube(colour, cell):
            return ("cube", letter(colour), tower_words(cell))
        case a.StoreCube(colour) | a.TakeSubstitute(colour):
            return (_NAMES[type(action)], letter(colour))
        case a.TakeCube(cell):
            return ("take", tower_words(cell))
        case a.BuildHouse(colour, cell, tower):
            return ("build_tower" if tower else "build", letter(colour), cell_words(cell, state))
        case a.PaintRoof(roof, one, other):
            return ("paint", *roof_words(roof), cell_words(one, state), cell_words(other, state))
        case a.TakeBuilding(card):
            return ("building", str(card))
        case a.DiscardRoof(roof):
            return ("discard", *roof_words(roof))
        case a.DrawRoof(symbol):
            return ("draw", symbol.name.lower())
        case a.Sail(there):
            return ("sail", AREAS[there])
        case a.SwapDocks(one, other):
            return ("swap", AREAS[one // slots], str(one % slots), AREAS[other // slots], str(other % slots))
        case a.TakeFish(slot):
            return ("fish", "deck" if slot == a.DECK else str(slot))
        case a.Sell(ship, cards):
            return ("sell", ship.name.lower(), *(card.name.lower() for card in cards))
        case a.PlaceWoman(square, means):
            return ("lace", square_words(square, state), *([] if means == "plain" else [means]))
        case a.CallHome(worker, place):
            where = AREAS[place] if worker is Worker.MAN else square_words(place, state)
            return ("call", str(worker), where)
        case a.ReturnCube(square, ready, other):
            from_where = ["ready"] if ready else [] if other is None else [letter(other)]
            return ("return", square_words(square, state), *from_where)
        case _:
            return (_NAMES[type(action)],)


def action(words: str, state: Burano, order: Sequence[str]) -> Action:
    """The action of literal words, legal or not. Raises ValueError for words that mean nothing."""
    name, *rest = words.split()
    slots = state.box.data.docks.slots
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    if name in _BY_COLOUR and len(rest) == 1:
        return _BY_COLOUR[name](colour(rest[0]))
    match name, rest:
        case "place", [one, where]:
            return a.PlaceCube(colour(one), of_tower(where))
        case "cube", [one, where]:
            return a.AddCube(colour(one), of_tower(where))
        case "take", [where]:
            return a.TakeCube(of_tower(where))
        case (("build" | "build_tower"), [one, where]):
            return a.BuildHouse(colour(one), cell(where, state), name == "build_tower")
        case "paint", [symbol, ends, one, other]:
            return a.PaintRoof(roof(symbol, ends), cell(one, state), cell(other, state))
        case "building", [card]:
            return a.TakeBuilding(Building(card))
        case "discard", [symbol, ends]:
            return a.DiscardRoof(roof(symbol, ends))
        case "draw", [symbol]:
            return a.DrawRoof(Symbol[symbol.upper()])
        case "sail", [there]:
            return a.Sail(area(there))
        case "swap", [one, n, other, m]:
            return a.SwapDocks(area(one) * slots + int(n), area(other) * slots + int(m))
        case "fish", [slot]:
            return a.TakeFish(a.DECK if slot == "deck" else int(slot))
        case "sell", [to, *cards]:
            return a.Sell(ship(to), tuple(sorted(map(fish, cards))))
        case "lace", [where]:
            return a.PlaceWoman(square(where, state))
        case "lace", [where, means]:
            return a.PlaceWoman(square(where, state), next(one for one in _MEANS if one == means))
        case "call", [who, where]:
            worker = Worker(who)
            return a.CallHome(worker, worker_place(worker, where, state))
        case "return", [where]:
            return a.ReturnCube(square(where, state))
        case "return", [where, "ready"]:
            return a.ReturnCube(square(where, state), ready=True)
        case "return", [where, one]:
            return a.ReturnCube(square(where, state), other=colour(one))
        case _:
            pass
    raise ValueError(f"no action is called “{words}”")
