# An evening at the table: clocks, absence, words, pauses, coming in with a key. Short, warm, concrete.

## Clock

evening-clock = Clock
evening-clock-about = stops while the connection is broken
evening-pace-none = No hurry
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Your time: { $time }
evening-time-of = { $name }’s time: { $time }
evening-hurry = You have 10 seconds left

## Who watches, who writes

evening-watch = Who may watch
evening-watch-about = never the hands
evening-watch-nobody = Nobody
evening-watch-link = Whoever has the link
evening-watch-all = The whole house
evening-listed = The table is on the doorbell
evening-listed-true = Whoever comes by can sit down.
evening-listed-false = Only by link, or with its letters.
evening-chat = People write at this table
evening-chat-true = Words and faces.
evening-chat-false = Faces only.
evening-hints = Friendly table, with hints
evening-hints-true = On their turn everybody may ask what a bot would do with what they know.
evening-hints-false = Everybody thinks for themselves. Alone with bots there are always hints.
evening-with-hints = hints for everybody
evening-local = One screen, handed round
evening-local-true = Everybody uncovers their own hand on their turn.
evening-local-false = Everybody plays on their own screen.
evening-name-of = Name on seat { $number }
evening-bell-watch = being played: watch
evening-bell-watch-of = Watch { $names } play { $game }

## Absence

evening-away = { $name } has been away for { $seconds } seconds. A bot can play in { $left }; the seat can be taken back.
evening-away-now = { $name } has been away for { $seconds } seconds. A bot can play; the seat can be taken back.
evening-away-clock = { $name } is away. The clock goes on in { $left } seconds.
evening-bot-now = Bot now
evening-wait = Let’s wait
evening-bot-plays = A bot plays for { $name }
evening-bot-plays-you = A bot is playing for you.
evening-return = Take your seat back

## Pauses, leaving, second thoughts

evening-adjourn = Let’s go on another day
evening-adjourn-asked = { $names } would like to go on another day.
evening-adjourned = A pause. The game stays on the table.
evening-go-on = Let’s go on
evening-reopen = Open it again
evening-reopen-about = You can open it again, as it was after the last move.
evening-reopen-host = Whoever opened the table can open it again, as it was after the last move.
evening-play-on = Let’s go on now
evening-leave = Leave the seat to a bot
evening-leave-sure = Your seat goes to a bot and does not come back. All right?
evening-leave-yes = Leave the seat
evening-leave-no = Stay
evening-hurry-bots = Faster
evening-hurry-bots-more = the bots do not pause
evening-hurried = At full speed
evening-home = Leave
evening-home-more = the game goes on
evening-take-back = Take the move back
evening-one-back = Back one move
evening-practice = practice
evening-recorded = This game is from before the rules changed: it can be read, not continued.

## Waiting room

evening-ready = I’m ready
evening-not-ready = One moment
evening-getting-ready = getting ready
evening-remove = Ask { $name } to leave
evening-code = Four letters to say aloud
evening-side-mine = on your side
evening-side-other = on the other side

## Chat

evening-talk = Chat
evening-talk-empty = Nobody has written yet.
evening-talk-field = Write to the table
evening-talk-send = Say it
evening-talk-unread = { $count ->
    [one] 1 new message
   *[other] { $count } new messages
  }
evening-mute = Mute { $name }
evening-unmute = Hear { $name } again
evening-faces = Faces
evening-face-0 = laughs
evening-face-1 = wow
evening-face-2 = phew
evening-face-3 = grr
evening-face-4 = bravo
evening-face-by = { $name }: { $face }

## One screen

evening-hand-to = Hand the screen to { $name }
evening-hand-to-more = All hands are covered.
evening-uncover = { $name }, uncover your hand

## The house key

evening-key = The house key
evening-key-about = Open this link on another device and you are you again. It opens once; whoever has it can sit in your place.
evening-key-copy = Copy the key
evening-key-lock = Change the lock
evening-key-locked = Done: other keys and other devices no longer open.
evening-key-found = A key came with this link
evening-key-looking = Looking whose key this is …
evening-key-becomes = With it, this device becomes { $name }.
evening-key-yours = Only turn it if you have cut it yourself: whoever did sees your cards then and can play in your place.
evening-key-seats = { $name } still sits at { $count ->
    [one] 1 table that is not over. That place stays behind
   *[other] { $count } tables that are not over. Those places stay behind
  }.
evening-key-back = { $name } is not lost: under “As you like it” you can go back.
evening-key-stay = Stay { $name }
evening-key-not-now = Not now
evening-key-become = Become { $name }
evening-key-leave-and-become = Leave the seats, become { $name }
evening-key-same = This is your own key: you are { $name } here already, and it is still good.
evening-before = Before, this device was { $name }.
evening-before-back = Be { $name } again
evening-forget = Forget me
evening-forget-sure = Name, words and seats vanish from this house, for ever. All right?
evening-forget-yes = Yes, forget me
