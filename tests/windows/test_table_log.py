"""The log of a match: told once, and short where it is shown."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint

from desktop.windows.table.log import WINDOW, Entry, LogPanel
from tests.windows.at_table import NAMES, SECRET, Maker, end_turn


def test_the_log_of_a_viewer_is_told_once(seated: Maker, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    page = seated(options=SECRET)
    page.curtain.lift()
    for _ in range(4):
        end_turn(page, qtbot)
        page.curtain.lift()
    asked: list[object] = []
    event = page.words.event
    monkeypatch.setattr(page.story._words, "event", lambda e, names: asked.append(e) or event(e, names))
    before = page.story.entries()
    page.controller.viewer, here = None, page.controller.viewer
    page.story.entries()
    page.controller.viewer = here
    asked.clear()
    assert page.story.entries() == before
    assert len(asked) <= len(page.match.opening)


def test_a_long_log_lays_out_only_its_last_lines_and_more_when_one_scrolls_up(qtbot: Any) -> None:
    panel = LogPanel(NAMES[:2], ("blue", "red"))
    qtbot.addWidget(panel)
    panel.resize(300, 500)
    panel.show()
    lines = [Entry(n, n % 2, f"line {n}") for n in range(3000)]
    panel.fill(lines)
    qtbot.waitUntil(lambda: panel.list.verticalScrollBar().maximum() > 0)
    model, bar = panel.model, panel.list.verticalScrollBar()
    assert model.rowCount() == WINDOW and model.data(model.index(WINDOW - 1)) == "line 2999"
    bar.setValue(bar.minimum())
    assert model.rowCount() == 2 * WINDOW and model.data(panel.list.indexAt(QPoint(2, 2))) == f"line {3000 - WINDOW}"
    for _ in range(9):
        bar.setValue(bar.minimum())
    assert model.rowCount() == 3000 and model.data(model.index(0)) == "line 0"
    panel.fill([*lines, Entry(3000, 0, "new")])
    assert model.rowCount() <= 2 * WINDOW and model.data(model.index(model.rowCount() - 1)) == "new"
    panel.filter.setCurrentIndex(2)
    assert model.rowCount() == WINDOW and model.data(model.index(WINDOW - 1)) == "line 2999"
    panel.fill([*lines, Entry(3000, 0, "new"), Entry(3001, 1, "newer")])
    assert model.data(model.index(model.rowCount() - 1)) == "newer"
