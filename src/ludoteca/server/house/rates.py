"""How often something may be done: by one guest, from one address, or in one day."""

from ludoteca.server.house_clock import HouseClock
from ludoteca.server.limits import (
    ACTIONS,
    ACTIONS_SECONDS,
    ADDRESS_JOINS,
    ADDRESS_TABLES_A_DAY,
    ANSWERS,
    ANSWERS_SECONDS,
    ASKED,
    ASKED_SECONDS,
    CHAINS,
    CHAINS_SECONDS,
    CODES,
    CODES_SECONDS,
    DAY,
    FILES,
    FILES_SECONDS,
    GUESTS,
    GUESTS_A_DAY,
    GUESTS_SECONDS,
    JOINS,
    JOINS_SECONDS,
    OPERATOR_TRIES,
    OPERATOR_TRIES_SECONDS,
    RENAMINGS,
    RENAMINGS_SECONDS,
    REPLAYS,
    REPLAYS_SECONDS,
    TABLES,
    TABLES_A_DAY,
    TABLES_SECONDS,
    WISHES,
    WISHES_SECONDS,
    Rate,
)


class Rates:
    """One counter for each thing that people ask for, with the numbers of `limits`."""

    def __init__(self, clock: HouseClock) -> None:
        self.actions = Rate(clock, ACTIONS, ACTIONS_SECONDS)
        self.arrivals = Rate(clock, GUESTS, GUESTS_SECONDS)
        self.arrivals_a_day = Rate(clock, GUESTS_A_DAY, DAY)
        self.asked = Rate(clock, ASKED, ASKED_SECONDS)
        self.chains = Rate(clock, CHAINS, CHAINS_SECONDS)
        self.codes = Rate(clock, CODES, CODES_SECONDS)
        self.files = Rate(clock, FILES, FILES_SECONDS)
        self.joins = Rate(clock, JOINS, JOINS_SECONDS)
        self.joins_nearby = Rate(clock, ADDRESS_JOINS, JOINS_SECONDS)
        self.openings = Rate(clock, TABLES, TABLES_SECONDS)
        self.openings_a_day = Rate(clock, TABLES_A_DAY, DAY)
        self.openings_nearby = Rate(clock, ADDRESS_TABLES_A_DAY, DAY)
        self.operator_tries = Rate(clock, OPERATOR_TRIES, OPERATOR_TRIES_SECONDS)
        self.puzzles = Rate(clock, ANSWERS, ANSWERS_SECONDS)
        self.renamings = Rate(clock, RENAMINGS, RENAMINGS_SECONDS)
        self.replays = Rate(clock, REPLAYS, REPLAYS_SECONDS)
        self.wishes = Rate(clock, WISHES, WISHES_SECONDS)
