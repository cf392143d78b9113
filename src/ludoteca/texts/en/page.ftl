# The page: house, table, waiting room, replay, rules. Short, warm, concrete; numbers as digits.

page-title = Ludoteca
page-about = Card and tile games, for people and bots, in a house of your own.
page-title-turn = Your turn · { $game }
page-of = { $what }: { $says }
page-guest = Guest
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Close
page-menu = Menu
page-home = Home
page-back = Back
page-back-home = Back home
page-nowhere = There is no such door.
page-nowhere-more = This address leads nowhere. From home you can go anywhere.
page-loading = Setting the table
page-stale = There is a newer page.
page-stale-more = Load it again: your seat and the game stay.
page-reload = Load again
page-trouble = Something did not answer.
page-offline = You are offline.
page-offline-table = A table lives in the house, and what lay on it before may no longer be so. It opens by itself when the network is back.
page-offline-house = You are offline: rules and lessons are here, tables are not.
page-newer = There is a newer page.
page-newer-load = Load it
page-newer-later = Later
page-try-again = Try again

## House

page-motto = { $count ->
    [5] Five games under one roof.
   *[other] { $count } games under one roof.
}
page-hello = Hello, { $name }
page-change-me = Change name or doll
page-games = The games
page-players = { $seats } players
page-your-turn = Your turn
page-waits-for-you = { $names } waits for you
page-somebody-waits = Somebody waits for you
page-wait-for-you = { $names } wait for you
page-against-bots = against the bots
page-goes-on = Being played
page-warmth = The house is warming up
page-warmth-far = { $open ->
    [0] No window of { $count } is open yet.
    [one] 1 window of { $count } is open.
   *[other] { $open } windows of { $count } are open.
  }
page-warmth-playable = You can play everything already:
page-warmth-by-eye = where it is shut, the bots play by eye.
page-warmth-warming = opening now
page-warmth-cold = playable now, bots by eye
page-warming-up = warming up
page-bot-warming = { $name } is warming up and does not play at full strength yet
page-plays-like = plays like { $metal }
page-bot-plays-like = Too many tables have Diamond bots just now: { $name } plays like { $metal } until there is room again
page-play-now = Play now
page-play-now-more = against the bots
page-play-now-game = { $game }, against { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-open-table = Open a table
page-have-invitation = I have an invitation
page-learn = Learn a game
page-learn-which = Which game?
page-who-opens = Who lets you in?
page-no-bell = No open table now. Open one.
page-bell-empty = Your name here, if you like
page-bell = { $name } lets you in: { $game }, { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
  }
page-bell-free = { $free ->
    [one] 1 free seat
   *[other] { $free } free seats
  }
page-played = Finished games
page-open-file = Open a game file
page-file-house = Signed by this house
page-file-unknown = Signed, with a key that this house does not know
page-file-nobody = The file adds up; nobody vouches for where it comes from
page-file-again = Choose the file again, on the first page.
page-played-won = You won
page-played-won-with = You won with { $names }
page-played-draw = A draw
page-played-other = { $names } won
page-played-place = { $place ->
    [2] Second
    [3] Third
    [4] Fourth
    [5] Fifth
   *[other] Number { $place }
} of { $count ->
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $count }
}
page-played-left = You left before the end
page-played-over = Played to the end
page-played-winner = won
page-played-all = All finished games
page-played-earlier = Earlier ones
page-continue = Continue
page-start = Begin
page-settings = Light, language, motion
page-light = Light
page-light-system = As outside
page-light-day = Day
page-light-night = Night
page-language = Language
page-motion = Motion
page-swipe = Swiping up plays the card
page-motion-calm = Calm
page-motion-brisk = Brisk
page-motion-still = Still
page-press-again = Press again to play it
page-sound = Sounds
page-sound-off = Off
page-sound-turn = Only “your turn”
page-sound-all = All
page-confirm = Ask before a move is sent
page-confirm-more = The key wants a second press.
page-all-settings = All settings
page-as-you-like = As you like it
page-saved = saved
page-you-here = You, in here
page-no-account = No account, no mail. Name and doll stay in this browser.
page-light-more = The sky changes, the cards do not.
page-sound-and-motion = Sounds and motion
page-motion-more = Still: nothing flies; a ring marks the place that has changed.
page-tremble = Tremble when it is your turn
page-at-table = At the table
page-swipe-more = Quicker, but it goes at once.
page-odds = Show the odds
page-odds-more = Where a table knows them: the next card of Exploding Kittens.
page-plain-more = Every table as headings, lists and buttons.

