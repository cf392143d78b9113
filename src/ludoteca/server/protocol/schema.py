"""Prints the JSON schema of every message, for TypeScript types: `python -m ludoteca.server.protocol.schema`."""

import json
from typing import Any

import msgspec

from ludoteca.server import protocol
from ludoteca.server.protocol.reference import close_codes

HTTP = (
    protocol.Me,
    protocol.Notices,
    protocol.NoticeWish,
    protocol.Device,
    protocol.MailAddress,
    protocol.NoticeWord,
    protocol.GameInfo,
    protocol.GameTexts,
    protocol.Lesson,
    protocol.WhyThere,
    protocol.Reason,
    protocol.Minute,
    protocol.NewTable,
    protocol.Practice,
    protocol.Address,
    protocol.Invitation,
    protocol.TableLine,
    protocol.WaitingTable,
    protocol.MyTurns,
    protocol.Finished,
    protocol.HouseKey,
    protocol.TurnedKey,
    protocol.KeyOwner,
    protocol.GamePuzzles,
    protocol.DayPuzzle,
    protocol.Puzzle,
    protocol.PuzzleAnswer,
    protocol.Replay,
    protocol.Analysis,
    protocol.PersonPage,
    protocol.WhatIf,
    protocol.UploadedFile,
    protocol.Problem,
    protocol.Health,
    protocol.Key,
    protocol.OperatorLink,
    protocol.WhenToRestart,
    protocol.HouseReport,
    protocol.HouseTable,
)
"""What travels over HTTP; the socket carries `ToServer` and `ToClient`."""


def schema() -> dict[str, Any]:
    """One document whose properties name every message and whose `$defs` describe them; beside them the close codes."""
    shapes = {"ToServer": protocol.ToServer, "ToClient": protocol.ToClient, **{t.__name__: t for t in HTTP}}
    roots, components = msgspec.json.schema_components(list(shapes.values()), ref_template="#/$defs/{name}")
    return {
        "title": "Protocol",
        "description": f"Protocol {protocol.PROTOCOL}",
        "type": "object",
        "properties": dict(zip(shapes, roots, strict=True)),
        "required": list(shapes),
        "$defs": components,
        "closing": {
            "codes": [each._asdict() for each in close_codes()],
            "forGood": [each.name for each in close_codes() if each.is_for_good],
        },
    }


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
