"""Build what this system can build from dist/one-table, check it, and add it all up in dist/SHA256SUMS and on the screen.

    python packaging/installers.py [--all]

Linux: .deb (dpkg-deb) and AppImage (gcc, mksquashfs). Windows: setup.exe (makensis). macOS: .dmg (codesign, dmgbuild).
With --all a package that cannot be built is a failure, not a sentence.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
from pathlib import Path

import linux_package
import mac_image
import sizes
import windows_setup

ROOT = Path(__file__).resolve().parents[1]
DIST, WORK = ROOT / "dist", ROOT / "build" / "installers"
PACKAGES = ("*.deb", "*.AppImage", "*-setup.exe", "*.dmg")


def sums(folder: Path) -> str:
    """The lines of SHA256SUMS for the packages in a folder, as sha256sum writes and reads them."""
    files = sorted(file for pattern in PACKAGES for file in folder.glob(pattern))
    return "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)


def build(built: Path, system: str) -> tuple[list[Path], list[str]]:
    """(what was built, sentences about what could not be)."""
    made: list[Path | None] = []
    missing = []
    if system == "Linux":
        if shutil.which("dpkg-deb"):
            made.append(linux_package.deb(built, WORK, DIST))
        else:
            missing.append("no .deb: dpkg-deb is not here")
        made.append(linux_package.app_image(built, WORK, DIST))
        if made[-1] is None:
            missing.append(f"no AppImage: apt-get install {linux_package.APP_IMAGE_TOOLS}")
    elif system == "Windows":
        made.append(windows_setup.setup(built, WORK, DIST))
        if made[-1] is None:
            missing.append("no installer: makensis is not on the PATH")
    elif system == "Darwin":
        made.append(mac_image.image(DIST, WORK, DIST))
    else:
        missing.append(f"no installer is known for {system}")
    return [path for path in made if path], missing


def main(words: list[str]) -> int:
    built = DIST / "one-table"
    if not built.is_dir():
        print("dist/one-table is not there: run `make bundle` first", file=sys.stderr)
        return 1
    for pattern in PACKAGES:  # of an earlier version
        for old in DIST.glob(pattern):
            old.unlink()
    made, missing = build(built, platform.system())
    for path in made:
        print(f"built {path.relative_to(ROOT)}: {path.stat().st_size / 1e6:.1f} MB", flush=True)
    for sentence in missing:
        print(sentence)
    (DIST / "SHA256SUMS").write_text(sums(DIST), encoding="utf-8", newline="\n")
    print(sums(DIST), end="", flush=True)
    said, small = sizes.table(built, made, WORK)
    print(said)
    return 0 if made and small and not (missing and "--all" in words) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
