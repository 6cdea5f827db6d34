"""What a screen reader says of the board's pieces and zones (named as in board/board.py)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.games.catan_dice.faces import Face, Status
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import CatanDice, Rerolling, What
from desktop.games.catan_dice.text.names import CatanDiceNames
from desktop.table.vocabulary import Placed


class CatanDicePieces(QObject):
    """Accessible names: piece, where, state."""

    def __init__(self, names: CatanDiceNames) -> None:
        super().__init__()
        self.names = names

    def piece(self, placed: Placed, view: CatanDice, names: tuple[str, ...]) -> str:
        match placed.kind:
            case "die":
                return self._die(int(placed.name or placed.spot.index), placed.spot.zone, view)
            case "crayon":
                #: the piece with which everything is marked on the map
                return self.tr("crayon: mark what you build")
            case _:
                return self.place(placed.spot.zone, placed.spot.index, view, names)

    def _die(self, index: int, zone: str, view: CatanDice) -> str:
        die = view.dice[index] if index < len(view.dice) else None
        words = self.names.die(index, Face.BLANK if die is None else die.face)
        if die is not None and die.status is Status.SPENT:
            #: a die that has paid for something. {die}: "die 3 (wool)"
            return self.tr("{die}, spent").format(die=words)
        if die is not None and die.status is Status.DEAD:
            #: the second gold of a trade. {die}: "die 3 (gold)"
            return self.tr("{die}, given away").format(die=words)
        if zone == "keep":
            #: a die that will not be thrown again. {die}: "die 3 (wool)"
            return self.tr("{die}, kept").format(die=words)
        return words

    # -- zones -------------------------------------------------------------------------------------------------------

    def place(self, zone: str, index: int | None, view: CatanDice, names: tuple[str, ...]) -> str:
        kind, _, id = zone.partition(".")
        match kind:
            case "tray":
                #: where the thrown dice lie
                return self.tr("the dice")
            case "keep" if isinstance(view.top, Rerolling):
                #: where kept dice lie
                return self.tr("kept dice")
            case "keep":
                #: where a gold die is laid to trade two gold for a resource
                return self.tr("trade of gold")
            case "boxes":
                #: the fifteen boxes
                return self.tr("score track")
            case "crayon":
                #: where the crayon lies
                return self.tr("the crayon")
            case "joker":
                return self._joker(id, view)
            case _ if kind in [what.value for what in What]:
                return self._thing(What(kind), id, view, names)
            case _:
                #: any place without a name
                return self.tr("the table")

    def _joker(self, id: str, view: CatanDice) -> str:
        joker = island_of(view).jokers[id]
        sheet = view.sheets[view.playing if view.agenda else 0]
        if sheet.used >> joker.index & 1:
            #: {joker}: "knight 3's joker"
            words = self.tr("{joker}, spent")
        elif sheet.knights & joker.needs == joker.needs:
            #: {joker}: "knight 3's joker"
            words = self.tr("{joker}, ready")
        else:
            #: {joker}: "knight 3's joker"; its knight is not stationed
            words = self.tr("{joker}, not yet")
        return words.format(joker=self.names.joker(id))

    def _thing(self, what: What, id: str, view: CatanDice, names: tuple[str, ...]) -> str:
        thing = self.names.thing(what, id)
        owners = [s for s, sheet in enumerate(view.sheets) if any((m.what, m.place) == (what, id) for m in sheet.marks)]
        if isinstance(island_of(view), Shared):
            if owners:
                #: {thing}: "settlement 5"; {name}: the player who built it
                return self.tr("{thing}, built by {name}").format(thing=thing, name=names[owners[0]])
        elif (view.playing if view.agenda else 0) in owners:
            #: {thing}: "settlement 5"
            return self.tr("{thing}, built").format(thing=thing)
        #: {thing}: "settlement 5"
        return self.tr("{thing}, not built").format(thing=thing)
