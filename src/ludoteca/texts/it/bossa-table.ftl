# Il tavolo di Bossa come la pagina lo disegna: etichette di linee, tessere e gettoni, e che cosa dice il tasto.

bossa-table-subtitle = { $phase ->
    [choose] apertura
    [colour] apertura
    [modifier] gettoni
   *[other] turno { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, tua
bossa-table-line-of = { bossa-line-name }, di { $name }
bossa-table-six = { $count ->
    [one] 1 gruppo su 6
   *[other] { $count } gruppi su 6
  }
bossa-table-die = Dado: { $value }
bossa-table-tile = { $white ->
    [one] 1 bianco
   *[other] { $white } bianchi
  }, { $black ->
    [one] 1 nero
   *[other] { $black } neri
  }
bossa-table-tile-under = { $tile }, con il gettone { bossa-table-token }
bossa-table-group = { $value }: { $count ->
    [one] 1 tessera, { $tiles }.
   *[other] { $count } tessere, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Sopra c’è una pila.
   *[other] Sopra ci sono due pile.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: segue { $value }, tessere: { $counts }
bossa-table-stack-on = Impila su { bossa-line-name } { $value }: { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }
bossa-table-pile = { $count ->
    [0] pila finita
   *[other] { $count } nella pila
  }
bossa-table-thrown = fuori
bossa-table-unseen = { $count ->
    [one] 1 mai vista
   *[other] { $count } mai viste
  }
bossa-table-unseen-open = Quali sono, e come può finire
bossa-table-unseen-title = Ancora da vedere
bossa-table-unseen-more = { $unseen ->
    [one] 1 tessera: quella da parte per tutta la partita.
   *[other] { $unseen } tessere: { $pile } nella pila, 1 da parte per tutta la partita.
  }
bossa-table-ends = Come può finire
bossa-table-end-hand = { $name }: { $count ->
    [one] in mano 1 tessera. Chi svuota la mano vince.
   *[other] in mano { $count } tessere. Chi svuota la mano vince.
  }
bossa-table-end-line = { bossa-line-name }: { $count ->
    [one] 1 gruppo su 6. Il sesto fa vincere chi la possiede.
   *[other] { $count } gruppi su 6. Il sesto fa vincere chi la possiede.
  }
bossa-table-end-stuck = Chi resta senza mosse perde.
bossa-table-end-pile = { $count ->
    [0] La pila è finita: dopo questo turno vince chi ha meno tessere.
    [one] Nella pila 1 tessera. Poi vince chi ne ha meno in mano.
   *[other] Nella pila { $count } tessere. Quando finiscono vince chi ne ha meno in mano.
  }

bossa-table-tiles = { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: a una di queste manca
   *[other] { bossa-line-name }: { $sum }
  }
bossa-table-hand = Le tue tessere
bossa-table-hand-empty = Tessere finite.
bossa-table-open = Le tessere di { $name }
bossa-table-covered = Le { $count } tessere di { $name }, coperte
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Le tue { $count } tessere, coperte
bossa-table-swap-for = Prendi: { $tile }
bossa-table-lay = { bossa-table-token } su { $tile }
bossa-table-actions = Tessere azione
bossa-table-action-name = { $action ->
    [redraw] Ripesca
    [swap] Scambia
   *[stack] Impila
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, già usata
bossa-table-token = { $token ->
    [doubler] Raddoppiatore
   *[inverter] Invertitore
  }
bossa-table-token-used = { bossa-table-token }, già usato
bossa-table-token-does = { $token ->
    [doubler] una tessera vale doppio
   *[inverter] bianchi e neri si scambiano
  }
bossa-table-token-shut = coperto finché non si sceglie in due

bossa-table-plates = Che cosa prendi?
bossa-table-plate = { $plate ->
    [white] Bianca
    [black] Nera
   *[first] Comincio io
  }
bossa-table-starts = Parte da { $value }.
bossa-table-other-first = Comincia { $name }.
bossa-table-first-more = Il colore lo sceglie { $name }.
bossa-table-higher-you = più alto: scegli tu
bossa-table-higher = più alto: sceglie { $name }
bossa-table-rolled = { $name }: dado { $value }
bossa-table-legend = fattibile con le tessere che hai
bossa-table-keep-which = Quale tieni?
bossa-table-together = poi insieme
bossa-table-in-turn = poi
bossa-table-has-chosen = scelta fatta
bossa-table-you-choose = tocca a te
bossa-table-is-choosing = sta scegliendo
bossa-table-token-note = Uno lo tieni, l’altro esce dal gioco. Si usa una volta sola, insieme a una tessera.
bossa-table-secretly = In segreto

bossa-table-watching = Stai guardando: le tessere sono scoperte.
bossa-table-ask-choose = Un colore, o la prima mossa?
bossa-table-ask-colour = Bianca o Nera?
bossa-table-ask-token = Quale tieni?
bossa-table-ask-kept = Scelta fatta. Puoi ancora ripensarci.
bossa-table-ask-both = Si sceglie insieme
bossa-table-ask-move = Allunga una linea di uno
bossa-table-ask-redraw = Quale tessera lasci?
bossa-table-ask-swap = Prima una delle tue
bossa-table-ask-theirs = Ora una di { $name }
bossa-table-ask-stack = Tante tessere quante il gruppo, stesso valore
bossa-table-ask-lay = Su quale tessera?
bossa-table-ask-where = Ci sta in { $count } posti: toccane uno

bossa-table-pick = { $phase ->
    [choose] scegli un colore o il primo turno
   *[colour] scegli un colore
  }
bossa-table-key-none = scegli le tessere
bossa-table-key-none-more = o usa una tessera azione
bossa-table-key-actions = usa una tessera azione
bossa-table-key-actions-more = ora nessuna delle tue ci sta
bossa-table-key-nowhere = così non c’è posto
bossa-table-misfit-sum = { bossa-line-name } { $sum }, non { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } vuole { $counts } tessere
bossa-table-misfit-pips = una tessera senza puntini { $line ->
    [W] bianchi
   *[B] neri
  }
bossa-table-key-where = ci sta in { $count } posti
bossa-table-key-where-more = tocca quello che vuoi
bossa-table-key-single = { $value }, una tessera
bossa-table-key-place = Metti sulla { bossa-line-name }
bossa-table-key-stack = Impila su { bossa-line-name } { $value }
bossa-table-key-one = scegli una delle tue
bossa-table-key-theirs = scegli una delle altre
bossa-table-key-redraw = lascia { $tile }
bossa-table-key-redraw-more = Ripesca: ne peschi un’altra
bossa-table-key-swap = { $tile } per { $other }
bossa-table-key-swap-more = Scambia
bossa-table-key-early = pronte
bossa-table-key-sealed = si scopre quando avete scelto in due
bossa-table-key-open = si vede subito
bossa-table-key-kept = scelta fatta
bossa-table-key-kept-more = manca l’altra scelta
bossa-table-option-pile = L’ultima tessera chiude subito la partita

bossa-table-turning = Il colpo più bello: { $count } tessere in una volta, di { $who }.
bossa-table-score = { $score ->
    [0] nessuna tessera rimasta
    [one] 1 tessera rimasta
   *[other] { $score } tessere rimaste
}
bossa-table-end-you = { $score ->
    [0] Vinci tu, a mano vuota
    [one] Vinci tu, con 1 tessera in mano
   *[other] Vinci tu, con { $score } tessere in mano
  }
bossa-table-end-other = { $score ->
    [0] Vince { $who }, a mano vuota
    [one] Vince { $who }, con 1 tessera in mano
   *[other] Vince { $who }, con { $score } tessere in mano
  }
bossa-table-end-shared = Pari: { $score ->
    [one] 1 tessera a testa
   *[other] { $score } tessere a testa
  }

bossa-chapter-box = Nella scatola
bossa-chapter-players = Chi gioca
bossa-chapter-setting = Preparazione
bossa-chapter-seeing = Chi vede che cosa
bossa-chapter-lines = Linee e gruppi
bossa-chapter-turn = Il turno
bossa-chapter-actions = Tessere azione
bossa-chapter-tokens = Gettoni
bossa-chapter-end = La fine
bossa-chapter-rare = Casi rari
