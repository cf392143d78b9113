# Kitsune. Le frasi del diario stanno dopo il nome di chi gioca e non hanno un soggetto proprio.

kitsune = Kitsune
kitsune-about = Due clan di volpi: ogni colore conta, chiunque lo giochi. In due, quattro o sei.
kitsune-aim = Porta in fondo al tracciato la pedina del tuo clan: in ogni turno il totale più alto avanza della differenza. Vince chi si aggiudica due round.

kitsune-card = { $card ->
    [B1] 1 blu
    [B2] 2 blu
    [B3] 3 blu
    [B4] 4 blu
    [B5] 5 blu
    [B6] 6 blu
    [O1] 1 arancione
    [O2] 2 arancione
    [O3] 3 arancione
    [O4] 4 arancione
    [O5] 5 arancione
    [O6] 6 arancione
    [Wh] Kitsune Bianco
    [Bk] Kitsune Nero
    [Ka] Katana
   *[none] una carta coperta
}
kitsune-kind = { $card ->
    [0] 1 blu
    [1] 2 blu
    [2] 3 blu
    [3] 4 blu
    [4] 5 blu
    [5] 6 blu
    [6] 1 arancione
    [7] 2 arancione
    [8] 3 arancione
    [9] 4 arancione
    [10] 5 arancione
    [11] 6 arancione
    [12] Kitsune Bianco
    [13] Kitsune Nero
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Blocco
    [hidden] Nascosto
    [discard] Scarto
   *[change] Cambia Colore
}
kitsune-clan = { $clan ->
    [B] Zenko (blu)
   *[O] Yako (arancione)
}
kitsune-colour = { $clan ->
    [B] blu
   *[O] arancione
}
kitsune-side = { $side ->
    [B] blu
   *[O] arancione
}

## Opzioni
kitsune-option-trackSteps = Lunghezza del tracciato della Saggezza
kitsune-option-trackSteps-13 = 13 passi
kitsune-option-trackSteps-5 = 5 passi
kitsune-option-trackSteps-8 = 8 passi
kitsune-option-trackSteps-10 = 10 passi
kitsune-option-trackSteps-20 = 20 passi
kitsune-option-clanOfP0 = Clan del primo posto
kitsune-option-clanOfP0-blue = Zenko, blu
kitsune-option-clanOfP0-orange = Yako, arancione
kitsune-option-clanOfP0-random = A sorte
kitsune-option-roundLeader = Chi guida i round seguenti
kitsune-option-roundLeader-randomInWinningClan = Uno del clan vincente, a sorte
kitsune-option-roundLeader-clanChooses = Lo sceglie il clan vincente
kitsune-option-tokenOnRoundEnd = Segnalino per il turno che chiude il round
kitsune-option-tokenOnRoundEnd-true = Lo dà come ogni altro
kitsune-option-tokenOnRoundEnd-false = Non lo dà
kitsune-option-showHistory = Turni precedenti
kitsune-option-showHistory-false = A memoria
kitsune-option-showHistory-true = Si vedono quelli di questa distribuzione
kitsune-option-clanDecision = Chi decide per il clan
kitsune-option-clanDecision-speaker = Il suo portavoce
kitsune-option-clanDecision-anyMember = Chi risponde per primo

