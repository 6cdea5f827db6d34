"""The thinking process: answers, hurries, is cancelled, and its end is noticed."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from desktop.bots.worker import Answer, Worker
from desktop.engine.play import legal, play
from tests.games.every import every_game, match_of


@pytest.fixture
def worker() -> Iterator[Worker]:
    game = next(game for game in every_game() if game.id == "sample")
    worker = Worker(game, "tests.sample")
    yield worker
    worker.close()


def wait(worker: Worker, seconds: float = 20) -> Answer:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = worker.poll()
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("no answer")


def test_it_answers_with_a_legal_action(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.ask(game.view(match.state, 0), "easy", 1, 0)
    assert worker.thinking
    answer = wait(worker)
    assert answer.advice is not None and answer.advice.action in legal(game, match.state)
    assert not worker.thinking


def test_an_answer_to_a_cancelled_question_never_comes(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.ask(game.view(match.state, 0), "easy", 1, 0)
    worker.cancel()
    assert not worker.thinking and worker.poll() is None
    worker.ask(game.view(match.state, 0), "random", 1, 1)
    assert wait(worker).advice is not None


def test_a_bot_that_fails_is_reported_and_the_worker_lives_on(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    over = match_of(game, 2, {}, 3).state
    while not over.finished:
        play(game, over, legal(game, over)[0])
    worker.ask(game.view(over, 0), "random", 1, 0)  # nothing to choose from: the bot stumbles
    assert wait(worker).error
    worker.ask(game.view(match.state, 0), "random", 1, 0)
    assert wait(worker).advice is not None


def test_a_killed_process_is_noticed_and_started_again(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.start()
    worker._process.kill()
    worker._process.join()
    worker.ask(game.view(match.state, 0), "random", 1, 0)
    answer = wait(worker)
    assert answer.advice is not None or answer.error


def test_a_cancelled_question_does_not_cost_the_process(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.ask(game.view(match.state, 0), "easy", 1, 0)
    process = worker._process
    for step in range(4):
        worker.cancel()
        worker.ask(game.view(match.state, 0), "hard", 1, step)
    assert wait(worker).advice is not None
    assert worker._process is process and process.is_alive()


def test_a_bot_that_goes_on_thinking_about_a_cancelled_question_is_ended(
    worker: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.start()
    process = worker._process
    monkeypatch.setattr("desktop.bots.worker.PATIENCE", 0.0)
    worker.ask(game.view(match.state, 0), "easy", 1, 0)
    worker.cancel()
    worker.ask(game.view(match.state, 0), "easy", 1, 1)
    assert wait(worker).advice is not None
    assert worker._process is not process


def test_hurry_to_a_process_that_has_just_died_is_no_error(worker: Worker) -> None:
    game = worker._game
    match = match_of(game, 2, {}, 3)
    worker.ask(game.view(match.state, 0), "easy", 1, 0)
    worker._process.kill()
    worker._process.join()
    worker.hurry()
    assert wait(worker).error
