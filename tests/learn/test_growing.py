"""Networks that grow: rows for larger numbers, and every number means what it meant before."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason='PyTorch is not installed (`pip install "ludoteca[learn]"`)')

from msgspec.structs import replace  # noqa: E402  # after it is known that PyTorch is there

from ludoteca import Game  # noqa: E402
from ludoteca.bots.forward import Network, think  # noqa: E402
from ludoteca.bots.levels import network_file  # noqa: E402
from ludoteca.bots.network import LARGEST, Header, Made, Shape, desk, fits, is_possible, packed, read  # noqa: E402
from ludoteca.games import GAMES  # noqa: E402
from ludoteca.learn.course import Course  # noqa: E402
from ludoteca.learn.growing import BadWidth, grown, reaching  # noqa: E402
from ludoteca.learn.improving import SMALL  # noqa: E402
from ludoteca.learn.model import network_of  # noqa: E402
from ludoteca.learn.tables import tops  # noqa: E402
from tests.bots.networks import drawn_by_lot, some_shape  # noqa: E402

KARIBA = GAMES["kariba"]
POSITIONS = 200
games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def say_the_same(one: tuple[Shape, Network], two: tuple[Shape, Network]) -> bool:
    """Whether two networks prefer and expect the same in random positions, of numbers beyond every top too."""
    dice = np.random.default_rng(7)
    for _ in range(POSITIONS):
        seen = dice.integers(0, dice.integers(2, 200), len(one[0].numbers()))
        said = []
        for shape, network in (one, two):
            room = desk(shape)
            room.seen[:] = seen
            think(network, *room[:-1])
            said.append((room.preferences.tolist(), room.values.tolist()))
        if said[0] != said[1]:
            return False
    return True


@games
def test_a_network_with_more_rows_says_the_same_as_before(game: Game) -> None:
    shape = some_shape(game)
    network = drawn_by_lot(shape)
    wanted = [top + place % 4 for place, top in enumerate(shape.tops)]
    taller, larger = reaching(shape, network, wanted)
    assert taller.tops == wanted
    assert fits(taller, game)
    assert is_possible(taller)
    assert say_the_same((shape, network), (taller, larger))
    assert reaching(taller, larger, shape.tops)[0] == taller  # no row is lost


def test_a_course_from_a_network_can_learn_all_numbers_that_are_seen(tmp_path: Path) -> None:
    shape = replace(some_shape(KARIBA), tops=[1 + place % 60 for place in range(len(some_shape(KARIBA).tops))])
    header, network = Header(shape=shape, made=Made()), drawn_by_lot(shape)
    (tmp_path / "kariba.net").write_bytes(packed(header, network))
    course = Course(KARIBA, tmp_path, SMALL, "cpu")
    assert course.shape.tops == [max(pair) for pair in zip(header.shape.tops, tops(KARIBA), strict=True)]
    assert course.shape.tops != header.shape.tops
    assert is_possible(course.shape)
    assert say_the_same((header.shape, network), (course.shape, network_of(course.shape, course.model.frozen())))
    course.keep()
    assert Course(KARIBA, tmp_path, SMALL, "cpu").shape == course.shape  # its checkpoint goes on with as many rows


def test_a_network_grows_both_ways_at_once() -> None:
    header, network = read(network_file(KARIBA))
    wanted = [top + 2 for top in header.shape.tops]
    shape, larger = grown(header.shape, network, KARIBA, wanted, header.shape.width + 16)
    assert (shape.tops, shape.width) == (wanted, header.shape.width + 16)
    assert say_the_same((header.shape, network), (shape, larger))


def test_a_network_grows_no_further_than_a_file_holds() -> None:
    header, network = read(network_file(KARIBA))
    assert header.shape.rows() * header.shape.width < LARGEST
    too_many = [1_000 for _ in header.shape.tops]
    assert not is_possible(replace(header.shape, tops=too_many))
    assert grown(header.shape, network, KARIBA, too_many, None) == (header.shape, network)
    with pytest.raises(BadWidth):
        grown(header.shape, network, KARIBA, header.shape.tops, 1 << 14)
