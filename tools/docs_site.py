"""Hooks of MkDocs: pages from the project's root, and links that are right both in the repository and on the site."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath, relpath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

ROOT = Path(__file__).parent.parent
PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "", "SECURITY.md": "", "CHANGELOG.md": ""}
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]+)?\)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages of the project's root, each with its links as they are seen from `docs/`."""
    for name, target in PAGES.items():
        text = (ROOT / name).read_text(encoding="utf-8")
        files.append(File.generated(config, target or name, content=_linked(text, name, PurePosixPath("."))))
    return files


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:
    """Return a page of `docs/`: its links outside lead to pages of the site, or become plain text."""
    if page.file.generated_by:
        return markdown
    here = PurePosixPath("docs") / page.file.src_uri
    return _linked(markdown, str(here), PurePosixPath(page.file.src_uri).parent)


def _linked(text: str, source: str, folder: PurePosixPath) -> str:
    """Return the text of a file of the repository with its links as seen from a folder of the site."""

    def linked(match: re.Match[str]) -> str:
        picture, label, where, heading = match[1], match[2], match[3], match[4] or ""
        target = normpath(PurePosixPath(source).parent / where)
        if target in PAGES:
            found = PAGES[target] or target
        elif target == "docs" or target.startswith("docs/"):
            found = target.removeprefix("docs/")
        else:
            return label  # a file of the code: the site does not show it
        return f"{picture}[{label}]({relpath(found, folder)}{heading})"

    return LINK.sub(linked, text)
