# Il tavolo di Boss Kito come la pagina lo disegna: etichette di banchi, banane, mucchi e registro.

boss-kito-table-round = round { $round } · turno { $turn }/4
boss-kito-table-awards = round { $round } · premi
boss-kito-table-ask-act = Una carta, gettoni, o rifornisciti
boss-kito-table-ask-exchange = Tocca le carte da cambiare
boss-kito-table-ask-give = Chi comincia il prossimo round?
boss-kito-table-ask-giver = La bandiera la dà { $name }
boss-kito-table-pick-flag = Scegli chi comincia
boss-kito-table-pick-cards = Scegli le carte da cambiare
boss-kito-table-ask-pass = Non si può fare niente: si passa
boss-kito-table-flag = Bandiera
boss-kito-table-starts = comincia il round
boss-kito-table-has-flag = ora è qui
boss-kito-table-hand = Le tue banane: scegli una carta da giocare
boss-kito-table-hand-exchange = Quali carte cambi?
boss-kito-table-hand-empty = La mano è vuota.
boss-kito-table-leaving = { $cards }, { $count } da cambiare
boss-kito-table-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
boss-kito-table-reserve = { $count ->
    [one] 1 gettone in riserva
   *[other] { $count } gettoni in riserva
  }
boss-kito-table-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
boss-kito-table-market = Il mercato
boss-kito-table-taken-by = L’ha presa { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: ancora niente
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
  }, { $tokens ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $tokens } gettoni
  }, forza { $strength }{ $standing ->
    [lead] , in testa
    [tie] , in testa alla pari
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 gettone scelto
   *[other] { $count } gettoni scelti
  }
boss-kito-table-heaps = Rifornisciti
boss-kito-table-draw = Pesca
boss-kito-table-deck = { $count ->
    [0] finito
   *[other] mazzo { $count }
  }
boss-kito-table-take = { $count ->
    [0] Prendi
   *[other] Prendi { $count }
  }
boss-kito-table-supply = { $count ->
    [0] vuoto
   *[other] cesto { $count }
  }
boss-kito-table-exchange = Cambia
boss-kito-table-discards = scarti { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Cambia 1 carta
   *[other] Cambia { $count } carte
  }
boss-kito-table-exchange-more = { $cards } negli scarti; ne peschi { $count }
boss-kito-table-take-more = { $count ->
    [one] avrai 1 gettone
   *[other] avrai { $count } gettoni
  }
boss-kito-table-draw-more = dal mazzo coperto
boss-kito-table-early-tokens = { $count ->
    [one] Metti 1 gettone
   *[other] Metti { $count } gettoni
  }
boss-kito-table-would-win = forza { $strength }: { boss-kito-type } sarebbe tuo
boss-kito-table-would-tie = forza { $strength }, alla pari con { $rivals }
boss-kito-table-would-trail = forza { $strength }; { $rivals }: { $best }
boss-kito-table-give = Dai la bandiera a { $name }
boss-kito-table-keep = Tieni la bandiera
boss-kito-table-order = { $name } comincia il round { $round }, per te è il { $place ->
    [2] secondo
    [3] terzo
    [4] quarto
   *[5] quinto
  } posto
boss-kito-table-you-start = cominci tu il round { $round }
boss-kito-table-ledger = Il registro del mercato
boss-kito-table-majorities = Maggioranze finora
boss-kito-table-how = Chi ha più carte di un numero, anche alla pari, prende quel numero in punti; per gli altri ogni carta vale 1.
boss-kito-table-type = Numero
boss-kito-table-most = maggioranza: { $count ->
    [one] 1 punto
   *[other] { $count } punti
  }
boss-kito-table-worth = Punti finora
boss-kito-table-removed = { $count ->
    [0] Nessuna carta è uscita dal gioco
    [one] 1 carta è uscita dal gioco
   *[other] { $count } carte sono uscite dal gioco
  }
boss-kito-table-thrown = { $count ->
    [0] Nessuna banana negli scarti
    [one] 1 carta banana negli scarti
   *[other] { $count } carte banana negli scarti
  }
boss-kito-table-agreed = A questo tavolo
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = Vinci tu, con { boss-kito-table-score }
boss-kito-table-end-other = Vince { $who }, con { boss-kito-table-score }
boss-kito-table-end-shared = Vittoria condivisa: { $who }, con { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 punto
   *[other] { $score } punti
  }
boss-kito-table-turning = La maggioranza più bella: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  } del numero { $type } per { $who }.
boss-kito-chapter-box = Nella scatola
boss-kito-chapter-players = Chi gioca
boss-kito-chapter-setting = Preparazione
boss-kito-chapter-seeing = Chi vede che cosa
boss-kito-chapter-actions = Le azioni
boss-kito-chapter-tokens = Gettoni e mazzi
boss-kito-chapter-prizes = Fine del round
boss-kito-chapter-end = Fine e punti
boss-kito-chapter-rare = Casi rari
