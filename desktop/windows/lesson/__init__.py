"""The page in which a lesson is played: the table of a match, and a card that asks and answers."""
