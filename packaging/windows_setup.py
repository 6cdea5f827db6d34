"""The Windows installer of a built program, by NSIS (which also runs on Debian: apt-get install nsis)."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from product import ASSETS, HERE, version


def removal(built: Path) -> str:
    """NSIS lines that delete exactly the files of `built` and the folders that are empty then."""
    paths = sorted(built.rglob("*"))
    files = [path for path in paths if path.is_symlink() or not path.is_dir()]
    folders = [path for path in paths if path.is_dir() and not path.is_symlink()]
    lines = [f'Delete "{installed(path, built)}"' for path in files]
    # the deepest first; RMDir leaves a folder that still holds something
    lines += [f'RMDir "{installed(path, built)}"' for path in reversed(folders)]
    return "\n".join(lines) + "\n"


def installed(path: Path, built: Path) -> str:
    inside = path.relative_to(built).as_posix().replace("$", "$$").replace("/", "\\")
    return f"$INSTDIR\\{inside}"


def setup(built: Path, work: Path, out: Path) -> Path | None:
    """Build the installer; None where makensis is not on the PATH."""
    tool = shutil.which("makensis")
    if not tool:
        return None
    work.mkdir(parents=True, exist_ok=True)
    listed = work / "removal.nsh"
    # a mark of byte order, or makensis takes the list for the system's old code page
    listed.write_text(removal(built), encoding="utf-8-sig")
    banner = work / "banner.bmp"
    subprocess.run([sys.executable, str(HERE / "pictures.py"), "banner", str(banner)], check=True)
    target = out / f"One-Table-{version()}-setup.exe"
    given = {
        "VERSION": version(),
        "SOURCE": built.resolve(),
        "OUT": target.resolve(),
        "REMOVAL": listed.resolve(),
        "BANNER": banner.resolve(),
        "ICON": (ASSETS / "icons" / "app" / "one-table.ico").resolve(),
    }
    words = [f"-D{name}={value}" for name, value in given.items()]
    subprocess.run([tool, "-V2", "-INPUTCHARSET", "UTF8", *words, str(HERE / "windows" / "setup.nsi")], check=True)
    return target
