"""Try the packages for Linux that lie in dist as their users get them: python packaging/try_packages.py

The AppImage is run as the one file that it is. The .deb is installed with apt, tried, and removed again, where this is root and
no other version is installed; otherwise it is unpacked and tried there. On other systems the workflow says what is tried.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from product import HERE

DIST = HERE.parent / "dist"
LIBRARY, START = Path("/usr/lib/one-table"), Path("/usr/bin/one-table")
SHOWN = ("applications/one-table.desktop", "metainfo/io.github.one_table.OneTable.metainfo.xml", "mime/packages/one-table.xml",
         "icons/hicolor/256x256/apps/one-table.png")  # fmt: skip


def smoke(*words: str | Path) -> bool:
    return subprocess.run([sys.executable, str(HERE / "smoke.py"), *map(str, words)]).returncode == 0


def apt(*words: str) -> None:
    command = ["apt-get", "-qq", "-y", "--no-install-recommends", *words]
    done = subprocess.run(
        command, capture_output=True, text=True, env=os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    )
    if done.returncode:
        raise SystemExit(
            f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        )
    print(f"{' '.join(command)}: done", flush=True)


def app_image(file: Path) -> bool:
    """As one file, mounted; and once as where nothing can be mounted."""
    if not smoke(file):
        return False
    around = os.environ | {"APPIMAGE_EXTRACT_AND_RUN": "1"}
    done = subprocess.run([str(file), "games", "--json"], capture_output=True, text=True, env=around)
    print(
        f"{file.name} without FUSE: {'works' if done.stdout.startswith('[') else 'FAILED ' + done.stderr}", flush=True
    )
    return done.stdout.startswith("[")


def deb(file: Path) -> bool:
    """Installed and removed, or unpacked."""
    if os.geteuid() or LIBRARY.exists() or not shutil.which("apt-get"):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run(["dpkg-deb", "-x", str(file), folder], check=True)
            print(
                f"{file.name} is unpacked, not installed: this is not root, or another version is installed", flush=True
            )
            return smoke(Path(folder) / "usr" / "lib" / "one-table")
    apt("install", str(file))
    try:
        missing = [name for name in SHOWN if not (Path("/usr/share") / name).is_file()]
        print(f"{file.name} is installed" + (f", without {missing}" if missing else ""), flush=True)
        good = not missing and smoke("--in-place", START)
    finally:
        apt("remove", "one-table")
    left = [str(path) for path in (LIBRARY, START, *(Path("/usr/share") / name for name in SHOWN)) if path.exists()]
    print(f"{file.name} is removed" + (f", but left {left}" if left else " and left nothing"), flush=True)
    return good and not left


def main() -> int:
    if sys.platform != "linux":
        return 0
    tried = [app_image(file) for file in DIST.glob("*.AppImage")] + [deb(file) for file in DIST.glob("*.deb")]
    return 0 if tried and all(tried) else 1


if __name__ == "__main__":
    sys.exit(main())
