"""Who could sit down: what the new match page starts from, and matches made from what it was told."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.engine.action import Refusal
from desktop.engine.chance import SEED_LIMIT, Chance, number
from desktop.engine.game import Game
from desktop.engine.match import CannotBegin, Match
from desktop.engine.seats import COLOURS, NAME_LIMIT, Player, Seat, seats_flaw, tidy
from desktop.store.settings import LastMatch, LastSeat, Settings

SHOWN_SEEDS = 10**8  # seeds that the program draws are short enough to be read out


@dataclass(frozen=True, slots=True)
class Plan:
    """A seat as it is being filled in. `given`: its name was chosen for the person, not by the person."""

    name: str
    colour: str
    player: Player = "person"
    given: bool = True

    def seat(self) -> Seat:
        return Seat(tidy(self.name), self.colour, self.player)


def person_name(n: int) -> str:
    """What a person is called who has not said."""
    #: a player's name until one is typed; {n} is 1 to 6
    return QCoreApplication.translate("names", "Player {n}").format(n=n)


def bot_names() -> list[str]:
    """Names of computer players: plants, for anyone."""
    return [
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Olive"),
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Juniper"),
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Saffron"),
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Clover"),
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Maple"),
        #: a computer player's name, a plant
        QCoreApplication.translate("names", "Basil"),
    ]


def free_name(taken: list[str], player: Player, known: list[str]) -> str:
    """A name nobody at the table has: of a person who has played here, or of a plant."""
    used = {name.casefold() for name in taken}
    people = [*known, *(person_name(n) for n in range(1, 8))]
    pool = people if player == "person" else bot_names()
    return next((name for name in pool if name.casefold() not in used), f"{pool[-1]} {len(taken) + 1}"[:NAME_LIMIT])


def free_colour(taken: list[str]) -> str:
    return next((colour for colour in COLOURS if colour not in taken), COLOURS[0])


def first_plans(game: Game, settings: Settings) -> list[Plan]:
    """The seats a new match is offered with: those of the last one, or a person and a bot."""
    least, most = game.facts.seats
    last = settings.last.get(game.id)
    if last is not None and least <= len(last.seats) <= most:
        plans = [Plan(tidy(s.name)[:NAME_LIMIT], s.colour, s.player, False) for s in last.seats]
        if seats_flaw(tuple(plan.seat() for plan in plans), least, most) is None:
            return plans
    plans: list[Plan] = []
    for index in range(min(most, max(2, least))):
        plans = added(plans, "person" if index == 0 else "normal", settings.names)
    return plans


def added(plans: list[Plan], player: Player, known: list[str]) -> list[Plan]:
    """One seat more."""
    name = free_name([plan.name for plan in plans], player, known)
    return [*plans, Plan(name, free_colour([plan.colour for plan in plans]), player)]


def with_player(plans: list[Plan], index: int, player: Player, known: list[str]) -> list[Plan]:
    """A seat given to a person or a bot of a level; a name that nobody chose changes with it."""
    plan = plans[index]
    swapped = (plan.player == "person") != (player == "person")
    name = plan.name
    if swapped and (plan.given or name in bot_names()):
        name = free_name([p.name for i, p in enumerate(plans) if i != index], player, known)
    return [*plans[:index], replace(plan, player=player, name=name), *plans[index + 1 :]]


def with_colour(plans: list[Plan], index: int, colour: str) -> list[Plan]:
    """A seat in another colour; whoever had it takes the old one."""
    before = plans[index].colour
    return [
        replace(plan, colour=colour) if i == index else replace(plan, colour=before) if plan.colour == colour else plan
        for i, plan in enumerate(plans)
    ]


def moved(plans: list[Plan], index: int, to: int) -> list[Plan]:
    """A seat at another place in turn order."""
    rest = [*plans[:index], *plans[index + 1 :]]
    return [*rest[:to], plans[index], *rest[to:]]


def new_seed() -> int:
    return secrets.randbelow(SHOWN_SEEDS)


def seed_words(seed: int) -> str:
    """A seed in groups of four digits, as it is shown."""
    digits = f"{seed:08d}"
    return "-".join(digits[max(0, i - 4) : i] for i in range(len(digits), 0, -4)[::-1])


def seed_of(words: str) -> int | Refusal:
    """The number behind what was typed; why it is none."""
    digits = "".join(c for c in words if c not in "- \u00a0_")
    if not digits or not digits.isascii() or not digits.isdigit() or len(digits) > 20 or int(digits) >= SEED_LIMIT:
        return Refusal("seed_invalid", "", {"limit": SEED_LIMIT - 1})
    return int(digits)


def made(
    game: Game,
    plans: list[Plan],
    options: dict[str, Any],
    seed: int,
    first: int | None = None,
    learning: bool = False,
    edition: str = "",
    open_hands: bool = False,
) -> Match | Refusal:
    """The match, or why it cannot begin. `first` is who begins (None: the seed says); seats keep their order round the
    table, and the one who begins is seat 0."""
    seats = [plan.seat() for plan in plans]
    if seats:
        turn = number(seed, SHOWN_SEEDS, len(seats)) if first is None else first
        seats = seats[turn:] + seats[:turn]
    if game.starter is not None and game.starter[0]:
        options = {**options, game.starter[0]: game.starter[1]}
    try:
        return Match(game, tuple(seats), options, seed, edition, learning, open_hands)
    except CannotBegin as cannot:
        return cannot.refusal


def remembered(plans: list[Plan], options: dict[str, Any], learning: bool, edition: str) -> LastMatch:
    """What is kept for the next match of this game."""
    return LastMatch([LastSeat(tidy(p.name), p.colour, p.player) for p in plans], options, learning, edition)


def rematch(match: Match) -> Match | Refusal:
    """The same seats and options, a new seed, and chance says who begins."""
    plans = [Plan(seat.name, seat.colour, seat.player) for seat in match.seats]
    return made(match.game, plans, dict(match.options), new_seed(), None, match.learning, match.edition)


def match_at(game: Game, state: Any) -> Match:
    """A learning match that stands at a position; everybody is a person."""
    plans: list[Plan] = []
    for _ in range(len(game.scores(state))):
        plans = added(plans, "person", [])
    seats = tuple(plan.seat() for plan in plans)
    match = Match(game, seats, dict(state.options), state.seed or 0, state.edition, learning=True)
    # a copied position is a view: what it hides is dealt anew, or the first roll would find no chance
    match.begin_at(state if state.seed is not None else game.determinize(state, Chance(new_seed())))
    return match
