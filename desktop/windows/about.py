"""About the program: what it is and is not, who made what, licences, versions, where the data lies."""

from __future__ import annotations

import html
import platform

import PySide6
from PySide6.QtCore import Qt, QUrl, qVersion
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QVBoxLayout

from desktop.look import fonts, theme
from desktop.look.assets import asset
from desktop.look.stylesheet import document_style
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.windows.page import Page
from desktop.windows.scatter import loose_pieces
from desktop.windows.setting_parts import SectionButton

DESIGNERS = {
    "pagoda": "Arve D. Fühler",
    "istanbul": "Rüdiger Dorn",
    "fresco": "Marco Ruskowski, Marcel Süßelbeck, Wolfgang Panning",
    "burano": "Yu-Chen Tseng, Eros Lin",
    "catan_dice": "Klaus Teuber",
}
WIDEST = 860  # logical pixels of the sheet
LICENCES = (
    ("Fraunces", "fonts/Fraunces-OFL.txt"),
    ("Nunito Sans", "fonts/NunitoSans-OFL.txt"),
    ("Noto Sans TC", "fonts/NotoSansTC-OFL.txt"),
    ("Table Kai TC", "fonts/TableKaiTC-OFL.txt"),
    ("game-icons.net", "icons/game-icons-CC-BY.txt"),
    ("Lucide", "icons/Lucide-ISC.txt"),
)


