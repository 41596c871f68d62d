"""Looking back together: comments by link, a replay that one leads, puzzles, a picture and a page of a game."""

import re
import struct
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PHONE, Arrive
from tests.browser.person import BOT, ME, Person
from tests.browser.test_access import shuts_nobody_out

pytestmark = pytest.mark.browser

CELLS = [0, 1, 4, 2, 8]  # Ada takes a diagonal; at his second mark Bob could have stopped her


def named(person: Person, name: str) -> Person:
    """Somebody who has given a name here before."""
    person.context.add_init_script(
        f'const kept = JSON.parse(localStorage.getItem("fathom.settings") || "{{}}");'
        f'localStorage.setItem("fathom.settings", JSON.stringify({{...kept, name: "{name}"}}));'
    )
    return person


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("tab", name=name)


def moment(person: Person) -> Locator:
    return person.page.get_by_role("slider")


def test_comments_are_written_read_by_link_and_deleted(arrive: Arrive):
    ada, eva = named(arrive(), "Ada"), named(arrive(locale="es-ES", **PHONE), "Eva")
    table = ada.play_noughts(*CELLS)
    ada.visit(f"/t/{table}/replay/3")
    tab(ada, "Comments").click()
    expect(ada.page.get_by_text("Nobody has commented on this game yet.")).to_be_visible()
    shuts_nobody_out(ada)
    ada.page.get_by_role("textbox", name="Comment on moment 3").fill("Here the corner was better.")
    ada.page.keyboard.press("Enter")
    panel = ada.page.get_by_role("group", name="Comments")
    expect(panel.get_by_role("listitem")).to_contain_text("Here the corner was better.")
    remark = ada.get(f"/api/tables/{table}/remarks")[0]["id"]

    eva.visit(f"/t/{table}/replay/3#comment-{remark}")
    theirs = eva.page.get_by_role("group", name="Notas")
    expect(theirs.get_by_role("listitem")).to_contain_text("Here the corner was better.")
    shuts_nobody_out(eva)
    eva.page.get_by_role("textbox", name="Comentar el momento 3").fill("¡De acuerdo!")
    eva.button("Enviar").click()
    expect(theirs.get_by_role("listitem")).to_have_count(2)
    theirs.get_by_role("button", name="Denunciar lo que escribió Ada").click()
    dialog = eva.page.get_by_role("dialog", name="Denunciar el comentario")
    shuts_nobody_out(eva)
    dialog.get_by_role("button", name="Enviar la denuncia").click()
    expect(dialog.get_by_role("status")).to_be_visible()
    eva.page.keyboard.press("Escape")
    theirs.get_by_role("button", name="Silenciar").click()
    expect(theirs.get_by_role("listitem")).to_have_count(1)
    theirs.get_by_role("link", name="Momento 3 de 5").click()
    expect(eva.board).to_be_visible()

    ada.page.reload()
    tab(ada, "Comments").click()
    expect(panel.get_by_role("listitem")).to_have_count(2)
    panel.get_by_role("button", name="Delete").first.click()
    expect(panel.get_by_role("listitem")).to_have_count(1)


def test_one_leads_on_a_desk_and_another_follows_on_a_phone(arrive: Arrive):
    ada, lea = named(arrive(), "Ada"), named(arrive(locale="fr-FR", **PHONE), "Léa")
    table = ada.play_noughts(*CELLS)
    ada.visit(f"/t/{table}/replay/1")
    ada.button("Look back together").click()
    expect(ada.page.get_by_text("You lead: the others see what you see.")).to_be_visible()
    ada.page.get_by_text("Invite others").click()
    link = ada.page.get_by_role("textbox", name="Link to this shared replay").input_value()
    shuts_nobody_out(ada)

    lea.page.goto(link)
    expect(lea.page.get_by_text("Ada mène, et vous voyez la même chose.")).to_be_visible()
    shuts_nobody_out(lea)
    expect(ada.page.get_by_role("listitem").filter(has_text="Léa").first).to_be_visible()
    tab(lea, "Plateau").click()
    expect(moment(lea)).to_have_value("1")
    ada.button("One step forward").click()
    expect(moment(lea)).to_have_value("2")
    ada.page.locator("body").press("ArrowRight")
    expect(moment(lea)).to_have_value("3")

    lea.button("Un pas en arrière").click()  # she looks elsewhere for a while
    expect(moment(lea)).to_have_value("2")
    ada.button("To the end").click()
    tab(lea, "Discussion").click()
    lea.button("Rejoindre les autres").click()
    lea.page.get_by_role("textbox", name="Dites quelque chose").fill("Pourquoi pas le coin ?")
    lea.button("Envoyer").click()
    expect(ada.page.get_by_role("log")).to_contain_text("Pourquoi pas le coin")
    tab(lea, "Plateau").click()
    expect(moment(lea)).to_have_value("5")

    ada.button("Hand over the lead Léa").click()
    expect(ada.page.get_by_text("Léa leads, and you see the same.")).to_be_visible()
    moment(lea).fill("2")
    expect(moment(ada)).to_have_value("2")
    lea.page.reload()  # a lost line: the address knows what she follows
    expect(lea.page.get_by_text("Vous menez : les autres voient ce que vous voyez.")).to_be_visible()


