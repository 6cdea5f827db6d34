"""How a picture looks to eyes that lack one kind of cone. Sources: Viénot, Brettel and Mollon 1999 (protan, deutan)
and Brettel, Viénot and Mollon 1997 (tritan, one plane), both in linear light."""

from __future__ import annotations

from typing import Literal

from PySide6.QtGui import QColorSpace, QImage, QPainter

Sight = Literal["all", "protan", "deutan", "tritan"]
SIGHTS: tuple[Sight, ...] = ("all", "protan", "deutan", "tritan")

# Each row mixes two channels into one: (target channels, first source, second source, share of the second).
# Channels 0 red, 1 green, 2 blue. What is not named stays as it is; left-out terms are below 0.03 (tritan red: 0.15).
_MIXES: dict[str, tuple[tuple[int, ...], int, int, float]] = {
    "protan": ((0, 1), 0, 1, 0.88762),
    "deutan": ((0, 1), 0, 1, 0.70725),
    "tritan": ((1, 2), 1, 2, 0.14076),
}


def seen(image: QImage, sight: Sight) -> QImage:
    """The image as this sight sees it; opaque, same size and device ratio."""
    if sight == "all":
        return image
    targets, first, second, share = _MIXES[sight]
    light = image.convertToFormat(QImage.Format.Format_RGBX64)
    light.setColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    light.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgbLinear))
    mixed = _channel(light, first)
    p = QPainter(mixed)
    p.setOpacity(share)
    p.drawImage(0, 0, _channel(light, second))
    p.end()
    grey = _samples(mixed.convertToFormat(QImage.Format.Format_Grayscale16))
    pixels = memoryview(light.bits()).cast("B").cast("H")
    for target in targets:
        pixels[target::4] = grey
    light.convertToColorSpace(QColorSpace(QColorSpace.NamedColorSpace.SRgb))
    result = light.convertToFormat(QImage.Format.Format_RGB32)
    result.setDevicePixelRatio(image.devicePixelRatio())
    return result


def _channel(light: QImage, channel: int) -> QImage:
    """One channel as a grey image that a painter can mix."""
    w, h = light.width(), light.height()
    values = memoryview(light.constBits()).cast("B").cast("H")[channel::4]
    raw = values.tobytes()
    grey = QImage(raw, w, h, w * 2, QImage.Format.Format_Grayscale16)
    return grey.convertToFormat(QImage.Format.Format_RGBX64)


def _samples(grey: QImage) -> memoryview:
    """The 16-bit samples of a grey image without the bytes that pad its lines."""
    line = grey.bytesPerLine() // 2
    values = memoryview(grey.constBits()).cast("B").cast("H")
    if line == grey.width():
        return values
    rows = b"".join(values[y * line : y * line + grey.width()].tobytes() for y in range(grey.height()))
    return memoryview(rows).cast("H")
