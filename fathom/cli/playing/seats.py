"""Who sits where: people at this keyboard and bots, with the names that the journal calls them by."""

from msgspec import Struct

from fathom.bots import make_bot, usual_bot
from fathom.bots.hired import hire
from fathom.cli.arguments import usual_seats
from fathom.cli.errors import BadInput
from fathom.kernel import Game, Unknown
from fathom.kernel.words.words import LANGUAGES, Words

PERSON = "you"


class Seated(Struct, frozen=True):
    """One seat: `bot` is empty for a person."""

    name: str
    bot: str = ""


def seated(game: Game, text: str | None, language: str) -> list[Seated]:
    """`you,greedy` or `you:Ana,you:Bo,random` as seats; without a text one person and the usual bots."""
    if text is None:
        text = ",".join([PERSON] + [usual_bot(game)] * (usual_seats(game) - 1))
    found: list[Seated] = []
    for number, each in enumerate(text.split(",")):
        kind, _, name = each.strip().partition(":")
        if kind == PERSON:
            found.append(Seated(name.strip() or _plain_name(language, number)))
            continue
        try:
            hire(game, each.strip(), "")
        except Unknown as unknown:
            raise BadInput(str(Unknown(f"seat for {game.name}", unknown.name, [PERSON, *unknown.possible]))) from None
        found.append(Seated(bot_name(each.strip(), number), each.strip()))
    return found


def remembered(game: Game, names: list[str], count: int, language: str) -> list[Seated]:
    """The seats of a save: a name such as `greedy 2` is that bot, any other a person."""
    found: list[Seated] = []
    for number in range(count):
        name = names[number] if number < len(names) else ""
        bot = name.removesuffix(bot_name("", number))
        bot = bot if name == bot_name(bot, number) and is_bot(game, bot) else ""
        if not name or name in {_plain_name(each, number) for each in LANGUAGES}:
            name = _plain_name(language, number)
        found.append(Seated(name, bot))
    return found


def is_bot(game: Game, name: str) -> bool:
    """Whether it is one of ours: what a file names is never looked for elsewhere."""
    try:
        make_bot(game, name, "")
    except Unknown:
        return False
    return True


def bot_name(bot: str, number: int) -> str:
    return f"{bot} {number + 1}"


def told_name(bot: str, number: int, language: str) -> str:
    """What a transcript calls a bot, in its language."""
    return Words(language).say("cli-bot-name", bot=bot.partition(":")[0], number=number + 1)


def _plain_name(language: str, number: int) -> str:
    return Words(language).seat(number)
