"""Numbers of the rules that were computed there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from desktop.engine.chance import Chance
from desktop.games.catan_dice.data import TABLES
from desktop.games.catan_dice.faces import RESOURCES, Face
from desktop.games.catan_dice.geometry import COASTAL, HEXES, SIDES, distance, longest_way
from desktop.games.catan_dice.islands import island
from desktop.games.catan_dice.printed import Printed
from desktop.games.catan_dice.scoring import rank
from desktop.games.catan_dice.shared import Shared
from desktop.games.catan_dice.state import What

DATA = TABLES.data()


def printed(name: str) -> Printed:
    found = island(name)
    assert isinstance(found, Printed)
    return found


def shared() -> Shared:
    found = island("extra")
    assert isinstance(found, Shared)
    return found


def test_sums_of_the_printed_points():
    points = printed("island_one").points
    sums = [sum(points[what]) for what in (What.ROAD, What.SETTLEMENT, What.CITY, What.KNIGHT)]
    assert sums == [16, 39, 69, 21]
    assert sum(sums) == 145


def test_building_everything_takes_more_dice_than_there_are():
    one = printed("island_one")
    assert sum(len(one.costs[what]) * len(one.points[what]) for what in one.kinds) == 94
    assert DATA.track.turns * DATA.dice.number == 90


def test_the_costs_of_the_printed_table():
    costs = printed("island_one").costs
    assert {what: len(cost) for what, cost in costs.items()} == {
        What.ROAD: 2,
        What.KNIGHT: 3,
        What.SETTLEMENT: 4,
        What.CITY: 5,
    }
    assert costs[What.CITY] == (Face.GRAIN, Face.GRAIN, Face.ORE, Face.ORE, Face.ORE)
    assert all(set(cost) <= set(RESOURCES) for cost in costs.values())


SITE_ROADS = {
    "S3": "START R0",
    "S4": "R2 R3",
    "S5": "R5 R6",
    "S7": "R7 R8 R12",
    "S9": "R9 R10",
    "S11": "R11",
    "C7": "R1",
    "C12": "R4",
    "C20": "R13 R14",
    "C30": "R15",
}


def test_the_roads_that_serve_each_site():
    one = printed("island_one")
    corner = {site.id: site.corner for sites in one.site_lists.values() for site in sites}
    assert {id: " ".join(one.beside[corner[id]]) for id in corner} == SITE_ROADS


def test_the_fewest_roads_to_each_site():
    one = printed("island_one")
    depth = {"START": 0, **{road: one.depth[place] - 1 for place, road in enumerate(one.roads)}}
    fewest = {id: min(depth[road] for road in roads.split()) for id, roads in SITE_ROADS.items()}
    assert fewest == {"S3": 0, "S4": 2, "S5": 4, "S7": 6, "S9": 8, "S11": 10, "C7": 2, "C12": 4, "C20": 8, "C30": 10}


def test_roads_end_where_their_parents_do_and_lie_between_neighbouring_corners():
    for name in ("island_one", "island_two"):
        table = printed(name).table
        for road in table.roads:
            (a, b), (c, d) = (DATA.corners.at[end] for end in road.ends)
            assert (abs(a - c), abs(b - d)) in {(1, 1), (2, 0)}


def test_the_knights_stand_in_a_ring_against_the_clock():
    one = printed("island_one").table
    at = {hex.id: hex.at for hex in one.hexes}
    ring = [at[knight.hex] for knight in one.knights]
    for (a, b), (c, d) in pairwise([*ring, ring[0]]):
        assert a * d - b * c < 0  # y grows downward


def test_the_boxes_stand_side_by_side_in_the_shape_of_a_two():
    cells = list(zip(DATA.track.rows, DATA.track.columns, strict=True))
    assert len(set(cells)) == 15
    assert all(abs(a - c) + abs(b - d) == 1 for (a, b), (c, d) in pairwise(cells))


def test_island_two_counts_its_places():
    two = printed("island_two")
    assert [len(two.ids[what]) for what in two.kinds] == [17, 7, 4, 9]
    assert sum(two.points[What.SETTLEMENT]) + sum(two.points[What.CITY]) == 15
    assert [two.depth[two.road_at[road]] for road in ("r5", "r6", "r17")] == [5, 5, 15]


def test_every_branch_of_island_two_off_the_main_road_is_one_segment():
    two = printed("island_two")
    parents = set(two.parent.values())
    for leaf in set(two.roads) - parents - {"r17"}:
        assert sum(parent == two.parent[leaf] for parent in two.parent.values()) == 2


def test_the_shared_island_counts_its_places():
    extra = shared()
    assert [len(extra.ids[what]) for what in extra.kinds] == [72, 24, 12, 20, 4]
    assert (len(HEXES), len(SIDES), sum(COASTAL)) == (19, 72, 30)
    assert (HEXES[0], HEXES[9], HEXES[18]) == (
        (0, 3, 4, 7, 8, 12),
        (18, 23, 24, 29, 30, 35),
        (41, 45, 46, 49, 50, 53),
    )
    assert [id for id, joker in extra.jokers.items() if joker.face is None] == ["K09", "K10"]
    assert extra.jokers["K01"].face is Face.GRAIN


def test_a_distance_of_exactly_five_is_far_enough():
    extra = shared()
    at = extra.at[What.ROAD]
    near = {distance(at["R0104"], place) for place, coastal in enumerate(COASTAL) if coastal}
    assert 5 in near
    assert distance(at["R0104"], at["R0104"]) == 0
    assert distance(at["R0104"], at["R0408"]) == 0


def test_the_longest_way_is_the_longest_of_all_ways():
    """Against trying every way from every corner, on networks that grow as roads do."""
    luck = Chance(5)
    for _ in range(60):
        roads = [SIDES[luck.below(72)]]
        while len(roads) < 11:
            near = [side for side in SIDES if side not in roads and any(set(side) & set(road) for road in roads)]
            roads.append(near[luck.below(len(near))])
        mask = sum(1 << SIDES.index(road) for road in roads)
        assert longest_way(mask) == max(_ways(corner, roads) for road in roads for corner in road)


def _ways(corner: int, left: list[tuple[int, int]]) -> int:
    on = [road for road in left if corner in road]
    return max((1 + _ways(sum(road) - corner, [r for r in left if r != road]) for road in on), default=0)


def test_the_longest_way_may_cross_a_corner_again_but_no_road():
    extra = shared()

    def length(*roads: str) -> int:
        return longest_way(sum(1 << extra.at[What.ROAD][road] for road in roads))

    ring = ("R0003", "R0004", "R0307", "R0408", "R0712", "R0812")
    assert length() == 0
    assert length(*ring) == 6
    assert length(*ring, "R1217") == 7
    assert length("R0104", "R0408", "R0812", "R0813") == 3  # a branch does not count
    assert length(*ring, "R0813", "R0104") == 7
    assert length(*ring, "R0104", "R0105") == 8


@pytest.mark.parametrize(
    ("points", "name"),
    [
        (-30, "castaway"),
        (39, "castaway"),
        (40, "settler"),
        (69, "builder"),
        (84, "mayor"),
        (99, "governor"),
        (100, "lord"),
    ],
)
def test_solo_ranks(points, name):
    assert rank(points) == name
