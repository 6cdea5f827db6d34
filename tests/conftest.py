"""What every test gets: no screen, a data folder of its own, the bundled fonts, and failure at any Qt warning."""

from __future__ import annotations

import os
from pathlib import Path

# before anything imports Qt
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_SCALE_FACTOR", "1")
os.environ.pop("LANGUAGE", None)

import pytest
from hypothesis import settings

# A test machine may be slow for reasons of its own; what is slow is for `make bench` to say.
settings.register_profile("table", deadline=None, print_blob=True)
settings.load_profile("table")


@pytest.fixture(autouse=True)
def home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that the program takes for its data and settings in this test."""
    folder = tmp_path_factory.mktemp("home")
    monkeypatch.setenv("ONE_TABLE_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def qapp(qapp):
    """pytest-qt's application, with the bundled fonts given to Qt once."""
    from desktop.look import fonts

    unread = fonts.load()
    assert not unread, f"Qt cannot read {unread}"
    return qapp


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Windows of a test go with it: without a running event loop Qt would keep every one of them to the end."""
    from PySide6.QtCore import QCoreApplication, QEvent

    if QCoreApplication.instance() is not None:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
