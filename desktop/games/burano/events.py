"""What can happen, for log, pops and lessons. Cells, squares, islands and ports are numbered as in the state."""

from __future__ import annotations

from typing import Literal

from desktop.engine.action import Event
from desktop.games.burano.box import Roof
from desktop.games.burano.pieces import Area, Building, Colour, Fish, Season, Ship, Symbol, Worker


class MatchBegan(Event, frozen=True, kw_only=True):
    """The board is set up; `seat` has the starting marker."""


class SeasonBegan(Event, frozen=True, kw_only=True):
    """Towers are built for a season."""

    season: Season


class CubePlaced(Event, frozen=True, kw_only=True):
    """A cube was put on a growing tower, which only its player sees."""

    colour: Colour
    cell: int

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else None


class TowerFilled(Event, frozen=True, kw_only=True):
    """The rest of a growing tower was filled by rule; `n` cubes."""

    n: int

    def seen_by(self, viewer: int | None) -> Event | None:
        return self if viewer == self.seat else None


class TowerFinished(Event, frozen=True, kw_only=True):
    """A player is done with the tower."""


class TowersRevealed(Event, frozen=True, kw_only=True):
    """All towers are public; `coins` by seat for surplus cubes."""

    coins: tuple[int, ...]


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn of `seat`, the `turn`-th of `turns` in this season."""

    turn: int
    turns: int


class CubeTaken(Event, frozen=True, kw_only=True):
    """A cube went from the tower into the ready area."""

    colour: Colour
    cell: int


class HouseBuilt(Event, frozen=True, kw_only=True):
    """A house on the main island at a height; `privilege` gained for the colour."""

    colour: Colour
    cell: int
    level: int
    privilege: int
    area: Area


class RoofPainted(Event, frozen=True, kw_only=True):
    """A roof was laid on two houses of height `level`."""

    roof: Roof
    a: int
    b: int
    level: int


class PrivilegeRewarded(Event, frozen=True, kw_only=True):
    """The reward for a roof: privilege; `no_card`: there was none to choose."""

    n: int
    no_card: bool


class BuildingTaken(Event, frozen=True, kw_only=True):
    """The reward for a roof: a building card."""

    card: Building


class BuildingShown(Event, frozen=True, kw_only=True):
    """A new building card lies open."""

    card: Building


class RoofScored(Event, frozen=True, kw_only=True):
    """Points for a roof by its symbol; `n` is what was counted."""

    symbol: Symbol
    n: int
    points: int


class ActionSkipped(Event, frozen=True, kw_only=True):
    """A colour's action was left undone."""

    area: Area


class DocksSwapped(Event, frozen=True, kw_only=True):
    """Two dock houses changed places; `free` by the harbour office."""

    a: int
    b: int
    colours: tuple[Colour, Colour]
    free: bool


class BoatSailed(Event, frozen=True, kw_only=True):
    """A boat moved between sea areas; `matches` at an island, 0 at a port."""

    start: int
    area: int
    matches: int


class FishTaken(Event, frozen=True, kw_only=True):
    """A fish card came into the hand: from the display, or from the deck, where only its player sees it."""

    fish: Fish
    deck: bool
    loft: bool = False

    def seen_by(self, viewer: int | None) -> Event | None:
        if self.deck and viewer != self.seat:
            return FishTaken(seat=self.seat, fish=Fish.HIDDEN, deck=True, loft=self.loft)
        return self


class DisplayFilled(Event, frozen=True, kw_only=True):
    """Fish cards were laid out again."""

    fish: tuple[Fish, ...]


class MenLanded(Event, frozen=True, kw_only=True):
    """Men went ashore."""

    island: int
    n: int


class SentHome(Event, frozen=True, kw_only=True):
    """A worker of `seat` had to go home; `place` is an island or a square."""

    worker: Worker
    place: int
    coins: int


class WheelTurned(Event, frozen=True, kw_only=True):
    """The time wheel turned by `n`."""

    n: int


class SetSold(Event, frozen=True, kw_only=True):
    """Fish were sold to a ship, which sailed to the other port."""

    ship: Ship
    cards: tuple[Fish, ...]
    points: int
    port: int


