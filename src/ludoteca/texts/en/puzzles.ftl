# Puzzles: find the move.
puzzles-find = Find the move
puzzles-ask = Which move is best?
puzzles-none = No such puzzle
puzzles-easy = easy
puzzles-medium = medium
puzzles-hard = hard
puzzles-strength = How hard
puzzles-of-the-day = Of the day
puzzles-number = No. { $number }
puzzles-row = { $count } in a row
puzzles-row-ends = the row begins anew

## Beside it
puzzles-one-move = One move, no hurry
puzzles-from-a-game = From a real game between strong bots. You know what the seat here knew: your hand, the table, everything that was shown. One move is clearly best.
puzzles-before = First answer
puzzles-solved = solved
puzzles-missed = not solved
puzzles-in-a-row = In a row
puzzles-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}

## The answer
puzzles-right = Right!
puzzles-better = There is better
puzzles-best = Best: { $move }.
puzzles-cost = { $points ->
    [one] Your move costs about 1 point.
   *[other] Your move costs about { $points } points.
}
puzzles-unweighed = Your move is not among those that were worth weighing.
puzzles-note = Chances to win from here, ± { $doubt }, with what could be known.
puzzles-another = Another one
puzzles-play-on = Play on from here
puzzles-all = All puzzles

## On the wall of the house
puzzles-today = Puzzle of the day
puzzles-slate-ask = It is your turn, one single move. Which one is best?
puzzles-slate-begin = A new one every day.
puzzles-slate-solved = Solved. The next one comes tomorrow.
puzzles-slate-missed = Not this time. The next one comes tomorrow.
puzzles-try = Try it
puzzles-look-again = Look again
puzzles-solved-of = { $solved } of { $count } solved on this device

## Files
puzzles-bad-file = The file { $file } is no file of puzzles that can be read: { $reason }. Try: ludoteca puzzles mine GAME --out FILE
puzzles-no-search = No bot of { $game } thinks ahead, so nothing can be found. Give its strongest level a search in players.py.
