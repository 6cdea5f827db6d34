"""What changes on the sheet and beside it: title, boxes, totals, throws, the other sheets in small."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from desktop.games.catan_dice.board import captions
from desktop.games.catan_dice.board.layout import Layout
from desktop.games.catan_dice.board.paper import BRICK_RED
from desktop.games.catan_dice.data import TABLES, Data
from desktop.games.catan_dice.island import Island
from desktop.games.catan_dice.scoring import total
from desktop.games.catan_dice.state import HIDDEN, CatanDice, FirstRoll, Rerolling, X
from desktop.look import theme
from desktop.look.cardboard import draw_card
from desktop.look.chrome import seat_badge
from desktop.look.colour import GOLD, INK, SEATS, C, darker
from desktop.look.fonts import body
from desktop.look.marks import mark_can_act
from desktop.look.surface import rounded
from desktop.look.words import CENTRE, LEFT, RIGHT, elide, text
from desktop.table.vocabulary import Scene

MINUS = "−"


def signed(points: int) -> str:
    """A total with a true minus sign."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"


def draw_title(p: QPainter, spread: Layout, words: str) -> None:
    """The name at the head of the sheet."""
    size = 15 if spread.compact else 34
    face = body(size, 700)
    display = not spread.compact
    text(p, spread.title, elide(words, face, spread.title.width() * (0.8 if display else 1.0)), size, 700, BRICK_RED, LEFT,
         display=display, tracking=0 if spread.compact else 2)  # fmt: skip


