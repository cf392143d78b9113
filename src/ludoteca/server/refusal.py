"""What the server says when it will not do something: a text's id and what it speaks of, never a sentence."""

from ludoteca.engine.errors import LudotecaError
from ludoteca.engine.saying import Says


class Refusal(LudotecaError):
    """A request that changes nothing. `says` tells the person why, `status` is its HTTP answer."""

    def __init__(self, text: str, /, *, status: int = 400, **args: int | str | list[int]) -> None:
        super().__init__(Says(text, "", dict(args)))
        self.status = status
