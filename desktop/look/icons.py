"""Glyphs for pieces and boards (game-icons.net, filled) and line icons for the window (Lucide, stroked)."""

from __future__ import annotations

import json
import threading
from functools import lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QIconEngine, QPainter, QPixmap

from desktop.look import theme
from desktop.look.assets import asset
from desktop.look.colour import INK, C, Paint

if TYPE_CHECKING:
    from PySide6.QtSvg import QSvgRenderer


@lru_cache(maxsize=1)
def _drawings() -> dict[str, dict[str, str]]:
    return json.loads(asset("icons/icons.json").read_text(encoding="utf-8"))


def glyph_names() -> list[str]:
    """Every filled glyph there is."""
    return list(_drawings()["icons"])


def line_names() -> list[str]:
    """Every line icon there is, without the prefix "ui:"."""
    return list(_drawings()["lines"])


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
    """A line icon for buttons and menus that takes the theme's ink whenever it is painted."""
    return QIcon(_engine(name.removeprefix("ui:")))


def _engine(name: str) -> QIconEngine:
    if name not in _drawings()["lines"]:
        raise KeyError(name)
    return LineIconEngine(name)


class LineIconEngine(QIconEngine):
    """Paints a line icon anew in the theme that holds at the moment, sharp at every size and ratio."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self._name = name

    def clone(self) -> QIconEngine:
        copy = LineIconEngine(self._name)
        _clones.append(copy)
        return copy

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        t = theme.current()
        colour = t.soft if mode == QIcon.Mode.Disabled else t.ink
        size = min(rect.width(), rect.height())
        middle = QRectF(rect).center()
        draw_line_icon(painter, self._name, middle.x(), middle.y(), size, colour)

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.fill(Qt.GlobalColor.transparent)
        p = QPainter(pixmap)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(p, QRect(0, 0, size.width(), size.height()), mode, state)
        p.end()
        return pixmap


_clones: list[LineIconEngine] = []
