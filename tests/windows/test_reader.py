"""The rules reader: every anchor is found, what is sought is found, our own numbers say so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from desktop import games, language
from desktop.look.colour import GOLD
from desktop.windows import rulebook
from desktop.windows.editions import EditionsPage
from desktop.windows.reader import RulesReader
from desktop.windows.shell import Shell

Settle = Callable[..., None]


@pytest.fixture
def reader(qtbot: Any, settle: Settle) -> RulesReader:
    made = RulesReader("sample")
    qtbot.addWidget(made)
    made.resize(482, 700)
    made.show()
    settle()
    return made


@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_anchors_of_headings_and_items_open_in_both_languages(reader: RulesReader, settle: Settle, spoken: str) -> None:
    language.speak(spoken)
    settle()
    for anchor in ("setup", "turn", "turn_take", "end", "end_last"):
        assert reader.text.has(anchor)
        assert reader.open_at(anchor)
    assert not reader.open_at("nowhere")


def test_the_paragraph_that_was_opened_is_lit_and_in_sight(reader: RulesReader, settle: Settle) -> None:
    reader.open_at("end_last")
    settle()
    image = reader.text.viewport().grab().toImage()
    gold = QColor(GOLD)
    near = sum(
        abs(QColor(image.pixel(x, y)).red() - gold.red()) < 12 and abs(QColor(image.pixel(x, y)).blue() - gold.blue()) < 12
        for x in range(14)
        for y in range(image.height())
    )  # fmt: skip
    assert near > 30


def test_where_one_came_from_heads_the_page_and_leads_back(reader: RulesReader, settle: Settle, qtbot: Any) -> None:
    reader.open_at("turn", ("Too many stones for a turn", "A turn takes three at most."))
    settle()
    assert reader.origin.isVisible()
    assert reader.origin.head.text() == "Too many stones for a turn"
    with qtbot.waitSignal(reader.returned):
        qtbot.mouseClick(reader.origin.way, Qt.MouseButton.LeftButton)
    reader.open_at("turn")
    assert not reader.origin.isVisible()


def test_what_is_sought_is_listed_counted_and_stepped_through(reader: RulesReader, settle: Settle, qtbot: Any) -> None:
    qtbot.keyClicks(reader.search, "stone")
    settle()
    n = len(reader.hits)
    assert n > 3
    assert reader.count.text() == f"{n} hits"
    assert reader.list.isVisible()
    qtbot.keyClick(reader.search, Qt.Key.Key_Return)
    assert reader.count.text() == f"1 of {n}"
    qtbot.mouseClick(reader.after, Qt.MouseButton.LeftButton)
    assert reader.count.text() == f"2 of {n}"
    qtbot.mouseClick(reader.before, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(reader.before, Qt.MouseButton.LeftButton)
    assert reader.count.text() == f"{n} of {n}"
    assert reader.text.extraSelections()
    reader.search.setText("zebra")
    assert reader.count.text() == "not found"
    assert not reader.list.isVisible()


def test_escape_clears_the_search_first_and_then_closes(reader: RulesReader, qtbot: Any, settle: Settle) -> None:
    closed = []
    reader.closed.connect(lambda: closed.append(1))
    reader.search.setFocus()
    qtbot.keyClicks(reader.search, "heap")
    qtbot.keyClick(reader.search, Qt.Key.Key_Escape)
    assert reader.search.text() == ""
    assert not closed
    qtbot.keyClick(reader, Qt.Key.Key_Escape)
    assert closed


def test_a_chapter_opens_from_the_contents(reader: RulesReader, settle: Settle, qtbot: Any) -> None:
    assert reader.contents.count() == 3
    item = reader.contents.item(1)
    qtbot.mouseClick(
        reader.contents.viewport(), Qt.MouseButton.LeftButton, pos=reader.contents.visualItemRect(item).center()
    )
    settle()
    assert reader.text.verticalScrollBar().value() > 0


def test_a_narrow_reader_has_its_contents_as_a_menu(reader: RulesReader, settle: Settle) -> None:
    assert reader.contents.isVisible()
    reader.resize(360, 600)
    settle()
    assert not reader.contents.isVisible()
    assert reader.menu.isVisible()
    assert reader.menu.count() == 3


def test_a_value_of_our_own_is_marked_and_explains_itself(reader: RulesReader, settle: Settle, qtbot: Any) -> None:
    assert reader.text.book.marks == ["bonus.last"]
    assert reader.key.isVisible()
    reader.text.mark_pressed.emit("bonus.last")
    settle()
    assert reader.note.isVisible()
    assert "not known" in reader.note.sentence.text()
    with qtbot.waitSignal(reader.numbers_wanted):
        qtbot.mouseClick(reader.note.way, Qt.MouseButton.LeftButton)


def test_a_picture_is_made_of_the_table_s_own_pieces(reader: RulesReader) -> None:
    assert '<img src="picture:stone"' in reader.text.book.body
    image = reader.text._tile("stone")
    assert not image.isNull()
    assert image.pixelColor(image.width() // 2, image.height() // 3).alpha() == 255


def test_another_language_keeps_the_place_in_the_book(reader: RulesReader, settle: Settle) -> None:
    reader.resize(482, 380)
    settle()
    reader.open_at("end")
    settle()
    before = reader.text.anchor_at_top()
    language.speak("zh_TW")
    settle()
    assert reader.text.anchor_at_top() == before
    assert any("\u4e00" <= c <= "\u9fff" for c in reader.text.toPlainText())


def test_a_game_without_rules_in_a_language_falls_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "half_a_game"
    (package / "rules").mkdir(parents=True)
    (package / "__init__.py").write_text("")
    (package / "rules" / "en.md").write_text("# Only English\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert rulebook.source("half_a_game", "zh_TW") == ("# Only English\n", "en")
    (package / "rules" / "en.md").unlink()
    assert rulebook.source("half_a_game", "zh_TW") is None


def test_the_page_of_rules_opens_at_an_anchor_and_leads_to_the_numbers(
    shell: Shell, settle: Settle, qtbot: Any
) -> None:
    shell.go("rules", game="sample", anchor="turn_take")
    settle()
    page: Any = shell.page("rules")
    assert page.reader.text._lit == "turn_take"
    page.reader.numbers_wanted.emit()
    assert shell.now == "editions"
    editions = shell.page("editions")
    assert isinstance(editions, EditionsPage)
    assert editions.game is not None
    assert editions.game.id == "sample"


@pytest.mark.parametrize("language_file", ["en", "zh_TW"])
def test_rules_of_every_game_have_chapters_and_no_anchor_twice(language_file: str) -> None:
    for id, package in games.packages().items():
        found = rulebook.source(package, language_file)
        if found is None or found[1] != language_file:
            continue
        book = rulebook.read(found[0])
        assert book.title, id
        assert len(book.chapters) > 1, id
        names = [name for paragraph in book.paragraphs for name in paragraph.anchors]
        assert len(names) == len(set(names)), (id, [n for n in names if names.count(n) > 1])
        assert "{#" not in book.body, id
        assert "◇{" not in book.body, id


@given(text=st.text(alphabet="#-|*`[]()!{}<>&\n 一a1◇.:_\\", max_size=200))
def test_no_markdown_makes_the_reader_fail(text: str) -> None:
    book = rulebook.read(text)
    assert "<script" not in book.body
    book.find("a")


def test_what_looks_like_html_is_shown_and_not_obeyed() -> None:
    book = rulebook.read('# A\n\n<img src="file:///etc/passwd"> **b** [c](javascript:x)\n')
    assert "<img" not in book.body
    assert "&lt;img" in book.body


# -- own numbers -------------------------------------------------------------------------------------------------------


@pytest.fixture
def editions(shell: Shell, settle: Settle) -> EditionsPage:
    shell.go("editions", game="sample")
    settle()
    page = shell.page("editions")
    assert isinstance(page, EditionsPage)
    return page


def test_every_table_is_listed_with_its_source(editions: EditionsPage) -> None:
    tree = editions.tree
    rows = {tree.topLevelItem(i).text(0): tree.topLevelItem(i).text(2) for i in range(tree.topLevelItemCount())}
    assert rows == {"heap": "printed parts", "bonus": "rulebook, partly our own"}
    bonus = next(tree.topLevelItem(i) for i in range(2) if tree.topLevelItem(i).text(0) == "bonus")
    assert (bonus.child(0).text(0), bonus.child(0).text(1), bonus.child(0).text(2)) == ("last", "5", "◇ our own")


@pytest.mark.parametrize(
    ("words", "code"),
    [("[bonus\n", "no valid TOML"), ("[bonus]\nlast = 'x'\n", "bonus.last"), ("[moon]\na = 1\n", "moon"),
     ('game = "pagoda"\n', "another game")],
)  # fmt: skip
def test_a_file_that_does_not_fit_says_why_and_is_not_kept(
    editions: EditionsPage, shell: Shell, tmp_path: Path, words: str, code: str
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(words, encoding="utf-8")
    editions.take_over(file)
    assert editions.fault_head.isVisible()
    assert code in editions.fault_head.text() + editions.fault.text()
    assert editions.game is not None
    assert shell.store.editions.of(editions.game) == []


def test_the_saved_tables_can_be_changed_and_taken_over(
    editions: EditionsPage, shell: Shell, tmp_path: Path, qtbot: Any, settle: Settle
) -> None:
    file = tmp_path / "mine.toml"
    editions.write_sample(file)
    file.write_text(file.read_text(encoding="utf-8").replace("last = 5", "last = 8"), encoding="utf-8")
    editions.take_over(file)
    assert not editions.fault_head.isVisible()
    assert shell.notice.isVisible()
    assert editions.game is not None
    (entry,) = shell.store.editions.of(editions.game)
    assert editions.game.tables is not None
    assert editions.game.tables.data(entry.edition).bonus.last == 8
    editions._ask_to_remove(entry)
    assert shell.card is not None
    qtbot.mouseClick(shell.card.buttons[0], Qt.MouseButton.LeftButton)
    assert shell.store.editions.of(editions.game) == []
