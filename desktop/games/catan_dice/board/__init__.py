"""The board of the Catan Dice Game: a pad of paper with the island, and a leather tray for the dice."""

from desktop.games.catan_dice.board.board import CatanDiceBoard

BOARD = CatanDiceBoard()

__all__ = ["BOARD"]
