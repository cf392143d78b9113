# Il tavolo di Kariba come la pagina lo disegna: etichette di carte, posti e mazzo.

kariba-table-game = partita { $number } di { $games }
kariba-table-round = giro { $round }
kariba-table-ask-play = Gioca uno o più animali uguali
kariba-table-keys-digits = 1 – 8
kariba-table-keys-digits-does = scelgono l’animale con quel numero, ancora per uno in più
kariba-table-pick-draw = Scegli la carta da pescare
kariba-table-ask-draw = Pesca dal mazzo o tra le scoperte
kariba-table-hand = Scegli animale e quantità
kariba-table-hand-empty = La mano è vuota.
kariba-table-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
kariba-table-taken = { $count ->
    [one] 1 carta presa
   *[other] { $count } carte prese
  }
kariba-table-taken-hidden = carte prese: coperte
kariba-table-total = { $count } in tutto
kariba-table-pile = { $count ->
    [0] Mazzo finito
    [one] Mazzo, 1 carta
   *[other] Mazzo, { $count } carte
  }
kariba-table-draw-pile = Pesca dal mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }
kariba-table-open = Carte scoperte
kariba-table-open-card = Carta scoperta: { kariba-animal }
kariba-table-take = Prendi: { kariba-animal }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-animal }: nessuna carta
    [one] { $animal }, { kariba-animal }: 1 carta
   *[other] { $animal }, { kariba-animal }: { $count } carte
  }
kariba-table-score = { $score ->
    [one] 1 animale
   *[other] { $score } animali
}
kariba-table-end-you = Vinci tu, con { kariba-table-score }
kariba-table-end-other = Vince { $who }, con { kariba-table-score }
kariba-table-end-shared = Vittoria condivisa: { $who }, con { kariba-table-score }
kariba-table-turning = La presa più grossa: { $who }, { kariba-prey-counted } in un colpo.
kariba-table-series = Le partite della serie
kariba-table-series-game = Partita { $number }
kariba-table-series-total = Totale
kariba-chapter-box = Nella scatola
kariba-chapter-players = Chi gioca
kariba-chapter-setting = Preparazione
kariba-chapter-seeing = Chi vede che cosa
kariba-chapter-playing = Giocare
kariba-chapter-chasing = Scacciare
kariba-chapter-drawing = Pescare
kariba-chapter-end = Fine e punti
kariba-chapter-rare = Casi rari
