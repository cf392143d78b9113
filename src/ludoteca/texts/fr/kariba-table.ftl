# La table de Kariba telle que la page la dessine : noms des cartes, des emplacements et de la pioche.

kariba-table-game = partie { $number } sur { $games }
kariba-table-round = tour { $round }
kariba-table-ask-play = Joue un ou des animaux identiques
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = choisissent l’animal de ce numéro, encore une fois pour un de plus
kariba-table-pick-draw = Choisis une carte à piocher
kariba-table-ask-draw = Prends dans la pioche ou les cartes visibles
kariba-table-hand = Choisis l’animal et combien
kariba-table-hand-empty = La main est vide.
kariba-table-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
kariba-table-taken = { $count ->
    [one] { $count } carte prise
   *[other] { $count } cartes prises
  }
kariba-table-taken-hidden = cartes prises : cachées
kariba-table-total = { $count } en tout
kariba-table-pile = { $count ->
    [0] Pioche épuisée
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
  }
kariba-table-draw-pile = Piocher : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
kariba-table-open = Cartes visibles
kariba-table-open-card = Carte visible : { kariba-animal }
kariba-table-take = Prendre : { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal } : aucune carte
    [one] { $animal }, { kariba-animal } : { $count } carte
   *[other] { $animal }, { kariba-animal } : { $count } cartes
  }
kariba-table-score = { $score ->
    [one] { $score } animal
   *[other] { $score } animaux
}
kariba-table-end-you = Tu gagnes, avec { kariba-table-score }
kariba-table-end-other = { $who } gagne, avec { kariba-table-score }
kariba-table-end-shared = Victoire partagée : { $who }, avec { kariba-table-score }
kariba-table-turning = La plus grosse prise : { $who }, { kariba-prey-counted } d’un coup.
kariba-table-series = Les parties de la série
kariba-table-series-game = Partie { $number }
kariba-table-series-total = Total
kariba-chapter-box = Dans la boîte
kariba-chapter-players = Qui joue
kariba-chapter-setting = Mise en place
kariba-chapter-seeing = Qui voit quoi
kariba-chapter-playing = Jouer
kariba-chapter-chasing = Chasser
kariba-chapter-drawing = Piocher
kariba-chapter-end = Fin et points
kariba-chapter-rare = Cas rares
