"""Computer players. Know no Qt and see only views."""
