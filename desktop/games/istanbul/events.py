"""What happens in Istanbul, in its own words. Only a drawn card is secret, and only its player learns which it is."""

from __future__ import annotations

from desktop.engine.action import Event
from desktop.games.istanbul.pieces import Card, Disc, Good, Place
from desktop.games.istanbul.state import Goods


class MerchantMoved(Event, frozen=True):
    """The stack walked (start == place: it stayed)."""

    start: Place
    place: Place
    card: Card | None = None


class AssistantLeft(Event, frozen=True):
    place: Place
    disc: Disc


class AssistantCollected(Event, frozen=True):
    place: Place
    disc: Disc


class FeePaid(Event, frozen=True):
    """2 Lira to the owner of a merchant here, to the supply for a neutral one (None)."""

    to: int | None
    lira: int


class NeutralMoved(Event, frozen=True):
    """The dice sent a neutral merchant to a place."""

    dice: tuple[int, int]
    place: Place


class TurnCutShort(Event, frozen=True):
    """Nobody works here: no action, nobody met. `at_fee`: it ended at the merchants, not at the assistant."""

    place: Place
    at_fee: bool


class ActionSkipped(Event, frozen=True):
    place: Place


class GoodsGained(Event, frozen=True):
    """Goods onto the wheelbarrow; `lost` did not fit. `source` is where from: a place, a card, a tile, the smuggler."""

    goods: Goods
    lost: Goods
    source: str


class LiraGained(Event, frozen=True):
    lira: int
    source: str


class LiraPaid(Event, frozen=True):
    lira: int
    reason: str


class GoodsPaid(Event, frozen=True):
    goods: Goods
    reason: str


class ExtensionBought(Event, frozen=True):
    lira: int
    capacity: int


class RubyGained(Event, frozen=True):
    """A ruby from a place; `count` is how many the seat has now."""

    place: Place
    count: int


class MailMoved(Event, frozen=True):
    """The indicators of the post office; `moved` have slid down now."""

    moved: int


class CardDrawn(Event, frozen=True):
    """A card from the draw pile into the hand."""

    card: Card

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else CardDrawn(seat=self.seat, card=Card.HIDDEN)


class DiscardTaken(Event, frozen=True):
    """The top of the discard pile into the hand; everybody sees it."""

    card: Card


class CardDiscarded(Event, frozen=True):
    card: Card


class CardPlayed(Event, frozen=True):
    """A card whose effect is over goes onto the discard pile."""

    card: Card


class Reshuffled(Event, frozen=True):
    """The discard pile became the draw pile."""

    cards: int


class AssistantRecalled(Event, frozen=True):
    """An own assistant came back under the merchant from afar."""

    place: Place
    source: str


class FifthAssistant(Event, frozen=True):
    pass


class DiceRolled(Event, frozen=True):
    """`source`: black_market, tea_house, reroll."""

    dice: tuple[int, int]
    source: str


class TeaNamed(Event, frozen=True):
    number: int


class DieTurned(Event, frozen=True):
    index: int
    dice: tuple[int, int]


class JewelryMissed(Event, frozen=True):
    """The dice of the black market brought nothing."""

    total: int


class Sold(Event, frozen=True):
    goods: Goods
    lira: int
    place: Place


class DemandChanged(Event, frozen=True):
    """The demand tile went under its stack; this one is on top now."""

    place: Place
    tile: Goods


class TileTaken(Event, frozen=True):
    """A mosque tile of a colour, with this many symbols."""

    good: Good
    symbols: int


class FamilySent(Event, frozen=True):
    place: Place


class FamilyReturned(Event, frozen=True):
    """The own family member came home by a card."""

    place: Place


class Caught(Event, frozen=True):
    """`seat` sent the family member of `owner` home from a place."""

    owner: int
    place: Place


class GovernorMoved(Event, frozen=True):
    dice: tuple[int, int]
    place: Place


class SmugglerMoved(Event, frozen=True):
    dice: tuple[int, int]
    place: Place


class GoodLost(Event, frozen=True):
    """The smuggler's good found no room after the payment."""

    good: Good


class TurnBegan(Event, frozen=True):
    pass


class RoundBegan(Event, frozen=True):
    round: int


class LastRound(Event, frozen=True):
    """`seat` reached the target: the round is played to its end."""

    rubies: int


class LeftoversBegan(Event, frozen=True):
    """All rounds are played; leftover cards may be turned into Lira and goods."""


class MatchOver(Event, frozen=True):
    pass
