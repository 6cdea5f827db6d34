"""A match as a state machine for every game: whatever is done, and in whatever order, its promises hold.

`python -m tests.games.machines [--examples 200] [--steps 80] [GAME …]` runs them long and prints what was done as JSON."""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import Counter
from typing import Any, ClassVar

from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from desktop import games, language
from desktop.bots.bot import Budget, Question
from desktop.engine.action import Refusal
from desktop.engine.breakdown import Score
from desktop.engine.chance import Chance
from desktop.engine.game import Game
from desktop.engine.journal import read, written
from desktop.engine.match import Match
from desktop.engine.play import candidates, legal
from desktop.engine.seats import Player, Seat
from tests.games.every import COLOURS, every_game, walk
from tests.games.every import settings as tables

PICK = st.integers(0, 10_000)
NAMES = ("<b>甲</b>", "A & B", "{0}", "Опа", "é")
PLAYERS: tuple[Player, ...] = ("person", "person", "easy")


class MatchMachine(RuleBasedStateMachine):
    """A match of `game` between persons and a bot or two; `done` counts what was done by all runs together."""

    game: ClassVar[Game]
    done: ClassVar[Counter[str]]

    @initialize(table=PICK, seed=st.integers(0, 2**53 - 1), players=st.lists(st.sampled_from(PLAYERS), min_size=5),
                learning=st.booleans(), ahead=st.integers(0, 400))  # fmt: skip
    def sit_down(self, table: int, seed: int, players: list[Player], learning: bool, ahead: int) -> None:
        choices = tables(self.game)
        count, options = choices[table % len(choices)]
        seats = tuple(Seat(NAMES[i], COLOURS[i], players[i]) for i in range(count))
        self.match = Match(self.game, seats, options, seed, learning=learning)
        self.counts = self.game.components(self.match.state)
        self.chance = Chance(seed)
        self.spoken = "en"
        self.words: Any = games.words(self.game.id)
        for _ in walk(self.match, seed, ahead):  # so that every stage of a match comes up
            pass
        self.done["matches"] += 1

    # -- what can be done --------------------------------------------------------------------------------------------

    @precondition(lambda self: not self.match.finished)
    @rule(picks=st.lists(PICK, min_size=1, max_size=12))
    def legal_actions(self, picks: list[int]) -> None:
        for pick in picks:
            if self.match.finished:
                return
            choices = legal(self.game, self.match.state)
            assert choices, self.match.state.top
            self._take(choices[pick % len(choices)])
            self.done["legal actions"] += 1

    @precondition(lambda self: not self.match.finished and not self._decides().is_person)
    @rule()
    def bot_move(self) -> None:
        seat = self.match.state.top.seat
        bot = self.game.bot(self.match.seats[seat].player, self.chance.below(2**31))
        view = self.game.view(self.match.state, seat)
        advice = bot.choose(view, Question(len(self.match.history), Budget(rounds=4)))
        assert view == self.game.view(self.match.state, seat), "a bot changed what it was shown"
        self._take(advice.action)
        self.done["bot moves"] += 1

    @precondition(lambda self: not self.match.finished)
    @rule(pick=PICK)
    def illegal_action(self, pick: int) -> None:
        refused = [(action, why) for action, why in candidates(self.game, self.match.state) if why is not None]
        if not refused:
            return
        action, why = refused[pick % len(refused)]
        self._refused(action, why)
        what, sentence = self.words.refusal(why, self.game.view(self.match.state, self.match.state.top.seat))
        assert what and sentence, why
        self.done["illegal actions"] += 1

    @precondition(lambda self: bool(self.match.history))
    @rule(pick=PICK)
    def action_of_another_moment(self, pick: int) -> None:
        action = self.match.history[pick % len(self.match.history)].action
        why = self.match.refusal(action)
        if why is not None:
            self._refused(action, why)
            self.done["actions of another moment"] += 1

    @rule()
    def undo(self) -> None:
        match, before, steps = self.match, self.match.state.clone(), len(self.match.history)
        start = match.undo_start()
        found = match.undo()
        if isinstance(found, Refusal):
            assert match.state == before and len(match.history) == steps
            self.done["undo refused"] += 1
            return
        assert start is not None and len(match.history) == start and match.seats[found.seat].is_person
        assert match.state is found.before and match.to_move == found.seat
        self.done["undone"] += 1

    @rule()
    def redo(self) -> None:
        match, before, waiting = self.match, self.match.state.clone(), len(self.match.undone)
        found = match.redo()
        if isinstance(found, Refusal):
            assert not waiting and match.state == before
            return
        assert found.before == before and len(match.undone) < waiting
        self.done["redone"] += 1

    @rule()
    def save_and_load(self) -> None:
        text = written(self.match)
        again = read(text.encode(), games.find)
        self._same(again)
        assert written(again) == text
        self.match = again
        self.done["saved and loaded"] += 1

    @rule()
    def language_switch(self) -> None:
        before = self.match.state.clone()
        self.spoken = "zh_TW" if self.spoken == "en" else "en"
        language.speak(self.spoken)
        view = self.game.view(self.match.state, None)
        said = self.words.round(view) + self.words.title() + ("" if self.match.finished else self.words.prompt(view))
        if self.game.id != "sample":  # which speaks English only
            assert any("\u4e00" <= c <= "\u9fff" for c in said) == (self.spoken == "zh_TW"), said
        assert self.match.state == before
        self.done["language switches"] += 1

    # -- what always holds -------------------------------------------------------------------------------------------

    @invariant()
    def components_are_conserved(self) -> None:
        assert self.game.components(self.match.state) == self.counts
        assert self.game.flaw(self.match.state) is None

    @invariant()
    def breakdown_sums_to_the_score(self) -> None:
        scores = self.game.scores(self.match.state)
        for score in scores:
            _add_up(score)
        totals = {standing.seat: standing.total for standing in self.game.standings(self.match.state)}
        if self.match.finished:
            assert sorted(totals) == list(range(len(scores)))

    @invariant()
    def permuted_secrets_leave_views_equal(self) -> None:
        state = self.match.state
        for viewer in (*range(len(self.match.seats)), None):
            view = self.game.view(state, viewer)
            assert view.seed is None and self.game.view(view, viewer) == view
            other = self.game.determinize(view, self.chance)
            assert self.game.view(other, viewer) == view, "secrets dealt anew change what is seen"
            if not state.finished and viewer == state.top.seat:
                assert legal(self.game, view) == legal(self.game, state) == legal(self.game, other)

    def teardown(self) -> None:
        language.speak("en")
        if hasattr(self, "match"):  # the log played anew, from the first position to here
            match = self.match
            again = Match(self.game, match.seats, dict(match.options), match.seed, match.edition, match.learning)
            for step in match.history:
                assert again.state == step.before
                assert isinstance(again.attempt(step.action), list)
            self._same(again)

    # -- parts -------------------------------------------------------------------------------------------------------

    def _decides(self) -> Seat:
        return self.match.seats[self.match.state.top.seat]

    def _take(self, action: Any) -> None:
        """Do, and where nothing stands against it undo and do again: both ways lead to the same positions."""
        match, before, person = self.match, self.match.state.clone(), self._decides().is_person
        done = match.attempt(action)
        assert isinstance(done, list), (action, done)
        if not person:
            return
        after = match.state.clone()
        why = match.undo_refusal()
        if why is not None:
            assert not match.learning and (after.drawn, after.shown) != (before.drawn, before.shown), why
            return
        match.undo()
        assert match.state == before
        match.redo()
        assert match.state == after and not match.undone

    def _refused(self, action: Any, why: Refusal) -> None:
        match, before, steps, waiting = (
            self.match,
            self.match.state.clone(),
            len(self.match.history),
            len(self.match.undone),
        )
        assert match.attempt(action) == why
        assert match.state == before and len(match.history) == steps and len(match.undone) == waiting

    def _same(self, other: Match) -> None:
        assert other.state == self.match.state and other.seats == self.match.seats
        assert [step.action for step in other.history] == [step.action for step in self.match.history]


