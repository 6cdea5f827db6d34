"""What every package says of the program: its version and where its parts lie."""

from __future__ import annotations

import os
import time
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent / "assets"


def version() -> str:
    return tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]


def release_date() -> str:
    """Today, or the day of SOURCE_DATE_EPOCH where a build is to be repeated exactly."""
    return time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))
