"""The page of the API: every route with what it does, and the OpenAPI description as a file.

A page of our own, since those that come with the framework load their scripts from elsewhere.
"""

from typing import Any

from litestar import Request
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin, YamlRenderPlugin

import fathom
from fathom.lab.pages.page import Section, Sheet, page, sheet

PATH = "/api/schema"
HEADINGS = ["method", "path", "what it does"]


class RoutesPage(OpenAPIRenderPlugin):
    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        by_tag: dict[str, list[list[str]]] = {}
        for path, operations in openapi_schema["paths"].items():
            for method, operation in operations.items():
                about = operation.get("description") or operation.get("summary", "")
                by_tag.setdefault(operation["tags"][0], []).append([method.upper(), path, about])
        sections = [Section(tag, tag, "", sheet(Sheet(HEADINGS, rows))) for tag, rows in by_tag.items()]
        facts = [f"Version {fathom.__version__}. As OpenAPI: {PATH}/openapi.json and {PATH}/openapi.yaml."]
        return page("en", "The API of Fathom", facts, [], sections, "").encode()


def openapi() -> OpenAPIConfig:
    plugins = [RoutesPage(), JsonRenderPlugin(), YamlRenderPlugin()]
    return OpenAPIConfig("Fathom", fathom.__version__, path=PATH, render_plugins=plugins, use_handler_docstrings=True)
