# Der Bossa-Tisch, wie die Seite ihn zeichnet: Linien, Steine und Marker, und was die Taste sagt.

bossa-table-subtitle = { $phase ->
    [choose] Eröffnung
    [colour] Eröffnung
    [modifier] Marker
   *[other] Zug { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, deine
bossa-table-line-of = { bossa-line-name }, von { $name }
bossa-table-six = { $count } von 6 Gruppen
bossa-table-die = Würfel: { $value }
bossa-table-tile = { $white } weiß, { $black } schwarz
bossa-table-tile-under = { $tile }, darauf { bossa-table-token }
bossa-table-group = { $value }: { $count ->
    [one] 1 Stein, { $tiles }.
   *[other] { $count } Steine, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Einmal darauf gestapelt.
   *[other] Zweimal darauf gestapelt.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: Als Nächstes kommt { $value }, Steine: { $counts }
bossa-table-stack-on = Stapeln auf { bossa-line-name } { $value }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
bossa-table-pile = { $count ->
    [0] Stapel leer
   *[other] { $count } im Stapel
  }
bossa-table-thrown = raus
bossa-table-unseen = { $count } ungesehen
bossa-table-unseen-open = Welche, und wie es enden kann
bossa-table-unseen-title = Noch nicht gesehen
bossa-table-unseen-more = { $unseen ->
    [one] 1 Stein: der, der die ganze Partie beiseiteliegt.
   *[other] { $unseen } Steine: { $pile } im Stapel, 1 liegt die ganze Partie beiseite.
  }
bossa-table-ends = Wie es enden kann
bossa-table-end-hand = { $name }: { $count ->
    [one] noch 1 Stein auf der Hand. Eine leere Hand gewinnt.
   *[other] noch { $count } Steine auf der Hand. Eine leere Hand gewinnt.
  }
bossa-table-end-line = { bossa-line-name } hat { $count } von 6 Gruppen. Mit der sechsten gewinnt, wem die Linie gehört.
bossa-table-end-stuck = Wer nicht ziehen kann, verliert.
bossa-table-end-pile = { $count ->
    [0] Der Stapel ist leer: Nach diesem Zug gewinnt, wer weniger Steine hat.
    [one] 1 Stein im Stapel. Ist er weg, gewinnt, wer weniger Steine hat.
   *[other] { $count } Steine im Stapel. Sind sie weg, gewinnt, wer weniger Steine hat.
  }

bossa-table-tiles = { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: Einer dieser Steine zeigt keine
   *[other] { bossa-line-name }: { $sum }
  }
bossa-table-hand = Deine Steine
bossa-table-hand-empty = Keine Steine mehr.
bossa-table-open = Steine von { $name }
bossa-table-covered = { $count } Steine von { $name }, verdeckt
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Deine { $count } Steine, verdeckt
bossa-table-swap-for = Nimm: { $tile }
bossa-table-lay = { bossa-table-token } auf { $tile }
bossa-table-actions = Aktionssteine
bossa-table-action-name = { $action ->
    [redraw] Neu ziehen
    [swap] Tau{ "\u00AD" }schen
   *[stack] Stapeln
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, schon benutzt
bossa-table-token = { $token ->
    [doubler] Verdoppler
   *[inverter] Umkehrer
  }
bossa-table-token-used = { bossa-table-token }, schon benutzt
bossa-table-token-does = { $token ->
    [doubler] ein Stein zählt doppelt
   *[inverter] Weiß und Schwarz vertauscht
  }
bossa-table-token-shut = verdeckt, bis beide gewählt haben

bossa-table-plates = Was nimmst du?
bossa-table-plate = { $plate ->
    [white] Weiß
    [black] Schwarz
   *[first] Ich fange an
  }
bossa-table-starts = Beginnt bei { $value }.
bossa-table-other-first = { $name } fängt an.
bossa-table-first-more = { $name } wählt die Farbe.
bossa-table-higher-you = höher: du wählst
bossa-table-higher = höher: { $name } wählt
bossa-table-rolled = { $name }: { $value } gewürfelt
bossa-table-legend = deine Steine schaffen es
bossa-table-keep-which = Welchen behältst du?
bossa-table-together = dann zugleich
bossa-table-in-turn = dann
bossa-table-has-chosen = hat gewählt
bossa-table-you-choose = deine Wahl
bossa-table-is-choosing = wählt
bossa-table-token-note = Einen behältst du, der andere verlässt das Spiel. Er wirkt einmal, zusammen mit einem Stein.
bossa-table-secretly = Geheim

bossa-table-watching = Du schaust zu: Alle Steine liegen offen.
bossa-table-ask-choose = Eine Farbe oder der erste Zug?
bossa-table-ask-colour = Weiß oder Schwarz?
bossa-table-ask-token = Welchen behältst du?
bossa-table-ask-kept = Gewählt. Umentscheiden geht noch.
bossa-table-ask-both = Beide wählen
bossa-table-ask-move = Verlängere eine Linie um eins
bossa-table-ask-redraw = Welcher Stein kommt weg?
bossa-table-ask-swap = Zuerst einen von deinen
bossa-table-ask-theirs = Jetzt einen von { $name }
bossa-table-ask-stack = So viele Steine wie die Gruppe, gleicher Wert
bossa-table-ask-lay = Auf welchen Stein?
bossa-table-ask-where = { $count } Stellen passen: tippe auf eine

bossa-table-pick = { $phase ->
    [choose] wähle eine Farbe oder den ersten Zug
   *[colour] wähle eine Farbe
  }
bossa-table-key-none = wähle Steine
bossa-table-key-none-more = oder nimm einen Aktionsstein
bossa-table-key-actions = nimm einen Aktionsstein
bossa-table-key-actions-more = gerade passt keiner deiner Steine
bossa-table-key-nowhere = kein Platz dafür
bossa-table-misfit-sum = { bossa-line-name } { $sum }, nicht { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } braucht { $counts } Steine
bossa-table-misfit-pips = ein Stein ohne { $line ->
    [W] weiße
   *[B] schwarze
  } Augen
bossa-table-key-where = passt an { $count } Stellen
bossa-table-key-where-more = tippe auf die richtige
bossa-table-key-single = { $value } mit 1 Stein
bossa-table-key-place = An { bossa-line-name } legen
bossa-table-key-stack = Auf { bossa-line-name } { $value } stapeln
bossa-table-key-one = wähle einen deiner Steine
bossa-table-key-theirs = wähle einen fremden
bossa-table-key-redraw = { $tile } abwerfen
bossa-table-key-redraw-more = Neu ziehen: ein anderer kommt
bossa-table-key-swap = { $tile } gegen { $other }
bossa-table-key-swap-more = Tauschen
bossa-table-key-early = bereit
bossa-table-key-sealed = beide werden zugleich aufgedeckt
bossa-table-key-open = dein Gegenüber sieht es sofort
bossa-table-key-kept = behalten
bossa-table-key-kept-more = die andere Wahl fehlt noch
bossa-table-option-pile = Der letzte Stein beendet die Partie sofort

bossa-table-turning = Der schönste Zug: { $count } Steine auf einmal, von { $who }.
bossa-table-score = { $score ->
    [0] keine Steine mehr
    [one] noch 1 Stein
   *[other] noch { $score } Steine
}
bossa-table-end-you = { $score ->
    [0] Du gewinnst, Hand leer
    [one] Du gewinnst, mit noch 1 Stein
   *[other] Du gewinnst, mit noch { $score } Steinen
  }
bossa-table-end-other = { $score ->
    [0] { $who } gewinnt, Hand leer
    [one] { $who } gewinnt, mit noch 1 Stein
   *[other] { $who } gewinnt, mit noch { $score } Steinen
  }
bossa-table-end-shared = Unentschieden: { $score ->
    [one] je 1 Stein
   *[other] je { $score } Steine
  }

bossa-chapter-box = In der Schachtel
bossa-chapter-players = Wer spielt
bossa-chapter-setting = Vorbereitung
bossa-chapter-seeing = Wer was sieht
bossa-chapter-lines = Linien und Gruppen
bossa-chapter-turn = Ein Zug
bossa-chapter-actions = Aktionssteine
bossa-chapter-tokens = Marker
bossa-chapter-end = Das Ende
bossa-chapter-rare = Sonderfälle
