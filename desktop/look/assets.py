"""Where the bundled fonts, icons and licences lie: beside the source, inside a wheel, or inside a frozen bundle."""

from __future__ import annotations

import sys
from functools import lru_cache
from pathlib import Path


@lru_cache(maxsize=1)
def root() -> Path:
    """The folder `assets`. FileNotFoundError if the installation is incomplete."""
    here = Path(__file__).resolve()
    frozen = getattr(sys, "_MEIPASS", None)
    places = [Path(frozen) / "assets"] if frozen else []
    places += [
        here.parents[1] / "assets",
        here.parents[2] / "assets",
    ]  # wheel: desktop/assets; source tree: beside desktop
    for place in places:
        if (place / "icons").is_dir():
            return place
    raise FileNotFoundError(f"No assets folder in any of: {', '.join(map(str, places))}")


def asset(path: str) -> Path:
    """The file `path` ("fonts/NotoSansTC-Bold.ttf") inside the assets, whether or not it exists."""
    return root() / path
