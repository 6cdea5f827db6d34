"""What can be counted: the same after every action, and whether a position can be (1, 3.18)."""

from __future__ import annotations

from collections import Counter

from desktop.engine.action import Refusal
from desktop.games.burano.box import NUMBERS, Roof
from desktop.games.burano.geometry import RESTS_ON
from desktop.games.burano.pieces import BUILDINGS, COLOURS, KINDS, Fish
from desktop.games.burano.state import Burano, Family


def cubes(state: Burano) -> list[int]:
    """Cubes of each colour, wherever they are."""
    found = list(state.supply)
    for family in state.families:
        for colour in COLOURS:
            found[colour] += family.reserve[colour] + family.ready.count(colour) + family.tower.count(colour)
    for cell in state.cells:
        for house in cell.houses:
            found[house] += 1
    return found


def roofs(state: Burano) -> list[Roof]:
    """Every roof tile, wherever it is."""
    found = [roof for stack in state.stacks for roof in stack] + state.cast + [laid.roof for laid in state.roofs]
    return found + [roof for family in state.families for roof in family.roofs if roof is not None]


def fish(state: Burano) -> list[Fish]:
    """Every fish card, wherever it is."""
    found = state.deck + [card for card in state.display if card is not None]
    for family in state.families:
        found = found + family.fish + family.sold
    return found


def workers(family: Family) -> int:
    """A family's tokens: those on the ring, away and waiting, and three that mark score, privilege and moves."""
    return family.workers + family.waiting + sum(family.men) + len(family.women) + 3


def components(state: Burano) -> dict[str, int]:
    """How many of everything there is."""
    found = {f"cubes {colour.name.lower()}": n for colour, n in zip(COLOURS, cubes(state), strict=True)}
    found |= {f"docks {colour.name.lower()}": state.docks.count(colour) for colour in COLOURS}
    found |= {f"workers {seat + 1}": workers(family) for seat, family in enumerate(state.families)}
    kinds = Counter(fish(state))
    found |= {f"fish {kind.name.lower()}": kinds[kind] for kind in KINDS}
    owned = sum(len(family.buildings) for family in state.families)
    found["roofs"] = len(set(roofs(state)))
    found["buildings"] = len(state.deeds) + owned + sum(card is not None for card in state.offers)
    found["markers"] = len(set(state.markers))
    found["ships"] = len(state.ships)
    return found


def flaw(state: Burano) -> Refusal | None:
    """Why this cannot be a position of a match; None when it can."""
    for code, wrong in (
        ("flaw_seats", not 2 <= len(state.families) <= 4 or not 0 <= state.starter < len(state.families)),
        ("flaw_turn", not 1 <= state.turn <= state.box.turns[state.season]),
        ("flaw_agenda", bool(state.agenda) == state.finished),
    ):
        if wrong:
            return Refusal(code, "setup")
    return _count_flaw(state) or _place_flaw(state)


def _count_flaw(state: Burano) -> Refusal | None:
    data = state.box.data
    hidden = Fish.HIDDEN in state.deck or any(Fish.HIDDEN in family.fish for family in state.families)
    cards = fish(state)
    held = [card for family in state.families for card in family.buildings]
    held += state.deeds + [card for card in state.offers if card is not None]
    wrong = {
        "cubes": cubes(state) != [data.cubes.each] * len(COLOURS) or min(state.supply) < 0,
        "docks": any(state.docks.count(colour) != data.docks.each for colour in COLOURS),
        "markers": sorted(state.markers) != list(COLOURS),
        "ships": len(state.ships) != 4 or not set(state.ships) <= {0, 1},
        "roofs": sorted(roofs(state)) != sorted(state.box.roofs),
        "buildings": sorted(held) != sorted(BUILDINGS) or len(state.offers) != data.buildings.display,
        "fish": len(cards) != len(state.box.fish) or len(state.display) != data.fish.display
        or any(cards.count(kind) > data.fish.each for kind in KINDS)
        or (not hidden and sorted(cards) != list(state.box.fish)),
        "workers": any(workers(family) != data.workers.each for family in state.families),
    }  # fmt: skip
    for what, bad in wrong.items():
        if bad:
            return Refusal("flaw_count", "components", {"what": what})
    return None


def _place_flaw(state: Burano) -> Refusal | None:
    data, box = state.box.data, state.box
    if len(state.cells) != box.town.cells or len(state.squares) != len(box.lace_beside):
        return Refusal("flaw_count", "components", {"what": "board"})
    for family in state.families:
        ok = (
            1 <= family.workers <= NUMBERS
            and 0 <= family.first < 12
            and 0 <= family.gone <= 3
            and family.coins >= 0
            and 0 <= family.privilege <= box.cap
            and 0 <= family.boat < len(box.lagoon.names)
            and len(family.ready) <= data.cubes.ready
            and len(family.tower) == len(RESTS_ON)
            and len(family.roofs) == data.roof_area.slots
            and len(family.men) == box.lagoon.islands
            and min(family.men) >= 0
            and min(family.reserve) >= 0
            and sorted(family.segments) == [0, 1, 2, 3]
            and all(0 <= square < len(state.squares) for square in family.women)
            and len(set(family.women)) == len(family.women)
            and family.points == sum(entry.points for entry in family.tally)
        )
        if not ok:
            return Refusal("flaw_family", "components")
    first, fountain = box.town.first, box.town.fountain
    if not state.cells[first].houses or state.cells[fountain].houses:
        return Refusal("flaw_island", "ground")
    return None
