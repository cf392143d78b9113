# Kitsune's lesson: for every station of lesson.json a title, what to do, and what is said of a right, a wrong and any other move.

kitsune-lesson-colours-title = Colours count
kitsune-lesson-colours = You and Leo are Zenko, blue; the other two are Yako, orange. Each colour is added up, whoever played it: play the blue 3.
kitsune-lesson-colours-done = Blue 6, orange 3: the clan of the stronger colour moves its pawn by the difference, 3 steps. Even the blue 2 that Yako played counted for you.
kitsune-lesson-colours-orange = An orange card counts for Yako, even from your hand: now their pawn moves. Play a blue one.
kitsune-lesson-colours-else = Blue wins, but by less, and the pawn moves only by the difference. Play the blue 3.

kitsune-lesson-give-title = The exchange
kitsune-lesson-give = After every deal, before the first trick, each player lays one card face down for a team-mate. Give any card to Leo.
kitsune-lesson-give-done = All cards change hands together; you got the blue 5. Team-mates may not see or tell each other’s hands. Six players give to the next team-mate clockwise; two exchange nothing.

kitsune-lesson-lead-title = You lead
kitsune-lesson-lead = The Leader plays first, then clockwise one card each, of any colour: nobody has to match yours. Get rid of the orange 1.
kitsune-lesson-lead-done = 6 to 6: with equal totals nobody moves. Now the next player clockwise leads, whoever won. When the hands are used up, cards are dealt anew; the pawns stay where they are.
kitsune-lesson-lead-katana = A Katana destroys a card that lies there already. As the first card of a trick it finds none and is wasted: play the orange 1.
kitsune-lesson-lead-else = Any card may lead, but good ones are worth more when you see what lies there. An orange card has to go some time: play the orange 1.

kitsune-lesson-award-title = Four steps
kitsune-lesson-award = Yako moved 6 steps. If a pawn moves 4 or more at once, the other clan gets a Power token, any free one for any member. Take Block, for yourself.
kitsune-lesson-award-done = Only you can use it, once, from the next trick on. The others: +3 for a colour you choose, Hidden shields your card, Discard gets you a card of the last trick, Change Colour swaps the colours.
kitsune-lesson-award-mate = Now Block lies before Leo, who alone can use it. Take it for yourself.
kitsune-lesson-award-else = The clan may choose any free token, but Yako has only 4 steps to go. Block is what stops a pawn: take it, for yourself.

kitsune-lesson-block-title = Use a token
kitsune-lesson-block = Orange is ahead 9 to 1, and Yako needs only 4 steps. Play any card together with Block: whoever wins this trick does not move.
kitsune-lesson-block-done = Yako wins the trick and stays put; without a move there is no token either. Block is out until the next round; unused tokens are kept. A clan that has one gets no second.
kitsune-lesson-block-bare = Without Block Yako moves by the difference, reaches the end and wins the round. Put the token with your card.

kitsune-lesson-katana-title = The Katana
kitsune-lesson-katana = You played a Katana: at once it destroys one numbered card that lies face up before another player. Cut the orange 6.
kitsune-lesson-katana-done = The 6 is turned over and no longer counts: blue 4, orange 1. Special cards cannot be cut, nor your own. If only your team-mate’s number lies there, it has to be that one.
kitsune-lesson-katana-mate = That was Leo’s blue 4, your clan’s only points: orange wins 7 to 0. Cut the orange 6.
kitsune-lesson-katana-else = The orange 6 still counts, and Yako moves. Cut the card that weighs most.

kitsune-lesson-hidden-title = Under cover
kitsune-lesson-hidden = Marta, after you, waits with a Katana. Lead with the blue 6 under your Hidden token: it lies face down until the trick ends.
kitsune-lesson-hidden-done = The Katana found no number to cut. At the end your 6 was turned up: 6 to 3. Any number can be hidden, and a White Kitsune; a Katana or a Black Kitsune cannot.
kitsune-lesson-hidden-bare = Face up, your 6 was cut and Yako moves. Play it under the Hidden token.
kitsune-lesson-hidden-else = Allowed, but only the blue 6 can win this trick, and only Hidden saves it from the Katana: play the two together.

kitsune-lesson-white-title = White Kitsune
kitsune-lesson-white = Orange is ahead 11 to 1. Play the White Kitsune: in this trick blue counts as orange and orange as blue.
kitsune-lesson-white-done = 11 to 1 for you, 10 steps, so Yako gets a token. All cards of the trick are turned, later ones and a +3 too. Two White Kitsune cancel each other; the Change Colour token counts as one.
kitsune-lesson-white-six = Your highest card is not enough: 11 to 7, and Yako moves 4. Play the White Kitsune.
kitsune-lesson-white-else = Yako moves by the difference, reaches the end and wins the round. Play the White Kitsune.

kitsune-lesson-bound-title = Black Kitsune
kitsune-lesson-bound = Yako played a Black Kitsune: you, who come next, must play a number of their colour, orange, if you have one. Play the smaller.
kitsune-lesson-bound-done = You obeyed and still won, 5 to 3. With no orange number you could have played anything. Your own Black Kitsune asks the next player for blue; as the last card of a trick it binds nobody.
kitsune-lesson-bound-six = You obeyed, but gave Yako six points: they move. The orange 1 obeys just as well.

kitsune-lesson-finish-title = The end
kitsune-lesson-finish = Each clan has won a round, and your pawn needs 4 steps to the end. Play the blue 4.
kitsune-lesson-finish-done = The pawn arrives and the round ends at once; two rounds win the game. After a first round both pawns go back to the start, used tokens are free again, and one of the winners leads.
kitsune-lesson-finish-short = Blue wins, but the difference is smaller than 4: the pawn does not arrive. Play the blue 4.
kitsune-lesson-finish-else = An orange card works for Yako, who needs only 2 steps. Play the blue 4.
