# Rompicapi: trova la mossa.
puzzles-find = Trova la mossa
puzzles-ask = Qual è la mossa migliore?
puzzles-none = Questo rompicapo non c’è
puzzles-easy = facile
puzzles-medium = medio
puzzles-hard = difficile
puzzles-strength = Difficoltà
puzzles-of-the-day = Del giorno
puzzles-number = N. { $number }
puzzles-row = { $count } di fila
puzzles-row-ends = la fila riparte

## Accanto
puzzles-one-move = Una mossa sola, senza fretta
puzzles-from-a-game = Viene da una vera partita tra bot forti. Sai quello che si sapeva da questo posto: la tua mano, il tavolo, tutto ciò che è stato mostrato. Una mossa è chiaramente la migliore.
puzzles-before = Prima risposta
puzzles-solved = risolto
puzzles-missed = non risolto
puzzles-in-a-row = Di fila
puzzles-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}

## La risposta
puzzles-right = Giusta!
puzzles-better = C’è di meglio
puzzles-best = La migliore: { $move }.
puzzles-cost = { $points ->
    [one] La tua mossa costa circa 1 punto.
   *[other] La tua mossa costa circa { $points } punti.
}
puzzles-unweighed = La tua mossa non è tra quelle che valeva la pena pesare.
puzzles-note = Probabilità di vincere da qui, ± { $doubt }, con quello che si poteva sapere.
puzzles-another = Un altro
puzzles-play-on = Continua da qui
puzzles-all = Tutti i rompicapi

## Sul muro della casa
puzzles-today = Il rompicapo di oggi
puzzles-slate-ask = È il tuo turno, una mossa sola. Qual è la migliore?
puzzles-slate-begin = Uno nuovo ogni giorno.
puzzles-slate-solved = Risolto. Il prossimo arriva domani.
puzzles-slate-missed = Questa volta no. Il prossimo arriva domani.
puzzles-try = Prova
puzzles-look-again = Riguarda
puzzles-solved-of = { $solved } di { $count } risolti su questo dispositivo

## File
puzzles-bad-file = Il file { $file } non è un file di rompicapi leggibile: { $reason }. Prova: ludoteca puzzles mine GIOCO --out FILE
puzzles-no-search = Nessun bot di { $game } pensa in anticipo, quindi non si può trovare nulla. Dai una ricerca al livello più forte in players.py.
