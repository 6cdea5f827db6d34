"""One person's sheet in the history: four figures, wins a game, the last places, the best of all."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QComboBox, QSizePolicy, QVBoxLayout, QWidget

from desktop.look import fonts, theme
from desktop.look.cardboard import draw_tile
from desktop.look.colour import GOLD, SEATS, C, ink_on, mix, round_pen
from desktop.look.icons import draw_line_icon
from desktop.look.surface import rounded
from desktop.look.widgets.painted import Painted
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.segments import Segments
from desktop.look.wood import draw_disc
from desktop.look.words import CENTRE, LEFT, RIGHT, elide, font_for, text, text_width
from desktop.store.records import Figures, Records
from desktop.windows import dates, shelf
from desktop.windows.page import label

TABS = 4  # persons side by side; more become a list


class FiguresPicture(Painted, QWidget):
    """The painted part of the sheet."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.figures: Figures | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.follow_theme()

    def tell(self, figures: Figures) -> None:
        self.figures = figures
        self.setAccessibleName(figures.name)
        parts = [f"{words} {n}" for n, words in self._numbers()]
        parts += [f"{shelf.title(game)[0]}: {won}/{n}" for game, n, won in figures.by_game]
        self.setAccessibleDescription(", ".join(parts))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        k = fonts.text_scale()
        games = len(self.figures.by_game) if self.figures else 0
        lines = len(self._lines()) if self.figures else 0
        return QSize(420, round((104 + 100 + 44 + games * 44 + 50 + 150 + lines * 36 + 16) * k))

    def minimumSizeHint(self) -> QSize:
        return QSize(300, self.sizeHint().height())

    def _numbers(self) -> list[tuple[str, str]]:
        f = self.figures
        assert f is not None
        hours = f.minutes / 60
        return [
            #: under a number: matches played
            (str(f.played), self.tr("matches")),
            #: under a number: matches won
            (str(f.won), self.tr("won")),
            #: under a number: hours played
            (f"{hours:.0f}" if hours >= 1 else f"{hours:.1f}", self.tr("hours")),
            #: under a number: most wins one after the other
            (str(f.streak), self.tr("wins in a row")),
        ]

    def _lines(self) -> list[tuple[str, str]]:
        f = self.figures
        assert f is not None
        lines = []
        for game, total, record in f.best[:3]:
            title, day = shelf.title(game)[0], dates.day(record.when)
            lines.append(
                ("trophy", self.tr("Best in {game}: {n}, {day}").format(game=title, n=dates.signed(total), day=day))
            )
        if f.together is not None:
            name, n = f.together
            lines.append(("users", self.tr("Mostly with {name}: %n time(s)", "", n).format(name=name)))
        return lines

    def paintEvent(self, event: QPaintEvent) -> None:
        f = self.figures
        if f is None:
            return
        p, k = self.brush(), fonts.text_scale()
        room = QRectF(self.rect())
        y = self._paint_head(p, room, f, k)
        y = self._paint_numbers(p, room, y, k)
        y = self._paint_games(p, room, f, y, k)
        y = self._paint_places(p, room, f, y, k)
        t = theme.current()
        for icon, words in self._lines():
            draw_line_icon(p, icon, 14 * k, y + 16 * k, 19 * k, t.soft)
            words = dates.spaced(words)
            shown = elide(words, font_for(words, 14 * k, 600), room.width() - 40 * k)
            text(p, QRectF(36 * k, y, room.width(), 32 * k), shown, 14 * k, 600, t.ink, LEFT)
            y += 36 * k
        p.end()

    def _paint_head(self, p: QPainter, room: QRectF, f: Figures, k: float) -> float:
        t = theme.current()
        look = SEATS[f.colour]
        draw_disc(p, 50 * k, 48 * k, 38 * k, look.colour, 14 * k, look.symbol, k=0.8)
        x = 108 * k
        name = elide(f.name, font_for(f.name, 34 * k, 700, True), room.width() - x)
        text(p, QRectF(x, 8 * k, room.width(), 52 * k), name, 34 * k, 700, t.ink, LEFT, display=True)
        try:
            since = dates.day(datetime.fromisoformat(f.since).replace(tzinfo=None))
        except ValueError:
            since = ""
        #: under a person's name; {day} is "8 March"
        words = dates.spaced(self.tr("since {day}").format(day=since)) if since else ""
        text(p, QRectF(x, 60 * k, room.width(), 24 * k), words, 14 * k, 400, t.soft, LEFT)
        return 104 * k

    def _paint_numbers(self, p: QPainter, room: QRectF, y: float, k: float) -> float:
        t = theme.current()
        step = room.width() / 4
        for i, (n, words) in enumerate(self._numbers()):
            r = QRectF(i * step, y, step - 6, 84 * k)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(C(t.sunk))
            p.drawPath(rounded(r, 10))
            text(p, QRectF(r.left(), r.top() + 6 * k, r.width(), 46 * k), n, 32 * k, 700, t.ink, CENTRE, display=True)
            shown = elide(words, font_for(words, 13 * k, 700), r.width() - 6)
            text(p, QRectF(r.left(), r.top() + 53 * k, r.width(), 24 * k), shown, 13 * k, 700, t.soft, CENTRE)
        return y + 100 * k

    def _paint_games(self, p: QPainter, room: QRectF, f: Figures, y: float, k: float) -> float:
        t = theme.current()
        #: heading: how many matches of each game were won
        text(p, QRectF(2, y, room.width(), 32 * k), self.tr("Wins by game"), 17 * k, 700, t.ink, LEFT)
        y += 42 * k
        for game, played, won in f.by_game:
            title, colour = shelf.title(game)[0], shelf.accent(game)
            names = 116 * k
            shown = elide(title, font_for(title, 14 * k, 600), names - 8)
            text(p, QRectF(2, y, names, 34 * k), shown, 14 * k, 600, t.ink, LEFT)
            end = room.width() - 58 * k
            step = min(29 * k, (end - names) / max(1, played))
            for i in range(played):  # one little board a match: filled when won
                q = QRectF(names + i * step, y + 6 * k, min(24 * k, max(5.0, step - 3)), 23 * k)
                if i < won:
                    draw_tile(p, q.adjusted(0, 0, 0, -3), colour, 5, 3, shadow=False)
                    if q.width() > 14:
                        draw_line_icon(p, "check", q.center().x(), q.center().y() - 1.5, 14 * k, ink_on(colour))
                else:
                    p.setPen(QPen(C(colour, 0.7), 1.4))
                    p.setBrush(mix(t.panel, colour, 0.10))
                    p.drawPath(rounded(q.adjusted(1, 1, -1, -2), 5))
            ratio = f"{won} / {played}"
            text(p, QRectF(room.width() - 70 * k, y, 68 * k, 34 * k), ratio, 15 * k, 700, t.ink, RIGHT)
            y += 44 * k
        return y + 6 * k

    def _paint_places(self, p: QPainter, room: QRectF, f: Figures, y: float, k: float) -> float:
        t = theme.current()
        #: heading: places in the last matches
        text(p, QRectF(2, y, room.width(), 32 * k), self.tr("The last ten places"), 17 * k, 700, t.ink, LEFT)
        most = max(2, max((of for _, of in f.places), default=2), max((place for place, _ in f.places), default=2))
        plot = QRectF(34 * k, y + 50 * k, room.width() - 54 * k, 96 * k)
        for i in range(most):
            at = plot.top() + i * plot.height() / (most - 1)
            p.setPen(QPen(C(t.line), 1))
            p.drawLine(QPointF(plot.left() - 8, at), QPointF(plot.right() + 10, at))
            text(p, QRectF(0, at - 12 * k, 20 * k, 24 * k), str(i + 1), 13 * k, 700, t.soft, RIGHT)
        step = plot.width() / 9
        points = [
            QPointF(plot.left() + i * step, plot.top() + (place - 1) * plot.height() / (most - 1))
            for i, (place, _) in enumerate(f.places)
        ]
        colour, symbol = SEATS[f.colour].colour, SEATS[f.colour].symbol
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(C(colour, 0.55), 2.4))
        p.drawPolyline(QPolygonF(points))
        for point, (place, _) in zip(points, f.places, strict=True):
            first = place == 1
            draw_disc(
                p, point.x(), point.y() - 2, (12 if first else 10) * k, GOLD if first else colour, 4, symbol, k=0.84
            )
        return y + 178 * k