## Who you are

page-who-are-you = Who are you?
page-your-name = What is your name?
page-your-doll = Which of these are you?
page-doll = Doll { $number }
page-doll-taken = Doll { $number }, already taken
page-save = Done
page-name-0 = Giulia
page-name-1 = Sole
page-name-2 = Leo
page-name-3 = Bianca
page-name-4 = Elio
page-name-5 = Otto
page-name-6 = Greta
page-name-7 = Alma
page-name-8 = Rocco
page-name-9 = Dora
page-invitation = An invitation
page-invitation-paste = Paste the link or the table’s code
page-invitation-go = Let’s go
page-invitation-bad = The table’s code is missing: it is the last part of the link.

## Opening a table

page-seats-at-table = Seats at the table
page-tap-chair = Tap a seat to change it
page-chair = Seat { $number }
page-chair-you = You sit here
page-chair-link = By link
page-chair-bot = Bot
page-chair-nobody = Nobody
page-chair-person = Person by link
page-chair-here = Person here
page-who-sits = Who sits on seat { $number }
page-how-many = How many you are
page-bot-strength = Strength of the bot
page-bot-of = bot, { $metal }
page-metal-0 = Tin
page-metal-1 = Copper
page-metal-2 = Brass
page-metal-3 = Silver
page-metal-4 = Gold
page-metal-5 = Diamond
page-metal-0-about = knows the rules, and often misses something.
page-metal-1-about = goes by a rule of thumb.
page-metal-2-about = is down to earth.
page-metal-3-about = counts cards and thinks a little.
page-metal-4-about = looks far ahead.
page-metal-5-about = is the strongest we have.
page-how-it-goes = How it is played
page-rest-by-rulebook = the rest by the rulebook
page-more-options = More options
page-options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
  }
page-lay = Set the table
page-lay-who = { $game }: { $who }
page-who-you = you
page-who-people = { $count ->
    [one] 1 person by link
   *[other] { $count } people by link
  }
page-who-here = { $count ->
    [one] 1 person here
   *[other] { $count } people here
  }
page-who-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-need-seats = { $game } is for { $seats }: now you are { $count }
page-yes = Yes
page-no = No

## Waiting room

page-almost = Almost ready
page-all-set = All set
page-invite = Invite who is missing
page-invite-more = Scan the code or send the link:
page-invite-only-here = Only this computer can open this address:
page-invite-lan = Phones on the same Wi-Fi get in when the house is opened for them. Whoever runs it stops it and starts it again like this; tables and seats stay:
page-qr = QR code of the link
page-copy = Copy
page-copied = Copied
page-send = Send
page-free-chair = Free seat
page-sit-here = Sit here
page-sit = Sit down
page-sit-more = no account; the seat stays yours
page-just-watch = Watch
page-stand = Stand up
page-seat-bot = Bot on seat { $number }
page-remove-bot = Free the seat
page-tap-bot = Tap a seat to put a bot there or remove it
page-ready = has sat down
page-deal = Begin
page-deal-waits = { $count ->
    [one] one person is missing
   *[other] { $count } people are missing
  }
page-sealed = The deck is sealed already: fingerprint
page-sealed-more = Everybody’s page commits itself to a little chance of its own before any is revealed, so that nobody can choose the cards, not even whoever runs the house and plays too.
page-committed-you = { $count ->
    [one] You take part in the shuffle.
   *[other] You and { $names } take part in the shuffle.
  }
page-committed = { $names } { $count ->
    [one] takes
   *[other] take
  } part in the shuffle.
page-dealing = dealing: every page adds its part
page-left-out = This deal is not to be trusted: your part of the shuffle is not in it.
page-left-out-more = Your page had committed itself to it, and the server dealt without it. Ask whoever runs this house, or play elsewhere.
page-host-deals = When everybody sits, { $name } deals.
page-invites-you = { $name } invites you to play { $game }
page-already-here = Already here: { $names }.
page-no-chair-left = The table is full: you may watch.
page-no-table = This table is no longer here.
page-turned-out = The door is closed here.

## Table

