"""The shell's pages by name, each imported only when it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from desktop.engine.match import Match
    from desktop.windows.page import Page
    from desktop.windows.shell import Shell

PageName = Literal[
    "home", "game", "lessons", "new_match", "settings", "history", "about", "rules", "editions", "match_end", "table"
]


def guided_page(shell: Shell, match: Match, begun: str, name: str) -> Any:
    """The page on which a coach leads a match; None when nobody does."""
    if not match.guided:
        return None
    from desktop.windows.guide.opening import led, open_another
    from desktop.windows.guide.page import GuidedPage

    if not led(match):
        return None
    made = GuidedPage(shell, match, begun, name)
    made.another_wanted.connect(lambda: open_another(shell, match))
    return made


def table_page(shell: Shell, match: Match, begun: str, name: str) -> Any:
    """The page on which a match is played."""
    from desktop.windows.table.page import TablePage

    return TablePage(shell, match, begun, name)


def page(name: PageName, shell: Shell) -> Page:
    """Import a page's module only when the page is wanted."""
    if name == "home":
        from desktop.windows.home import HomePage as Made
    elif name == "game":
        from desktop.windows.game_page import GamePage as Made
    elif name == "lessons":
        from desktop.windows.lesson.contents import LessonsPage as Made
    elif name == "new_match":
        from desktop.windows.new_match import NewMatchPage as Made
    elif name == "settings":
        from desktop.windows.settings_page import SettingsPage as Made
    elif name == "history":
        from desktop.windows.history import HistoryPage as Made
    elif name == "about":
        from desktop.windows.about import AboutPage as Made
    elif name == "rules":
        from desktop.windows.rules_page import RulesPage as Made
    elif name == "editions":
        from desktop.windows.editions import EditionsPage as Made
    elif name == "match_end":
        from desktop.windows.match_end import MatchEndPage as Made
    else:
        raise ValueError(name)
    return Made(shell)
