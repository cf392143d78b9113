# Kariba's table as the page draws it: labels of cards, places and pile.

kariba-table-game = game { $number } of { $games }
kariba-table-round = round { $round }
kariba-table-ask-play = Play one or more equal animals
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
kariba-table-name = { $animal ->
    [1] mouse
    [2] meerkat
    [3] zebra
    [4] giraffe
    [5] ostrich
    [6] leopard
    [7] rhino
   *[8] elephant
  }
kariba-table-names = { $animal ->
    [1] mice
    [2] meerkats
    [3] zebras
    [4] giraffes
    [5] ostriches
    [6] leopards
    [7] rhinos
   *[8] elephants
  }
kariba-table-copies = { $count ->
    [one] 1 { kariba-table-name }
   *[other] { $count } { kariba-table-names }
  }
kariba-table-open-card = Open card: { kariba-table-name }
kariba-table-take = Take: { kariba-table-name }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-table-name }: no card
    [one] { $animal }, { kariba-table-name }: 1 card
   *[other] { $animal }, { kariba-table-name }: { $count } cards
  }
kariba-table-window = 2–5 players · 15 min
