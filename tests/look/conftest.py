"""Each test of the look begins in the light theme with words and symbols of the designed size."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from desktop.look import edges, symbols, theme

Paint = Callable[[QPainter], None]


@pytest.fixture(autouse=True)
def as_designed(qapp) -> Iterator[None]:
    def reset() -> None:
        theme.set_theme("light")
        theme.set_text_scale(1.0)
        symbols.set_larger(False)
        edges.set_strong(False)

    reset()
    yield
    reset()


@pytest.fixture
def draw(qapp) -> Callable[..., QImage]:
    """Paint on a transparent picture `width` x `height` logical pixels, at a scale."""

    def drawn(paint: Paint, width: int, height: int, scale: float = 1.0) -> QImage:
        image = QImage(round(width * scale), round(height * scale), QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.scale(scale, scale)
        try:
            paint(p)
        finally:
            p.end()
        return image

    return drawn
