"""What a screen reader finds on the table."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table import accessible


def read(table: Any) -> list[Any]:
    """The children that stand for pieces and places."""
    found = QAccessible.queryAccessibleInterface(table)
    children = [found.child(i) for i in range(found.childCount())]
    return [child for child in children if isinstance(child.object(), accessible.Child)]


def names(table: Any) -> list[str]:
    return [child.text(QAccessible.Text.Name) for child in read(table)]


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Names of what got the focus, as a reader would hear them."""
    said: list[str] = []

    def update(event: Any) -> None:
        if event.type() == QAccessible.Event.Focus:
            said.append(event.accessibleInterface().text(QAccessible.Text.Name))

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    return said


def test_its_children_are_what_can_act_now_named_by_the_game(hot: Any, qtbot: Any) -> None:
    table = hot().table
    view = table.stage.view
    spots = table.keys.spots
    assert spots and names(table) == [
        table.words.piece(s.item.placed, view, table.names) if s.item else table.words.place(s.zone, s.index, view, ())
        for s in spots
    ]
    for child, spot in zip(read(table), spots, strict=True):
        assert child.parent().object() is table and child.role() == QAccessible.Role.Button
        corner = table.viewport().mapToGlobal(table.mapFromScene(spot.centre))
        assert child.rect().adjusted(-2, -2, 2, 2).contains(corner)
        table_itself = QAccessible.queryAccessibleInterface(table)
        assert table_itself.indexOfChild(child) == spots.index(spot)


def test_with_a_piece_in_the_hand_they_are_its_targets(hot: Any, qtbot: Any) -> None:
    game = hot()
    viewport = game.table.viewport()
    start = game.point("heap")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, start + QPoint(40, 0))
    assert game.table.hand.holding
    assert names(game.table) == ["A hoard"]
    QTest.keyClick(game.table, Qt.Key.Key_Escape)
    assert "A hoard" not in names(game.table)


def test_nobody_to_decide_nothing_to_read(hot: Any, qtbot: Any) -> None:
    table = hot().table
    table.ask([])
    assert not read(table)


def test_the_focus_follows_the_keyboard_and_says_the_name_once(hot: Any, qtbot: Any, heard: list[str]) -> None:
    table = hot().table
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    for _ in range(3):
        QTest.keyClick(table, Qt.Key.Key_Tab)
    assert heard == ["A stone"] * 3
    assert [child.state().focused for child in read(table)].count(True) == 1
    assert QAccessible.queryAccessibleInterface(table).focusChild().object().key == table.keys.at


def test_interfaces_outlive_whatever_comes_and_goes(hot: Any, qtbot: Any, heard: list[str]) -> None:
    game = hot()
    kept: list[Any] = []
    while not game.controller.match.finished:
        kept += read(game.table)
        seat = game.controller.match.to_move
        game.drag(game.point("heap"), game.middle(f"hoard{seat}"))
        qtbot.waitUntil(lambda: game.table.stage.still)
        names(game.table)
        QApplication.processEvents()
        gc.collect()
    before = len(accessible._interfaces)
    game.table.ask([])
    read(game.table)
    for _ in range(4):
        QApplication.sendPostedEvents(None, 0)
        QApplication.processEvents()
    assert len(accessible._interfaces) <= before
