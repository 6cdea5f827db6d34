"""What can be done, as sentences of the moves list."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.fresco import actions as do
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.actions.studio import wage
from desktop.games.fresco.box import box
from desktop.games.fresco.data import Portrait
from desktop.games.fresco.paints import of
from desktop.games.fresco.state import (
    CathedralFrame,
    Fresco,
    LandingFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    MarketFrame,
)
from desktop.games.fresco.text.names import FrescoNames


class FrescoMoves(QObject):
    """One sentence an action."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    def group(self, action: Action) -> str:
        match action:
            case do.Wake():
                #: head of a part of the moves list
                return self.tr("Get up")
            case do.PlaceAssistant() | do.ConfirmPlan():
                #: head of a part of the moves list
                return self.tr("Plan")
            case do.BuyGoods() | do.BuyPaint():
                #: head of a part of the moves list
                return self.tr("Buy")
            case do.CloseStall():
                #: head of a part of the moves list
                return self.tr("Close a stall")
            case do.Restore() | do.LeonardoRestores():
                #: head of a part of the moves list
                return self.tr("Restore a tile")
            case do.RestoreAltar():
                #: head of a part of the moves list
                return self.tr("Restore the altar")
            case do.MoveBishop():
                #: head of a part of the moves list
                return self.tr("Move the bishop")
            case do.TakePortrait() | do.PaintForMoney():
                #: head of a part of the moves list
                return self.tr("Studio")
            case do.Blend():
                #: head of a part of the moves list
                return self.tr("Blend")
            case do.BeginRequest() | do.GiveTile():
                #: head of a part of the moves list
                return self.tr("Bishop's request")
            case do.LandOn():
                #: head of a part of the moves list: where the pawn may land
                return self.tr("Score track")
            case do.ChoosePaint():
                #: head of a part of the moves list
                return self.tr("Income")
        #: head of a part of the moves list: stop here
        return self.tr("Leave")

    def action(self, action: Action, view: Fresco, names: tuple[str, ...]) -> str:
        for family in (self._morning, self._market, self._cathedral, self._work):
            words = family(action, view, names)
            if words is not None:
                return words
        return self._leave(view)

    def _morning(self, action: Action, view: Fresco, seats: tuple[str, ...]) -> str | None:
        names = self.names
        match action:
            case do.Wake(who=who, line=line):
                hour, mood, cost = box(view).hours[line]
                if view.masters[who].leonardo:
                    #: moves list. {hour}: "6:00"
                    return self.tr("Leonardo at {hour}").format(hour=names.hour(hour))
                #: moves list. {hour}: "6:00", {mood}: "−2", {price}: "3 thalers"
                words = self.tr("{name} at {hour}: mood {mood}, {price} a tile")
                return words.format(
                    name=names.master(who, seats[: view.players]),
                    hour=names.hour(hour),
                    mood=names.signed(mood),
                    price=names.thalers(cost),
                )
            case do.PlaceAssistant(column=column):
                #: moves list. {column}: "market"
                words = self.tr("An assistant to the {column}")
                return words.format(column=names.column(column, view.final))
            case do.ConfirmPlan():
                #: moves list
                return self.tr("The plan stands")
        return None

    def _market(self, action: Action, view: Fresco, seats: tuple[str, ...]) -> str | None:
        names = self.names
        match action:
            case do.BuyGoods(stall=stall, tile=tile):
                paints = names.paints(box(view).goods[tile].paints)
                cost = names.thalers(price(view, view.top.seat))
                #: moves list. {paints}: "red and blue", {stall}: "stall 2", {price}: "2 thalers"
                words = self.tr("{paints} at {stall} for {price}")
                return words.format(paints=paints, stall=names.stall(stall), price=cost)
            case do.BuyPaint(paint=paint):
                #: moves list; a try that is refused. {paint}: "purple"
                return self.tr("Buy {paint} out of the supply").format(paint=names.paint(paint))
            case do.CloseStall(stall=stall):
                #: moves list. {stall}: "stall 2"
                return self.tr("Close {stall}").format(stall=names.stall(stall))
        return None

    def _cathedral(self, action: Action, view: Fresco, seats: tuple[str, ...]) -> str | None:
        names, here = self.names, box(view)
        match action:
            case do.Restore(space=space) | do.LeonardoRestores(space=space):
                where = names.space(space)
                if not view.ceiling[space]:
                    #: moves list; a try that is refused. {space}: "row 2, column 4"
                    return self.tr("Restore {space}, where no tile is left").format(space=where)
                if isinstance(action, do.LeonardoRestores):
                    #: moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"
                    words = self.tr("Leonardo: {tile}, {space}")
                else:
                    #: moves list. {tile}: "the 7-point tile of orange and green", {space}: "row 2, column 4"
                    words = self.tr("Restore {tile}, {space}")
                return words.format(tile=names.tile(here.tiles[view.ceiling[space]]), space=where)
            case do.RestoreAltar(paints=paints):
                #: moves list. {paints}: "red, yellow and blue"
                return self.tr("Give {paints} to the altar").format(paints=names.paints(paints))
            case do.MoveBishop(space=space):
                cost = names.thalers(here.data.bishop.step)
                #: moves list. {space}: "row 2, column 4", {price}: "1 thaler"
                words = self.tr("Bishop to {space} for {price}")
                return words.format(space=names.space(space), price=cost)
            case do.LandOn(space=space):
                frame = view.top
                by = space - frame.target if isinstance(frame, LandingFrame) else 0
                #: moves list. {space}: a number on the score track, {by}: "+1"
                words = self.tr("Stand on {space} ({by})")
                return words.format(space=space, by=names.signed(by))
        return None

    def _work(self, action: Action, view: Fresco, seats: tuple[str, ...]) -> str | None:
        names, here = self.names, box(view)
        match action:
            case do.TakePortrait(card=id):
                card = here.portraits.get(id)
                effect = self.effect(card) if card else ""
                #: moves list. {card}: a portrait's name, {effect}: "6 thalers"
                words = self.tr("Portrait “{card}”: {effect}")
                return words.format(card=names.card(id, card.name if card else ""), effect=effect)
            case do.PaintForMoney():
                #: moves list. {thalers}: "3 thalers"
                words = self.tr("Paint for {thalers}")
                return words.format(thalers=names.thalers(wage(view, view.top.seat)))
            case do.Blend(first=first, second=second):
                made = here.all_recipes.get((first, second))
                if made is None:
                    #: moves list; a try that is refused. both: "yellow"
                    words = self.tr("Blend {first} and {second}")
                    return words.format(first=names.paint(first), second=names.paint(second))
                #: moves list. all three: "red"
                words = self.tr("Blend {first} and {second} into {made}")
                return words.format(first=names.paint(first), second=names.paint(second), made=names.paint(made))
            case do.BeginRequest(stack=stack):
                #: moves list. {request}: "orange request"
                return self.tr("Fulfil the {request}").format(request=names.request(stack))
            case do.GiveTile(tile=id):
                tile = here.tiles[id]
                if not tile.back:
                    #: moves list. {tile}: "the 3-point tile of red and yellow"
                    return self.tr("Give {tile} (back without blots)").format(tile=names.tile(tile))
                #: moves list. {tile}: "the 5-point tile of orange and blue"; {paints}: "orange", on its back
                words = self.tr("Give {tile} (back: {paints})")
                return words.format(tile=names.tile(tile), paints=names.paints(tile.back))
            case do.ChoosePaint(paint=paint):
                #: moves list. {paint}: "red"
                return self.tr("Take {paint}").format(paint=names.paint(paint))
        return None

    def _leave(self, view: Fresco) -> str:
        frame: object = view.top
        match frame:
            case MarketFrame() | LeonardoMarketFrame():
                #: moves list; leave the market without buying
                return self.tr("Pass in the market")
            case CathedralFrame() | LeonardoCathedralFrame():
                #: moves list
                return self.tr("Leave the cathedral")
            case LeonardoStudioFrame():
                #: moves list
                return self.tr("No portrait for Leonardo")
        #: moves list
        return self.tr("Leave the workshop")

    def effect(self, card: Portrait) -> str:
        """What a portrait does."""
        names = self.names
        match card.lasting:
            case "bishop":
                return self.tr("every bonus of the bishop +%n", "a lasting portrait", card.amount)
            case "price":
                return self.tr("each market tile −%n thaler(s)", "a lasting portrait", card.amount)
            case "income":
                return self.tr("+%n thaler(s) of income a round", "a lasting portrait", card.amount)
            case "studio":
                return self.tr("+%n thaler(s) for each assistant in the studio", "a lasting portrait", card.amount)
            case "blends":
                return self.tr("+%n blend(s) for each assistant in the workshop", "a lasting portrait", card.amount)
            case "theatre":
                return self.tr("+%n mood for each assistant in the theatre", "a lasting portrait", card.amount)
            case _:
                pass
        gifts: list[str] = []
        if card.points:
            gifts.append(names.points(card.points))
        if card.each:
            #: what a portrait gives. {each}, {most}: "1 point", "6 points"
            words = self.tr("{each} for each of your tiles, {most} at most")
            gifts.append(words.format(each=names.points(card.each), most=names.points(card.each * card.most)))
        if card.thalers:
            gifts.append(names.thalers(card.thalers))
        if card.paints:
            gifts.append(names.paints(of(card.paints)))
        return names.all_of(gifts)
