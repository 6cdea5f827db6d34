"""What lies on the table: places, goods, cards, discs, and the grid they stand on."""

from __future__ import annotations

from enum import IntEnum, StrEnum


class Place(IntEnum):
    """The sixteen places by the number in their frame, which dice point to (3.1)."""

    WAINWRIGHT = 1
    FABRIC_WAREHOUSE = 2
    SPICE_WAREHOUSE = 3
    FRUIT_WAREHOUSE = 4
    POST_OFFICE = 5
    CARAVANSARY = 6
    FOUNTAIN = 7
    BLACK_MARKET = 8
    TEA_HOUSE = 9
    LARGE_MARKET = 10
    SMALL_MARKET = 11
    POLICE = 12
    PALACE = 13
    SMALL_MOSQUE = 14
    GREAT_MOSQUE = 15
    DEALER = 16


class Good(IntEnum):
    """The four goods; a player's goods are a list in this order."""

    FABRIC = 0
    SPICE = 1
    FRUIT = 2
    JEWELRY = 3


class Card(StrEnum):
    """The ten kinds of bonus card (3.12); HIDDEN stands for a card that a seat may not see."""

    GAIN_GOOD = "gain_good"
    GAIN_LIRA = "gain_lira"
    LONG_MOVE = "long_move"
    STAY = "stay"
    RECALL_ASSISTANT = "recall_assistant"
    FAMILY_TO_POLICE = "family_to_police"
    DOUBLE_POST = "double_post"
    DOUBLE_PALACE = "double_palace"
    DOUBLE_DEALER = "double_dealer"
    MARKET_ANY = "market_any"
    HIDDEN = "hidden"


class Disc(StrEnum):
    """An assistant's disc in a merchant stack: one's own colour, or neutral (8.1)."""

    OWN = "own"
    NEUTRAL = "neutral"


class Reward(StrEnum):
    """What catching a family member brings (6.4)."""

    LIRA = "lira"
    CARD = "card"


GOODS = tuple(Good)
PLACES = tuple(Place)
WAREHOUSE_OF = {
    Place.FABRIC_WAREHOUSE: Good.FABRIC,
    Place.SPICE_WAREHOUSE: Good.SPICE,
    Place.FRUIT_WAREHOUSE: Good.FRUIT,
}
MOSQUE_COLOURS = {
    Place.SMALL_MOSQUE: (Good.FABRIC, Good.SPICE),
    Place.GREAT_MOSQUE: (Good.JEWELRY, Good.FRUIT),
}
MARKETS = (Place.LARGE_MARKET, Place.SMALL_MARKET)
RUBY_PLACES = (Place.WAINWRIGHT, Place.PALACE, Place.SMALL_MOSQUE, Place.GREAT_MOSQUE, Place.DEALER)
INNER = (5, 6, 9, 10)  # the four inner positions of the grid, counted from 0
CORNERS = (0, 3, 12, 15)

# distance between two positions 0-15 of the grid, in steps up, down, left, right (3.2)
STEPS = tuple(tuple(abs(a // 4 - b // 4) + abs(a % 4 - b % 4) for b in range(16)) for a in range(16))


def as_goods(counts: dict[Good, int]) -> tuple[int, int, int, int]:
    """Counts of goods as a tuple in the order of Good."""
    return (
        counts.get(Good.FABRIC, 0),
        counts.get(Good.SPICE, 0),
        counts.get(Good.FRUIT, 0),
        counts.get(Good.JEWELRY, 0),
    )