class PersonSheet(PaperPanel):
    """Persons side by side at the top, the chosen one's figures below. `chosen(name)`."""

    chosen = Signal(str)

    def __init__(self, records: Records, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=14)
        self.records = records
        self.names: list[str] = []
        self.now = ""
        self.tabs, self.list = Segments([""], size=15), QComboBox()
        self.tabs.chosen.connect(lambda i: self.show_person(self.names[i]))
        self.list.activated.connect(lambda i: self.show_person(self.names[i]))
        self.picture, self.empty = FiguresPicture(), label("soft", True)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for part in (self.tabs, self.list, self.picture, self.empty):
            column.addWidget(part)
        column.addStretch(1)

    def refresh(self) -> None:
        """Persons and figures as the records are now."""
        self.names = self.records.people()
        wide = fonts.text_scale() * sum(text_width(name, 15, 700) + 30 for name in self.names[:TABS])
        tabs = len(self.names) <= TABS and wide < 440
        self.tabs.setVisible(tabs and len(self.names) > 1)
        self.list.setVisible(not tabs)
        self.picture.setVisible(bool(self.names))
        self.empty.setVisible(not self.names)
        #: control: whose figures are shown
        self.tabs.setAccessibleName(self.tr("Person"))
        self.list.setAccessibleName(self.tabs.accessibleName())
        self.empty.setText(self.tr("Figures of each person will be here after the first finished match."))
        if not self.names:
            return
        self.tabs.set_labels(self.names if tabs else [""])
        self.list.clear()
        self.list.addItems(self.names)
        self.show_person(self.now if self.now in self.names else self.names[0])

    def show_person(self, name: str) -> None:
        self.now = name
        at = self.names.index(name)
        if at < len(self.names) and self.tabs.isVisibleTo(self):
            self.tabs.set_index(at)
        self.list.setCurrentIndex(at)
        self.picture.tell(self.records.figures(name))
        self.chosen.emit(name)
