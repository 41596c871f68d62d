"""How far long work is, where no terminal shows a bar."""

import pytest

from fathom.cli.studies.progress import BETWEEN, Lines, minutes


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_line_now_and_then(capsys):
    clock = Clock()
    lines = Lines("nautilus", 100, clock=clock)
    for second in range(1, 41):
        clock.now = second
        lines.advance()
    told = capsys.readouterr().err.splitlines()
    assert told == [
        f"fathom: nautilus: {int(BETWEEN)} of 100 (15%), 0:15, 1:25 left",
        f"fathom: nautilus: {2 * int(BETWEEN)} of 100 (30%), 0:30, 1:10 left",
    ]


def test_what_was_done_before_does_not_make_it_look_fast(capsys):
    clock = Clock()
    lines = Lines("nautilus", 100, done=50, clock=clock)
    clock.now = 20
    lines.advance()
    assert capsys.readouterr().err == "fathom: nautilus: 51 of 100 (51%), 0:20, 16:20 left\n"


def test_short_work_is_silent(capsys):
    lines = Lines("noughts", 10, clock=Clock())
    for _ in range(10):
        lines.advance()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(("seconds", "text"), [(0, "0:00"), (59.6, "1:00"), (3599, "59:59"), (3661, "1:01:01")])
def test_times(seconds: float, text: str):
    assert minutes(seconds) == text
