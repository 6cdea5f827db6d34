"""Sentences for everything that can be refused or go wrong outside a game's own rules. Needs only QtCore."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

if TYPE_CHECKING:
    from desktop.engine.action import Refusal

Words = dict[str, tuple[str, str]]


def explained(refusal: Refusal, line: int = 0) -> tuple[str, str]:
    """What is wrong and why, or what to do, in the language spoken now; `line` of a file, 0 when there is none.

    A code that is not known here (a game's own) gets a sentence that names it; a game's words know better."""
    what, why = _sentences().get(refusal.code, _unknown())
    values: defaultdict[str, object] = defaultdict(str, {"line": line, "code": refusal.code, **refusal.params})
    what, why = what.format_map(values), why.format_map(values)
    if line > 0 and refusal.code in _AT_A_LINE:
        #: what is wrong in a file
        what = QCoreApplication.translate("fault", "{what} (line {line})").format(what=what, line=line)
    return what, why


def known(code: str) -> bool:
    """Whether a code has its sentence here."""
    return code in _sentences()


_AT_A_LINE = {"save_line", "save_illegal", "save_truncated", "save_differs"}


def _sentences() -> Words:
    return {**_seats(), **_options(), **_moves(), **_saves(), **_positions(), **_editions(), **_disk(), **_commands()}


def _unknown() -> tuple[str, str]:
    return (
        #: a fault without a better sentence
        QCoreApplication.translate("fault", "That is not possible"),
        QCoreApplication.translate("fault", "The program gave this reason: {code}."),
    )


def _seats() -> Words:
    return {
        "seat_count": (
            QCoreApplication.translate("fault", "Not this number of seats"),
            QCoreApplication.translate("fault", "This game is for {least} to {most} players, and {n} are seated."),
        ),
        "name_empty": (
            QCoreApplication.translate("fault", "Seat {seat} has no name"),
            QCoreApplication.translate("fault", "Everyone at the table needs a name."),
        ),
        "name_long": (
            QCoreApplication.translate("fault", "Name of seat {seat} too long"),
            QCoreApplication.translate("fault", "A name has at most {limit} characters."),
        ),
        "names_equal": (
            QCoreApplication.translate("fault", "Two players named {name}"),
            QCoreApplication.translate("fault", "Names must differ, or nobody knows whose turn it is."),
        ),
        "colours_equal": (
            QCoreApplication.translate("fault", "Seat {seat} shares its colour"),
            QCoreApplication.translate("fault", "Each seat needs a colour of its own."),
        ),
        "colour_unknown": (
            QCoreApplication.translate("fault", "Seat {seat} has no known colour"),
            QCoreApplication.translate("fault", "Pick one of the six colours."),
        ),
    }


def _options() -> Words:
    return {
        "unknown_option": (
            QCoreApplication.translate("fault", "No option is called “{option}”"),
            QCoreApplication.translate("fault", "This game knows: {known}."),
        ),
        "unknown_value": (
            QCoreApplication.translate("fault", "“{value}” does not fit option “{option}”"),
            QCoreApplication.translate("fault", "It takes one of these: {known}."),
        ),
        "seed_invalid": (
            QCoreApplication.translate("fault", "The seed is no number"),
            QCoreApplication.translate("fault", "Use digits only, up to {limit}; hyphens are left out."),
        ),
        "seed_range": (
            QCoreApplication.translate("fault", "The seed is out of range"),
            QCoreApplication.translate("fault", "Seeds run from 0 to {limit}; at least one match is played."),
        ),
    }


def _moves() -> Words:
    return {
        "match_over": (
            QCoreApplication.translate("fault", "This match is over"),
            QCoreApplication.translate("fault", "You can look back at it, or start another."),
        ),
        "not_now": (
            QCoreApplication.translate("fault", "That comes at another time"),
            QCoreApplication.translate("fault", "Something else has to be decided first."),
        ),
        "move_failed": (
            #: {name} is a computer player
            QCoreApplication.translate("fault", "The move of {name} failed"),
            #: a fault of the program during a computer player's move; {reason} is technical
            QCoreApplication.translate(
                "fault", "The match stands as before and is saved. Try again, or undo. Details: {reason}."
            ),
        ),
        "nothing_to_undo": (
            QCoreApplication.translate("fault", "There is nothing to undo"),
            QCoreApplication.translate("fault", "No person has moved yet."),
        ),
        "nothing_to_redo": (
            QCoreApplication.translate("fault", "There is nothing to redo"),
            QCoreApplication.translate("fault", "Redo brings back what was undone last."),
        ),
        "undo_chance": (
            QCoreApplication.translate("fault", "Chance has spoken since then"),
            QCoreApplication.translate("fault", "Something has been rolled or drawn; that cannot be taken back."),
        ),
        "undo_shown": (
            QCoreApplication.translate("fault", "A secret was shown since then"),
            QCoreApplication.translate("fault", "What somebody has seen cannot be taken back."),
        ),
    }


def _saves() -> Words:
    return {
        "save_unreadable": (
            QCoreApplication.translate("fault", "“{file}” cannot be read"),
            QCoreApplication.translate("fault", "The system says: {reason}."),
        ),
        "save_huge": (
            QCoreApplication.translate("fault", "The file is far too large"),
            QCoreApplication.translate("fault", "No match is that long, so it was not read."),
        ),
        "save_foreign": (
            QCoreApplication.translate("fault", "The file is no saved match"),
            QCoreApplication.translate("fault", "Saved matches of this program end in “.table”."),
        ),
        "save_too_new": (
            QCoreApplication.translate("fault", "A newer version saved this"),
            QCoreApplication.translate("fault", "It needs version {app} of the program or later."),
        ),
        "save_game_unknown": (
            QCoreApplication.translate("fault", "Game “{game}” is not here"),
            QCoreApplication.translate("fault", "This version of the program does not have it."),
        ),
        "save_header": (
            QCoreApplication.translate("fault", "The file's first line is damaged"),
            QCoreApplication.translate("fault", "Seats and options cannot be read from it: {reason}."),
        ),
        "save_tables": (
            QCoreApplication.translate("fault", "The match's own numbers are damaged"),
            QCoreApplication.translate("fault", "It was played with an own edition that no longer fits the game."),
        ),
        "save_line": (
            QCoreApplication.translate("fault", "A move in the file is damaged"),
            QCoreApplication.translate("fault", "Everything before it can be opened."),
        ),
        "save_illegal": (
            QCoreApplication.translate("fault", "A move in the file is not allowed"),
            QCoreApplication.translate("fault", "Everything before it can be opened."),
        ),
        "save_truncated": (
            QCoreApplication.translate("fault", "The end of the file is missing"),
            QCoreApplication.translate("fault", "Everything up to there can be opened."),
        ),
        "save_differs": (
            QCoreApplication.translate("fault", "Moves and final position differ"),
            QCoreApplication.translate("fault", "The moves can be opened; the last may be wrong."),
        ),
        "save_older_rules": (
            QCoreApplication.translate("fault", "A rule was corrected since this save"),
            QCoreApplication.translate("fault", "The position can be opened, without the moves before it."),
        ),
        "match_open_elsewhere": (
            QCoreApplication.translate("fault", "Another window plays this match"),
            QCoreApplication.translate("fault", "Close it there, or play on there."),
        ),
    }


def _positions() -> Words:
    return {
        "position_foreign": (
            QCoreApplication.translate("fault", "That is no position code"),
            QCoreApplication.translate("fault", "A code begins with “OT1.” and is one line without spaces."),
        ),
        "position_game": (
            QCoreApplication.translate("fault", "Game “{game}” is not here"),
            QCoreApplication.translate("fault", "This version of the program does not have it."),
        ),
        "position_damaged": (
            QCoreApplication.translate("fault", "The position code is damaged"),
            QCoreApplication.translate("fault", "A part is missing or was changed; copy the whole line again."),
        ),
        "position_impossible": (
            QCoreApplication.translate("fault", "That position cannot happen"),
            QCoreApplication.translate("fault", "The pieces do not add up: {code}."),
        ),
    }


def _editions() -> Words:
    return {
        "edition_too_large": (
            QCoreApplication.translate("fault", "The file is far too large"),
            QCoreApplication.translate("fault", "An edition has at most {limit} characters."),
        ),
        "edition_not_toml": (
            QCoreApplication.translate("fault", "The file is no valid TOML"),
            QCoreApplication.translate("fault", "Reading stopped here: {reason}."),
        ),
        "edition_other_game": (
            QCoreApplication.translate("fault", "The file is for another game"),
            QCoreApplication.translate("fault", "Its line “game” should say “{game}”."),
        ),
        "edition_unknown_table": (
            QCoreApplication.translate("fault", "No table is called “{table}”"),
            QCoreApplication.translate("fault", "This game has: {known}."),
        ),
        "edition_field": (
            QCoreApplication.translate("fault", "Field “{field}” does not fit"),
            QCoreApplication.translate("fault", "The check says: {reason}."),
        ),
        "edition_no_tables": (
            QCoreApplication.translate("fault", "This game has no tables"),
            QCoreApplication.translate("fault", "Its numbers are part of the rules and stay as they are."),
        ),
    }


def _disk() -> Words:
    return {
        "disk_full": (
            QCoreApplication.translate("fault", "The disk is full"),
            QCoreApplication.translate(
                "fault", "Nothing more can be saved in {folder}; free some space, and saving goes on by itself."
            ),
        ),
        "folder_unwritable": (
            QCoreApplication.translate("fault", "Nothing can be saved"),
            QCoreApplication.translate(
                "fault", "The folder {folder} may not be written. You can play, but nothing is kept after closing."
            ),
        ),
        "file_trouble": (
            QCoreApplication.translate("fault", "“{file}” could not be used"),
            QCoreApplication.translate("fault", "The system says: {reason}."),
        ),
        "document_damaged": (
            #: {file} is a file's name
            QCoreApplication.translate("fault", "“{file}” is damaged"),
            QCoreApplication.translate("fault", "It was kept as “{aside}”, and a fresh one was begun."),
        ),
        "document_too_new": (
            QCoreApplication.translate("fault", "A newer version wrote “{file}”"),
            QCoreApplication.translate("fault", "It was kept as “{aside}”, and a fresh one was begun."),
        ),
        "font_missing": (
            QCoreApplication.translate("fault", "No font with Chinese characters"),
            QCoreApplication.translate(
                "fault", "The program's own fonts are missing; install it again to read Chinese."
            ),
        ),
    }


def _commands() -> Words:
    return {
        "command_line": (
            QCoreApplication.translate("fault", "The command was not understood"),
            QCoreApplication.translate("fault", "Reading it gave: {reason}."),
        ),
        "unknown_game": (
            QCoreApplication.translate("fault", "No game is called “{game}”"),
            #: {known} is a list of ids
            QCoreApplication.translate("fault", "There are: {known}."),
        ),
        "shots_size": (
            QCoreApplication.translate("fault", "“{size}” is no size"),
            QCoreApplication.translate("fault", "Write width and height in pixels, like 1600x1000."),
        ),
        "selftest_used": (
            QCoreApplication.translate("fault", "The self-test begins in an empty data folder only"),
            #: {folder} is a path
            QCoreApplication.translate("fault", "Matches lie in {folder}. Name another folder with ONE_TABLE_HOME."),
        ),
        "selftest_empty": (
            QCoreApplication.translate("fault", "The self-test has nothing to resume"),
            #: {folder} is a path
            QCoreApplication.translate("fault", "No match lies in {folder}. Run “one-table selftest begin” first."),
        ),
        "bots_count": (
            QCoreApplication.translate("fault", "Not one bot for each seat"),
            QCoreApplication.translate("fault", "Bots named: {n}. Seats: {seats}."),
        ),
        "bots_unknown": (
            QCoreApplication.translate("fault", "No bot is called “{bot}”"),
            QCoreApplication.translate("fault", "There are: {known}."),
        ),
    }
