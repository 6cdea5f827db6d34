"""Every lesson that there is, by game and name."""

from __future__ import annotations

import re
from importlib import resources

from desktop import games
from desktop.lessons import data
from desktop.lessons.data import Lesson


def every_lesson() -> list[tuple[str, str]]:
    """(game, name of the file) in order."""
    found: list[tuple[str, str]] = []
    for id, package in games.packages().items():
        folder = resources.files(package).joinpath("lessons")
        if folder.is_dir():
            names = sorted(file.name for file in folder.iterdir() if file.name[0].isdigit())
            found += [(id, name.removesuffix(".toml")) for name in names]
    return found


def every_quiz() -> list[str]:
    """The games that have a quiz."""
    return [
        id
        for id, package in games.packages().items()
        if resources.files(package).joinpath("lessons", "quiz.toml").is_file()
    ]


def anchors(id: str) -> dict[str, set[str]]:
    """Every anchor of a game's rules, by language."""
    folder = resources.files(games.packages()[id]).joinpath("rules")
    return {
        name: set(re.findall(r"\{#([\w.\-]+)\}", folder.joinpath(f"{name}.md").read_text(encoding="utf-8")))
        for name in ("en", "zh_TW")
    }


def loaded(id: str, name: str) -> Lesson:
    return data.load(games.packages()[id], name)
