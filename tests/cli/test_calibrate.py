"""`fathom calibrate`: whether the chances of reviews come true."""

import json


def test_the_command(fathom):
    shown = fathom("calibrate", "connect-four", "--games", "3", "--budget", "100", "--json").stdout
    assert sum(each["moments"] for each in json.loads(shown)) == 3 * 4 * 2
    assert "Told" in fathom("calibrate", "noughts", "--games", "2", "--budget", "100").stdout
