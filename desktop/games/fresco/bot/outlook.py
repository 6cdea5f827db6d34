"""One player's goods as plain numbers, and what they are worth with the ceiling as it is."""

from __future__ import annotations

from typing import NamedTuple

from desktop.games.fresco.actions.cathedral import altars
from desktop.games.fresco.actions.market import price
from desktop.games.fresco.actions.studio import wage
from desktop.games.fresco.actions.workshop import blends
from desktop.games.fresco.bot.worth import Worths
from desktop.games.fresco.box import box
from desktop.games.fresco.grid import ROUND
from desktop.games.fresco.paints import GUARD, KINDS, held, packed
from desktop.games.fresco.state import SPACES, Fresco

_LANE = 0xFFFF
LONG, IMPATIENCE = 9, 0.8  # after so many rounds a tile is worth more, round by round: matches shall end
PACE = 1.9  # tiles that a player takes in a round, before the match has shown its own pace


class Purse(NamedTuple):
    """What a player has at some moment of the day: points gained since it began, packed paints, thalers, the tiles that are
    left as bits, where the bishop is and whether he has been paid for, and how the last step was made."""

    gain: float
    have: int
    money: int
    mask: int
    bishop: int
    stepped: bool
    taken: int = 0
    trail: tuple[tuple[str, int], ...] = ()


