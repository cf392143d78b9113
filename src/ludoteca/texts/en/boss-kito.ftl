# Boss Kito. Sentences of the log stand after the player's name and have no subject of their own.

boss-kito = Boss Kito
boss-kito-about = Five gorillas, five offers: most bananas of a colour take the card, and a tie takes it away.
boss-kito-aim = Win benefit cards by having most bananas of their colour. In the end, whoever holds most cards of a type scores its number, the others one point a card.

boss-kito-colour = { $colour ->
    [1] red
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
}
boss-kito-other-colour = { $other ->
    [1] red
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
}
boss-kito-card = { $colour ->
    [1] red card
    [2] yellow card
    [3] green card
    [4] blue card
   *[5] purple card
}
boss-kito-cards = { $colour ->
    [1] red cards
    [2] yellow cards
    [3] green cards
    [4] blue cards
   *[5] purple cards
}
boss-kito-counted = { $count } { $card ->
    [1] red
    [2] yellow
    [3] green
    [4] blue
   *[5] purple
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } with the start card
    [C] { boss-kito-type } with a card
    [T] { boss-kito-type } with a token
   *[none] { boss-kito-type }
}
boss-kito-type = the { $type }

## Options
boss-kito-option-startPlayer = Who starts
boss-kito-option-startPlayer-random = Drawn by lot
boss-kito-option-startPlayer-0 = Seat 1
boss-kito-option-startPlayer-1 = Seat 2
boss-kito-option-startPlayer-2 = Seat 3
boss-kito-option-startPlayer-3 = Seat 4
boss-kito-option-startPlayer-4 = Seat 5
boss-kito-option-symbols = Symbols on the benefit cards
boss-kito-option-symbols-unconfirmed = Our own table, not confirmed
boss-kito-option-bossOrder = Order of the gorillas
boss-kito-option-bossOrder-listed = Red, yellow, green, blue, purple
boss-kito-option-bossOrder-random = Drawn by lot
boss-kito-option-exchangeZero = Exchanging no card
boss-kito-option-exchangeZero-false = At least one card
boss-kito-option-exchangeZero-true = None is allowed too
boss-kito-option-reshuffle = The discards are reshuffled
boss-kito-option-reshuffle-eager = As soon as the deck is empty
boss-kito-option-reshuffle-lazy = When a card is needed
boss-kito-option-discardsPublic = Discards
boss-kito-option-discardsPublic-true = Open to all
boss-kito-option-discardsPublic-false = Face down

## What happened
boss-kito-began = A new game. { $seat } has the start card; { $deck } cards in the deck, { $supply } tokens in the supply.
boss-kito-dealt = Your cards: { $cards }.
boss-kito-offered = { $colour ->
    [1] Red
    [2] Yellow
    [3] Green
    [4] Blue
   *[5] Purple
} offers { boss-kito-benefit }.
boss-kito-played = One { boss-kito-card }. Strength { $strength }.
boss-kito-put = { $count ->
    [one] 1 token
   *[other] { $count } tokens
} on { boss-kito-colour }. Strength { $strength }.
boss-kito-put-two = 1 token on { boss-kito-colour } and 1 on { boss-kito-other-colour }. Strength { $strength } and { $then }.
boss-kito-drew = { $count ->
    [one] Draws 1 card.
   *[other] Draws { $count } cards.
}
boss-kito-drew-cards = Drawn: { $cards }.
boss-kito-took = { $count ->
    [one] Takes 1 token
   *[other] Takes { $count } tokens
}, { $now } in reserve.
boss-kito-threw = { $count ->
    [one] Throws 1 card away, face down.
   *[other] Throws { $count } cards away, face down.
}
boss-kito-threw-cards = Thrown away: { $cards }.
boss-kito-exchanged-nothing = Exchanges nothing.
boss-kito-passed = Nothing is possible: passes.
boss-kito-gave-start = Gives the start card to { $to }.
boss-kito-kept-start = Keeps the start card.
boss-kito-reshuffled = The discards are shuffled: a new deck.
boss-kito-won-card = For { boss-kito-colour }: wins { boss-kito-benefit }.
boss-kito-removed = For { boss-kito-colour } nobody is alone in front: { boss-kito-benefit } leaves the game.
boss-kito-symbol-start = Takes the start card and has to give it to somebody.
boss-kito-symbol-no-card = No card left to draw.
boss-kito-symbol-token = Takes 1 token more.
boss-kito-symbol-no-token = No token left in the supply.
boss-kito-round-ended = Round { $round } is over: the table is cleared.
boss-kito-round-began = Round { $round } of { $rounds }. { $seat } starts.
boss-kito-scored = Points: { $scores }.
boss-kito-won = { $winners } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
boss-kito-won-by-tokens = { $winners } wins with { $score ->
    [one] 1 point
   *[other] { $score } points
} and more tokens in reserve.
boss-kito-because-rounds = All { $count } rounds are played.

