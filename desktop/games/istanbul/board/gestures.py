"""Which gesture means which action. Zones are those of `zones.py`; whoever decides is the one who looks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, product

from desktop.engine.action import Action
from desktop.games.istanbul.actions import (
    BuyExtension,
    BuyRuby,
    CallBack,
    Catch,
    Decline,
    Deliver,
    Discard,
    Done,
    DoubleDealer,
    DoublePalace,
    DoublePost,
    DrawCard,
    EndTurn,
    Fill,
    GiveGood,
    Keep,
    Leave,
    MeetGovernor,
    MeetSmuggler,
    Move,
    NoGreen,
    PayFee,
    PayPerson,
    PickUp,
    PlayFamily,
    PlayGood,
    PlayLira,
    PlayRecall,
    Recall,
    Reroll,
    Sell,
    SendFamily,
    Skip,
    TakeDiscard,
    TakeGreen,
    TakeMail,
    TakeTile,
    TurnDie,
    UseYellow,
    VisitBlackMarket,
    VisitCaravansary,
    VisitTeaHouse,
)  # fmt: skip
from desktop.games.istanbul.board.palette import ROWS
from desktop.games.istanbul.board.setting import chips
from desktop.games.istanbul.frames import ActionFrame, AssistantFrame, FamilyFrame, MerchantsFrame, MoveFrame
from desktop.games.istanbul.pieces import MARKETS, Card, Disc, Good, Place
from desktop.games.istanbul.state import Bazaar, Goods, relatives_at
from desktop.table.vocabulary import Drag, Gesture, Grip, Mark, Press, Tap

HERE_FRAMES = (ActionFrame, FamilyFrame)


def card_grip(card: Card) -> Grip:
    """Any card of a kind in one's hand."""
    return Grip("hand", f"card.{card}")


def tile(place: Place) -> str:
    return f"place.{int(place)}"


def gestures(action: Action, view: Bazaar) -> Iterator[Gesture]:
    """Every way to do an action."""
    seat = view.agenda[-1].seat
    player = view.players[seat]
    here = f"{seat}.{int(player.merchant)}"
    merchant = f"merchant.{here}"
    match action:
        case Move(place, None):
            if isinstance(view.agenda[-1], MoveFrame):  # later a touch of the merchant means the place it stands on
                yield Drag(Grip(merchant), tile(place))
            yield Tap(Grip(tile(place)))
        case Move(place, card) if card is not None:
            yield Drag(card_grip(card), tile(place))
            if card is Card.STAY:
                yield Tap(card_grip(card))
        case Leave():
            if isinstance(view.agenda[-1], AssistantFrame):
                yield Tap(Grip(tile(player.merchant)))
            if player.stack:
                yield Drag(Grip(f"stack.{here}"), tile(player.merchant))
        case PickUp(disc):
            lies = f"left.{here}" if disc is Disc.OWN else f"loose.{int(player.merchant)}"
            if player.merchant in (player.out if disc is Disc.OWN else view.neutral_discs):
                yield Tap(Grip(lies))
                yield Drag(Grip(lies), merchant)
            yield Tap(Grip(tile(player.merchant)))
        case PayFee():
            yield Press("pay")
            yield Tap(Grip("purse"))
            if isinstance(view.agenda[-1], MerchantsFrame):
                yield Tap(Grip(tile(player.merchant)))
        case Decline():
            yield Press("decline")
        case Skip():
            yield Press("skip")
        case EndTurn():
            yield Press("end")
        case Done():
            yield Press("done")
        case _:
            yield from _at_place(action, view)
            yield from _card(action, view)
            yield from _met(action, view)


# -- what places offer -----------------------------------------------------------------------------------------------


def _at_place(action: Action, view: Bazaar) -> Iterator[Gesture]:
    place = view.acting_place
    ground = Tap(Grip(tile(place)))
    match action:
        case BuyExtension():
            yield ground
            yield Tap(Grip("extensions"))
            yield Drag(Grip("extensions"), "barrow")
        case Fill() | TakeMail() | CallBack():
            yield ground
        case VisitCaravansary():
            yield ground
            if view.deck:
                yield Tap(Grip("deck"))
        case VisitBlackMarket(good):
            yield Tap(Grip(f"free.{int(good)}"))
            yield ground
        case VisitTeaHouse(number):
            if isinstance(view.agenda[-1], HERE_FRAMES):
                yield Tap(Grip(f"bid.{number}"))
            yield ground
        case Sell():
            yield from _sell(action, view, ground)
        case SendFamily(place):
            seat = view.agenda[-1].seat
            yield Drag(Grip(f"family.{seat}.{int(view.players[seat].family)}"), tile(place))
            if isinstance(view.agenda[-1], ActionFrame):
                yield Tap(Grip(tile(place)))
        case Deliver() | BuyRuby():
            yield ground
            yield Tap(Grip(f"rubies.{int(place)}"))
            yield Drag(Grip(f"rubies.{int(place)}"), "barrow")
        case TakeTile(good):
            if view.stacks[good]:
                yield Tap(Grip(f"mosque.{int(good)}"))
                yield Drag(Grip(f"mosque.{int(good)}"), "tiles")
            yield ground
        case TakeGreen(good):
            yield Tap(Grip(f"row.{int(good)}"))
            yield Drag(Grip("tiles", f"tile.{int(Good.SPICE)}.0"), f"row.{int(good)}")
        case NoGreen():
            yield Press("keep_lira")
        case DrawCard():
            yield Tap(Grip("deck"))
            yield Drag(Grip("deck"), "hand")
        case TakeDiscard():
            yield Tap(Grip("discard"))
            yield Drag(Grip("discard"), "hand")
        case Discard(card):
            yield Tap(card_grip(card))
            yield Drag(card_grip(card), "discard")
        case Recall(place):
            disc = f"left.{view.agenda[-1].seat}.{int(place)}"
            if place not in view.me.out:
                disc = f"loose.{int(place)}"
            yield Tap(Grip(disc))
            yield Drag(Grip(disc), f"merchant.{view.agenda[-1].seat}.{int(view.me.merchant)}")
            yield Tap(Grip(tile(place)))
        case TurnDie(index) if any(view.dice) and not chips(view):
            yield Tap(Grip("tray", f"die.{view.dice[index]}", index))
        case Reroll():
            yield Press("reroll")
        case Keep():
            yield Press("keep")
        case _:
            return


