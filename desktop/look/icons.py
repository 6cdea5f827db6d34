"""Glyphs for pieces and boards (game-icons.net, filled) and line icons for the window (Lucide, stroked)."""

from __future__ import annotations

import sys
import threading
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.look.assets import asset
from desktop.look.colour import INK, C, Paint

if TYPE_CHECKING:
    from PySide6.QtGui import QIcon
    from PySide6.QtSvg import QSvgRenderer


@lru_cache(maxsize=1)
def _drawings() -> dict[str, dict[str, str]]:
    import json

    return json.loads(asset("icons/icons.json").read_text(encoding="utf-8"))


def glyph_names() -> list[str]:
    """Every filled glyph there is."""
    return list(_drawings()["icons"])


def line_names() -> list[str]:
    """Every line icon there is, without the prefix "ui:"."""
    return list(_drawings()["lines"])


def ready() -> bool:
    """Whether icons can be painted at once; the first one waits for Qt's SVG to be loaded."""
    return "PySide6.QtSvg" in sys.modules


_own = threading.local()  # a renderer belongs to the thread that made it: boards are painted in one of their own
KEPT = 768


def _renderer(table: str, name: str, rgba: str) -> QSvgRenderer:
    kept: dict[tuple[str, str, str], QSvgRenderer] = _own.__dict__.setdefault("renderers", {})
    key = (table, name, rgba)
    if key not in kept:
        if len(kept) >= KEPT:
            kept.clear()
        kept[key] = _made(table, name, rgba)
    return kept[key]


def _made(table: str, name: str, rgba: str) -> QSvgRenderer:
    from PySide6.QtSvg import QSvgRenderer  # late: the home window appears sooner without it

    c = QColor(rgba)
    inner = _drawings()[table][name].replace("currentColor", c.name())
    edge = 512 if table == "icons" else 24
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {edge} {edge}" opacity="{c.alphaF():.3f}">{inner}</svg>'
    )
    return QSvgRenderer(QByteArray(svg.encode()))


def draw_icon(p: QPainter, name: str, x: float, y: float, s: float, colour: Paint = INK) -> None:
    """One filled glyph of size s, centred on x, y. KeyError if there is none of that name."""
    rgba = C(colour).name(QColor.NameFormat.HexArgb)
    _renderer("icons", name, rgba).render(p, QRectF(x - s / 2, y - s / 2, s, s))


def draw_line_icon(p: QPainter, name: str, x: float, y: float, s: float, colour: Paint = INK) -> None:
    """A stroke icon for the window ("ui:undo-2" or "undo-2"), centred on x, y."""
    rgba = C(colour).name(QColor.NameFormat.HexArgb)
    _renderer("lines", name.removeprefix("ui:"), rgba).render(p, QRectF(x - s / 2, y - s / 2, s, s))


def line_body(name: str) -> str:
    """The inside of a line icon's SVG, its colour still `currentColor`."""
    return _drawings()["lines"][name]


def icon(name: str) -> QIcon:
    """A line icon for buttons and menus that takes the theme's ink whenever it is painted. KeyError if there is none."""
    from desktop.look.icon_engine import line_icon  # late: the home window has none

    line_body(name.removeprefix("ui:"))
    return line_icon(name.removeprefix("ui:"))
