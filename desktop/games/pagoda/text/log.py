"""The log, the score's rows, facts under a name, the result."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Event
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.events import (
    AbilityGained,
    AbilityUsed,
    AlternativeDeclared,
    BlockedDeclared,
    CardDiscarded,
    ColumnBuilt,
    MatchBegan,
    MatchOver,
    PileShuffled,
    RoofLaid,
    SiteDied,
    SpireBuilt,
    TileLaid,
    TurnBegan,
    TurnEnded,
)
from desktop.games.pagoda.scoring import standings
from desktop.games.pagoda.state import Pagodas
from desktop.games.pagoda.text.names import PagodaNames


class PagodaLog(QObject):
    """What happened and what it was worth."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        name = names[event.seat] if event.seat is not None else ""
        match event:
            case ColumnBuilt() | TileLaid() | RoofLaid() | SpireBuilt():
                return self._built(event, name)
            case MatchBegan():
                #: a log line
                return self.tr("{name} begins").format(name=name)
            case TurnBegan(last=True):
                #: a log line
                return self.tr("Last turn: {name}").format(name=name)
            case AbilityUsed(ability=ability):
                #: a log line; {ability}: rice bowl
                return self.tr("{name} used the {ability}").format(name=name, ability=self.names.ability(ability))
            case AbilityGained(ability=ability, before=0):
                #: a log line; {ability}: rice bowl
                return self.tr("{name} gained the {ability}").format(name=name, ability=self.names.ability(ability))
            case SiteDied(site=site, colour=colour) if colour is not None:
                text = self.tr("Pagoda {site} stays unfinished: no {colour} tiles are left")
                return text.format(site=site + 1, colour=self.names.colour(colour))
            case AlternativeDeclared():
                return self.tr("{name} took the alternative turn").format(name=name)
            case BlockedDeclared():
                return self.tr("{name} can build nothing and discards four cards").format(name=name)
            case CardDiscarded(card=card):
                text = self.tr("{name} discarded a {colour} card")
                return text.format(name=name, colour=self.names.colour(card.colour))
            case TurnEnded(points=points):
                return self.tr("{name} ended the turn with %n point(s)", "", points).format(name=name)
            case PileShuffled():
                return self.tr("The draw pile is empty: the discard pile is shuffled")
            case MatchOver(reason=reason):
                return self._over(reason)
            case _:
                return ""

    def _built(self, event: ColumnBuilt | TileLaid | RoofLaid | SpireBuilt, name: str) -> str:
        points = self.names.points(event.points)
        match event:
            case ColumnBuilt(site=site, floor=floor, colour=colour):
                #: a log line; {points}: +3 points
                text = self.tr("{name} built a {colour} column on pagoda {site}, floor {floor}: {points}")
                colour_ = self.names.colour(colour)
                return text.format(name=name, colour=colour_, site=site + 1, floor=floor, points=points)
            case TileLaid(site=site, tile=tile):
                #: a log line; {points}: +1 point
                text = self.tr("{name} laid a {colour} tile with {spots} spots on pagoda {site}: {points}")
                own, spots = self.names.colour(tile.colour), self.names.colour(tile.spots)
                return text.format(name=name, colour=own, spots=spots, site=site + 1, points=points)
            case RoofLaid(site=site):
                #: a log line; {points}: +1 point
                return self.tr("{name} roofed pagoda {site}: {points}").format(name=name, site=site + 1, points=points)
            case SpireBuilt(site=site):
                #: a log line; {points}: +5 points
                text = self.tr("{name} finished pagoda {site} with its spire: {points}")
                return text.format(name=name, site=site + 1, points=points)

    def _over(self, reason: str) -> str:
        match reason:
            case "pagodas":
                return self.tr("The round with the third pagoda is over")
            case "nothing_left":
                return self.tr("Nothing more can be built: the match is over")
            case _:
                return self.tr("Too many blocked discards in a row: the match is over")

    # -- points --------------------------------------------------------------------------------------------------------

    def score(self, source: str, params: dict[str, Any]) -> str:
        match source:
            case "total":
                #: the whole score
                return self.tr("Points")
            case "columns":
                #: a source of points
                return self.tr("Columns")
            case "tiles":
                #: a source of points
                return self.tr("Tiles and roofs")
            case "spires":
                #: a source of points
                return self.tr("Spires")
            case "floor":
                #: a source of points: columns on a floor
                return self.tr("Floor {floor}").format(floor=params["floor"])
            case _:
                return self._leaf(source, params)

    def _leaf(self, source: str, params: dict[str, Any]) -> str:
        match source:
            case "column":
                text = self.tr("{colour} column on pagoda {site}, round {round}", "a row of the score")
            case "tile":
                text = self.tr("{colour} tile on floor {floor} of pagoda {site}, round {round}", "a row of the score")
            case "roof":
                text = self.tr("{colour} roof on pagoda {site}, round {round}", "a row of the score")
            case _:
                text = self.tr("{colour} spire on pagoda {site}, round {round}", "a row of the score")
        return text.format(
            colour=self.names.colour(Colour(params["colour"])),
            site=params["site"] + 1,
            floor=params["floor"],
            round=(params["turn"] + 1) // 2,
        )

    def note(self, view: Pagodas, seat: int) -> str:
        """Cards in the hand and abilities that are ready."""
        builder = view.builders[seat]
        hand = self.tr("%n card(s) in the hand", "under a name", len(builder.hand))
        ready = [self.names.ability(ability) for ability in Ability if builder.uses[ability]]
        if not ready:
            return hand
        #: facts under a name; {abilities}: fan and lantern
        return self.tr("{hand} · {abilities}").format(hand=hand, abilities=self.names.all_of(ready))

    def result(self, view: Pagodas, names: tuple[str, ...]) -> str:
        ranking = standings(view)
        first, second = ranking[0], ranking[1]
        if second.place == 1:
            text = self.tr("{one} and {two} share the win, {points} each.")
            return text.format(one=names[0], two=names[1], points=first.total)
        text = self.tr("{one} wins with %n point(s); {two} has {other}.", "", first.total)
        return text.format(one=names[first.seat], two=names[second.seat], other=second.total)
