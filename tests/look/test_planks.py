"""The table is the same table in every window, only more or less of it is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QWidget

from desktop.look import planks, theme
from desktop.look.theme import THEMES
from desktop.look.widgets import ground


def test_a_larger_window_only_adds_boards() -> None:
    small = planks.lay_planks(QRectF(0, 0, 800, 500), THEMES["light"])
    large = planks.lay_planks(QRectF(0, 0, 1900, 1200), THEMES["light"])
    seeds = {board.seed: board for board in large}
    assert len(large) > len(small)
    for board in small:
        assert seeds[board.seed] == board


def test_boards_cover_the_whole_table_without_overlap() -> None:
    rect = QRectF(0, 0, 1024, 600)
    boards = planks.lay_planks(rect, THEMES["light"])
    assert sum(board.rect.intersected(rect).width() * board.rect.intersected(rect).height() for board in boards) == (
        pytest.approx(rect.width() * rect.height())
    )


def test_grain_gives_way_to_a_knot_on_both_sides_and_lies_straight_far_from_it() -> None:
    knot = planks.Knot(100, 50, 8, 60)
    assert planks._give_way(knot, 100, 46) < -4
    assert planks._give_way(knot, 100, 54) > 4
    assert abs(planks._give_way(knot, 400, 54)) < 0.01
    assert planks._give_way(None, 100, 50) == 0


def test_oak_is_lighter_than_walnut(qapp) -> None:
    def middle(name: str) -> int:
        pixmap = planks.wood_pixmap(QSize(200, 180), 1.0, THEMES[name])
        return pixmap.toImage().scaled(1, 1).pixelColor(0, 0).lightness()

    assert middle("light") > middle("dark") + 60


def colours(image: QImage) -> bytes:
    return bytes(image.convertToFormat(QImage.Format.Format_RGB888).constBits())


def looks(page: QWidget) -> QImage:
    return page.grab().toImage()


class Page(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self.ground = ground.Ground(self)

    def paintEvent(self, event) -> None:
        p = QPainter(self)
        self.ground.paint(p)
        p.end()

    def resizeEvent(self, event) -> None:
        self.ground.resized()


@pytest.fixture
def page(qtbot):
    ground._done.clear()
    page = Page()
    qtbot.addWidget(page)
    page.resize(300, 220)
    return page


def whole(page: Page) -> QImage:
    pixmap = planks.wood_pixmap(page.size(), 1.0, theme.current())
    return pixmap.toImage()


def test_a_page_shows_bare_boards_at_once_and_the_grain_soon_after(page, qtbot) -> None:
    page.show()
    first = looks(page)
    assert colours(first) != colours(whole(page))
    assert first.pixelColor(150, 110).lightness() > 100
    qtbot.waitUntil(lambda: colours(looks(page)) == colours(whole(page)), timeout=5000)


def test_a_resized_page_gets_its_own_table(page, qtbot) -> None:
    page.show()
    qtbot.waitUntil(lambda: bool(ground._done), timeout=5000)
    page.resize(360, 240)
    qtbot.waitUntil(lambda: colours(looks(page)) == colours(whole(page)), timeout=5000)


def test_a_change_of_theme_changes_the_wood(page, qtbot) -> None:
    page.show()
    page.ground.settle()
    theme.set_theme("dark")
    qtbot.waitUntil(lambda: colours(looks(page)) == colours(whole(page)), timeout=5000)
    assert looks(page).pixelColor(150, 110).lightness() < 90


def test_two_pages_of_one_size_share_one_table(page, qtbot) -> None:
    page.show()
    page.ground.settle()
    other = Page()
    qtbot.addWidget(other)
    other.resize(page.size())
    other.show()
    assert colours(looks(other)) == colours(looks(page))
    assert len(ground._done) == 1


def test_tables_of_old_sizes_are_forgotten(page, qtbot) -> None:
    page.show()
    for width in range(300, 360, 10):
        page.resize(width, 200)
        page.ground.settle()
    assert len(ground._done) <= ground.KEPT


def test_a_page_can_go_while_its_table_is_being_painted(qtbot) -> None:
    page = Page()
    page.resize(900, 700)
    page.show()
    looks(page)
    qtbot.wait(1)
    page.deleteLater()
    qtbot.wait(30)


def test_the_table_can_be_painted_from_any_corner(page, qtbot) -> None:
    page.ground.settle()
    image = QImage(400, 300, QImage.Format.Format_RGB32)
    image.fill(0)
    p = QPainter(image)
    page.ground.paint(p, QPoint(50, 40))
    p.end()
    assert image.pixelColor(10, 10).lightness() == 0
    assert colours(image.copy(50, 40, 300, 220)) == colours(whole(page))
