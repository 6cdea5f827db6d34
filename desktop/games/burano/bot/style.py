"""How a level thinks: weights of its evaluation and how far it looks."""

from __future__ import annotations

from msgspec import Struct


class Style(Struct, frozen=True):
    """Weights are points for one of a thing while there is time left to use it; see `worth`."""

    width: int = 4  # positions kept after each move of a turn
    spaces: int = 2  # building spaces tried for a colour
    inner: int = 3  # positions kept inside a colour's action
    rivals: float = 0.0  # how much of the best rival's worth is taken off
    slips: int = 0  # percent of turns' decisions that take one of the next best ways
    tower: int = 60  # exchanges tried when a tower is planned
    swaps: bool = True  # whether dock houses are swapped
    coin: float = 0.62
    coin_over: float = 0.22
    coins_a_turn: float = 3.5
    privilege: float = 0.75
    privilege_over: float = 0.4
    fish: float = 0.4
    ship: float = 0.75
    far: float = 0.85  # a set for a ship whose port is not one route away
    soon: tuple[float, ...] = (0.0, 0.3, 0.5, 0.65, 0.8, 0.9, 1.0)  # how likely a set is still sold, by turns left
    later: tuple[float, ...] = (0.0, 0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.55, 0.6)  # and a second one
    island_now: float = 0.85
    island_later: float = 0.5
    lead: float = 0.25
    lace_now: float = 0.75
    lace_later: float = 0.35
    guild_later: float = 0.3
    worker: float = 0.8
    icon: float = 0.5
    tower_cube: float = 0.4
    ready: float = 1.2
    roof: float = 0.6
    roof_now: float = 2.2
    card: float = 1.0


EASY = Style(
    width=1, spaces=1, inner=1, slips=45, tower=8, swaps=False, coin=0.45, fish=0.2, ship=0.35, island_later=0.2, lead=0,
    lace_later=0.1, guild_later=0, worker=0.2, icon=0.1, ready=0.9, roof_now=0.4,
)  # fmt: skip
NORMAL = Style(width=2, spaces=1, inner=2, slips=15, swaps=False)
HARD = Style(width=6, spaces=3, inner=4, rivals=0.5, tower=150, worker=1.1)
