"""One played match: seats, the position now, and the way here."""

from __future__ import annotations

import itertools
from typing import Any

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.game import Game
from desktop.engine.options import completed
from desktop.engine.play import Watch, begin, play, refusal
from desktop.engine.seats import Seat, seats_flaw
from desktop.engine.state import OptionValue


class CannotBegin(Exception):
    """Seats, options or seed do not make a match; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code, refusal.params)
        self.refusal = refusal


class Step:
    """One action of a match: the position before it, whose it was, what it made happen."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, action: Action, before: Any, seat: int, events: list[Event]) -> None:
        self.action, self.before, self.seat, self.events = action, before, seat, events


class Match:
    """A match. `history` holds the steps, `undone` the steps taken back (last taken back last), `opening` the events of
    the setup. `learning` lifts the undo barriers; `open_hands`: everybody has agreed that all may look through everybody's
    eyes (in a learning match only); `guided`: a coach leads the learner through it."""

    def __init__(
        self,
        game: Game,
        seats: tuple[Seat, ...],
        options: dict[str, Any] | None = None,
        seed: int = 0,
        edition: str = "",
        learning: bool = False,
        open_hands: bool = False,
        guided: bool = False,
    ) -> None:
        """Raises CannotBegin."""
        flaw = seats_flaw(seats, *game.facts.seats)
        chosen = completed(game.options, options or {})
        if isinstance(chosen, Refusal):
            flaw = flaw or chosen
        else:
            flaw = flaw or game.options_flaw(chosen, len(seats))
        if flaw is not None or isinstance(chosen, Refusal):
            raise CannotBegin(flaw or Refusal("unknown_option", ""))
        self.game, self.seats, self.seed, self.edition = game, seats, seed, edition
        self.options: dict[str, OptionValue] = chosen
        self.learning = learning
        self.open_hands = open_hands and learning
        self.guided = guided
        self.history: list[Step] = []
        self.undone: list[Step] = []
        self.start: Any = None  # the position that history begins from, None: the setup
        self.state: Any = game.setup(len(seats), chosen, seed, edition)
        self.opening: list[Event] = begin(game, self.state)

    def begin_at(self, state: Any) -> None:
        """Go on from a position instead of the setup, without a way there. Raises CannotBegin when its seats are others."""
        least, most = self.game.facts.seats
        if len(self.game.scores(state)) != len(self.seats):
            raise CannotBegin(Refusal("seat_count", "", {"least": least, "most": most, "n": len(self.seats)}))
        self.history, self.undone, self.opening = [], [], []
        self.start = state
        self.state = state.clone()

    @property
    def finished(self) -> bool:
        return self.state.finished

    @property
    def to_move(self) -> int | None:
        """The seat that decides now, None when the match is over."""
        return None if self.state.finished else self.state.top.seat

    def refusal(self, action: Action) -> Refusal | None:
        """Why an action is not allowed now; None when it is."""
        return refusal(self.game, self.state, action)

    def attempt(self, action: Action, watch: Watch | None = None) -> Refusal | list[Event]:
        """Take an action: its events, or why not. An error in a rule leaves the match as it was."""
        why = self.refusal(action)
        if why is not None:
            return why
        step = self._take(action, watch)
        self.undone.clear()
        return step.events

    def _take(self, action: Action, watch: Watch | None = None) -> Step:
        before, seat = self.state, self.state.top.seat
        after = before.clone()
        events = play(self.game, after, action, watch)
        step = Step(action, before, seat, events)
        self.state = after
        self.history.append(step)
        return step

    # -- undo and redo -----------------------------------------------------------------------------------------------

    def undo_start(self) -> int | None:
        """The index of the step that undo goes back before: the last that a person took. None when there is none."""
        for index in range(len(self.history) - 1, -1, -1):
            if self.seats[self.history[index].seat].is_person:
                return index
        return None

    def undo_refusal(self) -> Refusal | None:
        """Why nothing can be undone: nothing_to_undo, undo_chance (rolled or drawn), undo_shown (a secret was shown)."""
        start = self.undo_start()
        if start is None:
            return Refusal("nothing_to_undo", "")
        if self.learning:
            return None
        states = [step.before for step in self.history[start:]] + [self.state]
        for before, after in itertools.pairwise(states):
            if after.drawn != before.drawn:
                return Refusal("undo_chance", "")
            if after.shown != before.shown:
                return Refusal("undo_shown", "")
        return None

    def undo(self) -> Refusal | Step:
        """Take back the last step of a person (and what bots did since); the step, or why not."""
        why = self.undo_refusal()
        if why is not None:
            return why
        start = self.undo_start() or 0
        taken = self.history[start:]
        del self.history[start:]
        self.undone.extend(reversed(taken))
        self.state = taken[0].before
        return taken[0]

    def redo_refusal(self) -> Refusal | None:
        return None if self.undone else Refusal("nothing_to_redo", "")

    def redo(self, watch: Watch | None = None) -> Refusal | Step:
        """Do again what was taken back last, up to the next decision of a person."""
        if not self.undone:
            return Refusal("nothing_to_redo", "")
        first = self._take(self.undone.pop().action, watch)
        while self.undone and not self.seats[int(self.state.top.seat)].is_person:
            self._take(self.undone.pop().action, watch)
        return first

    # -- looking back ------------------------------------------------------------------------------------------------

    def state_after(self, steps: int) -> Any:
        """The position after a number of steps, 0 = the start."""
        return self.history[steps].before if steps < len(self.history) else self.state

    def branch(self, steps: int) -> Match:
        """Another match that begins as this one did, up to a number of steps; a learning match that nobody leads. Hands
        are open in it when they are in this one."""
        twin = Match.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.history, twin.undone, twin.opening = self.history[:steps], [], list(self.opening)
        twin.state, twin.learning, twin.guided = self.state_after(steps), True, False
        return twin