## Che cosa è successo
kitsune-clans = I clan si alternano attorno al tavolo; il primo posto è { kitsune-clan }.
kitsune-began = Comincia il round { $number }; guida { $seat }. Il tracciato ha { $steps } passi.
kitsune-dealt = In mano: { $cards }.
kitsune-dealt-again = Le carte sono finite: { $seat } mescola e distribuisce di nuovo.
kitsune-left-over = Scarta la carta rimasta.
kitsune-chose = Carta scelta da dare: { kitsune-card }.
kitsune-exchanged = Tutti hanno dato una carta a un compagno. Guida { $seat }.
kitsune-gave = { kitsune-card }, per { $to }.
kitsune-played = { kitsune-card }.
kitsune-played-token = { kitsune-card } con il segnalino { kitsune-token }.
kitsune-played-plus = { kitsune-card } con +3 sulla faccia { kitsune-side }.
kitsune-hid = Una carta coperta, sotto il segnalino Nascosto.
kitsune-hid-card = { kitsune-card }, coperta sotto il segnalino Nascosto.
kitsune-looks = Guarda le carte dell’ultimo turno.
kitsune-looked = Le carte tra cui scegliere: { $cards }.
kitsune-no-discards = Non ci sono ancora scarti: il segnalino Scarto non fa nulla.
kitsune-fetched = Ne prende una, senza mostrarla.
kitsune-fetched-card = Presa dagli scarti: { kitsune-card }.
kitsune-struck = Distrugge una carta di { $to }: { kitsune-card }.
kitsune-no-target = Nessuna carta da distruggere: la Katana non fa nulla.
kitsune-binds = { $seat } deve giocare { kitsune-colour }, se ne ha.
kitsune-binds-nobody = Come ultima carta il Kitsune Nero non obbliga nessuno.
kitsune-revealed = Si scopre: { kitsune-card }.
kitsune-turned = I colori si scambiano.
kitsune-turned-twice = Gli scambi di colore si annullano.
kitsune-scored = Blu { $blue }, arancione { $orange }.
kitsune-tied = Totali uguali: nessuno avanza.
kitsune-blocked = { kitsune-clan } vince il turno, ma Blocco ferma la pedina.
kitsune-moved = { kitsune-clan } avanza di { $count ->
    [one] 1 spazio
   *[other] { $count } spazi
}, fino a { $now } su { $steps }.
kitsune-round-won = { kitsune-clan } vince il round { $number }. { $count ->
    [one] Una carta Vittoria del Round.
   *[other] { $count } carte Vittoria del Round.
}
kitsune-won = { kitsune-clan } vince la partita: { $winners }.
kitsune-token-due = La pedina è avanzata di { $count } spazi: { kitsune-clan } riceve un segnalino Potere.
kitsune-has-token = { kitsune-clan } ha già un segnalino e non ne riceve altri, anche se la pedina è avanzata di { $count } spazi.
kitsune-no-token-left = Nessun segnalino disponibile per { kitsune-clan }, anche se la pedina è avanzata di { $count } spazi.
kitsune-no-token-at-end = A questo tavolo il turno che chiude il round non dà segnalini: nessuno per { kitsune-clan }, dopo { $count } spazi.
kitsune-took = Segnalino Potere { kitsune-token }, per { $to }.
kitsune-leader-due = { kitsune-clan } sceglie chi guida il prossimo round.
kitsune-named = { $to } guida il prossimo round.
kitsune-drew = { $count ->
    [one] Pesca 1 carta.
   *[other] Pesca { $count } carte.
}
kitsune-drew-cards = Pescate: { $cards }.
kitsune-leads = { $seat } guida il prossimo turno.
kitsune-because-two-rounds = { kitsune-clan } ha vinto due round.

## Che cosa si può fare
kitsune-give = Dai { kitsune-card }
kitsune-play = Gioca { kitsune-card }
kitsune-play-token = Gioca { kitsune-card } con il segnalino { kitsune-token }
kitsune-play-plus = Gioca { kitsune-card } con +3 sul lato { kitsune-side }
kitsune-fetch = Prendi { kitsune-card }
kitsune-target = Distruggi la carta { $place } del turno
kitsune-target-card = Distruggi { kitsune-card } di { $to }
kitsune-take = Prendi { kitsune-token }, per { $to }
kitsune-lead = Il prossimo round lo guida { $seat }
kitsune-will-strike-nothing = non c’è nessuna carta da distruggere
kitsune-will-fetch-nothing = non ci sono ancora scarti
kitsune-will-bind = { $seat } deve giocare { kitsune-colour }, se ne ha
kitsune-will-bind-nobody = come ultima carta non obbliga nessuno

