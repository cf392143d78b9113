"""Durations are counted in buckets, and the last hour minute by minute."""

from ludoteca.server.histogram import Histogram


class Watch:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_buckets_count_up_to_their_bound() -> None:
    took = Histogram((0.1, 1.0), Watch())
    for seconds in (0.05, 0.1, 0.5, 3.0):
        took.observe(seconds)
    assert took.cumulative == [2, 3, 4]
    assert (took.count, took.sum) == (4, 3.65)


def test_a_share_lies_between_the_bounds_of_its_bucket() -> None:
    took = Histogram((0.1, 1.0), Watch())
    assert took.share(0.5) is None
    for seconds in (0.05, 0.05, 0.5, 0.5):
        took.observe(seconds)
    assert took.share(0.5) == 0.1
    assert took.share(0.75) == 0.55
    took.observe(60.0)
    assert took.share(1.0) == 1.0  # no longer than the longest bound


def test_the_curve_has_sixty_minutes_and_forgets_what_is_older() -> None:
    watch = Watch()
    took = Histogram((0.1, 1.0), watch)
    took.observe(0.05)
    watch.now = 30 * 60.0
    took.observe(0.5)
    curve = took.curve(1.0)
    assert len(curve) == 60
    assert [(number, value) for number, value in enumerate(curve) if value is not None] == [(29, 0.1), (59, 1.0)]
    watch.now = 95 * 60.0
    assert took.share(0.5) is None
    assert took.curve(0.5) == [None] * 60
    assert took.count == 2


def test_what_fails_is_not_timed() -> None:
    watch = Watch()
    took = Histogram((0.1, 1.0), watch)
    with took.timed():
        watch.now = 0.5
    try:
        with took.timed():
            raise OSError
    except OSError:
        pass
    assert took.cumulative == [0, 1, 1]
