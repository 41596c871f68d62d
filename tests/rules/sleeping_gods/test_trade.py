"""Markets, ports, experience (MKT, PORT, XP)."""

from fathom.games.sleeping_gods.actions import (
    Activate,
    Bear,
    Buy,
    CallAtPort,
    Done,
    MoveTo,
    PatchUp,
    SeeDoctor,
    SellArtifact,
    StayAtInn,
    Trade,
    Train,
)
from fathom.games.sleeping_gods.events import Lost
from fathom.games.sleeping_gods.library import levels, levels_of
from fathom.games.sleeping_gods.pieces import Card, Gift, Good, Level, Number, Place, Region, Skill, SkillCard, Status
from fathom.games.sleeping_gods.steps.cards import discard_equipped
from fathom.games.sleeping_gods.steps.fighting.tricks import LoseSkill
from fathom.games.sleeping_gods.steps.goods import pay_coins
from fathom.games.sleeping_gods.steps.turns import TakeActions
from tests.rules import rule
from tests.rules.sleeping_gods.scene import (
    GREGORY,
    LAURENT,
    MAC,
    MARCO,
    Scene,
    do,
    member,
    options,
    prompt,
    refused,
    table,
    told,
)

PORT = "2b"  # and market


def offer(scene: Scene, *names: str):
    """At a market where these cards are on offer; they need not be trade cards."""
    scene.g.trade.cards = [Card(name) for name in reversed(names)]
    scene.g.trade.seen = [0] * len(names)
    return do(scene.at(PORT).acting(), Trade())


@rule("MKT1")
def test_trading_needs_a_market():
    assert refused(Scene().at("2d").acting(), Trade())
    assert Trade() in options(Scene().at(PORT).acting())


@rule("MKT2")
def test_seven_cards_are_drawn_or_all_there_are():
    scene = Scene()
    there = len(scene.g.trade.cards)
    match = do(scene.at(PORT).acting(), Trade())
    assert len(table(match).market) == min(7, there)
    assert len(offer(Scene(), "snake-scale-vest").state.market) == 1


@rule("MKT3", "MKT4")
def test_any_number_is_bought_each_for_its_price():
    vest = Card("snake-scale-vest")
    match = do(offer(Scene().goods(coin=5), vest), Buy(vest))
    assert table(match).goods[Good.COIN] == 0
    assert table(match).owned(vest) is not None
    assert prompt(match) == "market"
    assert refused(offer(Scene().goods(coin=4), vest), Buy(vest)) == ("MKT3", "too-few-coins")


@rule("MKT5")
def test_what_is_not_bought_goes_under_the_deck():
    scene = Scene().goods(coin=5)
    match = do(offer(scene, "snake-scale-vest"), Done())
    assert table(match).market == []
    assert table(match).trade.cards == [Card("snake-scale-vest")]
    assert prompt(match) == "action"
    match = do(Scene().at(PORT).acting(), Trade())
    unsold, above = set(table(match).market), list(table(match).trade.cards)
    do(match, Done())
    assert set(table(match).trade.cards[:7]) == unsold
    assert table(match).trade.cards[7:] == above


@rule("MKT5")
def test_what_was_not_bought_does_not_come_back_at_the_next_market():
    match = do(Scene().at("2b").goods().acting(), Trade())
    offered = set(table(match).market)
    do(match, Done(), Trade())
    assert len(table(match).market) == len(offered) == 7
    assert not offered & set(table(match).market)


@rule("MKT6")
def test_a_weapon_is_equipped_at_once():
    match = do(offer(Scene(), "braided-whip"), Buy(Card("braided-whip")))
    assert prompt(match) == "bear"
    do(match, Bear(Card("braided-whip"), MAC))
    assert table(match).owned(Card("braided-whip")).on == MAC


@rule("MKT8")
def test_an_artifact_is_worth_two_coins():
    scene = Scene().goods(coin=1, artifact=1)
    pay_coins(scene.g, 3)
    assert not any(scene.g.goods.values())
    scene = Scene().goods(artifact=1)
    pay_coins(scene.g, 1)
    assert scene.g.goods[Good.COIN] == 1
    match = Scene().goods(artifact=1).acting()
    match.answer(1, SellArtifact())
    assert table(match).goods[Good.COIN] == 2
    assert table(match).goods[Good.ARTIFACT] == 0


@rule("PORT1")
def test_the_port_action_needs_a_port():
    assert refused(Scene().at("2d").acting(), CallAtPort())


def in_port(scene: Scene):
    return do(scene.at(PORT).acting(), CallAtPort())


@rule("PORT2", "PORT3a")
def test_each_service_once_in_an_action():
    match = do(in_port(Scene().goods(coin=20).crew(MAC, wounds=4)), StayAtInn())
    assert refused(match, StayAtInn()) == ("PORT2", "used-already")
    do(match, SeeDoctor(MAC), Done(), CallAtPort())
    assert StayAtInn() in options(match)
    assert refused(in_port(Scene().goods(coin=3)), StayAtInn()) == ("PORT3a", "too-few-coins")