## Perché no
kitsune-refused-over = La partita è finita.
kitsune-refused-turn = Ora tocca a { $seat }.
kitsune-refused-clan = Ora decide { kitsune-clan }, con chi parla per il clan.
kitsune-refused-no-exchange = In due non si scambiano carte.
kitsune-refused-given = La tua carta l’hai già data.
kitsune-refused-give-first = Prima dai una carta a un compagno.
kitsune-refused-not-held = Non è nella tua mano: { kitsune-card }.
kitsune-refused-play-first = Gioca una carta dalla mano.
kitsune-refused-bound = { $seat } ha giocato un Kitsune Nero: hai carte di colore { kitsune-colour } e devi giocarne una, non { kitsune-card }.
kitsune-refused-other-token = Il tuo segnalino è { $held ->
    [plus] +3
    [block] Blocco
    [hidden] Nascosto
    [discard] Scarto
   *[change] Cambia Colore
}, non { kitsune-token }.
kitsune-refused-no-token = Non hai segnalini Potere, quindi nemmeno { kitsune-token }.
kitsune-refused-hide = Sotto il segnalino Nascosto non si può giocare { kitsune-card }.
kitsune-refused-not-among = Non è tra le carte dell’ultimo turno: { kitsune-card }.
kitsune-refused-fetch-first = Prima prendi una delle carte dell’ultimo turno.
kitsune-refused-strike-first = Prima scegli la carta che la tua Katana distrugge.
kitsune-refused-no-strike = Ora nessuna Katana colpisce: la carta { $place } del turno resta.
kitsune-refused-no-place = In questo turno non c’è una carta { $place }.
kitsune-refused-immune = La carta { $place }, di { $seat }, è sotto il segnalino Nascosto e non si può distruggere.
kitsune-refused-own = La carta { $place }, { kitsune-card }, è di { $seat }, che sta colpendo: si distrugge solo la carta di un altro.
kitsune-refused-destroyed = La carta { $place }, { kitsune-card } di { $seat }, è già distrutta.
kitsune-refused-special = La carta { $place }, { kitsune-card } di { $seat }, non ha numero: si distruggono solo carte numerate.
kitsune-refused-used = { kitsune-token } è già stato usato in questo round.
kitsune-refused-taken = { kitsune-token } è dell’altro clan.
kitsune-refused-member = { $seat } non è del clan { kitsune-clan }.
kitsune-refused-no-seat = Lì non siede nessuno.
kitsune-refused-take-first = Prima prendi un segnalino Potere per il clan.
kitsune-refused-name-first = Prima scegli chi guida il prossimo round.
kitsune-bad-decision = «{ $text }» non è una decisione di Kitsune. Scrivi ["play", "O5", null, null], ["give", "B4"] o ["award", "block", 2].
kitsune-bad-notation = «{ $text }» non è una mossa di Kitsune. Scrivi O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c oppure lead b.

## Il tavolo in frasi
kitsune-heading-now = Adesso
kitsune-heading-track = Tracciato della Saggezza
kitsune-heading-trick = Il turno
kitsune-heading-tokens = Segnalini Potere
kitsune-heading-seats = Chi gioca
kitsune-heading-looking = Le carte dell’ultimo turno, solo per te
kitsune-heading-hand = Mano: { $seat }
kitsune-heading-past = Turno { $number } di questa distribuzione
kitsune-line-now-exchange = { $seat } dà una carta a un compagno.
kitsune-line-now-play = { $seat } gioca una carta.
kitsune-line-now-fetch = { $seat } prende una carta dagli scarti.
kitsune-line-now-target = { $seat } sceglie la carta che la Katana distrugge.
kitsune-line-now-award = { $seat } può scegliere un segnalino Potere per il clan.
kitsune-line-now-leader = { $seat } può scegliere chi guida il prossimo round.
kitsune-line-obliged = Davanti a { $seat } c’è un Kitsune Nero: si gioca { kitsune-colour }, se ce n’è in mano.
kitsune-line-gave = Data da te in questa distribuzione: { kitsune-card }.
kitsune-line-over = La partita è finita.
kitsune-line-round = Round { $number }; questo turno lo guida { $seat }.
kitsune-line-pawn = { kitsune-clan }: passo { $now }, ne mancano { $left }; round vinti: { $count }.
kitsune-line-pile = { $count ->
    [0] Il mazzo di pesca è finito.
    [one] 1 carta nel mazzo di pesca.
   *[other] { $count } carte nel mazzo di pesca.
}
kitsune-line-discards = { $count ->
    [0] Nessuno scarto.
    [one] 1 carta negli scarti.
   *[other] { $count } carte negli scarti.
}
kitsune-line-sum = Finora blu { $blue }, arancione { $orange }.
kitsune-line-sum-unseen = Finora blu { $blue }, arancione { $orange }, senza la carta coperta.
kitsune-line-no-trick = Nessuna carta giocata.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , con +3 sul lato { kitsune-side }
   *[other] , con { kitsune-token }
}{ $fate ->
    [hidden] , coperta
    [struck] , distrutta
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: disponibile.
kitsune-line-token-used = { kitsune-token }: già usato in questo round.
kitsune-line-token-held = { kitsune-token }: davanti a { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } volte
}
kitsune-line-no-cards = Nessuna carta.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 carta
   *[other] { $count } carte
} in mano.

