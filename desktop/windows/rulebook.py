"""A game's rules, read from Markdown: chapters, paragraphs with their anchors, and the HTML for the page. Knows no Qt.

`{#anchor}` stands at the end of a heading or at the start (or end) of a paragraph or list item; `◇{table.field}` follows a
value of our own; `picture:NAME` is an image made by the board; `#anchor` a link within.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import resources

from markdown_it import MarkdownIt
from markdown_it.token import Token

ANCHOR = re.compile(r"\s*\{#([\w.-]+)\}\s*")
MARK = re.compile(r"([\w+−×–～／/.,%％]*)◇\{([\w.]+)\}")
HAN = "\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef"
NUMBER = re.compile(r"^(\d+(?:\.\d+)*)[.、]?\s+")

Size = Callable[[str], tuple[int, int] | None]


@dataclass(slots=True)
class Paragraph:
    """A heading, a paragraph, a list item or a row of a table, as search finds it."""

    kind: str
    text: str
    chapter: int
    name: str  # its own anchor, always there
    anchors: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Chapter:
    """A heading of the contents: its number ("7"), its words, the anchor to go to."""

    number: str
    words: str
    name: str


@dataclass(slots=True)
class Hit:
    """A paragraph in which a search found its words: `start` and `end` are places in its text."""

    paragraph: Paragraph
    number: str
    start: int
    end: int


@dataclass(slots=True)
class Rulebook:
    """The whole rules of a game in one language."""

    title: str = ""
    body: str = ""
    chapters: list[Chapter] = field(default_factory=list)
    paragraphs: list[Paragraph] = field(default_factory=list)
    marks: list[str] = field(default_factory=list)
    anchors: dict[str, Paragraph] = field(default_factory=dict)

    def find(self, words: str) -> list[Hit]:
        """Paragraphs that hold these words, whatever their case, in the order of the book."""
        wanted = " ".join(words.split()).casefold()
        if not wanted:
            return []
        hits = []
        for paragraph in self.paragraphs:
            start = paragraph.text.replace("\u00a0", " ").casefold().find(wanted)
            if start >= 0:
                number = self.chapters[paragraph.chapter].number if paragraph.chapter >= 0 else ""
                hits.append(Hit(paragraph, number, start, start + len(wanted)))
        return hits

    def chapter_of(self, anchor: str) -> int:
        """The index of the chapter in which an anchor lies, -1 when it is before all or not there."""
        paragraph = self.anchors.get(anchor)
        return paragraph.chapter if paragraph is not None else -1


def source(package: str, language: str) -> tuple[str, str] | None:
    """The Markdown of a game's rules and the language it is in: the wanted one, else another; None when there is none."""
    folder = resources.files(package).joinpath("rules")
    for name in (language, "en", "zh_TW"):
        file = folder.joinpath(f"{name}.md")
        if file.is_file():
            return file.read_text(encoding="utf-8"), name
    return None


def read(markdown: str, size: Size = lambda name: None) -> Rulebook:
    """The rulebook in a Markdown text. `size(name)`: width and height of a picture in pixels, None when there is none."""
    return _Reader(size).book(MarkdownIt("commonmark", {"html": False}).enable("table").parse(markdown))


def joined(text: str) -> str:
    """A text as it is shown: lines of a paragraph in one, a number never parted from what it counts."""
    text = re.sub(rf"(?<=[{HAN}])\n(?=[{HAN}])", "", text)
    return re.sub(rf"(?<=\d) (?=[{HAN}])", "\u00a0", text.replace("\n", " "))