def draw_track(p: QPainter, spread: Layout, view: CatanDice, seat: int, colour: str) -> None:
    """The fifteen boxes in the shape of a 2, and the total."""
    data: Data = TABLES.data(view.edition)
    x0, y0, step = spread.track.x(), spread.track.y(), spread.box
    k = step / 39
    head = QRectF(x0, y0 - 30, 196, 24)
    text(p, head, captions.track(), 15, 700, BRICK_RED, LEFT)
    cells = [
        QRectF(x0 + c * step, y0 + r * step, 36 * k, 36 * k)
        for r, c in zip(data.track.rows, data.track.columns, strict=True)
    ]
    p.setPen(QPen(C("#D9B878"), 9 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPolyline(QPolygonF([cell.center() for cell in cells]))
    boxes = view.sheets[seat].boxes
    for i, cell in enumerate(cells):
        p.setPen(QPen(C("#B08A55"), 1.4))
        p.setBrush(C("#FFFAEC"))
        p.drawPath(rounded(cell, 7 * k))
        if i < len(boxes):
            words, ink = _box(boxes[i], colour)
            text(p, cell, words, 19 * k, 700, ink, CENTRE, display=True)
        else:
            text(p, cell, str(i + 1), 12, 600, "#8C7550", CENTRE)
        if i == len(boxes) and not view.finished:
            mark_can_act(p, rounded(cell, 7 * k))
    last = max(data.track.rows)
    text(p, QRectF(x0 + 3 * step, y0 + last * step, 36 * k, 36 * k), "=", 22 * k, 700, BRICK_RED, CENTRE, display=True)
    _total(p, QRectF(x0 + 4 * step - 4, y0 + last * step - 2, 44 * k, 40 * k), signed(total(view, seat)), k)


def _box(value: int, colour: str) -> tuple[str, str]:
    if value == HIDDEN:
        return "?", "#8C7550"
    if value == X:
        return "X", "#A8382C"
    return str(value), darker(colour, 0.12).name()


def _total(p: QPainter, rect: QRectF, words: str, k: float) -> None:
    p.setPen(QPen(C("#A8382C"), 2))
    p.setBrush(C("#FFF3D6"))
    p.drawPath(rounded(rect, 8 * k))
    text(p, rect, words, 21 * k, 700, "#A8382C", CENTRE, display=True)


def draw_race(p: QPainter, spread: Layout, view: CatanDice, found: Island, seat: int, scene: Scene) -> None:
    """Points of a race: boxes up to the goal, and who holds the titles."""
    x0, y0 = spread.track.x(), spread.track.y()
    text(p, QRectF(x0, y0 - 30, 196, 24), captions.race(found.goal), 15, 700, BRICK_RED, LEFT)
    points, step = total(view, seat), spread.box
    colour = SEATS[scene.colours[seat]].colour
    for i in range(found.goal):
        cell = QRectF(x0 + (i % 5) * step, y0 + (i // 5) * step, step - 4, step - 4)
        p.setPen(QPen(C("#B08A55"), 1.4))
        p.setBrush(C(colour) if i < points else C("#FFFAEC"))
        p.drawPath(rounded(cell, 7))
        ink = "#FFFAF0" if i < points else "#8C7550"
        text(p, cell, str(i + 1), 13, 700, ink, CENTRE)
    y = y0 + -(-found.goal // 5) * step + 10
    for words, holder in ((captions.longest_road(), view.longest_road), (captions.largest_army(), view.largest_army)):
        row = QRectF(x0, y, 194, 34)
        p.setPen(QPen(C("#DEC9A0"), 1))
        p.setBrush(C("#FFFAEC"))
        p.drawPath(rounded(row, 8))
        text(p, row.adjusted(10, 0, -40, 0), words, 14, 600, "#4A362B", LEFT)
        if holder is not None:
            seat_badge(p, row.right() - 20, row.center().y(), 11, scene.colours[holder])
        y += 40


def draw_rolls(p: QPainter, spread: Layout, view: CatanDice, found: Island) -> None:
    """How often the dice were thrown this turn."""
    now, box = theme.current(), spread.rolls
    text(p, QRectF(box.left() + 18, box.top() + 8, 130, 30), captions.throws(), 15, 700, now.ink, LEFT)
    most = found.dice.throws
    for i in range(most):
        p.setPen(QPen(C(GOLD), 2))
        p.setBrush(C(GOLD) if i < view.throws else Qt.BrushStyle.NoBrush)
        p.drawEllipse(QPointF(box.right() - 26 - (most - 1 - i) * 24, box.top() + 23), 8, 8)


def draw_keep(p: QPainter, spread: Layout, view: CatanDice) -> None:
    """What the box at the tray's foot is for now."""
    if view.finished or isinstance(view.top, FirstRoll):
        return
    words = captions.keep() if isinstance(view.top, Rerolling) else captions.trade()
    keep = spread.keep
    text(p, QRectF(keep.left() + 14, keep.top() + 3, keep.width() - 28, 22), words, 13, 700, "#F4DDBB", LEFT)


def draw_others(p: QPainter, spread: Layout, view: CatanDice, seat: int, scene: Scene, scored: bool) -> None:
    """The other seats' sheets in small."""
    y = spread.others.top()
    for other, sheet in enumerate(view.sheets):
        if other == seat or y + spread.other_step > spread.others.bottom() + 14:
            continue
        name, colour = scene.names[other], scene.colours[other]
        points = signed(total(view, other))
        if spread.compact:
            row = QRectF(spread.others.left(), y, spread.others.width(), spread.other_step - 4)
            draw_card(p, row, "#F7ECD2", 6)
            seat_badge(p, row.left() + 18, row.center().y(), 9, colour)
            text(p, row.adjusted(36, 0, -50, 0), elide(name, body(14, 700), 200), 14, 700, INK, LEFT)
            text(p, row.adjusted(0, 0, -12, 0), points, 19, 700, INK, RIGHT, display=True)
        else:
            _small_sheet(p, QRectF(spread.others.left(), y, spread.others.width(), spread.other_step - 10), sheet.boxes,
                         name, colour, points, scored)  # fmt: skip
        y += spread.other_step if scored or spread.compact else 66


def _small_sheet(p: QPainter, r: QRectF, boxes: list[int], name: str, colour: str, points: str, scored: bool) -> None:
    if not scored:
        r = QRectF(r.left(), r.top(), r.width(), 56)
    draw_card(p, r, "#F7ECD2", 8)
    seat_badge(p, r.left() + 28, r.top() + 27, 14, colour)
    text(p, QRectF(r.left() + 52, r.top() + 10, 136, 34), elide(name, body(16, 700), 130), 16, 700, INK, LEFT)
    text(p, QRectF(r.right() - 90, r.top() + 6, 74, 42), points, 28, 700, INK, RIGHT, display=True)
    if not scored:
        return
    for k in range(15):
        cell = QRectF(r.left() + 12 + (k % 8) * 30, r.top() + 50 + (k // 8) * 25, 26, 22)
        p.setPen(QPen(C("#C9AE80"), 1))
        p.setBrush(C("#FFFAEC"))
        p.drawPath(rounded(cell, 5))
        if k < len(boxes):
            words, ink = _box(boxes[k], SEATS[colour].colour)
            text(p, cell, words, 13, 700, ink, CENTRE, display=True)
