"""Prompts, the moves list, the chooser and the buttons."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.pagoda.actions import (
    BuildColumn,
    BuildFreely,
    DeclareAlternative,
    DeclareBlocked,
    Discard,
    DrawAgain,
    EndTurn,
    LayRoof,
    LayTile,
    UseDragon,
    UseFan,
)
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.outlook import blocked, tile_payable
from desktop.games.pagoda.refusals import room
from desktop.games.pagoda.state import (
    AlternativeFrame,
    BlockedFrame,
    BuildFrame,
    DragonFrame,
    EndFrame,
    FreeColumnFrame,
    Pagodas,
    TurnFrame,
)
from desktop.games.pagoda.text.names import PagodaNames


class PagodaMoves(QObject):
    """What can be done, said before it is done."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    # -- prompts -------------------------------------------------------------------------------------------------------

    def round(self, view: Pagodas) -> str:
        number, all_ = (view.turn.number + 1) // 2, view.laws.pagodas
        text = self.tr("Round {n} · {finished} of {all} pagodas")
        if view.pagodas >= all_:
            text = self.tr("Round {n}, the last · {finished} of {all} pagodas")
        return text.format(n=number, finished=view.pagodas, all=all_)

    def prompt(self, view: Pagodas) -> str:
        match view.top:
            case TurnFrame(seat=seat):
                return self._first(view, seat)
            case BuildFrame() if view.turn.blocked:
                return self.tr("Lay another tile, or end your turn")
            case BuildFrame() if not view.turn.columns:
                return self.tr("Now build at least one column")
            case BuildFrame() if room(view) is None:
                return self.tr("Build more, or end your turn")
            case BuildFrame():
                return self.tr("Lay tiles, or end your turn")
            case DragonFrame(discarded=0):
                return self.tr("Discard the cards that you want to replace")
            case DragonFrame():
                return self.tr("Discard more, or draw new cards")
            case AlternativeFrame(left=left) | BlockedFrame(left=left):
                return self.tr("Discard %n more card(s)", "", left)
            case FreeColumnFrame():
                return self.tr("Build one column of any colour")
            case EndFrame() if view.usable(view.top.seat, Ability.FAN):
                return self.tr("End your turn, with the fan or without")
            case EndFrame():
                #: a prompt
                return self.tr("End your turn")
            case _:
                #: a prompt when the match is over
                return self.tr("The match is over")

    def _first(self, view: Pagodas, seat: int) -> str:
        hidden = Colour.HIDDEN in view.builders[seat].hand
        if not hidden and blocked(view, seat):
            if tile_payable(view, seat):
                return self.tr("No column is possible: lay a tile")
            return self.tr("Nothing can be built: discard four cards")
        if view.usable(seat, Ability.DRAGON):
            return self.tr("Use the dragon first, or build")
        return self.tr("Build one to three columns")

    def waiting(self, view: Pagodas, names: tuple[str, ...]) -> str:
        if view.top is None:
            return self.tr("The match is over")
        name = names[view.top.seat]
        match view.top:
            case DragonFrame() | AlternativeFrame() | BlockedFrame():
                return self.tr("{name} is discarding cards").format(name=name)
            case EndFrame():
                return self.tr("{name} is about to end the turn").format(name=name)
            case TurnFrame():
                return self.tr("{name} is choosing what to build").format(name=name)
            case _:
                #: {name} builds on in a turn that has begun
                return self.tr("{name} is building").format(name=name)

    # -- the moves list ------------------------------------------------------------------------------------------------

    def group(self, action: Action) -> str:
        match action:
            case BuildColumn() | BuildFreely():
                #: a head in the moves list
                return self.tr("Columns")
            case LayTile():
                #: a head in the moves list
                return self.tr("Tiles")
            case LayRoof():
                #: a head in the moves list
                return self.tr("Roof and spire")
            case Discard():
                #: a head in the moves list
                return self.tr("Discard", "head of a list")
            case _:
                #: a head in the moves list: dragon, alternative turn, end of the turn
                return self.tr("The turn")

    def action(self, action: Action, view: Pagodas) -> str:
        names = self.names
        match action:
            case BuildColumn(site=site, colour=colour, cards=cards):
                text = self.tr("{colour} column on pagoda {site}, floor {floor}, for {cards}")
                return _capital(
                    text.format(
                        colour=names.colour(colour),
                        site=site + 1,
                        floor=view.sites[site].floor,
                        cards=names.cards(cards),
                    )
                )
            case BuildFreely(site=site, colour=colour):
                text = self.tr("{colour} column on pagoda {site}, floor {floor}")
                return _capital(text.format(colour=names.colour(colour), site=site + 1, floor=view.sites[site].floor))
            case LayTile(site=site, tile=tile, cards=cards):
                text = self.tr("{colour} tile with {spots} spots on pagoda {site}, for {cards}")
                return _capital(
                    text.format(
                        colour=names.colour(tile.colour),
                        spots=names.colour(tile.spots),
                        site=site + 1,
                        cards=names.cards(cards),
                    )
                )
            case LayRoof(site=site, tile=tile, cards=cards, spire=spire):
                text = self.tr("{colour} roof on pagoda {site} for {cards}; {spots} spire for {more}")
                return _capital(
                    text.format(
                        colour=names.colour(tile.colour),
                        spots=names.colour(tile.roof),
                        site=site + 1,
                        cards=names.cards(cards),
                        more=names.cards(spire),
                    )
                )
            case Discard(card=card):
                #: {card}: open red card
                return self.tr("Discard: {card}").format(card=names.card(card))
            case DrawAgain():
                return self.tr("Draw new cards with the dragon")
            case UseDragon():
                return self.tr("Dragon: replace cards before you build")
            case DeclareAlternative():
                return self.tr("Alternative turn: four cards for one column")
            case DeclareBlocked():
                return self.tr("Blocked: discard four cards and build nothing")
            case UseFan():
                return self.tr("End the turn with the fan: a hand of four")
            case _:
                #: a sentence of the moves list
                return self.tr("End the turn")

    def deed(self, action: Action) -> str:
        names = self.names
        match action:
            case BuildColumn(colour=colour) | BuildFreely(colour=colour):
                return self.tr("build a {colour} column", "after “Undo:”").format(colour=names.colour(colour))
            case LayTile(tile=tile):
                return self.tr("lay a {colour} tile", "after “Undo:”").format(colour=names.colour(tile.colour))
            case LayRoof(site=site):
                return self.tr("roof pagoda {site}", "after “Undo:”").format(site=site + 1)
            case Discard(card=card):
                return self.tr("discard a {colour} card", "after “Undo:”").format(colour=names.colour(card.colour))
            case DrawAgain():
                return self.tr("draw new cards", "after “Undo:”")
            case UseDragon():
                return self.tr("use the dragon", "after “Undo:”")
            case DeclareAlternative():
                return self.tr("take the alternative turn", "after “Undo:”")
            case DeclareBlocked():
                return self.tr("declare a blocked turn", "after “Undo:”")
            case UseFan():
                return self.tr("use the fan", "after “Undo:”")
            case _:
                return self.tr("end the turn", "after “Undo:”")

    # -- the chooser ---------------------------------------------------------------------------------------------------

    def question(self, action: Action, field: str) -> str:
        match field, action:
            case "", _:
                return self.tr("What do you want to do?")
            case "site", _:
                #: a question: on which of the six sites
                return self.tr("On which pagoda?")
            case "colour", _:
                return self.tr("A column of which colour?")
            case "tile", LayRoof():
                #: a question: which of the tiles that fit, turned over as a roof; it fixes the colour of the spire
                return self.tr("The spire in which colour?")
            case "tile", _:
                #: a question: which of the tiles that fit
                return self.tr("Which tile?")
            case "spire", _:
                return self.tr("Which cards pay for the spire?")
            case "cards", LayTile() | LayRoof():
                return self.tr("Which card pays for the tile?")
            case "cards", _:
                return self.tr("Which card pays for the column?")
            case _:
                #: a question: which card to discard
                return self.tr("Which card?")

    def value(self, action: Action, field: str, view: Pagodas) -> str:
        names = self.names
        match field, action:
            case "", _:
                return self._kind(action)
            case "site", BuildColumn(site=site) | BuildFreely(site=site) | LayTile(site=site) | LayRoof(site=site):
                text = self.tr("pagoda {site}, floor {floor}", "an answer")
                return _capital(text.format(site=site + 1, floor=view.sites[site].floor))
            case "colour", BuildColumn(colour=colour) | BuildFreely(colour=colour):
                return _capital(names.colour(colour))
            case "tile", LayTile(tile=tile):
                text = self.tr("{spots} spots for the next floor", "an answer")
                return _capital(text.format(spots=names.colour(tile.spots)))
            case "tile", LayRoof(tile=tile, spire=spire):
                #: an answer: the roof's tile by its spire, and how many cards the spire takes besides that of the roof
                text = self.tr("{spots} spire, %n more card(s)", "an answer", len(spire))
                return _capital(text.format(spots=names.colour(tile.roof)))
            case "cards", BuildColumn(cards=cards) if len(cards) == 2:
                return _capital(self.tr("{cards}, with the rice bowl", "an answer").format(cards=names.cards(cards)))
            case "cards", LayTile(cards=cards) | LayRoof(cards=cards) if len(cards) == 2:
                return _capital(self.tr("{cards}, with the Buddha", "an answer").format(cards=names.cards(cards)))
            case "cards", BuildColumn(cards=cards) | LayTile(cards=cards) | LayRoof(cards=cards):
                return _capital(names.cards(cards))
            case "spire", LayRoof(spire=cards) if len(cards) > 2:
                return _capital(self.tr("{cards}, with the rice bowl", "an answer").format(cards=names.cards(cards)))
            case "spire", LayRoof(spire=cards):
                return _capital(names.cards(cards)) if cards else self.tr("No card", "an answer")
            case "card", Discard(card=card):
                return _capital(names.card(card))
            case _:
                return self.action(action, view)

    def _kind(self, action: Action) -> str:
        match action:
            case BuildColumn() | BuildFreely():
                #: an answer: what to do with the card
                return self.tr("Build a column")
            case LayTile():
                #: an answer: what to do with the card
                return self.tr("Lay a tile")
            case LayRoof():
                #: an answer: what to do with the card
                return self.tr("Roof and spire")
            case Discard():
                #: an answer: what to do with the card
                return self.tr("Discard the card")
            case UseFan():
                #: an answer: how to end the turn
                return self.tr("Use the fan")
            case _:
                #: an answer: how to end the turn
                return self.tr("End the turn")

    # -- buttons and what follows --------------------------------------------------------------------------------------

    def button(self, id: str, view: Pagodas) -> str:
        match id:
            case "end":
                #: a button, at most 12 characters
                return self.tr("End turn")
            case "fan":
                #: a button: end the turn and draw up to four hand cards
                return self.tr("End with fan")
            case "dragon":
                #: a button
                return self.tr("Use the dragon")
            case "draw":
                #: a button: the dragon draws
                return self.tr("Draw cards")
            case "alternative":
                #: a button: begins the alternative turn
                return self.tr("Alternative turn")
            case "blocked":
                #: a button of a player who can build nothing
                return self.tr("Discard four")
            case "bowl":
                #: a button: pays with two marked cards
                return self.tr("Use the bowl")
            case "buddha":
                #: a button: pays with two marked cards
                return self.tr("Use the Buddha")
            case _:
                #: a button: throw away the marked card
                return self.tr("Discard", "a button")

    def foresight(self, before: Pagodas, after: Pagodas) -> str:
        seat = before.top.seat
        points = after.builders[seat].score - before.builders[seat].score
        return self.names.points(points) if points else ""

    def warning(self, action: Action, view: Pagodas) -> tuple[str, str, str] | None:
        seat = view.top.seat
        if isinstance(action, EndTurn) and view.pagodas >= view.laws.pagodas and seat != view.starter:
            own, other = view.builders[seat].score, view.builders[1 - seat].score
            if own < other:
                said = self.tr("This ends the match, and you are %n point(s) behind.", "", other - own)
                #: a button under a warning: end the turn all the same
                anyway = self.tr("End anyway")
                #: a button under a warning: go on building
                return said, anyway, self.tr("Build on")
        return None


def _capital(text: str) -> str:
    """A sentence begins with a capital, whatever word the language puts first."""
    return text[:1].upper() + text[1:]
