# Boss Kito. Le frasi del diario stanno dopo il nome di chi gioca e non hanno soggetto.

boss-kito = Boss Kito
boss-kito-about = Cinque gorilla, cinque offerte: chi ha più banane di un colore prende la carta, e la parità la porta via.
boss-kito-aim = Vinci carte beneficio con più banane del loro colore. Alla fine chi ha più carte di un tipo ne segna il numero, gli altri un punto a carta.

boss-kito-colour = { $colour ->
    [1] rosso
    [2] giallo
    [3] verde
    [4] blu
   *[5] viola
}
boss-kito-other-colour = { $other ->
    [1] rosso
    [2] giallo
    [3] verde
    [4] blu
   *[5] viola
}
boss-kito-card = carta { $colour ->
    [1] rossa
    [2] gialla
    [3] verde
    [4] blu
   *[5] viola
}
boss-kito-cards = carte { $colour ->
    [1] rosse
    [2] gialle
    [3] verdi
    [4] blu
   *[5] viola
}
boss-kito-counted = { $count ->
    [one] 1 { $card ->
        [1] rossa
        [2] gialla
        [3] verde
        [4] blu
       *[5] viola
    }
   *[other] { $count } { $card ->
        [1] rosse
        [2] gialle
        [3] verdi
        [4] blu
       *[5] viola
    }
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } con la carta iniziale
    [C] { boss-kito-type } con una carta
    [T] { boss-kito-type } con un gettone
   *[none] { boss-kito-type }
}
boss-kito-type = { $type ->
    [1] l’1
    [8] l’8
   *[other] il { $type }
}

## Opzioni
boss-kito-option-startPlayer = Chi comincia
boss-kito-option-startPlayer-random = A sorte
boss-kito-option-startPlayer-0 = Posto 1
boss-kito-option-startPlayer-1 = Posto 2
boss-kito-option-startPlayer-2 = Posto 3
boss-kito-option-startPlayer-3 = Posto 4
boss-kito-option-startPlayer-4 = Posto 5
boss-kito-option-symbols = Simboli sulle carte beneficio
boss-kito-option-symbols-unconfirmed = Una tabella nostra, non confermata
boss-kito-option-bossOrder = Ordine dei gorilla
boss-kito-option-bossOrder-listed = Rosso, giallo, verde, blu, viola
boss-kito-option-bossOrder-random = A sorte
boss-kito-option-exchangeZero = Cambiare nessuna carta
boss-kito-option-exchangeZero-false = Almeno una carta
boss-kito-option-exchangeZero-true = Anche nessuna
boss-kito-option-reshuffle = Gli scarti si rimescolano
boss-kito-option-reshuffle-eager = Appena finisce il mazzo
boss-kito-option-reshuffle-lazy = Quando serve una carta
boss-kito-option-discardsPublic = Scarti
boss-kito-option-discardsPublic-true = In vista di tutti
boss-kito-option-discardsPublic-false = Coperti

