"""Everything that a player can do, in the order of the moves list."""

from desktop.engine.action import Action
from desktop.games.pagoda.actions.alternative import BuildFreely, DeclareAlternative, DeclareBlocked
from desktop.games.pagoda.actions.column import BuildColumn
from desktop.games.pagoda.actions.discarding import Discard, DrawAgain, UseDragon
from desktop.games.pagoda.actions.ending import EndTurn, UseFan
from desktop.games.pagoda.actions.roof import LayRoof
from desktop.games.pagoda.actions.tile import LayTile

ACTIONS: tuple[type[Action], ...] = (
    BuildColumn, LayTile, LayRoof, BuildFreely, Discard, DrawAgain, UseDragon, DeclareAlternative, DeclareBlocked,
    EndTurn, UseFan,
)  # fmt: skip

__all__ = [
    "ACTIONS", "BuildColumn", "BuildFreely", "DeclareAlternative", "DeclareBlocked", "Discard", "DrawAgain", "EndTurn",
    "LayRoof", "LayTile", "UseDragon", "UseFan",
]  # fmt: skip
