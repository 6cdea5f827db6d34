"""Whole stretches of play that must not change unnoticed."""

from __future__ import annotations

import pytest

from tests.games.istanbul.playthrough import FOLDER, MATCHES, written


@pytest.mark.parametrize("name", MATCHES)
def test_a_match_by_a_known_seed_goes_as_it_went(name):
    assert written(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
