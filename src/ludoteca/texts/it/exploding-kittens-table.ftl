# Il tavolo di Exploding Kittens come la pagina lo disegna: carte, mazzo, finestra del No!, gattino da nascondere.

exploding-kittens-table-card = { $title ->
    [0] Disinnesgatto
    [1] Attacco
    [2] No!
    [3] Favore
    [4] Mescola
    [5] Salta
    [6] Futuro
    [7] Ottagogatto
    [8] Miciocomero
    [9] Patagatto
    [10] Barbagatto
    [11] Gattobaleno
   *[12] Gattino!
  }
exploding-kittens-table-set-2 = Due carte { exploding-kittens-title }
exploding-kittens-table-set-3 = Tre carte { exploding-kittens-title }
exploding-kittens-table-hand = Le tue carte
exploding-kittens-table-hand-empty = La mano è vuota. Puoi sempre pescare.
exploding-kittens-table-cards = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
  }
exploding-kittens-table-owed = { $count ->
    [one] 1 turno da fare
   *[other] { $count } turni da fare
  }
exploding-kittens-table-out = fuori
exploding-kittens-table-inside = { $count ->
    [one] 1 dentro
   *[other] { $count } dentro
  }
exploding-kittens-table-pile = { $count ->
    [one] Mazzo: 1 carta
   *[other] Mazzo: { $count } carte
  }, { $kittens ->
    [one] 1 gattino
   *[other] { $kittens } gattini
  }
exploding-kittens-table-draw = Pesca dal mazzo: { $count ->
    [one] 1 carta
   *[other] { $count } carte
  }, { $kittens ->
    [one] 1 gattino
   *[other] { $kittens } gattini
  }
exploding-kittens-table-discards = { $count ->
    [0] Nessuno scarto
    [one] 1 scarto: guarda
   *[other] { $count } scarti: guarda
  }
exploding-kittens-table-discarded = scarti
exploding-kittens-table-discards-title = Gli scarti
exploding-kittens-table-percent = { $percent }%

## Che cosa sai
exploding-kittens-table-odds = La prossima carta, per quel che sai
exploding-kittens-table-odds-kitten = Gattino
exploding-kittens-table-odds-defuse = Disinnesgatto
exploding-kittens-table-odds-nope = No!
exploding-kittens-table-odds-cats = Gatti
exploding-kittens-table-odds-actions = Altre azioni
exploding-kittens-table-seen = Le vedi solo tu
exploding-kittens-table-nth = { $count ->
    [1] prossima
    [2] seconda
   *[other] terza
  }

## Che cosa si chiede
exploding-kittens-table-ask-play = Gioca quanto vuoi, poi pesca
exploding-kittens-table-ask-owed = { $count ->
    [one] Ancora 1 turno: gioca, poi pesca
   *[other] Ancora { $count } turni: gioca, poi pesca
  }
exploding-kittens-table-ask-favor = A chi chiedi un favore?
exploding-kittens-table-ask-pair = Coppia: a chi rubi una carta?
exploding-kittens-table-ask-three = Tris: a chi chiedi una carta?
exploding-kittens-table-ask-burglar = Da chi mandi il Gatto Ladro?
exploding-kittens-table-ask-title = Quale carta chiedi a { $who }?
exploding-kittens-table-ask-cat = Quale gatto chiedi a { $who }?
exploding-kittens-table-ask-give = Scegli una carta per { $who }
exploding-kittens-table-ask-defuse = Rimetti il gattino nel mazzo
exploding-kittens-table-ask-fallen = Da qui in poi si guarda
exploding-kittens-table-ask-window-mine = Qualcuno dirà di no?
exploding-kittens-table-ask-window-favor-you = { $seat } ti chiede un favore
exploding-kittens-table-ask-window-pair-you = { $seat } vuole rubarti una carta
exploding-kittens-table-which = Quale carta chiedi?
exploding-kittens-table-chip = { exploding-kittens-title }: ce l’ha al { $percent }% circa
exploding-kittens-table-target = Scegli { $who }
exploding-kittens-table-fallen = Il gattino era per te. Guarda come va a finire.

## La finestra del No!
exploding-kittens-table-reaction = Reazione
exploding-kittens-table-answer = La tua risposta
exploding-kittens-table-no-nope = non ne hai
exploding-kittens-table-deciding = sta decidendo
exploding-kittens-table-seconds = { $count ->
    [one] 1 secondo
   *[other] { $count } secondi
  }
exploding-kittens-table-nopes = { $count ->
    [one] 1 No!
   *[other] { $count } No!
  }
exploding-kittens-table-tell-poll = Stesso tempo per tutti: nessuno vede chi esita
exploding-kittens-table-tell-race = Vale il primo No!
exploding-kittens-table-tell-stopped = { $count ->
    [one] 1 No!: per ora è bloccata
   *[other] { $count } No!: per ora è bloccata
  }
