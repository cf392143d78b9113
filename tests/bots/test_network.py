"""Networks: the same whole numbers in every world of numbers, and files that hold what they say."""

import zlib
from pathlib import Path

import msgspec
import numpy as np
import pytest
from numba import typeof

from ludoteca import Game
from ludoteca.bots import forward
from ludoteca.bots.forward import ONE, WIN, Network, share_of, think
from ludoteca.bots.net import network_for
from ludoteca.bots.network import MAGIC, PLAIN, BadNetwork, Header, Made, desk, packed, read, unpacked, weights
from ludoteca.engine import calls
from ludoteca.engine.kernel import interpreted
from ludoteca.engine.record import rows
from ludoteca.games import GAMES
from ludoteca.texts import has
from tests.bots.network_on_card import differences
from tests.bots.networks import drawn_by_lot, kept, some_shape
from tests.bots.positions import decisions
from tests.engine.test_cuda import needs_card, needs_compiler, ptx_of, seem_to_have_a_card

games = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
KARIBA = GAMES["kariba"]


def by_hand(network: Network, seen: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """What a network says, as matrices of large numbers: written down from the definition, not from the kernel."""
    picked = np.zeros(len(network.table), np.int64)
    for first, top, number in zip(network.first, network.top, seen, strict=True):
        if number > 0:
            picked[first + min(number, top) - 1] = 1
    said = np.clip(picked @ network.table.astype(np.int64) + network.table_bias, 0, 127)
    for layer, bias in zip(network.hidden.astype(np.int64), network.hidden_bias, strict=True):
        said = np.clip((said @ layer + bias) // 128, 0, 127)
    preferences = said @ network.policy.astype(np.int64) + network.policy_bias
    if network.flag[0] >= 0 and seen[network.flag[0]] > 0:
        preferences = preferences[network.mirror]
    return preferences, said @ network.value.astype(np.int64) + network.value_bias


@games
@pytest.mark.parametrize("positions", [12, pytest.param(10_000, marks=[pytest.mark.long, pytest.mark.timeout(36_000)])])
def test_interpreter_and_native_code_say_the_same_numbers(game: Game, positions: int) -> None:
    shape = some_shape(game)
    network = drawn_by_lot(shape)
    for match, seat in decisions(game, positions, every=7):
        one, two = desk(shape), desk(shape)
        calls.observe(rows(match.states), 0, seat, one.seen)
        two.seen[:] = one.seen
        think(network, *one[:-1])
        interpreted(think)(network, *two[:-1])
        preferences, values = by_hand(network, one.seen)
        for room in (one, two):
            assert room.preferences.tolist() == preferences.tolist()
            assert room.values.tolist() == values.tolist()


@needs_compiler
def test_a_network_compiles_for_a_card(monkeypatch: pytest.MonkeyPatch) -> None:
    seem_to_have_a_card(monkeypatch)
    shape = some_shape(KARIBA)
    arguments = tuple(map(typeof, (drawn_by_lot(shape), *desk(shape)[:-1])))
    assert ".func" in ptx_of(forward.think.py_func, arguments, device=True)  # type: ignore[attr-defined]  # a kernel


@needs_card
@needs_compiler
@games
def test_a_card_says_the_same_numbers_as_the_processor(game: Game) -> None:
    assert differences(game, 1_000) == 0


def test_a_share_goes_from_nothing_to_all_and_is_even_in_the_middle() -> None:
    shares = [int(share_of(value)) for value in range(-9 * ONE, 9 * ONE, ONE // 16)]
    assert int(share_of(0)) == WIN // 2
    assert shares == sorted(shares)
    assert shares[0] < WIN // 1000
    assert shares[-1] > WIN - WIN // 1000
    assert all(int(share_of(value)) + int(share_of(-value)) == WIN for value in (1, 500, 16_000, 10**6))


@games
def test_a_file_gives_back_the_network_and_says_what_made_it(game: Game, tmp_path: Path) -> None:
    file = kept(game, tmp_path)
    header, network = read(file)
    assert header == Header(shape=some_shape(game), made=Made(commit="none"))
    there = weights(drawn_by_lot(header.shape))
    assert all(np.array_equal(array, there[name]) for name, array in weights(network).items())
    assert packed(header, network) == file.read_bytes()
    assert network_for(file, game)[0] == header.shape


@games
def test_files_of_the_first_version_are_read_too(game: Game, tmp_path: Path) -> None:
    header, network = read(kept(game, tmp_path))
    arrays = [array.astype(array.dtype.newbyteorder("<")).tobytes() for array in weights(network).values()]
    again = unpacked(b"".join((PLAIN, msgspec.json.encode(header), b"\n", *arrays)))
    assert again[0] == header
    assert all(np.array_equal(array, weights(network)[name]) for name, array in weights(again[1]).items())
    with pytest.raises(BadNetwork):
        unpacked(b"".join((PLAIN, msgspec.json.encode(header), b"\n", *arrays, b"0")))


def damaged() -> dict[str, bytes]:
    """Files that hold no network."""
    shape = some_shape(KARIBA)
    whole = packed(Header(shape=shape, made=Made()), drawn_by_lot(shape))
    endless = msgspec.structs.replace(shape, observation=[("", 1024)] * 50_000, tops=[1] * 50_000)
    many = msgspec.structs.replace(shape, observation=[("", 1024)] * 17, tops=[1] * 17, width=1, layers=0)
    wide = msgspec.structs.replace(shape, width=10**9)
    head = MAGIC + msgspec.json.encode(Header(shape=shape, made=Made())) + b"\n"
    in_a_ring = msgspec.json.encode([1, 2, 0, *range(3, shape.steps)])
    return {
        "nothing": b"",
        "another kind of file": b"PK" + whole,
        "half of it": whole[: len(whole) // 2],
        "something after it": whole + b"0",
        "no deflated numbers": head + b"numbers",
        "more numbers than its shape has": head + zlib.compress(bytes(10**8)),
        "fewer numbers than its shape has": head + zlib.compress(bytes(10)),
        "numbers as they are": head + bytes(sum(array.nbytes for array in weights(drawn_by_lot(shape)).values())),
        "no header": MAGIC + b"{}\n",
        "not JSON": MAGIC + b"\xff\n",
        "a word that is no text": whole.replace(b"waterhole", b"waterh\xefle", 1),
        "nested without end": MAGIC + b'{"more":' + b"[" * 100_000 + b"\n",
        "parts without number": MAGIC + msgspec.json.encode(Header(shape=endless, made=Made())) + b"\n",
        "more numbers than anybody sees": MAGIC
        + msgspec.json.encode(Header(shape=many, made=Made()))
        + b"\n"
        + zlib.compress(bytes(17 * 1024 + 4 + many.steps * 5 + many.seats * 5)),
        "too wide for any memory": MAGIC + msgspec.json.encode(Header(shape=wide, made=Made())) + b"\n",
        "a flag beyond the numbers": whole.replace(b'"flag":-1', b'"flag":%d' % len(shape.numbers()), 1),
        "steps that are no mirror": whole.replace(b'"mirror":[]', b'"mirror":' + in_a_ring, 1),
        "tops of other parts": MAGIC
        + msgspec.json.encode(Header(shape=msgspec.structs.replace(shape, tops=[1]), made=Made()))
        + b"\n",
    }


@pytest.mark.parametrize("file", damaged().values(), ids=damaged().keys())
def test_a_file_that_holds_no_network_is_refused_with_a_sentence(file: bytes) -> None:
    with pytest.raises(BadNetwork) as refused:
        unpacked(file)
    assert has(refused.value.says.id, "en")


def test_a_network_for_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork) as refused:
        network_for(kept(GAMES["bossa"], tmp_path), KARIBA)
    assert refused.value.says.args["game"] == "bossa"


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadNetwork) as refused:
        network_for(tmp_path / "nowhere.net", KARIBA)
    assert refused.value.says.id == "engine-network-unreadable"
