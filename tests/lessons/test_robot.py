"""A robot goes through every lesson: each way that is wanted, each wrong try, back, forward, left and taken up again."""

from __future__ import annotations

from typing import Any

import pytest

from desktop import games
from desktop.engine.action import Action, Event
from desktop.engine.game import Game
from desktop.engine.play import legal, play, refusal
from desktop.lessons import scenes
from desktop.lessons.coach import HELP_AFTER, Coach
from desktop.lessons.patterns import matches, spelled
from tests.lessons.conftest import every_lesson, loaded

LESSONS = every_lesson()
each = pytest.mark.parametrize(("id", "name"), LESSONS)


def coached(id: str, name: str, at: int = 0) -> tuple[Game, Coach]:
    game = games.find(id)
    assert game is not None
    return game, Coach(game, scenes.kit(games.packages()[id]), loaded(id, name), at)


def finish_step(game: Game, coach: Coach, state: Any, deed: Action | None = None) -> list[Event]:
    """Do the open step and everything after it, as the page does; the events."""
    events: list[Event] = []
    step = coach.step
    if step.want:
        action = deed or coach.example(state)
        assert action is not None and coach.wants(action, state), step.id
        coach.took()
        events += play(game, state, action)
    elif step.look:
        assert [coach.touch(name) for name in step.look][-1]
        coach.took()
    else:
        assert step.ask is not None
        assert coach.reply(step.ask.right)
        coach.took()
    while not coach.waits:
        action = coach.next_action(state)
        assert action is not None and refusal(game, state, action) is None, (step.id, action)
        events += play(game, state, action)
        assert game.flaw(state) is None or state.finished, step.id
    return events


def test_there_are_lessons():
    assert ("istanbul", "01_walk") in LESSONS


@each
def test_every_wanted_way_leads_through_the_rules_to_the_next_step(id, name):
    game, coach = coached(id, name)
    for at in range(len(coach.steps)):
        coach.turn_to(at)
        before = coach.position()
        step = coach.step
        deeds = scenes.wanted(game, coach.kit, step, before, coach.order) if step.want else [None]
        assert deeds, step.id
        for pattern in step.want:
            for words in spelled(pattern):
                assert refusal(game, before, coach.kit.action(words, before, coach.order)) is None, (step.id, words)
        for deed in deeds:
            coach.turn_to(at)
            finish_step(game, coach, before.clone(), deed)


@each
def test_every_wrong_try_finds_its_explanation(id, name):
    game, coach = coached(id, name)
    for at in range(len(coach.steps)):
        coach.turn_to(at)
        state, order = coach.position(), coach.order
        for wrong in coach.step.wrong:
            if wrong.code:
                for words in spelled(wrong.attempt):
                    why = refusal(game, state, coach.kit.action(words, state, order))
                    assert why is not None and why.code == wrong.code, (coach.step.id, words, why)
                continue
            for words in spelled(wrong.attempt):
                assert refusal(game, state, coach.kit.action(words, state, order)) is None, (coach.step.id, words)
            tried = [
                action
                for action in legal(game, state)
                if matches(wrong.attempt, coach.kit.said(action, state, order)) and not coach.wants(action, state)
            ]
            assert tried, (coach.step.id, wrong.attempt)
            answers = [coach.answer_to(action, state) for action in tried]
            assert wrong.text in answers, (coach.step.id, wrong.attempt)


@each
def test_dice_and_cards_fall_as_the_scene_says(id, name):
    game, coach = coached(id, name)
    fallen: dict[str, tuple[list[Any], list[str]]] = {}
    state = coach.position().clone()
    while not coach.over:
        scene = coach.scene
        dice, cards = fallen.setdefault(scene.id, ([], []))
        for event in finish_step(game, coach, state):
            chance = coach.kit.fallen(event)
            if isinstance(chance, str):
                cards.append(chance)
            elif chance is not None:
                dice.append(chance)
        if coach.advance(state):
            state = coach.position().clone()
    for scene in coach.lesson.scenes:
        assert fallen[scene.id] == (list(scene.dice), list(scene.draw_top)), scene.id


