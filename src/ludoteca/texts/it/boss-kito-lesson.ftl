# La lezione di Boss Kito: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare.

boss-kito-lesson-card-title = Chi ha più banane
boss-kito-lesson-card = A fine round ogni gorilla dà la sua carta a chi mostra più banane del suo colore. Una carta banana ne mostra tre: vinci il 9.
boss-kito-lesson-card-done = Tre banane verdi, e nessun altro ne aveva: il 9 è tuo. Sul blu e sul viola non ne aveva nessuno, e quelle carte sono uscite dal gioco.
boss-kito-lesson-card-red = Le tue tre banane rosse non battono le sei di Marta, e il 9, per cui nessuno aveva banane, è uscito dal gioco.
boss-kito-lesson-card-else = Il round è finito senza niente di tuo sul tavolo; il 9, per cui nessuno aveva banane, è uscito dal gioco.

boss-kito-lesson-first-title = Prima la carta
boss-kito-lesson-first = Un round ha quattro turni da un’azione, e non si passa; questo è il terzo. I gettoni vanno solo su carte tue già sul tavolo: prima gioca la verde.
boss-kito-lesson-first-done = Tre contro le quattro di Marta. Marta e Leo hanno fatto il loro turno, e a te ne resta uno: per i gettoni.
boss-kito-lesson-first-yellow = Tre banane gialle non battono le sei di Leo; e finché non hai davanti una carta verde, i gettoni non aiutano a prendere il 6.
boss-kito-lesson-first-else = Resta un turno, e per una carta con i gettoni ne servono due: giocare una carta e mettere gettoni sono due azioni.

boss-kito-lesson-tokens-title = Poi i gettoni
boss-kito-lesson-tokens = Un gettone aggiunge una banana a una tua carta; un’azione ne mette uno o due. Tocca la tua carta verde, una volta per gettone: supera le quattro di Marta.
boss-kito-lesson-tokens-done = Cinque contro quattro: il 6 è tuo, e il suo simbolo ti ha dato subito un gettone in riserva. Quelli sul tavolo tornano nel cesto.
boss-kito-lesson-tokens-level = Quattro contro quattro: se in testa c’è parità la carta non la prende nessuno, e il 6 è uscito dal gioco.
boss-kito-lesson-tokens-else = Tre contro quattro: il 6 è andato a Marta.

boss-kito-lesson-spoil-title = La parità la porta via
boss-kito-lesson-spoil = Sul rosso Marta è in testa con sei, e ha già due 9. Con un’azione non superi sei, ma puoi pareggiare: fallo.
boss-kito-lesson-spoil-done = Sei contro sei: il 9 è uscito dal gioco. Leo, che sul rosso veniva dopo con tre, non lo eredita.
boss-kito-lesson-spoil-green = Tre banane verdi non battono le sei di Leo, e sul rosso nessuno ha tolto a Marta il terzo 9.
boss-kito-lesson-spoil-else = Nessuno ha tolto a Marta il terzo 9.

boss-kito-lesson-save-title = Fai scorta
boss-kito-lesson-save = Blu e viola sono persi, e le carte piccole mostrano che cosa viene dopo: due 9. Fai scorta: prendi tre gettoni, o pesca una carta.
boss-kito-lesson-save-done = Mano e riserva restano tue, per quanto grandi. A fine round va via solo ciò che è sul tavolo. Se nel cesto i gettoni sono meno di tre, si prendono quelli.
boss-kito-lesson-save-lost = Tre banane non ne battono sette, e a fine round la tua carta è finita negli scarti come tutte quelle sul tavolo.
boss-kito-lesson-save-else = Carte diverse, ma non di più: tre gettoni o una carta in più sarebbero una scorta per il prossimo round.

boss-kito-lesson-exchange-title = Il cambio
boss-kito-lesson-exchange = Il giallo di Leo non si raggiunge, e hai solo giallo. Scarti quante carte vuoi, almeno una, e ne peschi altrettante: cambiale tutte e tre.
boss-kito-lesson-exchange-done = Tre via, tre nuove che vedi solo tu, con una sola azione. Quando il mazzo finisce, gli scarti si rimescolano e diventano quello nuovo.
boss-kito-lesson-exchange-few = Si può fare, ma in mano ti resta del giallo; la stessa azione le cambia tutte e tre.
boss-kito-lesson-exchange-draw = Una quarta carta, ma le tre gialle sono ancora lì; il cambio le scarta e ne pesca altrettante.
boss-kito-lesson-exchange-else = In mano hai ancora solo giallo, e sul giallo Leo è molto più avanti.

boss-kito-lesson-last-title = Da sinistra a destra
boss-kito-lesson-last = Le carte si assegnano da sinistra a destra, e chi vince segue subito il simbolo. Rosso e viola hanno la bandiera, cioè chi inizia il prossimo round: conta l’ultima. Vinci il viola.
boss-kito-lesson-last-done = Prima il rosso: l’ha vinto Marta, che ti ha dato la bandiera, la carta iniziale. Il viola viene per ultimo ed è tuo: ora decidi tu dove va.
boss-kito-lesson-last-early = Hai vinto il rosso e dato la bandiera a Marta; ma Marta ha vinto il viola, che viene dopo, e te l’ha ridata. Conta l’ultima volta.
boss-kito-lesson-last-both = Parità sul rosso e sul viola: tutte e due le carte sono uscite dal gioco, e il simbolo di una carta che esce non fa niente.
boss-kito-lesson-last-else = Il viola non è tuo, e nemmeno l’ultima parola sulla bandiera: due gettoni lì fanno cinque contro quattro.

boss-kito-lesson-give-title = Chi comincia?
boss-kito-lesson-give = Dai la bandiera a chi vuoi, o tienila. Chi ce l’ha comincia ogni turno del prossimo round, poi in senso orario: fai in modo di venire alla fine.
boss-kito-lesson-give-done = Comincia Marta, dopo di te in senso orario, poi Leo, e il tuo turno è sempre l’ultimo: vedi che cosa mettono giù gli altri.
boss-kito-lesson-give-self = Cominci tu, e Marta e Leo possono rispondere a tutto ciò che metti giù.
boss-kito-lesson-give-middle = Comincia Leo, poi tocca a te, e dopo Marta può ancora rispondere.

boss-kito-lesson-majority-title = Le maggioranze
boss-kito-lesson-majority = La fine di nove round: chi ha più carte di un numero lo segna, gli altri un punto a carta. I 7: Leo due, tu uno. I 9: Marta quattro, tu zero. Quale?
boss-kito-lesson-majority-done = Due 7 a testa: chi è in testa alla pari segna 7. Tu e Leo avete 24 punti, e solo ora contano i gettoni, cinque a quattro: vinci. Le carte in mano no.
boss-kito-lesson-majority-nine = Un 9 contro quattro vale un punto. Un secondo 7 pareggerebbe Leo, e chi è in testa alla pari segna 7.
boss-kito-lesson-majority-else = Per te nessuna carta. Un secondo 7 pareggerebbe Leo, e chi è in testa alla pari segna 7.
