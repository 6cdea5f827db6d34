"""What happened, what it counted, and who won."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Event
from desktop.games.fresco import events
from desktop.games.fresco.box import box
from desktop.games.fresco.paints import of
from desktop.games.fresco.scoring import standings
from desktop.games.fresco.state import ASLEEP, STUDIO, Fresco
from desktop.games.fresco.text.names import FrescoNames


class FrescoLog(QObject):
    """Log lines, rows of the breakdown, facts under a name, the result."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    # -- log -----------------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        name = self.names.master(event.seat, names)
        for family in (self._morning, self._market, self._cathedral, self._work):
            words = family(event, name)
            if words is not None:
                return words
        return self._rules(event, name, names)

    def _morning(self, event: Event, name: str) -> str | None:
        match event:
            case events.Woken(hour=hour):
                #: log. {hour}: "6:00"
                return self.tr("{name} gets up at {hour}").format(name=name, hour=self.names.hour(hour))
            case events.AssistantPlaced(column=column):
                #: log, read by this player only. {column}: "market"
                return self.tr("{name}: an assistant to the {column}").format(
                    name=name, column=self.names.column(column)
                )
            case events.PlanReady():
                #: log
                return self.tr("{name} has planned the day").format(name=name)
        return None

    def _market(self, event: Event, name: str) -> str | None:
        match event:
            case events.GoodsBought(paints=paints, price=price, stall=stall):
                #: log. {paints}: "red and blue", {price}: "2 thalers"
                words = self.tr("{name} bought {paints} for {price}")
                return words.format(name=name, paints=self.names.paints(paints), price=self.names.thalers(price))
            case events.StallClosed(stall=stall):
                #: log. {stall}: "stall 2"
                return self.tr("{name} closed {stall}").format(name=name, stall=self.names.stall(stall))
        return None

    def _cathedral(self, event: Event, name: str) -> str | None:
        match event:
            case events.BishopMoved(price=price):
                #: log. {price}: "1 thaler"
                words = self.tr("{name} moved the bishop for {price}")
                return words.format(name=name, price=self.names.thalers(price))
            case events.Restored(points=points, bonus=bonus, extra=extra):
                if not bonus:
                    #: log. %n: points of the tile
                    return self.tr("{name} restored a tile: %n point(s)", "", points).format(name=name)
                #: log. %n: all points, {points}: of the tile, {bonus}: of the bishop
                words = self.tr("{name} restored a tile: %n points ({points} + {bonus})", "", points + bonus + extra)
                return words.format(name=name, points=points, bonus=bonus + extra)
            case events.AltarRestored(points=points):
                #: log
                return self.tr("{name} restored the altar: %n point(s)", "", points).format(name=name)
            case events.Collided(at=at, by=by):
                #: log. {at}: a space of the score track, {by}: "+1"
                words = self.tr("The space was taken: {name} stands on {at} ({by})")
                return words.format(name=name, at=at, by=self.names.signed(by))
        return None

    def _work(self, event: Event, name: str) -> str | None:
        match event:
            case events.Painted(thalers=thalers):
                #: log. {thalers}: "6 thalers"
                words = self.tr("{name} painted portraits for {thalers}")
                return words.format(name=name, thalers=self.names.thalers(thalers))
            case events.PortraitTaken(card=card, name=own, points=points):
                title = self.names.card(card, own)
                if points:
                    #: log. {card}: a portrait's name
                    words = self.tr("{name} took the portrait “{card}”: %n point(s)", "", points)
                    return words.format(name=name, card=title)
                #: log. {card}: a portrait's name
                return self.tr("{name} took the portrait “{card}”").format(name=name, card=title)
            case events.Blended(first=first, second=second, made=made):
                #: log. all three: "red"
                words = self.tr("{name} blended {first} and {second} into {made}")
                paint = self.names.paint
                return words.format(name=name, first=paint(first), second=paint(second), made=paint(made))
            case events.RequestFulfilled(request=request, points=points):
                #: log. {request}: "orange request"
                words = self.tr("{name} fulfilled a {request}: %n point(s)", "", points)
                return words.format(name=name, request=self.names.request(request.split(".")[0]))
            case events.Cheered(mood=mood):
                #: log. {mood}: "+2"
                words = self.tr("{name} saw a play: mood {mood}")
                return words.format(name=name, mood=self.names.signed(mood))
            case events.Declined(column=column):
                if column == STUDIO:
                    #: log; Leonardo in the studio
                    return self.tr("{name} took no portrait").format(name=name)
                #: log. {column}: "market"
                words = self.tr("{name} has done enough in the {column}")
                return words.format(name=name, column=self.names.column(column))
        return None

    def _rules(self, event: Event, name: str, names: tuple[str, ...]) -> str:
        match event:
            case events.RoundBegan(round=round, final=True):
                #: log, the head of a round
                return self.tr("Round {n}, the last").format(n=round)
            case events.RoundBegan(round=round):
                #: log, the head of a round
                return self.tr("Round {n}").format(n=round)
            case events.PlansRevealed():
                #: log
                return self.tr("All screens up: the plans lie open")
            case events.QueueMoved(order=order):
                first = self.names.master(order[0], names)
                #: log; the queue before the score track
                return self.tr("The queue moves up: {name} is first").format(name=first)
            case events.MarketRefilled():
                #: log
                return self.tr("New tiles lie on the stalls")
            case events.IncomePaid(thalers=thalers, paints=paints):
                if paints:
                    #: log. {thalers}: "5 thalers", {paints}: "orange"
                    words = self.tr("{name} gets {thalers} and {paints} as income")
                else:
                    #: log. {thalers}: "5 thalers"
                    words = self.tr("{name} gets {thalers} as income")
                return words.format(name=name, thalers=self.names.thalers(thalers), paints=self.names.paints(paints))
            case events.PaintChosen(paint=paint):
                #: log. {paint}: "red"
                return self.tr("{name} gets {paint} for a request").format(name=name, paint=self.names.paint(paint))
            case events.PortraitsChanged():
                #: log
                return self.tr("Two new portraits lie open")
            case events.LastRoundCalled(why="tiles", left=left):
                return self.tr("Only %n tile(s) left: the last round", "log", left)
            case events.LastRoundCalled(why="portraits"):
                #: log
                return self.tr("The last two portraits: the last round")
            case events.LastRoundCalled():
                #: log; a limit of rounds was chosen
                return self.tr("The limit is reached: the last round")
            case events.MoneyConverted(thalers=thalers, points=points):
                #: log. {thalers}: "9 thalers", {points}: "4 points"
                words = self.tr("{name} turned {thalers} into {points}")
                return words.format(name=name, thalers=self.names.thalers(thalers), points=self.names.points(points))
            case events.MatchEnded():
                #: log
                return self.tr("The restoration is over")
        return ""

    # -- scores --------------------------------------------------------------------------------------------------------

    def score(self, source: str, params: dict[str, Any]) -> str:
        names = self.names
        what = str(params.get("what", ""))
        match source:
            case "total":
                #: a row of the breakdown: all points
                return self.tr("Points")
            case "restorations":
                #: a row of the breakdown
                return self.tr("Fresco tiles")
            case "restoration":
                #: a row of the breakdown. {paints}: "red and yellow"
                words = self.tr("tile of {paints}, round {round}")
                return words.format(paints=names.paints(of(params["paints"])), round=params["round"])
            case "tile":
                #: a row of the breakdown: what is printed on a fresco tile
                return self.tr("on the tile")
            case "bishop":
                #: a row of the breakdown
                return self.tr("the bishop is near")
            case "confidant":
                #: a row of the breakdown; a portrait's name is "Bishop's Confidant"
                return self.tr("from the Bishop's Confidant")
            case "altars":
                #: a row of the breakdown
                return self.tr("Altar")
            case "altar":
                #: a row of the breakdown. {paints}: "red, yellow and blue"
                words = self.tr("{paints}, round {round}")
                return words.format(paints=names.paints(of(what)), round=params["round"])
            case "portraits":
                #: a row of the breakdown
                return self.tr("Portraits")
            case "portrait":
                return names.card(what, params.get("name", ""))
            case "requests":
                #: a row of the breakdown
                return self.tr("Bishop's requests")
            case "request":
                #: a row of the breakdown. {request}: "orange request"
                words = self.tr("{request}, round {round}")
                return words.format(request=names.request(what.split(".")[0]), round=params["round"])
            case "collisions":
                #: a row of the breakdown: points won or lost on the score track
                return self.tr("Taken spaces")
            case "collision":
                #: a row of the breakdown. {space}: of the score track
                words = self.tr("space {space} was taken, round {round}")
                return words.format(space=what, round=params["round"])
            case "savings":
                #: a row of the breakdown: what money came to
                return self.tr("Money")
            case "money":
                #: a row of the breakdown. {thalers}: "9 thalers"
                return self.tr("{thalers} at the end").format(thalers=names.thalers(int(what)))
        raise KeyError(source)

    # -- players -------------------------------------------------------------------------------------------------------

    def note(self, view: Fresco, seat: int) -> str:
        """Hour, mood and tiles: what everybody may know."""
        names, master = self.names, view.masters[seat]
        facts: list[str] = []
        if master.hour != ASLEEP:
            #: under a player's name. {hour}: "6:00"
            facts.append(self.tr("up at {hour}").format(hour=names.hour(box(view).hours[master.hour][0])))
        #: under a player's name. {mood}: "+2"
        facts.append(self.tr("mood {mood}").format(mood=names.signed(master.mood)))
        facts.append(self.tr("%n tile(s)", "under a player's name", len(master.tiles)))
        return names.facts(facts)

    def result(self, view: Fresco, names: tuple[str, ...]) -> str:
        """Who won, name first, then the margin."""
        placed = standings(view)
        winners = [names[standing.seat] for standing in placed if standing.place == 1]
        total = placed[0].total
        if len(winners) > 1:
            #: {names}: "Mei and Grandpa"
            words = self.tr("{names} share the win, {points} each.")
            return words.format(names=self.names.all_of(winners), points=total)
        second = placed[1]
        #: {other}: who came second
        words = self.tr("{name} wins with {points}; {other} has {others}.")
        return words.format(name=winners[0], points=total, other=names[second.seat], others=second.total)
