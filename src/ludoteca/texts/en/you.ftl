# Sentences about the person who reads them. `X-you` is said instead of `X` where the seat it speaks of is one's own.

you = You
you-to = you

## Kariba

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

## Boss Kito

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

## Bossa

bossa-won-701-you = You have no tiles left and win.
bossa-won-702-you = Six groups: you own the line and win.
bossa-won-703-you = The last tiles make the sixth group on the other line: you win.
bossa-won-704-you = No legal move left: you win.
bossa-won-705-you = The pile is used up: you have fewer tiles and win.
bossa-because-701-you = You had no tiles left.
bossa-because-702-you = Six groups lay in your line.
bossa-because-703-you = You laid the last tiles as the sixth group of the other line.
bossa-because-705-you = The pile was used up; you held fewer tiles.
bossa-refused-turn-you = Now it is up to you.
bossa-heading-line-of-you = Your { bossa-line-name } line, die { $value }
bossa-heading-hand-you = Your tiles

## Kitsune

kitsune-began-you = Round { $number } begins; you lead. The track has { $steps } steps.
kitsune-dealt-again-you = All cards have been played: you shuffle and deal anew.
kitsune-exchanged-you = All have given a card to a team-mate. You lead.
kitsune-binds-you = You must play { kitsune-colour } if you have any.
kitsune-named-you = You lead the next round.
kitsune-leads-you = You lead the next trick.
kitsune-lead-you = You lead the next round
kitsune-will-bind-you = You must play { kitsune-colour } if you have any
kitsune-refused-turn-you = It is your turn.
kitsune-refused-bound-you = You played a Black Kitsune: you hold { kitsune-colour } and must play it, not { kitsune-card }.
kitsune-refused-immune-you = Card { $place }, yours, lies under the Hidden token and cannot be destroyed.
kitsune-refused-own-you = Card { $place }, { kitsune-card }, is your own: only another player’s card can be destroyed.
kitsune-refused-destroyed-you = Card { $place }, your { kitsune-card }, is destroyed already.
kitsune-refused-special-you = Card { $place }, your { kitsune-card }, has no number: only numbered cards can be destroyed.
kitsune-refused-member-you = You are not of clan { kitsune-clan }.
kitsune-heading-hand-you = Your hand
kitsune-line-now-exchange-you = You give a card to a team-mate.
kitsune-line-now-play-you = You play a card.
kitsune-line-now-fetch-you = You take a card from the discards.
kitsune-line-now-target-you = You choose the card that the Katana destroys.
kitsune-line-now-award-you = You may choose a Power token for the clan.
kitsune-line-now-leader-you = You may choose who leads the next round.
kitsune-line-obliged-you = A Black Kitsune lies before you: { kitsune-colour } must be played if there is any.
kitsune-line-round-you = Round { $number }; you lead this trick.
kitsune-line-token-held-you = { kitsune-token }: held by you.

## Exploding Kittens

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
