# The lesson of Boss Kito: what to do at each station, what it led to, and why another try.

boss-kito-lesson-card-title = Most bananas take it
boss-kito-lesson-card = At the end of a round each gorilla gives its card to whoever shows most bananas of its colour. A banana card shows three: play the one that wins the 9.
boss-kito-lesson-card-done = Three green bananas, and nobody else had one: the 9 is yours. Marta’s six took red, Leo’s three yellow. For blue and purple nobody had a banana, so those cards left the game.
boss-kito-lesson-card-red = Your three red bananas do not beat Marta’s six, and the 9, for which nobody had a banana, left the game.
boss-kito-lesson-card-else = The round ended with nothing of yours on the table; the 9, for which nobody had a banana, left the game.

boss-kito-lesson-first-title = First the card
boss-kito-lesson-first = A round has four turns of one action each, and this is your third. Tokens go only onto cards that already lie before you, so the green card comes first: play it.
boss-kito-lesson-first-done = Three against Marta’s four. Marta and Leo took their turns, and your last one is left: for tokens.
boss-kito-lesson-first-yellow = Three yellow bananas do not beat Leo’s six; and while no green card lies before you, your tokens cannot help with the 6.
boss-kito-lesson-first-else = One turn is left, and a card with tokens on it takes two: playing a card and putting tokens are actions of their own.

boss-kito-lesson-tokens-title = Then the tokens
boss-kito-lesson-tokens = A token adds one banana to the card of yours it lies on. One action puts one or two of them, on one card or on two: get past Marta’s four.
boss-kito-lesson-tokens-done = Three and two are five against four: the 6 is yours. Its coin brought a token at once, into your reserve; the two on the table went back to the basket, as all tokens there do.
boss-kito-lesson-tokens-level = Four against four: with a tie in front nobody gets the card, and the 6 left the game.
boss-kito-lesson-tokens-else = Three against four: the 6 went to Marta.

boss-kito-lesson-spoil-title = A tie takes it away
boss-kito-lesson-spoil = Marta leads red with six and holds two 9s already. One action does not get you past six, but you can draw level: spoil it.
boss-kito-lesson-spoil-done = Six against six: the 9 left the game. Leo, next in red with three, did not inherit it.
boss-kito-lesson-spoil-green = Three green bananas do not beat Leo’s six, and in red nobody kept Marta from a third 9.
boss-kito-lesson-spoil-else = Nobody kept Marta from a third 9.

boss-kito-lesson-save-title = Stock up
boss-kito-lesson-save = With blue and purple you cannot win here any more, and the small cards show what comes next: two 9s. Stock up: take three tokens, or draw a card.
boss-kito-lesson-save-done = Hand and reserve stay yours, however large. What lies on the table is cleared after every round: cards to the discards, tokens to the basket. With fewer than three there, you take those.
boss-kito-lesson-save-lost = Three bananas do not beat seven, and at the end of the round your card was discarded like all others on the table.
boss-kito-lesson-save-else = Other cards, but no more of them: three tokens or one more card would be a stock for the next round.

boss-kito-lesson-exchange-title = The exchange
boss-kito-lesson-exchange = Leo’s yellow is out of reach, and you hold nothing but yellow. An exchange throws away as many cards as you like, at least one, and draws as many: exchange all three.
boss-kito-lesson-exchange-done = Three away, three new ones in your hand, which only you see, and all of it one action. When the deck runs out, the discards are shuffled and become the new one.
boss-kito-lesson-exchange-few = That is allowed, but yellow stays in your hand; the same one action changes all three.
boss-kito-lesson-exchange-draw = A fourth card, but the three yellow ones are still there; an exchange throws them away and draws as many.
boss-kito-lesson-exchange-else = Your hand is still nothing but yellow, and Leo is far ahead in yellow.

boss-kito-lesson-last-title = From left to right
boss-kito-lesson-last = Cards are given out from left to right, and their winners carry out the symbols at once. Red and purple both show the flag; if it moves twice, the last time counts. Win that one.
boss-kito-lesson-last-done = Red came first: Marta won it and gave you the flag, the start card. Purple comes last, and it is yours: now you decide where the flag goes.
boss-kito-lesson-last-early = You won red and gave the flag to Marta; but purple came later, Marta won it and gave the flag back to you. The last time counts.
boss-kito-lesson-last-both = Level in red and in purple: both cards left the game, and the symbol of such a card does nothing.
boss-kito-lesson-last-else = Purple is not yours, and so the last word about the flag is not yours either: two tokens there make five against four.

boss-kito-lesson-give-title = Who starts?
boss-kito-lesson-give = You may give the flag to anybody, or keep it. Its holder begins in each turn of the next round, and the others follow clockwise: see to it that you come last.
boss-kito-lesson-give-done = Marta, who sits after you clockwise, begins, then Leo, and you come last in all four turns: you decide when you have seen what everybody put down.
boss-kito-lesson-give-self = You begin, and Marta and Leo can both answer whatever you put down.
boss-kito-lesson-give-middle = Leo begins, you are second, and Marta can still answer after you.

boss-kito-lesson-majority-title = Majorities
boss-kito-lesson-majority = The last action of nine rounds. Most cards of a number score that number, everybody else gets one point a card. Leo has two 7s and you one; Marta has four 9s and you none: take the better card.
boss-kito-lesson-majority-done = Two 7s each: all who are tied for most score 7. That makes 24 points for you and for Leo, and only now tokens count: you have five, Leo four, and you win. Cards left in a hand are worth nothing.
boss-kito-lesson-majority-nine = One 9 against four scores one point. A second 7 would be level with Leo, and all who are tied for most score 7.
boss-kito-lesson-majority-else = No card for you. A second 7 would be level with Leo, and all who are tied for most score 7.
