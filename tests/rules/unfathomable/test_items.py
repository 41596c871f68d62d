"""Items (chapter 18), spells (19) and Treachery cards (20)."""

from fathom.games.unfathomable import events
from fathom.games.unfathomable.actions import (
    AddCard,
    Give,
    Pass,
    PickFaceDown,
    PickItem,
    PickSeat,
    PickSpell,
    PlayCard,
    Reveal,
    SetUpgrade,
    Trade,
    UseItem,
    UseSpace,
    UseTome,
)
from fathom.games.unfathomable.board import Space
from fathom.games.unfathomable.effects.cards import DrawItem, RemoveItem
from fathom.games.unfathomable.events import DrewCards, PhaseEnded, SpellCast
from fathom.games.unfathomable.library import characters, crises, items, skill_abilities
from fathom.games.unfathomable.pieces import Item, Loyalty, Mythos, Resource, Role, Spell
from fathom.games.unfathomable.pieces.skills import SKILL, Skill
from fathom.games.unfathomable.steps.skill_tests import SkillTest
from fathom.games.unfathomable.steps.turns import ActionPhase, SkillsPhase, Turn
from fathom.kernel import SeatNumber
from fathom.kernel.cards.effects import Accept, Context, Effect
from tests.rules import rule
from tests.rules.unfathomable.scene import (
    LORE,
    OBSERVATION,
    TREACHERY,
    WILL,
    Scene,
    asked,
    card,
    do,
    options,
    prompt,
    settle,
    table,
    told,
)

COAT, GLASS, LOCKET, PSALTER = Item.TAILORED_COAT, Item.FIELD_GLASS, Item.LOCKET, Item.TORN_PSALTER


def carry_out(effect: Effect, scene: Scene, seat: int = 0) -> None:
    """Run an effect that asks nothing."""
    assert effect.run(scene.g, Context(seat)) is None


@rule("18.0")
def test_an_item_serves_whoever_has_it():
    scene = Scene(seats=3).seat(0, Space.D3, items=[Item.RIFLE]).seat(1, Space.D3).deep_ones({Space.D1: 1})
    assert UseItem(Item.RIFLE) in options(scene.acting(0))
    match = scene.acting(0)
    do(match, Trade(), Give(Item.RIFLE, SeatNumber(1)), Accept(), by=(0, 0, 1))
    assert table(match).players[1].items == [Item.RIFLE]
    later = Scene(seats=3).seat(1, Space.D3, items=[Item.RIFLE]).seat(0, Space.D3).deep_ones({Space.D1: 1})
    assert UseItem(Item.RIFLE) not in options(later.acting(0))
    assert UseItem(Item.RIFLE) in options(later.acting(1))


@rule("18.1")
def test_a_drawn_item_lies_face_up():
    scene = Scene().on_top("items", Item.PISTOL)
    before = len(scene.g.items)
    carry_out(DrawItem(), scene)
    assert scene.g.players[0].items == [Item.PISTOL]
    assert len(scene.g.items) == before - 1
    assert scene.acting().view(2).players[0].items == [Item.PISTOL]  # type: ignore[attr-defined]


@rule("18.2", "47.0a")
def test_an_item_that_leaves_play_never_comes_back():
    scene = Scene().seat(0, items=[Item.BOMB], space=Space.D3)
    match = scene.acting()
    do(match, UseItem(Item.BOMB))
    g = table(match)
    assert g.players[0].items == []
    assert Item.BOMB not in g.items
    assert g.box_items == [Item.BOMB]


@rule("18.3a", "18.3b")
def test_using_an_item_does_what_it_says_and_costs_an_action():
    scene = Scene().seat(0, Space.CHAPEL, items=[Item.TOOL_BAG]).damaged(Space.CHAPEL)
    match = scene.acting(actions=2)
    do(match, UseItem(Item.TOOL_BAG))
    assert table(match).damaged == {}
    assert match.turn is not None
    assert match.turn.args == {"left": 1}


