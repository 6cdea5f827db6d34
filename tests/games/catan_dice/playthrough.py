"""Golden playthroughs: a match by chance of each map as text, kept beside the tests and read as a diff when rules change.

`python -m tests.games.catan_dice.playthrough` writes them again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.play import candidates, legal
from desktop.engine.seats import COLOURS, Seat
from desktop.games.catan_dice.actions.building import Build
from desktop.games.catan_dice.game import GAME

MOST = 400  # actions; a race by chance takes thousands
FOLDER = Path(__file__).parent / "playthroughs"
MATCHES: dict[str, tuple[int, dict[str, bool | int | str]]] = {
    "island_one": (2, {}),
    "island_one_hidden": (3, {"simultaneous": True, "same_dice_seed": True, "no_x_penalty": True}),
    "island_two": (3, {"map": "island_two"}),
    "extra": (4, {"map": "extra", "longest_road_vp": 1}),
}


def written(name: str) -> str:
    """A match by a fixed seed: how many ways there were, what was done, what happened, what it came to."""
    seats, options = MATCHES[name]
    match = Match(GAME, tuple(Seat(f"P{n}", COLOURS[n]) for n in range(seats)), options, seed=2007)
    luck = Chance(1995)
    lines: list[str] = []
    while not match.finished and len(match.history) < MOST:
        actions = legal(GAME, match.state)
        tried = sum(1 for _ in candidates(GAME, match.state))
        builds = [action for action in actions if isinstance(action, Build)]
        wanted = builds if builds and luck.below(4) else actions  # so that something is built
        action = wanted[luck.below(len(wanted))]
        seat = match.to_move
        events = match.attempt(action)
        assert isinstance(events, list)
        lines.append(f"{len(match.history)} seat {seat} {len(actions)}/{tried} {_line(action)}")
        lines += [f"    {_line(event)}" for event in events]
    lines += [f"seat {n}: {_tree(score)}" for n, score in enumerate(GAME.scores(match.state))]
    lines.append(
        " ".join(f"{standing.place}.={standing.seat}:{standing.total}" for standing in GAME.standings(match.state))
    )
    return "\n".join(lines) + "\n"


def _line(value: object) -> str:
    fields = msgspec.to_builtins(value)
    kind = fields.pop("type")
    return " ".join([kind, *(f"{key}={_short(item)}" for key, item in fields.items() if item not in ((), []))])


def _short(item: object) -> str:
    return ",".join(map(str, item)) if isinstance(item, list | tuple) else str(item)


def _tree(score: object) -> str:
    fields = msgspec.to_builtins(score)
    return " ".join([f"{fields['points']}", *(f"{part['source']}={part['points']}" for part in fields["parts"])])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in MATCHES:
        (FOLDER / f"{each}.txt").write_text(written(each), encoding="utf-8")
