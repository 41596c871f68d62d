"""Moving over the board (TILE2, TILE3)."""

from fathom.games.machina_arcana.actions import Move, Use
from fathom.games.machina_arcana.pieces import Card
from fathom.games.machina_arcana.steps.acting import Act
from tests.rules import rule
from tests.rules.machina_arcana.scene import Scene, at, do, go_on, options, prompt, table


@rule("TILE2a")
def test_a_space_costs_one_stamina() -> None:
    match = Scene("kim-richards").explorer(0, at(5, 5)).acting()
    do(match, Move(at(5, 8)))
    assert table(match).explorers[0].space == at(5, 8)
    assert table(match).explorers[0].stamina == 3


@rule("TILE2b")
def test_a_unit_steps_in_eight_directions() -> None:
    match = Scene("kim-richards").explorer(0, at(5, 5), stamina=1).acting()
    assert {move.to for move in options(match, Move)} == {
        at(5 + down, 5 + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right
    }


@rule("TILE2c")
def test_nobody_enters_what_is_taken_or_blocked() -> None:
    hall = ["."] * 100
    hall[44], hall[45] = "C", "#"
    drawn = "\n".join("".join(hall[row * 10 : row * 10 + 10]) for row in range(10))
    scene = Scene("kim-richards").tile(drawn).explorer(0, at(5, 5), stamina=1).monster("thrall", at(4, 6))
    goals = {move.to for move in options(scene.acting(), Move)}
    assert not goals & {at(4, 4), at(4, 5), at(4, 6)}
    assert len(goals) == 5


@rule("TILE2d")
def test_a_wall_stops_a_unit() -> None:
    drawn = "\n".join([".........."] * 10)
    scene = Scene("kim-richards").tile(drawn, walls="45-55").explorer(0, at(5, 5), stamina=1)
    goals = {move.to for move in options(scene.acting(), Move)}
    assert at(4, 5) not in goals
    assert at(4, 4) in goals


@rule("ABL3a")
def test_a_way_ends_where_others_have_brought_a_new_board() -> None:
    """Between two steps of Kim Hank may start the finale: she does not walk on across a tile that is gone."""
    scene = Scene().chapter("ice-10").explorer(0, at(5, 0), stamina=6).explorer(1, at(9, 9), essence=2)
    scene.g.counters["ice-10"] = 2
    match = scene.play(Act(0))
    do(match, Move(at(5, 3)))
    go_on(match, Use(Card("ice-10"), 0))
    while prompt(match) == "enter":
        go_on(match, options(match)[0])
    g = table(match)
    assert g.finale
    assert {each.space // 100 for each in g.here if each.space is not None} == {10}
