"""Every saved position of every game, looked at without a match being played."""
