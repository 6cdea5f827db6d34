"""The kinds of things on the table (2, 3). Numbers are indices into lists of counts."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Colour(IntEnum):
    """The six colours, in the order R O Y G B W of the rules."""

    RED = 0
    ORANGE = 1
    YELLOW = 2
    GREEN = 3
    BLUE = 4
    WHITE = 5


COLOURS = tuple(Colour)
LETTERS = "ROYGBW"


def colour(letter: str) -> Colour:
    """The colour of a letter in the tables, upper or lower case."""
    return COLOURS[LETTERS.index(letter.upper())]


class Fish(IntEnum):
    """The kinds of fish cards (3.14); HIDDEN stands for a card that cannot be seen."""

    SARDINE = 0
    BASS = 1
    EEL = 2
    CUTTLEFISH = 3
    OCTOPUS = 4
    SHRIMP = 5
    CRAB = 6
    CLAM = 7
    HIDDEN = 8


KINDS = tuple(Fish)[:-1]


class Symbol(IntEnum):
    """The symbols in the middle of the roofs (3.8)."""

    ANCHOR = 0
    BOBBIN = 1
    CHIMNEY = 2
    CREST = 3


SYMBOLS = tuple(Symbol)


class Area(IntEnum):
    """The three action areas (6.4-6.6)."""

    FISH = 0
    LACE = 1
    EARN = 2


class Season(IntEnum):
    """The four seasons (3.1)."""

    SPRING = 0
    SUMMER = 1
    AUTUMN = 2
    WINTER = 3


class Ship(IntEnum):
    """The merchant ships by what they want (3.13): one kind, all different, pairs, a full hold."""

    SAME = 0
    DIFFERENT = 1
    PAIRS = 2
    FULL = 3


SHIPS = tuple(Ship)


class Building(StrEnum):
    """The building cards (3.15)."""

    FERRY_PIER = "ferry_pier"
    NET_LOFT = "net_loft"
    HARBOUR_OFFICE = "harbour_office"
    SHARED_BENCH = "shared_bench"
    LACE_BRIDGE = "lace_bridge"
    BANK = "bank"
    GUEST_HOUSE = "guest_house"
    ROOFERS_GUILD = "roofers_guild"
    FISH_MARKET = "fish_market"
    FISH_AUCTION = "fish_auction"
    LIGHTHOUSE = "lighthouse"
    LACE_MUSEUM = "lace_museum"
    TOWN_HALL = "town_hall"
    BELL_TOWER = "bell_tower"
    MINT = "mint"
    BUILDERS_YARD = "builders_yard"


BUILDINGS = tuple(Building)


class Worker(StrEnum):
    """The two sides of a worker token."""

    MAN = "man"
    WOMAN = "woman"
