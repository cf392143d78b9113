# Kariba's table as the page draws it: labels of cards, places and pile.

kariba-table-game = game { $number } of { $games }
kariba-table-round = round { $round }
kariba-table-ask-play = Play one or more equal animals
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = choose the animal with that number, again for one more
kariba-table-pick-draw = Choose a card to draw
kariba-table-ask-draw = Draw from the pile or the open cards
kariba-table-hand = Choose animal and number
kariba-table-hand-empty = The hand is empty.
kariba-table-cards = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
  }
kariba-table-taken = { $count ->
    [one] 1 card taken
   *[other] { $count } cards taken
  }
kariba-table-taken-hidden = cards taken: covered
kariba-table-total = { $count } in all
kariba-table-pile = { $count ->
    [0] Pile is empty
    [one] Pile, 1 card
   *[other] Pile, { $count } cards
  }
kariba-table-draw-pile = Draw from the pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
kariba-table-open = Open cards
kariba-table-open-card = Open card: { kariba-animal }
kariba-table-take = Take: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: no card
    [one] { $animal }, { kariba-animal }: 1 card
   *[other] { $animal }, { kariba-animal }: { $count } cards
  }
kariba-table-score = { $score ->
    [one] 1 animal
   *[other] { $score } animals
}
kariba-table-end-you = You win, with { kariba-table-score }
kariba-table-end-other = { $who } wins, with { kariba-table-score }
kariba-table-end-shared = Victory shared: { $who }, with { kariba-table-score }
kariba-table-turning = The biggest catch: { $who }, { kariba-prey-counted } at once.
kariba-table-series = The games of the series
kariba-table-series-game = Game { $number }
kariba-table-series-total = Total
kariba-chapter-box = In the box
kariba-chapter-players = Who plays
kariba-chapter-setting = Setting up
kariba-chapter-seeing = Who sees what
kariba-chapter-playing = Playing
kariba-chapter-chasing = Chasing
kariba-chapter-drawing = Drawing
kariba-chapter-end = End and points
kariba-chapter-rare = Rare cases