def review(person: Person, table: str) -> None:
    """Wait until a game has been reviewed."""
    while person.get(f"/api/tables/{table}/review")["progress"] < 1:
        person.page.wait_for_timeout(300)


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_a_puzzle_is_solved(arrive: Arrive, device: dict[str, Any]):
    ada = named(arrive(**device), "Ada")
    ada.visit("/puzzles/noughts")
    expect(ada.page.get_by_text("There are no puzzles here yet.")).to_be_visible()
    shuts_nobody_out(ada)
    review(ada, ada.play_noughts(*CELLS))
    ada.page.reload()
    expect(ada.page.get_by_text("0 of 1 solved")).to_be_visible()
    shuts_nobody_out(ada)
    ada.page.get_by_role("link", name="Puzzle 1").click()
    expect(ada.page.get_by_role("heading", name="You are Bob.")).to_be_visible()
    shuts_nobody_out(ada)
    answers = ada.page.get_by_role("list", name="Answers")
    expect(answers.get_by_role("button")).to_have_count(6)
    wrong = answers.get_by_role("button", name="Mark the middle left cell")
    wrong.click()
    if device:
        wrong.click()  # a finger first shows, then gives
    expect(ada.page.get_by_text("Not the best: “Mark the middle left cell”")).to_be_visible()
    ada.page.locator("#main").get_by_role("button", name="Mark the bottom right cell").first.click()  # on the board
    expect(ada.page.get_by_text("Yes: “Mark the bottom right cell”")).to_be_visible()
    expect(ada.page.get_by_text("Played on many times")).to_be_visible()
    expect(ada.page.get_by_role("meter")).to_have_count(6)
    shuts_nobody_out(ada)
    ada.page.get_by_role("link", name="All puzzles").click()
    expect(ada.page.get_by_text("1 of 1 solved")).to_be_visible()


def test_a_moment_is_kept_as_a_picture_and_a_game_as_a_page(arrive: Arrive, tmp_path: Path):
    lea = named(arrive(locale="fr-FR"), "Léa")
    table = lea.open_table("nautilus", {**ME, "name": "Léa"}, BOT, seed="picture", options={"first": 1})
    lea.wait_for_my_turn()
    record = lea.get(f"/api/tables/{table}/view?seat=0")
    assert record["question"]
    over = finished_nautilus(lea)
    lea.visit(f"/t/{over}/replay/40")
    expect(moment(lea)).to_have_value("40")
    lea.button("Lien vers ce moment").click()
    dialog = lea.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Image de ce moment").click()
    expect(dialog.get_by_role("img", name=re.compile("Nautilus"))).to_be_visible()
    shuts_nobody_out(lea)
    with lea.page.expect_download() as kept:
        dialog.get_by_role("button", name="Enregistrer l’image").click()
    picture = tmp_path / "moment.png"
    kept.value.save_as(picture)
    content = picture.read_bytes()
    assert content[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", content[16:24])
    assert (width, height > 600) == (1600, True)
    assert len(content) > 60_000  # a board, not an empty sheet
    with lea.page.expect_download() as kept:
        dialog.get_by_role("button", name="Toute la partie en une page").click()
    page = tmp_path / "game.html"
    kept.value.save_as(page)
    expect(moment(lea)).to_have_value("40")
    html = page.read_text(encoding="utf-8")
    assert '<html lang="fr">' in html
    assert re.search(r'(src|href)="(?!data:image)', html) is None
    assert html.count("<figure>") == 4
    assert len(re.findall("<h3>", html)) > 2
    lea.page.goto(f"file://{page}")
    expect(lea.page.get_by_role("table")).to_contain_text("Léa")
    shuts_nobody_out(lea)


def finished_nautilus(person: Person) -> str:
    """A game of bots that was brought along as a record; returns its table."""
    from fathom.bots import make_bot
    from fathom.games import load
    from fathom.kernel import Match
    from fathom.kernel.record.save import save
    from fathom.lab.studies.simulate import play_out

    game = load("nautilus")
    match = Match.start(game, 2, "page")
    play_out(match, [make_bot(game, "greedy", f"page/{seat}") for seat in range(2)])
    record = save(match, ["Léa", "Marlin"], None)
    headers = {"content-type": "application/json"}
    answer = person.context.request.post(f"{person.url}/api/import", data=record, headers=headers)
    assert answer.ok, answer.text()
    table: str = answer.json()["table"]["id"]
    return table