class WomanPlaced(Event, frozen=True, kw_only=True):
    """A woman went to a workshop; `coin`: what the square paid; `means`: what made it possible."""

    square: int
    coin: int
    means: Literal["plain", "bridge", "bench", "privilege"]


class WagesPaid(Event, frozen=True, kw_only=True):
    """Coins for uncovered houses, and those of the bank."""

    coins: int
    bank: int


class CalledHome(Event, frozen=True, kw_only=True):
    """A player called a worker home."""

    worker: Worker
    place: int
    coins: int


class CoinTaken(Event, frozen=True, kw_only=True):
    """A point of privilege became coins."""

    coins: int


class CubeAdded(Event, frozen=True, kw_only=True):
    """A point of privilege became a cube on the tower, or in the reserve (`cell` None)."""

    colour: Colour
    cell: int | None


class TurnEnded(Event, frozen=True, kw_only=True):
    """A turn of so many moves ended; `coins` paid (negative) or received."""

    moves: int
    coins: int


class ScoringBegan(Event, frozen=True, kw_only=True):
    """The turns of a season are over."""

    season: Season


class IslandScored(Event, frozen=True, kw_only=True):
    """`seats` have most men on an island; each gets `points`."""

    island: int
    seats: tuple[int, ...]
    points: int


class CubeReturned(Event, frozen=True, kw_only=True):
    """A cube of the tower went back for a woman."""

    colour: Colour
    square: int
    points: int


class GuildScored(Event, frozen=True, kw_only=True):
    """Extra points for a guild on these squares."""

    squares: tuple[int, ...]
    points: int


class MarkersDealt(Event, frozen=True, kw_only=True):
    """The action markers lie anew."""

    markers: tuple[Colour, ...]


class TowerDismantled(Event, frozen=True, kw_only=True):
    """What was left of a tower went into the reserve."""

    n: int


class CubesReceived(Event, frozen=True, kw_only=True):
    """Cubes for covered houses; `short`: how many were not in the supply."""

    colours: tuple[Colour, ...]
    short: int


class SubstituteTaken(Event, frozen=True, kw_only=True):
    """Another colour instead of one that ran out."""

    colour: Colour


class RoofDiscarded(Event, frozen=True, kw_only=True):
    """A roof was laid aside."""

    roof: Roof


class StackRenewed(Event, frozen=True, kw_only=True):
    """A stack was empty: the discarded roofs of its symbol are the new one."""

    symbol: Symbol
    n: int


class RoofTaken(Event, frozen=True, kw_only=True):
    """A roof came into the roof area."""

    roof: Roof


class StartPassed(Event, frozen=True, kw_only=True):
    """`seat` has the starting marker now."""


class FinalScoringBegan(Event, frozen=True, kw_only=True):
    """Winter is over."""


class PrivilegeCashed(Event, frozen=True, kw_only=True):
    """Privilege became money at the end."""

    n: int


class FinalScored(Event, frozen=True, kw_only=True):
    """Points at the end: for money, for fish in the hand, for a building card (`card`)."""

    source: Literal["money", "hand", "building"]
    n: int
    points: int
    card: Building | None = None


class MatchOver(Event, frozen=True, kw_only=True):
    """Everything is counted."""


EVENTS: tuple[type[Event], ...] = (
    MatchBegan, SeasonBegan, CubePlaced, TowerFilled, TowerFinished, TowersRevealed, TurnBegan, CubeTaken, HouseBuilt,
    RoofPainted, PrivilegeRewarded, BuildingTaken, BuildingShown, RoofScored, ActionSkipped, DocksSwapped, BoatSailed,
    FishTaken, DisplayFilled, MenLanded, SentHome, WheelTurned, SetSold, WomanPlaced, WagesPaid, CalledHome, CoinTaken,
    CubeAdded, TurnEnded, ScoringBegan, IslandScored, CubeReturned, GuildScored, MarkersDealt, TowerDismantled,
    CubesReceived, SubstituteTaken, RoofDiscarded, StackRenewed, RoofTaken, StartPassed, FinalScoringBegan,
    PrivilegeCashed, FinalScored, MatchOver,
)  # fmt: skip
