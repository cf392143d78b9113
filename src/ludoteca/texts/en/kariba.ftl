# Kariba. Sentences of the log stand after the player's name and have no subject of their own.

kariba = Kariba
kariba-about = Herds at the waterhole: three of a kind chase the weaker away.
kariba-aim = Chase the most animals off the water: every card you take is a point.

kariba-animal = { $animal ->
    [1] mouse
    [2] meerkat
    [3] zebra
    [4] giraffe
    [5] ostrich
    [6] leopard
    [7] rhino
   *[8] elephant
}
kariba-animals = { $animal ->
    [1] mice
    [2] meerkats
    [3] zebras
    [4] giraffes
    [5] ostriches
    [6] leopards
    [7] rhinos
   *[8] elephants
}
kariba-animals-counted = { $count ->
    [one] 1 { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# The same by the name that lists of cards have in every game.
kariba-card = { $card ->
    [1] mouse
    [2] meerkat
    [3] zebra
    [4] giraffe
    [5] ostrich
    [6] leopard
    [7] rhino
   *[8] elephant
}
kariba-cards = { $card ->
    [1] mice
    [2] meerkats
    [3] zebras
    [4] giraffes
    [5] ostriches
    [6] leopards
    [7] rhinos
   *[8] elephants
}
kariba-counted = { $count ->
    [one] 1 { kariba-card }
   *[other] { $count } { kariba-cards }
}
kariba-prey-counted = { $prey ->
    [1] { $count ->
        [one] 1 mouse
       *[other] { $count } mice
    }
    [2] { $count ->
        [one] 1 meerkat
       *[other] { $count } meerkats
    }
    [3] { $count ->
        [one] 1 zebra
       *[other] { $count } zebras
    }
    [4] { $count ->
        [one] 1 giraffe
       *[other] { $count } giraffes
    }
    [5] { $count ->
        [one] 1 ostrich
       *[other] { $count } ostriches
    }
    [6] { $count ->
        [one] 1 leopard
       *[other] { $count } leopards
    }
    [7] { $count ->
        [one] 1 rhino
       *[other] { $count } rhinos
    }
   *[8] { $count ->
        [one] 1 elephant
       *[other] { $count } elephants
    }
}

## Options
kariba-option-expert = Three open cards beside the pile
kariba-option-expert-false = Draw from the pile
kariba-option-expert-true = Also draw open cards
kariba-option-games = Games
kariba-option-games-1 = One game
kariba-option-games-3 = Three games, points added up
kariba-option-firstPlayer = Who begins
kariba-option-firstPlayer-random = Drawn by lot
kariba-option-firstPlayer-0 = Seat 1
kariba-option-firstPlayer-1 = Seat 2
kariba-option-firstPlayer-2 = Seat 3
kariba-option-firstPlayer-3 = Seat 4
kariba-option-firstPlayer-4 = Seat 5
kariba-option-matchStart = Who begins games 2 and 3
kariba-option-matchStart-rotate = The next seat
kariba-option-matchStart-random = Drawn by lot
kariba-option-matchStart-loserFirst = Whoever is last
kariba-option-showScores = Points in view
kariba-option-showScores-true = Everybody sees how many cards each has taken
kariba-option-showScores-false = Each sees only the own count
kariba-option-maxPlayers = Most players
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## What happened
kariba-began = { $games ->
    [1] A new game. { $seat } begins; { $pile } cards in the pile.
   *[other] Game { $number } of { $games }. { $seat } begins; { $pile } cards in the pile.
}
kariba-dealt = Your cards: { $cards }.
kariba-opened = Open beside the pile: { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = Alone
kariba-alone = { $now ->
    [1] { kariba-alone-one }, it chases nobody.
   *[other] Only { $now }: nobody runs.
}
kariba-chased = { $herd } { kariba-animals } chase { kariba-prey-counted }.
kariba-nobody = Nobody weaker at the water: nothing taken.
kariba-no-elephant = No elephant at the water: nothing taken.
kariba-drew = { $count ->
    [one] Draws 1 card.
   *[other] Draws { $count } cards.
}
kariba-drew-cards = Drawn: { $cards }.
kariba-took = Takes the open { kariba-animal }.
kariba-pile-empty = The pile is empty: from now on nobody draws from it.
kariba-refilled = New open cards: { $cards }.
kariba-ended = Plays the last card: the game ends.
kariba-scored = Cards taken: { $scores }.
kariba-won = { $winners } wins with { $score ->
    [one] 1 animal
   *[other] { $score } animals
}.
kariba-because-hand-empty = { $seat } had no cards left.

## What may be done
kariba-play = Play { kariba-animals-counted }
kariba-draw-pile = Draw from the pile
kariba-draw-visible = Take the open { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } chase { kariba-prey-counted }
kariba-will-stand = { $now ->
    [1] { kariba-alone-one }, it chases nobody
   *[other] only { $now }: nobody runs
}
kariba-will-find-nobody = nobody weaker at the water
kariba-will-find-no-elephant = no elephant at the water

## Why not
kariba-refused-none = You hold no { kariba-animals }.
kariba-refused-held = { $held ->
    [one] You hold 1 { kariba-animal }, not { $count }.
   *[other] You hold { $held } { kariba-animals }, not { $count }.
}
kariba-refused-not-visible = No { kariba-animal } lies open beside the pile.
kariba-refused-pile-empty = The pile is empty: take one of the open cards.
kariba-refused-draw-first = { $count ->
    [one] First draw 1 more card.
   *[other] First draw { $count } more cards.
}
kariba-refused-play-first = First play one or more equal animals; drawing comes after.
kariba-refused-turn = Now it is the turn of { $seat }.
kariba-refused-over = The game is over.
kariba-refused-basic = At this table cards are drawn from the pile by themselves after each play.
kariba-bad-decision = "{ $text }" is not a decision of Kariba. Write ["play", 7, 2], ["pile"] or ["visible", 8].
kariba-bad-notation = "{ $text }" is not a move of Kariba. Write 7x2 (two rhinos), pile, or open 8.

## The table in sentences
kariba-heading-waterhole = At the waterhole
kariba-heading-stock = The pile
kariba-heading-seats = Players
kariba-heading-hand = Hand: { $seat }
kariba-line-nobody = Nobody is at the water.
kariba-line-animal = { $animal }: { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] The pile is empty.
    [one] 1 card in the pile.
   *[other] { $count } cards in the pile.
}
kariba-line-visible = Open: { kariba-animal }, { $animal }.
kariba-line-number = Game { $number } of { $games }.
kariba-line-seat = { $seat }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, { $score } taken.
kariba-line-seat-series = { $seat }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}, { $score } taken, { $total } points from earlier games.
kariba-line-seat-hidden = { $seat }: { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}.

## The rules, one sentence each; the numbers are those of RULES.md
KA-101 = The box holds 64 animal cards.
KA-102 = There are eight animals, numbered 1 to 8, with eight equal cards each.
KA-103 = The waterhole has one place for each animal, in the order of their numbers; only its own cards lie there.
KA-104 = 1 mouse, 2 meerkat, 3 zebra, 4 giraffe, 5 ostrich, 6 leopard, 7 rhino, 8 elephant. Only the numbers matter in play.
KA-105 = The booklets in the box play no part.
KA-201 = Two to five play.
KA-202 = In the basic game all new cards come from the face-down pile, by themselves.
KA-203 = In the expert game three open cards lie beside the pile and may be drawn too.
KA-204 = You play one game, or three whose points are added up.
KA-301 = At the start the waterhole is empty.
KA-302 = All 64 cards are shuffled.
KA-303 = Somebody begins: drawn by lot, or a seat chosen by the table.
KA-304 = Everybody is dealt five cards, one at a time, beginning with the first player.
KA-305 = The other cards are the face-down pile in the middle of the water.
KA-306 = Expert game: the top three cards of the pile are turned up beside it.
KA-307 = After the deal the pile holds 54, 49, 44 or 39 cards for two, three, four or five players; three fewer in the expert game.
KA-308 = Everybody starts without any taken cards.
KA-401 = Your hand is seen by you alone.
KA-402 = Everybody knows how many cards each hand holds.
KA-403 = Everybody sees how many cards lie at each place.
KA-404 = Nobody knows the order of the pile; everybody knows its size.
KA-405 = Everybody sees the open cards.
KA-406 = Everybody sees which cards are taken, at the moment they are taken.
KA-407 = Taken cards lie face down; their number is shown to all, or only to their owner where the table says so, and to all at the end.
KA-408 = A card from the pile is seen only by whoever draws it; an open card taken is known to all.
KA-501 = Turns go clockwise, beginning with the first player.
KA-502 = A turn is: play, chase, draw.
KA-510 = Play one or more cards of a single animal.
KA-511 = You may play as many cards of an animal as you hold of it, at least one.
KA-512 = You must play; nobody passes.
KA-513 = The cards go to their animal’s place and stay until they are chased away.
KA-520 = Only the animal just played can chase, and only in this turn.
KA-521 = Fewer than three of the animal just played at its place: nobody is chased.
KA-522 = With three or more, it chases the nearest weaker animal, the next lower number that is present. Empty places are skipped.
KA-523 = If nobody weaker is at the water, nothing is taken.
KA-524 = Three or more mice chase the elephants, and nobody else.
KA-525 = All cards of the chased animal go to the player who chased it.
KA-526 = Only one animal is chased in a turn.
KA-527 = The animals that chase stay where they are.
KA-528 = A herd of three or more chases again whenever a card is added to it.
KA-529 = What is chased is always taken; nobody can decline.
KA-530 = Weaker means a lower number and nothing else: elephants chase mice when nobody stands between.
KA-531 = Basic game: draw from the pile until you hold five cards.
KA-532 = If the pile runs out, play goes on with smaller hands.
KA-533 = Expert game: each missing card comes from the pile or from the open cards, as you like.
KA-534 = Expert game: cards are drawn one at a time; you see each before you choose the next. The pile must not be empty, the animal must lie open.
KA-535 = Open cards are replaced only when you have finished drawing.
KA-536 = Empty places beside the pile are filled from it, the first place first, while it lasts.
KA-537 = Expert game: you draw up to five as long as the pile or the open cards last.
KA-541 = If your hand is empty after your whole turn, the game ends.
KA-542 = That can happen only when there is nothing left to draw.
KA-543 = Otherwise the next player has a turn.
KA-601 = Every card taken counts one point.
KA-602 = Cards left at the water or in hands count nothing.
KA-603 = The most points win.
KA-604 = Equal first players share the victory.
KA-605 = In a match of three the points of all games are added; the most win.
KA-606 = Equal totals share the match; winning a single game has no weight of its own.
KA-607 = Each game of a match is dealt anew; the next seat begins it, or as the table says.
KA-701 = Whoever has a turn can always play.
KA-702 = An empty hand is no end while there are cards to draw.
KA-703 = If the pile holds fewer cards than you need, you draw what there is.
KA-704 = If the last card chases, its catch is taken before the game ends.
KA-705 = Three mice without an elephant take nothing.
KA-706 = Elephants alone at the water take nothing.
KA-707 = If nobody has taken anything, everybody shares the win.
KA-801 = Chance decides the order of the cards, once a game.
KA-802 = Chance decides who begins, where the table says so.

## Said to the one who does it, after "you"

kariba-took-self = Take the open { kariba-animal }.
kariba-ended-self = Play the last card: the game ends.

## Said to the one it is about

kariba-began-you = { $games ->
    [1] A new game. You begin; { $pile } cards in the pile.
   *[other] Game { $number } of { $games }. You begin; { $pile } cards in the pile.
}
kariba-won-you = You win with { $score ->
    [one] 1 animal
   *[other] { $score } animals
}.
kariba-because-hand-empty-you = You had no cards left.
kariba-refused-turn-you = Now it is your turn.
kariba-heading-hand-you = Your hand

## What speaks for a move

kariba-explain-risk = { $risk ->
    [0] nobody else can chase anything there with a single card.
    [one] but whoever adds { kariba-explain-hunter } takes 1 card.
   *[other] but whoever adds { kariba-explain-hunter } takes { $risk } cards.
}
kariba-explain-hunter = { $hunter ->
    [1] a mouse
    [2] a meerkat
    [3] a zebra
    [4] a giraffe
    [5] an ostrich
    [6] a leopard
    [7] a rhino
   *[8] an elephant
}
kariba-explain-chase = { $herd } { kariba-animals } chase { kariba-prey-counted }, yours at once; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] A single { kariba-animal } chases nobody yet;
    [2] Two { kariba-animals } chase nobody yet;
   *[other] { $now } { kariba-animals } find nobody to chase;
} { kariba-explain-risk }
kariba-explain-open = Take the open { kariba-animal }: you then hold { $count }, and { $there ->
    [0] none is at the water yet.
    [one] 1 is at the water.
   *[other] { $there } are at the water.
}
kariba-explain-pile = An unknown card promises more than those that lie open; { $pile ->
    [one] 1 is left in the pile.
   *[other] { $pile } are left in the pile.
}
