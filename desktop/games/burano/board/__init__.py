"""The board of Burano: the lagoon, the plaza of houses and roofs, one's own tower at the foot."""

from desktop.games.burano.board.board import BuranoBoard

BOARD = BuranoBoard()

__all__ = ["BOARD"]
