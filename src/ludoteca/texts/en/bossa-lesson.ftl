# The lesson of Bossa: what to do at each station, what it led to, and why another try. Tiles are white-black.

bossa-lesson-sum-title = Make the sum
bossa-lesson-sum = White’s die shows 4, so upwards comes 5: choose tiles whose white pips make 5 together.
bossa-lesson-sum-done = 4 and 1 make White 5; black pips do not count here. Then the other player drew, as every turn begins, and went on downwards in your line: both may add to both.
bossa-lesson-sum-down = That made White 3, downwards from the die: allowed, but 5 lies on the other side.
bossa-lesson-sum-black = That went into the Black line, where black pips count. For White 5 only white pips do.
bossa-lesson-sum-else = That used up an action tile in place of laying tiles. Keep it: your tiles can make White 5.

bossa-lesson-count-title = One more or one fewer
bossa-lesson-count = Beside a group lies one tile more or one fewer than it has, never as many. White 5 has two tiles: lay White 6 with three.
bossa-lesson-count-done = 1, 2 and 3 make White 6, and three tiles are gone at once. Beside three go two or four: White 7 followed with two. Beside a die go one or two.
bossa-lesson-count-one = One tile is allowed too, since it is one fewer than two; but three at once empty your hand faster.
bossa-lesson-count-else = Allowed, but White 6 was asked for. Two tiles do not fit there: beside two go one or three.

bossa-lesson-missing-title = Missing is not zero
bossa-lesson-missing = Black 4 takes two tiles here, and each of them must show black: 0-4 with 5-0 will not do. Find two that make 4.
bossa-lesson-missing-done = 1 and 3 make Black 4. A tile without the line’s colour is no zero: it cannot lie there at all.
bossa-lesson-missing-else = Allowed, but Black 4 was asked for: two tiles that both show black pips, 4 of them together.

bossa-lesson-redraw-title = Redraw
bossa-lesson-redraw = Nothing fits, and nobody may pass: an action tile has to help. Use Redraw, and throw 4-2 away.
bossa-lesson-redraw-done = 4-2 is out of the game, and 1-1 came from the pile. Each of the three action tiles works once a game, and takes the place of laying tiles.
bossa-lesson-redraw-else = A new tile came, but 3-1 is gone, which makes White 4 together with 1-1. With 4-2 there is no way to do that.

bossa-lesson-stack-title = Stack
bossa-lesson-stack = Stack lays as many tiles onto a group as it has, with the same sum: put your last two onto White 7.
bossa-lesson-stack-done = 3 and 4 are 7, as 1 and 6 below: number and sum agree, and that is enough. Your hand is empty, and that wins at once. A stack is no group of its own.
bossa-lesson-stack-four = White 4 was possible, but a tile is left, and it is the empty hand that wins.
bossa-lesson-stack-else = Still two tiles in your hand: Stack gets rid of both.

bossa-lesson-swap-title = Swap
bossa-lesson-swap = Swap takes one tile of the other hand for one of yours, and you choose both. Take 0-3, and give one that fits nowhere.
bossa-lesson-swap-done = The other player drew and could not lay anything, and had no action tile left: whoever can do nothing in the own turn loses.
bossa-lesson-swap-six = 6-0 makes White 6 with one tile, so the other player could go on. Give a tile that fits nowhere.
bossa-lesson-swap-place = White 6 was possible, but 0-3 makes Black 3, and the other player went on.

bossa-lesson-sixth-title = Six groups
bossa-lesson-sixth = Six groups in a line, the die not counted, win for its owner, whoever laid them. Both lines have five, and White is yours.
bossa-lesson-sixth-done = Your line is full, and you win, though there are tiles in your hand. Had you filled Black, its owner would have won, unless those were your last tiles.
bossa-lesson-sixth-black = You filled the Black line, and its owner wins. Only if those are your last tiles does the win go to you.
bossa-lesson-sixth-else = The line waits, and it may be too late when your turn comes again.

bossa-lesson-pile-title = The pile runs out
bossa-lesson-pile = You drew the last tile of the pile. After this turn the game ends, and fewer tiles in hand win: you have four, the other player three.
bossa-lesson-pile-done = Two against three: you win. What the tiles show does not matter now, only how many they are.
bossa-lesson-pile-one = Three against three: with as many tiles nobody wins.

bossa-lesson-doubler-title = With the expansion
bossa-lesson-doubler = Each keeps one token for one use, a Doubler or an Inverter. The Doubler counts one tile twice: make White 7 with your last two tiles.
bossa-lesson-doubler-done = Twice 2 and 3 make 7. Only the tile under the token counts twice, and it is still one tile. An Inverter would turn its white pips black and its black ones white.
bossa-lesson-doubler-else = A tile is left in your hand. With the Doubler on 2-2, twice 2 and 3 make White 7.

bossa-lesson-opening-title = How it begins
bossa-lesson-opening = Four tiles each, still hidden from the other. The higher die chooses: White, Black or the first move. You hold much white: take White.
bossa-lesson-opening-done = White is yours, starting from the white die; Black and the first move go to the other player. From now on both hands lie open.
bossa-lesson-opening-black = Black is yours, and you hold hardly any black; White and the first move go to the other player.
bossa-lesson-opening-first = You move first, and for that the other player picked a line: White is gone.
