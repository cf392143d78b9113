"""Saved positions for the gallery: real matches played to named moments, written as the server would send them."""