class AboutPage(Page):
    """`enter(section="")`: "program", "credits", "licences", "data"."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.section, self.licence = "program", ""
        self.nav, self.sheet = PaperPanel(padding=8), PaperPanel(padding=18)
        self.sections = {name: SectionButton(icon) for name, icon in (
            ("program", "info"), ("credits", "users"), ("licences", "scroll-text"), ("data", "folder-open"))}  # fmt: skip
        nav = QVBoxLayout(self.nav)
        nav.setSpacing(4)
        for name, button in self.sections.items():
            button.clicked.connect(lambda _=False, name=name: self.show_section(name))
            nav.addWidget(button)
        self.text = QTextBrowser()
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setOpenLinks(False)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.viewport().setAutoFillBackground(False)
        self.text.anchorClicked.connect(self._follow)
        QVBoxLayout(self.sheet).addWidget(self.text)
        self._row = QHBoxLayout(self.body)
        self._row.setSpacing(0)
        self._row.addWidget(self.nav, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self.sheet, 1, Qt.AlignmentFlag.AlignTop)
        self._row.addStretch(0)
        self.begin()

    def enter(self, section: str = "", **given: object) -> None:
        self.show_section(section if section in self.sections else "program")

    def show_section(self, name: str) -> None:
        self.section, self.licence = name, ""
        self.sections[name].setChecked(True)
        self._fill()

    def theme_changed(self) -> None:
        super().theme_changed()
        if self._begun:
            self._fill()

    def say(self) -> None:
        #: page title: about the program
        self.set_title(self.tr("About"), self.tr("Five games, one table, nothing that leaves this computer"))
        #: section of the page
        self.sections["program"].setText(self.tr("The program"))
        #: section of the page
        self.sections["credits"].setText(self.tr("Credits"))
        #: section of the page
        self.sections["licences"].setText(self.tr("Licences"))
        #: section of the page
        self.sections["data"].setText(self.tr("Your data"))
        self._fill()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_sheet()

    def _fit_sheet(self) -> None:
        """As high as its words, as wide as they are read well."""
        self.sheet.setMaximumWidth(round(WIDEST * fonts.text_scale()))
        room = max(200, self.body.height() - 12)
        wide = min(self.sheet.maximumWidth(), self.body.width() - self.nav.sizeHint().width() - 50) - 110
        document = self.text.document()
        document.setTextWidth(max(200, wide))
        self.sheet.setFixedHeight(min(room, round(document.size().height()) + 84))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        left = self.sheet.mapTo(self, self.sheet.rect().topRight()).x()
        if not self.compact and self.width() - left > 420:
            p = self.brush()
            loose_pieces(p, self.width() - 400, self.height() - 300, self.height() - 40)
            p.end()

    def arrange(self, compact: bool) -> None:
        self._row.setContentsMargins(2 if compact else 24, 0, 4 if compact else 20, 2 if compact else 8)

    def _fill(self) -> None:
        document = self.text.document()
        document.setDefaultFont(fonts.body(fonts.scaled(15)))
        document.setDefaultStyleSheet(document_style(theme.current(), fonts.text_scale()))
        if self.licence:
            try:
                words = asset(self.licence).read_text(encoding="utf-8")
            except OSError:
                words = self.licence
            back = self.tr("Back to the list", "link")
            self.text.setHtml(f'<p><a href="about:licences">{back}</a></p><pre>{html.escape(words)}</pre>')
            self._fit_sheet()
            return
        made = {"program": self._program, "credits": self._credits, "licences": self._licences, "data": self._data}
        self.text.setHtml(f"<body>{made[self.section]()}</body>")
        self.text.setAccessibleName(self.sections[self.section].text())
        self._fit_sheet()

    def _program(self) -> str:
        version = self.shell.store.app or "–"
        return "".join((
            _h(2, self.tr("Five Games, One Table", "the name")),
            _p(self.tr("A table for families, classes and enthusiasts: learn five board games and play them, several people "
                       "at one computer or against it.")),
            _p(self.tr("This is the work of people who like these games. It is not affiliated with their publishers or "
                       "designers, uses none of their pictures or texts, and replaces no box: if you like a game, buy it.")),
            _h(3, self.tr("Our own values", "heading")),
            _p(self.tr("Where a printed number is not known to us, the rules show a pencil: that number is our own. Owners of "
                       "the box can set the printed ones.")),
            _way("go:editions", self.tr("Rule numbers of each game", "link")),
            _h(3, self.tr("Versions", "heading")),
            _p(self.tr("Program {version}, Python {python}, PySide {pyside}, Qt {qt}, {system}").format(
                version=version, python=platform.python_version(), pyside=PySide6.__version__, qt=qVersion(),
                system=platform.platform(terse=True))),
        ))  # fmt: skip

    def _credits(self) -> str:
        from desktop.windows import shelf

        rows = "".join(
            f"<tr><td><b>{html.escape(shelf.title(id)[0])}</b></td><td>{html.escape(names)}</td></tr>"
            for id, names in DESIGNERS.items()
        )
        return "".join((
            _h(2, self.tr("The games and their designers", "heading")),
            f'<table cellspacing="0" cellpadding="6">{rows}</table>',
            _h(2, self.tr("Fonts and icons", "heading")),
            _p(self.tr("Text: Nunito Sans and Noto Sans TC. Titles: Fraunces and Table Kai TC, a cut of LXGW WenKai TC. All "
                       "under the SIL Open Font License.")),
            _p(self.tr("Icons on pieces: game-icons.net by Lorc, Delapouite and contributors, CC BY 3.0. Icons of the window: "
                       "Lucide, ISC.")),
            _p(self.tr("Boards, pieces and covers are drawn by this program from its own shapes.")),
        ))  # fmt: skip

    def _licences(self) -> str:
        items = "".join(f'<li><a href="licence:{path}">{html.escape(name)}</a></li>' for name, path in LICENCES)
        return "".join((
            _h(2, self.tr("Licences", "heading")),
            _p(self.tr("The program is free software under the MIT licence.")),
            _p(self.tr("It is built with Qt and PySide6 (LGPL 3), Python (PSF), msgspec (BSD) and markdown-it-py (MIT).")),
            _p(self.tr("Fonts and icons carry these licences:")),
            f"<ul>{items}</ul>",
        ))  # fmt: skip

    def _data(self) -> str:
        folder = html.escape(str(self.shell.store.folder.root))
        return "".join((
            _h(2, self.tr("Your data", "heading")),
            _p(self.tr("Settings, saved matches, history, lessons and own numbers lie in one folder. Nothing is sent anywhere; "
                       "there is no account and no network.")),
            f"<p><code>{folder}</code></p>",
            _way("go:folder", self.tr("Show folder", "link")),
            _p(self.tr("Delete the folder, and everything is forgotten. Copy it, and it can be taken to another computer.")),
        ))  # fmt: skip

    def _follow(self, url: QUrl) -> None:
        if url.scheme() == "licence":
            self.licence = url.path()
            self._fill()
        elif url.scheme() == "about":
            self.show_section("licences")
        elif url.scheme() == "go" and url.path() == "editions":
            self.shell.go("editions")
        elif url.scheme() == "go":
            self.shell.show_folder(self.shell.store.folder.root)


def _p(words: str) -> str:
    return f"<p>{html.escape(words)}</p>"


def _h(level: int, words: str) -> str:
    return f"<h{level}>{html.escape(words)}</h{level}>"


def _way(address: str, words: str) -> str:
    return f'<p><a href="{address}">{html.escape(words)}</a></p>'
