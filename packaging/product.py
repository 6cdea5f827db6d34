"""What every package says of the program: its version and where its parts lie."""

from __future__ import annotations

import os
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ASSETS = HERE.parent / "assets"


def version() -> str:
    """As `desktop/__init__.py` says it; read, not imported, because a packer has no Qt."""
    text = (HERE.parent / "desktop" / "__init__.py").read_text(encoding="utf-8")
    return text.split('__version__ = "', 1)[1].split('"', 1)[0]


def release_date() -> str:
    """Today, or the day of SOURCE_DATE_EPOCH where a build is to be repeated exactly."""
    return time.strftime("%Y-%m-%d", time.gmtime(int(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))


# the window of the macOS image: its size, and where the middles of the program's icon and of "Applications" lie
IMAGE_SIZE = (640, 420)
IMAGE_ICONS = ((180, 170), (460, 170))
