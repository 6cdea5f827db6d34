"""Qt's own widgets in the look of the table: one style sheet, filled from the theme's table, and how it is put on."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from desktop.look import fonts, theme
from desktop.look.assets import asset
from desktop.look.chrome import PRIMARY, PRIMARY_INK, PRIMARY_TOP
from desktop.look.colour import CORAL, JADE, PAPER_HI, mix
from desktop.look.theme import Theme

PRIMARY_EDGE = "#7E2A22"
FUSION = "one_table_fusion"  # the application's property that says so


def stylesheet(t: Theme, accent: str = "", text_scale: float = 1.0) -> str:
    """QSS for a theme. `accent` marks the window of one game; sizes grow with `text_scale` (1.0-1.5).

    Buttons listen to the properties `primary` and `quiet`; labels to `role`: title, head, soft, note, error."""

    def px(size: float) -> str:
        return f"{round(size * text_scale)}px"

    chosen_ground = mix(t.panel, JADE, 0.26 if t.dark else 0.16).name()
    hover_ground = mix(t.panel, t.chosen, 0.10).name()
    error = "#F08878" if t.dark else "#B23227"
    title = ", ".join(f'"{family}"' for family in fonts.DISPLAY)
    picture = {
        n: asset(f"icons/qss/{n}-{t.name}.svg").as_posix() for n in ("chevron-down", "chevron-up", "chevron-right")
    }
    ticks = {n: asset(f"icons/qss/{n}.svg").as_posix() for n in ("check", "dot")}
    return f"""
QMainWindow, QDialog, QMessageBox, QWizard {{ background: {t.window}; color: {t.ink}; }}
QDialog, QMessageBox {{ background: {t.panel}; }}
QWidget:disabled {{ color: {t.soft}; }}
QLabel {{ background: transparent; }}
QLabel[role="title"] {{ font-family: {title}; font-size: {px(21)}; font-weight: 700; color: {t.ink}; }}
QLabel[role="head"] {{ font-size: {px(16)}; font-weight: 700; color: {t.ink}; }}
QLabel[role="soft"] {{ color: {t.soft}; }}
QLabel[role="note"] {{ font-size: {px(13)}; color: {t.soft}; }}
QLabel[role="error"] {{ color: {error}; font-weight: 700; }}

QPushButton {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {t.raised}, stop:1 {t.panel});
  border: 1px solid {t.line}; border-radius: 10px; padding: {px(9)} {px(16)}; font-weight: 700; color: {t.ink}; icon-size: {px(18)}; }}
QPushButton:hover {{ border-color: {t.chosen}; }}
QPushButton:focus {{ border: 2px solid {t.chosen}; padding: {round(9 * text_scale) - 1}px {round(16 * text_scale) - 1}px; }}
QPushButton:pressed {{ background: {t.sunk}; }}
QPushButton:disabled {{ color: {t.soft}; background: {t.sunk}; }}
QPushButton[primary="true"] {{ background: qlineargradient(x1:0, y1:0, x2:0, y2:1, stop:0 {PRIMARY_TOP}, stop:1 {PRIMARY});
  border: 1px solid {PRIMARY_EDGE}; color: {PRIMARY_INK}; }}
QPushButton[primary="true"]:hover {{ background: {PRIMARY_TOP}; }}
QPushButton[primary="true"]:focus {{ border: 2px solid {PAPER_HI}; }}
QPushButton[primary="true"]:pressed {{ background: {PRIMARY_EDGE}; }}
QPushButton[primary="true"]:disabled {{ background: {t.sunk}; border-color: {t.line}; color: {t.soft}; }}
QPushButton[quiet="true"], QPushButton:flat {{ background: transparent; border: 1px solid transparent; color: {t.link}; }}
QPushButton[quiet="true"]:hover {{ border-color: {t.line}; }}
QPushButton[quiet="true"]:focus {{ border: 2px solid {t.chosen}; }}
QPushButton::menu-indicator {{ image: url("{picture["chevron-down"]}"); width: {px(14)}; right: 8px;
  subcontrol-position: right center; subcontrol-origin: padding; }}

