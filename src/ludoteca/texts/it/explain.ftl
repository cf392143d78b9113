# Perché una mossa: motivi nelle parole di ogni gioco, probabilità, fortuna e scelte.

## Di ogni mossa
explain-forced = Non c’è altro da scegliere.
explain-alone = Tutto il resto si è rivelato presto peggiore.
explain-ahead = { $points ->
    [one] 1 punto di probabilità in più della seconda mossa.
   *[other] { $points } punti di probabilità in più della seconda mossa.
}
explain-close = Altre mosse valgono più o meno lo stesso.

## Kariba
kariba-explain-risk = { $risk ->
    [0] poi non resta niente che una sola carta possa scacciare.
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

## Exploding Kittens
exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] la prossima carta è innocua, e tu lo sai
       *[other] la prossima carta esplode, e tu lo sai
    }
    [odds] per quel che sai la prossima carta esplode al { $percent } %
   *[plain] { $kittens ->
        [0] delle { $pile } carte rimaste non esplode nessuna
        [one] delle { $pile } carte rimaste ne esplode 1
       *[other] delle { $pile } carte rimaste ne esplodono { $kittens }
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] non hai nessun Disinnesgatto
    [one] hai 1 Disinnesgatto
   *[other] hai { $defuses } Disinnesgatti
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Ti restano { $owed } turni da fare.
}
exploding-kittens-explain-draw = Pesca: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Salta adesso: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Attacca: al tuo posto pesca { $to }, e più di una volta; { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Prima guarda: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Mescola: { exploding-kittens-explain-risk }, { exploding-kittens-explain-defuses }. Dopo nessuno conosce più l’ordine.
exploding-kittens-explain-hand = { $cards ->
    [one] che ha 1 carta
   *[other] che ha { $cards } carte
}
exploding-kittens-explain-favor = Chiedi a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Ruba a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Chiedi { exploding-kittens-title } a { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses } e { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = Per quel che sai { $to } ha { exploding-kittens-title } al { $chance } %; il Gatto Ladro non costa carte.
exploding-kittens-explain-nope = { $aim ->
    [mine] Rispondi No!: la tua carta lo merita.
    [you] No!: il colpo è per te.
   *[others] No!: meglio fermarla.
} { $nopes ->
    [one] È il tuo unico No!.
   *[other] Hai { $nopes } carte No!.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Lascia passare: non hai nessun No!.
    [one] Lascia passare: il tuo unico No! vale di più dopo.
   *[other] Lascia passare: le tue { $nopes } carte No! valgono di più dopo.
}
exploding-kittens-explain-put = { $depth ->
    [0] In cima: se niente si mette in mezzo, la pesca { $to }.
    [one] Sotto 1 di { $pile } carte: lo sai solo tu.
   *[other] Sotto { $depth } di { $pile } carte: lo sai solo tu.
}
exploding-kittens-explain-give = Dai { exploding-kittens-title }: è la carta che ti mancherà meno.

## Boss Kito
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

## Bossa
bossa-explain-left = { $left ->
    [one] ti resta 1 tessera
   *[other] ti restano { $left } tessere
}, a { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = Con questa vinci.
bossa-explain-place = { $laid ->
    [one] 1 tessera
   *[other] { $laid } tessere
} sulla { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] La tua linea
   *[other] L’altra linea
} ha poi { $groups ->
    [one] 1 gruppo
   *[other] { $groups } gruppi
} su { $most }.
bossa-explain-stack = Impila { $laid ->
    [one] 1 tessera
   *[other] { $laid } tessere
}: { bossa-explain-left }, e nessun braccio si allunga.
bossa-explain-redraw = Ripesca: questa tessera per un po’ non entra da nessuna parte; { $unseen ->
    [one] 1 tessera non si è ancora vista.
   *[other] { $unseen } tessere non si sono ancora viste.
}
bossa-explain-swap = Scambia: serve a te e toglie una tessera utile a { $seat }, che ne ha { $other }.
bossa-explain-fit = { $white } delle tue { $tiles } tessere hanno punti bianchi, { $black } neri; i dadi segnano { $high } e { $low }.
bossa-explain-white = La Bianca: { bossa-explain-fit }
bossa-explain-black = La Nera: { bossa-explain-fit }
bossa-explain-first = Comincia tu: { bossa-explain-fit }
bossa-explain-doubler = Il Raddoppiatore: { bossa-explain-fit }
bossa-explain-inverter = L’Invertitore: { bossa-explain-fit }

## Kitsune
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

## Al tavolo e rivedendo una partita
explain-percent = { $percent } %
explain-interval = tra { $low } e { $high } %
explain-hint = Consiglio
explain-hint-thinking = Un momento, ci penso.
explain-hint-foot = Probabilità di vincere, con quello che sai. Tocca una mossa per sceglierla; a giocarla sei sempre tu.
explain-pick = Scegli questa mossa
explain-made = giocata
explain-then = Poi probabilmente { $moves }
explain-tab-move = La mossa
explain-tab-luck = Fortuna o scelte
explain-tab-log = Diario
explain-waiting = Altre partite sono in esame; poi tocca a questa.
explain-warming = I bot che ci ripensano si stanno ancora scaldando; si comincia da sé.
explain-working = Ripenso ogni decisione: { $done } di { $total }
explain-of = { $name }:
explain-turning = Svolta.
explain-gave = { $points ->
    [one] La mossa giocata regala 1 punto.
   *[other] La mossa giocata regala { $points } punti.
}
explain-best = Di meglio non si è trovato.
explain-as-good = La mossa giocata vale più o meno lo stesso.
explain-deal = Le carte sono distribuite. Vai avanti per la prima decisione.
explain-curve = Mossa, sulla curva delle probabilità di tutti
explain-standing = { $name } { $percent } %
explain-player = Chi gioca
explain-luck = fortuna (carte)
explain-decisions = scelte (mosse)
explain-from-to = { $start } % → { $result } %
explain-luck-foot = Punti di probabilità, dall’inizio al risultato. Quello che una scelta regala va agli altri; tutto il resto è fortuna. Stime, con quello che ognuno poteva sapere.
explain-numbers = Tutti i numeri
explain-number = Mossa
