"""Names of paints, places, people and amounts, as values of the moment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject

from desktop.games.fresco.box import Tile
from desktop.games.fresco.grid import row_column
from desktop.games.fresco.paints import PAINTS, Paint
from desktop.games.fresco.state import CATHEDRAL, LAST, MARKET, STUDIO, WORKSHOP


class FrescoNames(QObject):
    """Nouns of the game. They stand in the middle of sentences, so none begins with a capital in English."""

    def game(self) -> str:
        #: the game's title
        return self.tr("Fresco")

    # -- paints --------------------------------------------------------------------------------------------------------

    def paint(self, paint: Paint) -> str:
        match paint:
            case Paint.RED:
                #: a paint
                return self.tr("red")
            case Paint.YELLOW:
                #: a paint
                return self.tr("yellow")
            case Paint.BLUE:
                #: a paint
                return self.tr("blue")
            case Paint.ORANGE:
                #: a paint, blended of red and yellow
                return self.tr("orange")
            case Paint.GREEN:
                #: a paint, blended of yellow and blue
                return self.tr("green")
            case Paint.PURPLE:
                #: a paint, blended of red and blue
                return self.tr("purple")
            case Paint.PINK:
                #: a special paint, blended of purple and red
                return self.tr("pink")
            case Paint.BROWN:
                #: a special paint, blended of orange and green
                return self.tr("brown")

    def amount(self, paint: Paint, n: int) -> str:
        match paint:
            case Paint.RED:
                return self.tr("%n red", "an amount of paint", n)
            case Paint.YELLOW:
                return self.tr("%n yellow", "an amount of paint", n)
            case Paint.BLUE:
                return self.tr("%n blue", "an amount of paint", n)
            case Paint.ORANGE:
                return self.tr("%n orange", "an amount of paint", n)
            case Paint.GREEN:
                return self.tr("%n green", "an amount of paint", n)
            case Paint.PURPLE:
                return self.tr("%n purple", "an amount of paint", n)
            case Paint.PINK:
                return self.tr("%n pink", "an amount of paint", n)
            case Paint.BROWN:
                return self.tr("%n brown", "an amount of paint", n)

    def paints(self, paints: Iterable[Paint]) -> str:
        """Several paints: "red, yellow and blue", or "2 red and 1 blue"."""
        shown = list(paints)
        kinds = [paint for paint in PAINTS if paint in shown]
        if len(kinds) == len(shown):
            return self.all_of([self.paint(paint) for paint in kinds])
        return self.all_of([self.amount(paint, shown.count(paint)) for paint in kinds])

    def all_of(self, items: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        if not items:
            #: an empty list of paints
            return self.tr("nothing")
        if len(items) == 1:
            return items[0]
        comma = self.tr(", ", "between the items of a list")
        #: the end of a list; {first}: "red, yellow", {last}: "blue"
        return self.tr("{first} and {last}").format(first=comma.join(items[:-1]), last=items[-1])

    def facts(self, items: Iterable[str]) -> str:
        """Facts in a row: "+3 points · −1 thaler"."""
        return self.tr(" · ", "between facts in a row").join(item for item in items if item)

    # -- amounts -------------------------------------------------------------------------------------------------------

    def points(self, n: int) -> str:
        return self.tr("%n point(s)", "an amount", n)

    def thalers(self, n: int) -> str:
        return self.tr("%n thaler(s)", "an amount of money", n)

    def signed(self, n: int) -> str:
        """A number with its sign, the true minus."""
        return f"+{n}" if n > 0 else f"−{-n}" if n else "0"

    # -- places --------------------------------------------------------------------------------------------------------

    def hour(self, hour: int) -> str:
        #: a time of day in the morning; {hour}: 5 to 9
        return self.tr("{hour}:00").format(hour=hour)

    def column(self, column: int, final: bool = False) -> str:
        """A column of the action board, as the place where an assistant goes."""
        if column == MARKET:
            #: a station of the day
            return self.tr("market")
        if column == STUDIO:
            #: a station of the day
            return self.tr("studio")
        if column == WORKSHOP:
            #: a station of the day
            return self.tr("workshop")
        if column == LAST and not final:
            #: a station of the day
            return self.tr("theatre")
        if column == LAST:
            #: the fifth station of the last round
            return self.tr("second cathedral")
        assert column == CATHEDRAL
        #: a station of the day
        return self.tr("cathedral")

    def stall(self, stall: int) -> str:
        """A stall by its index."""
        #: a stall of the market; {n}: 1 to 4
        return self.tr("stall {n}").format(n=stall + 1)

    def space(self, space: int) -> str:
        """A space of the ceiling by its index."""
        row, column = row_column(space)
        #: a space of the ceiling, both from 1 to 5
        return self.tr("row {row}, column {column}").format(row=row, column=column)

    # -- tiles and cards -----------------------------------------------------------------------------------------------

    def tile(self, tile: Tile) -> str:
        """A fresco tile: its points and paints."""
        #: a fresco tile, as in "restore …". {points}: 3 to 24, {paints}: "red and yellow"
        words = self.tr("the {points}-point tile of {paints}")
        return words.format(points=tile.points, paints=self.paints(tile.paints))

    def blots(self, tile: Tile) -> str:
        """The back of a fresco tile."""
        if not tile.back:
            #: the back of a fresco tile
            return self.tr("a tile without blots")
        #: the back of a fresco tile. {paints}: "orange and green"
        return self.tr("a tile with blots of {paints}").format(paints=self.paints(tile.back))

    def request(self, stack: str) -> str:
        match stack:
            case "general":
                #: a bishop's request that takes any tiles
                return self.tr("general request")
            case "orange":
                #: a bishop's request
                return self.tr("orange request")
            case "green":
                #: a bishop's request
                return self.tr("green request")
            case "purple":
                #: a bishop's request
                return self.tr("purple request")
        raise KeyError(stack)

    def card(self, id: str, own: str = "") -> str:
        """A portrait card by its id; `own`: what the owner of other tables calls it."""
        if own:
            return own
        match id:
            case "PA1":
                #: a portrait card
                return self.tr("Bishop's Confidant")
            case "PA2":
                #: a portrait card
                return self.tr("Market Warden")
            case "PA3":
                #: a portrait card
                return self.tr("Landlord")
            case "PA4":
                #: a portrait card
                return self.tr("Apothecary")
            case "PA5":
                #: a portrait card
                return self.tr("Merchant")
            case "PA6":
                #: a portrait card
                return self.tr("Dyer")
            case "PB1":
                #: a portrait card
                return self.tr("Court Painter")
            case "PB2":
                #: a portrait card
                return self.tr("Guild Master")
            case "PB3":
                #: a portrait card
                return self.tr("Actress")
            case "PB4":
                #: a portrait card
                return self.tr("Alchemist")
            case "PB5":
                #: a portrait card
                return self.tr("Banker")
            case "PB6":
                #: a portrait card
                return self.tr("Nobleman")
            case "PC1":
                #: a portrait card
                return self.tr("Duchess")
            case "PC2":
                #: a portrait card
                return self.tr("Cardinal")
            case "PC3":
                #: a portrait card
                return self.tr("Prince")
            case "PC4":
                #: a portrait card
                return self.tr("Pigment Lord")
            case "PC5":
                #: a portrait card
                return self.tr("Ambassador")
            case "PC6":
                #: a portrait card
                return self.tr("Abbess")
        #: a portrait card of an owner's own table, without a name. {id}: "PX1"
        return self.tr("portrait {id}").format(id=id)

    # -- people --------------------------------------------------------------------------------------------------------

    def master(self, who: int | None, names: Sequence[str]) -> str:
        """A player's name; Leonardo comes after the players, and events call him None."""
        if who is None or who >= len(names):
            #: the third master of a match for two
            return self.tr("Leonardo")
        return names[who]
