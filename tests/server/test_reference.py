"""The page of the API: it lists every route, and loads nothing from anywhere else."""

import re

import pytest

from fathom.server.http.app import STATIC
from tests.server.conftest import Person

PAGES = ["/api/schema", "/api/schema/openapi.json", "/api/schema/openapi.yaml"]
GONE = ["swagger", "redoc", "rapidoc", "elements", "scalar", "oauth2-redirect.html"]
ELSEWHERE = re.compile(r"(?:https?:|wss?:|[\"'(])//[a-z0-9]", re.IGNORECASE)
NAMESPACES = re.compile(r"http://www\.w3\.org/[\w/]+")  # names of XML, which no browser fetches


def test_the_page_lists_every_route_and_its_files(ada: Person):
    text = ada.http.get("/api/schema").text
    paths = ada.get("/api/schema/openapi.json")["paths"]
    assert "/api/tables/{table_id}/answer" in paths
    assert all(f"<td>{path}</td>" in text for path in paths)
    assert "Answer a question without a websocket." in text
    assert all(f"{each}" in text for each in PAGES[1:])


@pytest.mark.parametrize("path", PAGES)
def test_nothing_in_it_refers_to_another_server(ada: Person, path: str):
    answer = ada.http.get(path)
    assert answer.status_code == 200
    assert not ELSEWHERE.findall(answer.text)


@pytest.mark.parametrize("page", GONE)
def test_pages_of_the_framework_that_would_are_not_served(ada: Person, page: str):
    assert ada.http.get(f"/api/schema/{page}").status_code == 404


def test_nor_does_the_client_load_anything_from_elsewhere():
    text = (STATIC / "index.html").read_text()
    assert not ELSEWHERE.findall(text)
    for style in (STATIC / "assets").glob("*.css"):
        assert not ELSEWHERE.findall(NAMESPACES.sub("", style.read_text())), style.name
