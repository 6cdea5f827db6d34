"""`python -m desktop` opens the window; with a command it works without one. Qt is imported only where it is needed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any


def main(argv: Sequence[str] | None = None) -> int:
    """Open the window, or run a command. Returns the exit code."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        return window()
    from desktop.command_line import commands, parser

    if words[0] in ("games", "simulate", "replay", "shots", "bench", "soak", "selftest"):
        return _command(commands().parse_args(words))
    return window(**vars(parser().parse_args(words)))


def window(**asked: Any) -> int:
    """Open the window. `asked` as `command_line.parser` gives it; a plain start reads no command line at all."""
    from desktop.start import hasten

    hasten()
    from desktop.app import run

    plain = {"file": None, "position": None, "lang": None, "theme": None, "size": None, "quit_after": None}
    return run(SimpleNamespace(**{**plain, **asked}))


def _command(asked: Any) -> int:
    try:
        if asked.command == "games":
            from desktop.commands.games import run as list_games

            return list_games(asked.json)
        if asked.command == "simulate":
            from desktop.commands.simulate import Wanted
            from desktop.commands.simulate import run as simulate

            return simulate(Wanted(
                asked.game, asked.seats, asked.matches, asked.seed, asked.bots, asked.options, asked.round_limit,
                asked.rotate, asked.check, asked.json,
            ))  # fmt: skip
        if asked.command == "replay":
            from desktop.commands.replay import run as replay

            return replay(asked.file, asked.json)
        if asked.command == "shots":
            from desktop.commands.shots import run as shots

            return shots(asked.out, asked.lang, asked.size, asked.theme, asked.scale, asked.only)
        if asked.command == "selftest":
            from desktop.commands.selftest import run as selftest

            return selftest(asked.part)
        if asked.command == "soak":
            from desktop.commands.soak import run as soak

            return soak(asked.matches, asked.seed, asked.only)
        from desktop.commands.bench import run as bench

        return bench(asked.json, asked.only)
    except (KeyboardInterrupt, BrokenPipeError):
        return 130


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()
    raise SystemExit(main())
