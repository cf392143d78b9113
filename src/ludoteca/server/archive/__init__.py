"""Finished matches: signed game files, replays, analysis, and game files that people upload."""
