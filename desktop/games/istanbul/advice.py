"""Why a plan is good, as a code with values for the game's words."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.games.istanbul.state import Bazaar


def reason(view: Bazaar, line: tuple[Action, ...]) -> tuple[str, dict[str, Any]]:
    return "", {}
