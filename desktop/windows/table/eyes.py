"""Looking at the table through another's eyes, in a match in which all have agreed to open hands. Only to look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from desktop.windows.table.page import TablePage


class Eyes(QObject):
    """`seat` is whose view is shown instead of the viewer's, None: their own."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self.seat: int | None = None

    def look(self, seat: int) -> None:
        """Show the table as a seat sees it."""
        page = self._page
        if not page.match.open_hands or page.controller.veiled:
            return
        page.table.land()
        page.answers.close()
        self.seat = seat
        view = page.match.game.view(page.match.state, seat)
        page.table.ask([])
        page.moves.fill([], view, page.names)
        page.table.seat(seat, page.names, page.colours)
        page.table.show_view(view)
        page.looking.show_eyes(page.colours[seat], page.names[seat])
        self.offer()

    def close(self) -> None:
        """The table is its viewer's again; what it shows comes next."""
        if self.seat is not None:
            self.seat = None
            page = self._page
            page.table.seat(page.controller.viewer, page.names, page.colours)
            self.offer()

    def offer(self) -> None:
        """Let the players dock offer everybody else's eyes."""
        page = self._page
        own = page.controller.viewer
        seats = range(len(page.match.seats)) if page.match.open_hands else ()
        page.players.offer_eyes(seat for seat in seats if seat not in (self.seat, own))
