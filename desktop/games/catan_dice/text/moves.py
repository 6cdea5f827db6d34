"""What is asked, what can be done, and what a button says."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.engine.action import Action
from desktop.games.catan_dice.actions.building import Build, EndTurn, MarkStart, points_in_turn
from desktop.games.catan_dice.actions.changing import TradeGold, UseJoker
from desktop.games.catan_dice.actions.rolling import Reroll, RollDice, Stop
from desktop.games.catan_dice.faces import Face
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.paying import built_this_turn, could_build
from desktop.games.catan_dice.scoring import box_points, total
from desktop.games.catan_dice.state import CatanDice, FirstRoll, Rerolling, Resolving, StartRoad, What, X
from desktop.games.catan_dice.text.names import CatanDiceNames


class CatanDiceMoves(QObject):
    """Prompts, the moves list, the chooser, buttons, warnings."""

    def __init__(self, names: CatanDiceNames) -> None:
        super().__init__()
        self.names = names

    def round(self, view: CatanDice) -> str:
        turns = island_of(view).turns
        if turns:
            #: {n}: 1 to 15, {all}: 15
            return self.tr("Turn {n} of {all}").format(n=max(1, view.turn), all=turns)
        if view.turn == 0:
            #: before the first throw on the shared island
            return self.tr("Setup")
        #: n., a player's turn; a match without a last turn
        return self.tr("Turn {n}").format(n=view.turn)

    # -- prompts -----------------------------------------------------------------------------------------------------

    def prompt(self, view: CatanDice) -> str:
        match view.top:
            case StartRoad():
                return self.tr("Mark a road on the coast as your start")
            case FirstRoll():
                return self.tr("Roll all %n dice", "", len(view.dice))
            case Rerolling():
                left = island_of(view).dice.throws - view.throws
                return self.tr("Keep what you like and reroll: %n throw(s) left", "", left)
            case Resolving(seat=seat):
                return self._resolving(view, seat)
            case _:
                return self.tr("The match is over")

    def _resolving(self, view: CatanDice, seat: int) -> str:
        built = built_this_turn(view, seat)
        if could_build(view):
            return self.tr("Build more, or end your turn") if built else self.tr("Build something with your dice")
        if built or not island_of(view).turns:
            #: prompt: nothing is left to do
            return self.tr("End your turn")
        return self.tr("Nothing can be built: end your turn")

    def waiting(self, view: CatanDice, names: tuple[str, ...]) -> str:
        if not view.agenda:
            return self.tr("The match is over")
        name = names[view.playing]
        match view.top:
            case StartRoad():
                return self.tr("{name} is choosing a start").format(name=name)
            case FirstRoll():
                #: {name} is about to roll the dice
                return self.tr("{name} is rolling").format(name=name)
            case Rerolling():
                return self.tr("{name} is choosing dice to keep").format(name=name)
            case _:
                #: {name} is using the dice
                return self.tr("{name} is building").format(name=name)

    # -- the moves list ----------------------------------------------------------------------------------------------

    def group(self, action: Action) -> str:
        match action:
            case RollDice() | Reroll() | Stop():
                #: head of a group of moves
                return self.tr("Dice")
            case TradeGold():
                #: head of a group of moves
                return self.tr("Trade gold")
            case UseJoker():
                #: head of a group of moves
                return self.tr("Jokers")
            case MarkStart():
                #: head of a group of moves
                return self.tr("Start road")
            case Build(what=What.ROAD):
                #: head of a group of moves
                return self.tr("Roads")
            case Build(what=What.SETTLEMENT):
                #: head of a group of moves
                return self.tr("Settlements")
            case Build(what=What.CITY):
                #: head of a group of moves
                return self.tr("Cities")
            case Build(what=What.KNIGHT):
                #: head of a group of moves
                return self.tr("Knights")
            case Build():
                #: head of a group of moves
                return self.tr("Castles")
            case _:
                #: head of a group of moves
                return self.tr("Turn")

    def action(self, action: Action, view: CatanDice) -> str:
        match action:
            case MarkStart(place=place):
                #: {road}: "the road 1–4"
                return self.tr("Start with {road}").format(road=self.names.thing(What.ROAD, place))
            case RollDice():
                return self.tr("Roll all %n dice", "", len(view.dice))
            case Reroll(dice=dice):
                return self._reroll(dice, view)
            case Stop():
                return self.tr("Stop rolling and use the dice")
            case TradeGold(die=die, face=face):
                #: {die}: "die 3 (gold)", which then shows the resource
                return self.tr("Trade two gold for {resource}: {die}").format(
                    resource=self.names.face(face), die=self._die(die, view)
                )
            case UseJoker(joker=joker, die=die, face=face):
                #: {joker}: "knight 3's joker"; {die}: "die 2 (gold)"; {resource}: "wool"
                return self.tr("Use {joker}: {die} becomes {resource}").format(
                    joker=self.names.joker(joker), die=self._die(die, view), resource=self.names.face(face)
                )
            case Build(what=what, place=place):
                return self._build(what, place)
            case _:
                return self._end(view)

    def _die(self, die: int, view: CatanDice) -> str:
        return self.names.die(die, view.dice[die].face if die < len(view.dice) else Face.BLANK)

    def _reroll(self, dice: tuple[int, ...], view: CatanDice) -> str:
        kept = [die for die in range(len(view.dice)) if die not in dice]
        if not kept:
            return self.tr("Reroll all %n dice", "", len(dice))
        faces = [view.dice[die].face for die in kept]
        words = self.names.faces(faces)
        if any(view.dice[die].face in faces for die in dice if die < len(view.dice)):  # which of two equal dice, then?
            #: {faces}: "2 ore and wool"; {dice}: "1, 2, 5", the dice counted from the left
            words = self.tr("{faces} (dice {dice})").format(
                faces=words, dice=self.names.row([str(die + 1) for die in kept])
            )
        #: {faces}: "2 ore and wool"
        return self.tr("Keep {faces}; reroll %n die(s)", "", len(dice)).format(faces=words)

    def _build(self, what: What, place: str) -> str:
        thing = self.names.thing(what, place)
        if what is What.KNIGHT:
            #: {knight}: "knight 3"
            return self.tr("Station {knight}").format(knight=thing)
        #: {thing}: "settlement 5", "the road to city 7"
        return self.tr("Build {thing}").format(thing=thing)

    def _end(self, view: CatanDice) -> str:
        if not view.agenda or not island_of(view).turns:
            #: a move: the dice go to the next player
            return self.tr("End the turn")
        if not built_this_turn(view, view.playing):
            return self.tr("End the turn with an X")
        points = points_in_turn(view, view.playing)
        #: {points}: what is written into the box of this turn
        return self.tr("End the turn and write {points}").format(points=points)

    def deed(self, action: Action) -> str:
        match action:
            case MarkStart():
                #: what undo would take back
                return self.tr("mark the start")
            case RollDice() | Reroll():
                #: what undo would take back
                return self.tr("roll")
            case Stop():
                #: what undo would take back
                return self.tr("stop rolling")
            case TradeGold():
                #: what undo would take back
                return self.tr("trade gold")
            case UseJoker(joker=joker):
                #: what undo would take back. {joker}: "knight 3's joker"
                return self.tr("use {joker}").format(joker=self.names.joker(joker))
            case Build(what=What.KNIGHT, place=place):
                #: what undo would take back. {knight}: "knight 3"
                return self.tr("station {knight}").format(knight=self.names.thing(What.KNIGHT, place))
            case Build(what=what, place=place):
                #: what undo would take back. {thing}: "settlement 5"
                return self.tr("build {thing}").format(thing=self.names.thing(what, place))
            case _:
                #: what undo would take back
                return self.tr("end the turn")

    # -- the chooser -------------------------------------------------------------------------------------------------

    def question(self, action: Action, field: str) -> str:
        match action, field:
            case TradeGold(), "face":
                return self.tr("Two gold become which resource?")
            case UseJoker(), "face":
                return self.tr("What shall the die become?")
            case UseJoker(), "joker":
                return self.tr("Whose joker do you use?")
            case _, "die":
                return self.tr("Which die is meant?")
            case _, "dice":
                return self.tr("Which dice do you reroll?")
            case _, "what":
                return self.tr("What do you want to build?")
            case _, "place":
                return self.tr("Where do you want to build?")
        return self.tr("What do you want to do?")

    def value(self, action: Action, field: str, view: CatanDice) -> str:
        match action, field:
            case TradeGold(face=face) | UseJoker(face=face), "face":
                return self.names.face(face)
            case UseJoker(joker=joker), "joker":
                return self.names.joker(joker)
            case TradeGold(die=die) | UseJoker(die=die), "die":
                return self._die(die, view)
            case Build(what=what), "what":
                return self.names.kind(what)
            case Build(what=what, place=place), "place":
                return self.names.thing(what, place)
            case MarkStart(place=place), "place":
                return self.names.thing(What.ROAD, place)
        return self.action(action, view)

    # -- buttons, warnings, previews ---------------------------------------------------------------------------------

    def button(self, id: str, marked: int) -> str:
        match id:
            case "roll":
                #: button: the first throw
                return self.tr("Roll the dice")
            case "reroll" if marked:
                #: button: throw the others again
                return self.tr("Reroll: %n kept", "", marked)
            case "reroll":
                #: button: throw all dice again
                return self.tr("Reroll all")
            case "stop":
                #: button: throw no more
                return self.tr("Stop rolling")
            case "end":
                #: button
                return self.tr("End turn")
        raise KeyError(id)

    def warning(self, action: Action, view: CatanDice) -> tuple[str, str, str] | None:
        if not isinstance(action, EndTurn) or not island_of(view).turns or built_this_turn(view, view.playing):
            return None
        kinds = could_build(view)
        if not kinds:
            return None
        things = self.names.any_of([self.names.kind(what) for what in kinds])
        points = box_points(view, X) or 0
        #: {points}: what the X counts, "−2"; {things}: "road or knight"
        words = self.tr("Nothing built: this box becomes X ({points}). You could still build: {things}.")
        #: buttons under a warning: end the turn empty, or go on building
        words = words.format(things=things, points=f"−{-points}" if points else "0")
        return words, self.tr("End anyway"), self.tr("Build", "button: go on building")

    def foresight(self, action: Action, before: CatanDice, after: CatanDice) -> str:
        """What an action would do: points gained and what the box would hold."""
        if not before.agenda:
            return ""
        seat = before.playing
        match action:
            case Build():
                gain = total(after, seat) - total(before, seat)
                #: a preview: what this would bring
                words = [self.tr("+%n point(s)", "", gain)] if gain else []
                if island_of(before).turns and (now := points_in_turn(after, seat)) != gain:
                    #: {points}: what the box of this turn would hold
                    words.append(self.tr("{points} this turn").format(points=now))
                return self.tr(" · ", "between facts in one line").join(words)
            case EndTurn() if island_of(before).turns:
                box = after.sheets[seat].boxes[-1]
                if box != X:
                    return self.tr("{points} this turn").format(points=box)
                lost = total(before, seat) - total(after, seat)
                #: an empty turn. {points}: "−2" or "0"
                return self.tr("X: {points}").format(points=f"−{lost}" if lost else "0")
        return ""
