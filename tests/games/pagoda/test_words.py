"""Every refusal, event, reason and score of the game has words in both languages, and every rule its anchor."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from desktop.bots.bot import Question
from desktop.engine.action import Refusal
from desktop.engine.play import begin, candidates, play
from desktop.games.pagoda import data as tables
from desktop.games.pagoda import state as states
from desktop.games.pagoda.colour import ABILITIES, COLOURS, Ability, Colour
from desktop.games.pagoda.events import EVENTS, CardDrawn, CardsPaid, DragonUsed, PlayedCleared
from desktop.games.pagoda.game import GAME
from desktop.games.pagoda.scoring import scores
from desktop.games.pagoda.state import Card, Pagodas
from desktop.language import speak
from desktop.table.vocabulary import Scene
from desktop.windows import rulebook
from tests.games.pagoda.table import DONE, table

FOLDER = Path(states.__file__).parent
LANGUAGES = ("en", "zh_TW")
NAMES = ("小美", "Grandpa")
SOURCES = {path: path.read_text(encoding="utf-8") for path in FOLDER.rglob("*.py") if "text" not in path.parts}

# Values that stand for whatever a reason holds.
PARAMS: dict[str, Any] = {
    "site": 2, "floor": 3, "need": Colour.BLUE, "colour": Colour.RED, "n": 4, "left": 2, "limit": 3, "spire": False,
    "top": 4, "ability": Ability.BOWL, "tiles": 1, "spots": Colour.RED, "seat": 1, "field": "points.column",
    "value": 99, "least": 0, "most": 9, "alternative": False, "frame": "BuildFrame",
}  # fmt: skip


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, qapp: Any) -> Iterator[Any]:
    """The game's words, in one language after the other."""
    from desktop.games.pagoda.text import WORDS

    speak(request.param)
    yield WORDS
    speak("en")


def codes() -> set[tuple[str, str]]:
    """Every (code, anchor) that the sources of the rules can give."""
    found: set[tuple[str, str]] = set()
    for text in SOURCES.values():
        for code, rule in re.findall(r'(?:why|Refusal)\(\s*"(\w+)",\s*"(\w*)"', text):
            found.add((code, rule))
        for code in re.findall(r'\bwhy\(\s*"(\w+)"', text):
            found.add((code, ""))
    found |= {("floor_colour", "one_colour"), ("spots_colour", "spots")}
    found |= {("colour_used_up", "dead"), ("tile_used_up", "tiles_once")}
    return found


def said_well(text: str, language_is_chinese: bool) -> None:
    assert text, "no words"
    assert not re.search(r"[{}]|%n|None|Colour\.|Ability\.", text), text
    if language_is_chinese:
        bare = text.replace("Grandpa", "")
        assert not re.search(r"[A-Za-z]{3,}", bare.replace("points.column", "")), text


def is_chinese(words: Any) -> bool:
    return words.title() == "塔雲軒"


def test_both_names_of_the_game_stand_on_its_cover(words: Any):
    assert {words.title(), words.subtitle()} == {"Pagoda", "塔雲軒"}


def test_every_refusal_has_both_parts(words: Any):
    assert len(codes()) > 60
    for code, rule in codes() - {("not_now", "")}:
        for spire in (False, True):
            what, why = words.refusal(Refusal(code, rule, {**PARAMS, "spire": spire}), None)
            said_well(what, is_chinese(words))
            said_well(why, is_chinese(words))
            assert what[-1] not in "。.", what
            assert why[-1] in "。.", why
            if is_chinese(words) and not code.startswith(("edition", "position")):
                assert 4 <= len(what.replace(" ", "")) <= 14, what
            if not is_chinese(words) and not code.startswith(("edition", "position")):
                assert 3 <= len(what.split()) <= 8, what


def test_a_refusal_names_the_ability_it_is_about(words: Any):
    for ability in ABILITIES:
        what, _ = words.refusal(Refusal("ability_used", "once_a_turn", {"ability": ability}), None)
        assert words.names.ability(ability) in what


SILENT = (CardDrawn, CardsPaid, DragonUsed, PlayedCleared)  # the table shows them, the log need not


