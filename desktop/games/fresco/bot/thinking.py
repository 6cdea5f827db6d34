"""The players that think a whole day through before they plan it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.bots.bot import Advice, Question
from desktop.games.fresco.actions import (
    BuyGoods,
    ChoosePaint,
    CloseStall,
    ConfirmPlan,
    LandOn,
    Leave,
    MoveBishop,
    PlaceAssistant,
    Restore,
    RestoreAltar,
    Wake,
)
from desktop.games.fresco.bot import leonardo, modules
from desktop.games.fresco.bot.day import Day, Plan, bought, plans, restored
from desktop.games.fresco.bot.outlook import Outlook, Purse
from desktop.games.fresco.bot.worth import Worths
from desktop.games.fresco.box import box
from desktop.games.fresco.grid import ROUND
from desktop.games.fresco.paints import BASIC
from desktop.games.fresco.state import (
    ASLEEP,
    LAST,
    NOWHERE,
    CathedralFrame,
    DayFrame,
    Fresco,
    IncomeFrame,
    LandingFrame,
    LeonardoCathedralFrame,
    LeonardoMarketFrame,
    LeonardoStudioFrame,
    LeonardoWorkshopFrame,
    MarketFrame,
    PlanFrame,
    RequestFrame,
    StudioFrame,
    WakeFrame,
    WorkshopFrame,
)


class Thinker:
    """Chooses by what a day brings: hour and plan for the best day, and every step of it for the rest of the day."""

    def __init__(self, worths: Worths, seed: int) -> None:
        self.worths, self.seed = worths, seed

    def choose(self, view: Fresco, question: Question) -> Advice:
        frame: object = view.top
        return _CHOICES[type(frame)](self, view, frame)

    def outlook(self, view: Fresco, seat: int) -> Outlook:
        return Outlook(view, seat, self.worths)

    # -- the morning ---------------------------------------------------------------------------------------------------

    def hours(self, view: Fresco, seat: int) -> dict[int, float]:
        """What each free line of the hostel promises to a seat."""
        outlook = self.outlook(view, seat)
        here, mood = outlook.box, view.masters[seat].mood
        taken = {master.hour for master in view.masters}
        asleep = sum(master.hour == ASLEEP for who, master in enumerate(view.masters) if who != seat)
        free = [line for line in range(len(here.hours)) if line not in taken]
        found: dict[int, float] = {}
        days: dict[int, tuple[Day, Day]] = {}
        for line in free:
            _, change, price = here.hours[line]
            after = max(here.lowest, min(here.highest, mood + change))
            before = sum(free_line < line for free_line in free)
            earlier = sum(ASLEEP < master.hour < line for master in view.masters)
            rivals = earlier + (asleep * before / max(1, len(free) - 1) if asleep else 0.0)
            outlook.price = max(0, price - here.lasting(view.masters[seat].portraits, "price"))
            if outlook.price not in days:
                days[outlook.price] = self.days(outlook)
            for day in days[outlook.price]:
                day.mood = after
            crew = here.crew(after)
            found[line] = max(
                self.expected(days[outlook.price], plan, rivals) for plan in plans(crew, here.data.crew.spaces)
            )
        return found

    def days(self, outlook: Outlook) -> tuple[Day, Day]:
        """The day with all stalls, and with one's best stall closed."""
        purse = outlook.purse()
        master = outlook.state.masters[outlook.seat]
        stalls = tuple(index for index, stall in enumerate(outlook.state.stalls) if stall.open)
        whole = Day(outlook, purse, stalls, master.mood)
        favourite = next(
            (value // 100 for kind, value in whole.after_cathedral(2, 0)[0].trail if kind == "buy"), NOWHERE
        )
        rest = Day(outlook, purse, tuple(stall for stall in stalls if stall != favourite), master.mood)
        return whole, rest

    def expected(self, days: tuple[Day, Day], plan: Plan, rivals: float) -> float:
        """A plan's worth with so many earlier risers."""
        whole, rest = days
        share = min(0.9, self.worths.rivals * rivals)
        value = whole.value(plan) * (1 - share) + (rest.value(plan) * share if plan[0] else whole.value(plan) * share)
        return value - self.worths.late * rivals * plan[1]

    def wake(self, view: Fresco, frame: WakeFrame) -> Advice:
        if view.masters[frame.who].leonardo:
            return leonardo.wake(self, view, frame)
        hours = self.hours(view, frame.seat)
        line = max(hours, key=lambda line: hours[line])
        time, mood, price = box(view).hours[line]
        return Advice(Wake(frame.who, line), "hour", {"hour": time, "mood": mood, "price": price})

    def plan(self, view: Fresco, frame: PlanFrame) -> Advice:
        master = view.mover
        if master.placed >= master.crew:
            return Advice(ConfirmPlan(), "plan_done")
        best = self.best_plan(view, frame.seat)
        column = next(column for column in range(len(best)) if best[column] > master.plan[column])
        return Advice(PlaceAssistant(column), "plan", {"column": column, "n": best[column], "final": view.final})

    def best_plan(self, view: Fresco, seat: int) -> Plan:
        outlook = self.outlook(view, seat)
        master = view.masters[seat]
        days = self.days(outlook)
        rivals = sum(other.hour < master.hour for other in view.masters)
        spaces = outlook.box.data.crew.spaces
        return max(plans(master.crew, spaces, master.plan), key=lambda plan: self.expected(days, plan, rivals))

    # -- the day -------------------------------------------------------------------------------------------------------

    def rest_of_day(self, outlook: Outlook, purses: list[Purse]) -> Purse:
        """The best of some purchases, when the day goes on as planned."""
        plan = outlook.state.masters[outlook.seat].plan
        mood = outlook.state.masters[outlook.seat].mood

        def value(purse: Purse) -> float:
            day = Day(outlook, purse._replace(trail=()), (), mood)
            return day.value((0, *plan[1:]))

        return max(purses, key=value)

    def market(self, view: Fresco, frame: MarketFrame) -> Advice:
        outlook = self.outlook(view, frame.seat)
        stalls = [index for index, stall in enumerate(view.stalls) if stall.open and frame.stall in (NOWHERE, index)]
        some = bought(outlook, outlook.purse(), frame.left, stalls, 6)
        best = self.rest_of_day(outlook, some)
        if best.trail:
            stall, index = divmod(best.trail[0][1], 100)
            tile = view.stalls[stall].tiles[index]
            return Advice(BuyGoods(stall, tile), "buy", {"paints": outlook.box.goods[tile].paints})
        if frame.stall != NOWHERE:
            reason = "bought_enough" if frame.left else "all_carry"
            return Advice(CloseStall(frame.stall), reason, {"stall": frame.stall})
        rival = leonardo.rivals_stall(view, frame.seat)
        if rival != NOWHERE:
            return Advice(CloseStall(rival), "close_for_rivals", {"stall": rival})
        return Advice(Leave(), "nothing_to_buy")

    def cathedral(self, view: Fresco, frame: CathedralFrame) -> Advice:
        outlook = self.outlook(view, frame.seat)
        column = next(open.column for open in view.agenda if isinstance(open, DayFrame))
        last = view.final and column == LAST
        start = outlook.purse()
        width = self.worths.width + 1
        if frame.stepped:
            first = outlook.restorations(start, not last or frame.left > 1, 99)
            space = next(next_.trail[0][1] for _, next_ in first if next_.trail[0][0] == "tile")
            return self.restoring(outlook, start, space)
        purses = [start]
        for n in range(frame.left, 0, -1):
            purses = restored(outlook, purses, width, later=not last or n > 1)
        best = self.after_work(outlook, purses, column)
        if not best.trail:
            return Advice(Leave(), "nothing_to_restore")
        kind, value = best.trail[0]
        if kind == "altar":
            points, _, paints = outlook.altars[value]
            return Advice(RestoreAltar(paints), "altar", {"points": points})
        if kind == "step":
            space = best.trail[1][1]
            goal = space if space in ROUND[view.bishop] else next(n for n in ROUND[view.bishop] if space in ROUND[n])
            return Advice(MoveBishop(goal), "bishop", {"space": space})
        return self.restoring(outlook, start, value)

    def after_work(self, outlook: Outlook, purses: list[Purse], column: int) -> Purse:
        """The best of some outcomes, with what the plan still holds."""
        plan = outlook.state.masters[outlook.seat].plan
        if outlook.final and column == LAST:
            return max(purses, key=lambda purse: outlook.value(purse, later=False))
        rest = (0, 0, plan[2], plan[3], plan[4])
        return max(purses, key=lambda purse: Day(outlook, purse, (), 0).value(rest))

    def restoring(self, outlook: Outlook, purse: Purse, space: int) -> Advice:
        tile = outlook.box.tiles[outlook.state.ceiling[space]]
        bonus, _ = outlook.bonus(purse._replace(stepped=True), space)
        return Advice(Restore(space), "restore", {"points": tile.points + bonus, "bonus": bonus})

    def landing(self, view: Fresco, frame: LandingFrame) -> Advice:
        if view.masters[frame.who].leonardo:
            return Advice(LandOn(frame.back), "leonardo_back")
        return Advice(LandOn(frame.forward), "forward", {"n": frame.forward - frame.back})

    def income(self, view: Fresco, frame: IncomeFrame) -> Advice:
        outlook = self.outlook(view, frame.seat)
        purse = outlook.purse()
        paint = max(BASIC, key=lambda paint: outlook.ahead(purse.have + (1 << 16 * paint), purse.mask))
        return Advice(ChoosePaint(paint), "useful_paint", {"paint": paint})


_CHOICES: dict[type, Callable[[Thinker, Fresco, Any], Advice]] = {
    WakeFrame: Thinker.wake,
    PlanFrame: Thinker.plan,
    MarketFrame: Thinker.market,
    CathedralFrame: Thinker.cathedral,
    StudioFrame: modules.studio,
    WorkshopFrame: modules.workshop,
    RequestFrame: modules.request,
    LandingFrame: Thinker.landing,
    IncomeFrame: Thinker.income,
    LeonardoMarketFrame: leonardo.market,
    LeonardoCathedralFrame: leonardo.cathedral,
    LeonardoStudioFrame: leonardo.studio,
    LeonardoWorkshopFrame: leonardo.workshop,
}
