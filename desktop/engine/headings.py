"""A game's name in each language, as its rules texts begin with it."""

from __future__ import annotations

from importlib import resources


def heading(package: str, language: str) -> str:
    """The first line of `rules/LANGUAGE.md` of a game's package ("desktop.games.pagoda", "zh_TW")."""
    file = resources.files(package).joinpath("rules", f"{language}.md")
    return file.read_text(encoding="utf-8").split("\n", 1)[0].removeprefix("#").strip()


def other_title(package: str, title: str) -> str:
    """The name in the language that `title` is not in: it stands under the title on the cover."""
    chinese = heading(package, "zh_TW")
    return heading(package, "en") if title == chinese else chinese
