"""The log's lines: a match's events in words, as its viewer may know them."""

from __future__ import annotations

from desktop import language
from desktop.engine.match import Step
from desktop.table.controller import MatchController
from desktop.table.vocabulary import Words
from desktop.windows.table.log import Entry


class Story:
    """Keeps the lines of steps that it has told, as long as viewer and language stay."""

    def __init__(self, controller: MatchController, words: Words) -> None:
        self._controller, self._words = controller, words
        self._told: list[tuple[Step, list[Entry]]] = []
        self._for: tuple[object, ...] = ()

    def entries(self) -> list[Entry]:
        """All lines so far, a heading where a round begins."""
        controller, match = self._controller, self._controller.match
        told_for = (controller.viewer, language.current())
        if told_for != self._for:
            self._told, self._for = [], told_for
        same = 0
        while same < min(len(self._told), len(match.history)) and self._told[same][0] is match.history[same]:
            same += 1
        del self._told[same:]
        for number in range(same, len(match.history)):
            self._told.append((match.history[number], self._lines(number)))
        found = [
            Entry(0, event.seat, line)
            for event in controller.events_seen(match.opening)
            if (line := self._words.event(event, controller.names))
        ]
        for _, lines in self._told:
            found += lines
        return found

    def _lines(self, number: int) -> list[Entry]:
        controller, match = self._controller, self._controller.match
        step = match.history[number]
        found: list[Entry] = []
        now = match.game.round(step.before)
        if number == 0 or now != match.game.round(match.history[number - 1].before):
            found.append(Entry(number, None, self._words.round(controller.view_of(step.before)), heading=True))
        for event in controller.events_seen(step.events):
            line = self._words.event(event, controller.names)
            if line:
                found.append(Entry(number + 1, event.seat, line))
        return found
