"""What the board's print depends on, the same for a whole match."""

from __future__ import annotations

from typing import NamedTuple

from desktop.games.fresco.state import Fresco


class Setting(NamedTuple):
    """`masters` counts Leonardo too; `special`, `portraits`, `requests`: the three modules; `edition` of the tables."""

    players: int = 3
    masters: int = 3
    stalls: int = 3
    special: bool = False
    portraits: bool = False
    requests: bool = False
    edition: str = ""

    @property
    def rows(self) -> list[str]:
        """What stands on the shelf."""
        found = [name for name, on in (("portraits", self.portraits), ("requests", self.requests)) if on]
        return found or ["recipes"]


def setting(view: Fresco) -> Setting:
    """The setting of a match."""
    options = view.options
    return Setting(
        view.players, len(view.masters), len(view.stalls), bool(options["specials"]), bool(options["portraits"]),
        bool(options["requests"]), view.edition,
    )  # fmt: skip
