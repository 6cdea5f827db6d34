"""Golden playthroughs: a match by chance for every game, number of seats and option, as text that is read as a diff when
rules change. `python -m tests.games.playthroughs [GAME …]` writes them again; their tests compare."""

from __future__ import annotations

import itertools
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from desktop.engine.action import Action
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.options import completed, written
from desktop.engine.play import candidates, legal
from tests.games.every import every_game, match_of, option_sets

FOLDER = Path(__file__).parent
SEED, LUCK = 2014, 1001
MOST = 900  # actions; a match by chance can take thousands
FIRST, LAST = 110, 30  # actions that are told; a checksum stands for those between

Case = tuple[Game, int, dict[str, Any]]


def cases(game: Game) -> dict[str, Case]:
    """By name: each number of seats with each choice of each option, and one with as many other choices as go together."""
    least, most = game.facts.seats
    found = {
        _name(seats, options): (game, seats, options)
        for seats, options in itertools.product(range(least, most + 1), option_sets(game))
        if _possible(game, seats, options)
    }
    together: dict[str, Any] = {}
    for options in option_sets(game):
        wider = {**together, **options}
        if len(wider) > len(together) and _possible(game, most, wider):
            together = wider
    if len(together) > 1:
        found[f"{most}-together"] = (game, most, together)
    return found


def folder(game: Game) -> Path:
    """Where a game's playthroughs lie."""
    own = FOLDER / game.id if game.id != "sample" else FOLDER.parent / "sample"
    return own / "playthroughs"


def played(case: Case) -> str:
    """The match of a case: how many ways there were (legal/tried), what was done, what happened, what it came to."""
    game, seats, options = case
    match = match_of(game, seats, options, SEED)
    luck = Chance(LUCK)
    told: list[str] = []
    while not match.finished and len(match.history) < MOST:
        told.append(_step(match, luck))
    hidden = told[FIRST:-LAST]
    if hidden:
        told[FIRST:-LAST] = [f"… {len(hidden)} actions, checksum {zlib.crc32(''.join(hidden).encode()):08x}"]
    ends = [f"seat {n}: {_tree(score)}" for n, score in enumerate(game.scores(match.state))]
    ends.append(" ".join(f"{s.place}.={s.seat}:{s.total}" for s in game.standings(match.state)))
    ends.append("the end" if match.finished else "stopped")
    return "\n".join([*told, *ends]) + "\n"


def _possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    whole = completed(game.options, options)
    return isinstance(whole, dict) and game.options_flaw(whole, seats) is None


def _name(seats: int, options: dict[str, Any]) -> str:
    return "-".join([str(seats), *(f"{id}-{written(value)}" for id, value in options.items())])


def _step(match: Match, luck: Chance) -> str:
    actions = legal(match.game, match.state)
    tried = sum(1 for _ in candidates(match.game, match.state))
    action, seat = _chosen(actions, luck), match.to_move
    events = match.attempt(action)
    assert isinstance(events, list), events
    head = f"{len(match.history)} seat {seat} {len(actions)}/{tried} {_line(action)}"
    return "\n".join([head, *(f"  {_line(event)}" for event in events)])


def _chosen(actions: list[Action], luck: Chance) -> Action:
    """A kind first, then one of it: so the many ways of one thing do not crowd out all others."""
    kinds = list(dict.fromkeys(type(action) for action in actions))
    kind = kinds[luck.below(len(kinds))]
    of_kind = [action for action in actions if type(action) is kind]
    return of_kind[luck.below(len(of_kind))]


def _line(value: object) -> str:
    fields = msgspec.to_builtins(value)
    kind = fields.pop("type")
    return " ".join([kind, *(f"{key}={_short(item)}" for key, item in fields.items() if item not in ((), [], None))])


def _short(item: object) -> str:
    return ",".join(map(str, item)) if isinstance(item, list | tuple) else str(item)


def _tree(score: object) -> str:
    fields = msgspec.to_builtins(score)
    return " ".join([f"{fields['points']}", *(f"{part['source']}={part['points']}" for part in fields["parts"])])


def _write(game: Game) -> Iterator[Path]:
    place = folder(game)
    place.mkdir(exist_ok=True)
    wanted = cases(game)
    for old in place.glob("*.txt"):
        if old.stem not in wanted:
            old.unlink()
    for name, case in wanted.items():
        path = place / f"{name}.txt"
        path.write_text(played(case), encoding="utf-8", newline="\n")
        yield path


if __name__ == "__main__":
    for each in every_game():
        if len(sys.argv) == 1 or each.id in sys.argv[1:]:
            paths = list(_write(each))
            print(f"{each.id}: {len(paths)} playthroughs, {sum(p.stat().st_size for p in paths) // 1000} kB")
