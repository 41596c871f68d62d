"""Who sees what: each visibility alone, and nested in every container."""

from typing import Annotated

import msgspec
import pytest
from msgspec import Struct, defstruct

from fathom.games import load
from fathom.kernel import EVERYONE, SPECTATOR, Chance, Hidden, Known, Owner, Public, Secret, Top
from fathom.kernel.state.visibility import Invisible, redactor, tells_apart


class Player(Struct):
    """One of everything, belonging to a seat."""

    seat: Public[int]
    money: Public[int]
    hand: Owner[list[int]]
    plan: Owner[str]
    boss: Owner[str | None]
    deck: Hidden[list[str]]
    fate: Hidden[int]
    pile: Top[list[int]]
    seed: Secret[str]
    later: Secret[list[int]]
    tokens: Annotated[list[str | None], Known(by="seen")]
    seen: Public[list[int]]
    role: Annotated[str | None, Known(by="role_seen")]
    role_seen: Public[int]


def player(seat: int = 1, pile: tuple[int, ...] = (3, 4), role_seen: int = 0b10) -> Player:
    tokens, seen = ["x", "y", "z"], [0b10, 0b01, EVERYONE]
    return Player(
        seat, 5, [1, 2], "win", "Mia", ["a", "b"], 9, list(pile), "dice", [7, 8], tokens, seen, "spy", role_seen
    )


see = redactor(Player)


def test_public_is_seen_by_everybody():
    assert [see(player(), viewer).money for viewer in (SPECTATOR, 0, 1)] == [5, 5, 5]


def test_owner_is_seen_by_the_seat_of_its_struct():
    own, other = see(player(), 1), see(player(), 0)
    assert (own.hand, own.plan, own.boss) == ([1, 2], "win", "Mia")
    assert (other.hand, other.plan, other.boss) == ([0, 0], "", None)


def test_hidden_is_seen_by_nobody_but_a_list_shows_its_length():
    assert [(see(player(), viewer).deck, see(player(), viewer).fate) for viewer in (0, 1)] == [(["", ""], 0)] * 2


def test_top_shows_the_last_element_and_no_length():
    assert [see(player(), viewer).pile for viewer in (0, 1)] == [[4], [4]]
    assert see(player(pile=()), 0).pile == []


def test_secret_shows_nothing_not_even_a_length():
    assert [(see(player(), viewer).seed, see(player(), viewer).later) for viewer in (0, 1)] == [("", [])] * 2


def test_a_secret_chance_stream_is_blank():
    table = defstruct("Table", [("chance", Secret[Chance])])
    assert redactor(table)(table(Chance.of("seed", b"x")), 0).chance == Chance.blank()


def test_known_elements_of_a_list_are_seen_by_who_has_looked():
    assert see(player(), 0).tokens == [None, "y", "z"]
    assert see(player(), 1).tokens == ["x", None, "z"]


def test_a_known_value_is_seen_by_who_has_looked():
    assert [see(player(), viewer).role for viewer in (SPECTATOR, 0, 1)] == [None, None, "spy"]
    assert [see(player(role_seen=EVERYONE), viewer).role for viewer in (SPECTATOR, 0, 1)] == ["spy"] * 3


def test_a_spectator_sees_what_is_public_and_what_everybody_knows():
    view = see(player(), SPECTATOR)
    assert (view.money, view.pile, view.tokens) == (5, [4], [None, None, "z"])
    assert (view.hand, view.plan, view.boss, view.deck, view.seed) == ([0, 0], "", None, ["", ""], "")


def test_a_spectator_does_not_own_what_belongs_to_nobody():
    assert see(player(seat=-1), SPECTATOR).plan == ""


def test_an_owner_field_without_a_seat_is_seen_by_nobody():
    note = defstruct("Note", [("text", Owner[str])])
    assert [redactor(note)(note("psst"), viewer).text for viewer in (SPECTATOR, 0, 1)] == [""] * 3


