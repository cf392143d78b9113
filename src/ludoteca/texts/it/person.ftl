# La pagina di una persona, solo per lei.

person-page = La tua pagina
person-only-you = La vedi solo tu, da qui.
person-none = Ancora nessuna partita finita. Ciò che giochi qui fino in fondo si conta in questa pagina; gli esercizi no.
person-summary = { $count ->
    [one] Una partita
   *[other] { $count } partite
} da { $since }. Di solito { $game }{ $partner ->
    [none] .
   *[other] , più spesso con { $partner }.
}
person-results = Risultati
person-results-sum = { $count ->
    [one] 1 giocata
   *[other] { $count } giocate
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
person-game-played = { $played ->
    [one] 1 giocata
   *[other] { $played } giocate
}, { $won ->
    [one] 1 vinta
   *[other] { $won } vinte
}
person-percent = { $percent }%
person-share = { $percent } per cento vinte, { $expected } attese
person-expected = La tacca è quanto vince chi gioca come gli altri a un tavolo di quei posti. Sotto 20 partite è ancora quasi tutto caso.
person-split = Fortuna e scelte
person-split-unit = punti di probabilità per partita
person-luck = Fortuna: le carte e i dadi
person-decisions = Scelte: le tue mosse
person-mean = Nelle ultime { $count } partite le scelte valgono { $decisions } a partita (± { $decisionsSpread }), la fortuna { $luck } (± { $luckSpread }). A lungo andare la fortuna va a zero: resta il resto.
person-too-few = Da due partite in su, qui si legge quanto era fortuna e quanto le tue scelte.
person-working = La casa ripensa alle tue partite: { $done } di { $total }.
person-chart = Fortuna e scelte, partita per partita, dalla più vecchia
person-habits = Errori preferiti
person-habits-of = { $count ->
    [one] l’ultima partita
   *[other] ultime { $count } partite
}
person-habits-none = Niente che abbia sicuramente regalato probabilità.
person-better = Meglio sarebbe stato:
person-cost = − { $points }
person-times = { $count ->
    [one] una volta
   *[other] { $count } volte
}
person-look = Rivedi
person-look-at = Rivedi: { $what }
person-cost-about = Il numero è quanta probabilità di vincere ti costa ogni volta, con quel che potevi sapere.
