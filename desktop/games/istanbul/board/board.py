"""The board of Istanbul as the table asks for it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from desktop.engine.action import Action, Event
from desktop.games.istanbul import events
from desktop.games.istanbul.board import barrow, furniture, pencil, race, tiles
from desktop.games.istanbul.board.gestures import due, gestures
from desktop.games.istanbul.board.layout import fitting, layout
from desktop.games.istanbul.board.looks import look
from desktop.games.istanbul.board.pictures import picture
from desktop.games.istanbul.board.setting import placements, shown_seat
from desktop.games.istanbul.board.zones import zones
from desktop.games.istanbul.data import data_of
from desktop.games.istanbul.frames import EncountersFrame
from desktop.games.istanbul.pieces import GOODS, PLACES, Place
from desktop.games.istanbul.state import Bazaar
from desktop.table.vocabulary import Arrangement, Button, Gesture, Look, Placed, Scene, Spot, Zone

DICE = tuple(f"die.{face}" for face in range(1, 7))
COLOURS = ("red", "blue", "yellow", "green", "white")


class IstanbulBoard:
    """Sixteen places, what everybody holds, and one's own wheelbarrow, cards, tiles and purse."""

    accent = "#1F7F86"
    tumbles: dict[str, tuple[str, ...]] = {"die": DICE}

    # -- what is shown -------------------------------------------------------------------------------------------------

    def arrangement(self, size: QSizeF) -> Arrangement:
        found = fitting(size)
        return Arrangement(found.name, found.size)

    def printed(self, view: Bazaar) -> Hashable:
        """The places row by row, how many play, and the edition of the tables."""
        return tuple(int(place) for place in view.layout), len(view.players), view.edition

    def zones(self, scene: Scene, view: Bazaar) -> dict[str, Zone]:
        return zones(layout(scene.arrangement), view, len(view.players))

    def placements(self, scene: Scene, view: Bazaar) -> Iterable[Placed]:
        colours = scene.colours or COLOURS
        return placements(layout(scene.arrangement), view, shown_seat(scene.viewer, view), colours)

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        return look(scene, face, count)

    def stirred(self, event: Event) -> Iterable[str]:
        match event:
            case events.DiceRolled() | events.NeutralMoved() | events.GovernorMoved() | events.SmugglerMoved():
                return ("0", "1")
            case _:
                return ()

    def keeps(self, view: Bazaar) -> str | None:
        return None

    # -- what hands do -------------------------------------------------------------------------------------------------

    def gestures(self, action: Action, view: Bazaar) -> Iterable[Gesture]:
        return gestures(action, view)

    def buttons(self, scene: Scene, view: Bazaar) -> Iterable[Button]:
        """Only while somebody must be caught first: then "end" says why the turn cannot end."""
        spread = layout(scene.arrangement)
        if view.agenda and isinstance(view.agenda[-1], EncountersFrame) and due(view):
            purse = spread.purse
            yield Button("end", purse.adjusted(purse.width() - 130 * spread.k, 26 * spread.k, 0, -26 * spread.k))

    # -- painting ------------------------------------------------------------------------------------------------------

    def background(self, painter: QPainter, scene: Scene) -> None:
        spread = layout(scene.arrangement)
        places, seats, edition = printed_of(scene)
        data = data_of(edition)
        target = data.target.rubies[seats - 2]
        for index, place in enumerate(places):
            tiles.draw_place(painter, spread.cell(index), place, spread.k, data)
        race.draw_board(painter, spread, scene, seats, target)
        furniture.draw_tray(painter, spread)
        furniture.draw_beds(painter, spread)
        barrow.draw_barrow(painter, spread, data.wheelbarrow.capacity, target)

    def foreground(self, painter: QPainter, scene: Scene, view: Bazaar) -> None:
        if scene.names:
            pencil.draw_changing(painter, layout(scene.arrangement), view, shown_seat(scene.viewer, view))

    def pops(self, event: Event, scene: Scene, view: Bazaar) -> Iterable[tuple[Spot, str]]:
        seat = event.seat
        if seat is None:
            return
        own = seat == shown_seat(scene.viewer, view)
        match event:
            case events.RubyGained(place=place):
                yield Spot(f"rubies.{int(place)}"), "+1"
            case events.LiraGained(lira=lira) if lira:
                yield Spot("purse" if own else f"lira.{seat}"), f"+{lira}"
            case events.FeePaid(to=to, lira=lira) if to is not None:
                yield Spot("purse" if to == shown_seat(scene.viewer, view) else f"lira.{to}"), f"+{lira}"
            case events.Sold(lira=lira):
                yield Spot("purse" if own else f"lira.{seat}"), f"+{lira}"
            case events.GoodsGained(goods=goods) if own:
                for good in GOODS:
                    if goods[good]:
                        yield Spot(f"row.{int(good)}", view.players[seat].goods[good]), f"+{goods[good]}"
            case _:
                return

    def picture(self, name: str, scene: Scene) -> Look | None:
        return picture(name, scene)


def printed_of(scene: Scene) -> tuple[tuple[Place, ...], int, str]:
    """What `printed` told: the layout, the number of seats, the edition."""
    match scene.printed:
        case (tuple(places), int(seats), str(edition)):
            return tuple(Place(int(number)) for number in places), seats, edition
        case _:
            return PLACES, max(2, len(scene.colours)), ""
