"""Every piece of the table for a view, in painter's order."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.istanbul.board.layout import Layout
from desktop.games.istanbul.board.palette import ROWS
from desktop.games.istanbul.board.spots import Stand, stands
from desktop.games.istanbul.frames import ActionFrame, FamilyFrame
from desktop.games.istanbul.pieces import GOODS, MARKETS, RUBY_PLACES, Card, Disc, Good, Place
from desktop.games.istanbul.state import Bazaar, extensions_left
from desktop.table.vocabulary import Placed, Spot

BACK = "back"


def shown_seat(viewer: int | None, view: Bazaar) -> int:
    """Whose wheelbarrow lies in front: the viewer's; for spectators that of the seat to move."""
    if viewer is not None:
        return viewer
    return view.agenda[-1].seat if view.agenda else view.starter


def placements(spread: Layout, view: Bazaar, shown: int, colours: tuple[str, ...]) -> Iterator[Placed]:
    """Tiles first, then who stands on them, then what lies beside."""
    yield from _on_tiles(view)
    for stand in stands(spread, view):
        yield from _standing(stand, view, colours)
    yield from _beside(view, shown)
    yield from _own(view, shown)
    yield from _cards(view, shown)


def _on_tiles(view: Bazaar) -> Iterator[Placed]:
    for place in RUBY_PLACES:
        if view.rubies[place]:
            yield Placed("ruby", Spot(f"rubies.{int(place)}"), "rubies", view.rubies[place])
    left = extensions_left(view)
    if left:
        yield Placed("extension", Spot("extensions"), "strip.", left)
    for good in GOODS:
        symbols = view.stacks[good]
        if symbols:
            yield Placed(
                f"tile.{int(good)}", Spot(f"mosque.{int(good)}"), f"tile.{int(good)}.{symbols[0]}", len(symbols)
            )
    for column in range(4):
        yield Placed("mail", Spot(f"mail.{column}", int(column < view.mail)), "mail", name=f"mail.{column}")
    for market in MARKETS:
        index = 0
        for good in ROWS:
            for _ in range(view.market(market).top[good]):
                face = f"want.{int(good)}"
                yield Placed(
                    f"want.{int(market)}", Spot(f"demand.{int(market)}", index), face, name=f"{int(market)}.{index}"
                )
                index += 1


def _standing(stand: Stand, view: Bazaar, colours: tuple[str, ...]) -> Iterator[Placed]:
    kind, _, rest = stand.zone.partition(".")
    seat = int(rest.partition(".")[0]) if kind not in ("loose", "governor", "smuggler") else 0
    match kind:
        case "merchant":
            name, colour, stack = f"merchant.{seat}", colours[seat], view.players[seat].stack
            for index in range(len(stack) - 1, -1, -1):
                own = stack[index] is Disc.OWN
                face, whose = (f"disc.{colour}", f"disc.{seat}") if own else ("disc.neutral", "disc.neutral")
                yield Placed(whose, Spot(f"stack.{rest}", index), face, rides=name)
            yield Placed(name, Spot(stand.zone), name_of_merchant(colour), name=name)
            yield Placed(
                f"badge.{seat}", Spot(f"badge.{rest}"), f"badge.{colour}.{len(stack)}", name=f"badge.{seat}", rides=name
            )
        case "neutral":
            yield Placed("neutral", Spot(stand.zone), "merchant.neutral", name=f"neutral.{seat}")
        case "left":
            yield Placed(f"disc.{seat}", Spot(stand.zone), f"disc.{colours[seat]}")
        case "loose":
            for index in range(stand.discs):
                yield Placed("disc.neutral", Spot(stand.zone, index), "disc.neutral")
        case "family":
            yield Placed(f"family.{seat}", Spot(stand.zone), f"family.{colours[seat]}", name=f"family.{seat}")
        case _:
            yield Placed(kind, Spot(stand.zone), kind, name=kind)


def name_of_merchant(colour: str) -> str:
    return f"merchant.{colour}"


def _beside(view: Bazaar, shown: int) -> Iterator[Placed]:
    for seat, player in enumerate(view.players):
        for index in range(len(player.rubies)):
            yield Placed("ruby", Spot(f"race.{seat}", index), "ruby")
        if seat != shown:
            for good in player.tiles:
                yield Placed(f"tile.{int(good)}", Spot(f"tiles.{seat}", int(good)), f"mark.{int(good)}")
    number = chips(view)
    if number:
        for chip in range(2, 14):
            yield Placed("bid", Spot(f"bid.{chip}"), f"bid.{chip}", name=f"bid.{chip}")
        return
    for index, face in enumerate(view.dice):
        yield Placed("die", Spot("tray", index), f"die.{face or 6}", name=str(index))


def chips(view: Bazaar) -> bool:
    """Whether a number is to be named now: then chips lie in the dice tray."""
    frame = view.agenda[-1] if view.agenda else None
    return isinstance(frame, (ActionFrame, FamilyFrame)) and frame.place is Place.TEA_HOUSE


def _own(view: Bazaar, shown: int) -> Iterator[Placed]:
    player = view.players[shown]
    for number in range(player.capacity - view.data.wheelbarrow.capacity):
        first = view.data.wheelbarrow.capacity + 1
        yield Placed("extension", Spot("strips", number), f"strip.{first + number}")
    for good in ROWS:
        n = player.goods[good]
        for number in range(1, n):
            yield Placed(f"pip.{int(good)}", Spot(f"row.{int(good)}", number), f"pip.{int(good)}")
        yield Placed(f"good.{int(good)}", Spot(f"row.{int(good)}", n), f"cube.{int(good)}", name=f"good.{int(good)}")
    for index in range(len(player.rubies)):
        yield Placed("own ruby", Spot("hollows", index), "ruby")
    for good in player.tiles:
        yield Placed(f"tile.{int(good)}", Spot("tiles", int(good)), f"tile.{int(good)}.0")
    yield Placed("purse", Spot("purse"), "purse", player.lira)


def _cards(view: Bazaar, shown: int) -> Iterator[Placed]:
    if view.deck:
        yield Placed("card", Spot("deck"), BACK, len(view.deck))
    if view.discard:
        yield Placed("card", Spot("discard"), f"card.{view.discard[-1]}", len(view.discard))
    for seat, player in enumerate(view.players):
        if seat != shown:
            for index in range(len(player.hand)):
                yield Placed("card", Spot(f"cards.{seat}", index), "small")
    for index, card in enumerate(view.players[shown].hand):
        yield Placed("card", Spot("hand", index), BACK if card is Card.HIDDEN else f"card.{card}")


def held(view: Bazaar, seat: int) -> tuple[int, ...]:
    """A seat's goods in the order of the tracks."""
    return tuple(view.players[seat].goods[good] for good in ROWS)


__all__ = ["BACK", "Good", "chips", "held", "placements", "shown_seat"]
