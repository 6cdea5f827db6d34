"""`simulate`: whole matches by bots, without a window."""

from __future__ import annotations

import time
import traceback
from dataclasses import dataclass, field
from typing import Any

from desktop import games
from desktop.bots.bot import Budget, Question, luck
from desktop.bots.random_bot import RandomBot
from desktop.commands.say import fault, line
from desktop.engine.action import Refusal
from desktop.engine.chance import SEED_LIMIT, keyed
from desktop.engine.game import Game
from desktop.engine.options import parsed
from desktop.engine.play import begin, legal, play

BOTS = ("random", "easy", "normal", "hard")


@dataclass
class Wanted:
    """What the command line asked for."""

    game: str
    seats: int | None = None
    matches: int = 1
    seed: int = 0
    bots: str = "random"
    options: str = ""
    round_limit: int | None = None
    rotate: bool = False
    check: bool = False
    json: bool = True


@dataclass
class Totals:
    """What all matches together came to."""

    matches: int = 0
    faults: int = 0
    limited: int = 0
    actions: int = 0
    seconds: float = 0.0
    wins: dict[str, float] = field(default_factory=dict[str, float])
    sums: list[int] = field(default_factory=list[int])


def run(wanted: Wanted) -> int:
    """Play and print; 0 when every match came to its end, 1 on a fault, 2 when the wish cannot be met."""
    plan = planned(wanted)
    if isinstance(plan, Refusal):
        fault(plan)
        return 2
    game, seats, bots, options = plan
    totals = Totals(sums=[0] * seats)
    for index in range(wanted.matches):
        turn = index % seats if wanted.rotate else 0
        seated = bots[turn:] + bots[:turn]
        report = one(game, seats, seated, options, wanted.seed + index, wanted.round_limit, wanted.check)
        _add(totals, report, seated)
        if wanted.json:
            line(report)
    summary = _summary(totals)
    if wanted.json:
        line(summary)
    else:
        print("  ".join(f"{key} {value}" for key, value in summary.items()))
    return 1 if totals.faults else 0


def planned(wanted: Wanted) -> tuple[Game, int, list[str], dict[str, Any]] | Refusal:
    """Game, seats, bots by seat and options, or why not (unknown_game, seat_count, seed_range, bots_unknown …)."""
    game = games.find(wanted.game)
    if game is None:
        known = ", ".join(g.id for g in games.games())
        return Refusal("unknown_game", "", {"game": wanted.game[:40], "known": known})
    least, most = game.facts.seats
    seats = wanted.seats if wanted.seats is not None else max(2, least)
    if not least <= seats <= most:
        return Refusal("seat_count", "", {"least": least, "most": most, "n": seats})
    if not 0 <= wanted.seed < SEED_LIMIT or wanted.matches < 1:
        return Refusal("seed_range", "", {"limit": SEED_LIMIT - 1})
    bots = wanted.bots.split(",")
    if len(bots) == 1:
        bots = bots * seats
    if len(bots) != seats:
        return Refusal("bots_count", "", {"n": len(bots), "seats": seats})
    for bot in bots:
        if bot not in BOTS:
            return Refusal("bots_unknown", "", {"bot": bot[:40], "known": ", ".join(BOTS)})
    pairs: dict[str, str] = {}
    for pair in filter(None, wanted.options.split(",")):
        key, _, value = pair.partition("=")
        pairs[key.strip()] = value.strip()
    options = parsed(game.options, pairs)
    if isinstance(options, Refusal):
        return options
    flaw = game.options_flaw(options, seats)
    return flaw if flaw is not None else (game, seats, bots, options)


def one(
    game: Game,
    seats: int,
    names: list[str],
    options: dict[str, Any],
    seed: int,
    round_limit: int | None = None,
    check: bool = False,
) -> dict[str, Any]:
    """Play one match; its report."""
    started = time.perf_counter()
    report: dict[str, Any] = {"seed": seed, "seats": seats, "bots": names}
    actions, limited, trace = 0, False, ""
    state: Any = None
    try:
        state = game.setup(seats, options, seed)
        begin(game, state)
        bots = [RandomBot(game, keyed(seed, 1 << 62, s)) if n == "random" else game.bot(n, keyed(seed, 1 << 62, s))
                for s, n in enumerate(names)]  # fmt: skip
        counts = game.components(state) if check else {}
        while not state.finished:
            if round_limit is not None and game.round(state) > round_limit:
                limited = True
                break
            bot = bots[state.top.seat]
            if isinstance(bot, RandomBot):  # what is legal on a view is legal on the state (tested): no view needed
                choices = legal(game, state)
                action = choices[luck(bot.seed, actions).below(len(choices))]
            else:
                view = game.view(state, state.top.seat)
                action = bot.choose(view, Question(actions, Budget())).action
            play(game, state, action)
            actions += 1
            if check and game.components(state) != counts:
                raise AssertionError(f"counts changed after {action}: {counts} -> {game.components(state)}")
    except Exception as error:  # a simulation reports every fault and goes on
        trace = traceback.format_exc()
        report["fault"] = f"{type(error).__name__}: {error}"
        report["trace"] = trace
    if state is not None and not trace:
        report["scores"] = [score.points for score in game.scores(state)]
        report["winners"] = [] if limited else sorted(s.seat for s in game.standings(state) if s.place == 1)
        report["rounds"] = game.round(state)
    report["actions"] = actions
    if limited:
        report["round_limit"] = round_limit
    report["ms"] = round((time.perf_counter() - started) * 1000, 1)
    return report


def _add(totals: Totals, report: dict[str, Any], seated: list[str]) -> None:
    totals.matches += 1
    totals.actions += report["actions"]
    totals.seconds += report["ms"] / 1000
    if "fault" in report:
        totals.faults += 1
        return
    totals.limited += "round_limit" in report
    for seat, points in enumerate(report["scores"]):
        totals.sums[seat] += points
    for seat in report["winners"]:
        key = f"{seated[seat]}" if len(set(seated)) > 1 else f"seat {seat}"
        totals.wins[key] = totals.wins.get(key, 0) + 1 / len(report["winners"])


def _summary(totals: Totals) -> dict[str, Any]:
    played = max(1, totals.matches - totals.faults)
    return {
        "matches": totals.matches,
        "faults": totals.faults,
        "round_limited": totals.limited,
        "actions": totals.actions,
        "mean_scores": [round(total / played, 2) for total in totals.sums],
        "wins": {key: round(value, 2) for key, value in sorted(totals.wins.items())},
        "seconds": round(totals.seconds, 3),
        "actions_per_s": round(totals.actions / totals.seconds) if totals.seconds else 0,
    }
