"""A tiny game, kept only in the tests: two seats take stones from a heap. Made by the steps of desktop/games/README.md."""
