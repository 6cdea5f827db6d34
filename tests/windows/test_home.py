"""Home: the boxes, the open match first, and what goes wrong with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt

from desktop import language
from desktop.engine.match import Match
from desktop.store.store import Store
from desktop.windows import shelf
from desktop.windows.home import HomePage
from desktop.windows.shell import Shell

Settle = Callable[..., None]


def home(shell: Shell) -> HomePage:
    page = shell.page("home")
    assert isinstance(page, HomePage)
    return page


def column(shell: Shell, id: str) -> Any:
    return next(c for c in home(shell).shelf.columns if c.id == id)


def test_five_boxes_stand_in_their_order_and_the_sample_after_them(shell: Shell) -> None:
    ids = [c.id for c in home(shell).shelf.columns]
    assert ids[:5] == ["pagoda", "istanbul", "fresco", "burano", "catan_dice"]
    assert "sample" in ids[5:]


def test_a_game_that_is_not_there_lies_in_the_shade_and_cannot_be_opened(shell: Shell, qtbot: Any) -> None:
    home(shell).settle()
    box = column(shell, "pagoda").box
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.cover.center().toPoint())
    assert shell.now == "home"
    assert not box.isEnabled()
    assert column(shell, "pagoda").tag.absent == "Not in this version"
    assert not column(shell, "pagoda").tag.offered
    assert box.accessibleDescription() == "Not in this version"
    assert column(shell, "sample").box.isEnabled()


def test_a_click_on_a_box_opens_its_page(shell: Shell, settle: Settle, qtbot: Any) -> None:
    settle()
    box = column(shell, "sample").box
    qtbot.mouseClick(box, Qt.MouseButton.LeftButton, pos=box.cover.center().toPoint())
    assert shell.now == "game"


def test_the_keyboard_reaches_a_box_and_then_its_buttons(shell: Shell, settle: Settle, qtbot: Any) -> None:
    home(shell).settle()
    one = column(shell, "sample")
    one.box.setFocus(Qt.FocusReason.TabFocusReason)
    settle()
    assert one.tag.buttons["play"].isVisible()
    qtbot.keyClick(shell.focusWidget(), Qt.Key.Key_Tab)
    assert shell.focusWidget() is one.tag.buttons["play"]
    qtbot.keyClick(shell.focusWidget(), Qt.Key.Key_Space)
    assert shell.now == "new_match"


def test_without_an_open_match_nothing_offers_to_go_on(shell: Shell, settle: Settle) -> None:
    settle()
    assert not home(shell).open_card.isVisible()


def test_the_open_match_is_offered_with_its_round_and_who_moves(
    shell: Shell, settle: Settle, played: Callable[..., Match], qtbot: Any
) -> None:
    shell.store.saves.slot(played(1)).save(played(1))
    shell.home()
    settle()
    card = home(shell).open_card
    assert card.isVisible()
    assert "Heap of stones" in card.title.text()
    assert "Opa to move" in card.line.text()
    assert "小美 3" in card.line.text()
    qtbot.mouseClick(card.button, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    assert len(shell.table.match.history) == 1


def test_leaving_the_table_keeps_the_match(shell: Shell, settle: Settle, played: Callable[..., Match]) -> None:
    shell.play(played(1))
    assert shell.now == "table"
    shell.back()
    settle()
    assert shell.now == "home"
    (entry,) = shell.store.saves.matches()
    assert entry.header.seats[0].name == "小美"
    assert home(shell).open_card.isVisible()


def test_a_match_that_another_window_plays_is_not_opened_twice(
    shell: Shell, settle: Settle, played: Callable[..., Match]
) -> None:
    slot = shell.store.saves.slot(played(1))
    slot.save(played(1))
    assert slot.take()
    shell.resume(slot.path)
    settle()
    assert shell.now == "home"
    assert shell.card is not None
    assert shell.card.accessibleName() == "Another window plays this match"
    slot.release()


def test_a_damaged_save_offers_its_good_part_and_is_kept_aside(
    shell: Shell, settle: Settle, played: Callable[..., Match], qtbot: Any
) -> None:
    slot = shell.store.saves.slot(played(2))
    slot.save(played(2))
    text = slot.path.read_text(encoding="utf-8").split("\n")
    slot.path.write_text("\n".join([*text[:2], '{"type":"take","stones":77}', *text[3:]]), encoding="utf-8")
    shell.resume(slot.path)
    assert shell.card is not None
    assert "is damaged" in shell.card.accessibleName()
    assert "1 move can be opened" in shell.card.accessibleDescription()
    qtbot.mouseClick(shell.card.buttons[-1], Qt.MouseButton.LeftButton)
    settle()
    assert shell.now == "table"
    assert len(shell.table.match.history) == 1
    assert list(slot.path.parent.glob("*.damaged"))
    shell.leave_table()
    assert len(shell.store.saves.matches()) == 1


def test_a_save_that_cannot_be_read_at_all_offers_the_one_before(
    shell: Shell, settle: Settle, played: Callable[..., Match], qtbot: Any
) -> None:
    slot = shell.store.saves.slot(played(1))
    slot.save(played(1))
    slot._rotated = -1e9
    slot.save(played(2))
    slot.path.write_bytes(b"\x00\x01")
    shell.home()
    settle()
    assert home(shell).open_card.title.text() == "A saved match is damaged"
    qtbot.mouseClick(home(shell).open_card.button, Qt.MouseButton.LeftButton)
    assert shell.card is not None
    older = next(b for b in shell.card.buttons if b.text() == "Open the save before")
    qtbot.mouseClick(older, Qt.MouseButton.LeftButton)
    assert shell.now == "table"
    assert len(shell.table.match.history) == 1


def test_giving_up_asks_first_and_then_removes_the_match(
    shell: Shell, settle: Settle, played: Callable[..., Match], qtbot: Any
) -> None:
    shell.store.saves.slot(played(1)).save(played(1))
    shell.home()
    settle()
    home(shell)._ask_to_give_up()
    assert shell.card is not None
    qtbot.keyClick(shell.card, Qt.Key.Key_Escape)
    assert len(shell.store.saves.matches()) == 1
    home(shell)._ask_to_give_up()
    qtbot.mouseClick(shell.card.buttons[0], Qt.MouseButton.LeftButton)
    settle()
    assert shell.store.saves.matches() == []
    assert not home(shell).open_card.isVisible()


def test_one_pill_changes_the_language_while_running_and_for_the_next_start(
    shell: Shell, settle: Settle, qtbot: Any
) -> None:
    pill = home(shell).language_pill
    english = home(shell).title.text()
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    settle()
    assert language.current() == "zh_TW"
    assert home(shell).title.text() != english
    assert Store(shell.store.folder.root).settings.language == "zh_TW"
    qtbot.mouseClick(pill, Qt.MouseButton.LeftButton)
    settle()
    assert home(shell).title.text() == english


@pytest.mark.parametrize("spoken", language.LANGUAGES)
@pytest.mark.usefixtures("every_game")
def test_titles_on_the_boxes_are_those_of_the_games_own_words(qapp: Any, spoken: str) -> None:
    language.speak(spoken)
    for id in shelf.boxes():
        if shelf.playable(id):
            words = shelf.words(id)
            title, subtitle = shelf.title(id)
            assert (title, subtitle.casefold()) == (words.title(), words.subtitle().casefold())
