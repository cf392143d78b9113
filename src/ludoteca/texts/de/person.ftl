# Die eigene Seite einer Person.

person-page = Deine Seite
person-only-you = Das siehst nur du, von hier aus.
person-none = Noch keine beendeten Partien. Was du hier zu Ende spielst, zählt auf dieser Seite; Übungen nicht.
person-summary = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
} seit { $since }. Meist { $game }{ $partner ->
    [none] .
   *[other] , am häufigsten mit { $partner }.
}
person-results = Ergebnisse
person-results-sum = { $count } gespielt, { $won } gewonnen
person-game-played = { $played } gespielt, { $won } gewonnen
person-percent = { $percent } %
person-share = { $percent } Prozent gewonnen, { $expected } zu erwarten
person-expected = Die Marke zeigt, wie oft gewinnt, wer an Tischen dieser Größe so spielt wie die anderen. Unter 20 Partien ist fast alles Zufall.
person-split = Glück und Entscheidungen
person-split-unit = Punkte Chance pro Partie
person-luck = Glück: Karten und Würfel
person-decisions = Entscheidungen: deine Züge
person-mean = In den letzten { $count } Partien sind deine Entscheidungen { $decisions } pro Partie wert (± { $decisionsSpread }), das Glück { $luck } (± { $luckSpread }). Auf lange Sicht gleicht sich Glück aus; der Rest bleibt.
person-too-few = Ab zwei Partien steht hier, wie viel Glück war und wie viel deine Entscheidungen.
person-working = Das Haus durchdenkt deine Partien: { $done } von { $total }.
person-chart = Glück und Entscheidungen, Partie für Partie, älteste zuerst
person-habits = Lieblingsfehler
person-habits-of = { $count ->
    [one] die letzte Partie
   *[other] die letzten { $count } Partien
}
person-habits-none = Nichts, was sicher Chancen verschenkt hat.
person-better = Besser wäre gewesen:
person-cost = − { $points }
person-times = { $count ->
    [one] einmal
   *[other] { $count }-mal
}
person-look = Ansehen
person-look-at = Ansehen: { $what }
person-cost-about = Die Zahl sagt, wie viel Siegchance es jedes Mal gekostet hat, nach dem, was du wissen konntest.
