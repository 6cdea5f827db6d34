"""Everything that is remembered, opened once at the start."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING

from desktop.store.folder import Folder, data_folder
from desktop.store.glimpse import Glimpse, glimpse

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.engine.action import Refusal
    from desktop.store.editions import Editions
    from desktop.store.progress import Progress
    from desktop.store.records import Records
    from desktop.store.saves import Saves
    from desktop.store.settings import Settings, SettingsFile


class Store:
    """The parts of the data folder; each is imported and its file read when it is first asked for."""

    def __init__(self, root: Path | None = None, app: str = "") -> None:
        self.folder = Folder(data_folder() if root is None else root)
        self.app = app

    @property
    def first(self) -> Settings | Glimpse:
        """What the window's first moment needs of the settings; they themselves once they have been read."""
        return self.settings if "settings_file" in self.__dict__ else self._glimpse

    @cached_property
    def _glimpse(self) -> Glimpse:
        return glimpse(self.folder)

    @cached_property
    def settings_file(self) -> SettingsFile:
        from desktop.store.settings import SettingsFile

        return SettingsFile(self.folder)

    @property
    def settings(self) -> Settings:
        return self.settings_file.value

    @cached_property
    def records(self) -> Records:
        from desktop.store.records import Records

        return Records(self.folder)

    @cached_property
    def progress(self) -> Progress:
        from desktop.store.progress import Progress

        return Progress(self.folder)

    @cached_property
    def saves(self) -> Saves:
        from desktop.store.saves import Saves

        return Saves(self.folder, self.app)

    @cached_property
    def editions(self) -> Editions:
        from desktop.store.editions import Editions

        return Editions(self.folder)

    def problems(self) -> list[Refusal]:
        """What a person should know at the start: a folder that cannot be written, files that were set aside."""
        self.folder.sweep()
        found = [self.folder.check()]
        found += [document.flaw for document in (self.settings_file, self.records, self.progress)]
        return [flaw for flaw in found if flaw is not None]
