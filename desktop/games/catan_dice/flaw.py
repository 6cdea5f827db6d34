"""Why a position cannot be: what is marked is marked again, in order, by the rules."""

from __future__ import annotations

from desktop.engine.action import Refusal
from desktop.engine.chance import SEED_LIMIT
from desktop.engine.options import Option, completed
from desktop.games.catan_dice.data import TABLES
from desktop.games.catan_dice.faces import DEAD_GOLD, UNTHROWN, Face, Status
from desktop.games.catan_dice.geometry import SIDES
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.islands import EXTRA, island_of
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.secrecy import hides_dice
from desktop.games.catan_dice.shared import NOBODY, Shared
from desktop.games.catan_dice.state import (
    HIDDEN,
    CatanDice,
    FirstRoll,
    Mark,
    Rerolling,
    Resolving,
    Sheet,
    StartRoad,
    TurnOver,
    What,
    X,
)

MOST_TURNS = 10_000


def flaw(state: CatanDice, options: tuple[Option, ...]) -> Refusal | None:
    """The first thing that is impossible, by the part it is in; None when the position can be."""
    if completed(options, state.options) != state.options:
        return Refusal("options", "")
    try:
        TABLES.data(state.edition)
    except KeyError:
        return Refusal("edition", "")
    if not 1 <= len(state.sheets) <= 4:
        return Refusal("seats", "setup")
    if state.seed is not None and not 0 <= state.seed < SEED_LIMIT:
        return Refusal("seed", "")
    if min(state.drawn, state.shown, state.turn) < 0 or state.turn > MOST_TURNS:
        return Refusal("turn", "turn")
    island = island_of(state)
    if not _agenda_fits(state, island):
        return Refusal("agenda", "turn")
    if not _dice_fit(state, island):
        return Refusal("dice", "dice")
    if not _marks_fit(state, island):
        return Refusal("marks", "build")
    for seat, sheet in enumerate(state.sheets):
        if not _jokers_fit(sheet, island):
            return Refusal("jokers", "joker", {"seat": seat})
        if not _boxes_fit(state, seat, island):
            return Refusal("boxes", "score", {"seat": seat})
    return None


def _agenda_fits(state: CatanDice, island: Island) -> bool:
    seats = len(state.sheets)
    if state.finished:
        return not state.agenda and (island.goal > 0 or state.turn == island.turns)
    if island.turns and state.turn > island.turns:
        return False
    if state.turn == 0:
        begun = len(state.agenda) - 1
        starts = [StartRoad(seat) for seat in reversed(range(seats))]
        return isinstance(island, Shared) and begun > 0 and state.agenda == [TurnOver(seats - 1), *starts[:begun]]
    if len(state.agenda) != 1 or not 0 <= state.playing < seats:
        return False
    if island.goal and any(total(state, seat) >= island.goal for seat in range(seats)):
        return False
    most = island.dice.throws
    match state.top:
        case FirstRoll():
            return state.throws == 0
        case Rerolling():
            return 1 <= state.throws < most
        case Resolving():
            return 1 <= state.throws <= most
        case _:
            return False


def _dice_fit(state: CatanDice, island: Island) -> bool:
    if state.finished or state.turn == 0:
        return len(state.dice) <= island.dice.number
    number = (state.turn - 1) * len(state.sheets) + state.playing + 1
    if len(state.dice) != island.dice_in_turn(number):
        return False
    if isinstance(state.top, FirstRoll) or (state.seed is None and hides_dice(state) and UNTHROWN in state.dice):
        return all(die == UNTHROWN for die in state.dice)
    if any(die.face is Face.BLANK for die in state.dice):
        return False
    if isinstance(state.top, Rerolling):
        return all(die.status is Status.FREE for die in state.dice)
    return all(die == DEAD_GOLD or die.status is not Status.DEAD for die in state.dice)


def _marks_fit(state: CatanDice, island: Island) -> bool:
    again = CatanDice(seed=None, options=state.options, edition=state.edition, sheets=[Sheet() for _ in state.sheets])
    if state.options["map"] == EXTRA:
        again.owners = [NOBODY] * len(SIDES)
    if any([mark.turn for mark in sheet.marks] != sorted(mark.turn for mark in sheet.marks) for sheet in state.sheets):
        return False
    everything = [(mark.turn, seat, mark) for seat, sheet in enumerate(state.sheets) for mark in sheet.marks]
    for turn, seat, mark in sorted(everything, key=lambda entry: entry[:2]):
        if not 0 <= turn <= state.turn or not _marked(again, island, seat, mark):
            return False
    same = all(
        (a.roads, a.settlements, a.cities, a.knights, a.castles)
        == (b.roads, b.settlements, b.cities, b.knights, b.castles)
        for a, b in zip(again.sheets, state.sheets, strict=True)
    )
    titles = (again.longest_road, again.largest_army) == (state.longest_road, state.largest_army)
    return same and titles and again.owners == state.owners and _starts_fit(state, island)


def _marked(again: CatanDice, island: Island, seat: int, mark: Mark) -> bool:
    """Mark it again; False when the rules forbid it."""
    try:
        if mark.turn == 0:
            if not isinstance(island, Shared) or mark.what is not What.ROAD or again.sheets[seat].marks:
                return False
            if island.start_reason(again, mark.place) is not None:
                return False
        elif island.reasons(again, seat, mark.what, mark.place):
            return False
        if island.mark(again, seat, mark.what, mark.place) != mark.points:
            return False
    except KeyError:
        return False
    again.sheets[seat].marks.append(mark)
    if mark.turn:
        for _ in island.titles(again, seat, mark.what, mark.place):
            pass
    return True


def _starts_fit(state: CatanDice, island: Island) -> bool:
    """On the shared island every seat has its start, those first that began first."""
    if not isinstance(island, Shared):
        return True
    begun = [bool(sheet.marks) and sheet.marks[0].turn == 0 for sheet in state.sheets]
    if state.turn:
        return all(begun)
    return begun == [seat < state.playing for seat in range(len(begun))]


def _jokers_fit(sheet: Sheet, island: Island) -> bool:
    usable = sum(1 << j.index for j in island.jokers.values() if sheet.knights & j.needs == j.needs)
    return sheet.used & ~usable == 0 and sheet.used_now & ~sheet.used == 0


def _boxes_fit(state: CatanDice, seat: int, island: Island) -> bool:
    boxes = state.sheets[seat].boxes
    if island.goal:
        return not boxes
    finished = state.finished or seat < state.playing
    if len(boxes) != state.turn - (not finished):
        return False
    for turn, box in enumerate(boxes, 1):
        built = sum(mark.points for mark in state.sheets[seat].marks if mark.turn == turn)
        hidden = box == HIDDEN and state.seed is None and hides_dice(state) and turn == state.turn
        if not hidden and box != (built or X):
            return False
    return True
