"""The screen's figures, measured on the real table: frames while 60 pieces move, and a drop until it is redrawn."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Hashable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication

from desktop import games, language
from desktop.bots.bot import luck
from desktop.commands.bench import figure, percentile
from desktop.commands.say import line
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.engine.seats import Seat
from desktop.look import fonts, theme
from desktop.look.wood import draw_cube
from desktop.store.store import Store
from desktop.table.table import Table
from desktop.table.vocabulary import (
    Arrangement,
    Choice,
    Drag,
    Look,
    Placed,
    Played,
    Scene,
    Spot,
    Zone,
    grid,
)  # fmt: skip
from desktop.windows.table.page import TablePage

PIECES = 60
COLOURS = ("#C23B30", "#2C62B4", "#F0B63A", "#4FA36C", "#F2EBDD", "#4A4658")


class _Field:
    """Sixty wooden cubes in one of two zones: nothing but pieces that move."""

    accent = "#A8382C"
    tumbles: dict[str, tuple[str, ...]] = {}

    def arrangement(self, size: QSizeF) -> Arrangement:
        return Arrangement("wide", QSizeF(1600, 1000))

    def printed(self, view: Any) -> Hashable:
        return ()

    def zones(self, scene: Scene, view: Any) -> dict[str, Zone]:
        left, right = QRectF(20, 20, 720, 960), QRectF(860, 20, 720, 960)
        return {"0": Zone("0", left, grid(left, 6, 120, 96)), "1": Zone("1", right, grid(right, 6, 120, 96))}

    def placements(self, scene: Scene, view: int) -> Iterable[Placed]:
        return [Placed("cube", Spot(str(view), i), f"cube.{i % 6}", name=str(i)) for i in range(PIECES)]

    def look(self, scene: Scene, face: str, count: int | None) -> Look:
        colour = COLOURS[int(face[-1])]
        return Look(
            QRectF(-44, -44, 96, 96), lambda p: draw_cube(p, 0, 0, 30, colour, "disc"), QRectF(-28, -30, 56, 60)
        )

    def foreground(self, painter: QPainter, scene: Scene, view: Any) -> None:
        return

    background = gestures = buttons = pops = stirred = picture = lambda self, *rest: ()

    def keeps(self, view: Any) -> str | None:
        return None


class _Timed(Table):
    """A table that notes how long each repaint took and when it ended."""

    paints: list[tuple[float, float]]

    def paintEvent(self, event: QPaintEvent) -> None:
        began = time.perf_counter()
        super().paintEvent(event)
        self.paints.append((time.perf_counter() - began, time.perf_counter()))


def _app() -> QApplication:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    app.setStyle("Fusion")
    fonts.load()
    theme.set_theme("light")
    language.speak("zh_TW")
    return app


def _wait(app: QApplication, seconds: float) -> None:
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        app.processEvents()
        time.sleep(0.0005)


def frames(app: QApplication) -> None:
    """Paint and gap between frames while 60 pieces move; beside it the same table at rest, repainted whole."""
    table = _Timed(_Field(), None)  # type: ignore[arg-type]
    table.paints = []
    table.resize(1600, 1000)
    table.show()
    table.show_view(0)
    table.finish_painting()
    _wait(app, 0.5)
    table.paints.clear()
    spans: list[float] = []
    for turn in range(8):
        table.paints.clear()
        table.play([Played((turn + 1) % 2)])
        while not table.stage.still:
            app.processEvents()
            time.sleep(0.0003)
        spans += [spent * 1000 for spent, _ in table.paints[1:]]
    table.paints.clear()
    for _ in range(40):
        table.viewport().update()
        app.processEvents()
    rest = [spent * 1000 for spent, _ in table.paints]
    line(figure(
        "frame_p95_60_moving", percentile(spans, 0.95), "ms", most=16, p50=round(percentile(spans, 0.5), 2),
        frames=len(spans), whole_repaint_at_rest_p95=round(percentile(rest, 0.95), 2),
    ))  # fmt: skip
    table.close()


class _Shell:
    def __init__(self, folder: str) -> None:
        from pathlib import Path

        self.store = Store(Path(folder))


def _mouse(target: Any, kind: QEvent.Type, place: QPoint, down: bool) -> None:
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    held = Qt.MouseButton.LeftButton if down else Qt.MouseButton.NoButton
    at = QPointF(place)
    event = QMouseEvent(kind, at, QPointF(target.mapToGlobal(place)), button, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(target, event)


def drops(app: QApplication, game_id: str, wanted: int = 60) -> None:
    """From letting a piece go to the end of the repaint that shows it; beside it the repaint alone."""
    game = games.find(game_id)
    assert game is not None
    with tempfile.TemporaryDirectory() as folder:
        spans: list[float] = []
        seed = 0
        while len(spans) < wanted and seed < 30:
            seats = tuple(Seat(f"P{i}", ("red", "blue")[i]) for i in range(2))
            page = TablePage(_Shell(folder), Match(game, seats, {}, seed))
            seed += 1
            page.resize(1600, 1000)
            page.show()
            page.begin()
            page.settle()
            _wait(app, 0.3)
            _drop_through(app, page, spans, wanted)
            page.close_match()
            page.close()
        if spans:
            line(figure(
                f"drop_to_redrawn_p95.{game_id}", percentile(spans, 0.95), "ms", most=50,
                p50=round(percentile(spans, 0.5), 2), drops=len(spans),
            ))  # fmt: skip


def _drop_through(app: QApplication, page: TablePage, spans: list[float], wanted: int) -> None:
    match, table = page.match, page.table
    for count in range(400):
        if match.finished or len(spans) >= wanted:
            return
        if page.curtain.isVisible():
            page.curtain.still = True
            page.curtain.lift()
            app.processEvents()
        drag = _legal_drag(page)
        if drag is None:
            choices = legal(match.game, match.state)
            page.controller.attempt(choices[luck(5, count).below(len(choices))], confirmed=True)
            table.land()
            app.processEvents()
            continue
        start, end = drag
        viewport = table.viewport()
        _mouse(viewport, QEvent.Type.MouseButtonPress, start, True)
        for part in (1, 2, 3, 4):
            _mouse(viewport, QEvent.Type.MouseMove, start + (end - start) * part / 4, True)
            app.processEvents()
        began = time.perf_counter()
        _mouse(viewport, QEvent.Type.MouseButtonRelease, end, False)
        viewport.repaint()
        spans.append((time.perf_counter() - began) * 1000)
        _wait(app, 0.05)
        table.land()
        if table.chooser.open:
            table.chooser.cancel()
            choices = legal(match.game, match.state)
            page.controller.attempt(choices[0], confirmed=True)
        table.land()
        app.processEvents()


def _legal_drag(page: TablePage) -> tuple[QPoint, QPoint] | None:
    table = page.table
    for choice in page.controller.choices:
        found = _ends(page, choice) if choice.refusal is None else None
        if found is not None:
            return found
    assert table is not None
    return None


def _ends(page: TablePage, choice: Choice) -> tuple[QPoint, QPoint] | None:
    stage, table = page.table.stage, page.table
    for gesture in choice.gestures:
        if isinstance(gesture, Drag) and gesture.to in stage.zones:
            item = next((i for i in stage.items if gesture.grip in table.grasp.on_piece(i.placed)), None)
            if item is not None:
                zone = stage.zones[gesture.to]
                return (
                    table.mapFromScene(QPointF(item.pose.x, item.pose.y)),
                    table.mapFromScene(zone.rect.center()),
                )
    return None


def measure() -> None:
    """Print a line a figure."""
    app = _app()
    frames(app)
    for game in games.games():
        try:
            games.board(game.id)
        except ModuleNotFoundError:
            continue
        drops(app, game.id)
