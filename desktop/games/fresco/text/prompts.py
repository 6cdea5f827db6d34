"""What is asked, of the one who decides and of everybody else."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.fresco.box import box
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


class FrescoPrompts(QObject):
    """One sentence a frame."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

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
                return self.tr("Restore a tile or the altar, or pass")
            case StudioFrame():
                #: prompt
                return self.tr("Take a portrait, or paint for money")
            case WorkshopFrame(left=left, blends=blends):
                if not left and not blends:
                    #: prompt
                    return self.tr("No blend is left: pass")
                if view.stacks and left and not view.mover.requested:
                    #: prompt
                    return self.tr("Blend, fulfil a request, or pass")
                #: prompt
                return self.tr("Blend two paints, or pass")
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
