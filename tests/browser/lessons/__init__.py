"""Lessons as a newcomer takes them: by hand and by keyboard, drawn and in words."""
