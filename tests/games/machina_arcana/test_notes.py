"""What an answer is said to cost and change before it is given, and what clients are told of a table."""

from fathom.games.machina_arcana.actions import Activate, Attach, Equip, Explore, Move, Use, UseInventory
from fathom.games.machina_arcana.board import Opening
from fathom.games.machina_arcana.board.tiles import Edge
from fathom.games.machina_arcana.client.reading import reading
from fathom.games.machina_arcana.library import Number
from fathom.games.machina_arcana.notes import Change
from tests.rules.machina_arcana.scene import GAME, HALL, Scene, at, do, hall, table


def test_a_move_tells_its_price_and_every_space_of_its_way():
    note = Scene("kim-richards").acting().pending.lead.note(Move(at(0, 3)))
    assert (note.stamina, note.way[0], note.way[-1], len(note.way)) == (3, at(0, 0), at(0, 3), 4)


def test_an_ability_tells_its_reach_and_the_line_to_its_target():
    match = Scene("kim-richards", "hank-horden").explorer(1, at(0, 3)).acting()
    note = match.pending.lead.note(Use("kim-richards", 0, "hank-horden"))
    assert note.stamina == 2
    assert note.line == [at(0, 0), at(0, 1), at(0, 2), at(0, 3)]
    assert at(4, 4) in note.reach  # range 3, and 1 more by her own passive
    assert at(5, 5) not in note.reach


def test_an_attack_tells_whom_of_ones_own_side_it_would_hurt():
    """A melee attack may be aimed at oneself (TGT5a), and hardly anybody means it."""
    scene = Scene("phillip", "hank-horden").explorer(1, at(0, 1)).monster("thrall", at(1, 0))
    ask = scene.acting().pending.lead
    hurt = {unit: ask.note(Use("phillip", 0, unit)).hurts for unit in ("phillip", "hank-horden", "thrall")}
    assert hurt == {"phillip": "phillip", "hank-horden": "hank-horden", "thrall": None}


def test_an_action_space_tells_both_its_prices():
    scene = Scene("kim-richards").tile(hall({(0, 1): "K"})).explorer(0, at(0, 0), essence=3)
    note = scene.acting().pending.lead.note(Activate(at(0, 1)))
    assert (note.stamina, note.essence) == (3, 3)


def test_exploring_tells_which_tile_and_which_monsters_stay_behind():
    scene = Scene("kim-richards").tile(HALL, 1, column=1).tile(HALL, 2, column=2).explorer(0, at(4, 9, 2))
    scene.g.board = [each for each in scene.g.board if each.tile != 0]
    scene.g.changed()
    scene.monster("thrall", at(5, 5, 1))
    note = scene.acting().pending.lead.note(Explore(Opening(2, Edge.EAST)))
    assert (note.tiles, note.banished) == ([1], ["thrall"])


def test_equipping_tells_the_numbers_before_and_after_and_changes_nothing():
    scene = Scene("kim-richards").explorer(0, stowed=("studded-boots", "oilskin-coat"))
    match = do(scene.acting(), UseInventory("kim-richards"))
    note = match.pending.note(Equip("studded-boots"))
    assert note.changes == [Change(Number.ARMOR, 1, 2)]
    assert table(match).explorers[0].gear[0].worn is False
    match = do(match, Equip("studded-boots"))
    assert match.pending.note(Attach("oilskin-coat", "studded-boots")).changes == [Change(Number.ARMOR, 2, 3)]


def test_a_reading_has_the_numbers_of_everybody_on_the_board():
    match = Scene("kim-richards").monster("thrall", at(5, 5)).acting()
    told = reading(match.view(0), 0)
    assert (told.units["kim-richards"].armor, told.units["thrall"].most_health) == (1, 1)
    assert len(told.openings) == 4
    assert GAME.has_secrets is False


def test_a_reading_tells_the_health_of_monsters_with_what_changes_it():
    match = Scene("kim-richards").current("spare-heart").monster("thrall", at(5, 5), wounds=1).acting()
    thrall = reading(match.view(0), 0).units["thrall"]
    assert (thrall.health, thrall.most_health) == (1, 2)
