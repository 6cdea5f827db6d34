"""The actions that are worth a thought at each open frame: a short list, so that whole turns can be searched."""

from __future__ import annotations

from desktop.engine.action import Action
from desktop.games.istanbul import actions as act
from desktop.games.istanbul.actions.trade import parcels
from desktop.games.istanbul.actions.walking import fee_due
from desktop.games.istanbul.frames import (
    ActionFrame,
    AssistantFrame,
    CaravanDiscardFrame,
    CaravanFrame,
    EncountersFrame,
    EndFrame,
    FamilyFrame,
    FountainFrame,
    GovernorFrame,
    GreenFrame,
    LeftoverFrame,
    MerchantsFrame,
    MoveFrame,
    RedFrame,
    SmugglerFrame,
)
from desktop.games.istanbul.pieces import (
    GOODS,
    MOSQUE_COLOURS,
    PLACES,
    WAREHOUSE_OF,
    Card,
    Disc,
    Good,
    Place,
    Reward,
)
from desktop.games.istanbul.state import Bazaar, Player, cards_left, dealer_price, palace_order, relatives_at
from desktop.games.istanbul.worth import CARD_WORTH

NAMED = {False: 7, True: 8}  # the best numbers at the tea house, without and with the red tile (13)


FAR = (
    Place.WAINWRIGHT, Place.POST_OFFICE, Place.BLACK_MARKET, Place.PALACE, Place.SMALL_MOSQUE, Place.GREAT_MOSQUE,
    Place.DEALER,
)  # fmt: skip


def sensible(state: Bazaar, narrow: bool = False) -> list[Action]:
    """Legal actions worth trying; never empty. Draws that are imagined face down may be put away again. `narrow` is for
    turns to come: where a choice matters little, only the likeliest."""
    frame = state.agenda[-1]
    player = state.players[frame.seat]
    match frame:
        case MoveFrame():
            return list(act.Move.legal(state))
        case AssistantFrame():
            return _assistant(state, player)
        case MerchantsFrame(seat):
            return _merchants(state, player, fee_due(state, seat, player.merchant))
        case ActionFrame(_, place) | FamilyFrame(_, place):
            return [*_place(state, player, place, narrow), act.Skip()]
        case EncountersFrame():
            return _encounters(state, player, frame, narrow)
        case EndFrame():
            return [act.EndTurn()]
        case CaravanFrame():
            top = state.discard[-1] if state.discard else None
            if top is not None and CARD_WORTH[top] > CARD_WORTH[Card.HIDDEN]:
                return [act.TakeDiscard()]
            return [act.DrawCard()]
        case CaravanDiscardFrame():
            return [act.Discard(poorest_card(player))]
        case FountainFrame():
            return [act.Recall(player.out[0])] if player.out else [act.Done()]
        case RedFrame(_, _, dice):
            face = state.data.tea_house.red_face
            turns = [act.TurnDie(index) for index in (0, 1) if dice[index] != face]
            return [act.Keep(), *turns, act.Reroll()]
        case GreenFrame():
            if player.lira < state.data.fees.green_tile:
                return [act.NoGreen()]
            return [*(act.TakeGreen(good) for good in _wanted(player)[: 1 if narrow else 2]), act.NoGreen()]
        case GovernorFrame():
            pay: list[Action] = [act.PayPerson()] if player.lira >= state.data.fees.governor else []
            if narrow and pay:
                return pay
            return [*pay, act.Discard(poorest_card(player))]
        case SmugglerFrame(_, good, _):
            pay = [act.PayPerson()] if player.lira >= state.data.fees.smuggler else []
            give = [act.GiveGood(other) for other in GOODS if player.goods[other] and other != good]
            if narrow and give:
                return [max(give, key=lambda gift: (gift.good is not Good.JEWELRY, player.goods[gift.good]))]
            return [*pay, *give] or [act.GiveGood(good)]
        case LeftoverFrame():
            if Card.GAIN_LIRA in player.hand:
                return [act.PlayLira()]
            if Card.GAIN_GOOD in player.hand and any(player.room(good) for good in GOODS):
                return [act.PlayGood(max(GOODS, key=player.room))]
            return [act.Done()]
        case _:
            raise AssertionError(frame)


def poorest_card(player: Player) -> Card:
    return min(player.hand, key=CARD_WORTH.__getitem__)


def _wanted(player: Player) -> list[Good]:
    """Goods with room, those that are hardest to get first."""
    room = [good for good in (Good.JEWELRY, Good.FABRIC, Good.SPICE, Good.FRUIT) if player.room(good)]
    return sorted(room, key=lambda good: (good is not Good.JEWELRY, player.goods[good]))


