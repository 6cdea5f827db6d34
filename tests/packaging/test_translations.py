"""The translations as they are committed."""

from __future__ import annotations

import catalogue
import translate


def listed(findings) -> str:
    return "\n".join(str(finding) for finding in findings)


def test_translation_files_are_what_the_sources_and_the_translators_make_today():
    assert not translate.stale(), listed(translate.stale())


def test_every_text_has_both_languages_and_follows_the_guide():
    messages = catalogue.extract()
    found = translate.message_findings(messages) + translate.text_findings()
    for language in catalogue.FOLDERS:
        found += translate.translation_findings(language, messages)
    assert not found, listed(found)
