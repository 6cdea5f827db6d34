"""Five cover illustrations, painted from plain shapes: a calm sky for the title, one strong silhouette."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QLinearGradient, QPainter, QPainterPath

from desktop.look.colour import SHADE, C, vertical
from desktop.look.covers.strokes import H, W
from desktop.look.surface import rounded, texture
from desktop.look.words import CENTRE, font_for, text

TITLE_SIZES = (46, 42, 38, 34, 32, 29, 26, 23, 20, 17)
MARGIN = 20.0


class Lettering(NamedTuple):
    """The title's colour, the tone it throws below itself, and how far down it stands."""

    colour: str
    shade: str
    top: float = 12.0


LETTERING = {
    "pagoda": Lettering("#FFF3DA", "#081C28"),
    "istanbul": Lettering("#FFF0D0", "#051520"),
    "fresco": Lettering("#6E2A20", "#FFFFFF"),
    "burano": Lettering("#FFFDF2", "#12495C"),
    "catan_dice": Lettering("#6B2418", "#FFF6DA", 10.0),
}
PLAIN = Lettering("#FFF3DA", "#241A14")
PLAIN_BOX = "#6B5A43"  # the box of a game that has no cover of its own
SIDES = {
    "pagoda": "#7C2A28",
    "istanbul": "#123F57",
    "fresco": "#8A5A33",
    "burano": "#1D6D7B",
    "catan_dice": "#9A4A22",
}


def box_side(game: str) -> str:
    """The colour of a box's sides."""
    return SIDES.get(game, PLAIN_BOX)


def paint_cover(p: QPainter, rect: QRectF, game: str, title: str, subtitle: str = "", radius: float = 8) -> None:
    """The cover of a game filled into `rect` (3 by 4). 5-12 ms: paint it once into a pixmap."""
    p.save()
    p.setClipPath(rounded(rect, radius), Qt.ClipOperation.IntersectClip)
    p.translate(rect.topLeft())
    p.scale(rect.width() / W, rect.height() / H)
    p.setClipRect(QRectF(0, 0, W, H), Qt.ClipOperation.IntersectClip)
    if game in LETTERING or find_spec(f"desktop.look.covers.{game}") is not None:
        import_module(f"desktop.look.covers.{game}").paint(p)
    else:
        p.fillRect(QRectF(0, 0, W, H), vertical(QRectF(0, 0, W, H), "#8A7657", PLAIN_BOX))
    _varnish(p)
    _letter(p, LETTERING.get(game, PLAIN), title, subtitle)
    p.restore()


def _varnish(p: QPainter) -> None:
    """Grain over everything and a diagonal sheen."""
    whole = QPainterPath()
    whole.addRect(QRectF(0, 0, W, H))
    texture(p, whole, "speckle", 0.75)
    g = QLinearGradient(QPointF(0, 0), QPointF(W, H))
    g.setColorAt(0, C("#FFFFFF", 0.10))
    g.setColorAt(0.5, C("#FFFFFF", 0))
    g.setColorAt(1, C(SHADE, 0.22))
    p.fillRect(QRectF(0, 0, W, H), g)


def _letter(p: QPainter, look: Lettering, title: str, subtitle: str) -> None:
    size = title_size(title)
    for dy, colour in ((2.5, C(look.shade, 0.38)), (0.0, C(look.colour))):
        text(p, QRectF(0, look.top + dy, W, 54), title, size, 700, colour, CENTRE, display=True, tracking=size * 0.10)
        text(p, QRectF(0, look.top + 50 + dy * 0.6, W, 22), subtitle, 13, 700, colour, CENTRE, tracking=3.2)


def title_size(title: str) -> float:
    """The largest size at which a title fits across a cover, in its units."""
    for size in TITLE_SIZES:
        font = font_for(title, size, 700, display=True, tracking=size * 0.10)
        if QFontMetricsF(font).horizontalAdvance(title) <= W - 2 * MARGIN:
            return size
    return TITLE_SIZES[-1]
