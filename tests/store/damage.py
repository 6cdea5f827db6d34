"""Saves that came to harm: whatever is done to the bytes, a typed fault in both languages or the good part, in no time.

`python -m tests.store.damage [--every 1] [GAME …]` tries every byte and every value and prints figures as JSON."""

from __future__ import annotations

import argparse
import json
import os
import tempfile
import time
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from desktop import games, language
from desktop.engine.action import Refusal
from desktop.engine.game import Game
from desktop.engine.journal import read, written
from desktop.engine.match import CannotBegin, Match
from desktop.engine.play import legal
from desktop.engine.seats import Seat
from desktop.faults import explained, known
from desktop.store.saves import Opened
from desktop.store.settings import LastMatch, LastSeat
from desktop.store.store import Store
from tests.games.every import COLOURS, every_game, match_of, walk

LONGEST = 2.0  # seconds that any file may take
STEPS = 30
FLIPS = (0x01, 0x15, 0x80, 0xFF)
OTHER_TYPES: tuple[Any, ...] = (
    None, True, False, "", "x", "\u202eX\u0000", "../../etc/passwd", [], {}, [[]], {"type": "x"}, 1.5, "1" * 5000,
)  # fmt: skip
NUMBERS: tuple[Any, ...] = (-1, 0, 7, 255, 10**6, 2**31, 2**63 - 1, 2**63, -(2**63), 10**30, 10**400, 1e308, -0.0)
ENCODINGS = (
    "utf-16",
    "utf-16-le",
    "utf-16-be",
    "utf-32",
    "utf-8-sig",
    "big5",
    "gb18030",
    "shift_jis",
    "cp1252",
    "utf-7",
)
HUGE = 200_000_000  # bytes
NASTY_TABLES = (  # each just within what an edition may have, or far beyond
    "a." * 49_000 + "b = 1", "a." * 400_000 + "b = 1", "\n".join("a." * 100 + f"b{n} = 1" for n in range(450)),
    "a = " + "[" * 99_000, "a = " + "{a=" * 33_000, "a = " + "9" * 99_000, "a = " + "9" * 5000, "a = 1e" + "9" * 99_000,
    "a = 2026-99-99", "a = 0x" + "f" * 99_000, "a = \"" + "\\u0041" * 16_000 + "\"", "a = \"\\ud800\"",
    "\n".join(f"[a.b{n}]" for n in range(9_000)), "[" * 99_000, "[a]\n" * 20_000, "\x00", "\r" * 99_000,
)  # fmt: skip


def save_of(game: Game, steps: int = STEPS) -> bytes:
    """A save of a match by chance, some way in."""
    match = match_of(game, game.facts.seats[0], {}, 5)
    for _ in walk(match, 3, steps):
        pass
    return written(match, "0.1.0", "2026-03-08T20:00:00").encode()


