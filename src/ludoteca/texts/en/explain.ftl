# Why a move: chances, luck and decisions. What speaks for it stands with each game.

## What is said of any move
explain-forced = There is nothing else to choose.
explain-alone = Everything else soon turned out worse.
explain-ahead = { $points ->
    [one] 1 point of win chance ahead of the next best move.
   *[other] { $points } points of win chance ahead of the next best move.
}
explain-close = Other moves are about as good.

## Where nothing that matters is hidden any more
explain-wins = wins
explain-wins-you = win
explain-wins-by = wins by { $margin }
explain-wins-by-you = win by { $margin }
explain-draws = a draw
explain-loses = loses
explain-loses-you = lose
explain-loses-by = loses by { $margin }
explain-loses-by-you = lose by { $margin }
explain-solved-wins = Nothing that matters is hidden any more: this wins, whatever is played.
explain-solved-wins-by = Nothing that matters is hidden any more: this wins by { $margin } or more, whatever is played.
explain-solved-draws = Nothing that matters is hidden any more: this is a draw or better, whatever is played.
explain-solved-loses = Nothing that matters is hidden any more: this is as good as anything, and loses unless a mistake follows.
explain-solved-loses-by = Nothing that matters is hidden any more: this is the best, and loses by { $margin } unless a mistake follows.
explain-solved-odds = All that can still come was counted: this wins with exactly { $percent }%.
explain-others-wins = The next best move wins too.
explain-others-wins-by = The next best move wins by { $margin }.
explain-others-draws = Everything else is a draw at best.
explain-next-draws = The next best move is a draw.
explain-others-loses = Everything else loses.
explain-others-loses-by = Everything else loses by { $margin } or more.
explain-others-odds = The next best move wins with { $percent }%.
explain-others-same = Other moves come to the same.
explain-then-best = Then, at best for both: { $moves }
explain-solved-foot = Played to every end, with what you know. Tap a move to pick it; you still play it yourself.
explain-played-ends = The move played: { $result }.
explain-what-if-solved = After it nothing that matters is hidden any more. If both then play their best:

## At the table and in a replay
explain-percent = { $percent }%
explain-interval = between { $low } and { $high }%
explain-hint = Hint
explain-hint-thinking = One moment, thinking it over.
explain-hint-foot = Chances to win, with what you know. Tap a move to pick it; you still play it yourself.
explain-pick = Pick this move
explain-made = played
explain-then = Then probably { $moves }
explain-tab-move = The move
explain-tab-luck = Luck or choices
explain-tab-log = Log
explain-waiting = Other matches are being thought over; this one is next.
explain-warming = The bots that think this over are still warming up; it begins by itself.
explain-working = Thinking every decision over again: { $done } of { $total }
explain-of = { $name }:
explain-turning = Turning point.
explain-gave = { $points ->
    [one] The move played gives away 1 point.
   *[other] The move played gives away { $points } points.
}
explain-best = Nothing better was found.
explain-as-good = The move played is about as good.
explain-deal = The cards are dealt. Go on to see the first decision.
explain-curve = Move, on the curve of everybody’s chances
explain-standing = { $name } { $percent }%
explain-player = Player
explain-luck = luck (cards)
explain-decisions = choices (moves)
explain-from-to = { $start }% → { $result }%
explain-luck-foot = Points of win chance, from the deal to the result. What a choice gives away falls to the others; all the rest is luck. Estimates, with what each could know.
explain-numbers = All numbers
explain-number = Move
