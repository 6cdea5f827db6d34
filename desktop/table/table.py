"""The table: a view on the shared scene. Shows views of any game, turns gestures into actions, knows no game."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmap,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from desktop.engine.action import Action
from desktop.look import theme
from desktop.look.widgets.ground import Ground
from desktop.table import accessible
from desktop.table.backdrop import Backdrop
from desktop.table.buttons import BoardButtons
from desktop.table.chooser import Chooser
from desktop.table.grasp import Grasp, hindrance
from desktop.table.hand import Hand
from desktop.table.keys import Keys
from desktop.table.marks import Marks
from desktop.table.motion import Pace
from desktop.table.pieces import MARKS, PictureItem
from desktop.table.stage import Stage
from desktop.table.vocabulary import Arrangement, Board, Choice, Foresight, Played, Scene, Words

ZOOM_LEAST, ZOOM_MOST, ZOOM_STEP = 1.0, 4.0, 1.25
REBAKE = 160  # ms of stillness after a resize or zoom before pictures are painted anew
BREATH = 80  # ms between two steps of the halos' breathing


class Table(QGraphicsView):
    """Signals: `attempted(action)` a legal action was meant; `refused(refusal, point)` an illegal one, with the place in
    the viewport's pixels; `pointed(action or None)` what the pointer is over; `settled()` after each `play`."""

    attempted = Signal(object)
    refused = Signal(object, QPointF)
    pointed = Signal(object)
    settled = Signal()
    zoomed = Signal(float)
    touched = Signal()
    buttons_changed = Signal()

    def __init__(self, board: Board, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.board, self.words = board, words
        self.canvas = QGraphicsScene(self)
        self.canvas.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setScene(self.canvas)
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setMouseTracking(True)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.names: tuple[str, ...] = ()
        self.colours: tuple[str, ...] = ()
        self.viewer: int | None = None
        self.arrangement = Arrangement("wide", QRectF(0, 0, 1272, 952).size())
        self.zoom = 1.0
        self.stage = Stage(self.canvas, board, self)
        self.stage.settled.connect(self.settled)
        self.stage.arranged.connect(self._arranged)
        self.backdrop = Backdrop(self.canvas, board, self)
        self.print_item = PictureItem(QPixmap(), QRectF(), -5)
        self.canvas.addItem(self.print_item)
        self.marks = Marks(self.canvas, self.stage.bakery)
        self.grasp = Grasp()
        self.preview_of: Callable[[Action], Foresight | None] = lambda action: None
        self.chooser = Chooser(self.viewport(), words)
        self.buttons = BoardButtons(self)
        self.hand = Hand(self)
        accessible.show_to_readers(self)
        self.keys = Keys(self)
        self.chooser.chosen.connect(self._chosen)
        self.chooser.let_go.connect(self.hand.let_go)
        self.chooser.pointed.connect(self.foresee)
        self._rebake = QTimer(self)
        self._rebake.setSingleShot(True)
        self._rebake.setInterval(REBAKE)
        self._rebake.timeout.connect(self._bake_when_free)
        self._breath = QTimer(self)
        self._breath.setInterval(BREATH)
        self._breath.timeout.connect(self._breathe)
        self._phase = 0.0
        self._printed: Hashable = None
        self._inscribed: tuple[Any, ...] = ()  # what the foreground was painted for
        own = Ground(self.viewport())
        self.ground: Callable[[QPainter], None] = own.paint  # the wood; a page lends its own, so that planks go on
        theme.keeper().changed.connect(self.refresh)

    # -- what is shown -----------------------------------------------------------------------------------------------

    def seat(self, viewer: int | None, names: tuple[str, ...], colours: tuple[str, ...]) -> None:
        """Who looks, and who sits where."""
        if viewer != self.viewer:
            self.keys.leave()
        self.viewer, self.names, self.colours = viewer, names, colours
        self._set_scene()

    def _set_scene(self) -> None:
        self.stage.scene = Scene(
            self.arrangement.name, self.viewer, theme.current().name, self.names, self.colours, self._printed
        )
        if self._printed is not None:  # nothing is known of the match before its first view
            self.backdrop.want(self.stage.scene, self.arrangement.size, self.stage.bakery.scale)

    def show_view(self, view: Any) -> None:
        """Show a view at once (opening, undo, looking back)."""
        self.hand.forget()
        self.marks.clear_all("hint", "refused", "pointed")
        printed = self.board.printed(view)
        if printed != self._printed:
            self._printed = printed
            self.stage.bakery.empty()
            self._set_scene()
        self.stage.lay(view)

    def play(self, beats: Iterable[Played]) -> None:
        """Play beats; `settled` comes once, at the end."""
        self.marks.clear_all("hint", "refused")
        self.stage.play(beats)

    def land(self) -> None:
        """Everything arrives at once."""
        self.stage.land()

    def ask(self, choices: list[Choice]) -> None:
        """The open decision's choices; [] when nobody here decides."""
        self.hand.forget()
        self.grasp = Grasp(choices)
        self.hand.tray.renew()
        self.buttons.renew()
        self.keys.renew()
        self.show_can_act()
        self.buttons_changed.emit()

    def set_pace(self, pace: Pace) -> None:
        """How fast things move; a reduced pace also keeps halos still."""
        self.stage.motion.pace = pace
        if pace.reduced:
            self._breath.stop()
            self.marks.breathe(1.0)
        elif not self._breath.isActive():
            self._breath.start()

    def show_can_act(self) -> None:
        """Halos round whatever can act now, while the hand is empty."""
        self.marks.clear_all("act")
        if self.hand.holding:
            return
        for spot in self.keys.spots:
            z = MARKS if spot.item is None else spot.item.order + 0.5  # what lies over the piece covers its halo
            self.marks.set(("act", spot.key), "act", spot.path, z=z)

    def refresh(self) -> None:
        """Theme, language, text or symbol size changed: paint everything anew."""
        self.stage.bakery.empty()
        self.backdrop.forget()
        self._inscribed = ()
        self._set_scene()
        self._lay_anew()
        self.buttons.renew()
        self.viewport().update()

    def _lay_anew(self) -> None:
        """The same view in other pictures or elsewhere: what moves arrives first, so that nobody waits for it in vain."""
        self.stage.land()
        self.hand.forget()
        self.marks.clear_all("hint", "refused", "pointed")
        if self.stage.view is None:
            return
        self.stage.aside = {}
        self.stage.lay(self.stage.view)
        self.stage.redress()
        self.hand.tray.show()
        self.stage.motion.land()
        self.keys.renew()
        self.keys.ring()
        self.show_can_act()

    def _arranged(self, view: Any) -> None:
        self._print(view)
        self.buttons.renew()

    def _print(self, view: Any) -> None:
        """The part of the board that changes but is no piece. Many beats leave the view as it was: it is kept for those."""
        scale, size = self.stage.bakery.scale, self.arrangement.size
        wanted = (scale, size, self.stage.scene, view)
        if wanted == self._inscribed and view is not self._inscribed[-1]:  # the same object may have been changed
            return
        self._inscribed = wanted
        pixmap = QPixmap(max(1, math.ceil(size.width() * scale)), max(1, math.ceil(size.height() * scale)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(scale, scale)
        self.board.foreground(painter, self.stage.scene, view)
        painter.end()
        self.print_item.replace(pixmap, QRectF(0, 0, size.width(), size.height()))

    # -- geometry ----------------------------------------------------------------------------------------------------

    def unit(self) -> float:
        """Logical pixels a unit of the design."""
        return self.transform().m11()

    def _fit(self) -> None:
        area, size = self.viewport().size(), self.arrangement.size
        if area.width() < 2 or area.height() < 2:
            return
        scale = min(area.width() / size.width(), area.height() / size.height()) * self.zoom
        centre = self.mapToScene(self.viewport().rect().center()) if self.zoom > 1 else None
        # a margin all round lets the board be panned to its edges, and centres it when it is smaller than the table
        spare_x = max(0.0, area.width() / scale - size.width()) / 2
        spare_y = max(0.0, area.height() / scale - size.height()) / 2
        self.setSceneRect(-spare_x, -spare_y, size.width() + 2 * spare_x, size.height() + 2 * spare_y)
        self.resetTransform()
        self.scale(scale, scale)
        self.centerOn(centre if centre is not None else QRectF(0, 0, size.width(), size.height()).center())
        self.buttons.place()

    def set_zoom(self, zoom: float, about: QPoint | None = None) -> None:
        """Zoom about a point of the viewport (its middle when None); 1 fits the board."""
        zoom = min(ZOOM_MOST, max(ZOOM_LEAST, zoom))
        if zoom == self.zoom:
            return
        place = about if about is not None else self.viewport().rect().center()
        before = self.mapToScene(place)
        self.zoom = zoom
        mode = QGraphicsView.ViewportUpdateMode
        self.setViewportUpdateMode(mode.FullViewportUpdate if zoom > 1 else mode.MinimalViewportUpdate)
        self._fit()
        if zoom > 1:
            moved = self.mapToScene(place) - before
            self.centerOn(self.mapToScene(self.viewport().rect().center()) - moved)
        self.buttons.place()
        self._rebake.start()
        self.zoomed.emit(zoom)
        self.viewport().update()

    def zoom_in(self) -> None:
        self.set_zoom(self.zoom * ZOOM_STEP)

    def zoom_out(self) -> None:
        self.set_zoom(self.zoom / ZOOM_STEP)

    def zoom_fit(self) -> None:
        self.set_zoom(1.0)

    def pan(self, by: QPoint) -> None:
        """Move the board with the hand."""
        for bar, step in ((self.horizontalScrollBar(), by.x()), (self.verticalScrollBar(), by.y())):
            bar.setValue(bar.value() - step)
        self.buttons.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        wanted = self.board.arrangement(QRectF(self.viewport().rect()).size())
        changed = wanted != self.arrangement
        self.arrangement = wanted
        self._fit()
        if changed:
            self.stage.bakery.empty()  # another arrangement has other sizes, also at the same scale
            self._bake_anew()
        else:
            self._rebake.start()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._bake_anew()
        if not self.stage.motion.pace.reduced:
            self._breath.start()

    def _bake_when_free(self) -> None:
        if self.hand.holding:
            self._rebake.start()  # zoomed with a piece in the hand: it stays there, coarse for the while
        else:
            self._bake_anew()

    def _bake_anew(self) -> None:
        ratio = self.devicePixelRatioF()
        self.stage.bakery.set_scale(self.unit() * ratio)
        self._set_scene()
        self._lay_anew()

    def finish_painting(self) -> None:
        """Wait for the backdrop: for pictures and tests."""
        self._bake_anew()
        self.backdrop.want(self.stage.scene, self.arrangement.size, self.stage.bakery.scale, at_once=True)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        painter.save()
        painter.resetTransform()
        painter.setClipRect(self.mapFromScene(rect).boundingRect().adjusted(-2, -2, 2, 2))
        self.ground(painter)
        painter.restore()

    def _breathe(self) -> None:
        self._phase = (self._phase + BREATH / 1600) % 1.0
        if not self.stage.motion.moving and self.isVisible():
            self.marks.breathe(0.72 + 0.28 * math.cos(2 * math.pi * self._phase))

    # -- what a hand does --------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.touched.emit()
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.hand.press(event.position().toPoint(), event.button())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.hand.move(event.position().toPoint(), event.buttons())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.hand.release(event.position().toPoint(), event.button())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.hand.leave()
        super().leaveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if event.angleDelta().y():
            self.set_zoom(self.zoom * ZOOM_STEP ** (event.angleDelta().y() / 120), event.position().toPoint())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.set_zoom(self.zoom * (1 + event.value()), event.position().toPoint())
            return True
        return super().viewportEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.keys.press(event):
            super().keyPressEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        return self.keys.step(forward) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.keys.ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.marks.clear_all("focus")
        super().focusOutEvent(event)

    # -- what it meant -----------------------------------------------------------------------------------------------

    def mean(self, choices: list[Choice], place: QPoint) -> None:
        """A gesture meant these choices: take the one that is legal, ask which of several, or say why none."""
        legal = [choice for choice in choices if choice.refusal is None]
        if len(legal) == 1:
            self._chosen(legal[0])
        elif legal:
            self.chooser.ask(legal, self.stage.view, place)
        elif choices:
            refusal = hindrance(choices)
            assert refusal is not None
            self.hand.go_home()
            self.refused.emit(refusal, QPointF(place))

    def _chosen(self, choice: Choice) -> None:
        self.hand.give()
        self.attempted.emit(choice.action)
        self.hand.forget_held()

    # -- what would happen -------------------------------------------------------------------------------------------

    def foresee(self, choices: list[Choice]) -> None:
        """Show what the one of these that is legal would do; nothing when there are several or none."""
        self.hand.foreshow.show_where(choices)

    def foresee_button(self, button: str) -> None:
        """Show what a button would do, with whatever is marked."""
        self.foresee(self.grasp.pressed(button, self.hand.marked))

    def foresee_nothing(self) -> None:
        self.hand.foreshow.forget()

    # -- buttons -----------------------------------------------------------------------------------------------------

    def press_button(self, button: str) -> None:
        """A button on the board or in the prompt."""
        self.land()
        choices = self.grasp.pressed(button, self.hand.marked)
        widget = self.buttons.widget(button)
        place = widget.geometry().center() if widget is not None else self.viewport().rect().center()
        self.mean(choices, place)
