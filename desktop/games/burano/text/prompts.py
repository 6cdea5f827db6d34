"""What is asked of whom."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.burano.actions.moves import any_move, move_flaw
from desktop.games.burano.actions.roofing import can_draw
from desktop.games.burano.actions.tower import cubes_to_place
from desktop.games.burano.box import MOVES
from desktop.games.burano.state import (
    BuildingFrame,
    Burano,
    CatchFrame,
    FishFrame,
    LaceFrame,
    OpeningFrame,
    RecallFrame,
    ReturnFrame,
    RewardFrame,
    RoofsFrame,
    RoundFrame,
    SaleFrame,
    ShortageFrame,
    TowerFrame,
    TurnFrame,
    WindowFrame,
)
from desktop.games.burano.text.names import BuranoNames


class BuranoPrompts(QObject):
    """Where the match stands, prompts, and what the others read."""

    def __init__(self, names: BuranoNames) -> None:
        super().__init__()
        self.names = names

    def round(self, view: Burano) -> str:
        season = self.names.season(view.season)
        if any(isinstance(frame, OpeningFrame) for frame in view.agenda):
            #: before the first season
            return self.tr("Setup")
        if any(isinstance(frame, BuildingFrame) for frame in view.agenda):
            #: {season}: "Summer"
            return self.tr("{season} · towers").format(season=season)
        if any(isinstance(frame, RoundFrame | TurnFrame) for frame in view.agenda):
            #: n., a player's turn. {season}: "Summer"; {n}: 2; {all}: 4
            words = self.tr("{season} · turn {n} of {all}")
            return words.format(season=season, n=view.turn, all=view.box.turns[view.season])
        #: {season}: "Summer"
        return self.tr("{season} · scoring").format(season=season)

    # -- prompts -----------------------------------------------------------------------------------------------------

    def prompt(self, view: Burano) -> str:
        match view.top:
            case TowerFrame():
                left = cubes_to_place(view.actor)
                if left:
                    return self.tr("Build your tower: %n cube(s) to go", "", left)
                return self.tr("Your tower stands: finish it")
            case TurnFrame():
                return self._turn(view, view.top)
            case RewardFrame():
                return self.tr("Choose a reward for the roof")
            case FishFrame(swaps=swaps) if swaps:
                return self.tr("Sail to an island that matches")
            case FishFrame():
                return self.tr("Sail along a route, or stay ashore")
            case CatchFrame(left=left):
                return self.tr("Take a fish card: %n to go", "", left)
            case SaleFrame():
                return self.tr("Mark one set and sell it to a ship")
            case LaceFrame(arrows=arrows):
                #: {colours}: "red ● and white ✚", the workshops
                return self.tr("Send a woman to {colours}, or stop").format(colours=self.names.colours(arrows))
            case RecallFrame():
                return self.tr("Call workers home, or go on")
            case _:
                return self._season(view)

    def _turn(self, view: Burano, frame: TurnFrame) -> str:
        if frame.moves >= MOVES:
            return self.tr("Four moves made: end your turn")
        if not frame.moves:
            if any_move(view):
                return self.tr("Take a cube, build a house or paint a roof")
            return self.tr("No move is possible: end your turn")
        if move_flaw(view) is not None:
            return self.tr("The next move is too dear: end your turn")
        #: {n}: the number of the next move, 2 to 4; {coins}: what the turn costs then, "4 coins"
        words = self.tr("Move {n} makes the turn cost {coins}; or end it")
        return words.format(n=frame.moves + 1, coins=self.names.coins(-view.box.net[frame.moves + 1]))

    def _season(self, view: Burano) -> str:
        match view.top:
            case ReturnFrame():
                return self.tr("Return cubes for your women, or stop")
            case ShortageFrame(left=left):
                return self.tr("A colour ran out: take %n other(s)", "", left)
            case WindowFrame():
                return self.tr("Use privileges, or go on")
            case RoofsFrame() as frame if not can_draw(view, frame):
                return self.tr("Discard roofs, or keep them")
            case RoofsFrame(seat=seat, taken=taken) if taken or view.families[seat].roofs.count(None) == 3:
                return self.tr("Take %n roof(s) of different symbols", "", view.actor.roofs.count(None))
            case RoofsFrame():
                return self.tr("Discard roofs, then fill the empty spaces")
            case _:
                return self.tr("The match is over")

    def waiting(self, view: Burano, names: tuple[str, ...]) -> str:
        if not view.agenda:
            return self.tr("The match is over")
        name = names[view.top.seat]
        match view.top:
            case TowerFrame():
                return self.tr("{name} is building a tower, unseen").format(name=name)
            case RewardFrame():
                return self.tr("{name} is choosing a reward").format(name=name)
            case FishFrame() | CatchFrame():
                #: what the others read
                return self.tr("{name} is fishing").format(name=name)
            case SaleFrame():
                return self.tr("{name} is selling fish").format(name=name)
            case LaceFrame():
                return self.tr("{name} is sending women to the workshops").format(name=name)
            case RecallFrame():
                return self.tr("{name} is calling workers home").format(name=name)
            case ReturnFrame():
                return self.tr("{name} is scoring lace").format(name=name)
            case ShortageFrame() | WindowFrame():
                return self.tr("{name} is taking cubes").format(name=name)
            case RoofsFrame():
                return self.tr("{name} is choosing roofs").format(name=name)
            case _:
                return self.tr("{name} is making a move").format(name=name)
