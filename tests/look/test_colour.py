"""Words can be read and colours told apart, in both themes and with every kind of sight."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QColor

from desktop.look.chrome import PRIMARY, PRIMARY_INK, PRIMARY_TOP
from desktop.look.colour import (
    ACCENTS,
    INK,
    INK_SOFT,
    LIGHT,
    PAPER_HI,
    SEATS,
    SHADE,
    contrast,
    darker,
    ink_on,
    lighter,
    mix,
)
from desktop.look.controls import gilt
from desktop.look.theme import THEMES
from desktop.look.vision import VISIONS, difference, seen_with

THEME_NAMES = list(THEMES)


@pytest.mark.parametrize("name", THEME_NAMES)
@pytest.mark.parametrize("words", ["ink", "soft", "link"])
@pytest.mark.parametrize("ground", ["panel", "raised", "sunk"])
def test_words_on_paper_have_four_and_a_half_to_one(name: str, words: str, ground: str) -> None:
    t = THEMES[name]
    assert contrast(getattr(t, words), getattr(t, ground)) >= 4.5


@pytest.mark.parametrize("name", THEME_NAMES)
def test_words_burnt_into_the_wood_can_be_read_on_its_lit_and_middle_tones(name: str) -> None:
    t = THEMES[name]
    light, base, _dark = t.wood
    for plank in (light, base, mix(light, base, 0.5)):
        assert contrast(t.burnt, plank) >= 4.5


@pytest.mark.parametrize("name", THEME_NAMES)
def test_rings_of_the_chosen_thing_stand_out_three_to_one(name: str) -> None:
    t = THEMES[name]
    for ground in (t.panel, t.raised, t.sunk):
        assert contrast(t.chosen, ground) >= 3.0


@pytest.mark.parametrize("name", THEME_NAMES)
def test_small_words_on_the_golden_row_can_be_read(name: str, qapp) -> None:
    from PySide6.QtCore import QRectF

    ground, ink = gilt(QRectF(0, 0, 100, 40), THEMES[name])
    for _at, stop in ground.stops():
        assert contrast(ink, stop) >= 4.5


def test_the_primary_button_can_be_read_from_top_to_bottom() -> None:
    assert contrast(PRIMARY_INK, PRIMARY_TOP) >= 4.5
    assert contrast(PRIMARY_INK, PRIMARY) >= 4.5


def test_ink_on_cards_can_be_read() -> None:
    assert contrast(INK, PAPER_HI) >= 4.5
    assert contrast(INK_SOFT, PAPER_HI) >= 4.5


@pytest.mark.parametrize("colour", [look.colour for look in SEATS.values()] + list(ACCENTS.values()))
def test_ink_on_a_coloured_thing_is_the_better_of_the_two(colour: str) -> None:
    chosen = contrast(ink_on(colour), colour)
    assert chosen >= 3.0
    assert chosen >= 0.85 * max(contrast("#24140E", colour), contrast("#FFFAF0", colour))


def test_seats_differ_for_full_sight_by_forty() -> None:
    for a, b in combinations(SEATS.values(), 2):
        assert difference(a.colour, b.colour) >= 40, f"{a.name} {b.name}"


@pytest.mark.parametrize("vision", VISIONS)
def test_seats_differ_by_twenty_with_every_kind_of_sight(vision) -> None:
    for a, b in combinations(SEATS.values(), 2):
        apart = difference(seen_with(a.colour, vision), seen_with(b.colour, vision))
        assert apart >= 20, f"{a.name} {b.name} {apart:.0f}"


def test_every_seat_has_a_symbol_of_its_own() -> None:
    symbols = [look.symbol for look in SEATS.values()]
    assert len(set(symbols)) == len(symbols) == 6


def test_mixing_keeps_to_its_ends_and_its_opacity() -> None:
    assert mix("#102030", "#405060", 0).name() == "#102030"
    assert mix("#102030", "#405060", 1).name() == "#405060"
    assert mix("#102030", "#405060", 7).name() == "#405060"
    half = QColor("#102030")
    half.setAlphaF(0.5)
    assert abs(mix(half, half, 0.3).alphaF() - 0.5) < 0.01


def test_shadows_drift_to_plum_and_lights_to_cream() -> None:
    assert darker("#C43D30", 1).name() == SHADE.name()
    assert lighter("#C43D30", 1).name() == LIGHT.name()
