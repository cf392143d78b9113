# Bossa. Sentences of the log stand after the player's name and have no subject of their own. Tiles are written white-black.

bossa = Bossa
bossa-about = Two lines grow from two dice. Empty your hand, or fill your line with six groups.
bossa-aim = Empty your hand first, or see your own line reach six groups first.

bossa-line-name = { $line ->
    [W] White
   *[B] Black
}
bossa-arm-name = { $arm ->
    [up] upwards
   *[down] downwards
}

## Options
bossa-option-expansion = Modifier tokens
bossa-option-expansion-false = Without
bossa-option-expansion-true = Each keeps a Doubler or an Inverter
bossa-option-groupCount = Tiles of a group
bossa-option-groupCount-exactlyOneOff = One more or one less than the group beside it
bossa-option-groupCount-sameOrOneOff = Also as many as the group beside it
bossa-option-groupCount-free = Any number
bossa-option-pileEnd = The last tile of the pile
bossa-option-pileEnd-endOfTurn = Whoever draws it still plays
bossa-option-pileEnd-onLastDraw = Ends the game at once
bossa-option-modifierChoice = Choosing the tokens
bossa-option-modifierChoice-simultaneous = Both at once, secretly
bossa-option-modifierChoice-firstPlayerFirst = Whoever moves first chooses first
bossa-option-modifierChoice-secondPlayerFirst = Whoever moves second chooses first

## What happened
bossa-began = One tile is set aside, four are dealt to each; { $count } in the pile.
bossa-dealt = Your tiles: { $text }.
bossa-rolled = { $count ->
    [one] White { $white }, Black { $black }: the higher die chooses.
   *[other] White { $white }, Black { $black } after { $count } rolls: the higher die chooses.
}
bossa-chose-white = Takes the White line.
bossa-chose-black = Takes the Black line.
bossa-chose-first = Moves first.
bossa-revealed = Turns up { $text }.
bossa-kept-doubler = Keeps the Doubler.
bossa-kept-inverter = Keeps the Inverter.
bossa-drew = Draws { $tile }.
bossa-placed = { bossa-line-name } { $value }: { $text }.
bossa-stacked = Stacks { $text } on { bossa-line-name } { $value }.
bossa-used-doubler = The Doubler on { $tile }.
bossa-used-inverter = The Inverter on { $tile }.
bossa-redrew = Throws { $tile } away and draws { $other }.
bossa-swapped = Swaps { $tile } for { $other }.
bossa-won-701 = { $seat } has no tiles left and wins.
bossa-won-702 = Six groups: { $seat } owns the line and wins.
bossa-won-703 = The last tiles make the sixth group on the other line: { $seat } wins.
bossa-won-704 = No legal move left: { $seat } wins.
bossa-won-705 = The pile is used up: { $seat } has fewer tiles and wins.
bossa-drawn = The pile is used up and both hold as many tiles: a draw.
bossa-because-701 = { $seat } had no tiles left.
bossa-because-702 = Six groups lay in the line of { $seat }.
bossa-because-703 = { $seat } laid the last tiles as the sixth group of the other line.
bossa-because-704 = The other player had no legal move.
bossa-because-705 = The pile was used up; { $seat } held fewer tiles.
bossa-because-draw = The pile was used up; both held as many tiles.

## What may be done
bossa-take-white = Take the White line
bossa-take-black = Take the Black line
bossa-take-first = Move first
bossa-keep-doubler = Keep the Doubler
bossa-keep-inverter = Keep the Inverter
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Stack on { bossa-line-name } { bossa-arm-name }, group { $number }
bossa-redraw = Redraw: throw one tile away, draw another
bossa-swap = Swap: one of yours for one of theirs
bossa-tile = { $tile }
bossa-marked = { $tile } with your token
bossa-will-place = { bossa-line-name } { $value } with { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
bossa-will-stack = lies on { bossa-line-name } { $value }
bossa-will-win = and you win

## Why not
bossa-refused-turn = Now it is up to { $seat }.
bossa-refused-308 = Choose White, Black or the first move.
bossa-refused-309 = Choose White or Black.
bossa-refused-312 = Choose the Doubler or the Inverter.
bossa-refused-kept = Your token is chosen; the other player is still choosing.
bossa-refused-503 = A group is made of different tiles of your own hand, named from the lowest up.
bossa-refused-504 = A tile without { bossa-line-name } pips cannot lie there: a missing colour is not a zero.
bossa-refused-505 = { bossa-line-name } needs { $value } here ({ bossa-arm-name }): with this tile it is { $sum } already.
bossa-refused-505-short = { bossa-line-name } needs { $value } here ({ bossa-arm-name }): with this tile it is { $sum }, and no tile after it makes up the rest.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) lies beside the die and is made of { $counts } tiles: with this one it would take more.
bossa-refused-sum = These tiles make { $made }; { bossa-line-name } { $value } is needed.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) is made of { $counts } tiles here: with this one it would take another number.
bossa-refused-508 = This arm has ended: below 1 there is nothing.
bossa-refused-601 = It is the other player’s turn.
bossa-refused-603 = First choose what to do: place, stack, redraw or swap; then the tiles.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) takes { $counts } tiles here, and none of yours make it.
bossa-refused-610-any = None of your tiles make { bossa-line-name } { $value } ({ bossa-arm-name }).
bossa-refused-620 = This action tile is already used.
bossa-refused-621 = For this you need a tile of your own hand, and one left in the pile.
bossa-refused-622 = First one of your tiles, then one of the other hand.
bossa-refused-623 = Here { $count ->
    [one] 1 tile has
   *[other] { $count } tiles have
} to make { bossa-line-name } { $value }.
bossa-refused-633 = There is no group to stack on.
bossa-refused-640 = You have no token to use.
bossa-refused-641 = A token goes on a tile that you place or stack.
bossa-refused-over = The game is over.
bossa-bad-decision = "{ $text }" is not a decision of Bossa. Write ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] and the like.
bossa-bad-notation = "{ $text }" is not a move of Bossa. Write W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black or first.

