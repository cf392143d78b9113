# Boss Kito's table as the page draws it: labels of stalls, bananas, heaps and the ledger.

boss-kito-table-round = round { $round } · turn { $turn }/4
boss-kito-table-awards = round { $round } · prizes
boss-kito-table-ask-act = A card, tokens, or stock up
boss-kito-table-ask-exchange = Tap the cards to exchange
boss-kito-table-ask-give = Who starts the next round?
boss-kito-table-ask-giver = { $name } hands on the flag
boss-kito-table-pick-flag = Choose who starts
boss-kito-table-pick-cards = Choose cards to exchange
boss-kito-table-ask-pass = Nothing can be done: pass
boss-kito-table-flag = Flag
boss-kito-table-starts = starts the round
boss-kito-table-has-flag = here now
boss-kito-table-hand = Your bananas: choose a card to play
boss-kito-table-hand-exchange = Which cards do you exchange?
boss-kito-table-hand-empty = The hand is empty.
boss-kito-table-leaving = { $cards }, { $count } of them leave
boss-kito-table-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
boss-kito-table-reserve = { $count ->
    [one] 1 token in reserve
   *[other] { $count } tokens in reserve
  }
boss-kito-table-points = { $count ->
    [one] 1 point
   *[other] { $count } points
  }
boss-kito-table-market = The market
boss-kito-table-taken-by = Taken by { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: nothing yet
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $tokens ->
    [0] no token
    [one] 1 token
   *[other] { $tokens } tokens
  }, strength { $strength }{ $standing ->
    [lead] , alone in front
    [tie] , level in front
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 token picked
   *[other] { $count } tokens picked
  }
boss-kito-table-heaps = Stock up
boss-kito-table-draw = Draw
boss-kito-table-deck = { $count ->
    [0] empty
   *[other] deck { $count }
  }
boss-kito-table-take = { $count ->
    [0] Take
   *[other] Take { $count }
  }
boss-kito-table-supply = { $count ->
    [0] empty
   *[other] basket { $count }
  }
boss-kito-table-exchange = Exchange
boss-kito-table-discards = discards { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Exchange 1 card
   *[other] Exchange { $count } cards
  }
boss-kito-table-exchange-more = { $cards } to the discards; you draw { $count }
boss-kito-table-take-more = { $count ->
    [one] you will have 1 token
   *[other] you will have { $count } tokens
  }
boss-kito-table-draw-more = from the face-down deck
boss-kito-table-early-tokens = { $count ->
    [one] Put 1 token
   *[other] Put { $count } tokens
  }
boss-kito-table-would-win = strength { $strength }: { boss-kito-type } would be yours
boss-kito-table-would-tie = strength { $strength }, level with { $rivals }
boss-kito-table-would-trail = strength { $strength }; { $rivals }: { $best }
boss-kito-table-give = Give the flag to { $name }
boss-kito-table-keep = Keep the flag
boss-kito-table-order = { $name } starts round { $round }, you are { $place ->
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
  }
boss-kito-table-you-start = you start round { $round }
boss-kito-table-ledger = The market’s ledger
boss-kito-table-majorities = Majorities so far
boss-kito-table-how = Most cards of a number, alone or tied, score that number; all others score 1 for each card.
boss-kito-table-type = Number
boss-kito-table-most = most: { $count ->
    [one] 1 point
   *[other] { $count } points
  }
boss-kito-table-worth = Points so far
boss-kito-table-removed = { $count ->
    [0] No card has left the game
    [one] 1 card has left the game
   *[other] { $count } cards have left the game
  }
boss-kito-table-thrown = { $count ->
    [0] No banana card among the discards
    [one] 1 banana card among the discards
   *[other] { $count } banana cards among the discards
  }
boss-kito-table-agreed = At this table
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = You win, with { boss-kito-table-score }
boss-kito-table-end-other = { $who } wins, with { boss-kito-table-score }
boss-kito-table-end-shared = Victory shared: { $who }, with { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
boss-kito-table-turning = The best majority: { $count ->
    [one] 1 card
   *[other] { $count } cards
  } of number { $type } for { $who }.
boss-kito-chapter-box = In the box
boss-kito-chapter-players = Who plays
boss-kito-chapter-setting = Setting up
boss-kito-chapter-seeing = Who sees what
boss-kito-chapter-actions = Actions
boss-kito-chapter-tokens = Tokens and decks
boss-kito-chapter-prizes = End of a round
boss-kito-chapter-end = End and points
boss-kito-chapter-rare = Rare cases
