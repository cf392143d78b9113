"""What teaches a game: positions and moves as the messages that a page at a table would get, without a table."""
