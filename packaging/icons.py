"""Make the pictures that Qt and the installers want as files: `python packaging/icons.py`.

Writes assets/icons/qss/*.svg (arrows and ticks for the style sheet, coloured by theme) and, into assets/icons/app, the app
icon as PNG (16-1024), .ico and .icns, all painted by desktop/look/appicon.py. Lines come from assets/icons/icons.json.

`python packaging/icons.py add lucide:save game-icons:anchor` fetches more icons by npm and puts them into icons.json.
"""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QBuffer, QByteArray, QIODevice  # noqa: E402
from PySide6.QtGui import QGuiApplication, QImageWriter  # noqa: E402

from desktop.look.appicon import app_icon_image  # noqa: E402
from desktop.look.icons import line_body  # noqa: E402
from desktop.look.theme import THEMES  # noqa: E402

SIZES = (16, 24, 32, 48, 64, 128, 256, 512, 1024)
ICO = (16, 24, 32, 48, 64, 128, 256)
ICNS = {b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic10": 1024}
ARROWS = ("chevron-down", "chevron-up", "chevron-right")


def png(size: int) -> bytes:
    """The app icon `size` pixels square."""
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(app_icon_image(size))
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon that holds PNGs (Vista and later)."""
    entries, offset = b"", 6 + 16 * len(pictures)
    for size, data in pictures.items():
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), offset)
        offset += len(data)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon that holds PNGs."""
    chunks = b"".join(kind + struct.pack(">I", 8 + len(pictures[n])) + pictures[n] for kind, n in ICNS.items())
    return b"icns" + struct.pack(">I", 8 + len(chunks)) + chunks


def svg(inner: str, colour: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">{inner.replace("currentColor", colour)}</svg>\n'
    )


def add(names: list[str]) -> None:
    """Put icons into icons.json: "game-icons:…" are glyphs for pieces, "lucide:…" lines for the window."""
    work, store = ROOT / "build/icons", ROOT / "assets/icons/icons.json"
    work.mkdir(parents=True, exist_ok=True)
    ours = json.loads(store.read_text(encoding="utf-8"))
    for family, table in (("game-icons", "icons"), ("lucide", "lines")):
        wanted = [name.removeprefix(f"{family}:") for name in names if name.startswith(f"{family}:")]
        if not wanted:
            continue
        package = f"@iconify-json/{family}"
        if not (work / "node_modules" / package).exists():
            quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-save", "--silent"]
            subprocess.run(["npm", "install", *quiet, "--prefix", str(work), package], check=True)
        theirs = json.loads((work / "node_modules" / package / "icons.json").read_text(encoding="utf-8"))
        for name in wanted:
            source = theirs.get("aliases", {}).get(name, {}).get("parent", name)
            if source not in theirs["icons"]:
                sys.exit(f"{package} has no {name}")
            ours[table][name] = theirs["icons"][source]["body"]
        ours[table] = dict(sorted(ours[table].items()))
    store.write_text(json.dumps(ours, ensure_ascii=False, indent=0) + "\n", encoding="utf-8")


def main() -> None:
    _app = QGuiApplication(sys.argv[:1])
    qss, app = ROOT / "assets/icons/qss", ROOT / "assets/icons/app"
    qss.mkdir(parents=True, exist_ok=True)
    app.mkdir(parents=True, exist_ok=True)
    for theme in THEMES.values():
        for name in ARROWS:
            (qss / f"{name}-{theme.name}.svg").write_text(svg(line_body(name), theme.soft), encoding="utf-8")
    (qss / "check.svg").write_text(svg(line_body("check"), "#FFFCF4"), encoding="utf-8")
    (qss / "dot.svg").write_text(
        svg('<circle cx="12" cy="12" r="5.5" fill="currentColor"/>', "#FFFCF4"), encoding="utf-8"
    )
    pictures = {size: png(size) for size in SIZES}
    for size, data in pictures.items():
        (app / f"one-table-{size}.png").write_bytes(data)
    (app / "one-table.ico").write_bytes(ico({size: pictures[size] for size in ICO}))
    (app / "one-table.icns").write_bytes(icns(pictures))
    print(f"{qss}: {len(list(qss.iterdir()))} files, {app}: {sum(f.stat().st_size for f in app.iterdir()) // 1024} KB")


if __name__ == "__main__":
    if sys.argv[1:2] == ["add"]:
        add(sys.argv[2:])
    else:
        main()
