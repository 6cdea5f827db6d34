"""What is asked in place stays within the table, however many answers there are."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from desktop.engine.action import Action
from desktop.table.chooser import Chooser
from desktop.table.vocabulary import Choice


class Pick(Action, frozen=True):
    number: int


class Questions:
    def question(self, action: Action, field: str, view: Any) -> str:
        return "Which?"

    def value(self, action: Action, field: str, view: Any) -> str:
        return f"answer {getattr(action, field)}"


@pytest.mark.parametrize("answers", [2, 9, 40])
def test_every_answer_lies_within_the_table(qtbot: Any, answers: int) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 500)
    table.show()
    chooser = Chooser(table, Questions())  # type: ignore[arg-type]
    chooser.ask([Choice(Pick(n), None, ()) for n in range(answers)], None, QPoint(500, 250))
    buttons = chooser.findChildren(QPushButton)
    assert len(buttons) == answers
    assert table.rect().contains(chooser.geometry())
    places = [button.geometry() for button in buttons]
    assert all(chooser.rect().contains(place) for place in places)
    assert not any(a.intersects(b) for i, a in enumerate(places) for b in places[:i])


class Numbers(Questions):
    def value(self, action: Action, field: str, view: Any) -> str:
        return str(getattr(action, field))


def test_where_the_answers_are_numbers_a_key_means_its_number(qtbot: Any) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1000, 500)
    table.show()
    chooser = Chooser(table, Numbers())  # type: ignore[arg-type]
    chosen: list[Choice] = []
    chooser.chosen.connect(chosen.append)
    choices = [Choice(Pick(n), None, ()) for n in range(3, 13)]
    chooser.ask(choices, None, QPoint(500, 250))
    assert [button.text() for button in chooser.findChildren(QPushButton)] == [str(n) for n in range(3, 13)]
    QTest.keyClick(chooser, Qt.Key.Key_1)
    assert not chosen
    QTest.keyClick(chooser, Qt.Key.Key_7)
    assert chosen == [choices[4]]
