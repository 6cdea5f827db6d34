"""Every game's guided first match, and the engine that runs one: what is said when, how it fades, what is counted."""

from __future__ import annotations

import itertools
import re
import string
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any

import pytest
from msgspec.structs import replace

from desktop import games, language
from desktop.bots.bot import Budget, Question
from desktop.engine.action import Action
from desktop.engine.chance import keyed
from desktop.engine.game import Game
from desktop.engine.match import Match
from desktop.engine.seats import Seat
from desktop.lessons import guide, progression, scenes
from desktop.lessons.coaching import AT_ONCE, Coaching, Telling
from desktop.lessons.data import Fault, Scene, Text
from desktop.lessons.guide import CALM_TURNS, Form, Moment, Name, Now, Phrase, Prompt, Table
from tests.lessons.test_texts import characters, english

GUIDED = [id for id, package in games.packages().items() if guide.has(package)]
each = pytest.mark.parametrize("id", GUIDED)


def parts(id: str) -> tuple[Game, Table, Any, Any]:
    package = games.packages()[id]
    game = games.find(id)
    assert game is not None
    return game, guide.load(package), guide.guide(package), scenes.kit(package)


def seated(id: str) -> Match:
    game, table, _, kit = parts(id)
    names = {"me": "Mei", "grandpa": "Grandpa", "ching": "Ching", "dai": "Dai"}
    seats = tuple(
        Seat(names[who], kit.COLOURS[who], "person" if who == "me" else table.level(who))  # type: ignore[arg-type]
        for who in table.seats
    )
    return Match(game, seats, dict(table.options), table.seed, learning=True)


@cache
def played(id: str, level: str) -> list[tuple[Now, tuple[Moment, ...]]]:
    """A match on the guide's seed, the learner's seat played by a bot: every moment on the way."""
    game, table, code, _ = parts(id)
    match = seated(id)
    levels = [level if who == "me" else table.level(who) for who in table.seats]
    bots = [game.bot(one, keyed(table.seed, 1 << 62, seat)) for seat, one in enumerate(levels)]
    found: list[tuple[Now, tuple[Moment, ...]]] = []
    while not match.finished:
        now = progression.now(game, match, code, table.me)
        found.append((now, tuple(code.moments(now))))
        seat = match.to_move
        assert seat is not None
        question = Question(len(match.history), Budget(rounds=1))
        done = match.attempt(bots[seat].choose(game.view(match.state, seat), question).action)
        assert isinstance(done, list)
    now = progression.now(game, match, code, table.me)
    found.append((now, tuple(code.moments(now))))
    return found


def laid(id: str, prompt: Prompt) -> tuple[Now, tuple[Moment, ...]]:
    """The moments at the end of a prompt's own position."""
    game, _, code, kit = parts(id)
    table = {key: value for key, value in prompt.laid.items() if key not in ("seed", "before")}
    order = kit.seats(table)
    state = scenes.laid(game, kit, Scene(prompt.id, (), prompt.laid.get("seed", 0), table=table))
    seats = tuple(Seat(who, kit.COLOURS[who], "person" if who == "me" else "easy") for who in order)
    match = Match(game, seats, dict(state.options), learning=True)
    match.begin_at(state)
    for words in prompt.laid.get("before", []):
        done = match.attempt(kit.action(words, match.state, order))
        assert isinstance(done, list), (prompt.id, words, done)
    now = progression.now(game, match, code, order.index("me"))
    return now, tuple(code.moments(now))


def everything(id: str) -> Iterator[tuple[Now, tuple[Moment, ...]]]:
    """Every moment of the bots' matches and of the positions that are laid out."""
    yield from played(id, "easy")
    yield from played(id, "random")
    for prompt in parts(id)[1].prompt:
        if prompt.laid:
            yield laid(id, prompt)


def test_there_is_a_guided_match():
    assert "istanbul" in GUIDED


# -- every game's file and code ----------------------------------------------------------------------------------------