def test_redacting_leaves_the_original_untouched():
    original = player()
    see(original, 0)
    assert original == player()


def test_a_frozen_struct_is_redacted_into_a_new_one():
    event = defstruct("Drawn", [("seat", Public[int]), ("card", Owner[str | None])], frozen=True)
    assert redactor(event)(event(1, "reef"), 0) == event(1, None)
    assert redactor(event)(event(1, "reef"), 1) == event(1, "reef")


# ------------------------------------------------------------------------------------------- nesting


class Inner(Struct, frozen=True):
    name: Public[str] = "chest"
    code: Hidden[int] = 42


class Other(Struct, frozen=True, tag=True):
    code: Hidden[int] = 43


class Tagged(Struct, frozen=True, tag=True):
    code: Hidden[int] = 44


CONTAINERS = {
    "a struct": (Inner, Inner(), Inner(code=0)),
    "a list": (list[Inner], [Inner(), Inner()], [Inner(code=0)] * 2),
    "a tuple": (tuple[Inner, ...], (Inner(),), (Inner(code=0),)),
    "a mixed tuple": (tuple[int, Inner], (1, Inner()), (1, Inner(code=0))),
    "a set": (frozenset[Inner], frozenset({Inner()}), frozenset({Inner(code=0)})),
    "a dict": (dict[str, Inner], {"a": Inner()}, {"a": Inner(code=0)}),
    "a dict of lists": (dict[str, list[Inner]], {"a": [Inner()]}, {"a": [Inner(code=0)]}),
    "an optional": (Inner | None, Inner(), Inner(code=0)),
    "an empty optional": (Inner | None, None, None),
    "an annotated type": (Annotated[Inner, "a note"], Inner(), Inner(code=0)),
    "a union": (Tagged | Other, Other(), Other(code=0)),
    "a list of a union": (list[Tagged | Other], [Tagged(), Other()], [Tagged(code=0), Other(code=0)]),
    "an optional list": (list[Inner] | None, [Inner()], [Inner(code=0)]),
    "an optional dict": (dict[str, Inner] | None, {"a": Inner()}, {"a": Inner(code=0)}),
}


@pytest.mark.parametrize(("hint", "value", "hidden"), CONTAINERS.values(), ids=CONTAINERS)
def test_what_is_hidden_stays_hidden_inside_any_container(hint, value, hidden):
    box = defstruct("Box", [("content", Public[hint])])
    assert redactor(box)(box(value), 0) == box(hidden)


def test_the_owner_of_an_outer_struct_owns_what_lies_inside():
    purse = defstruct("Purse", [("coins", Owner[int])])
    owner = defstruct("Rich", [("seat", Public[int]), ("purse", Public[purse])])
    assert redactor(owner)(owner(1, purse(8)), 1).purse.coins == 8
    assert redactor(owner)(owner(1, purse(8)), 0).purse.coins == 0


def test_even_the_owner_does_not_see_what_is_hidden_inside():
    owner = defstruct("Rich", [("seat", Public[int]), ("chests", Owner[list[Inner | None]])])
    assert redactor(owner)(owner(1, [Inner()]), 1).chests == [Inner(code=0)]
    assert redactor(owner)(owner(1, [Inner()]), 0).chests == [None]


@pytest.mark.parametrize("visibility", [Top[list[Inner]], Annotated[list[Inner | None], Known(by="seen")]])
def test_what_lies_open_or_was_looked_at_still_hides_its_own_hidden_fields(visibility):
    row = defstruct("Row", [("cards", visibility), ("seen", Public[list[int]])])
    assert redactor(row)(row([Inner()], [EVERYONE]), 0).cards == [Inner(code=0)]


class Chest(Struct):
    """A chest that may hold further chests."""

    gold: Hidden[int]
    inside: Public[list["Chest"]] = []


def test_a_struct_that_holds_its_own_kind_hides_at_every_depth():
    view = redactor(Chest)(Chest(1, [Chest(2, [Chest(3)])]), 0)
    assert view == Chest(0, [Chest(0, [Chest(0)])])


