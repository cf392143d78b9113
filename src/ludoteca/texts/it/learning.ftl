# Una lezione al tavolo vero. Ciò che si dice a ogni tappa sta nel file del suo gioco.

learning-title = Lezione
learning-page-title = { $game }: la lezione
learning-step = passo { $at } di { $count }
learning-step-anew = passo { $at } di { $count }, un altro tavolo
learning-leave = Esci dalla lezione
learning-coach = Chi ti insegna
learning-task = Tocca a te
learning-right = Ben fatto
learning-wrong = Riprova
learning-next = Avanti
learning-again = Riprova
learning-back = Indietro
learning-show = Fallo tu
learning-why = Ora le regole non lo permettono.
learning-over = Ora conosci { $game }
learning-over-more = Gioca una partita breve: il bot è gentile, e nei primi turni qualcuno ti dà una mano.
learning-game = Gioca una partita breve
learning-game-more = contro un bot gentile, per esercizio
learning-restart = Ancora dall’inizio
learning-none = { $game } non ha una lezione
learning-none-more = Le regole ci sono tutte, con i numeri.
learning-offline = La lezione non arriva
learning-offline-more = La casa non risponde. Riprova tra un momento.
learning-no-tips = Niente più consigli
