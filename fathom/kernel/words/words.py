"""Words: every sentence a person reads, in three languages, made by Fluent from a key and typed arguments.

Keys follow from the types: `ask-buy` for a prompt, `do-buy` for an action, `tell-bought` for an event, `why-...` for a
refusal, `rule-B2a` for a rule, `effect-earn` for a verb on a card, and `kind-sonar` for the member SONAR of the enum
Kind. An argument that is such a member arrives translated, and raw as `<name>-id`; one that is a verb arrives in words,
and as the name of the verb in `<name>-id`.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from functools import lru_cache, reduce
from itertools import groupby, pairwise, zip_longest
from pathlib import Path
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from fathom.kernel import shapes
from fathom.kernel.cards.effects import Do, Effect, ForEach, If, May, Repeat, Verb
from fathom.kernel.game import Game, Unknown
from fathom.kernel.names import SeatNumber, kebab
from fathom.kernel.questions.ask import Action, Ask, Blocked, Illegal
from fathom.kernel.questions.journal import Event
from fathom.kernel.questions.talk import Statement
from fathom.kernel.state.state import State
from fathom.kernel.words.phrasebook import Phrasebook
from fathom.kernel.words.typesetting import typeset

LANGUAGES = ("en", "fr", "es")
SEATS = {"seat": SeatNumber, "seats": list[SeatNumber]}  # arguments of these names are people


def _folders(game: Game | None) -> list[Path]:
    return [Path(__file__).parent] + ([game.folder / "words"] if game else [])


def sources(language: str, game: Game | None = None) -> str:
    """The Fluent source of the table's words and a game's, for a client that formats them itself."""
    files = [text for folder in _folders(game) for text in _texts(folder, language)]
    texts = game.texts.cards(Words(language, game)) if game else {}
    written = (f"{key} = {_verbatim(text)}" for key, text in texts.items())
    return "\n".join([*files, *written])


def _verbatim(text: str) -> str:
    """A text as the value of a Fluent message: on one line, with nothing that Fluent would read as its own."""
    return " ".join(text.split()).replace("{", "(").replace("}", ")")


@lru_cache(maxsize=64)
def _texts(folder: Path, language: str) -> tuple[str, ...]:
    """The files of a folder, as they are read: set in type."""
    files = sorted((folder / language).glob("*.ftl"))
    return tuple(typeset(file.read_text(encoding="utf-8"), language) for file in files)


@lru_cache(maxsize=64)
def _phrases(language: str, folders: tuple[Path, ...]) -> Phrasebook:
    """The messages of some folders; what the last of them says differently, goes."""
    book = Phrasebook(language)
    for text in [text for folder in folders for text in _texts(folder, language)]:
        book.add(text)
    return book


def _optional(effect: Effect) -> Effect | None:
    """What may be done, if an effect is no more than that: one of `May`, or a verb with a field `may`."""
    may = getattr(effect, "may", None)
    if isinstance(effect, May):
        return effect.may
    return replace(effect, may=False) if may is True else None


def _span(lowest: int, following: int | None) -> str:
    """A band of rolls: from its lowest to the one before the next band."""
    if following is None:
        return f"{lowest}+"
    return str(lowest) if following == lowest + 1 else f"{lowest}-{following - 1}"


class Words:
    """The words of one game (or of none: the table's own) in one language, for a table with these names and state."""

    def __init__(
        self, language: str, game: Game | None = None, names: list[str] | None = None, state: State | None = None
    ) -> None:
        if language not in LANGUAGES:
            raise Unknown("language", language, LANGUAGES)
        self.language = language
        self.game = game
        self.names = names or []
        self.state = state
        self.phrases = _phrases(language, tuple(_folders(game)))

    def __contains__(self, key: str) -> bool:
        return key in self.phrases

    def say(self, key: str, **args: Any) -> str:
        """The message of that key. A key without words is a bug; it is shown as it is."""
        return self._format(key, self.arguments(args, self.game.questions.arguments if self.game else {}))

    def part(self, key: str, attribute: str) -> str | None:
        """An attribute of a message (`do-build.short`), or None if it has none."""
        pattern = self.phrases.message(key).attributes.get(attribute) if key in self else None
        return self.phrases.format(pattern) if pattern else None

    def _format(self, key: str, arguments: dict[str, Any]) -> str:
        pattern = self.phrases.message(key).value if key in self else None
        return self.phrases.format(pattern, arguments) if pattern else key

    def arguments(self, fields: dict[str, Any], hints: Mapping[str, Any]) -> dict[str, Any]:
        """Typed values as Fluent wants them: names, translated members, numbers and lists of those."""
        ready: dict[str, Any] = {}
        for name, value in fields.items():
            key = name.replace("_", "-")
            ready[key] = self.value(value, hints.get(name, SEATS.get(name)))
            if isinstance(value, Enum):
                ready[f"{key}-id"] = value.value
            elif isinstance(value, Verb):
                ready[f"{key}-id"] = kebab(type(value).__name__)
            elif value is None:
                ready[f"{key}-id"] = "none"
        return ready

    def value(self, value: Any, hint: Any = None) -> Any:
        hint = shapes.present(hint)
        if value is None:
            return "none"
        if self.game and hint in self.game.texts.formats:
            return self.game.texts.formats[hint](self, value)
        if hint is SeatNumber and isinstance(value, int):
            return self.seat(value)
        if isinstance(value, Enum):
            return self.say(f"{kebab(type(value).__name__)}-{value.value}")
        if isinstance(value, Verb):
            return self.effect(value)
        if isinstance(value, dict):
            bands = all(isinstance(name, int) for name in value)
            return reduce(self._next_band, self._entries(value)) if bands else self._either(list(value.values()))
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, list | tuple | set):
            inner = getattr(hint, "__args__", (None,))[0]
            if value and all(isinstance(each, Verb) for each in value):
                return self._in_turn(list(self._counted(list(value))))
            seen = [str(self.value(each, inner)) for each in value if each is not None]
            return ", ".join(seen) if seen or not value else "none"
        return value

    def _entries(self, bands: dict[int, Any]) -> Iterator[str]:
        """The bands of rolls on a card, by their span (`1-2`, `3+`)."""
        for lowest, following in zip_longest(bands, list(bands)[1:]):
            text = str(self.value(bands[lowest]))
            if len(bands) == 1:
                yield self.say("only-band", lowest=lowest, effect=text)
            else:
                yield self.say("band", span=_span(lowest, following), effect=text)

    def _counted(self, verbs: list[Verb]) -> Iterator[tuple[Verb, str]]:
        """What is done in turn: the same thing again is told once, with how often."""
        told = [self._going_on(verb, before) for before, verb in zip([None, *verbs[:-1]], verbs, strict=True)]
        for (verb, text), times in ((each, len(list(same))) for each, same in groupby(zip(verbs, told, strict=True))):
            yield verb, self.say("repeated", effect=text, times=times) if times > 1 else text

    def _going_on(self, verb: Verb, before: Verb | None) -> str:
        """What a verb says after another: its attribute `more` leaves out the same word (`gain 1 coin, 1 meat`)."""
        text = self.effect(verb)
        more = self._attribute("more", verb)
        said = self.effect(before) if before is not None and self._attribute("more", before) else ""
        return more if more and said.split()[:1] == text.split()[:1] and said != text else text

    def _either(self, options: list[Verb]) -> str:
        said = self.effect(options[0])
        for place, (before, option) in enumerate(pairwise(options), 2):
            other, last = self._going_on(option, before), place == len(options)
            said = self.say("either", one=said, other=other, more=other != self.effect(option), last=last)
        return said

    def _next_band(self, one: str, other: str) -> str:
        return self.say("bands", one=one, other=other)

    def _in_turn(self, told: list[tuple[Verb, str]]) -> str:
        said = told[0][1]
        for place, (verb, then) in enumerate(told[1:], 2):
            more, last = then == self._attribute("more", verb) != self.effect(verb), place == len(told)
            said = self.say("sequence", first=said, then=then, given=isinstance(verb, If), more=more, last=last)
        return said

    def seat(self, seat: int) -> str:
        name = self.names[seat] if 0 <= seat < len(self.names) else ""
        return name or self.say("seat-number", number=seat + 1)

    def _struct(self, prefix: str, struct: Struct, **more: Any) -> str:
        fields = {name: getattr(struct, name) for name in struct.__struct_fields__}
        ready = self.arguments(fields | more, shapes.fields(type(struct)))
        return self._format(f"{prefix}-{kebab(type(struct).__name__)}", ready)

    def action(self, action: Action) -> str:
        return self._struct("do", action)

    def hint(self, action: Action) -> str:
        """Why one might answer so; nothing, where the game does not say."""
        key = f"hint-{kebab(type(action).__name__)}"
        return self._struct("hint", action) if key in self else ""

    def event(self, event: Event) -> str:
        return self._struct("tell", event)

    def statement(self, statement: Statement) -> str:
        return self._struct("talk", statement)

    def odds(self, event: Event) -> str:
        """An event as an outcome that may come: told by what its odds tell apart."""
        names = dict.fromkeys([*event.__struct_fields__, *(event.odds or ())])
        fields = {name: getattr(event, name) for name in names}
        return self._format(f"odds-{kebab(type(event).__name__)}", self.arguments(fields, shapes.fields(type(event))))

    def effect(self, effect: Verb) -> str:
        """What a verb does. `does` is how its `do` is told of another one (`discards 1 card`), where that has words."""
        may = _optional(effect.do) if isinstance(effect, ForEach | Repeat) else None
        if isinstance(effect, ForEach) and may is not None:
            return self.say("effect-each-may", over=effect.over, may=may)
        if isinstance(effect, Repeat) and may is not None:
            return self.say("effect-repeat-may", times=effect.times, may=may)
        do = getattr(effect, "do", None)
        does = self._attribute("each", do) if isinstance(do, Verb) else None
        if isinstance(effect, ForEach) and does:
            return self.say("effect-each-does", over=effect.over, does=does)
        return self._struct("effect", effect, does=does)

    def _attribute(self, attribute: str, verb: Verb) -> str | None:
        """Another form of a verb, if it and all in it have one: `each` is told of others (`discards 1 card`)."""
        key = f"effect-{kebab(type(verb).__name__)}"
        pattern = self.phrases.message(key).attributes.get(attribute) if key in self else None
        if pattern is None:
            return None
        fields = {name: getattr(verb, name) for name in verb.__struct_fields__}
        ready = self.arguments(fields, shapes.fields(type(verb)))
        for name in (name for name, value in fields.items() if isinstance(value, Verb)):
            if (said := self._attribute(attribute, fields[name])) is None:
                return None
            ready[name] = said
        return self.phrases.format(pattern, ready)

    def sentence(self, text: str) -> str:
        """A capital at the beginning and a full stop at the end."""
        return text[:1].upper() + text[1:] + ("" if text.endswith((".", "!", "?")) else ".")

    def sentences(self, effect: Verb) -> str:
        """The text on a card: what is done in turn, a sentence each."""
        steps = effect.do if isinstance(effect, Do) else (effect,)
        return " ".join(self.sentence(self.effect(each)) for each in steps)

    def ask(self, ask: Ask) -> str:
        return self.say(f"ask-{ask.prompt}", **{**(ask.args or {}), "seat": ask.seat})

    def why(self, refusal: Illegal | Blocked) -> str:
        args = refusal.args_ if isinstance(refusal, Illegal) else refusal.args
        return self.say(f"why-{refusal.why}", **args)

    def rule(self, rule: str) -> str:
        return self.say(f"rule-{rule.replace('.', '_')}")
