# La lezione di Kariba: che cosa fare a ogni tappa, che cosa ne è venuto, e perché riprovare.

kariba-lesson-water-title = Alla pozza
kariba-lesson-water = Alla pozza gli animali si ritrovano, ogni specie al suo posto: gioca una carta qualsiasi della tua mano.
kariba-lesson-water-done = Eccolo al suo posto, e la tua mano torna a cinque. A ogni turno si gioca qualcosa: passare non si può.

kariba-lesson-several-title = Più carte insieme
kariba-lesson-several = Un turno, un animale: gioca quante sue carte vuoi, mai due specie insieme. Gioca tutte e due le giraffe.
kariba-lesson-several-done = Due giraffe all’acqua: con una in più, di chiunque sia, sono un branco.
kariba-lesson-several-one = Una giraffa è andata, l’altra ti è rimasta in mano; possono andare insieme, nello stesso turno.
kariba-lesson-several-else = Si può fare, ma quella carta resta sola; due giraffe insieme avvicinano un branco.

kariba-lesson-herd-title = In tre si scaccia
kariba-lesson-herd = Tre animali uguali sono un branco, e un branco scaccia: gioca la giraffa che hai pescato e guarda chi scappa.
kariba-lesson-herd-done = Tre giraffe hanno scacciato le due zebre, e le carte sono tue: due punti. Un branco non si trattiene: scaccia sempre.
kariba-lesson-herd-else = Non è scappato nessuno, perché in meno di tre non si scaccia; con la terza giraffa c’è un branco.

kariba-lesson-strongest-title = Il più forte tra i più deboli
kariba-lesson-strongest = Il numero è la forza. Un branco scaccia una sola specie, quella col numero più vicino sotto il suo: prendi i quattro suricati.
kariba-lesson-strongest-done = Tre zebre hanno scacciato tutti e quattro i suricati: tra chi è più debole di una zebra, all’acqua i più forti erano loro.
kariba-lesson-strongest-leopards = Tre leopardi scacciano la specie più forte tra le più deboli, cioè le zebre: due carte, e i quattro suricati restano.
kariba-lesson-strongest-else = Non è scappato nessuno, perché in meno di tre non si scaccia; zebre o leopardi sarebbero tre, ma a chi toccano i suricati?

kariba-lesson-mouse-title = Il topo e l’elefante
kariba-lesson-mouse = Il più piccolo scaccia il più grande: porta i topi a tre e guarda scappare gli elefanti.
kariba-lesson-mouse-done = Tre topi hanno scacciato tutti e tre gli elefanti: tre punti.
kariba-lesson-mouse-elephants = Quattro elefanti scacciano la specie più forte tra le più deboli, cioè un solo rinoceronte: un punto, e il tuo topo ne prende tre.
kariba-lesson-mouse-else = Non è scappato nessuno, perché in meno di tre non si scaccia; il tuo topo sarebbe il terzo.

kariba-lesson-only-elephants-title = Solo gli elefanti
kariba-lesson-only-elephants = I topi scacciano gli elefanti e nessun altro: chi prende le tre zebre?
kariba-lesson-only-elephants-done = Tre giraffe hanno scacciato tre zebre; ai topi non resta che aspettare un elefante.
kariba-lesson-only-elephants-mice = Tre topi, ma nessun elefante all’acqua: non è scappato nessuno, e non hai preso niente.
kariba-lesson-only-elephants-else = Non è scappato nessuno, perché in meno di tre non si scaccia; quale animale più forte della zebra è già in due all’acqua?

kariba-lesson-again-title = Il branco resta
kariba-lesson-again = Un branco resta all’acqua e scaccia di nuovo ogni volta che cresce; gli altri branchi riposano. Aggiungi una giraffa alle tre.
kariba-lesson-again-done = Quattro giraffe hanno scacciato le due zebre arrivate nel frattempo. Scaccia solo l’animale appena giocato, e le giraffe restano.
kariba-lesson-again-else = Scaccia solo l’animale appena giocato: la tua carta non è arrivata a tre, e le giraffe sono rimaste a guardare.

kariba-lesson-end-title = L’ultima carta
kariba-lesson-end = Il mazzo è finito: non si pesca più, e chi resta senza carte chiude la partita. Gioca tutte e due le zebre.
kariba-lesson-end-done = L’ultima caccia conta ancora: ogni carta presa è un punto, quelle in mano e all’acqua non valgono, e con 12 a 10 vinci tu.
kariba-lesson-end-one = Due zebre non scacciano nessuno, e hai ancora una carta: la partita continua, e i suricati può prenderli qualcun altro.
