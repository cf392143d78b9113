"""What is kept: finished matches with their signed files, replays and analysis, uploaded files, and backups."""
