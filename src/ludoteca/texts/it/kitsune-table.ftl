# Il tavolo di Kitsune come la pagina lo disegna: sentiero, turno, segnalini, mano.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = del clan { kitsune-clan }
kitsune-table-round = round { $round }
kitsune-table-leader = guida questo turno
kitsune-table-gets = riceve la tua carta
kitsune-table-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
kitsune-table-rounds = { $count ->
    [0] nessun round vinto
    [one] 1 round vinto
   *[other] { $count } round vinti
  }
kitsune-table-track = Tracciato della Saggezza di { $steps } passi: Zenko a { $blue }, Yako a { $orange }
kitsune-table-sum = Blu { $blue }, arancione { $orange }
kitsune-table-after-cut = dopo il taglio
kitsune-table-unseen = una carta coperta
kitsune-table-swapped = colori scambiati
kitsune-table-exchange = Ognuno sceglie una carta per un compagno
kitsune-table-of = { $count } su { $of }
kitsune-table-turn-together = passano di mano tutte insieme
kitsune-table-laid = { $name }: una carta coperta
kitsune-table-not-laid = { $name }: sta scegliendo
kitsune-table-no-play = { $name }: ancora nessuna carta
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , con +3 sul lato { kitsune-side }
   *[other] , con { kitsune-token }
  }{ $fate ->
    [hidden] , coperta
    [struck] , distrutta
   *[open] {""}
  }
kitsune-table-shelf = { $count ->
    [one] Segnalini Potere: 1 libero. Che cosa fanno?
   *[other] Segnalini Potere: { $count } liberi. Che cosa fanno?
  }
kitsune-table-free = { $count ->
    [one] 1 libero
   *[other] { $count } liberi
  }
kitsune-table-pile = mazzo
kitsune-table-discards = scarti
kitsune-table-past = Turni precedenti di questa distribuzione
kitsune-table-open-past = { $count ->
    [one] Scarti: guarda il turno precedente
   *[other] Scarti: guarda { $count } turni precedenti
  }
kitsune-table-choose-award = Un segnalino Potere per il tuo clan
kitsune-table-choose-fetch = Le carte dell’ultimo turno
kitsune-table-choose-leader = Chi guida il prossimo round
kitsune-table-pick-token = Tocca un segnalino per leggere che cosa fa
kitsune-table-eyes-only = Queste carte le vedi solo tu
kitsune-table-hand = Le tue carte
kitsune-table-hand-empty = La mano è vuota.
kitsune-table-tool = { kitsune-token }
kitsune-table-plus = { $side ->
    [B] +3 sul blu
   *[O] +3 sull’arancione
  }
kitsune-table-together = Insieme
kitsune-table-pick = { $phase ->
    [exchange] Scegli la carta da dare
    [target] Scegli la carta da tagliare
    [fetch] Scegli la carta da prendere
    [award] Scegli un segnalino
    [leader] Scegli chi guida
   *[play] Scegli una carta
  }
kitsune-table-ask-give = Scegli la carta per { $name }
kitsune-table-ask-given = Si aspettano gli altri; puoi ancora cambiare
kitsune-table-ask-first = Guidi tu: gioca una carta qualsiasi
kitsune-table-ask-play = Gioca una carta
kitsune-table-ask-bound = { $clan ->
    [B] Serve un blu (Kitsune Nero)
   *[O] Serve un arancione (Kitsune Nero)
  }
kitsune-table-ask-target = Quale numero tagli?
kitsune-table-ask-fetch = Prendi una carta dell’ultimo turno
kitsune-table-ask-award = Quale segnalino, e per chi?
kitsune-table-ask-award-two = Quale segnalino prende il tuo clan?
kitsune-table-ask-award-any = Quale segnalino? Decide chi risponde per primo
kitsune-table-ask-leader = Chi guida il prossimo round?
kitsune-table-waits-clan = { $name } decide per { kitsune-table-clan }
kitsune-table-key-give = Dai { kitsune-card } a { $name }
kitsune-table-key-given = Data: { kitsune-card }
kitsune-table-key-change = coperta, puoi ancora cambiarla
kitsune-table-key-cut = Taglia { kitsune-card } di { $name }
kitsune-table-so-far = finora blu { $blue }, arancione { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } a { $low } per noi
   *[them] { $high } a { $low } per loro
  }: { kitsune-table-clan } avanza di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
  }
kitsune-table-ahead-tied = { $high } a { $low }: nessuno avanza
kitsune-table-ahead-blocked = { $high } a { $low }: Blocco, nessuno avanza
kitsune-table-turning = Il salto più lungo: { kitsune-table-clan }, { $count } passi in un turno.
kitsune-table-score = { $score } round
kitsune-table-end-you = Vinci tu, con { $score } round
kitsune-table-end-other = Vince { $who }, con { $score } round
kitsune-table-end-shared = Vittoria di clan: { $who }
kitsune-chapter-box = Nella scatola
kitsune-chapter-clans = I clan
kitsune-chapter-setting = Preparazione
kitsune-chapter-exchange = Lo scambio
kitsune-chapter-seeing = Chi vede che cosa
kitsune-chapter-trick = Il turno
kitsune-chapter-special = Carte speciali
kitsune-chapter-tokens = Segnalini Potere
kitsune-chapter-scoring = Fine del turno
kitsune-chapter-receiving = Ricevere un segnalino
kitsune-chapter-dealing = Nuova distribuzione
kitsune-chapter-end = Fine del round e della partita
kitsune-chapter-rare = Casi rari