def damaged(raw: bytes, every: int = 1, first: int = 0) -> Iterator[tuple[str, bytes]]:
    """What can happen to a save, by kind: every `every`-th place, from `first` on."""
    for place in range(first, len(raw), every):
        yield "cut", raw[:place]
    for place in range(first, len(raw), every):
        changed = bytearray(raw)
        changed[place] ^= FLIPS[place % len(FLIPS)]
        yield "flipped", bytes(changed)
    lines = raw.rstrip(b"\n").split(b"\n")
    number = first
    for at, line in enumerate(lines):
        for values, kind in ((OTHER_TYPES, "other type"), (NUMBERS, "number")):
            for changed in _swapped(json.loads(line), values):
                number += 1
                if number % every == 0:
                    yield kind, _joined([*lines[:at], json.dumps(changed).encode(), *lines[at + 1 :]])
    for at in range(first % every, len(lines), max(1, every // 8)):
        yield "line lost", _joined(lines[:at] + lines[at + 1 :])
        yield "line twice", _joined(lines[: at + 1] + lines[at:])
        yield "line moved", _joined([*lines[:at], *reversed(lines[at : at + 2]), *lines[at + 2 :]])
    text = raw.decode().replace('"P0"', '"小美 é"')
    for encoding in ENCODINGS:
        yield "encoding", text.encode(encoding, "replace")
    for end in ("\r\n", "\r", "\u2028", "\x00\n"):
        yield "encoding", text.replace("\n", end).encode()


def swollen(raw: bytes) -> Iterator[tuple[str, bytes]]:
    """Files that are large or deep, to be read whole."""
    lines = raw.rstrip(b"\n").split(b"\n")
    head = json.loads(lines[0])
    for deep in (b"[" * 5_000_000, b'{"a":' * 1_000_000, b'{"format":"one-table","x":' + b"[" * 3_000_000):
        yield "deep", deep
        yield "deep", _joined([lines[0], deep, *lines[1:]])
    for field in ("tables", "title", "begun", "app", "start"):
        yield "long", _joined([json.dumps({**head, field: "x" * 6_000_000}).encode(), *lines[1:]])
    for tables in NASTY_TABLES:
        yield "long", _joined([json.dumps({**head, "tables": tables}).encode(), *lines[1:]])
    yield "long", _joined([json.dumps({**head, "seats": head["seats"] * 20_000}).encode(), *lines[1:]])
    yield "long", _joined([json.dumps({**head, "options": {f"o{n}": n for n in range(200_000)}}).encode(), *lines[1:]])
    yield "long", _joined([lines[0], *[b""] * 7_000_000])
    yield "long", _joined([lines[0], *[lines[1]] * 200_000])


def _joined(lines: list[bytes]) -> bytes:
    return b"\n".join(lines) + b"\n"


def _swapped(value: Any, others: tuple[Any, ...]) -> Iterator[Any]:
    """The value with one value inside it exchanged for each of the others."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from ({**value, key: changed} for changed in _swapped(inner, others))
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            yield from ([*value[:place], changed, *value[place + 1 :]] for changed in _swapped(inner, others))
    yield from (other for other in others if other != value or type(other) is not type(value))


class Ward:
    """Reads what was damaged, as the program does, and keeps count."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.path = folder / "save.table"
        self.found: Counter[str] = Counter()
        self.slowest = 0.0

    def take(self, kind: str, raw: bytes) -> None:
        """Read it: AssertionError when it is not a whole match, a good part or a typed fault within the time."""
        self.path.write_bytes(raw)
        self.read(kind)

    def read(self, kind: str) -> None:
        started = time.process_time()  # others may hold the processor
        opened = self.store.saves.read(self.path, games.find)
        taken = time.process_time() - started
        self.slowest = max(self.slowest, taken)
        assert taken < LONGEST, f"{kind}: {taken:.1f} s"
        if isinstance(opened, Opened):
            assert opened.match is not None
            _usable(opened.match)
            flaw = opened.damage
        else:
            flaw = opened
        self.found["whole" if flaw is None else "part" if isinstance(opened, Opened) else "refused"] += 1
        if flaw is not None:
            self.found[flaw.code] += 1
            _told(flaw, opened.line if isinstance(opened, Opened) else 0)


def _usable(match: Match) -> None:
    """A match that opened is one: it can be seen, counted, and played on."""
    game, state = match.game, match.state
    assert game.flaw(state) is None, game.flaw(state)
    assert len(game.scores(state)) == len(match.seats)
    for viewer in (*range(len(match.seats)), None):
        assert game.view(state, viewer).seed is None
    assert state.finished or legal(game, state)


def _told(flaw: Refusal, line: int) -> None:
    assert flaw.code.startswith("save_") and known(flaw.code), flaw
    for spoken in language.LANGUAGES:
        language.speak(spoken)
        what, why = explained(flaw, line)
        han = any("\u4e00" <= c <= "\u9fff" for c in what)
        assert why and han == (spoken == "zh_TW"), what


def try_game(game: Game, folder: Path, every: int = 1, first: int = 0) -> Ward:
    """Everything that can be done to a save of a game."""
    ward, raw = Ward(folder), save_of(game)
    ward.take("whole", raw)
    assert ward.found == {"whole": 1}
    for kind, changed in damaged(raw, every, first):
        ward.found[f"tried: {kind}"] += 1
        try:
            ward.take(kind, changed)
        except AssertionError as error:
            raise AssertionError(kind, changed[:100_000]) from error
    return ward


def try_huge(folder: Path) -> Ward:
    """Files far too large, at first whole and good ones."""
    ward, raw = Ward(folder), save_of(next(game for game in every_game() if game.id == "catan_dice"))
    for start in (raw, b"", raw.split(b"\n")[0]):
        ward.path.write_bytes(start)
        with ward.path.open("r+b") as file:
            file.truncate(HUGE)
        ward.found["tried: 200 MB"] += 1
        ward.read("200 MB")
    for kind, changed in swollen(raw):
        ward.found[f"tried: {kind}"] += 1
        ward.take(kind, changed)
    return ward


def try_editions(game: Game, folder: Path, every: int = 1, first: int = 0) -> Ward:
    """An owner's file with one value exchanged: refused, or it can be played with, saved and read back."""
    ward = Ward(folder)
    if game.tables is None:
        return ward
    own, words = folder / "own.toml", games.words(game.id)
    for number, wording in enumerate(_editions(game)):
        if number % every == first % every:
            text = wording()
            own.write_text(text, encoding="utf-8")
            ward.found["tried: edition"] += 1
            started = time.process_time()
            taken = ward.store.editions.take_over(game, own)
            if isinstance(taken, Refusal):
                assert all(explained(taken) if known(taken.code) else words.refusal(taken, None)), (taken, text)
                ward.found[taken.code] += 1
            else:
                ward.found["playable"] += 1
                _played_with(game, taken.edition, text)
            ward.slowest = max(ward.slowest, time.process_time() - started)
    assert ward.slowest < LONGEST
    return ward


def _editions(game: Game) -> Iterator[Callable[[], str]]:
    assert game.tables is not None
    numbers = tuple(n for n in (*NUMBERS, 2, 3, 100) if n != 10**400)
    for name, table in tomllib.loads(game.tables.text()).items():
        for changed in _swapped(table, (*numbers, *OTHER_TYPES[1:])):
            if isinstance(changed, dict):
                yield partial(_table, name, changed)
    yield from (partial(str, text) for text in NASTY_TABLES)


def _table(name: str, table: dict[str, Any]) -> str:
    return f"[{name}]\n" + "\n".join(f"{json.dumps(key)} = {_toml(value)}" for key, value in table.items())


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(inner)}" for key, inner in value.items()) + "}"
    return "[" + ", ".join(map(_toml, value)) + "]" if isinstance(value, list) else json.dumps(value)


