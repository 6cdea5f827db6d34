"""The texts that carry both languages in their own files: rules (*.md), lessons and component tables (*.toml)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import wording


@dataclass(frozen=True)
class Finding:
    """One fault; its str is what an editor can jump to."""

    file: Path
    line: int
    what: str

    def __str__(self) -> str:
        try:
            file = self.file.resolve().relative_to(Path.cwd())
        except ValueError:
            file = self.file
        return f"{file}:{self.line}: {self.what}"


def line_of(raw: str, text: str, start: int = 0) -> int:
    """The line (from 1) on which a TOML value or key that reads `text` stands; 1 when it is written in another way."""
    for written in (text, text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n"), text.split("\n")[0]):
        at = raw.find(written, start) if written else -1
        if at >= 0:
            return raw.count("\n", 0, at) + 1
    return 1


def toml_findings(file: Path) -> list[Finding]:
    """Faults of a file of lessons or components: `{en, zh}` pairs, and every other string with 漢字 in it."""
    raw = file.read_text(encoding="utf-8")
    found: list[Finding] = []

    def say(text: str, faults: list[str]) -> None:
        found.extend(Finding(file, line_of(raw, text), fault) for fault in faults)

    def walk(node: Any, key: str) -> None:
        if isinstance(node, dict):
            english, chinese = node.get("en"), node.get("zh")
            if isinstance(english, str) and isinstance(chinese, str):
                say(chinese, wording.pair(english, chinese))
            if isinstance(english, str) != isinstance(chinese, str):
                say(str(english or chinese), ["only one of the two languages"])
            for name, value in node.items():
                walk(value, name)
        elif isinstance(node, list):
            for value in node:
                walk(value, key)
        elif isinstance(node, str):
            if key == "en":
                say(node, wording.english(node))
            elif wording.has_han(node):
                say(node, wording.chinese(node))

    walk(tomllib.loads(raw), "")
    return found


_MARKDOWN = [
    (re.compile(r"`[^`]*`"), ""),
    (re.compile(r"<!--.*?-->"), ""),
    (re.compile(r"\{#?[a-z_][\w.\-]*\}"), ""),
    (re.compile(r"!?\[([^\]]*)\]\([^)]*\)"), r"\1"),
    (re.compile(r"^\s*(?:#+|[-*+]|\d+\.|>)\s+"), ""),
    (re.compile(r"\*+|(?<!\w)_+|_+(?!\w)"), ""),
]


def markdown_pieces(text: str) -> Iterator[tuple[int, str]]:
    """(line, words) of a Markdown text without its marks: paragraphs line by line, tables cell by cell, code left out."""
    fenced = False
    for number, line in enumerate(text.split("\n"), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
            continue
        if fenced:
            continue
        for pattern, instead in _MARKDOWN:
            line = pattern.sub(instead, line)
        for cell in line.split("|") if line.lstrip().startswith("|") else [line]:
            if cell.strip():
                yield number, cell.strip()


def markdown_findings(file: Path) -> list[Finding]:
    """Faults of a rules text; its language is in its name or folder ("zh.md", "en/setup.md"), else told line by line."""
    name = "/".join(file.parts[-2:]).lower()
    is_chinese, is_english = "zh" in re.split(r"[^a-z]", name), "en" in re.split(r"[^a-z]", name)
    found = []
    for number, words in markdown_pieces(file.read_text(encoding="utf-8")):
        faults = []
        if is_chinese or (not is_english and wording.has_han(words)):
            faults = wording.chinese(words)
        elif is_english:
            faults = wording.english(words)
        found += [Finding(file, number, fault) for fault in faults]
    return found


def comment_findings(file: Path) -> list[Finding]:
    """Simplified characters anywhere in a source file, comments included, and in its name."""
    found = [Finding(file, 1, f"in the name: {fault}") for fault in _simplified(file.name)]
    for number, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
        found += [Finding(file, number, fault) for fault in _simplified(line)]
    return found


def _simplified(text: str) -> list[str]:
    return wording.foreign_characters("".join(re.findall(f"[{wording.HAN}]", text)))
