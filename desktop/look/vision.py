"""What eyes without one kind of cone see of our colours: for the preview in the settings, and for tests."""

from __future__ import annotations

from array import array
from functools import lru_cache
from typing import Literal

from PySide6.QtGui import QColor, QImage

from desktop.look.colour import Paint

Vision = Literal["protan", "deutan", "tritan"]
VISIONS: tuple[Vision, ...] = ("protan", "deutan", "tritan")

# Machado, Oliveira, Fernandes 2009, severity 1.0; rows and columns are linear red, green, blue.
_MATRICES: dict[Vision, tuple[tuple[float, float, float], ...]] = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen_with(colour: Paint, vision: Vision) -> QColor:
    """The colour that looks to everybody as `colour` looks to these eyes."""
    c = QColor(colour)
    rgb = _simulated((_linear(c.redF()), _linear(c.greenF()), _linear(c.blueF())), vision)
    return QColor.fromRgbF(*rgb, c.alphaF())


def simulate(image: QImage, vision: Vision) -> QImage:
    """A whole picture, opaque, as these eyes see it; colours are rounded to 16 bits. 30 ms for 400,000 pixels."""
    small = image.convertToFormat(QImage.Format.Format_RGB16)
    pixels = array("H", bytes(small.constBits()))
    table = _table(vision)
    wide = small.bytesPerLine() // 2  # rows are padded to four bytes
    out = array("I", [table[pixel] for pixel in pixels])
    whole = QImage(out.tobytes(), wide, small.height(), wide * 4, QImage.Format.Format_RGB32)
    seen = whole.copy(0, 0, small.width(), small.height())
    seen.setDevicePixelRatio(image.devicePixelRatio())
    return seen


def difference(a: Paint, b: Paint) -> float:
    """How far two colours are apart in CIELAB (about 2 can just be seen)."""
    return sum((x - y) ** 2 for x, y in zip(_lab(a), _lab(b), strict=True)) ** 0.5


@lru_cache(maxsize=3)
def _table(vision: Vision) -> list[int]:
    """0xFFRRGGBB for each of the 65,536 colours of RGB16."""
    fives = [_linear(i / 31) for i in range(32)]
    sixes = [_linear(i / 63) for i in range(64)]
    steps = [round(255 * _curved(i / 1023)) for i in range(1024)]
    matrix = _MATRICES[vision]
    table = []
    for r in fives:
        for g in sixes:
            partial = [row[0] * r + row[1] * g for row in matrix]
            for b in fives:
                red, green, blue = (
                    steps[0 if v < 0 else 1023 if v > 1 else int(v * 1023)]
                    for v in (partial[i] + matrix[i][2] * b for i in (0, 1, 2))
                )
                table.append(0xFF000000 | red << 16 | green << 8 | blue)
    return table


def _simulated(linear: tuple[float, float, float], vision: Vision) -> tuple[float, float, float]:
    r, g, b = (
        _curved(min(1.0, max(0.0, sum(k * v for k, v in zip(row, linear, strict=True))))) for row in _MATRICES[vision]
    )
    return r, g, b


def _linear(v: float) -> float:
    return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4


def _curved(v: float) -> float:
    return v * 12.92 if v <= 0.0031308 else 1.055 * v ** (1 / 2.4) - 0.055


def _lab(colour: Paint) -> tuple[float, float, float]:
    c = QColor(colour)
    r, g, b = _linear(c.redF()), _linear(c.greenF()), _linear(c.blueF())
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883
    fx, fy, fz = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)