page-opponents = Opponents
page-seat-turn = { $name }, to move
page-away = away
page-your-hand = Your hand
page-log = Log
page-log-empty = Nothing to tell yet.
page-open-log = Last event: { $last } Open the log
page-put-back = Put back
page-pick-first = Choose what to play
page-key-waits = as soon as it is your turn
page-skip = A tap skips ahead
page-turn-of = { $name }’s turn. You can choose already.
page-watching = You are watching
page-watching-turn = { $name }’s turn
page-watching-tray = You are watching: hands stay covered.
page-over = The game is over
page-loose = The string came loose.
page-loose-more = Retying it. No move lost.
page-plain-table = Table in words
page-picture-table = Drawn table
page-keys = Keys
page-keys-arrows = ← →
page-keys-arrows-does = go from choice to choice
page-keys-digits = 1 – 9
page-keys-digits-does = choose from your hand, counted from the left
page-keys-space = Space
page-keys-space-does = picks what the focus is on
page-keys-enter = Enter
page-keys-enter-does = plays
page-keys-escape = Esc, U
page-keys-escape-does = puts back
page-keys-log = D
page-keys-log-does = opens the log
page-keys-hint = H
page-keys-hint-does = asks for a hint, where there are hints
page-keys-help = ?
page-keys-help-does = shows these keys

## Rules

page-rules = Rules
page-rule = Rule { $rule }
page-rule-unknown = This rule has no sentence yet.
page-rule-read = Read it in its place
page-find = Search or type a number
page-find-label = Search the rules
page-found = { $at } of { $count }
page-found-none = nothing
page-find-next = Next
page-find-previous = Previous
page-chapters = Chapters
page-rule-link = Link to rule { $rule }
page-mark-option = option
page-mark-option-more = “Option”: whoever opens the table may choose.
page-mark-ruling = our choice
page-mark-ruling-more = “Our choice”: the rulebook is silent or says two things, so the house had to decide.

## End

page-end = End of the game
page-rematch = Rematch
page-watch-again = Watch again
page-game-file = Download
page-see-table = The table

## Table in words

page-plain-now = Now
page-plain-choices = You may choose
page-plain-nothing = Nothing to decide now.
page-answered = Your answer is in. You may still change it while the others decide.
page-plain-play = Play
page-plain-back = Put back
page-plain-chosen = Chosen so far
page-plain-won = { $count ->
    [one] { $names } wins.
   *[other] { $names } win.
  }
page-plain-won-you = You win.

## Replay

page-replay = Replay
page-replay-move = move { $at } of { $count }
page-replay-deal = the deal
page-replay-eyes = Through whose eyes?
page-replay-eyes-of = Through the eyes of { $name }
page-replay-eyes-you = Through your own eyes
page-replay-all = All
page-replay-open = face up
page-replay-slider = Move
page-replay-first = To the beginning
page-replay-back = Previous move
page-replay-forward = Next move
page-replay-last = To the end
page-replay-play = Play by itself
page-replay-pause = Pause
page-share-move = Copy the link to this move
page-download = Download the game
page-no-replay = This game cannot be watched again yet.
page-replay-mark-back = To the last mark
page-replay-mark-forward = To the next mark
page-check-shuffle = Check the shuffle
page-check-working = One moment: working it all out again.
page-check-honest = The shuffle was honest.
page-check-honest-more = Everything was worked out again here, on your device.
page-check-wrong = Something does not add up here.
page-check-wrong-more = The sum stops at the first step that differs. Keep the file: it is the proof.
page-check-sealed = Sealed before the start
page-check-sealed-seen = The secret fits the seal that this device saw before the deal: { $seal }.
page-check-sealed-file = The secret fits the seal in the file: { $seal }. This device was not there to see it.
page-check-mixed = Chance came from everybody
page-check-mixed-more = { $count ->
    [0] The seed is made of the secret and the address of the game.
    [one] The seed is made of the secret, the address of the game and what 1 seat had committed itself to.
   *[other] The seed is made of the secret, the address of the game and what { $count } seats had committed themselves to.
  }
page-check-mine = Your own part
page-check-mine-in = What this device had committed itself to before the deal is in the seed.
page-check-mine-none = This device did not take part in this shuffle.
page-check-public = In the public chain
page-check-public-more = At number { $number } the house had published all commitments before anything was revealed, and then dealt once.
page-check-drawn = Every card in its order
page-check-drawn-more = { $count ->
    [one] 1 shuffle or draw, the same again from the seed.
   *[other] { $count } shuffles and draws, the same again from the seed.
  }
page-check-told = Every move in its place
page-check-told-more = { $count ->
    [one] 1 move and all that was told, linked without a gap.
   *[other] { $count } moves and all that was told, linked without a gap.
  }
page-check-remains = What no sum can show: whoever runs this house sees all hands, can break off a deal (the public chain shows it), can help a seat, and, where only bots or guests of their own play along, can choose the cards.
page-check-proof = Download the proof

page-gallery = Gallery
page-gallery-why = This is a saved position: nobody is here to say why.
