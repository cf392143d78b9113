"""The page itself, as people use it."""
