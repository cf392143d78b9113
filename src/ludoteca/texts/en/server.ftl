# What the house says when it cannot do something. Short, kind, and always with a way on.

## At the door

server-unknown-host = This house is not known by that address. Open it under the address it showed when it started.
server-foreign-page = This request comes from a page of another house. Open the table here and try again.
server-https-only = From outside your own network this house opens only over HTTPS.
server-who-are-you = Say who you are first: pick a name and a doll, then try again.
server-too-many-guests = Too many newcomers at once. Wait a minute, then come in.
server-too-many-guests-today = Very many newcomers came from your network today. Whoever was here before comes in; newcomers are welcome tomorrow.
server-too-many-sockets = Too many tables are open from your network at once. Close some, then try again.
server-not-found = There is nothing at this address. From home you can go anywhere.
server-page-missing = The page has not been built yet. Run make, then load it again.

## Names

server-name-empty = A name needs at least one letter or digit that can be seen.
server-name-long = That name is a little long: up to { $most } characters fit.
server-no-such-doll = There is no such doll. There are { $dolls } to choose from.
server-too-many-names = Those were many names and dolls. Keep this one for { $minutes } minutes.

## Messages

server-malformed = This message could not be read. Load the page again.
server-too-large = This message is too large.
server-too-fast = That was quick: more than { $count } actions in { $seconds } seconds. Take a breath and go on.
server-too-many-joins = Tables were asked for more than { $count } times in { $seconds } seconds. Wait a moment, then try again.
server-bad-command = A command needs an id of 1 to { $most } characters.
server-join-first = Sit down at a table first, or watch one.
server-other-table = This socket leads to another table: its address has to name the one you ask for.

## Opening a table

server-no-such-game = No game called { $game } lives here.
server-no-such-level = No bot plays at the level { $level }.
server-champions-busy = Diamond bots think long, and as many tables have one as this house can serve without making others wait. Choose Gold, or try again when one of those games is over.
server-too-many-bots = One chair is yours: { $seats } chairs cannot hold that many bots.
server-too-many-tables = You have opened many tables. Play at one of them, or wait a few minutes.
server-too-many-tables-today = That is more than a day holds: up to { $most } tables. Play at one of yours; tomorrow there are more.
server-too-many-tables-here = From your network very many tables were opened today. Sit down at one of them; tomorrow there are more.
server-no-code-left = All letters for new tables are given away at the moment. Try again shortly.
server-hint-warming = Hints at this game are still warming up: { $done } of { $total } parts of the house are ready. The game goes on meanwhile.
server-no-such-origin = There is nothing called { $name } to play on from.
server-no-such-move = This match has { $most } moves: choose a point between the beginning and the last of them.
server-over-there = At that point the match is over. Choose an earlier one to play on from.
server-out-there = At that point this seat is out of the match. Choose another seat, or an earlier point.

## Chairs

server-no-such-table = There is no such table. Ask for the link again, or open a table of your own.
server-no-such-chair = This table has no such chair.
server-chair-taken = Somebody sits on this chair already.
server-not-seated = You are not sitting at this table.
server-only-watching = You are watching this table: only those who sit there can do that.
server-host-only = Only whoever opened the table can do that.
server-chairs-open = Some chairs are still free. Seat a bot there, or wait for somebody.
server-already-dealt = The cards are dealt: seats can change after this match.
server-bad-stir = What you add to the shuffle has up to { $most } characters, all of them plain text.
server-bad-commitment = A commitment is a SHA-256 hash: 64 hexadecimal digits.
server-commitment-late = That deck is not on the table any more.
server-committed-already = Another page of yours takes part in this shuffle already.
server-nothing-to-reveal = There is nothing for you to reveal now.
server-bad-reveal = That is not what you had committed yourself to. It does not count.
server-dealing = The cards are being dealt. Seats can change when they lie on the table.
server-deal-void = The page of { $seat } did not answer in time. These cards are thrown away and the deck is sealed anew: deal again when everybody is ready.
server-not-ready = Somebody still needs a moment. The deal waits until everybody is ready.
server-nobody-to-remove = Nobody sits there who could be asked to leave.
server-removed = Whoever opened this table would rather play without you here. Other tables are open.
server-names-missing = Everybody at this device needs a name: { $count ->
    [one] 1 name is missing
   *[other] { $count } names are needed
  } beside yours.
