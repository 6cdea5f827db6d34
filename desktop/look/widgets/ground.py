"""The table under a page, painted board by board between two events so that no window stands still for it."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QRectF, QSize, QTimer
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.look import planks, theme
from desktop.look.theme import Theme

SLICE = 0.008  # seconds of painting between two turns of the event loop
SOON = 30  # ms that a new window has to answer first
STILL = 90  # ms a window must keep its size before its table is painted
KEPT = 3


class Wanted(NamedTuple):
    """What makes one table differ from another."""

    width: int
    height: int
    ratio: float
    theme: Theme

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)


_done: OrderedDict[Wanted, QPixmap] = OrderedDict()  # all pages lie on the same table, so they share it


class Ground(QObject):
    """Paints the wood behind `owner`. The first moment shows bare boards; the grain follows within a few frames."""

    def __init__(self, owner: QWidget) -> None:
        super().__init__(owner)
        self._owner = owner
        self._shown = False
        self._baking: Baking | None = None
        self._wait = QTimer(self, singleShot=True, interval=STILL)
        self._wait.timeout.connect(self._start)
        self._turn = QTimer(self, interval=0)
        self._turn.timeout.connect(self._slice)
        theme.keeper().changed.connect(self._start)

    def paint(self, p: QPainter, at: QPoint | None = None) -> None:
        """Paint the table as far as it is ready. `at`: where the table's corner lies in the painter's coordinates."""
        wanted, at = self._wanted(), at or QPoint(0, 0)
        if wanted in _done:
            p.drawPixmap(at, _done[wanted])
            return
        self._shown = True
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        p.translate(at)
        planks.bare_table(p, wanted.rect, wanted.theme)
        p.restore()
        under_way = self._baking is not None and self._baking.wanted == wanted
        if not under_way and not self._wait.isActive():
            QTimer.singleShot(0, self._wait, lambda: self._wait.start(SOON))  # counted from the end of this picture

    @property
    def grained(self) -> bool:
        """Whether the boards are there with their grain."""
        return self._wanted() in _done

    def resized(self) -> None:
        """Call from the owner's resizeEvent."""
        if self._shown and self._wanted() not in _done:  # before the first picture there is no haste
            self._wait.start(STILL)

    def settle(self) -> None:
        """Paint what is missing at once: for pictures of a window, and tests."""
        wanted = self._wanted()
        if wanted not in _done:
            baking = Baking(wanted)
            while baking.step():
                pass
            self._keep(wanted, baking)

    def _wanted(self) -> Wanted:
        size = self._owner.size()
        return Wanted(size.width(), size.height(), self._owner.devicePixelRatioF(), theme.current())

    def _start(self) -> None:
        wanted = self._wanted()
        if wanted in _done or wanted.width < 1 or wanted.height < 1:
            self._owner.update()
            return
        self._baking = Baking(wanted)
        self._turn.start()

    def _slice(self) -> None:
        baking = self._baking
        if baking is None:
            self._turn.stop()
            return
        end = time.perf_counter() + SLICE
        while baking.step():
            if time.perf_counter() > end:
                return
        self._turn.stop()
        self._keep(baking.wanted, baking)

    def _keep(self, wanted: Wanted, baking: Baking) -> None:
        _done[wanted] = QPixmap.fromImage(baking.image)
        while len(_done) > KEPT:
            _done.popitem(last=False)
        self._baking = None
        self._owner.update()


class Baking:
    """One table on its way: each step paints one board. No painter stays open between two steps."""

    def __init__(self, wanted: Wanted) -> None:
        self.wanted = wanted
        self.image = QImage(QSize(wanted.width, wanted.height) * wanted.ratio, QImage.Format.Format_RGB32)
        self.image.setDevicePixelRatio(wanted.ratio)
        self.image.fill(QColor(wanted.theme.wood[1]))
        self._planks = planks.lay_planks(wanted.rect, wanted.theme)
        self._next = 0

    def step(self) -> bool:
        """Paint the next board; False when the table is whole."""
        p = QPainter(self.image)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._next < len(self._planks):
            planks.paint_plank(p, self.wanted.rect, self._planks[self._next], self.wanted.theme)
        else:
            planks.paint_joints_and_light(p, self.wanted.rect, self._planks, self.wanted.theme)
        p.end()
        self._next += 1
        return self._next <= len(self._planks)
