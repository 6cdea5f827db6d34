"""Why an action is advised: a code and values for the game's words."""

from __future__ import annotations

from typing import Any

from desktop.engine.action import Action
from desktop.games.burano.actions import (
    DECK,
    AddCube,
    BuildHouse,
    CallHome,
    DiscardRoof,
    Done,
    DrawRoof,
    EndTurn,
    FinishTower,
    PaintRoof,
    PlaceCube,
    PlaceWoman,
    ReturnCube,
    Sail,
    Sell,
    StoreCube,
    SwapDocks,
    TakeBuilding,
    TakeCoin,
    TakeCube,
    TakeFish,
    TakePrivilege,
    TakeSubstitute,
)
from desktop.games.burano.actions.fishing import in_port, matches
from desktop.games.burano.actions.moves import area_of
from desktop.games.burano.actions.roofing import roof_points
from desktop.games.burano.demand import counts_of, price, sets
from desktop.games.burano.geometry import tower_place
from desktop.games.burano.state import Burano, FishFrame, LaceFrame, RecallFrame, ReturnFrame, RoofsFrame

Reason = tuple[str, dict[str, Any]]
REASONS = (
    "tower_open", "tower_deep", "tower_done", "take_for", "build_on_end", "build_for", "roof_points", "card_worth",
    "privilege_worth", "sail_catch", "sail_sell", "swap_match", "fish_shown", "fish_deck", "sell_points", "lace_woman",
    "lace_coin", "lace_privilege", "call_home", "lace_pays", "cube_for_tower", "coin_for_move", "roof_useless",
    "roof_symbol", "substitute", "enough_fish", "enough_lace", "enough_home", "enough_lace_points", "enough_roofs",
    "enough_privilege", "turn_paid", "no_move",
)  # fmt: skip


def reason_of(view: Burano, action: Action) -> Reason:
    """The reason for an action that was chosen at a view's open decision."""
    found = _moves(view, action) or _trips(view, action) or _season(view, action)
    assert found is not None, action
    return found


def _moves(view: Burano, action: Action) -> Reason | None:
    family = view.actor
    match action:
        case PlaceCube(colour, cell):
            code = "tower_open" if tower_place(cell)[0] else "tower_deep"
            return code, {"colour": int(colour), "area": int(area_of(view, colour))}
        case FinishTower():
            return "tower_done", {}
        case TakeCube(cell):
            colour = family.tower[cell]
            assert colour is not None
            return "take_for", {"colour": int(colour), "area": int(area_of(view, colour))}
        case BuildHouse(colour, cell):
            if view.cells[cell].end == colour:
                return "build_on_end", {"n": view.box.data.privilege.house_bonus}
            return "build_for", {"area": int(area_of(view, colour))}
        case PaintRoof(roof, a):
            points = roof_points(view, family, roof.symbol, len(view.cells[a].houses))[1]
            return "roof_points", {"points": points}
        case TakeBuilding(card):
            return "card_worth", {"card": card.value}
        case TakePrivilege():
            return "privilege_worth", {"n": view.box.data.privilege.roof_reward}
        case AddCube(colour) | StoreCube(colour):
            return "cube_for_tower", {"colour": int(colour)}
        case TakeCoin():
            return "coin_for_move", {}
        case EndTurn():
            moves = view.top.moves
            return ("turn_paid", {"moves": moves, "coins": view.box.net[moves]}) if moves else ("no_move", {})
        case _:
            return None


def _trips(view: Burano, action: Action) -> Reason | None:
    family, islands = view.actor, view.box.lagoon.islands
    match action:
        case Sail(area) if area < islands:
            return "sail_catch", {"n": matches(view, family, area), "island": area}
        case Sail(area):
            counts = counts_of(family.fish)
            found = [
                points
                for ship in in_port(view, area - islands)
                for _, points in sets(view.box.data.ships, ship, counts)
            ]
            return "sail_sell", {"points": max(found, default=0)}
        case SwapDocks():
            return "swap_match", {}
        case TakeFish(slot):
            return ("fish_deck" if slot == DECK else "fish_shown"), {}
        case Sell(ship, cards):
            return "sell_points", {"points": price(view.box.data.ships, ship, cards) or 0, "n": len(cards)}
        case PlaceWoman(square, means):
            if means == "privilege":
                return "lace_privilege", {}
            return ("lace_coin" if view.squares[square].coin else "lace_woman"), {}
        case CallHome():
            return "call_home", {}
        case _:
            return None


def _season(view: Burano, action: Action) -> Reason | None:
    match action:
        case ReturnCube():
            return "lace_pays", {"points": view.box.data.lace.cube_points}
        case TakeSubstitute(colour):
            return "substitute", {"colour": int(colour)}
        case DiscardRoof():
            return "roof_useless", {}
        case DrawRoof(symbol):
            return "roof_symbol", {"symbol": int(symbol)}
        case Done():
            match view.top:
                case FishFrame():
                    return "enough_fish", {}
                case LaceFrame():
                    return "enough_lace", {}
                case RecallFrame():
                    return "enough_home", {}
                case ReturnFrame():
                    return "enough_lace_points", {}
                case RoofsFrame():
                    return "enough_roofs", {}
                case _:
                    return "enough_privilege", {}
        case _:
            return ("tower_done", {})
