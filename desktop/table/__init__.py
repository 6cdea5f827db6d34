"""The shared table. Knows pieces, zones and gestures, and no game."""