## Che cosa è successo
boss-kito-began = Nuova partita. La carta iniziale è di { $seat }; { $deck } carte nel mazzo, { $supply } gettoni nella riserva generale.
boss-kito-dealt = Le tue carte: { $cards }.
boss-kito-offered = { $colour ->
    [1] Rosso
    [2] Giallo
    [3] Verde
    [4] Blu
   *[5] Viola
}: in offerta { boss-kito-benefit }.
boss-kito-played = Una { boss-kito-card }. Forza { $strength }.
boss-kito-put = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
} sul { boss-kito-colour }. Forza { $strength }.
boss-kito-put-two = 1 gettone sul { boss-kito-colour } e 1 sul { boss-kito-other-colour }. Forza { $strength } e { $then }.
boss-kito-drew = { $count ->
    [one] Pesca 1 carta.
   *[other] Pesca { $count } carte.
}
boss-kito-drew-cards = Pescate: { $cards }.
boss-kito-took = { $count ->
    [one] Prende 1 gettone
   *[other] Prende { $count } gettoni
}: ora ne ha { $now }.
boss-kito-threw = { $count ->
    [one] Scarta 1 carta coperta.
   *[other] Scarta { $count } carte coperte.
}
boss-kito-threw-cards = Scartate: { $cards }.
boss-kito-exchanged-nothing = Non cambia niente.
boss-kito-passed = Non si può fare niente: passa.
boss-kito-gave-start = Dà la carta iniziale a { $to }.
boss-kito-kept-start = Tiene la carta iniziale.
boss-kito-reshuffled = Si rimescolano gli scarti: ecco un mazzo nuovo.
boss-kito-won-card = Sul { boss-kito-colour }: vince { boss-kito-benefit }.
boss-kito-removed = Sul { boss-kito-colour } nessuno è in testa da solo: { boss-kito-benefit } esce dal gioco.
boss-kito-symbol-start = Prende la carta iniziale e la deve dare a qualcuno.
boss-kito-symbol-no-card = Non ci sono carte da pescare.
boss-kito-symbol-token = Prende 1 gettone in più.
boss-kito-symbol-no-token = Nella riserva generale non ci sono gettoni.
boss-kito-round-ended = Finisce il round { $round }: si libera il tavolo.
boss-kito-round-began = Round { $round } di { $rounds }. Comincia { $seat }.
boss-kito-scored = Punti: { $scores }.
boss-kito-won = Vince { $winners } con { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.
boss-kito-won-by-tokens = Vince { $winners } con { $score ->
    [one] 1 punto
   *[other] { $score } punti
} e più gettoni in riserva.
boss-kito-because-rounds = I { $count } round sono finiti.

## Che cosa si può fare
boss-kito-play = Gioca una { boss-kito-card }
boss-kito-token = Metti 1 gettone sul { boss-kito-colour }
boss-kito-tokens-same = Metti 2 gettoni sul { boss-kito-colour }
boss-kito-tokens = Metti 1 gettone sul { boss-kito-colour } e 1 sul { boss-kito-other-colour }
boss-kito-draw = Pesca una carta
boss-kito-take = Prendi 3 gettoni
boss-kito-exchange = Cambia { boss-kito-colour-cards }
boss-kito-exchange-done = Cambia le carte scelte
boss-kito-exchange-nothing = Non cambiare niente
boss-kito-pass = Passa
boss-kito-give = Dai la carta iniziale a { $to }
boss-kito-will-be = forza { $strength } sul { boss-kito-colour }
boss-kito-will-be-two = forza { $strength } sul { boss-kito-colour }, { $then } sul { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 gettone
   *[other] { $count } gettoni
}: ne avrai { $now }

## Perché no
boss-kito-refused-turn = Ora tocca a { $seat }.
boss-kito-refused-over = La partita è finita.
boss-kito-refused-exchanging = Prima completa il cambio che hai cominciato.
boss-kito-refused-none = In mano non hai nessuna { boss-kito-card }.
boss-kito-refused-reserve = { $held ->
    [0] In riserva non hai gettoni.
    [one] In riserva hai 1 gettone, non { $count }.
   *[other] In riserva hai { $held } gettoni, non { $count }.
}
boss-kito-refused-front = Davanti a te non c’è nessuna { boss-kito-card }: i gettoni vanno sulle proprie carte.
boss-kito-refused-nothing-chosen = Scegli almeno una carta da cambiare.
boss-kito-refused-empty-hand = Non hai carte da cambiare.
boss-kito-refused-held = { $held ->
    [0] In mano non hai nessuna { boss-kito-card }.
    [one] In mano hai 1 { boss-kito-card }, non { $count }.
   *[other] In mano hai { $held } { boss-kito-cards }, non { $count }.
}
boss-kito-refused-order = Le { boss-kito-cards } da cambiare sono già decise: continua con i colori che vengono dopo.
boss-kito-refused-pass = Si passa solo quando non si può fare nient’altro.
boss-kito-refused-no-cards = Mazzo e scarti sono vuoti: non c’è niente da pescare.
boss-kito-refused-no-tokens = La riserva generale è vuota: i gettoni tornano a fine round.
boss-kito-refused-give-first = Prima dai a qualcuno la carta iniziale.
boss-kito-refused-no-start = La carta iniziale resta a { $seat } finché qualcuno vince una carta col suo simbolo.
boss-kito-refused-no-seat = A questo tavolo i posti sono { $count }.
boss-kito-bad-decision = «{ $text }» non è una decisione di Boss Kito. Scrivi ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] o ["give", 2].
boss-kito-bad-notation = «{ $text }» non è una mossa di Boss Kito. Scrivi play r, token rb, draw, take, swap rrb, pass oppure give c; i colori sono r y g b p.

