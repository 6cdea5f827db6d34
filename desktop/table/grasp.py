"""Choices turned round: from what a hand does to what it means. Knows no Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator

from desktop.engine.action import Refusal
from desktop.table.vocabulary import Choice, Drag, Grip, Mark, Placed, Press, Tap


class Grasp:
    """The open decision's choices by gesture. No game writes this: every board's gestures are inverted here."""

    def __init__(self, choices: Iterable[Choice] = ()) -> None:
        self.choices = list(choices)
        self.taps: dict[Grip, list[Choice]] = defaultdict(list)
        self.drags: dict[Grip, list[tuple[Drag, Choice]]] = defaultdict(list)
        self.presses: dict[str, list[Choice]] = defaultdict(list)
        self.marks: dict[str, dict[frozenset[Grip], list[Choice]]] = defaultdict(lambda: defaultdict(list))
        self.markable: set[Grip] = set()
        for choice in self.choices:
            for gesture in choice.gestures:
                match gesture:
                    case Tap(grip):
                        self.taps[grip].append(choice)
                    case Drag(grip):
                        self.drags[grip].append((gesture, choice))
                    case Press(button):
                        self.presses[button].append(choice)
                    case Mark(grips, button):
                        self.marks[button][frozenset(grips)].append(choice)
                        self.markable.update(grips)
        self._by_zone: dict[str, list[Grip]] = defaultdict(list)
        for grip in {*self.taps, *self.drags, *self.markable}:
            self._by_zone[grip.zone].append(grip)

    def buttons(self) -> list[str]:
        """Every button that means something now, in the order of the choices."""
        return list(dict.fromkeys([*self.presses, *self.marks]))

    def on_piece(self, placed: Placed) -> list[Grip]:
        """Grips that this piece fits."""
        return [
            grip
            for grip in self._by_zone.get(placed.spot.zone, ())
            if (grip.face is None or grip.face == placed.face)
            and (grip.index is None or grip.index == placed.spot.index)
        ]

    def on_zone(self, zone: str) -> list[Grip]:
        """Grips on a zone itself, whatever lies there."""
        return [grip for grip in self._by_zone.get(zone, ()) if grip.face is None]

    def zones(self) -> Iterator[str]:
        """Zones that have a grip."""
        return iter(self._by_zone)

    def legal(self, grip: Grip) -> bool:
        """Whether anything legal begins with this grip."""
        if any(choice.refusal is None for choice in self.taps.get(grip, ())):
            return True
        if any(choice.refusal is None for _, choice in self.drags.get(grip, ())):
            return True
        return grip in self.markable

    def targets(self, grips: Iterable[Grip], touched: bool = False) -> dict[tuple[str, int | None, int], list[Choice]]:
        """Where a piece held by these grips may be put: (zone, index, turn) to the choices meant, legal ones first.
        `touched`: what a touch may take up only."""
        found: dict[tuple[str, int | None, int], list[Choice]] = defaultdict(list)
        for grip in grips:
            for drag, choice in self.drags.get(grip, ()):
                if touched and not drag.touched:
                    continue
                if choice not in found[drag.to, drag.index, drag.turn]:
                    found[drag.to, drag.index, drag.turn].append(choice)
        for meant in found.values():
            meant.sort(key=lambda choice: choice.refusal is not None)
        return dict(found)

    def tapped(self, grips: Iterable[Grip]) -> list[Choice]:
        """What a touch of these grips means."""
        found: list[Choice] = []
        for grip in grips:
            found.extend(choice for choice in self.taps.get(grip, ()) if choice not in found)
        return found

    def pressed(self, button: str, marked: Iterable[Grip]) -> list[Choice]:
        """What a button means with these pieces marked."""
        return [*self.presses.get(button, ()), *self.marks.get(button, {}).get(frozenset(marked), ())]


def narrowed(choices: list[Choice]) -> tuple[str, list[list[Choice]]] | None:
    """The first field in which choices differ, and the choices grouped by its value; None when they agree in all."""
    actions = [choice.action for choice in choices]
    if len({type(action) for action in actions}) > 1:
        groups: dict[object, list[Choice]] = {}
        for choice in choices:
            groups.setdefault(type(choice.action), []).append(choice)
        return "", list(groups.values())
    for field in actions[0].__struct_fields__:
        groups = {}
        for choice in choices:
            groups.setdefault(repr(getattr(choice.action, field)), []).append(choice)
        if len(groups) > 1:
            return field, list(groups.values())
    return None


def hindrance(choices: list[Choice]) -> Refusal | None:
    """Why nothing of this can be done: the reason of the first, and a further one only if it holds for all that share
    that reason; one may still have meant another die, another colour."""
    reasons = [choice.refusal for choice in choices if choice.refusal is not None]
    alike = [refusal for refusal in reasons if refusal.code == reasons[0].code]
    return min(alike, key=lambda refusal: len(refusal.also), default=None)
