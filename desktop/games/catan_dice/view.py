"""What a seat may see of a match (rules 8.5), and a whole match that agrees with what it sees."""

from __future__ import annotations

from desktop.engine.chance import SEED_LIMIT, Chance
from desktop.games.catan_dice.faces import FACES, FREE, UNTHROWN
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.secrecy import hides_dice, hides_sheets, waiting
from desktop.games.catan_dice.state import HIDDEN, CatanDice, FirstRoll, StartRoad, X


def view(state: CatanDice, seat: int | None) -> CatanDice:
    """A copy as a seat (None: spectators) may see it."""
    seen = state.clone()
    seen.seed = None
    if not hides_dice(state):
        return seen
    seen.drawn = 0  # how many dice were thrown again would tell of hidden turns
    if state.finished or state.turn == 0:
        return seen
    for other in range(state.playing + 1):
        if other == seat or not _is_hidden(state, seat, other):
            continue
        if other == state.playing:
            seen.dice = [UNTHROWN] * len(state.dice)
        if hides_sheets(state):
            _take_back(seen, other)
    return seen


def _is_hidden(state: CatanDice, viewer: int | None, other: int) -> bool:
    """Whether what another seat, which has begun this turn, did in it is hidden from a viewer."""
    playing = state.playing
    if viewer is None:
        return other < playing or bool(waiting(state, playing))
    return viewer >= playing


def _take_back(seen: CatanDice, seat: int) -> None:
    """Show a sheet as it was before this turn."""
    island, sheet = island_of(seen), seen.sheets[seat]
    while sheet.marks and sheet.marks[-1].turn == seen.turn:
        mark = sheet.marks.pop()
        island.unmark(seen, seat, mark.what, mark.place)
    sheet.used &= ~sheet.used_now
    sheet.used_now = 0
    if len(sheet.boxes) == seen.turn:
        sheet.boxes[-1] = HIDDEN


def determinize(seen: CatanDice, chance: Chance) -> CatanDice:
    """A whole match: hidden dice show anything, hidden turns built nothing, the seed is new."""
    state = seen.clone()
    state.seed = chance.below(SEED_LIMIT)
    for sheet in state.sheets:
        if sheet.boxes and sheet.boxes[-1] == HIDDEN:
            sheet.boxes[-1] = X
    if not state.finished and not isinstance(state.top, FirstRoll | StartRoad):
        state.dice = [FREE[FACES[chance.below(6)]] if die == UNTHROWN else die for die in state.dice]
    return state


def secrets(state: CatanDice, seat: int) -> bool:
    """Whether this seat sees, or is about to see, what another must not: it has begun this turn and another has not
    finished it."""
    if not hides_dice(state) or state.finished or state.turn == 0:
        return False
    playing = state.playing
    return seat <= playing and any(other != seat for other in (playing, *waiting(state, playing)))