class _Reader:
    def __init__(self, size: Size) -> None:
        self._size = size
        self._book = Rulebook()
        self._parts: list[str] = []

    def book(self, tokens: list[Token]) -> Rulebook:
        row: list[str] | None = None
        cell = ""
        for index, token in enumerate(tokens):
            kind = token.type
            if kind == "inline":
                opener = tokens[index - 1]
                if row is not None:
                    inner, text, _ = self._inline(token)
                    name = "" if row else f'<a name="p{len(self._book.paragraphs)}"></a>'
                    row.append(text)
                    self._parts.append(f'<{cell} align="left">{name}{inner}</{cell}>')
                else:
                    self._block(opener, tokens[index - 2] if index > 1 else opener, token)
            elif kind in ("th_open", "td_open"):
                cell = kind[:2]
            elif kind == "tr_open":
                row = []
                self._parts.append("<tr>")
            elif kind == "tr_close":
                self._parts.append("</tr>")
                self._paragraph("tr", " · ".join(row or []), [])
                row = None
            elif kind == "table_open":
                self._parts.append('<table cellspacing="0" cellpadding="6" width="100%">')
            elif kind == "table_close":
                self._parts.append("</table>")
            elif kind in ("bullet_list_open", "ordered_list_open"):
                start = f' start="{token.attrGet("start")}"' if token.attrGet("start") else ""
                self._parts.append(f"<{token.tag}{start}>")
            elif kind in ("bullet_list_close", "ordered_list_close"):
                self._parts.append(f"</{token.tag}>")
            elif kind == "list_item_open":
                self._parts.append("<li>")
            elif kind == "list_item_close":
                self._parts.append("</li>")
            elif kind == "blockquote_open":
                self._parts.append('<div class="soft">')
            elif kind == "blockquote_close":
                self._parts.append("</div>")
            elif kind == "hr":
                self._parts.append("<hr>")
            elif kind in ("fence", "code_block"):
                self._parts.append(f"<pre>{html.escape(token.content)}</pre>")
        self._book.body = "".join(self._parts)
        return self._book

    def _block(self, opener: Token, before: Token, token: Token) -> None:
        inner, text, anchors = self._inline(token)
        in_item = before.type == "list_item_open"
        kind = opener.tag if opener.type == "heading_open" else "li" if in_item else "p"
        if kind == "h1" and not self._book.title:
            self._book.title = text
        if kind == "h2":
            found = NUMBER.match(text)
            number = found[1] if found else str(len(self._book.chapters) + 1)
            name = f"p{len(self._book.paragraphs)}"
            self._book.chapters.append(Chapter(number, NUMBER.sub("", text), name))
        name = self._paragraph(kind, text, anchors)
        names = "".join(f'<a name="{html.escape(each)}"></a>' for each in [*anchors, name])
        if kind == "li":
            self._parts.append(f"{names}{inner}")
        else:
            self._parts.append(f"<{kind}>{names}{inner}</{kind}>")

    def _paragraph(self, kind: str, text: str, anchors: list[str]) -> str:
        book = self._book
        paragraph = Paragraph(kind, text, len(book.chapters) - 1, f"p{len(book.paragraphs)}", anchors)
        book.paragraphs.append(paragraph)
        for name in [*anchors, paragraph.name]:
            book.anchors.setdefault(name, paragraph)
        return paragraph.name

    def _inline(self, token: Token) -> tuple[str, str, list[str]]:
        """HTML, plain text and anchors of one run of words."""
        out: list[str] = []
        plain: list[str] = []
        anchors: list[str] = []
        for child in token.children or []:
            if child.type == "text":
                content = ANCHOR.sub(lambda m: anchors.append(m[1]) or "", child.content)
                out.append(self._words(content))
                plain.append(MARK.sub(r"\1", content))
            elif child.type in ("softbreak", "hardbreak"):
                out.append("<br>" if child.type == "hardbreak" else "\n")
                plain.append("\n")
            elif child.type == "code_inline":
                out.append(f"<code>{html.escape(child.content)}</code>")
                plain.append(child.content)
            elif child.type == "image":
                out.append(self._picture(child))
            elif child.type == "link_open":
                out.append(f'<a href="{html.escape(str(child.attrGet("href")))}">')
            elif child.type == "link_close":
                out.append("</a>")
            elif child.type in ("strong_open", "strong_close", "em_open", "em_close"):
                out.append(f"<{'/' if child.nesting < 0 else ''}{'b' if child.tag == 'strong' else 'i'}>")
        return joined("".join(out)).strip(), joined("".join(plain)).strip(), anchors

    def _words(self, content: str) -> str:
        parts, end = [], 0
        for found in MARK.finditer(content):
            parts.append(html.escape(content[end : found.start()]))
            mark = found[2]
            if mark not in self._book.marks:
                self._book.marks.append(mark)
            parts.append(f'<a class="own" href="own:{mark}">{html.escape(found[1])}\u2060<img src="mark:own"></a>')
            end = found.end()
        parts.append(html.escape(content[end:]))
        return "".join(parts)

    def _picture(self, token: Token) -> str:
        address, words = str(token.attrGet("src")), html.escape(token.content)
        size = self._size(address.removeprefix("picture:")) if address.startswith("picture:") else None
        if size is None:
            return f'<span class="soft">{words}</span>'
        return f'<img src="{html.escape(address)}" width="{size[0]}" height="{size[1]}" alt="{words}">'
