"""The adapters need the packages they adapt to; `make test` installs them, whoever runs pytest alone may lack them."""

from importlib.util import find_spec

MISSING = [name for name in ("gymnasium", "pettingzoo", "pyspiel", "shimmy") if find_spec(name) is None]
collect_ignore = ["test_gymnasium.py", "test_openspiel.py", "test_pettingzoo.py"] if MISSING else []


def pytest_report_header() -> str:
    """Say so if adapters are left out."""
    return f"adapters not tested, `make .venv/.research` brings {', '.join(MISSING)}" if MISSING else "adapters tested"
