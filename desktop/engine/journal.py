"""A match as a file: JSON lines, a header, one action a line, the packed position last.

Reading replays: every action must be legal and the end must equal the position, so damage is found with its line.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import msgspec
from msgspec import Struct

from desktop.engine.action import Action, Refusal
from desktop.engine.chance import SEED_LIMIT
from desktop.engine.components import BadTables
from desktop.engine.game import Game
from desktop.engine.match import CannotBegin, Match
from desktop.engine.position import BadPosition, code, unpacked
from desktop.engine.seats import Seat

FORMAT = "one-table"
VERSION = 1
SIZE_LIMIT = 8_000_000  # bytes; a long match has some hundred thousand
STEPS_LIMIT = 30_000


class Header(Struct, kw_only=True):
    """The first line of a save."""

    format: str
    version: int
    app: str = ""
    game: str
    rules: int
    seats: tuple[Seat, ...]
    options: dict[str, bool | int | str] = {}
    seed: int
    learning: bool = False
    open_hands: bool = False
    guided: bool = False
    tables: str = ""  # the owner's own component file, whole
    begun: str = ""  # when the match began, ISO 8601
    title: str = ""
    start: str = ""  # the packed position that the actions begin from, when that is not the setup


class Damage(Exception):
    """A save cannot be opened whole. `line` counts from 1 (0: the file as a whole); `match` is what is good of it."""

    def __init__(self, refusal: Refusal, line: int, match: Match | None = None) -> None:
        super().__init__(refusal.code, line, refusal.params)
        self.refusal, self.line, self.match = refusal, line, match


def written(match: Match, app: str = "", begun: str = "", title: str = "") -> str:
    """A match as the text of a save."""
    game = match.game
    tables = game.tables.text(match.edition) if game.tables is not None and match.edition else ""
    header = Header(
        format=FORMAT, version=VERSION, app=app, game=game.id, rules=game.rules_version, seats=match.seats,
        options=match.options, seed=match.seed, learning=match.learning, open_hands=match.open_hands,
        guided=match.guided, tables=tables, begun=begun, title=title,
        start="" if match.start is None else code(game, match.start),
    )  # fmt: skip
    lines = [msgspec.json.encode(header)]
    lines += [msgspec.json.encode(step.action) for step in match.history]
    lines.append(msgspec.json.encode({"position": code(game, match.state)}))
    return b"\n".join(lines).decode() + "\n"


def header_of(raw: bytes) -> Header:
    """The first line of a save alone, for lists. Raises Damage."""
    return _header(raw[:2_000_000].split(b"\n", 1)[0])


def read(raw: bytes, find: Callable[[str], Game | None]) -> Match:
    """The match in a save. Raises Damage, with the good part where there is one.

    Codes: save_huge, save_foreign, save_too_new, save_game_unknown, save_header, save_tables, save_line, save_illegal,
    save_truncated, save_differs.
    """
    if len(raw) > SIZE_LIMIT:
        raise Damage(Refusal("save_huge", "", {"limit": SIZE_LIMIT // 1_000_000}), 0)
    lines = raw.split(b"\n")
    header = _header(lines[0])
    game = find(header.game)
    if game is None:
        raise Damage(Refusal("save_game_unknown", "", {"game": header.game[:40]}), 1)
    match = _begun(header, game)
    return _replayed(match, header, lines)


def _header(line: bytes) -> Header:
    try:
        found: Any = msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Damage(Refusal("save_foreign", ""), 1) from None
    raw = cast("dict[str, Any]", found) if isinstance(found, dict) else {}
    if raw.get("format") != FORMAT:
        raise Damage(Refusal("save_foreign", ""), 1)
    version = raw.get("version")
    if isinstance(version, int) and version > VERSION:
        raise Damage(Refusal("save_too_new", "", {"app": str(raw.get("app", ""))[:40]}), 1)
    try:
        header = msgspec.convert(raw, Header)
    except (msgspec.ValidationError, RecursionError) as error:
        raise Damage(Refusal("save_header", "", {"reason": str(error)[:200]}), 1) from None
    if not 0 <= header.seed < SEED_LIMIT:
        raise Damage(Refusal("save_header", "", {"reason": "seed"}), 1)
    return header


def _begun(header: Header, game: Game) -> Match:
    edition = ""
    if header.tables and game.tables is not None:
        try:
            edition = game.tables.register(header.tables)
        except BadTables as bad:
            raise Damage(Refusal("save_tables", "", {"code": bad.refusal.code, **bad.refusal.params}), 1) from None
    try:
        match = Match(
            game, header.seats, dict(header.options), header.seed, edition, header.learning, header.open_hands,
            header.guided,
        )  # fmt: skip
        if header.start:
            match.begin_at(unpacked(game, header.start.rpartition(".")[2]))
    except (CannotBegin, BadPosition) as cannot:
        raise Damage(Refusal("save_header", "", {"reason": cannot.refusal.code}), 1) from None
    return match


def _replayed(match: Match, header: Header, lines: list[bytes]) -> Match:
    game = match.game
    position: str | None = None
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if line.startswith(b'{"position"'):
            position = _position_of(line, number, match)
            break
        if not line and number == len(lines):
            break
        if number > STEPS_LIMIT:
            raise Damage(Refusal("save_huge", "", {"limit": STEPS_LIMIT}), number, match)
        why = _step(match, line)
        if why is not None:
            _older(match, header, lines, why, number)
            raise Damage(why, number, match)
    if position is None:
        raise Damage(Refusal("save_truncated", "", {"step": len(match.history)}), number, match)
    try:
        state = unpacked(game, position.rpartition(".")[2])
    except BadPosition as bad:
        raise Damage(Refusal("save_line", "", {"code": bad.refusal.code}), number, match) from None
    if state != match.state:
        _older(match, header, lines, Refusal("save_differs", ""), number)
        raise Damage(Refusal("save_differs", ""), number, match)
    return match


def _step(match: Match, line: bytes) -> Refusal | None:
    try:
        action: Action = match.game.action_decoder.decode(line)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        return Refusal("save_line", "", {"reason": str(error)[:200]})
    try:
        done = match.attempt(action)
    except Exception:  # a damaged line can hold any value of the right type: whatever a rule makes of it
        return Refusal("save_illegal", "", {"reason": type(action).__name__})
    if isinstance(done, Refusal):
        return Refusal("save_illegal", "", {"reason": done.code})
    return None


def _position_of(line: bytes, number: int, match: Match) -> str:
    try:
        return msgspec.json.decode(line, type=dict[str, str])["position"]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError):
        raise Damage(Refusal("save_line", ""), number, match) from None


def _older(match: Match, header: Header, lines: list[bytes], why: Refusal, number: int) -> None:
    """A save from before a rule was corrected: open its position, without the way there."""
    if header.rules >= match.game.rules_version:
        return
    for line in reversed(lines):
        if line.startswith(b'{"position"'):
            letters = _position_of(line, number, match).rpartition(".")[2]
            try:
                match.begin_at(unpacked(match.game, letters))
            except (BadPosition, CannotBegin):
                return
            raise Damage(Refusal("save_older_rules", "", {"reason": why.code}), number, match)
