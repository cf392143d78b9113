# What the engine itself has to say, whatever the game.

engine-bad-option = This option cannot be set: { $text }.
engine-bad-seats = This game cannot be played so by { $count }.
engine-bad-position = This position cannot be read: { $text }.
engine-position-breaks = This position breaks a rule of the game.
engine-bad-number = { $name } takes a whole number from { $least } to { $most }, not { $text }.
engine-bad-steps = Steps are a list of whole numbers, not { $text }.
engine-bad-seed = A seed is a whole number below 2^256 or 32 bytes, not { $text }.
engine-position-differs = This position contradicts itself, or says what no position says: { $text }.
engine-bad-move = "{ $text }" is not a move. Write the seat’s letter, a space and the move, e.g. a 7x2.
engine-bad-seat = "{ $text }" does not begin with one of the { $count } seats (a is the first).
engine-too-many-steps = The move was already complete before its last step.
engine-unfinished = The move is not complete yet.
engine-no-such-step = There is no step { $step } in this game.
engine-not-asked = It is not for { $seat } to decide now.
engine-batch-step = Game { $place } of the batch: { $seat } may not take step { $step }.

engine-file-too-large = This file is too large for a game file.
engine-file-not-json = This is not a game file: it cannot be read as JSON.
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
engine-check-seed = The seed is the one the server had committed to.
engine-check-seed-fails = The seed is not the one the server had committed to.
engine-check-seed-none = No commitment: the seed was not promised beforehand.
engine-check-signature = The server’s signature is genuine.
engine-check-signature-fails = The signature does not belong to this file.
engine-check-signature-none = Not signed.
