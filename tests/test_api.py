"""The public API: `import fathom`, and what can be found there."""

import subprocess
import sys
from pathlib import Path

import pytest

import fathom

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
PACKAGES = ("bots", "envs", "games", "kernel", "lab")


def in_a_new_python(program: str) -> str:
    return subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True).stdout.strip()


def test_importing_fathom_imports_none_of_its_packages():
    program = "import fathom, sys; print([name for name in sys.modules if name.startswith(('fathom.', 'msgspec'))])"
    assert in_a_new_python(program) == "[]"


@pytest.mark.parametrize("name", fathom.__all__)
def test_every_public_name_leads_to_the_thing_itself(name: str):
    found = getattr(fathom, name)
    assert found is getattr(fathom, name)
    if hasattr(found, "__module__"):
        assert found.__module__.startswith("fathom.")


@pytest.mark.parametrize("package", PACKAGES)
def test_packages_are_found_without_an_import_of_their_own(package: str):
    assert in_a_new_python(f"import fathom; print(fathom.{package}.__name__)") == f"fathom.{package}"


def test_the_version_is_that_of_the_package():
    assert in_a_new_python("import fathom; print(fathom.__version__)") == fathom.__version__


def test_what_is_not_there_is_told_like_any_other_missing_name():
    with pytest.raises(AttributeError, match="has no attribute 'nautilus'"):
        _ = fathom.nautilus


def test_dir_lists_the_public_names():
    assert {*fathom.__all__, *PACKAGES, "__version__"} <= set(dir(fathom))


def test_the_page_of_the_api_explains_every_public_name():
    text = PAGE.read_text(encoding="utf-8")
    assert [name for name in fathom.__all__ if f"`{name}" not in text and f"fathom.{name}" not in text] == []
