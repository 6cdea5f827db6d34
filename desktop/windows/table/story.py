"""The log's lines: a match's events in words, as its viewer may know them."""

from __future__ import annotations

from desktop.table.controller import MatchController
from desktop.table.vocabulary import Words
from desktop.windows.table.log import Entry


def entries(controller: MatchController, words: Words) -> list[Entry]:
    """All lines so far, a heading where a round begins."""
    match, names = controller.match, controller.names
    found: list[Entry] = []
    for event in controller.events_seen(match.opening):
        line = words.event(event, names)
        if line:
            found.append(Entry(0, event.seat, line))
    last = 0
    for number, step in enumerate(match.history, 1):
        now = match.game.round(step.before)
        if now != last:
            found.append(Entry(number - 1, None, words.round(controller.view_of(step.before)), heading=True))
            last = now
        for event in controller.events_seen(step.events):
            line = words.event(event, names)
            if line:
                found.append(Entry(number, event.seat, line))
    return found
