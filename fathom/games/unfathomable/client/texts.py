"""The text on the cards, made from the same data that the rules run."""

from collections.abc import Iterable, Iterator
from typing import NewType

from fathom.games.unfathomable.board import DECK, WATER, Space
from fathom.games.unfathomable.library import (
    Ability,
    DamageCard,
    ItemCard,
    Room,
    characters,
    crises,
    damage_cards,
    items,
    rooms,
    skill_abilities,
    spells,
    waypoints,
)
from fathom.kernel.words.words import Words

Source = NewType("Source", str)
"""Where an effect is printed: the shelf and the name of its card, `spells/red-hour`."""

NAMES = {
    "skills": "ability",
    "characters": "role",
    "items": "item",
    "spells": "spell",
    "waypoints": "waypoint",
    "damage": "damage",
    "mythos": "mythos",
    "rooms": "space",
}
"""Under which key the words have the names of a shelf."""


def source_name(words: Words, source: str) -> str:
    """The name of the card that a question is about."""
    shelf, _, name = source.partition("/")
    return words.sentence(words.say(f"{NAMES[shelf]}-{name}")).removesuffix(".") if shelf in NAMES else ""


def texts(words: Words) -> dict[str, str]:
    """Every card's text by its key: `text-item-rifle`, `text-feat-jinx`, `text-crisis-night-terrors-failure`."""
    return dict(_texts(words))


def _texts(words: Words) -> Iterator[tuple[str, str]]:
    shelves: dict[str, Iterable[str]] = {
        "skills": skill_abilities(),
        "characters": characters(),
        "items": items(),
        "spells": spells(),
        "waypoints": waypoints(),
        "damage": damage_cards(),
        "mythos": crises(),
        "rooms": rooms(),
    }
    for shelf, cards in shelves.items():
        yield from ((f"title-{shelf}-{name}", source_name(words, f"{shelf}/{name}")) for name in cards)
    for name, skill in skill_abilities().items():
        yield f"text-ability-{name}", ability(words, skill)
    for item, goods in items().items():
        yield f"text-item-{item.value}", " ".join(item_lines(words, goods))
    for spell, magic in spells().items():
        lines = [words.sentences(magic.do), *([ability(words, magic.kept)] if magic.kept else [])]
        yield f"text-spell-{spell.value}", " ".join([*lines, words.sentence(words.say("spell-gone-text"))])
    for waypoint, place in waypoints().items():
        yield f"text-waypoint-{waypoint.value}", words.sentences(place.do)
    for damage, wreck in damage_cards().items():
        yield f"text-damage-{damage.value}", damage_text(words, wreck)
    for role, character in characters().items():
        yield f"text-sheet-{role.value}", ability(words, character.ability)
        yield (
            f"text-feat-{role.value}",
            f"{ability(words, character.feat)} {words.sentence(words.say('feat-gone-text'))}",
        )
        yield f"text-reveal-{role.value}", words.sentences(character.reveal)
    for space, room in rooms().items():
        yield f"text-room-{space.value}", room_text(words, room)
    for name, crisis in crises().items():
        for part in ("success", "partial", "failure", "one", "other"):
            effect = getattr(crisis, part)
            if effect is not None:
                yield f"text-crisis-{name.value}-{part}", words.sentences(effect)
        if crisis.stays is not None:
            yield f"text-crisis-{name.value}-stays", ability(words, crisis.stays)


def damage_text(words: Words, card: DamageCard) -> str:
    """What a Damage card does, and what becomes of it."""
    if card.do is None:
        return words.say("repair-text", cost=card.repair, skill=card.skill)
    after = words.say("damage-stays-text") if card.stays else words.say("damage-gone-text")
    return f"{words.sentences(card.do)} {words.sentence(after)}"


def room_text(words: Words, room: Room) -> str:
    """What the Action of a room does, and the skill test behind it if there is one."""
    text = words.sentences(room.action)
    if room.check is None:
        return text
    check = words.say("check-text", threshold=room.check.threshold, skills=list(room.check.skills))
    return f"{text} {words.sentence(check)}"


def place_names(words: Words, spaces: tuple[Space, ...] | str) -> str:
    """Several spaces as people say them: `each deck space` rather than eight names. A word for a place stays."""
    if isinstance(spaces, str):
        return spaces
    for area, every in (("deck", DECK), ("water", WATER)):
        if set(spaces) == set(every):
            return words.say(f"spaces-each-{area}")
        first = every.index(spaces[0]) if spaces[0] in every else 0
        if len(spaces) > 1 and spaces == tuple(every[first : first + len(spaces)]):
            return words.say(f"spaces-{area}-range", first=first + 1, last=first + len(spaces))
    names = ", ".join(str(words.value(space)) for space in spaces)
    return names if len(spaces) == 1 else words.say("spaces-each-of", spaces=names)


def ability(words: Words, card: Ability) -> str:
    """When an ability may be used, what it does, and how often."""
    when, also = words.value(card.when), words.value(card.also)
    return words.sentence(
        words.say("ability-text", when=when, also=also, effect=words.effect(card.do), once=card.once, brig=card.brig)
    )


def item_lines(words: Words, card: ItemCard) -> Iterator[str]:
    if card.skill is not None:
        yield words.sentence(words.say("upgrade-text", skill=card.skill))
    for passive in card.passives:
        yield words.sentence(words.say("basic-text", bonus=passive.by))
    if card.weapon is not None:
        weapon = card.weapon
        yield words.sentence(
            words.say(
                "weapon-text",
                bonus=weapon.bonus,
                adjacent=weapon.adjacent,
                reroll=weapon.reroll,
                enemies=weapon.per_enemy,
            )
        )
    yield from (ability(words, each) for each in card.abilities)