QToolBar {{ background: {t.panel}; border: none; border-bottom: 2px solid {accent or t.line}; spacing: 4px; padding: 2px 6px; }}
QToolBar::separator {{ background: {t.line}; width: 1px; margin: 8px 6px; }}
QToolButton {{ background: transparent; border: 1px solid transparent; border-radius: 8px; padding: 5px 8px;
  font-weight: 600; color: {t.ink}; }}
QToolButton:hover {{ background: {hover_ground}; border-color: {t.line}; }}
QToolButton:pressed, QToolButton:checked {{ background: {chosen_ground}; border-color: {t.chosen}; }}
QToolButton:focus {{ border: 2px solid {t.chosen}; padding: 4px 7px; }}
QToolButton:disabled {{ color: {t.soft}; }}
QToolButton::menu-indicator {{ image: none; }}

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDoubleSpinBox, QAbstractSpinBox, QKeySequenceEdit {{ background: {t.raised};
  border: 1px solid {t.line}; border-radius: 8px; padding: 6px 10px; color: {t.ink};
  selection-background-color: {t.chosen}; selection-color: {"#14201C" if t.dark else PAPER_HI}; }}
QLineEdit, QAbstractSpinBox {{ min-height: {px(22)}; font-weight: 600; }}
QLineEdit:hover, QSpinBox:hover {{ border-color: {t.soft}; }}
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QAbstractSpinBox:focus {{ border: 2px solid {t.chosen}; padding: 5px 9px; }}
QLineEdit:disabled, QAbstractSpinBox:disabled {{ background: {t.sunk}; }}
QAbstractSpinBox {{ padding: 6px {px(24)} 6px 4px; }}
QAbstractSpinBox:focus {{ padding: 5px {px(24)} 5px 3px; }}
QAbstractSpinBox QLineEdit {{ border: none; background: transparent; padding: 0 4px; min-height: 0; }}
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {{ width: {px(20)}; border: none; background: transparent; }}
QAbstractSpinBox::up-arrow {{ image: url("{picture["chevron-up"]}"); width: {px(12)}; height: {px(12)}; }}
QAbstractSpinBox::down-arrow {{ image: url("{picture["chevron-down"]}"); width: {px(12)}; height: {px(12)}; }}
QTextBrowser {{ background: transparent; border: none; padding: 0; }}

QComboBox {{ background: {t.raised}; border: 1px solid {t.line}; border-radius: 8px; padding: 6px 10px; color: {t.ink};
  min-height: {px(22)}; font-weight: 600; }}
QComboBox:hover {{ border-color: {t.soft}; }}
QComboBox:focus, QComboBox:on {{ border: 2px solid {t.chosen}; padding: 5px 9px; }}
QComboBox:disabled {{ background: {t.sunk}; color: {t.soft}; }}
QComboBox::drop-down {{ border: none; width: {px(26)}; }}
QComboBox::down-arrow {{ image: url("{picture["chevron-down"]}"); width: {px(15)}; height: {px(15)}; }}
QComboBox QAbstractItemView {{ background: {t.raised}; border: 1px solid {t.line}; border-radius: 8px; padding: 4px;
  outline: none; }}

QListView, QTreeView, QTableView, QTableWidget, QColumnView {{ background: transparent; border: none; outline: none;
  alternate-background-color: {t.sunk}; color: {t.ink}; }}
QListView::item, QTreeView::item {{ min-height: {px(32)}; border-radius: 8px; padding: 0 8px; border: 1px solid transparent; }}
MovesList::item {{ min-height: {px(22)}; padding: 5px 8px; }}
QListView::item:hover, QTreeView::item:hover {{ background: {hover_ground}; }}
QListView::item:selected, QTreeView::item:selected {{ background: {chosen_ground}; color: {t.ink}; border: 1px solid {t.chosen}; }}
QListView::item:disabled, QTreeView::item:disabled {{ color: {t.soft}; }}
QListView::item:focus, QTreeView::item:focus {{ border: 1px solid {t.chosen}; }}
QTableView::item {{ padding: 4px 8px; }}
QTableView::item:selected {{ background: {chosen_ground}; color: {t.ink}; }}
QTreeView::branch {{ background: transparent; }}
QTreeView::branch:has-children:closed {{ image: url("{picture["chevron-right"]}"); }}
QTreeView::branch:has-children:open {{ image: url("{picture["chevron-down"]}"); }}
QHeaderView::section {{ background: {t.sunk}; color: {t.soft}; border: none; border-bottom: 1px solid {t.line};
  padding: 6px 8px; font-weight: 700; }}

