"""What happened, what it counted, and who won."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Event
from desktop.games.catan_dice import events
from desktop.games.catan_dice.islands import ONE, island_of
from desktop.games.catan_dice.scoring import rank, standings, total
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, What, X
from desktop.games.catan_dice.text.names import CatanDiceNames

_HEADS = {"roads", "settlements", "cities", "knights", "castles", "empty"}


class CatanDiceLog(QObject):
    """Log lines, rows of the breakdown, facts under a name, the result."""

    def __init__(self, names: CatanDiceNames) -> None:
        super().__init__()
        self.names = names

    # -- log ---------------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        name = "" if event.seat is None else names[event.seat]
        match event:
            case events.StartMarked(place=place):
                #: log. {road}: "the road 1–4"
                return self.tr("{name} starts with {road}").format(name=name, road=self.names.thing(What.ROAD, place))
            case events.Rolled():
                return self._rolled(event, name)
            case events.Traded(face=face):
                #: log. {resource}: "ore"
                words = self.tr("{name} traded two gold for {resource}")
                return words.format(name=name, resource=self.names.face(face))
            case events.Replaced(joker=joker, before=before, face=face):
                #: log. {joker}: "knight 3's joker"; {before}, {after}: "gold", "wool"
                words = self.tr("{name} used {joker}: {before} → {after}")
                return words.format(
                    name=name,
                    joker=self.names.joker(joker),
                    before=self.names.face(before),
                    after=self.names.face(face),
                )
            case events.Built():
                return self._built(event, name)
            case events.TitleTaken():
                return self._title(event, names)
            case events.BoxWritten(turn=turn, points=points, x=x):
                if not x:
                    #: log. {points}: 7, {turn}: 1 to 15
                    return self.tr("{name} wrote {points} for turn {turn}").format(name=name, points=points, turn=turn)
                #: log. {turn}: 1 to 15, {points}: "−2" or "0"
                words = self.tr("{name} built nothing in turn {turn}: X ({points})")
                return words.format(name=name, turn=turn, points=signed(points))
            case events.BoxesShown(turn=turn, boxes=boxes):
                shown = [
                    #: log, one seat's box of a turn that was played hidden. {box}: 7 or "X"
                    self.tr("{name} {box}").format(name=who, box="X" if box == X else box)
                    for who, box in zip(names, boxes, strict=True)
                ]
                #: log. {boxes}: "Mei 4, Grandpa X"
                words = self.tr("Turn {turn}: {boxes}")
                return words.format(turn=turn, boxes=self.tr(", ", "between the items of a list").join(shown))
            case events.MatchEnded():
                return self._ended(event, names)
        return ""

    def _rolled(self, event: events.Rolled, name: str) -> str:
        faces = self.names.faces(event.faces)
        if event.throw == 1:
            #: log. {faces}: "2 ore, wool and gold"
            return self.tr("{name} rolled {faces}").format(name=name, faces=faces)
        #: log. {faces}: all dice after it, "2 ore, wool and gold"
        return self.tr("{name} rerolled %n die(s): {faces}", "", len(event.dice)).format(name=name, faces=faces)

    def _built(self, event: events.Built, name: str) -> str:
        thing = self.names.thing(event.what, event.place)
        if event.what is What.KNIGHT:
            #: log. {knight}: "knight 3"
            words = self.tr("{name} stationed {knight}").format(name=name, knight=thing)
        else:
            #: log. {thing}: "settlement 5", "the road to city 7"
            words = self.tr("{name} built {thing}").format(name=name, thing=thing)
        if not event.points:
            return words
        #: log, a deed with its points. {points}: "+5"
        return self.tr("{deed} ({points})").format(deed=words, points=signed(event.points))

    def _title(self, event: events.TitleTaken, names: tuple[str, ...]) -> str:
        title = self.names.title(event.title)
        if event.holder_before is None:
            #: log. {title}: "Longest Road"; {points}: "+2"
            words = self.tr("{name} took the {title} ({points})")
        else:
            #: log. {title}: "Longest Road"; {points}: "+2"; {other} loses it
            words = self.tr("{name} took the {title} from {other} ({points})")
        other = "" if event.holder_before is None else names[event.holder_before]
        name = names[event.seat or 0]
        return words.format(name=name, title=title, other=other, points=signed(event.points))

    def _ended(self, event: events.MatchEnded, names: tuple[str, ...]) -> str:
        match event.why:
            case "boxes_full":
                return self.tr("All boxes are filled: the match is over")
            case "goal":
                return self.tr("Ten points: the match is over")
            case "walled_in":
                return self.tr("Nobody can build any more: the match is over")

    # -- breakdown ---------------------------------------------------------------------------------------------------

    def score(self, source: str, params: dict[str, Any]) -> str:
        if "n" not in params and source in _HEADS:  # of several seats, whose numbers differ
            return self._head(source)
        match source:
            case "total":
                #: head of the score breakdown
                return self.tr("Total")
            case "roads":
                return self.names.number(What.ROAD, params["n"])
            case "settlements":
                return self.names.number(What.SETTLEMENT, params["n"])
            case "cities":
                return self.names.number(What.CITY, params["n"])
            case "knights":
                return self.names.number(What.KNIGHT, params["n"])
            case "castles":
                return self.names.number(What.CASTLE, params["n"])
            case "built":
                thing = self.names.thing(params["what"], params["place"])
                #: score row. {thing}: "settlement 5"; {turn}: 1 to 15
                return self.tr("{thing}, turn {turn}").format(thing=thing, turn=params["turn"])
            case "empty":
                return self.tr("%n empty turn(s)", "", params["n"])
            case "x":
                #: score row, an X
                return self.tr("nothing built, turn {turn}").format(turn=params["turn"])
            case "longest_road":
                return self.tr("Longest Road: %n segment(s)", "", params["n"])
            case "largest_army":
                return self.tr("Largest Army: %n knight(s)", "", params["n"])
        raise KeyError(source)

    def _head(self, source: str) -> str:
        match source:
            case "roads":
                #: row of the breakdown of all players, without a number
                return self.tr("Roads")
            case "settlements":
                #: row of the breakdown of all players, without a number
                return self.tr("Settlements")
            case "cities":
                #: row of the breakdown of all players, without a number
                return self.tr("Cities")
            case "knights":
                #: row of the breakdown of all players, without a number
                return self.tr("Knights")
            case "castles":
                #: row of the breakdown of all players, without a number
                return self.tr("Castles")
            case _:
                #: row of the breakdown of all players: turns in which nothing was built
                return self.tr("Empty turns")

    def note(self, view: CatanDice, seat: int) -> str:
        island, sheet = island_of(view), view.sheets[seat]
        roads = view.owners.count(seat) if isinstance(island, Shared) else sheet.roads.bit_count()
        counts = [
            (What.ROAD, roads),
            (What.SETTLEMENT, sheet.settlements.bit_count()),
            (What.CITY, sheet.cities.bit_count()),
            (What.KNIGHT, sheet.knights.bit_count()),
            (What.CASTLE, sheet.castles.bit_count()),
        ]
        facts = [self.names.number(what, n) for what, n in counts if n]
        facts += [self.names.title("longest_road")] if view.longest_road == seat else []
        facts += [self.names.title("largest_army")] if view.largest_army == seat else []
        if not facts:
            #: a note under a player's name
            return self.tr("nothing built yet")
        return self.tr(" · ", "between facts in one line").join(facts)

    # -- result ------------------------------------------------------------------------------------------------------

    def result(self, view: CatanDice, names: tuple[str, ...]) -> str:
        if len(names) == 1:
            return self._alone(view)
        best, *others = standings(view)
        winners = [names[best.seat], *(names[other.seat] for other in others if other.place == 1)]
        if len(winners) > 1:
            #: result. {names}: "Mei and Grandpa"
            words = self.tr("{names} share the win, %n point(s) each.", "", best.total)
            if best.total < 0:  # Qt counts no negative numbers
                #: result. {names}: "Mei and Grandpa"; {points}: "−4"
                words = self.tr("{names} share the win, {points} points each.")
            return words.format(names=self.names.all_of(winners), points=signed(best.total, plus=False))
        second = others[0]
        #: result. {points}: the points of {other}, who came second
        words = self.tr("{name} wins with %n point(s); {other} has {points}.", "", best.total)
        if best.total < 0:
            #: result. {mine}: "−4"; {points}: the points of {other}, who came second
            words = self.tr("{name} wins with {mine} points; {other} has {points}.")
            words = words.replace("{mine}", signed(best.total, plus=False))
        return words.format(name=names[best.seat], other=names[second.seat], points=signed(second.total, plus=False))

    def _alone(self, view: CatanDice) -> str:
        points = total(view, 0)
        if view.options["map"] == ONE:
            #: result of a solo match. {points}: 71 or "−4"; {rank}: "Mayor"
            words = self.tr("{points} points: {rank}.")
            return words.format(points=signed(points, plus=False), rank=self.rank(rank(points, view.edition)))
        return self.tr("{points} points in %n turn(s).", "", view.turn).format(points=points)

    def rank(self, rank: str) -> str:
        match rank:
            case "castaway":
                #: rank of a solo match, the lowest
                return self.tr("Castaway")
            case "settler":
                #: rank of a solo match
                return self.tr("Settler")
            case "builder":
                #: rank of a solo match
                return self.tr("Builder")
            case "mayor":
                #: rank of a solo match
                return self.tr("Mayor")
            case "governor":
                #: rank of a solo match
                return self.tr("Governor")
            case "lord":
                #: rank of a solo match, the highest
                return self.tr("Lord of the island")
        raise KeyError(rank)


def signed(points: int, plus: bool = True) -> str:
    """Points with a true minus, and a plus where a gain is meant."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if plus and points else str(points)
