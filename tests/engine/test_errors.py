"""What goes wrong says so in a sentence, with its rule, in the language that is asked for."""

import pickle

import pytest

import ludoteca
from ludoteca import BadNotation, IllegalMove


def test_a_refusal_is_a_sentence_with_its_rule() -> None:
    match = ludoteca.game("kariba").start(3, seed=1, first_player=0)
    with pytest.raises(IllegalMove) as refused:
        match.play("b pile")
    error = refused.value
    assert str(error) == "Now it is the turn of a. (KA-501)"
    assert ludoteca.sentence(error.says, "it") == "Ora tocca a a. (KA-501)"
    assert ludoteca.sentence(error.says, "en", names=["Anna"]) == "Now it is the turn of Anna. (KA-501)"
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_what_no_rule_forbids_is_a_sentence_alone() -> None:
    with pytest.raises(BadNotation) as refused:
        ludoteca.game("kariba").start(3, seed=1).play("a 9x9")
    assert "9x9" in str(refused.value)
    assert "-bad-" not in str(refused.value)
    assert not str(refused.value).endswith(")")
