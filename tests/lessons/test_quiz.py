"""The quiz of every game that has one: answers found by trying, rules that can be read, words that fit; clear faults."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import texts
from desktop import games
from desktop.engine.game import Game
from desktop.engine.play import play
from desktop.games import find
from desktop.lessons import quiz, scenes
from desktop.lessons.data import Fault
from desktop.lessons.quiz import OVER, Question
from desktop.lessons.quiz_round import LATER, Round
from desktop.lessons.scenes import Kit
from tests.lessons.conftest import anchors, every_lesson, every_quiz, loaded
from tests.lessons.test_texts import characters, english

QUIZZES = every_quiz()
QUESTIONS = [(id, question) for id in QUIZZES for question in quiz.load(games.packages()[id])]
each_quiz = pytest.mark.parametrize("id", QUIZZES)
each = pytest.mark.parametrize(("id", "question"), QUESTIONS, ids=[f"{id}-{q.id}" for id, q in QUESTIONS])


def parts(id: str) -> tuple[Game, Kit]:
    game = find(id)
    assert game is not None
    return game, scenes.kit(games.packages()[id])


# -- each question -----------------------------------------------------------------------------------------------------


def test_there_is_a_quiz():
    assert "istanbul" in QUIZZES


@each
def test_the_answer_is_what_trying_shows(id, question):
    game, kit = parts(id)
    state = quiz.position(game, kit, question)
    before = state.clone()
    found = quiz.outcome(game, kit, question, state)
    assert state == before, "trying changes nothing"
    code = found.refusal.code if found.refusal is not None else ""
    assert (question.answer, question.code) == (found.refusal is None, code)
    if not question.answer:
        tried = len(list(quiz.deeds(question.attempt)))
        assert len(found.played) == max(0, tried - 1), "only the last thing tried is refused"


@each
def test_mei_is_asked_about_in_her_own_turn(id, question):
    game, kit = parts(id)
    state = quiz.position(game, kit, question)
    assert state.finished == (question.code == OVER)
    order = kit.seats(question.scene.table)
    if not state.finished:
        assert order[game.waits_for(state)[0]] == "me"
    assert set(order) <= set(kit.COLOURS), "every seat has its colour"


@each
def test_dice_and_cards_fall_as_the_question_says(id, question):
    game, kit = parts(id)
    state = scenes.laid(game, kit, question.scene)
    order = kit.seats(question.scene.table)
    dice: list[Any] = []
    cards: list[str] = []

    def do(words: str) -> None:
        for event in play(game, state, kit.action(words, state, order)):
            chance = kit.fallen(event)
            if isinstance(chance, str):
                cards.append(chance)
            elif chance is not None:
                dice.append(chance)

    tried = [words for _, words in quiz.deeds(question.attempt)]
    for words in [*(words for _, words in quiz.deeds(question.before)), *(tried if question.answer else tried[:-1])]:
        do(words)
    assert (dice, cards) == (list(question.scene.dice), list(question.scene.draw_top))


@each
def test_what_is_played_keeps_the_position_whole(id, question):
    game, kit = parts(id)
    state = quiz.position(game, kit, question)
    for action in quiz.outcome(game, kit, question, state).played:
        play(game, state, action)
        assert game.flaw(state) is None or state.finished, action


@each
def test_everything_that_is_lit_has_a_place(id, question):
    game, kit = parts(id)
    state = quiz.position(game, kit, question)
    for thing in question.lit:
        zone, _ = kit.place_of(thing, state, kit.seats(question.scene.table))
        assert zone


@each
def test_the_rule_can_be_read_in_both_languages(id, question):
    for language, known in anchors(id).items():
        assert question.rule in known, (language, question.rule)


@each
def test_both_languages_ask_and_explain_in_few_words(id, question):
    for text in (question.text, question.why):
        assert text.en.strip() and characters(text.zh) and not characters(text.en), text
    assert english(question.en) <= 32 and characters(question.zh) <= 52
    assert english(question.why.en) <= 26 and characters(question.why.zh) <= 45
    assert question.en.endswith(("?", "?”")) and question.zh.endswith(("？", "？」")), "it is a question"
    assert re.search(r"[.!?][”)]?$", question.why.en) and re.search(r"[。！？][」）]?$", question.why.zh)


# -- each quiz ---------------------------------------------------------------------------------------------------------


@each_quiz
def test_a_quiz_has_ten_questions_or_more_and_about_as_many_yes_as_no(id):
    questions = quiz.load(games.packages()[id])
    yes = sum(question.answer for question in questions)
    assert len(questions) >= 10
    assert abs(2 * yes - len(questions)) <= 2


@each_quiz
def test_the_words_keep_the_rules_for_words(id):
    file = Path(str(resources.files(games.packages()[id]))) / "lessons" / "quiz.toml"
    assert [str(finding) for finding in texts.toml_findings(file)] == []


@each_quiz
def test_a_quiz_mixes_the_lessons(id):
    """No lesson has more than a third of the questions, and no rule is asked about in more than two."""
    asked = [question.rule for question in quiz.load(games.packages()[id])]
    for name in (name for game, name in every_lesson() if game == id):
        rules = loaded(id, name).rules
        assert sum(rule in rules for rule in asked) <= max(3, len(asked) // 3), name
    assert all(asked.count(rule) <= 2 for rule in asked)


# -- a round -----------------------------------------------------------------------------------------------------------


def gone_through(order: Sequence[str], wrong: set[str]) -> list[str]:
    """What is asked, in order, when some are missed at the first try."""
    way, asked = Round(order), []
    while not way.over:
        asked.append(way.open)
        way.answered(way.open not in wrong or way.again)
        way.advance()
    return asked


def test_a_wrong_answer_comes_back_once_three_questions_later():
    assert gone_through("abcdef", {"b"}) == list("abcdbef")
    assert LATER == 3


def test_a_wrong_answer_near_the_end_comes_back_at_the_end():
    assert gone_through("abc", {"b", "c"}) == list("abcbc")
    assert gone_through("ab", {"b"}) == list("abb")


def test_what_is_missed_twice_is_not_asked_a_third_time():
    way = Round("ab")
    while not way.over:
        way.answered(False)
        way.advance()
    assert len(way.order) == 4 and way.missed == ["a", "b"] and way.known == 0


def test_the_first_answer_counts_and_a_skipped_question_is_not_known():
    way = Round("abc")
    way.answered(False)
    way.advance()
    assert way.back() and way.open == "a" and not way.again
    way.answered(True)
    assert way.given == {"a": False} and way.order == list("abca")
    way.advance()
    way.advance()  # b is skipped
    way.answered(True)
    way.advance()
    assert way.open == "a" and way.again
    way.answered(True)
    way.advance()
    assert way.over and way.known == 1 and way.missed == ["a", "b"] and way.all == 3


def test_the_order_is_drawn_at_random_and_holds_every_question():
    ids = list("abcdefghijkl")
    orders = {tuple(Round.drawn(ids, seed).order) for seed in range(20)}
    assert len(orders) == 20
    assert all(sorted(order) == ids for order in orders)


def test_a_round_goes_on_where_it_was_left_unless_its_questions_are_others_now():
    way = Round.resumed("abc", list("cabc"), 2, {"c": False, "a": True})
    assert way is not None and way.open == "b" and way.given == {"c": False, "a": True}
    assert Round.resumed("abcd", list("cab"), 1, {}) is None, "a question was added"
    assert Round.resumed("ab", list("cab"), 1, {}) is None, "a question is gone"
    assert Round.resumed("abc", list("cab"), 3, {}) is None, "it is over"


# -- faults ------------------------------------------------------------------------------------------------------------

GOOD = """
[[question]]
id = "one"
rule = "move"
en = "May she?"
zh = "可以嗎？"
me = { at = 7 }
grandpa = { at = 3 }
ching = { at = 13 }
before = ["move 9"]
try = ["leave"]
answer = true
why = { en = "Yes.", zh = "可以。" }
"""


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('rule = "move"', "", "rule"),
        ('id = "one"', "", "id"),
        ('zh = "可以嗎？"', "", "zh"),
        ('why = { en = "Yes.", zh = "可以。" }', 'why = { en = "Yes." }', "zh"),
        ("answer = true", "answer = false", "one: a question has a code when"),
        ("answer = true", 'answer = true\ncode = "too_far"', "one: a question has a code when"),
        ('try = ["leave"]', "", "one: nothing is tried"),
        ('try = ["leave"]', 'try = "leave"', "try"),
        ("[[question]]", "[question]", "quiz.toml"),
        ("[[question]]", "[[qestion]]", "question"),
        ("[[question]]", 'title = "x"\n[[question]]', "title"),
        ("answer = true", "answer = ", "quiz.toml"),
    ],
)
def test_a_wrong_file_says_what_is_wrong_with_it(old, new, said):
    assert quiz.read(GOOD, "quiz.toml")[0].scene.table["me"] == {"at": 7}
    with pytest.raises(Fault, match=re.escape(said)):
        quiz.read(GOOD.replace(old, new, 1), "quiz.toml")


def test_a_name_may_not_be_there_twice():
    with pytest.raises(Fault, match="one: this name is there twice"):
        quiz.read(GOOD + GOOD, "quiz.toml")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("move 9", "leave", "before the question .not_now"),
        ("move 9", "grandpa: move 9", "not for grandpa"),
        ("move 9", "fly 9", "no action is called"),
    ],
)
def test_a_position_that_cannot_be_reached_is_a_fault(old, new, said):
    game, kit = parts("istanbul")
    (question,) = quiz.read(GOOD.replace(old, new, 1), "quiz.toml")
    with pytest.raises(Fault, match=f"one: .*{said}"):
        quiz.position(game, kit, question)


def test_a_game_without_a_quiz_is_a_fault():
    with pytest.raises(Fault, match="there is no quiz"):
        quiz.load("tests.sample")


def asked_of(question: str) -> Question:
    return next(q for q in quiz.load(games.packages()["istanbul"]) if q.id == question)


def test_a_table_that_is_wrong_breaks_the_answer_test():
    """The answers are found by playing: with the money for it, the second ruby can be bought."""
    game, kit = parts("istanbul")
    asked = asked_of("second_ruby")
    state = quiz.position(game, kit, asked)
    state.players[0].lira = 20
    assert quiz.outcome(game, kit, asked, state).refusal is None
