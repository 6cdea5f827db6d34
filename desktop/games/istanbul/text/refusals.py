"""What is wrong, and why: two sentences for every refusal."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from desktop.engine.action import Refusal
from desktop.games.istanbul.text.names import IstanbulNames


class IstanbulRefusals(QObject):
    """The words of every refusal of the rules."""

    def __init__(self, names: IstanbulNames) -> None:
        super().__init__()
        self.names = names

    def refusal(self, refusal: Refusal, asked: str) -> tuple[str, str]:
        """`asked` is what the open decision asks, for what is not possible now."""
        params = refusal.params
        for group in (self._walk, self._assistant, self._money, self._trade, self._mosque, self._dice, self._person,
                      self._card, self._end, self._table):  # fmt: skip
            found = group(refusal.code, params, asked)
            if found is not None:
                return found
        raise KeyError(refusal.code)

    def _walk(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "too_far":
                return self.tr("That is %n place(s) away.", "", params["n"]), self.tr("A merchant walks one or two.")
            case "diagonal":
                return (
                    #: a refusal: what is wrong, or why
                    self.tr("Nobody walks diagonally."),
                    self.tr("Each step goes up, down, left or right: that would be %n step(s).", "", params["n"]),
                )
            case "must_change_place":
                return (
                    self.tr("The merchant cannot stay."),
                    self.tr("Every turn ends on another place, unless the card “Stay” is played."),
                )
            case "long_move_exact":
                return (
                    self.tr("This card walks 3 or 4."),
                    self.tr("It replaces the normal one or two places; this one is %n away.", "", params["n"]),
                )
            case "stay_fountain":
                return (
                    self.tr("“Stay” does not work here."),
                    self.tr("It needs an assistant to leave or collect, and the Fountain takes none."),
                )
            case "stay_is_here":
                return self.tr("“Stay” means to stay."), self.tr("The merchant stands where it is with this card.")
        return None

    def _assistant(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "no_assistant":
                return (
                    self.tr("You have no assistant to leave."),
                    self.tr("Without one, and none of yours here, nobody can work: the turn ends."),
                )
            case "no_assistant_there":
                return self.tr("No assistant of yours is there."), self.tr("Only your own colour answers your call.")
            case "second_assistant":
                return (
                    self.tr("One of yours is already here."),
                    self.tr("Collect it; a place holds one assistant per player."),
                )
            case "fountain_no_assistant":
                return self.tr("The Fountain needs no assistant."), self.tr("Here you only call them back.")
            case "nobody_out":
                return (
                    self.tr("All assistants are with you."),
                    self.tr("The Fountain calls back only those you left behind."),
                )
            case "neutral_not_yours":
                return (
                    self.tr("A neutral assistant does not answer."),
                    self.tr("From afar only your own colour is called back; walk there to collect it."),
                )
            case "no_neutral_there":
                return (
                    self.tr("No neutral assistant is here."),
                    self.tr("It can be collected only where somebody left it."),
                )
        return None

    def _money(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "fountain_no_fee":
                return self.tr("Nobody is paid at the Fountain."), self.tr("All merchants meet there freely.")
            case "pay_first":
                return (
                    self.tr("The merchants here come first."),
                    #: {lira}: "2 Lira"
                    self.tr("Pay {lira} to each, then the place is yours.").format(
                        lira=self.names.lira(params["lira"])
                    ),
                )
            case "pay_all":
                return (
                    self.tr("{need} Lira are due, you have {have}.").format(need=params["need"], have=params["have"]),
                    self.tr("Every merchant here is paid, or none."),
                )
            case "too_few_lira":
                return (
                    self.tr("{need} Lira needed, you have {have}.").format(need=params["need"], have=params["have"]),
                    self.tr("The price is due at once, nothing is lent."),
                )
            case "one_per_action":
                return (
                    self.tr("Once per visit only."),
                    self.tr("A place acts once a turn; a “twice” card allows a second time."),
                )
            case "action_over":
                return (
                    self.tr("The action was left out."),
                    self.tr("After it come only those you meet here, then the turn ends."),
                )
            case "other_place":
                return (
                    #: {place}: where one stands, "Tea House (9)"
                    self.tr("You act at another place: {place}.").format(place=self.names.numbered(params["place"])),
                    self.tr("A turn has the action of the place you stand on."),
                )
            case "extension_max":
                return self.tr("Your wheelbarrow is complete."), self.tr("%n extension(s) fit.", "", params["n"])
            case "no_room":
                return (
                    #: {good}: "fabric"
                    self.tr("No room for more {good}.").format(good=self.names.good(params["good"])),
                    self.tr("Your wheelbarrow holds %n of each.", "", params["n"]),
                )
        return None

    def _trade(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        names = self.names
        match code:
            case "sell_at_least_one":
                return (
                    self.tr("Nothing is chosen to sell."),
                    self.tr("The demand tile changes only after a sale."),
                )
            case "sell_at_most_five":
                return self.tr("Too many for one sale."), self.tr("A market buys up to five goods a visit.")
            case "too_few_goods":
                return (
                    self.tr("You do not have that many."),
                    self.tr("Only goods on your wheelbarrow count, and that is {goods}.").format(
                        goods=names.amount(params["good"], params["have"])
                    ),
                )
            case "not_demanded" if not params["n"]:
                return (
                    #: {good}: "fabric"
                    self.tr("The market wants no {good}.").format(good=names.good(params["good"])),
                    self.tr("Each good sold uses up one picture on the tile."),
                )
            case "not_demanded":
                return (
                    #: {goods}: "2 fabric"
                    self.tr("The market wants {goods} only.").format(goods=names.amount(params["good"], params["n"])),
                    self.tr("Each good sold uses up one picture on the tile."),
                )
            case "market_any_small_only":
                return self.tr("Not at the Large Market."), self.tr("The card shows the sign of the Small Market.")
            case "palace_incomplete":
                more = [names.any_goods(params["any"])] if params["any"] > 0 else []
                missing = names.goods(params["missing"], more)
                return (
                    #: {missing}: "1 fabric and 2 jewelry"
                    self.tr("The order lacks {missing}.").format(missing=missing),
                    self.tr("The Sultan takes all of it or nothing."),
                )
            case "palace_too_much":
                return (
                    self.tr("The order asks for less."),
                    self.tr("Exactly what the open spaces show is delivered."),
                )
            case "no_ruby_left":
                return self.tr("No ruby is left here."), self.tr("Try another of the five places.")
        return None

    def _mosque(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "hold_too_few":
                return (
                    #: {goods}: "3 fabric"; {have}: 2
                    self.tr("{goods} needed, you hold {have}.").format(
                        goods=self.names.amount(params["good"], params["need"]), have=params["have"]
                    ),
                    self.tr("You pay only one, but must own as many as the tile shows."),
                )
            case "same_colour":
                return self.tr("You own this colour already."), self.tr("One mosque tile of each colour.")
            case "stack_empty":
                return self.tr("This stack is used up."), self.tr("There is one tile fewer for every visitor.")
            case "other_mosque":
                return (
                    self.tr("That tile lies elsewhere."),
                    self.tr("Red and green lie in the Small Mosque, blue and yellow in the Great Mosque."),
                )
            case "no_tile":
                return (
                    #: {colour}: "yellow"
                    self.tr("You do not own the {colour} tile.").format(colour=self.names.colour(params["good"])),
                    self.tr("Its ability comes with the tile."),
                )
            case "yellow_used":
                return self.tr("It was used this turn."), self.tr("The yellow tile works once a turn.")
            case "tile_not_now":
                return self.tr("Not at this moment."), self.tr("Finish what is open, then use the tile.")
        return None

    def _dice(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "blue_not_offered":
                return (
                    self.tr("Jewelry is not free here."),
                    self.tr("The free good is fabric, spice or fruit; jewelry comes from the dice."),
                )
            case "bid_range":
                return (
                    self.tr("Name a number from 3 to 12."),
                    self.tr("The Tea House hears no other numbers."),
                )
            case "red_not_here":
                return (
                    self.tr("The red tile does not work here."),
                    self.tr("It changes rolls at the Tea House and the Black Market only."),
                )
            case "die_shows_it":
                return self.tr("This die shows 4 already."), self.tr("Turn the other one, or roll both again.")
            case "no_such_die":
                return self.tr("There are two dice only."), self.tr("The red tile turns one of them.")
        return None

    def _person(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "family_not_home":
                return (
                    #: {place}: "Tea House (9)"
                    self.tr("They are away: {place}.").format(place=self.names.numbered(params["place"])),
                    self.tr("Only from the Police Station can the family member be sent."),
                )
            case "family_to_12":
                return (
                    self.tr("They are here already."),
                    #: a refusal, why: the family member cannot be sent to the Police Station itself
                    self.tr("Choose another place."),
                )
            case "family_is_acting":
                return (
                    self.tr("The family member is busy."),
                    self.tr("The card waits until this action is over."),
                )
            case "family_no_encounters":
                return (
                    self.tr("Family members meet nobody."),
                    self.tr("Governor and smuggler deal with merchants only."),
                )
            case "family_already_home":
                return self.tr("The family member is at home."), self.tr("There is nobody to bring back.")
            case "catch_first":
                return (
                    self.tr("Someone here must be caught."),
                    self.tr("You choose the reward, not whether."),
                )
            case "own_family":
                return self.tr("That is your own family."), self.tr("Only rivals' family members are caught.")
            case "nobody_to_catch":
                return (
                    self.tr("There is nobody to catch."),
                    self.tr("A family member is caught where your merchant meets it, not at the Police Station."),
                )
            case "turn_cut_short":
                return (
                    self.tr("The turn ended before that."),
                    self.tr("No assistant or no fee: no action, nobody met."),
                )
            case "not_here":
                return (
                    #: {place}: where the governor or the smuggler is, "Tea House (9)"
                    self.tr("Not here but at {place}.").format(place=self.names.numbered(params["place"])),
                    self.tr("Governor and smuggler serve where they stand."),
                )
            case "once_per_turn":
                return self.tr("Used once this turn."), self.tr("Each of them serves once a turn.")
        return None

    def _card(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        names = self.names
        match code:
            case "discard_only_caravansary":
                return (
                    self.tr("Not from the discard pile."),
                    self.tr("Only the Caravansary gives open cards."),
                )
            case "discard_empty":
                return self.tr("The discard pile is empty."), self.tr("Draw from the face-down pile instead.")
            case "finish_drawing_first":
                return (
                    self.tr("First finish the cards."),
                    self.tr("Draw and discard come before anything else."),
                )
            case "no_action_to_repeat":
                return (
                    self.tr("Nothing to repeat yet."),
                    self.tr("This card follows right after the action it doubles."),
                )
            case "card_not_now":
                return (
                    self.tr("That card does not fit now."),
                    #: {card}: a card's name in quotes; {when}: "right after the mail"
                    self.tr("{card} is played {when}.").format(
                        card=names.quoted(params["card"]), when=names.moment(params["card"])
                    ),
                )
            case "card_not_held":
                return (
                    self.tr("That card is not in your hand."),
                    self.tr("Only cards of your own hand can be played or put away."),
                )
            case "no_bonus_cards_left":
                return self.tr("No bonus card is left."), self.tr("All 26 are in hands.")
            case "only_goods_and_lira_cards":
                return (
                    self.tr("Only money and goods cards now."),
                    self.tr("The rounds are played; these two kinds still count."),
                )
        return None

    def _end(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        match code:
            case "match_over":
                return (
                    self.tr("The match is over."),
                    self.tr("The round was finished, and all have had equally many turns."),
                )
            case "not_now":
                return (
                    self.tr("That is not possible now."),
                    #: {asked}: the prompt, "Leave an assistant, or stop here"
                    self.tr("First comes this: {asked}.").format(asked=asked),
                )
        return None

    def _table(self, code: str, params: dict[str, Any], asked: str) -> tuple[str, str] | None:
        """Options and positions that cannot be."""
        match code:
            case "neutral_seats":
                return (
                    self.tr("Neutral assistants need a free colour."),
                    self.tr("With them up to %n player(s) sit down.", "", params["most"]),
                )
            case "starter_absent":
                return (
                    self.tr("The starting seat is empty."),
                    self.tr(
                        "Seat {starter} was chosen to start, but %n player(s) sit down.", "", params["seats"]
                    ).format(starter=params["starter"]),
                )
            case "edition_field":
                return (
                    #: {field}: the name of a table and its field in an owner's file
                    self.tr("A table does not add up: {field}.").format(field=params["field"]),
                    #: {reason}: technical, in English
                    self.tr("Wanted is {reason}.").format(reason=params["reason"]),
                )
            case "position_table" | "position_player":
                return (
                    self.tr("This position cannot be."),
                    #: {field}: technical, in English
                    self.tr("The pieces do not add up ({field}).").format(field=params["field"]),
                )
        return None
