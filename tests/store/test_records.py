"""Finished matches and what they say."""

from __future__ import annotations

import errno
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from desktop import games
from desktop.engine import saving
from desktop.engine.match import Match
from desktop.store.folder import Folder
from desktop.store.records import FILE, Record, Records, SeatResult
from desktop.store.store import Store


def test_a_finished_match_moves_from_the_open_ones_to_the_records(store: Store, played: Callable[..., Match]) -> None:
    match = played(3)
    assert match.finished
    slot = store.saves.slot(match, "2026-03-08T20:00:00")
    slot.save(match)
    record, hindered = store.records.add(match, slot, datetime(2026, 3, 8, 20, 47))
    assert hindered is None
    assert record is not None
    assert (record.minutes, record.rounds) == (47, 2)
    assert [(seat.name, seat.place, seat.total) for seat in record.seats] == [("小美", 1, 11), ("Ada", 2, 3)]
    assert store.saves.matches() == []
    again = Records(Folder(store.folder.root))
    assert again.all == [record]
    assert again.path(record).exists()


def test_a_learning_match_is_not_counted(store: Store, played: Callable[..., Match]) -> None:
    match = played(3, learning=True)
    slot = store.saves.slot(match)
    slot.save(match)
    assert store.records.add(match, slot) == (None, None)
    assert (store.records.all, store.saves.matches()) == ([], [])


def test_a_result_that_cannot_be_written_is_remembered_and_the_save_stays(
    store: Store, played: Callable[..., Match]
) -> None:
    match = played(3)
    slot = store.saves.slot(match)
    slot.save(match)
    (store.folder.root / "finished").write_text("a file in the way")
    record, hindered = store.records.add(match, slot)
    assert hindered is not None
    assert store.records.all == [record]
    assert slot.path.exists()


def test_a_damaged_list_is_read_anew_from_the_journals(store: Store, played: Callable[..., Match]) -> None:
    for _ in range(2):
        match = played(3)
        slot = store.saves.slot(match, "2026-03-08T20:00:00")
        store.records.add(match, slot)
    before = {(r.id, r.seats) for r in store.records.all}
    (store.folder.root / FILE).write_text("{")
    damaged = Records(Folder(store.folder.root))
    assert damaged.flaw is not None
    assert damaged.all == []
    assert damaged.rebuild(games.find, store.saves) == 2
    assert {(r.id, r.seats) for r in damaged.all} == before
    assert damaged.rebuild(games.find, store.saves) == 0


def record(day: int, game: str, *seats: tuple[str, str, int, int]) -> Record:
    when = datetime(2026, 3, 1) + timedelta(days=day)
    return Record(
        f"{game}{day}", game, when.isoformat(), 30, 5,
        tuple(SeatResult(name, "red", player, place, total) for name, player, place, total in seats),  # type: ignore[arg-type]
    )  # fmt: skip


def test_figures_of_a_person_add_up(store: Store) -> None:
    store.records.value.records = [
        record(3, "pagoda", ("Mei", "person", 1, 70), ("Opa", "person", 2, 60)),
        record(1, "pagoda", ("Opa", "person", 1, 65), ("Mei", "person", 2, 61)),
        record(2, "fresco", ("Mei", "person", 1, 90), ("Ada", "hard", 2, 80), ("Opa", "person", 3, 70)),
        record(4, "fresco", ("Ada", "hard", 1, 95), ("Mei", "person", 2, 93)),
        record(5, "catan_dice", ("Mei", "person", 1, 50)),
    ]
    mei = store.records.figures("Mei")
    assert (mei.played, mei.won, mei.minutes, mei.streak) == (5, 3, 150, 2)
    assert {game: (n, won) for game, n, won in mei.by_game} == {
        "pagoda": (2, 1),
        "fresco": (2, 1),
        "catan_dice": (1, 1),
    }
    assert mei.places == ((2, 2), (1, 3), (1, 2), (2, 2), (1, 1))
    assert mei.together == ("Opa", 3)
    assert {game: total for game, total, _ in mei.best} == {"pagoda": 70, "fresco": 93, "catan_dice": 50}
    assert store.records.people() == ["Mei", "Opa"]
    assert store.records.figures("Nobody").played == 0


def test_best_results_are_of_persons_and_the_earlier_first(store: Store) -> None:
    store.records.value.records = [
        record(2, "pagoda", ("Ada", "hard", 1, 99), ("Mei", "person", 2, 70)),
        record(1, "pagoda", ("Opa", "person", 1, 70), ("Kim", "person", 2, 20)),
    ]
    assert [(b.seat.name, b.seat.total) for b in store.records.best("pagoda")] == [
        ("Opa", 70),
        ("Mei", 70),
        ("Kim", 20),
    ]
    (hard,) = store.records.beaten("pagoda", ("hard",))
    assert (hard.played, hard.won) == (1, 0)


def test_two_windows_that_end_matches_lose_none(store: Store, played: Callable[..., Match]) -> None:
    other = Store(store.folder.root, "0.1")
    assert other.records.all == store.records.all == []
    first, _ = store.records.add(played(3), store.saves.slot(played(3)), datetime(2026, 3, 8, 20, 47))
    second, _ = other.records.add(played(3), other.saves.slot(played(3)), datetime(2026, 3, 8, 20, 50))
    assert [record.id for record in Records(store.folder).all] == [second.id, first.id] if first and second else False
    assert first is not None
    assert other.records.remove(first) is None
    third, _ = store.records.add(played(3), store.saves.slot(played(3)), datetime(2026, 3, 8, 21, 0))
    assert [record.id for record in Records(store.folder).all] == [r.id for r in (third, second) if r is not None]


def test_a_match_that_could_not_be_recorded_stays_when_the_disk_is_free_again(
    store: Store, played: Callable[..., Match], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, text: str) -> None:
        raise OSError(errno.ENOSPC, "full")

    store.records.add(played(3), store.saves.slot(played(3)))
    with monkeypatch.context() as patch:
        patch.setattr(saving, "write_whole", full)
        _, hindered = store.records.add(played(3), store.saves.slot(played(3)))
        assert hindered is not None
        assert hindered.code == "disk_full"
    store.records.add(played(3), store.saves.slot(played(3)))
    assert len(Records(store.folder).all) == 3


def test_a_match_that_ended_before_it_began_by_a_clock_set_back_is_a_short_one(
    store: Store, played: Callable[..., Match]
) -> None:
    slot = store.saves.slot(played(3), "2026-03-08T20:00:00")
    record, hindered = store.records.add(played(3), slot, datetime(2019, 1, 1, 0, 0))
    assert hindered is None
    assert record is not None
    assert record.minutes == 1
