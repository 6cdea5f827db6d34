"""Prompts, and what can be done, as sentences."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.fresco import actions as do
from desktop.games.fresco.actions.cathedral import affordable
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.actions.studio import wage, worth
from desktop.games.fresco.box import box
from desktop.games.fresco.data import Portrait
from desktop.games.fresco.paints import HIDDEN, of
from desktop.games.fresco.state import (
    NOWHERE,
    CathedralFrame,
    Fresco,
    IncomeFrame,
    LandingFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    PlanFrame,
    RequestFrame,
    StudioFrame,
    WakeFrame,
    WorkshopFrame,
)
from desktop.games.fresco.text.names import FrescoNames


class FrescoMoves(QObject):
    """One sentence a frame and one an action."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    # -- what is asked -------------------------------------------------------------------------------------------------

    def round(self, view: Fresco) -> str:
        left = self.tr("%n tile(s) left", "on the ceiling", view.left)
        if view.final:
            #: where the match stands
            return self.names.facts([self.tr("Round {n}, the last").format(n=view.round), left])
        #: where the match stands
        return self.names.facts([self.tr("Round {n}").format(n=view.round), left])

    def prompt(self, view: Fresco) -> str:
        frame: object = view.top
        match frame:
            case WakeFrame(who=who) if view.masters[who].leonardo:
                #: prompt
                return self.tr("Choose Leonardo's hour")
            case WakeFrame():
                #: prompt
                return self.tr("Choose the hour to get up")
            case PlanFrame():
                master = view.mover
                if master.placed < master.crew:
                    return self.tr("Place %n more assistant(s)", "prompt", master.crew - master.placed)
                #: prompt
                return self.tr("Confirm the plan, or undo")
            case MarketFrame(left=left, stall=stall):
                return self._shopping(left, stall)
            case CathedralFrame(stepped=True):
                #: prompt; the bishop's step is paid for
                return self.tr("Restore a tile after the bishop's step")
            case CathedralFrame():
                #: prompt
                return self.tr("Restore a tile or the altar, or leave")
            case StudioFrame():
                #: prompt
                return self.tr("Take a portrait, or paint for money")
            case WorkshopFrame(left=left, blends=blends):
                if not left and not blends:
                    #: prompt
                    return self.tr("Leave the workshop")
                if view.stacks and left and not view.mover.requested:
                    #: prompt
                    return self.tr("Blend, fulfil a request, or leave")
                #: prompt
                return self.tr("Blend two paints, or leave")
            case RequestFrame(given=given):
                wanted = box(view).data.requests.tiles
                return self.tr("Give %n tile(s) for the request", "prompt", wanted - len(given))
            case _:
                return self._others(frame)

    def _shopping(self, left: int, stall: int) -> str:
        if stall == NOWHERE:
            #: prompt
            return self.tr("Buy at one stall, close one, or pass")
        if left:
            #: prompt
            return self.tr("Buy more here, or close the stall")
        #: prompt
        return self.tr("Close the stall behind you")

    def _others(self, frame: object) -> str:
        match frame:
            case LandingFrame():
                #: prompt; the space on the score track is taken
                return self.tr("Space taken: go forwards or backwards")
            case IncomeFrame():
                #: prompt
                return self.tr("Choose the paint that the request pays")
            case LeonardoMarketFrame():
                #: prompt
                return self.tr("Close a stall for Leonardo")
            case LeonardoCathedralFrame():
                #: prompt
                return self.tr("Move Leonardo to the tile he restores")
            case LeonardoStudioFrame():
                #: prompt
                return self.tr("Take a portrait for Leonardo, or none")
            case LeonardoWorkshopFrame():
                #: prompt
                return self.tr("Choose the request that Leonardo fulfils")
        #: prompt, while nobody decides
        return self.tr("The day goes on")

    def waiting(self, view: Fresco, names: tuple[str, ...]) -> str:
        frame: object = view.top
        if view.finished or getattr(frame, "seat", -1) < 0:
            #: shown while nobody decides
            return self.tr("The day goes on")
        name = names[view.top.seat]
        match frame:
            case WakeFrame(who=who) if view.masters[who].leonardo:
                #: who is doing what
                words = self.tr("{name} chooses Leonardo's hour")
            case WakeFrame():
                #: who is doing what
                words = self.tr("{name} chooses an hour")
            case PlanFrame():
                #: who is doing what
                words = self.tr("{name} plans behind the screen")
            case MarketFrame():
                #: who is doing what
                words = self.tr("{name} is in the market")
            case CathedralFrame():
                #: who is doing what
                words = self.tr("{name} is in the cathedral")
            case StudioFrame():
                #: who is doing what
                words = self.tr("{name} is in the studio")
            case WorkshopFrame() | RequestFrame():
                #: who is doing what
                words = self.tr("{name} is in the workshop")
            case LandingFrame():
                #: who is doing what; a space on the score track is taken
                words = self.tr("{name} chooses a free space")
            case IncomeFrame():
                #: who is doing what
                words = self.tr("{name} chooses a paint")
            case _:
                #: who is doing what
                words = self.tr("{name} decides for Leonardo")
        return words.format(name=name)

    # -- what can be done ----------------------------------------------------------------------------------------------

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

    # -- undo, chooser, buttons ----------------------------------------------------------------------------------------

    def deed(self, action: Action, view: Fresco) -> str:
        names = self.names
        match action:
            case do.Wake():
                #: what undo takes back
                return self.tr("get up")
            case do.PlaceAssistant(column=column):
                #: what undo takes back. {column}: "market"
                words = self.tr("assistant to the {column}")
                return words.format(column=names.column(column, view.final))
            case do.ConfirmPlan():
                #: what undo takes back
                return self.tr("confirm the plan")
            case do.BuyGoods(tile=tile):
                #: what undo takes back. {paints}: "red and blue"
                return self.tr("buy {paints}").format(paints=names.paints(box(view).goods[tile].paints))
            case do.CloseStall(stall=stall):
                #: what undo takes back. {stall}: "stall 2"
                return self.tr("close {stall}").format(stall=names.stall(stall))
            case do.Restore() | do.LeonardoRestores():
                #: what undo takes back
                return self.tr("restore a tile")
            case do.RestoreAltar():
                #: what undo takes back
                return self.tr("restore the altar")
            case do.MoveBishop():
                #: what undo takes back
                return self.tr("move the bishop")
            case do.TakePortrait():
                #: what undo takes back
                return self.tr("take a portrait")
            case do.PaintForMoney():
                #: what undo takes back
                return self.tr("paint for money")
            case do.Blend():
                #: what undo takes back
                return self.tr("blend paints")
            case do.BeginRequest():
                #: what undo takes back
                return self.tr("choose a request")
            case do.GiveTile():
                #: what undo takes back
                return self.tr("give a tile")
            case do.LandOn(space=space):
                #: what undo takes back. {space}: a number on the score track
                return self.tr("stand on {space}").format(space=space)
            case do.ChoosePaint(paint=paint):
                #: what undo takes back. {paint}: "red"
                return self.tr("take {paint}").format(paint=names.paint(paint))
        #: what undo takes back
        return self.tr("leave")

    def question(self, field: str) -> str:
        match field:
            case "line":
                #: the chooser asks
                return self.tr("Which hour?")
            case "who":
                #: the chooser asks
                return self.tr("Whose pawn?")
            case "column":
                #: the chooser asks
                return self.tr("Which column?")
            case "stall":
                #: the chooser asks
                return self.tr("Which stall?")
            case "paint" | "paints" | "first" | "second":
                #: the chooser asks
                return self.tr("Which paint?")
            case "card":
                #: the chooser asks
                return self.tr("Which portrait?")
            case "stack":
                #: the chooser asks
                return self.tr("Which request?")
            case "tile":
                #: the chooser asks
                return self.tr("Which tile?")
        #: the chooser asks; a space of the ceiling or the score track
        return self.tr("Which space?")

    def value(self, action: Action, field: str, view: Fresco) -> str:
        names, here = self.names, box(view)
        value = getattr(action, field)
        match field:
            case "line":
                return names.hour(here.hours[value][0])
            case "who":
                return names.master(value, ()) if view.masters[value].leonardo else str(value + 1)
            case "column":
                return names.column(value, view.final)
            case "stall":
                return names.stall(value)
            case "paint" | "first" | "second":
                return names.paint(value)
            case "paints":
                return names.paints(value)
            case "card":
                return names.card(value, here.portraits[value].name)
            case "stack":
                return names.request(value)
            case "tile" if value in here.goods:
                return names.paints(here.goods[value].paints)
            case "tile":
                return names.blots(here.tiles[value])
        return str(value) if isinstance(action, do.LandOn) else names.space(value)

    def button(self, id: str, view: Fresco) -> str:
        match id:
            case "confirm":
                #: button: the plan stands
                return self.tr("Confirm plan")
            case "close":
                #: button: close the stall where you bought
                return self.tr("Close stall")
            case "pass":
                #: button: buy nothing and close nothing
                return self.tr("Pass")
            case "altar":
                #: button: give the marked paints to the altar
                return self.tr("Restore altar")
            case "blend":
                #: button: blend the marked paints
                return self.tr("Blend")
            case "money":
                #: button: paint a portrait for money
                return self.tr("Paint for money")
            case "forward":
                #: button: land on the next free space before the pawn
                return self.tr("Forwards")
            case "back":
                #: button: land on the next free space behind
                return self.tr("Backwards")
            case "none":
                #: button: Leonardo takes no portrait
                return self.tr("Take none")
        #: button: nothing more in this column
        return self.tr("Leave")

    # -- foresight -----------------------------------------------------------------------------------------------------

    def foresight(self, action: Action, before: Fresco, after: Fresco) -> str:
        """Points, thalers and mood that change, signs first."""
        names, facts = self.names, list[str]()
        seat = before.top.seat
        who = before.top.who if isinstance(before.top, LandingFrame | WakeFrame | RequestFrame) else seat
        old, new = before.masters[who], after.masters[who]
        points = new.score - old.score
        landing: object = after.top
        if isinstance(landing, LandingFrame) and landing.who == who:
            points = landing.target - old.score
        if isinstance(action, do.LeonardoRestores):
            return ""
        if points:
            #: foresight. {points}: "+4"
            facts.append(self.tr("{points} points").format(points=names.signed(points)))
        if old.money != HIDDEN != new.money and old.money != new.money:
            facts.append(self.tr("%n thaler(s) left", "foresight", new.money))
        return names.facts(facts)

    def warning(self, action: Action, view: Fresco) -> tuple[str, str, str] | None:
        frame: object = view.top
        if isinstance(action, do.Leave) and isinstance(frame, CathedralFrame) and affordable(view, frame.seat):
            return (
                self.tr("You can still restore a tile: %n assistant(s) would do nothing.", "", frame.left),
                #: button: leave the cathedral all the same
                self.tr("Leave"),
                #: button: do not leave yet
                self.tr("Stay"),
            )
        if isinstance(action, do.CloseStall) and isinstance(frame, MarketFrame) and frame.stall == NOWHERE:
            return (
                self.tr("You would buy nothing in this round."),
                #: button: close the stall all the same
                self.tr("Close it"),
                #: button: do not close it yet
                self.tr("Stay"),
            )
        return None

    def card_points(self, view: Fresco, who: int, card: str) -> int:
        """Points that a portrait would bring a master now."""
        return worth(view, who, box(view).portraits[card])
