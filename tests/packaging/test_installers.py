"""The packages that people download, built from a small stand-in for the program."""

from __future__ import annotations

import configparser
import hashlib
import plistlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

import installers
import linux_package
import product
import windows_setup

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
    (folder / "_internal" / "library.so").symlink_to("library.so.6")
    return folder


# --- Linux ------------------------------------------------------------------------------------------------------------


def test_the_linux_layout_has_program_menu_entry_icons_and_file_type(built: Path, tmp_path: Path):
    root = tmp_path / "root"
    linux_package.lay_out(built, root)
    link = root / "usr" / "bin" / "one-table"
    assert link.is_symlink()
    assert link.resolve() == root / "usr" / "lib" / "one-table" / "one-table"
    assert (root / "usr/lib/one-table/_internal/library.so").is_symlink()
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
def test_the_folder_for_the_appimage_starts_the_program(built: Path, tmp_path: Path):
    root = linux_package.app_dir(built, tmp_path / "w ork")
    assert (root / "one-table.desktop").exists()
    assert (root / ".DirIcon").resolve() == root / "one-table.png"
    ran = subprocess.run([str(root / "AppRun")], capture_output=True, text=True, check=True)
    assert ran.stdout == "works\n"


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
    chinese = (PACKAGING / "macos" / "InfoPlist.strings").read_text(encoding="utf-8")
    assert '"CFBundleDisplayName" = "一桌五遊";' in chinese


# --- Windows ----------------------------------------------------------------------------------------------------------


def test_the_uninstaller_deletes_what_was_installed_and_nothing_else(built: Path):
    lines = windows_setup.removal(built).splitlines()
    assert 'Delete "$INSTDIR\\_internal\\圖 片\\a$$b.txt"' in lines
    assert lines.index('RMDir "$INSTDIR\\_internal\\圖 片"') < lines.index('RMDir "$INSTDIR\\_internal"')
    files = [path for path in built.rglob("*") if not path.is_dir()]
    assert sum(line.startswith("Delete ") for line in lines) == len(files)
    script = (PACKAGING / "windows" / "setup.nsi").read_text(encoding="utf-8")
    assert not re.search(r"RMDir\s+/r|Delete\s+\S*\*", script + "\n".join(lines))


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


def test_the_workflow_has_the_shape_that_the_runner_reads():
    workflow = PACKAGING.parent / ".github" / "workflows" / "build.yml"
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", str(workflow)]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    for script in re.findall(r"packaging/[\w./]+\.(?:py|sh|spec)", workflow.read_text(encoding="utf-8")):
        assert (PACKAGING.parent / script).exists(), script


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
