# Kariba. Le frasi del diario stanno dopo il nome di chi gioca e non hanno un soggetto proprio.

kariba = Kariba
kariba-about = Branchi all’acqua: in tre si scaccia chi è più debole.
kariba-aim = Scaccia dall’acqua più animali di tutti: ogni carta presa è un punto.

kariba-animal = { $animal ->
    [1] topo
    [2] suricato
    [3] zebra
    [4] giraffa
    [5] struzzo
    [6] leopardo
    [7] rinoceronte
   *[8] elefante
}
kariba-animals = { $animal ->
    [1] topi
    [2] suricati
    [3] zebre
    [4] giraffe
    [5] struzzi
    [6] leopardi
    [7] rinoceronti
   *[8] elefanti
}
kariba-animals-counted = { $count ->
    [one] 1 { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# Lo stesso con il nome che gli elenchi di carte hanno in ogni gioco.
kariba-card = { $card ->
    [1] topo
    [2] suricato
    [3] zebra
    [4] giraffa
    [5] struzzo
    [6] leopardo
    [7] rinoceronte
   *[8] elefante
}
kariba-cards = { $card ->
    [1] topi
    [2] suricati
    [3] zebre
    [4] giraffe
    [5] struzzi
    [6] leopardi
    [7] rinoceronti
   *[8] elefanti
}
kariba-counted = { $count ->
    [one] 1 { kariba-card }
   *[other] { $count } { kariba-cards }
}
kariba-prey-counted = { $prey ->
    [1] { $count ->
        [one] 1 topo
       *[other] { $count } topi
    }
    [2] { $count ->
        [one] 1 suricato
       *[other] { $count } suricati
    }
    [3] { $count ->
        [one] 1 zebra
       *[other] { $count } zebre
    }
    [4] { $count ->
        [one] 1 giraffa
       *[other] { $count } giraffe
    }
    [5] { $count ->
        [one] 1 struzzo
       *[other] { $count } struzzi
    }
    [6] { $count ->
        [one] 1 leopardo
       *[other] { $count } leopardi
    }
    [7] { $count ->
        [one] 1 rinoceronte
       *[other] { $count } rinoceronti
    }
   *[8] { $count ->
        [one] 1 elefante
       *[other] { $count } elefanti
    }
}

## Opzioni
kariba-option-expert = Tre carte scoperte accanto al mazzo
kariba-option-expert-false = Si pesca dal mazzo
kariba-option-expert-true = Si pesca anche dalle carte scoperte
kariba-option-games = Partite
kariba-option-games-1 = Una partita
kariba-option-games-3 = Tre partite, punti sommati
kariba-option-firstPlayer = Chi comincia
kariba-option-firstPlayer-random = A sorte
kariba-option-firstPlayer-0 = Posto 1
kariba-option-firstPlayer-1 = Posto 2
kariba-option-firstPlayer-2 = Posto 3
kariba-option-firstPlayer-3 = Posto 4
kariba-option-firstPlayer-4 = Posto 5
kariba-option-matchStart = Chi comincia la seconda e la terza partita
kariba-option-matchStart-rotate = Il posto seguente
kariba-option-matchStart-random = A sorte
kariba-option-matchStart-loserFirst = Chi è in coda
kariba-option-showScores = Punti in vista
kariba-option-showScores-true = Si vede quante carte ha preso ciascuno
kariba-option-showScores-false = Si vedono solo le proprie
kariba-option-maxPlayers = Giocatori al massimo
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## Che cosa è successo
kariba-began = { $games ->
    [1] Nuova partita. Comincia { $seat }; nel mazzo { $pile } carte.
   *[other] Partita { $number } di { $games }. Comincia { $seat }; nel mazzo { $pile } carte.
}
kariba-dealt = Le tue carte: { $cards }.
kariba-opened = Scoperte accanto al mazzo: { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = { $animal ->
    [3] Da sola
    [4] Da sola
   *[other] Da solo
}
kariba-alone = { $now ->
    [1] { kariba-alone-one } non scaccia nessuno.
   *[other] In { $now } non bastano.
}
kariba-chased = { $herd } { kariba-animals } scacciano { kariba-prey-counted }.
kariba-nobody = Nessuno più debole all’acqua, niente preso.
kariba-no-elephant = Nessun elefante all’acqua, niente preso.
kariba-drew = { $count ->
    [one] Pesca 1 carta.
   *[other] Pesca { $count } carte.
}
kariba-drew-cards = Pescate: { $cards }.
kariba-took = Prende dalle scoperte: { kariba-animal }.
kariba-pile-empty = Il mazzo è finito: da qui non si pesca più.
kariba-refilled = Nuove carte scoperte: { $cards }.
kariba-ended = Ultima carta giocata: la partita finisce.
kariba-scored = Carte prese: { $scores }.
kariba-won = Vince { $winners } con { $score ->
    [one] 1 animale
   *[other] { $score } animali
}.
kariba-because-hand-empty = { $seat } non ha più carte.

## Che cosa si può fare
kariba-play = Gioca { kariba-animals-counted }
kariba-draw-pile = Pesca dal mazzo
kariba-draw-visible = Prendi la carta scoperta: { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } scacciano { kariba-prey-counted }
kariba-will-stand = { $now ->
    [1] { kariba-alone-one } non scaccia nessuno
   *[other] in { $now } non bastano per scacciare
}
kariba-will-find-nobody = nessuno più debole all’acqua
kariba-will-find-no-elephant = nessun elefante all’acqua

## Perché no
kariba-refused-none = In mano non hai { kariba-animals }.
kariba-refused-held = In mano hai { $held ->
    [one] 1 { kariba-animal }
   *[other] { $held } { kariba-animals }
}, non { $count }.
kariba-refused-not-visible = Accanto al mazzo non ci sono { kariba-animals }.
kariba-refused-pile-empty = Il mazzo è finito: prendi una delle carte scoperte.
kariba-refused-draw-first = { $count ->
    [one] Prima pesca ancora 1 carta.
   *[other] Prima pesca ancora { $count } carte.
}
kariba-refused-play-first = Prima gioca uno o più animali uguali; poi si pesca.
kariba-refused-turn = Ora tocca a { $seat }.
kariba-refused-over = La partita è finita.
kariba-refused-basic = A questo tavolo dopo ogni giocata le carte si pescano da sole dal mazzo.
kariba-bad-decision = «{ $text }» non è una decisione di Kariba. Scrivi ["play", 7, 2], ["pile"] o ["visible", 8].
kariba-bad-notation = «{ $text }» non è una mossa di Kariba. Scrivi 7x2 (due rinoceronti), pile oppure open 8.

## Il tavolo in frasi
kariba-heading-waterhole = Alla pozza
kariba-heading-stock = Il mazzo
kariba-heading-seats = Chi gioca
kariba-heading-hand = Mano: { $seat }
kariba-line-nobody = All’acqua non c’è nessuno.
kariba-line-animal = { $animal }: { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] Il mazzo è finito.
    [one] Nel mazzo c’è 1 carta.
   *[other] Nel mazzo ci sono { $count } carte.
}
kariba-line-visible = Scoperta: { kariba-animal }, { $animal }.
kariba-line-number = Partita { $number } di { $games }.
kariba-line-seat = { $seat }: { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}, { $score } prese.
kariba-line-seat-series = { $seat }: { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}, { $score } prese, { $total } punti dalle partite finite.
kariba-line-seat-hidden = { $seat }: { $count ->
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}.

## Le regole, una frase ciascuna; i numeri sono quelli di RULES.md
KA-101 = Nella scatola ci sono 64 carte animale.
KA-102 = Gli animali sono otto, numerati da 1 a 8, con otto carte uguali ciascuno.
KA-103 = La pozza ha un posto per ogni animale, in ordine di numero; ci stanno solo le sue carte.
KA-104 = 1 topo, 2 suricato, 3 zebra, 4 giraffa, 5 struzzo, 6 leopardo, 7 rinoceronte, 8 elefante. Nel gioco contano solo i numeri.
KA-105 = I libretti nella scatola non servono a giocare.
KA-201 = Si gioca da due a cinque.
KA-202 = Nel gioco base le carte nuove vengono tutte dal mazzo coperto, da sole.
KA-203 = Nel gioco esperto accanto al mazzo ci sono tre carte scoperte, e si possono pescare anche quelle.
KA-204 = Si gioca una partita, oppure tre con i punti sommati.
KA-301 = All’inizio la pozza è vuota.
KA-302 = Si mescolano tutte le 64 carte.
KA-303 = Qualcuno comincia: a sorte, oppure il posto scelto dal tavolo.
KA-304 = Cinque carte a testa, una alla volta, cominciando da chi gioca per primo.
KA-305 = Le altre carte sono il mazzo coperto in mezzo all’acqua.
KA-306 = Gioco esperto: le prime tre carte del mazzo si scoprono lì accanto.
KA-307 = Dopo la distribuzione il mazzo ha 54, 49, 44 o 39 carte in due, tre, quattro o cinque; tre di meno nel gioco esperto.
KA-308 = All’inizio nessuno ha carte prese.
KA-401 = La tua mano la vedi solo tu.
KA-402 = Quante carte ha in mano ciascuno lo sanno tutti.
KA-403 = Quante carte ci sono in ogni posto lo vedono tutti.
KA-404 = L’ordine del mazzo non lo sa nessuno; quante carte ha, tutti.
KA-405 = Le carte scoperte le vedono tutti.
KA-406 = Quali carte vengono prese lo vedono tutti, nel momento in cui succede.
KA-407 = Le carte prese stanno coperte; quante sono lo vedono tutti, o solo chi le ha prese se il tavolo vuole così, e tutti alla fine.
KA-408 = Una carta dal mazzo la vede solo chi la pesca; una carta scoperta presa la conoscono tutti.
KA-501 = Si gioca a turno in senso orario, da chi comincia.
KA-502 = Un turno è: giocare, scacciare, pescare.
KA-510 = Si gioca una carta, o più carte dello stesso animale.
KA-511 = Di un animale si giocano al massimo le carte che si hanno in mano, almeno una.
KA-512 = Giocare è obbligatorio: non si passa.
KA-513 = Le carte vanno al posto del loro animale e ci restano finché qualcuno le scaccia.
KA-520 = Scaccia solo l’animale appena giocato, e solo in questo turno.
KA-521 = Se l’animale appena giocato ha meno di tre carte al suo posto, non si scaccia nessuno.
KA-522 = Da tre carte in su scaccia l’animale più debole più vicino, cioè il primo numero più basso presente. I posti vuoti si saltano.
KA-523 = Se all’acqua non c’è nessuno più debole, non si prende niente.
KA-524 = Tre o più topi scacciano gli elefanti, e nessun altro.
KA-525 = Tutte le carte dell’animale scacciato vanno a chi lo ha scacciato.
KA-526 = In un turno si scaccia un solo animale.
KA-527 = Chi scaccia resta al suo posto.
KA-528 = Un branco di tre o più scaccia di nuovo ogni volta che si aggiunge una carta.
KA-529 = Ciò che si scaccia si prende sempre: non si può rinunciare.
KA-530 = Più debole vuol dire numero più basso e nient’altro: gli elefanti scacciano i topi se in mezzo non c’è nessuno.
KA-531 = Gioco base: si pesca dal mazzo fino ad avere cinque carte.
KA-532 = Se il mazzo finisce, si continua con le carte che restano.
KA-533 = Gioco esperto: ogni carta che manca viene dal mazzo o dalle scoperte, come si vuole.
KA-534 = Gioco esperto: si pesca una carta alla volta e la si guarda prima di scegliere la prossima. Il mazzo non dev’essere finito, l’animale dev’essere scoperto.
KA-535 = Le carte scoperte si rimpiazzano solo quando si è finito di pescare.
KA-536 = I posti vuoti accanto al mazzo si riempiono dal mazzo, dal primo in poi, finché dura.
KA-537 = Gioco esperto: si pesca fino a cinque finché durano il mazzo o le carte scoperte.
KA-541 = Se dopo l’intero turno la mano è vuota, la partita finisce.
KA-542 = Può succedere solo quando non c’è più niente da pescare.
KA-543 = Altrimenti tocca al posto seguente.
KA-601 = Ogni carta presa vale un punto.
KA-602 = Le carte rimaste all’acqua o in mano non valgono niente.
KA-603 = Vince chi ha più punti.
KA-604 = A pari punti in testa la vittoria è condivisa.
KA-605 = In tre partite si sommano i punti; vince il totale più alto.
KA-606 = A totale pari si vince insieme; vincere una singola partita non conta di per sé.
KA-607 = Ogni partita si prepara da capo; comincia il posto seguente, o come vuole il tavolo.
KA-701 = Chi è di turno può sempre giocare.
KA-702 = Una mano vuota non è la fine, finché c’è da pescare.
KA-703 = Se il mazzo ha meno carte di quante ne servono, si pescano quelle che ci sono.
KA-704 = Se l’ultima carta scaccia, prima si prende e poi la partita finisce.
KA-705 = Tre topi senza elefanti non prendono niente.
KA-706 = Gli elefanti da soli all’acqua non prendono niente.
KA-707 = Se nessuno ha preso niente, si vince tutti insieme.
KA-801 = Il caso decide l’ordine delle carte, una volta a partita.
KA-802 = Il caso decide chi comincia, se il tavolo vuole così.

## Detto a chi lo fa, dopo «tu»

kariba-took-self = Prendi dalle scoperte: { kariba-animal }.
kariba-ended-self = Ultima carta giocata: la partita finisce.

## Said to the one it is about

kariba-began-you = { $games ->
    [1] Nuova partita. Cominci tu; nel mazzo { $pile } carte.
   *[other] Partita { $number } di { $games }. Cominci tu; nel mazzo { $pile } carte.
}
kariba-won-you = Vinci tu con { $score ->
    [one] 1 animale
   *[other] { $score } animali
}.
kariba-because-hand-empty-you = Non hai più carte.
kariba-refused-turn-you = Ora tocca a te.
kariba-heading-hand-you = La tua mano

## What speaks for a move

kariba-explain-risk = { $risk ->
    [0] poi nessun altro può scacciare qualcosa con una sola carta.
    [one] ma chi aggiunge { kariba-explain-hunter } prende 1 carta.
   *[other] ma chi aggiunge { kariba-explain-hunter } prende { $risk } carte.
}
kariba-explain-hunter = { $hunter ->
    [1] un topo
    [2] un suricato
    [3] una zebra
    [4] una giraffa
    [5] uno struzzo
    [6] un leopardo
    [7] un rinoceronte
   *[8] un elefante
}
kariba-explain-chase = { $herd } { kariba-animals } scacciano { kariba-prey-counted }, subito per te; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] 1 { kariba-animal } non scaccia ancora nessuno;
    [2] 2 { kariba-animals } non scacciano ancora nessuno;
   *[other] { $now } { kariba-animals } non trovano nessuno da scacciare;
} { kariba-explain-risk }
kariba-explain-open = Prendi la carta scoperta, { kariba-animal }: ne hai poi { $count } in mano, e all’acqua { $there ->
    [0] non ce n’è ancora.
    [one] ce n’è 1.
   *[other] ce ne sono { $there }.
}
kariba-explain-pile = Una carta ignota promette più di quelle scoperte; nel mazzo { $pile ->
    [one] ne resta 1.
   *[other] ne restano { $pile }.
}
