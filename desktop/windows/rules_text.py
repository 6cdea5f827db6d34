"""The page of the rules: text with pictures made of pieces, the lit paragraph, found words on gold."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QPaintEvent,
    QPen,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QTextEdit, QWidget

from desktop.look import fonts, theme
from desktop.look.cardboard import draw_tile
from desktop.look.colour import GOLD, C, mix
from desktop.look.icons import draw_line_icon
from desktop.look.marks import halo
from desktop.look.stylesheet import document_style
from desktop.look.surface import box_shadow, rounded
from desktop.look.words import CENTRE, elide, font_for, text
from desktop.table.vocabulary import Board, Look, Scene
from desktop.windows.rulebook import Rulebook, read
from desktop.windows.still import look_image

WIDEST, HIGHEST, NARROWEST, CAPTION, PAD, SHADOW = 300.0, 190.0, 150.0, 26.0, 14.0, 8
LIT_MS = 4000
PENCIL = 17


class RulesText(QTextBrowser):
    """One game's rules in one language. `mark_pressed(name)`: a value of our own was pressed; `chapter_changed(index)`."""

    mark_pressed = Signal(str)
    chapter_changed = Signal(int)
    followed = Signal(str)  # an anchor, by a link in the text

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book = Rulebook()
        self.board: Board | None = None
        self.scene = Scene("wide", None)
        self._markdown = ""
        self._looks: dict[str, Look | None] = {}

        self._blocks: dict[str, QTextBlock] = {}
        self._lit, self._bright = "", False
        self._found = ""
        self._chapter = -1
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setOpenExternalLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(lambda _: self._look_where())
        self._fade = QTimer(self, singleShot=True, interval=LIT_MS)
        self._fade.timeout.connect(self._dim)
        theme.keeper().changed.connect(self._again)

    # -- filling -----------------------------------------------------------------------------------------------------

    def show_rules(self, markdown: str, board: Any) -> None:
        """Read a game's rules; `board` makes the pictures (None: their words are shown)."""
        self._markdown, self.board = markdown, board
        self._looks.clear()
        self.book = read(markdown, self._picture_size)
        self._fill()

    def _fill(self) -> None:
        at = self.anchor_at_top()
        document = self.document()
        document.setDefaultFont(fonts.body(fonts.scaled(15)))
        document.setDefaultStyleSheet(document_style(theme.current(), fonts.text_scale()))
        document.setDocumentMargin(10)
        document.setIndentWidth(fonts.scaled(24))
        self.setHtml(f"<body>{self.book.body}</body>")
        self._index()
        self._mark_own()
        self.find_words(self._found)
        if at:
            self.go_to(at, lit=False)

    def _again(self) -> None:
        if self._markdown:
            self._looks.clear()
            self.book = read(self._markdown, self._picture_size)
            self._fill()

    def _index(self) -> None:
        """Which block each anchor stands in."""
        self._blocks = {}
        block = self.document().begin()
        while block.isValid():
            iterator = block.begin()
            while not iterator.atEnd():
                for name in iterator.fragment().charFormat().anchorNames():
                    self._blocks.setdefault(name, block)
                iterator += 1
            block = block.next()

    def _mark_own(self) -> None:
        """A dotted gold line under every value of our own."""
        block = self.document().begin()
        spans: list[tuple[int, int]] = []
        while block.isValid():
            iterator = block.begin()
            while not iterator.atEnd():
                fragment = iterator.fragment()
                if fragment.charFormat().anchorHref().startswith("own:"):
                    spans.append((fragment.position(), fragment.length()))
                iterator += 1
            block = block.next()
        line = QTextCharFormat()
        line.setFontUnderline(True)
        line.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        line.setUnderlineColor(QColor(GOLD))
        line.setForeground(QColor(theme.current().ink))
        cursor = QTextCursor(self.document())
        for position, length in spans:
            cursor.setPosition(position)
            cursor.setPosition(position + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(line)

    # -- pictures ----------------------------------------------------------------------------------------------------

    def _look(self, name: str) -> Look | None:
        if name not in self._looks:
            self._looks[name] = self.board.picture(name, self.scene) if self.board is not None else None
        return self._looks[name]

    def _picture_size(self, name: str) -> tuple[int, int] | None:
        look = self._look(name)
        if look is None:
            return None
        k = min(1.0, WIDEST / look.rect.width(), HIGHEST / look.rect.height())
        wide = max(NARROWEST * fonts.text_scale(), look.rect.width() * k + 2 * PAD)
        high = look.rect.height() * k + 2 * PAD + CAPTION * fonts.text_scale()
        return round(wide) + 2 * SHADOW, round(high) + 3 * SHADOW

    def loadResource(self, kind: int, url: QUrl) -> Any:
        if kind == QTextDocument.ResourceType.ImageResource.value or kind == QTextDocument.ResourceType.ImageResource:
            if url.scheme() == "picture":
                return self._tile(url.path())
            if url.scheme() == "mark":
                return self._pencil()
        return None

    def _tile(self, name: str) -> QImage:
        ratio = self.devicePixelRatioF()
        size, look = self._picture_size(name), self._look(name)
        assert size is not None
        assert look is not None
        image = QImage(QSize(*size) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        box = QRectF(SHADOW, SHADOW, size[0] - 2 * SHADOW, size[1] - 3 * SHADOW)
        box_shadow(p, box, 10, 6, 1, 2, 0.26)
        draw_tile(p, box, "#EFE6D6", 10, 4, shadow=False)
        foot = CAPTION * fonts.text_scale()
        room = box.adjusted(PAD, PAD, -PAD, -foot)
        k = min(1.0, room.width() / look.rect.width(), room.height() / look.rect.height())
        picture = look_image(look, ratio, look.rect.width() * k)
        p.drawImage(room.center() - QRectF(QPoint(0, 0), picture.deviceIndependentSize()).center(), picture)
        words = _alt(self.book.body, name)
        px = 12.5 * fonts.text_scale()
        shown = elide(words, font_for(words, px, 700), box.width() - 12)
        text(p, QRectF(box.left(), box.bottom() - foot - 2, box.width(), foot), shown, px, 700, "#4A3226", CENTRE)
        p.end()
        return image

    def _pencil(self) -> QImage:
        t, ratio, side = theme.current(), self.devicePixelRatioF(), round(fonts.scaled(PENCIL))
        image = QImage(QSize(side, side) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setPen(QPen(C(GOLD), 1.3))
        p.setBrush(C("#4A3A1C" if t.dark else "#FFF3CF"))
        p.drawEllipse(QRectF(1.5, 1.5, side - 3, side - 3))
        draw_line_icon(p, "pencil", side / 2, side / 2, side * 0.6, "#FFE2A0" if t.dark else "#8A6410")
        p.end()
        return image

    # -- going and finding -------------------------------------------------------------------------------------------

    def has(self, anchor: str) -> bool:
        return anchor in self._blocks

    def go_to(self, anchor: str, lit: bool = True) -> bool:
        """Scroll an anchor into the upper third and light its paragraph; False when it is not there."""
        block = self._blocks.get(anchor)
        if block is None:
            return False
        rect = self.document().documentLayout().blockBoundingRect(block)
        self.verticalScrollBar().setValue(round(rect.top() - self.viewport().height() * (0.24 if lit else 0.02)))
        if lit:
            self._lit, self._bright = anchor, True
            self._fade.start()
            cursor = QTextCursor(block)
            self.setTextCursor(cursor)
            self.verticalScrollBar().setValue(round(rect.top() - self.viewport().height() * 0.24))
        self.viewport().update()
        return True

    def unlight(self) -> None:
        self._lit = ""
        self.viewport().update()

    def anchor_at_top(self) -> str:
        """The last anchor above the middle of what is seen: where one is in the book."""
        layout, top = self.document().documentLayout(), self.verticalScrollBar().value() + 30
        found = ""
        for name, block in self._blocks.items():
            if not name[1:].isdigit() and layout.blockBoundingRect(block).top() <= top:
                found = name
        return found

    def find_words(self, words: str) -> None:
        """Lay gold under every place where these words stand."""
        self._found = words
        selections = []
        if words.strip():
            cursor = QTextCursor(self.document())
            while True:
                cursor = self.document().find(words.strip(), cursor)
                if cursor.isNull() or len(selections) > 500:
                    break
                selection = QTextEdit.ExtraSelection()
                selection.cursor = cursor
                selection.format.setBackground(QColor(C(GOLD, 0.38)))
                selections.append(selection)
        self.setExtraSelections(selections)

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "own":
            self.mark_pressed.emit(url.path())
        elif url.hasFragment():
            self.followed.emit(url.fragment())

    def _dim(self) -> None:
        self._bright = False
        self.viewport().update()

    def _look_where(self) -> None:
        layout, top = (
            self.document().documentLayout(),
            self.verticalScrollBar().value() + self.viewport().height() * 0.3,
        )
        chapter = -1
        for index, entry in enumerate(self.book.chapters):
            block = self._blocks.get(entry.name)
            if block is not None and layout.blockBoundingRect(block).top() <= top:
                chapter = index
        if chapter != self._chapter:
            self._chapter = chapter
            self.chapter_changed.emit(chapter)

    def paintEvent(self, event: QPaintEvent) -> None:
        block = self._blocks.get(self._lit)
        if block is not None:
            t = theme.current()
            rect = self.document().documentLayout().blockBoundingRect(block)
            rect.translate(0, -self.verticalScrollBar().value())
            box = QRectF(4, rect.top() - 5, self.viewport().width() - 9, rect.height() + 10)
            p = QPainter(self.viewport())
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._bright:
                halo(p, rounded(box, 9), GOLD, 5, 0.45)
                p.setPen(QPen(C(GOLD), 1.8))
                p.setBrush(mix(t.raised, GOLD, 0.20))
                p.drawPath(rounded(box, 9))
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(GOLD))
            p.drawPath(rounded(QRectF(box.left() + 3, box.top() + 7, 4, box.height() - 14), 2))
            p.end()
        super().paintEvent(event)


def _alt(body: str, name: str) -> str:
    """The words of a picture, as the book has them."""
    import html
    import re

    found = re.search(rf'<img src="picture:{re.escape(name)}"[^>]* alt="([^"]*)"', body)
    return html.unescape(found[1]) if found else ""
