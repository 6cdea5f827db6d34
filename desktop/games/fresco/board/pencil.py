"""What changes but is no piece: the stations' names and what a plan could bring, shutters, the station of the moment."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.fresco.actions.cathedral import affordable
from desktop.games.fresco.board import captions, houses
from desktop.games.fresco.board.houses import BROWN, STATIONS, station_emblem
from desktop.games.fresco.board.layout import TRACK_CELLS, Layout
from desktop.games.fresco.box import Box
from desktop.games.fresco.paints import HIDDEN
from desktop.games.fresco.state import (
    ASLEEP,
    CATHEDRAL,
    COLUMNS,
    LAST,
    MARKET,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    DayFrame,
    Fresco,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    PlanFrame,
    StudioFrame,
    WorkshopFrame,
)  # fmt: skip
from desktop.look.colour import SEATS, C, ink_on
from desktop.look.icons import draw_icon
from desktop.look.marks import mark_can_act
from desktop.look.surface import rounded
from desktop.look.symbols import draw_seat_symbol
from desktop.look.words import CENTRE, LEFT, text
from desktop.table.vocabulary import Scene

COLUMN_OF = {
    MarketFrame: MARKET, LeonardoMarketFrame: MARKET, CathedralFrame: CATHEDRAL, LeonardoCathedralFrame: CATHEDRAL,
    StudioFrame: STUDIO, LeonardoStudioFrame: STUDIO, WorkshopFrame: WORKSHOP, LeonardoWorkshopFrame: WORKSHOP,
}  # fmt: skip


def draw_shutters(p: QPainter, spread: Layout, view: Fresco) -> None:
    """Stalls that have closed."""
    for n, stall in enumerate(view.stalls):
        if not stall.open:
            houses.draw_shutters(p, spread.stall(n, len(view.stalls)), spread.k)


def draw_day(p: QPainter, spread: Layout, view: Fresco, box: Box, seat: int) -> None:
    """Names of the stations, the one of the moment in gold, and while planning what a plan would bring."""
    k = spread.k
    names = captions.plan(view.final)
    if not (view.agenda and isinstance(view.top, PlanFrame)):
        head = QRectF(spread.plan.left() + 16 * k, spread.plan.top() + 8 * k, spread.plan.width() - 30, 28 * k)
        text(p, head, captions.today(), max(13, 19 * k), 700, BROWN, LEFT, display=True)
    now = COLUMN_OF.get(type(view.top)) if view.agenda and not view.finished else None
    if now == CATHEDRAL and view.final and isinstance(view.top, CathedralFrame) and _second_pass(view):
        now = LAST
    for column in range(COLUMNS):
        r = spread.station(column)
        if column == LAST:
            glyph, tint = STATIONS[CATHEDRAL if view.final else LAST]
            station_emblem(p, r, glyph, tint, k)
        label = QRectF(r.left() + 2, r.bottom() - r.height() * 0.32, 72 * k, r.height() * 0.3)
        text(p, label, names[column], max(10, 14 * k), 700, "#4A3226", CENTRE)
        bring = _brings(view, box, seat, column)
        if bring:
            text(
                p,
                QRectF(r.left() + 80 * k, r.bottom() - 26 * k, r.width() - 86 * k, 24 * k),
                bring,
                max(10, 13 * k),
                700,
                "#4A3226",
                LEFT,
            )
        if column == now:
            mark_can_act(p, rounded(r, 10 * k))


def _second_pass(view: Fresco) -> bool:
    """In the last round the fifth station is the cathedral again: whether that pass is on."""
    return any(isinstance(frame, DayFrame) and frame.column == LAST for frame in view.agenda)


def _brings(view: Fresco, box: Box, seat: int, column: int) -> str:
    """What the planned assistants of a column could do, in signs: thalers, tiles within reach, blends, mood."""
    master = view.masters[seat]
    planning = view.agenda and isinstance(view.top, PlanFrame) and view.top.seat == seat
    if not planning or not master.plan or master.money == HIDDEN:
        return ""
    n, work = master.plan[column], box.data.work
    if column == MARKET:
        price = box.price[master.hour] if master.hour != ASLEEP else 0
        return f"−{n * price} / {master.money} ¤" if n else ""
    if column == CATHEDRAL:
        return f"{len(affordable(view, seat))} ✓"
    if column == STUDIO:
        return f"+{n * work.studio} ¤" if n else ""
    if column == WORKSHOP:
        return f"{n * work.blends} ×" if n else ""
    return f"+{n * work.theatre} ☺" if n and not view.final else ""


def draw_others(p: QPainter, spread: Layout, view: Fresco, scene: Scene, me: int) -> None:
    """Whose tiles and cards lie in the rows at the right of the paint box."""
    t, k = spread.tiles, spread.k
    others = [who for who in range(len(view.masters)) if who != me]
    high = t.height() / max(1, len(others))
    for i, who in enumerate(others):
        x, y = t.left() + t.width() * 0.64 + 10 * k, t.top() + i * high + high / 2
        if view.masters[who].leonardo or not scene.colours:
            draw_icon(p, "palette", x, y, 18 * k, "#FFF3DC")
        else:
            draw_seat_symbol(p, x, y, 7 * max(k, 0.8), scene.colours[who], True)


def past_the_end(spread: Layout, view: Fresco) -> dict[int, tuple[QRectF, str]]:
    """A label for every pawn that goes round the track again, side by side where pawns are close: master to place, words."""
    wide, high = max(30.0, 34 * spread.k), max(13.0, 15 * spread.k)
    found: dict[int, tuple[QRectF, str]] = {}
    free = spread.track.left()
    round_again = [who for who, master in enumerate(view.masters) if master.score > TRACK_CELLS]
    for who in sorted(round_again, key=lambda who: spread.cell(view.masters[who].score).left()):
        cell = spread.cell(view.masters[who].score)
        left = max(free, min(cell.center().x() - wide / 2, spread.track.right() - wide))
        rounds = (view.masters[who].score - 1) // TRACK_CELLS
        found[who] = QRectF(left, cell.bottom() - high * 0.35, wide, high), f"+{rounds * TRACK_CELLS}"
        free = left + wide + 1
    return found


def draw_past_the_end(p: QPainter, spread: Layout, view: Fresco, scene: Scene) -> None:
    """Pawns beyond the last space say so, in their colours."""
    for who, (r, words) in past_the_end(spread, view).items():
        own = bool(scene.colours) and not view.masters[who].leonardo
        hue = SEATS[scene.colours[who]].colour if own else "#6E4A22"
        p.setPen(QPen(C("#FFF6E2"), 1))
        p.setBrush(C(hue))
        p.drawPath(rounded(r, r.height() / 2))
        text(p, r, words, r.height() * 0.72, 800, ink_on(hue), CENTRE)
