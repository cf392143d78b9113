# De tafel van Kariba zoals de pagina die tekent: namen van kaarten, plekken en stapel.

kariba-table-game = partij { $number } van { $games }
kariba-table-round = ronde { $round }
kariba-table-ask-play = Speel een of meer gelijke dieren
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = kiezen het dier met dat nummer, nog eens voor één meer
kariba-table-pick-draw = Kies een kaart om te trekken
kariba-table-ask-draw = Trek van de stapel of een open kaart
kariba-table-hand = Kies dier en aantal
kariba-table-hand-empty = De hand is leeg.
kariba-table-cards = { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
  }
kariba-table-taken = { $count ->
    [one] 1 kaart gepakt
   *[other] { $count } kaarten gepakt
  }
kariba-table-taken-hidden = gepakte kaarten: gedekt
kariba-table-total = { $count } in totaal
kariba-table-pile = { $count ->
    [0] Stapel is leeg
    [one] Stapel, 1 kaart
   *[other] Stapel, { $count } kaarten
  }
kariba-table-draw-pile = Trek van de stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }
kariba-table-open = Open kaarten
kariba-table-open-card = Open kaart: { kariba-animal }
kariba-table-take = Pak: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: geen kaart
    [one] { $animal }, { kariba-animal }: 1 kaart
   *[other] { $animal }, { kariba-animal }: { $count } kaarten
  }
kariba-table-score = { $score ->
    [one] 1 dier
   *[other] { $score } dieren
}
kariba-table-end-you = Jij wint, met { kariba-table-score }
kariba-table-end-other = { $who } wint, met { kariba-table-score }
kariba-table-end-shared = Gedeelde winst: { $who }, met { kariba-table-score }
kariba-table-turning = De grootste vangst: { $who }, { kariba-prey-counted } in één keer.
kariba-table-series = De partijen van de reeks
kariba-table-series-game = Partij { $number }
kariba-table-series-total = Totaal
kariba-chapter-box = In de doos
kariba-chapter-players = Wie speelt
kariba-chapter-setting = Voorbereiding
kariba-chapter-seeing = Wie ziet wat
kariba-chapter-playing = Spelen
kariba-chapter-chasing = Wegjagen
kariba-chapter-drawing = Trekken
kariba-chapter-end = Einde en punten
kariba-chapter-rare = Randgevallen
