"""One go through a quiz: in which order, what was answered, what comes back."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.chance import Chance

LATER = 3  # questions later a missed one is asked again


class Round:
    """`order` are the questions by id as they are asked, a missed one once more further on; `at` the open one; `given`
    whether the first answer to a question was right (a skipped one has none)."""

    def __init__(self, order: Sequence[str], at: int = 0, given: dict[str, bool] | None = None) -> None:
        self.order, self.at, self.given = list(order), at, dict(given or {})

    @classmethod
    def drawn(cls, questions: Sequence[str], seed: int) -> Round:
        """All questions in an order drawn at random."""
        order = list(questions)
        Chance(seed).shuffle(order)
        return cls(order)

    @classmethod
    def resumed(cls, questions: Sequence[str], order: Sequence[str], at: int, given: dict[str, bool]) -> Round | None:
        """A round that was left, None when it is over or its questions are others now."""
        if set(order) != set(questions) or not 0 <= at < len(order):
            return None
        return cls(order, at, {id: right for id, right in given.items() if id in questions})

    @property
    def over(self) -> bool:
        return self.at >= len(self.order)

    @property
    def open(self) -> str:
        """The question that is asked now; the last one when the round is over."""
        return self.order[min(self.at, len(self.order) - 1)]

    @property
    def again(self) -> bool:
        """Whether the open question was missed before and has come back."""
        return self.open in self.order[: min(self.at, len(self.order) - 1)]

    def answered(self, right: bool) -> None:
        """The open question has its answer; what is missed at the first try comes back once."""
        id = self.open
        if id in self.given:
            return
        self.given[id] = right
        if not right:
            self.order.insert(self.at + LATER, id)  # at the end when there are fewer

    def advance(self) -> None:
        self.at = min(self.at + 1, len(self.order))

    def back(self) -> bool:
        """Open the question before; whether there is one. What was answered first stays."""
        if self.at == 0:
            return False
        self.at -= 1
        return True

    @property
    def known(self) -> int:
        """How many were answered right at the first try."""
        return sum(self.given.values())

    @property
    def all(self) -> int:
        """How many different questions there are."""
        return len(set(self.order))

    @property
    def missed(self) -> list[str]:
        """What was not known at the first try or skipped, in the order in which it was asked."""
        return [id for id in dict.fromkeys(self.order) if not self.given.get(id, False)]
