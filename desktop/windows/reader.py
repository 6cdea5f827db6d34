"""The rules reader: search, contents, the page, and where one came from. A page of its own, or docked beside the table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop import games, language
from desktop.look import fonts, icons, theme
from desktop.look.colour import GOLD, JADE, C, mix
from desktop.look.surface import rounded
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.plain_label import tip
from desktop.look.words import LEFT, elide, font_for, text, text_width
from desktop.windows import rulebook, shelf
from desktop.windows.notice import IconButton
from desktop.windows.page import label
from desktop.windows.reader_notes import OriginBox, OwnNote, PencilKey
from desktop.windows.rulebook import Hit
from desktop.windows.rules_text import RulesText

CONTENTS_FROM, PAGE_MOST = 440, 780  # logical pixels: width from which contents stand beside; widest page
HITS_SHOWN = 4


class HitLine(QStyledItemDelegate):
    """A hit: the number of its chapter, and its words with what was found on gold."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        return QSize(100, round(fonts.scaled(31)))

    def paint(self, p: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        t, hit = theme.current(), index.data(Qt.ItemDataRole.UserRole)
        box, px = QRectF(option.rect).adjusted(2, 1, -2, -1), fonts.scaled(14)
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver):
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            p.setPen(QPen(C(t.chosen if chosen else t.line), 1.4))
            p.setBrush(mix(t.panel, JADE, 0.20 if chosen else 0.06))
            p.drawPath(rounded(box.adjusted(0.7, 0.7, -0.7, -0.7), 8))
        text(p, QRectF(box.left() + 10, box.top(), 40, box.height()), hit.number, fonts.scaled(13), 700, t.link, LEFT)
        x = box.left() + 14 + fonts.scaled(26)
        before, found, after = _snippet(hit)
        for words, on_gold in ((before, False), (found, True), (after, False)):
            shown = elide(words, font_for(words, px), box.right() - 8 - x)
            wide = text_width(shown, px)
            if on_gold and shown:
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(C(GOLD, 0.38))
                p.drawPath(rounded(QRectF(x - 1, box.center().y() - px * 0.72, wide + 2, px * 1.44), 4))
            text(p, QRectF(x, box.top(), wide + 8, box.height()), shown, px, 400, t.ink, LEFT)
            x += wide
            if shown != words:
                break
        p.restore()


def _snippet(hit: Hit) -> tuple[str, str, str]:
    whole = hit.paragraph.text
    start = max(0, hit.start - 22)
    if start and not whole[start - 1].isspace() and " " in whole[start : hit.start]:
        start = whole.index(" ", start) + 1
    lead = "…" if start else ""
    return lead + whole[start : hit.start], whole[hit.start : hit.end], whole[hit.end : hit.end + 90]