def _assistant(state: Bazaar, player: Player) -> list[Action]:
    place = player.merchant
    found: list[Action] = []
    if place in player.out:
        found.append(act.PickUp(Disc.OWN))
    if place in state.neutral_discs:
        found.append(act.PickUp(Disc.NEUTRAL))
    if found:
        return found
    if player.stack:
        return [act.Leave()]
    far = sorted(player.out, reverse=True)
    if Card.RECALL_ASSISTANT in player.hand and far:
        return [*(act.PlayRecall(at) for at in far), act.Decline()]
    return [*act.UseYellow.legal(state), act.Decline()]


def _merchants(state: Bazaar, player: Player, due: int) -> list[Action]:
    if player.lira >= due:
        return [act.PayFee(), act.Decline()]
    if Card.GAIN_LIRA in player.hand and player.lira + state.data.rewards.card >= due:
        return [act.PlayLira(), act.Decline()]
    return [act.Decline()]


def _place(state: Bazaar, player: Player, place: Place, narrow: bool) -> list[Action]:
    """What the place offers, with the cards that make it possible."""
    data = state.data
    if place in WAREHOUSE_OF:
        green = Good.SPICE in player.tiles and player.lira >= data.fees.green_tile
        return [act.Fill()] if player.room(WAREHOUSE_OF[place]) or green else []
    if place in MOSQUE_COLOURS:
        return _mosque(state, player, place)
    match place:
        case Place.WAINWRIGHT:
            if act.BuyExtension().why(state) is None:
                return [act.BuyExtension()]
            more = player.capacity < data.wheelbarrow.capacity + data.wheelbarrow.extensions
            return _with_lira(state, player, data.wheelbarrow.price) if more else []
        case Place.POST_OFFICE:
            return [act.TakeMail()]
        case Place.CARAVANSARY:
            return [act.VisitCaravansary()] if cards_left(state) else []
        case Place.FOUNTAIN:
            return [act.CallBack()] if player.out else []
        case Place.BLACK_MARKET:
            room = [good for good in (Good.FABRIC, Good.SPICE, Good.FRUIT) if player.room(good)]
            room.sort(key=lambda good: player.goods[good])
            return [act.VisitBlackMarket(good) for good in (room or [Good.FABRIC])[: 1 if narrow else 3]]
        case Place.TEA_HOUSE:
            return [act.VisitTeaHouse(NAMED[Good.FABRIC in player.tiles])]
        case Place.LARGE_MARKET | Place.SMALL_MARKET:
            return _market(state, player, place)[: 2 if narrow else None]
        case Place.POLICE:
            if player.family is Place.POLICE:
                far = FAR if narrow else PLACES
                return [act.SendFamily(to) for to in far if to is not place and _useful(state, player, to)]
            return [act.PlayFamily(Reward.LIRA)] if Card.FAMILY_TO_POLICE in player.hand else []
        case Place.PALACE:
            return _palace(state, player)
        case _:
            if not state.rubies[Place.DEALER]:
                return []
            return (
                [act.BuyRuby()]
                if player.lira >= dealer_price(state)
                else _with_lira(state, player, dealer_price(state))
            )


def _with_lira(state: Bazaar, player: Player, price: int) -> list[Action]:
    """Lira cards, when they are enough for a price."""
    more = state.data.rewards.card * player.hand.count(Card.GAIN_LIRA)
    return [act.PlayLira()] if player.lira < price <= player.lira + more else []


def _useful(state: Bazaar, player: Player, place: Place) -> bool:
    """Whether a family member could do something there."""
    if place is Place.FOUNTAIN:
        return len(player.out) > 1
    if place is Place.WAINWRIGHT:
        return act.BuyExtension().why(state) is None
    if place is Place.DEALER:
        return bool(state.rubies[place]) and player.lira + 5 * player.hand.count(Card.GAIN_LIRA) >= dealer_price(state)
    if place is Place.PALACE:
        due, extra = palace_order(state)
        return bool(state.rubies[place]) and sum(player.goods) >= sum(due) + extra
    if place in MOSQUE_COLOURS:
        return bool(_mosque(state, player, place))
    if place in WAREHOUSE_OF:
        return bool(player.room(WAREHOUSE_OF[place]))
    return not (
        place in (Place.LARGE_MARKET, Place.SMALL_MARKET) and not sum(map(min, player.goods, state.market(place).top))
    )


