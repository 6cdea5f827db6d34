"""The promises of the house: rules know no Qt, a game is one folder, the table knows no game; and its smaller habits.

The sources are read, not run, so that an import inside a function counts as well. `lint-imports` (make lint) follows the
same floors through chains of imports.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DESKTOP = ROOT / "desktop"
FILES = sorted(DESKTOP.rglob("*.py"))
GAMES = sorted(folder.name for folder in (DESKTOP / "games").iterdir() if (folder / "__init__.py").exists())

# Which floor may use which. "rules" and "screen" are the two halves of a game's folder, "registry" is desktop/games/__init__.py.
MAY_USE = {
    "engine": {"engine"},
    "bots": {"engine", "bots", "registry"},
    "rules": {"engine", "bots", "rules"},
    "screen": {"engine", "rules", "screen", "look", "vocabulary"},
    "registry": {"engine"},
    "store": {"engine", "store", "registry"},
    "lessons": {"engine", "lessons"},
    "teaching": {"engine", "bots", "rules", "lessons", "teaching"},
    "look": {"look"},
    "vocabulary": {"engine", "vocabulary"},
    "table": {"engine", "bots", "store", "look", "vocabulary", "table"},
    "windows": {"engine", "bots", "lessons", "store", "look", "vocabulary", "table", "registry", "windows", "top"},
    "commands": {
        "engine",
        "bots",
        "lessons",
        "store",
        "look",
        "vocabulary",
        "table",
        "registry",
        "windows",
        "commands",
        "top",
    },
    "top": {
        "engine",
        "bots",
        "lessons",
        "store",
        "look",
        "vocabulary",
        "table",
        "registry",
        "windows",
        "commands",
        "top",
    },
}
WITHOUT_QT = ("engine", "bots", "rules", "registry", "lessons", "teaching")

# A long file that has one subject all the same: the reason stands beside it.
LONG_FILES: dict[str, str] = {}

# Chinese in code that is no text of the program: what a font is asked for, what a keyboard sends.
CHINESE_IN_CODE: dict[str, str] = {
    "desktop/look/fonts.py": "the character that shows whether a Chinese face is there",
    "desktop/commands/shots.py": "sample names of players in pictures",
}


def module_of(file: Path) -> str:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def floor_of(module: str) -> str:
    """The floor of the house that a module stands on."""
    parts = module.split(".")
    if parts[1:2] == ["games"]:
        if len(parts) == 2:
            return "registry"
        return {"board": "screen", "text": "screen", "lessons": "teaching"}.get(
            parts[3] if len(parts) > 3 else "", "rules"
        )
    if parts[1:3] == ["table", "vocabulary"]:
        return "vocabulary"
    return parts[1] if len(parts) > 1 and parts[1] in MAY_USE else "top"


def game_of(module: str) -> str | None:
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 else None


@cache
def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def known_modules() -> frozenset[str]:
    return frozenset(module_of(file) for file in FILES)


def imports_of(file: Path) -> Iterator[tuple[int, str]]:
    """(line, module) for everything a file imports anywhere; `from package import module` names the module."""
    package = module_of(file).split(".") if file.name == "__init__.py" else module_of(file).split(".")[:-1]
    for node in ast.walk(tree_of(file)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            base = ".".join([*above, *([node.module] if node.module else [])])
            for alias in node.names:
                whole = f"{base}.{alias.name}"
                yield node.lineno, whole if whole in known_modules() else base


def inside() -> Iterator[tuple[Path, int, str, str]]:
    """(file, line, importing module, imported module) for imports within the house."""
    for file in FILES:
        for line, target in imports_of(file):
            # the bare package holds nothing but its name
            if target.startswith("desktop."):
                yield file, line, module_of(file), target


def at(file: Path, line: int) -> str:
    return f"{file.relative_to(ROOT).as_posix()}:{line}"


def test_imports_go_down_the_house_only():
    wrong = [
        f"{at(file, line)}: {floor_of(module)} uses {target}"
        for file, line, module, target in inside()
        if floor_of(target) not in MAY_USE[floor_of(module)]
    ]
    assert not wrong, "\n".join(wrong)


def test_no_game_imports_another():
    wrong = [
        f"{at(file, line)}: imports {target}"
        for file, line, module, target in inside()
        if game_of(module) and game_of(target) and game_of(module) != game_of(target)
    ]
    assert not wrong, "\n".join(wrong)


def test_inside_a_game_the_state_knows_no_action_and_no_action_knows_the_flow():
    order = ("state", "actions", "flow")
    wrong = []
    for file, line, module, target in inside():
        if game_of(module) and game_of(module) == game_of(target):
            here, there = module.split(".")[3:4], target.split(".")[3:4]
            if (
                here
                and there
                and here[0] in order
                and there[0] in order
                and order.index(there[0]) > order.index(here[0])
            ):
                wrong.append(f"{at(file, line)}: {here[0]} uses {there[0]}")
    assert not wrong, "\n".join(wrong)


def test_rules_name_no_qt():
    wrong = [
        f"{at(file, line)}: imports {target}"
        for file in FILES
        if floor_of(module_of(file)) in WITHOUT_QT
        for line, target in imports_of(file)
        if target.split(".")[0] in ("PySide6", "shiboken6")
    ]
    assert not wrong, "\n".join(wrong)


def test_rules_and_bots_work_where_there_is_no_qt():
    modules = [module_of(file) for file in FILES if floor_of(module_of(file)) in WITHOUT_QT]
    assert modules
    program = (
        "import importlib, sys\n"
        "sys.modules['PySide6'] = None\n"
        f"for name in {modules!r}: importlib.import_module(name)\n"
        "assert not [name for name in sys.modules if name.startswith(('PySide6.', 'shiboken6'))]\n"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("floor", ["engine", "table", "bots"])
def test_shared_floors_say_no_name_of_a_game(floor: str):
    names = re.compile(rf"(?<![a-z])({'|'.join(GAMES)})(?![a-z])", re.IGNORECASE) if GAMES else None
    assert names, "no game in desktop/games"
    wrong = []
    for file in sorted((DESKTOP / floor).rglob("*.py")):
        for node in ast.walk(tree_of(file)):
            said = (
                node.value
                if isinstance(node, ast.Constant) and isinstance(node.value, str) and not is_docstring(file, node)
                else node.id
                if isinstance(node, ast.Name)
                else ""
            )
            if found := names.search(said):
                wrong.append(f"{at(file, getattr(node, 'lineno', 0))}: says {found[0]}")
    assert not wrong, "\n".join(wrong)


def test_nothing_in_the_program_can_reach_a_network():
    doors = {"socket", "ssl", "http", "urllib", "ftplib", "smtplib", "asyncio", "requests", "xmlrpc"}
    wrong = []
    for file in FILES:
        for line, target in imports_of(file):
            if target.split(".")[0] in doors or target.startswith("PySide6.QtNetwork"):
                wrong.append(f"{at(file, line)}: imports {target}")
    assert not wrong, "\n".join(wrong)


def test_files_have_one_subject_and_at_most_450_lines():
    lengths = {file.relative_to(ROOT).as_posix(): len(file.read_text(encoding="utf-8").splitlines()) for file in FILES}
    long = {name: length for name, length in lengths.items() if length > 450}
    assert not long.keys() - LONG_FILES.keys(), long
    assert not LONG_FILES.keys() - long.keys(), "these are short now: take them off the list"


@pytest.mark.parametrize("name", ["utils", "helpers", "manager", "common", "misc"])
def test_no_file_is_named_for_nothing(name: str):
    assert not [file for file in FILES if name in (file.stem, file.parent.name)]


# --- texts ------------------------------------------------------------------------------------------------------------


@cache
def docstrings_of(file: Path) -> frozenset[int]:
    """The ids of the nodes that are docstrings, or strings that stand alone as comments."""
    return frozenset(id(node.value) for node in ast.walk(tree_of(file)) if isinstance(node, ast.Expr))


def is_docstring(file: Path, node: ast.AST) -> bool:
    return id(node) in docstrings_of(file)


def literals(node: ast.AST) -> Iterator[tuple[ast.Constant, str]]:
    """The strings of an expression with their nodes, those of an f-string as well."""
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part, part.value


def test_no_chinese_text_stands_in_code():
    wrong = []
    for file in FILES:
        if file.relative_to(ROOT).as_posix() in CHINESE_IN_CODE:
            continue
        for node, said in literals(tree_of(file)):
            if re.search("[\u3400-\u9ffe]", said) and not is_docstring(file, node):
                wrong.append(f"{at(file, node.lineno)}: “{said[:30]}” belongs into i18n/zh_TW")
    assert not wrong, "\n".join(wrong)


# what these are called with is read by a person
SHOWN = {
    "setText", "setTitle", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setPlaceholderText",
    "setAccessibleName", "setAccessibleDescription", "setInformativeText", "setLabelText", "addAction", "addMenu", "addItem",
    "addTab", "showMessage", "QLabel", "QPushButton", "QCheckBox", "QRadioButton", "QAction", "QGroupBox", "QToolButton",
}  # fmt: skip


def test_no_english_text_is_shown_past_the_translators():
    wrong = []
    for file in FILES:
        for call in ast.walk(tree_of(file)):
            if not isinstance(call, ast.Call):
                continue
            name = getattr(call.func, "attr", getattr(call.func, "id", ""))
            if name not in SHOWN:
                continue
            for argument in call.args:
                if isinstance(argument, ast.Constant | ast.JoinedStr | ast.BinOp):
                    said = " ".join(text for _, text in literals(argument))
                    if re.search(r"[A-Za-z]{2,}", re.sub(r"<[^>]*>", "", said)):
                        wrong.append(f"{at(file, call.lineno)}: {name} is given “{said[:40]}”")
    assert not wrong, "\n".join(wrong)
