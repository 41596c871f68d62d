"""What is derived from a state, and when it is found anew."""

from fathom.kernel import Chance, Public, State
from fathom.kernel.cards.moments import Held, InPlay, Source
from fathom.kernel.state.state import derived_from

PRINTED = {"axe": [("attack", 1)], "boots": [("speed", 2), ("attack", 3)]}


class Camp(State, kw_only=True):
    tents: Public[list[str]] = []
    at: Public[int] = 0

    @derived_from()
    def names(self) -> str:
        return ", ".join(self.tents)

    @derived_from("positions")
    def doubled(self) -> int:
        return self.at * 2


def camp() -> Camp:
    return Camp(chance=Chance.of("camp"), tents=["red"], at=2)


def test_a_derived_value_is_found_once_and_kept():
    g = camp()
    assert g.names == "red"
    g.tents.append("blue")
    assert g.names == "red"


def test_a_change_of_everything_drops_all_derived_values():
    g = camp()
    assert (g.names, g.doubled, g.derived("count", lambda: len(g.tents))) == ("red", 4, 1)
    g.tents.append("blue")
    g.at = 3
    g.changed()
    assert (g.names, g.doubled, g.derived("count", lambda: len(g.tents))) == ("red, blue", 6, 2)


def test_a_change_of_a_part_drops_only_what_names_it():
    g = camp()
    assert (g.names, g.doubled, g.derived("count", lambda: len(g.tents))) == ("red", 4, 1)
    g.tents.append("blue")
    g.at = 3
    g.changed("positions")
    assert (g.names, g.doubled, g.derived("count", lambda: len(g.tents))) == ("red", 6, 1)


def test_a_rule_that_knows_the_new_value_may_set_it():
    g = camp()
    g.doubled = 10
    assert g.doubled == 10
    g.changed("positions")
    assert g.doubled == 4


def test_declarations_are_found_by_key_and_by_owner():
    owners = {"axe": 0, "boots": 1}
    worn = InPlay[int](lambda g: [Source(card, owners[card]) for card in g.tents], lambda card: PRINTED[card])
    g = camp()
    g.tents = ["axe", "boots"]
    assert worn.at(g, "attack") == (Held("axe", 0, 1), Held("boots", 1, 3))
    assert worn.of(g, "attack", 1) == (Held("boots", 1, 3),)
    assert worn.of(g, "speed", 0) == ()
