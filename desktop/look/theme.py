"""Light (oak, paper) and dark (walnut): one table of colours that painters, palette and style sheet all read."""

from __future__ import annotations

from typing import Literal, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from desktop.look import fonts
from desktop.look.colour import WOOD

Mode = Literal["light", "dark", "system"]


class Theme(NamedTuple):
    """The colours of the window's own parts; boards and pieces keep theirs in both themes."""

    name: Literal["light", "dark"]
    window: str
    panel: str
    raised: str
    sunk: str
    line: str
    ink: str
    soft: str
    accent: str
    link: str
    burnt: str
    burnt_edge: str
    chosen: str
    wood: tuple[str, str, str]

    @property
    def dark(self) -> bool:
        return self.name == "dark"


THEMES: dict[str, Theme] = {
    "light": Theme(
        name="light",
        window="#E9D8BB",
        panel="#FBF5E8",
        raised="#FFFCF4",
        sunk="#F2E6D0",
        line="#E0CFB1",
        ink="#3A2A22",
        soft="#75604F",
        accent="#A8382C",
        link="#19746A",
        burnt="#3B2113",
        burnt_edge="#FFE7BD",
        chosen="#15806F",
        wood=WOOD["light"],
    ),
    "dark": Theme(
        name="dark",
        window="#1D1512",
        panel="#2C221C",
        raised="#382C24",
        sunk="#231A15",
        line="#4B3C31",
        ink="#F4E8D4",
        soft="#BFA98F",
        accent="#E5806C",
        link="#6CCDBB",
        burnt="#F1DFC0",
        burnt_edge="",
        chosen="#6CCDBB",
        wood=WOOD["dark"],
    ),
}


class ThemeKeeper(QObject):
    """Knows which theme holds now and tells whoever paints by it."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._mode: Mode = "system"
        self._follows = False
        self._theme = self._wanted()

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def mode(self) -> Mode:
        return self._mode

    def choose(self, mode: Mode) -> None:
        self._mode = mode
        if mode == "system" and not self._follows and isinstance(QGuiApplication.instance(), QGuiApplication):
            QGuiApplication.styleHints().colorSchemeChanged.connect(self._refresh)
            self._follows = True
        self._refresh()

    def announce(self) -> None:
        """Something that every painter reads has changed: theme, size of text."""
        self.changed.emit()

    def _wanted(self) -> Theme:
        if self._mode == "system":
            return THEMES["dark" if _system_scheme() == Qt.ColorScheme.Dark else "light"]
        return THEMES[self._mode]

    def _refresh(self) -> None:
        wanted = self._wanted()
        if wanted is not self._theme:
            self._theme = wanted
            self.announce()


def _system_scheme() -> Qt.ColorScheme:
    if not isinstance(QGuiApplication.instance(), QGuiApplication):
        return Qt.ColorScheme.Unknown
    return QGuiApplication.styleHints().colorScheme()


_keeper: ThemeKeeper | None = None


def keeper() -> ThemeKeeper:
    """The one keeper; its signal `changed` is where repainting hangs."""
    global _keeper
    if _keeper is None:
        _keeper = ThemeKeeper()
    return _keeper


def current() -> Theme:
    """The theme that holds now."""
    return keeper().theme


def set_theme(mode: Mode) -> None:
    """Choose light, dark, or whatever the system says (and follow it when that changes)."""
    keeper().choose(mode)


def set_text_scale(scale: float) -> None:
    """Make the words of the window larger, 1.0-1.5."""
    before = fonts.text_scale()
    fonts.set_text_scale(scale)
    if fonts.text_scale() != before:
        keeper().announce()


def palette(theme: Theme) -> QPalette:
    """The same colours for everything that Fusion paints without a style sheet."""
    pal = QPalette()
    roles = QPalette.ColorRole
    for role, value in (
        (roles.Window, theme.window),
        (roles.Base, theme.raised),
        (roles.AlternateBase, theme.sunk),
        (roles.Button, theme.panel),
        (roles.ToolTipBase, theme.raised),
        (roles.WindowText, theme.ink),
        (roles.Text, theme.ink),
        (roles.ButtonText, theme.ink),
        (roles.ToolTipText, theme.ink),
        (roles.BrightText, theme.accent),
        (roles.PlaceholderText, theme.soft),
        (roles.Link, theme.link),
        (roles.LinkVisited, theme.link),
        (roles.Highlight, theme.chosen),
        (roles.HighlightedText, "#14201C" if theme.dark else "#FFFCF4"),
    ):
        pal.setColor(role, QColor(value))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        pal.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.soft))
    return pal
