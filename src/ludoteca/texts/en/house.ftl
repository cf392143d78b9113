# The operator's page: how the house does. Fetched when somebody looks.

house-title = Behind the scenes
house-now = { $time }, updates by itself
house-locked = This room is for whoever looks after the house
house-locked-more = On the server, type ludoteca house and open the link that it prints. It opens once, within five minutes.
house-well = The house is well.
house-unwell = Nothing can be stored just now. Tables wait, and nobody’s time runs.
house-gone = The house does not answer. It is asked again by itself.
house-frozen-wait = { $count ->
    [one] One stopped table waits for you.
   *[other] { $count } stopped tables wait for you.
}
house-tables = { $count ->
    [one] 1 table in memory
   *[other] { $count } tables in memory
}
house-pages = { $count ->
    [one] 1 open page
   *[other] { $count } open pages
}
house-seats = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
house-frozen = Stopped tables
house-frozen-about = they stop by themselves when something does not add up
house-frozen-none = None: everything adds up.
house-frozen-since = stopped: { $when }
house-frozen-move = Last good move: { $move }.
house-reopen = Reopen from move { $move }
house-copy = Copy the number
house-copied = Copied
house-frozen-note = Reopening sets the table to its last good move and shows it to those who sit there. The log has the mistake under the number. No names, cards or chat are seen here.
house-process = This process
house-process-about = every process counts for itself
house-others = Other processes
house-other-silent = last sign of life { $time } ago
house-others-note = What you do here holds for all of them. Each tells its own numbers, stopped tables and events.
house-since = open since: { $when }
house-state-fine = steady
house-state-busy = busy, but holding
house-state-ill = nothing can be stored
house-state-cold = still compiling: { $done } of { $total }
house-label-playing = Tables in play
house-label-pages = Open pages
house-label-load = One core’s load
house-label-memory = Memory
house-label-bots = Bots thinking
house-label-waiting = Decisions that wait
house-label-database = Database
house-label-writer = Writes that wait
house-label-actions = Commands since the start
house-label-refused = Refused
house-of = { $count } of { $all }
house-timings = Times
house-timings-about = last hour, this process
house-timing-action = A move reaches everybody
house-timing-bot = A bot decides
house-timing-recall = A table is fetched
house-timing-commit = Something is written to the disk
house-limit = limit { $time }
house-half = half
house-most = 95 in 100
house-nearly = 99 in 100
house-nothing-yet = nothing yet
house-offline = Take a table offline
house-offline-count = { $count ->
    [one] 1 is offline
   *[other] { $count } are offline
}
house-offline-field = The table’s address, or its letters
house-find = Look it up
house-table-waiting = waits for people
house-table-playing = a match goes on
house-table-over = the match is over
house-table-elsewhere = open at { $process }
house-take-offline = Take it offline
house-put-back = Put it back
house-offline-since = offline since: { $when }
house-offline-note = Whoever sits there reads one sentence, and the table closes. Nobody comes in and nobody’s time runs until you put it back, not even after a restart.
house-restart = Announce a restart
house-restart-none = none announced
house-restart-at = announced for { $time }
house-restart-when = When
house-restart-two = In 2 minutes
house-restart-quarter = In 15 minutes
house-restart-night = At 4 in the night
house-restart-preview = This is how people at a table read it
house-announce = { $count ->
    [one] Announce it to 1 page
   *[other] Announce it to { $count } pages
}
house-announce-all = Announce it to every page
house-withdraw = Withdraw it
house-restart-note = It can be withdrawn until the last moment. The house does not restart by itself: that is up to you.
house-diary = Of late
house-diary-opened = The house opened
house-diary-frozen = Stopped table, { $game }, incident { $incident }
house-diary-reopened = Table opened again, { $game }
house-diary-offline = Table taken offline, { $game }
house-diary-back = Table put back, { $game }
house-diary-announced = Restart announced
house-diary-withdrawn = Announcement withdrawn
house-notes = Found at the start
house-leave = Lock this room
house-locking = Locking the room…
house-not-locked = The house did not answer: the room is not locked in this browser. Try again.
