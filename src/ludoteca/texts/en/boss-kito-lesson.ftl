# The lesson of Boss Kito: what to do at each station, what it led to, and why another try.

boss-kito-lesson-card-title = Most bananas take it
boss-kito-lesson-card = Each gorilla gives its card to whoever shows most bananas of its colour when the round ends. A banana card shows three: win the 9.
boss-kito-lesson-card-done = Three green bananas, and nobody else had one: the 9 is yours. For blue and purple nobody had any, so those cards left the game.
boss-kito-lesson-card-red = Your three red bananas do not beat Marta’s six, and the 9, for which nobody had a banana, left the game.
boss-kito-lesson-card-else = The round ended with nothing of yours on the table; the 9, for which nobody had a banana, left the game.

boss-kito-lesson-first-title = First the card
boss-kito-lesson-first = A round has four turns of one action, no passing; this is your third. Tokens go only onto your own cards that lie there: play the green card first.
boss-kito-lesson-first-done = Three against Marta’s four. Marta and Leo took their turns, and your last one is left: for tokens.
boss-kito-lesson-first-yellow = Three yellow bananas do not beat Leo’s six; and while no green card lies before you, your tokens cannot help with the 6.
boss-kito-lesson-first-else = One turn is left, and a card with tokens on it takes two: playing a card and putting tokens are actions of their own.

boss-kito-lesson-tokens-title = Then the tokens
boss-kito-lesson-tokens = A token adds one banana to a card of yours; one action puts one or two. Touch your green card, once for each token: get past Marta’s four.
boss-kito-lesson-tokens-done = Five against four: the 6 is yours, and its symbol put a token into your reserve at once. Tokens on the table go back to the basket.
boss-kito-lesson-tokens-level = Four against four: with a tie in front nobody gets the card, and the 6 left the game.
boss-kito-lesson-tokens-else = Three against four: the 6 went to Marta.

boss-kito-lesson-spoil-title = A tie takes it away
boss-kito-lesson-spoil = Marta leads red with six and holds two 9s already. One action does not get you past six, but you can draw level: spoil it.
boss-kito-lesson-spoil-done = Six against six: the 9 left the game. Leo, next in red with three, did not inherit it.
boss-kito-lesson-spoil-green = Three green bananas do not beat Leo’s six, and in red nobody kept Marta from a third 9.
boss-kito-lesson-spoil-else = Nobody kept Marta from a third 9.

boss-kito-lesson-save-title = Stock up
boss-kito-lesson-save = Blue and purple are lost, and the small cards show what comes next: two 9s. Stock up: take three tokens, or draw a card.
boss-kito-lesson-save-done = Hand and reserve stay yours, however large. Only what lies on the table is cleared after a round. With fewer than three tokens in the basket, you take those.
boss-kito-lesson-save-lost = Three bananas do not beat seven, and at the end of the round your card was discarded like all others on the table.
boss-kito-lesson-save-else = Other cards, but no more of them: three tokens or one more card would be a stock for the next round.

boss-kito-lesson-exchange-title = The exchange
boss-kito-lesson-exchange = Leo’s yellow is out of reach, and you hold only yellow. Throw away as many cards as you like, at least one, and draw as many: exchange all three.
boss-kito-lesson-exchange-done = Three away, three new ones that only you see, in one action. When the deck runs out, the discards are shuffled and become the new one.
boss-kito-lesson-exchange-few = That is allowed, but yellow stays in your hand; the same one action changes all three.
boss-kito-lesson-exchange-draw = A fourth card, but the three yellow ones are still there; an exchange throws them away and draws as many.
boss-kito-lesson-exchange-else = Your hand is still nothing but yellow, and Leo is far ahead in yellow.

boss-kito-lesson-last-title = From left to right
boss-kito-lesson-last = Cards go out from left to right, and winners carry out symbols at once. Red and purple show the flag, who starts next round: the later one counts. Win purple.
boss-kito-lesson-last-done = Red came first: Marta won it and gave you the flag, the start card. Purple comes last and is yours: now you decide where it goes.
boss-kito-lesson-last-early = You won red and gave Marta the flag; but Marta won purple, which came later, and gave it back to you. The last time counts.
boss-kito-lesson-last-both = Level in red and in purple: both cards left the game, and the symbol of such a card does nothing.
boss-kito-lesson-last-else = Purple is not yours, and so the last word about the flag is not yours either: two tokens there make five against four.

boss-kito-lesson-give-title = Who starts?
boss-kito-lesson-give = Give the flag to anybody, or keep it. Its holder begins each turn of the next round, then it goes clockwise: see to it that you come last.
boss-kito-lesson-give-done = Marta, next to you clockwise, begins, then Leo, and you come last in all four turns: you see what everybody puts down.
boss-kito-lesson-give-self = You begin, and Marta and Leo can both answer whatever you put down.
boss-kito-lesson-give-middle = Leo begins, you are second, and Marta can still answer after you.

boss-kito-lesson-majority-title = Majorities
boss-kito-lesson-majority = The end of nine rounds: most cards of a number score it, all others one point a card. 7s: Leo two, you one. 9s: Marta four, you none. Which one?
boss-kito-lesson-majority-done = Two 7s each: all tied for most score 7. You and Leo have 24 points, and only now tokens count, five to four: you win. Cards in hand are worth nothing.
boss-kito-lesson-majority-nine = One 9 against four scores one point. A second 7 would be level with Leo, and all who are tied for most score 7.
boss-kito-lesson-majority-else = No card for you. A second 7 would be level with Leo, and all who are tied for most score 7.