## Le regole, una frase ciascuna; i numeri sono quelli di RULES.md
KI-101 = Nella scatola: 2 pedine, la plancia della Saggezza, 30 carte, 5 segnalini Potere, le carte Clan, il segnalino Leader e 3 carte Vittoria del Round.
KI-102 = Zenko è blu, Yako è arancione; le carte numerate hanno uno di questi colori e un valore da 1 a 6.
KI-103 = I numeri bassi sono frequenti, 4, 5 e 6 ci sono una volta per colore; di ogni carta speciale ce ne sono due.
KI-104 = I segnalini Potere sono cinque: +3, Blocco, Nascosto, Scarto e Cambia Colore.
KI-105 = Il tracciato della Saggezza ha 13 passi, se il tavolo non ha scelto altrimenti.
KI-106 = In 2 o 4 si usano 24 carte, in 6 tutte e 30.
KI-201 = Si gioca in due, quattro o sei, in due clan uguali.
KI-202 = Chi ha lo stesso colore gioca insieme.
KI-203 = I clan si alternano attorno al tavolo.
KI-204 = Le mani sono segrete, anche tra compagni.
KI-301 = In 2 o 4 sei carte restano nella scatola.
KI-302 = Ogni posto appartiene a un clan, e tutti lo vedono.
KI-303 = La plancia della Saggezza sta accanto al tavolo.
KI-311 = All’inizio del round le pedine tornano alla partenza; i segnalini che nessuno tiene sono disponibili.
KI-312 = Il primo Leader è a sorte; i round seguenti li guida qualcuno del clan che ha vinto il precedente.
KI-313 = Il Leader mescola tutte le carte e le distribuisce.
KI-314 = Sei carte a testa; cinque se si gioca in 6.
KI-315 = In 2 le altre dodici carte sono il mazzo di pesca.
KI-316 = Dopo la distribuzione si scambiano carte, poi comincia il primo turno.
KI-321 = Ciascuno dà una carta coperta a un compagno; si prendono tutte insieme.
KI-322 = Si sceglie in segreto, e la carta ricevuta non si può passare.
KI-323 = La carta va al prossimo compagno in senso orario.
KI-324 = In due non si scambiano carte.
KI-325 = Una carta va data, e deve essere in mano.
KI-401 = La tua mano la vedi solo tu; quante carte ha ciascuno lo sanno tutti.
KI-402 = Le carte del turno sono scoperte.
KI-403 = Una carta sotto il segnalino Nascosto la conosce solo chi l’ha giocata, fino alla fine del turno.
KI-404 = Una carta distrutta l’hanno vista tutti.
KI-405 = Gli scarti non si possono controllare; si vede solo quanti sono.
KI-406 = Quello che mostra il segnalino Scarto, e la carta presa, li vede solo chi lo usa.
KI-407 = Il mazzo di pesca non lo conosce nessuno; quante carte ha, tutti.
KI-408 = Pedine, segnalini, Leader e vittorie li vedono tutti.
KI-501 = Comincia il Leader, poi si gioca in senso orario.
KI-502 = Un turno ha quattro carte, sei se si gioca in 6; in due se ne giocano due a testa, alternandosi.
KI-503 = Gioca una carta dalla mano, di qualunque colore o speciale.
KI-504 = Insieme alla carta puoi usare il segnalino Potere che hai davanti.
KI-505 = Carta, segnalino e faccia del +3 si scelgono insieme; il bersaglio della Katana dopo.
KI-506 = Prima agisce il segnalino, poi la carta.
KI-521 = Una Katana distrugge una carta numerata scoperta davanti a un altro giocatore.
KI-522 = Se una carta così c’è, bisogna sceglierne una, anche di un compagno.
KI-523 = Se non ce n’è nessuna, la Katana non fa nulla.
KI-524 = Il segnalino usato con una carta distrutta vale lo stesso.
KI-531 = Un Kitsune Bianco scambia blu e arancione; due si annullano.
KI-532 = Scambia tutte le carte del turno, e il +3.
KI-541 = Dopo un Kitsune Nero chi segue deve giocare una carta del colore di quel clan, se ne ha in mano.
KI-542 = Per il Kitsune Nero conta il colore stampato.
KI-543 = Come ultima carta del turno il Kitsune Nero non obbliga nessuno.
KI-544 = Chi è obbligato può usare un segnalino, ma anche la carta nascosta deve rispettare l’obbligo.
KI-561 = +3 aggiunge tre punti al colore che mostra.
KI-562 = Con Blocco chi vince il turno non avanza.
KI-563 = Una carta nascosta sta coperta e non si può distruggere; Katana e Kitsune Nero non si nascondono.
KI-564 = Il segnalino Scarto fa guardare l’ultimo turno e prenderne una carta.
KI-565 = Nel primo turno di una distribuzione non ci sono scarti e il segnalino non fa nulla.
KI-566 = La carta rimasta si scarta prima di distribuire di nuovo.
KI-567 = Cambia Colore vale come un Kitsune Bianco.
KI-568 = Un segnalino usato è fuori fino al prossimo round.
KI-601 = Le carte nascoste si scoprono quando si conta il turno.
KI-602 = Si sommano i valori di ogni colore, senza le carte distrutte, con +3 per la faccia che mostra.
KI-603 = Se Kitsune Bianco e Cambia Colore sono in numero dispari, i totali si scambiano.
KI-604 = Il totale più alto vince il turno; se sono uguali non vince nessuno.
KI-605 = La pedina di chi vince avanza della differenza, al massimo fino all’ultimo spazio.
KI-606 = Una pedina sull’ultimo spazio chiude il round.
KI-607 = Se la pedina avanza di 4 spazi o più, l’altro clan riceve un segnalino.
KI-608 = Le carte del turno vanno agli scarti.
KI-609 = In due ciascuno pesca due carte, finché il mazzo dura.
KI-610 = Il prossimo turno lo guida chi segue in senso orario.
KI-611 = Quando le mani sono vuote si distribuisce di nuovo.
KI-621 = Il clan sceglie un segnalino disponibile e chi lo riceve.
KI-622 = Un clan che ha un segnalino non ne riceve un altro.
KI-623 = Se nessun segnalino è disponibile, non se ne riceve.
KI-624 = Per il clan decide il portavoce, il primo dei suoi a partire dal Leader; oppure, se il tavolo vuole, chi risponde per primo.
KI-625 = Un segnalino si può usare dal turno seguente e non passa mai di mano.
KI-631 = Tutte le carte si mescolano e si distribuiscono, poi si scambiano; pedine e segnalini restano.
KI-632 = Chi ha il segnalino Leader distribuisce e riceve la prima carta.
KI-731 = Il clan che arriva per primo prende una carta Vittoria del Round.
KI-732 = Alla fine del round tutte le mani si scartano.
KI-733 = I segnalini non usati restano per il round seguente, quelli usati tornano disponibili.
KI-734 = Anche il turno che chiude il round dà un segnalino, se il tavolo non ha scelto altrimenti e la partita continua.
KI-735 = Due carte Vittoria del Round vincono la partita.
KI-736 = Altrimenti si prepara il round seguente.
KI-801 = Nessuno resta mai senza carte quando deve giocare.
KI-802 = In due una distribuzione dura sei turni, e il mazzo basta per tre pescate.
KI-803 = Una distribuzione dura sei turni in 4, cinque in 6.
KI-804 = La carta in più si scarta quando il round finisce.
KI-805 = In due chi ha usato Scarto pesca due carte come l’altro.
KI-806 = Una Katana come prima carta non fa nulla.
KI-807 = Una Katana non può distruggere la carta di chi la gioca.
KI-808 = Se il colore è in mano si guarda prima di prendere una carta dagli scarti.
KI-809 = Un turno di sole carte speciali finisce 0 a 0.
KI-810 = Con Blocco nessuno avanza, quindi non c’è nemmeno il segnalino.
KI-811 = Meno di 4 spazi percorsi non danno segnalini, per quanto grande sia la differenza.
KI-812 = Il segnalino Scarto non si usa due volte in un round.
KI-813 = Il segnalino Nascosto non va con una Katana o un Kitsune Nero.
KI-901 = Tutte le carte si mescolano a ogni round.
KI-902 = Tutte le carte si mescolano a ogni nuova distribuzione.
KI-903 = Il primo Leader è a sorte, e anche i seguenti se non sceglie il clan.
KI-904 = Il clan del primo posto è a sorte, se il tavolo vuole.

