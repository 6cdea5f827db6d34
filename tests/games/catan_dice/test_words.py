"""Every action, refusal, event, option, score and reason has words, in both languages."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.bots.bot import Question
from desktop.engine.action import Refusal
from desktop.engine.breakdown import Score
from desktop.engine.chance import Chance
from desktop.engine.play import candidates, legal, play, preview
from desktop.games.catan_dice.actions.building import EndTurn
from desktop.games.catan_dice.faces import FACES, Face
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.state import What
from desktop.games.catan_dice.text import WORDS
from desktop.table.vocabulary import Placed, Spot
from tests.games.catan_dice.lay import do, fresh, joker, laid, trade

FOLDER = Path(str(resources.files("desktop.games.catan_dice")))
I18N = Path(__file__).parents[3] / "i18n"
NAMES = ("Mei", "Bo", "Chun", "Ada")
HAN = re.compile("[\u4e00-\u9fff]")


class Spoken(QTranslator):
    """The translators' own file as Qt would use it, without the tools that compile it."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._texts = tomllib.loads((I18N / language / "catan_dice.toml").read_text(encoding="utf-8"))

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        texts = self._texts.get(context, {})
        found = texts.get(f"{source}|{disambiguation}" if disambiguation else source, source)
        if isinstance(found, list):
            return found[0 if n == 1 else 1]
        return found


@pytest.fixture(params=["en", "zh_TW"])
def language(request: pytest.FixtureRequest, qapp: QCoreApplication) -> Iterator[str]:
    translator = Spoken(request.param)
    QCoreApplication.installTranslator(translator)
    yield request.param
    QCoreApplication.removeTranslator(translator)


def heard(words: str, language: str, empty: bool = False) -> None:
    """A text that can be shown: filled in, in its language."""
    assert words or empty
    assert "{" not in words
    assert "%n" not in words
    assert "(s)" not in words
    assert "  " not in words
    if language == "en":
        assert not HAN.search(words), words
    elif words:
        left = re.sub("|".join((*NAMES, "X", "→")), "", words)
        assert not re.search("[A-Za-z]{2}", left), words
        assert not re.search("[\u4e00-\u9fff] [\u4e00-\u9fff]", words), words


# -- refusals ----------------------------------------------------------------------------------------------------------

R, S, C, K, T = What.ROAD, What.SETTLEMENT, What.CITY, What.KNIGHT, What.CASTLE
COSTS = island("island_one").costs
REFUSALS: dict[str, list[dict[str, Any]]] = {
    "first_roll_all_dice": [{"number": 6, "n": 5}],
    "no_fourth_roll": [{"most": 3}],
    "rolling_is_over": [{}],
    "not_between_rolls": [{"done": "trade"}, {"done": "joker"}, {"done": "build"}],
    "no_such_dice": [{"number": 6}],
    "road_unconnected": [{"place": "R7", "parent": "R6"}, {"place": "R0", "parent": "START"}, {"place": "R0104"}],
    "start_is_printed": [{}],
    "already_built": [{"what": R, "place": "R0"}],
    "site_without_road": [
        {"what": S, "place": "S7", "roads": ("R7", "R8", "R12")},
        {"what": C, "place": "C12", "roads": ("R4",)},
        {"what": S, "place": "S02", "roads": ("R0205", "R0206")},
    ],
    "settlement_order": [{"next": "S4", "place": "S5"}],
    "city_order": [{"next": "C7", "place": "C12"}],
    "knight_order": [{"next": "K1", "place": "K2"}],
    "city_is_no_upgrade": [{"place": "S3"}],
    "cannot_pay": [
        *({"what": what, "missing": (cost[0],), "cost": cost} for what, cost in COSTS.items()),
        {"what": C, "missing": (Face.ORE, Face.ORE, Face.GRAIN), "cost": COSTS[C]},
        {"what": T, "missing": (Face.ORE,), "cost": (Face.ORE,) * 6, "nearest": 1, "alike": 5},
        {"what": T, "missing": (Face.BRICK,) * 4, "cost": (Face.BRICK,) * 6, "nearest": 3, "alike": 2},
        {"what": T, "missing": (Face.BRICK,) * 6, "cost": (Face.BRICK,) * 6, "nearest": 5, "alike": 0},
    ],
    "gold_pays_nothing": [{"gold": 1, "missing": (Face.ORE,)}, {"gold": 2, "missing": (Face.ORE,)}],
    "knight_not_built": [{"joker": "K1", "knights": ("K1",)}, {"joker": "k_d1", "knights": ("k_d1a", "k_d1b")}],
    "joker_used": [{"joker": "K1"}],
    "joker_wrong_resource": [{"joker": "K1", "face": Face.ORE, "wanted": Face.BRICK}],
    "joker_same_face": [{"face": Face.ORE}],
    "die_spent": [{"face": Face.ORE}],
    "die_dead": [{}],
    "gold_needs_pair": [{}],
    "only_gold_trades": [{"face": face} for face in FACES[:5]],
    "gold_not_offered": [{}],
    "site_skipped": [{"place": "R0812", "site": "S08"}],
    "past_foreign_site": [{"place": "R0813", "site": "S08", "owner": 1}],
    "taken": [{"what": K, "place": "K01", "owner": 1}],
    "settlement_first": [{"place": "C01"}],
    "knight_not_adjacent": [{"place": "K19"}],
    "start_not_coastal": [{"place": "R1217"}],
    "start_too_near": [{"place": "R0003", "n": 1, "least": 5}],
    "simultaneous_race": [{"map": "extra"}],
    **{code: [{}] for code in ("options", "edition", "seats", "seed", "turn", "agenda", "dice", "marks")},
    "jokers": [{"seat": 0}],
    "boxes": [{"seat": 0}],
}


