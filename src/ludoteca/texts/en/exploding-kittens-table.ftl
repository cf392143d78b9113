# Exploding Kittens' table as the page draws it: cards, pile, the window for a Nope, the kitten to hide.

exploding-kittens-table-card = { $title ->
    [0] Defuse
    [1] Attack
    [2] Nope
    [3] Favor
    [4] Shuffle
    [5] Skip
    [6] Future
    [7] Tacocat
    [8] Cattermelon
    [9] Potato Cat
    [10] Beard Cat
    [11] Rainbow Cat
   *[12] Kitten!
  }
exploding-kittens-table-set-2 = Two { exploding-kittens-title } cards
exploding-kittens-table-set-3 = Three { exploding-kittens-title } cards
exploding-kittens-table-hand = Your cards
exploding-kittens-table-hand-empty = Your hand is empty. You can always draw.
exploding-kittens-table-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
exploding-kittens-table-owed = { $count ->
    [one] 1 turn to take
   *[other] { $count } turns to take
  }
exploding-kittens-table-out = out
exploding-kittens-table-inside = { $count } inside
exploding-kittens-table-pile = { $count ->
    [one] Pile: 1 card
   *[other] Pile: { $count } cards
  }, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
  }
exploding-kittens-table-draw = Draw from the pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
  }
exploding-kittens-table-discards = { $count ->
    [0] Nothing discarded
    [one] 1 discard: look
   *[other] { $count } discards: look
  }
exploding-kittens-table-discarded = discards
exploding-kittens-table-discards-title = The discards
exploding-kittens-table-percent = { $percent }%

## What you know
exploding-kittens-table-odds = The next card, for all you know
exploding-kittens-table-odds-kitten = Kitten
exploding-kittens-table-odds-defuse = Defuse
exploding-kittens-table-odds-nope = Nope
exploding-kittens-table-odds-cats = Cats
exploding-kittens-table-odds-actions = Other actions
exploding-kittens-table-seen = Only you see these
exploding-kittens-table-nth = { $count ->
    [1] next
    [2] second
   *[other] third
  }

## What is asked
exploding-kittens-table-ask-play = Play as much as you like, then draw
exploding-kittens-table-ask-owed = { $count ->
    [one] 1 turn left: play, then draw
   *[other] { $count } turns left: play, then draw
  }
exploding-kittens-table-ask-favor = Whom do you ask for a favor?
exploding-kittens-table-ask-pair = A pair: whom do you rob of a card?
exploding-kittens-table-ask-three = A three: whom do you ask?
exploding-kittens-table-ask-burglar = Whom does the Cat Burglar visit?
exploding-kittens-table-ask-title = Which card do you ask { $who } for?
exploding-kittens-table-ask-cat = Which Cat do you ask { $who } for?
exploding-kittens-table-ask-give = Choose a card for { $who }
exploding-kittens-table-ask-defuse = Put the kitten back
exploding-kittens-table-ask-fallen = From here on you watch
exploding-kittens-table-ask-window-mine = Will anybody say Nope?
exploding-kittens-table-ask-window-favor-you = { $seat } asks you for a favor
exploding-kittens-table-ask-window-pair-you = { $seat } wants to steal a card from you
exploding-kittens-table-which = Which card do you ask for?
exploding-kittens-table-chip = { exploding-kittens-title }: held with about { $percent }%
exploding-kittens-table-target = Choose { $who }
exploding-kittens-table-fallen = That kitten was yours. See how it ends.

## The window for a Nope
exploding-kittens-table-reaction = Reaction
exploding-kittens-table-answer = Your answer
exploding-kittens-table-no-nope = you hold none
exploding-kittens-table-deciding = is deciding
exploding-kittens-table-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
exploding-kittens-table-nopes = { $count ->
    [one] 1 Nope
   *[other] { $count } Nopes
  }
exploding-kittens-table-tell-poll = Same time for all: nobody sees who hesitates
exploding-kittens-table-tell-race = The first Nope counts
exploding-kittens-table-tell-stopped = { $count ->
    [one] 1 Nope: stopped so far
   *[other] { $count } Nopes: stopped so far
  }
