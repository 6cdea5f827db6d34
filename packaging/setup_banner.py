"""The picture at the left of the Windows installer: our own table and our own icon, painted when the installer is built."""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

# the wizard's own size; Windows scales such pictures badly, so it is painted larger and made smaller here
WIDTH, HEIGHT, FINE = 164, 314, 3


def paint(target: Path) -> None:
    """Write the banner as a BMP of 24 bits, the only kind that the wizard reads."""
    from PySide6.QtCore import QRectF, QSize, Qt
    from PySide6.QtGui import QGuiApplication, QImage, QPainter

    from desktop.look import theme
    from desktop.look.appicon import draw_app_icon
    from desktop.look.planks import wood_pixmap

    _app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    picture = QImage(WIDTH * FINE, HEIGHT * FINE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wood = wood_pixmap(QSize(WIDTH * FINE, HEIGHT * FINE), 1.0, theme.current())
    painter.drawPixmap(0, 0, wood)
    painter.scale(FINE, FINE)
    side = WIDTH * 0.66
    box = QRectF((WIDTH - side) / 2, HEIGHT * 0.3 - side / 2, side, side)
    draw_app_icon(painter, box.x(), box.y(), box.width())
    painter.end()
    target.parent.mkdir(parents=True, exist_ok=True)
    small = picture.scaled(
        WIDTH, HEIGHT, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    if not small.convertToFormat(QImage.Format.Format_RGB888).save(str(target)):
        raise OSError(f"{target} could not be written")


if __name__ == "__main__":
    paint(Path(sys.argv[1]))