@each
def test_everything_is_said_in_both_languages_and_shortly(id):
    _, table, _, _ = parts(id)
    for prompt in table.prompt:
        for number, form in enumerate(prompt.forms):
            assert bool(form.en) == bool(form.zh) and not characters(form.en), prompt.id
            assert not english(re.sub(r"\{\w+\}|\d", "", form.zh)), f"{prompt.id}: English words in Chinese"
            assert english(form.en) <= 32 and characters(form.zh) <= 52, (prompt.id, english(form.en))
            if form.en and number:
                assert english(form.en) <= english(prompt.en), f"{prompt.id}: a later form is longer"
    for name, text in table.phrase.items():
        assert text.en.strip() and characters(text.zh) and not characters(text.en), name


@each
def test_the_rules_that_a_prompt_touches_can_be_read(id):
    folder = resources.files(games.packages()[id]).joinpath("rules")
    for file in folder.iterdir():
        known = file.read_text(encoding="utf-8")
        for prompt in parts(id)[1].prompt:
            assert prompt.rules, prompt.id
            for anchor in prompt.rules:
                assert f"{{#{anchor}}}" in known, (file.name, prompt.id, anchor)


@each
def test_a_match_begins_with_a_page_and_ends_with_a_question(id):
    _, table, _, _ = parts(id)
    now, moments = played(id, "easy")[0]
    coaching = Coaching(table)
    if not now.choices:
        now, moments = next((n, m) for n, m in played(id, "easy") if n.choices)
    said = coaching.look(moments)
    assert len(said) == 1 and said[0].prompt.page, "the first thing that is said is the page about the setup"
    for _ in range(3):
        if said[0].prompt.page:
            coaching.turned()
        said = coaching.look(moments)
    assert not any(one.prompt.page for one in said), "at most three pages before the first move"
    assert table.find("end").en


@each
def test_every_moment_has_a_prompt_and_every_prompt_its_moment(id):
    _, table, _, _ = parts(id)
    known = {prompt.id for prompt in table.prompt}
    met = {moment.id for _, moments in everything(id) for moment in moments}
    assert met <= known, met - known
    assert known - met == {"end"}, known - met


@each
def test_a_laid_position_brings_its_prompt(id):
    for prompt in parts(id)[1].prompt:
        if prompt.laid:
            assert prompt.id in {moment.id for moment in laid(id, prompt)[1]}, prompt.id


@each
@pytest.mark.parametrize("spoken", language.LANGUAGES)
def test_every_word_finds_its_value(id, spoken, qapp):
    _, table, _, _ = parts(id)
    words = games.words(id)
    telling = Telling(table, tuple(seat.name for seat in seated(id).seats), spoken, words)
    before = language.current()
    language.speak(spoken)
    try:
        for _, moments in everything(id):
            for moment in moments:
                for form in table.find(moment.id).forms:
                    for text in (form.text, form.sign):
                        if text is not None and text.en:
                            said = telling.filled(text, moment.values)
                            assert said and "{" not in said, said
                            asked = {name for _, name, _, _ in string.Formatter().parse(text.en) if name}
                            assert asked == {n for _, n, _, _ in string.Formatter().parse(text.zh) if n}, moment.id
                            if spoken == "en":
                                assert english(said) <= 40 and not characters(said), said
                            else:
                                assert characters(said) <= 60, said
    finally:
        language.speak(before or "en")


@each
def test_what_is_lit_is_on_the_table(id):
    _, table, _, kit = parts(id)
    match = seated(id)
    game, order = match.game, table.seats
    lay = {prompt.id for prompt in table.prompt if prompt.laid}
    for now, moments in played(id, "easy"):
        for moment in moments:
            for thing in (*moment.lit, *([moment.at] if moment.at else [])):
                zone, _ = kit.place_of(thing, now.view, order)
                assert zone, (moment.id, thing)
    assert game.id == id and lay <= {prompt.id for prompt in table.prompt}


@each
def test_moments_do_not_change_the_view(id):
    game, _, code, _ = parts(id)
    match = seated(id)
    now = progression.now(game, match, code, parts(id)[1].me)
    before = now.view.clone()
    list(code.moments(now))
    assert now.view == before