def codes_in_the_rules() -> set[str]:
    """Every code that the rules' sources can refuse with, words for an owner's own tables apart."""
    found: set[str] = set()
    for file in [*FOLDER.glob("*.py"), *FOLDER.glob("actions/*.py")]:
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                code = call.args[0]
                if isinstance(code, ast.Constant):
                    found.add(code.value)
                else:
                    found |= {"settlement_order", "city_order", "knight_order"}
    return {code for code in found if not code.startswith("edition_")}


def test_the_list_of_refusals_is_complete():
    assert codes_in_the_rules() == REFUSALS.keys()


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_says_what_and_why(code, language):
    for params in REFUSALS[code]:
        what, why = WORDS.refusal(Refusal(code, "", params), None)
        heard(what, language)
        heard(why, language)
        stop = "." if language == "en" else "。"
        assert what.endswith(stop)
        assert why.endswith(stop)
        if language == "zh_TW":
            assert 4 <= len(what.rstrip("。")) <= 24
        else:
            assert 2 <= len(what.split()) <= 12


# -- matches -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {}),
        (2, {"simultaneous": True, "same_dice_seed": True, "no_x_penalty": True}),
        (1, {"map": "island_two"}),
        (3, {"map": "island_two", "same_dice_seed": True}),
        (4, {"map": "extra"}),
    ],
)
def test_everything_in_a_match_has_words(seats, options, language):
    state = fresh(seats, 3, **options)
    names = NAMES[:seats]
    luck = Chance(8)
    said: set[Any] = set()
    for number in range(260):
        if state.finished:
            break
        seen = GAME.view(state, state.playing)
        say_position(seen, names, language)
        for action, why in candidates(GAME, seen) if number % 4 == 0 else ():
            if action not in said:
                said.add(action)
                say_action(action, seen, names, language)
            for reason in (why, *why.also) if why is not None else ():
                if repr(reason) not in said:
                    said.add(repr(reason))
                    for words in WORDS.refusal(reason, seen):
                        heard(words, language)
        actions = legal(GAME, state)
        builds = [action for action in actions if type(action).__name__ == "Build"]
        action = (builds or actions)[luck.below(len(builds or actions))]
        if number % 4 == 0:
            ahead = preview(GAME, seen, action)
            heard(WORDS.foresight(action, seen, ahead.state, ahead.sure, names), language, empty=True)
        for event in play(GAME, state, action):
            heard(WORDS.event(event, names), language)
    for score in GAME.scores(state):
        say_score(score, language)
    if state.finished:
        say_position(state, names, language)
        heard(WORDS.result(state, names), language)


def say_position(view: Any, names: tuple[str, ...], language: str) -> None:
    heard(WORDS.round(view), language)
    heard(WORDS.prompt(view), language)
    heard(WORDS.waiting(view, names), language)
    for seat in range(len(names)):
        heard(WORDS.note(view, seat), language)


def say_action(action: Any, view: Any, names: tuple[str, ...], language: str) -> None:
    heard(WORDS.group(action), language)
    heard(WORDS.action(action, view, names), language)
    heard(WORDS.deed(action, view), language)
    for field in type(action).__struct_fields__:
        heard(WORDS.question(action, field, view), language)
        heard(WORDS.value(action, field, view), language)
    for words in WORDS.warning(action, view) or ():
        heard(words, language)


def say_score(score: Score, language: str) -> None:
    words = WORDS.score(score.source, score.params)
    heard(words, language)
    if score.parts and score.params:  # laid over another seat's, whose number differs
        head = WORDS.score(score.source, {})
        heard(head, language)
        assert not re.search(r"\d", head)
    for part in score.parts:
        say_score(part, language)


