"""A process that thinks, so that the window never waits. Questions are numbered; an answer to an older one is dropped."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from typing import Any

import msgspec
from msgspec import Struct

from desktop.bots.bot import Advice, Budget, Question
from desktop.engine.action import Action
from desktop.engine.game import Game

PATIENCE = 1.0  # seconds that a worker may stay silent after "hurry" or "forget it" before it is ended


class _Ask(Struct, array_like=True):
    number: int
    level: str
    seed: int
    step: int
    seconds: float | None
    view: bytes


class _Answer(Struct, array_like=True):
    number: int
    action: bytes
    reason: str
    params: dict[str, Any]
    error: str


class Answer(Struct, frozen=True):
    """What came back: advice, or the error that the bot ended with."""

    advice: Advice | None
    error: str = ""


class Worker:
    """Thinks for one match. `ask` and `poll` return at once; `poll` gives the answer to the newest question when it is
    there. `close` ends the process."""

    def __init__(self, game: Game, package: str, tables: str = "") -> None:
        self._game, self._package, self._tables = game, package, tables
        self._context = multiprocessing.get_context("spawn")
        self._process: Any = None
        self._pipe: Connection | None = None
        self._number = 0
        self._waiting: _Ask | None = None
        self._hurried = 0.0
        self._forgotten = 0.0  # since when the process still thinks about a question that nobody waits for

    @property
    def thinking(self) -> bool:
        return self._waiting is not None

    def start(self) -> None:
        """Start the process if none lives."""
        if self._process is not None and self._process.is_alive():
            return
        if self._pipe is not None:
            self._pipe.close()
        self._forgotten = 0.0
        self._pipe, theirs = self._context.Pipe()
        self._process = self._context.Process(
            target=_serve, args=(theirs, self._game.id, self._package, self._tables), daemon=True
        )
        self._process.start()
        theirs.close()

    def ask(self, view: Any, level: str, seed: int, step: int, seconds: float | None = None) -> None:
        """Put a question; an older one that is still open is forgotten."""
        self.cancel()
        self._number += 1
        self._waiting = _Ask(self._number, level, seed, step, seconds, msgspec.msgpack.encode(view))
        self._send()

    def _send(self) -> None:
        self._hurried = 0.0
        question = msgspec.msgpack.encode(self._waiting)
        self.start()
        if not self._tell(question):
            self.close()
            self.start()
            self._tell(question)

    def _tell(self, raw: bytes) -> bool:
        """Whether the process could be told; it may have died a moment ago."""
        try:
            assert self._pipe is not None
            self._pipe.send_bytes(raw)
        except OSError:
            return False
        return True

    def hurry(self) -> None:
        """Answer with the best found so far."""
        if self._waiting is not None and self._pipe is not None and not self._hurried:
            self._hurried = time.monotonic()
            self._tell(b"")

    def cancel(self) -> None:
        """Forget the open question. The process lives on, for a new one costs half a second: a bot stops as if hurried;
        one that does not is ended when the next question has waited too long."""
        if self._waiting is not None:
            if not self._hurried:
                self._tell(b"")
            self._waiting = None
            self._forgotten = self._forgotten or time.monotonic()

    def poll(self) -> Answer | None:
        """The answer, when it is there."""
        if self._waiting is None or self._pipe is None:
            return None
        try:
            while self._pipe.poll():
                answer = msgspec.msgpack.decode(self._pipe.recv_bytes(), type=_Answer)
                if answer.number != self._waiting.number:
                    if answer.number == self._waiting.number - 1:
                        self._forgotten = 0.0
                    continue
                self._waiting = None
                if answer.error:
                    return Answer(None, answer.error)
                action: Action = self._game.action_decoder.decode(answer.action)
                return Answer(Advice(action, answer.reason, answer.params))
        except (EOFError, OSError):
            return self._lost("the thinking process ended")
        if self._forgotten and time.monotonic() - self._forgotten > PATIENCE:
            self.close()
            self._send()
        if self._hurried and time.monotonic() - self._hurried > PATIENCE:
            return self._lost("the thinking process was silent")
        if not self._process.is_alive() and not self._pipe.poll():
            return self._lost("the thinking process ended")
        return None

    def _lost(self, why: str) -> Answer:
        self._waiting = None
        self.close()
        return Answer(None, why)

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(2)
            if self._process.is_alive():
                self._process.kill()
                self._process.join()
            self._process.close()
            self._process = None


def _serve(pipe: Connection, id: str, package: str, tables: str) -> None:
    from desktop import games

    games.add(id, package)
    game = games.find(id)
    assert game is not None
    if tables and game.tables is not None:
        game.tables.register(tables)
    bots: dict[tuple[str, int], Any] = {}
    while True:
        try:
            raw = pipe.recv_bytes()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        if not raw:
            continue  # a "hurry" that came after the answer
        ask = msgspec.msgpack.decode(raw, type=_Ask)
        answer = _answered(game, bots, ask, pipe)
        try:
            pipe.send_bytes(msgspec.msgpack.encode(answer))
        except OSError:
            return


def _answered(game: Game, bots: dict[tuple[str, int], Any], ask: _Ask, pipe: Connection) -> _Answer:
    def hurry() -> bool:
        return pipe.poll()

    try:
        key = (ask.level, ask.seed)
        bot = bots.get(key) or bots.setdefault(key, game.bot(ask.level, ask.seed))
        view = game.state_decoder.decode(ask.view)
        advice = bot.choose(view, Question(ask.step, Budget(ask.seconds), hurry))
        return _Answer(ask.number, msgspec.json.encode(advice.action), advice.reason, advice.params, "")
    except Exception as error:  # whatever a bot does wrong, the table must hear of it
        return _Answer(ask.number, b"", "", {}, f"{type(error).__name__}: {error}")
