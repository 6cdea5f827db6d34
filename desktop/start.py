"""What makes the first moment of the window come sooner, before anything of it is imported."""

from __future__ import annotations

import gc
import sys


def hasten() -> None:
    """Call once, in a process that opens the window. `desktop.app` lets the garbage be collected again afterwards."""
    gc.disable()  # imports throw nothing away
    import PySide6.QtCore  # noqa: F401

    # PySide reads the source of every module that is imported, to see whether it may ask for `__feature__` (other names
    # of Qt's calls). None of ours asks. Where PySide does not look, or has no such function, nothing is changed.
    reader = sys.modules.get("shibokensupport.feature")
    if reader is not None and "_mod_uses_pyside" in vars(reader):
        vars(reader)["_mod_uses_pyside"] = lambda module: True
