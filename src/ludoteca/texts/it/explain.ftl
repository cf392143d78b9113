# Perché una mossa: probabilità, fortuna e scelte. I motivi stanno con ogni gioco.

## Di ogni mossa
explain-forced = Non c’è altro da scegliere.
explain-alone = Tutto il resto si è rivelato presto peggiore.
explain-ahead = { $points ->
    [one] 1 punto di probabilità in più della seconda mossa.
   *[other] { $points } punti di probabilità in più della seconda mossa.
}
explain-close = Altre mosse valgono più o meno lo stesso.

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
