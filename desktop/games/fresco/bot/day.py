"""A day thought through: from a plan to what it brings, for oneself alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from desktop.games.fresco.bot.outlook import Outlook, Purse
from desktop.games.fresco.paints import packed
from desktop.games.fresco.state import COLUMNS

Plan = tuple[int, ...]


def purchases(outlook: Outlook, purse: Purse, assistants: int, stall: int) -> Iterator[Purse]:
    """Everything that can be bought at a stall, as far as the money goes."""
    goods = outlook.box.goods
    tiles = outlook.state.stalls[stall].tiles
    cost = outlook.price
    most = min(assistants, len(tiles), purse.money // cost if cost else 9)
    for n in range(1, most + 1):
        seen: set[int] = set()
        for some in combinations(tiles, n):
            paints = sum(packed(goods[tile].paints) for tile in some)
            if paints in seen:
                continue
            seen.add(paints)
            trail = (*purse.trail, *(("buy", stall * 100 + tiles.index(tile)) for tile in some))
            yield purse._replace(have=purse.have + paints, money=purse.money - n * cost, trail=trail)


def best(outlook: Outlook, purses: Iterable[Purse], width: int, later: bool = True) -> list[Purse]:
    """The most valuable few, no two with the same paints and tiles."""
    ranked = sorted(((outlook.value(purse, later), purse) for purse in purses), key=lambda pair: pair[0], reverse=True)
    kept: dict[tuple[int, int, int], Purse] = {}
    for _, purse in ranked:
        kept.setdefault((purse.have, purse.mask, purse.money), purse)
        if len(kept) == width:
            break
    return list(kept.values())


def restored(outlook: Outlook, purses: list[Purse], width: int, later: bool = True) -> list[Purse]:
    """One assistant in the cathedral: the best outcomes, staying away included."""
    found = list(purses)
    for purse in purses:
        found.extend(next for _, next in outlook.restorations(purse, later, width))
    return best(outlook, found, width, later)


def blended(outlook: Outlook, purse: Purse, blends: int, later: bool = True) -> Purse:
    """The best blends one after the other, as long as they make things better."""
    now = outlook.value(purse, later)
    for _ in range(blends):
        better: Purse | None = None
        for index, (need, made, pair, _) in enumerate(outlook.recipes):
            if not _has(purse.have, pair):
                continue
            next = purse._replace(have=purse.have - need + made, trail=(*purse.trail, ("blend", index)))
            value = outlook.value(next, later)
            if value > now + 1e-9:
                better, now = next, value
        if better is None:
            break
        purse = better
    return purse


def _has(have: int, pair: tuple[int, ...]) -> bool:
    first, second = pair
    return bool((have >> 16 * first) & 0xFFFF) and bool((have >> 16 * second) & 0xFFFF)


def bought(outlook: Outlook, purse: Purse, assistants: int, stalls: Iterable[int], width: int) -> list[Purse]:
    """The best purchases with so many assistants, buying nothing included."""
    purses = [purse]
    for stall in stalls:
        purses.extend(purchases(outlook, purse, assistants, stall))
    return best(outlook, purses, width)


class Day:
    """Values of all plans from one purse, with some stalls open. Shared steps are thought through once."""

    def __init__(self, outlook: Outlook, purse: Purse, stalls: tuple[int, ...], mood: int) -> None:
        self.outlook, self.mood, spaces = outlook, mood, outlook.box.data.crew.spaces
        width = outlook.worths.width
        self._width = width
        self._restored: dict[tuple[int, int], list[Purse]] = {
            (market, 0): bought(outlook, purse, market, stalls, width + 1) for market in range(spaces + 1)
        }
        self._blended: dict[tuple[int, int, int], list[Purse]] = {}
        self._ended: dict[tuple[int, int, int, int], list[Purse]] = {}

    def after_cathedral(self, market: int, cathedral: int) -> list[Purse]:
        key = (market, cathedral)
        if key not in self._restored:
            self._restored[key] = restored(self.outlook, self.after_cathedral(market, cathedral - 1), self._width)
        return self._restored[key]

    def after_workshop(self, market: int, cathedral: int, workshop: int) -> list[Purse]:
        key = (market, cathedral, workshop)
        if key not in self._blended:
            blends = workshop * self.outlook.blends
            purses = self.after_cathedral(market, cathedral)
            self._blended[key] = [blended(self.outlook, purse, blends) for purse in purses] if blends else purses
        return self._blended[key]

    def after_last(self, market: int, cathedral: int, workshop: int, last: int, more: int = 0) -> list[Purse]:
        """The second cathedral of the last round; `more` assistants come after these."""
        if not last:
            return self.after_workshop(market, cathedral, workshop)
        key = (market, cathedral, workshop, last * 8 + more)
        if key not in self._ended:
            before = self.after_last(market, cathedral, workshop, last - 1, more + 1)
            self._ended[key] = restored(self.outlook, before, self._width + 1, later=more > 0)
        return self._ended[key]

    def value(self, plan: Plan) -> float:
        """Points that a plan is worth in the end."""
        outlook = self.outlook
        market, cathedral, studio, workshop, last = plan
        wages = studio * outlook.wage
        if outlook.final:
            purses = self.after_last(market, cathedral, workshop, last)
            return max(purse.gain + outlook.money(purse.money + wages) for purse in purses)
        purses = self.after_workshop(market, cathedral, workshop)
        worth = max(
            purse.gain + outlook.money(purse.money + wages) + outlook.ahead(purse.have, purse.mask) for purse in purses
        )
        return worth + outlook.mood(self.mood + outlook.box.data.work.theatre * last)


def plans(crew: int, spaces: int, least: Plan = (0,) * COLUMNS) -> Iterator[Plan]:
    """Every plan that uses the crew and contains what is placed already."""

    def fill(column: int, left: int) -> Iterator[Plan]:
        if column == COLUMNS - 1:
            if least[column] <= left <= spaces:
                yield (left,)
            return
        for n in range(least[column], min(spaces, left) + 1):
            for rest in fill(column + 1, left - n):
                yield (n, *rest)

    yield from fill(0, crew)
