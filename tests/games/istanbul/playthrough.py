"""Golden playthroughs: matches by chance as text, kept beside the tests and read as a diff when rules change.

`python -m tests.games.istanbul.playthrough` writes them again."""

from __future__ import annotations

from pathlib import Path

import msgspec

from desktop.engine.chance import Chance
from desktop.engine.match import Match
from desktop.engine.play import candidates, legal
from desktop.engine.seats import COLOURS, Seat
from desktop.games.istanbul.actions import Decline, Skip
from desktop.games.istanbul.game import GAME

MOST = 350  # actions; a match by chance takes thousands
FOLDER = Path(__file__).parent / "playthroughs"
MATCHES: dict[str, tuple[int, dict[str, bool | int | str]]] = {
    "two_with_neutral_merchants": (2, {"starter": 2}),
    "four_on_long_paths": (4, {"layout": "long"}),
    "three_with_neutral_assistants": (3, {"neutral_assistants": True, "layout": "random"}),
    "five_in_order": (5, {"layout": "red", "starter": 4}),
}


def written(name: str) -> str:
    """A match by a fixed seed: how many ways there were, what was done, what happened, what it came to."""
    seats, options = MATCHES[name]
    match = Match(GAME, tuple(Seat(f"P{n}", COLOURS[n]) for n in range(seats)), options, seed=2014)
    luck = Chance(1001)
    lines: list[str] = []
    while not match.finished and len(match.history) < MOST:
        actions = legal(GAME, match.state)
        tried = sum(1 for _ in candidates(GAME, match.state))
        # so that something is done where something can be
        busy = [action for action in actions if not isinstance(action, Decline | Skip)]
        action = (busy or actions)[luck.below(len(busy or actions))]
        seat = match.to_move
        events = match.attempt(action)
        assert isinstance(events, list)
        lines.append(f"{len(match.history)} seat {seat} {len(actions)}/{tried} {_line(action)}")
        lines += [f"    {_line(event)}" for event in events]
    lines += [f"seat {n}: {_tree(score)}" for n, score in enumerate(GAME.scores(match.state))]
    lines.append(" ".join(f"{s.place}.={s.seat}:{s.total}" for s in GAME.standings(match.state)))
    return "\n".join(lines) + "\n"


def _line(value: object) -> str:
    fields = msgspec.to_builtins(value)
    kind = fields.pop("type")
    return " ".join([kind, *(f"{key}={_short(item)}" for key, item in fields.items() if item not in ((), [], None))])


def _short(item: object) -> str:
    return ",".join(map(str, item)) if isinstance(item, list | tuple) else str(item)


def _tree(score: object) -> str:
    fields = msgspec.to_builtins(score)
    return " ".join([f"{fields['points']}", *(f"{part['source']}={part['points']}" for part in fields["parts"])])


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for each in MATCHES:
        (FOLDER / f"{each}.txt").write_text(written(each), encoding="utf-8")
