"""Patterns of actions as lessons write them: `move 1|3|9`, `sell R1 Y1`, `police *`."""

from __future__ import annotations

from collections.abc import Sequence


def matches(pattern: str, words: Sequence[str]) -> bool:
    """Whether an action, said in words, is meant: word by word, `a|b` either; a last `*` is whatever follows."""
    parts = pattern.split()
    rest = parts[-1] == "*"
    if rest:
        parts = parts[:-1]
    if len(words) < len(parts) if rest else len(words) != len(parts):
        return False
    return all(word in part.split("|") or part == "*" for part, word in zip(parts, words, strict=False))


def exactness(pattern: str) -> float:
    """How specific a pattern is; the most specific answers."""
    return sum(0.0 if part == "*" else 1 / (1 + part.count("|")) for part in pattern.split())


def spelled(pattern: str) -> list[str]:
    """Every literal action in a pattern of alternatives; none when it holds a `*`."""
    found = [""]
    for part in pattern.split():
        if part == "*":
            return []
        found = [f"{head} {one}".strip() for head in found for one in part.split("|")]
    return found
