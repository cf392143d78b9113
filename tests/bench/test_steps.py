"""Servers are asked for more tables until they do not hold them, and what is said of it is no more than was seen."""

import asyncio

import pytest

from bench.steps import Limit, Step, limits, stepped


def step(server: str, tables: int, p99: float, errors: int = 0) -> Step:
    return Step(server=server, tables=tables, actions=1, errors=errors, p50=1.0, p99=p99)


def test_who_does_not_hold_is_not_asked_for_more_until_the_next_repeat() -> None:
    steps = list[Step]()

    async def measure(server: str, tables: int) -> Step:
        return step(server, tables, p99=200.0 if (server, tables) == ("a", 20) else 10.0)

    asyncio.run(stepped(steps, ["a", "b"], [10, 20, 30], 2, measure))
    for repeat in range(2):
        asked = {
            server: [each.tables for each in steps if (each.server, each.repeat) == (server, repeat)] for server in "ab"
        }
        assert asked == {"a": [10, 20], "b": [10, 20, 30]}
    assert [str(each) for each in limits(steps, "a")] == ["10", "10"]
    assert [str(each) for each in limits(steps, "b")] == ["≥ 30", "≥ 30"]


def test_an_error_is_not_holding() -> None:
    assert not step("a", 10, p99=1.0, errors=1).holds


GAVE = step("a", 40, p99=200.0)


@pytest.mark.parametrize(
    ("ours", "theirs", "told"),
    [
        (Limit(step("a", 30, 1.0), GAVE), Limit(step("a", 10, 1.0), GAVE), "3.00"),
        (Limit(step("a", 30, 1.0), None), Limit(step("a", 10, 1.0), GAVE), "≥ 3.00"),
        (Limit(step("a", 10, 1.0), GAVE), Limit(step("a", 20, 1.0), None), "≤ 0.50"),
        (Limit(step("a", 30, 1.0), None), Limit(step("a", 30, 1.0), None), "—"),
        (Limit(step("a", 30, 1.0), GAVE), Limit(None, GAVE), "—"),
    ],
)
def test_a_ratio_is_a_bound_where_somebody_did_not_give_way(ours: Limit[Step], theirs: Limit[Step], told: str) -> None:
    assert ours.over(theirs) == told
