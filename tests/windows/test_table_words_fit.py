"""Words beside the table are whole: long sentences and notes take a second line."""

from __future__ import annotations

from typing import Any

from PySide6.QtGui import QFontMetrics

from desktop.games.catan_dice.faces import FREE, Face
from desktop.games.catan_dice.state import Resolving
from desktop.look import fonts
from desktop.look.words import wrap
from desktop.windows.table.moves import MovesPanel
from desktop.windows.table.players import PlayerRow
from tests.windows.at_table import Maker, seated

__all__ = ["seated"]

DICE = (Face.BRICK, Face.LUMBER, Face.GOLD, Face.GOLD, Face.WOOL, Face.GRAIN)


def test_sentences_of_the_moves_list_are_never_cut(seated: Maker) -> None:
    page = seated()
    state: Any = page.match.state
    state.dice, state.throws = [FREE[face] for face in DICE], 3
    state.agenda[-1] = Resolving(state.playing)
    page.controller.begin()
    page.curtain.lift()
    page.settle()
    moves = page.findChild(MovesPanel).list
    rows = [row for row in range(moves.moves.rowCount()) if moves.moves.action_at(moves.moves.index(row)) is not None]
    metrics, tall = QFontMetrics(fonts.body(fonts.scaled(14), 600)), 0
    for row in rows:
        index = moves.moves.index(row)
        lines = -(-metrics.horizontalAdvance(str(moves.moves.data(index))) // moves.viewport().width())
        assert moves.visualRect(index).height() >= lines * metrics.height(), moves.moves.data(index)
        tall = max(tall, lines)
    assert tall > 1, "no sentence here needs a second line"


def test_a_note_under_a_name_takes_two_lines_before_it_is_cut(seated: Maker) -> None:
    page = seated()
    state: Any = page.match.state
    sheet = state.sheets[0]
    sheet.roads, sheet.settlements, sheet.cities, sheet.knights = 0b111111, 0b11, 0b1, 0b1111
    page.controller.begin()
    page.curtain.lift()
    row = page.findChildren(PlayerRow)[0]
    note = page.words.note(state, 0)
    row.show_seat(note, "100", True, note)
    assert not row.note_fits()
    assert len(wrap(note, fonts.body(fonts.scaled(11), 600), row.note_room())) <= 2
    row.show_seat("4 Lira · 1 card", "0", True, "")
    assert row.note_fits()