server-not-local = At this table everybody plays on a device of their own.
server-no-such-code = No table answers to these letters. Ask for them again, one by one.
server-too-many-files = Those were many files. Wait a minute, then open the next one.
server-too-many-replays = Those were many matches to look through. Wait a minute, then open the next one.
server-too-many-chains = That was a lot of the public chain. Wait a minute, then read on.
server-too-many-answers = Those were many answers. Wait a minute, then try the next one.
server-bad-steps = That is no move: its steps are numbers with points between.
server-too-many-codes = That was a lot of guessing. Wait a minute, then try again.
server-no-watching = This table plays without an audience.

## Playing

server-not-dealt = The cards are not dealt yet.
server-match-over = This match is over. Play again if you like.
server-not-over = This match is still going on. You can play again when it is over.
server-stale-move = Meanwhile the table has moved on. Look again, then choose.
server-answered-first = Somebody was quicker and has decided. Look at the table again, then go on.
server-nothing-forbids = Nothing forbids this now: go ahead.
server-absent = A bot is playing for you. Take your seat back first.
server-still-playing = You are still playing: bots pause until all people are out.
server-not-away = A bot can step in when somebody has been away for { $seconds } seconds.
server-adjourned = This match goes on another day. When everybody is here, go on.
server-somebody-missing = Somebody is still missing. You can go on when everybody is here, or let a bot take the seat.
server-window-open = One moment: a card waits for its answer. Adjourn when it has one.
server-nothing-to-take-back = There is nothing of yours to take back now.
server-told-something = This move has told somebody something, so it stands.
server-no-time-left = There is no time left for deciding this anew.
server-in-person = At this game an answer has to come within seconds, so everybody has to be there: choose another clock than days for a move.
server-days-no-pause = With days for a move there is nothing to adjourn: everybody plays when they like.
server-days-no-stand-in = At this table everybody has days for a move. A bot steps in when they are over.
server-out = You are out of this match: those who still play decide that.

## Talking

server-no-chat = At this table nobody writes. Faces work.
server-out-quiet = Whoever is out knows too much: writing opens again at the end. Faces work.
server-out-faces = Whoever is out makes a face now and then. Wait a little.
server-line-empty = There is nothing to read in this.
server-line-long = That is a little long: up to { $most } characters fit.
server-talk-fast = That was a lot at once. Take a breath and go on.
server-no-such-face = There is no such face. There are { $faces } to choose from.

## Your key

server-no-such-key = This key does not fit: it may have been used already, or the lock was changed.
server-seats-open = You still sit at { $count ->
    [one] a table
   *[other] { $count } tables
  } here. Say first that you leave your place there.
server-nobody-before = This device was nobody else before, or their lock was changed.
server-locked-out = On another device the lock was changed, or you asked to be forgotten: this one is no longer let in.

## Finished matches

server-no-such-match = There is no such match.
server-still-running = This match is still going on. Its file and replay open when it is over, so that nobody can peek.
server-old-rules = The rules have changed since this match: it can be read, but there is no file of it that would replay.

## Our own mistakes

server-table-frozen = This table has stopped because of a mistake of ours, and no move is lost. Incident { $incident }.
server-bot-silent = The bots do not answer. No move is lost: the table waits and asks them again.
server-not-frozen = This table is open already.
server-incident = Something went wrong on our side. Incident { $incident }.
server-table-offline = Whoever looks after the house has taken this table offline. Nothing is lost and nobody’s time runs: look in again later.
server-already-offline = This table is offline already.
server-not-offline = This table is not offline.
server-restart-when = A restart can be announced { $least } minute ahead at least and { $most } hours at most.
server-operator-link = This link has been used, is too old or is not of this house. A new one comes with: ludoteca house
server-operator-only = This is for whoever looks after the house. A link comes with: ludoteca house
server-operator-private = This room opens over HTTPS, or on the server’s own machine: on a network others could listen.
server-metrics-token = These numbers are for whoever sends the right token.

## The disk

server-not-stored = That could not be stored just now, so nothing has changed. Try again in a moment; nobody’s time is running.
server-not-read = What this house remembers cannot be read just now. Try again in a moment; nothing is lost.
server-table-moved = This table has just moved to another server of this house. The page follows by itself; nothing is lost.

## Explaining

server-no-hints = This table plays without hints. Whoever opens a table can allow them for everybody; alone with bots there always are.
server-hint-not-now = There is nothing for you to decide right now.
server-too-many-hints = That was a lot of hints. In { $seconds } seconds there are more.
server-no-thought = The bots have too much to think about just now. Try again in a moment.
server-too-many-thoughts = Up to { $most } matches are thought over for you at once. Wait until one of them is done.
server-no-hindsight = This match cannot be thought over: it does not replay under the rules of today.
