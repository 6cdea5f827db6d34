"""Install, try, bring up to date and remove the Windows program: python packaging/windows_trial.py dist/One-Table-…-setup.exe

Runs on Windows (a machine on which nothing of the program lies yet) and, from packaging/under_wine.py, in a wine.
Everything is done with the silent switches: what an installer leaves, what the uninstaller takes and what it must not touch."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import smoke

# keys of the user's own part of the registry
APP = r"Software\OneTable"
ENTRY = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\OneTable"
KIND = r"Software\Classes\.table"
OPEN = r"Software\Classes\OneTable.match\shell\open\command"
VALUE = """import sys, winreg
try:
    key = winreg.OpenKey(winreg.HKEY_CURRENT_USER, sys.argv[1])
    print(winreg.QueryValueEx(key, "" if sys.argv[2] == "-" else sys.argv[2])[0])
except OSError:
    pass
"""
TARGET = "C:\\我的 桌遊\\One Table"
SECONDS = 120
Run = Callable[..., str]


class Trial:
    """An installer and the Windows that it is tried on. `run` starts a Windows program and gives what it prints."""

    def __init__(self, setup: Path, run: Run, python: str, root: Path, user: Path, through: str = "") -> None:
        self.setup, self.start, self.python, self.root = setup, run, python, root
        self.user, self.through = user, through
        self.folder = self.place(TARGET)
        self.data = user / "AppData" / "Roaming" / "One Table"

    def place(self, windows: str) -> Path:
        """A path of Windows as a path of the system that this runs on."""
        return self.root / windows[3:].replace("\\", "/")

    def value(self, key: str, name: str = "") -> str:
        """A value of the registry, "" when there is none."""
        return self.start(self.python, "-X", "utf8", "-c", VALUE, key, name or "-").strip()

    def run(self) -> None:
        """Everything, in order. Raises smoke.Failed."""
        self.install()
        self.smoke()
        self.bring_up_to_date()
        self.remove_and_keep_saves()
        self.install()
        self.remove_with_saves()
        print("setup: installed, tried, brought up to date and removed", flush=True)

    def install(self) -> None:
        # NSIS reads /D= to the end of the line, and not between quotation marks: so its words stay as they are
        self.start(str(self.setup), "/S", *f"/D={TARGET}".split(" "))
        self.expect(all((self.folder / name).is_file() for name in ("OneTable.exe", "one-table.exe", "uninstall.exe")),
                    "the program is not where /D= says")  # fmt: skip
        for name in ("StartMenu", "Desktop"):
            shortcut = self.value(APP, name)
            self.expect(shortcut.endswith(".lnk") and self.place(shortcut).is_file(), f"no shortcut: {name} {shortcut}")
        self.expect(self.value(KIND) == "OneTable.match", "matches are not opened by the program")
        self.expect(
            self.value(OPEN) == f'"{TARGET}\\OneTable.exe" "%1"', f"a match would be opened by {self.value(OPEN)}"
        )
        self.expect("uninstall.exe" in self.value(ENTRY, "UninstallString"), "it is not in the list of programs")
        size = sum(file.stat().st_size for file in self.folder.rglob("*") if file.is_file())
        print(f"setup: installed {size / 1e6:.1f} MB into {TARGET}", flush=True)

    def smoke(self) -> None:
        with tempfile.TemporaryDirectory() as place:
            smoke.smoke(smoke.Program(self.folder, Path(place), True, self.through, self.user))

    def bring_up_to_date(self) -> None:
        """Installing over it leaves nothing old and nothing of a stranger away."""
        mine, old = self.folder / "我的 notes.txt", self.folder / "one-table.exe"
        mine.write_text("mine", encoding="utf-8")
        before = old.stat().st_mtime_ns
        self.install()
        self.expect(mine.is_file(), "bringing it up to date removed a file that is not ours")
        self.expect(old.stat().st_mtime_ns >= before and bool(self.saves()), "the saves did not survive a new version")

    def saves(self) -> list[Path]:
        return list(self.data.glob("open/*.table"))

    def remove(self, *words: str) -> None:
        """Run the uninstaller, which goes on after its first process has ended."""
        shortcuts = [self.place(self.value(APP, name)) for name in ("StartMenu", "Desktop")]
        self.start(f"{TARGET}\\uninstall.exe", "/S", *words)
        end = time.monotonic() + SECONDS
        while (
            (self.folder / "uninstall.exe").exists()
            or self.value(ENTRY, "DisplayName")
            or self.value(APP, "InstallDir")
        ):
            self.expect(time.monotonic() < end, "the uninstaller does not end")
            time.sleep(0.5)
        left = [path for path in (*shortcuts, self.folder / "OneTable.exe", self.folder / "_internal") if path.exists()]
        self.expect(not left and not self.value(KIND) and not self.value(OPEN), f"something is left: {left}")

    def remove_and_keep_saves(self) -> None:
        self.remove()
        left = [path.name for path in self.folder.rglob("*")]
        self.expect(left == ["我的 notes.txt"], f"left in the folder: {left}")
        self.expect(
            bool(self.saves()) and (self.data / "settings.json").is_file(), "the saves are gone, nobody said so"
        )
        (self.folder / "我的 notes.txt").unlink()
        self.folder.rmdir()
        print("setup: removed; saves and a stranger's file are still there", flush=True)

    def remove_with_saves(self) -> None:
        foreign = [
            self.data / "mine.txt",
            self.data / "open" / "mine.txt",
            self.data / "editions" / "pagoda" / "own.toml",
        ]
        for file in foreign:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text("mine", encoding="utf-8")
        self.remove("/SAVES=remove")
        left = sorted(path for path in self.data.rglob("*") if path.is_file())
        self.expect(left == sorted(foreign[:2]), f"left of the saves: {left}")
        self.expect(not self.folder.exists(), "the program's folder is still there")
        print("setup: removed with its saves, and nothing else", flush=True)

    @staticmethod
    def expect(good: bool, sentence: str) -> None:
        if not good:
            raise smoke.Failed(sentence)


def native(*words: str) -> str:
    """Start a program of this Windows."""
    done = subprocess.run(list(words), capture_output=True, encoding="utf-8", errors="replace", check=True)
    return done.stdout


def main() -> int:
    if sys.platform != "win32" or len(sys.argv) != 2:
        print(__doc__)
        return 2
    user = Path(os.environ["USERPROFILE"])
    try:
        Trial(Path(sys.argv[1]).resolve(), native, sys.executable, Path("C:/"), user).run()
    except smoke.Failed as fault:
        print(f"setup: FAILED. {fault}")
        return 1
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.exit(main())
