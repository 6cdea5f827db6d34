"""Words wrap, shorten and stand in both scripts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF

from desktop.look import fonts, words

ZH = "同一層只能鋪一片，蓋下一層的柱子吧。商人一次走 1 或 2 格，不走斜線；每隊有一位「白色助手」，丟下後誰都能撿走。"
EN = (
    "A merchant walks one or two places, never across a corner; an extraordinarily-long-hyphenated-word must break too."
)


@pytest.mark.parametrize("sentence", [ZH, EN, ZH + EN, "W" * 90, "漢" * 90])
@pytest.mark.parametrize("width", [70, 160, 333])
def test_no_line_is_wider_than_its_column_and_none_is_lost(qapp, sentence: str, width: float) -> None:
    face = fonts.body(14)
    lines = words.wrap(sentence, face, width)
    assert max(QFontMetricsF(face).horizontalAdvance(line) for line in lines) <= width + 0.5
    assert "".join(lines).replace(" ", "").replace("\u00a0", "") == sentence.replace(" ", "")


@pytest.mark.parametrize("width", range(60, 300, 7))
def test_no_chinese_line_begins_with_a_stop_or_ends_with_an_opening_bracket(qapp, width: float) -> None:
    for line in words.wrap(ZH, fonts.body(14), width):
        assert line[0] not in "，。；」、"
        assert line[-1] != "「"


@pytest.mark.parametrize("width", range(40, 200, 5))
def test_a_number_never_parts_from_its_measure_word(qapp, width: float) -> None:
    for line in words.wrap("付 12 元，走 3 格", fonts.body(14), width):
        assert not line.endswith("12")
        assert not line.endswith("3")


def test_line_breaks_of_the_text_are_kept(qapp) -> None:
    assert words.wrap("one\n\ntwo", fonts.body(14), 400) == ["one", "", "two"]


def test_a_shortened_line_fits_and_ends_with_an_ellipsis(qapp) -> None:
    face = fonts.body(14, 700)
    short = words.elide(ZH, face, 120)
    assert short.endswith("…")
    assert QFontMetricsF(face).horizontalAdvance(short) <= 120
    assert words.elide("短", face, 120) == "短"


def test_a_paragraph_paints_no_more_than_its_rectangle(draw) -> None:
    image = draw(lambda p: words.paragraph(p, QRectF(0, 0, 200, 45), ZH * 3, 14), 220, 120)
    low = [image.pixelColor(x, y).alpha() for x in range(220) for y in range(50, 120)]
    high = [image.pixelColor(x, y).alpha() for x in range(220) for y in range(45)]
    assert max(low) == 0
    assert max(high) > 150


def test_reckoned_height_is_the_painted_height(draw) -> None:
    for sentence in (ZH, EN):
        reckoned = words.paragraph_height(sentence, 14, 240)
        heights = []
        draw(lambda p, s=sentence, h=heights: h.append(words.paragraph(p, QRectF(0, 0, 240, 900), s, 14)), 10, 10)
        assert heights == [reckoned]


def test_fraunces_steps_down_beside_chinese(qapp) -> None:
    assert words.font_for("塔雲軒 Pagoda", 25, 700, display=True).weight() == QFont.Weight.DemiBold
    assert words.font_for("Pagoda", 25, 700, display=True).weight() == QFont.Weight.Bold
    assert words.font_for("塔雲軒", 25, 700).weight() == QFont.Weight.Bold


def test_a_name_with_a_rare_character_comes_whole_in_one_face(qapp) -> None:
    rare = "小鼇"
    assert fonts.in_title_face("小梅")
    assert not fonts.in_title_face(rare)
    assert words.font_for("小梅", 30, 700, display=True).families()[0] == "Fraunces"
    assert words.font_for(rare, 30, 700, display=True).families()[0] == "Nunito Sans"


def test_figures_in_columns_are_of_one_width(qapp) -> None:
    metrics = QFontMetricsF(fonts.figures(20))
    assert len({round(metrics.horizontalAdvance(digit * 10), 3) for digit in "0123456789"}) == 1


def test_words_burnt_into_oak_have_a_lit_edge_and_on_walnut_none(draw) -> None:
    from desktop.look.theme import THEMES

    def inks(name: str) -> set[int]:
        rect = QRectF(0, 0, 200, 50)
        image = draw(lambda p: words.engraved(p, rect, "一桌", 36, THEMES[name]), 200, 50)
        solid = (image.pixelColor(x, y) for x in range(200) for y in range(50))
        return {c.lightness() // 64 for c in solid if c.alpha() > 140}

    assert inks("light") >= {0, 3}
    assert inks("dark") == {3}
