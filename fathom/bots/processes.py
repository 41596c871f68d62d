"""Processes that end with the one that started them, however that ends."""

import os
import threading
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does, whatever it is doing then."""
    parent = parent_process()
    if parent is not None:
        threading.Thread(target=_mourn, args=(parent,), daemon=True).start()


def _mourn(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)
