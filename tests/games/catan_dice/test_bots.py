"""Computer players: legal, repeatable, honest, and of three strengths."""

from __future__ import annotations

from collections.abc import Sequence
from math import factorial, prod
from statistics import mean

import pytest

from desktop.bots.bot import Question
from desktop.engine.chance import Chance
from desktop.engine.play import begin, play, refusal
from desktop.games.catan_dice.actions.building import Build, EndTurn
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, Stop
from desktop.games.catan_dice.data import TABLES
from desktop.games.catan_dice.faces import FACES, Face, hand_from
from desktop.games.catan_dice.game import GAME
from desktop.games.catan_dice.island import JokerPlace
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.network import turns_to
from desktop.games.catan_dice.odds import FIRST, PACKED, chances, faces_of, keeps, number_of, rerolled, worths
from desktop.games.catan_dice.optimum_dice import HANDS
from desktop.games.catan_dice.paying import could_build, helps, ready_jokers
from desktop.games.catan_dice.reasons import why_end
from desktop.games.catan_dice.state import CatanDice, What
from tests.games.catan_dice.lay import FACE, build, do, fresh, laid

LEVELS = ("random", "easy", "normal", "hard")
MAPS = ("island_one", "island_two", "extra")


def played(map: str, levels: tuple[str, ...], seed: int, most: int = 3000) -> CatanDice:
    """A match by bots; every answer must be legal."""
    state = fresh(len(levels), seed, map=map)
    bots = [GAME.bot(level, seed + seat) for seat, level in enumerate(levels)]
    for step in range(most):
        if state.finished:
            break
        view = GAME.view(state, state.playing)
        before = view.clone()
        action = bots[state.playing].choose(view, Question(step)).action
        assert view == before
        assert refusal(GAME, state, action) is None
        play(GAME, state, action)
    return state


@pytest.mark.parametrize("map", MAPS)
@pytest.mark.parametrize("level", LEVELS[1:])
def test_whole_matches_are_played_to_the_end(map, level):
    state = played(map, (level, "easy"), seed=5)
    assert state.finished


def test_the_random_player_plays_everywhere():
    for map in MAPS:
        played(map, ("random", "random"), seed=2, most=120)


@pytest.mark.parametrize("map", MAPS)
def test_the_same_seed_plays_the_same_match(map):
    assert played(map, ("easy", "hard"), 9, 80) == played(map, ("easy", "hard"), 9, 80)


def test_the_levels_differ_on_island_one():
    points = {
        level: mean(GAME.standings(played("island_one", (level,), seed))[0].total for seed in range(10))
        for level in LEVELS[1:]
    }
    assert points["easy"] + 8 < points["normal"]
    assert points["easy"] + 15 < points["hard"]


@pytest.mark.parametrize("map", MAPS[1:])
def test_the_hard_player_wins_the_race_sooner_than_the_easy_one(map):
    turns = {level: mean(played(map, (level,), seed).turn for seed in range(4)) for level in ("easy", "hard")}
    assert turns["hard"] + 3 < turns["easy"]


@pytest.mark.parametrize("level", LEVELS[1:])
def test_an_owners_tables_are_played_too(level):
    edition = TABLES.register("[track]\nturns = 4\nx = -1\nrows = [0, 0, 0, 0]\ncolumns = [0, 1, 2, 3]\n")
    state = GAME.setup(1, dict(fresh().options), 3, edition)
    begin(GAME, state)
    bot = GAME.bot(level, 1)
    while not state.finished:
        play(GAME, state, bot.choose(GAME.view(state, 0), Question()).action)
    assert len(state.sheets[0].boxes) == 4


# -- the chances behind the hints --------------------------------------------------------------------------------------

JOKER = {None: JokerPlace("wild", 0, 0, (), None)} | {
    face: JokerPlace(face.value, place, 0, (), face) for place, face in enumerate(FACES[:5], 1)
}
COSTS = island("island_one").costs


