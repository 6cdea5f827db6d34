"""Who sits at the table of a lesson or a quiz, in the language spoken now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from desktop.engine.seats import Seat
from desktop.lessons.scenes import Kit

if TYPE_CHECKING:
    from desktop.windows.table.page import TablePage


def seats(kit: Kit, order: Sequence[str], me: str) -> tuple[Seat, ...]:
    """The seats of a scene; `me` is the name of the learner's, who is called Learner where somebody else at the table has
    that name. The others do what the file says."""
    names = {
        #: a player in lessons
        "grandpa": QCoreApplication.translate("LessonPage", "Grandpa", "player"),
        #: a player in lessons, a girl
        "ching": QCoreApplication.translate("LessonPage", "Ching", "player"),
        #: a player in lessons, a boy
        "dai": QCoreApplication.translate("LessonPage", "Dai", "player"),
    }
    if me.casefold() in (name.casefold() for name in names.values()):
        #: the learner in a lesson
        me = QCoreApplication.translate("LessonPage", "Learner", "player")
    names["me"] = me
    return tuple(
        Seat(names.get(who, who), kit.COLOURS[who], "person" if who == "me" else "easy")  # type: ignore[arg-type]
        for who in order
    )


def rename(page: TablePage, now: tuple[Seat, ...]) -> None:
    """The same seats under other names: another language is spoken."""
    page.match.seats = now
    page.names = page.controller.names = tuple(seat.name for seat in now)
    for row, seat in zip(page.players.rows, now, strict=True):
        row.seat = seat
        row.update()
    page.log.rename(page.names)
    page.table.seat(page.controller.viewer, page.names, page.colours)
