"""What the program remembers on this computer: settings, matches, results, progress, own tables. Knows no Qt."""
