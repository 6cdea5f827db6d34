"""Finished matches: when, who, how it ended; what they say about a game and about a person."""

from __future__ import annotations

from collections import Counter
from datetime import datetime
from pathlib import Path

from msgspec import Struct

from desktop.engine import journal
from desktop.engine.action import Refusal
from desktop.engine.match import Match
from desktop.engine.seats import Player
from desktop.engine.state import OptionValue
from desktop.store.document import Document
from desktop.store.folder import Folder
from desktop.store.saves import Find, Opened, Saves, Slot

FILE, VERSION, FOLDER = "records.json", 1, "finished"
LEVEL_ORDER = ("random", "easy", "normal", "hard")


class SeatResult(Struct, frozen=True):
    """How one seat ended."""

    name: str
    colour: str
    player: Player
    place: int
    total: int

    @property
    def is_person(self) -> bool:
        return self.player == "person"


class Record(Struct, frozen=True):
    """One finished match. `ended` is ISO 8601, local; `seats` in rank order; `journal` the file's name ("" = lost)."""

    id: str
    game: str
    ended: str
    minutes: int
    rounds: int
    seats: tuple[SeatResult, ...]
    options: dict[str, OptionValue] = {}
    journal: str = ""

    @property
    def when(self) -> datetime:
        try:
            return datetime.fromisoformat(self.ended).replace(tzinfo=None)
        except ValueError:
            return datetime.fromtimestamp(0)

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        return tuple(seat for seat in self.seats if seat.place == 1)


class RecordList(Struct):
    version: int = VERSION
    records: list[Record] = []


class Best(Struct, frozen=True):
    """A person's result among the best of a game."""

    seat: SeatResult
    record: Record


class Beaten(Struct, frozen=True):
    """How often persons met a level of bots, and how often one of them came out before it."""

    level: Player
    played: int
    won: int


class Figures(Struct, frozen=True):
    """What the records say about one person. `by_game`: (game, played, won); `places` the last ten, oldest first;
    `best`: the highest total (game, total, record) by their share of the game's best; `together`: (name, times)."""

    name: str
    colour: str
    played: int
    won: int
    minutes: int
    streak: int
    since: str
    by_game: tuple[tuple[str, int, int], ...]
    places: tuple[tuple[int, int], ...]
    best: tuple[tuple[str, int, Record], ...]
    together: tuple[str, int] | None