def _mosque(state: Bazaar, player: Player, place: Place) -> list[Action]:
    found: list[Action] = []
    for good in MOSQUE_COLOURS[place]:
        if good in player.tiles or not state.stacks[good]:
            continue
        need = state.stacks[good][0]
        if player.goods[good] >= need:
            found.append(act.TakeTile(good))
        elif player.goods[good] + 1 == need <= player.capacity and Card.GAIN_GOOD in player.hand:
            found.append(act.PlayGood(good))
    return found


def delivery(state: Bazaar, player: Player) -> tuple[tuple[Good, ...], tuple[int, ...]] | None:
    """Cheapest goods for the spaces that take any, and what is missing of each good; None without a ruby."""
    if not state.rubies[Place.PALACE]:
        return None
    due, extra = palace_order(state)
    missing = [max(0, n - have) for have, n in zip(player.goods, due, strict=True)]
    rest = [max(0, have - n) for have, n in zip(player.goods, due, strict=True)]
    chosen: list[Good] = []
    while len(chosen) < extra and any(rest):
        good = max((good for good in GOODS if rest[good]), key=lambda good: (good is not Good.JEWELRY, rest[good]))
        rest[good] -= 1
        chosen.append(good)
    missing[Good.FABRIC] += extra - len(chosen)  # any good would do
    return tuple(sorted(chosen)), tuple(missing)


def _palace(state: Bazaar, player: Player) -> list[Action]:
    found = delivery(state, player)
    if found is None:
        return []
    extra, missing = found
    if not any(missing):
        return [act.Deliver(extra)]
    if sum(missing) == 1 and Card.GAIN_GOOD in player.hand:
        good = GOODS[missing.index(1)]
        room = [good] if player.room(good) else [other for other in GOODS if player.room(other)]
        return [act.PlayGood(other) for other in room[:1]]
    return []


def _market(state: Bazaar, player: Player, place: Place) -> list[Action]:
    """All that is wanted, all but one of each kind; with the card, five of the commonest."""
    most = tuple(map(min, player.goods, state.market(place).top))
    found: list[Action] = []
    if any(most):
        whole = (most[0], most[1], most[2], most[3])
        found.append(act.Sell(whole))
        for good in GOODS:
            if most[good] and sum(most) > 1:
                fewer = list(most)
                fewer[good] -= 1
                found.append(act.Sell((fewer[0], fewer[1], fewer[2], fewer[3])))
    if place is Place.SMALL_MARKET and Card.MARKET_ANY in player.hand and sum(player.goods) > sum(most):
        n = min(5, sum(player.goods))
        choices = [goods for goods in parcels(player.goods) if sum(goods) == n]
        keep = min(choices, key=lambda goods: (goods[Good.JEWELRY], max(map(int.__sub__, player.goods, goods))))
        found.append(act.Sell(keep, Card.MARKET_ANY))
    return found


def _encounters(state: Bazaar, player: Player, frame: EncountersFrame, narrow: bool) -> list[Action]:
    owners = relatives_at(state, frame.seat)
    found: list[Action] = _again(state, player, frame)
    if owners:
        found.append(act.Catch(owners[0], Reward.LIRA))
        if cards_left(state) and not narrow:
            found.append(act.Catch(owners[0], Reward.CARD))
        return found
    if state.governor is player.merchant and not frame.governor and cards_left(state):
        found.append(act.MeetGovernor())
    if state.smuggler is player.merchant and not frame.smuggler:
        found += [act.MeetSmuggler(good) for good in _wanted(player)[: 1 if narrow else 3]]
    if Card.FAMILY_TO_POLICE in player.hand and player.family is not Place.POLICE:
        found.append(act.PlayFamily(Reward.LIRA))
    if not player.stack:
        found += act.UseYellow.legal(state)
    found.append(act.EndTurn())
    return found


def _again(state: Bazaar, player: Player, frame: EncountersFrame) -> list[Action]:
    """A double card, right after its action."""
    if frame.caught or frame.governor or frame.smuggler:
        return []
    if frame.done is Place.POST_OFFICE and Card.DOUBLE_POST in player.hand:
        return [act.DoublePost()]
    if frame.done is Place.DEALER and Card.DOUBLE_DEALER in player.hand and state.rubies[Place.DEALER]:
        price = dealer_price(state)
        return [act.DoubleDealer()] if player.lira >= price else _with_lira(state, player, price)
    if frame.done is Place.PALACE and Card.DOUBLE_PALACE in player.hand:
        again = delivery(state, player)
        if again is not None and not any(again[1]):
            return [act.DoublePalace(again[0])]
    return []
