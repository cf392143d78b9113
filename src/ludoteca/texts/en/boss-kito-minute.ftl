# Boss Kito in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

boss-kito-minute-about-title = What it is about
boss-kito-minute-about = Five gorillas offer a numbered card each; whoever shows most bananas of a gorilla’s colour takes it.
boss-kito-minute-about-tip = Three to five play, and begin with five banana cards in a secret hand and three open tokens each.
boss-kito-minute-aim-title = What you play for
boss-kito-minute-aim = Whoever has most cards of a number scores that number, also when tied; all others one point a card.
boss-kito-minute-aim-tip = There is one 1, there are two 2s and so on up to nine 9s. Most points win.
boss-kito-minute-turn-title = A turn
boss-kito-minute-turn = One action: play a card, put 1 or 2 tokens on cards of yours, draw a card, take 3 tokens, or exchange cards.
boss-kito-minute-turn-tip = A round has four turns, and nobody passes while anything can be done.
boss-kito-minute-tie-title = The trick: ties
boss-kito-minute-tie = A card shows three bananas, a token one. With a tie in front the card leaves the game, and nobody inherits it.
boss-kito-minute-order-title = Left to right
boss-kito-minute-order = After four turns each card goes to its winner, from left to right, and its symbol works at once.
boss-kito-minute-order-tip = Flag: give the start card to anybody, or keep it. Card: draw one. Coin: take a token.
boss-kito-minute-end-title = The end
boss-kito-minute-end = After nine rounds the numbers are scored. Cards in hand and tokens count nothing; tokens only break a tie.
boss-kito-minute-end-tip = Whoever comes last in a round sees everything: a good moment to get past by one, or to draw level.