@rule("PORT2")
def test_a_service_that_was_left_for_another_is_over():
    match = in_port(Scene().goods(coin=20).crew(MAC, wounds=1).crew(MARCO, wounds=1).damage(deck=1))
    do(match, SeeDoctor(MAC), PatchUp(Place.DECK, Good.COIN))
    assert refused(match, SeeDoctor(MARCO)) == ("PORT2", "used-already")


@rule("PORT3b")
def test_the_inn_heals_two_and_rests_one_of_everybody():
    scene = Scene().goods(coin=4).crew(MAC, wounds=3, fatigue=2).crew(LAURENT, wounds=1, fatigue=1)
    match = do(in_port(scene), StayAtInn())
    assert (member(match, MAC).wounds, member(match, MAC).fatigue) == (1, 1)
    assert (member(match, LAURENT).wounds, member(match, LAURENT).fatigue) == (0, 0)
    assert table(match).goods[Good.COIN] == 0


@rule("PORT4")
def test_the_shipyard_takes_coins_and_materials():
    match = in_port(Scene().goods(coin=2, material=1).damage(deck=2, bridge=1))
    do(match, PatchUp(Place.DECK, Good.MATERIAL), PatchUp(Place.DECK, Good.COIN), PatchUp(Place.BRIDGE, Good.COIN))
    assert not any(table(match).damage)
    assert not any(table(match).goods.values())
    assert [paid.what for paid in told(match, Lost)] == [Gift.MATERIAL, Gift.COIN, Gift.COIN]


@rule("PORT5")
def test_the_doctor_heals_one_member_wholly_for_a_coin():
    scene = Scene().goods(coin=2).crew(MAC, wounds=4, fatigue=1, statuses=["venom"]).crew(MARCO, wounds=2)
    match = do(in_port(scene), SeeDoctor(MAC), SeeDoctor(MARCO))
    assert (member(match, MAC).wounds, member(match, MARCO).wounds) == (0, 0)
    assert (member(match, MAC).fatigue, member(match, MAC).statuses) == (1, [Status.VENOM])
    assert table(match).goods[Good.COIN] == 0


def rich(xp: int) -> Scene:
    scene = Scene()
    scene.g.xp = xp
    return scene


@rule("PORT6", "XP1", "XP2")
def test_any_number_of_level_cards_is_bought_in_a_port_and_only_there():
    match = do(in_port(rich(13)), Train(Level("mac-navigator")), Train(Level("marco-strongman")))
    assert table(match).xp == 3
    assert member(match, MAC).levels == [Level("mac-navigator")]
    assert member(match, MARCO).levels == [Level("marco-strongman")]
    assert refused(rich(13).acting(), Train(Level("mac-navigator")))


@rule("XP2")
def test_a_level_card_belongs_to_one_member():
    assert [levels()[level].crew for level in levels_of(MAC)] == [MAC] * 3
    assert Train.__struct_fields__ == ("level",)


@rule("XP3")
def test_a_level_card_costs_its_xp():
    assert refused(in_port(rich(4)), Train(Level("mac-navigator"))) == ("XP3", "too-little-xp")
    assert table(do(in_port(rich(7)), Train(Level("mac-navigator")))).xp == 2


@rule("XP4")
def test_a_level_card_works_at_once_and_stays():
    match = do(in_port(rich(5)), Train(Level("mac-navigator")))
    g = table(match)
    assert g.skill(member(match, MAC), Skill.CRAFT) == 2
    discard_equipped(g)
    assert member(match, MAC).levels == [Level("mac-navigator")]
    assert refused(match, Train(Level("mac-navigator"))) == ("XP4", "has-level")


@rule("XP6", "XP8")
def test_level_cards_are_no_skill_cards():
    assert not {level.value for level in Level} & {card.value for card in SkillCard}
    scene = Scene().crew(GREGORY, levels=["gregory-marksman"])
    assert scene.g.bonus(scene.member(GREGORY), Number.ACCURACY) == 1


@rule("XP6")
def test_an_enemy_that_takes_a_skill_card_takes_no_level_card():
    match = Scene(1).crew(LAURENT, levels=["laurent-brawler"]).play(LoseSkill(), TakeActions())
    assert (prompt(match), len(member(match, LAURENT).levels)) == ("action", 1)


@rule("PORT1", "MKT1")
def test_a_ship_that_a_card_moves_away_has_left_port_and_market():
    scene = Scene(1).orders(1).at("2b").goods(coin=9).card("homing-rope").crew(MAC, wounds=3)
    match = do(scene.acting(), CallAtPort(), Activate(Card("homing-rope")), MoveTo(Region("3a")))
    assert (prompt(match), table(match).actions) == ("action", 1)
    scene = Scene(1).orders(1).at("2b").goods(coin=40).card("homing-rope")
    match = do(scene.acting(), Trade(), Activate(Card("homing-rope")), MoveTo(Region("3a")))
    assert prompt(match) == "action"
    assert table(match).market == []
