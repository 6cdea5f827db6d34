"""Days and times as people say them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from desktop import language

if TYPE_CHECKING:
    from datetime import datetime


def day(when: datetime, now: datetime | None = None) -> str:
    """ "today", "yesterday", a day of the last week, or the date."""
    from datetime import datetime, timedelta  # late: home begins without days

    today = (now or datetime.now()).date()
    date = when.date()
    if date == today:
        #: a day
        return QCoreApplication.translate("dates", "today")
    if date == today - timedelta(days=1):
        #: a day
        return QCoreApplication.translate("dates", "yesterday")
    if timedelta(0) < today - date < timedelta(days=7):
        #: Qt's pattern for the name of a weekday: dddd is long, ddd short
        form = QCoreApplication.translate("dates", "dddd")
    elif date.year == today.year:
        #: Qt's pattern for a date of this year: d day, M month as a number, MMMM as a name
        form = QCoreApplication.translate("dates", "d MMMM")
    else:
        #: Qt's pattern for a date with its year
        form = QCoreApplication.translate("dates", "d MMMM yyyy")
    return QLocale(language.current()).toString(QDate(date.year, date.month, date.day), form)


def moment(when: datetime, now: datetime | None = None) -> str:
    """The day with the time: "yesterday, 21:14"."""
    #: "yesterday, 21:14"
    return QCoreApplication.translate("dates", "{day}, {time}").format(day=day(when, now), time=f"{when:%H:%M}")


def signed(points: int) -> str:
    """A number of points with a true minus sign."""
    return f"−{-points}" if points < 0 else str(points)


def spaced(words: str) -> str:
    """A thin gap between Chinese and what is not, where words were put together from parts."""
    words = re.sub(rf"(?<=[{_HAN}])(?=[0-9A-Za-z−])", " ", words)
    return re.sub(rf"(?<=[0-9A-Za-z])(?=[{_HAN}])", " ", words)


_HAN = r"\u4e00-\u9fff"


def capital(words: str) -> str:
    """As it stands at the beginning of a line."""
    return words[:1].upper() + words[1:]


def joined(parts: list[str]) -> str:
    """A list by the language's own rule: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    #: between the parts of a list
    first = QCoreApplication.translate("dates", ", ").join(parts[:-1])
    #: the end of a list
    return QCoreApplication.translate("dates", "{first} and {last}").format(first=first, last=parts[-1])


def dotted(parts: list[str]) -> str:
    """Facts side by side: "2 players · 40 minutes"."""
    #: between facts
    return QCoreApplication.translate("dates", " · ").join(part for part in parts if part)


def span(least: int, most: int) -> str:
    """A range of numbers: "2–4"; one number when both are the same."""
    if least == most:
        return str(least)
    #: a range of numbers
    return QCoreApplication.translate("dates", "{least}–{most}").format(least=least, most=most)
