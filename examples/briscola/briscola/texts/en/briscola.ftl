briscola = Briscola
briscola-about = Three cards in hand, a trump under the stock, no suit to follow: 61 of the 120 points win.

# 1 to 10 coins, 11 to 20 cups, 21 to 30 swords, 31 to 40 clubs.
briscola-card = { $card ->
    [1] ace of coins
    [2] 2 of coins
    [3] 3 of coins
    [4] 4 of coins
    [5] 5 of coins
    [6] 6 of coins
    [7] 7 of coins
    [8] knave of coins
    [9] knight of coins
    [10] king of coins
    [11] ace of cups
    [12] 2 of cups
    [13] 3 of cups
    [14] 4 of cups
    [15] 5 of cups
    [16] 6 of cups
    [17] 7 of cups
    [18] knave of cups
    [19] knight of cups
    [20] king of cups
    [21] ace of swords
    [22] 2 of swords
    [23] 3 of swords
    [24] 4 of swords
    [25] 5 of swords
    [26] 6 of swords
    [27] 7 of swords
    [28] knave of swords
    [29] knight of swords
    [30] king of swords
    [31] ace of clubs
    [32] 2 of clubs
    [33] 3 of clubs
    [34] 4 of clubs
    [35] 5 of clubs
    [36] 6 of clubs
    [37] 7 of clubs
    [38] knave of clubs
    [39] knight of clubs
   *[40] king of clubs
}
briscola-suit = { $suit ->
    [0] coins
    [1] cups
    [2] swords
   *[3] clubs
}
briscola-worth = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
briscola-counted = the { briscola-card }

briscola-play = Play the { briscola-card }
briscola-play-trump = Play the { briscola-card }, a trump
briscola-foretold-took = { $to } takes the trick: { briscola-worth }
briscola-foretold-took-you = You take the trick: { briscola-worth }

briscola-dealt = Your cards: { $cards }.
briscola-turned = The { briscola-card } is turned up: { briscola-suit } are trumps.
briscola-began = Leads the first trick.
briscola-played = Plays the { briscola-card }.
briscola-took = Takes the trick: { briscola-worth }.
briscola-drew = Draws the { briscola-card }.
briscola-drew-turned = Takes the last card of the stock, the { briscola-card }.
briscola-won = { $winners }: { $score } of 120 points.

briscola-because = All cards are played.
briscola-table-end-you = You win with { $score } of 120 points
briscola-table-end-other = { $who } wins with { $score } of 120 points
briscola-table-end-shared = { $who } win with { $score } of 120 points

briscola-heading-trumps = Trumps and stock
briscola-trumps-lie = Trumps are { briscola-suit }. The { briscola-card } lies open under the stock; { $count ->
    [one] one card is
   *[other] { $count } cards are
} left to draw.
briscola-trumps-are = Trumps are { briscola-suit }. The stock is used up; { $count ->
    [0] all tricks are played.
    [one] this is the last trick.
   *[other] { $count } tricks are left.
}
briscola-trumps-held = { $seat } holds the { briscola-card }.
briscola-trumps-held-you = You hold the { briscola-card }.
briscola-heading-trick = This trick
briscola-lies = { $seat }: the { briscola-card }
briscola-lies-you = You: the { briscola-card }
briscola-winning = So far { $seat } takes it.
briscola-winning-you = So far you take it.
briscola-leads = { $seat } leads.
briscola-leads-you = You lead.
briscola-heading-hand = Hand of { $seat }
briscola-heading-hand-you = Your hand
briscola-holds = { $cards }
briscola-heading-points = Points taken
briscola-points = { $seat }: { $points }
briscola-points-you = You: { $points }
briscola-points-pair = { $seat } and { $to }: { $points }
briscola-points-pair-you = You and { $to }: { $points }

briscola-bad-notation = “{ $text }” is not a move here. Write a number and a suit: 1d is the ace of coins, 3c the three of cups, 8s the knave of swords, 10b the king of clubs.
briscola-refused-401 = It is { $to }’s turn.
briscola-refused-401-you = It is your turn.
briscola-refused-402 = You do not hold the { briscola-card }.
briscola-refused-501 = The game is over.

briscola-option-firstPlayer = Who leads first
briscola-option-firstPlayer-random = Drawn by lot
briscola-option-firstPlayer-0 = Seat 1
briscola-option-firstPlayer-1 = Seat 2
briscola-option-firstPlayer-2 = Seat 3
briscola-option-firstPlayer-3 = Seat 4

BR-101 = Forty Italian cards: coins, cups, swords and clubs, each with the numbers 1 to 7, knave (8), knight (9) and king (10).
BR-102 = An ace counts 11 points, a three 10, a king 4, a knight 3, a knave 2, every other card nothing: 120 points in all.
BR-103 = From high to low a suit runs: ace, three, king, knight, knave, 7, 6, 5, 4, 2.
BR-201 = Two to four play.
BR-202 = At four, those who sit opposite each other are partners and play for one side.
BR-203 = At three, the 2 of cups stays in the box, and 39 cards are played with.
BR-301 = The cards are shuffled.
BR-302 = Everybody gets three cards, which nobody else sees, partners included.
BR-303 = The other cards are the stock, face down. Its lowest card is turned face up: its suit is trumps for the whole game.
BR-304 = Somebody is chosen to lead the first trick: by lot, unless the table has agreed on a seat.
BR-401 = Beginning with whoever leads, everybody in turn plays one card face up.
BR-402 = Only a card of your own hand can be played.
BR-403 = Any card of the hand may be played: there is no duty to follow suit, to trump or to win.
BR-404 = The highest trump takes the trick; without a trump, the highest card of the suit that was led.
BR-405 = Whoever takes a trick keeps its cards; everybody has seen them.
BR-406 = Then everybody draws one card from the stock, first whoever took the trick, the others in turn.
BR-407 = The trump card that lies open is drawn last, and everybody sees who gets it.
BR-408 = When the stock is used up, the last three tricks are played without drawing.
BR-409 = Whoever took the trick leads the next one.
BR-501 = The game ends when all cards are played.
BR-502 = Everybody counts the points of the cards taken; partners count theirs together.
BR-503 = The side with most points wins; of two sides it is the one with more than half, 61 or more.
BR-504 = Sides with equally many points, 60 each for two, share the victory.
BR-A01 = Any 2 would do; here it is always the 2 of cups that stays in the box.
BR-A02 = Taken cards may always be looked at again: the table remembers for you.
