"""Saves: read back whole, or a typed fault with its line and the good part. Never a hang, never an untyped error."""

from __future__ import annotations

import base64
import json
import time
import zlib

import msgspec
import pytest

from desktop import games
from desktop.engine.journal import SIZE_LIMIT, Damage, read, written
from desktop.engine.match import Match
from desktop.engine.position import BadPosition, code
from desktop.engine.position import read as read_position
from tests.games.every import every_game, match_of, walk


def played(steps: int = 24) -> Match:
    game = next(game for game in every_game() if game.id == "catan_dice")
    match = match_of(game, 2, {}, 5)
    for _ in walk(match, 3, steps):
        pass
    return match


TEXT = written(played()).encode()


def attempt(raw: bytes) -> Match | Damage:
    started = time.monotonic()
    try:
        return read(raw, games.find)
    except Damage as damage:
        return damage
    finally:
        assert time.monotonic() - started < 2


@pytest.mark.parametrize("steps", [0, 1, 2, 4, 8, 16, 32, 64])
def test_a_save_at_any_moment_reads_back(steps: int) -> None:
    match = played(steps)
    assert read(written(match).encode(), games.find).state == match.state


def test_a_save_cut_anywhere_says_so_and_keeps_the_good_part() -> None:
    whole = len(TEXT.splitlines()) - 2
    for cut in range(0, len(TEXT) - 1, 3):
        found = attempt(TEXT[:cut])
        if isinstance(found, Damage):
            assert found.refusal.code.startswith("save_") and found.line >= 0
            if cut > len(TEXT.splitlines()[0]):
                assert found.match is not None and len(found.match.history) <= whole
        else:
            assert len(found.history) == whole, "nothing but the last line's end was cut"


def test_flipped_bytes_are_found() -> None:
    good = read(TEXT, games.find)
    for place in range(0, len(TEXT), 5):
        raw = bytearray(TEXT)
        raw[place] ^= 0x15
        found = attempt(bytes(raw))
        if isinstance(found, Match):
            assert found.state == good.state or found.seats != good.seats or found.options != good.options


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"version": 99}, "save_too_new"),
        ({"format": "else"}, "save_foreign"),
        ({"game": "chess"}, "save_game_unknown"),
        ({"seed": -1}, "save_header"),
        ({"seed": 10**30}, "save_header"),
        ({"seed": "7"}, "save_header"),
        ({"seats": []}, "save_header"),
        ({"seats": [{"name": "x" * 300, "colour": "red"}]}, "save_header"),
        ({"options": {"map": "moon"}}, "save_header"),
        ({"options": {"wings": True}}, "save_header"),
        ({"tables": "not = toml = at all"}, "save_tables"),
    ],
)
def test_a_wrong_header_has_its_reason(change: dict[str, object], expected: str) -> None:
    lines = TEXT.split(b"\n")
    lines[0] = json.dumps({**json.loads(lines[0]), **change}).encode()
    found = attempt(b"\n".join(lines))
    assert isinstance(found, Damage) and found.refusal.code == expected and found.line == 1


@pytest.mark.parametrize(
    "line",
    [
        b'{"type":"Nothing"}', b"[]", b"null", b"{", b'{"type":"Reroll","dice":[99999999999999999999]}', b"\xff\xfe",
        b"[" * 100_000, b'{"type":"Build","what":"road","place":"R99"}', b'{"type":"Build","what":"moon","place":"R0"}',
        b'{"type":"UseJoker","joker":"K9","die":0,"face":"ore"}',
    ],
)  # fmt: skip
def test_a_wrong_line_is_named_and_what_came_before_stands(line: bytes) -> None:
    lines = TEXT.split(b"\n")
    lines[6] = line
    found = attempt(b"\n".join(lines))
    assert isinstance(found, Damage) and found.line == 7
    assert found.match is not None and len(found.match.history) == 5