@each
def test_some_turns_bring_something_and_the_turns_follow_each_other(id):
    game, table, code, _ = parts(id)
    match = seated(id)
    bots = [game.bot("easy", keyed(table.seed, 1 << 62, seat)) for seat in range(len(table.seats))]
    while not match.finished:
        seat = int(match.to_move or 0)
        match.attempt(bots[seat].choose(game.view(match.state, seat), Question(len(match.history))).action)
    turns = progression.turns(game, match, code, table.me)
    assert len(turns) >= 3 and any(turn.gain > 0 for turn in turns)
    for one, other in itertools.pairwise(turns):
        assert one.start < one.end <= other.start
    assert all(match.history[i].seat == table.me for turn in turns for i in range(turn.start, turn.end))


# -- the engine --------------------------------------------------------------------------------------------------------

SMALL = """
seed = 1
seats = ["me", "grandpa"]
[[prompt]]
id = "first"
en = "Look here, {n}."
zh = "看這裡 {n}。"
page = true
gone = 1
[[prompt]]
id = "walk"
en = "Walk one or two places."
zh = "走 1 或 2 格。"
lit = true
after = [{ lit = true }, {}]
gone = 4
[[prompt]]
id = "pay"
en = "{who} wants {n}."
zh = "{who}要 {n}。"
sign = { en = "{n}", zh = "{n}" }
after = [{ sign = { en = "{n}", zh = "{n}" } }]
[[prompt]]
id = "other"
en = "And this."
zh = "還有這個。"
gone = 2
[[prompt]]
id = "end"
en = "Which?"
zh = "哪個？"
[phrase]
both = { en = "{a} of them", zh = "{a} 位" }
"""
WALK, PAY, OTHER = Moment("walk"), Moment("pay", {"who": "A", "n": 2}), Moment("other")


@pytest.fixture
def table() -> Table:
    return guide.read(SMALL, "small")


def test_a_prompt_fades_as_it_is_done_right_and_is_gone_in_the_end(table):
    coaching = Coaching(table)
    forms: list[Form | None] = []
    for step in range(5):
        said = coaching.look([WALK])
        forms.append(said[0].form if said else None)
        coaching.acted(step)
    walk = table.find("walk")
    assert forms == [walk.forms[0], walk.forms[1], walk.forms[2], walk.forms[2], None]
    assert coaching.counts == {"walk": 4}, "what is not said is not counted"


def test_a_refused_decision_does_not_count(table):
    coaching = Coaching(table)
    coaching.look([WALK])
    coaching.refused()
    coaching.look([WALK])  # said once more in the same decision: less or more help was asked for
    coaching.acted(0)
    assert coaching.counts == {}
    coaching.look([WALK])
    coaching.acted(1)
    assert coaching.counts == {"walk": 1}


def test_only_the_deed_itself_counts_where_one_is_named(table):
    class Walked(Action, frozen=True):
        pass

    class Waited(Action, frozen=True):
        pass

    coaching = Coaching(table)
    for step, action in enumerate((Waited(), Walked())):
        coaching.look([replace(WALK, deed=(Walked,)), OTHER])
        coaching.acted(step, action)
    assert coaching.counts == {"walk": 1, "other": 2}


def test_what_is_undone_and_done_again_counts_once(table):
    coaching = Coaching(table)
    for _ in range(3):
        coaching.look([WALK])
        coaching.acted(7)
    assert coaching.counts == {"walk": 1}


def test_a_prompt_that_stays_keeps_its_last_form(table):
    coaching = Coaching(table, {"pay": 50})
    assert coaching.look([PAY])[0].form == table.find("pay").forms[-1]


def test_a_page_stands_alone_until_it_is_read(table):
    coaching = Coaching(table)
    first = Moment("first", {"n": 1})
    assert [said.prompt.id for said in coaching.look([WALK, first, PAY])] == ["first"]
    coaching.turned()
    assert [said.prompt.id for said in coaching.look([WALK, first, PAY])] == ["walk", "pay"]


def test_the_most_important_are_said_and_the_others_wait_uncounted(table):
    coaching = Coaching(table)
    assert [said.prompt.id for said in coaching.look([OTHER, PAY, WALK])] == ["walk", "pay"]
    assert AT_ONCE == 2
    coaching.acted(0)
    assert coaching.counts == {"walk": 1, "pay": 1}
    assert [said.prompt.id for said in coaching.look([OTHER, PAY, WALK])] == ["walk", "pay", "other"]


