"""The command line: what can be asked of the window, and the commands that need none."""

from __future__ import annotations

import argparse
import sys
from typing import Any, NoReturn


class _Parser(argparse.ArgumentParser):
    """Says what it could not read in the user's language, and exits with 2."""

    def error(self, message: str) -> NoReturn:
        from desktop.commands.say import fault
        from desktop.engine.action import Refusal

        fault(Refusal("command_line", "", {"reason": message}))
        self.print_usage(sys.stderr)
        raise SystemExit(2)


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = _Parser(prog="one-table", allow_abbrev=False)
    top.add_argument("file", nargs="?", help=argparse.SUPPRESS)
    top.add_argument("--position")
    top.add_argument("--lang", choices=("zh_TW", "en"))
    top.add_argument("--theme", choices=("light", "dark"))
    top.add_argument("--size")
    top.add_argument("--quit-after", type=int, metavar="MS")
    return top


def commands() -> argparse.ArgumentParser:
    """The commands that need no window."""
    top = _Parser(prog="one-table", allow_abbrev=False)
    kinds: Any = top.add_subparsers(dest="command", required=True, parser_class=_Parser)
    games = kinds.add_parser("games")
    games.add_argument("--json", action="store_true")
    simulate = kinds.add_parser("simulate")
    simulate.add_argument("game")
    simulate.add_argument("--seats", type=int)
    simulate.add_argument("--matches", type=int, default=1)
    simulate.add_argument("--seed", type=int, default=0)
    simulate.add_argument("--bots", default="random")
    simulate.add_argument("--options", default="")
    simulate.add_argument("--round-limit", type=int)
    simulate.add_argument("--rotate", action="store_true")
    simulate.add_argument("--check", action="store_true")
    simulate.add_argument("--json", action="store_true")
    replay = kinds.add_parser("replay")
    replay.add_argument("file")
    replay.add_argument("--json", action="store_true")
    shots = kinds.add_parser("shots")
    shots.add_argument("--out", required=True)
    shots.add_argument("--lang", choices=("zh_TW", "en"), default="zh_TW")
    shots.add_argument("--size", default="1600x1000")
    shots.add_argument("--theme", choices=("light", "dark"), default="light")
    shots.add_argument("--scale", type=float, default=1.0)
    shots.add_argument("--only", default="")
    soak = kinds.add_parser("soak")
    soak.add_argument("--matches", type=int, default=50)
    soak.add_argument("--seed", type=int, default=1)
    soak.add_argument("--only", default="")
    bench = kinds.add_parser("bench")
    bench.add_argument("--json", action="store_true")
    bench.add_argument("--only", default="")
    selftest = kinds.add_parser("selftest")
    selftest.add_argument("part", choices=("begin", "resume"))
    return top
