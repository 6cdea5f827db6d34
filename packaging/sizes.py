"""How large the program is, packed and unpacked, beside a window with nothing in it that PyInstaller builds in the same run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

DOWNLOAD, UNPACKED = 60.0, 140.0  # MB that the program may take
EMPTY = """\
import sys
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(sys.argv)
window = QWidget()
window.show()
sys.exit(app.exec())
"""


def megabytes(path: Path) -> float:
    """The size of a file, or of all files in a folder; a link takes no room."""
    files = path.rglob("*") if path.is_dir() else [path]
    return sum(file.lstat().st_size for file in files if file.is_file() and not file.is_symlink()) / 1e6


def empty_window(work: Path) -> tuple[float, float]:
    """(packed, unpacked) MB of an empty window as PyInstaller builds it when nothing is asked of it."""
    folder = work / "empty"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "empty.py").write_text(EMPTY, encoding="utf-8")
    build = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--windowed", "--log-level", "ERROR"]
    build += ["--distpath", str(folder / "dist"), "--workpath", str(folder / "work"), "--specpath", str(folder)]
    subprocess.run([*build, str(folder / "empty.py")], check=True, capture_output=True)
    packed = Path(shutil.make_archive(str(folder / "empty"), "xztar", folder / "dist", "empty"))
    return megabytes(packed), megabytes(folder / "dist" / "empty")


def table(built: Path, packages: list[Path], work: Path) -> tuple[str, bool]:
    """(what to print, whether the program is small enough)."""
    unpacked = megabytes(built)
    rows = [(package.name, megabytes(package), unpacked) for package in packages]
    good = unpacked <= UNPACKED and all(packed <= DOWNLOAD for _, packed, _ in rows)
    lines = [f"{'':44}{'download':>12}{'unpacked':>12}"]
    lines += [f"{name:44}{packed:9.1f} MB{whole:9.1f} MB" for name, packed, whole in rows]
    lines += [f"{'at most':44}{DOWNLOAD:9.1f} MB{UNPACKED:9.1f} MB   {'kept' if good else 'NOT KEPT'}"]
    packed, whole = empty_window(work)
    lines += [f"{'an empty PySide6 window, .tar.xz':44}{packed:9.1f} MB{whole:9.1f} MB"]
    return "\n".join(lines), good