class Records(Document[RecordList]):
    """The list of finished matches and the folder with their journals."""

    def __init__(self, folder: Folder) -> None:
        super().__init__(folder, FILE, RecordList, VERSION)

    @property
    def all(self) -> list[Record]:
        """The latest first."""
        return sorted(self.value.records, key=lambda record: record.when, reverse=True)

    def add(self, match: Match, slot: Slot, ended: datetime | None = None) -> tuple[Record | None, Refusal | None]:
        """A match is over: its journal moves to the finished ones, and unless it was for learning it is counted.
        Returns the record (None for a learning match) and what could not be written."""
        now = ended or datetime.now()
        if match.learning:
            return None, slot.discard()
        record = record_of(match, slot.name, slot.begun, now)
        hindered = self.folder.write(f"{FOLDER}/{record.journal}", journal.written(match, slot.app, slot.begun))
        self.catch_up()
        self.value.records = [r for r in self.value.records if r.id != record.id] + [record]
        kept = self.keep()
        if hindered is None and kept is None:
            return record, slot.discard()
        slot.release()
        return record, hindered or kept

    def remove(self, record: Record) -> Refusal | None:
        self.catch_up()
        self.value.records = [r for r in self.value.records if r.id != record.id]
        return self.keep() or self.folder.remove(f"{FOLDER}/{record.journal}")

    def path(self, record: Record) -> Path:
        return self.folder.path(f"{FOLDER}/{record.journal}")

    def of_game(self, game: str) -> list[Record]:
        return [record for record in self.all if record.game == game]

    def best(self, game: str, most: int = 4) -> list[Best]:
        """The highest totals of persons, the earlier first where equal."""
        found = [Best(seat, record) for record in self.of_game(game) for seat in record.seats if seat.is_person]
        return sorted(found, key=lambda best: (-best.seat.total, best.record.when))[:most]

    def beaten(self, game: str, levels: tuple[Player, ...]) -> list[Beaten]:
        """By level: matches of persons against it, and those in which a person ended before all of that level."""
        found = []
        for level in levels:
            played = won = 0
            for record in self.of_game(game):
                people = [seat.place for seat in record.seats if seat.is_person]
                bots = [seat.place for seat in record.seats if seat.player == level]
                if people and bots:
                    played += 1
                    won += min(people) < min(bots)
            found.append(Beaten(level, played, won))
        return found

    def people(self) -> list[str]:
        """Names of persons who have finished a match, who played most first."""
        count = Counter(seat.name for record in self.all for seat in record.seats if seat.is_person)
        return [name for name, _ in count.most_common()]

    def played(self, game: str, name: str) -> int:
        """How many matches of a game a person has finished."""
        return sum(any(_is(seat, name) for seat in record.seats) for record in self.of_game(game))

    def figures(self, name: str) -> Figures:
        """One person's numbers."""
        mine = [(record, seat) for record in reversed(self.all) for seat in record.seats if _is(seat, name)]
        played, won, best = Counter[str](), Counter[str](), {}
        together, colours = Counter[str](), Counter[str]()
        streak = longest = 0
        for record, seat in mine:
            played[record.game] += 1
            won[record.game] += seat.place == 1
            streak = streak + 1 if seat.place == 1 and len(record.seats) > 1 else 0
            longest = max(longest, streak)
            colours[seat.colour] += 1
            together.update(other.name for other in record.seats if other.is_person and not _is(other, name))
            if record.game not in best or seat.total > best[record.game][1]:
                best[record.game] = (record.game, seat.total, record)
        return Figures(
            name=name,
            colour=colours.most_common(1)[0][0] if colours else "red",
            played=len(mine),
            won=sum(won.values()),
            minutes=sum(record.minutes for record, _ in mine),
            streak=longest,
            since=mine[0][0].ended if mine else "",
            by_game=tuple((game, n, won[game]) for game, n in played.most_common()),
            places=tuple((seat.place, len(record.seats)) for record, seat in mine[-10:]),
            best=tuple(sorted(best.values(), key=lambda entry: entry[2].when, reverse=True)),
            together=together.most_common(1)[0] if together else None,
        )

    def rebuild(self, find: Find, saves: Saves) -> int:
        """Read the list anew from the journals, after it was damaged; how many were found."""
        known = {record.id for record in self.value.records}
        found = 0
        for path in sorted(self.folder.path(FOLDER).glob("*.table")):
            opened = saves.read(path, find)
            name = path.name.removesuffix(".table")
            if name in known or not isinstance(opened, Opened) or opened.match is None or not opened.match.finished:
                continue
            ended = datetime.fromtimestamp(path.stat().st_mtime)
            self.value.records.append(record_of(opened.match, name, opened.begun, ended))
            found += 1
        if found:
            self.keep()
        return found


def record_of(match: Match, name: str, begun: str, ended: datetime) -> Record:
    """What is kept of a finished match."""
    game = match.game
    seats = tuple(
        SeatResult(seat.name, seat.colour, seat.player, standing.place, standing.total)
        for standing in game.standings(match.state)
        for seat in (match.seats[standing.seat],)
    )
    return Record(
        id=name,
        game=game.id,
        ended=ended.isoformat(timespec="seconds"),
        minutes=minutes_between(begun, ended),
        rounds=game.round(match.state),
        seats=seats,
        options=dict(match.options),
        journal=f"{name}.table",
    )


def minutes_between(begun: str, ended: datetime) -> int:
    """Whole minutes from an ISO time to another, at least 1; 0 when the first is not known."""
    try:
        start = datetime.fromisoformat(begun).replace(tzinfo=None)
    except ValueError:
        return 0
    return max(1, round((ended - start).total_seconds() / 60))


def _is(seat: SeatResult, name: str) -> bool:
    return seat.is_person and seat.name == name