class RulesReader(PaperPanel):
    """The rules of a game, in the language spoken now.

    `closed()` by its ✕ (or Esc); `returned()` back to the piece of a refusal; `numbers_wanted()` to the page of own
    numbers. `open_at(anchor, origin)` shows a paragraph; `origin` is (what, why) of a refusal or None."""

    closed = Signal()
    returned = Signal()
    numbers_wanted = Signal()

    def __init__(self, game_id: str, edition: str = "", closable: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent, padding=10)
        self.game_id, self.edition = game_id, edition
        self.hits: list[Hit] = []
        self._way: list[str] = []
        self._build(closable)
        self.load()
        self.say()

    def _build(self, closable: bool) -> None:
        self.head, self.close_button = label("title"), IconButton("x", 19)
        self.close_button.clicked.connect(self.closed)
        self.close_button.setVisible(closable)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.addAction(icons.icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self.search.textChanged.connect(self._find)
        self.search.returnPressed.connect(lambda: self._step(1))
        self.count = label("note")
        self.before, self.after = IconButton("chevron-up", 17), IconButton("chevron-down", 17)
        self.before.clicked.connect(lambda: self._step(-1))
        self.after.clicked.connect(lambda: self._step(1))
        self.list = QListWidget()
        self.list.setItemDelegate(HitLine(self.list))
        self.list.setMouseTracking(True)
        self.list.itemClicked.connect(lambda item: self._show_hit(self.list.row(item)))
        self.list.itemActivated.connect(lambda item: self._show_hit(self.list.row(item)))
        self.list.hide()
        self.contents, self.menu = QListWidget(), QComboBox()
        self.contents.itemClicked.connect(lambda item: self._open_chapter(self.contents.row(item)))
        self.contents.itemActivated.connect(lambda item: self._open_chapter(self.contents.row(item)))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.menu.activated.connect(self._open_chapter)
        self.key, self.origin, self.note = PencilKey(), OriginBox(), OwnNote()
        self.origin.returned.connect(self.returned)
        self.origin.hide()
        self.note.wanted.connect(self.numbers_wanted)
        self.text = RulesText()
        self.text.setMaximumWidth(round(PAGE_MOST * fonts.text_scale()))
        self.text.mark_pressed.connect(self._explain_own)
        self.text.followed.connect(self.open_at)
        self.text.chapter_changed.connect(self._chapter)
        self._lay_out()
        for keys, act in (
            ("Ctrl+F", self._to_search),
            ("F3", lambda: self._step(1)),
            ("Shift+F3", lambda: self._step(-1)),
        ):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.head, 1)
        top.addWidget(self.close_button)
        self._top = QWidget()
        self._top.setLayout(top)
        top.setContentsMargins(6, 0, 0, 0)
        row = QHBoxLayout()
        row.addWidget(self.search, 1)
        row.addWidget(self.count)
        row.addWidget(self.before)
        row.addWidget(self.after)
        row.addStretch(0)
        self._beside = QWidget()
        beside = QVBoxLayout(self._beside)
        beside.setContentsMargins(0, 0, 0, 0)
        beside.addWidget(self.contents, 1)
        beside.addWidget(self.key)
        page = QVBoxLayout()
        page.addWidget(self.origin)
        page.addWidget(self.text, 1)
        page.addWidget(self.note)
        middle = QHBoxLayout()
        middle.setSpacing(10)
        middle.addWidget(self._beside)
        middle.addStretch(1)
        middle.addLayout(page, 200)
        middle.addStretch(2)
        column = QVBoxLayout(self)
        column.setSpacing(6)
        column.addWidget(self._top)
        column.addLayout(row)
        column.addWidget(self.list)
        column.addWidget(self.menu)
        column.addLayout(middle, 1)

    # -- content -----------------------------------------------------------------------------------------------------

    def load(self) -> None:
        """Read the rules of the game in the language spoken now."""
        package = games.packages().get(self.game_id)
        found = (
            rulebook.source(package, language.current())
            if package is not None and shelf.has_rules(self.game_id)
            else None
        )
        board = games.board(self.game_id) if found is not None and "picture:" in found[0] else None
        self.text.show_rules(found[0] if found is not None else "", board)
        self.contents.clear()
        self.menu.clear()
        for chapter in self.text.book.chapters:
            words = f"{chapter.number}  {chapter.words}"
            item = QListWidgetItem(words)
            item.setToolTip(tip(chapter.words))
            self.contents.addItem(item)
            self.menu.addItem(words)
        self.key.setVisible(bool(self._own_marks()))
        self._find(self.search.text())

    def _own_marks(self) -> list[str]:
        """Marks of values that are our own in the tables that are played with."""
        game = games.find(self.game_id)
        if game is None or game.tables is None:
            return list(self.text.book.marks)
        own = set(game.tables.reconstructed(self.edition))
        return [mark for mark in self.text.book.marks if mark in own or mark.split(".")[0] in own]

    def say(self) -> None:
        title = shelf.title(self.game_id)[0]
        #: title; {game} is a game's
        self.head.setText(self.tr("Rules of {game}").format(game=title))
        #: button of the reader
        self.close_button.set_name(self.tr("Close the rules"))
        self.search.setPlaceholderText(self.tr("Find in the rules"))
        self.search.setAccessibleName(self.search.placeholderText())
        #: button, read out
        self.before.set_name(self.tr("The hit before"))
        #: button, read out
        self.after.set_name(self.tr("The next hit"))
        #: list of chapters
        self.contents.setAccessibleName(self.tr("Contents"))
        self.menu.setAccessibleName(self.contents.accessibleName())
        #: list of hits
        self.list.setAccessibleName(self.tr("Hits"))
        self.text.setAccessibleName(self.head.text())
        #: key to the pencil mark
        self.key.head.setText(self.tr("Pencilled in"))
        self.key.sentence.setText(self.tr("numbers that are in no source we found"))
        #: button: from the rules back to the refused piece
        self.origin.way.setText(self.tr("Back to the piece"))
        #: head of a note: a value we reconstructed
        self.note.head.setText(self.tr("Our own value"))
        self.note.way.setText(self.tr("I own the box: set the number"))
        #: button of a note
        self.note.close_button.set_name(self.tr("Close the note"))
        self._count()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            at = self.text.anchor_at_top()
            self.load()
            self.say()
            if at:
                self.text.go_to(at, lit=False)
        super().changeEvent(event)

    def theme_changed(self) -> None:
        super().theme_changed()
        if hasattr(self, "text"):
            self.text.setMaximumWidth(round(PAGE_MOST * fonts.text_scale()))
            self._arrange()

    # -- going -------------------------------------------------------------------------------------------------------

    def open_at(self, anchor: str, origin: tuple[str, str] | None = None) -> bool:
        """Show the paragraph of an anchor, lit; False when the rules have no such anchor."""
        self.origin.setVisible(origin is not None)
        if origin is not None:
            self.origin.tell(*origin)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        return self.text.go_to(anchor) if anchor else False

    def _open_chapter(self, index: int) -> None:
        if 0 <= index < len(self.text.book.chapters):
            self.text.unlight()
            self.text.go_to(self.text.book.chapters[index].name, lit=False)

    def _chapter(self, index: int) -> None:
        for shown in (self.contents, self.menu):
            shown.blockSignals(True)
        self.contents.setCurrentRow(index)
        self.menu.setCurrentIndex(index)
        for shown in (self.contents, self.menu):
            shown.blockSignals(False)

    def _explain_own(self, mark: str) -> None:
        game = games.find(self.game_id)
        sentence = self.tr(
            "The printed number is not known to us; this one was fitted so that the game works as described."
        )
        if game is not None and game.tables is not None and self.edition and mark not in self._own_marks():
            sentence = self.tr("In this match the number of your own edition holds.")
        self.note.sentence.setText(sentence)
        self.note.setToolTip(tip(mark))
        self.note.show()

    # -- finding -----------------------------------------------------------------------------------------------------

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _find(self, words: str) -> None:
        self.hits = self.text.book.find(words)
        self.text.find_words(words)
        self.list.clear()
        for hit in self.hits[:200]:
            item = QListWidgetItem(hit.paragraph.text)
            item.setData(Qt.ItemDataRole.UserRole, hit)
            item.setToolTip(tip(hit.paragraph.text))
            self.list.addItem(item)
        self.list.setVisible(bool(self.hits))
        high = self.list.sizeHintForRow(0) if self.hits else 0
        self.list.setFixedHeight(min(HITS_SHOWN, len(self.hits)) * high + 4)
        for button in (self.before, self.after):
            button.setEnabled(bool(self.hits))
        self._count()

    def _count(self) -> None:
        n, at = len(self.hits), self.list.currentRow()
        if not self.search.text().strip():
            self.count.setText("")
        elif n == 0:
            #: beside the search field
            self.count.setText(self.tr("not found"))
        elif at < 0:
            #: how often the searched words were found
            self.count.setText(self.tr("%n hit(s)", "", n))
        else:
            #: which hit of how many
            self.count.setText(self.tr("{n} of {all}").format(n=at + 1, all=n))

    def _step(self, by: int) -> None:
        if self.hits:
            at = self.list.currentRow()
            self._show_hit((at + by) % len(self.hits) if at >= 0 else 0 if by > 0 else len(self.hits) - 1)

    def _show_hit(self, index: int) -> None:
        self.list.setCurrentRow(index)
        self.text.go_to(self.hits[index].paragraph.name)
        self._count()

    # -- geometry ----------------------------------------------------------------------------------------------------

    def resizeEvent(self, event) -> None:
        super().resizeEvent(event)
        self._arrange()

    def show_head(self, shown: bool) -> None:
        """Whether the title and the close button are wanted (a page has its own)."""
        self._top.setVisible(shown)

    def _arrange(self) -> None:
        k = fonts.text_scale()
        beside = self.width() >= CONTENTS_FROM * k
        self._beside.setVisible(beside)
        self.menu.setVisible(not beside)
        wide = 260 if self.width() > 900 * k else 152
        self._beside.setFixedWidth(round(wide * k))
        self.search.setMaximumWidth(round(620 * k))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.search.hasFocus() and self.search.text():
            self.search.clear()
        elif event.key() == Qt.Key.Key_Escape and self.close_button.isVisible():
            self.closed.emit()
        else:
            super().keyPressEvent(event)
