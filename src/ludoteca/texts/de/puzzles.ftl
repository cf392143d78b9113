# Rätsel: Finde den Zug.
puzzles-find = Finde den Zug
puzzles-ask = Welcher Zug ist der beste?
puzzles-none = Dieses Rätsel gibt es nicht
puzzles-easy = leicht
puzzles-medium = mittel
puzzles-hard = schwer
puzzles-strength = Wie schwer
puzzles-of-the-day = Des Tages
puzzles-number = Nr. { $number }
puzzles-row = { $count } in Folge
puzzles-row-ends = die Folge beginnt neu

## Daneben
puzzles-one-move = Ein Zug, keine Eile
puzzles-from-a-game = Aus einer echten Partie starker Bots. Du weißt, was dieser Platz wusste: deine Hand, den Tisch, alles, was gezeigt wurde. Ein Zug ist klar der beste.
puzzles-before = Erste Antwort
puzzles-solved = gelöst
puzzles-missed = nicht gelöst
puzzles-in-a-row = In Folge
puzzles-days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}

## Die Antwort
puzzles-right = Richtig!
puzzles-better = Es geht besser
puzzles-best = Am besten: { $move }.
puzzles-cost = { $points ->
    [one] Dein Zug kostet etwa 1 Punkt.
   *[other] Dein Zug kostet etwa { $points } Punkte.
}
puzzles-unweighed = Dein Zug ist keiner von denen, bei denen sich das Abwägen lohnte.
puzzles-note = Siegchancen von hier an, ± { $doubt }, nach dem, was man wissen konnte.
puzzles-another = Noch eins
puzzles-play-on = Ab hier weiter
puzzles-all = Alle Rätsel

## An der Wand des Hauses
puzzles-today = Rätsel des Tages
puzzles-slate-ask = Du bist dran, ein einziger Zug. Welcher ist der beste?
puzzles-slate-begin = Jeden Tag ein neues.
puzzles-slate-solved = Gelöst. Das nächste kommt morgen.
puzzles-slate-missed = Diesmal nicht. Das nächste kommt morgen.
puzzles-try = Probieren
puzzles-look-again = Ansehen
puzzles-solved-of = { $solved } von { $count } auf diesem Gerät gelöst

## Dateien
puzzles-bad-file = Die Datei { $file } ist keine lesbare Rätseldatei: { $reason }. Versuch: ludoteca puzzles mine GAME --out FILE
puzzles-no-search = Kein Bot von { $game } denkt voraus, also lässt sich nichts finden. Gib seiner stärksten Stufe in players.py eine Suche.
