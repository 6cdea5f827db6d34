"""Copies share frozen leaves and nothing else."""

from __future__ import annotations

import enum

import pytest
from msgspec import Struct

from desktop.engine.state import Frame, State


class Colour(enum.StrEnum):
    RED = "red"


class Card(Struct, frozen=True):
    n: int


class Seat(Struct):
    hand: list[Card]
    rows: list[list[int]]
    best: Card | None = None


class Ask(Frame, frozen=True):
    again: bool = False


class Table(State, kw_only=True):
    seats: list[Seat]
    known: dict[str, list[int]]
    tags: set[int]
    pair: tuple[int, int] = (1, 2)
    colour: Colour = Colour.RED
    agenda: list[Ask] = []


def table() -> Table:
    return Table(seed=1, seats=[Seat([Card(1)], [[1], [2]])], known={"a": [1]}, tags={1}, agenda=[Ask(0)])


def test_a_clone_is_equal_and_independent_all_the_way_down() -> None:
    one = table()
    two = one.clone()
    assert one == two
    two.seats[0].hand.append(Card(2))
    two.seats[0].rows[0].append(9)
    two.known["a"].append(2)
    two.tags.add(2)
    two.push(Ask(1))
    assert one == table()


def test_frozen_leaves_are_shared() -> None:
    one = table()
    assert one.clone().seats[0].hand[0] is one.seats[0].hand[0]


def test_the_agenda_is_a_stack() -> None:
    state = table()
    state.push(Ask(2))
    state.become(Ask(2, True))
    assert state.top == Ask(2, True) and state.pop() == Ask(2, True) and state.top == Ask(0)


def test_a_type_that_nobody_can_copy_is_refused_when_first_cloned() -> None:
    class Bad(State, kw_only=True):
        thing: object = None

    with pytest.raises(TypeError):
        Bad(seed=1).clone()


def test_drawing_moves_the_counter_and_a_pile_has_no_order() -> None:
    state = table()
    pile = [1, 2, 3]
    drawn = state.take(pile)
    assert state.drawn == 1 and drawn not in pile and len(pile) == 2
