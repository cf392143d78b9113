# The lesson of Boss Kito: what to do at each station, what it led to, and why another try.

boss-kito-lesson-card-title = Most bananas take it
boss-kito-lesson-card = At the end of a round each gorilla gives its card to whoever shows most bananas of its colour, and a banana card shows three: win the 9.
boss-kito-lesson-card-done = Three green bananas, and nobody else had one: the 9 is yours. Blue and purple got no banana from anybody, so their cards left the game.
boss-kito-lesson-card-red = Three red bananas do not beat six: the 7 went elsewhere, and the 9, without a banana from anybody, left the game.
boss-kito-lesson-card-else = The round ended with nothing of yours on the table; the 9, without a banana from anybody, left the game.

boss-kito-lesson-first-title = First the card
boss-kito-lesson-first = You have two of the round’s four turns left, with one action each; tokens go only onto cards that already lie before you. Play the green card.
boss-kito-lesson-first-done = Three against four so far. Both rivals have had their turn, and your last one is left for tokens.
boss-kito-lesson-first-yellow = Three yellow bananas do not beat six; and as long as no green card of yours lies there, your tokens cannot help with the 6.
boss-kito-lesson-first-else = One turn is left, and a card with tokens on it takes two: playing and putting tokens are actions of their own.

boss-kito-lesson-tokens-title = Then the tokens
boss-kito-lesson-tokens = Each token adds one banana to the card it lies on, and one action puts one or two: get past the four green bananas.
boss-kito-lesson-tokens-done = Three and two are five against four: the 6 is yours, and its coin brought you a token at once. The two on the table went back to the basket.
boss-kito-lesson-tokens-level = Four against four: with a tie in front nobody gets the card, and the 6 left the game.
boss-kito-lesson-tokens-else = Three green bananas against four: the 6 went to your rival.

boss-kito-lesson-spoil-title = A tie takes it away
boss-kito-lesson-spoil = Red’s leader shows six and holds two 9s already. You cannot get past with one action, but you can draw level: spoil it.
boss-kito-lesson-spoil-done = Six against six: the 9 left the game. The third at the table, with three red bananas, did not inherit it.
boss-kito-lesson-spoil-green = Three green bananas do not beat six, and in red nobody stood in the way of a third 9.
boss-kito-lesson-spoil-else = Nobody stood in the way: your rival took a third 9.

boss-kito-lesson-save-title = Stock up
boss-kito-lesson-save = Nothing here can be won any more, and the small cards show what comes next, two 9s: stock up with three tokens, or draw a card.
boss-kito-lesson-save-done = Hand and reserve stay yours for the next round. All that lay on the table is cleared: cards to the discards, tokens to the basket.
boss-kito-lesson-save-lost = Three bananas do not beat seven, and at the end of the round your card was discarded with all others on the table.
boss-kito-lesson-save-else = Other cards, but no more of them: three tokens or one more card would be a stock for the next round.

boss-kito-lesson-exchange-title = The exchange
boss-kito-lesson-exchange = Yellow is lost, and you hold nothing but yellow: throw away as many cards as you like and draw as many. Exchange all three.
boss-kito-lesson-exchange-done = Three away, three new ones in your secret hand, and all of it is one action. When the deck runs out, the discards become the new one.
boss-kito-lesson-exchange-few = That is allowed, but yellow stays in your hand; the same one action changes all three.
boss-kito-lesson-exchange-draw = A fourth card, but the three yellow ones are still there; an exchange throws them away and draws as many.
boss-kito-lesson-exchange-else = Your hand is still all yellow, and in yellow seven bananas are ahead of you.

boss-kito-lesson-last-title = From left to right
boss-kito-lesson-last = Cards are given out from left to right, and the winner carries out a symbol at once. Red and purple both show the flag, and the later one counts: win that one.
boss-kito-lesson-last-done = Red went first, and its winner handed you the flag, the start card. Now purple, at the right end: you won it, so the last word is yours.
boss-kito-lesson-last-early = You won red and passed the flag on; but purple came later, and there your rival passed it on again.
boss-kito-lesson-last-both = Level in red and in purple: two ties, both cards left the game, and the symbol of such a card does nothing.
boss-kito-lesson-last-else = In purple you are not alone in front, so the last word about the flag is not yours: two tokens there make five against four.

boss-kito-lesson-give-title = Who starts?
boss-kito-lesson-give = The flag goes to anybody, also to yourself: its holder begins each turn of the next round, then it goes clockwise. See to it that you come last.
boss-kito-lesson-give-done = The seat after yours begins, and you come last in all four turns: you see what everybody has put down before you decide.
boss-kito-lesson-give-self = You begin, and both rivals can answer whatever you put down.
boss-kito-lesson-give-middle = You come second now, and one rival still answers after you.

boss-kito-lesson-majority-title = Majorities
boss-kito-lesson-majority = The last turn of nine rounds. Most cards of a number score that number; all others, one point a card. You have one 7 and no 9: which do you take?
boss-kito-lesson-majority-done = Two 7s each: all who are tied for most score 7. At 24 points each your five tokens decide; for anything else, tokens and cards in hand count nothing.
boss-kito-lesson-majority-nine = One 9 against four is one point. A second 7 would be level with the most, and then all who are tied score 7.
boss-kito-lesson-majority-else = No card for you. A second 7 would be level with the most, and then all who are tied score 7.
