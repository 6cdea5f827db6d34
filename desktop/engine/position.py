"""A position in one line of letters: for bug reports, lessons, tests and the last line of a save."""

from __future__ import annotations

import base64
import binascii
import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from desktop.engine.action import Refusal
from desktop.engine.game import Game

MARK = "OT1"
SIZE_LIMIT = 1_000_000  # bytes of a packed state; the largest real one has some thousand


class BadPosition(Exception):
    """A code is no position; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.params)
        self.refusal = refusal


def code(game: Game, state: Any) -> str:
    """The code of a position (of a view too: then nothing hidden is in it)."""
    packed = zlib.compress(msgspec.msgpack.encode(state), 9)
    return f"{MARK}.{game.id}.{game.rules_version}.{base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def read(words: str, find: Callable[[str], Game | None]) -> tuple[Game, Any]:
    """The game and position behind a code. Raises BadPosition (position_foreign, position_game, position_damaged,
    position_impossible)."""
    parts = words.strip().split(".")
    if len(parts) != 4 or parts[0] != MARK:
        raise BadPosition(Refusal("position_foreign", ""))
    game = find(parts[1])
    if game is None:
        raise BadPosition(Refusal("position_game", "", {"game": parts[1][:40]}))
    return game, unpacked(game, parts[3])


def unpacked(game: Game, letters: str) -> Any:
    """The state in a code's last part. Raises BadPosition."""
    try:
        packed = base64.urlsafe_b64decode(letters + "=" * (-len(letters) % 4))
        unzip = zlib.decompressobj()
        raw = unzip.decompress(packed, SIZE_LIMIT)
        if unzip.unconsumed_tail or not unzip.eof:
            raise BadPosition(Refusal("position_damaged", ""))
        state = game.state_decoder.decode(raw)
    except (binascii.Error, zlib.error, msgspec.DecodeError, ValueError, RecursionError):
        raise BadPosition(Refusal("position_damaged", "")) from None
    flaw = game.flaw(state)
    if flaw is not None:
        raise BadPosition(Refusal("position_impossible", flaw.rule, {"code": flaw.code, **flaw.params}))
    return state
