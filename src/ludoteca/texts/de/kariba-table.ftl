# Der Kariba-Tisch, wie die Seite ihn zeichnet: Karten, Orte und Stapel.

kariba-table-game = Partie { $number } von { $games }
kariba-table-round = Runde { $round }
kariba-table-ask-play = Spiel Karten eines Tieres
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = wählen das Tier mit dieser Zahl, nochmal für eines mehr
kariba-table-pick-draw = Wähle eine Karte zum Ziehen
kariba-table-ask-draw = Zieh vom Stapel oder nimm eine offene
kariba-table-hand = Wähle Tier und Anzahl
kariba-table-hand-empty = Die Hand ist leer.
kariba-table-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
kariba-table-taken = { $count ->
    [one] 1 Karte gewonnen
   *[other] { $count } Karten gewonnen
  }
kariba-table-taken-hidden = gewonnen: verdeckt
kariba-table-total = { $count } insgesamt
kariba-table-pile = { $count ->
    [0] Stapel leer
    [one] Stapel, 1 Karte
   *[other] Stapel, { $count } Karten
  }
kariba-table-draw-pile = Vom Stapel ziehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
kariba-table-open = Offene Karten
kariba-table-open-card = Offene Karte: { kariba-animal }
kariba-table-take = Nimm: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: keine Karte
    [one] { $animal }, { kariba-animal }: 1 Karte
   *[other] { $animal }, { kariba-animal }: { $count } Karten
  }
kariba-table-score = { $score ->
    [one] 1 Tier
   *[other] { $score } Tiere
}
kariba-table-end-you = Du gewinnst: { kariba-table-score }
kariba-table-end-other = { $who } gewinnt: { kariba-table-score }
kariba-table-end-shared = Geteilter Sieg: { $who }, je { kariba-table-score }
kariba-table-turning = Der größte Fang: { $who }, { $count ->
    [one] 1 Karte
   *[other] { kariba-prey-counted }
} auf einmal.
kariba-table-series = Die Partien der Serie
kariba-table-series-game = Partie { $number }
kariba-table-series-total = Summe
kariba-chapter-box = In der Schachtel
kariba-chapter-players = Wer spielt
kariba-chapter-setting = Vorbereitung
kariba-chapter-seeing = Wer was sieht
kariba-chapter-playing = Ausspielen
kariba-chapter-chasing = Verscheuchen
kariba-chapter-drawing = Ziehen
kariba-chapter-end = Ende und Punkte
kariba-chapter-rare = Sonderfälle
