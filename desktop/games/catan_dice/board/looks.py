"""How every face of the game looks, round its own middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.games.catan_dice.board.faces import draw_resource_die
from desktop.games.catan_dice.board.layout import layout
from desktop.games.catan_dice.board.paper import draw_crayon, draw_label, draw_ready
from desktop.games.catan_dice.board.plan import plan
from desktop.games.catan_dice.board.shapes import printed, shape
from desktop.games.catan_dice.faces import Face, Status
from desktop.games.catan_dice.state import What
from desktop.look.colour import SEATS, SHADE, C, ink_on
from desktop.table.vocabulary import Look, Scene


class Looks:
    """Looks by face: `die.FACE.STATUS`, `WHAT.COLOUR.LABEL`, `crayon.COLOUR`, `cross`, `ready`."""

    def look(self, scene: Scene, face: str, map_name: str, edition: str) -> Look:
        kind, *rest = face.split(".")
        spread = layout(scene.arrangement)
        if kind == "die":
            return self.die(Face(rest[0]), Status(rest[1]), spread.die)
        drawn = plan(map_name, edition, scene.arrangement)
        if kind == "crayon":
            colour = SEATS[rest[0]].colour
            body = QRectF(-92, -12, 200, 24)
            return Look(body.adjusted(-14, -14, 14, 22), lambda p: draw_crayon(p, colour), body)
        if kind == "cross":
            return self.cross(14 * max(drawn.radius / 117, 0.62))
        if kind == "ready":
            r = 17 * max(drawn.radius / 117, 0.72)
            body = QRectF(-r, -r, 2 * r, 2 * r)
            return Look(body.adjusted(-14, -14, 14, 14), lambda p: draw_ready(p, QPointF(0, 0), r), body)
        what = What(kind)
        scale = next((place.scale for (one, _), place in drawn.places.items() if one is what), 1.0)
        return self.structure(what, SEATS[rest[0]].colour, "" if rest[1] == "-" else rest[1], scale)

    def structure(self, what: What, colour: str, label: str, scale: float) -> Look:
        """A structure filled in by crayon."""
        outline = shape(what, scale)
        body = outline.boundingRect()

        def paint(p: QPainter) -> None:
            printed(p, outline, colour, len(label) + ord(what[0]), max(scale, 0.62))
            if label:
                draw_label(p, what, QPointF(0, 0), label, scale, ink_on(colour).name())

        return Look(body.adjusted(-8, -8, 8, 9), paint, body)

    def die(self, face: Face, status: Status, size: float) -> Look:
        """A die; spent ones are dimmed, one given away is crossed out."""
        body = QRectF(-size / 2, -size / 2, size, size * 1.15)

        def paint(p: QPainter) -> None:
            if status is not Status.FREE:
                p.setOpacity(0.45)
            draw_resource_die(p, face, size)
            p.setOpacity(1.0)
            if status is Status.DEAD:
                pen = QPen(C("#A8382C", 0.9), size * 0.07, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
                p.setPen(pen)
                k = size * 0.28
                p.drawLine(QPointF(-k, k), QPointF(k, -k))
            elif status is Status.SPENT:
                p.setPen(QPen(C("#F4EAD2"), size * 0.06, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                k = size * 0.2
                for a, b in (((-k, 0), (-k * 0.2, k * 0.8)), ((-k * 0.2, k * 0.8), (k, -k * 0.7))):
                    p.drawLine(QPointF(*a), QPointF(*b))

        return Look(body.adjusted(-size * 0.34, -size * 0.34, size * 0.34, size * 0.4), paint, body)

    def cross(self, r: float) -> Look:
        """A joker that is spent."""
        body = QRectF(-r, -r, 2 * r, 2 * r)

        def paint(p: QPainter) -> None:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C("#FDF4DE", 0.55))
            p.drawEllipse(body)
            for colour, width in ((C(SHADE, 0.35), r * 0.34), (C("#A8382C"), r * 0.24)):
                p.setPen(QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                p.drawLine(QPointF(-r * 0.75, r * 0.7), QPointF(r * 0.75, -r * 0.7))

        return Look(body.adjusted(-4, -4, 4, 4), paint, body)
