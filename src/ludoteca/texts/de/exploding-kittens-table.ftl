# Der Tisch von Exploding Kittens, wie die Seite ihn zeichnet: Karten, Stapel, die Frist für ein Nö!, das Kätzchen zum Verstecken.

exploding-kittens-table-card = { $title ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Zukunft
    [7] Tacocat
    [8] Melone
    [9] Kartoffel
    [10] Bartkatze
    [11] Regenbogen
   *[12] Kätzchen!
  }
exploding-kittens-table-set-2 = Zweimal { exploding-kittens-title }
exploding-kittens-table-set-3 = Dreimal { exploding-kittens-title }
exploding-kittens-table-hand = Deine Karten
exploding-kittens-table-hand-empty = Deine Hand ist leer. Ziehen kannst du immer.
exploding-kittens-table-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
exploding-kittens-table-owed = { $count ->
    [one] 1 Zug zu machen
   *[other] { $count } Züge zu machen
  }
exploding-kittens-table-out = raus
exploding-kittens-table-inside = { $count } drin
exploding-kittens-table-pile = { $count ->
    [one] Stapel: 1 Karte
   *[other] Stapel: { $count } Karten
  }, { $kittens ->
    [one] 1 Kätzchen
   *[other] { $kittens } Kätzchen
  }
exploding-kittens-table-draw = Vom Stapel ziehen: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }, { $kittens ->
    [one] 1 Kätzchen
   *[other] { $kittens } Kätzchen
  }
exploding-kittens-table-discards = { $count ->
    [0] Nichts abgelegt
    [one] 1 abgelegt: ansehen
   *[other] { $count } abgelegt: ansehen
  }
exploding-kittens-table-discarded = Ablage
exploding-kittens-table-discards-title = Die Ablage
exploding-kittens-table-percent = { $percent } %

## Was du weißt
exploding-kittens-table-odds = Die nächste Karte, soweit du weißt
exploding-kittens-table-odds-kitten = Kätzchen
exploding-kittens-table-odds-defuse = Entschärfung
exploding-kittens-table-odds-nope = Nö!
exploding-kittens-table-odds-cats = Katzen
exploding-kittens-table-odds-actions = Sonstiges
exploding-kittens-table-seen = Nur du siehst diese
exploding-kittens-table-nth = { $count ->
    [1] nächste
    [2] zweite
   *[other] dritte
  }

## Was gefragt wird
exploding-kittens-table-ask-play = Spiel, so viel du willst, dann zieh
exploding-kittens-table-ask-owed = { $count ->
    [one] Noch 1 Zug: spielen, dann ziehen
   *[other] Noch { $count } Züge: spielen, dann ziehen
  }
exploding-kittens-table-ask-favor = Von wem wünschst du dir eine Karte?
exploding-kittens-table-ask-pair = Ein Paar: Wem stiehlst du eine Karte?
exploding-kittens-table-ask-three = Drilling: Wen fragst du?
exploding-kittens-table-ask-burglar = Zu wem geht die Diebeskatze?
exploding-kittens-table-ask-title = Welche Karte von { $who }?
exploding-kittens-table-ask-cat = Welche Katze von { $who }?
exploding-kittens-table-ask-give = Wähle eine Karte für { $who }
exploding-kittens-table-ask-defuse = Steck das Kätzchen zurück
exploding-kittens-table-ask-fallen = Ab jetzt schaust du zu
exploding-kittens-table-ask-window-mine = Sagt jemand Nö!?
exploding-kittens-table-ask-window-favor-you = { $seat } wünscht sich eine Karte von dir
exploding-kittens-table-ask-window-pair-you = { $seat } will dir eine Karte stehlen
exploding-kittens-table-which = Welche Karte verlangst du?
exploding-kittens-table-chip = { exploding-kittens-title }: zu etwa { $percent } % auf der Hand
exploding-kittens-table-target = { $who } wählen
exploding-kittens-table-fallen = Dieses Kätzchen war deins. Sieh zu, wie es ausgeht.

## Die Frist für ein Nö!
exploding-kittens-table-reaction = Reaktion
exploding-kittens-table-answer = Deine Antwort
exploding-kittens-table-no-nope = du hast keins
exploding-kittens-table-deciding = entscheidet
exploding-kittens-table-seconds = { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
  }
exploding-kittens-table-nopes = { $count ->
    [one] 1 Nö!
   *[other] { $count } Nö!
  }
exploding-kittens-table-tell-poll = Gleiche Zeit für alle: Niemand sieht, wer zögert
exploding-kittens-table-tell-race = Das erste Nö! zählt
exploding-kittens-table-tell-stopped = { $count ->
    [one] 1 Nö!: bisher gestoppt
   *[other] { $count } Nö!: bisher gestoppt
  }
exploding-kittens-table-tell-on = { $count } Nö!: bisher geht es durch
exploding-kittens-table-tell-give = { $by } wählt eine Karte für { $to ->
    [dir] dich
   *[other] { $to }
  }
