"""Bots of one's own are given what their name tells."""

import pytest

from fathom.bots.hired import hire, parameters
from fathom.games import load

SOURCE = """
class Miser:
    needs_view = needs_memory = False

    def __init__(self, seed, thrift=0.0, patient="no"):
        self.seed, self.thrift, self.patient = seed, thrift, patient

    def choose(self, seen, ask):
        return ask.options[0]
"""


@pytest.mark.parametrize(
    ("text", "found"),
    [("", {}), ("a=1", {"a": 1}), ("a=0.5&b=yes", {"a": 0.5, "b": "yes"}), ("a=-2", {"a": -2})],
)
def test_parameters(text, found):
    assert parameters(text) == found


def test_a_bot_is_called_with_them(tmp_path, monkeypatch):
    (tmp_path / "misers_here.py").write_text(SOURCE)
    monkeypatch.syspath_prepend(tmp_path)
    bot = hire(load("noughts"), "misers_here:Miser?thrift=0.5&patient=yes", "s")
    assert (bot.seed, bot.thrift, bot.patient) == ("s", 0.5, "yes")
    assert hire(load("noughts"), "misers_here:Miser", "s").thrift == 0.0
    with pytest.raises(ValueError, match="nothing comes of it: TypeError"):
        hire(load("noughts"), "misers_here:Miser?greed=1", "s")
