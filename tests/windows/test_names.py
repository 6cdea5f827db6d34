"""Names that people type, and words of strangers' files, are shown letter by letter: on no page, in no tooltip, list, button
or message are they taken for markup."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PySide6.QtGui import QAction
from PySide6.QtGui import Qt as GuiQt
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLabel, QMenu, QTextEdit, QWidget

from desktop import games
from desktop.engine.action import Refusal
from desktop.engine.match import Match
from desktop.engine.play import legal
from desktop.engine.seats import Seat
from desktop.look.widgets.buttons import PaintedButton
from desktop.look.widgets.plain_label import tip, unmarked
from desktop.windows.shell import Shell

NAMES = ("<b>x&y</b>", "<img src=a.png>")
DESKTOP = Path(games.__file__).parents[1]
PAGES = ("home", "game", "new_match", "settings", "history", "match_end", "editions", "lessons", "rules", "about")


@pytest.fixture
def hostile(shell: Shell) -> Callable[..., Match]:
    """A match of the Catan Dice Game between people with such names."""

    def make(steps: int = 0) -> Match:
        game = games.find("catan_dice")
        assert game is not None
        match = Match(game, (Seat(NAMES[0], "red"), Seat(NAMES[1], "blue")), {}, 4)
        while len(match.history) < steps and not match.finished:
            match.attempt(legal(game, match.state)[-1])
        return match

    return make


def everything(page: QWidget) -> Iterator[tuple[str, str]]:
    """What is not shown letter by letter: what it is, and its words."""
    shown = [page, *page.findChildren(QWidget)]
    for widget in shown:
        if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
            yield f"label of {type(widget.parent()).__name__}", widget.text()
        yield from marked("tooltip", widget.toolTip())
        if isinstance(widget, PaintedButton) and "xy" in widget.words.replace("&", ""):
            yield from () if "x&y" in widget.words else [("button", widget.text())]
        if isinstance(widget, QMenu):
            yield from of_actions(widget.actions())
        if isinstance(widget, QAbstractItemView | QComboBox) and widget.model() is not None:
            yield from of_model(widget.model(), QModelIndex())
        if isinstance(widget, QTextEdit) and any(part in widget.toHtml() for part in NAMES):
            yield "page", widget.toHtml()


def of_actions(actions: list[QAction]) -> Iterator[tuple[str, str]]:
    for action in actions:
        if "xy" in action.text().replace("&", "") and "x&&y" not in action.text():
            yield "menu", action.text()


def of_model(model: QAbstractItemModel, parent: QModelIndex) -> Iterator[tuple[str, str]]:
    for row in range(model.rowCount(parent)):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield from marked("tooltip of a row", str(model.data(index, Qt.ItemDataRole.ToolTipRole) or ""))
            if column == 0 and not isinstance(model, QAbstractListModel):
                yield from of_model(model, index)


def marked(what: str, words: str) -> Iterator[tuple[str, str]]:
    if GuiQt.mightBeRichText(words) and ("<b>x" in words or "<img" in words):
        yield what, words


def test_a_name_in_a_tooltip_or_on_a_button_is_said_so_that_it_is_read_as_typed(qapp: Any) -> None:
    assert tip("Mei & Ada") == "Mei & Ada" and tip("1 < 2") == "1 < 2"
    assert "&lt;img" in tip(NAMES[1]) and "<img" not in tip(NAMES[1])
    assert unmarked("x&y") == "x&&y"


@pytest.mark.parametrize("name", PAGES)
def test_no_page_takes_a_name_for_markup(
    shell: Shell, hostile: Callable[..., Match], settle: Callable[..., None], monkeypatch: pytest.MonkeyPatch, name: Any
) -> None:
    monkeypatch.setattr(QMenu, "popup", lambda *where: None)  # a popup grabs the keyboard, and offscreen there is none
    for steps in (6, 4):
        match = hostile(steps)
        shell.store.saves.slot(match).save(match)
    (shell.store.folder.root / "open").joinpath("<b>x&y<-b>.table").write_text("damaged")
    whole = hostile(10_000)
    shell.store.records.add(whole, shell.store.saves.slot(whole))
    shell.store.progress.choose(NAMES[0])
    shell.store.progress.mark("catan_dice", "01_road", "learned")
    shell.store.settings.names = list(NAMES)
    own = shell.store.folder.path("editions/catan_dice")
    own.mkdir(parents=True)
    (own / "<b>x&y<-b>.toml").write_text("[moon]\n", encoding="utf-8")
    given: dict[str, Any] = (
        {"game": "catan_dice"} if name in ("game", "new_match", "editions", "lessons", "rules") else {}
    )
    shell.go(name, **({"match": whole} if name == "match_end" else given))
    settle()
    shell.page(name).settle()
    settle()
    assert list(everything(shell)) == []
    if name == "home":
        page: Any = shell.page("home")
        page._show_more()
        words = [action.text() for menu in shell.findChildren(QMenu) for action in menu.actions()]
        assert any("x&&y" in said for said in words), words
        assert list(everything(shell)) == []


def test_the_table_takes_no_name_for_markup(
    shell: Shell, hostile: Callable[..., Match], settle: Callable[..., None]
) -> None:
    shell.play(hostile(9))
    page = shell.table
    page.curtain.lift()
    settle()
    page.settle()
    assert list(everything(page)) == []
    words = " ".join(label.text() for label in page.findChildren(QLabel))
    assert any(name in words for name in NAMES), "the names are there at all"
    page.look_at(3)
    settle()
    page.answers.cannot(Refusal("names_equal", "", {"name": NAMES[1]}))
    page.open_rules("turn", f"{NAMES[0]} may not", f"{NAMES[1]} has rolled")
    settle()
    assert list(everything(shell)) == []
    shell.explain(Refusal("names_equal", "", {"name": NAMES[1]}))
    shell.explain_softly(Refusal("names_equal", "", {"name": NAMES[0]}))
    settle()
    assert list(everything(shell)) == []


def test_every_label_and_tooltip_of_the_program_goes_the_plain_way() -> None:
    """In the sources: no bare QLabel, no tooltip that is not said by `tip`."""
    found = []
    for file in sorted(DESKTOP.rglob("*.py")):
        if file.name == "plain_label.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            place = f"{file.relative_to(DESKTOP)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.ClassDef) and any(isinstance(b, ast.Name) and b.id == "QLabel" for b in node.bases):
                found.append(place)
            if not isinstance(node, ast.Call):
                continue
            called = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if called == "QLabel":
                found.append(place)
            said = node.args[-1] if called == "setToolTip" and node.args else None
            if said is not None and getattr(getattr(said, "func", None), "id", "") != "tip":
                found.append(place)
    assert not found


def test_nothing_that_is_read_is_run() -> None:
    """No pickle, no eval; `exec` only for the copying functions that are written from our own classes."""
    found = []
    for file in sorted(DESKTOP.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import | ast.ImportFrom) else []
            called = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
            if {"pickle", "marshal", "shelve", "dill", "yaml"} & set(names) or called in ("eval", "exec", "compile"):
                found.append(str(file.relative_to(DESKTOP)))
    assert found == ["engine/state.py"]


def test_a_save_that_names_paths_opens_nothing_but_itself(shell: Shell, hostile: Callable[..., Match]) -> None:
    import json
    import sys

    from desktop.engine.journal import written

    lines = written(hostile(3)).split("\n")
    header = json.loads(lines[0])
    paths = dict.fromkeys(("title", "begun", "app", "path", "file", "include", "journal", "tables_file"), "/etc/passwd")
    lines[0] = json.dumps({**header, **paths})
    file = shell.store.folder.root / "stranger.table"
    file.write_text("\n".join(lines), encoding="utf-8")
    shell.store.saves.read(file, games.find)  # everything that is imported late has been
    opened: list[str] = []
    listening = [True]

    def hear(event: str, args: tuple[Any, ...]) -> None:
        if listening and event in ("open", "subprocess.Popen", "os.system", "socket.connect", "os.remove", "os.rename"):
            opened.append(str(args[0]))

    sys.addaudithook(hear)
    found = shell.store.saves.read(file, games.find)
    listening.clear()
    assert opened == [str(file)]
    assert getattr(found, "damage", "unread") is None
