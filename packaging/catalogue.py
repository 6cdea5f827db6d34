"""The messages of the program: read from the sources by lupdate, translated in i18n/<language>/*.toml, written as .ts and .qm."""

from __future__ import annotations

import ast
import json
import subprocess
import tempfile
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from xml.sax.saxutils import escape

import PySide6

from texts import Finding, line_of

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = {"zh_TW": ROOT / "i18n" / "zh_TW", "en": ROOT / "i18n" / "en"}
FORMS = {"zh_TW": 1, "en": 2}
COMPILED = ROOT / "desktop" / "translations"


@dataclass(frozen=True)
class Message:
    """One text of the program. `comment` tells equal sources apart, `note` is for the translator (`#:` in the code)."""

    context: str
    source: str
    comment: str = ""
    note: str = ""
    plural: bool = False
    file: Path = field(default=Path(), compare=False)
    line: int = field(default=0, compare=False)

    @property
    def key(self) -> str:
        """How the message is named in a translator's file."""
        return f"{self.source}|{self.comment}" if self.comment else self.source


def ts_name(language: str) -> Path:
    return ROOT / "i18n" / f"desktop_{language}.ts"


def qm_name(language: str) -> Path:
    return COMPILED / f"desktop_{language}.qm"


# --- from the sources ---------------------------------------------------------------------------------------------------


def tool(name: str) -> list[str]:
    """The command of one of Qt's own programs, which lie in the package: no PATH matters."""
    return [str(Path(str(PySide6.__file__)).parent / name)]


def sources() -> list[Path]:
    return sorted((ROOT / "desktop").rglob("*.py"))


def extract(files: Iterable[Path] | None = None) -> list[Message]:
    """Every message that Qt finds, sorted as lupdate sorts: by context, then by source."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder, "files.lst")
        listed.write_text("\n".join(file.as_posix() for file in files or sources()), encoding="utf-8")
        target = Path(folder, "found.ts")
        command = [
            *tool("lupdate"),
            f"@{listed}",
            "-locations",
            "absolute",
            "-sort-messages",
            "-silent",
            "-ts",
            str(target),
        ]
        done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
        if done.returncode or not target.exists():
            raise RuntimeError(f"lupdate failed: {done.stdout}{done.stderr}")
        return list(_messages(target))


def _messages(file: Path) -> Iterator[Message]:
    for context in ElementTree.parse(file).iter("context"):
        for message in context.iter("message"):
            at = message.find("location")
            yield Message(
                context=context.findtext("name", ""),
                source=message.findtext("source", ""),
                comment=message.findtext("comment", ""),
                note=message.findtext("extracomment", ""),
                plural=message.get("numerus") == "yes",
                file=(file.parent / at.get("filename", "")).resolve() if at is not None else Path(),
                line=int(at.get("line", "0")) if at is not None else 0,
            )


def unreachable(messages: Iterable[Message], files: Iterable[Path] | None = None) -> list[Finding]:
    """Calls of tr and QCoreApplication.translate whose text lupdate did not find, and those without a literal text."""
    known = {message.source for message in messages}
    found = []
    for file in files or sources():
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            name, owner = call.func.attr, call.func.value
            if name == "tr" and call.args:
                texts = call.args[:1]
            elif name == "translate" and isinstance(owner, ast.Name) and owner.id == "QCoreApplication":
                texts = call.args[:2]
            else:
                continue
            literals = [text.value for text in texts if isinstance(text, ast.Constant)]
            if len(literals) < len(texts):
                found.append(
                    Finding(file, call.lineno, "a text that is put together when it runs reaches no translator")
                )
            elif literals[-1] not in known:
                found.append(Finding(file, call.lineno, f"lupdate does not find “{literals[-1]}”"))
    return found


# --- from the translators -------------------------------------------------------------------------------------------------


@dataclass
class Entry:
    forms: list[str]
    file: Path
    line: int
    used: bool = False


class Translations:
    """What the files of one language's folder say: (context, key) -> forms."""

    def __init__(self, folder: Path) -> None:
        self.entries: dict[tuple[str, str], Entry] = {}
        self.findings: list[Finding] = []
        for file in sorted(folder.glob("*.toml")):
            self._read(file)

    def _read(self, file: Path) -> None:
        raw = file.read_text(encoding="utf-8")
        try:
            contexts = tomllib.loads(raw)
        except tomllib.TOMLDecodeError as error:
            self.findings.append(Finding(file, 1, f"not TOML: {error}"))
            return
        for context, texts in contexts.items():
            if not isinstance(texts, dict):
                self.findings.append(
                    Finding(file, line_of(raw, context), f"“{context}” stands outside a table of a context")
                )
                continue
            start = max(raw.find(f'["{context}"]'), raw.find(f"[{context}]"), 0)
            for key, value in texts.items():
                line = line_of(raw, key, start)
                forms = [value] if isinstance(value, str) else value
                if not isinstance(forms, list) or not all(isinstance(form, str) for form in forms):
                    hint = ' (a context with a dot is written ["a.b"])' if isinstance(value, dict) else ""
                    self.findings.append(Finding(file, line, f"“{key}” is neither a text nor a list of texts{hint}"))
                    continue
                if not any(forms):
                    continue
                other = self.entries.get((context, key))
                if other and other.forms != forms:
                    said = f"“{key}” is translated otherwise in {other.file.name}:{other.line}"
                    self.findings.append(Finding(file, line, said))
                self.entries[context, key] = Entry(forms, file, line)

    def of(self, message: Message) -> Entry | None:
        """The translation of a message: by source and disambiguation, or by the source alone."""
        entry = self.entries.get((message.context, message.key)) or self.entries.get((message.context, message.source))
        if entry:
            entry.used = True
        return entry

    def unused(self) -> list[Finding]:
        """After `of` was asked for every message: what no source says any more."""
        return [
            Finding(entry.file, entry.line, f"no source says “{key}” in the context {context}")
            for (context, key), entry in self.entries.items()
            if not entry.used
        ]