def of_a_turn(worth: Sequence[float]) -> float:
    """Per cent after three throws, before the first one; `worth` of keeping each hand with two rerolls left."""
    whole = 0.0
    for hand in range(FIRST[6], FIRST[7]):
        ways = factorial(6) / prod(factorial(n) for n in HANDS[hand])
        whole += ways / 6**6 * keeps(hand, worth)[0][0]
    return 100 * whole


@pytest.mark.parametrize(
    ("kinds", "jokers", "percent"),
    [
        ([What.ROAD], [], 97.8),
        ([What.KNIGHT], [], 93.0),
        ([What.SETTLEMENT], [], 80.6),
        ([What.ROAD] * 2, [], 59.9),
        ([What.ROAD, What.KNIGHT], [], 52.5),
        ([What.ROAD, What.SETTLEMENT], [], 11.5),
        ([What.KNIGHT] * 2, [], 8.9),
        ([What.ROAD] * 3, [], 4.2),
        ([What.CITY], [], 22.2),
        ([What.CITY], [Face.ORE], 58.5),
        ([What.CITY], [Face.ORE, Face.GRAIN], 82.8),
        ([What.CITY], [None], 67.2),
        ([What.CITY], [Face.ORE, Face.GRAIN, None], 98.6),
    ],
)
def test_chances_of_a_turn_are_those_of_the_rules(kinds, jokers, percent):
    cost = tuple(sorted((face for what in kinds for face in COSTS[what]), key=FACES.index))
    worth = chances(6, cost, tuple(JOKER[face] for face in jokers), 2)
    assert of_a_turn(worth) == pytest.approx(percent, abs=0.056)  # the rules round 11.445 up


@pytest.mark.parametrize(
    ("jokers", "percent"), [([], "1.8"), ([Face.ORE], "5.7"), ([None], "14"), ([None, None], "47")]
)
def test_chances_of_a_castle_are_those_of_the_rules(jokers, percent):
    ready = tuple(JOKER[face] for face in jokers)
    payable = [
        float(any(next(helps(PACKED[hand], (face,) * 6, ready), None) is not None for face in FACES[:5]))
        for hand in range(FIRST[6], FIRST[7])
    ]
    assert f"{of_a_turn(worths(6, payable, 2)):.{int('.' in percent)}f}" == percent


# -- paying ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "kind", "jokers", "golds", "used"),
    [
        ("OOGG$$", What.CITY, "", 1, 0),
        ("OGG$$$", What.CITY, "O", 1, 1),
        ("GOOBWL", What.CITY, "GO", 0, 2),
        ("GGGG$$", What.CITY, "", None, None),
        ("WWWWWW", What.ROAD, "B", None, None),
        ("$$$$$$", What.KNIGHT, "", 3, 0),
        ("$$$$$$", What.SETTLEMENT, "", None, None),
        ("$$$$WG", What.SETTLEMENT, "", 2, 0),
    ],
)
def test_gold_pairs_come_before_jokers_and_take_dice(dice, kind, jokers, golds, used):
    hand = hand_from(FACE[letter] for letter in dice)
    found = list(helps(hand, COSTS[kind], tuple(JOKER[FACE[letter]] for letter in jokers)))
    if golds is None:
        assert not found
    else:
        assert found
        assert all((len(help.golds), len(help.jokers)) == (golds, used) for help in found)


def test_what_could_be_built_is_what_some_way_builds():
    """Against trying every trade, joker and build in every order."""
    luck = Chance(4)
    for _ in range(24):
        dice = "".join("BLWGO$"[luck.below(6)] for _ in range(6))
        built = ("", "R0 K1", "R0 R1 K1 K2", "R0 R1 R2 S3 K1 K2 K3 K4 K5 K6")[luck.below(4)]
        state = laid(dice, built, used="K1" if built == "R0 K1" else "K1 K4 K5" if "K6" in built else "")
        assert set(could_build(state)) == {step.what for step in _reachable(state, set())}


