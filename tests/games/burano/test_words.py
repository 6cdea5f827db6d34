"""Everything that can happen, be asked or be refused has words in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QSizeF

from desktop import games
from desktop.bots.bot import Question
from desktop.engine.action import Refusal
from desktop.engine.chance import Chance
from desktop.engine.play import begin, candidates, legal, play, preview
from desktop.games.burano import events as happenings
from desktop.games.burano.actions import Done, ReturnCube, SwapDocks, TakeCoin, TakePrivilege
from desktop.games.burano.bot.reasons import REASONS
from desktop.games.burano.bot.style import EASY
from desktop.games.burano.events import EVENTS
from desktop.games.burano.pieces import BUILDINGS, KINDS, SHIPS, SYMBOLS, Fish, Symbol
from desktop.games.burano.state import (
    AnyFrame,
    Burano,
    Family,
    FishFrame,
    LaceFrame,
    ReturnFrame,
    RewardFrame,
    TurnFrame,
)
from desktop.games.burano.text import WORDS
from desktop.language import speak
from desktop.table.vocabulary import Placed, Scene, Spot
from tests.games.burano.table import GAME, R, Y, fresh, played, roof, square, table, tower
from tests.games.burano.test_illegal_moves import CASES

NAMES = ("Mei", "Grandpa", "Bot Ada", "阿公")
LANGUAGES = ("en", "zh_TW")


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, qapp: Any) -> Iterator[str]:
    speak(request.param)
    yield request.param
    speak("en")


def whole(words: str) -> str:
    """Words are there, with all places filled."""
    assert words
    assert "{" not in words, words
    assert "%n" not in words, words
    return words


@pytest.mark.parametrize("name", CASES)
def test_every_refusal_has_two_sentences(language: str, name: str):
    state, illegal, _, _ = CASES[name]()
    refused = illegal.refusal(state)
    assert refused is not None
    what, sentence = WORDS.refusal(refused, GAME.view(state, state.top.seat))
    assert whole(what).endswith((".", "。"))
    assert whole(sentence).endswith((".", "。"))
    if language == "en":
        assert 3 <= len(what.split()) <= 10, what


@pytest.mark.parametrize(
    "code", ["flaw_seats", "flaw_turn", "flaw_agenda", "flaw_count", "flaw_family", "flaw_island", "not_now"]
)
def test_flaws_of_positions_have_words(language: str, code: str):
    what, sentence = WORDS.refusal(Refusal(code, "setup"), None)
    assert whole(what)
    assert whole(sentence)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_have_words_at_every_moment(language: str, seats: int):
    state, chance = fresh(seats, seats), Chance(seats)
    seen: set[type] = set()
    frames: set[type] = set()
    step = 0
    while not state.finished:
        view = GAME.view(state, state.top.seat)
        frames.add(type(state.top))
        whole(WORDS.prompt(view))
        whole(WORDS.waiting(view, NAMES))
        whole(WORDS.round(view))
        for seat in range(seats):
            whole(WORDS.note(view, seat))
        choices = legal(GAME, state)
        for action in choices[:: max(1, len(choices) // 6)]:
            assert len(whole(WORDS.action(action, view, NAMES))) < 130
            whole(WORDS.group(action))
            whole(WORDS.deed(action, view))
            for field in action.__struct_fields__:
                whole(WORDS.question(action, field, view))
                whole(WORDS.value(action, field, view))
            ahead = preview(GAME, view, action)
            assert "{" not in WORDS.foresight(action, view, ahead.state, ahead.sure, NAMES)
        if step % 20 == 0:
            for tried, refused in candidates(GAME, view):
                if refused is not None:
                    whole(" ".join(WORDS.refusal(refused, view)))
                whole(WORDS.action(tried, view, NAMES))
        for event in play(GAME, state, choices[chance.below(len(choices))]):
            seen.add(type(event))
            assert "{" not in WORDS.event(event, NAMES[:seats])
            hidden = event.seen_by(None)
            assert hidden is None or "{" not in WORDS.event(hidden, NAMES[:seats])
        step += 1
    whole(WORDS.result(GAME.view(state, None), NAMES))
    whole(WORDS.prompt(state))
    whole(WORDS.waiting(state, NAMES))
    for score in GAME.scores(state):
        for row in (score, *score.parts, *score.leaves()):
            whole(WORDS.score(row.source, row.params))
    assert len(seen) > 30
    assert len(frames) >= 9


SILENT = {
    happenings.TurnBegan,
    happenings.CubePlaced,
    happenings.TowerFilled,
    happenings.WheelTurned,
    happenings.TowerDismantled,
}


def test_every_kind_of_event_has_a_line_or_is_meant_to_be_silent(language: str):
    lines: dict[type, set[str]] = {kind: set() for kind in EVENTS}
    for seed in range(12):
        state, chance = fresh(2 + seed % 3, seed), Chance(seed)
        while not state.finished:
            choices = legal(GAME, state)
            for event in play(GAME, state, choices[chance.below(len(choices))]):
                lines[type(event)].add(WORDS.event(event, NAMES))
    rare = {kind for kind, said in lines.items() if not said}
    assert rare <= {
        happenings.StackRenewed,
        happenings.SubstituteTaken,
        happenings.PrivilegeRewarded,
        happenings.MatchBegan,
    }
    assert {kind for kind, said in lines.items() if said == {""}} == SILENT
    assert all("" not in said for kind, said in lines.items() if kind not in SILENT)


def test_rare_events_have_their_lines(language: str):
    for event in (
        happenings.StackRenewed(symbol=Symbol.CREST, n=3),
        happenings.SubstituteTaken(seat=0, colour=R),
        happenings.PrivilegeRewarded(seat=0, n=2, no_card=True),
        happenings.PrivilegeRewarded(seat=0, n=3, no_card=False),
        happenings.MatchBegan(seat=1),
        happenings.IslandScored(island=2, seats=(0, 1), points=1),
        happenings.TowersRevealed(coins=(0, 0)),
    ):
        whole(WORDS.event(event, NAMES))


def test_every_reason_of_a_bot_has_a_sentence(language: str):
    params = {
        "colour": 1, "area": 1, "n": 2, "points": 4, "card": "bank", "island": 2, "moves": 2, "coins": -4, "symbol": 3,
    }  # fmt: skip
    for reason in REASONS:
        assert whole(WORDS.reason(reason, params, table())).endswith((".", "。"))
    with pytest.raises(KeyError):
        WORDS.reason("nonsense", {}, table())


def test_bots_give_only_reasons_that_have_words(language: str):
    state = fresh(2, 3)
    bots = [GAME.bot("easy", seat) for seat in (0, 1)]
    given: set[str] = set()
    step = 0
    while not state.finished:
        view = GAME.view(state, state.top.seat)
        advice = bots[state.top.seat].choose(view, Question(step))
        whole(WORDS.reason(advice.reason, advice.params, view))
        given.add(advice.reason)
        play(GAME, state, advice.action)
        step += 1
    assert given <= set(REASONS)
    assert len(given) > 12
    assert EASY.slips


def test_options_names_and_titles(language: str):
    assert {WORDS.title(), WORDS.subtitle()} == {"Burano", "彩色島"}
    whole(WORDS.tagline())
    for option in GAME.options:
        assert all(map(whole, WORDS.option(option.id)))
        for choice in option.choices:
            whole(WORDS.choice(option.id, choice)[0])
    view = table()
    for card in BUILDINGS:
        whole(WORDS.names.building(card))
        whole(WORDS.names.effect(card, view))
    for kinds, say in ((KINDS, WORDS.names.fish), (SYMBOLS, WORDS.names.symbol), (SHIPS, WORDS.names.wish)):
        said = [whole(say(kind)) for kind in kinds]
        assert len(set(said)) == len(said)
    assert len({WORDS.names.island(island) for island in range(6)}) == 6
    assert WORDS.names.fish(Fish.HIDDEN)


@pytest.mark.parametrize(
    ("code", "params"),
    [("no_match", {"colours": (R, Y)}), ("bench_taken", {}), ("not_touching", {}), ("move_too_dear", {"short": 1})],
)
def test_a_refusal_names_privilege_only_to_those_who_have_some(language: str, code: str, params: dict[str, Any]):
    more = {"moves": 2, "price": 1, "coins": 0} if code == "move_too_dear" else {}
    term = "privilege" if language == "en" else "特權"
    for privilege in (0, 2):
        said = WORDS.refusal(Refusal(code, "x", {**params, **more, "privilege": privilege}), table())
        assert (term in "".join(said)) == bool(privilege), said


BUTTONS = (
    "finish_tower", "fill_tower", "end_turn", "take_coin", "take_privilege", "done", "sell.same", "sell.different",
    "sell.pairs", "sell.full", "draw.anchor", "draw.crest", "call.man", "call.woman",
)  # fmt: skip


def test_buttons_have_words_whatever_is_open(language: str):
    view = table()
    for frame in (TurnFrame(0, 2), FishFrame(0), LaceFrame(0, (R,)), ReturnFrame(0)):
        view.become(frame)
        for id in BUTTONS:
            whole(WORDS.button(id, view))
            whole(WORDS.button(id, view, 3))


def test_pieces_and_zones_have_accessible_names(language: str):
    view = table(3)
    town = view.box.town
    faces = (
        "cube.red", "supply.red", "house.white.2", "dock.blue", "marker.green", "fish.crab", "deck", "card.bank", "roof.12",
        "stack.crest", "ship.pairs", "worker.0", "man.1", "woman.2", "boat.0", "coin", "wheel", "start",
    )  # fmt: skip
    shared = [
        (f"town.{town.fountain}", None), (f"town.{town.first}", 0), ("line.0.2", 1), ("lace.3", 0), ("island.2", 1), ("docks.1", 2),
        ("sea.7", 0), ("port.1", 1), ("stack.crest", 0), ("cast", 0), ("offers", 0), ("display", 1), ("deck", 0),
        ("markers.earn", 0), ("supply", 2), ("elsewhere", None),
    ]  # fmt: skip
    own = [
        "tower",
        "reserve",
        "ready",
        "roofs",
        "ring",
        "waiting",
        "wheel",
        "hand",
        "cards",
        "purse",
        "privilege",
        "moves",
    ]
    zones = [*shared, *((f"{zone}.{seat}", index) for zone in own for seat in range(3) for index in (None, 2))]
    for zone, index in zones:
        whole(WORDS.place(zone, index, view, NAMES))
    for face in faces:
        for count in (None, 1, 4):
            whole(WORDS.piece(Placed("", Spot("tower.1", 13), face, count), view, NAMES))
    for name in ("privilege", "moves"):
        whole(WORDS.piece(Placed("disc", Spot(f"{name}.0", 2), "disc.0", name=name), view, NAMES))


def test_every_piece_and_zone_of_the_real_board_has_a_name(language: str):
    board = games.board("burano")
    arrangement = board.arrangement(QSizeF(1272, 880))
    for seats in (2, 4):
        state, chance = fresh(seats, seats), Chance(3)
        for step, _ in enumerate(played(state, chance)):
            if step % 40 or state.finished:
                continue
            view = GAME.view(state, 0)
            scene = Scene(arrangement.name, 0, "light", NAMES[:seats], ("red",) * seats, board.printed(view))
            for placed in board.placements(scene, view):
                whole(WORDS.piece(placed, view, NAMES[:seats]))
            for zone in board.zones(scene, view):
                whole(WORDS.place(zone, None, view, NAMES[:seats]))
            for button in board.buttons(scene, view):
                whole(WORDS.button(button.id, view))


# -- warnings ------------------------------------------------------------------------------------------------------------


def warned(action: Any, frame: AnyFrame, change: Any = None) -> Any:
    state: Burano = table()
    family: Family = state.families[0]
    if change is not None:
        change(state, family)
    state.agenda.append(frame) if not isinstance(frame, TurnFrame) else state.become(frame)
    return WORDS.warning(action, GAME.view(state, 0))


def test_moves_that_gain_nothing_are_warned_of_and_others_are_not(language: str):
    def equal(state: Burano, family: Family) -> None:
        state.docks[0], state.docks[4] = R, R

    def unequal(state: Burano, family: Family) -> None:
        state.docks[0], state.docks[4] = R, Y

    def full(state: Burano, family: Family) -> None:
        family.privilege = 7

    def last(state: Burano, family: Family) -> None:
        state.season, state.turn, family.coins = state.season.WINTER, 3, 20

    def payable(state: Burano, family: Family) -> None:
        family.women, family.tower, family.workers = [square(0, 0)], tower("Y"), 8

    reward = RewardFrame(0, roof(Symbol.CREST, "RB"), 1)
    for action, frame, change, other in (
        (SwapDocks(0, 4), FishFrame(0), equal, unequal),
        (TakePrivilege(), reward, full, None),
        (TakeCoin(), TurnFrame(0, 1), last, None),
        (Done(), ReturnFrame(0), payable, None),
    ):
        words = warned(action, frame, change)
        assert words is not None, action
        assert all(map(whole, words))
        assert warned(action, frame, other) is None
    assert warned(Done(), LaceFrame(0, (R,))) is not None
    assert warned(ReturnCube(0), ReturnFrame(0)) is None


def test_what_a_move_brings_is_said_with_its_sign(qapp: Any):
    state = table()
    begin(GAME, state)
    view = GAME.view(state, 0)
    coin = TakeCoin()
    ahead = preview(GAME, view, coin)
    assert WORDS.foresight(coin, view, ahead.state, ahead.sure, NAMES) == "+1 coin · −1 privilege"


def test_a_hidden_card_is_not_named_to_others(qapp: Any):
    event = happenings.FishTaken(seat=0, fish=Fish.CRAB, deck=True)
    assert "crab" in WORDS.event(event, NAMES)
    other = event.seen_by(1)
    assert other is not None
    assert "crab" not in WORDS.event(other, NAMES)
