"""The load driver plays real games over real sockets: what it counts, the server has stored."""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace

import msgspec
import pytest

from fathom.server.bench.driver import TEXT, Frames, Player, Seat, Tally, encode, frame, seen
from fathom.server.bench.measure import Process


@pytest.mark.slow
def test_players_play_to_the_end_and_count_every_answer(tmp_path: Path):
    process = Process(tmp_path)
    tally = Tally()

    async def two_tables() -> None:
        player = Player(process.port, "noughts", tally)
        for _ in range(2):
            await player.sit_down()
            await player.play()
            assert all(seat.last is not None and seat.last.question is None for seat in player.seats)
            await player.get_up()
        player.go_home()

    try:
        asyncio.run(two_tables())
    finally:
        process.stop()
    assert 10 <= len(tally.times) <= 18
    assert len(tally.sizes) >= 2 * len(tally.times)


ENDED_WHILE_MEASURING = """
import os, signal, time
from fathom.cli import app
from fathom.cli.studies import bench
from fathom.server.bench.measure import running

def measured(seconds):
    with running() as server:
        print(server.process.pid, flush=True)
        os.kill(os.getpid(), signal.SIGTERM)
        time.sleep(60)

bench.lab.bench, bench._server = lambda seconds: None, measured
app(["bench", "--server"])
"""


@pytest.mark.slow
def test_a_measured_server_ends_with_who_measures_it():
    command = [sys.executable, "-c", ENDED_WHILE_MEASURING]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as measuring:
        assert measuring.stdout is not None
        server = int(measuring.stdout.readline())
        assert measuring.wait(60) != 0
    with pytest.raises(ProcessLookupError):
        os.kill(server, 0)


def test_frames_are_cut_wherever_the_network_cut_them():
    texts = [b"a", b"b" * 200, b"c" * 70_000]
    heads = [b"\x81\x01", b"\x81\x7e\x00\xc8", b"\x81\x7f" + (70_000).to_bytes(8, "big")]
    whole = b"".join(head + text for head, text in zip(heads, texts, strict=True))
    frames = Frames()
    assert frames.agree(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    found = [content for at in range(0, len(whole), 7) for _, content in frames.cut(whole[at : at + 7])]
    assert found == texts


def test_frames_that_come_with_the_servers_consent_are_not_lost():
    frames = Frames()
    assert not frames.agree(b"HTTP/1.1 101 Switching")
    assert frames.agree(b" Protocols\r\n\r\n\x81\x02h")
    assert list(frames.cut(b"i\x81\x01!")) == [(TEXT, b"hi"), (TEXT, b"!")]


def test_a_clients_frame_says_how_long_it_is():
    assert frame(0x81, b"hi") == b"\x81\x82\x00\x00\x00\x00hi"
    assert frame(0x81, b"x" * 300)[:4] == b"\x81\xfe\x01\x2c"


def test_a_seat_is_over_when_nothing_is_asked_any_more_and_answers_only_where_it_decides():
    told = [
        {"kind": "view", "question": {"number": 0, "options": [{}], "mine": [0, 1]}},
        {"kind": "update", "answers": 1, "changes": {"question/number": 1, "question/mine": [1]}},
        {"kind": "update", "answers": 2, "changes": {"question/number": 2, "question/mine": [0]}},
        {"kind": "update", "answers": 3, "changes": {"can_undo": True}},
        {"kind": "update", "answers": 4, "changes": {"question": None}},
    ]

    async def looks() -> tuple[list[bool], int]:
        seat, sent = Seat(0, b"", Tally(), Random(1), 0.0), []
        seat.transport = SimpleNamespace(is_closing=lambda: False, write=sent.append)  # type: ignore[assignment]
        seat.play()
        over = []
        for message in told:
            seat._look(seen.decode(msgspec.json.encode(message)), 10)
            over.append(seat.over.done())
        return over, len(sent)

    assert asyncio.run(looks()) == ([False, False, False, False, True], 2)


def test_a_seat_weighs_what_it_is_sent():
    async def receives() -> tuple[Tally, int]:
        seat, sent = Seat(0, b"", Tally(), Random(1), 0.0), []
        seat.transport = SimpleNamespace(is_closing=lambda: False, write=sent.append)  # type: ignore[assignment]
        seat.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
        for kind in ("view", "update"):
            text = encode({"kind": kind, "answers": 3})
            seat.data_received(bytes([TEXT, len(text)]) + text)
        assert seat.last is not None
        return seat.tally, seat.last.answers

    tally, answers = asyncio.run(receives())
    assert (tally.sizes, answers) == ([len(encode({"kind": "update", "answers": 3}))], 3)
