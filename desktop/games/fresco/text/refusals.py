"""Why something is refused: what is wrong, and the rule in plain words."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Refusal
from desktop.games.fresco.paints import LETTERS, PAINTS
from desktop.games.fresco.text.names import FrescoNames

Pair = tuple[str, str]


class FrescoRefusals(QObject):
    """One pair of sentences a code."""

    def __init__(self, names: FrescoNames) -> None:
        super().__init__()
        self.names = names

    def refusal(self, refusal: Refusal) -> Pair:
        """The two sentences. KeyError: no such code."""
        for family in (self._morning, self._market, self._cathedral, self._workshop, self._leonardo, self._tables):
            words = family(refusal)
            if words is not None:
                return words
        raise KeyError(refusal.code)

    def _morning(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "slot_taken":
                hour = names.hour(params["hour"])
                return (
                    #: {hour}: "6:00"
                    self.tr("Somebody gets up at {hour} already.").format(hour=hour),
                    self.tr("Each hour wakes one painter only; choose another one."),
                )
            case "not_your_turn":
                return (
                    self.tr("Another pawn is woken first."),
                    self.tr("The queue without points chooses first, then the lowest score."),
                )
            case "no_such_hour":
                return self.tr("There is no such hour."), self.tr("The hostel has five lines, from 5:00 to 9:00.")
            case "column_full":
                return (
                    #: {column}: "market"
                    self.tr("The {column} is full.").format(column=names.column(params["column"], params["final"])),
                    self.tr("A column of the action board has %n space(s).", "", params["n"]),
                )
            case "no_such_column":
                return self.tr("There is no such column."), self.tr("The action board has five columns.")
            case "no_temp_assistant":
                return (
                    self.tr("You have no sixth assistant."),
                    self.tr("A temporary assistant comes only while the mood is in its two top spaces."),
                )
            case "crew_short":
                return (
                    self.tr("One assistant stays at home."),
                    self.tr("In the two bottom spaces of the mood one of your crew does not work."),
                )
            case "all_placed":
                return (
                    self.tr("All your assistants are placed."),
                    self.tr("There is never more than one temporary assistant."),
                )
            case "assistants_left":
                return (
                    self.tr("%n assistant(s) still to place.", "", params["n"]),
                    self.tr("Everybody is placed; whoever is not needed can decline later."),
                )
            case "not_now":
                return (
                    self.tr("That is not what is due now."),
                    self.tr("The day runs from the market to the theatre, one player after the other."),
                )
        return None

    def _market(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "one_stall":
                return (
                    #: {stall}: "stall 2"
                    self.tr("You are shopping at {stall}.").format(stall=names.stall(params["stall"])),
                    self.tr("One stall a round; it closes after you."),
                )
            case "stall_closed":
                return (
                    #: {stall}: "stall 2"
                    self.tr("Today {stall} is closed.").format(stall=names.stall(params["stall"])),
                    self.tr("Somebody has been there, and its tiles are back in the bag."),
                )
            case "stall_must_close":
                return (
                    self.tr("You have bought here."),
                    self.tr("The stall closes after you, so end by closing it."),
                )
            case "too_many_tiles":
                return (
                    self.tr("All %n assistant(s) carry a tile.", "", params["n"]),
                    self.tr("One assistant in the market carries one tile."),
                )
            case "no_money":
                price, money = names.thalers(params["price"]), names.thalers(params["money"])
                return (
                    #: both: "3 thalers"
                    self.tr("{price} needed, {money} in the purse.").format(price=price, money=money),
                    self.tr("A tile costs the price of your own hour; a step of the bishop has its price too."),
                )
            case "purple_never_sold":
                return (
                    #: {paint}: "purple"
                    self.tr("There is no {paint} in the market.").format(paint=names.paint(params["paint"])),
                    self.tr("Purple, pink and brown are never sold; they are blended in the workshop."),
                )
            case "sold_on_tiles":
                return (
                    self.tr("Paint is sold on market tiles only."),
                    self.tr("A market tile is bought whole, with the paints that it shows."),
                )
            case "tile_not_here":
                return (
                    #: {stall}: "stall 2"
                    self.tr("That tile is not on {stall}.").format(stall=names.stall(params["stall"])),
                    self.tr("Only the tiles that lie there are for sale, each of them once."),
                )
            case "no_such_stall":
                return self.tr("There is no such stall."), self.tr("There are as many stalls as painters.")
        return None

    def _cathedral(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "no_tile":
                return (
                    self.tr("This part of the ceiling is done."),
                    self.tr("Only a space that still has its tile can be restored."),
                )
            case "missing_paint":
                return (
                    #: {paints}: "purple" or "2 red"
                    self.tr("Missing: {paints}.").format(paints=names.paints(params["paints"])),
                    self.tr("You must own every paint; only the altar takes one for another."),
                )
            case "altar_needs_three":
                return (
                    self.tr("The altar takes exactly three paints."),
                    self.tr("Red, yellow and blue, or blended paints in their place."),
                )
            case "altar_same_basic":
                return (
                    #: {paint}: "red"
                    self.tr("{paint} counts only once here.", "the altar").format(
                        paint=_capital(names.paint(params["paint"]))
                    ),
                    self.tr("Basic paints at the altar are three different colours."),
                )
            case "bishop_moved_already":
                return (
                    self.tr("You have moved the bishop this round."),
                    self.tr("One step for each player and round."),
                )
            case "bishop_one_step":
                return (
                    self.tr("The bishop takes one step only."),
                    self.tr("A step leads to one of the eight spaces round the bishop."),
                )
            case "bishop_needs_fresco":
                return (
                    self.tr("The step belongs to a fresco tile."),
                    self.tr("Whoever pays for the bishop restores a tile of the ceiling right after it."),
                )
            case "space_taken":
                return (
                    #: {space}: a number on the score track
                    self.tr("Space {space} is taken.").format(space=params["space"]),
                    self.tr("No two pawns share a space; take the next free one before or behind."),
                )
            case "next_free_space":
                return (
                    #: both are numbers on the score track
                    self.tr("Only {back} or {forward} will do.").format(back=params["back"], forward=params["forward"]),
                    self.tr("It is the next free space, forwards or backwards."),
                )
        return None

    def _workshop(self, refusal: Refusal) -> Pair | None:
        params, names = refusal.params, self.names
        match refusal.code:
            case "no_such_recipe":
                first, second = names.paint(params["first"]), names.paint(params["second"])
                return (
                    #: both: "yellow"
                    self.tr("{first} with {second} makes nothing.").format(first=_capital(first), second=second),
                    self.tr("Red and yellow, yellow and blue, red and blue are the basic recipes."),
                )
            case "blends_used":
                return (
                    self.tr("No blends are left today."),
                    self.tr("An assistant in the workshop blends %n time(s).", "", params["n"]),
                )
            case "one_portrait":
                return (
                    self.tr("One portrait a round is enough."),
                    self.tr("Each player takes one card a round; other assistants paint for money."),
                )
            case "portrait_gone":
                return (
                    self.tr("That portrait is not on display."),
                    self.tr("Cards that were taken are not replaced before the round ends."),
                )
            case "one_request":
                return (
                    self.tr("One request a round is enough."),
                    self.tr("Each player fulfils one request a round; other assistants blend."),
                )
            case "no_assistant_left":
                return (
                    self.tr("No assistant is free for a request."),
                    self.tr("An assistant either blends or fulfils a request."),
                )
            case "stack_empty":
                return (
                    self.tr("No request of this kind is left."),
                    self.tr("All tiles of this stack have been taken."),
                )
            case "no_such_stack":
                return (
                    self.tr("There are no such requests here."),
                    self.tr("Requests come with the expansion Bishop's Request."),
                )
            case "three_tiles_needed":
                return (
                    self.tr("A request takes %n different tiles.", "", params["wanted"]),
                    self.tr("They are your own fresco tiles, each of them spent once."),
                )
            case "not_your_tile":
                return (
                    self.tr("That tile belongs to somebody else."),
                    self.tr("Only your own fresco tiles fulfil your request."),
                )
            case "missing_blot":
                return (
                    self.tr("A blot of the colour is missing."),
                    #: {request}: "orange request"
                    self.tr("Every tile for the {request} must show its colour on the back.").format(
                        request=names.request(params["stack"])
                    ),
                )
            case "basic_paint_only":
                return (
                    self.tr("Take red, yellow or blue."),
                    self.tr("A general request pays a basic paint."),
                )
        return None

    def _leonardo(self, refusal: Refusal) -> Pair | None:
        params = refusal.params
        match refusal.code:
            case "leonardo_must_close":
                return (
                    self.tr("Leonardo must close a stall."),
                    self.tr("Leonardo does so each round; you choose which open stall."),
                )
            case "leonardo_must_restore":
                return (
                    self.tr("Leonardo must restore a tile."),
                    self.tr("Leonardo does so each round; you choose where he goes."),
                )
            case "leonardo_must_fulfil":
                return (
                    self.tr("Leonardo must fulfil a request."),
                    self.tr("When Leonardo's tiles fit a request, only the choice among them is yours."),
                )
            case "leonardo_orthogonal":
                return (
                    self.tr("Leonardo walks straight, one step."),
                    self.tr("Leonardo goes up, down, left or right to a tile; only the bishop goes diagonally."),
                )
            case "leonardo_lowest_only":
                return (
                    self.tr("Leonardo wants a tile of %n point(s).", "", params["points"]),
                    self.tr("With no tile beside Leonardo, he goes to one of the lowest value left."),
                )
        return None

    def _tables(self, refusal: Refusal) -> Pair | None:
        """An owner's tables, and positions that cannot be."""
        params = refusal.params
        field = params.get("field", "")
        match refusal.code:
            case "table_count":
                return (
                    #: {field}: a place in a file of tables, "fresco.tiles"
                    self.tr("“{field}”: the number is wrong.").format(field=field),
                    #: {n}, {wanted}: numbers
                    self.tr("There are {n}, and there must be {wanted}.").format(
                        n=params["n"], wanted=params["wanted"]
                    ),
                )
            case "table_range":
                return (
                    #: {field}: a place in a file of tables, "fresco.tiles[3].points"
                    self.tr("“{field}”: {value} cannot be.").format(field=field, value=params["value"]),
                    #: both are numbers
                    self.tr("It must be from {least} to {most}.").format(least=params["least"], most=params["most"]),
                )
            case "table_order":
                return (
                    #: {field}: a place in a file of tables, "hours.price"
                    self.tr("“{field}”: the order is wrong.").format(field=field),
                    self.tr("Later hours are never dearer or worse; stacks fall from the top down."),
                )
            case "table_twice":
                return (
                    #: {field}: a place in a file of tables; {value}: what occurs twice
                    self.tr("“{field}”: {value} occurs twice.").format(field=field, value=params["value"]),
                    self.tr("Each name, recipe and blot may occur once."),
                )
            case "table_colours":
                paint = self.names.paint(PAINTS[LETTERS.index(params["paint"])])
                return (
                    #: {field}: a place in a file of tables; {paint}: "red"
                    self.tr("“{field}”: too little {paint}.").format(field=field, paint=paint),
                    #: {n}, {least}: numbers of tiles
                    self.tr("It is on {n}, and the game needs it on {least} at least.").format(
                        n=params["n"], least=params["least"]
                    ),
                )
            case "table_recipe":
                return (
                    #: {field}: a place in a file of tables
                    self.tr("“{field}”: recipes are missing.").format(field=field),
                    self.tr("Every blended and special paint is made in one way."),
                )
            case "table_effect":
                return (
                    #: {field}: a place in a file of tables
                    self.tr("“{field}”: the effect is unclear.").format(field=field),
                    self.tr("A card has a lasting effect with its amount, or gives something at once."),
                )
            case "impossible_seats":
                return self.tr("These players do not fit."), self.tr("Two to four play; with two Leonardo joins them.")
            case "impossible_pieces":
                return self.tr("The pieces do not add up."), self.tr("Every tile and card lies in one place.")
            case "impossible_master":
                return self.tr("A player has impossible goods."), self.tr(
                    "Paints, money, mood and plan have their limits."
                )
            case "impossible_track":
                return self.tr("The pawns stand impossibly."), self.tr(
                    "No two share a space, and points have their reasons."
                )
            case "impossible_moment":
                return self.tr("This moment cannot be."), self.tr("What is open does not fit what lies on the table.")
        return None


def _capital(words: str) -> str:
    """The same at the beginning of a sentence."""
    return words[:1].upper() + words[1:]