# --- the files that Qt reads -------------------------------------------------------------------------------------------------


def ts_text(language: str, messages: Iterable[Message], translations: Translations) -> str:
    """The whole .ts of a language. English holds the plurals only: all else it says as the source does."""
    lines = [
        '<?xml version="1.0" encoding="utf-8"?>',
        "<!DOCTYPE TS>",
        f'<TS version="2.1" language="{language}" sourcelanguage="en">',
    ]
    context = None
    for message in messages:
        if language == "en" and not message.plural:
            continue
        if message.context != context:
            if context is not None:
                lines.append("</context>")
            context = message.context
            lines += ["<context>", f"    <name>{escape(context)}</name>"]
        lines += _message(message, translations.of(message), FORMS[language])
    if context is not None:
        lines.append("</context>")
    return "\n".join([*lines, "</TS>", ""])


def _message(message: Message, entry: Entry | None, forms: int) -> Iterator[str]:
    yield '    <message numerus="yes">' if message.plural else "    <message>"
    yield f"        <source>{escape(message.source)}</source>"
    if message.comment:
        yield f"        <comment>{escape(message.comment)}</comment>"
    if message.note:
        yield f"        <extracomment>{escape(message.note)}</extracomment>"
    texts = entry.forms if entry else []
    whole = len(texts) == (forms if message.plural else 1)
    opening = "<translation>" if whole else '<translation type="unfinished">'
    if message.plural:
        yield f"        {opening}"
        for index in range(forms):
            yield f"            <numerusform>{escape(texts[index] if whole else '')}</numerusform>"
        yield "        </translation>"
    else:
        yield f"        {opening}{escape(texts[0] if whole else '')}</translation>"
    yield "    </message>"


def release(ts: Path, qm: Path) -> None:
    """Make the .qm of a .ts, whole or not at all."""
    qm.parent.mkdir(parents=True, exist_ok=True)
    fresh = qm.with_suffix(".qm.new")
    done = subprocess.run([*tool("lrelease"), "-silent", str(ts), "-qm", str(fresh)], capture_output=True, text=True)
    if done.returncode or not fresh.exists():
        raise RuntimeError(f"lrelease failed: {done.stdout}{done.stderr}")
    fresh.replace(qm)


def blank(messages: Iterable[Message], translations: Translations, language: str) -> str:
    """A translator's file for what is missing: one table a context, notes as comments, empty texts to fill in."""
    lines: list[str] = []
    context = None
    for message in messages:
        if (language == "en" and not message.plural) or translations.of(message):
            continue
        if message.context != context:
            context = message.context
            lines += ["", f"[{_quoted(context)}]"]
        lines += [f"# {part}" for part in message.note.split("\n") if part]
        empty = '["", ""]' if message.plural and FORMS[language] == 2 else '""'
        lines.append(f"{_quoted(message.key)} = {empty}")
    return "\n".join(lines).lstrip("\n") + "\n" if lines else ""


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
