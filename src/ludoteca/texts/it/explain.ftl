# Perché una mossa: probabilità, fortuna e scelte. I motivi stanno con ogni gioco.

## Di ogni mossa
explain-forced = Non c’è altro da scegliere.
explain-alone = Tutto il resto si è rivelato presto peggiore.
explain-ahead = { $points ->
    [one] 1 punto di probabilità in più della seconda mossa.
   *[other] { $points } punti di probabilità in più della seconda mossa.
}
explain-close = Altre mosse valgono più o meno lo stesso.

## Dove non c’è più nulla di nascosto che conti
explain-wins = vince
explain-wins-you = vinci
explain-wins-by = vince di { $margin }
explain-wins-by-you = vinci di { $margin }
explain-draws = pareggio
explain-loses = perde
explain-loses-you = perdi
explain-loses-by = perde di { $margin }
explain-loses-by-you = perdi di { $margin }
explain-solved-wins = Di ciò che conta non è più nascosto nulla: questa mossa vince, qualunque cosa si giochi.
explain-solved-wins-by = Di ciò che conta non è più nascosto nulla: questa mossa vince di { $margin } o più, qualunque cosa si giochi.
explain-solved-draws = Di ciò che conta non è più nascosto nulla: questa mossa vale un pareggio o meglio, qualunque cosa si giochi.
explain-solved-loses = Di ciò che conta non è più nascosto nulla: questa mossa vale come ogni altra e perde, se non segue un errore.
explain-solved-loses-by = Di ciò che conta non è più nascosto nulla: questa mossa è la migliore e perde di { $margin }, se non segue un errore.
explain-solved-odds = Tutto ciò che può ancora arrivare è contato: questa mossa vince esattamente con il { $percent }%.
explain-others-wins = Vince anche la seconda mossa.
explain-others-wins-by = La seconda mossa vince di { $margin }.
explain-others-draws = Tutto il resto è al massimo un pareggio.
explain-next-draws = La seconda mossa è un pareggio.
explain-others-loses = Tutto il resto perde.
explain-others-loses-by = Tutto il resto perde di { $margin } o più.
explain-others-odds = La seconda mossa vince con il { $percent }%.
explain-others-same = Altre mosse portano allo stesso risultato.
explain-then-best = Poi, al meglio per entrambe le parti: { $moves }
explain-solved-foot = Giocato fino a ogni finale, con quello che sai. Tocca una mossa per sceglierla; a giocarla sei sempre tu.
explain-played-ends = La mossa giocata: { $result }.
explain-what-if-solved = Dopo non è più nascosto nulla che conti. Se poi entrambe le parti giocano al meglio:

## Al tavolo e rivedendo una partita
explain-percent = { $percent }%
explain-interval = tra { $low } e { $high }%
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
explain-standing = { $name } { $percent }%
explain-player = Chi gioca
explain-luck = fortuna (carte)
explain-decisions = scelte (mosse)
explain-from-to = { $start }% → { $result }%
explain-luck-foot = Punti di probabilità, dall’inizio al risultato. Quello che una scelta regala va agli altri; tutto il resto è fortuna. Stime, con quello che ognuno poteva sapere.
explain-numbers = Tutti i numeri
explain-number = Mossa
