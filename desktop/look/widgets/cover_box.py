"""A game's lidded box on the table: it rises and is lit when pointed at or reached by the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from desktop.look.chrome import focus_ring_on_wood
from desktop.look.covers import box_side
from desktop.look.covers.box import AROUND, LIFT, paint_box_body, paint_box_shadow, paint_light
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted

LATE = 16  # ms after the window has appeared


class CoverBox(Painted, QPushButton):
    """`width` is that of the cover in logical pixels, its height follows (3 by 4). With `late` the picture is painted after
    the window has appeared. Set `LIFT_MS = 0` for reduced motion."""

    LIFT_MS: int = 90

    def __init__(
        self,
        game: str,
        title: str = "",
        subtitle: str = "",
        width: float = 276,
        late: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self._title, self._subtitle, self._width = title, subtitle, width
        self._late, self._raised = late, 0.0
        self._body: QPixmap | None = None
        self._soon = QTimer(self, singleShot=True, interval=LATE)
        self._soon.timeout.connect(self.bake)
        self._rise = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._rise.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._rise.valueChanged.connect(self._risen)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_title(title, subtitle)
        self.follow_theme()

    def set_title(self, title: str, subtitle: str = "") -> None:
        """The lettering of the cover, translated; also what a screen reader says."""
        self._title, self._subtitle = title, subtitle
        self.setAccessibleName(title)
        self._forget()

    def set_cover_width(self, width: float) -> None:
        """Another size of box."""
        self._width = width
        self._forget()
        self.updateGeometry()

    @property
    def cover(self) -> QRectF:
        """Where the cover lies in the widget while the box stands on the table."""
        left, top, _, _ = AROUND
        return QRectF(left, top, self._width, self._width * 4 / 3)

    def sizeHint(self) -> QSize:
        left, top, right, bottom = AROUND
        return QSize(round(self._width + left + right), round(self._width * 4 / 3 + top + bottom))

    minimumSizeHint = sizeHint

    def hitButton(self, pos) -> bool:
        return self.cover.adjusted(0, -LIFT, 16, 16).contains(QPointF(pos))

    def bake(self) -> None:
        """Paint the cover now, if it is not there yet."""
        if self._body is None:
            self._body = self._picture(lambda p: paint_box_body(p, self.cover, self.game, self._title, self._subtitle))
            self.update()

    def theme_changed(self) -> None:
        self._forget()
        super().theme_changed()

    def event(self, event) -> bool:
        if event.type() in (event.Type.HoverEnter, event.Type.Enter, event.Type.FocusIn):
            self._lift(True)
        elif event.type() in (event.Type.HoverLeave, event.Type.Leave, event.Type.FocusOut):
            self._lift(self.ringed and event.type() != event.Type.FocusOut)
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._body is None or self._body.devicePixelRatio() != self.devicePixelRatioF():
            self._body = None
            if self._late:
                QTimer.singleShot(0, self._soon, self._soon.start)  # counted from the end of this picture
            else:
                self.bake()
        p, up = self.brush(), QPointF(0, -LIFT * self._raised)
        if self._body is not None:
            paint_box_shadow(p, self.cover, self._raised > 0.5)
            p.drawPixmap(up, self._body)
        else:  # its colour stands for it in the first moment
            p.fillRect(self.cover, box_side(self.game))
        if self._raised > 0:
            p.setOpacity(self._raised)
            paint_light(p, self.cover.translated(up))
            p.setOpacity(1)
        if self.ringed:
            focus_ring_on_wood(p, rounded(self.cover.translated(up).adjusted(-5, -5, 5, 5), 13))
        p.end()

    def _lift(self, on: bool) -> None:
        goal = 1.0 if on and self.isEnabled() else 0.0
        self._rise.stop()
        if self.LIFT_MS <= 0 or not self.isVisible():
            self._risen(goal)
            return
        self._rise.setStartValue(self._raised)
        self._rise.setEndValue(goal)
        self._rise.setDuration(self.LIFT_MS)
        self._rise.start()

    def _risen(self, value: float) -> None:
        self._raised = float(value)
        self.update()

    def _forget(self) -> None:
        self._body = None
        self.update()

    def _picture(self, paint) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.sizeHint() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill("transparent")
        p = QPainter(pixmap)
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        paint(p)
        p.end()
        return pixmap
