"""Catan Dice Game, 2007: six dice, an island on paper, fifteen turns."""