def _played_with(game: Game, edition: str, text: str) -> None:
    seats = tuple(Seat(f"P{n}", COLOURS[n]) for n in range(game.facts.seats[0]))
    try:
        match = Match(game, seats, {}, 3, edition)
    except CannotBegin:
        return
    try:
        for _ in walk(match, 3, 40):
            pass
        assert read(written(match).encode(), games.find).state == match.state
    except Exception as error:
        raise AssertionError(text) from error


def try_documents(folder: Path, every: int = 1) -> Ward:
    """Settings, records and progress that came to harm: something usable, and the bad file is kept beside it."""
    ward = Ward(folder)
    first = Store(folder / "first")
    first.settings.names = ["小美"]
    match = match_of(next(game for game in every_game() if game.id == "sample"), 2, {}, 5)
    for _ in walk(match, 3, 100):
        pass
    first.settings_file.remember_match("sample", LastMatch([LastSeat("小美", "red")], {"size": 9}))
    first.records.add(match, first.saves.slot(match))
    first.progress.mark("sample", "one", "learned")
    for name in ("settings.json", "records.json", "progress.json"):
        raw = first.folder.path(name).read_bytes()
        for number, (kind, changed) in enumerate(_harmed(raw)):
            if number % every:
                continue
            place = Path(tempfile.mkdtemp(dir=folder))
            (place / name).write_bytes(changed)
            ward.found[f"tried: {kind}"] += 1
            started = time.process_time()
            flaws = _all_read(Store(place))
            ward.slowest = max(ward.slowest, time.process_time() - started)
            for flaw in flaws:
                assert flaw.code in ("document_damaged", "document_too_new"), (name, flaw)
                assert (place / str(flaw.params["aside"])).read_bytes() == changed
                ward.found[flaw.code] += 1
    huge = folder / "huge"
    huge.mkdir()
    for name in ("settings.json", "records.json", "progress.json"):
        with (huge / name).open("wb") as file:
            file.truncate(HUGE)
    started = time.process_time()
    ward.found["tried: 200 MB"] += 3
    assert [flaw.code for flaw in _all_read(Store(huge))] == ["document_damaged"] * 3
    ward.slowest = max(ward.slowest, time.process_time() - started)
    assert ward.slowest < LONGEST
    return ward


def _harmed(raw: bytes) -> Iterator[tuple[str, bytes]]:
    for place in range(len(raw)):
        changed = bytearray(raw)
        changed[place] ^= FLIPS[place % len(FLIPS)]
        yield "cut", raw[:place]
        yield "flipped", bytes(changed)
    for kind, values in (("other type", OTHER_TYPES), ("number", NUMBERS)):
        yield from ((kind, json.dumps(changed).encode()) for changed in _swapped(json.loads(raw), values))
    yield from (("encoding", raw.decode().encode(encoding, "replace")) for encoding in ENCODINGS)


def _all_read(store: Store) -> list[Refusal]:
    """Read everything as a start does, use it, and what was wrong."""
    assert store.first.text_size >= 100
    flaws = store.problems()
    for person in store.records.people():
        store.records.figures(person)
    store.progress.of("sample")
    assert isinstance(store.settings.names, list)
    return flaws


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    words = argparse.ArgumentParser(prog="python -m tests.store.damage")
    words.add_argument("games", nargs="*")
    words.add_argument("--every", type=int, default=1)
    asked = words.parse_args()
    language.headless()
    with tempfile.TemporaryDirectory() as folder:
        for game in every_game():
            if not asked.games or game.id in asked.games:
                _say(f"save of {game.id}", try_game(game, Path(folder), asked.every))
                _say(f"editions of {game.id}", try_editions(game, Path(folder), asked.every))
        if not asked.games:
            _say("huge files", try_huge(Path(folder)))
            _say("documents", try_documents(Path(folder), asked.every))
    return 0


def _say(name: str, ward: Ward) -> None:
    tried = sum(n for key, n in ward.found.items() if key.startswith("tried"))
    figures = {"what": name, "tried": tried, "slowest_ms": round(ward.slowest * 1000, 1), **ward.found}
    print(json.dumps(figures, ensure_ascii=False), flush=True)


if __name__ == "__main__":
    raise SystemExit(main())
