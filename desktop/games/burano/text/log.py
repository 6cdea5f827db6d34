"""What happened, what it counted, and who won."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Event
from desktop.games.burano import events
from desktop.games.burano.scoring import standings
from desktop.games.burano.state import Burano
from desktop.games.burano.text.names import BuranoNames


class BuranoLog(QObject):
    """Log lines, rows of the breakdown, facts under a name, the result."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    # -- log ---------------------------------------------------------------------------------------------------------

    def event(self, event: Event, names: tuple[str, ...]) -> str:
        name = "" if event.seat is None else names[event.seat]
        words = self._town(event, name) or self._trip(event, name) or self._work(event, name)
        return words or self._season(event, name, names) or self._end(event, name)

    def _town(self, event: Event, name: str) -> str:
        names = self.names
        match event:
            case events.TowerFinished():
                #: log
                return self.tr("{name} finished a tower").format(name=name)
            case events.CubeTaken(colour=colour):
                #: log. {cube}: "red ● cube"
                return self.tr("{name} took {cube}").format(name=name, cube=names.a_cube(colour))
            case events.HouseBuilt():
                return self._house(event, name)
            case events.RoofPainted(roof=roof):
                #: log. {roof}: "anchor roof red ●–blue ◆"
                return self.tr("{name} painted the {roof}").format(name=name, roof=names.roof(roof))
            case events.RoofScored(symbol=symbol, points=points):
                #: log. {symbol}: "anchor"; {points}: "+4 points"
                words = self.tr("{name}'s roof with {symbol}: {points}")
                return words.format(name=name, symbol=names.symbol(symbol), points=names.signed_points(points))
            case events.PrivilegeRewarded(n=n, no_card=True):
                #: log. {n}: "+2 privilege"
                words = self.tr("No card is open: {name} gets {n}")
                return words.format(name=name, n=names.signed_privilege(n))
            case events.PrivilegeRewarded(n=n):
                #: log. {n}: "+2 privilege"
                return self.tr("{name} chose {n}").format(name=name, n=names.signed_privilege(n))
            case events.BuildingTaken(card=card):
                #: log. {card}: "Bank"
                return self.tr("{name} took the {card}").format(name=name, card=names.building(card))
            case events.BuildingShown(card=card):
                #: log. {card}: "Bank"
                return self.tr("New building card: {card}").format(card=names.building(card))
            case _:
                return ""

    def _house(self, event: events.HouseBuilt, name: str) -> str:
        house = self.names.a_house(event.colour)
        if event.level == 1:
            #: log. {house}: "red ● house"
            words = self.tr("{name} built {house} on the ground")
        elif event.level == 2:
            #: log. {house}: "red ● house"
            words = self.tr("{name} built {house} on the second floor")
        else:
            #: log. {house}: "red ● house"
            words = self.tr("{name} built {house} on the third floor")
        words = words.format(name=name, house=house)
        if not event.privilege:
            return words
        #: log, a deed and what it gained. {gain}: "+1 privilege"
        return self.tr("{deed} ({gain})").format(deed=words, gain=self.names.signed_privilege(event.privilege))

    def _trip(self, event: Event, name: str) -> str:
        names = self.names
        match event:
            case events.DocksSwapped(colours=(a, b)):
                #: log. {a}, {b}: "red ●", colours of dock houses
                words = self.tr("{name} swapped dock houses {a} and {b}")
                return words.format(name=name, a=names.colour(a), b=names.colour(b))
            case events.BoatSailed(area=area, matches=n) if n:
                #: log. {island}: "Murano"; %n: matching colours
                words = self.tr("{name} sailed to {island}: %n match(es)", "", n)
                return words.format(name=name, island=names.island(area))
            case events.BoatSailed():
                #: log
                return self.tr("{name} sailed to a port").format(name=name)
            case events.FishTaken(fish=fish, deck=deck, loft=loft):
                if loft:
                    #: log; the building card of that name. {fish}: "crab"
                    words = self.tr("{name}'s Net Loft brought {fish}")
                elif deck:
                    #: log. {fish}: "crab", or "a hidden card"
                    words = self.tr("{name} drew from the pile: {fish}")
                else:
                    #: log. {fish}: "crab"
                    words = self.tr("{name} took a fish card: {fish}")
                return words.format(name=name, fish=names.fish(fish))
            case events.DisplayFilled(fish=fish):
                #: log. {fish}: "crab and eel"
                return self.tr("New fish cards: {fish}").format(fish=names.catch(fish))
            case events.MenLanded(island=island, n=n):
                #: log. {island}: "Murano"
                words = self.tr("{name} sent %n man(s) to {island}", "plural: men", n)
                return words.format(name=name, island=names.island(island))
            case events.SentHome(worker=worker, coins=coins):
                #: log. {worker}: "man"; {coins}: "+2 coins"
                words = self.tr("{name} takes a {worker} home: {coins}")
                return words.format(name=name, worker=names.worker(worker), coins=names.signed_coins(coins))
            case events.SetSold(ship=ship, cards=cards, points=points):
                #: log. {cards}: "crab ×2 and eel"; {ship}: "“Pairs” ship"; {points}: "+8 points"
                words = self.tr("{name} sold {cards} to the {ship}: {points}")
                return words.format(
                    name=name, cards=names.catch(cards), ship=names.ship(ship), points=names.signed_points(points)
                )
            case _:
                return ""

    def _work(self, event: Event, name: str) -> str:
        names = self.names
        match event:
            case events.WomanPlaced(coin=coin, means=means):
                if means == "privilege":
                    #: log
                    words = self.tr("{name} used a privilege to send a woman to the workshops")
                else:
                    #: log
                    words = self.tr("{name} sent a woman to the workshops")
                words = words.format(name=name)
                gain = names.signed_coins(coin)
                return self.tr("{deed} ({gain})").format(deed=words, gain=gain) if coin else words
            case events.WagesPaid(coins=coins, bank=bank):
                #: log. {coins}: "+4 coins"
                return self.tr("{name}'s wages: {coins}").format(name=name, coins=names.signed_coins(coins + bank))
            case events.CalledHome(worker=worker, coins=coins):
                #: log. {worker}: "man"; {coins}: "+1 coin"
                words = self.tr("{name} called a {worker} home: {coins}")
                return words.format(name=name, worker=names.worker(worker), coins=names.signed_coins(coins))
            case events.CoinTaken():
                #: log
                return self.tr("{name} turned a privilege into a coin").format(name=name)
            case events.CubeAdded(colour=colour, cell=None):
                #: log. {cube}: "red ● cube"
                words = self.tr("{name} used a privilege: {cube} into the reserve")
                return words.format(name=name, cube=names.cube(colour))
            case events.CubeAdded(colour=colour):
                #: log. {cube}: "red ● cube"
                words = self.tr("{name} used a privilege: {cube} onto the tower")
                return words.format(name=name, cube=names.cube(colour))
            case events.ActionSkipped(area=area):
                #: log. {area}: "fishing", "lace"
                return self.tr("{name} left out {area}").format(name=name, area=names.area(area))
            case events.TurnEnded(moves=moves, coins=coins):
                #: log. {coins}: "−4 coins"
                words = self.tr("{name}: %n move(s), {coins}", "", moves)
                return words.format(name=name, coins=names.signed_coins(coins))
            case _:
                return ""

    def _season(self, event: Event, name: str, seats: tuple[str, ...]) -> str:
        names = self.names
        match event:
            case events.MatchBegan():
                #: log
                return self.tr("{name} is the starting player").format(name=name)
            case events.SeasonBegan(season=season):
                #: log. {season}: "Summer"
                return self.tr("{season}: towers are built").format(season=names.season(season))
            case events.TowersRevealed(coins=coins) if any(coins):
                paid = [
                    #: log, a part of a list. {name}: a player; {coins}: "+4 coins"
                    self.tr("{name} {coins}").format(name=who, coins=names.signed_coins(n))
                    for who, n in zip(seats, coins, strict=False)
                    if n
                ]
                #: log. {paid}: "Mei +4 coins and Grandpa +3 coins", for cubes left over
                return self.tr("All towers are shown: {paid}").format(paid=names.all_of(paid))
            case events.TowersRevealed():
                #: log
                return self.tr("All towers are shown")
            case events.ScoringBegan(season=season):
                #: log. {season}: "Summer"
                return self.tr("{season}: scoring").format(season=names.season(season))
            case events.IslandScored(island=island, seats=tied, points=points):
                who = names.all_of([seats[seat] for seat in tied])
                #: log. {island}: "Murano"; {names}: one or more players; {points}: "+2 points"
                words = self.tr("{island}: {names} {points}")
                return words.format(island=names.island(island), names=who, points=names.signed_points(points))
            case events.CubeReturned(colour=colour, points=points):
                #: log. {cube}: "red ● cube"; {points}: "+2 points"
                words = self.tr("{name} returned {cube}: {points}")
                return words.format(name=name, cube=names.a_cube(colour), points=names.signed_points(points))
            case events.GuildScored(squares=squares, points=points):
                #: log. %n: women; {points}: "+6 points"
                words = self.tr("{name}'s guild of %n: {points}", "", len(squares))
                return words.format(name=name, points=names.signed_points(points))
            case events.MarkersDealt():
                #: log
                return self.tr("The action markers are dealt anew")
            case events.CubesReceived(colours=colours):
                #: log
                return self.tr("{name} received %n cube(s)", "", len(colours)).format(name=name)
            case events.SubstituteTaken(colour=colour):
                #: log. {cube}: "red ● cube"
                return self.tr("{name} took {cube} instead").format(name=name, cube=names.a_cube(colour))
            case events.RoofDiscarded(roof=roof):
                #: log. {roof}: "anchor roof red ●–blue ◆"
                return self.tr("{name} discarded the {roof}").format(name=name, roof=names.roof(roof))
            case events.StackRenewed(symbol=symbol):
                #: log. {symbol}: "anchor"
                words = self.tr("The discarded roofs with {symbol} are a new stack")
                return words.format(symbol=names.symbol(symbol))
            case events.RoofTaken(roof=roof):
                #: log. {roof}: "anchor roof red ●–blue ◆"
                return self.tr("{name} took the {roof}").format(name=name, roof=names.roof(roof))
            case events.StartPassed():
                #: log
                return self.tr("{name} has the starting marker now").format(name=name)
            case _:
                return ""

    def _end(self, event: Event, name: str) -> str:
        names = self.names
        match event:
            case events.FinalScoringBegan():
                #: log
                return self.tr("Final scoring")
            case events.PrivilegeCashed(n=n):
                #: log
                return self.tr("{name} turns %n privilege into coins", "", n).format(name=name)
            case events.FinalScored(source="money", n=n, points=points):
                #: log. {points}: "+3 points"
                words = self.tr("{name}: %n coin(s) are {points}", "", n)
                return words.format(name=name, points=names.signed_points(points))
            case events.FinalScored(source="hand", n=n, points=points):
                #: log. {points}: "+3 points"
                words = self.tr("{name}: %n fish card(s) in hand are {points}", "", n)
                return words.format(name=name, points=names.signed_points(points))
            case events.FinalScored(points=points, card=card) if card is not None:
                #: log. {card}: "Bank"; {points}: "+3 points"
                words = self.tr("{name}'s {card}: {points}")
                return words.format(name=name, card=names.building(card), points=names.signed_points(points))
            case events.MatchOver():
                #: log
                return self.tr("The match is over", "log")
            case _:
                return ""

    # -- scores ------------------------------------------------------------------------------------------------------

    def score(self, source: str, params: dict[str, Any]) -> str:
        names, n = self.names, params.get("n", 0)
        match source:
            case "total":
                #: row of the breakdown
                return self.tr("Total")
            case "islands":
                #: row of the breakdown
                return self.tr("Islands")
            case "ships":
                #: row of the breakdown
                return self.tr("Merchant ships")
            case "lace":
                #: row of the breakdown: cubes for women, and guilds
                return self.tr("Lace")
            case "roofs":
                #: row of the breakdown
                return self.tr("Roofs painted")
            case "buildings":
                #: row of the breakdown
                return self.tr("Building cards")
            case "hand" if "what" not in params:
                #: row of the breakdown
                return self.tr("Fish in hand")
            case "money" if "what" not in params:
                #: row of the breakdown
                return self.tr("Coins and privilege")
            case "island":
                island, season = names.island(int(params["what"])), names.season(params["season"])
                if n > 1:
                    #: row. {island}: "Murano"; {season}: "Summer"; %n players share the points
                    words = self.tr("{island}, {season}, shared by %n", "", n)
                else:
                    #: row. {island}: "Murano"; {season}: "Summer"
                    words = self.tr("{island}, {season}")
                return words.format(island=island, season=season)
            case "cubes":
                #: row. {cube}: "red ● cube"; {season}: "Summer"
                words = self.tr("{cube} returned, {season}")
                return words.format(cube=names.cube(int(params["what"])), season=names.season(params["season"]))
            case "guild":
                #: row. %n: women; {season}: "Summer"
                return self.tr("guild of %n, {season}", "", n).format(season=names.season(params["season"]))
            case "hand":
                #: row
                return self.tr("%n fish card(s) in hand", "", n)
            case "money":
                #: row: privilege counts as coins
                return self.tr("%n coin(s), with privilege", "", n)
            case _:
                return self._leaf(source, params)

    def _leaf(self, source: str, params: dict[str, Any]) -> str:
        names, what, n = self.names, params["what"], params["n"]
        season = names.season(params["season"])
        match source:
            case "ship":
                #: row. {ship}: "“Pairs” ship"; {season}: "Summer"; %n: cards sold
                words = self.tr("%n card(s) to the {ship}, {season}", "", n)
                return words.format(ship=names.ship(_number(what, SHIP_NAMES)), season=season)
            case "roof":
                symbol = _number(what, SYMBOL_NAMES)
                if what == "chimney":
                    #: row. {symbol}: "chimney"; {n}: height of the houses, 1 or 2; {season}: "Summer"
                    words = self.tr("{symbol} on height {n}, {season}")
                elif what == "anchor":
                    #: row. {symbol}: "anchor"; {n}: islands with men; {season}: "Summer"
                    words = self.tr("{symbol}, islands: {n}, {season}")
                elif what == "bobbin":
                    #: row. {symbol}: "bobbin"; {n}: women; {season}: "Summer"
                    words = self.tr("{symbol}, women: {n}, {season}")
                else:
                    #: row. {symbol}: "crest"; {n}: building cards; {season}: "Summer"
                    words = self.tr("{symbol}, cards: {n}, {season}")
                return words.format(symbol=names.symbol(symbol), n=n, season=season)
            case "building":
                #: row. {card}: "Bank"; {n}: what it counts
                return self.tr("{card}: {n}").format(card=names.building(what), n=n)
            case _:
                raise KeyError(source)

    # -- players -----------------------------------------------------------------------------------------------------

    def note(self, view: Burano, seat: int) -> str:
        family = view.families[seat]
        #: under a player's name
        privilege = self.tr("%n privilege", "under a player's name", family.privilege)
        #: under a player's name
        fish = self.tr("%n fish", "under a player's name", len(family.fish))
        return self.names.facts([self.names.coins(family.coins), privilege, fish])

    def result(self, view: Burano, names: tuple[str, ...]) -> str:
        places = standings(view)
        best = [names[place.seat] for place in places if place.place == 1]
        top = places[0]
        if len(best) > 1:
            #: result. {names}: "Mei and Grandpa"
            words = self.tr("{names} share the win, %n point(s) each.", "", top.total)
            return words.format(names=self.names.all_of(best))
        rival = places[1]
        if rival.total < top.total:
            #: result. %n: the winner's points; {points}: the second's
            words = self.tr("{name} wins with %n point(s); {other} has {points}.", "", top.total)
            return words.format(name=best[0], other=names[rival.seat], points=rival.total)
        if top.tie[0] != rival.tie[0]:
            #: result of a tie. %n: the winner's cubes in the ready area; {points}: of both players
            words = self.tr("{name} wins at {points} all by %n ready cube(s).", "", top.tie[0])
        else:
            #: result of a tie. %n: the winner's coins; {points}: of both players
            words = self.tr("{name} wins at {points} all by %n coin(s).", "", top.tie[1])
        return words.format(name=best[0], points=top.total)


SHIP_NAMES = ("same", "different", "pairs", "full")
SYMBOL_NAMES = ("anchor", "bobbin", "chimney", "crest")


def _number(name: str, names: tuple[str, ...]) -> int:
    return names.index(name)
