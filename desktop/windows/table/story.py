"""The log's lines: a match's events in words, as its viewer may know them."""

from __future__ import annotations

from desktop import language
from desktop.engine.match import Step
from desktop.table.controller import MatchController
from desktop.table.vocabulary import Words
from desktop.windows.table.log import Entry


class Story:
    """Keeps the lines of steps that it has told, for each viewer and language."""

    def __init__(self, controller: MatchController, words: Words) -> None:
        self._controller, self._words = controller, words
        self._told: dict[tuple[int | None, str], list[tuple[Step, list[Entry]]]] = {}

    def entries(self) -> list[Entry]:
        """All lines so far, a heading where a round begins."""
        controller, match = self._controller, self._controller.match
        told = self._told.setdefault((controller.viewer, language.current()), [])
        same = 0
        while same < min(len(told), len(match.history)) and told[same][0] is match.history[same]:
            same += 1
        del told[same:]
        for number in range(same, len(match.history)):
            told.append((match.history[number], self._lines(number)))
        found = [
            Entry(0, event.seat, line)
            for event in controller.events_seen(match.opening)
            if (line := self._words.event(event, controller.names))
        ]
        for _, lines in told:
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