@rule("18.4a")
def test_an_empty_item_deck_gives_nothing():
    scene = Scene().only("items")
    assert not DrawItem().can(scene.g, Context(0))
    carry_out(DrawItem(), scene)
    assert scene.g.players[0].items == []
    assert UseSpace() not in options(scene.seat(0, Space.CARGO).acting())


@rule("18.4b")
def test_the_last_item_may_be_kept_or_put_back():
    for answer, left in ((PickItem(Item.PISTOL), 0), (Pass(), 1)):
        match = do(Scene().seat(0, Space.CARGO).only("items", Item.PISTOL).acting(), UseSpace())
        assert options(match) == [PickItem(Item.PISTOL), Pass()]
        do(match, answer)
        assert len(table(match).items) == left


@rule("18.5a")
def test_every_item_has_a_trait():
    assert all(card.traits for card in items().values())


@rule("18.5b")
def test_a_trait_matters_only_to_what_names_it():
    """The master-at-arms attacks with weapons; a tool is none."""
    crew = (Role.MASTER_AT_ARMS, Role.EXILE, Role.STOWAWAY, Role.SURGEON)
    armed = Scene(crew=crew).seat(0, Space.D3, items=[Item.REVOLVER]).deep_ones({Space.D3: 1}).acting()
    unarmed = Scene(crew=crew).seat(0, Space.D3, items=[Item.TOOL_BAG]).deep_ones({Space.D3: 1}).acting()
    ability = next(each for each in options(armed) if type(each).__name__ == "UseAbility")
    assert ability not in options(unarmed)


@rule("18.6")
def test_every_upgrade_names_one_skill():
    upgrades = {item: card.skill for item, card in items().items() if "upgrade" in card.traits}
    assert len(upgrades) == 5
    assert set(upgrades.values()) == set(Skill) - {Skill.TREACHERY}
    assert all(card.skill is None for item, card in items().items() if item not in upgrades)


@rule("18.7a", "18.7b", "18.7c")
def test_only_one_upgrade_is_active():
    scene = Scene().seat(0, items=[COAT], spare=[GLASS])
    assert scene.g.skill_set(0) == characters()[Role.EXILE].skills | {Skill.INFLUENCE: 1}
    scene.on_top("items", LOCKET)
    carry_out(DrawItem(), scene)
    assert scene.g.players[0].items == [COAT]
    assert scene.g.players[0].spare == [GLASS, LOCKET]


@rule("18.7d")
def test_an_inactive_upgrade_counts_as_an_item():
    scene = Scene().seat(0, items=[COAT], spare=[GLASS])
    assert scene.g.item_count(0) == 2


@rule("18.7e")
def test_inactive_upgrades_can_be_traded_and_lost():
    scene = Scene(seats=3).seat(0, items=[COAT], spare=[GLASS])
    match = do(scene.acting(0), Trade())
    assert Give(GLASS, SeatNumber(1)) in options(match)
    ask = next(iter(RemoveItem().run(scene.g, Context(0))))
    assert PickItem(GLASS) in ask.options  # type: ignore[union-attr]


@rule("18.7d")
def test_whoever_takes_an_item_may_take_an_upgrade_that_lies_face_down():
    crew = (Role.STOWAWAY, Role.EXILE, Role.ENGINEER, Role.SURGEON)
    scene = Scene(crew=crew).seat(0, loyalty=[Loyalty.HYBRID]).seat(1, items=[COAT], spare=[GLASS])
    scene.seat(2, spare=[LOCKET])
    match = do(scene.acting(), Reveal(Loyalty.HYBRID))
    assert options(match) == [PickSeat(SeatNumber(1)), PickSeat(SeatNumber(2))]  # also whoever has nothing else
    do(match, PickSeat(SeatNumber(1)))
    assert options(match) == [PickItem(COAT), PickFaceDown(1)]  # which one it is, is not told
    do(match, PickFaceDown(1))
    assert table(match).players[0].items == [GLASS]
    assert (table(match).players[1].items, table(match).players[1].spare) == ([COAT], [])


