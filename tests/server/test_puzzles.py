"""Puzzles over HTTP: a list, one of the day, a position without its answer, and what becomes of an answer."""

from ludoteca.games import GAMES
from ludoteca.puzzles import puzzles_of
from tests.server.visitor import Visitor


def test_the_puzzle_of_the_day_is_one_of_the_list(marta: Visitor) -> None:
    today = marta.http.get("/api/puzzles/today").json()
    lists = {each["game"]: each["puzzles"] for each in marta.http.get("/api/puzzles").json()}
    found = lists[today["game"]][today["number"] - 1]
    assert (found["name"], found["strength"]) == (today["name"], today["strength"])


def test_a_position_is_told_without_its_answer(marta: Visitor) -> None:
    collection = puzzles_of(GAMES["kariba"])
    assert collection is not None
    puzzle = collection.puzzles[0]
    answer = marta.http.get("/api/games/kariba/puzzles/1")
    told = answer.json()
    assert told["name"] == puzzle.name
    assert set(told) == {"game", "number", "name", "strength", "table", "update"}
    assert told["table"]["seat"] == puzzle.seat
    hands = told["update"]["view"]["hands"]
    assert [seat for seat, hand in enumerate(hands) if hand is not None] == [puzzle.seat]
    known = {"if-none-match": answer.headers["etag"]}
    assert marta.http.get("/api/games/kariba/puzzles/1", headers=known).status_code == 304


def test_answers_are_judged_and_shown(marta: Visitor) -> None:
    collection = puzzles_of(GAMES["kariba"])
    assert collection is not None
    puzzle = collection.puzzles[0]
    match = puzzle.match(GAMES["kariba"])
    for move in match.legal(puzzle.seat):
        steps = ".".join(map(str, move.steps))
        told = marta.http.get(f"/api/games/kariba/puzzles/1/answer?steps={steps}").json()
        assert told["right"] == (move.text in puzzle.right)
        assert told["update"]["sequence"] == 1
        assert told["update"]["graph"] == {"nodes": []}
        explained = told["explanation"]
        listed = [each["move"] for each in explained["candidates"]]
        assert explained["made"] == (listed.index(move.text) if move.text in listed else None)
        if told["right"]:
            assert told["cost"] == 0
        elif told["cost"] is not None:
            assert told["cost"] > 0


def test_what_is_no_puzzle_and_no_move_is_refused(marta: Visitor) -> None:
    for address, status in {
        "/api/games/go-fish/puzzles/1": 404,
        "/api/games/kariba/puzzles/0": 404,
        "/api/games/kariba/puzzles/9999": 404,
        "/api/games/kariba/puzzles/9999/answer?steps=1": 404,
        "/api/games/kariba/puzzles/1/answer?steps=x": 400,
        "/api/games/kariba/puzzles/1/answer?steps=999999": 400,
        "/api/games/kariba/puzzles/1/answer?steps=": 400,
    }.items():
        refused = marta.http.get(address)
        assert refused.status_code == status, address
        assert refused.json()["says"]["id"], address
