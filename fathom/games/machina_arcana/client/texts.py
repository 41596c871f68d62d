"""The text on the cards, made from the same data that the rules run."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fathom.games.machina_arcana.effects import conditions
from fathom.games.machina_arcana.effects.moving import MoveUpTo, Teleport
from fathom.games.machina_arcana.effects.places import Door
from fathom.games.machina_arcana.effects.selections import Each, Nearest, One, Scope, Target, User
from fathom.games.machina_arcana.effects.units import Change, Lose, Regain
from fathom.games.machina_arcana.library import (
    Active,
    AtDoor,
    ChapterPrint,
    Cost,
    EventPrint,
    Group,
    ItemPrint,
    Moment,
    MonsterPrint,
    Printed,
    When,
    chapters,
    events,
    explorers,
    items,
    monsters,
)
from fathom.games.machina_arcana.state import DOOM
from fathom.games.machina_arcana.steps.fighting.attacks import STATUE_DEFENSE
from fathom.games.machina_arcana.steps.story.chapters import PART_HEALTH
from fathom.kernel.cards.effects import Effect, Selection, Verb
from fathom.kernel.words.words import Words

DONE_BY_SOMEBODY = (Moment.KILLS, Moment.HITS, Moment.TAKES_HIT)
MOVED, TOUCHED = MoveUpTo | Teleport, Lose | Regain | Change  # told with a subject if they are done to others
WHOM = frozenset({"on", "swap", "control", "banish", "stow"})  # the fields that name whom an effect is about


class Same(Selection, frozen=True):
    """In texts alone: whom the words before have named, each of them or one."""

    same: Group
    one: bool = False


def texts(words: Words) -> dict[str, str]:
    """Every card's text by its key, `text-circular-saw`, and that of each ability, `ability-circular-saw-0`."""
    shelves: tuple[dict[str, Printed], ...] = (  # type: ignore[assignment]
        explorers(),
        monsters(),
        items(),
        events(),
        chapters(),
    )
    found = {}
    for name, card in ((name, card) for shelf in shelves for name, card in shelf.items()):
        whole, *single = texts_on(name, card)
        found[whole] = " ".join(lines(words, card))
        found |= {key: words.sentence(active(words, each)) for key, each in zip(single, card.active, strict=True)}
    return found


def texts_on(name: str, card: Printed) -> list[str]:
    """The keys of a card's text and of its abilities."""
    return [f"text-{name}", *(f"ability-{name}-{place}" for place in range(len(card.active)))]


def words_on(name: str, card: ChapterPrint) -> list[str]:
    """The keys of all that is printed on a chapter; how the story ends is told by the last of them alone."""
    ending = [_ending(card)] if card.finale else []
    return [f"card-{name}", *texts_on(name, card), *ending]


def _ending(card: ChapterPrint) -> str:
    return f"finale-{card.scenario.value}"


def lines(words: Words, card: Printed) -> Iterator[str]:
    """What a card says, a sentence or two for each ability."""
    if isinstance(card, ItemPrint):
        yield from (
            words.say(f"card-{name}", by=getattr(card, name)) for name in ("armor", "will") if getattr(card, name)
        )
    if isinstance(card, EventPrint) and card.bound:
        yield words.say("card-bound")
    if isinstance(card, ChapterPrint) and card.finale:
        yield words.say(_ending(card), doom=DOOM[card.scenario], health=PART_HEALTH, defense=STATUE_DEFENSE)
    if isinstance(card, ChapterPrint) and card.blocking:
        yield words.say("card-blocking")
    nobodys = isinstance(card, ChapterPrint) or (isinstance(card, EventPrint) and card.horror)
    if card.arrival is not None:
        yield words.sentence(words.say("ability-arrival", effect=words.effect(plain(card.arrival, everywhere=nobodys))))
    for ability in card.active:
        yield words.sentence(active(words, ability))
    for passive in _in_short(card.passive):
        yield words.sentence(when(words, card, passive) if isinstance(passive, When) else words.effect(plain(passive)))


