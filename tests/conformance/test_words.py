"""Words: whatever a game can say exists in every language, takes the same arguments and reads without a stumble."""

import ast
import random
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from inspect import signature
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from fathom.bots import bots_of
from fathom.bots.advice import can_advise
from fathom.games import load, names
from fathom.kernel import SPECTATOR, Action, Ask, Event, Illegal, Match, Refusal
from fathom.kernel.cards.effects import CardPrompt, Condition, Count, Effect, Selection, Verb
from fathom.kernel.names import kebab
from fathom.kernel.questions.talk import Statement
from fathom.kernel.words.lesson import lesson_of
from fathom.kernel.words.words import LANGUAGES, Words, _phrases

PACKAGES = {"kernel": "fathom.kernel", **{name: load(name).package for name in names()}}
FOLDERS = {place: Path(str(import_module(package).__file__)).parent for place, package in PACKAGES.items()}
TABLE_EXTRAS = {"notice-step-asked-again": set(), "ask-answer": {"seat"}}
MAKERS = {"Ask": Ask, "judged": Ask.judged, "Refusal": Refusal, "Illegal": Illegal}
SAMPLES = (0, 1, 7, "none", "yes", "word")  # one of each sort of argument that a selector may look at
PROMPTS = {CardPrompt, *(load(name).questions.prompts for name in names())}
in_every_place = pytest.mark.parametrize("place", PACKAGES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def entries(place: str, language: str, files: str = "*.ftl") -> list[Any]:
    found = sorted((FOLDERS[place] / "words" / language).glob(files))
    return [entry for file in found for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


@cache
def messages(place: str, language: str = "en", files: str = "*.ftl") -> dict[str, Any]:
    return {entry.id.name: entry for entry in entries(place, language, files) if isinstance(entry, ftl.Message)}


def references(node: Any, kind: type) -> set[str]:
    """The variables, or the other messages, that a message is made from."""
    if isinstance(node, kind):
        return {node.id.name}
    inside = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else ()
    return set().union(*(references(each, kind) for each in inside))


def arguments(place: str, language: str, key: str) -> set[str]:
    """The variables of a message, by the names that the rules know: `$kind-id` is `$kind`, only not translated."""
    message = messages(place, language)[key]
    own = {name.removesuffix("-id") for name in references(message, ftl.VariableReference)}
    parts = references(message, ftl.MessageReference)
    return own.union(*(arguments(place, language, part) for part in parts))


def attributes(place: str, language: str, key: str) -> list[str]:
    """The other texts of a message, such as `short`."""
    return [attribute.id.name for attribute in messages(place, language)[key].attributes]


def members(base: type, place: str) -> set[Any]:
    """All subclasses that a package defines."""
    found = {each for child in base.__subclasses__() for each in {child} | members(child, place)}
    return {each for each in found if f"{each.__module__}.".startswith(f"{PACKAGES[place]}.")}


def spoken(place: str) -> Iterator[tuple[str, set[str] | None]]:
    """Each prompt, reason and other key in the code, with its arguments (None if they are put together elsewhere)."""
    nodes = (node for file in FOLDERS[place].rglob("*.py") for node in ast.walk(ast.parse(file.read_bytes())))
    for node in (node for node in nodes if isinstance(node, ast.Call)):
        keywords = {keyword.arg or "_": keyword.value for keyword in node.keywords}
        if getattr(node.func, "attr", "") == "say" and isinstance(node.args[0], ast.Constant):
            yield node.args[0].value, set(keywords)
        elif maker := MAKERS.get(getattr(node.func, "id", getattr(node.func, "attr", ""))):
            given: dict[str, Any] = signature(maker).bind(*node.args, **keywords).arguments
            prefix, text, always = (
                ("ask", "prompt", {"seat"}) if "prompt" in signature(maker).parameters else ("why", "why", set())
            )
            match given.get("args", {}):
                case ast.Dict(keys=keys):
                    args = always | {key.value for key in keys}
                case dict(keys):
                    args = always | set(keys)
                case _:
                    args = None
            found = list(ast.walk(given.get(text, ast.Pass())))
            texts = [each.value for each in found if isinstance(each, ast.Constant)]
            texts += [
                each.attr.lower().replace("_", "-")
                for each in found
                if isinstance(each, ast.Attribute) and each.attr.isupper()
            ]
            yield from ((f"{prefix}-{each}", args) for each in texts)


def handed_on(place: str) -> set[str]:
    """Prompts and reasons that reach a question by way of other functions of the game: the code spells them out."""
    nodes = (node for file in FOLDERS[place].rglob("*.py") for node in ast.walk(ast.parse(file.read_bytes())))
    spelled = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {f"{prefix}-{name}" for prefix in ("ask", "why") for name in spelled}


@cache
def sayable(place: str) -> dict[str, set[str] | None]:
    """Every key that needs words, with the arguments that it always gets."""
    found: dict[str, set[str] | None] = {}
    for prefix, base in (("do", Action), ("tell", Event), ("effect", Verb), ("talk", Statement)):
        for struct in members(base, place) - {Effect, Condition, Count, Selection}:
            fields = {field.replace("_", "-") for field in struct.__struct_fields__}
            fields |= {"does"} if prefix == "effect" and "do" in fields else set()
            found[f"{prefix}-{kebab(struct.__name__)}"] = fields
            if prefix == "tell" and struct.odds is not None:
                found[f"odds-{kebab(struct.__name__)}"] = fields | set(struct.odds)
    for key, args in spoken(place):
        before = found.get(key, args)
        found[key] = None if args is None or before is None else before & args
    if place == "kernel":
        return found | TABLE_EXTRAS
    keys = ["game-name", "game-tagline", "game-about"]
    keys += [f"{kebab(enum.__name__)}-{member.value}" for enum in members(Enum, place) - PROMPTS for member in enum]
    for prompt in load(place).questions.prompts or ():
        found.setdefault(f"ask-{prompt}", None)
    keys += [f"rule-{rule.replace('.', '_')}" for rule in load(place).ledger.rules]
    lesson = lesson_of(load(place))
    keys += [f"lesson-{beat.say}" for beat in lesson.beats] if lesson else []
    for option, hint in get_type_hints(load(place).options).items():
        keys += [f"option-{option}", *(f"option-{option}-{value}" for value in get_args(hint))]
    return found | {key: set() for key in keys}


@in_every_place
@in_every_language
def test_every_file_parses_and_says_nothing_twice(place, language):
    ids = [entry.id.name for entry in entries(place, language) if isinstance(entry, ftl.Message)]
    assert [entry.content for entry in entries(place, language) if isinstance(entry, ftl.Junk)] == []
    assert sorted(ids) == sorted(messages(place, language))


@in_every_place
@in_every_language
def test_every_language_has_the_same_messages_with_the_same_arguments(place, language):
    assert messages(place, language).keys() == messages(place).keys()
    for key in messages(place):
        assert arguments(place, language, key) == arguments(place, "en", key), key
        assert attributes(place, language, key) == attributes(place, "en", key), key


@in_every_place
def test_whatever_the_code_and_the_ledger_can_say_has_words(place):
    assert sayable(place).keys() - messages(place).keys() - messages("kernel").keys() == set()


@in_every_place
def test_every_kind_of_answer_can_be_named_by_itself(place):
    """A report, or a heading in the client, speaks of an answer without its arguments."""
    for action in members(Action, place):
        key = f"do-{kebab(action.__name__)}"
        assert {"short", "counted"} & set(attributes(place, "en", key)) or not arguments(place, "en", key), key


@pytest.mark.parametrize("name", names())
def test_advice_gives_a_reason_for_every_kind_of_answer(name):
    actions = members(Action, name) if can_advise(load(name)) else ()
    assert [each for each in actions if f"hint-{kebab(each.__name__)}" not in messages(name)] == []


@in_every_place
def test_no_words_are_orphans(place):
    own = messages(place, "en", "table.ftl") | messages(place, "en", "rules.ftl")  # not those of server and command
    parts = references(list(own.values()), ftl.MessageReference)
    orphans = own.keys() - sayable(place).keys() - parts - handed_on(place)
    hints = {f"hint-{kebab(action.__name__)}" for action in members(Action, place)}
    assert [key for key in orphans - hints if not key.startswith("chapter-")] == []


@in_every_place
def test_words_use_only_the_arguments_they_get(place):
    for key, given in sayable(place).items():
        if key in messages(place) and given is not None:
            assert arguments(place, "en", key) <= given, key


class Fussy(FluentBundle):
    """A bundle that fails where another would stammer."""

    def format_pattern(self, pattern: Any, args: Any = None) -> Any:
        text, errors = super().format_pattern(pattern, args)
        assert not errors, (text, errors)
        assert text.strip()
        assert not any(scrap in text for scrap in ("{", "$", "???")), text
        return text, errors


@pytest.fixture(autouse=True)
def _fussy(monkeypatch):
    """Bundles are kept: those of other tests must not be used here, nor these elsewhere."""
    monkeypatch.setattr("fathom.kernel.words.phrasebook.FluentBundle", Fussy)
    _phrases.cache_clear()
    yield
    _phrases.cache_clear()


@cache
def played(name: str) -> tuple[Match, list[Ask]]:
    """One random game to its end, and all its questions."""
    match, dice, asks = Match.start(load(name), seed=1), random.Random(1), []
    while (ask := match.turn) is not None:
        asks.append(ask)
        assert ask.blocked is not None  # listed now, before the table changes
        match.answer(ask.seat, dice.choice(ask.options))
    return match, asks


@pytest.mark.parametrize("name", names())
@in_every_language
def test_a_whole_game_reads_well(name, language):
    match, asks = played(name)
    words = Words(language, match.game, state=match.state)
    refusals = {(each.why, *each.args.items()): each for ask in asks for each in ask.blocked}
    texts = [words.ask(ask) for ask in asks]
    texts += [words.action(option) for option in {option for ask in asks for option in ask.options}]
    texts += [words.why(refusal) for refusal in refusals.values()]
    texts += [words.event(event) for seat in (*range(2), SPECTATOR) for event in match.events(seat)]
    assert [text for text in texts if text.startswith(("ask-", "do-", "tell-", "why-"))] == []


@in_every_place
@in_every_language
def test_every_message_reads_well_with_any_argument(place, language):
    words = Words(language, None if place == "kernel" else load(place))
    for key in messages(place, language):
        known = arguments(place, language, key)
        for sample in SAMPLES:
            pattern = words.phrases.message(key).value
            words.phrases.format(pattern, dict.fromkeys([*known, *(f"{name}-id" for name in known)], sample))


def test_a_missing_argument_would_be_noticed():
    with pytest.raises(AssertionError, match="number"):
        Words("en").say("seat-number")


@pytest.mark.parametrize("name", names())
def test_every_bot_that_can_be_chosen_has_a_name(name):
    words = Words("en", load(name))
    assert [bot for bot in bots_of(load(name)) if f"web-bot-{bot.replace(':', '-')}" not in words] == []
