"""Saying why: what a seat could know, weigh and expect, for one decision or for a whole finished match."""

from ludoteca.bots.explain.course import (
    Course,
    Findings,
    Ledger,
    Question,
    answered,
    course,
    examine,
    how_many,
    iterations_for,
    questions,
)
from ludoteca.bots.explain.explanation import Candidate, Chance, Explanation, explain, explained

__all__ = [
    "Candidate",
    "Chance",
    "Course",
    "Explanation",
    "Findings",
    "Ledger",
    "Question",
    "answered",
    "course",
    "examine",
    "explain",
    "explained",
    "how_many",
    "iterations_for",
    "questions",
]
