"""Who stands where on a tile: stacks of merchants behind, discs that were left and persons in front of them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.pieces import Disc, Place
from desktop.games.istanbul.state import Bazaar

RADIUS, DISC_RADIUS = 20.0, 18.0  # of merchants and assistants, wide design
DISC_HIGH, MERCHANT_HIGH = 6.4, 11.0
FIGURE = 25.0  # size of a standing figure
WIDTHS = {
    "merchant": 45.0,
    "neutral": 45.0,
    "left": 40.0,
    "loose": 40.0,
    "family": 29.0,
    "governor": 29.0,
    "smuggler": 29.0,
}
PERSONS = ("family", "governor", "smuggler")
WIDEST_ROW = 140.0  # one row leaves prices and goods free, even where it stands before the picture
MOST_STACKS = 3  # side by side; more stand in two rows


@dataclass(frozen=True, slots=True)
class Stand:
    """One of those on a tile: the zone's name, the point of the tile it stands on, how many discs it has."""

    zone: str
    foot: QPointF
    discs: int = 0
    behind: bool = False  # other stacks stand before it


def left_discs(view: Bazaar, place: Place) -> list[int]:
    """Seats with an own assistant at a place."""
    return [seat for seat, player in enumerate(view.players) if place in player.out]


def crowd(view: Bazaar, place: Place) -> list[list[tuple[str, str, int]]]:
    """Rows from the back to the front: (kind, zone, discs)."""
    stacks = [
        ("merchant", f"{seat}.{int(place)}", len(player.stack))
        for seat, player in enumerate(view.players)
        if player.merchant is place
    ]
    stacks += [("neutral", f"{index}.{int(place)}", 0) for index, at in enumerate(view.neutrals) if at is place]
    front = [("left", f"{seat}.{int(place)}", 1) for seat in left_discs(view, place)]
    if place in view.neutral_discs:
        front.append(("loose", f"{int(place)}", view.neutral_discs.count(place)))
    front += [
        ("family", f"{seat}.{int(place)}", 0) for seat, player in enumerate(view.players) if player.family is place
    ]
    if view.governor is place:
        front.append(("governor", f"{int(place)}", 0))
    if view.smuggler is place:
        front.append(("smuggler", f"{int(place)}", 0))
    if len(stacks) > MOST_STACKS:
        back = len(stacks) // 2
        return [stacks[:back], stacks[back:], front] if front else [stacks[:back], stacks[back:]]
    if stacks and front and sum(WIDTHS[kind] for kind, _, _ in (*stacks, *front)) <= WIDEST_ROW:
        return [stacks + front]
    return [row for row in (stacks, front) if row]


def stands(spread: Layout, view: Bazaar) -> list[Stand]:
    """Everybody on the sixteen tiles, in painter's order."""
    found: list[Stand] = []
    for index, place in enumerate(view.layout):
        found += _on_tile(spread, view, place, spread.cell(index))
    return found


def _on_tile(spread: Layout, view: Bazaar, place: Place, tile: QRectF) -> list[Stand]:
    k, rows = spread.k, crowd(view, place)
    found: list[Stand] = []
    for number, row in enumerate(rows):
        behind = number + 1 < len(rows) and rows[number + 1][0][0] in ("merchant", "neutral")
        base = tile.bottom() - 30 * (len(rows) - 1 - number) * k
        widths = [WIDTHS[kind] * k for kind, _, _ in row]
        room = (124.0 if sum(widths) <= 124 * k else 208.0) * k
        squeeze = min(1.0, (room - widths[-1]) / max(1.0, sum(widths[:-1])))
        whole = sum(widths[:-1]) * squeeze + widths[-1]
        spare = (room - whole) / 2 if room <= 124 * k else 0.0
        x = tile.right() - 6 * k - spare - whole
        for (kind, rest, discs), wide in zip(row, widths, strict=True):
            above = (8 if kind in PERSONS else 17) * k  # a disc's front hangs below the middle of its foot
            found.append(Stand(f"{kind}.{rest}", QPointF(x + wide / 2, base - above), discs, behind))
            x += wide * squeeze
    return found


def disc_high(discs: int) -> float:
    """How high a disc of a stack is drawn, wide design: tall stacks sink a little."""
    return DISC_HIGH if discs <= 5 else DISC_HIGH * 5 / discs


def order_of(disc: Disc, seat: int) -> str:
    """The kind of a disc: whose it is."""
    return f"disc.{seat}" if disc is Disc.OWN else "disc.neutral"
