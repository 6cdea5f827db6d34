"""The pictures of the installers, painted by the program's own brushes when an installer is built:
python packaging/pictures.py banner FILE.bmp | image FILE.png (with FILE@2x.png beside it)"""

from __future__ import annotations

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath, QPen

from desktop.look import fonts, theme
from desktop.look.appicon import draw_app_icon
from desktop.look.colour import C
from desktop.look.planks import wood_pixmap
from desktop.look.surface import rounded, soft_shadow
from desktop.look.words import CENTRE, text
from product import IMAGE_ICONS, IMAGE_SIZE

# the size of the picture at the left of the Windows wizard; Windows scales it badly, so it is painted larger and reduced
WIDTH, HEIGHT, FINE = 164, 314, 3
ARROW = "#8A5A32"


def banner(target: Path) -> None:
    """The picture at the left of the Windows installer, a BMP of 24 bits, the only kind that the wizard reads."""
    picture = QImage(WIDTH * FINE, HEIGHT * FINE, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawPixmap(0, 0, wood_pixmap(QSize(WIDTH * FINE, HEIGHT * FINE), 1.0, theme.current()))
    painter.scale(FINE, FINE)
    side = WIDTH * 0.66
    draw_app_icon(painter, (WIDTH - side) / 2, HEIGHT * 0.3 - side / 2, side)
    painter.end()
    small = picture.scaled(
        WIDTH, HEIGHT, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    written(small.convertToFormat(QImage.Format.Format_RGB888), target)


def image_ground(target: Path) -> None:
    """What lies under the icons in the window of the macOS image: a sheet of paper on the table, an arrow, what to do."""
    for scale in (1, 2):
        picture = QImage(QSize(*IMAGE_SIZE) * scale, QImage.Format.Format_RGB32)
        picture.setDevicePixelRatio(scale)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_image_ground(painter, scale)
        painter.end()
        written(picture, target if scale == 1 else target.with_stem(f"{target.stem}@2x"))


def draw_image_ground(p: QPainter, scale: float) -> None:
    wide, high = IMAGE_SIZE
    t = theme.current()
    p.drawPixmap(0, 0, wood_pixmap(QSize(wide, high), scale, t))
    sheet = rounded(QRectF(28, 26, wide - 56, high - 52), 14)
    soft_shadow(p, sheet, 10, 2, 5, 0.3)
    p.fillPath(sheet, C("#F7EEDB"))
    (left, y), (right, _) = IMAGE_ICONS
    middle = (left + right) / 2
    p.setPen(QPen(C(ARROW), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    arrow = QPainterPath(QPointF(middle - 44, y))
    arrow.lineTo(middle + 40, y)
    arrow.moveTo(middle + 18, y - 22)
    arrow.lineTo(middle + 42, y)
    arrow.lineTo(middle + 18, y + 22)
    p.drawPath(arrow)
    text(p, QRectF(28, high - 112, wide - 56, 34), "拖到「應用程式」就裝好了", 20, 700, t.ink, CENTRE, display=True)
    text(p, QRectF(28, high - 78, wide - 56, 28), "Drag it into Applications", 16, 600, t.ink, CENTRE)


def written(picture: QImage, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    if not picture.save(str(target)):
        raise OSError(f"{target} could not be written")


if __name__ == "__main__":
    _app = QGuiApplication(sys.argv[:1])
    fonts.load()
    {"banner": banner, "image": image_ground}[sys.argv[1]](Path(sys.argv[2]))
