# Il tavolo di Kariba come la pagina lo disegna: etichette di carte, posti e mazzo.

kariba-table-game = partita { $number } di { $games }
kariba-table-round = giro { $round }
kariba-table-ask-play = Gioca uno o più animali uguali
kariba-table-ask-draw = Pesca dal mazzo o dalle carte scoperte
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
kariba-table-name = { $animal ->
    [1] topo
    [2] suricato
    [3] zebra
    [4] giraffa
    [5] struzzo
    [6] leopardo
    [7] rinoceronte
   *[8] elefante
  }
kariba-table-names = { $animal ->
    [1] topi
    [2] suricati
    [3] zebre
    [4] giraffe
    [5] struzzi
    [6] leopardi
    [7] rinoceronti
   *[8] elefanti
  }
kariba-table-copies = { $count ->
    [one] 1 { kariba-table-name }
   *[other] { $count } { kariba-table-names }
  }
kariba-table-open-card = Carta scoperta: { kariba-table-name }
kariba-table-take = Prendi: { kariba-table-name }
kariba-table-spot = { $count ->
    [0] { $animal }, { kariba-table-name }: nessuna carta
    [one] { $animal }, { kariba-table-name }: 1 carta
   *[other] { $animal }, { kariba-table-name }: { $count } carte
  }
kariba-table-window = 2–5 giocatori · 15 min
