"""Making a machine ready, on machines that stand-ins pretend to be: what it does, and what it says when it may not."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import linux_package

ROOT = Path(__file__).resolve().parents[2]
ALL_LIBRARIES = (
    "libEGL.so.1 libGL.so.1 libxkbcommon.so.0 libfontconfig.so.1 libdbus-1.so.3 libglib-2.0.so.0 libxcb-cursor.so.0 "
    "libxcb-icccm.so.4 libxcb-keysyms.so.1 libxcb-shape.so.0 libxkbcommon-x11.so.0"
)
TOOLS = ("sh", "dirname", "uname", "mktemp", "rm", "tail", "cat", "env", "true")

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it installs Debian's packages")


class Machine:
    """A folder of commands that is all the PATH, and a copy of the repository's script."""

    def __init__(self, folder: Path) -> None:
        self.bin, self.repository, self.log = folder / "bin", folder / "repo", folder / "log"
        self.bin.mkdir()
        (self.repository / "packaging").mkdir(parents=True)
        shutil.copy(ROOT / "packaging" / "ready.sh", self.repository / "packaging" / "ready.sh")
        for tool in TOOLS:
            (self.bin / tool).symlink_to(str(shutil.which(tool)))
        (self.bin / "python3").symlink_to(sys.executable)
        self.has("id", "echo 0")
        self.has("ldconfig", f"echo '{ALL_LIBRARIES}'")
        self.has("uv", f'[ "$1" = --version ] || echo uv "$@" >> {self.log}')
        self.has("apt-get", f'echo apt-get "$@" >> {self.log}')

    def has(self, command: str, script: str) -> None:
        file = self.bin / command
        file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        file.chmod(0o755)

    def lacks(self, command: str) -> None:
        (self.bin / command).unlink()

    def ready(self, purpose: str, **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(self.repository / "packaging" / "ready.sh"), purpose],
            env={"PATH": str(self.bin), "HOME": str(self.repository), **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )

    @property
    def done(self) -> str:
        return self.log.read_text(encoding="utf-8") if self.log.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_machine_that_has_everything_gets_only_the_locked_packages(machine: Machine):
    answer = machine.ready("test")
    assert answer.returncode == 0, answer.stderr
    assert machine.done.startswith("uv sync --frozen --inexact")
    assert "apt-get" not in machine.done


def test_root_installs_the_system_libraries_that_are_missing_and_says_so(machine: Machine):
    machine.has("ldconfig", "echo libEGL.so.1 libxkbcommon.so.0 libfontconfig.so.1 libdbus-1.so.3 libglib-2.0.so.0")
    answer = machine.ready("test")
    assert answer.returncode == 0, answer.stderr
    assert "install -y --no-install-recommends libgl1" in machine.done
    assert "libxcb-cursor0" not in machine.done, "tests need no window"
    assert "installing what Qt needs from the system: libgl1" in answer.stderr


def test_a_window_needs_more_libraries_than_a_test(machine: Machine):
    machine.has(
        "ldconfig", "echo libEGL.so.1 libGL.so.1 libxkbcommon.so.0 libfontconfig.so.1 libdbus-1.so.3 libglib-2.0.so.0"
    )
    answer = machine.ready("run", DISPLAY=":0")
    assert answer.returncode == 0, answer.stderr
    assert "libxcb-cursor0" in machine.done


def test_building_needs_python_as_a_library_where_the_system_packs_it_apart(machine: Machine):
    machine.lacks("python3")
    machine.has(
        "python3", 'case "$*" in *realpath*) echo /usr/bin/python3.11 ;; *version_info*) echo libpython3.11 ;; esac'
    )
    assert machine.ready("test").returncode == 0
    assert "libpython" not in machine.done
    answer = machine.ready("bundle")
    assert answer.returncode == 0, answer.stderr
    assert re.search(r"install -y --no-install-recommends .*libpython3\.11", machine.done)


def test_installers_need_what_an_appimage_is_made_with(machine: Machine):
    answer = machine.ready("installers")
    assert answer.returncode == 0, answer.stderr
    installed = machine.done.split("apt-get -q install")[-1]
    assert "squashfs-tools" in installed and "desktop-file-utils" in installed
    assert set(re.findall(r"\blib\S+-dev\b", installed)) <= set(linux_package.APP_IMAGE_TOOLS.split())
    assert "--group bundle" in machine.done


def test_a_user_who_may_not_install_is_told_what_to_ask_for(machine: Machine):
    machine.has("id", "echo 1000")
    machine.has("ldconfig", "echo libGL.so.1")
    answer = machine.ready("test")
    assert answer.returncode == 1
    assert "apt-get install --no-install-recommends libegl1" in answer.stderr
    assert not machine.done


def test_sudo_without_a_password_is_used(machine: Machine):
    machine.has("id", "echo 1000")
    machine.has("sudo", 'shift; exec "$@"')
    machine.has("ldconfig", "echo nothing")
    answer = machine.ready("test")
    assert answer.returncode == 0, answer.stderr
    assert "libegl1" in machine.done


def test_another_linux_is_told_the_names_of_the_libraries(machine: Machine):
    machine.lacks("apt-get")
    machine.has("ldconfig", "echo nothing")
    answer = machine.ready("test")
    assert answer.returncode == 1
    assert "libegl1" in answer.stderr


def test_a_failing_apt_get_is_shown_with_what_to_run(machine: Machine):
    machine.has("apt-get", "echo 'E: no network'; exit 100")
    machine.has("ldconfig", "echo nothing")
    answer = machine.ready("test")
    assert answer.returncode == 1
    assert "E: no network" in answer.stderr
    assert "apt-get install" in answer.stderr


def test_packages_that_cannot_be_fetched_end_with_a_sentence(machine: Machine):
    machine.has("uv", 'if [ "$1" = sync ]; then echo "error: cannot reach the index" >&2; exit 2; fi')
    for environment_is_there in (False, True):
        if environment_is_there:
            (machine.repository / ".venv").mkdir()
        answer = machine.ready("test")
        assert answer.returncode == 1
        assert "cannot reach the index" in answer.stderr
        assert "could not be installed" in answer.stderr


def test_without_a_screen_the_window_is_not_tried(machine: Machine):
    answer = machine.ready("run")
    assert answer.returncode == 1
    assert "there is no screen here" in answer.stderr
    assert "uv sync" in machine.done, "everything is installed all the same"


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_with_a_screen_the_window_may_open(machine: Machine, name: str):
    assert machine.ready("run", **{name: "x"}).returncode == 0


def test_an_old_python_is_refused_with_a_sentence(machine: Machine):
    machine.lacks("python3")
    machine.has("python3", "exit 1")
    answer = machine.ready("test")
    assert answer.returncode == 1
    assert "Python 3.11 or later is needed" in answer.stderr
