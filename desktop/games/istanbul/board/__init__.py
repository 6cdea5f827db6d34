"""The board of Istanbul: sixteen places in four rows, and one's own wheelbarrow, cards and purse below them."""

from desktop.games.istanbul.board.board import IstanbulBoard

BOARD = IstanbulBoard()

__all__ = ["BOARD"]
