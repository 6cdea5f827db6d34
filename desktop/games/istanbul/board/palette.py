"""Colours and pictures of goods and places."""

from __future__ import annotations

from desktop.games.istanbul.pieces import Good, Place

GOOD_COLOURS: dict[Good, str] = {
    Good.FABRIC: "#C23B30",
    Good.SPICE: "#3F9462",
    Good.FRUIT: "#EBB23A",
    Good.JEWELRY: "#2C62B4",
}
GOOD_GLYPHS: dict[Good, str] = {
    Good.FABRIC: "rolled-cloth",
    Good.SPICE: "hot-spices",
    Good.FRUIT: "pineapple",
    Good.JEWELRY: "diamond-ring",
}
ROWS = (Good.JEWELRY, Good.FABRIC, Good.SPICE, Good.FRUIT)  # the tracks of the wheelbarrow from the top (rules 3.10)

PLACE_COLOURS: dict[Place, str] = {
    Place.WAINWRIGHT: "#8F5E38",
    Place.FABRIC_WAREHOUSE: "#B5473C",
    Place.SPICE_WAREHOUSE: "#4B8757",
    Place.FRUIT_WAREHOUSE: "#D69A2C",
    Place.POST_OFFICE: "#A0623E",
    Place.CARAVANSARY: "#A97845",
    Place.FOUNTAIN: "#2C8CA3",
    Place.BLACK_MARKET: "#4D4168",
    Place.TEA_HOUSE: "#86503C",
    Place.LARGE_MARKET: "#C0702A",
    Place.SMALL_MARKET: "#CF9434",
    Place.POLICE: "#5C6C7C",
    Place.PALACE: "#2B5C8A",
    Place.SMALL_MOSQUE: "#38887F",
    Place.GREAT_MOSQUE: "#2A7488",
    Place.DEALER: "#80335C",
}

TILE = "#F0DFBB"
PANEL = "#1F5E73"
LEATHER, FELT = "#6B3B2C", "#8C5038"
BARROW = "#A8713F"
RUBY = "#C41F3B"
PAPER = "#F8EAC8"
NEUTRAL = "#C7AB83"  # bare wood: nobody's
GOVERNOR, SMUGGLER = "#6B4C93", "#3B3842"
BRICK, NIGHT, SAFFRON, GILT = "#A8382C", "#17506B", "#E9A64C", "#D9A441"
CREAM = "#FFF6E2"
EARTH = "#5A4032"  # words on a tile
