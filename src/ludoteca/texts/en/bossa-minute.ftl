# Bossa in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

bossa-minute-about-title = What it is about
bossa-minute-about = Two dice start two lines, White and Black. Both players add to both, number by number, upwards and downwards.
bossa-minute-opening-title = The opening
bossa-minute-opening = The higher die chooses White, Black or the first move; then all hands lie open, and so does every tile drawn.
bossa-minute-aim-title = What you play for
bossa-minute-aim = Be rid of all your tiles, or own the line that first has six groups, whoever laid them: either wins at once.
bossa-minute-turn-title = A turn
bossa-minute-turn = Draw a tile, then lay one group: tiles whose pips in the line’s colour make its next number together.
bossa-minute-count-title = The trick: how many
bossa-minute-count = Beside a die go one or two tiles; beside a group one more or one fewer than it has, never as many.
bossa-minute-actions-title = Three action tiles
bossa-minute-actions = Once a game each, in place of a group: Redraw a tile, Swap with the other hand, Stack on an equal group.
bossa-minute-end-title = The end
bossa-minute-end = When the pile is used up, fewer tiles win after that turn. Whoever can do nothing before then has lost.
bossa-minute-end-tip = Keep an action tile for the turn in which nothing fits.
