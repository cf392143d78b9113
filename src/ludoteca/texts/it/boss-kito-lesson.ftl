# La lezione di Boss Kito: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare.

boss-kito-lesson-card-title = Chi ha più banane
boss-kito-lesson-card = A fine round ogni gorilla dà la sua carta a chi mostra più banane del suo colore, e una carta banana ne mostra tre: vinci il 9.
boss-kito-lesson-card-done = Tre banane verdi, e nessun altro ne aveva: il 9 è tuo. Sul blu e sul viola non c’erano banane, e quelle carte sono uscite dal gioco.
boss-kito-lesson-card-red = Tre banane rosse non ne battono sei: il 7 è andato altrove, e il 9, senza banane di nessuno, è uscito dal gioco.
boss-kito-lesson-card-else = Il round è finito senza niente di tuo sul tavolo; il 9, senza banane di nessuno, è uscito dal gioco.

boss-kito-lesson-first-title = Prima la carta
boss-kito-lesson-first = Dei quattro turni del round te ne restano due, con un’azione ciascuno; i gettoni vanno solo su carte che hai già davanti. Gioca la carta verde.
boss-kito-lesson-first-done = Per ora tre contro quattro. Gli altri posti hanno fatto il loro turno, e a te ne resta uno per i gettoni.
boss-kito-lesson-first-yellow = Tre banane gialle non ne battono sei; e finché davanti a te non c’è una carta verde, i gettoni non aiutano a prendere il 6.
boss-kito-lesson-first-else = Resta un turno, e per una carta con i gettoni ne servono due: giocare e mettere gettoni sono due azioni.

boss-kito-lesson-tokens-title = Poi i gettoni
boss-kito-lesson-tokens = Ogni gettone aggiunge una banana alla carta su cui sta, e con un’azione ne metti uno o due: supera le quattro banane verdi.
boss-kito-lesson-tokens-done = Tre più due fa cinque contro quattro: il 6 è tuo, e la sua moneta ti ha dato subito un gettone. I due sul tavolo sono tornati nel cesto.
boss-kito-lesson-tokens-level = Quattro contro quattro: se in testa c’è parità la carta non la prende nessuno, e il 6 è uscito dal gioco.
boss-kito-lesson-tokens-else = Tre banane verdi contro quattro: il 6 è andato a chi era in testa.

boss-kito-lesson-spoil-title = La parità la porta via
boss-kito-lesson-spoil = Sul rosso c’è chi ha sei banane, e ha già due 9. Con un’azione non si supera, ma si può pareggiare: rovina il colpo.
boss-kito-lesson-spoil-done = Sei contro sei: il 9 è uscito dal gioco. Il terzo posto, con tre banane rosse, non lo eredita.
boss-kito-lesson-spoil-green = Tre banane verdi non ne battono sei, e sul rosso nessuno ha fermato il terzo 9.
boss-kito-lesson-spoil-else = Nessuno si è messo di mezzo: è andato via il terzo 9.

boss-kito-lesson-save-title = Fai scorta
boss-kito-lesson-save = Qui non si vince più niente, e le carte piccole mostrano che cosa viene dopo, due 9: fai scorta con tre gettoni, o pesca una carta.
boss-kito-lesson-save-done = Mano e riserva restano tue per il prossimo round. Tutto ciò che era sul tavolo se ne va: le carte negli scarti, i gettoni nel cesto.
boss-kito-lesson-save-lost = Tre banane non ne battono sette, e a fine round la tua carta è finita negli scarti con tutte le altre sul tavolo.
boss-kito-lesson-save-else = Carte diverse, ma non di più: tre gettoni o una carta in più sarebbero una scorta per il prossimo round.

boss-kito-lesson-exchange-title = Il cambio
boss-kito-lesson-exchange = Il giallo è perso, e in mano hai solo giallo: scarti quante carte vuoi e ne peschi altrettante. Cambiale tutte e tre.
boss-kito-lesson-exchange-done = Tre via, tre nuove nella tua mano segreta, e tutto con una sola azione. Quando il mazzo finisce, gli scarti rimescolati fanno quello nuovo.
boss-kito-lesson-exchange-few = Si può fare, ma in mano ti resta del giallo; la stessa azione le cambia tutte e tre.
boss-kito-lesson-exchange-draw = Una quarta carta, ma le tre gialle sono ancora lì; il cambio le scarta e ne pesca altrettante.
boss-kito-lesson-exchange-else = La tua mano è ancora tutta gialla, e sul giallo hai davanti sette banane.

boss-kito-lesson-last-title = Da sinistra a destra
boss-kito-lesson-last = Le carte si assegnano da sinistra a destra, e chi vince segue subito il simbolo. Rosso e viola hanno tutti e due la bandiera, e conta l’ultima: vinci quella.
boss-kito-lesson-last-done = Prima il rosso: chi l’ha vinto ti ha dato la bandiera, cioè la carta iniziale. Poi il viola, in fondo a destra: è tuo, e l’ultima parola anche.
boss-kito-lesson-last-early = Hai vinto il rosso e dato via la bandiera; ma il viola è venuto dopo, e lì la bandiera è passata di mano ancora.
boss-kito-lesson-last-both = Parità sul rosso e sul viola: tutte e due le carte sono uscite dal gioco, e il simbolo di una carta che esce non fa niente.
boss-kito-lesson-last-else = Il viola non lo vinci, e l’ultima parola sulla bandiera non è tua: due gettoni lì fanno cinque contro quattro.

boss-kito-lesson-give-title = Chi comincia?
boss-kito-lesson-give = La bandiera si dà a chi si vuole, o si tiene: chi ce l’ha comincia ogni turno del prossimo round, poi si va in senso orario. Fai in modo che il tuo turno venga per ultimo.
boss-kito-lesson-give-done = Comincia il posto dopo il tuo, e il tuo viene per ultimo in tutti e quattro i turni: prima di decidere vedi che cosa c’è sul tavolo.
boss-kito-lesson-give-self = Cominci tu, e gli altri due possono rispondere a tutto ciò che metti giù.
boss-kito-lesson-give-middle = Ora il tuo è il secondo posto, e dopo di te qualcuno può ancora rispondere.

boss-kito-lesson-majority-title = Le maggioranze
boss-kito-lesson-majority = L’ultimo turno di nove round. Chi ha più carte di un numero segna quel numero; gli altri, un punto a carta. Hai un 7 e nessun 9: quale prendi?
boss-kito-lesson-majority-done = Due 7 a testa: chi è in testa alla pari segna 7. Con 24 punti a testa decidono i tuoi cinque gettoni; per il resto gettoni e carte in mano non contano.
boss-kito-lesson-majority-nine = Un 9 contro quattro vale un punto. Un secondo 7 pareggerebbe i più numerosi, e allora chi è alla pari segna 7.
boss-kito-lesson-majority-else = Per te nessuna carta. Un secondo 7 pareggerebbe i più numerosi, e allora chi è alla pari segna 7.