@rule("18.8a", "18.9")
def test_the_active_upgrade_may_be_changed_at_the_start_of_the_turn():
    match = Scene().seat(0, items=[COAT], spare=[GLASS, LOCKET]).play(Turn(0))
    assert prompt(match) == "upgrade"
    assert options(match) == [Pass(), SetUpgrade(GLASS), SetUpgrade(LOCKET)]
    assert told(match, DrewCards) == []  # before anything else
    do(match, SetUpgrade(LOCKET))
    player = table(match).players[0]
    assert player.items == [LOCKET]
    assert player.spare == [GLASS, COAT]
    assert prompt(match) != "upgrade"  # not at other times


@rule("18.8b")
def test_gaining_an_upgrade_lets_one_change():
    scene = Scene(seats=3).seat(0, Space.CARGO, items=[COAT]).on_top("items", GLASS, Item.PISTOL)
    match = do(scene.acting(), UseSpace(), PickItem(GLASS))
    assert prompt(match) == "upgrade"
    traded = Scene(seats=3).seat(0, items=[COAT]).seat(1, items=[LOCKET]).acting(0)
    do(traded, Trade(), Give(COAT, SeatNumber(1)), Accept(), by=(0, 0, 1))
    assert prompt(traded) == "upgrade"
    assert traded.turn is not None
    assert traded.turn.seat == 1


@rule("18.8c")
def test_losing_an_upgrade_lets_one_change():
    match = Scene(seats=3).seat(0, items=[COAT], spare=[GLASS]).acting(0)
    do(match, Trade(), Give(COAT, SeatNumber(1)), Accept(), by=(0, 0, 1))
    assert prompt(match) == "upgrade"
    assert match.turn is not None
    assert match.turn.seat == 0
    assert options(match) == [SetUpgrade(GLASS)]


@rule("18.10a", "37.3")
def test_the_active_upgrade_adds_a_card_to_the_skill_set():
    match = Scene().seat(0, items=[LOCKET], spare=[PSALTER]).play(SkillsPhase(0))
    drawn = told(match, DrewCards)[0]
    assert sorted(drawn.skills) == ["lore", "lore", "strength", "strength", "will", "will"]


@rule("18.10b")
def test_changing_at_the_start_of_the_turn_changes_this_turns_draw():
    match = Scene().seat(0, items=[PSALTER], spare=[LOCKET]).play(Turn(0))
    do(match, SetUpgrade(LOCKET))
    assert len(table(match).players[0].hand) == 6
    skills = [SKILL[each] for each in table(match).players[0].hand if each is not None]
    assert skills.count(Skill.WILL) == 2
    assert skills.count(Skill.LORE) == 2


@rule("18.10c", "9.6b")
def test_in_the_brig_the_upgrade_adds_nothing():
    match = Scene().seat(0, Space.BRIG, items=[LOCKET]).play(SkillsPhase(0))
    assert len(table(match).players[0].hand) == 5


# ------------------------------------------------------------------------------------------- spells


@rule("19.0", "19.1a", "51.13a")
def test_only_the_tome_keeper_resolves_spells():
    scene = Scene().title(keeper=1)
    assert UseTome() in options(scene.acting(1))
    assert UseTome() not in options(scene.acting(0))


@rule("19.1b", "19.2", "47.0a", "51.13b")
def test_a_chosen_spell_is_shown_resolved_and_gone():
    scene = Scene().title(keeper=0).on_top("spells", Spell.ASH_TO_COAL, Spell.SKIN_OF_SCALES).dials(food=5, fuel=5)
    match = do(scene.acting(), UseTome(), PickSpell(Spell.ASH_TO_COAL))
    g = table(match)
    assert (g.dials[Resource.FOOD], g.dials[Resource.FUEL]) == (4, 7)
    assert [event.spell for event in match.events(3) if isinstance(event, SpellCast)] == [Spell.ASH_TO_COAL]
    assert g.box_spells == [Spell.ASH_TO_COAL]
    assert len(g.spells) == 19
    assert g.spells[0] is Spell.SKIN_OF_SCALES  # the other went to the bottom


