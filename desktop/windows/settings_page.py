"""Settings: everything shows at once, beside a preview of real pieces."""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.look.widgets.buttons import PlainButton
from desktop.look.widgets.paper_panel import PaperPanel
from desktop.look.widgets.segments import Segments
from desktop.look.widgets.switch import Switch
from desktop.windows.page import Page, label
from desktop.windows.preview import Preview
from desktop.windows.setting_parts import Group, KeyRow, SectionButton, SettingRow, SizeSlider
from desktop.windows.vision import SIGHTS

LANGUAGES = ("system", "zh_TW", "en")
THEMES = ("system", "light", "dark")
SPEEDS = ("slow", "normal", "fast", "instant")


class SettingsPage(Page):
    """Settings. `enter(section="")`."""

    def __init__(self, shell) -> None:
        super().__init__(shell)
        self.language, self.theme = Segments(["", "", ""]), Segments(["", "", ""], icons=["monitor", "sun", "moon"])
        self.text_size, self.larger = SizeSlider(), Switch("")
        self.speed, self.motion = Segments(["", "", "", ""]), Switch("")
        self.rows = {
            "language": SettingRow(self.language), "theme": SettingRow(self.theme), "text": SettingRow(self.text_size),
            "larger": SettingRow(self.larger), "speed": SettingRow(self.speed), "motion": SettingRow(self.motion),
        }  # fmt: skip
        self.keys = {
            "undo": KeyRow(["Ctrl", "Z"]), "redo": KeyRow(["Ctrl", "Y"]), "hint": KeyRow(["H"]), "rules": KeyRow(["F1"]),
            "tab": KeyRow(["Tab"]), "enter": KeyRow(["Enter"]), "escape": KeyRow(["Esc"]), "full": KeyRow(["F11"]),
        }  # fmt: skip
        self.looks = Group([self.rows[name] for name in ("language", "theme", "text", "larger")])
        self.pace = Group([self.rows[name] for name in ("speed", "motion")])
        self.keyboard = Group(list(self.keys.values()))
        self.groups = {"looks": self.looks, "pace": self.pace, "keys": self.keyboard}
        self.sections = {name: SectionButton(icon) for name, icon in (
            ("looks", "globe"), ("pace", "gauge"), ("keys", "keyboard"), ("numbers", "pencil"), ("saved", "folder-open"),
            ("about", "info"))}  # fmt: skip
        for name, button in self.sections.items():
            button.clicked.connect(lambda _=False, name=name: self._to(name))
        self.nav = PaperPanel(padding=8)
        self._nav = QVBoxLayout(self.nav)
        self._nav.setSpacing(4)
        for button in self.sections.values():
            self._nav.addWidget(button)
        self._build_preview()
        self._groups = QVBoxLayout()
        self._groups.setSpacing(0)
        for group in self.groups.values():
            self._groups.addWidget(group)
        self.elsewhere = {name: PlainButton(icon=icon) for name, icon in (
            ("numbers", "pencil"), ("saved", "folder-open"), ("about", "info"))}  # fmt: skip
        self.elsewhere_sheet = PaperPanel(padding=10)
        ways = QVBoxLayout(self.elsewhere_sheet)
        for name, button in self.elsewhere.items():
            button.clicked.connect(lambda _=False, name=name: self._to(name))
            ways.addWidget(button)
        self._groups.addWidget(self.elsewhere_sheet)
        self._groups.addStretch(1)
        self._row = QHBoxLayout()
        self._row.setSpacing(0)
        self._column = QVBoxLayout(self.body)
        self._column.setContentsMargins(24, 0, 22, 8)
        self._column.setSpacing(0)
        self._column.addLayout(self._row)
        self._section = "looks"
        self._connect()
        self.begin()

    def _build_preview(self) -> None:
        self.preview_sheet, self.preview = PaperPanel(padding=14), Preview()
        self.preview_head, self.seen_with, self.preview_note = label("title"), label("head"), label("note", True)
        self.sight = Segments(["", "", "", ""])
        self.sight.chosen.connect(lambda i: self.preview.set_sight(SIGHTS[i]))
        self.defaults = PlainButton(icon="rotate-ccw")
        self.defaults.clicked.connect(self._defaults)
        column = QVBoxLayout(self.preview_sheet)
        column.setSpacing(8)
        for part in (self.preview_head, self.preview, self.seen_with, self.sight, self.preview_note):
            column.addWidget(part)
        column.addStretch(1)
        column.addWidget(self.defaults)

    def _connect(self) -> None:
        self.language.chosen.connect(lambda i: self._choose("language", LANGUAGES[i]))
        self.theme.chosen.connect(lambda i: self._choose("theme", THEMES[i]))
        self.text_size.chosen.connect(lambda size: self._choose("text_size", size))
        self.larger.toggled.connect(lambda on: self._choose("larger_symbols", on))
        self.speed.chosen.connect(lambda i: self._choose("bot_speed", SPEEDS[i]))
        self.motion.toggled.connect(lambda on: self._choose("reduced_motion", on))

    def enter(self, section: str = "", **given: object) -> None:
        self._show_values()
        self._section = "keys" if section == "keys" else "looks"
        self._show_section()

    def _show_section(self) -> None:
        """On a large page the keys have it for themselves; on a small one everything follows below."""
        keys = self._section == "keys"
        self.sections["keys" if keys else "looks"].setChecked(True)
        for group in (self.looks, self.pace):
            group.setVisible(self.compact or not keys)
        self.keyboard.setVisible(self.compact or keys)
        self.elsewhere_sheet.setVisible(self.compact)

    def _show_values(self) -> None:
        now = self.shell.store.settings
        self.language.set_index(LANGUAGES.index(self.shell.forced_language or now.language))
        self.theme.set_index(THEMES.index(self.shell.forced_theme or now.theme))
        self.text_size.set_size(now.text_size)
        self.speed.set_index(SPEEDS.index(now.bot_speed))
        for switch, on in ((self.larger, now.larger_symbols), (self.motion, now.reduced_motion)):
            switch.blockSignals(True)
            switch.setChecked(on)
            switch.blockSignals(False)

    def _choose(self, name: str, value: object) -> None:
        if name == "language":
            self.shell.forced_language = ""
        elif name == "theme":
            self.shell.forced_theme = ""
        setattr(self.shell.store.settings, name, value)
        self.shell.keep_settings()
        self.preview.refresh()

    def _defaults(self) -> None:
        self.shell.forced_language = self.shell.forced_theme = ""
        self.shell.store.settings_file.restore_defaults()
        self.shell.keep_settings()
        self._show_values()
        self.preview.refresh()

    def _to(self, name: str) -> None:
        if name in self.groups:
            self._section = "keys" if name == "keys" else "looks"
            self._show_section()
            self.sections[name].setChecked(True)
            return
        self._show_section()
        if name == "numbers":
            self.shell.go("editions")
        elif name == "about":
            self.shell.go("about")
        else:
            self.shell.show_folder(self.shell.store.folder.root)

    def say(self) -> None:
        #: page title
        self.set_title(self.tr("Settings"), self.tr("Everything shows at once, nothing needs a restart"))
        #: section: language, theme, size of text
        self.sections["looks"].setText(self.tr("Language, looks"))
        #: section: speed of bots, motion
        self.sections["pace"].setText(self.tr("Pace"))
        #: section: the keyboard
        self.sections["keys"].setText(self.tr("Keys"))
        #: section: numbers of the games' tables, to be replaced by an owner's own
        self.sections["numbers"].setText(self.tr("Rule numbers"))
        #: section: opens the folder with all data
        self.sections["saved"].setText(self.tr("Data folder"))
        #: section: about the program
        self.sections["about"].setText(self.tr("About, credits"))
        for name, button in self.elsewhere.items():
            button.setText(self.sections[name].text())
        #: heading
        self.looks.head.setText(self.tr("Language and looks"))
        self.pace.head.setText(self.tr("Pace", "heading"))
        self.keyboard.head.setText(self.tr("Keys", "heading"))
        self._say_rows()
        self._say_keys()
        self.preview_head.setText(self.tr("How it looks now"))
        #: whose eyes the preview is seen with
        self.seen_with.setText(self.tr("Seen with"))
        self.sight.setAccessibleName(self.seen_with.text())
        self.sight.set_labels([
            #: eyes that see all colours
            self.tr("All colours"),
            #: eyes without the red cone
            self.tr("Protan"),
            #: eyes without the green cone
            self.tr("Deutan"),
            #: eyes without the blue cone
            self.tr("Tritan"),
        ])  # fmt: skip
        self.preview_note.setText(
            self.tr("Only the preview changes: look whether the pieces stay apart, and turn on larger symbols if not.")
        )
        self.preview.set_words(
            self.tr("Too far for one move", "sample of a refusal"),
            self.tr("One or two places, not across a corner.", "sample of a refusal"),
        )
        self.preview.setAccessibleName(self.preview_head.text())
        #: button: all settings as they were at first
        self.defaults.setText(self.tr("Back to how it was"))

    def _say_rows(self) -> None:
        rows = self.rows
        #: setting
        rows["language"].set_words(self.tr("Language"), self.tr("Changes while you play"))
        native = QLocale("zh_TW").nativeLanguageName()
        #: follow the system's language
        self.language.set_labels([self.tr("System", "language"), native, "English"])
        #: setting: light or dark
        rows["theme"].set_words(self.tr("Theme"), self.tr("Oak by day, walnut by night"))
        self.theme.set_labels([
            self.tr("System", "theme"),
            #: theme
            self.tr("Light"),
            #: theme
            self.tr("Dark"),
        ])  # fmt: skip
        #: setting
        rows["text"].set_words(self.tr("Text size"), self.tr("All words, not the pieces"))
        #: setting
        rows["larger"].set_words(self.tr("Larger symbols"), self.tr("On cubes, discs, cards, and in the text"))
        #: setting: the pause between two moves of bots
        rows["speed"].set_words(self.tr("Bot speed"), self.tr("The pause between their moves"))
        self.speed.set_labels([
            #: speed of bots
            self.tr("Slow"),
            #: speed of bots
            self.tr("Normal"),
            #: speed of bots
            self.tr("Fast"),
            #: speed of bots
            self.tr("Instant"),
        ])  # fmt: skip
        #: setting
        rows["motion"].set_words(
            self.tr("Reduced motion"), self.tr("Fades instead of flights; nothing shakes or breathes")
        )

    def _say_keys(self) -> None:
        for name, words in {
            #: what a key does
            "undo": self.tr("Undo"),
            #: what a key does
            "redo": self.tr("Redo"),
            #: what a key does
            "hint": self.tr("Hint"),
            #: what a key does
            "rules": self.tr("Rules"),
            "tab": self.tr("To the next piece that can act; arrows among places"),
            "enter": self.tr("Take a piece, place it, press a button"),
            "escape": self.tr("Let go of a piece; one page back"),
            #: what a key does
            "full": self.tr("Full screen"),
        }.items():
            self.keys[name].words.setText(words)

    def arrange(self, compact: bool) -> None:
        for part in (self.nav, self._groups, self.preview_sheet):
            if isinstance(part, QWidget):
                self._row.removeWidget(part)
                self._column.removeWidget(part)
            else:
                self._row.removeItem(part)
                self._column.removeItem(part)
        self.preview.set_low(compact)
        self.preview_note.setVisible(not compact)
        self.preview_head.setVisible(not compact)
        (self.elsewhere_sheet if compact else self.preview_sheet).layout().addWidget(self.defaults)
        if compact:
            self._column.setContentsMargins(2, 0, 6, 4)
            self._column.addWidget(self.preview_sheet)
            self._column.addLayout(self._groups)
            self.preview_sheet.setMaximumWidth(16777215)
        else:
            self._column.setContentsMargins(24, 0, 22, 8)
            self._row.addWidget(self.nav, 0, Qt.AlignmentFlag.AlignTop)
            self._row.addLayout(self._groups, 1)
            self._row.addWidget(self.preview_sheet)
            self.preview_sheet.setFixedWidth(min(482, self.width() // 3) if self.width() > 900 else 460)
        self._show_section()
        self.nav.setVisible(not compact)  # only now: before it has a parent it would be a window
