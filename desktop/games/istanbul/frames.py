"""The agenda: every open decision of a turn. What comes after lies below; a frame ends by popping itself."""

from __future__ import annotations

from typing import ClassVar

from desktop.engine.state import Frame
from desktop.games.istanbul.pieces import Good, Place


class TurnOver(Frame, frozen=True):
    """Lies under all of a turn: when it is on top, the turn (or, after the last round, the seat's leftover cards) is
    over. Nobody decides here."""

    rule: ClassVar[str] = "turn"
    leftovers: bool = False


class MoveFrame(Frame, frozen=True):
    """MOVE (5.2): where to."""

    rule: ClassVar[str] = "move"


class AssistantFrame(Frame, frozen=True):
    """ASSISTANT (5.2): leave one, pick one up, or decline."""

    rule: ClassVar[str] = "assistant"


class MerchantsFrame(Frame, frozen=True):
    """MERCHANTS (5.2): pay everybody here, or decline."""

    rule: ClassVar[str] = "fee"


class ActionFrame(Frame, frozen=True):
    """ACTION (5.2): what the place offers, once, or skip."""

    rule: ClassVar[str] = "turn"
    place: Place


class FamilyFrame(Frame, frozen=True):
    """The family member was sent to a place and acts there, once, or not at all (6.1, place 12)."""

    rule: ClassVar[str] = "family_sent"
    place: Place


class EncountersFrame(Frame, frozen=True):
    """ENCOUNTERS (5.2): whom to meet, in any order, until the turn is ended. `done` is the place whose action was carried
    out; the others say who was met."""

    rule: ClassVar[str] = "encounters"
    done: Place | None = None
    caught: bool = False
    governor: bool = False
    smuggler: bool = False


class EndFrame(Frame, frozen=True):
    """The turn was cut short; cards of any time may still be played."""

    rule: ClassVar[str] = "turn"


class CaravanFrame(Frame, frozen=True):
    """Place 6: where the next card comes from; `left` are still to be taken."""

    rule: ClassVar[str] = "caravansary"
    place: Place
    left: int


class CaravanDiscardFrame(Frame, frozen=True):
    """Place 6: which card goes away."""

    rule: ClassVar[str] = "caravansary"
    place: Place


class FountainFrame(Frame, frozen=True):
    """Place 7: whom to call back next, or done."""

    rule: ClassVar[str] = "fountain"
    place: Place


class RedFrame(Frame, frozen=True):
    """Places 8 and 9: the dice lie, the red tile may change them. `named` is the number named at the tea house."""

    rule: ClassVar[str] = "mosque_red"
    place: Place
    dice: tuple[int, int]
    named: int = 0


class GreenFrame(Frame, frozen=True):
    """Places 2-4, filled: one good of any kind for 2 Lira, or not."""

    rule: ClassVar[str] = "mosque_green"
    place: Place


class GovernorFrame(Frame, frozen=True):
    """A card was drawn from the governor: pay 2 Lira or discard a card."""

    rule: ClassVar[str] = "governor"


class SmugglerFrame(Frame, frozen=True):
    """A good was taken from the smuggler: pay 2 Lira or a good. `held`: there was no room for it, so it is still in the
    hand (6.4: capacity is checked only after the payment)."""

    rule: ClassVar[str] = "smuggler"
    good: Good
    held: bool


class LeftoverFrame(Frame, frozen=True):
    """After the last round: cards that turn into Lira or goods (7.2)."""

    rule: ClassVar[str] = "end_cards"


AnyFrame = (
    TurnOver
    | MoveFrame
    | AssistantFrame
    | MerchantsFrame
    | ActionFrame
    | FamilyFrame
    | EncountersFrame
    | EndFrame
    | CaravanFrame
    | CaravanDiscardFrame
    | FountainFrame
    | RedFrame
    | GreenFrame
    | GovernorFrame
    | SmugglerFrame
    | LeftoverFrame
)

DECISIONS: tuple[type[Frame], ...] = (
    MoveFrame, AssistantFrame, MerchantsFrame, ActionFrame, FamilyFrame, EncountersFrame, EndFrame, CaravanFrame,
    CaravanDiscardFrame, FountainFrame, RedFrame, GreenFrame, GovernorFrame, SmugglerFrame, LeftoverFrame,
)  # fmt: skip
