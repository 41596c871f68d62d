"""Which answers cannot be undone, told over the network: to the seat that is asked, and to nobody else."""

from tests.server.conftest import Person
from tests.server.test_odds import at_sea, body


def test_a_dive_that_may_salvage_is_final_and_staying_at_sea_is_not(ada: Person):
    table = at_sea(ada)
    final = ada.get(f"/api/tables/{table}/final", seat=0)
    assert final["number"] == 0
    assert body()["action"] in final["actions"]
    assert not any(action["do"] == "stay-at-sea" for action in final["actions"])


def test_only_the_seat_that_is_asked_is_told(ada: Person, bob: Person):
    table = at_sea(ada)
    for person, seat in ((bob, 0), (ada, -1)):
        assert person.http.get(f"/api/tables/{table}/final", params={"seat": seat}).json()["why"] == "not-your-seat"
    assert ada.get(f"/api/tables/{table}/final", seat=1)["actions"] == []  # it may just have been answered
