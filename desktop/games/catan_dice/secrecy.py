"""Who may know what of a turn before having played it (rules 8.5): with `simultaneous` or `same_dice_seed` the dice of
turn t, and on Island One everything they built, are hidden from seats that have not finished turn t themselves.

On the race maps builds are public at once: roads are shared or titles hang on them, so only the dice are hidden."""

from __future__ import annotations

from desktop.games.catan_dice.islands import ONE
from desktop.games.catan_dice.state import CatanDice


def hides_dice(state: CatanDice) -> bool:
    """Whether this match hides anything at all."""
    options = state.options
    return bool(options["same_dice_seed"] or options["simultaneous"])


def hides_sheets(state: CatanDice) -> bool:
    """Whether what was built in the turn is hidden too."""
    return hides_dice(state) and state.options["map"] == ONE


def waiting(state: CatanDice, seat: int) -> tuple[int, ...]:
    """The other seats that have not finished the turn of the seat that plays now (seats play in order)."""
    return tuple(range(seat + 1, len(state.sheets)))


def blind_to_dice(state: CatanDice, seat: int) -> tuple[int, ...]:
    """Seats that must not know what this seat, which plays now, does with its dice."""
    return waiting(state, seat) if hides_dice(state) else ()


def blind_to_sheet(state: CatanDice, seat: int) -> tuple[int, ...]:
    """Seats that must not know what this seat, which plays now, builds."""
    return waiting(state, seat) if hides_sheets(state) else ()