def when(words: Words, card: Printed, trigger: When) -> str:
    """What happens each time that something is done: by you, by this monster, or by whoever does it."""
    moment: object = trigger.when
    if trigger.when in DONE_BY_SOMEBODY:
        unowned = isinstance(card, ChapterPrint) or (isinstance(card, EventPrint) and not card.bound)
        whose = "monster" if isinstance(card, MonsterPrint) else "anybody" if unowned else "you"
        moment = words.say(f"when-{trigger.when.value}", whose=whose)
    return words.say(
        "effect-when", counted=trigger.counted, when=moment, given=trigger.given, do=words.effect(plain(trigger.do))
    )


def active(words: Words, ability: Active) -> str:
    """What an ability costs, what it is aimed at, and what it does."""
    does = words.effect(plain(_at_its_door(ability), aimed=ability.aim is not None))
    if ability.counted:
        does = words.say("ability-counted", counted=ability.counted, effect=does)
    return words.say(
        "ability-active",
        cost=", ".join(costs(words, ability.cost)),
        aim=ability.aim,
        condition=plain(ability.only_if) if ability.only_if is not None else None,
        effect=does,
    )


def _at_its_door(ability: Active) -> Effect:
    """What an ability does; if it is aimed at a door it opens or closes that one."""
    aimed = isinstance(ability.aim, AtDoor) and isinstance(ability.do, Door)
    return replace(ability.do, scope=Scope.BY_TARGET) if aimed else ability.do


def costs(words: Words, cost: Cost) -> Iterator[str]:
    for name in ("stamina", "essence", "health"):
        count = getattr(cost, name)
        if count:
            yield words.say(f"cost-{name}", count=count)
    if cost.this:
        yield words.say("cost-this")
    if cost.marker:
        yield words.say("cost-marker")
    if cost.space is not None:
        yield words.say("cost-space", kind=cost.space)


def plain(verb: Any, aimed: bool = False, everywhere: bool = False) -> Any:
    """A verb that names what the rules leave out: the target of an aimed ability (ABL2d), and that what nobody owns
    reaches the whole board (TGT4d). There is somebody if there is one, whoever that is."""
    if isinstance(verb, tuple):
        told = [plain(each, aimed, everywhere) for each in verb]
        return _in_short(_addressed(each, before) for before, each in zip([None, *told[:-1]], told, strict=True))
    if isinstance(verb, dict):
        return {name: plain(each, aimed, everywhere) for name, each in verb.items()}
    if not isinstance(verb, Verb):
        return verb
    if isinstance(verb, conditions.Any) and isinstance(verb.any, Each):
        return conditions.Any(One(verb.any.each, verb.any.scope, verb.any.given))
    if everywhere and isinstance(verb, Each | One | Nearest) and verb.scope is Scope.TILE:
        return replace(verb, scope=Scope.BOARD)
    return replace(verb, **{name: _named(verb, name, aimed, everywhere) for name in verb.__struct_fields__})


def _addressed(verb: Any, before: Any) -> Any:
    """After what others do, what you do yourself says so (`each of them regains 2 health, then you regain 1`)."""
    if before is None or not isinstance(verb, TOUCHED) or verb.on is not None:
        return verb
    others = isinstance(before, MOVED | TOUCHED) and isinstance(before.on, Each | One | Nearest)
    return replace(verb, on=User()) if others or isinstance(verb, Change) else verb


def _in_short(verbs: Iterable[Any]) -> tuple[Any, ...]:
    """Who has just been named is not named in full again (`each explorer on the board loses 1, then each has -1`)."""
    told = list(verbs)
    return tuple(_shortened(each, before) for before, each in zip([None, *told], told, strict=False))


def _shortened(verb: Any, before: Any) -> Any:
    """A verb about those whom the one before it has named."""
    named = [value for _, value in _named_in(before) if value.given is None]
    return replace(verb, **{field: _same(value) for field, value in _named_in(verb) if value in named})


def _named_in(verb: Any) -> list[tuple[str, Each | One]]:
    fields = [(field, getattr(verb, field)) for field in getattr(verb, "__struct_fields__", ())]
    return [(field, value) for field, value in fields if isinstance(value, Each | One)]


def _same(named: Each | One) -> Same:
    return Same(named.each) if isinstance(named, Each) else Same(named.one, one=True)


def _named(verb: Struct, field: str, aimed: bool, everywhere: bool) -> Any:
    value = getattr(verb, field)
    return Target() if aimed and value is None and field in WHOM else plain(value, aimed, everywhere)
