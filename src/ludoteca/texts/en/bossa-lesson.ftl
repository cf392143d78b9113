# The lesson of Bossa: what to do at each station, what it led to, and why another try. Tiles are white-black.

bossa-lesson-sum-title = Make the sum
bossa-lesson-sum = A tile has white and black pips: the White line counts the white ones, the Black line the black ones. Right of White’s die, 4, comes 5: lay tiles that make it.
bossa-lesson-sum-done = 4 and 1 make White 5; black pips do not count here. Then Marta drew, as every turn begins, and laid White 3 downwards: both add to both lines.
bossa-lesson-sum-down = That made White 3, downwards from the die: allowed, but 5 lies on the other side.
bossa-lesson-sum-black = That went into the Black line, where black pips count. For White 5 only white pips do.
bossa-lesson-sum-else = That used up an action tile in place of laying a group. Keep it for later: your tiles can make White 5.

bossa-lesson-count-title = One more or one fewer
bossa-lesson-count = Beside a group lies one tile more or one fewer than it has, never as many. White 5 has two tiles: lay White 6 with three.
bossa-lesson-count-done = 1, 2 and 3 make White 6. Beside three go two or four, and Marta laid White 7 with two. Beside a die go one or two. Downwards it ends at 1.
bossa-lesson-count-one = One tile is allowed too, since it is one fewer than two; but three at once empty your hand faster.
bossa-lesson-count-else = Allowed, but White 6 was asked for. Two tiles do not fit there: beside two go one or three.

bossa-lesson-missing-title = Missing is not zero
bossa-lesson-missing = Black 4 takes two tiles here, and each must show black: a tile without any cannot help the one with four. Find two that make 4.
bossa-lesson-missing-done = 1 and 3 make Black 4. A tile without the line’s colour is not a zero: it cannot lie in that line at all.
bossa-lesson-missing-else = Allowed, but Black 4 was asked for: two tiles that both show black pips, 4 of them together.

bossa-lesson-redraw-title = Redraw
bossa-lesson-redraw = Nothing fits, and nobody may pass: use an action tile. Redraw, and throw away 4-2, the tile of four white and two black pips.
bossa-lesson-redraw-done = 4-2 is out of the game, and 1-1 came from the pile. Each of your three action tiles works once a game, and using it is your whole move.
bossa-lesson-redraw-else = A new tile came, but 3-1 is gone, which would make White 4 together with 1-1. With 4-2 there is no way to do that.

bossa-lesson-stack-title = Stack
bossa-lesson-stack = Stack lays as many tiles onto a group as it has, with the same sum, in either line. Put your last two onto White 7.
bossa-lesson-stack-done = 3 and 4 are 7, like 1 and 6 below: number and sum agree. It is no new group, but your hand is empty, and that wins at once.
bossa-lesson-stack-four = White 4 was possible, but a tile is left, and it is the empty hand that wins.
bossa-lesson-stack-else = Still two tiles in your hand: Stack gets rid of both.

bossa-lesson-swap-title = Swap
bossa-lesson-swap = Swap changes one of your tiles for one of the other hand; you choose both. Take Marta’s only tile, and give one that fits nowhere.
bossa-lesson-swap-done = Nothing fitted, and Marta had no action tile left: whoever can do nothing in their turn loses. An action tile would have had to be used.
bossa-lesson-swap-six = 6-0 makes White 6, so Marta could go on. Give a tile that fits nowhere.
bossa-lesson-swap-place = White 6 was possible, but Marta’s tile made Black 3. Take it away.

bossa-lesson-sixth-title = Six groups
bossa-lesson-sixth = Six groups in a line win for its owner, whoever laid them; the die is none. Both have five, and White is yours: lay the sixth.
bossa-lesson-sixth-done = Your line is full, and you win with tiles in hand. Filling Marta’s line wins for Marta, unless those are your last tiles: then you win.
bossa-lesson-sixth-black = You filled Marta’s line, and so Marta wins. Only if those had been your last tiles would the win be yours.
bossa-lesson-sixth-else = Your line still has five groups, and Marta may fill the other one first.

bossa-lesson-pile-title = The pile runs out
bossa-lesson-pile = You drew the last tile. This turn is still yours, then the game ends, and fewer tiles win: you have four, Marta three.
bossa-lesson-pile-done = Two against three: you win. Then it only matters how many tiles there are, not what they show.
bossa-lesson-pile-one = Three against three: with as many tiles it is a draw.

bossa-lesson-doubler-title = With the expansion
bossa-lesson-doubler = In the expansion each has one token for one use, Doubler or Inverter. A Doubler counts one tile twice: make White 7 with your last two.
bossa-lesson-doubler-done = Twice 2 and 3 make 7: only the tile under the token counts twice. An Inverter turns a tile’s white pips black and its black ones white. Both go with Stack, too.
bossa-lesson-doubler-else = Your hand is not empty yet. With the Doubler on 2-2, twice 2 and 3 make White 7.

bossa-lesson-opening-title = How it begins
bossa-lesson-opening = Four tiles each, still hidden, and a die each. The higher one chooses White, Black or the first move. You hold much white: take White.
bossa-lesson-opening-done = White is yours and starts from its die; Black and the first move went to Marta. From now on both hands lie open, and so does every tile drawn.
bossa-lesson-opening-black = Black is yours, and you hold hardly any black; White and the first move go to Marta.
bossa-lesson-opening-first = You move first, and in return Marta picked a line: White is gone.
