"""Words as they are painted: plain, burnt into the table, wrapped and shortened in both scripts."""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from desktop.look import fonts, theme
from desktop.look.colour import INK, C, Paint

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop

LINE_LATIN, LINE_CJK = 1.35, 1.45


def has_cjk(words: str) -> bool:
    """Whether any Chinese character is in these words."""
    return any("\u2e80" <= ch <= "\u9fff" or "\uf900" <= ch <= "\ufaff" or ch >= "\U00020000" for ch in words)


def font_for(words: str, size: float, weight: int = 400, display: bool = False, tracking: float = 0) -> QFont:
    """The face for these words. WenKai is lighter than Fraunces, so beside Chinese the Latin steps down to 600. A name
    with a character that WenKai's cut lacks comes whole in the text face, never in two."""
    if display and has_cjk(words):
        display = fonts.in_title_face(words)
        weight = 600 if display and weight == 700 else weight
    font = fonts.display(size, weight) if display else fonts.body(size, weight)
    if tracking:
        font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking)
    return font


def text(
    p: QPainter,
    rect: QRectF,
    words: str,
    size: float = 14,
    weight: int = 400,
    colour: Paint = INK,
    align: Qt.AlignmentFlag = LEFT,
    display: bool = False,
    tracking: float = 0,
    wrap: bool = False,
) -> QRectF:
    """Paint words in a rectangle and return what they cover. Sizes in logical pixels."""
    p.setFont(font_for(words, size, weight, display, tracking))
    p.setPen(C(colour))
    flags = align.value | (Qt.TextFlag.TextWordWrap.value if wrap else Qt.TextFlag.TextSingleLine.value)
    p.drawText(rect, flags, words)
    return p.boundingRect(rect, flags, words)


def text_width(words: str, size: float, weight: int = 400, display: bool = False, tracking: float = 0) -> float:
    """How wide these words come out, in logical pixels."""
    return QFontMetricsF(font_for(words, size, weight, display, tracking)).horizontalAdvance(words)


def engraved(
    p: QPainter,
    rect: QRectF,
    words: str,
    size: float,
    mode: theme.Theme | None = None,
    align: Qt.AlignmentFlag = LEFT,
    weight: int = 700,
    display: bool = True,
    tracking: float = 0,
) -> None:
    """Words burnt into the table: dark letters with a lit lower edge on oak, cream letters on walnut."""
    t = mode or theme.current()
    if t.burnt_edge:
        text(p, rect.translated(0, 1.2), words, size, weight, C(t.burnt_edge, 0.60), align, display, tracking)
    text(p, rect, words, size, weight, t.burnt, align, display, tracking)


def settled(words: str) -> str:
    """A number keeps to its measure word: the space between them never breaks (language.md, section 5)."""
    return _NUMBER_SPACE.sub("\u00a0", words)


_NUMBER_SPACE = re.compile(r"(?<=\d) (?=[\u4e00-\u9fff])")


def wrap(words: str, font: QFont, width: float) -> list[str]:
    """Break a sentence into lines no wider than `width`: Latin between words, Chinese anywhere but before a stop."""
    lines: list[str] = []
    for paragraph in settled(words).split("\n"):
        if not paragraph:
            lines.append("")
            continue
        layout = QTextLayout(paragraph, font)
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout.setTextOption(option)
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            lines.append(paragraph[line.textStart() : line.textStart() + line.textLength()].rstrip())
        layout.endLayout()
    return lines


def line_height(words: str, size: float) -> float:
    """The distance of two lines of these words, in logical pixels."""
    return size * (LINE_CJK if has_cjk(words) else LINE_LATIN)


def paragraph_height(words: str, size: float, width: float, weight: int = 400, display: bool = False) -> float:
    """How high a wrapped sentence comes out."""
    return len(wrap(words, font_for(words, size, weight, display), width)) * line_height(words, size)


def paragraph(
    p: QPainter,
    rect: QRectF,
    words: str,
    size: float = 14,
    weight: int = 400,
    colour: Paint = INK,
    display: bool = False,
) -> float:
    """Paint a wrapped sentence from the top of the rectangle, the last line that fits shortened; returns its height."""
    font = font_for(words, size, weight, display)
    metrics, step = QFontMetricsF(font), line_height(words, size)
    lines = wrap(words, font, rect.width())
    room = max(1, int((rect.height() + 0.5) / step))
    if len(lines) > room:
        lines = [*lines[: room - 1], elide(" ".join(lines[room - 1 :]), font, rect.width())]
    p.setFont(font)
    p.setPen(C(colour))
    for i, line in enumerate(lines):
        base = rect.top() + i * step + (step - metrics.height()) / 2 + metrics.ascent()
        p.drawText(QPointF(rect.left(), base), line)
    return len(lines) * step


def elide(words: str, font: QFont, width: float) -> str:
    """Shorten one line with an ellipsis; the caller puts the whole into a tooltip."""
    return QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, width)
