# Boss Kito in a minute: a title and a sentence for every picture of minute.json; -tip where a picture ends with advice.

boss-kito-minute-about-title = What it is about
boss-kito-minute-about = Five gorillas offer a numbered card each; whoever shows most bananas of a gorilla’s colour takes it.
boss-kito-minute-begin-title = To begin with
boss-kito-minute-begin = Three to five play. Each begins with five banana cards, hidden from the others, and three tokens, in view.
boss-kito-minute-aim-title = What you play for
boss-kito-minute-aim = Most cards of a number score that number, also when tied; else one point a card. There are nine 9s … and one 1.
boss-kito-minute-turn-title = A turn
boss-kito-minute-turn = One action: play a card, put 1 or 2 tokens on cards of yours, draw a card, take 3 tokens, or exchange cards.
boss-kito-minute-tie-title = The trick: ties
boss-kito-minute-tie = A card shows three bananas, a token one. With a tie in front the card leaves the game, and nobody inherits it.
boss-kito-minute-order-title = Left to right
boss-kito-minute-order = After four turns each: from left to right. Symbols work at once: flag, who starts; card, draw one; coin, one token.
boss-kito-minute-end-title = The end
boss-kito-minute-end = After nine rounds the numbers are scored. Cards in hand and tokens count nothing; tokens only break a tie.
boss-kito-minute-end-tip = Come last in a round: you see everything, and get past by one or draw level.
