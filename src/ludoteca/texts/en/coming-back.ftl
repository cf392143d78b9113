# Coming back: tables with days for a move, tables that wait, what happened meanwhile. Short, warm, concrete.

## Days for a move

evening-pace-days = Days
evening-pace-1-day = 1 day a move
evening-pace-2-days = 2 days a move
evening-pace-3-days = 3 days a move
evening-pace-7-days = 1 week a move
coming-back-days = Time for a move
coming-back-days-1-day = 1 day
coming-back-days-2-days = 2 days
coming-back-days-3-days = 3 days
coming-back-days-7-days = 1 week
coming-back-days-about = Play when you like: this clock also runs while nobody is there. When it is over a bot makes the move; after two in a row it plays on until you are back.
coming-back-in-person = { $game } cannot be played with days for a move: some answers have to come within seconds.
coming-back-face-days = { $days } d { $hours } h
coming-back-face-hours = { $hours } h { $minutes } min

## Tables that wait

coming-back-motto = { $count ->
    [one] A table waits for you.
   *[other] { $count } tables wait for you.
}
coming-back-waiting = They wait for you
coming-back-under-way = Your tables
coming-back-with = with { $names }
coming-back-pace = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
}
coming-back-since = Since { $when }, while you were away
coming-back-lately = What happened last
coming-back-nothing-since = Nothing new since { $when }
coming-back-nothing = Nothing new
coming-back-turn-of = { $names } to move
coming-back-bots-turn = The bots move
coming-back-left = { $unit ->
    [days] { $count ->
        [one] 1 day left
       *[other] { $count } days left
    }
    [hours] { $count ->
        [one] 1 hour left
       *[other] { $count } hours left
    }
   *[minutes] { $count ->
        [one] 1 minute left
       *[other] { $count } minutes left
    }
}
coming-back-left-of = { $left } of { $days ->
    [one] 1 day
   *[other] { $days } days
}
coming-back-sit = Sit down and play
coming-back-sit-at = Sit down and play { $game }
coming-back-look = Look
coming-back-look-at = Look at { $game }
coming-back-all = Show all { $count }
coming-back-title = ({ $count }) { page-title }
