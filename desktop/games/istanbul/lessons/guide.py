"""The moments at which the coach of a guided first match speaks, and what a turn brought."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from desktop.games.istanbul import actions as a
from desktop.games.istanbul import events as e
from desktop.games.istanbul.actions.walking import fee_due
from desktop.games.istanbul.frames import ActionFrame, AssistantFrame, EncountersFrame, MoveFrame
from desktop.games.istanbul.pieces import GOODS, MARKETS, MOSQUE_COLOURS, RUBY_PLACES, Card, Place
from desktop.games.istanbul.state import Bazaar, Player, dealer_price, palace_order
from desktop.games.istanbul.worth import DEFAULT, ruby_turns
from desktop.lessons.guide import Moment, Name, Now, Phrase, Value

WANDERING = 3  # turns in a row without goods, Lira, card or ruby
PLANNING = (3, 6, 9)  # rounds at whose start the nearest ruby is named
_RUBIES = tuple(f"place.{int(place)}" for place in RUBY_PLACES)


def moments(now: Now) -> Iterable[Moment]:
    """Every moment that holds now."""
    view: Bazaar = now.view
    yield from _happened(now, view)
    if not now.choices:
        return
    match view.top:
        case MoveFrame():
            yield from _before_walking(now, view)
        case AssistantFrame() if view.me.stack or view.me.merchant in view.me.out:
            yield Moment("assistant", lit=(_place(view.me.merchant),), deed=(a.Leave, a.PickUp, a.Decline))
        case ActionFrame(place=place):
            yield from _at(place, now)
        case EncountersFrame():
            yield from _met(now)
        case _:
            pass
    yield from _cards(now, view)


def _place(place: Place) -> str:
    return f"place.{int(place)}"


def _happened(now: Now, view: Bazaar) -> Iterator[Moment]:
    """What others (or the learner) have brought about since the learner's last action."""
    if view.final_round and not view.finished:
        first = next(seat for seat, player in enumerate(view.players) if len(player.rubies) >= view.target)
        yield Moment("last_round", {"name": Name(first)})
    dearer: dict[Place, None] = {}
    for event in now.events:
        match event:
            case e.Caught(seat=int() as who, owner=owner) if owner == now.seat:
                yield Moment("catch", {"name": Name(who)}, lit=("family.me",))
            case e.RubyGained(place=(Place.DEALER | Place.PALACE) as place):
                dearer[place] = None
            case e.TileTaken(good=good):
                dearer[next(place for place, colours in MOSQUE_COLOURS.items() if good in colours)] = None
            case _:
                pass
    for place in dearer:
        asked = _asked(view, place)
        if asked is not None:
            yield Moment("price", {"place": _numbered(place), "what": asked}, lit=(_place(place),), at=_place(place))


def _numbered(place: Place) -> Callable[[Any], str]:
    return lambda words: words.names.numbered(place)


def _asked(view: Bazaar, place: Place) -> Value | None:
    """What a place asks for now (a mosque: for either tile), None when there is nothing left to ask for."""
    if place is Place.DEALER and view.rubies[place]:
        price = dealer_price(view)
        return lambda words: words.names.lira(price)
    if place is Place.PALACE and view.rubies[place]:
        due, extra = palace_order(view)
        return lambda words: words.names.goods(due, [words.names.any_goods(extra)] if extra else [])
    wanted = [(good, view.stacks[good][0]) for good in MOSQUE_COLOURS.get(place, ()) if view.stacks[good]]
    each: list[Value] = [lambda words, good=good, n=n: words.names.amount(good, n) for good, n in wanted]
    if len(each) < 2:
        return each[0] if each else None
    return Phrase("either", {"one": each[0], "other": each[1]})


def _before_walking(now: Now, view: Bazaar) -> Iterator[Moment]:
    me = view.me
    if now.turn_began and view.round == 1:
        yield Moment("setup", lit=(_place(Place.FOUNTAIN),))
        yield Moment("goal", lit=_RUBIES)
    reach = [action.place for action in now.choices if isinstance(action, a.Move) and action.card is None]
    works = [place for place in reach if me.stack or place in me.out or place is Place.FOUNTAIN]
    yield Moment("move", lit=tuple(map(_place, works)), deed=(a.Move,))
    if len(me.stack) == 1 and me.out:
        yield Moment("loop", deed=(a.Move,), lit=tuple(f"assistant.me.{int(place)}" for place in me.out))
    for place in reach:
        due = fee_due(view, now.seat, place)
        if due:
            named: dict[str, Value] = {"place": _numbered(place), "n": due}
            yield Moment("fee", named, lit=(_place(place),), at=_place(place), deed=(a.Move,))
    if now.turn_began and (view.round in PLANNING or now.wanders):
        near = ruby_turns(view, me, DEFAULT)
        if near:
            place = near[0][1]
            what: Value = _lacking(view, me, place)
            yield Moment("plan", {"place": _numbered(place), "what": what}, lit=(_place(place),), again=now.wanders)


