"""What must be true of every position (5.5): for damaged saves, for wrong codes, and for the tests after each action."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from desktop.engine.action import Refusal
from desktop.engine.state import Frame
from desktop.games.istanbul.data import Data, data_of, dealer_rubies, palace_rubies
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
    TurnOver,
)
from desktop.games.istanbul.pieces import GOODS, PLACES, RUBY_PLACES, WAREHOUSE_OF, Card, Disc, Place
from desktop.games.istanbul.setup import NEUTRAL_STARTS
from desktop.games.istanbul.state import Bazaar, Player


def components(state: Bazaar) -> dict[str, int]:
    """How many of each conserved thing exist."""
    players = state.players
    return {
        "bonus_cards": len(state.deck) + len(state.discard) + sum(len(player.hand) for player in players),
        "rubies": sum(state.rubies.values()) + sum(len(player.rubies) for player in players),
        "assistants": sum(player.stack.count(Disc.OWN) + len(player.out) + player.reserve for player in players),
        "neutral_assistants": len(state.neutral_discs) + sum(player.stack.count(Disc.NEUTRAL) for player in players),
        "mosque_tiles": sum(map(len, state.stacks)) + sum(len(player.tiles) for player in players),
        "demand_tiles": sum(1 + len(market.unseen) + len(market.sold) for market in (state.large, state.small)),
        "neutral_merchants": len(state.neutrals),
    }


def flaw(state: Bazaar) -> Refusal | None:
    """Why a position cannot be."""
    if not 2 <= len(state.players) <= 5:
        return _impossible("players")
    try:
        data = data_of(state.edition)
    except KeyError:
        return _impossible("edition")
    for part in (_table_flaw, _pile_flaw):
        found = part(state, data)
        if found is not None:
            return _impossible(found)
    for seat, player in enumerate(state.players):
        found = _player_flaw(state, data, player)
        if found is not None:
            return Refusal("position_player", "setup", {"seat": seat, "field": found})
    found = _agenda_flaw(state)
    return None if found is None else _impossible(found)


def _impossible(field: str) -> Refusal:
    return Refusal("position_table", "setup", {"field": field})


def _table_flaw(state: Bazaar, data: Data) -> str | None:
    seats = len(state.players)
    if sorted(state.layout) != list(PLACES):
        return "layout"
    if set(state.options) != {"layout", "starter", "neutral_assistants"}:
        return "options"
    if not 0 <= state.starter < seats or state.round < 1 or state.drawn < 0 or state.shown < 0:
        return "round"
    for token in (state.governor, state.smuggler):
        if not 2 <= token <= 12:
            return "governor"
    if len(state.neutrals) != (len(NEUTRAL_STARTS) if seats == 2 else 0):
        return "neutrals"
    if any((at > 12 and at not in NEUTRAL_STARTS) or at == Place.WAINWRIGHT for at in state.neutrals):
        return "neutrals"
    if not 0 <= state.mail <= 4:
        return "mail"
    if set(state.rubies) != set(RUBY_PLACES) or min(state.rubies.values()) < 0:
        return "rubies"
    if not all(0 <= die <= 6 for die in state.dice):
        return "dice"
    if (Place.FOUNTAIN in state.neutral_discs) or (state.neutral_discs and not state.variant):
        return "neutral_discs"
    return None


def _pile_flaw(state: Bazaar, data: Data) -> str | None:
    seats, counts = len(state.players), components(state)
    if counts["bonus_cards"] != len(data.cards.deck()):
        return "bonus_cards"
    box = Counter(data.cards.deck())
    seen = Counter(state.deck + state.discard + [card for player in state.players for card in player.hand])
    del seen[Card.HIDDEN]
    if seen - box:
        return "bonus_cards"
    start = {
        Place.WAINWRIGHT: data.ruby_supply.wainwright[seats - 2],
        Place.PALACE: palace_rubies(data, seats),
        Place.SMALL_MOSQUE: data.ruby_supply.mosque[seats - 2],
        Place.GREAT_MOSQUE: data.ruby_supply.mosque[seats - 2],
        Place.DEALER: dealer_rubies(data, seats),
    }
    for place, n in start.items():
        if state.rubies[place] + sum(player.rubies.count(place) for player in state.players) != n:
            return "rubies"
    for market, tiles in ((state.large, data.demand.large), (state.small, data.demand.small)):
        if sorted([market.top, *market.unseen, *market.sold]) != sorted(tiles):
            return "demand"
    symbols = data.mosque_tiles.symbols[seats - 2]
    if len(state.stacks) != len(GOODS):
        return "stacks"
    for good in GOODS:
        taken = sum(player.tiles.count(good) for player in state.players)
        if taken > len(symbols) or state.stacks[good] != symbols[taken:]:
            return "stacks"
    if counts["neutral_assistants"] != (seats if state.variant else 0):
        return "neutral_assistants"
    return None


# what may lie on top of a turn's encounters: one action, and on a merchant's own action the steps before it
_NESTED: tuple[type[Frame], ...] = (
    ActionFrame, FamilyFrame, CaravanFrame, CaravanDiscardFrame, FountainFrame, RedFrame, GreenFrame, GovernorFrame,
    SmugglerFrame,
)  # fmt: skip


def _agenda_flaw(state: Bazaar) -> str | None:
    if state.finished or not state.agenda:
        return None if state.finished and not state.agenda else "agenda"
    seat, kinds = state.top.seat, [type(frame) for frame in state.agenda]
    if not 0 <= seat < len(state.players) or any(frame.seat != seat for frame in state.agenda):
        return "agenda"
    bottom = state.agenda[0]
    if not isinstance(bottom, TurnOver) or not _orderly(kinds[1:], bottom.leftovers):
        return "agenda"
    if bottom.leftovers and not state.final_round:
        return "agenda"
    return None if all(_fits(state, frame) for frame in state.agenda) else "agenda"


def _orderly(kinds: Sequence[type[Frame]], leftovers: bool) -> bool:
    """Whether these kinds of frame, from the bottom, can lie on each other."""
    if leftovers:
        return kinds == [LeftoverFrame]
    if kinds in ([MoveFrame], [EndFrame], [EncountersFrame]):
        return True
    if len(kinds) < 2 or kinds[0] is not EncountersFrame or kinds[1] not in _NESTED:
        return False
    above = kinds[2:]
    if kinds[1] is not ActionFrame:
        return not above
    return above in ([], [MerchantsFrame], [AssistantFrame], [MerchantsFrame, AssistantFrame])


def _fits(state: Bazaar, frame: Frame) -> bool:
    """Whether what a frame remembers agrees with the table."""
    player = state.players[frame.seat]
    match frame:
        case ActionFrame(_, place):
            return place is player.merchant
        case FamilyFrame(_, place):
            return place is player.family and place is not Place.POLICE
        case CaravanFrame(_, place, left):
            return place is Place.CARAVANSARY and 1 <= left <= state.data.caravansary.take
        case CaravanDiscardFrame(_, place):
            return place is Place.CARAVANSARY and bool(player.hand)
        case FountainFrame(_, place):
            return place is Place.FOUNTAIN
        case RedFrame(_, Place.TEA_HOUSE, dice, named):
            return min(dice) >= 1 and max(dice) <= 6 and named >= 2
        case RedFrame(_, place, dice, _):
            return place is Place.BLACK_MARKET and min(dice) >= 1 and max(dice) <= 6
        case GreenFrame(_, place):
            return place in WAREHOUSE_OF
        case GovernorFrame():
            return bool(player.hand)
        case SmugglerFrame(_, good, held):
            return bool(player.goods[good]) and (not held or not player.room(good))
        case EncountersFrame(_, done):
            return done is not Place.POLICE
        case _:
            return True


def _player_flaw(state: Bazaar, data: Data, player: Player) -> str | None:
    barrow, start = data.wheelbarrow, data.start
    if not barrow.capacity <= player.capacity <= barrow.capacity + barrow.extensions:
        return "capacity"
    if len(player.goods) != len(GOODS) or not all(0 <= n <= player.capacity for n in player.goods):
        return "goods"
    if not 0 <= player.lira < 10_000:
        return "lira"
    if len(set(player.tiles)) != len(player.tiles):
        return "tiles"
    discs = player.stack.count(Disc.OWN) + len(player.out) + player.reserve
    if discs != start.assistants - state.variant + start.reserve or not 0 <= player.reserve <= start.reserve:
        return "assistants"
    if len(set(player.out)) != len(player.out) or Place.FOUNTAIN in player.out:
        return "assistants"
    return None