# -- single things -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["island_one", "island_two", "extra"])
def test_every_place_and_joker_has_a_name_of_its_own(name, language):
    found = island(name)
    words = [WORDS.names.thing(what, id) for what, ids in found.ids.items() for id in ids]
    words += [WORDS.names.joker(id) for id in found.jokers]
    for each in words:
        heard(each, language)
    assert len(set(words)) == len(words)


def test_options_and_their_choices_have_words(language):
    for option in GAME.options:
        for words in WORDS.option(option.id):
            heard(words, language)
        for choice in option.choices:
            title, line = WORDS.choice(option.id, choice)
            heard(title, language)
            heard(line, language, empty=True)
    heard(WORDS.tagline(), language)


def test_title_and_subtitle_are_the_two_names(language):
    assert {WORDS.title(), WORDS.subtitle()} == {WORDS.names.game(), WORDS.subtitle()}
    assert bool(HAN.search(WORDS.title())) == (language == "zh_TW")
    assert bool(HAN.search(WORDS.subtitle())) == (language == "en")


def test_buttons_have_words(language):
    for id in ("roll", "reroll", "stop", "end"):
        for marked in range(7):
            heard(WORDS.button(id, fresh(), marked), language)


def test_pieces_and_zones_have_names(language):
    for state in (laid("BL$$WO", "R0 S3 K1"), laid("GGGGGB", "R0104 S01 K01", "R0408", map="extra")):
        do(state, trade(2, "G")) if state.options["map"] == "island_one" else do(state, joker("K01", 5, "G"))
        names = NAMES[: len(state.sheets)]
        for index in range(6):
            for zone in ("tray", "keep"):
                heard(WORDS.piece(Placed("die", Spot(zone, index), "", name=str(index)), state, names), language)
        heard(WORDS.piece(Placed("crayon", Spot("crayon"), "crayon.red"), state, names), language)
        heard(
            WORDS.piece(Placed("cross", Spot("joker.K1" if len(names) == 1 else "joker.K01"), ""), state, names),
            language,
        )
        found = island(str(state.options["map"]))
        zones = ["tray", "keep", "boxes", "crayon", "elsewhere", *(f"joker.{id}" for id in found.jokers)]
        zones += [f"{what}.{id}" for what, ids in found.ids.items() for id in ids]
        for zone in zones:
            heard(WORDS.place(zone, None, state, names), language)


def test_an_empty_turn_is_warned_of_only_when_something_could_be_built(language):
    warned = laid("BLWWWW")
    words = WORDS.warning(EndTurn(), warned)
    assert words is not None
    for each in words:
        heard(each, language)
    assert "X" in words[0]
    assert WORDS.warning(EndTurn(), laid("WWWW$B")) is None
    assert WORDS.warning(EndTurn(), laid("WWWW$$")) is None
    assert WORDS.warning(EndTurn(), laid("BWW$$W")) is not None  # the gold pair would be the lumber
    assert WORDS.warning(EndTurn(), laid("WGBBBB", "K1")) is not None  # joker 1 would be the ore
    assert WORDS.warning(EndTurn(), laid("BLWWWW", map="island_two")) is None


def test_every_hint_has_words(language):
    for options in ({}, {"map": "island_two"}, {"map": "extra"}):
        for level in ("easy", "normal", "hard"):
            state = fresh(2, 11, **options)
            bots = [GAME.bot(level, seat) for seat in (0, 1)]
            for _ in range(40):
                if state.finished:
                    break
                view = GAME.view(state, state.playing)
                advice = bots[state.playing].choose(view, Question())
                heard(WORDS.reason(advice.reason, advice.params, view), language)
                do(state, advice.action)


def test_the_result_names_the_winner_and_a_shared_win_names_all(language):
    won, shared = laid("WWWWWW", "R0 S3", "R0"), laid("WWWWWW", "R0", "R0", "")
    for state in (won, shared):
        state.agenda, state.finished = [], True
    assert "Mei" in WORDS.result(won, NAMES[:2])
    assert "4" in WORDS.result(won, NAMES[:2])
    words = WORDS.result(shared, NAMES[:3])
    assert "Mei" in words
    assert "Bo" in words
    assert "Chun" not in words


def test_a_result_below_nothing_shows_its_number(language):
    for sheets in (["", ""], ["", "", ""], ["R0", ""]):
        state = laid("WWWWWW", *sheets)
        state.agenda, state.finished = [], True
        for sheet in state.sheets:
            sheet.boxes = [0] * 15  # nothing but crosses
        words = WORDS.result(state, NAMES[: len(sheets)])
        assert "%n" not in words
        assert "−" in words
