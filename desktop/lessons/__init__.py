"""Lessons: what a file of a lesson says, and how a learner goes through it. Knows no Qt and no game."""