def _sell(action: Sell, view: Bazaar, ground: Gesture) -> Iterator[Gesture]:
    """By marking what the tile wants, or quantities on the tracks (and the card for any goods); the tile itself sells
    all that it wants."""
    if not isinstance(view.agenda[-1], HERE_FRAMES):
        if action.card is not None:
            yield from _play(action.card)
        elif not any(action.goods):
            yield ground
        return
    place, held = view.acting_place, view.me.goods
    top = view.market(place).top
    amounts = [(good, action.goods[good]) for good in ROWS if action.goods[good]]
    grips = tuple(Grip(f"row.{int(good)}", index=n) for good, n in amounts)
    if action.card is not None and place not in MARKETS:
        yield from _play(action.card)
        yield Drag(card_grip(action.card), tile(place))
        return
    if action.card is not None:
        yield Mark((card_grip(action.card), *grips), "sell")
        if place is not Place.SMALL_MARKET or action.goods == _most(tuple(held), (5, 5, 5, 5)):
            yield Drag(card_grip(action.card), tile(place))
        return
    most = _most(tuple(held), top)
    if action.goods == most:
        yield ground
    for subset in icons(top, action.goods):
        yield Mark(tuple(Grip(f"demand.{int(place)}", index=index) for index in subset), "sell")
    if grips:
        yield Mark(grips, "sell")
    for good, n in amounts:
        if (action.goods == most and any(most)) or (len(amounts) == 1 and n == 1 and not top[good]):
            yield Drag(Grip(f"row.{int(good)}"), tile(place))


def _most(held: tuple[int, ...], limits: Goods) -> Goods:
    """The largest sale, when there is only one: all that is held and wanted."""
    a, b, c, d = (min(n, limit) for n, limit in zip(held, limits, strict=True))
    return (a, b, c, d) if a + b + c + d <= 5 else (-1, 0, 0, 0)


@lru_cache(maxsize=512)
def icons(top: Goods, goods: Goods) -> tuple[tuple[int, ...], ...]:
    """Every choice of a demand tile's five goods (by their index there) that stands for these amounts."""
    if any(n > limit for n, limit in zip(goods, top, strict=True)):
        return ()
    groups: list[list[tuple[int, ...]]] = []
    start = 0
    for good in ROWS:
        groups.append(list(combinations(range(start, start + top[good]), goods[good])))
        start += top[good]
    return tuple(tuple(index for part in parts for index in part) for parts in product(*groups))


# -- cards -----------------------------------------------------------------------------------------------------------


def _play(card: Card) -> Iterable[Gesture]:
    return Tap(card_grip(card)), Drag(card_grip(card), "bazaar"), Drag(card_grip(card), "discard")


def _card(action: Action, view: Bazaar) -> Iterator[Gesture]:
    match action:
        case PlayLira():
            yield from _play(action.card)
            yield Drag(card_grip(action.card), "purse")
        case PlayGood(good):
            yield from _play(action.card)
            yield Drag(card_grip(action.card), f"row.{int(good)}")
        case PlayRecall(place):
            yield Drag(card_grip(action.card), tile(place))
        case PlayFamily():
            yield from _play(action.card)
            yield Drag(card_grip(action.card), tile(Place.POLICE))
        case DoublePost() | DoublePalace() | DoubleDealer():
            yield Tap(card_grip(action.card))
            yield Drag(card_grip(action.card), tile(action.place))
        case UseYellow(place):
            yield Drag(Grip("tiles", f"tile.{int(Good.FRUIT)}.0"), tile(place))
        case _:
            return


# -- who is met ------------------------------------------------------------------------------------------------------


def _met(action: Action, view: Bazaar) -> Iterator[Gesture]:
    seat = view.agenda[-1].seat
    match action:
        case Catch(owner):
            stands = f"family.{owner}.{int(view.players[owner].family)}"
            yield Tap(Grip(stands))
            yield Drag(Grip(stands), tile(Place.POLICE))
        case MeetGovernor():
            yield Tap(Grip(f"governor.{int(view.governor)}"))
        case MeetSmuggler(good):
            yield Tap(Grip(f"smuggler.{int(view.smuggler)}"))
            yield Drag(Grip(f"smuggler.{int(view.smuggler)}"), f"row.{int(good)}")
        case PayPerson():
            yield Press("pay")
            yield Tap(Grip("purse"))
        case GiveGood(good):
            yield Tap(Grip(f"row.{int(good)}"))
            yield Drag(Grip(f"row.{int(good)}"), tile(view.players[seat].merchant))
        case _:
            return


def due(view: Bazaar) -> list[int]:
    """Seats whose family member must still be caught."""
    return relatives_at(view, view.agenda[-1].seat) if view.agenda else []


__all__ = ["due", "gestures", "icons"]
