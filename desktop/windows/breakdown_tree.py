"""Where each point came from: a tree of sources, a column a seat; every number is the sum of its leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.engine.breakdown import Score
from desktop.look import fonts, theme
from desktop.look.chrome import seat_badge
from desktop.look.colour import darker, lighter, vertical
from desktop.look.surface import rounded
from desktop.look.widgets.plain_label import tip
from desktop.windows.dates import signed
from desktop.windows.ranking import SOURCE_COLOURS, sources

Words = Callable[[str, dict[str, Any]], str]


@dataclass(slots=True)
class Line:
    """A source in the tree: what each seat has from it (None: it has no such source), and its parts. `params` hold for
    all of them, `own` are each seat's, with its count."""

    source: str
    params: dict[str, Any]
    values: list[int | None]
    mark: tuple[str, bytes]
    own: list[dict[str, Any]]
    parts: list[Line] = field(default_factory=list)


def merged(scores: Sequence[Score]) -> list[Line]:
    """The trees of all seats laid over one another: the same source with the same values is one line."""
    lines: list[Line] = []
    for seat, score in enumerate(scores):
        _lay(lines, sources(score), seat, len(scores))
    return lines


def _lay(lines: list[Line], parts: Sequence[Score], seat: int, seats: int, top: bool = True) -> None:
    for part in parts:
        mark = _mark(part, top)
        found = next((line for line in lines if line.values[seat] is None and line.mark == mark), None)
        if found is None:
            shared = _shared(part, top) if seats > 1 else part.params
            found = Line(part.source, shared, [None] * seats, mark, [shared] * seats)
            lines.append(found)
        found.values[seat], found.own[seat] = part.points, part.params
        _lay(found.parts, part.parts, seat, seats, top=False)


def _shared(part: Score, top: bool) -> dict[str, Any]:
    """What a line of several seats may say: of a branch not how many parts `n` it has, for each seat has its own. A
    branch without parts is one that brought nothing; further down that is a leaf of no points, whose words need its n."""
    branch = part.parts or (top and not part.points)
    return {key: value for key, value in part.params.items() if key != "n"} if branch else part.params


def _mark(part: Score, top: bool) -> tuple[str, bytes]:
    """What makes two seats' points one line: the same branch, however many parts it has ("roads"); of leaves, and of
    branches that name something ("tile of red, round 2"), only the same."""
    return part.source, msgspec.json.encode(_shared(part, top), order="sorted")


class BreakdownTree(QTreeWidget):
    """Fill it with the scores of a match and the game's words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setRootIsDecorated(True)
        self.setUniformRowHeights(False)
        self.setAlternatingRowColors(False)
        self.setSelectionMode(QTreeWidget.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAnimated(True)
        self._told: tuple[Any, ...] | None = None
        theme.keeper().changed.connect(self._again)

    def tell(
        self, scores: Sequence[Score], names: Sequence[str], colours: Sequence[str], words: Words, total: str
    ) -> None:
        """Show these scores; `total` is the word for the last row."""
        self._told = (scores, names, colours, words, total)
        self.clear()
        self.setColumnCount(1 + len(names))
        self.setHeaderLabels(["", *names])
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        ratio = self.devicePixelRatioF()
        item = self.headerItem()
        for i, colour in enumerate(colours):
            header.setSectionResizeMode(i + 1, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(i + 1, round(fonts.scaled(118 if len(names) < 4 else 92)))
            item.setIcon(i + 1, _disc(colour, ratio))
            item.setTextAlignment(i + 1, Qt.AlignmentFlag.AlignCenter)
        self.setIconSize(QSize(26, 26))
        for i, line in enumerate(merged(scores)):
            row = self._row(line, words, 0)
            row.setIcon(0, _square(SOURCE_COLOURS[i % len(SOURCE_COLOURS)], ratio))
            self.addTopLevelItem(row)
        last = QTreeWidgetItem([total, *(signed(score.points) for score in scores)])
        self._face(last, len(names), 700, 22)
        self.addTopLevelItem(last)
        if self.topLevelItemCount() == 2:
            self.topLevelItem(0).setExpanded(True)

    def _row(self, line: Line, words: Words, depth: int) -> QTreeWidgetItem:
        shown = ["–" if value is None else signed(value) for value in line.values]
        row = QTreeWidgetItem([words(line.source, line.params), *shown])
        row.setToolTip(0, tip(row.text(0)))
        for i, (value, own) in enumerate(zip(line.values, line.own, strict=True)):
            if value is not None:
                row.setToolTip(i + 1, tip(words(line.source, own)))  # "4 roads"
        self._face(row, len(line.values), 700 if depth == 0 else 400, 18 if depth == 0 else 14)
        for part in line.parts:
            row.addChild(self._row(part, words, depth + 1))
        return row

    def _face(self, row: QTreeWidgetItem, seats: int, weight: int, size: float) -> None:
        row.setFont(0, fonts.body(fonts.scaled(15 if weight == 700 else 14), weight))
        for i in range(1, seats + 1):
            display = weight == 700
            row.setFont(i, fonts.display(fonts.scaled(size)) if display else fonts.figures(fonts.scaled(size)))
            row.setTextAlignment(i, Qt.AlignmentFlag.AlignCenter)
            if row.text(i) == "–":
                row.setForeground(i, QColor(theme.current().soft))

    def _again(self) -> None:
        if self._told is not None:
            self.tell(*self._told)


def _disc(colour: str, ratio: float) -> QIcon:
    return _icon(ratio, lambda p: seat_badge(p, 13, 13, 9, colour))


def _square(colour: str, ratio: float) -> QIcon:
    def paint(p: QPainter) -> None:
        q = QRectF(QPointF(3, 3), QPointF(23, 23))
        p.setPen(darker(colour, 0.3))
        p.setBrush(vertical(q, lighter(colour, 0.2), colour))
        p.drawPath(rounded(q, 5))

    return _icon(ratio, paint)


def _icon(ratio: float, paint: Callable[[QPainter], object]) -> QIcon:
    pixmap = QPixmap(QSize(26, 26) * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    p = QPainter(pixmap)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(p)
    p.end()
    return QIcon(pixmap)
