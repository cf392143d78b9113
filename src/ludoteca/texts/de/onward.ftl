# Von einer Stelle einer Partie weiterspielen, und was sonst geschehen wäre.

onward-here = Ab hier weiter
onward-there = Ab dort weiter
onward-title = Weiterspielen nach { $at ->
    [0] dem Austeilen
   *[other] Zug { $at }
}
onward-about = Ein neuer Tisch gegen Bots, zur Übung. Die Partie selbst bleibt, wie sie ist.
onward-seat = Dein Platz
onward-hidden = Was verborgen ist
onward-as-were = Wie es war
onward-as-were-about = Hände und Stapel genau wie in dieser Partie.
onward-redrawn = Neu gezogen
onward-redrawn-about = Neu gezogen aus allem, was dein Platz wissen konnte, damit niemand mehr weiß als damals.
onward-bots = Die anderen spielen wie
onward-open = Hinsetzen
onward-of-match = Setzt eine andere Partie fort, nach Zug { $move }
onward-of-file = Setzt eine Datei fort, nach Zug { $move }
onward-of-puzzle = Setzt ein Rätsel fort
onward-of-lesson = Setzt eine Lektion fort
onward-what-if = Was wäre, wenn?
onward-pick = Sehen, was geschehen wäre
onward-instead = Stattdessen: { $move }
onward-instead-about = Mit dem, was { $you ->
    [yes] du damals wissen konntest
   *[no] { $name } damals wissen konnte
}. Die Karten, die danach kamen, sind die dieser Partie.
onward-thinking = Das Haus denkt darüber nach …
onward-chance = { $name }: { $was } Prozent, wie gespielt wurde, { $would } Prozent mit diesem Zug
onward-back = Zurück zur Partie
onward-ends = Die Partie wäre damit zu Ende gewesen.