## Detto a chi lo fa, dopo «tu»

kitsune-left-over-self = Scarti la carta rimasta.
kitsune-looks-self = Guardi le carte dell’ultimo turno.
kitsune-fetched-self = Ne prendi una, senza mostrarla.
kitsune-struck-self = Distruggi una carta di { $to }: { kitsune-card }.

## Said to the one it is about

kitsune-began-you = Comincia il round { $number }; guidi tu. Il tracciato ha { $steps } passi.
kitsune-dealt-again-you = Le carte sono finite: mescoli e distribuisci di nuovo tu.
kitsune-exchanged-you = Tutti hanno dato una carta a un compagno. Guidi tu.
kitsune-binds-you = Devi giocare { kitsune-colour }, se ne hai.
kitsune-named-you = Guidi tu il prossimo round.
kitsune-leads-you = Guidi tu il prossimo turno.
kitsune-lead-you = Il prossimo round lo guidi tu
kitsune-will-bind-you = Devi giocare { kitsune-colour }, se ne hai
kitsune-refused-turn-you = Ora tocca a te.
kitsune-refused-bound-you = Hai giocato un Kitsune Nero: hai carte di colore { kitsune-colour } e devi giocarne una, non { kitsune-card }.
kitsune-refused-immune-you = La carta { $place }, la tua, è sotto il segnalino Nascosto e non si può distruggere.
kitsune-refused-own-you = La carta { $place }, { kitsune-card }, è tua: si distrugge solo la carta di un altro.
kitsune-refused-destroyed-you = La carta { $place }, { kitsune-card }, tua, è già distrutta.
kitsune-refused-special-you = La carta { $place }, { kitsune-card }, tua, non ha numero: si distruggono solo carte numerate.
kitsune-refused-member-you = Non sei del clan { kitsune-clan }.
kitsune-heading-hand-you = La tua mano
kitsune-line-now-exchange-you = Dai una carta a un compagno.
kitsune-line-now-play-you = Giochi una carta.
kitsune-line-now-fetch-you = Prendi una carta dagli scarti.
kitsune-line-now-target-you = Scegli la carta che la Katana distrugge.
kitsune-line-now-award-you = Puoi scegliere un segnalino Potere per il clan.
kitsune-line-now-leader-you = Puoi scegliere chi guida il prossimo round.
kitsune-line-obliged-you = Davanti a te c’è un Kitsune Nero: si gioca { kitsune-colour }, se ce n’è in mano.
kitsune-line-round-you = Round { $number }; questo turno lo guidi tu.
kitsune-line-token-held-you = { kitsune-token }: davanti a te.