@pytest.mark.parametrize("raw", [b"", b"\x00" * 1000, b"PK\x03\x04zip", b"{}", b"hello", bytes(range(256)) * 50])
def test_what_is_no_save_is_called_foreign(raw: bytes) -> None:
    found = attempt(raw)
    assert isinstance(found, Damage) and found.refusal.code == "save_foreign"


def test_a_huge_file_is_not_read() -> None:
    found = attempt(TEXT + b" " * SIZE_LIMIT)
    assert isinstance(found, Damage) and found.refusal.code == "save_huge"


def test_another_position_at_the_end_is_found() -> None:
    lines = TEXT.split(b"\n")
    lines[-2] = written(played(4)).encode().split(b"\n")[-2]
    found = attempt(b"\n".join(lines))
    assert isinstance(found, Damage) and found.refusal.code == "save_differs"


def test_a_save_from_older_rules_opens_at_its_position() -> None:
    match = played()
    lines = written(match).encode().split(b"\n")
    lines[0] = json.dumps({**json.loads(lines[0]), "rules": 0}).encode()
    lines[3] = b'{"type":"EndTurn"}'  # what has since become illegal
    found = attempt(b"\n".join(lines))
    assert isinstance(found, Damage) and found.refusal.code == "save_older_rules"
    assert found.match is not None and found.match.state == match.state and not found.match.history


def test_names_are_kept_as_they_were_typed() -> None:
    game = played().game
    from desktop.engine.seats import Seat

    seats = (Seat("<b>甲</b>", "red"), Seat("a\\\"b' & {}", "blue"))
    assert read(written(Match(game, seats, {}, 1)).encode(), games.find).seats == seats


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("", "position_foreign"), ("OT1.catan_dice.1", "position_foreign"), ("OT1.chess.1.abc", "position_game"),
        ("OT1.catan_dice.1.!!!!", "position_damaged"), ("OT1.catan_dice.1." + "A" * 5000, "position_damaged"),
    ],
)  # fmt: skip
def test_a_wrong_position_code_has_its_reason(words: str, expected: str) -> None:
    with pytest.raises(BadPosition) as caught:
        read_position(words, games.find)
    assert caught.value.refusal.code == expected


def test_a_position_that_swells_is_not_unpacked() -> None:
    bomb = base64.urlsafe_b64encode(zlib.compress(b"\x00" * 50_000_000, 9)).decode()
    with pytest.raises(BadPosition):
        read_position(f"OT1.catan_dice.1.{bomb}", games.find)


def test_an_impossible_position_is_refused() -> None:
    match = played()
    state = match.state.clone()
    state.sheets[0].roads = -5
    with pytest.raises(BadPosition):
        read_position(code(match.game, state), games.find)
    assert msgspec.msgpack.encode(state)


def test_a_match_that_began_at_a_position_is_saved_with_it_again_and_again() -> None:
    match = played(12)
    whole = match.state.clone()
    match.begin_at(whole)
    for steps in (0, 7, 7):
        for _ in walk(match, 4, steps):
            pass
        again = read(written(match).encode(), games.find)
        assert again.state == match.state and again.start == whole and len(again.history) == len(match.history)
        match = again


def test_a_save_of_older_rules_that_was_opened_and_saved_opens_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(20)
    lines = written(match).splitlines()
    del lines[3]  # as if a rule had been corrected since
    monkeypatch.setattr(type(match.game), "rules_version", match.game.rules_version + 1)
    found = attempt("\n".join(lines).encode())
    assert isinstance(found, Damage) and found.refusal.code == "save_older_rules" and found.match is not None
    assert found.match.state == match.state
    assert read(written(found.match).encode(), games.find).state == match.state


def test_whatever_a_rule_makes_of_a_damaged_action_is_a_typed_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(8)
    for error in (AssertionError, ZeroDivisionError, RecursionError, StopIteration):

        def broken(self: object, state: object, error: type[Exception] = error) -> None:
            raise error

        with monkeypatch.context() as patch:
            patch.setattr(type(match.history[4].action), "refusal", broken)
            found = attempt(written(match).encode())
        assert isinstance(found, Damage) and found.refusal.code == "save_illegal"
