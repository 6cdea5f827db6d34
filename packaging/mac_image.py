"""The macOS disk image of a built program. Runs on macOS only; signs with MACOS_IDENTITY, or for this machine alone."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Any

from product import ASSETS, HERE, IMAGE_ICONS, IMAGE_SIZE, version

APP = "One Table.app"
# the languages in which macOS shows names; the property list itself is English
LANGUAGES = ("en", "zh-Hant")


def words(resources: Path) -> None:
    """Give the app its names in each language, as macOS looks them up."""
    for language in LANGUAGES:
        target = resources / f"{language}.lproj" / "InfoPlist.strings"
        target.parent.mkdir(parents=True, exist_ok=True)
        said = (HERE / "macos" / f"{language}.strings").read_text(encoding="utf-8")
        target.write_text(said, encoding="utf-16")


def signing(identity: str) -> list[str]:
    """The command that signs: with a Developer ID what notarisation asks for, with "-" for this machine alone."""
    command = ["codesign", "--force", "--sign", identity]
    if identity != "-":
        command += ["--options", "runtime", "--timestamp"]
    return command


def sign(app: Path, identity: str) -> None:
    entitled = ["--entitlements", str(HERE / "macos" / "entitlements.plist")] if identity != "-" else []
    subprocess.run([*signing(identity), "--deep", *entitled, str(app)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)


def settings(app: Path, ground: Path) -> dict[str, Any]:
    """What dmgbuild is asked for: the program beside a link to Applications, on a picture that says what to do."""
    return {
        "format": "ULFO",
        "files": [str(app)],
        "symlinks": {"Applications": "/Applications"},
        "icon": str(ASSETS / "icons" / "app" / "one-table.icns"),
        "background": str(ground),
        "icon_locations": {app.name: IMAGE_ICONS[0], "Applications": IMAGE_ICONS[1]},
        "icon_size": 112.0,
        "text_size": 13.0,
        "window_rect": ((200, 160), IMAGE_SIZE),
    }


def image(dist: Path, work: Path, out: Path) -> Path:
    """Name the app in both languages, sign it and pack it; the path of the .dmg."""
    import dmgbuild  # type: ignore[import-not-found]  # of macOS only

    app = dist / APP
    words(app / "Contents" / "Resources")
    identity = os.environ.get("MACOS_IDENTITY") or "-"
    sign(app, identity)
    ground = work / "ground.png"
    subprocess.run([sys.executable, str(HERE / "pictures.py"), "image", str(ground)], check=True)
    target = out / f"One-Table-{version()}-{platform.machine()}.dmg"
    dmgbuild.build_dmg(str(target), "One Table", settings=settings(app, ground))
    if identity != "-":
        subprocess.run([*signing(identity), str(target)], check=True)
    return target
