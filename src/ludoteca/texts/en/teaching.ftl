# Learning a game: the game in a minute, and the quiet help of a first game. The games' own words stand in their files.

teaching-how = How does it go?
teaching-how-of = { $game } in a minute
teaching-how-ticket = Pictures and one sentence each, one minute. The rules after that, if you need them.
teaching-aim = What you play for
teaching-skip = Skip
teaching-next = Next
teaching-back = Back
teaching-done = Got it
teaching-try = Let me try
teaching-try-more = the lesson, four minutes
teaching-try-rule = Try it
teaching-picture = Picture { $at } of { $count }: { $title }
teaching-pictures = Pictures
teaching-tip = One tip.
teaching-your-turn = It is your turn