def _lacking(view: Bazaar, me: Player, place: Place) -> Value:
    """What is still missing for a ruby of a place; `what` of the prompt `plan`."""
    goods, lira, found = [0, 0, 0, 0], 0, list[Value]()
    match place:
        case Place.DEALER:
            lira = dealer_price(view) - me.lira
        case Place.WAINWRIGHT:
            barrow = view.data.wheelbarrow
            steps = barrow.capacity + barrow.extensions - me.capacity
            lira = steps * barrow.price - me.lira
            found.append(Phrase("extensions", {"n": steps}) if steps > 1 else Phrase("extension"))
        case Place.PALACE:
            due, extra = palace_order(view)
            goods = [max(0, due[good] - me.goods[good]) for good in GOODS]
            free = extra - sum(max(0, me.goods[good] - due[good]) for good in GOODS)
            if free > 0:
                found.append(lambda words: words.names.any_goods(free))
        case _:
            for good in MOSQUE_COLOURS[place]:
                if good not in me.tiles and view.stacks[good]:
                    goods[good] = max(0, view.stacks[good][0] - me.goods[good])
    if lira > 0:
        found.append(lambda words: words.names.lira(lira))
    if any(goods):
        found.insert(0, lambda words: words.names.goods(goods))
    return tuple(found) or Phrase("the_way")


def _at(place: Place, now: Now) -> Iterator[Moment]:
    """At the place where one stands, before its action."""
    yield Moment(
        "place",
        {"place": _numbered(place), "rule": Phrase(f"place_{int(place)}")},
        lit=(_place(place),),
        key=str(int(place)),
    )
    sales = [action for action in now.choices if isinstance(action, a.Sell)]
    if place in MARKETS and sales:
        most = max(sum(sale.goods) for sale in sales)
        markets = now.view.data.markets
        payouts = markets.large if place is Place.LARGE_MARKET else markets.small
        values: dict[str, Value] = {"n": most, "m": payouts[most - 1]}
        yield Moment("market", values, lit=(_place(place),), at=_place(place), deed=(a.Sell,))


def _met(now: Now) -> Iterator[Moment]:
    who: list[tuple[Value, str]] = []
    for action in now.choices:
        match action:
            case a.Catch(owner=owner):
                who.append((Phrase("relative", {"name": Name(owner)}), "encounter"))
            case a.MeetGovernor():
                who.append((Phrase("governor"), "governor"))
            case a.MeetSmuggler():
                who.append((Phrase("smuggler"), "smuggler"))
            case _:
                pass
    if who:
        name, thing = who[0]
        lit = _place(now.view.me.merchant) if thing == "encounter" else thing
        deed = (a.Catch, a.MeetGovernor, a.MeetSmuggler, a.EndTurn)
        yield Moment("encounter", {"who": name}, lit=(lit,), deed=deed, key=thing)


def _cards(now: Now, view: Bazaar) -> Iterator[Moment]:
    """Bonus cards that could be played now; a card for two deliveries is explained when it has been drawn."""
    hand = view.players[now.seat].hand
    if Card.DOUBLE_PALACE in hand:
        yield Moment("double_palace", lit=(f"card.{Card.DOUBLE_PALACE}",))
    fitting = [card for action in now.choices if (card := _card_of(action)) is not None and card in hand]
    for card in dict.fromkeys(fitting):
        yield Moment("cards", {"card": _quoted(card)}, lit=(f"card.{card}",), at=f"card.{card}")


def _quoted(card: Card) -> Callable[[Any], str]:
    return lambda words: words.names.quoted(card)


def _card_of(action: object) -> Card | None:
    """The bonus card that an action plays."""
    match action:
        case a.Move(card=Card() as card) | a.Sell(card=Card() as card):
            return card
        case a.PlayLira() | a.PlayGood() | a.PlayRecall() | a.PlayFamily():
            return action.card
        case a.DoublePost() | a.DoublePalace() | a.DoubleDealer():
            return action.card
        case _:
            return None


def gain(before: Any, after: Any, seat: int) -> float:
    """What a turn brought in goods, Lira, cards, tiles, room and rubies; what was spent does not count against it."""
    was: Player = before.players[seat]
    now: Player = after.players[seat]
    won = sum(max(0, now.goods[good] - was.goods[good]) for good in GOODS)
    things = len(now.hand) - len(was.hand), len(now.tiles) - len(was.tiles), now.capacity - was.capacity
    rubies = len(now.rubies) - len(was.rubies)
    return 2.0 * won + max(0, now.lira - was.lira) + sum(5.0 * max(0, n) for n in things) + 30.0 * rubies
