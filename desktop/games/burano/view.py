"""What a seat may see, and a whole table that agrees with it (5.5)."""

from __future__ import annotations

from desktop.engine.chance import SEED_LIMIT, Chance
from desktop.games.burano.actions.tower import cubes_to_place, open_tower_cells
from desktop.games.burano.pieces import COLOURS, KINDS, Fish
from desktop.games.burano.state import BuildingFrame, Burano, Family, TowerFrame


def building(state: Burano) -> BuildingFrame | None:
    """The frame of the towers while they are built in secret."""
    for frame in state.agenda:
        if isinstance(frame, BuildingFrame):
            return frame
    return None


def view(state: Burano, seat: int | None) -> Burano:
    """The table without other hands, growing towers, the draw pile and the seed."""
    seen = state.clone()
    seen.seed = None
    seen.deck = [Fish.HIDDEN] * len(state.deck)
    secret = building(state) is not None
    for index, family in enumerate(seen.families):
        if index == seat:
            continue
        family.fish = [Fish.HIDDEN] * len(family.fish)
        if secret:
            _unbuild(family)
    return seen


def _unbuild(family: Family) -> None:
    """A tower that nobody else has seen: all its cubes are in the reserve, as everybody knows them to be."""
    for cell, cube in enumerate(family.tower):
        if cube is not None:
            family.reserve[cube] += 1
            family.tower[cell] = None


def unseen(state: Burano) -> list[Fish]:
    """Fish cards that a view does not show, sorted."""
    seen = [fish for fish in state.display if fish is not None]
    for family in state.families:
        seen += family.fish
        seen += family.sold
    each = state.box.data.fish.each
    return [kind for kind in KINDS for _ in range(each - seen.count(kind))]


def determinize(seen: Burano, chance: Chance) -> Burano:
    """Deal what is unseen, and pile up the towers that are finished but not shown."""
    state = seen.clone()
    cards = unseen(seen)
    chance.shuffle(cards)
    for family in state.families:
        if Fish.HIDDEN in family.fish:
            family.fish = sorted(cards.pop() for _ in family.fish)
    state.deck = cards
    state.seed = chance.below(SEED_LIMIT)
    frame = building(seen)
    if frame is not None:
        waiting = frame.at - isinstance(state.top, TowerFrame)
        for at in range(waiting):
            _pile_up(state.families[state.seat_at(at)], chance)
    return state


def _pile_up(family: Family, chance: Chance) -> None:
    """Any legal tower from the reserve."""
    if any(cube is not None for cube in family.tower):
        return
    cubes = [colour for colour in COLOURS for _ in range(family.reserve[colour])]
    chance.shuffle(cubes)
    while cubes_to_place(family):
        cube = cubes.pop()
        family.reserve[cube] -= 1
        family.tower[open_tower_cells(family)[0]] = cube
