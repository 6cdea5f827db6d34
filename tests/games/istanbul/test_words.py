"""Every action, refusal, event, prompt, reason, option and score has words in both languages, as short as the guide asks."""

from __future__ import annotations

import ast
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs
from PySide6.QtCore import QCoreApplication, QTranslator

import translate
from desktop.engine.action import Refusal
from desktop.engine.play import candidates, legal, play, preview
from desktop.games.istanbul import events
from desktop.games.istanbul.actions import ACTIONS
from desktop.games.istanbul.advice import reason
from desktop.games.istanbul.frames import DECISIONS
from desktop.games.istanbul.game import EVENTS, GAME
from desktop.games.istanbul.pieces import GOODS, Card, Disc, Good, Place, Reward
from desktop.games.istanbul.state import Bazaar
from desktop.games.istanbul.text import WORDS
from tests.games.istanbul.scene import bazaar
from tests.games.istanbul.test_random_matches import table, walk
from tests.games.istanbul.test_rules_texts import LESSONS as ANCHORS

NAMES = ("Mei", "Grandpa", "Ching", "Ada", "Tom")
FOLDER = Path(str(resources.files("desktop.games.istanbul")))
HAN = re.compile("[\u4e00-\u9fff]")


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both .qm as the sources and translators' files make them today."""
    folder = tmp_path_factory.mktemp("translations")
    translate.write(folder)
    return folder


@pytest.fixture(params=["en", "zh_TW"])
def language(request: Any, qapp: Any, compiled: Path):
    translator = QTranslator()
    assert translator.load(f"desktop_{request.param}", str(compiled))
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def length(text: str) -> int:
    """Words of an English text, characters of a Chinese one: 漢字 and groups of letters or digits."""
    if not HAN.search(text):
        return len(text.split())
    return len(re.findall(r"[\u4e00-\u9fff]|[A-Za-z0-9]+", text))


def said(text: str, language: str) -> None:
    """It is there, nothing is left to fill in, and it is in its language."""
    assert text, "no words"
    assert "{" not in text
    assert "%n" not in text
    assert "(s)" not in text
    if language == "zh_TW" and re.search("[a-z]{3,}", text.replace("Seed", "")):
        rest = re.sub("Mei|Grandpa|Ching|Ada|Tom|Enter", "", text)
        assert not re.search("[A-Za-z]{3,}", rest), text
    if language == "en":
        assert not HAN.search(text), text


def samples(kind: type) -> list[Any]:
    """Values for every field of a Struct class."""
    fill: dict[str, Any] = {
        "seat": 1, "place": Place.TEA_HOUSE, "start": Place.FOUNTAIN, "card": Card.STAY, "disc": Disc.NEUTRAL, "to": 2,
        "lira": 5, "dice": (3, 4), "at_fee": True, "goods": (1, 0, 2, 0), "lost": (0, 0, 1, 0), "source": "card",
        "reason": "dealer", "capacity": 4, "count": 3, "moved": 2, "cards": 7, "number": 8, "index": 1, "total": 5,
        "tile": (2, 1, 0, 2), "good": Good.SPICE, "symbols": 3, "owner": 2, "round": 4, "rubies": 5, "extra": (Good.FRUIT,),
        "reward": Reward.CARD,
    }  # fmt: skip
    other = {**fill, "disc": Disc.OWN, "to": None, "at_fee": False, "lost": (0, 0, 0, 0), "card": None, "extra": (),
             "reward": Reward.LIRA, "index": 0, "goods": (0, 0, 0, 0)}  # fmt: skip
    fields = [field.name for field in structs.fields(kind)]
    found = [kind(**{name: fill[name] for name in fields})]
    if other["card"] is None and "card" in fields and not issubclass(kind, tuple(k for k in ACTIONS)):
        return [*found, kind(**{name: (Card.HIDDEN if name == "card" else other[name]) for name in fields})]
    return [
        *found,
        kind(
            **{name: (Card.STAY if kind.__name__ == "Discard" and name == "card" else other[name]) for name in fields}
        ),
    ]


def moments() -> list[Bazaar]:
    """A position for every kind of open decision, from random matches."""
    found: dict[type, Bazaar] = {}
    for variant in (False, True):
        for now, _ in walk(table(4, "short", variant, 3), 6000, seed=21):
            if type(now.top) not in found:
                found[type(now.top)] = now.clone()
    state = bazaar(4)
    for kind in DECISIONS:
        if kind not in found:
            fields = {"place": Place.TEA_HOUSE, "left": 1, "dice": (3, 4), "good": Good.FRUIT, "held": True}
            named = {f.name: fields[f.name] for f in structs.fields(kind) if f.name in fields}
            other = state.clone()
            frames: list[Any] = [*other.agenda[:1], kind(0, **named)]
            other.agenda = frames
            found[kind] = other
    assert set(found) == set(DECISIONS)
    return list(found.values())