@pytest.mark.parametrize("id", sorted({id for id, _ in LESSONS}))
def test_every_game_lets_its_texts_be_compared_and_some_are(id):
    told = [step for game, name in LESSONS if game == id for _, step in loaded(id, name).steps if step.says]
    _, coach = coached(id, next(name for game, name in LESSONS if game == id))
    assert len(told) >= 10 and coach.kit.amounts(coach.position(), coach.me)


def said_amount(coach: Coach, name: str, before: Any, after: Any) -> int:
    """An amount of `says` in the match: the learner's or a named seat's; with a sign, what the deed changed."""
    change = name[0] in "+-"
    who, _, thing = name.lstrip("+-").rpartition(".")
    seat = coach.order.index(who) if who else coach.me
    now = coach.kit.amounts(after, seat)[thing]
    if not change:
        return now
    gain = now - coach.kit.amounts(before, seat)[thing]
    return gain if name[0] == "+" else -gain


@each
def test_amounts_in_the_texts_are_those_of_the_match(id, name):
    game, coach = coached(id, name)
    for at in range(len(coach.steps)):
        coach.turn_to(at)
        step, before = coach.step, coach.position()
        if not step.says:
            continue
        after = before.clone()
        if step.want:
            deed = coach.example(after)
            assert deed is not None
            play(game, after, deed)
        for thing, n in step.says.items():
            assert said_amount(coach, thing, before, after) == n, (step.id, thing)


@each
def test_back_leads_to_the_same_position_and_forward_again(id, name):
    game, coach = coached(id, name)
    state = coach.position().clone()
    seen = [state.clone()]
    while not coach.over:
        finish_step(game, coach, state)
        if coach.advance(state):
            state = coach.position().clone()
        seen.append(state.clone())
    at = len(coach.steps)
    while coach.back():
        at -= 1
        assert coach.at == at and coach.position() == seen[at], coach.step.id
    assert at == 0
    state = coach.position().clone()
    finish_step(game, coach, state)
    assert coach.back() and coach.at == 0, "a step that is being played on is begun anew"


@each
def test_a_lesson_left_at_any_step_goes_on_there(id, name):
    game, coach = coached(id, name)
    for at in range(len(coach.steps)):
        _, again = coached(id, name, at)
        assert again.at == at and not again.over
        state = again.position().clone()
        while not again.over:
            finish_step(game, again, state)
            if again.advance(state):
                state = again.position().clone()


@each
def test_everything_that_is_lit_has_a_place_on_the_board(id, name):
    _, coach = coached(id, name)
    for at, (_, step) in enumerate(coach.steps):
        coach.turn_to(at)
        for thing in (*step.lit, *step.look):
            zone, _ = coach.kit.place_of(thing, coach.position(), coach.order)
            assert zone


@each
def test_actions_are_said_and_understood_alike(id, name):
    game, coach = coached(id, name)
    for at in range(len(coach.steps)):
        coach.turn_to(at)
        state, order = coach.position(), coach.order
        for action in legal(game, state):
            words = " ".join(coach.kit.said(action, state, order))
            assert coach.kit.action(words, state, order) == action, words


def test_three_missed_tries_bring_help():
    _, coach = coached("istanbul", "01_walk", 1)
    assert [coach.miss() for _ in range(HELP_AFTER)] == [False] * (HELP_AFTER - 1) + [True]


def test_the_most_specific_answer_is_given():
    _, coach = coached("istanbul", "05_markets", 1)
    state = coach.position()
    answer = coach.answer_to(coach.kit.action("sell R1 Y1", state, coach.order), state)
    assert answer is not None and "5 Lira" in answer.en
    unheard = coach.kit.action("sell R1", state, coach.order)
    assert not coach.wants(unheard, state) and coach.answer_to(unheard, state) is None
