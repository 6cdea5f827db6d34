"""Actions in the words of the lessons, both ways: `said` names an action, `action` builds one from its words.

`column 1 R r` is a red column on site 1 for a red card of the hand; `tile 1 RP R` a red tile with purple spots for an open
red card; `roof 2 GR G RR` a green roof for a green card with a red spire for two red ones (`-`: for none); `free 4 Y` the
column of an alternative turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from desktop.engine.action import Action
from desktop.games.pagoda import actions as a
from desktop.games.pagoda.data import Tile, all_tiles
from desktop.games.pagoda.lessons.letters import cards_of, colour_of, letter_of, letters_of
from desktop.games.pagoda.state import Pagodas

_PLAIN: dict[str, Callable[[], Action]] = {
    "dragon": a.UseDragon, "draw": a.DrawAgain, "alternative": a.DeclareAlternative, "blocked": a.DeclareBlocked,
    "end": a.EndTurn, "fan": a.UseFan,
}  # fmt: skip
_NAMES = {kind: name for name, kind in _PLAIN.items()}


def said(action: Action, state: Pagodas, order: Sequence[str]) -> tuple[str, ...]:
    """An action's words. `order` are the seats of the scene."""
    match action:
        case a.BuildColumn(site, colour, cards):
            return ("column", str(site + 1), letter_of(colour), letters_of(cards))
        case a.LayTile(site, tile, cards):
            return ("tile", str(site + 1), _tile_word(tile), letters_of(cards))
        case a.LayRoof(site, tile, cards, spire):
            return ("roof", str(site + 1), _tile_word(tile), letters_of(cards), letters_of(spire))
        case a.BuildFreely(site, colour):
            return ("free", str(site + 1), letter_of(colour))
        case a.Discard(card):
            return ("discard", letters_of((card,)))
        case _:
            return (_NAMES[type(action)],)


def action(words: str, state: Pagodas, order: Sequence[str]) -> Action:
    """The action of literal words, legal or not. Raises ValueError for words that mean nothing."""
    name, *rest = words.split()
    if name in _PLAIN and not rest:
        return _PLAIN[name]()
    match name, rest:
        case "column", [site, colour, cards]:
            return a.BuildColumn(int(site) - 1, colour_of(colour), cards_of(cards))
        case "tile", [site, tile, cards]:
            return a.LayTile(int(site) - 1, tile_of(tile), cards_of(cards))
        case "roof", [site, tile, cards, spire]:
            return a.LayRoof(int(site) - 1, tile_of(tile), cards_of(cards), cards_of(spire))
        case "free", [site, colour]:
            return a.BuildFreely(int(site) - 1, colour_of(colour))
        case "discard", [card]:
            return a.Discard(cards_of(card)[0])
        case _:
            pass
    raise ValueError(f"no action is called “{words}”")


def tile_of(word: str) -> Tile:
    """The tile of a word such as `RP`: red with purple spots. Raises ValueError for a word that means none."""
    own, spots = (colour_of(letter) for letter in word)
    return next(tile for tile in all_tiles("") if (tile.colour, tile.spots) == (own, spots))


def _tile_word(tile: Tile) -> str:
    return letter_of(tile.colour) + letter_of(tile.spots)
