"""Colours, symbols and glyphs of the pieces."""

from __future__ import annotations

from desktop.games.burano.pieces import COLOURS, Building, Colour, Ship, Symbol

HUES = {
    Colour.RED: ("#CE3B36", "disc"), Colour.ORANGE: ("#EE8430", "triangle"), Colour.YELLOW: ("#F6D257", "star"),
    Colour.GREEN: ("#5FAF6C", "square"), Colour.BLUE: ("#2F6FB0", "diamond"), Colour.WHITE: ("#F7F2E8", "cross"),
}  # fmt: skip
NAMES = {colour: colour.name.lower() for colour in COLOURS}
BY_NAME = {name: colour for colour, name in NAMES.items()}
ROOF_GLYPHS = {
    Symbol.ANCHOR: "anchor", Symbol.BOBBIN: "sewing-string", Symbol.CHIMNEY: "chimney", Symbol.CREST: "crown",
}  # fmt: skip
SHIP_SIGNS = {Ship.SAME: "=", Ship.DIFFERENT: "≠", Ship.PAIRS: "2+2", Ship.FULL: "3+2"}
CARD_GLYPHS = {
    Building.FERRY_PIER: ("fishing-boat", "#3F8F9A"), Building.NET_LOFT: ("basket", "#3F8F9A"),
    Building.HARBOUR_OFFICE: ("cargo-ship", "#3F8F9A"), Building.SHARED_BENCH: ("sewing-string", "#B9577A"),
    Building.LACE_BRIDGE: ("bridge", "#B9577A"), Building.BANK: ("bank", "#B98E3E"),
    Building.GUEST_HOUSE: ("house", "#B98E3E"), Building.ROOFERS_GUILD: ("chimney", "#B5553C"),
    Building.FISH_MARKET: ("shop", "#5C7C8A"), Building.FISH_AUCTION: ("fish-corpse", "#5C7C8A"),
    Building.LIGHTHOUSE: ("lighthouse", "#B5553C"), Building.LACE_MUSEUM: ("sewing-needle", "#B9577A"),
    Building.TOWN_HALL: ("crown", "#7A6AA8"), Building.BELL_TOWER: ("church", "#7A6AA8"),
    Building.MINT: ("coins", "#B98E3E"), Building.BUILDERS_YARD: ("brick-pile", "#4B8757"),
}  # fmt: skip
AT_THE_END = {
    Building.FISH_MARKET, Building.FISH_AUCTION, Building.LIGHTHOUSE, Building.LACE_MUSEUM, Building.TOWN_HALL,
    Building.BELL_TOWER, Building.MINT, Building.BUILDERS_YARD,
}  # fmt: skip
BROWN = "#5A4032"