exploding-kittens-table-tell-on = { $count } No!: per ora si va avanti
exploding-kittens-table-tell-give = { $by } sceglie una carta per { $to }
exploding-kittens-table-tell-give-you = Una carta tua passa a { $to }: scegli quale
exploding-kittens-table-tell-defuse = { $by } nasconde il gattino nel mazzo

## Il gattino da nascondere
exploding-kittens-table-depth = Dove lo nascondi?
exploding-kittens-table-depth-more = Lo sai solo tu. Gli altri vedono soltanto che il mazzo torna a { $count }.
exploding-kittens-table-depth-nth = { $count ->
    [1] in cima
   *[other] { $count }ª carta
  }
exploding-kittens-table-above = { $above } sopra, { $below } sotto
exploding-kittens-table-top = In cima
exploding-kittens-table-bottom = In fondo
exploding-kittens-table-up = Una più su
exploding-kittens-table-down = Una più giù

## Il Gatto Ladro, l'esplosione
exploding-kittens-table-burglar-here = Il Gatto Ladro è qui
exploding-kittens-table-burglar-yours = Il Gatto Ladro è da te
exploding-kittens-table-nothing = niente da dare
exploding-kittens-table-boom = { $who } esplode

## Il tasto
exploding-kittens-table-key-play-what = Gioca una carta, o pesca
exploding-kittens-table-key-give-what = Scegli la carta da dare
exploding-kittens-table-key-draw = { $count ->
    [one] Pesca e finisci il turno
   *[other] Pesca: fai 1 dei { $count } turni
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] gattino: { $percent }%; hai un Disinnesgatto
   *[false] gattino: { $percent }%; non hai Disinnesgatto
  }
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] hai un Disinnesgatto
   *[false] non hai Disinnesgatto
  }
exploding-kittens-table-key-attack-more = finisci senza pescare; chi segue fa più turni
exploding-kittens-table-key-skip-more = il turno finisce senza pescare
exploding-kittens-table-key-shuffle-more = il mazzo prende un altro ordine
exploding-kittens-table-key-see-more = { $count ->
    [one] vedi l’unica carta, solo tu
   *[other] vedi le { $count } carte in cima, solo tu
  }
exploding-kittens-table-key-whom = scegli una persona in alto
exploding-kittens-table-key-what = scegli una carta
exploding-kittens-table-key-favor-whom = Chiedi un favore
exploding-kittens-table-key-favor = Chiedi un favore a { $who }
exploding-kittens-table-key-favor-more = sceglie { $who } che cosa darti
exploding-kittens-table-key-pair-whom = Coppia: ruba una carta
exploding-kittens-table-key-pair = Ruba una carta a { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] la sola che ha; si può dire di no
   *[other] a caso tra { $count }; si può dire di no
  }
exploding-kittens-table-key-three-whom = Tris: chiedi una carta
exploding-kittens-table-key-burglar-whom = Manda il Gatto Ladro
exploding-kittens-table-key-ask-what = Chiedi a { $who }…
exploding-kittens-table-key-ask = Chiedi { exploding-kittens-title } a { $who }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] se ce l’ha te la dà; si può dire di no
   *[other] ce l’ha al { $percent }% circa; si può dire di no
  }
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] se ce l’ha te la dà; niente No!
   *[other] ce l’ha al { $percent }% circa; niente No!
  }
exploding-kittens-table-key-give = Dai { exploding-kittens-title } a { $who }
exploding-kittens-table-key-give-more = lo sapete solo voi due
exploding-kittens-table-key-place = Nascondi qui

## Tasti suoi
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = quando una carta mira a qualcuno: chi siede al primo, secondo… posto dopo di te
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = dice No!
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = lascia passare

## La fine
exploding-kittens-table-end-you = Resti solo tu: vinci
exploding-kittens-table-end-other = Resta { $who }, e vince
exploding-kittens-table-end-shared = Restano { $who }
exploding-kittens-table-turning = L’ultimo gattino esplode in mano a { $who }{ $count ->
    [0] .
    [one] , dopo 1 gattino disinnescato.
   *[other] , dopo { $count } gattini disinnescati.
  }
exploding-kittens-table-nth-place = { $rank }°

exploding-kittens-chapter-box = Nella scatola
exploding-kittens-chapter-players = Chi gioca
exploding-kittens-chapter-setting = Preparazione
exploding-kittens-chapter-seeing = Chi vede che cosa
exploding-kittens-chapter-turn = Il turno
exploding-kittens-chapter-actions = Che cosa si gioca
exploding-kittens-chapter-attack = Attacchi e turni
exploding-kittens-chapter-kitten = Il gattino
exploding-kittens-chapter-burglar = Il Gatto Ladro
exploding-kittens-chapter-nope = No!
exploding-kittens-chapter-end = La fine
exploding-kittens-chapter-rare = Casi rari
exploding-kittens-chapter-chance = Il caso
