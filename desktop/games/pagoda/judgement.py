"""What a finished turn is worth to a player who thinks of the opponent: points now, the reply, what comes after it."""

from __future__ import annotations

from msgspec import Struct

from desktop.engine.chance import Chance
from desktop.games.pagoda.colour import COLOURS, Colour
from desktop.games.pagoda.prospect import Ground, means_of
from desktop.games.pagoda.state import CORNERS, Pagodas
from desktop.games.pagoda.view import unseen


class Taste(Struct, frozen=True):
    """How much each thing counts, in points."""

    reply: float = 1.0  # a point that the opponent can make next
    next: float = 0.35  # a point that this player could make after that
    win: float = 60.0  # winning, when the match ends with this turn or the next
    hidden: bool = True  # whether the opponent's hand is imagined too, or only the open cards are looked at
    uses: tuple[float, float, float, float, float] = (1.2, 0.3, 0.5, 0.7, 0.8)  # a use that is left, by Ability


class Verdict(Struct, frozen=True):
    """The worth of a turn and the points that the opponent's best reply makes on the average."""

    value: float
    reply: float


class Judge:
    """Judges turns of one player from one view. What is hidden is imagined `samples` times, alike for every turn, so
    that a comparison is not luck."""

    def __init__(self, view: Pagodas, seat: int, samples: int, chance: Chance, taste: Taste) -> None:
        self.seat, self.taste = seat, taste
        n, laws = len(view.builders[1 - seat].hand), view.laws
        most = laws.open + laws.fan_hand  # cards that a refill can draw
        cards = unseen(view)
        self.hidden: list[tuple[list[Colour], list[Colour]]] = []  # the opponent's hand, the next cards to be drawn
        for _ in range(samples):
            chance.shuffle(cards)
            draws = cards[n : n + most]
            if len(draws) < most:
                draws += view.discard[: most - len(draws)]
            self.hidden.append((cards[:n] if taste.hidden else [], draws))

    def verdict(self, after: Pagodas, points: int, fan: bool = False) -> Verdict:
        """On a table at the end of this player's turn, before the refill; `points` were made in the turn."""
        seat, taste, laws = self.seat, self.taste, after.laws
        own, other = after.builders[seat], after.builders[1 - seat]
        lead, last = own.score - other.score, after.pagodas >= laws.pagodas
        if after.finished or (last and seat != after.starter):
            return Verdict(points + taste.win * ((lead > 0) - (lead < 0)), 0.0)
        ground = Ground(laws, after.sites, after.tiles)
        reply = mine = won = 0
        wanted = laws.open - len(own.open) + max(0, (laws.fan_hand if fan else laws.hand) - len(own.hand))
        for hand, draws in self.hidden:
            answer = ground.best(means_of(after, 1 - seat, other.open + hand))
            reply += answer
            if last:
                won += (lead > answer) - (lead < answer)
            else:
                mine += ground.best(means_of(after, seat, own.open + own.hand + draws[:wanted]))
        n = len(self.hidden)
        value = points - taste.reply * reply / n
        if last:
            return Verdict(value + taste.win * won / n, reply / n)
        value += taste.next * mine / n
        value += sum(worth * uses for worth, uses in zip(taste.uses, own.uses, strict=True))
        return Verdict(value, reply / n)

    def redrawn(self, view: Pagodas, kept: list[Colour]) -> float:
        """The points that a turn makes on the average when all other cards are drawn anew."""
        ground = Ground(view.laws, view.sites, view.tiles)
        n = view.laws.open + view.laws.hand - len(kept)
        found = (ground.best(means_of(view, self.seat, kept + draws[:n])) for _, draws in self.hidden)
        return sum(found) / len(self.hidden)


def keenness(state: Pagodas) -> list[float]:
    """How useful a card of each colour is on this board: what could be built with it, dearer floors first."""
    wish = [0.3] * len(COLOURS)
    for site in state.sites:
        if site.complete or site.colour is None:
            continue
        if site.columns < CORNERS:
            wish[site.colour] += state.laws.column[site.floor] * (1 - 0.1 * site.columns)
            continue
        tiles = [tile for tile in state.tiles if tile.colour == site.colour]
        if tiles:
            wish[site.colour] += 1.5 + 0.5 * site.floor
        for tile in tiles:
            wish[tile.spots] += 0.15 * site.floor
    return wish


def dispensable(state: Pagodas, own: list[Colour]) -> tuple[Colour, float]:
    """The colour of which a player misses one card least, and how much that card is worth; further ones count less."""
    wish = keenness(state)
    worth = {colour: wish[colour] / (0.5 + 0.5 * own.count(colour)) for colour in COLOURS if colour in own}
    colour = min(worth, key=lambda c: (worth[c], c))
    return colour, worth[colour]
