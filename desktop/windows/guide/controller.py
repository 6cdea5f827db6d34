"""A guided match: the bots' reasons are kept, and they wait while somebody reads them."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.bots.bot import Advice
from desktop.engine.action import Action
from desktop.engine.match import Match
from desktop.table.controller import MatchController
from desktop.table.vocabulary import Board, Words


class GuidedController(MatchController):
    """`acting(step, action)` before an action of the learner is taken, as this step of the match."""

    acting = Signal(int, object)

    def __init__(self, match: Match, board: Board, words: Words, package: str, parent: QObject | None = None) -> None:
        super().__init__(match, board, words, package, parent)
        self.paused = False  # bots wait
        self._given: dict[int, Advice] = {}  # by step

    def advice_for(self, step: int) -> Advice | None:
        """What a bot answered when it took a step; None for a person's, or one from before the match was opened."""
        return self._given.get(step)

    def pause(self, on: bool) -> None:
        """Let bots wait, or go on."""
        self.paused = on
        if on:
            self._pause.stop()
        else:
            self._bot_soon()

    def hurry(self) -> None:
        self.paused = False
        super().hurry()
        self._bot_soon()

    def _bot_soon(self) -> None:
        if not self.paused:
            super()._bot_soon()

    def _bot_acts(self) -> None:
        if self._answer is not None:
            self._given[len(self.match.history)] = self._answer
        super()._bot_acts()

    def _take(self, action: Action) -> None:
        seat = self.match.to_move
        if seat is not None and self.match.seats[seat].is_person:
            self.acting.emit(len(self.match.history), action)
        super()._take(action)
