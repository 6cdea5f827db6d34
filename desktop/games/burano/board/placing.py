"""Every piece of the table, in painter's order."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.burano.board.hues import NAMES
from desktop.games.burano.geometry import TOWER, tower_place
from desktop.games.burano.pieces import COLOURS, SHIPS, SYMBOLS, Colour, Fish
from desktop.games.burano.state import Burano, Family, Laid, TurnFrame
from desktop.table.vocabulary import Placed, Spot

# a tower is painted from the back, layer by layer
DEPTH = sorted(range(TOWER), key=lambda cell: (tower_place(cell)[0], sum(tower_place(cell)[1:])))
WORKERS = "workers"


def cube(colour: Colour, spot: Spot, count: int | None = None) -> Placed:
    """A cube, or a heap of them."""
    single = f"cube.{NAMES[colour]}"
    if count is None:
        return Placed(single, spot, single)
    return Placed(single, spot, f"supply.{NAMES[colour]}", count, one=single)


def placements(view: Burano, near: int) -> Iterable[Placed]:
    """Everything that lies on the table, as `near` sits."""
    yield from _shared(view)
    yield from _town(view)
    yield from _abroad(view)
    others = [seat for seat in range(len(view.families)) if seat != near]
    for seat in (*others, near):
        yield from _family(view, seat, view.families[seat], seat == near)


def _shared(view: Burano) -> Iterable[Placed]:
    for symbol in SYMBOLS:
        name = symbol.name.lower()
        yield Placed("roof", Spot(f"stack.{name}"), f"stack.{name}", len(view.stacks[symbol]))
    for index, roof in enumerate(view.cast):
        yield Placed("roof", Spot("cast", index), f"roof.{view.box.roofs.index(roof)}")
    for colour in COLOURS:
        yield cube(colour, Spot("supply", colour), view.supply[colour])
    for index, colour in enumerate(view.markers):
        area = ("fish", "lace", "earn")[index // 2]
        yield Placed("marker", Spot(f"markers.{area}", index % 2), f"marker.{NAMES[colour]}")
    for index, card in enumerate(view.offers):
        if card is not None:
            yield Placed("card", Spot("offers", index), f"card.{card}")
    yield Placed("fish", Spot("deck"), "deck", len(view.deck))
    for index, fish in enumerate(view.display):
        if fish is not None:
            yield Placed("fish", Spot("display", index), f"fish.{fish.name.lower()}")


def _town(view: Burano) -> Iterable[Placed]:
    """Storey by storey and row by row: a roof after its houses, a house after the roof below it."""
    for level in (1, 2, 3):
        for cell in view.box.town.ground:
            houses = view.cells[cell].houses
            if len(houses) >= level:
                colour = houses[level - 1]
                yield Placed(f"cube.{NAMES[colour]}", Spot(f"town.{cell}", level - 1), f"house.{NAMES[colour]}.{level}")
        for laid in sorted((r for r in view.roofs if r.level == level), key=lambda r: r.b):
            yield Placed("roof", Spot(f"line.{laid.a}.{laid.b}", level), _roof(view, laid), turn=_laid_turn(view, laid))


def _roof(view: Burano, laid: Laid) -> str:
    return f"roof.{view.box.roofs.index(laid.roof)}"


def _laid_turn(view: Burano, laid: Laid) -> int:
    rows = view.box.town.place(laid.a)[0], view.box.town.place(laid.b)[0]
    return (rows[0] != rows[1]) + 2 * laid.turned


def _abroad(view: Burano) -> Iterable[Placed]:
    slots = view.box.data.docks.slots
    for index, colour in enumerate(view.docks):
        yield Placed("dock", Spot(f"docks.{index // slots}", index % slots), f"dock.{NAMES[colour]}")
    for port in (0, 1):
        lying = [ship for ship in SHIPS if view.ships[ship] == port]
        for place, ship in enumerate(lying):
            name = ship.name.lower()
            yield Placed("ship", Spot(f"port.{port}", place), f"ship.{name}", name=name)
    for seat, family in enumerate(view.families):
        for island, men in enumerate(family.men):
            if men:
                yield Placed(f"{WORKERS}.{seat}", Spot(f"island.{island}", seat), f"man.{seat}", men)
    women: dict[int, int] = {}
    for seat, family in enumerate(view.families):
        for square in family.women:
            place = women[square] = women.get(square, -1) + 1
            yield Placed(f"{WORKERS}.{seat}", Spot(f"lace.{square}", place), f"woman.{seat}")
        yield Placed("boat", Spot(f"sea.{family.boat}", seat), f"boat.{seat}", name=f"boat.{seat}")


def _family(view: Burano, seat: int, family: Family, mine: bool) -> Iterable[Placed]:
    for cell in DEPTH:
        colour = family.tower[cell]
        if colour is not None:
            yield cube(colour, Spot(f"tower.{seat}", cell))
    for index, colour in enumerate(family.ready):
        yield cube(colour, Spot(f"ready.{seat}", index))
    for colour in COLOURS:
        if mine or family.reserve[colour]:
            yield cube(colour, Spot(f"reserve.{seat}", colour), family.reserve[colour])
    for index, roof in enumerate(family.roofs):
        if roof is not None:
            yield Placed("roof", Spot(f"roofs.{seat}", index), f"roof.{view.box.roofs.index(roof)}")
    for index, card in enumerate(family.buildings):
        yield Placed("card", Spot(f"cards.{seat}", index), f"card.{card}")
    if seat == view.starter:
        yield Placed("start", Spot(f"start.{seat}"), "start")
    if not mine:
        yield Placed(f"{WORKERS}.{seat}", Spot(f"ring.{seat}"), f"worker.{seat}", family.workers + family.waiting)
        yield Placed("fish", Spot(f"hand.{seat}"), "deck", len(family.fish))
        yield Placed("coin", Spot(f"purse.{seat}"), "coin", family.coins)
        return
    yield Placed("wheel", Spot(f"wheel.{seat}", family.first), "wheel")
    for house in family.covered():
        yield Placed(f"{WORKERS}.{seat}", Spot(f"ring.{seat}", house), f"worker.{seat}")
    for index in range(family.waiting):
        yield Placed(f"{WORKERS}.{seat}", Spot(f"waiting.{seat}", index), f"worker.{seat}")
    for index, fish in enumerate(sorted(family.fish)):
        yield Placed("fish", Spot(f"hand.{seat}", index), f"fish.{Fish(fish).name.lower()}")
    yield Placed("disc", Spot(f"privilege.{seat}", family.privilege), f"disc.{seat}", name="privilege")
    made = _moves(view, seat)
    if made:
        yield Placed("disc", Spot(f"moves.{seat}", made - 1), f"disc.{seat}", name="moves")
    yield Placed("coin", Spot(f"purse.{seat}"), "coin", family.coins)


def _moves(view: Burano, seat: int) -> int:
    """Moves that a seat has made in the turn that runs."""
    return next((frame.moves for frame in view.agenda if isinstance(frame, TurnFrame) and frame.seat == seat), 0)
