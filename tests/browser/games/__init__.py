"""Whole games at every drawn table, in a house whose clock runs fast."""
