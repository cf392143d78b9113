"""Seats round the table, as kernels: they are numbered clockwise from 0, and after the last comes the first."""

from ludoteca.engine.kernel import kernel


@kernel
def next_seat(s, seat):
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.seats else 0