## Il tavolo in frasi
boss-kito-heading-stalls = I gorilla, da sinistra a destra
boss-kito-heading-stock = Mazzo e riserva generale
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Mano: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] già assegnato
   *[other] offre { boss-kito-benefit }
}; { $next-type ->
    [0] poi più niente
   *[other] poi { $next-symbol ->
        [S] un { $next-type } con la carta iniziale
        [C] un { $next-type } con una carta
        [T] un { $next-type } con un gettone
       *[none] un { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Round { $round } di 9, si assegnano le offerte.
   *[other] Round { $round } di 9, turno { $turn } di 4.
}
boss-kito-line-start = La carta iniziale è di { $seat }.
boss-kito-line-deck = { $count ->
    [0] Il mazzo è vuoto
    [one] Nel mazzo c’è 1 carta
   *[other] Nel mazzo ci sono { $count } carte
}, negli scarti { $discards }.
boss-kito-line-discards = Negli scarti: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] Nella riserva generale non ci sono gettoni.
    [one] Nella riserva generale c’è 1 gettone.
   *[other] Nella riserva generale ci sono { $count } gettoni.
}
boss-kito-line-removed = Fuori dal gioco: { boss-kito-benefit }.
boss-kito-line-symbols = Quali carte beneficio abbiano i simboli non è confermato: si gioca con una tabella nostra.
boss-kito-line-symbols-table = Questo tavolo ha la sua lista di simboli sulle carte beneficio.
boss-kito-line-seat = { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}, { $tokens ->
    [one] 1 gettone in riserva
   *[other] { $tokens } gettoni in riserva
}, { $points ->
    [one] 1 punto
   *[other] { $points } punti
} finora.
boss-kito-line-front = Sul tavolo: { boss-kito-colour-cards }, { $tokens ->
    [0] nessun gettone
    [one] 1 gettone
   *[other] { $tokens } gettoni
}, forza { $strength }.
boss-kito-line-won = Premio: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## Le regole, una frase ciascuna; i numeri sono quelli di RULES.md
BK-101 = Nella scatola ci sono 30 gettoni banana, tutti uguali.
BK-102 = Le carte banana sono 50: dieci rosse, gialle, verdi, blu e viola.
BK-103 = Una carta banana mostra tre banane, un gettone una.
BK-104 = Le carte beneficio sono 45, di nove tipi; il tipo 1 c’è una volta, il tipo 9 nove volte.
BK-105 = Alcune carte beneficio hanno un simbolo: carta iniziale, carta banana o gettone.
BK-106 = Quali carte abbiano quale simbolo non è confermato. La nostra tabella: gettone su 1 e 6, carta iniziale su 2 e 5, carta banana su 3 e 4, niente su 7, 8 e 9.
BK-107 = Ci sono cinque carte Boss Kito, una per colore, le carte di chi gioca e una carta iniziale.
BK-201 = Si gioca da tre a cinque.
BK-301 = Ciascuno prende una carta che dice chi è.
BK-302 = Le cinque carte Boss Kito stanno in fila, e il loro ordine resta quello per tutta la partita.
BK-303 = Le carte beneficio si mescolano in cinque mazzi scoperti di nove, uno per posizione.
BK-304 = La prima carta di ogni mazzo va in offerta, e la seguente resta in vista.
BK-305 = Cinque carte banana a testa, una alla volta.
BK-306 = Le altre carte banana sono il mazzo coperto da cui si pesca.
BK-307 = Tre gettoni a testa; gli altri sono la riserva generale.
BK-308 = Qualcuno riceve la carta iniziale: a sorte, oppure il posto scelto dal tavolo.
BK-401 = La tua mano la vedi solo tu.
BK-402 = Quante carte hanno le mani, il mazzo e gli scarti lo sanno tutti.
BK-403 = I gettoni in riserva di ciascuno li vedono tutti, sempre.
BK-404 = La riserva generale la vedono tutti.
BK-405 = Le carte sul tavolo e i gettoni che portano li vedono tutti.
BK-406 = Le carte in offerta e quelle che vengono dopo le vedono tutti.
BK-407 = Più in fondo nei mazzi beneficio non si guarda.
BK-408 = Le carte beneficio vinte le vedono tutti.
BK-409 = Le carte beneficio uscite dal gioco le conoscono tutti.
BK-410 = Gli scarti sono in vista di tutti; o coperti, se il tavolo vuole così.
BK-411 = L’ordine del mazzo non lo sa nessuno; una carta pescata la vede solo chi la pesca.
BK-501 = Nove round di quattro turni; in ogni turno ciascuno fa una sola azione, cominciando da chi ha la carta iniziale.
BK-502 = Durante i quattro turni di un round la carta iniziale non si muove.
BK-503 = Si deve fare una delle azioni possibili, e una sola.
BK-510 = Giocare: una carta dalla mano si mette davanti a sé, scoperta.
BK-511 = Gettoni: uno o due gettoni dalla propria riserva vanno su carte che si hanno già davanti.
BK-512 = Pescare: la prima carta del mazzo va in mano; non c’è limite.
BK-513 = Prendere: tre gettoni dalla riserva generale vanno nella propria.
BK-514 = Cambiare: si scartano carte della mano, almeno una, e se ne pescano altrettante. Alcuni tavoli permettono anche nessuna.
BK-515 = Si passa solo quando non si può fare nient’altro.
BK-520 = I gettoni vanno solo su carte che si hanno già davanti a sé.
BK-521 = Un gettone conta per il colore della carta su cui sta.
BK-522 = Una carta può portare quanti gettoni si vuole; ciò che è sul tavolo ci resta fino a fine round.
BK-523 = Giocare una carta e metterci gettoni sono due azioni di due turni.
BK-524 = I gettoni non piazzati restano sempre in vista.
BK-530 = Quando il mazzo finisce si rimescolano gli scarti, subito o quando serve una carta, come vuole il tavolo.
BK-531 = Si guarda se il mazzo è finito dopo ogni carta pescata, dopo gli scarti di un cambio e quando si libera il tavolo.
BK-532 = Se mazzo e scarti sono vuoti non si pesca, finché qualcuno scarta.
BK-533 = Cambiare si può sempre: ciò che si scarta può tornare in mano.
BK-534 = Se i gettoni rimasti sono meno di tre si prendono quelli; se non ce ne sono non si prende fino a fine round.
BK-601 = Dopo il quarto turno le offerte si assegnano da sinistra a destra.
BK-602 = La forza in un colore è tre per ogni propria carta sul tavolo, più uno per ogni gettone che porta.
BK-603 = Chi da solo ha la forza più alta nel colore prende la carta.
BK-604 = Se nessuno ha banane del colore, o in testa c’è parità, la carta esce dal gioco.
BK-605 = Mentre si assegnano le offerte le forze non cambiano.
BK-620 = Chi vince una carta ne segue subito il simbolo, prima del colore seguente.
BK-621 = Carta iniziale: chi vince la dà a chi vuole, anche a chi ce l’ha già, o la tiene.
BK-622 = Carta banana: chi vince ne pesca una, se c’è.
BK-623 = Gettone: chi vince ne prende uno dalla riserva generale, se c’è.
BK-624 = Se in un round la carta iniziale si muove più volte, conta l’ultima.
BK-631 = Le carte sul tavolo si scartano; i loro gettoni tornano nella riserva generale.
BK-632 = Mani e riserve si tengono.
BK-633 = Vanno in offerta le carte seguenti; il nuovo round comincia da chi ha la carta iniziale.
BK-634 = Prima le carte, poi i gettoni, poi se serve si rimescola, poi le nuove offerte.
BK-635 = Nel nono round non ci sono carte seguenti da vedere.
BK-701 = La partita finisce quando sono assegnate le offerte del nono round, simboli compresi.
BK-702 = Le carte in mano e i gettoni in riserva non danno punti.
BK-703 = Per ogni tipo, chi ne ha di più, anche a pari merito, segna il suo numero.
BK-704 = Tutti gli altri segnano un punto per ogni carta di quel tipo.
BK-705 = Un tipo che non ha nessuno non dà punti a nessuno.
BK-706 = Vince chi ha più punti; a parità, chi ha più gettoni in riserva.
BK-707 = Se la parità resta, la vittoria è condivisa.
BK-801 = Con la mano vuota e niente da mettere, da pescare o da prendere, si passa.
BK-802 = Con una carta in mano si può sempre giocare o cambiare.
BK-803 = Se restano due gettoni se ne prendono due.
BK-804 = Se il mazzo non basta per un cambio, si rimescola e si continua a pescare.
BK-805 = Un simbolo gettone con la riserva vuota non porta niente, né ora né poi.
BK-806 = Un simbolo carta senza niente da pescare non porta niente, né ora né poi.
BK-807 = Niente va mai perso: 30 gettoni, 50 carte banana, 45 carte beneficio.
BK-901 = Il caso decide l’ordine delle carte beneficio, una volta.
BK-902 = Il caso decide l’ordine delle carte banana all’inizio.
BK-903 = Il caso decide l’ordine degli scarti ogni volta che si rimescola.
BK-904 = Il caso decide chi comincia, se il tavolo vuole così.
BK-905 = Il caso decide l’ordine dei gorilla, se il tavolo vuole così.

