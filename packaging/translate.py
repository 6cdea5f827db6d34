"""Bring the translations up to date, or say what is wrong with them.

    translate.py             read the sources and i18n/zh_TW/*.toml, i18n/en/*.toml; write i18n/*.ts and desktop/translations/*.qm
    translate.py --missing   print what has no translation yet, as a file that a translator can fill in (with --language en: plurals)
    translate.py --check     write nothing; fail with file:line for every missing, superfluous or ill-worded text

Translators edit only the .toml files. One file holds one or more contexts (a window, a game), so that several people can
work at once:

    ["home"]
    "New match" = "新對局"
    "Turn|noun, a player's" = "回合"
    "Take %n card(s)" = "拿 %n 張卡"

The key is the English source, with "|" and the disambiguation where the source has one. English plurals are lists:
"Take %n card(s)" = ["Take %n card", "Take %n cards"].
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

import catalogue
import texts
import wording
from catalogue import FOLDERS, ROOT, Message, Translations
from texts import Finding

# sources that hold characters on purpose: the fonts also know names of people; tests/packaging quotes slips
QUOTING = {"packaging/fonts.py"}


def write(folder: Path | None = None) -> list[Path]:
    """Write both .ts and both .qm (into `folder`, or where the repository keeps them); the files that changed."""
    messages = catalogue.extract()
    changed = []
    for language in FOLDERS:
        ts, qm = catalogue.ts_name(language), catalogue.qm_name(language)
        if folder:
            ts, qm = folder / ts.name, folder / qm.name
        text = catalogue.ts_text(language, messages, Translations(FOLDERS[language]))
        if not ts.exists() or ts.read_text(encoding="utf-8") != text:
            fresh = ts.with_suffix(".ts.new")
            fresh.write_text(text, encoding="utf-8", newline="\n")
            fresh.replace(ts)
            changed.append(ts)
        if ts in changed or not qm.exists() or qm.stat().st_mtime < ts.stat().st_mtime:
            catalogue.release(ts, qm)
            changed.append(qm)
    return changed


def stale() -> list[Finding]:
    """The .ts and .qm that are not what the sources and the translators' files make today."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        write(folder)
        kept = [path for language in FOLDERS for path in (catalogue.ts_name(language), catalogue.qm_name(language))]
        return [
            Finding(path, 1, "is not up to date: run `make translations` and commit it")
            for path in kept
            if not path.exists() or path.read_bytes() != (folder / path.name).read_bytes()
        ]


def message_findings(messages: list[Message]) -> list[Finding]:
    """Faults of the sources themselves: what a translator could not work with, and English that is not ours."""
    found = catalogue.unreachable(messages)
    for message in messages:
        source = message.source
        faults = [] if message.plural else wording.english(source)
        if "%n" in source and not message.plural:
            faults.append("%n without a count: only self.tr(text, disambiguation, n) makes a plural")
        if re.search(r"%\d", source):
            faults.append("placeholders are named, {name}, not %1")
        if re.search(f"[{wording.HAN}]", source):
            faults.append("the source is English; 漢字 belong into i18n/zh_TW")
        if len(re.findall(r"[^\W\d_]+(?:'[a-z]+)?", source)) < 4 and not message.note and not message.comment:
            faults.append(f"“{source}” is short: a `#:` line above says what it is, or a disambiguation does")
        found += [Finding(message.file, message.line, fault) for fault in faults]
    return found


def translation_findings(language: str, messages: list[Message]) -> list[Finding]:
    """Messages without a translation, translations without a message, and faults of the words."""
    translations = Translations(FOLDERS[language])
    found = list(translations.findings)
    for message in messages:
        if language == "en" and not message.plural:
            continue
        entry = translations.of(message)
        if entry is None:
            said = f"“{message.source}” [{message.context}] has no translation in i18n/{language}"
            found.append(Finding(message.file, message.line, said))
            continue
        forms = catalogue.FORMS[language] if message.plural else 1
        if len(entry.forms) != forms:
            found.append(Finding(entry.file, entry.line, f"{forms} form(s) are needed, not {len(entry.forms)}"))
        for form in entry.forms:
            faults = wording.chinese(form) if language == "zh_TW" else wording.english(form)
            # one card may be said without its number
            source = message.source.replace("%n", "") if language == "en" and "%n" not in form else message.source
            found += [Finding(entry.file, entry.line, fault) for fault in [*wording.pair(source, form), *faults]]
    return found + translations.unused()


def text_findings() -> list[Finding]:
    """Faults of the rules, the lessons and the tables of the games, and Simplified characters in any source."""
    found = []
    games = ROOT / "desktop" / "games"
    for file in sorted(games.rglob("*.toml")):
        found += texts.toml_findings(file)
    for file in sorted(games.glob("*/**/*.md")):
        found += texts.markdown_findings(file)
    for folder in ("desktop", "tests", "packaging"):
        for file in sorted((ROOT / folder).rglob("*.py")):
            if file.relative_to(ROOT).as_posix() not in QUOTING and file.parent != ROOT / "tests" / "packaging":
                found += texts.comment_findings(file)
    return found


def check() -> list[Finding]:
    messages = catalogue.extract()
    found = message_findings(messages)
    for language in FOLDERS:
        found += translation_findings(language, messages)
    return found + text_findings() + stale()


def main() -> int:
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--check", action="store_true")
    reader.add_argument("--missing", action="store_true")
    reader.add_argument("--language", choices=sorted(FOLDERS), default="zh_TW")
    reader.add_argument("--context", help="with --missing: only contexts that contain this", default="")
    given = reader.parse_args()
    if given.check:
        found = check()
        for finding in found:
            print(finding)
        print(f"{len(found)} faults in the texts" if found else "The texts are complete and follow the guide.")
        return 1 if found else 0
    messages = catalogue.extract()
    translations = Translations(FOLDERS[given.language])
    if given.missing:
        asked = [message for message in messages if given.context in message.context]
        print(catalogue.blank(asked, translations, given.language), end="")
        return 0
    for path in write():
        print("wrote", path.relative_to(ROOT))
    for language in FOLDERS:
        translations = Translations(FOLDERS[language])
        wanted = [message for message in messages if language != "en" or message.plural]
        missing = sum(translations.of(message) is None for message in wanted)
        print(f"{language}: {len(wanted)} messages, {missing} without a translation")
        for finding in [*translations.findings, *translations.unused()]:
            print(finding)
    return 0


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.exit(main())