def test_of_several_moments_of_a_prompt_the_first_is_said_and_all_are_shown(table):
    coaching = Coaching(table)
    said = coaching.look([PAY, Moment("pay", {"who": "B", "n": 4}, at="place.5")])
    assert [one.form.silent for one in said] == [False, True]
    assert said[1].form.sign == table.find("pay").sign
    coaching.acted(0)
    assert coaching.counts == {"pay": 1}


def test_things_with_a_key_are_counted_one_by_one(table):
    coaching = Coaching(table)
    for step, key in enumerate("aab"):
        coaching.look([replace(WALK, key=key)])
        coaching.acted(step)
    assert coaching.counts == {"walk.a": 2, "walk.b": 1}


def test_a_game_of_many_short_turns_names_how_many_are_calm(table):
    coaching = Coaching(replace(table, calm=7))
    assert [coaching.turn_over() for _ in range(7)] == [False] * 6 + [True]


def test_five_calm_turns_drop_by_one_form_what_was_done_right_and_nothing_that_is_new(table):
    coaching = Coaching(table, {"walk": 1})
    assert [coaching.turn_over() for _ in range(CALM_TURNS)] == [False] * (CALM_TURNS - 1) + [True]
    assert coaching.form(WALK) == table.find("walk").forms[2]
    assert coaching.form(OTHER) == table.find("other").forms[0], "gone after once, and never said yet"
    for _ in range(CALM_TURNS - 1):
        coaching.turn_over()
    coaching.refused()
    assert not coaching.turn_over(), "a refusal ends the calm"


def test_less_and_more_help_shift_all_prompts_by_one(table):
    coaching = Coaching(table, {"walk": 4, "other": 1})
    assert coaching.form(WALK) is None
    coaching.more()
    assert coaching.form(WALK) == table.find("walk").forms[2] and coaching.form(OTHER) == table.find("other").forms[0]
    coaching.less()
    coaching.less()
    assert coaching.form(WALK) is None and coaching.form(OTHER) is None


def test_a_prompt_comes_back_when_it_is_needed_again(table):
    coaching = Coaching(table, {"walk": 9})
    assert coaching.look([replace(WALK, again=True)])[0].form == table.find("walk").forms[0]


def test_values_are_names_phrases_words_and_lists(table):
    telling = Telling(table, ("Mei", "Opa"), "en", "words")
    text = Text("{x}", "{x}")
    assert telling.filled(text, {"x": Name(1)}) == "Opa"
    assert telling.filled(text, {"x": Phrase("both", {"a": 2})}) == "2 of them"
    assert telling.filled(text, {"x": lambda words: f"<{words}>"}) == "<words>"
    assert telling.filled(text, {"x": (1, "b")}) == "1, b"
    chinese = replace(telling, language="zh_TW")
    assert chinese.filled(text, {"x": (1, Phrase("both", {"a": 2}))}) == "1、2 位"
    missing = Text("still {x}", "還差{x}元")
    assert chinese.filled(missing, {"x": 4}) == "還差 4 元", "a gap beside a number, whatever the value"


def test_wandering_is_told_once_at_the_turn_after_the_idle_ones():
    turn = progression.Turn
    idle, good = turn(0, 1, 0), turn(0, 1, 3)
    assert not progression.wandering([idle, idle], 3)
    assert progression.wandering([good, idle, idle, idle], 3)
    assert not progression.wandering([idle, idle, idle, idle], 3), "it was told a turn ago"
    assert not progression.wandering([idle, idle, idle, good, idle, idle, idle], 3), "once a match"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('id = "end"', 'id = "fin"', "there is no prompt"),
        ('id = "pay"', 'id = "walk"', "twice"),
        ('["me", "grandpa"]', '["ching", "grandpa"]', "nobody sits"),
        ('zh = "走 1 或 2 格。"', "", "one language"),
        ("gone = 1", "", "for ever"),
        ("gone = 4", "going = 4", "going"),
        ("seed = 1", "seed = ", "small"),
    ],
)
def test_a_wrong_file_says_what_is_wrong_with_it(old, new, said):
    with pytest.raises(Fault, match=re.escape(said)):
        guide.read(SMALL.replace(old, new, 1), "small")


def test_a_game_without_a_guide_says_so():
    with pytest.raises(Fault, match="no guided match"):
        guide.load("tests.sample")
