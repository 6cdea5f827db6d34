"""Every word of the sample game. It is no part of the program, so its words are English only."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Action, Event, Refusal
from desktop.table.vocabulary import Placed
from tests.sample.actions import Take, Taken
from tests.sample.state import Heap


class StoneWords(QObject):
    def title(self) -> str:
        return self.tr("Heap of stones")

    def tagline(self) -> str:
        return self.tr("Take a few, and mind the last one")

    def subtitle(self) -> str:
        return self.tr("Sample")

    def option(self, id: str) -> tuple[str, str]:
        return {
            "size": (self.tr("Size of the heap"), self.tr("How long a match takes")),
            "last_loses": (self.tr("The last stone loses"), self.tr("Its bonus is taken away instead")),
        }[id]

    def choice(self, id: str, value: bool | int | str) -> tuple[str, str]:
        if id == "size":
            return self.tr("%n stone(s)", "", int(value)), self.tr("Three can be taken a turn")
        return (self.tr("On"), "") if value else (self.tr("Off"), "")

    def round(self, view: Heap) -> str:
        return self.tr("Round {n}").format(n=(view.turn + 1) // 2)

    def prompt(self, view: Heap) -> str:
        return self.tr("Take one to three stones")

    def waiting(self, view: Heap, names: tuple[str, ...]) -> str:
        return self.tr("{name} takes stones").format(name=names[view.top.seat])

    def group(self, action: Action) -> str:
        return self.tr("Take")

    def action(self, action: Take, view: Heap, names: tuple[str, ...]) -> str:
        return self.tr("Take %n stone(s)", "", action.stones)

    def deed(self, action: Take, view: Heap) -> str:
        return self.tr("take %n stone(s)", "", action.stones)

    def question(self, action: Action, field: str, view: Heap) -> str:
        return self.tr("How many stones?")

    def value(self, action: Take, field: str, view: Heap) -> str:
        return str(action.stones)

    def button(self, id: str, view: Heap, marked: int = 0) -> str:
        return self.tr("Take %n stone(s)", "", int(id.removeprefix("take")))

    def foresight(self, action: Take, before: Heap, after: Heap, sure: bool, names: tuple[str, ...]) -> str:
        return self.tr("%n left", "", after.heap)

    def refusal(self, refusal: Refusal, view: Heap | None) -> tuple[str, str]:
        return {
            "too_many": (self.tr("Too many stones for a turn"), self.tr("A turn takes three at most.")),
            "heap_short": (self.tr("Not that many are left"), self.tr("The heap has fewer stones than that.")),
            "too_long": (self.tr("Too long with a losing stone"), self.tr("Take a smaller heap, or let it win.")),
            "stones_lost": (self.tr("The stones do not add up"), self.tr("Heap and players hold all of them.")),
        }[refusal.code]

    def warning(self, action: Action, view: Heap) -> tuple[str, str, str] | None:
        return None

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        if isinstance(event, Taken):
            return self.tr("{name} took %n stone(s)", "", event.stones).format(name=names[event.seat or 0])
        return ""

    def score(self, source: str, params: dict[str, Any]) -> str:
        return {
            "all": self.tr("Points"),
            "stones": self.tr("Stones taken"),
            "end": self.tr("At the end"),
            "last": self.tr("The last stone"),
        }[source]

    def reason(self, reason: str, params: dict[str, Any], view: Heap) -> str:
        return self.tr("A small heap is easier to count.")

    def note(self, view: Heap, seat: int) -> str:
        return self.tr("%n stone(s)", "", view.hoards[seat].stones)

    def piece(self, placed: Placed, view: Heap, names: tuple[str, ...]) -> str:
        return self.tr("A stone")

    def place(self, zone: str, index: int | None, view: Heap, names: tuple[str, ...]) -> str:
        return self.tr("The heap") if zone == "heap" else self.tr("A hoard")

    def result(self, view: Heap, names: tuple[str, ...]) -> str:
        from tests.sample.scoring import standings

        best = [names[s.seat] for s in standings(view) if s.place == 1]
        return self.tr("{name} wins").format(name=best[0]) if len(best) == 1 else self.tr("A shared win")


WORDS = StoneWords()
