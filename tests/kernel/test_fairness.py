"""Seeds that nobody can choose in secret, guess from their promise, or change afterwards."""

import json
from hashlib import blake2b
from itertools import permutations

import msgspec
import pytest

from fathom.games import load
from fathom.kernel import Match
from fathom.kernel.record.save import FORMAT, BadSave, Save, _checksum, read, save, verify
from fathom.kernel.record.save import load as reopen
from fathom.kernel.state.chance import commitment
from fathom.kernel.state.fairness import Origin, new_secret

ORIGIN = Origin("5e" * 32, ("0a", "", "0b"))


def played(origin: Origin) -> Match:
    match = Match.start(load("noughts"), seed=origin.seed)
    while (ask := match.turn) is not None:
        match.answer(ask.seat, ask.options[0])
    return match


def changed(content: bytes, **changes: object) -> Save:
    found = msgspec.structs.replace(read(content), **changes)
    return msgspec.structs.replace(found, checksum=_checksum(found))


def test_a_secret_has_256_bits_and_is_never_drawn_twice():
    drawn = {new_secret() for _ in range(100)}
    assert len(drawn) == 100
    assert {len(bytes.fromhex(secret)) for secret in drawn} == {32}


def test_every_share_and_its_seat_count_for_the_seed():
    seeds = {Origin("5e" * 32, shares).seed for shares in permutations(("0a", "0b", ""))}
    seeds |= {Origin("5e" * 32, ("0a", "0b", "0c")).seed, Origin("5f" * 32, ("0a", "0b", "")).seed}
    assert len(seeds) == 8


def test_the_promise_is_made_before_any_share_is_known():
    assert ORIGIN.promise == Origin(ORIGIN.secret).promise


@pytest.mark.parametrize("seed", ["", "7", "abc"])
def test_a_chosen_seed_cannot_be_guessed_from_its_promise(seed: str):
    """A bare hash of a short seed is found by trying; with the secret in it there is nothing to try."""
    first, second = (Origin(new_secret(), how="chosen", given=seed) for _ in range(2))
    assert first.promise != second.promise
    bare = {blake2b(seed.encode(), digest_size=32, person=person).hexdigest() for person in (b"fathom-promise", b"")}
    assert first.promise not in {*bare, commitment(seed)}
    assert first.seed == seed


def test_a_promise_binds_a_chosen_seed():
    assert Origin("5e" * 32, how="chosen", given="1").promise != Origin("5e" * 32, how="chosen", given="2").promise


def test_a_record_carries_the_origin_of_its_seed_and_verify_checks_it():
    content = save(played(ORIGIN), origin=ORIGIN)
    assert read(content).format == FORMAT == 2
    assert read(content).origin == ORIGIN
    assert verify(load("noughts"), read(content)).over
    other = Origin("5f" * 32, ORIGIN.shares)
    forged = [
        changed(content, origin=other),
        changed(content, origin=other, commitment=other.promise),
        changed(content, origin=Origin(ORIGIN.secret, ("0a", "", "0c"))),
        changed(content, origin=Origin(ORIGIN.secret, how="chosen", given=ORIGIN.seed)),
        changed(content, commitment=commitment(ORIGIN.seed)),
    ]
    for found in forged:
        with pytest.raises(BadSave, match="committed"):
            verify(load("noughts"), found)


def test_records_of_the_format_before_still_open_and_are_checked_by_their_bare_hash():
    old = changed(save(played(Origin("5e" * 32, how="chosen", given="7"))), format=1)
    content = msgspec.json.encode(old)
    assert "origin" not in json.loads(content)
    assert read(content).commitment == commitment("7")
    assert verify(load("noughts"), read(content)).over
    assert reopen(load("noughts"), content).over


def test_a_record_of_a_later_format_says_which_formats_can_be_read():
    content = msgspec.json.encode(changed(save(played(ORIGIN)), format=3))
    with pytest.raises(BadSave, match=r"format 3; this Fathom reads formats 1 to 2"):
        read(content)


def test_the_browser_checks_with_the_same_hashes():
    """`web/src/lib/fairness/seed-proof.test.ts` expects these."""
    assert ORIGIN.promise == "ab89f6504cfccf141c5b04c7af6b6c0b5ca16e55da4567509c5532ff5c9de408"
    assert ORIGIN.seed == "6b7deaf60a97e0f5a7594e2914fc60d7a35b52d2e12ac339c573251a32a0da0e"
    assert (
        Origin("5e" * 32, how="chosen", given="é/7").promise
        == "719ebd230cf53d8f25cfc643874c877685ab568a99980a267adf9e5faf78b0fa"
    )
