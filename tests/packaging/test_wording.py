"""What the wording check finds, and what it lets pass."""

from __future__ import annotations

import pytest

import wording

CLEAN = [
    "移動商人 1 或 2 格",
    "骰子已經擲了，不能復原。",
    "+4 分‧剩 2 元",
    "「週日.table」第 41 步之後損壞，前 41 步可以開啟。開啟‧顯示資料夾",
    "什麼都沒蓋，這格記 X（−2 分）。繼續蓋‧照樣結束",
    "小美 ◆：移動商人",
    "布料 2／3，你的手推車",
    "思考中…",
    "{good}裝不下了。手推車每種最多 {n} 個。",
    "拿 %n 張卡",
    "按 <b>Enter</b> 打出牌",
    "其他玩家可以拿皇后旁邊的牌",
    "把演算法換掉，收回放在供應區的方塊",
    "不能游泳，不准划船",
]

FAULTY = [
    ("付2 元", "no space between 漢字"),
    ("按 Enter鍵", "no space between “r”"),
    ("拿%n 張卡", "no space between 漢字"),
    ("拿 {n}張卡", "no space between"),
    ("骰子擲了,不能復原", "half-width “,”"),
    ("移動(一次)", "half-width “(”"),
    ("移動。 再放", "a space beside full-width"),
    ("「移動", "never closed"),
    ("移動」", "closes what was not opened"),
    ("「移動『商人」』", "closes what was not opened"),
    ("他說“好”", "quotes are"),
    ("開啟 · 關閉", "middle dot"),
    ("這格 -2 分", "a minus"),
    ("走 1-2 格", "a range"),
    ("思考中...", "ellipsis"),
    ("这张卡", "Simplified"),
    ("一个商人", "Simplified"),
    ("以后再說", "“后”"),
    ("放在袋里", "“袋里”"),
    ("保存對局", "“保存”"),
    ("打開文件", "“文件”"),
    ("同色子彈與骰子不同，色子好", "“色子”"),
    ("抽卡牌堆最上面的卡", "“卡牌堆”"),
    ("您的回合", "“您”"),
    ("輪到他了", "“他”"),
    ("擺在桌面上🎲", "outside Big5"),
]


@pytest.mark.parametrize("text", CLEAN)
def test_a_text_as_the_guide_writes_it_has_no_fault(text: str):
    assert wording.chinese(text) == []


@pytest.mark.parametrize(("text", "fault"), FAULTY)
def test_a_slip_is_named(text: str, fault: str):
    assert any(fault in found for found in wording.chinese(text)), wording.chinese(text)


def test_each_forbidden_word_is_found_where_it_stands_alone():
    literal = [row for row in wording.guide().chinese if wording.has_han(row.no.pattern) and row.no.pattern.isalpha()]
    assert len(literal) > 40
    for row in literal:
        assert row.faults(row.no.pattern), row.no.pattern


def test_every_word_we_write_instead_is_itself_allowed():
    for row in wording.guide().chinese:
        for word in row.yes.split("、"):
            assert wording.foreign_characters(word) == []
            assert not row.no.fullmatch(word), f"{row.no.pattern} forbids its own remedy {word}"


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("Pay {price} to {name}", "付 {price}", "{name} is missing"),
        ("Pay", "付給{name}", "{name} is not in the source"),
        ("Take %n card(s)", "拿卡", "%n is missing"),
        ("<b>Build</b>", "建造", "<b> is missing"),
        ("Pay %1", "付 %1", "not a name"),
    ],
)
def test_a_translation_that_loses_or_adds_a_placeholder_is_named(source: str, translation: str, fault: str):
    assert any(fault in found for found in wording.pair(source, translation))


def test_placeholders_may_change_places_and_be_said_twice():
    assert wording.pair("{name} pays {price}", "付 {price}的是{name}，就是{name}") == []


@pytest.mark.parametrize("text", ["He pays her", "His turn", "The color of the card", "2 card(s)"])
def test_english_slips_are_named(text: str):
    assert wording.english(text)


@pytest.mark.parametrize("text", ["They pay", "Leonardo paints his fresco", "The colour of this shell"])
def test_good_english_passes(text: str):
    assert wording.english(text) == []
