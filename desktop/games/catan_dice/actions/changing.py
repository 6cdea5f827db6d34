"""Changing what dice show after the last throw: a trade of two gold, and the jokers of knights (rules 6.5, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import ClassVar

from desktop.engine.action import Action, Event, Refusal
from desktop.engine.state import Frame
from desktop.games.catan_dice.events import Replaced, Traded
from desktop.games.catan_dice.faces import DEAD_GOLD, FACES, FREE, RESOURCES, Face, Status
from desktop.games.catan_dice.island import JokerPlace
from desktop.games.catan_dice.islands import island_of
from desktop.games.catan_dice.secrecy import blind_to_dice
from desktop.games.catan_dice.state import CatanDice, Rerolling, Resolving

_GOLD = FREE[Face.GOLD]


def joined(reasons: list[Refusal]) -> Refusal | None:
    """Several reasons as one: the first, with the others as further ones; None when there is none."""
    if len(reasons) < 2:
        return reasons[0] if reasons else None
    first, *also = reasons
    return Refusal(first.code, first.rule, first.params, tuple(also))


class TradeGold(Action, frozen=True):
    """6.6: two free gold dice become one resource: `die` shows it then, the first other gold die is given away."""

    die: int
    face: Face

    when: ClassVar[tuple[type[Frame], ...]] = (Rerolling, Resolving)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[TradeGold]:
        for die, lies in enumerate(state.dice):
            for face in FACES:
                if face is not lies.face or face is Face.GOLD:
                    yield TradeGold(die, face)

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[TradeGold]:
        if type(state.top) is not Resolving or state.dice.count(_GOLD) < 2:
            return ()
        return [TradeGold(die, face) for die, lies in enumerate(state.dice) if lies == _GOLD for face in RESOURCES]

    def refusal(self, state: CatanDice) -> Refusal | None:
        if type(state.top) is Rerolling:
            return Refusal("not_between_rolls", "not_between_rolls", {"done": "trade"})
        lies = state.dice[self.die] if 0 <= self.die < len(state.dice) else None
        if lies is None or self.face is Face.BLANK:
            return Refusal("no_such_dice", "gold", {"number": len(state.dice)})
        reasons = _use_reasons(lies.status, lies.face)
        if lies.face is not Face.GOLD:
            reasons.append(Refusal("only_gold_trades", "only_gold_trades", {"face": lies.face}))
        elif state.dice.count(_GOLD) < 2 and lies.status is Status.FREE:
            reasons.append(Refusal("gold_needs_pair", "gold_pair"))
        if self.face is Face.GOLD:
            reasons.append(Refusal("gold_not_offered", "gold_not_offered"))
        return joined(reasons)

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        seat = state.playing
        given = next(die for die, lies in enumerate(state.dice) if lies == _GOLD and die != self.die)
        state.dice[self.die] = FREE[self.face]
        state.dice[given] = DEAD_GOLD
        yield Traded(seat=seat, die=self.die, given=given, face=self.face, blind=blind_to_dice(state, seat))


class UseJoker(Action, frozen=True):
    """6.5: a built knight changes one free die, once a game."""

    joker: str
    die: int
    face: Face

    when: ClassVar[tuple[type[Frame], ...]] = (Rerolling, Resolving)

    @classmethod
    def candidates(cls, state: CatanDice) -> Iterable[UseJoker]:
        sheet = state.sheets[state.playing]
        for joker in island_of(state).jokers.values():
            ready = _ready(joker, sheet.knights, sheet.used)
            if joker.face is None or (ready and type(state.top) is Resolving):
                faces = FACES  # the wrong ones are for learners
            else:
                faces = (joker.face,)
            for die in range(len(state.dice)):
                for face in faces:
                    yield UseJoker(joker.id, die, face)

    @classmethod
    def legal(cls, state: CatanDice) -> Iterable[UseJoker]:
        sheet = state.sheets[state.playing]
        if sheet.knights == 0 or type(state.top) is not Resolving:
            return ()
        free = [(die, lies.face) for die, lies in enumerate(state.dice) if lies.status is Status.FREE]
        if not free:
            return ()
        found: list[UseJoker] = []
        for joker in island_of(state).jokers.values():
            if not _ready(joker, sheet.knights, sheet.used):
                continue
            faces = RESOURCES if joker.face is None else (joker.face,)
            found += [UseJoker(joker.id, die, face) for die, shown in free for face in faces if face is not shown]
        return found

    def refusal(self, state: CatanDice) -> Refusal | None:
        if type(state.top) is Rerolling:
            return Refusal("not_between_rolls", "not_between_rolls", {"done": "joker"})
        if not 0 <= self.die < len(state.dice) or self.face is Face.BLANK:
            return Refusal("no_such_dice", "joker", {"number": len(state.dice)})
        joker, lies = island_of(state).jokers[self.joker], state.dice[self.die]
        sheet = state.sheets[state.playing]
        reasons: list[Refusal] = []
        if sheet.knights & joker.needs != joker.needs:
            reasons.append(Refusal("knight_not_built", "joker_when", {"joker": joker.id, "knights": joker.knights}))
        elif sheet.used >> joker.index & 1:
            reasons.append(Refusal("joker_used", "joker_once", {"joker": joker.id}))
        reasons += _use_reasons(lies.status, lies.face)
        if self.face is Face.GOLD:
            reasons.append(Refusal("gold_not_offered", "gold_not_offered"))
        elif joker.face is not None and self.face is not joker.face:
            params = {"joker": joker.id, "face": joker.face, "wanted": self.face}
            reasons.append(Refusal("joker_wrong_resource", "joker_resource", params))
        if self.face is lies.face:
            reasons.append(Refusal("joker_same_face", "joker_same_face", {"face": self.face}))
        return joined(reasons)

    def perform(self, state: CatanDice) -> Iterator[Event | None]:
        seat = state.playing
        bit = 1 << island_of(state).jokers[self.joker].index
        sheet = state.sheets[seat]
        sheet.used |= bit
        sheet.used_now |= bit
        before = state.dice[self.die].face
        state.dice[self.die] = FREE[self.face]
        yield Replaced(
            seat=seat,
            joker=self.joker,
            die=self.die,
            before=before,
            face=self.face,
            blind=blind_to_dice(state, seat),
        )


def _ready(joker: JokerPlace, knights: int, used: int) -> bool:
    return knights & joker.needs == joker.needs and not used >> joker.index & 1


def _use_reasons(status: Status, face: Face) -> list[Refusal]:
    """Why a die cannot be changed: it has paid, or it was given away."""
    match status:
        case Status.SPENT:
            return [Refusal("die_spent", "die_spent", {"face": face})]
        case Status.DEAD:
            return [Refusal("die_dead", "die_dead")]
        case Status.FREE:
            return []
