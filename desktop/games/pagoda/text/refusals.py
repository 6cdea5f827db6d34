"""Why something is not allowed: what is wrong with the try, and the rule in one sentence."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Refusal
from desktop.games.pagoda.colour import Ability, Colour
from desktop.games.pagoda.text.names import PagodaNames

Said = tuple[str, str]


class PagodaRefusals(QObject):
    """Both parts of every refusal, by its code."""

    def __init__(self, names: PagodaNames) -> None:
        super().__init__()
        self.names = names

    def refusal(self, refusal: Refusal) -> Said:
        code, params = refusal.code, refusal.params
        for part in (self._building, self._paying, self._turn, self._special, self._position):
            said = part(code, params)
            if said is not None:
                return said
        raise KeyError(code)

    def _colour(self, params: dict[str, Any], key: str = "colour") -> str:
        return self.names.colour(Colour(params.get(key, Colour.HIDDEN)))

    def _building(self, code: str, params: dict[str, Any]) -> Said | None:
        match code:
            case "site_finished":
                what = self.tr("Pagoda {site} is finished").format(site=params["site"] + 1)
                return what, self.tr("Nothing is added to a pagoda that has its spire.")
            case "floor_full":
                what = self.tr("Four columns stand there already")
                return what, self.tr("A floor has four corners; a tile of its colour comes first.")
            case "floor_colour":
                what = self.tr("This floor is {need}").format(need=self._colour(params, "need"))
                return what, self.tr("All four columns of a floor have one colour.")
            case "spots_colour":
                what = self.tr("The spots here are {need}").format(need=self._colour(params, "need"))
                return what, self.tr("The tile below fixes the colour of the whole floor.")
            case "floor_not_full":
                what = self.tr("%n column(s) still missing here", "", params["n"])
                return what, self.tr("A tile or roof rests on all four columns of a floor.")
            case "tile_colour":
                what = self.tr("The columns here are {need}").format(need=self._colour(params, "need"))
                return what, self.tr("A tile has the colour of the columns below, also when the Buddha pays.")
            case "tile_used_up":
                what = self.tr("That tile is already built in")
                return what, self.tr("Each pair of tile colour and spots exists once.")
            case "colour_used_up":
                what = self.tr("No {colour} tiles are left").format(colour=self._colour(params))
                return what, self.tr("A floor of a colour without tiles stays as it is to the end.")
            case "top_is_roof":
                what = self.tr("Here only a roof fits")
                return what, self.tr("The tile on floor {top} is the roof, with its spire.").format(top=params["top"])
            case "roof_only_top":
                what = self.tr("Too low for a roof")
                return what, self.tr("Only floor {top} gets a roof and a spire.").format(top=params["top"])
            case "no_such_site":
                return self.tr("There is no such site"), self.tr("The board has six sites.")
            case "no_such_colour":
                return self.tr("There is no such colour"), self.tr("Columns are red, yellow, blue, green or purple.")
            case _:
                return None

    def _paying(self, code: str, params: dict[str, Any]) -> Said | None:
        ability = Ability(params.get("ability", Ability.BOWL))
        named = self.names.ability(ability)
        match code:
            case "cards_not_held":
                what = self.tr("You do not hold those cards")
                return what, self.tr("Cards pay from your open cards or your hand, each one once.")
            case "card_colour":
                what = self.tr("That takes a {need} card").format(need=self._colour(params, "need"))
                return what, self.tr("A card pays only for its own colour.")
            case "pair_unequal":
                what = self.tr("These two cards differ")
                why = self.tr("With the {ability}, two cards of one colour count as any colour.")
                return what, why.format(ability=named)
            case "card_count":
                what = self.tr("Not the right number of cards")
                return what, self.tr("One card pays for one column or tile; a pair needs the bowl or the Buddha.")
            case "spire_missing":
                what = self.tr("The roof needs its spire")
                return what, self.tr("Roof and spire are built together or not at all.")
            case "spire_two_cards":
                what = self.tr("The spire takes two {colour} cards").format(colour=self._colour(params))
                return what, self.tr("A spire has two columns; a pair with the rice bowl replaces either.")
            case "simple_no_abilities":
                what = self.tr("No abilities in the simple mode")
                return what, self.tr("The simple mode is played without architect boards.")
            case "ability_used":
                what = self.tr("The {ability} was used this turn").format(ability=named)
                return what, self.tr("Each ability works once a turn, even after a tile renews it.")
            case "ability_empty":
                what = self.tr("The {ability} has no uses left").format(ability=named)
                why = self.tr("Lay a {colour} tile: it sets the marker to two uses.")
                return what, why.format(colour=self.names.colour(Colour(ability)))
            case _:
                return None

    def _turn(self, code: str, params: dict[str, Any]) -> Said | None:
        match code:
            case "limit":
                what = self.tr("%n column(s) are built already", "", params["limit"])
                if params["spire"]:
                    return what, self.tr("A spire counts as one column; the lantern allows a fourth.")
                return what, self.tr("Three columns a turn; the lantern allows a fourth.")
            case "limit_lantern":
                what = self.tr("%n column(s) are built already", "", params["limit"])
                return what, self.tr("The lantern makes the limit four, once a turn; five is never possible.")
            case "column_needed":
                what = self.tr("No column is built yet")
                return what, self.tr("Every turn needs at least one column or spire.")
            case "column_lost":
                what = self.tr("No column could follow")
                return what, self.tr("After this tile your cards could not build the column that every turn needs.")
            case "alternative_after_build":
                what = self.tr("You have built already")
                return what, self.tr("The alternative turn replaces a whole normal turn.")
            case "alternative_no_space":
                what = self.tr("No space for a column")
                return what, self.tr("The alternative turn builds one column, and every floor is full.")
            case "alternative_cards_first":
                what = self.tr("%n more card(s) to discard first", "", params["left"])
                return what, self.tr("The alternative turn costs exactly four cards.")
            case "alternative_column_first":
                what = self.tr("The column is still to come")
                return what, self.tr("Four discarded cards build one column of any colour.")
            case "alternative_paid":
                what = self.tr("This column is already paid")
                return what, self.tr("The four discarded cards pay for it; take any colour from the supply.")
            case "alternative_abilities":
                what = self.tr("Not in the alternative turn")
                return what, self.tr("Only the dragon before it and the fan after it may be used.")
            case "alternative_one_column":
                what = self.tr("The alternative turn builds no tile")
                return what, self.tr("It builds one column and nothing else.")
            case "alternative_no_roof":
                what = self.tr("The alternative turn builds no roof")
                return what, self.tr("Its one column is never a spire.")
            case "alternative_over":
                what = self.tr("The alternative turn is over")
                return what, self.tr("After its one column the turn ends.")
            case "blocked_over":
                what = self.tr("The blocked turn is over")
                return what, self.tr("After the four discards the turn ends.")
            case _:
                return None

    def _special(self, code: str, params: dict[str, Any]) -> Said | None:
        match code:
            case "fan_at_end":
                what = self.tr("The fan comes at the end")
                return what, self.tr("It changes only the refill at the end of your turn.")
            case "fan_hand_full":
                what = self.tr("%n card(s) are in your hand", "", params["n"])
                return what, self.tr("The fan fills the hand up to four; there is nothing to draw.")
            case "dragon_first":
                what = self.tr("The dragon comes before everything else")
                return what, self.tr("Use it at the start of a turn, before you build or discard.")
            case "dragon_none":
                what = self.tr("No card is discarded yet")
                return what, self.tr("The dragon replaces one card at least.")
            case "discard_only_for":
                what = self.tr("Cards are not discarded now")
                return what, self.tr("Only the dragon, the alternative turn or a blocked turn discards cards.")
            case "exactly_four":
                what = self.tr("Four cards are discarded already")
                return what, self.tr("It is exactly four, neither more nor fewer.")
            case "blocked_has_built":
                what = self.tr("You have built already")
                return what, self.tr("Only a player who can build nothing discards four cards.")
            case "blocked_can_build":
                what = self.tr("A column can be built")
                return what, self.tr("Only a player who can build nothing discards four cards.")
            case "blocked_has_alternative":
                what = self.tr("An alternative turn is possible")
                return what, self.tr("Four cards buy a column as long as a space is free.")
            case "blocked_has_tile":
                what = self.tr("A tile can be paid")
                return what, self.tr("A blocked player who can pay for a tile lays it.")
            case _:
                return None

    def _position(self, code: str, params: dict[str, Any]) -> Said | None:
        """Positions and the owner's own tables."""
        match code:
            case "position_shape":
                what = self.tr("That is no table of this game")
                return what, self.tr("Two players, six sites and an open decision belong to it.")
            case "position_tiles":
                what = self.tr("The tiles do not add up")
                return what, self.tr("Each of the 25 tiles lies in the supply or on one pagoda.")
            case "position_site":
                what = self.tr("Pagoda {site} cannot stand like this").format(site=params["site"] + 1)
                return what, self.tr("Floors, colours and columns do not go together.")
            case "position_columns":
                what = self.tr("The columns do not add up")
                return what, self.tr("Supply and pagodas hold all of them together.")
            case "position_cards":
                what = self.tr("The cards do not add up")
                return what, self.tr("Piles and players hold every card of each colour once.")
            case "position_player":
                what = self.tr("Seat {n} cannot be like this").format(n=params["seat"] + 1)
                return what, self.tr("Cards, uses and points of a player have their limits.")
            case "edition_range":
                what = self.tr("{field} is out of range").format(field=params["field"])
                why = self.tr("It may be {least} to {most}.")
                return what, why.format(least=params["least"], most=params["most"])
            case "edition_length":
                what = self.tr("{field} has the wrong length").format(field=params["field"])
                return what, self.tr("%n value(s) belong there.", "", params["n"])
            case "edition_pairs":
                what = self.tr("{field} is not every pair once").format(field=params["field"])
                return what, self.tr("Each tile colour has a tile with spots of each colour.")
            case _:
                return None
