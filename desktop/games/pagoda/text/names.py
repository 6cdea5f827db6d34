"""Nouns of the game, as values of the moment. They stand within sentences, so none begins with a capital in English."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from desktop.games.pagoda.colour import COLOURS, Ability, Colour
from desktop.games.pagoda.state import Card


class PagodaNames(QObject):
    """Colours, cards, abilities and amounts."""

    def colour(self, colour: Colour) -> str:
        match colour:
            case Colour.RED:
                #: a colour of cards, columns and tiles; stands before a noun
                return self.tr("red")
            case Colour.YELLOW:
                #: a colour of cards, columns and tiles; stands before a noun
                return self.tr("yellow")
            case Colour.BLUE:
                #: a colour of cards, columns and tiles; stands before a noun
                return self.tr("blue")
            case Colour.GREEN:
                #: a colour of cards, columns and tiles; stands before a noun
                return self.tr("green")
            case Colour.PURPLE:
                #: a colour of cards, columns and tiles; stands before a noun
                return self.tr("purple")
            case Colour.HIDDEN:
                #: instead of a colour: a card that lies face down
                return self.tr("hidden", "a card's face")

    def ability(self, ability: Ability) -> str:
        match ability:
            case Ability.LANTERN:
                #: the red ability
                return self.tr("lantern")
            case Ability.DRAGON:
                #: the yellow ability
                return self.tr("dragon")
            case Ability.BUDDHA:
                #: the blue ability
                return self.tr("Buddha")
            case Ability.BOWL:
                #: the green ability
                return self.tr("rice bowl")
            case Ability.FAN:
                #: the purple ability
                return self.tr("fan")

    def card(self, card: Card) -> str:
        """One card and where it is."""
        colour = self.colour(card.colour)
        if card.hand:
            #: {colour}: red
            return self.tr("{colour} card in the hand").format(colour=colour)
        #: {colour}: red
        return self.tr("open {colour} card").format(colour=colour)

    def cards(self, cards: Sequence[Card]) -> str:
        """Cards with their number and where they are: "2 open red cards and 1 blue card in the hand"."""
        parts: list[str] = []
        for colour in COLOURS:
            for hand in (False, True):
                n = sum(card == Card(colour, hand) for card in cards)
                if n and hand:
                    #: {colour}: red
                    text = self.tr("%n {colour} card(s) in the hand", "", n)
                elif n:
                    #: {colour}: red
                    text = self.tr("%n open {colour} card(s)", "", n)
                else:
                    continue
                parts.append(text.format(colour=self.colour(colour)))
        if len(parts) < 2:
            return "".join(parts)
        some = self.tr(", ", "between cards").join(parts[:-1])
        #: {some}: "2 open red cards, 1 open blue card"; {more}: "1 blue card in the hand", a number comes first
        return self.tr("{some} and {more}", "cards").format(some=some, more=parts[-1])

    def all_of(self, items: Sequence[str]) -> str:
        """A list: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        if len(items) == 2:
            #: a list of two things
            return self.tr("{first} and {second}").format(first=items[0], second=items[1])
        #: a list of three or more: {some} already holds all but the last two
        return self.tr("{some}, {more}").format(some=items[0], more=self.all_of(items[1:]))

    def points(self, n: int) -> str:
        """An amount of points with its sign."""
        #: points that a build makes: +3
        return self.tr("+%n point(s)", "", n)
