# Warum ein Zug: Chancen, Glück und Entscheidungen. Was für ihn spricht, steht bei jedem Spiel.

## Was man von jedem Zug sagt
explain-forced = Etwas anderes gibt es nicht zu wählen.
explain-alone = Alles andere erwies sich bald als schlechter.
explain-ahead = { $points ->
    [one] 1 Punkt Siegchance mehr als der zweitbeste Zug.
   *[other] { $points } Punkte Siegchance mehr als der zweitbeste Zug.
}
explain-close = Andere Züge sind etwa gleich gut.

## Wo nichts Wichtiges mehr verborgen ist
explain-wins = gewinnt
explain-wins-you = gewinnst
explain-wins-by = gewinnt um { $margin }
explain-wins-by-you = gewinnst um { $margin }
explain-draws = unentschieden
explain-loses = verliert
explain-loses-you = verlierst
explain-loses-by = verliert um { $margin }
explain-loses-by-you = verlierst um { $margin }
explain-solved-wins = Nichts, was zählt, ist mehr verborgen: Dieser Zug gewinnt, was auch gespielt wird.
explain-solved-wins-by = Nichts, was zählt, ist mehr verborgen: Dieser Zug gewinnt um { $margin } oder mehr, was auch gespielt wird.
explain-solved-draws = Nichts, was zählt, ist mehr verborgen: Dieser Zug ist ein Unentschieden oder besser, was auch gespielt wird.
explain-solved-loses = Nichts, was zählt, ist mehr verborgen: Dieser Zug ist so gut wie jeder andere und verliert, wenn kein Fehler folgt.
explain-solved-loses-by = Nichts, was zählt, ist mehr verborgen: Dieser Zug ist der beste und verliert um { $margin }, wenn kein Fehler folgt.
explain-solved-odds = Alles, was noch kommen kann, ist gezählt: Dieser Zug gewinnt mit genau { $percent } %.
explain-others-wins = Auch der zweitbeste Zug gewinnt.
explain-others-wins-by = Der zweitbeste Zug gewinnt um { $margin }.
explain-others-draws = Alles andere ist höchstens ein Unentschieden.
explain-next-draws = Der zweitbeste Zug ist ein Unentschieden.
explain-others-loses = Alles andere verliert.
explain-others-loses-by = Alles andere verliert um { $margin } oder mehr.
explain-others-odds = Der zweitbeste Zug gewinnt mit { $percent } %.
explain-others-same = Andere Züge kommen auf dasselbe heraus.
explain-then-best = Dann, für beide bestmöglich: { $moves }
explain-solved-foot = Bis zu jedem Ende gespielt, nach dem, was du weißt. Tippe auf einen Zug, um ihn zu wählen; spielen musst du ihn selbst.
explain-played-ends = Der gespielte Zug: { $result }.
explain-what-if-solved = Danach ist nichts mehr verborgen, was zählt. Spielen dann beide bestmöglich:

## Am Tisch und im Replay
explain-percent = { $percent } %
explain-interval = zwischen { $low } und { $high } %
explain-hint = Tipp
explain-hint-thinking = Moment, das will überlegt sein.
explain-hint-foot = Siegchancen nach dem, was du weißt. Tippe auf einen Zug, um ihn zu wählen; spielen musst du ihn selbst.
explain-pick = Diesen Zug wählen
explain-made = gespielt
explain-then = Dann wohl { $moves }
explain-tab-move = Der Zug
explain-tab-luck = Glück oder Wahl
explain-tab-log = Verlauf
explain-waiting = Gerade werden andere Partien durchdacht; diese ist die nächste.
explain-warming = Die Bots, die das durchdenken, wärmen sich noch auf; es geht von selbst los.
explain-working = Jede Entscheidung wird neu durchdacht: { $done } von { $total }
explain-of = { $name }:
explain-turning = Wendepunkt.
explain-gave = { $points ->
    [one] Der gespielte Zug verschenkt 1 Punkt.
   *[other] Der gespielte Zug verschenkt { $points } Punkte.
}
explain-best = Etwas Besseres fand sich nicht.
explain-as-good = Der gespielte Zug ist etwa gleich gut.
explain-deal = Die Karten sind ausgeteilt. Geh weiter zur ersten Entscheidung.
explain-curve = Zug, auf der Kurve der Chancen aller
explain-standing = { $name } { $percent } %
explain-player = Wer spielt
explain-luck = Glück (Karten)
explain-decisions = Wahl (Züge)
explain-from-to = { $start } % → { $result } %
explain-luck-foot = Punkte Siegchance, vom Austeilen bis zum Ergebnis. Was eine Entscheidung verschenkt, bekommen die anderen; alles Übrige ist Glück. Schätzungen, nach dem, was jeder Platz wissen konnte.
explain-numbers = Alle Zahlen
explain-number = Zug
