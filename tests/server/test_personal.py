"""What is stored of a person: marked columns are moved, exported and deleted, in every table there is or will be."""

import sqlalchemy as sa

from fathom.server.storage import personal
from fathom.server.storage.schema import metadata
from tests.server.conftest import ME, OPEN, Person, newcomer, table_of, tables_of
from tests.server.test_accounts import all_text, does, signs_in, signs_up
from tests.server.test_clubs import does_at, enters, founds
from tests.server.test_evenings import next_round
from tests.server.test_friends import befriend, profile
from tests.server.test_results import of
from tests.server.test_seats import joins

WIDTH = 64  # letters of a hash by which a browser is known
UNMARKED = {  # forgotten by code of their own, as its tests say
    "accounts.browser",
    "challenges.browser",
    "habits.browser",
    "holders.browser",
    "mails.browser",
    "promises.browser",
    "pushes.browser",
    "remarks.browser",
    "replay_followers.browser",
    "reports.reporter",
    "reports.subject",
    "shared_replays.lead",
    "silences.browser",
    "silences.other",
    "suspensions.browser",
    "tables.host",
    "calls.browser",
    "webhooks.browser",
}
NO_PERSON = {
    "mails.code_hash",
    "mails.token",
    "passkeys.id",
    "promises.promise",
    "promises.secret",
    "pushes.id",
    "recovery_codes.hash",
    "seats.key_hash",
    "server.cookie_key",
    "tables.bot_secret",
    "tables.link_hash",
}


def lives(ada: Person, bob: Person) -> None:
    """Do everything that leaves a row in a table with marked columns."""
    profile(ada, "Adamantia")
    befriend(ada, bob)
    club = founds(ada, "Adamantia")
    enters(bob, club, "Bob")
    plan = {"name": "Friday", "form": "swiss", "game": "noughts", "seats": 2, "rounds": 1}
    evening = does_at(ada, club, "evenings", **plan)["info"]["id"]
    for person in (ada, bob):
        person.post(f"/api/evenings/{evening}/enter")
    next_round(ada, evening)
    does_at(ada, club, "announce", text="my secret recipe")
    opened = ada.opens("noughts", {**ME, "name": "Adamantia"}, OPEN)
    joins(bob, opened["table"]["id"], key=opened["invites"][0]["key"], name="Bob")
    sat = (0, 3, 1, 4, 2)
    for turn, cell in enumerate(sat):
        body = {"seat": turn % 2, "number": turn, "action": {"do": "mark", "cell": cell}}
        (ada, bob)[turn % 2].post(f"/api/tables/{opened['table']['id']}/answer", body)
    of(ada)  # settles the results


def browser_of(person: Person) -> str:
    table = person.opens("noughts", ME, OPEN)["table"]["id"]
    return next(iter(table_of(person, table).seats[0].holders))


def named(person: Person, browser: str) -> set[str]:
    """The marked tables that name somebody."""
    with tables_of(person).store.engine.connect() as connection:
        return {
            column.table.name  # type: ignore[attr-defined]
            for column in personal.marked()
            if connection.execute(sa.select(sa.func.count()).where(column == browser)).scalar()
        }


def test_every_column_that_can_name_a_browser_is_marked_or_known():
    """A new table with such a column must say what becomes of it when a person is forgotten."""
    found = {
        f"{table.name}.{column.name}"
        for table in metadata.tables.values()
        for column in table.columns
        if isinstance(column.type, sa.String) and column.type.length == WIDTH and "person" not in column.info
    }
    assert found == UNMARKED | NO_PERSON


def test_a_person_who_has_done_everything_is_forgotten_in_every_table_and_was_told_of_all(ada: Person, bob: Person):
    lives(ada, bob)
    browser = browser_of(ada)
    everywhere = {column.table.name for column in personal.marked()}  # type: ignore[attr-defined]
    assert named(ada, browser) == everywhere  # else this test would not look at a new table
    told = ada.get("/api/account/export")
    assert all(told[name] for name in everywhere)
    others = browser_of(bob)
    assert others not in str(told)
    does(ada, "delete")
    left = all_text(ada)
    assert not any(each in left for each in (browser, "Adamantia", "my secret recipe"))
    assert named(bob, others) == everywhere - {"friendships", "announcements"}


def test_what_a_guest_has_goes_to_the_account_in_every_table(ada: Person, bob: Person):
    lives(ada, bob)
    before = browser_of(ada)
    everywhere = named(ada, before)
    signs_up(ada)
    assert named(ada, before) == set()
    assert named(ada, browser_of(ada)) == everywhere


def test_a_row_of_both_is_kept_once(ada: Person):
    club = founds(ada)
    phone = newcomer(ada)
    enters(phone, club, "Ada on the phone")
    key, _ = signs_up(ada)
    signs_in(phone, key)
    assert [each["name"] for each in phone.get(f"/api/clubs/{club['id']}")["members"]] == ["Ada"]
