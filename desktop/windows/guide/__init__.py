"""The guided first match: a real match in which a coach speaks at a few moments."""
