"""Computer players. On Island One they play from the solved table (optimum*.py), on the race maps by racer.py."""

from __future__ import annotations

from typing import Any

from desktop.bots.bot import Advice, Bot, Question
from desktop.bots.random_bot import RandomBot
from desktop.engine.action import Action
from desktop.engine.chance import Chance, keyed
from desktop.games.catan_dice import optimum
from desktop.games.catan_dice.actions.building import Build, EndTurn
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.bundles import Turn
from desktop.games.catan_dice.faces import FACES, FREE, Die, Face, Status
from desktop.games.catan_dice.islands import ONE, island_of
from desktop.games.catan_dice.odds import number_of, rerolled
from desktop.games.catan_dice.optimum_island import faces as counts_of
from desktop.games.catan_dice.optimum_levels import LEVELS, Level
from desktop.games.catan_dice.paying import built_this_turn
from desktop.games.catan_dice.racer import EAGER, RACERS, Racer
from desktop.games.catan_dice.reasons import after, why_end, why_keep, why_step, why_stop
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Rerolling, StartRoad, What


def make(level: str, seed: int) -> Bot:
    """A player of a level: random, easy, normal or hard."""
    if level == "random":
        from desktop.games.catan_dice.game import GAME  # the game knows its bots, not they the game

        return RandomBot(GAME, seed)
    return Thinker(level, seed)


class Thinker:
    """Plays one seat. A turn's plan is kept until the dice lie otherwise than it left them."""

    def __init__(self, level: str, seed: int) -> None:
        self._seed = seed
        self._solver = Solver(LEVELS[level])
        self._racer = Planner(RACERS[level])
        self._eager = Planner(RACERS[level] if level == "easy" else EAGER)
        self._plan: list[Action] = []
        self._expects: object = None

    def choose(self, view: CatanDice, question: Question) -> Advice:
        """The action to take for the seat that decides in the view."""
        seat = view.playing
        luck = Chance(keyed(self._seed, 1 << 62, view.turn, seat, view.throws))
        player = self._player(view)
        match view.top:
            case StartRoad():
                return Advice(self._racer.racer.start(view, seat, luck), "start")
            case FirstRoll():
                return Advice(RollDice(), "roll")
            case Rerolling():
                whole = number_of(die.face for die in view.dice)
                kept = player.keep(view, seat, luck)
                if kept == whole:
                    return Advice(Stop(), *why_stop(view, seat))
                thrown = rerolled([die.face for die in view.dice], kept)
                return Advice(Reroll(thrown), *why_keep(view, seat, kept))
            case _:
                return self._resolve(view, seat, player, luck)

    def _player(self, view: CatanDice) -> Solver | Planner:
        if view.options["map"] != ONE:
            return self._racer
        return self._eager if view.edition else self._solver  # solved is only the printed island

    def _resolve(self, view: CatanDice, seat: int, player: Solver | Planner, luck: Chance) -> Advice:
        if self._expects != _key(view):
            self._plan = player.plan(view, seat, luck)
        if not self._plan:
            # a plan made afresh may see more: the knight just stationed lends its joker
            self._plan = player.plan(view, seat, luck)
        if not self._plan:
            self._expects = None
            return Advice(EndTurn(), *why_end(view, seat))
        action, *self._plan = self._plan
        reason = why_step(view, seat, action, self._plan)
        self._expects = _key(after(view, action))
        return Advice(action, *reason)


def _key(view: CatanDice) -> tuple[Any, ...] | None:
    """What a plan counts on: turn, dice and sheet."""
    if view.finished:
        return None
    sheet = view.sheets[view.playing]
    return view.turn, view.playing, tuple(view.dice), len(sheet.marks), sheet.used


def _step(dice: list[Die], face: Face) -> int:
    """The first free die that shows a face."""
    return dice.index(FREE[face])


class Solver:
    """Island One by the solved table."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def _position(self, view: CatanDice, seat: int) -> tuple[optimum.Position, int]:
        sheet = view.sheets[seat]
        settlements, cities, knights = (m.bit_count() for m in (sheet.settlements, sheet.cities, sheet.knights))
        position = optimum.Position(sheet.roads, settlements, cities, knights, sheet.used)
        return position, island_of(view).turns - view.turn + 1

    def keep(self, view: CatanDice, seat: int, luck: Chance) -> int:
        position, left = self._position(view, seat)
        dice = counts_of([sum(die.face is face for die in view.dice) for face in FACES])
        rerolls = island_of(view).dice.throws - view.throws
        kept = self.level.keep(position, left, dice, rerolls, luck.below)
        return number_of(face for face, n in zip(FACES, kept, strict=True) for _ in range(n))

    def plan(self, view: CatanDice, seat: int, luck: Chance) -> list[Action]:
        position, left = self._position(view, seat)
        free = counts_of([view.dice.count(FREE[face]) for face in FACES])
        if built_this_turn(view, seat):
            steps = optimum.plan(position, left, free, built=True)
        else:
            steps = self.level.plan(position, left, free, luck.below)
        return self._actions(view, steps)

    def _actions(self, view: CatanDice, steps: list[optimum.Step]) -> list[Action]:
        """The steps as actions, each on the dice as the ones before it leave them."""
        found: list[Action] = []
        now = view
        for step in steps:
            match step:
                case ("gold", face):
                    action: Action = TradeGold(_step(now.dice, Face.GOLD), FACES[face])
                case ("joker", knight, shown, face):
                    action = UseJoker(f"K{knight}", _step(now.dice, FACES[shown]), FACES[face])
                case ("build", place):
                    action = Build(_KIND[place[0]], place)
            found.append(action)
            now = after(now, action)
        return found


_KIND = {"R": What.ROAD, "S": What.SETTLEMENT, "C": What.CITY, "K": What.KNIGHT}


class Planner:
    """Any map, by reckoning."""

    def __init__(self, racer: Racer) -> None:
        self.racer = racer
        self._key: object = None
        self._turn: Turn | None = None

    def _turn_of(self, view: CatanDice, seat: int) -> Turn:
        """The turn's tables, kept while only dice are thrown."""
        key = view.turn, seat, len(view.sheets[seat].marks), view.sheets[seat].used, view.options["map"]
        if self._turn is None or self._key != key:
            self._key, self._turn = key, self.racer.turn(view, seat)
        return self._turn

    def keep(self, view: CatanDice, seat: int, luck: Chance) -> int:
        rerolls = island_of(view).dice.throws - view.throws
        return self.racer.keep(view, self._turn_of(view, seat), rerolls, luck)

    def plan(self, view: CatanDice, seat: int, luck: Chance) -> list[Action]:
        ending = self.racer.end(view, self._turn_of(view, seat), luck)
        if ending.bundle is None:
            return []
        found: list[Action] = []
        now = view
        for face in ending.help.golds:
            found.append(TradeGold(_step(now.dice, Face.GOLD), face))
            now = after(now, found[-1])
        for joker, face in ending.help.jokers:
            found.append(UseJoker(joker, _spare(now.dice, ending.cost), face))
            now = after(now, found[-1])
        return found + [Build(what, place) for what, place in ending.bundle.things]


def _spare(dice: list[Die], cost: tuple[Face, ...]) -> int:
    """A free die that the cost does not need: gold first, then of the face that is most to spare."""
    free = [(number, die.face) for number, die in enumerate(dice) if die.status is Status.FREE]
    shown = [face for _, face in free]
    surplus = [(face is Face.GOLD, shown.count(face) - cost.count(face), -number) for number, face in free]
    return -max(entry for entry in surplus if entry[1] > 0)[2]