def test_whatever_happens_has_words(words: Any):
    seen: set[type] = set()
    for seed, mode in enumerate([(False, False), (True, False), (False, True)] * 3):
        state = GAME.setup(2, {"quick": mode[0], "simple": mode[1], "start": "random"}, seed)
        events = begin(GAME, state)
        bot = GAME.bot("random", seed)
        step = 0
        while True:
            for event in events:
                seen.add(type(event))
                line = words.event(event, NAMES)
                if line or not isinstance(event, SILENT):
                    gained_again = type(event).__name__ == "AbilityGained" and event.before
                    quiet = gained_again or (type(event).__name__ == "TurnBegan" and not event.last)
                    assert line or quiet, event
                if line:
                    said_well(line, is_chinese(words))
            if state.finished:
                break
            _decision(words, GAME.view(state, state.top.seat), step)
            action = bot.choose(state, Question(step)).action
            step += 1
            events = play(GAME, state, action)
        said_well(words.result(GAME.view(state, None), NAMES), is_chinese(words))
        said_well(words.round(state), is_chinese(words))
        for tree in scores(state):
            branches = [branch for source in tree.parts for branch in source.parts]
            for part in (tree, *tree.parts, *branches, *tree.leaves()):
                said_well(words.score(part.source, part.params), is_chinese(words))
    missing = set(EVENTS) - seen - {_event("SiteDied"), _event("BlockedDeclared")}
    assert not missing, missing
    for name, fields in (("SiteDied", {"site": 1, "colour": Colour.RED}), ("BlockedDeclared", {"seat": 0, "row": 1})):
        said_well(words.event(_event(name)(**fields), NAMES), is_chinese(words))


def _event(name: str) -> Any:
    return next(kind for kind in EVENTS if kind.__name__ == name)


def _decision(words: Any, view: Pagodas, step: int) -> None:
    chinese = is_chinese(words)
    for text in (words.prompt(view), words.waiting(view, NAMES), words.round(view), words.note(view, step % 2)):
        said_well(text, chinese)
    assert len(words.prompt(view).split()) <= 9
    if chinese:
        assert len(words.prompt(view)) <= 18
    if step % 9:
        return
    for number, (action, why) in enumerate(candidates(GAME, view)):
        if number % 3:
            continue
        said_well(words.action(action, view, NAMES), chinese)
        said_well(words.deed(action, view), chinese)
        said_well(words.group(action), chinese)
        for field in ("", *action.__struct_fields__):
            said_well(words.question(action, field, view), chinese)
            said_well(words.value(action, field, view), chinese)
        if why is not None:
            said_well(words.refusal(why, view)[0], chinese)


def test_prompts_know_a_blocked_player(words: Any):
    waiting = {1: (1, Colour.RED, 4), 2: (1, Colour.RED, 4), 3: (1, Colour.BLUE, 4)}
    waiting |= {4: (1, Colour.BLUE, 4), 5: (1, Colour.GREEN, 4), 6: (1, Colour.GREEN, 4)}
    free, stuck = table(), table(waiting, held="YYYPPyp")
    assert words.prompt(stuck) != words.prompt(free)
    assert words.prompt(GAME.view(stuck, None)) == words.prompt(free)  # nobody else is told


def test_every_reason_of_the_bots_has_words(words: Any):
    reasons = set()
    for name in ("planner.py", "bot.py"):
        text = SOURCES[FOLDER / name]
        reasons |= set(re.findall(r'Advice\([^"\n]*"(\w+)"', text)) | set(re.findall(r'_end\(view, "(\w+)"', text))
    assert {"roof", "deny", "points", "fan", "dragon", "discard", "end"} <= reasons
    params = {"points": 7, "reply": 4, "colour": Colour.PURPLE, "n": 2, "most": 9, "expected": 5}
    sentences = {reason: words.reason(reason, params, table()) for reason in reasons}
    for sentence in sentences.values():
        said_well(sentence, is_chinese(words))
    assert len(set(sentences.values())) == len(sentences)


