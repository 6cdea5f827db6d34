"""The board of Pagoda: six pagodas that rise between two builders."""

from desktop.games.pagoda.board.board import PagodaBoard

BOARD = PagodaBoard()

__all__ = ["BOARD"]