## What may be done
boss-kito-play = Play a { boss-kito-card }
boss-kito-token = Put 1 token on { boss-kito-colour }
boss-kito-tokens-same = Put 2 tokens on { boss-kito-colour }
boss-kito-tokens = Put 1 token on { boss-kito-colour } and 1 on { boss-kito-other-colour }
boss-kito-draw = Draw a card
boss-kito-take = Take 3 tokens
boss-kito-exchange = Exchange { boss-kito-colour-cards }
boss-kito-exchange-done = Exchange the chosen cards
boss-kito-exchange-nothing = Exchange nothing
boss-kito-pass = Pass
boss-kito-give = Give the start card to { $to }
boss-kito-will-be = strength { $strength } in { boss-kito-colour }
boss-kito-will-be-two = strength { $strength } in { boss-kito-colour }, { $then } in { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}: you will have { $now }

## Why not
boss-kito-refused-turn = Now it is the turn of { $seat }.
boss-kito-refused-over = The game is over.
boss-kito-refused-exchanging = First complete the exchange that you have begun.
boss-kito-refused-none = You hold no { boss-kito-card }.
boss-kito-refused-reserve = { $held ->
    [0] You have no token in reserve.
    [one] You have 1 token in reserve, not { $count }.
   *[other] You have { $held } tokens in reserve, not { $count }.
}
boss-kito-refused-front = No { boss-kito-card } lies before you: tokens go onto your own cards.
boss-kito-refused-nothing-chosen = Choose at least one card to exchange.
boss-kito-refused-empty-hand = You have no card to exchange.
boss-kito-refused-held = { $held ->
    [0] You hold no { boss-kito-card }.
    [one] You hold 1 { boss-kito-card }, not { $count }.
   *[other] You hold { $held } { boss-kito-cards }, not { $count }.
}
boss-kito-refused-order = You have chosen how many { boss-kito-cards } to exchange, or passed them over: go on with the colours after it.
boss-kito-refused-pass = Passing is possible only when nothing else is.
boss-kito-refused-no-cards = Deck and discards are empty: there is no card to draw.
boss-kito-refused-no-tokens = The supply is empty: tokens come back at the end of the round.
boss-kito-refused-give-first = First give the start card to somebody.
boss-kito-refused-no-start = The start card stays with { $seat } until somebody wins a card with its symbol.
boss-kito-refused-no-seat = There are { $count } seats at this table.
boss-kito-bad-decision = "{ $text }" is not a decision of Boss Kito. Write ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] or ["give", 2].
boss-kito-bad-notation = "{ $text }" is not a move of Boss Kito. Write play r, token rb, draw, take, swap rrb, pass or give c; colours are r y g b p.