## The table in sentences
bossa-heading-line = { bossa-line-name } line, die { $value }
bossa-heading-line-of = { bossa-line-name } line of { $seat }, die { $value }
bossa-heading-seats = Players
bossa-heading-pile = The pile
bossa-heading-hand = Tiles of { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value }: { $text }
bossa-line-next = { $arm ->
    [up] Upwards
   *[down] Downwards
} comes { $value }, with so many tiles: { $text }.
bossa-line-seat = { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; unused:{ $redraw ->
    [1] { " " }Redraw
   *[0] { "" }
}{ $swap ->
    [1] { " " }Swap
   *[0] { "" }
}{ $stack ->
    [1] { " " }Stack
   *[0] { "" }
}{ $token ->
    [doubler] { " " }Doubler
    [inverter] { " " }Inverter
   *[none] { "" }
}.
bossa-line-seat-bare = { $seat }: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}; every action is used.
bossa-line-pile = { $count ->
    [0] The pile is used up.
    [one] 1 tile in the pile.
   *[other] { $count } tiles in the pile.
}
bossa-line-unseen = { $count ->
    [one] 1 tile not seen: { $text }.
   *[other] { $count } tiles not seen: { $text }.
}
bossa-line-discards = Thrown away: { $text }.

## The rules, one sentence each; the numbers are those of RULES.md
BO-101 = The box holds 27 tiles with white and black pips.
BO-102 = Of each colour six tiles show 1 pip, five 2, four 3, three 4, two 5 and one 6.
BO-103 = The tiles are all pairs of white and black pips with 1 to 6 pips in all, one tile each.
BO-104 = There are six action tiles: Redraw, Swap and Stack, two each.
BO-105 = There are two dice, one with white and one with black pips.
BO-106 = The expansion adds four tokens: two Doublers and two Inverters.
BO-201 = Exactly two play.
BO-301 = The 27 tiles are shuffled into a face-down pile.
BO-302 = One tile is set aside unseen for the whole game.
BO-303 = Each player takes four tiles, one at a time; 18 stay in the pile.
BO-304 = Each player has one of each action tile.
BO-305 = With the expansion each player also has one Doubler and one Inverter.
BO-306 = Each rolls one die; equal results are rolled again.
BO-307 = The higher die chooses, having looked at the own tiles; nobody sees the other’s.
BO-308 = The choice is: the White line, the Black line, or the first move.
BO-309 = Whoever takes a line leaves the first move to the other; whoever moves first leaves the lines to the other.
BO-310 = The dice are the starts of the two lines, before their owners.
BO-311 = Then both hands are turned up: from now on the game is open.
BO-312 = With the expansion each then keeps one token; both choose secretly and show together.
BO-401 = Before the hands are turned up you see only your own tiles.
BO-402 = From then on both hands are open, tiles drawn later too.
BO-403 = Everybody sees which action tiles are used.
BO-404 = Everybody sees the tokens kept, once both have chosen.
BO-405 = Lines, groups, stacks and tiles thrown away lie open.
BO-406 = Nobody knows the order of the pile and the tile set aside.
BO-501 = There are two lines, White and Black; either player may add to either.
BO-502 = Each line grows from its die upwards and downwards.
BO-503 = Tiles used together are a group; it counts the sum of their pips of the line’s colour.
BO-504 = A missing colour is not a zero: every tile of a group shows at least one pip of the line’s colour.
BO-505 = A group continues its arm: one more than the last value upwards, one less downwards.
BO-506 = Beside a die lie one or two tiles.
BO-507 = Beside a group lies one tile more or one less than it has, never as many.
BO-508 = Downwards an arm ends at 1; upwards there is no end.
BO-509 = What counts is the outermost group of the same arm.
BO-601 = The players take turns.
BO-602 = A turn begins with drawing the top tile.
BO-603 = Then do exactly one thing: place, stack, redraw or swap. Nobody passes.
BO-604 = A hand may hold any number of tiles.
BO-610 = A placement is legal if its tiles make the next value in an allowed number.
BO-611 = One move adds one group to one arm.
BO-620 = Each action tile is used once a game, in place of a placement.
BO-621 = Redraw: throw one of your tiles away and draw another; there must be one left.
BO-622 = Swap: choose one of your tiles and one of the other hand; they change places.
BO-623 = Stack: lay as many of your tiles on a group as it has, making the same value.
BO-630 = A group may be stacked on even if the other player has done so.
BO-631 = For a stack the sums must agree, not tile by tile.
BO-632 = A stack adds no group and changes nothing for its neighbours.
BO-633 = Any group can be stacked on, but no die.
BO-634 = Stacking is the whole move of a turn.
BO-640 = The token kept may be used once a game.
BO-641 = It goes on one single tile that is being placed or stacked, and changes that tile only.
BO-642 = The Doubler counts the tile’s pips twice; it is still one tile.
BO-643 = The Inverter turns the tile’s white pips black and the black ones white.
BO-644 = A token may go on a tile being stacked.
BO-645 = The changed value stays.
BO-646 = Tokens are not tiles; using one uses no action tile.
BO-701 = A: whoever has no tiles left wins.
BO-702 = B: a line with six groups wins for its owner, whoever laid them.
BO-703 = C: laying the last tiles as the sixth group of the other line wins.
BO-704 = D: whoever has no legal move loses.
BO-705 = E: when the pile is used up, fewer tiles win; as many is a draw.
BO-710 = D is tested after drawing, before the move.
BO-711 = After a move: first the empty hand, then the full line, then the empty pile.
BO-712 = Whoever draws the last tile still has that turn; then the game ends.
BO-713 = Two lines cannot become full at once.
BO-801 = If nothing can be placed, an action tile must be used.
BO-802 = If the only placement makes the other line full, it must be played.
BO-803 = Swap is always possible while unused.
BO-804 = Redraw is not possible with an empty pile.
BO-805 = Redraw may take the last tile; the game ends after that turn.
BO-806 = A die of 1 has no arm downwards.
BO-807 = Downwards, a 2 made of one tile ends the arm.
BO-808 = From 7 on a single tile is not enough, without a Doubler.
BO-809 = Every tile is always somewhere: 27 in all.
BO-810 = A game has 18 turns at most.
BO-901 = Chance decides the order of the tiles, once.
BO-902 = Chance decides the dice.

