"""Mutants: the rules with one operator, constant or call changed. A test that fails kills one; survivors ask why."""
