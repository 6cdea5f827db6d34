"""Files that came to harm, a few of each kind; `python -m tests.store.damage` tries them all."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.engine.game import Game
from tests.games.every import every_game
from tests.store.damage import try_documents, try_editions, try_game, try_huge

EVERY_GAME = pytest.mark.parametrize("game", every_game(), ids=lambda game: game.id)


@EVERY_GAME
def test_a_damaged_save_opens_in_part_or_says_in_words_what_is_wrong(qapp: Any, tmp_path: Path, game: Game) -> None:
    ward = try_game(game, tmp_path, every=97, first=13)
    assert ward.found["part"] > 10 and ward.found["refused"] > 5


@EVERY_GAME
def test_an_owners_file_with_a_wrong_value_is_refused_or_can_be_played_with(
    qapp: Any, tmp_path: Path, game: Game
) -> None:
    ward = try_editions(game, tmp_path, every=211, first=7)
    assert ward.found["tried: edition"] > ward.found["playable"]


def test_files_far_too_large_or_deep_are_told_from_saves_in_no_time(qapp: Any, tmp_path: Path) -> None:
    assert try_huge(tmp_path).found["refused"] > 20


def test_damaged_settings_records_and_progress_are_set_aside(tmp_path: Path) -> None:
    assert try_documents(tmp_path, every=97).found["document_damaged"] > 20
