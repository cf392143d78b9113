"""Machine time is shared out, and a page's measured part is written anew."""

from pathlib import Path

import pytest

from bench.page import NoSuchPart, put, table
from bench.shares import Series, Shares


def test_whoever_had_least_plays_next() -> None:
    cheap, dear = Series("cheap", most=50), Series("dear", most=50)
    shares = Shares([cheap, dear], minutes=60)
    for taken, (chosen, number) in enumerate(shares.numbers()):
        assert number == chosen.handed - 1
        chosen.note(1.0 if chosen is cheap else 10.0)
        if taken == 32:
            break
    assert (cheap.done, dear.done) == (30, 3)


def test_a_series_that_has_enough_leaves_its_time_to_others() -> None:
    cheap, dear = Series("cheap", most=3), Series("dear", most=5)
    handed = [chosen.name for chosen, _ in Shares([cheap, dear], minutes=60).numbers()]
    assert (handed.count("cheap"), handed.count("dear")) == (3, 5)


def test_nothing_is_begun_that_would_end_too_late() -> None:
    slow, quick = Series("slow", most=5), Series("quick", most=5)
    slow.note(90.0)
    assert {chosen.name for chosen, _ in Shares([slow, quick], minutes=1).numbers()} == {"quick"}
    assert list(Shares([slow, quick], minutes=0).numbers()) == []


def test_a_part_of_a_page_is_replaced(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("before\n<!-- x: measured, do not edit -->\nold\n<!-- end of x -->\nafter\n")
    put(page, "x", "new\n")
    put(page, "x", "newer")
    assert page.read_text() == "before\n<!-- x: measured, do not edit -->\nnewer\n<!-- end of x -->\nafter\n"
    with pytest.raises(NoSuchPart):
        put(page, "y", "")


def test_a_table_is_markdown() -> None:
    assert table(["a", "b", "c"], [["1", "2", "3"]]) == "| a | b | c |\n| --- | --- | --: |\n| 1 | 2 | 3 |\n"