exploding-kittens-table-tell-on = { $count } Nopes: it goes ahead so far
exploding-kittens-table-tell-give = { $by } chooses a card for { $to }
exploding-kittens-table-tell-give-you = One of your cards goes to { $to }: choose which
exploding-kittens-table-tell-defuse = { $by } hides the kitten in the pile

## The kitten to hide
exploding-kittens-table-depth = Where do you hide it?
exploding-kittens-table-depth-more = Only you will know. The others just see the pile back at { $count }.
exploding-kittens-table-depth-nth = { $count ->
    [1] on top
   *[other] card { $count }
  }
exploding-kittens-table-above = { $above } above, { $below } below
exploding-kittens-table-top = Top
exploding-kittens-table-bottom = Bottom
exploding-kittens-table-up = One higher
exploding-kittens-table-down = One lower

## The Cat Burglar, the explosion
exploding-kittens-table-burglar-here = The Cat Burglar is here
exploding-kittens-table-burglar-yours = The Cat Burglar is with you
exploding-kittens-table-nothing = nothing to give
exploding-kittens-table-boom = { $who } explodes

## The key
exploding-kittens-table-key-play-what = Play a card, or draw
exploding-kittens-table-key-give-what = Choose a card to give
exploding-kittens-table-key-draw = { $count ->
    [one] Draw and end the turn
   *[other] Draw: one of { $count } turns done
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] a kitten with { $percent }%; you hold a Defuse
   *[false] a kitten with { $percent }%; you hold no Defuse
  }
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] you hold a Defuse
   *[false] you hold no Defuse
  }
exploding-kittens-table-key-attack-more = you stop without drawing; the next one takes more turns
exploding-kittens-table-key-skip-more = the turn ends without a draw
exploding-kittens-table-key-shuffle-more = the pile gets a new order
exploding-kittens-table-key-see-more = { $count ->
    [one] you alone see the only card
   *[other] you alone see the top { $count } cards
  }
exploding-kittens-table-key-whom = choose somebody above
exploding-kittens-table-key-what = choose a card
exploding-kittens-table-key-favor-whom = Ask a favor
exploding-kittens-table-key-favor = Ask { $who } for a favor
exploding-kittens-table-key-favor-more = { $who } chooses what to give
exploding-kittens-table-key-pair-whom = A pair: steal a card
exploding-kittens-table-key-pair = Steal a card from { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] the only one there; a Nope can stop it
   *[other] at random from { $count }; a Nope can stop it
  }
exploding-kittens-table-key-three-whom = A three: ask for a card
exploding-kittens-table-key-burglar-whom = Send the Cat Burglar
exploding-kittens-table-key-ask-what = Ask { $who } for…
exploding-kittens-table-key-ask = Ask { $who } for { exploding-kittens-title }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] handed over if it is there; a Nope can stop it
   *[other] there with about { $percent }%; a Nope can stop it
  }
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] handed over if it is there; no Nope can stop it
   *[other] there with about { $percent }%; no Nope can stop it
  }
exploding-kittens-table-key-give = Give { exploding-kittens-title } to { $who }
exploding-kittens-table-key-give-more = only the two of you know
exploding-kittens-table-key-place = Hide it here

## Keys of its own
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = where a card is aimed at somebody: who sits first, second… after you
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = says No!
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = lets it pass

## The end
exploding-kittens-table-end-you = You are the last one left: you win
exploding-kittens-table-end-other = { $who } is the last one left, and wins
exploding-kittens-table-end-shared = Left over: { $who }
exploding-kittens-table-turning = The last kitten went off in the hands of { $who }{ $count ->
    [0] .
    [one] , after 1 had been defused.
   *[other] , after { $count } had been defused.
  }
exploding-kittens-table-nth-place = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
  }

exploding-kittens-chapter-box = In the box
exploding-kittens-chapter-players = Who plays
exploding-kittens-chapter-setting = Setting up
exploding-kittens-chapter-seeing = Who sees what
exploding-kittens-chapter-turn = The turn
exploding-kittens-chapter-actions = What can be played
exploding-kittens-chapter-attack = Attacks and turns
exploding-kittens-chapter-kitten = The kitten
exploding-kittens-chapter-burglar = The Cat Burglar
exploding-kittens-chapter-nope = Nope
exploding-kittens-chapter-end = The end
exploding-kittens-chapter-rare = Rare cases
exploding-kittens-chapter-chance = Chance