QTabWidget::pane {{ background: {t.panel}; border: 1px solid {t.line}; border-radius: 12px; top: -1px; }}
QTabBar {{ qproperty-drawBase: 0; }}
QTabBar::tab {{ background: {t.sunk}; color: {t.soft}; border: 1px solid {t.line}; border-top-left-radius: 10px;
  border-top-right-radius: 10px; padding: 8px 16px; margin-right: 4px; font-weight: 700; }}
QTabBar::tab:selected {{ background: {t.panel}; color: {t.ink}; border-bottom-color: {t.panel}; }}
QTabBar::tab:hover {{ color: {t.ink}; }}
QTabBar::tab:focus {{ border: 2px solid {t.chosen}; padding: 7px 15px; }}

QScrollArea, QScrollArea > QWidget > QWidget[clear="true"] {{ background: transparent; border: none; }}
QAbstractScrollArea::corner {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 14px; margin: 2px; }}
QScrollBar:horizontal {{ background: transparent; height: 14px; margin: 2px; }}
QScrollBar::handle {{ background: {mix(t.line, t.soft, 0.45).name()}; border-radius: 5px; }}
QScrollBar::handle:vertical {{ min-height: 36px; }}
QScrollBar::handle:horizontal {{ min-width: 36px; }}
QScrollBar::handle:hover {{ background: {t.soft}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: transparent; }}

QMenu {{ background: {t.raised}; border: 1px solid {t.line}; border-radius: 10px; padding: 6px; color: {t.ink}; }}
QMenu::item {{ padding: 7px 26px 7px 14px; border-radius: 7px; border: 1px solid transparent; }}
QMenu::item:selected {{ background: {chosen_ground}; border-color: {t.chosen}; }}
QMenu::item:disabled {{ color: {t.soft}; }}
QMenu::separator {{ height: 1px; background: {t.line}; margin: 5px 10px; }}
QMenu::icon {{ padding-left: 10px; }}
QMenuBar {{ background: {t.panel}; color: {t.ink}; }}
QMenuBar::item {{ padding: 6px 10px; background: transparent; }}
QMenuBar::item:selected {{ background: {chosen_ground}; }}
QToolTip {{ background: {t.raised}; color: {t.ink}; border: 1px solid {t.line}; padding: 6px 10px; font-size: {px(13)}; }}

QCheckBox, QRadioButton {{ spacing: 10px; color: {t.ink}; }}
QCheckBox::indicator, QRadioButton::indicator {{ width: {px(20)}; height: {px(20)}; background: {t.raised};
  border: 2px solid {t.soft}; border-radius: 6px; }}
QRadioButton::indicator {{ border-radius: {int(round(20 * text_scale) / 2 + 2)}px; }}
QCheckBox::indicator:hover, QRadioButton::indicator:hover, QCheckBox::indicator:focus, QRadioButton::indicator:focus {{
  border-color: {t.chosen}; }}
QCheckBox::indicator:checked {{ background: {JADE}; border-color: {JADE}; image: url("{ticks["check"]}"); }}
QRadioButton::indicator:checked {{ background: {JADE}; border-color: {JADE}; image: url("{ticks["dot"]}"); }}
QCheckBox:focus, QRadioButton:focus {{ border: 2px solid {t.chosen}; border-radius: 8px; padding: 2px; }}