def test_every_open_decision_asks_and_says_who_is_waited_for(language):
    for state in moments():
        view = GAME.view(state, state.top.seat)
        said(WORDS.prompt(view), language)
        said(WORDS.waiting(view, NAMES), language)
        said(WORDS.round(view), language)
        assert length(WORDS.prompt(view)) <= (9 if language == "en" else 16), WORDS.prompt(view)


def test_every_place_has_its_own_prompt(language):
    from desktop.games.istanbul.frames import ActionFrame, TurnOver

    state = bazaar(4)
    seen = set()
    for place in Place:
        state.agenda[:] = [TurnOver(0), ActionFrame(0, place)]
        said(WORDS.prompt(state), language)
        assert length(WORDS.prompt(state)) <= (9 if language == "en" else 16), WORDS.prompt(state)
        seen.add(WORDS.prompt(state))
    assert len(seen) == 14  # the two markets and the two mosques ask alike


def test_every_action_has_words_a_group_a_deed_and_answers_for_its_fields(language):
    view = GAME.view(bazaar(4, {"hand": [Card.STAY]}, discard=(Card.STAY,)), 0)
    for kind in ACTIONS:
        for action in samples(kind):
            said(WORDS.action(action, view, NAMES), language)
            said(WORDS.group(action), language)
            said(WORDS.deed(action, view), language)
            for field in structs.fields(kind):
                said(WORDS.question(action, field.name, view), language)
                said(WORDS.value(action, field.name, view), language)


def test_different_actions_at_one_decision_have_different_words(language):
    for state in moments():
        view = GAME.view(state, state.top.seat)
        listed = [(WORDS.group(a), WORDS.action(a, view, NAMES)) for a in legal(GAME, view)]
        assert len(set(listed)) == len(listed), listed


def test_every_event_has_a_line_or_needs_none(language):
    silent = {events.MailMoved}
    for kind in EVENTS:
        for event in samples(kind):
            words = WORDS.event(event, NAMES)
            if kind in silent:
                assert words == ""
            else:
                said(words, language)
                most = 10 if language == "en" else 20
                assert length(words) <= most + (
                    6 if any(word in kind.__name__ for word in ("Goods", "Sold", "Demand")) else 0
                ), words


def refusals() -> list[Refusal]:
    """A refusal for every code that the rules can name, with values."""
    params: dict[str, Any] = {
        "n": 3, "place": Place.TEA_HOUSE, "need": 4, "lira": 2, "have": 2, "good": Good.FABRIC, "card": Card.STAY, "seat": 1,
        "missing": [1, 0, 0, 2], "any": 1, "least": 3, "most": 4, "starter": 4, "seats": 3, "field": "goods",
        "reason": "x", "frame": "MoveFrame",
    }  # fmt: skip
    found: dict[str, Refusal] = {"match_over": Refusal("match_over", "end_trigger")}
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("actions/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") in ("Refusal", "_at_fountain"):
                for part in call.args:
                    if (
                        isinstance(part, ast.Constant)
                        and isinstance(part.value, str)
                        and "_" in part.value + "diagonal"
                    ):
                        code = part.value
                        if code not in ANCHORS:
                            found.setdefault(code, Refusal(code, "turn", params))
    return list(found.values())


TECHNICAL = {"position_table", "position_player", "edition_field"}  # they quote a field of a file
LISTING = {"palace_incomplete"}  # names all that is missing


def test_every_refusal_says_what_and_why(language):
    found = refusals()
    assert len(found) > 50
    view = GAME.view(bazaar(4), 0)
    for refused in found:
        for given in (view, None):
            what, why = WORDS.refusal(refused, given)
            assert what[-1] in ".。", what
            assert why[-1] in ".。", why
            if refused.code not in TECHNICAL:
                said(what, language)
                said(why, language)
        least, most = (2, 8) if language == "en" else (3, 14)
        if refused.code not in LISTING:
            assert least <= length(what) <= most, what


@pytest.mark.parametrize("card", [card for card in Card if card is not Card.HIDDEN])
def test_every_card_says_when_it_is_played(card, language):
    _, why = WORDS.refusal(Refusal("card_not_now", "card_windows", {"card": card}), None)
    said(why, language)
    assert WORDS.names.card(card) in why


