"""Numbers from a seed and a counter: the same on every platform and in every version of Python."""

from __future__ import annotations

from typing import Any, Final

_GAMMA: Final = 0x9E3779B97F4A7C15
_MASK: Final = 0xFFFFFFFFFFFFFFFF
SEED_LIMIT: Final = 2**53  # seeds stay exact in JSON readers that know only doubles


class Unknown(Exception):
    """Chance was asked of a view: what comes next is not known there."""


def mixed(value: int) -> int:
    """splitmix64's output function: 64 well-mixed bits of a 64-bit number."""
    value &= _MASK
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def number(seed: int, count: int, n: int) -> int:
    """The count-th number of a seed, 0 <= number < n."""
    return (mixed(seed * 0xD1342543DE82EF95 + count * _GAMMA) * n) >> 64


def keyed(seed: int, n: int, *keys: int) -> int:
    """A number, 0 <= number < n, that depends only on the seed and the keys, not on what was drawn before."""
    value = mixed(seed + _GAMMA)
    for key in keys:
        value = mixed(value + (key + 1) * _GAMMA)
    return (value * n) >> 64


class Chance:
    """A free-standing stream, for bots and for determinization."""

    __slots__ = ("count", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed & _MASK
        self.count = 0

    def below(self, n: int) -> int:
        """A number, 0 <= number < n."""
        self.count += 1
        return number(self.seed, self.count, n)

    def shuffle(self, items: list[Any]) -> None:
        """In place, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