def _reachable(state: CatanDice, seen: set[tuple[object, ...]]) -> set[Build]:
    key = tuple(sorted(map(repr, state.dice))), state.sheets[0].used
    if key in seen:
        return set()
    seen.add(key)
    found = set(Build.legal(state))
    for step in [*TradeGold.legal(state), *UseJoker.legal(state)]:
        after = state.clone()
        play(GAME, after, step)
        found |= _reachable(after, seen)
    return found


def test_jokers_of_one_resource_are_offered_before_the_wild_one():
    state = laid("BBBBBB", "K1 K2 K3 K4 K5 K6", used="K2")
    assert [joker.id for joker in ready_jokers(state, 0)] == ["K1", "K3", "K4", "K5", "K6"]


# -- advice ------------------------------------------------------------------------------------------------------------


def advice(state: CatanDice, level: str = "hard"):
    return GAME.bot(level, 1).choose(GAME.view(state, state.playing), Question())


def test_a_hint_names_what_the_kept_dice_are_for_and_the_chance():
    luck, named = Chance(1), 0
    for _ in range(30):
        state = laid("".join("BLWGO$"[luck.below(6)] for _ in range(6)), "R0 R1 R2 S3 S4", throws=1 + luck.below(2))
        found = advice(state)
        if found.reason != "keep_for":
            continue
        named += 1
        assert isinstance(found.action, Reroll)
        kept = [die.face for n, die in enumerate(state.dice) if n not in found.action.dice]
        cost = COSTS[What(found.params["what"])]
        lacking = [face.value for face in FACES for _ in range(cost.count(face) - kept.count(face))]
        chance = chances(6, cost, (), 3 - state.throws)[number_of(kept)]
        assert found.params["chance"] == round(100 * chance)
        assert found.params["missing"] == lacking
    assert named > 5


def test_the_hard_player_stops_when_the_city_is_paid_and_builds_it():
    state = laid("OOOGGW", "R0 R1", throws=1)
    found = advice(state)
    assert (found.action, found.reason) == (Stop(), "stop")
    do(state, Stop())
    assert advice(state).action == build("C7")
    assert advice(state).reason == "build"


def test_the_hard_player_trades_gold_and_borrows_for_a_city():
    state = laid("OGG$$$", "R0 R1 K1")
    state.turn = 15  # nothing to save the joker for
    bot, done = GAME.bot("hard", 1), []
    while not isinstance(action := bot.choose(GAME.view(state, 0), Question()).action, EndTurn):
        done.append(type(action).__name__)
        do(state, action)
    assert sorted(done) == ["Build", "TradeGold", "UseJoker"]
    assert state.sheets[0].cities == 1


def test_ending_says_whether_something_could_still_be_built():
    assert why_end(laid("WWWW$B"), 0)[0] == "end_none"
    assert why_end(laid("BLWWWW"), 0)[0] == "end_wait"
    assert why_end(laid("WGBBBB", "K1"), 0)[0] == "end_save"


def test_of_equal_dice_the_first_are_kept():
    shown = [FACE[letter] for letter in "OGOOWB"]
    assert rerolled(shown, number_of([Face.ORE, Face.ORE, Face.GRAIN])) == (3, 4, 5)
    assert faces_of(number_of(shown)).count(Face.ORE) == 3


def test_the_reckoning_of_a_race_falls_with_every_step_towards_ten_points():
    far = turns_to(laid("WWWWWW", "r1", map="island_two"), 0, 0, 10)
    near = turns_to(laid("WWWWWW", "r1 r2 r3 r4 s1 s2 c1", map="island_two"), 0, 4, 10)
    assert 0 < near < far < 40
    assert turns_to(laid("WWWWWW", "r1", map="island_two"), 0, 10, 10) <= 0.1


def test_a_bot_asked_by_a_seat_that_waits_for_hidden_turns_sees_none_of_them():
    state = fresh(2, 4, same_dice_seed=True)
    bot = GAME.bot("hard", 1)
    while state.playing == 0:
        do(state, bot.choose(GAME.view(state, 0), Question()).action)
    hidden = GAME.view(state, 1)
    other = hidden.clone()
    assert bot.choose(hidden, Question()) == bot.choose(other, Question())
    assert not hidden.sheets[0].marks