def test_a_struct_with_nothing_to_hide_is_its_own_view():
    point = defstruct("Point", [("x", Public[int])])
    there = point(3)
    assert redactor(point)(there, 0) is there


# ------------------------------------------------------------------------------------ errors at load


def load_field(hint):
    return redactor(defstruct("Purse", [("coins", hint), ("seen", Public[int], 0)]))


@pytest.mark.parametrize("hint", [int, list[int], Annotated[int, "a note"]], ids=str)
def test_a_field_without_visibility_is_an_error_that_names_it(hint):
    with pytest.raises(Invisible, match=r"Purse\.coins has no visibility"):
        load_field(hint)


@pytest.mark.parametrize(
    "hint", [Public[Hidden[int]], Owner[Owner[int]], Annotated[Public[int | None], Known(by="seen")]], ids=str
)
def test_a_field_with_two_visibilities_is_an_error_that_names_it(hint):
    with pytest.raises(Invisible, match=r"Purse\.coins has more than one visibility"):
        load_field(hint)


@pytest.mark.parametrize("hint", [Inner, dict[str, int], set[int], tuple[int, int]], ids=str)
@pytest.mark.parametrize("visibility", [Owner, Hidden, Secret])
def test_a_hidden_field_that_has_no_blank_is_an_error_that_names_it(visibility, hint):
    with pytest.raises(Invisible, match=r"Purse\.coins is hidden"):
        load_field(visibility[hint])


def test_a_known_field_must_have_a_blank_too():
    with pytest.raises(Invisible, match=r"Purse\.coins is hidden"):
        load_field(Annotated[Inner, Known(by="seen")])


def test_the_field_that_says_who_knows_must_exist():
    with pytest.raises(Invisible, match=r"Purse\.coins.*nobody"):
        load_field(Annotated[int | None, Known(by="nobody")])


def test_an_error_deep_inside_is_found_and_named():
    with pytest.raises(Invisible, match=r"Bad\.x has no visibility"):
        load_field(Public[dict[str, list[defstruct("Bad", [("x", int)]) | None]]])


@pytest.mark.parametrize(
    ("hint", "value", "mask"),
    [(Annotated[int, Known(by="seen")], 5, 0), (Annotated[list[int], Known(by="seen")], [5], [0])],
)
def test_a_view_is_of_the_type_of_the_state(hint, value, mask):
    purse = defstruct("Purse", [("coins", hint), ("seen", Public[type(mask)])])
    view = redactor(purse)(purse(value, mask), 0)
    assert msgspec.convert(msgspec.to_builtins(view), purse) == view


def test_a_hidden_list_of_annotated_values_is_blanked_one_by_one():
    class Holder(Struct):
        cards: Hidden[list[Annotated[int, "a number"]]]
        names: Hidden[list[Annotated[str, "a name"]]]

    assert redactor(Holder)(Holder([3, 4], ["a"]), SPECTATOR) == Holder([0, 0], [""])


class Board(Struct):
    squares: Public[list[int]]
    deck: Hidden[list[str]]
    after: "Public[Board | None]" = None


class Crew(Struct):
    players: Public[list[Player]]


@pytest.mark.parametrize(
    ("kind", "secrets"),
    [(Player, True), (Crew, True), (Public[dict[str, Player]], True), (Board, False), (Public[list[int]], False)],
)
def test_a_table_has_secrets_where_one_seat_may_see_what_another_may_not(kind: object, secrets: bool):
    assert tells_apart(kind) == secrets


@pytest.mark.parametrize(
    ("name", "secrets"), [("noughts", False), ("nautilus", True), ("unfathomable", True), ("sleeping-gods", True)]
)
def test_a_game_has_secrets_if_its_state_or_one_of_its_events_has(name: str, secrets: bool):
    assert load(name).has_secrets is secrets


def test_at_an_open_table_nobody_has_secrets():
    assert load("machina-arcana").has_secrets is False
