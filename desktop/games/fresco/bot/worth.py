"""What things are worth to a computer player, in points."""

from __future__ import annotations

from msgspec import Struct


class Worths(Struct, frozen=True):
    """`paints`: a paint in hand while rounds are left, by kind, `crowd`: the share that each further one of a kind keeps.
    `ahead`: the share of a tile's worth that counts because its paints are in hand already, for the first, second and third
    such tile. `rush`: what a tile is worth beyond its points while others may take it. `thaler`, and `float` more for the
    first `floats` of them. `mood`: one step on the track; `zone`: an assistant more or less for a round. `width`: how many
    ways of restoring are followed. `rivals`: how likely an earlier riser closes one's best stall; `late`: points lost by each restoration to one who was earlier.
    `steps`: whether the bishop is paid for."""

    paints: tuple[float, ...] = (0.8, 0.8, 0.8, 2.2, 2.2, 3.1, 5.2, 6.0)
    crowd: float = 0.8
    ahead: tuple[float, ...] = (0.85, 0.7, 0.5)
    rush: float = 0.0
    thaler: float = 0.5
    float: float = 0.3
    floats: int = 6
    mood: float = 0.5
    zone: float = 1.6
    width: int = 2
    rivals: float = 0.4
    late: float = 0.3
    steps: bool = True


HARD = Worths(width=4, ahead=(0.9, 0.8, 0.65, 0.4))
NORMAL = Worths(width=1, steps=False, ahead=(0.5, 0.3), rivals=0.0, late=0.0, float=0.0, mood=0.2)
