"""The atlas: nine maps that hang together as the plan says."""

import pytest

from fathom.games.sleeping_gods.board import START, Edge, crossings, facing, map_of_place, places, reachable, regions
from fathom.games.sleeping_gods.campaign import write
from fathom.games.sleeping_gods.pieces import Region
from fathom.games.sleeping_gods.stories.book import UNITS, bind
from fathom.games.sleeping_gods.writing import checks
from fathom.games.sleeping_gods.writing.checks import geography
from tests.rules.sleeping_gods.scene import Scene

EMPTY = {"en": {}, "fr": {}, "es": {}}


def test_the_atlas_passes_its_check():
    assert list(checks.atlas(bind({}), EMPTY)) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda seas: seas.pop(Region("2a")), "80 regions, not 81"),
        (lambda seas: _alter(seas, "2a", to=(Region("2b"),)), "2c leads to 2a, which does not lead back"),
        (lambda seas: _alter(seas, "6a", edges=(Edge.WEST,)), "6a touches the west edge, which is closed"),
        (lambda seas: _alter(seas, "2b", port=False), "m1: locations, ports, markets, hazards (17, 0, 2, 3)"),
        (lambda seas: _alter(seas, "2d", locations=(2,)), "the places are not 2 to 144"),
    ],
)
def test_the_check_finds_what_is_wrong(monkeypatch, change, told):
    seas = dict(regions())
    change(seas)
    monkeypatch.setattr(geography, "regions", lambda: seas)
    assert any(told in finding.what for finding in checks.atlas(bind({}), EMPTY))


def _alter(seas, name, **fields):
    sea = seas[Region(name)]
    seas[Region(name)] = type(sea)(**{f: fields.get(f, getattr(sea, f)) for f in sea.__struct_fields__})


@pytest.mark.rule("SET2")
def test_the_voyage_begins_beside_the_dark_beacon():
    assert regions()[START].locations == (2, 8)


@pytest.mark.rule("NAV8a", "NAV8c", "NAV8e")
def test_west_of_page_2_lies_page_13_with_two_regions_to_choose_from():
    assert facing(2, Edge.WEST) == 13
    assert crossings(Region("2a"))[Edge.WEST] == ("13b", "13d")


def test_pages_lead_north_and_south_to_the_page_on_the_same_side():
    assert (facing(8, Edge.NORTH), facing(9, Edge.NORTH)) == (2, 3)
    assert facing(2, Edge.EAST) is None  # the spiral between two pages of one map
    assert facing(5, Edge.EAST) is None  # the world ends here


def test_one_move_leads_to_neighbours_and_across_the_edge():
    assert reachable(Region("2d")) == ("2b", "2c", "3d", "8a", "8b")


def test_every_place_has_an_owner_and_lies_on_a_map():
    assert {place.owner for place in places().values()} == set(UNITS) - {"spine"}
    assert map_of_place(26) == "m2"
    assert sum(place.town for place in places().values()) == 15


def test_the_maps_that_the_ship_has_been_on_are_charted_and_stay_so_in_the_next_session():
    scene = Scene(1).at("2a")
    assert scene.g.charted == ["m1"]
    scene.g.enter(Region("13b"))
    scene.g.enter(Region("2a"))
    assert scene.g.charted == ["m1", "m6"]
    log = write(scene.g)
    assert log.campaign is not None
    assert log.campaign.charted == ["m1", "m6"]
