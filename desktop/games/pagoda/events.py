"""What can happen, for log, pops and lessons. `site` and `seat` count from 0, `floor` from 1."""

from __future__ import annotations

from typing import Literal

from desktop.engine.action import Event
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.data import Tile
from desktop.games.pagoda.state import Card


class MatchBegan(Event, frozen=True, kw_only=True):
    """The cards are dealt; `seat` begins."""


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn of `seat`; `last`: the match ends after it."""

    number: int
    last: bool


class CardsPaid(Event, frozen=True, kw_only=True):
    """Cards lie under a site now; `ability` paid with a pair, None when no ability was used."""

    site: int
    cards: tuple[Card, ...]
    use: Literal["column", "tile", "spire"]
    ability: Ability | None


class AbilityUsed(Event, frozen=True, kw_only=True):
    """A marker moved left to `left` uses."""

    ability: Ability
    left: int


class ColumnBuilt(Event, frozen=True, kw_only=True):
    """`stand_in`: the piece's own colour when the supply had none of the right one (6.1). `free`: alternative turn."""

    site: int
    floor: int
    colour: Colour
    points: int
    stand_in: Colour | None
    free: bool


class TileLaid(Event, frozen=True, kw_only=True):
    """A floor tile; the next floor has the colour of its spots."""

    site: int
    floor: int
    tile: Tile
    points: int


class RoofLaid(Event, frozen=True, kw_only=True):
    """A roof; its spire follows."""

    site: int
    tile: Tile
    points: int


class SpireBuilt(Event, frozen=True, kw_only=True):
    """A pagoda is finished, the `pagodas`-th."""

    site: int
    colour: Colour
    points: int
    pagodas: int


class AbilityGained(Event, frozen=True, kw_only=True):
    """A tile set its ability to `uses`; `before` is where the marker was after every use in the same action."""

    ability: Ability
    uses: int
    before: int


class SiteDied(Event, frozen=True, kw_only=True):
    """No tile of the colour is left, so that nothing can be built on this site any more (6.2)."""

    site: int
    colour: Colour | None


class DragonUsed(Event, frozen=True, kw_only=True):
    """The dragon: cards will be thrown away."""


class AlternativeDeclared(Event, frozen=True, kw_only=True):
    """Four cards for one column."""


class BlockedDeclared(Event, frozen=True, kw_only=True):
    """Nothing can be built; `row`: which blocked discard in a row this is."""

    row: int


class CardDiscarded(Event, frozen=True, kw_only=True):
    """A card went face up to the discard pile."""

    card: Card


class TurnEnded(Event, frozen=True, kw_only=True):
    """A player ended the turn; `points` made in it; `fan`: the hand is refilled further."""

    points: int
    fan: bool


class PlayedCleared(Event, frozen=True, kw_only=True):
    """The cards under the sites go to the discard pile."""

    n: int


class CardDrawn(Event, frozen=True, kw_only=True):
    """A card from the pile, open or into the hand, where only its player sees the colour."""

    card: Card

    def seen_by(self, viewer: int | None) -> Event | None:
        if self.card.hand and viewer != self.seat:
            return CardDrawn(seat=self.seat, card=Card(Colour.HIDDEN, True))
        return self


class PileShuffled(Event, frozen=True, kw_only=True):
    """The draw pile was empty: the discard pile became the new one."""

    n: int


class MatchOver(Event, frozen=True, kw_only=True):
    """The end: the last round is played, nothing can be built any more, or ten blocked discards in a row."""

    reason: Literal["pagodas", "nothing_left", "blocked"]


EVENTS: tuple[type[Event], ...] = (
    MatchBegan, TurnBegan, CardsPaid, AbilityUsed, ColumnBuilt, TileLaid, RoofLaid, SpireBuilt, AbilityGained, SiteDied,
    DragonUsed, AlternativeDeclared, BlockedDeclared, CardDiscarded, TurnEnded, PlayedCleared, CardDrawn, PileShuffled,
    MatchOver,
)  # fmt: skip
