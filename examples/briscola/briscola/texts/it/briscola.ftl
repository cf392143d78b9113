briscola = Briscola
briscola-about = Tre carte in mano, la briscola sotto il mazzo, nessun seme a cui rispondere: vince chi fa 61 dei 120 punti.

# Da 1 a 10 denari, da 11 a 20 coppe, da 21 a 30 spade, da 31 a 40 bastoni; con l’articolo.
briscola-card = { $card ->
    [1] l’asso di denari
    [2] il 2 di denari
    [3] il 3 di denari
    [4] il 4 di denari
    [5] il 5 di denari
    [6] il 6 di denari
    [7] il 7 di denari
    [8] il fante di denari
    [9] il cavallo di denari
    [10] il re di denari
    [11] l’asso di coppe
    [12] il 2 di coppe
    [13] il 3 di coppe
    [14] il 4 di coppe
    [15] il 5 di coppe
    [16] il 6 di coppe
    [17] il 7 di coppe
    [18] il fante di coppe
    [19] il cavallo di coppe
    [20] il re di coppe
    [21] l’asso di spade
    [22] il 2 di spade
    [23] il 3 di spade
    [24] il 4 di spade
    [25] il 5 di spade
    [26] il 6 di spade
    [27] il 7 di spade
    [28] il fante di spade
    [29] il cavallo di spade
    [30] il re di spade
    [31] l’asso di bastoni
    [32] il 2 di bastoni
    [33] il 3 di bastoni
    [34] il 4 di bastoni
    [35] il 5 di bastoni
    [36] il 6 di bastoni
    [37] il 7 di bastoni
    [38] il fante di bastoni
    [39] il cavallo di bastoni
   *[40] il re di bastoni
}
briscola-suit = { $suit ->
    [0] denari
    [1] coppe
    [2] spade
   *[3] bastoni
}
briscola-worth = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
briscola-counted = { briscola-card }

briscola-play = Gioca { briscola-card }
briscola-play-trump = Gioca { briscola-card }, briscola
briscola-foretold-took = La presa va a { $to }: { briscola-worth }
briscola-foretold-took-you = Prendi tu: { briscola-worth }

briscola-dealt = Le tue carte: { $cards }.
briscola-turned = Sotto il mazzo c’è { briscola-card }: la briscola è { briscola-suit }.
briscola-began = Apre la prima mano.
briscola-played = Gioca { briscola-card }.
briscola-took = Prende: { briscola-worth }.
briscola-drew = Pesca { briscola-card }.
briscola-drew-turned = Pesca l’ultima carta del mazzo, { briscola-card }.
briscola-won = { $winners }: { $score } punti su 120.

briscola-because = Le carte sono finite.
briscola-table-end-you = Vinci tu, con { $score } punti su 120
briscola-table-end-other = Vince { $who }, con { $score } punti su 120
briscola-table-end-shared = Vittoria di { $who }, con { $score } punti su 120

briscola-heading-trumps = Briscola e mazzo
briscola-trumps-lie = La briscola è { briscola-suit }. Sotto il mazzo c’è { briscola-card }; { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
} da pescare.
briscola-trumps-are = La briscola è { briscola-suit }. Il mazzo è finito; { $count ->
    [0] tutte le mani sono giocate.
    [one] questa è l’ultima mano.
   *[other] restano { $count } mani.
}
briscola-trumps-held = { $seat } ha in mano { briscola-card }.
briscola-trumps-held-you = Hai in mano { briscola-card }.
briscola-heading-trick = Sul tavolo
briscola-lies = { $seat }: { briscola-card }
briscola-lies-you = Tu: { briscola-card }
briscola-winning = Per ora prende { $seat }.
briscola-winning-you = Per ora prendi tu.
briscola-leads = Apre { $seat }.
briscola-leads-you = Apri tu.
briscola-heading-hand = Mano di { $seat }
briscola-heading-hand-you = La tua mano
briscola-holds = { $cards }
briscola-heading-points = Punti presi
briscola-points = { $seat }: { $points }
briscola-points-you = Tu: { $points }
briscola-points-pair = { $seat } e { $to }: { $points }
briscola-points-pair-you = Tu e { $to }: { $points }

briscola-bad-notation = «{ $text }» qui non è una mossa. Scrivi un numero e un seme: 1d è l’asso di denari, 3c il tre di coppe, 8s il fante di spade, 10b il re di bastoni.
briscola-refused-401 = Tocca a { $to }.
briscola-refused-401-you = Tocca a te.
briscola-refused-402 = Non hai in mano { briscola-card }.
briscola-refused-501 = La partita è finita.

briscola-option-firstPlayer = Chi apre
briscola-option-firstPlayer-random = A sorte
briscola-option-firstPlayer-0 = Posto 1
briscola-option-firstPlayer-1 = Posto 2
briscola-option-firstPlayer-2 = Posto 3
briscola-option-firstPlayer-3 = Posto 4

BR-101 = Quaranta carte italiane: denari, coppe, spade e bastoni, ogni seme con i numeri da 1 a 7, fante (8), cavallo (9) e re (10).
BR-102 = L’asso vale 11 punti, il tre 10, il re 4, il cavallo 3, il fante 2, le altre carte niente: in tutto 120 punti.
BR-103 = In ogni seme l’ordine è, dall’alto: asso, tre, re, cavallo, fante, 7, 6, 5, 4, 2.
BR-201 = Si gioca da due a quattro.
BR-202 = In quattro, chi siede di fronte gioca in coppia.
BR-203 = In tre, il 2 di coppe resta nella scatola e si gioca con 39 carte.
BR-301 = Si mescolano le carte.
BR-302 = A ogni posto vanno tre carte, che nessun altro vede, nemmeno in coppia.
BR-303 = Le altre carte formano il mazzo, coperto. La carta più in basso si volta: il suo seme è la briscola per tutta la partita.
BR-304 = Si sceglie chi apre la prima mano: a sorte, se il tavolo non ha deciso un posto.
BR-401 = A turno, da chi apre in poi, ogni posto gioca una carta scoperta.
BR-402 = Si gioca solo una carta della propria mano.
BR-403 = Si può giocare qualunque carta della mano: non c’è obbligo di rispondere al seme, di tagliare o di prendere.
BR-404 = Prende la briscola più alta; senza briscole, la carta più alta del seme di apertura.
BR-405 = Chi prende tiene le carte della mano; tutti le hanno viste.
BR-406 = Poi si pesca una carta dal mazzo: per prima la persona che ha preso, poi le altre a turno.
BR-407 = La briscola scoperta si pesca per ultima, e si vede a chi va.
BR-408 = Finito il mazzo, le ultime tre mani si giocano senza pescare.
BR-409 = Chi ha preso apre la mano dopo.
BR-501 = La partita finisce quando tutte le carte sono giocate.
BR-502 = Si contano i punti delle carte prese; in coppia si sommano.
BR-503 = Vince la parte con più punti; fra due parti, quella che supera la metà, da 61 in su.
BR-504 = A pari punti, 60 a testa in due, la vittoria è condivisa.
BR-A01 = Qualunque 2 andrebbe bene; qui resta fuori sempre il 2 di coppe.
BR-A02 = Le carte prese si possono sempre riguardare: il tavolo ricorda per te.