def _add_up(score: Score) -> None:
    if score.parts:
        assert score.points == sum(part.points for part in score.parts), score.source
    for part in score.parts:
        _add_up(part)


def machine_of(game: Game) -> type[MatchMachine]:
    """The machine of one game."""
    return type(f"{game.id}_machine", (MatchMachine,), {"game": game, "done": Counter[str]()})


def run(machine: type[MatchMachine], examples: int, steps: int, anew: bool = False) -> None:
    """Run a machine; `anew`: other matches each time. Raises what hypothesis found, made as short as it can be."""
    wish = settings(
        max_examples=examples, stateful_step_count=steps, deadline=None, derandomize=not anew, database=None,
        suppress_health_check=list(HealthCheck), phases=(Phase.generate, Phase.shrink), print_blob=False,
    )  # fmt: skip
    run_state_machine_as_test(machine, settings=wish)


def main() -> int:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    read_words = argparse.ArgumentParser(prog="python -m tests.games.machines")
    read_words.add_argument("games", nargs="*")
    read_words.add_argument("--examples", type=int, default=200)
    read_words.add_argument("--steps", type=int, default=80)
    asked = read_words.parse_args()
    app = QApplication.instance() or QApplication([])
    for game in every_game():
        if not asked.games or game.id in asked.games:
            machine, started = machine_of(game), time.monotonic()
            run(machine, asked.examples, asked.steps, anew=True)
            print(
                json.dumps({"game": game.id, **machine.done, "seconds": round(time.monotonic() - started, 1)}),
                flush=True,
            )
    del app
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
