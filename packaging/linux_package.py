"""The Linux packages of a built program: a .deb, and an AppImage, which is one file for every Linux."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

from product import ASSETS, HERE, release_date, version

NAME = "one-table"
METAINFO = "io.github.one_table.OneTable.metainfo.xml"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
# what the bundle takes from the system; glibc is added from the machine that built it
DEPENDS = "libegl1, libgl1, libfontconfig1, libx11-6, libxcb1, libwayland-cursor0, libwayland-egl1, zlib1g"

MAINTAINER = "Contributors of One Table <one-table@users.noreply.github.com>"

CONTROL = """\
Package: one-table
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Depends: libc6 (>= {glibc}), {depends}
Installed-Size: {size}
Maintainer: {maintainer}
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
    for file in (home / "_internal").rglob("*"):  # libraries are loaded, not started
        if file.is_file() and not file.is_symlink():
            file.chmod(0o644)
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
    check(share)
    changes = share / "doc" / NAME / "changelog.gz"
    changes.parent.mkdir(parents=True)
    day = format_datetime(datetime.fromisoformat(release_date()).replace(tzinfo=UTC))
    said = f"{NAME} ({version()}) stable; urgency=low\n\n  * As the page of this release says.\n\n -- {MAINTAINER}  {day}\n"
    changes.write_bytes(gzip.compress(said.encode(), 9, mtime=0))
    changes.chmod(0o644)
    copyright = share / "doc" / NAME / "copyright"
    licences = [HERE.parent / "LICENSE", ASSETS / "LICENSES.md"]
    copyright.write_text(
        "\n\n".join(file.read_text(encoding="utf-8") for file in licences if file.exists()), encoding="utf-8"
    )
    copyright.chmod(0o644)


def check(share: Path) -> None:
    """What describes the program to the desktop is valid, as far as its own checkers are here to say so."""
    described = {
        "desktop-file-validate": [share / "applications" / f"{NAME}.desktop"],
        "appstreamcli": ["validate", "--no-net", share / "metainfo" / METAINFO],
    }
    for tool, words in described.items():
        if shutil.which(tool):
            done = subprocess.run([tool, *map(str, words)], capture_output=True, text=True)
            if done.returncode:
                raise SystemExit(f"{tool}: {done.stdout}{done.stderr}")


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
            maintainer=MAINTAINER,
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
    """The folder in an AppImage: the same files, with the menu entry, the icon and the start at its root."""
    root = work / "OneTable.AppDir"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(built, root)
    entry = (HERE / "linux" / f"{NAME}.desktop").read_text(encoding="utf-8")
    # nothing of that name is on the PATH, and a menu hides what it cannot try
    alone = "".join(line for line in entry.splitlines(keepends=True) if not line.startswith("TryExec="))
    for place in (root, root / "usr" / "share" / "applications"):
        (place / f"{NAME}.desktop").write_text(f"{alone}X-AppImage-Version={version()}\n", encoding="utf-8")
    copy(ASSETS / "icons" / "app" / f"{NAME}-256.png", root / f"{NAME}.png")
    (root / ".DirIcon").symlink_to(f"{NAME}.png")
    start = root / "AppRun"
    start.write_text(
        f'#!/bin/sh\nexec "$(dirname "$(readlink -f "$0")")/usr/lib/{NAME}/{NAME}" "$@"\n', encoding="utf-8"
    )
    start.chmod(0o755)
    return root


LIBRARIES = ("squashfuse", "fuse3", "zstd", "pthread")  # what runtime.c is linked with
APP_IMAGE_TOOLS = "gcc libc6-dev squashfs-tools libsquashfuse-dev libfuse3-dev libzstd-dev"
MAGIC_AT, MAGIC = 8, b"AI\x02"  # "AppImage, type 2", in a part of the ELF header that nothing reads


def runtime(work: Path) -> Path | None:
    """Compile the part that mounts and starts the image; None where what it needs is not here."""
    target = work / "runtime"
    work.mkdir(parents=True, exist_ok=True)
    if not shutil.which("gcc"):
        return None
    command = ["gcc", "-std=gnu11", "-Os", "-s", "-static", "-D_FILE_OFFSET_BITS=64", "-I/usr/include/fuse3"]
    command += ["-o", str(target), str(HERE / "linux" / "runtime.c"), *(f"-l{name}" for name in LIBRARIES)]
    done = subprocess.run(command, capture_output=True, text=True)
    return target if done.returncode == 0 else None


def app_image(built: Path, work: Path, out: Path) -> Path | None:
    """Build the AppImage; None where the tools are not here (APP_IMAGE_TOOLS are their Debian names)."""
    start = runtime(work)
    if start is None or not shutil.which("mksquashfs"):
        return None
    packed = work / "image.squashfs"
    packed.unlink(missing_ok=True)
    pack = ["mksquashfs", str(app_dir(built, work)), str(packed), "-root-owned", "-noappend", "-quiet", "-no-progress"]
    subprocess.run(
        [*pack, "-comp", "zstd", "-Xcompression-level", "19", "-b", "1M"], check=True, stdout=subprocess.DEVNULL
    )
    program = bytearray(start.read_bytes())
    program[MAGIC_AT : MAGIC_AT + len(MAGIC)] = MAGIC
    target = out / f"One-Table-{version()}-{platform.machine()}.AppImage"
    with target.open("wb") as file:
        file.write(program)
        file.write(packed.read_bytes())
    target.chmod(0o755)
    return target
