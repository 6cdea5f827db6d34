"""What lies on the table, and the open decisions."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from desktop.engine.state import Frame, State
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.data import Laws, Tile, laws_of

CORNERS = 4  # columns on a floor
SPIRE = 2  # columns of a spire


class Card(Struct, frozen=True, order=True):
    """A card that a player holds: its colour, and whether it is in the hand or lies open."""

    colour: Colour
    hand: bool = False


class Paid(Struct, frozen=True):
    """A card that lies under a site until the end of the turn: upright for columns, sideways for tiles."""

    site: int
    colour: Colour
    use: Literal["column", "tile", "spire"]


class Deed(Struct, frozen=True):
    """Something built and scored. `floor` is the one it stands on or closes; `colour` the column's or tile's."""

    kind: Literal["column", "tile", "roof", "spire"]
    turn: int
    site: int
    floor: int
    colour: Colour
    points: int


class Site(Struct, frozen=True):
    """A foundation and the pagoda on it (3.1). `colour` and `columns` are those of the floor being built; when the
    pagoda is complete, of its spire."""

    tiles: tuple[Tile, ...] = ()
    colour: Colour | None = None
    columns: int = 0
    complete: bool = False

    @property
    def floor(self) -> int:
        """The floor being built, from 1; of a finished pagoda the top floor."""
        return len(self.tiles) + (not self.complete)

    def floor_colour(self, floor: int) -> Colour | None:
        """The colour of the columns on a floor: a laid tile has the colour of the columns below it."""
        return self.tiles[floor - 1].colour if floor <= len(self.tiles) else self.colour


class Builder(Struct):
    """A player's things. Lists of uses are indexed by Ability."""

    open: list[Colour]
    hand: list[Colour]
    uses: list[int]
    score: int = 0
    deeds: list[Deed] = []


class Turn(Struct):
    """What has been done in this turn; `number` counts the turns of both players from 1.

    `alternative`: it was declared, or its column built; `blocked`: the one-column minimum is waived (5.6)."""

    number: int
    columns: int = 0
    tiles: int = 0
    used: tuple[Ability, ...] = ()
    alternative: bool = False
    blocked: bool = False


# -- frames --------------------------------------------------------------------------------------------------------------


class OpeningFrame(Frame, frozen=True):
    """The cards are dealt; nobody decides."""

    rule: ClassVar[str] = "setup"


class TurnFrame(Frame, frozen=True):
    """A turn begins, or goes on before anything is built: dragon, alternative turn or the first build."""

    rule: ClassVar[str] = "turn"


class BuildFrame(Frame, frozen=True):
    """Something is built; more, or the end of the turn."""

    rule: ClassVar[str] = "build"


class DragonFrame(Frame, frozen=True):
    """The dragon is used: throw cards away, then draw new ones."""

    rule: ClassVar[str] = "dragon"
    discarded: int = 0


class AlternativeFrame(Frame, frozen=True):
    """The alternative turn: `left` more cards to discard."""

    rule: ClassVar[str] = "alternative"
    left: int


class FreeColumnFrame(Frame, frozen=True):
    """The alternative turn: its one column, of any colour."""

    rule: ClassVar[str] = "alternative_column"


class BlockedFrame(Frame, frozen=True):
    """A blocked player: `left` more cards to discard."""

    rule: ClassVar[str] = "blocked"
    left: int


class EndFrame(Frame, frozen=True):
    """Nothing is left but to end the turn, with or without the fan."""

    rule: ClassVar[str] = "end_turn"


class RefillFrame(Frame, frozen=True):
    """Cards are drawn up to 5 open and `hand` in the hand; nobody decides."""

    rule: ClassVar[str] = "refill"
    hand: int


class TurnOverFrame(Frame, frozen=True):
    """The turn is over: the end of the match, or the other player; nobody decides."""

    rule: ClassVar[str] = "end"


AnyFrame = (
    OpeningFrame | TurnFrame | BuildFrame | DragonFrame | AlternativeFrame | FreeColumnFrame | BlockedFrame | EndFrame
    | RefillFrame | TurnOverFrame
)  # fmt: skip


class Pagodas(State, kw_only=True):
    """The whole table.

    `tiles`: those left, sorted; `columns`: how many of each colour the supply holds; `pile` has no order; `discard` lies
    face up, `played` under the sites; `barren`: discards of blocked players since the last build (5.6).
    """

    starter: int
    builders: list[Builder]
    sites: list[Site]
    tiles: tuple[Tile, ...]
    columns: list[int]
    pile: list[Colour]
    discard: list[Colour] = []
    played: list[Paid] = []
    turn: Turn
    barren: int = 0
    agenda: list[AnyFrame] = []

    @property
    def laws(self) -> Laws:
        """The numbers of this match's edition and mode."""
        return laws_of(self.edition, bool(self.options["quick"]), bool(self.options["simple"]))

    @property
    def simple(self) -> bool:
        """The simple mode: no architect boards."""
        return bool(self.options["simple"])

    @property
    def pagodas(self) -> int:
        """How many pagodas are finished."""
        return sum(site.complete for site in self.sites)

    @property
    def actor(self) -> Builder:
        """The player whose turn it is."""
        return self.builders[self.agenda[-1].seat]

    def usable(self, seat: int, ability: Ability) -> bool:
        """Whether an ability has uses left and was not used in this turn (6.6). False in the simple mode."""
        return self.builders[seat].uses[ability] > 0 and ability not in self.turn.used
