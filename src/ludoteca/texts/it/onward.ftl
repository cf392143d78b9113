# Continuare da un punto di una partita, e che cosa sarebbe successo altrimenti.

onward-here = Continua da qui
onward-there = Continua da lì
onward-title = Continuare dopo { $at ->
    [0] la distribuzione
   *[other] la mossa { $at }
}
onward-about = Un tavolo nuovo contro i bot, come esercizio. La partita resta com’è.
onward-seat = Il tuo posto
onward-hidden = Ciò che è nascosto
onward-as-were = Com’era
onward-as-were-about = Mani e mazzi proprio come in questa partita.
onward-redrawn = Estratto di nuovo
onward-redrawn-about = Estratto di nuovo da tutto ciò che il tuo posto poteva sapere: nessuno sa più di allora.
onward-bots = Gli altri giocano come
onward-open = Siediti
onward-of-match = Continua dopo la mossa { $move } di un’altra partita
onward-of-file = Continua dopo la mossa { $move } di un file
onward-of-puzzle = Continua da un rompicapo
onward-of-lesson = Continua da una lezione
onward-what-if = E se?
onward-pick = Guarda che cosa sarebbe successo
onward-instead = Invece: { $move }
onward-instead-about = Con quello che { $you ->
    [yes] potevi
   *[no] { $name } poteva
} sapere. Le carte venute dopo sono quelle di questa partita.
onward-thinking = La casa ci pensa …
onward-chance = { $name }: { $was } per cento com’è andata, { $would } per cento con questa mossa
onward-back = Torna alla partita
onward-ends = Con questa la partita sarebbe finita.
