"""一桌五遊 · Five Games, One Table."""

__version__ = "0.1.0"
