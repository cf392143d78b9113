# Bossa in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

bossa-minute-about-title = What it is about
bossa-minute-about = Two dice start two lines, White and Black, which grow number by number, upwards and downwards.
bossa-minute-about-tip = Two play, and either may add to either line.
bossa-minute-opening-title = The opening
bossa-minute-opening = Four hidden tiles each. The higher die chooses a line, and the other player begins; or begins, and gets the other line.
bossa-minute-opening-tip = Then all tiles lie open, also those drawn later. One tile stays out of the game unseen.
bossa-minute-aim-title = What you play for
bossa-minute-aim = Be rid of all your tiles, or own the line that has six groups first, whoever laid them: either wins at once.
bossa-minute-aim-tip = If your last tiles are the sixth group of the other line, you win and not its owner.
bossa-minute-turn-title = A turn
bossa-minute-turn = Draw a tile, then lay one group: tiles whose pips in the line’s colour make its next number together.
bossa-minute-turn-tip = Each tile must show that colour: none is not zero.
bossa-minute-count-title = The trick: how many
bossa-minute-count = Beside a die go one or two tiles; beside a group one more or one fewer than it has, never as many.
bossa-minute-actions-title = Three action tiles
bossa-minute-actions = Once a game each, in place of a group: Redraw a tile, Swap with the other hand, Stack on a group.
bossa-minute-actions-tip = Stack: as many tiles as the group has, with the same sum. It is no new group.
bossa-minute-end-title = The end
bossa-minute-end = When the pile is used up, fewer tiles win after that turn. Whoever cannot do anything before then has lost.
bossa-minute-end-tip = Large groups empty your hand; keep an action tile for the turn in which nothing fits.
