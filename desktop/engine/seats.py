"""Who sits at the table."""

from __future__ import annotations

import unicodedata
from typing import Literal

from msgspec import Struct

from desktop.engine.action import Refusal

Player = Literal["person", "random", "easy", "normal", "hard"]
LEVELS: tuple[Player, ...] = ("easy", "normal", "hard")
COLOURS = ("red", "blue", "yellow", "green", "white", "black")
NAME_LIMIT = 20  # characters


class Seat(Struct, frozen=True):
    """A seat: a name, a colour and who plays it."""

    name: str
    colour: str
    player: Player = "person"

    @property
    def is_person(self) -> bool:
        return self.player == "person"


def tidy(name: str) -> str:
    """A name as it is kept: one line, no control or direction characters, no spaces at the ends."""
    kept = "".join(" " if unicodedata.category(c)[0] in "CZ" else c for c in unicodedata.normalize("NFC", name))
    return " ".join(kept.split())


def seats_flaw(seats: tuple[Seat, ...], least: int, most: int) -> Refusal | None:
    """Why these cannot sit down together: number, empty, long or equal names, equal or unknown colours."""
    if not least <= len(seats) <= most:
        return Refusal("seat_count", "", {"least": least, "most": most, "n": len(seats)})
    for index, seat in enumerate(seats):
        if not seat.name or tidy(seat.name) != seat.name:
            return Refusal("name_empty", "", {"seat": index + 1})
        if len(seat.name) > NAME_LIMIT:
            return Refusal("name_long", "", {"seat": index + 1, "limit": NAME_LIMIT})
        if seat.colour not in COLOURS:
            return Refusal("colour_unknown", "", {"seat": index + 1})
    names = [seat.name.casefold() for seat in seats]
    for index, name in enumerate(names):
        if name in names[:index]:
            return Refusal("names_equal", "", {"name": seats[index].name})
    colours = [seat.colour for seat in seats]
    for index, colour in enumerate(colours):
        if colour in colours[:index]:
            return Refusal("colours_equal", "", {"seat": index + 1})
    return None
