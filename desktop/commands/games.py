"""`games`: what can be played."""

from __future__ import annotations

from desktop import games
from desktop.commands.say import line


def described() -> list[dict[str, object]]:
    """Id, names, seats, options of each game."""
    from desktop.language import named

    return [
        {
            "id": game.id,
            "names": named(game.id),
            "seats": list(range(game.facts.seats[0], game.facts.seats[1] + 1)),
            "minutes": list(game.facts.minutes),
            "weight": game.facts.weight,
            "options": [{"id": o.id, "choices": list(o.choices), "default": o.default} for o in game.options],
            "bots": ["random", "easy", "normal", "hard"],
            "rules_version": game.rules_version,
        }
        for game in games.games()
    ]


def run(as_json: bool) -> int:
    found = described()
    if as_json:
        line(found)
        return 0
    for game in found:
        names = game["names"]
        assert isinstance(names, dict)
        print(f"{game['id']:12} {names['zh_TW']} · {names['en']}")
    return 0
