# Kitsune's table as the page draws it: track, trick, tokens, hand.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = of the clan { kitsune-clan }
kitsune-table-round = round { $round }
kitsune-table-leader = leads this trick
kitsune-table-gets = gets your card
kitsune-table-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
kitsune-table-rounds = { $count ->
    [0] no round won
    [one] 1 round won
   *[other] { $count } rounds won
  }
kitsune-table-track = Wisdom track of { $steps } steps: Zenko on { $blue }, Yako on { $orange }
kitsune-table-sum = Blue { $blue }, orange { $orange }
kitsune-table-after-cut = after the cut
kitsune-table-unseen = one card unseen
kitsune-table-swapped = colours swapped
kitsune-table-exchange = Everybody chooses a card for a team-mate
kitsune-table-of = { $count } of { $of }
kitsune-table-turn-together = all change hands together
kitsune-table-laid = { $name }: a card lies face down
kitsune-table-not-laid = { $name }: still choosing
kitsune-table-no-play = { $name }: no card yet
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , with +3 on { kitsune-side }
   *[other] , with { kitsune-token }
  }{ $fate ->
    [hidden] , face down
    [struck] , destroyed
   *[open] {""}
  }
kitsune-table-shelf = Power tokens: { $count } free. What do they do?
kitsune-table-free = { $count } free
kitsune-table-pile = pile
kitsune-table-discards = discards
kitsune-table-past = Earlier tricks of this deal
kitsune-table-open-past = { $count ->
    [one] Discards: see the earlier trick
   *[other] Discards: see { $count } earlier tricks
  }
kitsune-table-choose-award = A Power token for your clan
kitsune-table-choose-fetch = The cards of the last trick
kitsune-table-choose-leader = Who leads the next round
kitsune-table-pick-token = Tap a token to read what it does
kitsune-table-eyes-only = Only you see these cards
kitsune-table-hand = Your cards
kitsune-table-hand-empty = The hand is empty.
kitsune-table-tool = { kitsune-token }
kitsune-table-plus = { $side ->
    [B] +3 on blue
   *[O] +3 on orange
  }
kitsune-table-together = Together
kitsune-table-pick = { $phase ->
    [exchange] Choose a card to give
    [target] Choose a card to cut
    [fetch] Choose a card to take
    [award] Choose a token
    [leader] Choose who leads
   *[play] Choose a card
  }
kitsune-table-ask-give = Choose the card for { $name }
kitsune-table-ask-given = Waiting for the others; you can still change
kitsune-table-ask-first = You lead: play any card
kitsune-table-ask-play = Play a card
kitsune-table-ask-bound = { $clan ->
    [B] A blue is needed (Black Kitsune)
   *[O] An orange is needed (Black Kitsune)
  }
kitsune-table-ask-target = Which number do you cut?
kitsune-table-ask-fetch = Take one card of the last trick
kitsune-table-ask-award = Which token, and for whom?
kitsune-table-ask-award-two = Which token does your clan take?
kitsune-table-ask-award-any = Which token? The first to answer decides
kitsune-table-ask-leader = Who leads the next round?
kitsune-table-waits-clan = { $name } decides for { kitsune-table-clan }
kitsune-table-key-give = Give { kitsune-card } to { $name }
kitsune-table-key-given = Laid down: { kitsune-card }
kitsune-table-key-change = face down; you can still change it
kitsune-table-key-cut = Cut the { kitsune-card } of { $name }
kitsune-table-so-far = so far blue { $blue }, orange { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } to { $low } for us
   *[them] { $high } to { $low } for them
  }: { kitsune-table-clan } moves { $count ->
    [one] 1 space
   *[other] { $count } spaces
  }
kitsune-table-ahead-tied = { $high } to { $low }: nobody moves
kitsune-table-ahead-blocked = { $high } to { $low }: Block, nobody moves
kitsune-table-turning = The longest leap: { kitsune-table-clan }, { $count } steps in one trick.
kitsune-table-score = { $score ->
    [one] 1 round
   *[other] { $score } rounds
}
kitsune-table-end-you = You win, { $score } rounds won
kitsune-table-end-other = { $who } wins, { $score } rounds won
kitsune-table-end-shared = { $who } win together
kitsune-chapter-box = In the box
kitsune-chapter-clans = The clans
kitsune-chapter-setting = Setting up
kitsune-chapter-exchange = The exchange
kitsune-chapter-seeing = Who sees what
kitsune-chapter-trick = The trick
kitsune-chapter-special = Special cards
kitsune-chapter-tokens = Power tokens
kitsune-chapter-scoring = End of a trick
kitsune-chapter-receiving = Receiving a token
kitsune-chapter-dealing = A new deal
kitsune-chapter-end = End of round and game
kitsune-chapter-rare = Rare cases
