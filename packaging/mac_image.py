"""The macOS disk image of a built program. Runs on macOS only; signs with MACOS_IDENTITY, or for this machine alone."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from product import HERE, version

APP = "One Table.app"


def image(dist: Path, work: Path, out: Path) -> Path:
    """Give the app its Chinese name, sign it and pack it with a link to the Applications folder; the path of the .dmg."""
    app = dist / APP
    words = app / "Contents" / "Resources" / "zh-Hant.lproj" / "InfoPlist.strings"
    words.parent.mkdir(parents=True, exist_ok=True)
    words.write_text((HERE / "macos" / "InfoPlist.strings").read_text(encoding="utf-8"), encoding="utf-16")
    identity = os.environ.get("MACOS_IDENTITY") or "-"
    hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
    subprocess.run(["codesign", "--force", "--deep", *hardened, "--sign", identity, str(app)], check=True)
    subprocess.run(["codesign", "--verify", "--deep", "--strict", str(app)], check=True)
    stage = work / "image"
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    shutil.copytree(app, stage / APP, symlinks=True)
    (stage / "Applications").symlink_to("/Applications")
    target = out / f"One-Table-{version()}-{platform.machine()}.dmg"
    make = [
        "hdiutil",
        "create",
        "-volname",
        "One Table",
        "-srcfolder",
        str(stage),
        "-ov",
        "-format",
        "UDZO",
        str(target),
    ]
    subprocess.run(make, check=True)
    return target