## Said to the one who does it, after "you"

bossa-chose-white-self = Take the White line.
bossa-chose-black-self = Take the Black line.
bossa-chose-first-self = Move first.
bossa-revealed-self = Turn up { $text }.
bossa-kept-doubler-self = Keep the Doubler.
bossa-kept-inverter-self = Keep the Inverter.
bossa-drew-self = Draw { $tile }.
bossa-stacked-self = Stack { $text } on { bossa-line-name } { $value }.
bossa-redrew-self = Throw { $tile } away and draw { $other }.
bossa-swapped-self = Swap { $tile } for { $other }.

## Said to the one it is about

bossa-won-701-you = You have no tiles left and win.
bossa-won-702-you = Six groups: you own the line and win.
bossa-won-703-you = The last tiles make the sixth group on the other line: you win.
bossa-won-704-you = No legal move left: you win.
bossa-won-705-you = The pile is used up: you have fewer tiles and win.
bossa-because-701-you = You had no tiles left.
bossa-because-702-you = Six groups lay in your line.
bossa-because-703-you = You laid the last tiles as the sixth group of the other line.
bossa-because-705-you = The pile was used up; you held fewer tiles.
bossa-refused-turn-you = Now it is up to you.
bossa-heading-line-of-you = Your { bossa-line-name } line, die { $value }
bossa-heading-hand-you = Your tiles

## What speaks for a move

bossa-explain-left = { $left ->
    [one] you then hold 1 tile
   *[other] you then hold { $left } tiles
}, { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = With this you win.
bossa-explain-place = { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
} on { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] Your line then has { $groups } of { $most } groups.
   *[other] The other line then has { $groups } of { $most } groups.
}
bossa-explain-stack = Stack { $laid ->
    [one] 1 tile
   *[other] { $laid } tiles
}: { bossa-explain-left }, and no arm grows.
bossa-explain-redraw = Redraw: this tile fits nowhere soon; { $unseen ->
    [one] 1 tile is still unseen.
   *[other] { $unseen } tiles are still unseen.
}
bossa-explain-swap = Swap: it helps you and takes a tile from { $seat }, who holds { $other }.
bossa-explain-fit = { $white } of your { $tiles } tiles have white pips, { $black } black ones; the dice show { $high } and { $low }.
bossa-explain-white = White: { bossa-explain-fit }
bossa-explain-black = Black: { bossa-explain-fit }
bossa-explain-first = Move first: { bossa-explain-fit }
bossa-explain-doubler = The Doubler: { bossa-explain-fit }
bossa-explain-inverter = The Inverter: { bossa-explain-fit }
