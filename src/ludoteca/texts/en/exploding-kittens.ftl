# Exploding Kittens. Sentences of the log stand after the player's name and have no subject of their own.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Draw, and hope: the last one who has not exploded wins. Cat Burglar Edition.
exploding-kittens-aim = Do not draw an Exploding Kitten without a Defuse. The last one alive wins.

exploding-kittens-title = { $title ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-named = { $named ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-first = { $first ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-second = { $second ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-third = { $third ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-card = { $card ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] See the Future
    [7] Tacocat
    [8] Cattermelon
    [9] Hairy Potato Cat
    [10] Beard Cat
    [11] Rainbow-Ralphing Cat
   *[12] Exploding Kitten
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Options
exploding-kittens-option-smallGame = Two or three players
exploding-kittens-option-smallGame-true = Only 2 spare Defuses in the deck
exploding-kittens-option-smallGame-false = All spare Defuses in the deck
exploding-kittens-option-firstPlayer = Who begins
exploding-kittens-option-firstPlayer-random = Drawn by lot
exploding-kittens-option-firstPlayer-0 = Seat 1
exploding-kittens-option-firstPlayer-1 = Seat 2
exploding-kittens-option-firstPlayer-2 = Seat 3
exploding-kittens-option-firstPlayer-3 = Seat 4
exploding-kittens-option-firstPlayer-4 = Seat 5
exploding-kittens-option-nopeMode = Who gets to say Nope
exploding-kittens-option-nopeMode-poll = Everybody answers in secret; the nearest Nope counts
exploding-kittens-option-nopeMode-race = The first Nope counts
exploding-kittens-option-nopeWindowMs = Time to say Nope
exploding-kittens-option-nopeWindowMs-2000 = 2 seconds
exploding-kittens-option-nopeWindowMs-4000 = 4 seconds
exploding-kittens-option-nopeWindowMs-8000 = 8 seconds
exploding-kittens-option-nopeWindowMs-30000 = 30 seconds
exploding-kittens-option-selfNope = Nope on your own card
exploding-kittens-option-selfNope-false = Not offered
exploding-kittens-option-selfNope-true = Allowed
exploding-kittens-option-attackOnLastTurn = Attack in the last turn owed
exploding-kittens-option-attackOnLastTurn-add = The turn left is added: 3 turns
exploding-kittens-option-attackOnLastTurn-two = Always 2 turns
exploding-kittens-option-catBurglar = Cat Burglar
exploding-kittens-option-catBurglar-true = In the game
exploding-kittens-option-catBurglar-false = Stays in the box

## What happened
exploding-kittens-began = A new game. { $seat } begins; { $pile } cards in the pile, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
} among them.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Defuse leaves the game.
   *[other] { $count } Defuses leave the game.
}
exploding-kittens-dealt = Your cards: { $cards }.
exploding-kittens-burglar-stands = The Cat Burglar stands here.
exploding-kittens-played-attack = Attack.
exploding-kittens-played-skip = Skip.
exploding-kittens-played-shuffle = Shuffle.
exploding-kittens-played-see = See the Future.
exploding-kittens-played-favor = Favor, asked of { $to }.
exploding-kittens-played-pair = Two { exploding-kittens-title } cards, to steal a card from { $to }.
exploding-kittens-played-three = Three { exploding-kittens-title } cards, to ask { $to } for { exploding-kittens-named }.
exploding-kittens-played-burglar = The Cat Burglar goes to { $to } and asks for { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] Nope.
   *[other] Nope again: that makes { $count }.
}
exploding-kittens-noped-back = Nope to the Nope: that makes { $count }, so it is on again.
exploding-kittens-cancelled = { exploding-kittens-title } is stopped.
exploding-kittens-let = Nobody stops { exploding-kittens-title }.
exploding-kittens-handed = Hands { $to } one { exploding-kittens-title }.
exploding-kittens-lacked = Has no { exploding-kittens-title } for { $to }.
exploding-kittens-gave = Gives { $to } a card.
exploding-kittens-gave-card = Gives { $to } a card: { exploding-kittens-title }.
exploding-kittens-stole = Steals a card from { $to }.
exploding-kittens-stole-card = Steals a card from { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left = Has no card left for { $to }.
exploding-kittens-shuffled = The pile is shuffled ({ $pile ->
    [one] 1 card
   *[other] { $pile } cards
}).
exploding-kittens-saw = { $count ->
    [one] Looks at the only card of the pile.
   *[other] Looks at the top { $count } cards of the pile.
}
exploding-kittens-saw-1 = { $count } card in the pile: { exploding-kittens-first }.
exploding-kittens-saw-2 = The { $count } cards of the pile: { exploding-kittens-first }, then { exploding-kittens-second }.
exploding-kittens-saw-3 = The top { $count } cards: { exploding-kittens-first }, then { exploding-kittens-second }, then { exploding-kittens-third }.
exploding-kittens-drew = Draws a card.
exploding-kittens-drew-card = Draws { exploding-kittens-title }.
exploding-kittens-kitten = Draws an Exploding Kitten.
exploding-kittens-defused = Defuses it.
exploding-kittens-placed = Puts the kitten back into the pile, nobody sees where.
exploding-kittens-placed-at = Puts the kitten back below { $depth ->
    [0] no card: it is on top
    [one] 1 card
   *[other] { $depth } cards
} ({ $pile } in the pile).
exploding-kittens-exploded = { $count ->
    [0] Explodes, with an empty hand.
    [one] Explodes, and discards 1 card: { $cards }.
   *[other] Explodes, and discards { $count } cards: { $cards }.
}
exploding-kittens-burglar-left = The Cat Burglar leaves the game too.
exploding-kittens-attacked = { $to } has to take { $owed } turns.
exploding-kittens-skipped = The turn ends without a draw.
exploding-kittens-turn = { $owed ->
    [one] Takes the turn.
   *[other] Takes the turn, { $owed } in a row.
}
exploding-kittens-again = { $owed ->
    [one] 1 more turn.
   *[other] { $owed } more turns.
}
exploding-kittens-won = { $winners } is the last one left, and wins.
exploding-kittens-because-last-alive = Only { $seat } did not explode.

## What may be done
exploding-kittens-do-attack = Attack
exploding-kittens-do-skip = Skip
exploding-kittens-do-shuffle = Shuffle
exploding-kittens-do-see = See the Future
exploding-kittens-do-favor = Ask for a Favor
exploding-kittens-do-burglar = Send the Cat Burglar
exploding-kittens-do-draw = Draw
exploding-kittens-do-nope = Nope
exploding-kittens-do-let = Let it pass
exploding-kittens-do-pair = Two { exploding-kittens-title } cards: steal a card
exploding-kittens-do-three = Three { exploding-kittens-title } cards: ask for a card
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Give { exploding-kittens-title }
exploding-kittens-do-place = { $depth ->
    [0] On top of the pile
    [one] Below 1 card
   *[other] Below { $depth } cards
}

## Why not
exploding-kittens-refused-over = The game is over.
exploding-kittens-refused-dead = You have exploded: you only watch now.
exploding-kittens-refused-turn = It is the turn of { $seat }.
exploding-kittens-refused-window = First everybody says whether the card is stopped.
exploding-kittens-refused-gift = First { $seat } gives a card to { $to }.
exploding-kittens-refused-nothing-declared = First choose what to play.
exploding-kittens-refused-target-first = First say whom it is aimed at.
exploding-kittens-refused-name-first = First name the card you ask for.
exploding-kittens-refused-no-window = There is nothing to stop: a Nope answers a card that was just played.
exploding-kittens-refused-no-nope = You hold no Nope.
exploding-kittens-refused-not-asked = You are not asked here, or you have answered already.
exploding-kittens-refused-no-kitten = There is no kitten to put back.
exploding-kittens-refused-place = { $count ->
    [0] The pile is empty: the kitten can only be on top.
    [one] The pile has 1 card: at most that one can be above the kitten.
   *[other] The pile has { $count } cards: at most so many can be above the kitten.
}
exploding-kittens-refused-burglar-gone = The Cat Burglar is not in the game.
exploding-kittens-refused-burglar = The Cat Burglar stands before { $seat }.
exploding-kittens-refused-cat = The Cat Burglar asks for Cats only, not for { exploding-kittens-title }.
exploding-kittens-refused-no-favor = Nobody has asked you for a Favor.
exploding-kittens-refused-all-empty = Nobody else has cards.
exploding-kittens-refused-none = You hold no { exploding-kittens-title }{ $count ->
    [one] .
   *[other] , and this takes { $count }.
}
exploding-kittens-refused-alone = One { exploding-kittens-title } alone does nothing: it takes two equal cards.
exploding-kittens-refused-defuse = Keep it: a Defuse saves you by itself when you draw a kitten.
exploding-kittens-refused-held = You hold { $held } { exploding-kittens-title }, not { $count }.
exploding-kittens-refused-no-seat = Nobody sits there.
exploding-kittens-refused-self = Choose somebody else, not yourself.
exploding-kittens-refused-target-dead = { $seat } has exploded.
exploding-kittens-refused-empty-hand = { $seat } has no cards to give.
exploding-kittens-bad-decision = "{ $text }" is not a decision of Exploding Kittens. Write ["draw"], ["pair", "Skip", 2] or ["insert", 4].
exploding-kittens-bad-notation = "{ $text }" is not a move of Exploding Kittens. Write draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip or put 4.

## The table in sentences
exploding-kittens-heading-turn = The turn
exploding-kittens-heading-piles = The piles
exploding-kittens-heading-seats = Players
exploding-kittens-heading-hand = Hand: { $seat }
exploding-kittens-line-won = { $seat } has won.
exploding-kittens-line-turn = { $owed ->
    [one] It is the turn of { $seat }.
   *[other] It is the turn of { $seat }: { $owed } turns to take.
}
exploding-kittens-line-attacked = { $owed ->
    [one] It is the turn of { $seat }, under attack: 1 turn left.
   *[other] It is the turn of { $seat }, under attack: { $owed } turns left.
}
exploding-kittens-line-burglar = The Cat Burglar stands before { $seat }.
exploding-kittens-line-burglar-gone = The Cat Burglar is out of the game.
exploding-kittens-line-attack = { $seat } plays { exploding-kittens-title }.
exploding-kittens-line-skip = { $seat } plays { exploding-kittens-title }.
exploding-kittens-line-shuffle = { $seat } plays { exploding-kittens-title }.
exploding-kittens-line-see = { $seat } plays { exploding-kittens-title }.
exploding-kittens-line-favor = { $seat } plays { exploding-kittens-title }: { $to } is to give a card.
exploding-kittens-line-pair = { $seat } plays two { exploding-kittens-title } cards to steal a card from { $to }.
exploding-kittens-line-three = { $seat } plays three { exploding-kittens-title } cards and asks { $to } for { exploding-kittens-named }.
exploding-kittens-line-nope = { $seat } says Nope.
exploding-kittens-line-window = Everybody is asked: Nope, or let it pass?
exploding-kittens-line-answered = You have answered. The others are asked too.
exploding-kittens-line-give = { $seat } chooses a card for { $to }.
exploding-kittens-line-defuse = { $seat } puts the kitten back into the pile in secret.
exploding-kittens-line-pile = { $count ->
    [one] 1 card in the pile
   *[other] { $count } cards in the pile
}, { $kittens ->
    [0] none of them an Exploding Kitten.
    [one] 1 of them an Exploding Kitten.
   *[other] { $kittens } of them Exploding Kittens.
}
exploding-kittens-line-odds = The next card is an Exploding Kitten with { $percent }%, for all you know.
exploding-kittens-line-out = { $count ->
    [one] 1 Defuse is out of the game.
   *[other] { $count } Defuses are out of the game.
}
exploding-kittens-line-no-discards = Nothing has been discarded.
exploding-kittens-line-top = On top of the discard pile: { exploding-kittens-title }.
exploding-kittens-line-discarded = Discarded: { $count } × { exploding-kittens-title }.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = No cards.
exploding-kittens-line-out-of-game = { $seat }: exploded.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] no cards in hand.
    [one] 1 card in hand.
   *[other] { $count } cards in hand.
}

## The rules, one sentence each; the numbers are those of RULES.md
EK-101 = There are 4 Exploding Kittens.
EK-102 = There are 6 Defuses.
EK-103 = There are 4 Attacks, each for two turns.
EK-104 = There are 5 Nopes.
EK-105 = There are 4 Favors.
EK-106 = There are 4 Shuffles.
EK-107 = There are 4 Skips.
EK-108 = There are 5 See the Future cards, each for three cards.
EK-109 = There are five Cats with 4 equal cards each.
EK-110 = The box holds 56 cards.
EK-111 = One pawn, the Cat Burglar, stands before a player, unless the table plays without it.
EK-112 = Twelve titles can be in a hand; an Exploding Kitten never is.
EK-201 = Two to five play.
EK-301 = Exploding Kittens and Defuses are taken out first.
EK-302 = Everybody gets one Defuse.
EK-303 = The other Defuses go back into the deck; with two or three players only two of them, unless the table says otherwise.
EK-304 = The deck is shuffled and everybody is dealt seven more cards, one at a time, beginning with the first player: eight in all.
EK-305 = Exploding Kittens go into the deck, one fewer than there are players; the others leave the game.
EK-306 = The deck is shuffled and is the pile. Nothing is discarded yet.
EK-307 = Somebody begins: drawn by lot, or a seat chosen by the table.
EK-308 = The Cat Burglar starts before the player to the right of whoever begins.
EK-401 = Your hand is seen by you alone.
EK-402 = Everybody knows how many cards each hand holds.
EK-403 = Everybody knows how many cards the pile holds.
EK-404 = Nobody knows the order of the pile, except what See the Future and Defuse tell their player.
EK-405 = The discard pile lies open and may be looked through.
EK-406 = A drawn Exploding Kitten is shown to all at once.
EK-407 = Only you know where you put a kitten back.
EK-408 = Only you see what See the Future shows. It stays in your log as it was shown; nobody works it out anew for you.
EK-409 = A card given for a Favor or stolen by a Pair is seen by giver and receiver only.
EK-410 = Everybody hears what a Three or the Cat Burglar asks for, and sees whether it is handed over.
EK-411 = Everybody sees how many turns are owed and where the Cat Burglar stands.
EK-412 = The hand of a player who explodes is shown to all.
EK-501 = In your turn you play as many cards as you like, or none; then you draw.
EK-502 = After each action is settled you may play another.
EK-503 = What you play goes face up on the discard pile; whom it is aimed at and what you ask for is said with it.
EK-504 = A card that is no kitten goes to your hand, and the turn is over.
EK-505 = A finished turn is one turn less to take. With none left the next player has one.
EK-506 = Hands may be of any size; an empty hand changes nothing.
EK-511 = Attack: you need the card.
EK-512 = Skip: the turn is over without a draw.
EK-513 = Favor: another player who has cards gives you one of their choice.
EK-514 = Shuffle: the pile is shuffled.
EK-515 = See the Future: you alone look at the top three cards; they stay where they are.
EK-516 = Pair: two equal cards of any title steal a random card from another player who has cards.
EK-517 = Three: three equal cards of any title ask another player for a title; one copy is handed over if it is there.
EK-518 = With the Cat Burglar before you, you may send it to another player and ask for one of the Cats.
EK-519 = You may always draw.
EK-520 = A single Cat does nothing and cannot be played.
EK-521 = A Defuse is played alone only on a kitten just drawn, a Nope only as an answer; in a Pair or Three both serve like any title.
EK-522 = In a Pair or Three the cards do nothing else.
EK-523 = There are no other combinations, and two different Cats are no pair.
EK-531 = An Attack ends your turn at once, without a draw; the next player takes several turns in a row.
EK-532 = An Attack makes the next player take two turns.
EK-533 = If you are under attack yourself, your Attack hands on the turns you still have, this one included, and two more.
EK-534 = Whoever is attacked is under attack; the attacker has no turns left to take.
EK-535 = A Skip takes away one turn only.
EK-536 = An Attack or Skip that is stopped changes nothing.
EK-541 = You draw the top card; a kitten is shown at once.
EK-542 = Without a Defuse you explode: your cards and the kitten are discarded, the kitten on top, and you are out.
EK-543 = With a Defuse in hand you must play it, and it is discarded.
EK-544 = Then you put the kitten back anywhere in the pile, in secret, without looking.
EK-545 = After a Defuse the turn is over, but only that one.
EK-546 = Kitten and Defuse cannot be stopped by a Nope.
EK-547 = Whoever explodes takes no more turns; the next player has one ordinary turn.
EK-548 = If the Cat Burglar stands before a player who explodes, it leaves the game.
EK-551 = The Cat Burglar goes to the chosen player, who hands over one copy of the Cat asked for, if there is one. It stays there either way.
EK-552 = You may keep the Cat Burglar for a later turn.
EK-553 = You may send it whenever you could play a card in your turn.
EK-554 = The Cat Burglar cannot be stopped by a Nope.
EK-555 = It is no card: it may be sent to a player without cards.
EK-601 = A Nope stops any card or combination just played, also another Nope, before it takes effect; never a kitten, a Defuse or the Cat Burglar.
EK-602 = A Nope on a Nope sets the action going again, and so on.
EK-603 = Everybody alive except whoever just played is asked and answers in secret: Nope, with a Nope in hand, or let it pass.
EK-604 = The window closes when all have answered; at the end of its time a missing answer lets it pass.
EK-605 = If several say Nope, the nearest one clockwise plays it; the others keep their cards and nobody learns of them.
EK-606 = An even number of Nopes lets the action happen, an odd number stops it.
EK-607 = What is stopped stays on the discard pile, all cards of a combination too.
EK-608 = Nobody can tell whether you had no Nope or did not use it.
EK-609 = In a race the first Nope closes the window.
EK-610 = Chance and choices come only after the last window has closed.
EK-611 = Whoever played the action may answer a Nope like anybody else.
EK-701 = The last player alive wins.
EK-702 = The others rank by how long they lasted.
EK-703 = The pile never runs out: it always holds one kitten fewer than there are players alive.
EK-801 = With an empty hand you draw, or send the Cat Burglar.
EK-802 = See the Future shows all cards if there are fewer than three.
EK-803 = If nobody else has cards, Favor and Pair cannot be played; Three and the Cat Burglar can, in vain.
EK-804 = If the last card of a hand was a Nope just played, Favor and Pair get nothing.
EK-805 = With one card left, that is the card given for a Favor.
EK-806 = If the kitten was the last card of the pile, it goes back as the only one.
EK-807 = With two players an Attack hits the other one.
EK-808 = Whoever explodes takes none of the turns still owed.
EK-809 = If an attacked player explodes in the first turn, the next player has one turn.
EK-810 = The Cat Burglar of a player who explodes is gone for good.
EK-811 = If nobody holds a Nope, everybody lets it pass.
EK-812 = A Three gets one copy, even if the other holds more.
EK-813 = No card is ever lost: pile, discards, hands and a kitten being put back make up the game.
EK-901 = Chance decides the order of the deck without kittens.
EK-902 = Chance decides the order of the pile with kittens.
EK-903 = Chance decides each Shuffle.
EK-904 = Chance decides which card a Pair steals.
EK-905 = Chance decides who begins, where the table says so.

exploding-kittens-position-past = { $number ->
    [0] The past of this position cannot have begun like this.
   *[other] The past of this position contradicts its cards, at entry { $number }.
}

## Said to the one who does it, after "you"

exploding-kittens-stole-card-self = Steal a card from { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left-self = Have no card left for { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Look at the only card of the pile.
   *[other] Look at the top { $count } cards of the pile.
}
exploding-kittens-drew-card-self = Draw { exploding-kittens-title }.
exploding-kittens-kitten-self = Draw an Exploding Kitten.
exploding-kittens-defused-self = Defuse it.
exploding-kittens-placed-at-self = Put the kitten back below { $depth ->
    [0] no card: it is on top
    [one] 1 card
   *[other] { $depth } cards
} ({ $pile } in the pile).
exploding-kittens-exploded-self = { $count ->
    [0] Explode, with an empty hand.
    [one] Explode, and discard 1 card: { $cards }.
   *[other] Explode, and discard { $count } cards: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Take the turn.
   *[other] Take the turn, { $owed } in a row.
}

## Said to the one it is about

exploding-kittens-began-you = A new game. You begin; { $pile } cards in the pile, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
} among them.
exploding-kittens-attacked-you = You have to take { $owed } turns.
exploding-kittens-won-you = You are the last one left, and win.
exploding-kittens-because-last-alive-you = Only you did not explode.
exploding-kittens-refused-turn-you = It is your turn.
exploding-kittens-refused-gift-you = First you give a card to { $to }.
exploding-kittens-refused-burglar-you = The Cat Burglar stands before you.
exploding-kittens-refused-target-dead-you = You have exploded.
exploding-kittens-refused-empty-hand-you = You have no cards to give.
exploding-kittens-heading-hand-you = Your hand
exploding-kittens-line-won-you = You have won.
exploding-kittens-line-turn-you = { $owed ->
    [one] It is your turn.
   *[other] It is your turn: { $owed } turns to take.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] It is your turn, under attack: 1 turn left.
   *[other] It is your turn, under attack: { $owed } turns left.
}
exploding-kittens-line-burglar-you = The Cat Burglar stands before you.
exploding-kittens-line-attack-you = You play { exploding-kittens-title }.
exploding-kittens-line-skip-you = You play { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = You play { exploding-kittens-title }.
exploding-kittens-line-see-you = You play { exploding-kittens-title }.
exploding-kittens-line-favor-you = You play { exploding-kittens-title }: { $to } is to give a card.
exploding-kittens-line-pair-you = You play two { exploding-kittens-title } cards to steal a card from { $to }.
exploding-kittens-line-three-you = You play three { exploding-kittens-title } cards and ask { $to } for { exploding-kittens-named }.
exploding-kittens-line-nope-you = You say Nope.
exploding-kittens-line-give-you = You choose a card for { $to }.
exploding-kittens-line-defuse-you = You put the kitten back into the pile in secret.
exploding-kittens-table-boom-you = You explode
exploding-kittens-table-tell-defuse-you = You hide the kitten in the pile
exploding-kittens-table-turning-you = The last kitten went off in your hands{ $count ->
    [0] .
    [one] , after 1 had been defused.
   *[other] , after { $count } had been defused.
}

## What speaks for a move

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] the next card is harmless, and you know it
       *[other] the next card explodes, and you know it
    }
    [odds] for all you know the next card explodes with { $percent }%
   *[plain] { $kittens ->
        [0] no card of the { $pile } left explodes
        [one] 1 of the { $pile } cards left explodes
       *[other] { $kittens } of the { $pile } cards left explode
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] you hold no Defuse
    [one] you hold 1 Defuse
   *[other] you hold { $defuses } Defuses
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}You still owe { $owed } turns.
}
exploding-kittens-explain-draw = Draw: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Skip now: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Attack: { $to } draws instead, more than once; { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Look first: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Shuffle: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }. Afterwards nobody knows the order.
exploding-kittens-explain-hand = { $cards ->
    [one] who holds 1 card
   *[other] who holds { $cards } cards
}
exploding-kittens-explain-favor = Ask { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Steal from { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Ask { $to }, { exploding-kittens-explain-hand }, for { exploding-kittens-title }: { exploding-kittens-explain-defuses }, and { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = { $to } has { exploding-kittens-title } with { $chance }%, for all you know; the Cat Burglar costs no card.
exploding-kittens-explain-nope = { $aim ->
    [mine] Nope back: your card is worth it.
    [you] Nope: this is aimed at you.
   *[others] Nope: it is better stopped.
} { $nopes ->
    [one] It is your only Nope.
   *[other] You hold { $nopes } Nopes.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Let it pass: you hold no Nope.
    [one] Let it pass: your only Nope is worth more later.
   *[other] Let it pass: your { $nopes } Nopes are worth more later.
}
exploding-kittens-explain-put = { $depth ->
    [0] On top: { $to } draws it next, unless something comes between.
    [one] Below 1 of { $pile } cards: only you know it.
   *[other] Below { $depth } of { $pile } cards: only you know it.
}
exploding-kittens-explain-give = Give { exploding-kittens-title }: it is what you will miss least.
