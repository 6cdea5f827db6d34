"""The reading of rules and lessons, with the line on which a fault stands."""

from __future__ import annotations

from pathlib import Path

import texts


def findings(tmp_path: Path, name: str, text: str) -> list[str]:
    file = tmp_path / name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    read = texts.toml_findings if name.endswith(".toml") else texts.markdown_findings
    return [f"{found.line}: {found.what}" for found in read(file)]


def test_a_slip_in_a_lesson_is_reported_with_its_line(tmp_path: Path):
    found = findings(tmp_path, "01_walk.toml", 'id = "a.01"\n[[scene.step]]\nen = "Pay."\nzh = "付2 元。"\n')
    assert [line.split(":")[0] for line in found] == ["4"]


def test_a_text_in_only_one_language_is_reported(tmp_path: Path):
    assert findings(tmp_path, "a.toml", '[title]\nen = "Walk"\n') == ["2: only one of the two languages"]


def test_placeholders_of_both_languages_are_compared(tmp_path: Path):
    assert findings(tmp_path, "a.toml", '[close]\nen = "Pay {n}"\nzh = "付錢"\n') == [
        "3: the placeholder {n} is missing"
    ]


def test_words_of_the_filter_are_no_texts(tmp_path: Path):
    assert findings(tmp_path, "a.toml", 'want = ["column 1 R"]\nlit = ["place.1"]\n') == []


def test_marks_of_markdown_are_no_punctuation(tmp_path: Path):
    text = "# 玩法 {#play}\n\n- **移動**：見[準備](#setup)。\n\n| 配件 | 數量 |\n|---|---|\n| 板塊 | 5 塊 |\n\n```\n付2\n```\n"
    assert findings(tmp_path, "rules/zh.md", text) == []


def test_a_slip_in_the_rules_is_reported_with_its_line(tmp_path: Path):
    found = findings(tmp_path, "rules/zh.md", "# 玩法\n\n付2 元\n")
    assert len(found) == 1
    assert found[0].startswith("3: ")


def test_an_english_rules_text_is_read_as_english(tmp_path: Path):
    found = findings(tmp_path, "rules/en.md", "Pagoda (塔雲軒)\n\nShe moves.\n")
    assert len(found) == 1
    assert found[0].startswith("3: ")


def test_simplified_characters_are_found_in_comments_and_file_names(tmp_path: Path):
    file = tmp_path / "这.py"
    file.write_text("# 这里\n", encoding="utf-8")
    assert [found.line for found in texts.comment_findings(file)] == [1, 1]
