"""The window in which a match is played: top bar, prompt, table, docks, curtain."""
