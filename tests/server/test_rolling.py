"""Two versions on one database, while one process after the other is updated: a migration only adds."""

from pathlib import Path

import pytest
import sqlalchemy as sa

from ludoteca.server.storage.upgrade import HEAD, upgrade

FIRST = 14
"""The first layout that several processes share."""
LAYOUTS = [f"{number:04}" for number in range(FIRST, int(HEAD))]


def columns(file: Path) -> dict[str, dict[str, sa.engine.interfaces.ReflectedColumn]]:
    """The columns of every table in a file."""
    engine = sa.create_engine(f"sqlite:///{file}")
    found = sa.inspect(engine)
    try:
        return {table: {each["name"]: each for each in found.get_columns(table)} for table in found.get_table_names()}
    finally:
        engine.dispose()


@pytest.mark.one_database
@pytest.mark.parametrize("before", LAYOUTS)
def test_what_an_earlier_version_writes_is_still_a_whole_row(tmp_path: Path, before: str) -> None:
    old, new = tmp_path / "old.sqlite", tmp_path / "new.sqlite"
    upgrade(old, before)
    upgrade(new)
    now = columns(new)
    for table, known in columns(old).items():
        assert known.keys() <= now[table].keys(), table  # nothing that it names is gone
        for name in now[table].keys() - known.keys():
            assert now[table][name]["nullable"] or now[table][name]["default"] is not None, (table, name)
