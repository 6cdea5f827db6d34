"""The start of a match (4), and the layouts (3.3)."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.engine.state import OptionValue
from desktop.games.istanbul.data import Data, data_of, dealer_rubies, palace_rubies
from desktop.games.istanbul.flow import begin_turn
from desktop.games.istanbul.pieces import CORNERS, GOODS, INNER, PLACES, STEPS, Disc, Place
from desktop.games.istanbul.state import Bazaar, Market, Player

NEUTRAL_STARTS = (Place.SMALL_MOSQUE, Place.GREAT_MOSQUE, Place.DEALER)
AROUND = (
    Place.FABRIC_WAREHOUSE, Place.SPICE_WAREHOUSE, Place.FRUIT_WAREHOUSE, Place.POST_OFFICE, Place.CARAVANSARY,
    Place.BLACK_MARKET, Place.TEA_HOUSE, Place.POLICE,
)  # fmt: skip


def setup(seats: int, options: dict[str, OptionValue], seed: int, edition: str = "") -> Bazaar:
    """The position before the first move, the agenda laid."""
    data = data_of(edition)
    variant = options["neutral_assistants"] is True
    stack = [Disc.OWN] * (data.start.assistants - variant) + [Disc.NEUTRAL] * variant
    state = Bazaar(
        seed=seed,
        options=options,
        edition=edition,
        players=[
            Player(
                merchant=Place.FOUNTAIN, family=Place.POLICE, stack=stack[:], reserve=data.start.reserve, lira=0,
                goods=[0, 0, 0, 0], capacity=data.wheelbarrow.capacity, hand=[],
            )
            for _ in range(seats)
        ],
        layout=PLACES,
        starter=0,
        governor=Place.FOUNTAIN,
        smuggler=Place.FOUNTAIN,
        neutrals=list(NEUTRAL_STARTS) if seats == 2 else [],
        large=Market(top=data.demand.large[0], unseen=list(data.demand.large), sold=[]),
        small=Market(top=data.demand.small[0], unseen=list(data.demand.small), sold=[]),
        stacks=[data.mosque_tiles.symbols[seats - 2] for _ in GOODS],
        rubies={
            Place.WAINWRIGHT: data.ruby_supply.wainwright[seats - 2],
            Place.PALACE: palace_rubies(data, seats),
            Place.SMALL_MOSQUE: data.ruby_supply.mosque[seats - 2],
            Place.GREAT_MOSQUE: data.ruby_supply.mosque[seats - 2],
            Place.DEALER: dealer_rubies(data, seats),
        },
        deck=data.cards.deck(),
    )  # fmt: skip
    state.layout = _laid_out(state, data, str(options["layout"]))
    for market in (state.large, state.small):
        market.top = state.take(market.unseen)
    state.governor, state.smuggler = _rolled_place(state), _rolled_place(state)
    while options["layout"] == "balanced" and state.governor in _TOO_GOOD:
        state.governor = _rolled_place(state)
    while options["layout"] == "balanced" and state.smuggler in _TOO_GOOD:
        state.smuggler = _rolled_place(state)
    chosen = options["starter"]
    state.starter = chosen - 1 if isinstance(chosen, int) and not isinstance(chosen, bool) else state.below(seats)
    for turn in range(seats):
        player = state.players[(state.starter + turn) % seats]
        player.lira = data.start.lira[turn]
        for _ in range(data.start.cards):
            player.hand.append(state.take(state.deck))
    begin_turn(state, state.starter)
    return state


_TOO_GOOD = (Place.POST_OFFICE, Place.BLACK_MARKET)  # in the balanced layout nobody begins there


def _rolled_place(state: Bazaar) -> Place:
    return Place(state.below(6) + state.below(6) + 2)


def _laid_out(state: Bazaar, data: Data, layout: str) -> tuple[Place, ...]:
    """The sixteen places row by row; a shuffled bazaar is shuffled again until it fits."""
    printed = {"short": data.layouts.short, "long": data.layouts.long, "red": data.layouts.red}
    if layout in printed:
        return tuple(Place(no) for no in printed[layout])
    places = list(PLACES)
    while True:
        state.shuffle(places)
        if random_fits(places, data) and (layout == "random" or balanced_fits(places)):
            return tuple(places)


def random_fits(places: Sequence[Place], data: Data) -> bool:
    """D: the Fountain lies inside, black market and tea house at least three steps apart."""
    at = {place: index for index, place in enumerate(places)}
    apart = STEPS[at[Place.BLACK_MARKET]][at[Place.TEA_HOUSE]]
    return at[Place.FOUNTAIN] in INNER and apart >= data.random_layout.tea_from_black_market


def balanced_fits(places: Sequence[Place]) -> bool:
    """The optional extra of 3.3: caravansary inside too, tea house in a corner, the dealer far from it, and most of what
    one needs at first near the Fountain."""
    at = {place: index for index, place in enumerate(places)}
    fountain = at[Place.FOUNTAIN]
    return (
        at[Place.CARAVANSARY] in INNER
        and at[Place.TEA_HOUSE] in CORNERS
        and STEPS[at[Place.DEALER]][at[Place.TEA_HOUSE]] >= 3
        and sum(STEPS[fountain][at[place]] <= 2 for place in AROUND) >= 5
    )
