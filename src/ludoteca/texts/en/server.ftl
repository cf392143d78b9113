# What the house says when it cannot do something. Short, kind, and always with a way on.

## At the door

server-unknown-host = This house is not known by that address. Open it under the address it showed when it started.
server-foreign-page = This request comes from a page of another house. Open the table here and try again.
server-https-only = From outside your own network this house opens only over HTTPS.
server-who-are-you = Say who you are first: pick a name and a doll, then try again.
server-too-many-guests = Too many newcomers at once. Wait a minute, then come in.
server-not-found = There is nothing at this address. From home you can go anywhere.
server-page-missing = The page has not been built yet. Run make, then load it again.

## Names

server-name-empty = A name needs at least one letter or digit that can be seen.
server-name-long = That name is a little long: up to { $most } characters fit.
server-no-such-doll = There is no such doll. There are { $dolls } to choose from.

## Messages

server-malformed = This message could not be read. Load the page again.
server-too-large = This message is too large.
server-too-fast = That was quick: more than { $count } actions in { $seconds } seconds. Take a breath and go on.
server-bad-command = A command needs an id of 1 to { $most } characters.
server-join-first = Sit down at a table first, or watch one.

## Opening a table

server-no-such-game = No game called { $game } lives here.
server-no-such-level = No bot plays at the level { $level }.
server-too-many-bots = One chair is yours: { $seats } chairs cannot hold that many bots.
server-too-many-tables = You have opened many tables. Play at one of them, or wait a few minutes.
server-warming = One moment: the rules are still being read through. Try again shortly.

## Chairs

server-no-such-table = There is no such table. Ask for the link again, or open a table of your own.
server-no-such-chair = This table has no such chair.
server-chair-taken = Somebody sits on this chair already.
server-already-seated = You are sitting at this table already.
server-not-seated = You are not sitting at this table.
server-only-watching = You are watching this table: only those who sit there can do that.
server-host-only = Only whoever opened the table can do that.
server-chairs-open = Some chairs are still free. Seat a bot there, or wait for somebody.
server-already-dealt = The cards are dealt: seats can change after this match.
server-bad-stir = What you add to the shuffle has up to { $most } characters, all of them plain text.

## Playing

server-not-dealt = The cards are not dealt yet.
server-match-over = This match is over. Play again if you like.
server-not-over = This match is still going on. You can play again when it is over.
server-stale-move = Meanwhile the table has moved on. Look again, then choose.
server-answered-first = Somebody was quicker and has decided. Look at the table again, then go on.
server-nothing-forbids = Nothing forbids this now: go ahead.

## Finished matches

server-no-such-match = There is no such match.
server-still-running = This match is still going on. Its file and replay open when it is over, so that nobody can peek.

## Our own mistakes

server-table-frozen = This table has stopped because of a mistake of ours, and no move is lost. Incident { $incident }.
server-incident = Something went wrong on our side. Incident { $incident }.