## The table in sentences
boss-kito-heading-stalls = The gorillas, from left to right
boss-kito-heading-stock = Deck and supply
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Hand: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] assigned
   *[other] offers { boss-kito-benefit }
}; { $next-type ->
    [0] nothing after it
   *[other] next comes { $next-symbol ->
        [S] the { $next-type } with the start card
        [C] the { $next-type } with a card
        [T] the { $next-type } with a token
       *[none] the { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Round { $round } of 9, the offers are assigned.
   *[other] Round { $round } of 9, turn { $turn } of 4.
}
boss-kito-line-start = { $seat } has the start card.
boss-kito-line-deck = { $count ->
    [0] The deck is empty
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}, { $discards } among the discards.
boss-kito-line-discards = Discarded: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] No token in the supply.
    [one] 1 token in the supply.
   *[other] { $count } tokens in the supply.
}
boss-kito-line-removed = Out of the game: { boss-kito-benefit }.
boss-kito-line-symbols = Which benefit cards carry symbols is not confirmed: we play with a table of our own.
boss-kito-line-symbols-table = This table has its own list of symbols on the benefit cards.
boss-kito-line-seat = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, { $tokens ->
    [one] 1 token in reserve
   *[other] { $tokens } tokens in reserve
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
boss-kito-line-front = On the table: { boss-kito-colour-cards }, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
}, strength { $strength }.
boss-kito-line-won = Won: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## The rules, one sentence each; the numbers are those of RULES.md
BK-101 = The box holds 30 banana tokens, all alike.
BK-102 = There are 50 banana cards: ten each of red, yellow, green, blue and purple.
BK-103 = A banana card shows three bananas, a token one.
BK-104 = There are 45 benefit cards of nine types; type 1 occurs once, type 9 nine times.
BK-105 = Some benefit cards carry a symbol: start card, banana card or token.
BK-106 = Which cards carry which symbol is not confirmed. Our table: token on 1 and 6, start card on 2 and 5, banana card on 3 and 4, nothing on 7, 8 and 9.
BK-107 = There are five Boss Kito cards, one of each colour, player cards, and one start-player card.
BK-201 = Three to five play.
BK-301 = Everybody takes a player card.
BK-302 = The five Boss Kito cards lie in a row, and their order stays for the whole game.
BK-303 = The benefit cards are shuffled into five face-up decks of nine, one for each position.
BK-304 = The top card of each deck is on offer, and the next one is in view.
BK-305 = Everybody is dealt five banana cards, one at a time.
BK-306 = The other banana cards are the face-down draw deck.
BK-307 = Everybody gets three tokens; the others are the supply.
BK-308 = Somebody gets the start card: drawn by lot, or the seat chosen by the table.
BK-401 = Your hand is seen by you alone.
BK-402 = Everybody knows how many cards each hand, the deck and the discards have.
BK-403 = Everybody sees the tokens in each reserve, always.
BK-404 = Everybody sees the supply.
BK-405 = Everybody sees the cards on the table and the tokens on them.
BK-406 = Everybody sees the cards on offer and the ones that come next.
BK-407 = Nobody may look further down the benefit decks.
BK-408 = Everybody sees the benefit cards that were won.
BK-409 = Everybody knows the benefit cards that left the game.
BK-410 = The discards are open to all; or face down, where the table says so.
BK-411 = Nobody knows the order of the deck; a drawn card is seen only by whoever draws it.
BK-501 = Nine rounds of four turns; in each turn everybody carries out one action, beginning with the holder of the start card.
BK-502 = During the four turns of a round the start card does not move.
BK-503 = You must carry out one of the actions, any that is possible, and only one.
BK-510 = Play: lay a card from your hand before you, face up.
BK-511 = Tokens: put one or two tokens from your reserve onto cards lying before you.
BK-512 = Draw: take the top card of the deck into your hand; there is no limit.
BK-513 = Take: three tokens from the supply go to your reserve.
BK-514 = Exchange: throw away any cards of your hand, at least one, then draw as many. Some tables allow none.
BK-515 = You may pass only when nothing else is possible.
BK-520 = Tokens go only onto cards that already lie before your own place.
BK-521 = A token counts for the colour of the card it lies on.
BK-522 = A card may carry any number of tokens; what lies on the table stays until the round ends.
BK-523 = Playing a card and putting tokens on it are two actions of two turns.
BK-524 = All your unplaced tokens stay in view.
BK-530 = When the deck runs out, the discards are shuffled into a new one, at once or when a card is needed, as the table says.
BK-531 = The deck is looked at after every card drawn, after the cards of an exchange are thrown away, and after the table is cleared.
BK-532 = If deck and discards are empty, nobody can draw until cards are discarded.
BK-533 = An exchange is always possible: what you throw away can be drawn again.
BK-534 = If fewer than three tokens are left you take those; if none is left, nobody can take any until the round ends.
BK-601 = After the fourth turn the offers are assigned from the leftmost to the rightmost.
BK-602 = Your strength in a colour is three for each of your cards of it on the table and one for each token on them.
BK-603 = Whoever alone has the highest strength in the colour gets the card.
BK-604 = If nobody has a banana of the colour, or several share the lead, the card leaves the game.
BK-605 = Strengths do not change while the offers are assigned.
BK-620 = A symbol is carried out at once by the card’s winner, before the next colour.
BK-621 = Start card: the winner gives it to anybody, also to its present holder or keeps it.
BK-622 = Banana card: the winner draws one, if there is one.
BK-623 = Token: the winner takes one from the supply, if there is one.
BK-624 = If the start card moves several times in a round, the last time counts.
BK-631 = All cards on the table are discarded; the tokens on them go back to the supply.
BK-632 = Hands and reserves are kept.
BK-633 = The next benefit cards come on offer; the holder of the start card begins the new round.
BK-634 = First the cards, then the tokens, then a reshuffle if it is due, then the new offers.
BK-635 = In the ninth round there is no next card to see.
BK-701 = The game ends when the offers of the ninth round are assigned, symbols included.
BK-702 = Banana cards in hand and tokens in reserve score nothing.
BK-703 = For each type, whoever holds most of it, alone or tied, scores its number.
BK-704 = All others score one point for each card of that type.
BK-705 = A type that nobody holds scores for nobody.
BK-706 = Most points win; among equals, most tokens in reserve.
BK-707 = Whoever is still equal shares the victory.
BK-801 = With an empty hand, nothing to put, nothing to draw and nothing to take, you pass.
BK-802 = With a card in hand you can always play or exchange.
BK-803 = With two tokens left in the supply you take two.
BK-804 = If the deck is too small for an exchange, you draw on after the reshuffle.
BK-805 = A token symbol with an empty supply brings nothing, now or later.
BK-806 = A card symbol with nothing to draw brings nothing, now or later.
BK-807 = Nothing is ever lost: 30 tokens, 50 banana cards, 45 benefit cards.
BK-901 = Chance decides the order of the benefit cards, once.
BK-902 = Chance decides the order of the banana cards at the start.
BK-903 = Chance decides the order of the discards at each reshuffle.
BK-904 = Chance decides who starts, where the table says so.
BK-905 = Chance decides the order of the gorillas, where the table says so.