@rule("19.3a", "51.13c")
def test_without_spells_there_is_nothing_to_resolve():
    match = Scene().title(keeper=0).only("spells").acting()
    assert UseTome() not in options(match)


@rule("19.3b")
def test_the_last_spell_may_be_resolved_or_put_back():
    for answer, left in ((PickSpell(Spell.ASH_TO_COAL), 0), (Pass(), 1)):
        match = do(Scene().title(keeper=0).only("spells", Spell.ASH_TO_COAL).acting(), UseTome())
        assert options(match) == [PickSpell(Spell.ASH_TO_COAL), Pass()]
        do(match, answer)
        assert len(table(match).spells) == left


# ---------------------------------------------------------------------------------------- Treachery


@rule("20.0", "20.1")
def test_treachery_is_for_revealed_traitors():
    lure = PlayCard(card(TREACHERY, 3))
    for revealed in (False, True):
        match = Scene().seat(0, Space.D3, hand=[card(TREACHERY, 3)], revealed=revealed).acting()
        assert (lure in options(match)) is revealed
    assert sum(each.skill is Skill.TREACHERY for each in skill_abilities().values()) == 5


@rule("20.1")
def test_a_human_draws_any_card_but_treachery():
    notes = card(OBSERVATION, 1)
    match = do(Scene().seat(0, Space.D3, hand=[notes]).acting(), PlayCard(notes))  # draw two cards
    assert {option.skill for option in options(match)} == set(Skill) - {Skill.TREACHERY}  # type: ignore[attr-defined]


@rule("20.2")
def test_a_treachery_card_ends_the_action_phase_of_the_traitor_who_plays_it():
    despoil = card(TREACHERY, 4)
    match = Scene().seat(0, hand=[despoil, despoil], revealed=True).dials(food=6).play(ActionPhase(0))
    assert (prompt(match), asked(match)) == ("action-phase", [0])
    do(match, PlayCard(despoil))
    assert table(match).dials[Resource.FOOD] == 5
    assert told(match, PhaseEnded) == [PhaseEnded(SeatNumber(0))]
    assert match.over  # no action, and no second card for that moment


@rule("20.2")
def test_in_the_phase_of_somebody_else_no_traitor_is_offered_such_a_card():
    hand = [card(TREACHERY, 4), card(TREACHERY, 5)]
    human = Scene().seat(1, hand=hand, revealed=True).play(ActionPhase(0))
    assert (prompt(human), asked(human)) == ("action", [0])
    traitors = Scene(seats=5).seat(0, hand=hand, revealed=True).seat(1, hand=hand, revealed=True).play(ActionPhase(0))
    assert (prompt(traitors), asked(traitors)) == ("action-phase", [0])
    assert (prompt(do(traitors, Pass())), asked(traitors)) == ("action", [0])


@rule("20.1", "20.2")
def test_a_hidden_traitor_is_not_offered_such_a_card():
    hidden = Scene().seat(0, hand=[card(TREACHERY, 5)], loyalty=[Loyalty.HYBRID]).play(ActionPhase(0))
    assert prompt(hidden) == "action"


@rule("20.3")
def test_treachery_opposes_every_test():
    assert not any(Skill.TREACHERY in crisis.check.skills for crisis in crises().values() if crisis.check)
    scene = Scene(seats=3).seat(0, hand=[card(TREACHERY, 2)]).chaos(*[card(LORE, 1)] * 2, card(WILL, 1))
    match = settle(scene.play(SkillTest(Mythos.STEAM_BURNS.value, 0)))
    do(match, AddCard(card(TREACHERY, 2)))
    assert told(match, events.TestRevealed)[0].total == 1 + 1 - 2