exploding-kittens-table-tell-give-you = Eine deiner Karten geht an { $to }: Wähle, welche
exploding-kittens-table-tell-defuse = { $by } versteckt das Kätzchen im Stapel

## Das Kätzchen zum Verstecken
exploding-kittens-table-depth = Wo versteckst du es?
exploding-kittens-table-depth-more = Nur du wirst es wissen. Die anderen sehen bloß, dass der Stapel wieder { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } hat.
exploding-kittens-table-depth-nth = { $count ->
    [1] ganz oben
   *[other] Karte { $count }
  }
exploding-kittens-table-above = { $above } darüber, { $below } darunter
exploding-kittens-table-top = Oben
exploding-kittens-table-bottom = Unten
exploding-kittens-table-up = Eine höher
exploding-kittens-table-down = Eine tiefer

## Die Diebeskatze, die Explosion
exploding-kittens-table-burglar-here = Die Diebeskatze ist hier
exploding-kittens-table-burglar-yours = Die Diebeskatze ist bei dir
exploding-kittens-table-nothing = nichts zu geben
exploding-kittens-table-boom = { $who } explodiert

## Die Taste
exploding-kittens-table-key-play-what = Spiel eine Karte, oder zieh
exploding-kittens-table-key-give-what = Wähle eine Karte zum Geben
exploding-kittens-table-key-draw = { $count ->
    [one] Ziehen und Zug beenden
   *[other] Ziehen: einer von { $count } Zügen
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] { $percent } % Kätzchen; mit Entschärfung
   *[false] { $percent } % Kätzchen; ohne Entschärfung
}
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] du hast eine Entschärfung
   *[false] du hast keine Entschärfung
  }
exploding-kittens-table-key-attack-more = ohne Ziehen; wer folgt, hat mehr Züge
exploding-kittens-table-key-skip-more = der Zug endet ohne Ziehen
exploding-kittens-table-key-shuffle-more = der Stapel wird neu gemischt
exploding-kittens-table-key-see-more = { $count ->
    [one] du allein siehst die einzige Karte
   *[other] du allein siehst die obersten { $count } Karten
  }
exploding-kittens-table-key-whom = wähle oben jemanden
exploding-kittens-table-key-what = wähle eine Karte
exploding-kittens-table-key-favor-whom = Sich eine Karte wünschen
exploding-kittens-table-key-favor = Wunsch an { $who }
exploding-kittens-table-key-favor-more = { $who } wählt, was du bekommst
exploding-kittens-table-key-pair-whom = Paar: eine Karte stehlen
exploding-kittens-table-key-pair = { $who } eine Karte stehlen
exploding-kittens-table-key-pair-more = { $count ->
    [one] die einzige dort; ein Nö! stoppt es
   *[other] zufällig aus { $count }; ein Nö! stoppt es
}
exploding-kittens-table-key-three-whom = Drilling: Karte verlangen
exploding-kittens-table-key-burglar-whom = Diebeskatze losschicken
exploding-kittens-table-key-ask-what = Von { $who } verlangen …
exploding-kittens-table-key-ask = Von { $who }: { exploding-kittens-title }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] falls vorhanden; ein Nö! stoppt es
   *[other] etwa { $percent } %; ein Nö! stoppt es
}
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] falls vorhanden; Nö! hilft nicht
   *[other] etwa { $percent } %; Nö! hilft nicht
}
exploding-kittens-table-key-give = { exploding-kittens-title } an { $who } geben
exploding-kittens-table-key-give-more = nur ihr beide wisst davon
exploding-kittens-table-key-place = Hier verstecken

## Eigene Tasten
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = wo eine Karte auf jemanden zielt: wer als Erstes, Zweites … nach dir sitzt
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = sagt Nö!
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = lässt durch

## Das Ende
exploding-kittens-table-end-you = Nur du bist übrig: Du gewinnst
exploding-kittens-table-end-other = Nur { $who } ist übrig und gewinnt
exploding-kittens-table-end-shared = Übrig: { $who }
exploding-kittens-table-turning = Das letzte Kätzchen ging bei { $who } hoch{ $count ->
    [0] .
    [one] , nachdem 1 entschärft war.
   *[other] , nachdem { $count } entschärft waren.
  }
exploding-kittens-table-nth-place = { $rank }.

exploding-kittens-chapter-box = In der Schachtel
exploding-kittens-chapter-players = Wer spielt
exploding-kittens-chapter-setting = Vorbereitung
exploding-kittens-chapter-seeing = Wer was sieht
exploding-kittens-chapter-turn = Der Zug
exploding-kittens-chapter-actions = Was man spielen kann
exploding-kittens-chapter-attack = Angriffe und Züge
exploding-kittens-chapter-kitten = Das Kätzchen
exploding-kittens-chapter-burglar = Die Diebeskatze
exploding-kittens-chapter-nope = Nö!
exploding-kittens-chapter-end = Das Ende
exploding-kittens-chapter-rare = Sonderfälle
exploding-kittens-chapter-chance = Zufall
