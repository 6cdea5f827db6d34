"""What an action would do, and when a legal one deserves a question first."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.burano.actions import BuildHouse, Done, EndTurn, ReturnCube, Sail, SwapDocks, TakeCoin, TakePrivilege
from desktop.games.burano.actions.fishing import matches
from desktop.games.burano.actions.moves import area_of, move_flaw
from desktop.games.burano.actions.roofing import roof_points
from desktop.games.burano.pieces import Season
from desktop.games.burano.ring import arrow_colours
from desktop.games.burano.state import Burano, LaceFrame, ReturnFrame, RewardFrame
from desktop.games.burano.text.names import BuranoNames


class BuranoForesight(QObject):
    """Previews (signs first) and warnings."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def foresight(self, action: Action, before: Burano, after: Burano, sure: bool) -> str:
        seat, names = before.top.seat, self.names
        was, now = before.families[seat], after.families[seat]
        facts: list[str] = []
        points = now.points - was.points
        if isinstance(after.top, RewardFrame) and after.top.seat == seat:
            points += roof_points(after, now, after.top.roof.symbol, after.top.level)[1]
        if points:
            facts.append(names.signed_points(points))
        if isinstance(action, EndTurn):
            coins = before.box.net[before.top.moves]
            left = names.coins(was.coins + coins)
            #: {coins}: "−4 coins"; {left}: "3 coins"
            facts.append(self.tr("{coins}, then {left}").format(coins=names.signed_coins(coins), left=left))
            return names.facts(facts)
        if now.coins != was.coins:
            facts.append(names.signed_coins(now.coins - was.coins))
        if now.privilege != was.privilege:
            facts.append(names.signed_privilege(now.privilege - was.privilege))
        if isinstance(action, BuildHouse):
            facts.append(names.area(area_of(before, action.colour)))
        if isinstance(action, Sail) and action.area < before.box.lagoon.islands:
            #: colours of arrows and dock houses that agree
            facts.append(self.tr("%n match(es)", "", matches(before, was, action.area)))
        if now.first != was.first and sure:
            #: the time wheel will have turned. {colours}: "red ● and blue ◆"
            words = self.tr("arrows then at {colours}")
            facts.append(words.format(colours=names.colours(arrow_colours(after, now))))
        return names.facts(facts)

    def warning(self, action: Action, view: Burano) -> tuple[str, str, str] | None:
        match action:
            case SwapDocks(a, b) if view.docks[a] == view.docks[b]:
                return (
                    self.tr("Both dock houses have this colour: nothing changes."),
                    #: button
                    self.tr("Swap anyway"),
                    #: button: take other dock houses
                    self.tr("Choose others"),
                )
            case TakePrivilege() if view.actor.privilege + view.box.data.privilege.roof_reward > view.box.cap:
                return (
                    #: {n}: the highest number of privilege
                    self.tr("You cannot hold more than {n}; the rest is lost.").format(n=view.box.cap),
                    #: button
                    self.tr("Take it anyway"),
                    #: button: another reward
                    self.tr("Choose another"),
                )
            case TakeCoin() if view.season is Season.WINTER and view.turn == view.box.turns[Season.WINTER]:
                flaw = move_flaw(view)
                if flaw is None or flaw.code != "move_too_dear":
                    return (
                        self.tr("Privilege becomes money at the end by itself."),
                        #: button
                        self.tr("Take it anyway"),
                        #: button: keep the privilege
                        self.tr("Keep it"),
                    )
            case Done() if isinstance(view.top, ReturnFrame) and self._can_return(view):
                return (
                    self.tr("A cube could still be returned for points."),
                    #: button
                    self.tr("Stop anyway"),
                    #: button
                    self.tr("Go on returning"),
                )
            case Done() if isinstance(view.top, LaceFrame) and not view.actor.gone:
                return (
                    self.tr("No woman has been sent."),
                    #: button
                    self.tr("Stop anyway"),
                    #: button
                    self.tr("Send a woman"),
                )
        return None

    def _can_return(self, view: Burano) -> bool:
        return any(ReturnCube(square).refusal(view) is None for square in view.actor.women)
