"""A save of every released version and game. `python -m tests.store.released` writes those of the version that stands in
the sources; files that are there already are kept for ever as they are."""

from __future__ import annotations

from pathlib import Path

from desktop import __version__
from desktop.engine.game import Game
from desktop.engine.journal import written
from tests.games.every import match_of, walk

FOLDER = Path(__file__).parent / "released"
STEPS = 120


def save_of(game: Game) -> str:
    """A match by chance with an option that is no default, some way in."""
    options = {
        option.id: choice for option in game.options[:1] for choice in option.choices if choice != option.default
    }
    match = match_of(game, max(2, game.facts.seats[0]), options, 2026)
    for _ in walk(match, 4, STEPS):
        pass
    return written(match, __version__, "2026-03-08T20:15:00")


def main() -> int:
    from desktop import games

    place = FOLDER / __version__
    place.mkdir(parents=True, exist_ok=True)
    for game in games.games():
        path = place / f"{game.id}.table"
        if not path.exists():
            path.write_text(save_of(game), encoding="utf-8", newline="\n")
            print(path)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
