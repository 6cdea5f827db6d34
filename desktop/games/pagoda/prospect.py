"""How many points a set of cards could make in one turn: an estimate for bots, a hundred times quicker than the rules.

It goes site by site and forgets what the rules know of the order of builds: an ability that a tile brings helps only the
sites that come later in the row, a tile may be counted on two sites, and an empty site gets no second floor. `tests/games/pagoda/test_bots.py` compares.
"""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.data import Laws, Tile
from desktop.games.pagoda.state import CORNERS, Pagodas, Site

READY, SPENT = 1, 2  # an ability: 0 not there, READY, SPENT in this turn
Square = tuple[int, int, int]  # floor, colour, columns


class Ground:
    """The board as the estimate sees it: sites that could still be built on, spots of the tiles left by colour. What was
    found out for some cards is remembered for others."""

    __slots__ = ("column", "empty", "gains", "memo", "n", "roof", "roofs", "spots", "squares", "tile", "top")

    def __init__(self, laws: Laws, sites: Sequence[Site], tiles: Sequence[Tile]) -> None:
        self.gains = laws.uses > 0
        self.top, self.column, self.tile, self.roof = laws.top, laws.column, laws.tile, laws.tile + laws.spire
        self.spots: list[list[int]] = [[], [], [], [], []]
        self.roofs: list[list[int]] = [[], [], [], [], []]
        for tile in tiles:
            self.spots[tile.colour].append(int(tile.spots))
            self.roofs[tile.colour].append(int(tile.roof))
        self.empty = 0
        squares: list[Square] = []
        for site in sites:
            if site.complete:
                continue
            if site.colour is None:
                self.empty += 1
            elif site.columns < CORNERS or self.spots[site.colour]:
                squares.append((site.floor, int(site.colour), site.columns))
        squares.sort(key=lambda square: -square[0])
        self.squares = squares
        self.n = len(squares)
        self.memo: dict[tuple[int, int, int, int, int, int, int, int, bool], int] = {}

    def best(self, means: Means) -> int:
        """The most points that a turn makes, about."""
        return self.from_site(0, means.cards, means.builds, means.bowl, means.buddha, means.lantern)

    def from_site(self, index: int, cards: int, builds: int, bowl: int, buddha: int, lantern: bool) -> int:
        """The most points on the sites from an index on; those that these cards cannot touch are passed over."""
        if not cards:
            return 0
        for at in range(index, self.n):
            floor, colour, columns = self.squares[at]
            if columns < CORNERS:
                if builds and (cards >> 4 * colour & 15 or bowl == READY):
                    return self.on(at, floor, colour, columns, cards, builds, bowl, buddha, lantern)
            elif cards >> 4 * colour & 15 or buddha == READY:
                return self.on(at, floor, colour, columns, cards, builds, bowl, buddha, lantern)
        return self.column[1] * min(builds, grounded(cards, self.empty)) if builds and self.empty else 0

    def on(
        self, index: int, floor: int, colour: int, columns: int,
        cards: int, builds: int, bowl: int, buddha: int, lantern: bool,
    ) -> int:  # fmt: skip
        key = (index, floor, colour, columns, cards, builds, bowl, buddha, lantern)
        known = self.memo.get(key)
        if known is not None:
            return known
        most = self.from_site(index + 1, cards, builds, bowl, buddha, lantern)
        if columns < CORNERS:
            if builds:
                most = max(most, self._column(index, floor, colour, columns, cards, builds, bowl, buddha, lantern))
        else:
            most = max(most, self._tile(index, floor, colour, cards, builds, bowl, buddha, lantern))
        self.memo[key] = most
        return most

    def _column(
        self, index: int, floor: int, colour: int, columns: int,
        cards: int, builds: int, bowl: int, buddha: int, lantern: bool,
    ) -> int:  # fmt: skip
        points = self.column[floor]
        if cards >> 4 * colour & 15:
            rest = cards - (1 << 4 * colour)
            return points + self.on(index, floor, colour, columns + 1, rest, builds - 1, bowl, buddha, lantern)
        if bowl == READY:
            rest = without_pair(cards, colour)
            if rest >= 0:
                return points + self.on(index, floor, colour, columns + 1, rest, builds - 1, SPENT, buddha, lantern)
        return 0

    def _tile(
        self, index: int, floor: int, colour: int, cards: int, builds: int, bowl: int, buddha: int, lantern: bool
    ) -> int:
        if cards >> 4 * colour & 15:
            cards -= 1 << 4 * colour
        elif buddha == READY:
            cards, buddha = without_pair(cards, colour), SPENT
            if cards < 0:
                return 0
        else:
            return 0
        if floor == self.top:
            return self._roof(index, colour, cards, builds, bowl, buddha, lantern)
        if self.gains:
            if colour == Colour.RED and not lantern:
                lantern, builds = True, builds + 1
            elif colour == Colour.GREEN and not bowl:
                bowl = READY
            elif colour == Colour.BLUE and not buddha:
                buddha = READY
        if not self.spots[colour]:
            return 0
        most = self.from_site(index + 1, cards, builds, bowl, buddha, lantern)
        for spots in self.spots[colour]:
            if cards >> 4 * spots & 15 or bowl == READY:
                most = max(most, self.on(index, floor + 1, spots, 0, cards, builds, bowl, buddha, lantern))
        return self.tile + most

    def _roof(self, index: int, colour: int, cards: int, builds: int, bowl: int, buddha: int, lantern: bool) -> int:
        if not builds:
            return 0
        most = -1
        for spot in self.roofs[colour]:
            own = cards >> 4 * spot & 15
            if own >= 2:
                rest, after = cards - (2 << 4 * spot), bowl
            elif bowl == READY:
                rest, after = without_pair(cards - (own << 4 * spot), spot), SPENT
                if not own and rest >= 0:
                    rest = without_pair(rest, spot)
                if rest < 0:
                    continue
            else:
                continue
            most = max(most, self.from_site(index + 1, rest, builds - 1, after, buddha, lantern))
        return self.roof + most if most >= 0 else 0


class Means:
    """What a player has: cards by colour as a number (four bits a colour), builds left, bowl and Buddha."""

    __slots__ = ("bowl", "buddha", "builds", "cards", "lantern")

    def __init__(self, laws: Laws, cards: Sequence[int], uses: Sequence[int]) -> None:
        self.cards = pack(cards)
        self.builds = laws.lantern_columns if uses[Ability.LANTERN] else laws.columns
        self.lantern = bool(uses[Ability.LANTERN])
        self.bowl = READY if uses[Ability.BOWL] else 0
        self.buddha = READY if uses[Ability.BUDDHA] else 0


def pack(cards: Sequence[int]) -> int:
    """Cards as colours, to a number with four bits a colour."""
    packed = 0
    for colour in cards:
        packed += 1 << 4 * colour
    return packed


def means_of(state: Pagodas, seat: int, cards: Sequence[int]) -> Means:
    """The means of a seat at the start of a turn, holding these cards."""
    return Means(state.laws, cards, state.builders[seat].uses)


def grounded(cards: int, empty: int) -> int:
    """How many cards could become columns on so many empty sites: one colour a site."""
    counts = sorted((cards >> 4 * colour & 15) for colour in range(5))
    return sum(counts[-empty:])


def without_pair(cards: int, but: int) -> int:
    """Cards without a pair of the colour that has most, never of `but`; -1 when there is none."""
    most, pair = 1, -1
    for colour in range(5):
        n = cards >> 4 * colour & 15
        if n > most and colour != but:
            most, pair = n, colour
    return cards - (2 << 4 * pair) if pair >= 0 else -1
