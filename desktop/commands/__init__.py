"""What `python -m desktop` does without a window."""
