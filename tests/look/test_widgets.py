"""Every widget of the table can be worked by keyboard, read out, and grows with the size of text."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.look import bubbles, stylesheet, theme
from desktop.look.widgets.bubble import Bubble, best_place
from desktop.look.widgets.burnt_label import BurntLabel
from desktop.look.widgets.buttons import PlainButton, PrimaryButton, QuietButton
from desktop.look.widgets.cover_box import CoverBox
from desktop.look.widgets.key_cap import KeyCap
from desktop.look.widgets.learned_mark import LearnedMark
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.round_back_button import RoundBackButton
from desktop.look.widgets.seat_disc import SeatDisc, SeatDiscButton
from desktop.look.widgets.segments import Segments
from desktop.look.widgets.switch import Switch
from desktop.look.widgets.wood_page import WoodPage

BY_KEY = Qt.FocusReason.TabFocusReason
BY_MOUSE = Qt.FocusReason.MouseFocusReason

PRESSED = {
    "primary": lambda: PrimaryButton("Start", "play"),
    "plain": lambda: PlainButton("Undo", "undo-2"),
    "quiet": lambda: QuietButton("Rules", "book-open"),
    "back": lambda: RoundBackButton("Back"),
    "seat": lambda: SeatDiscButton("red", "red, disc"),
    "switch": lambda: Switch("Larger symbols"),
    "cover": lambda: CoverBox("istanbul", "Istanbul", width=120),
}
SHOWN = {
    "disc": lambda: SeatDisc("blue", "blue, diamond"),
    "mark": lambda: LearnedMark("begun", 3, "begun"),
    "key": lambda: KeyCap("Enter"),
    "burnt": lambda: BurntLabel("Seats"),
    "segments": lambda: Segments(("Person", "Bot"), name="Played by"),
}


@pytest.fixture
def shown(qtbot):
    """Show a widget in an active window, with another thing to focus beside it."""

    kept = []

    def show(widget: QWidget) -> QWidget:
        window = QWidget()
        window.resize(800, 700)
        QLineEdit(window)
        widget.setParent(window)
        widget.move(20, 60)
        widget.resize(widget.sizeHint())
        qtbot.addWidget(window)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=2000)
        kept.append(window)
        return widget

    return show


@pytest.mark.parametrize("name", PRESSED)
@pytest.mark.parametrize("key", [Qt.Key.Key_Space])
def test_space_presses_what_can_be_pressed(shown, qtbot, name: str, key: Qt.Key) -> None:
    widget = shown(PRESSED[name]())
    widget.setFocus(BY_KEY)
    with qtbot.waitSignal(widget.clicked, timeout=500):
        QTest.keyClick(widget, key)


@pytest.mark.parametrize("name", PRESSED)
def test_a_click_in_the_middle_presses(shown, qtbot, name: str) -> None:
    widget = shown(PRESSED[name]())
    middle = widget.cover.center().toPoint() if name == "cover" else widget.rect().center()
    with qtbot.waitSignal(widget.clicked, timeout=500):
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=middle)


@pytest.mark.parametrize("name", PRESSED)
def test_focus_by_key_is_seen_and_by_mouse_is_not(shown, name: str) -> None:
    widget = shown(PRESSED[name]())
    if name == "cover":
        widget.LIFT_MS = 0
        widget.bake()
    bare = widget.grab().toImage()
    widget.setFocus(BY_KEY)
    assert widget.grab().toImage() != bare
    widget.clearFocus()
    widget.setFocus(BY_MOUSE)
    assert not widget.ringed


@pytest.mark.parametrize("name", PRESSED)
def test_tab_reaches_what_can_be_pressed(shown, name: str) -> None:
    widget = shown(PRESSED[name]())
    assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus


@pytest.mark.parametrize("name", {**PRESSED, **SHOWN})
def test_a_screen_reader_hears_a_name(shown, name: str) -> None:
    widget = shown({**PRESSED, **SHOWN}[name]())
    said = QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name)
    assert said.strip()


@pytest.mark.parametrize(
    ("name", "role"),
    [
        ("primary", QAccessible.Role.Button),
        ("back", QAccessible.Role.Button),
        ("cover", QAccessible.Role.Button),
        ("seat", QAccessible.Role.Button),
        ("switch", QAccessible.Role.CheckBox),
        ("key", QAccessible.Role.StaticText),
        ("burnt", QAccessible.Role.StaticText),
    ],
)
def test_a_screen_reader_hears_what_it_is(shown, name: str, role: QAccessible.Role) -> None:
    widget = shown({**PRESSED, **SHOWN}[name]())
    assert QAccessible.queryAccessibleInterface(widget).role() == role


@pytest.mark.parametrize("name", [n for n in {**PRESSED, **SHOWN} if n not in ("back", "cover")])
def test_it_grows_with_the_size_of_text(shown, name: str) -> None:
    widget = shown({**PRESSED, **SHOWN}[name]())
    before = widget.sizeHint()
    theme.set_text_scale(1.5)
    after = widget.sizeHint()
    assert after.height() > before.height()
    assert after.width() > before.width()


OF_PAPER = ("plain", "quiet", "back", "seat", "switch", "mark", "burnt", "segments")  # pieces keep their colours


@pytest.mark.parametrize("name", OF_PAPER)
def test_it_repaints_in_another_theme(shown, name: str) -> None:
    widget = shown({**PRESSED, **SHOWN}[name]())
    before = widget.grab().toImage()
    theme.set_theme("dark")
    assert widget.grab().toImage() != before


@pytest.mark.parametrize("name", {**PRESSED, **SHOWN})
def test_it_survives_being_tiny(shown, name: str) -> None:
    widget = {**PRESSED, **SHOWN}[name]()
    for size in ((1, 1), (9, 4), (4, 200)):
        widget.setMinimumSize(0, 0)
        widget.resize(*size)
        widget.grab()


# -- segments ------------------------------------------------------------------------------------------------------


def test_arrows_move_among_segments_and_tell_once_each(shown) -> None:
    segments = shown(Segments(("System", "Light", "Dark"), 0))
    told = []
    segments.chosen.connect(told.append)
    segments.key(0).setFocus(BY_KEY)
    QTest.keyClick(segments.key(0), Qt.Key.Key_Right)
    assert (segments.index(), told) == (1, [1])
    QTest.keyClick(segments.key(1), Qt.Key.Key_Right)
    QTest.keyClick(segments.key(2), Qt.Key.Key_Left)
    assert (segments.index(), told) == (1, [1, 2, 1])


def test_only_the_chosen_segment_is_a_stop_for_tab(shown) -> None:
    segments = shown(Segments(("A", "B", "C"), 1))
    segments.key(1).setFocus(BY_KEY)
    stops = [bool(segments.key(i).focusPolicy() & Qt.FocusPolicy.TabFocus) for i in range(3)]
    assert stops == [False, True, False]


def test_choosing_by_code_is_not_told(shown) -> None:
    segments = shown(Segments(("A", "B"), 0))
    told = []
    segments.chosen.connect(told.append)
    segments.set_index(1)
    assert (segments.index(), told) == (1, [])


def test_another_language_keeps_the_choice(shown) -> None:
    segments = shown(Segments(("Person", "Bot"), 1, ("user", "bot")))
    segments.set_labels(("真人", "電腦"))
    assert segments.index() == 1
    assert [segments.key(i).text() for i in range(2)] == ["真人", "電腦"]
    assert segments.key(0).line_icon == "user"


def test_fewer_choices_keep_one_chosen(shown) -> None:
    segments = shown(Segments(("A", "B", "C"), 2))
    segments.set_labels(("A", "B"))
    assert segments.index() == 1


def test_a_forbidden_segment_is_stepped_over(shown) -> None:
    segments = shown(Segments(("A", "B", "C"), 0))
    segments.key(1).setEnabled(False)
    segments.key(0).setFocus(BY_KEY)
    QTest.keyClick(segments.key(0), Qt.Key.Key_Right)
    assert segments.index() == 2


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_segments_of_unlike_words_fit_without_shortening(shown, scale: float) -> None:
    theme.set_text_scale(scale)
    segments = shown(Segments(("No", "A much longer choice", "Mid")))
    segments.setFixedWidth(segments.minimumSizeHint().width())
    QApplication.processEvents()
    for i in range(3):
        assert segments.key(i).width() >= segments.key(i).sizeHint().width() - 1


# -- buttons, page -------------------------------------------------------------------------------------------------


def test_an_ampersand_is_a_mnemonic_and_not_a_letter(shown) -> None:
    button = shown(PlainButton("&Undo && more"))
    assert button.words == "Undo & more"


def test_the_style_sheet_does_not_squeeze_painted_buttons(shown, qapp) -> None:
    dresser = stylesheet.apply(qapp)
    button = shown(PlainButton("Undo", size=26))
    QApplication.processEvents()
    try:
        assert button.height() >= button.sizeHint().height()
    finally:
        dresser.undress()
        qapp.setStyleSheet("")


def test_a_panel_keeps_its_content_clear_of_edge_and_shadow(shown) -> None:
    panel = PaperPanel(padding=16)
    label = QLabel("小梅", panel)
    QVBoxLayout(panel).addWidget(label)
    panel.layout().setContentsMargins(0, 0, 0, 0)
    shown(panel)
    QApplication.processEvents()
    assert panel.paper.adjusted(15, 15, -15, -15).contains(QRectF(label.geometry()))


@pytest.fixture
def page(qtbot) -> WoodPage:
    page = WoodPage("Settings", "Everything shows at once", "Back")
    qtbot.addWidget(page)
    page.resize(1600, 1000)
    page.show()
    return page


def test_a_small_window_makes_a_page_compact_and_tells_it(page: WoodPage) -> None:
    told = []
    page.compact_changed.connect(told.append)
    page.resize(1024, 600)
    page.resize(1100, 600)
    page.resize(1600, 1000)
    assert told == [True, False]


def test_the_back_button_stands_where_it_should(page: WoodPage) -> None:
    assert page.back_button.geometry().center() - QPoint(34 + 23, 30 + 23) in (QPoint(0, 0), QPoint(-1, -1))


def test_the_foot_never_scrolls_away(page: WoodPage) -> None:
    start = PrimaryButton("Start", "play", 22)
    page.set_foot(start)
    tall = QWidget()
    tall.setMinimumHeight(3000)
    QVBoxLayout(page.body).addWidget(tall)
    page.resize(1024, 600)
    QApplication.processEvents()
    corner = start.mapTo(page, QPoint(0, 0))
    assert 520 < corner.y() < 560
    assert corner.y() + start.height() <= 600
    page.show_part(tall)
    assert start.mapTo(page, QPoint(0, 0)) == corner


def test_what_scrolls_does_not_hide_behind_the_foot(page: WoodPage) -> None:
    start = PrimaryButton("Start")
    page.set_foot(start)
    scroll = page.findChild(QScrollArea)
    assert scroll is not None
    assert scroll.geometry().bottom() < start.mapTo(page, QPoint(0, 0)).y()


def test_the_wood_is_seen_through_the_sheet_that_scrolls(page: WoodPage) -> None:
    page.settle()
    image = page.grab().toImage()
    assert image.pixelColor(1500, 900).hue() in range(15, 45)


def test_back_is_sent(page: WoodPage, qtbot) -> None:
    page.back_button.setFocus(BY_KEY)
    with qtbot.waitSignal(page.back, timeout=500):
        QTest.keyClick(page.back_button, Qt.Key.Key_Space)


@pytest.mark.parametrize("size", [(1600, 1000), (1024, 600), (800, 480)])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_title_and_note_stay_within_the_window(page: WoodPage, size, scale: float) -> None:
    theme.set_text_scale(scale)
    page.set_title("A title that is rather long for a page", "and a note beside it that says what one finds here")
    page.resize(*size)
    for label in (page.title, page.note):
        if label.isVisible():
            assert page.rect().contains(label.geometry())


# -- cover box -----------------------------------------------------------------------------------------------------


def test_a_late_cover_shows_its_colour_first_and_its_picture_soon(qtbot) -> None:
    box = CoverBox("burano", "Burano", width=120, late=True)
    qtbot.addWidget(box)
    first = box.grab().toImage()
    qtbot.waitUntil(lambda: box._body is not None, timeout=2000)
    assert box.grab().toImage() != first


def test_a_box_rises_under_the_pointer_and_sinks_again(shown, qtbot) -> None:
    box = shown(CoverBox("fresco", "Fresco", width=120))
    box.LIFT_MS = 0
    box._lift(True)
    assert box._raised == 1.0
    box._lift(False)
    assert box._raised == 0.0


def test_focus_by_key_lifts_a_box(shown, qtbot) -> None:
    box = shown(CoverBox("fresco", "Fresco", width=120))
    box.setFocus(BY_KEY)
    qtbot.waitUntil(lambda: box._raised == 1.0, timeout=2000)
    box.clearFocus()
    qtbot.waitUntil(lambda: box._raised == 0.0, timeout=2000)


def test_a_cover_is_lettered_anew_in_another_language(shown) -> None:
    box = shown(CoverBox("pagoda", "Pagoda", width=120))
    before = box.grab().toImage()
    box.set_title("塔雲軒")
    assert box.grab().toImage() != before
    assert box.accessibleName() == "塔雲軒"


# -- bubble --------------------------------------------------------------------------------------------------------


@pytest.fixture
def table(qtbot) -> QWidget:
    table = QWidget()
    table.resize(900, 600)
    qtbot.addWidget(table)
    table.show()
    return table


def bubble_rect(bubble: Bubble) -> QRectF:
    return bubble._rect.translated(QPointF(bubble.pos()))


SPOTS = [(10, 10), (890, 10), (10, 590), (890, 590), (450, 300), (450, 5), (5, 300)]


@pytest.mark.parametrize("spot", SPOTS)
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_a_bubble_stays_in_the_window_and_off_what_it_speaks_of(table, spot, scale: float) -> None:
    theme.set_text_scale(scale)
    piece = QRectF(spot[0] - 20, spot[1] - 20, 40, 40)
    bubble = Bubble(table)
    bubble.tell(
        "That is three places away.", "A merchant walks one or two.", "Show me the rule", QPointF(*spot), [piece]
    )
    assert QRectF(table.rect()).contains(bubble_rect(bubble))
    assert not bubble_rect(bubble).intersects(piece)


def test_a_bubble_keeps_off_the_lit_targets_while_there_is_room(table) -> None:
    lit = [QRectF(480, 200, 120, 200), QRectF(300, 100, 300, 90)]
    bubble = Bubble(table)
    bubble.tell("Taken", "There is a roof here.", "", QPointF(450, 300), lit)
    assert not any(bubble_rect(bubble).intersects(target) for target in lit)


def test_the_tail_reaches_the_place(table) -> None:
    bubble = Bubble(table)
    bubble.tell("Taken", "There is a roof here.", "", QPointF(200, 300))
    tip = QPointF(200, 300) - QPointF(bubble.pos())
    outline = bubbles.bubble_path(bubble._rect, tip)
    assert outline.boundingRect().adjusted(-1, -1, 1, 1).contains(tip)
    assert QRectF(bubble.rect()).contains(tip)


def test_the_link_of_a_bubble_is_reached_by_tab_and_sent(table, qtbot) -> None:
    bubble = Bubble(table)
    bubble.tell("Taken", "There is a roof here.", "Show me the rule", QPointF(200, 300))
    link = bubble.findChild(QuietButton)
    assert link is not None
    assert link.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert bubble.rect().contains(link.geometry())
    with qtbot.waitSignal(bubble.link_activated, timeout=500):
        QTest.keyClick(link, Qt.Key.Key_Space)


def test_escape_or_a_click_closes_a_bubble(table, qtbot) -> None:
    bubble = Bubble(table)
    for close in (
        lambda: QTest.keyClick(bubble, Qt.Key.Key_Escape),
        lambda: QTest.mouseClick(bubble, Qt.MouseButton.LeftButton, pos=bubble._rect.center().toPoint()),
    ):
        bubble.tell("Taken", "There is a roof here.", "", QPointF(200, 300))
        with qtbot.waitSignal(bubble.closed, timeout=500):
            close()
        assert not bubble.isVisible()


def test_a_bubble_without_a_link_has_no_room_for_one(table) -> None:
    with_link, without = bubbles.bubble_size("Taken", "A roof.", True), bubbles.bubble_size("Taken", "A roof.", False)
    assert with_link[1] > without[1]


def test_the_kinds_of_bubble_differ_by_picture_and_not_only_by_colour(table) -> None:
    assert len({look.icon for look in bubbles.LOOKS.values()}) == len(bubbles.LOOKS)


@pytest.mark.parametrize("sentence", ["短", "商人一次只走一格或兩格，不走斜線。" * 6, "word " * 60])
def test_long_sentences_make_a_bubble_wider_first_and_then_higher(table, sentence: str) -> None:
    wide, high = bubbles.bubble_size("Head", sentence, True)
    assert 280 <= wide <= 350
    assert high > 80


def test_a_bubble_in_a_tiny_window_still_fits() -> None:
    room = QRectF(0, 0, 300, 160)
    place = best_place(QSize(290, 150), QPointF(150, 80), [], room)
    assert room.contains(place)
