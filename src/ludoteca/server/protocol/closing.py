"""Why the server hangs up: the close codes of the socket. Codes from 4000 are ours, the others are WebSocket's own.

Before one of `FOR_GOOD` a `refused` says why; after any other a page comes back by itself. The page's own list and the
one in the reference are made from here (`make protocol`).
"""

FLOODING = 1008
"""Twice as many messages as anybody needs, or too many `join`s."""
LATER = 1013
"""The table cannot be read now. The page comes back after a while."""
LOCKED_OUT = 4001
"""This device's token was voided, by a changed lock or because its guest wants to be forgotten."""
TURNED_OUT = 4003
"""Without a seat nobody may even watch: the cards are dealt, the seat was left or taken away."""
TAKEN_OFFLINE = 4005
"""The operator has taken this table offline."""
TOO_SLOW = 4008
"""Too much was left unread. The page comes back and resumes."""
NOTHING_ASKED = 4010
"""A socket that asks for no table takes somebody's place."""
ELSEWHERE = 4012
"""This process has let the table go. The page comes back at once, and is led to whoever has it now."""

FOR_GOOD = (LOCKED_OUT, TURNED_OUT, TAKEN_OFFLINE)
"""After these nobody comes back by themselves."""