def test_every_reason_of_the_bots_has_a_sentence(language):
    tree = ast.parse((FOLDER / "advice.py").read_text(encoding="utf-8"))
    codes = {
        str(part.elts[0].value)
        for part in ast.walk(tree)
        if isinstance(part, ast.Tuple) and len(part.elts) == 2 and isinstance(part.elts[1], ast.Dict)
        if isinstance(part.elts[0], ast.Constant)
    }
    assert len(codes) > 25
    params = {
        "lira": 9, "n": 2, "good": Good.FRUIT, "goods": [0, 1, 1, 0], "card": Card.STAY, "number": 8, "percent": 58,
        "place": Place.DEALER,
    }  # fmt: skip
    view = GAME.view(bazaar(4), 0)
    for code in codes:
        said(WORDS.reason(code, params, view), language)


def test_reasons_of_real_actions_have_what_their_sentences_need(language):
    for now, _ in walk(table(4, "short", True, 8), 900, seed=5):
        view = GAME.view(now, now.top.seat)
        for action in legal(GAME, view)[:6]:
            code, params = reason(view, (action,))
            said(WORDS.reason(code, params, view), language)


def test_what_is_tried_in_play_has_words(language):
    for step, (now, action) in enumerate(walk(table(3, "long", False, 5), 500, seed=9)):
        view = GAME.view(now, now.top.seat)
        if step % 3 == 0:
            for tried, refused in candidates(GAME, view):
                said(WORDS.action(tried, view, NAMES), language)
                if refused is not None:
                    what, why = WORDS.refusal(refused, view)
                    said(what, language)
                    said(why, language)
        foreseen = preview(GAME, view, action)
        words = WORDS.foresight(action, view, foreseen.state, foreseen.sure, NAMES)
        if words:
            said(words, language)
        warning = WORDS.warning(action, view)
        for part in warning or ():
            said(part, language)
        after = now.clone()
        for event in play(GAME, after, action):
            WORDS.event(event, NAMES)
        for seat in range(3):
            said(WORDS.note(view, seat), language)


def test_options_scores_and_results_have_words(language):
    for option in GAME.options:
        for words in WORDS.option(option.id):
            said(words, language)
        for choice in option.choices:
            said(WORDS.choice(option.id, choice)[0], language)
    state = bazaar(3, {"rubies": [13, 16], "lira": 9}, {"rubies": [13], "lira": 3})
    for score in GAME.scores(state):
        said(WORDS.score(score.source, score.params), language)
        for leaf in score.leaves():
            said(WORDS.score(leaf.source, leaf.params), language)
    said(WORDS.result(state, NAMES), language)
    same = {"rubies": [13], "lira": 4}
    for me in ({**same, "lira": 5}, {**same, "goods": "R1"}, {**same, "hand": [Card.STAY]}, same):
        said(WORDS.result(bazaar(2, me, same), NAMES), language)
    for words in (WORDS.title(), WORDS.tagline()):
        said(words, language)
    assert {WORDS.title().casefold(), WORDS.subtitle().casefold()} == {"istanbul", "伊斯坦堡"}


def test_warnings_come_where_something_is_lost(language):
    from desktop.games.istanbul.actions import Decline, MeetSmuggler, Move, PayFee, PayPerson, PlayGood
    from tests.games.istanbul.scene import do, meeting

    state = bazaar(4)
    do(state, Move(Place(2)))
    assert WORDS.warning(Decline(), state)
    state = bazaar(4, {"at": 9, "out": [2, 3, 4, 5]})
    do(state, Move(Place(16)))
    assert WORDS.warning(Decline(), state) is None
    assert WORDS.warning(MeetSmuggler(Good.FRUIT), meeting(bazaar(4, {"lira": 0}, smuggler=9), 9))
    assert WORDS.warning(MeetSmuggler(Good.FRUIT), meeting(bazaar(4, {"lira": 5}, smuggler=9), 9)) is None
    state = meeting(bazaar(4, {"lira": 5, "goods": "Y2"}, smuggler=9), 9)
    do(state, MeetSmuggler(Good.FRUIT))
    assert WORDS.warning(PayPerson(), state)
    assert WORDS.warning(PlayGood(Good.FRUIT), bazaar(4, {"goods": "Y2"}))
    assert WORDS.warning(PayFee(), state) is None
    assert [WORDS.warning(PlayGood(good), bazaar(4)) for good in GOODS] == [None] * 4


def test_foresight_of_a_walk_names_assistant_and_fee(language):
    from desktop.games.istanbul.actions import Move

    state = bazaar(4, {"at": 5, "lira": 3, "out": [2]}, {"at": 12}, {"at": 12})
    texts = {
        place: WORDS.foresight(Move(place), state, state, True, NAMES) for place in (Place(2), Place(12), Place(4))
    }
    assert texts[Place(2)]
    assert "4" in texts[Place(12)]
    assert texts[Place(4)] == ""
