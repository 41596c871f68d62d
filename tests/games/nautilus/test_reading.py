"""What clients are told of a table: standings and supplies as the rules count them, and a note on each answer."""

from itertools import pairwise

from fathom.games.nautilus.actions import Build, Buy, BuyHabitation, Dock, Sail, Sonar, Stay, Walk
from fathom.games.nautilus.client.reading import Tally, reading
from fathom.games.nautilus.library import Find
from fathom.games.nautilus.notes import Note
from fathom.games.nautilus.pieces import Kind
from fathom.games.nautilus.state import GONE, Held
from fathom.kernel import Match
from tests.rules.nautilus.scene import GAME, Scene, at, do, options, table


def note(match: Match, action: object) -> Note:
    assert match.turn is not None
    assert action in match.turn.options
    found = match.turn.note(action)  # type: ignore[arg-type]
    assert isinstance(found, Note)
    return found


def test_the_reserve_is_what_stands_neither_in_the_city_nor_on_held_modules():
    scene = Scene().player(0, hold=[Held(Kind.GREEN, 2)])
    scene.module(Kind.VIOLET, (19, 11), crew={0: 3, 1: 1})
    now = reading(scene.g, 0)
    assert [seat.reserve for seat in now.seats] == [10, 14, 15]
    assert (now.stacks[Kind.GREEN], now.stacks[Kind.VIOLET]) == (9, 9)


def test_types_are_counted_and_worth_points():
    scene = Scene()
    scene.serve(0, Kind.SONAR, 2)
    scene.serve(1, Kind.TRAINING, 1)
    scene.g.majority = {Kind.SONAR: 0}
    now = reading(scene.g, 0)
    assert (now.seats[0].in_service[Kind.SONAR], now.seats[0].gives[Kind.SONAR], now.seats[0].points[Kind.SONAR]) == (
        2,
        6,
        3,
    )
    assert (now.seats[1].in_service[Kind.TRAINING], now.seats[1].points[Kind.TRAINING]) == (1, 0)


def test_the_score_so_far_and_who_leads():
    scene = Scene(seats=2).player(0, money=2).player(1, money=3).give(0, Find.GOLD).give(0, Find.SCALLOP, 2)
    scene.serve(0, Kind.SONAR, 2)
    scene.g.players[0].upgraded = {Find.SCALLOP: 2}
    now = reading(scene.g, 1)
    mine = now.seats[0].score
    assert mine == Tally(mine.finds, 2, 0, mine.finds + 2, 1, 2, mine.finds + 2 + 2)
    assert now.seats[0].collection[Find.SCALLOP] == 2
    assert [seat.score.total for seat in now.seats] == scene.g.scores()
    assert now.leaders == scene.g.winners() == [0]


def test_atlantis_numbers_with_their_finders():
    scene = Scene(seats=3).give(1, Find("atlantis-12")).give(GONE, Find("atlantis-3"))
    now = reading(scene.g, 0)
    assert now.atlantis == {12: 1, 3: -1}
    assert now.seats[1].atlantis == [12]
    assert now.atlantis_points == [5, 3, 1]
    assert now.seats[1].score.atlantis == 5


def test_a_view_reads_like_the_table_as_far_as_everybody_sees_it():
    match = Match.start(GAME, seats=3, seed="reading")
    for seat in (-1, 0, 1, 2):
        assert reading(match.view(seat), seat) == reading(table(match), seat)


# -------------------------------------------------------------------------------------------- notes


def test_a_walk_tells_its_way_and_its_fee():
    scene = Scene()
    scene.module(Kind.GREEN, (19, 11), crew={})
    sonar = scene.module(Kind.SONAR, (22, 11), builder=1)
    scene.g.city[0].crew[0] = 1
    scene.serve(0, Kind.TRAINING, 3)
    match = scene.aquanauts()
    walks = [each for each in options(match, Walk) if isinstance(each, Walk) and each.start == 0]
    assert walks
    for each in walks:
        told = note(match, each)
        assert (told.way[0], told.way[-1]) == (0, each.to)
        assert len(told.way) == table(match).walks(0)[each.to] + 1
        assert told.money == (1 if each.to == sonar else 0)
    assert match.turn is not None
    assert match.turn.note(Stay()) is None


def test_building_tells_what_is_still_to_pay():
    scene = Scene().player(0, hold=[Held(Kind.GREEN, 1), Held(Kind.VIOLET, 1)])
    match = scene.building()
    assert note(match, Build(Kind.GREEN, at(19, 11), 1)).money == 1
    before = table(match).players[0].money
    do(match, Build(Kind.GREEN, at(19, 11), 1))
    if match.turn is not None and match.turn.prompt == "turn":
        do(match, options(match)[0])
    assert table(match).players[0].money == before - 1
    again = next(each for each in options(match, Build) if isinstance(each, Build))
    cost = note(match, again).money
    before = table(match).players[0].money
    do(match, again)
    assert table(match).players[0].money == before - cost


def test_buying_tells_its_price():
    match = Scene().buying()
    assert note(match, Buy(Kind.SONAR)).money == 1
    assert note(match, BuyHabitation(Kind.GREEN, 3)).money == 3


def test_a_voyage_tells_its_squares_and_sonar_what_it_hears():
    scene = Scene().player(0, submarines=[(21, 8)])
    scene.serve(0, Kind.TECHNICAL, 1)
    scene.serve(0, Kind.SONAR, 1)
    match = scene.submarines()
    g = table(match)
    sails = [each for each in options(match, Sail) if isinstance(each, Sail)]
    for each in sails:
        way = note(match, each).way
        assert (way[0], way[-1]) == (at(21, 8), each.to)
        assert all(abs(one - other) in (1, 36) for one, other in pairwise(way))
        assert len(way) - 1 <= g.worth(0, Kind.TECHNICAL)
        assert not any(g.finds >> square & 1 for square in way[1:-1])
    heard = note(match, Sonar(at(21, 8)))
    assert heard.money == 1
    before = list(g.seen)
    do(match, Sonar(at(21, 8)))
    looked = [token for token, (old, new) in enumerate(zip(before, table(match).seen, strict=True)) if old != new]
    assert len(heard.squares) == len(looked) > 0


def test_docking_tells_the_builders_fee():
    scene = Scene().player(0, submarines=[(18, 7)])
    scene.module(Kind.RESEARCH, (18, 9), builder=1, crew={1: 1})
    match = scene.submarines()
    moor = next(each for each in options(match) if type(each).__name__ == "Moor")
    do(match, moor)
    assert note(match, Dock(1, True)).money == 1
    assert match.turn is not None
    assert match.turn.note(Dock(1, False)) is None