## Detto a chi lo fa, dopo «tu»

boss-kito-took-self = { $count ->
    [one] Prendi 1 gettone
   *[other] Prendi { $count } gettoni
}: ora ne hai { $now }.
boss-kito-exchanged-nothing-self = Non cambi niente.
boss-kito-passed-self = Non si può fare niente: passi.
boss-kito-gave-start-self = Dai la carta iniziale a { $to }.
boss-kito-kept-start-self = Tieni la carta iniziale.
boss-kito-won-card-self = Sul { boss-kito-colour }: vinci { boss-kito-benefit }.
boss-kito-symbol-start-self = Prendi la carta iniziale e la devi dare a qualcuno.
boss-kito-symbol-token-self = Prendi 1 gettone in più.

## Said to the one it is about

boss-kito-began-you = Nuova partita. La carta iniziale è tua; { $deck } carte nel mazzo, { $supply } gettoni nella riserva generale.
boss-kito-round-began-you = Round { $round } di { $rounds }. Cominci tu.
boss-kito-won-you = Vinci tu con { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.
boss-kito-won-by-tokens-you = Vinci tu con { $score ->
    [one] 1 punto
   *[other] { $score } punti
} e più gettoni in riserva.
boss-kito-refused-turn-you = Ora tocca a te.
boss-kito-refused-no-start-you = La carta iniziale resta a te finché qualcuno vince una carta col suo simbolo.
boss-kito-heading-hand-you = La tua mano
boss-kito-line-start-you = La carta iniziale è tua.

## What speaks for a move

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } banane contro le { $other } di { $seat }, sei in testa
    [level] { $own } banane, quante ne ha { $seat }: pari, e non va a nessuno
   *[behind] { $own } banane contro le { $other } di { $seat }, non basta ancora
}
boss-kito-explain-turns = { $turns ->
    [0] Con questo turno i banchi chiudono.
    [one] Manca ancora 1 turno alla chiusura dei banchi.
   *[other] Mancano ancora { $turns } turni alla chiusura dei banchi.
}
boss-kito-explain-play = Per { boss-kito-benefit } del { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Gettoni per { boss-kito-benefit } del { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = Cambia { $count ->
    [0] niente
    [one] 1 carta
   *[other] { $count } carte
}: quello che hai in mano va poco d’accordo con i banchi. { boss-kito-explain-turns }
boss-kito-explain-draw = Pesca: in mano hai { $hand ->
    [0] niente
    [one] 1 carta
   *[other] { $hand } carte
}, e con più carte si vincono i prossimi banchi. { boss-kito-explain-turns }
boss-kito-explain-take = Prendi gettoni: decidono le maggioranze strette. { boss-kito-explain-turns }
boss-kito-explain-pass = Altro non si può fare.
boss-kito-explain-give = La carta iniziale a { $to }: chi comincia si scopre per primo, chi è in coda risponde.
