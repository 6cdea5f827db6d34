"""What the language guide asks of a text, as far as a machine can tell. `wording.toml` holds its words.

Every function returns the faults of one text as sentences; an empty list is a text without fault.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HAN = "\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff"
FULL = "，。、；：？！（）「」『』‧"
PLACEHOLDER = re.compile(r"\{[a-z_][a-z_0-9]*(?::[^{}]*)?\}")
TAG = re.compile(r"</?[a-z]+(?: [^<>]*)?/?>")
# the two names of the product stand together wherever it signs
NAMES = ("一桌五遊 · Five Games, One Table",)


@dataclass(frozen=True)
class Row:
    """One forbidden word: where it matches outside the longer words of `unless`, `yes` is what we write."""

    no: re.Pattern[str]
    yes: str
    unless: tuple[re.Pattern[str], ...]
    beside: re.Pattern[str] | None

    def faults(self, text: str) -> list[str]:
        if self.beside and self.beside.search(text):
            return []
        right = [match.span() for pattern in self.unless for match in pattern.finditer(text)]
        return [
            f"“{match[0]}” is not our word: {self.yes}"
            for match in self.no.finditer(text)
            if not any(start <= match.start() and match.end() <= end for start, end in right)
        ]


@dataclass(frozen=True)
class Guide:
    """`wording.toml`, read."""

    chinese: tuple[Row, ...]
    english: tuple[Row, ...]
    allowed: frozenset[str]
    simplified: frozenset[str]
    excepted: frozenset[tuple[str, str]]  # (text, fault): what may stay, and only so


@cache
def guide() -> Guide:
    data = tomllib.loads(Path(__file__).with_name("wording.toml").read_text(encoding="utf-8"))

    def rows(name: str, flags: int = 0) -> tuple[Row, ...]:
        return tuple(
            Row(
                re.compile(row["no"], flags),
                row["yes"],
                tuple(re.compile(word, flags) for word in row["unless"]),
                re.compile(row["beside"]) if "beside" in row else None,
            )
            for row in data[name]
        )

    return Guide(
        rows("forbidden"),
        rows("forbidden_english", re.IGNORECASE),
        frozenset(data["characters"]["allowed"]),
        frozenset(data["characters"]["simplified"]),
        frozenset((row["text"], row["word"]) for row in data.get("except", ())),
    )


def has_han(text: str) -> bool:
    return re.search(f"[{HAN}]", text) is not None


def chinese(text: str) -> list[str]:
    """Faults of a text in Traditional Chinese: typography, words, characters. Tags and placeholders may stand in it."""
    for name in NAMES:
        text = text.replace(name, "")
    bare = TAG.sub("", text)
    found = [*_typography(bare), *unbalanced(bare), *foreign_characters(bare)]
    for row in guide().chinese:
        found += row.faults(bare)
    return [fault for fault in found if not _excepted(text, fault)]


def english(text: str) -> list[str]:
    """Faults of a text in English: people, spelling, plurals in brackets."""
    bare = TAG.sub("", text)
    found = [fault for row in guide().english for fault in row.faults(bare)]
    return [fault for fault in found if not _excepted(text, fault)]


def pair(source: str, translation: str) -> list[str]:
    """Faults between a message and its translation: what must stand in both."""
    found = []
    for what, pattern in (("placeholder", PLACEHOLDER), ("count", re.compile(r"%L?n")), ("tag", TAG)):
        here, there = Counter(pattern.findall(source)), Counter(pattern.findall(translation))
        # a placeholder may be said twice, but not left out or made up
        for name in sorted(here.keys() - there.keys()):
            found.append(f"the {what} {name} is missing")
        for name in sorted(there.keys() - here.keys()):
            found.append(f"the {what} {name} is not in the source")
    if re.search(r"%\d", source + translation):
        found.append("%1 is not a name: placeholders are named, {name}")
    return found


def unbalanced(text: str) -> list[str]:
    """Quotes and brackets that are not opened and closed in turn."""
    partner = {"」": "「", "』": "『", "）": "（"}
    opened: list[str] = []
    for character in text:
        if character in partner.values():
            opened.append(character)
        elif character in partner and (not opened or opened.pop() != partner[character]):
            return [f"{character} closes what was not opened"]
    return [f"{opened[-1]} is never closed"] if opened else []


@cache
def _strange(character: str) -> bool:
    """Whether a character is Simplified or outside what the bundled font promises."""
    if character in guide().simplified:
        return True
    if ord(character) < 0x250 or character in guide().allowed:
        return False
    try:
        character.encode("big5")
    except UnicodeEncodeError:
        return True
    return False


def foreign_characters(text: str) -> list[str]:
    """Simplified forms and characters outside Big5."""
    return [f"{c} (U+{ord(c):04X}) is Simplified or outside Big5" for c in dict.fromkeys(text) if _strange(c)]


_TYPOGRAPHY = [
    # a stop before letters begins a file's ending: 週日.table
    (re.compile(rf"(?<=[{HAN}])(?:[,:;?!()]|\.(?![A-Za-z.]))|[,.:;?!()](?=[{HAN}])"), "half-width “{0}” beside 漢字"),
    (re.compile(rf"[ \u00a0\u3000](?=[{FULL}])|(?<=[{FULL}])[ \u00a0\u3000]"), "a space beside full-width punctuation"),
    (re.compile(rf"(?<=[{HAN}])(?:[A-Za-z0-9]|%n|\{{n\}})"), "no space between 漢字 and “{0}”"),
    (re.compile(rf"(?:[A-Za-z0-9]|%n|\{{n\}})(?=[{HAN}])"), "no space between “{0}” and 漢字"),
    (re.compile(r"[“”\"]"), "quotes are 「」"),
    (
        re.compile(rf"(?<=[{HAN}」）]) ?[·・•] ?|[·・•](?= ?[{HAN}「（])"),
        "the middle dot is ‧ (U+2027), without spaces",
    ),
    (re.compile(r"(?<![\w\-])-(?=\d|\{)"), "a minus is −"),
    (re.compile(r"(?<=\d)[\-–](?=\d)"), "a range is 1～2"),
    (re.compile(rf"(?<=[{HAN}])\.\.+"), "an ellipsis is …"),
    (re.compile(r" (?=[％°])"), "no space before ％ and °"),
    (re.compile(r"  "), "two spaces"),
]


def _typography(text: str) -> list[str]:
    if not has_han(text):
        return []
    found = []
    for pattern, sentence in _TYPOGRAPHY:
        match = pattern.search(text)
        if match:
            found.append(sentence.format(match[0]))
    return found


def _excepted(text: str, fault: str) -> bool:
    return any(part in text and word in fault for part, word in guide().excepted)
