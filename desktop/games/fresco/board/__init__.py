"""The board of Fresco: a ceiling over a painting, a town below, and a paint box."""

from desktop.games.fresco.board.board import FrescoBoard

BOARD = FrescoBoard()

__all__ = ["BOARD"]
