"""A table at rest, small: it is painted for every game, and every picture of the rules too."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop import games
from desktop.engine.game import Game
from desktop.table.vocabulary import Scene
from desktop.windows.still import look_image, paint_still
from tests.games.every import COLOURS, match_of, settings, walk, with_board

PLAYABLE = with_board()


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_a_table_at_rest_is_painted_for_spectators(qapp: Any, game: Game) -> None:
    board = games.board(game.id)
    seats, options = settings(game)[-1]
    match = match_of(game, seats, options, 5)
    for _ in walk(match, 7, 40):
        pass
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    names = tuple(seat.name for seat in match.seats)
    paint_still(
        painter, board, Scene("wide", None, "light", names, COLOURS[:seats]), game.view(match.state, None),
        QRectF(0, 0, 400, 300),
    )  # fmt: skip
    painter.end()
    assert image.pixelColor(200, 150).alpha() == 255


@pytest.mark.parametrize("game", PLAYABLE, ids=lambda game: game.id)
def test_every_picture_of_the_rules_exists_and_paints(qapp: Any, game: Game) -> None:
    if game.id == "sample":
        return
    board, folder = games.board(game.id), Path(games.__file__).parent / game.id
    for lang in ("en", "zh_TW"):
        for name in re.findall(r"\(picture:([\w.]+)\)", (folder / "rules" / f"{lang}.md").read_text(encoding="utf-8")):
            look = board.picture(name, Scene("wide", None))
            assert look is not None, name
            assert not look_image(look, 1.0).isNull()
