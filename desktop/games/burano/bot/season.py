"""Decisions at the season's end: cubes for women, substitutes, privileges, roofs."""

from __future__ import annotations

from itertools import combinations, product
from math import comb

from desktop.engine.action import Action
from desktop.games.burano.actions import DiscardRoof, Done, DrawRoof, ReturnCube, StoreCube, TakeSubstitute
from desktop.games.burano.actions.roofing import available, can_draw, roof_points
from desktop.games.burano.bot.turn import lines_of
from desktop.games.burano.box import Roof
from desktop.games.burano.pieces import COLOURS, SYMBOLS, Symbol
from desktop.games.burano.quarter import guilds
from desktop.games.burano.state import Burano, Family, ReturnFrame, RoofsFrame, ShortageFrame, WindowFrame

MOST_CHOICES = 3000


def women_to_pay(state: Burano, frame: ReturnFrame) -> list[int]:
    """The squares for which a cube should be returned: as many as the tower allows, joined to the best guilds."""
    family = state.families[frame.seat]
    choices: list[list[tuple[int, ...]]] = []
    number = 1
    for colour in COLOURS:
        women = [
            square for square in family.women if state.squares[square].colour == colour and square not in frame.paid
        ]
        cubes = min(family.tower.count(colour), len(women))
        number *= comb(len(women), cubes)
        choices.append(list(combinations(women, cubes)) if number <= MOST_CHOICES else [tuple(women[:cubes])])
    best, chosen = -1, list[int]()
    for parts in product(*choices):
        squares = [square for part in parts for square in part]
        bonus = sum(state.box.guild_bonus(len(group)) for group in guilds(state, (*frame.paid, *squares)))
        if bonus > best:
            best, chosen = bonus, squares
    return chosen


def prospect(state: Burano, family: Family, roof: Roof) -> float:
    """How likely a roof can be painted soon, and what it brings: lines whose ends have its colours or could get them."""
    cells, town = state.cells, state.box.town
    found = 0.0
    for a, middle, b in town.lines:
        x, y = cells[a], cells[b]
        level = len(x.houses)
        if not level or len(y.houses) != level or level > 2 or x.end is not None or y.end is not None:
            continue
        if not cells[middle].roofed & 1 << level and sorted((x.houses[-1], y.houses[-1])) == [roof.a, roof.b]:
            return 3.0 + roof_points(state, family, roof.symbol, level)[1]
    for cell in town.ground:
        here = cells[cell]
        if here.houses and here.end is None and here.houses[-1] in (roof.a, roof.b) and len(here.houses) <= 2:
            found += sum(
                1 for middle, _ in lines_of(state.edition)[cell] if not cells[middle].roofed & 1 << len(here.houses)
            )
    return min(2.5, 0.25 * found) + 0.5 * roof_points(state, family, roof.symbol, 1)[1]


def symbol_value(state: Burano, family: Family, symbol: Symbol) -> float:
    """What a roof of a symbol will about bring."""
    now = roof_points(state, family, symbol, 1)[1]
    growth = {Symbol.ANCHOR: 1.5, Symbol.BOBBIN: 1.0, Symbol.CHIMNEY: 1.0, Symbol.CREST: 2.0}[symbol]
    return now + growth * (3 - state.season) / 3


def decide(state: Burano) -> Action | None:
    """What to do at the season's end; None when another kind of decision is open."""
    frame, family = state.top, state.actor
    match frame:
        case ReturnFrame():
            squares = women_to_pay(state, frame)
            return ReturnCube(squares[0]) if squares else Done()
        case ShortageFrame():
            colours = [colour for colour in COLOURS if state.supply[colour]]
            return TakeSubstitute(min(colours, key=lambda colour: family.reserve[colour]))
        case WindowFrame():
            short = family.cubes < 8 and family.privilege > 1
            colours = [colour for colour in COLOURS if state.supply[colour]]
            if short and colours:
                return StoreCube(min(colours, key=lambda colour: family.reserve[colour]))
            return Done()
        case RoofsFrame():
            return _roofs(state, frame, family)
        case _:
            return None


def _roofs(state: Burano, frame: RoofsFrame, family: Family) -> Action:
    held = [roof for roof in family.roofs if roof is not None]
    if not frame.taken and held:
        worst = min(held, key=lambda roof: prospect(state, family, roof))
        spare = sum(1 for symbol in SYMBOLS if available(state, symbol))
        if family.roofs.count(None) < spare and prospect(state, family, worst) < 2.0:
            return DiscardRoof(worst)
    if not can_draw(state, frame):
        return Done()
    symbols = [symbol for symbol in SYMBOLS if symbol not in frame.taken and available(state, symbol)]
    return DrawRoof(max(symbols, key=lambda symbol: symbol_value(state, family, symbol)))
