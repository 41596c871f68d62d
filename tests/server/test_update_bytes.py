"""Updates are small: none of a long game takes more than 4 kB on its way to a browser."""

import json

import pytest
from websockets.frames import Frame, Opcode

from fathom.bots import make_bot, observation_for, usual_bot
from fathom.kernel import SPECTATOR
from fathom.server.live import rendering
from fathom.server.live.websocket import LONG, LongMessageDeflate, LongMessageDeflateFactory
from fathom.server.tables import answering
from tests.server.test_views import BROWSER, table_for

MOST = 4_096  # bytes
ANSWERS = {"sleeping-gods": 500, "nautilus": 150, "machina-arcana": 150, "unfathomable": 150}


def packing() -> LongMessageDeflate:
    """What a browser and a line agree on."""
    return LongMessageDeflateFactory().process_request_params([("client_max_window_bits", None)], [])[1]


def on_the_way(message: str) -> int:
    """The bytes of a message as a line sends it to a browser."""
    return len(Frame(Opcode.TEXT, message.encode()).serialize(mask=False, extensions=[packing()]))


@pytest.mark.parametrize("bot", ["random", "usual"])
@pytest.mark.parametrize("name", ANSWERS)
def test_no_update_of_a_game_takes_more_than_4_kb(name: str, bot: str):
    table = table_for(name, "size0")
    match = table.match
    assert match is not None
    seats = range(len(table.seats))
    players = [make_bot(table.game, usual_bot(table.game) if bot == "usual" else bot, f"0/{seat}") for seat in seats]
    has = {eye: rendering.text(table, eye, BROWSER, rendering.ClientCopy())[1] for eye in (SPECTATOR, *seats)}
    while match.turn is not None and match.number < ANSWERS[name]:
        ask = match.turn
        player = players[ask.seat]
        answering.take(table, ask.seat, player.choose(observation_for(player, match)(ask.seat), ask))
        table.changed()
        for eye, sent in has.items():
            text, has[eye] = rendering.text(table, eye, BROWSER, sent)
            assert on_the_way(text) < MOST or json.loads(text)["kind"] == "view", f"after {match.number} answers"


def test_only_long_messages_are_packed_and_each_by_itself():
    short, long = Frame(Opcode.TEXT, b"x" * LONG), Frame(Opcode.TEXT, b"x" * (LONG + 1))
    ours = packing()
    assert ours.encode(short) is short
    packed = ours.encode(long)
    assert packed.rsv1
    assert len(packed.data) < 100
    assert packing().decode(packed).data == long.data