class Outlook:
    """A seat's view turned into numbers, once a decision."""

    def __init__(self, state: Fresco, seat: int, worths: Worths) -> None:
        here = box(state)
        master = state.masters[seat]
        self.state, self.seat, self.worths = state, seat, worths
        self.box = here
        self.final = state.final
        self.rounds = rounds_left(state)
        special = bool(state.options["specials"])
        self.recipes = [
            (packed(pair), packed((made,)), pair, made) for pair, made in here.recipes_with(special).items()
        ]
        self.altars = [(here.altar(paints), need, paints) for paints, need in altars(special)]
        self.step = here.data.bishop.step
        self.here, self.beside = here.data.bishop.here, here.data.bishop.beside
        self.extra = here.lasting(master.portraits, "bishop")
        self.wage, self.blends = wage(state, seat), blends(state, seat)
        self.price = price(state, seat) if master.hour >= 0 else 0
        income = self.rounds * here.data.money.income * worths.thaler
        rush = 0.0 if self.final else worths.rush + IMPATIENCE * max(0, state.round - LONG)
        self.tiles = sorted(
            (
                (here.tiles[tile].points + income + rush, 1 << space, space, here.need[tile])
                for space, tile in enumerate(state.ceiling)
                if tile
            ),
            reverse=True,
        )
        self._ahead: dict[tuple[int, int], float] = {}
        fade = min(1.0, 0.55 + 0.25 * self.rounds) if not self.final else 0.3
        self.shares = (0.9, 0.85, 0.8) if self.final else worths.ahead
        self.paints = tuple(worth * fade for worth in worths.paints)

    def purse(self) -> Purse:
        """As it is now."""
        state, master = self.state, self.state.masters[self.seat]
        mask = sum(1 << space for space in range(SPACES) if state.ceiling[space])
        return Purse(0.0, held(master.paints), max(0, master.money), mask, state.bishop, master.stepped)

    def ahead(self, have: int, mask: int) -> float:
        """What paints in hand are worth for the time after: tiles that they can pay for, and the rest by the piece. In the
        last round that time is its second cathedral."""
        key = (have, mask)
        found = self._ahead.get(key)
        if found is not None:
            return found
        total, left, n = 0.0, have | GUARD, 0
        shares = self.shares
        for worth, bit, _, need in self.tiles:
            if mask & bit:
                after = left - need
                if after & GUARD == GUARD:
                    total += (worth + 1.0) * shares[n]
                    left = after
                    n += 1
                    if n == len(shares):
                        break
        total += self.loose(left ^ GUARD)
        self._ahead[key] = total
        return total

    def loose(self, have: int) -> float:
        """Paints by the piece, each further one of a kind a little less."""
        total, crowd = 0.0, self.worths.crowd
        for kind in range(KINDS):
            n = (have >> 16 * kind) & _LANE
            if n:
                total += self.paints[kind] * (n if n == 1 else (1 - crowd ** min(n, 12)) / (1 - crowd))
        return total

    def money(self, thalers: int) -> float:
        """Points that thalers are worth."""
        worths = self.worths
        if self.final:
            return float(thalers // self.box.data.money.point)
        return worths.thaler * thalers + worths.float * min(thalers, worths.floats)

    def value(self, purse: Purse, later: bool = True) -> float:
        """What all this comes to; `later`: something follows that can use paints."""
        return purse.gain + self.money(purse.money) + (self.ahead(purse.have, purse.mask) if later else 0.0)

    def mood(self, mood: int) -> float:
        """What a place on the mood track is worth for the rounds to come."""
        if self.final or self.rounds == 0:
            return 0.0
        here = self.box
        mood = max(here.lowest, min(here.highest, mood))
        crew = here.crew(mood) - here.data.crew.assistants
        return self.worths.mood * mood + self.worths.zone * crew

    # -- the cathedral -------------------------------------------------------------------------------------------------

    def bonus(self, purse: Purse, space: int) -> tuple[int, int]:
        """Points that the bishop adds, and the thalers for the best step of his before; (points, 0) without a step."""
        bishop = purse.bishop
        now = self.here if space == bishop else self.beside if space in ROUND[bishop] else 0
        if now:
            now += self.extra
        if self.worths.steps and not purse.stepped and purse.money >= self.step:
            if space in ROUND[bishop]:
                best = self.here + self.extra
            elif space == bishop or not any(space in ROUND[near] for near in ROUND[bishop]):
                best = 0
            else:
                best = self.beside + self.extra
            if best - now > self.step * self.worths.thaler:
                return best, self.step
        return now, 0

    def restorations(self, purse: Purse, later: bool, width: int) -> list[tuple[float, Purse]]:
        """The best ways to use a cathedral assistant, best first, with their worth; `later`: something follows that can use
        what is left (not so in the last pass of the match)."""
        have = purse.have | GUARD
        follows = self.state.options["bishop_follows_restoration"]
        found: list[tuple[float, Purse]] = []
        for worth, bit, space, need in self.tiles:
            after = have - need
            if purse.mask & bit and after & GUARD == GUARD:
                bonus, cost = self.bonus(purse, space)
                gain = purse.gain + worth + bonus
                left, mask = after ^ GUARD, purse.mask ^ bit
                bishop = space if follows else purse.bishop
                trail = (*purse.trail, ("step", space), ("tile", space)) if cost else (*purse.trail, ("tile", space))
                money = purse.money - cost
                next = Purse(gain, left, money, mask, bishop, purse.stepped or cost > 0, purse.taken + 1, trail)
                found.append((gain + self.money(money) + (self.ahead(left, mask) if later else 0.0), next))
        for index, (points, need, _) in enumerate(self.altars):
            after = have - need
            if after & GUARD == GUARD:
                left = after ^ GUARD
                gain = purse.gain + points
                next = purse._replace(gain=gain, have=left, trail=(*purse.trail, ("altar", index)))
                found.append((gain + self.money(purse.money) + (self.ahead(left, purse.mask) if later else 0.0), next))
        found.sort(key=lambda pair: pair[0], reverse=True)
        return found[:width]


def rounds_left(state: Fresco) -> int:
    """How many rounds come after this one, as far as one can tell."""
    if state.final:
        return 0
    players = len(state.masters)
    taken = SPACES - state.left
    pace = (taken + 2 * PACE * players) / (state.round - 1 + 2)
    rounds = 1 + max(0, round((state.left - box(state).data.ending.tiles) / pace + 0.1))
    if state.options["portraits"]:
        rounds = min(rounds, (sum(map(len, state.deck)) + 1) // 2)
    limit = int(state.options["round_limit"])
    if limit:
        rounds = min(rounds, max(0, limit - state.round))
    return rounds