## What speaks for a move

kitsune-explain-track = { $left ->
    [one] Alla tua pedina manca 1 passo,
   *[other] Alla tua pedina mancano { $left } passi,
} all’altra { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] il tuo clan è avanti { $ours } a { $other }
    [level] il turno è pari, { $ours } a { $other }
   *[behind] il tuo clan è sotto { $ours } a { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] non segue nessuna carta
    [one] segue 1 carta
   *[other] seguono { $cards } carte
}
kitsune-explain-play = Con { kitsune-card } { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = Con questo colpo { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = Nel turno c’è una carta coperta; dopo { kitsune-card } { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = Prima { kitsune-card }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Così il turno finisce con { $steps ->
        [one] 1 passo per il tuo clan.
       *[other] { $steps } passi per il tuo clan.
    }
    [theirs] Così il turno finisce con soltanto { $steps ->
        [one] 1 passo per l’altro clan.
       *[other] { $steps } passi per l’altro clan.
    }
   *[nobody] Così il turno finisce e nessuno avanza.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Così il turno finisce, e il tuo clan vince il round.
   *[theirs] Il turno finisce; il round va all’altro clan, qualunque cosa tu faccia.
}
kitsune-explain-give = Dai { kitsune-card } a { $to }, che ci fa di più. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } a { $to }. { kitsune-explain-track }
kitsune-explain-leader = Fai guidare { $to }. { kitsune-explain-track }
kitsune-explain-fetch = Riprendi { kitsune-card }: in questa mano è la più utile. { kitsune-explain-track }