def test_options_have_names_and_one_line_each(words: Any):
    for option in GAME.options:
        for text in words.option(option.id):
            said_well(text, is_chinese(words))
        names = [words.choice(option.id, choice)[0] for choice in option.choices]
        assert len(set(names)) == len(names)
        for name in names:
            said_well(name, is_chinese(words))


def test_pieces_and_places_are_read_aloud(words: Any):
    from desktop.games.pagoda.board import BOARD

    view = GAME.view(table({1: (2, Colour.RED, 3), 2: (1, Colour.BLUE, 4), 3: DONE}, scores=(57, 12)), 0)
    play(GAME, view, next(action for action, why in candidates(GAME, view) if why is None))
    scene = Scene("wide", 0, "light", NAMES, ("red", "blue"), True)
    spoken = {zone: words.place(zone, None, view, NAMES) for zone in BOARD.zones(scene, view)}
    for text in spoken.values():
        said_well(text, is_chinese(words))
    assert words.place("nowhere", None, view, NAMES) not in spoken.values()
    apart = {text for zone, text in spoken.items() if not zone.startswith("columns")}
    assert len(apart) == len([zone for zone in spoken if not zone.startswith("columns")])
    kinds: dict[str, set[str]] = {}
    for placed in BOARD.placements(scene, view):
        text = words.piece(placed, view, NAMES)
        said_well(text, is_chinese(words))
        kinds.setdefault(placed.face, set()).add(text.split(", ")[0].split("，")[0])
    assert {len(said) for said in kinds.values()} <= {1, 2}  # a marker of points or of uses
    assert len({*kinds["card.red"], *kinds["column.red"], *kinds["card.hidden"], *kinds["lap.red.50"]}) == 4
    for ability in ABILITIES:
        cell = ABILITIES.index(ability) * 3 + 2
        assert words.names.ability(ability) in words.place("abilities.1", cell, view, NAMES)


def test_cards_are_listed_with_number_and_place(words: Any):
    held = (Card(Colour.RED), Card(Colour.RED), Card(Colour.RED, True), Card(Colour.BLUE, True))
    text = words.names.cards(held)
    for colour in (Colour.RED, Colour.BLUE):
        assert words.names.colour(colour) in text
    assert "2" in text
    assert len({words.names.colour(colour) for colour in COLOURS}) == 5


# -- the rules -----------------------------------------------------------------------------------------------------------


def rules(language: str) -> rulebook.Rulebook:
    return rulebook.read((FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8"), lambda name: (400, 200))


def test_both_languages_have_the_same_anchors_in_the_same_order():
    english, chinese = (re.findall(r"\{#(\w+)\}", (FOLDER / "rules" / f"{l}.md").read_text()) for l in LANGUAGES)
    assert english == chinese
    assert len(english) == len(set(english))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_frame_finds_its_paragraph(language: str):
    anchors = set(rules(language).anchors)
    wanted = {rule for _, rule in codes() if rule}
    wanted |= {kind.rule for kind in vars(states).values() if isinstance(kind, type) and getattr(kind, "rule", "")}
    from desktop.games.pagoda.refusals import ANCHORS

    wanted |= set(ANCHORS.values())
    assert len(wanted) > 30
    assert wanted <= anchors, wanted - anchors


@pytest.mark.parametrize("language", LANGUAGES)
def test_links_and_marks_of_the_rules_lead_somewhere(language: str):
    text = (FOLDER / "rules" / f"{language}.md").read_text(encoding="utf-8")
    book = rules(language)
    for target in re.findall(r"\]\(#(\w+)\)", text):
        assert target in book.anchors, target
    marks = set(re.findall(r"◇\{([\w.]+)\}", text))
    assert marks == set(tables.TABLES.reconstructed())


def test_both_languages_show_the_same_pictures_and_numbers():
    english, chinese = ((FOLDER / "rules" / f"{l}.md").read_text(encoding="utf-8") for l in LANGUAGES)
    assert re.findall(r"picture:(\w+)", english) == re.findall(r"picture:(\w+)", chinese)
    data = tables.TABLES.data()
    for text in (english, chinese):
        for n in (data.cards.each, data.columns.each, data.track.cells, 55, 125, 49, 31):
            assert re.search(rf"\b{n}\b", text) or f" {n} " in text, n
