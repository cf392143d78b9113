"""Prints a page about every message on the socket: `python -m ludoteca.server.protocol.reference > docs/messages.md`.

Read off `protocol`: its structs, their fields and the texts beside them.
"""

import ast
import inspect
import itertools
import json
import types
from typing import Any, NamedTuple, get_args

import msgspec

from ludoteca.server import protocol
from ludoteca.server.protocol import closing

OPENING = """# Messages on the socket

Generated from `protocol/` (`python -m ludoteca.server.protocol.reference > docs/messages.md`); a test holds it to that.
HTTP is in [openapi.json](openapi.json), a bot of sixty lines in [examples/bot.py](../examples/bot.py).

One WebSocket at `/live/TABLE` per open page, JSON text messages, at most 8 KiB each from the client. The cookie that
`GET /api/me` gives says who you are; the `Origin` must be the server's own or missing. The first message is `join`.
Every command carries an id of your choosing (1 to 64 characters): sent again, after a lost connection or by mistake, it
takes effect once and is answered again. `done` means stored. An `update` always holds the whole view, so that nothing
has to be remembered; `graph` is what you may decide: begin at node 0, take a choice, go `to` the node it names, until
there is none (−1); the `step`s on the way are what `play` sends. What a choice is, its label says in the game's own
words: the label's `id` is its kind and `args` are its fields, and no two choices of a node share both. The number in
`step` means nothing and is sent back as it came. More than 100 messages in 20 seconds are refused, more than 200 close
the socket, and so do more than 30 `join`s. They are counted by guest; all who come from one address without a cookie
count as one.
"""

CLOSING = """## Close codes

Why the server hangs up. Codes from 4000 are ours. After the last column's *no* a page does not come back by itself, and
a `refused` has said why; after all others it connects and joins again.

| code | name | | come back |
|---|---|---|---|"""


def page() -> str:
    """The whole page."""
    parts = [OPENING, f"Protocol {protocol.PROTOCOL}.\n"]
    for title, union in (("From client to server", protocol.ToServer), ("From server to client", protocol.ToClient)):
        parts.append(f"## {title}\n")
        parts += [section(struct) for struct in get_args(union)]
    parts += [CLOSING, *(closes(told) for told in close_codes()), ""]
    parts.append("## Parts\n")
    parts += [section(struct) for struct in parts_of(protocol)]
    return "\n".join(parts).rstrip() + "\n"


def parts_of(module: types.ModuleType) -> list[Any]:
    """The structs that messages on the socket are made of, in the order of the file."""
    from ludoteca.bots.explain import Candidate, Chance, Explanation
    from ludoteca.bots.explain.continuation import Expected
    from ludoteca.engine.event import Event
    from ludoteca.engine.saying import Says, Section
    from ludoteca.engine.stepgraph import Choice, StepGraph

    around = [module.Sitter, module.Terms, module.SeatTime, module.Line, module.OtherView]
    return [*around, Event, Says, Section, StepGraph, Choice, Explanation, Candidate, Chance, Expected]


class CloseCode(NamedTuple):
    """A code with which the server hangs up, and the sentence below it."""

    name: str
    code: int
    text: str

    @property
    def is_for_good(self) -> bool:
        """Whether nobody comes back by themselves."""
        return self.code in closing.FOR_GOOD


def close_codes() -> list[CloseCode]:
    """Every one of them, in the order of the file."""
    found = []
    for given, text in itertools.pairwise(ast.parse(inspect.getsource(closing)).body):
        match given, text:
            case ast.Assign([ast.Name(name)], ast.Constant(int(code))), ast.Expr(ast.Constant(str(said))):
                found.append(CloseCode(name, code, said))
    return found


def closes(told: CloseCode) -> str:
    """One close code: a line of their table."""
    return f"| {told.code} | `{told.name}` | {told.text} | {'no' if told.is_for_good else 'yes'} |"


def section(struct: Any) -> str:
    """One message: its name, its promise, its fields."""
    told = (inspect.getdoc(struct) or "").split("\n")
    said = "\n".join([told[0].partition(". ")[2] or told[0], *told[1:]]) if "→" in told[0] else "\n".join(told)
    name = struct.__struct_config__.tag or struct.__name__
    lines = [f"### `{name}`" if struct.__struct_config__.tag else f"### {name}", "", said, ""]
    fields = msgspec.structs.fields(struct)
    if fields:
        texts = field_texts(struct)
        lines += ["| field | type | |", "|---|---|---|"]
        lines += [f"| `{each.encode_name}` | {type_of(each)} | {texts.get(each.name, '')} |" for each in fields]
        lines.append("")
    return "\n".join(lines)


def type_of(field: msgspec.structs.FieldInfo) -> str:
    """A field's type in words of JSON, and its default."""
    (shape,), _ = msgspec.json.schema_components([field.type], ref_template="{name}")
    text = "view of the game" if field.name == "view" else in_words(shape)
    if field.default is not msgspec.NODEFAULT:
        text += f" = `{json.dumps(msgspec.to_builtins(field.default), ensure_ascii=False)}`"
    elif field.default_factory is not msgspec.NODEFAULT:
        text += f" = `{json.dumps(msgspec.to_builtins(field.default_factory()), ensure_ascii=False)}`"
    return text


def in_words(shape: dict[str, Any]) -> str:
    """A JSON schema, short."""
    if "$ref" in shape:
        return str(shape["$ref"])
    if "anyOf" in shape:
        return " or ".join(in_words(each) for each in shape["anyOf"])
    if "enum" in shape:
        return " or ".join(f"`{each}`" for each in shape["enum"])
    if shape.get("type") == "array":
        return f"list of {in_words(shape.get('items', {}))}"
    if shape.get("type") == "object":
        return "object"
    return {"integer": "number"}.get(str(shape.get("type")), str(shape.get("type", "anything")))


def field_texts(struct: Any) -> dict[str, str]:
    """The text below each field in the source."""
    tree = ast.parse(inspect.getsource(struct))
    body = tree.body[0].body if isinstance(tree.body[0], ast.ClassDef) else []
    found = {}
    for field, text in itertools.pairwise(body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name) and isinstance(text, ast.Expr):
            found[field.target.id] = " ".join(str(ast.literal_eval(text.value)).split())
    return found


if __name__ == "__main__":
    print(page(), end="")
