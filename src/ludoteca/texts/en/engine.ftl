# What the engine itself has to say, whatever the game.

engine-bad-option = This option cannot be set: { $text }.
engine-option-twice = The option { $name } is set twice. Give it by its name or within options, not both.
engine-bad-seats = This game cannot be played so by { $count }.
engine-bad-position = This position cannot be read: { $text }.
engine-position-breaks = This position breaks a rule of the game.
engine-bad-number = { $name } takes a whole number from { $least } to { $most }, not { $text }.
engine-bad-steps = Steps are a list of whole numbers, not { $text }.
engine-no-move = These steps together are no move of this game: { $text }.
engine-bad-seed = A seed is a whole number below 2^256 or 32 bytes, not { $text }.
engine-position-differs = This position contradicts itself, or says what no position says: { $text }.
engine-bad-move = "{ $text }" is not a move. Write the seat’s letter, a space and the move.
engine-bad-seat = "{ $text }" does not begin with one of the { $count } seats (a is the first).
engine-too-many-steps = The move was already complete before its last step.
engine-unfinished = The move is not complete yet.
engine-no-such-step = There is no step { $step } in this game.
engine-not-asked = It is not for { $seat } to decide now.
engine-stepper-step = Step { $step } is not legal now.
engine-batch-step = Game { $place } of the batch: { $seat } may not take step { $step }.

engine-file-too-large = This file is too large for a game file.
engine-file-not-json = This is not a game file: it cannot be read as JSON.
engine-file-twice = This file says something twice: two readers could see two different games in it.
engine-file-form = A part of this file is not written as game files are: whole numbers below 2⁵³, real characters, parts nested at most { $count } deep.
engine-chain-unknown = This is not a stretch of a public chain, as /api/chain gives it out.
engine-file-unknown = This is not a game file of Ludoteca (its "format" is another).
engine-file-rules = This file was played by the rules { $text }; here is { $game }.
engine-file-start = The beginning of this game cannot be set up again: { $text }.
engine-file-move = Move { $number }, { $text }, was not legal.
engine-file-differs = This file does not replay to what it says; different: { $text }.

engine-check-moves = Every move was legal.
engine-check-moves-fails = A move was not legal.
engine-check-chain = The chain over all moves holds.
engine-check-chain-fails = The chain over the moves is broken: something was changed afterwards.
engine-check-draws = Every shuffle and draw follows from the seed.
engine-check-draws-fails = A shuffle or draw does not follow from the seed.
engine-check-events = What was told is what happened.
engine-check-events-fails = What was told is not what happened.
engine-check-outcome = The result is right.
engine-check-outcome-fails = The result is not what the moves lead to.
engine-check-players = Beside every move stands who decided it, and which help was taken.
engine-check-players-fails = Who decided the moves, or which help was taken, is not told as it should be.
engine-check-players-none = Not told: who decided the moves, and which help was taken.
engine-check-seed = The seed follows from what the server and { $count ->
    [one] one seat
   *[other] { $count } seats
  } had committed themselves to before anything was revealed.
engine-check-seed-alone = The seed is the one the server had committed to. Nobody else took part: whoever runs the server could have chosen the deal.
engine-check-seed-early = The seed is the one the server had committed to. Dealt in the earlier way: whoever ran the server and played could have chosen the deal.
engine-check-seed-fails = The seed does not follow from what the server and the seats had committed themselves to.
engine-check-seed-none = No commitment: the seed was not promised beforehand.
engine-check-seed-position = The file shows how a deal was promised, but begins from a position: these cards were not dealt by that seed.
engine-check-seed-origin = Nothing was dealt here: the match begins from a position and is practice.
engine-check-origin = Practice: it was played on after move { $move } of { $kind ->
    [match] match { $name }
    [file] the file { $name }
    [puzzle] puzzle { $name }
   *[lesson] the lesson { $name }
}, { $hidden ->
    [redrawn] with hidden things newly drawn from what seat { $seat } knew. That fits.
   *[as-were] with hidden things as they were. That is how it lay there.
}
engine-check-origin-told = Practice: the file says that it was played on after move { $move } of { $kind ->
    [match] match { $name }
    [file] the file { $name }
    [puzzle] puzzle { $name }
   *[lesson] the lesson { $name }
}. That cannot be checked without it; only whoever signed vouches for it.
engine-check-origin-other = The file says that it was played on after move { $move } of { $name }, but that does not lead to where it begins.
engine-check-origin-fails = Where this match was played on from is not told as it should be: it must be practice and begin from a position.
engine-no-redraw = So much has been seen at this point that no other deal fits. Play on with everything as it was, or from an earlier point.
engine-check-public = The public chain shows this deal at number { $number }. In this stretch of it: { $prepared } deals prepared, { $void } void, { $quiet } not brought to an end.
engine-check-public-broken = This is not a whole stretch of a public chain: an entry does not follow on the one before.
engine-check-public-missing = This stretch of the public chain does not show the deal with number { $number } and its end.
engine-check-public-other = At number { $number } the public chain shows another deal.
engine-check-public-none = The public chain does not show this deal: the file does not say where it would stand there.
engine-check-signature = Signed with the key of { $name }.
engine-check-signature-house = Signed by this house.
engine-check-signature-unknown = Signed with a key that is not known here: { $key }. Whoever holds it vouches for every byte.
engine-check-signature-fails = The signature does not belong to this file.
engine-check-signature-none = Not signed.

# A game from elsewhere that could not be taken in.
engine-left-out = The game { $name } was left out: { $text }.

engine-network-strange = This file is not a network of Ludoteca.
engine-network-damaged = This network’s file is damaged, or was written by another version.
engine-network-other = The network { $file } was made for { $game }, and not for this game as it is here.
engine-network-unreadable = The network { $file } cannot be read: { $reason }.
engine-no-network = { $game } is played without { $level }: its network { $why ->
    [other] was made for other rules
    [unreadable] cannot be read
   *[damaged] is damaged
}. Install Ludoteca again, or let a new one learn: ludoteca learn { $game }.
