"""The glossary is what the texts say."""

from tools import glossary


def test_the_glossary_is_up_to_date() -> None:
    """If this fails: make glossary."""
    assert glossary.PAGE.read_text("utf-8") == glossary.page()