## Said to the one who does it, after "you"

boss-kito-took-self = { $count ->
    [one] Take 1 token
   *[other] Take { $count } tokens
}, { $now } in reserve.
boss-kito-exchanged-nothing-self = Exchange nothing.
boss-kito-passed-self = Nothing is possible: you pass.
boss-kito-gave-start-self = Give the start card to { $to }.
boss-kito-kept-start-self = Keep the start card.
boss-kito-won-card-self = For { boss-kito-colour }: win { boss-kito-benefit }.
boss-kito-symbol-start-self = Take the start card and have to give it to somebody.
boss-kito-symbol-token-self = Take 1 token more.

## Said to the one it is about

boss-kito-began-you = A new game. You have the start card; { $deck } cards in the deck, { $supply } tokens in the supply.
boss-kito-round-began-you = Round { $round } of { $rounds }. You start.
boss-kito-won-you = You win with { $score ->
    [one] 1 point
   *[other] { $score } points
}.
boss-kito-won-by-tokens-you = You win with { $score ->
    [one] 1 point
   *[other] { $score } points
} and more tokens in reserve.
boss-kito-refused-turn-you = Now it is your turn.
boss-kito-refused-no-start-you = The start card stays with you until somebody wins a card with its symbol.
boss-kito-heading-hand-you = Your hand
boss-kito-line-start-you = You have the start card.

## What speaks for a move

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } bananas against the { $other } of { $seat }: ahead
    [level] { $own } bananas, as many as { $seat }: a tie, nobody gets it
   *[behind] { $own } bananas against the { $other } of { $seat }: still behind
}
boss-kito-explain-turns = { $turns ->
    [0] The stalls close with this turn.
    [one] 1 turn follows before the stalls close.
   *[other] { $turns } turns follow before the stalls close.
}
boss-kito-explain-play = For { boss-kito-benefit } on { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Tokens for { boss-kito-benefit } on { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = Change { $count ->
    [0] nothing
    [one] 1 card
   *[other] { $count } cards
} for new ones: what you hold fits the stalls badly. { boss-kito-explain-turns }
boss-kito-explain-draw = Draw: you hold { $hand ->
    [0] no cards
    [one] 1 card
   *[other] { $hand } cards
}, and more cards win later stalls. { boss-kito-explain-turns }
boss-kito-explain-take = Take tokens: they decide majorities that are close. { boss-kito-explain-turns }
boss-kito-explain-pass = Nothing else is possible.
boss-kito-explain-give = The start card for { $to }: whoever starts shows first, whoever is last answers.
