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

## A first game
teaching-first = For your first game
teaching-first-offer = First time at { $game }?
teaching-first-learn = Teach me
teaching-first-minute = In a minute
teaching-first-known = I know it
teaching-first-stop = No more help in this game
teaching-first-setting = Help in a first game
teaching-first-setting-more = What just happened, by which rule, and what a number is when you tap it. Less and less, until you have finished a game.
