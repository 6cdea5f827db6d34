"""The studio with portraits, and the workshop with requests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.bots.bot import Advice
from desktop.games.fresco.actions import BeginRequest, Blend, GiveTile, Leave, PaintForMoney, TakePortrait
from desktop.games.fresco.actions.studio import worth
from desktop.games.fresco.actions.workshop import fitting, satisfiable
from desktop.games.fresco.bot.day import blended
from desktop.games.fresco.bot.outlook import Outlook
from desktop.games.fresco.box import STACK_PAINT
from desktop.games.fresco.paints import of, packed
from desktop.games.fresco.state import Fresco, RequestFrame, StudioFrame, WorkshopFrame

if TYPE_CHECKING:
    from desktop.games.fresco.bot.thinking import Thinker

_USES = {
    "bishop": 1.6,
    "price": 0.9,
    "income": 0.5,
    "studio": 0.55,
    "blends": 1.2,
    "theatre": 0.3,
}  # points a round and step


def portrait(outlook: Outlook, card_id: str) -> float:
    """Points that a card is worth to a player."""
    state, card = outlook.state, outlook.box.portraits[card_id]
    purse = outlook.purse()
    paints = outlook.ahead(purse.have + packed(of(card.paints)), purse.mask) - outlook.ahead(purse.have, purse.mask)
    if outlook.final:
        paints *= state.masters[outlook.seat].plan[-1] > 0
    lasting = _USES.get(card.lasting, 0.0) * card.amount * outlook.rounds
    money = outlook.money(purse.money + card.thalers) - outlook.money(purse.money)
    return worth(state, outlook.seat, card) + paints + money + lasting


def studio(thinker: Thinker, view: Fresco, frame: StudioFrame) -> Advice:
    outlook = thinker.outlook(view, frame.seat)
    purse = outlook.purse()
    wage = outlook.money(purse.money + outlook.wage) - outlook.money(purse.money)
    card = max(view.portraits, key=lambda card: portrait(outlook, card))
    if portrait(outlook, card) > wage:
        return Advice(TakePortrait(card), "portrait", {"card": card})
    return Advice(PaintForMoney(), "wage", {"n": outlook.wage})


def request_worth(outlook: Outlook, stack: str) -> float:
    """What a request brings beyond the income that its tiles would have paid."""
    here, state = outlook.box, outlook.state
    top = state.stacks[list(STACK_PAINT).index(stack)][0]
    paint = STACK_PAINT[stack]
    pays = here.data.requests.income * 0.5 + outlook.paints[paint if paint is not None else 0]
    costs = here.data.requests.tiles * here.data.money.income * 0.5
    return here.requests[top][1] + outlook.rounds * (pays - costs)


def workshop(thinker: Thinker, view: Fresco, frame: WorkshopFrame) -> Advice:
    outlook = thinker.outlook(view, frame.seat)
    purse = outlook.purse()
    later = not view.final or view.masters[frame.seat].plan[-1] > 0
    all_blends = blended(outlook, purse, frame.left * outlook.blends + frame.blends, later)
    if view.stacks and frame.left and not view.masters[frame.seat].requested:
        fewer = blended(outlook, purse, (frame.left - 1) * outlook.blends + frame.blends, later)
        lost = outlook.value(all_blends, later) - outlook.value(fewer, later)
        stacks = satisfiable(view, frame.seat)
        best = max(stacks, key=lambda stack: request_worth(outlook, stack), default="")
        if best and request_worth(outlook, best) > lost + _patience(outlook):
            return Advice(BeginRequest(best), "request", {"stack": best})
    if not all_blends.trail:
        return Advice(Leave(), "nothing_to_blend")
    _, _, pair, made = outlook.recipes[all_blends.trail[0][1]]
    return Advice(Blend(*pair), "blend", {"paint": made})


def _patience(outlook: Outlook) -> float:
    """Points that a request must bring more than nothing while it can wait."""
    return 1.5 if outlook.rounds > 1 else 0.0


def request(thinker: Thinker, view: Fresco, frame: RequestFrame) -> Advice:
    """Tiles with the fewest blots first: they serve no other request."""
    here = thinker.outlook(view, frame.seat).box
    mine = [tile for tile in fitting(view, frame.who, frame.stack) if tile not in frame.given]
    tile = min(mine, key=lambda tile: (len(here.tiles[tile].back), here.tiles[tile].points))
    return Advice(GiveTile(tile), "few_blots", {"tile": tile})
