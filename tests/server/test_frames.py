"""Texts on the wire: written without the library that reads them, and just as it would write them."""

import pytest
from websockets.frames import Frame, Opcode

from ludoteca.server.http.connections import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 70_000])
def test_a_text_is_framed_as_the_library_frames_it(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
