"""The load driver plays real games over real sockets: what it counts, the server has stored."""

import asyncio
from pathlib import Path

import pytest

from fathom.server.bench import Process
from fathom.server.driver import Frames, Player, Tally, frame


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


def test_frames_are_cut_wherever_the_network_cut_them():
    texts = [b"a", b"b" * 200, b"c" * 70_000]
    heads = [b"\x81\x01", b"\x81\x7e\x00\xc8", b"\x81\x7f" + (70_000).to_bytes(8, "big")]
    whole = b"".join(head + text for head, text in zip(heads, texts, strict=True))
    frames = Frames()
    assert frames.agree(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    found = [content for at in range(0, len(whole), 7) for _, content in frames.cut(whole[at : at + 7])]
    assert found == texts


def test_a_clients_frame_says_how_long_it_is():
    assert frame(0x81, b"hi") == b"\x81\x82\x00\x00\x00\x00hi"
    assert frame(0x81, b"x" * 300)[:4] == b"\x81\xfe\x01\x2c"
