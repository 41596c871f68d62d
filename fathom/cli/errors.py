"""What goes wrong, in one line on stderr with an exit code: 2 bad input, 1 a check that failed, 130 Ctrl-C."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from fathom.kernel import Unknown
from fathom.kernel.extras import Missing

INTERRUPTED = 130


class BadInput(typer.TyperException):
    """Something the person typed, or a file they named, that cannot be used. Nothing has changed."""

    exit_code = 2


class CheckFailed(typer.TyperException):
    """Everything was understood, and the answer is no."""

    exit_code = 1


def one_line(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {(error.strerror or 'cannot be used').lower()}"
    return " ".join(str(error).split())


@contextmanager
def refusing(refusal: type[typer.TyperException] = BadInput, what: str = "") -> Iterator[None]:
    """Around code that takes what a person gave: its complaints become one line that names what was wrong."""
    try:
        yield
    except (Unknown, Missing, ValueError, OSError, RecursionError) as error:
        raise refusal(f"{what}: {one_line(error)}" if what else one_line(error)) from None


class Commands(TyperGroup):
    """The commands, with every refusal told in one line."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            code = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except typer.TyperException as refusal:
            if not standalone_mode:
                raise
            print(f"fathom: {_told(refusal)}", file=sys.stderr)
            code = refusal.exit_code
        except typer.Abort:
            code = INTERRUPTED
        if standalone_mode:
            sys.exit(code or 0)
        return code


def _told(refusal: typer.TyperException) -> str:
    """The refusal's message; one about the command line itself also says where the help is."""
    message = " ".join(refusal.format_message().split())
    context = getattr(refusal, "ctx", None)
    return f"{message.rstrip('.')} (see '{context.command_path} --help')" if context else message
