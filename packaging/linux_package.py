"""The Linux packages of a built program: a .deb, and the folder of which the AppImage tool makes one file."""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
from pathlib import Path

from product import ASSETS, HERE, release_date, version

NAME = "one-table"
METAINFO = "io.github.one_table.OneTable.metainfo.xml"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# what the bundle takes from the system; glibc is added from the machine that built it
DEPENDS = "libegl1, libgl1, libfontconfig1, libx11-6, libxcb1, libwayland-cursor0, libwayland-egl1, zlib1g"

CONTROL = """\
Package: one-table
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Depends: libc6 (>= {glibc}), {depends}
Installed-Size: {size}
Maintainer: The contributors of Five Games, One Table <one-table@users.noreply.github.com>
Description: learn and play five board games at one computer
 A family round one computer plays and learns Istanbul, Burano, Pagoda, Catan
 Dice and Fresco. Pieces are dragged on a real table, and a try that the rules
 do not allow says why. In Traditional Chinese and English. Nothing leaves the
 computer.
"""


def lay_out(built: Path, root: Path) -> None:
    """Put program, menu entry, icons, file type and description under `root` as they lie under /."""
    home = root / "usr" / "lib" / NAME
    shutil.copytree(built, home, symlinks=True)
    link = root / "usr" / "bin" / NAME
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{NAME}/{NAME}")
    share = root / "usr" / "share"
    copy(HERE / "linux" / f"{NAME}.desktop", share / "applications" / f"{NAME}.desktop")
    copy(HERE / "linux" / f"{NAME}-mime.xml", share / "mime" / "packages" / f"{NAME}.xml")
    for size in ICON_SIZES:
        folder = share / "icons" / "hicolor" / f"{size}x{size}"
        copy(ASSETS / "icons" / "app" / f"{NAME}-{size}.png", folder / "apps" / f"{NAME}.png")
        copy(ASSETS / "icons" / "app" / f"{NAME}-{size}.png", folder / "mimetypes" / "application-x-one-table.png")
    words = (HERE / "linux" / METAINFO).read_text(encoding="utf-8")
    target = share / "metainfo" / METAINFO
    target.parent.mkdir(parents=True)
    target.write_text(words.replace("@VERSION@", version()).replace("@DATE@", release_date()), encoding="utf-8")
    target.chmod(0o644)
    copyright = share / "doc" / NAME / "copyright"
    copyright.parent.mkdir(parents=True)
    licences = [HERE.parent / "LICENSE", ASSETS / "LICENSES.md"]
    copyright.write_text(
        "\n\n".join(file.read_text(encoding="utf-8") for file in licences if file.exists()), encoding="utf-8"
    )
    copyright.chmod(0o644)


def copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(0o644)


def deb(built: Path, work: Path, out: Path) -> Path:
    """Build the .deb; its path. Needs dpkg-deb."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(built, root)
    architecture = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    size = sum(file.lstat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink()) // 1024
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(
        CONTROL.format(
            version=version(),
            architecture=architecture,
            glibc=platform.libc_ver()[1] or "2.35",
            depends=DEPENDS,
            size=size,
        ),
        encoding="utf-8",
    )
    for folder in [root, *(path for path in root.rglob("*") if path.is_dir() and not path.is_symlink())]:
        folder.chmod(0o755)
    target = out / f"{NAME}_{version()}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)], check=True)
    return target


def app_dir(built: Path, work: Path) -> Path:
    """The folder that appimagetool packs: the same files, with the menu entry, the icon and the start at its root."""
    root = work / "OneTable.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(built, root)
    copy(HERE / "linux" / f"{NAME}.desktop", root / f"{NAME}.desktop")
    copy(ASSETS / "icons" / "app" / f"{NAME}-256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    start = root / "AppRun"
    start.write_text(
        f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"\n', encoding="utf-8"
    )
    start.chmod(0o755)
    return root


def app_image(built: Path, work: Path, out: Path) -> Path | None:
    """Build the AppImage; None where appimagetool is not on the PATH."""
    tool = shutil.which("appimagetool") or shutil.which("appimagetool-x86_64.AppImage")
    if not tool:
        return None
    target = out / f"One-Table-{version()}-{platform.machine()}.AppImage"
    # a container has no FUSE to mount the tool with
    environment = os.environ | {"APPIMAGE_EXTRACT_AND_RUN": "1", "ARCH": platform.machine()}
    subprocess.run([tool, "--no-appstream", str(app_dir(built, work)), str(target)], check=True, env=environment)
    return target
