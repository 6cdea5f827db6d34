"""Sentences on the terminal, in the user's language; JSON lines as they are."""

from __future__ import annotations

import json
import sys
from typing import Any

from desktop.engine.action import Refusal


def line(value: Any) -> None:
    """One JSON line on standard output."""
    print(json.dumps(value, ensure_ascii=False), flush=True)


def fault(refusal: Refusal, line: int = 0) -> None:
    """What is wrong and what to do, on standard error. Imports only QtCore, needs no display."""
    from desktop.faults import explained
    from desktop.language import headless

    headless()
    what, why = explained(refusal, line)
    print(what if not why else f"{what}\n{why}", file=sys.stderr, flush=True)