QSlider {{ min-height: {px(28)}; }}
QSlider::groove:horizontal {{ height: 8px; background: {t.sunk}; border: 1px solid {t.line}; border-radius: 4px; }}
QSlider::sub-page:horizontal {{ background: {t.chosen}; border-radius: 4px; }}
QSlider::handle:horizontal {{ width: 20px; height: 20px; margin: -8px 0; background: #FFF8EA; border: 2px solid {t.chosen};
  border-radius: 12px; }}
QSlider::handle:horizontal:focus {{ border: 3px solid {t.ink}; }}
QSlider::sub-page:horizontal:disabled {{ background: {t.line}; }}
QSlider::handle:horizontal:disabled {{ background: {t.panel}; border-color: {t.soft}; }}
QProgressBar {{ background: {t.sunk}; border: none; border-radius: 4px; max-height: 8px; text-align: center; color: transparent; }}
QProgressBar::chunk {{ background: {JADE}; border-radius: 4px; }}

QGroupBox {{ background: {t.panel}; border: 1px solid {t.line}; border-radius: 12px; margin-top: {px(24)}; padding: 12px; }}
QGroupBox::title {{ subcontrol-origin: margin; left: 12px; color: {t.ink}; font-weight: 700; }}
QDockWidget {{ font-weight: 700; color: {t.ink}; }}
QDockWidget > QWidget {{ background: {t.panel}; border: 1px solid {t.line}; border-radius: 12px; }}
QDockWidget::title {{ background: {t.panel}; padding: 8px 12px; border-radius: 12px; }}
QSplitter::handle, QMainWindow::separator {{ background: transparent; width: 8px; height: 8px; }}
QSplitter::handle:hover, QMainWindow::separator:hover {{ background: {mix(t.window, t.chosen, 0.35).name()}; }}
QStatusBar {{ background: {t.panel}; color: {t.soft}; }}
"""


def document_style(t: Theme, text_scale: float = 1.0) -> str:
    """The default style sheet of a QTextDocument: rules, lessons, credits. Give the document `fonts.body` as its font."""
    display = ", ".join(f"'{family}'" for family in fonts.DISPLAY)

    def px(size: float) -> str:
        return f"{round(size * text_scale)}px"

    return f"""
body {{ color: {t.ink}; font-size: {px(15)}; }}
h1, h2, h3 {{ font-family: {display}; color: {t.ink}; font-weight: 600; }}
h1 {{ font-size: {px(26)}; margin: 6px 0 10px 0; }}
h2 {{ font-size: {px(21)}; margin: 18px 0 6px 0; }}
h3 {{ font-size: {px(18)}; margin: 14px 0 4px 0; }}
p, li {{ margin: 4px 0 8px 0; }}
a {{ color: {t.link}; font-weight: 700; text-decoration: none; }}
th {{ color: {t.soft}; font-weight: 700; padding: 4px 10px; background-color: {t.sunk}; }}
td {{ padding: 4px 10px; }}
code {{ background-color: {t.sunk}; }}
.soft {{ color: {t.soft}; }}
.wrong {{ color: {mix(CORAL, t.ink, 0.25).name()}; }}
"""


class Dresser(QObject):
    """Keeps an application dressed: at every change of theme or size of text it puts on everything anew."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._app = app
        if not app.property(FUSION):
            app.setStyle("Fusion")
        theme.keeper().changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        t = theme.current()
        self._app.setPalette(theme.palette(t))
        self._app.setFont(fonts.body(fonts.scaled(14)))
        self._app.setStyleSheet(stylesheet(t, "", fonts.text_scale()))

    def undress(self) -> None:
        """Follow no longer; what is put on stays."""
        theme.keeper().changed.disconnect(self.dress)
        self.deleteLater()


def application(name: str) -> QApplication:
    """A new application in Qt's style Fusion, not dressed yet. The style is asked for as on a command line: setStyle would
    hand it to Python, and with it everything that a style can be asked, which takes longer than the window."""
    app = QApplication([name, "-style", "Fusion"])
    app.setProperty(FUSION, True)
    return app


def apply(app: QApplication) -> Dresser:
    """Give an application the look of the table, for good. After `fonts.load()` and `theme.set_theme()`."""
    return app.findChild(Dresser) or Dresser(app)
