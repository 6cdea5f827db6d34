"""Undo, the chooser, buttons, what an action would do, and what deserves a second thought."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.fresco import actions as do
from desktop.games.fresco.actions.cathedral import affordable
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.actions.studio import wage
from desktop.games.fresco.actions.workshop import blends
from desktop.games.fresco.box import box
from desktop.games.fresco.paints import HIDDEN
from desktop.games.fresco.state import (
    LAST,
    MARKET,
    NOWHERE,
    STUDIO,
    WORKSHOP,
    CathedralFrame,
    Fresco,
    LandingFrame,
    MarketFrame,
    RequestFrame,
)
from desktop.games.fresco.text.names import FrescoNames


class FrescoChoices(QObject):
    """Short words round an action."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

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
            case "paint" | "first" | "second":
                #: the chooser asks
                return self.tr("Which paint?")
            case "paints":
                #: the chooser asks: several sets of paints stand below, each with its points
                return self.tr("Which set of paints?")
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
            case "paints" if isinstance(action, do.RestoreAltar):
                points = names.signed(here.altar(tuple(sorted(value))))
                return names.facts([names.paints(value), self.tr("{points} points").format(points=points)])
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
            case "forward" if isinstance(view.top, LandingFrame):
                #: button: land on the next free space before the pawn. {space}: a number on the score track
                return self.tr("Forwards: {space}").format(space=view.top.forward)
            case "back" if isinstance(view.top, LandingFrame):
                #: button: land on the next free space behind. {space}: a number on the score track
                return self.tr("Backwards: {space}").format(space=view.top.back)
            case "none":
                #: button: Leonardo takes no portrait
                return self.tr("Take none")
        #: button: nothing more in this column
        return self.tr("Leave")

    # -- foresight -----------------------------------------------------------------------------------------------------

    def foresight(self, action: Action, before: Fresco, after: Fresco) -> str:
        """What a plan or an hour would need and bring; else points and thalers that change, signs first."""
        if isinstance(action, do.PlaceAssistant):
            return self._planned(action.column, before)
        if isinstance(action, do.Wake):
            return self._morning(action, before)
        if isinstance(action, do.LeonardoRestores):
            return ""
        return self._changes(before, after)

    def _changes(self, before: Fresco, after: Fresco) -> str:
        names, facts = self.names, list[str]()
        frame, then = before.top, after.top
        who = frame.who if isinstance(frame, LandingFrame | RequestFrame) else frame.seat
        old, new = before.masters[who], after.masters[who]
        points = new.score - old.score
        if isinstance(then, LandingFrame) and then.who == who:
            points = then.target - old.score
        if points:
            #: foresight. {points}: "+4"
            facts.append(self.tr("{points} points").format(points=names.signed(points)))
        if old.money != HIDDEN != new.money and old.money != new.money:
            facts.append(self.tr("%n thaler(s) left", "foresight", new.money))
        return names.facts(facts)

    def _planned(self, column: int, view: Fresco) -> str:
        """What all assistants of a column would need or bring with one more of them."""
        names, here, master, seat = self.names, box(view), view.mover, view.top.seat
        n = master.plan[column] + 1
        if column == MARKET:
            cost, money = names.thalers(n * price(view, seat)), names.thalers(master.money)
            #: foresight while planning. {cost}: "6 thalers", {money}: "12 thalers"
            words = self.tr("%n tile(s) for {cost}; you have {money}", "", n)
            return words.format(cost=cost, money=money)
        if column == STUDIO:
            #: foresight while planning. {thalers}: "6 thalers"
            return self.tr("{thalers} in all").format(thalers=names.thalers(n * wage(view, seat)))
        if column == WORKSHOP:
            return self.tr("%n blend(s) at most", "foresight while planning", n * blends(view, seat))
        if column == LAST and not view.final:
            steps = here.data.work.theatre + here.lasting(master.portraits, "theatre")
            mood = min(here.highest, master.mood + n * steps)
            #: foresight while planning. {mood}: "+2"
            return self.tr("mood {mood}").format(mood=names.signed(mood))
        return self.tr("%n tile(s) can be paid now", "foresight while planning", len(affordable(view, seat)))

    def _morning(self, action: do.Wake, view: Fresco) -> str:
        """The mood and the crew of this day."""
        here, master = box(view), view.masters[action.who]
        if master.leonardo:
            return ""
        mood = max(here.lowest, min(here.highest, master.mood + here.hours[action.line][1]))
        #: foresight of an hour. {mood}: "+2"
        words = self.tr("mood {mood}, %n assistant(s)", "", here.crew(mood))
        return words.format(mood=self.names.signed(mood))

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
