# Boss Kito. Die Sätze im Verlauf stehen nach dem Namen und haben kein eigenes Subjekt.

boss-kito = Boss Kito
boss-kito-about = Fünf Gorillas, fünf Angebote: Die meisten Bananen einer Farbe holen die Karte, und bei Gleichstand ist sie weg.
boss-kito-aim = Gewinne Vorteilskarten mit den meisten Bananen ihrer Farbe. Wer am Ende von einer Sorte die meisten Karten hat, bekommt ihre Zahl als Punkte, alle anderen einen Punkt pro Karte.

boss-kito-colour = { $colour ->
    [1] Rot
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Lila
}
boss-kito-other-colour = { $other ->
    [1] Rot
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Lila
}
boss-kito-card = { $colour ->
    [1] rote Karte
    [2] gelbe Karte
    [3] grüne Karte
    [4] blaue Karte
   *[5] lila Karte
}
boss-kito-cards = { $colour ->
    [1] rote Karten
    [2] gelbe Karten
    [3] grüne Karten
    [4] blaue Karten
   *[5] lila Karten
}
boss-kito-counted = { $count } { $card ->
    [1] rote
    [2] gelbe
    [3] grüne
    [4] blaue
   *[5] lila
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } mit der Startkarte
    [C] { boss-kito-type } mit einer Karte
    [T] { boss-kito-type } mit einem Marker
   *[none] { boss-kito-type }
}
boss-kito-type = die { $type }

## Optionen
boss-kito-option-startPlayer = Wer beginnt
boss-kito-option-startPlayer-random = Ausgelost
boss-kito-option-startPlayer-0 = Platz 1
boss-kito-option-startPlayer-1 = Platz 2
boss-kito-option-startPlayer-2 = Platz 3
boss-kito-option-startPlayer-3 = Platz 4
boss-kito-option-startPlayer-4 = Platz 5
boss-kito-option-symbols = Symbole auf den Vorteilskarten
boss-kito-option-symbols-unconfirmed = Unsere eigene Tabelle, nicht bestätigt
boss-kito-option-bossOrder = Reihenfolge der Gorillas
boss-kito-option-bossOrder-listed = Rot, Gelb, Grün, Blau, Lila
boss-kito-option-bossOrder-random = Ausgelost
boss-kito-option-exchangeZero = Keine Karte tauschen
boss-kito-option-exchangeZero-false = Mindestens eine Karte
boss-kito-option-exchangeZero-true = Auch keine ist erlaubt
boss-kito-option-reshuffle = Die Ablage wird neu gemischt
boss-kito-option-reshuffle-eager = Sobald der Stapel leer ist
boss-kito-option-reshuffle-lazy = Wenn eine Karte gebraucht wird
boss-kito-option-discardsPublic = Ablage
boss-kito-option-discardsPublic-true = Offen für alle
boss-kito-option-discardsPublic-false = Verdeckt

## Was geschehen ist
boss-kito-began = Eine neue Partie. { $seat } hat die Startkarte; { $deck } Karten im Stapel, { $supply } Marker im Vorrat.
boss-kito-dealt = Deine Karten: { $cards }.
boss-kito-offered = { $colour ->
    [1] Rot
    [2] Gelb
    [3] Grün
    [4] Blau
   *[5] Lila
} bietet { boss-kito-benefit }.
boss-kito-played = Eine { boss-kito-card }. Stärke { $strength }.
boss-kito-put = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
} auf { boss-kito-colour }. Stärke { $strength }.
boss-kito-put-two = 1 Marker auf { boss-kito-colour } und 1 auf { boss-kito-other-colour }. Stärke { $strength } und { $then }.
boss-kito-drew = { $count ->
    [one] Zieht 1 Karte.
   *[other] Zieht { $count } Karten.
}
boss-kito-drew-cards = Gezogen: { $cards }.
boss-kito-took = { $count ->
    [one] Nimmt 1 Marker
   *[other] Nimmt { $count } Marker
}, { $now } in der Reserve.
boss-kito-threw = { $count ->
    [one] Legt 1 Karte verdeckt ab.
   *[other] Legt { $count } Karten verdeckt ab.
}
boss-kito-threw-cards = Abgelegt: { $cards }.
boss-kito-exchanged-nothing = Tauscht nichts.
boss-kito-passed = Nichts ist möglich: passt.
boss-kito-gave-start = Gibt { $to } die Startkarte.
boss-kito-kept-start = Behält die Startkarte.
boss-kito-reshuffled = Die Ablage wird gemischt: ein neuer Stapel.
boss-kito-won-card = Gewinnt bei { boss-kito-colour } { boss-kito-benefit }.
boss-kito-removed = Bei { boss-kito-colour } liegt niemand allein vorn, und { boss-kito-benefit } kommt aus dem Spiel.
boss-kito-symbol-start = Nimmt die Startkarte und bestimmt, wer sie bekommt.
boss-kito-symbol-no-card = Keine Karte mehr zu ziehen.
boss-kito-symbol-token = Nimmt 1 Marker dazu.
boss-kito-symbol-no-token = Kein Marker mehr im Vorrat.
boss-kito-round-ended = Runde { $round } ist vorbei: Der Tisch wird abgeräumt.
boss-kito-round-began = Runde { $round } von { $rounds }. { $seat } beginnt.
boss-kito-scored = Punkte: { $scores }.
boss-kito-won = Der Sieg geht an { $winners }, mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
boss-kito-won-by-tokens = Der Sieg geht an { $winners }, mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
} und mehr Markern in der Reserve.
boss-kito-because-rounds = Alle { $count } Runden sind gespielt.

## Was man tun kann
boss-kito-play = Eine { boss-kito-card } spielen
boss-kito-token = 1 Marker auf { boss-kito-colour } legen
boss-kito-tokens-same = 2 Marker auf { boss-kito-colour } legen
boss-kito-tokens = 1 Marker auf { boss-kito-colour } legen, 1 auf { boss-kito-other-colour }
boss-kito-draw = Eine Karte ziehen
boss-kito-take = 3 Marker nehmen
boss-kito-exchange = { boss-kito-colour-cards } tauschen
boss-kito-exchange-done = Die gewählten Karten tauschen
boss-kito-exchange-nothing = Nichts tauschen
boss-kito-pass = Passen
boss-kito-give = { $to ->
    [dir] Die Startkarte behalten
   *[other] { $to } die Startkarte geben
  }
boss-kito-will-be = Stärke { $strength } in { boss-kito-colour }
boss-kito-will-be-two = Stärke { $strength } in { boss-kito-colour }, { $then } in { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 Marker dazu
   *[other] { $count } Marker dazu
}, dann hast du { $now }

## Warum nicht
boss-kito-refused-turn = Jetzt ist { $seat } dran.
boss-kito-refused-over = Die Partie ist vorbei.
boss-kito-refused-exchanging = Beende zuerst den Tausch, den du begonnen hast.
boss-kito-refused-none = Du hast keine { boss-kito-card } auf der Hand.
boss-kito-refused-reserve = { $held ->
    [0] Du hast keinen Marker in der Reserve.
    [one] Du hast 1 Marker in der Reserve, nicht { $count }.
   *[other] Du hast { $held } Marker in der Reserve, nicht { $count }.
}
boss-kito-refused-front = Vor dir liegt keine { boss-kito-card }: Marker kommen auf die eigenen Karten.
boss-kito-refused-nothing-chosen = Wähle mindestens eine Karte zum Tauschen.
boss-kito-refused-empty-hand = Du hast keine Karte zum Tauschen.
boss-kito-refused-held = { $held ->
    [0] Du hast keine { boss-kito-card } auf der Hand.
    [one] Du hast 1 { boss-kito-card } auf der Hand, nicht { $count }.
   *[other] Du hast { $held } { boss-kito-cards } auf der Hand, nicht { $count }.
}
boss-kito-refused-order = Wie viele { boss-kito-cards } du tauschst, hast du schon gewählt, oder du bist daran vorbei: Mach mit den Farben danach weiter.
boss-kito-refused-pass = Passen geht nur, wenn sonst nichts geht.
boss-kito-refused-no-cards = Stapel und Ablage sind leer: Es gibt keine Karte zu ziehen.
boss-kito-refused-no-tokens = Der Vorrat ist leer: Marker kommen am Ende der Runde zurück.
boss-kito-refused-give-first = Bestimme zuerst, wer die Startkarte bekommt.
boss-kito-refused-no-start = Die Startkarte bleibt bei { $seat }, bis jemand eine Karte mit ihrem Symbol gewinnt.
boss-kito-refused-no-seat = An diesem Tisch gibt es { $count } Plätze.
boss-kito-bad-decision = „{ $text }“ ist keine Entscheidung von Boss Kito. Schreib ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] oder ["give", 2].
boss-kito-bad-notation = „{ $text }“ ist kein Zug von Boss Kito. Schreib play r, token rb, draw, take, swap rrb, pass oder give c; die Farben sind r y g b p.

## Der Tisch in Sätzen
boss-kito-heading-stalls = Die Gorillas, von links nach rechts
boss-kito-heading-stock = Stapel und Vorrat
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Hand: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] vergeben
   *[other] bietet { boss-kito-benefit }
}; { $next-type ->
    [0] danach nichts
   *[other] danach kommt { $next-symbol ->
        [S] die { $next-type } mit der Startkarte
        [C] die { $next-type } mit einer Karte
        [T] die { $next-type } mit einem Marker
       *[none] die { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Runde { $round } von 9, die Angebote werden vergeben.
   *[other] Runde { $round } von 9, Zug { $turn } von 4.
}
boss-kito-line-start = { $seat } hat die Startkarte.
boss-kito-line-deck = { $count ->
    [0] Der Stapel ist leer
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}, { $discards } in der Ablage.
boss-kito-line-discards = Abgelegt: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] Kein Marker im Vorrat.
    [one] 1 Marker im Vorrat.
   *[other] { $count } Marker im Vorrat.
}
boss-kito-line-removed = Aus dem Spiel: { boss-kito-benefit }.
boss-kito-line-symbols = Welche Vorteilskarten Symbole tragen, ist nicht bestätigt: Wir spielen mit einer eigenen Tabelle.
boss-kito-line-symbols-table = Dieser Tisch hat seine eigene Liste der Symbole auf den Vorteilskarten.
boss-kito-line-seat = { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, { $tokens ->
    [one] 1 Marker in der Reserve
   *[other] { $tokens } Marker in der Reserve
}, bisher { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
boss-kito-line-front = Auf dem Tisch: { boss-kito-colour-cards }, { $tokens ->
    [0] kein Marker
    [one] 1 Marker
   *[other] { $tokens } Marker
}, Stärke { $strength }.
boss-kito-line-won = Gewonnen: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## Die Regeln, je ein Satz; die Nummern sind die von RULES.md
BK-101 = In der Schachtel sind 30 Bananenmarker, alle gleich.
BK-102 = Es gibt 50 Bananenkarten: je zehn in Rot, Gelb, Grün, Blau und Lila.
BK-103 = Eine Bananenkarte zeigt drei Bananen, ein Marker eine.
BK-104 = Es gibt 45 Vorteilskarten in neun Sorten; Sorte 1 kommt einmal vor, Sorte 9 neunmal.
BK-105 = Manche Vorteilskarten tragen ein Symbol: Startkarte, Bananenkarte oder Marker.
BK-106 = Welche Karten welches Symbol tragen, ist nicht bestätigt. Unsere Tabelle: Marker auf 1 und 6, Startkarte auf 2 und 5, Bananenkarte auf 3 und 4, nichts auf 7, 8 und 9.
BK-107 = Es gibt fünf Boss-Kito-Karten, eine in jeder Farbe, Karten für die Plätze und eine Startkarte.
BK-201 = Gespielt wird zu dritt bis zu fünft.
BK-301 = Alle nehmen eine Karte für ihren Platz.
BK-302 = Die fünf Boss-Kito-Karten liegen in einer Reihe, und ihre Reihenfolge bleibt die ganze Partie.
BK-303 = Die Vorteilskarten werden zu fünf offenen Stapeln mit je neun Karten gemischt, einem für jede Position.
BK-304 = Die oberste Karte jedes Stapels ist im Angebot, und die nächste ist sichtbar.
BK-305 = Alle bekommen fünf Bananenkarten, einzeln ausgeteilt.
BK-306 = Die übrigen Bananenkarten bilden den verdeckten Nachziehstapel.
BK-307 = Alle bekommen drei Marker; die übrigen bilden den Vorrat.
BK-308 = Wer die Startkarte bekommt, wird ausgelost, oder der Tisch bestimmt einen Platz.
BK-401 = Deine Hand siehst nur du.
BK-402 = Alle wissen, wie viele Karten jede Hand, der Stapel und die Ablage haben.
BK-403 = Alle sehen die Marker in jeder Reserve, jederzeit.
BK-404 = Alle sehen den Vorrat.
BK-405 = Alle sehen die Karten auf dem Tisch und die Marker darauf.
BK-406 = Alle sehen die Karten im Angebot und die, die als Nächste kommen.
BK-407 = Tiefer in die Vorteilsstapel darf niemand schauen.
BK-408 = Alle sehen die gewonnenen Vorteilskarten.
BK-409 = Alle kennen die Vorteilskarten, die aus dem Spiel sind.
BK-410 = Die Ablage liegt für alle offen; oder verdeckt, wenn es so vereinbart ist.
BK-411 = Niemand kennt die Reihenfolge des Stapels; eine gezogene Karte sieht nur, wer sie zieht.
BK-501 = Neun Runden zu je vier Zügen; in jedem Zug führen alle eine Aktion aus, und es beginnt, wer die Startkarte hat.
BK-502 = Während der vier Züge einer Runde wandert die Startkarte nicht.
BK-503 = Du musst eine der Aktionen ausführen, irgendeine, die möglich ist, und nur eine.
BK-510 = Spielen: Leg eine Karte aus deiner Hand offen vor dich.
BK-511 = Marker: Leg einen oder zwei Marker aus deiner Reserve auf Karten, die vor dir liegen.
BK-512 = Ziehen: Nimm die oberste Karte des Stapels auf die Hand; ein Handlimit gibt es nicht.
BK-513 = Nehmen: Drei Marker aus dem Vorrat kommen in deine Reserve.
BK-514 = Tauschen: Leg beliebige Karten deiner Hand ab, mindestens eine, dann zieh ebenso viele. Je nach Vereinbarung geht auch keine.
BK-515 = Passen darfst du nur, wenn sonst nichts möglich ist.
BK-520 = Marker kommen nur auf Karten, die schon vor deinem eigenen Platz liegen.
BK-521 = Ein Marker zählt für die Farbe der Karte, auf der er liegt.
BK-522 = Eine Karte darf beliebig viele Marker tragen; was auf dem Tisch liegt, bleibt bis zum Ende der Runde.
BK-523 = Eine Karte spielen und Marker darauf legen sind zwei Aktionen in zwei Zügen.
BK-524 = Alle Marker, die du nicht gelegt hast, bleiben sichtbar.
BK-530 = Ist der Stapel aufgebraucht, wird die Ablage zu einem neuen gemischt, sofort oder wenn eine Karte gebraucht wird, je nach Vereinbarung.
BK-531 = Ob der Stapel leer ist, wird nach jeder gezogenen Karte geprüft, nach dem Ablegen bei einem Tausch und nach dem Abräumen des Tisches.
BK-532 = Sind Stapel und Ablage leer, kann niemand ziehen, bis Karten abgelegt werden.
BK-533 = Ein Tausch ist immer möglich: Was du ablegst, kann wieder gezogen werden.
BK-534 = Sind weniger als drei Marker übrig, nimmst du diese; ist keiner übrig, kann bis zum Ende der Runde niemand welche nehmen.
BK-601 = Nach dem vierten Zug werden die Angebote von ganz links nach ganz rechts vergeben.
BK-602 = Deine Stärke in einer Farbe beträgt drei für jede deiner Karten dieser Farbe auf dem Tisch und eins für jeden Marker darauf.
BK-603 = Wer allein die höchste Stärke in der Farbe hat, bekommt die Karte.
BK-604 = Hat niemand eine Banane der Farbe, oder liegen mehrere gleichauf vorn, kommt die Karte aus dem Spiel.
BK-605 = Die Stärken ändern sich nicht, während die Angebote vergeben werden.
BK-620 = Ein Symbol führt sofort aus, wer die Karte gewinnt, noch vor der nächsten Farbe.
BK-621 = Startkarte: Wer die Vorteilskarte gewinnt, gibt die Startkarte einem beliebigen Platz, auch dem, der sie schon hat, oder behält sie.
BK-622 = Bananenkarte: Wer die Vorteilskarte gewinnt, zieht eine, wenn es eine gibt.
BK-623 = Marker: Wer die Vorteilskarte gewinnt, nimmt einen aus dem Vorrat, wenn es einen gibt.
BK-624 = Wandert die Startkarte in einer Runde mehrmals, zählt das letzte Mal.
BK-631 = Alle Karten auf dem Tisch werden abgelegt; die Marker darauf kommen zurück in den Vorrat.
BK-632 = Handkarten und Reserven bleiben erhalten.
BK-633 = Die nächsten Vorteilskarten kommen ins Angebot; die neue Runde beginnt, wer die Startkarte hat.
BK-634 = Zuerst die Karten, dann die Marker, dann das Mischen, wenn es fällig ist, dann die neuen Angebote.
BK-635 = In der neunten Runde ist keine nächste Karte zu sehen.
BK-701 = Die Partie endet, wenn die Angebote der neunten Runde vergeben sind, samt Symbolen.
BK-702 = Bananenkarten auf der Hand und Marker in der Reserve bringen keine Punkte.
BK-703 = Wer von einer Sorte die meisten hat, allein oder gleichauf, bekommt ihre Zahl als Punkte.
BK-704 = Alle anderen bekommen einen Punkt für jede Karte dieser Sorte.
BK-705 = Eine Sorte, die niemand hat, bringt niemandem Punkte.
BK-706 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer die meisten Marker in der Reserve hat.
BK-707 = Wer dann noch gleichauf liegt, teilt sich den Sieg.
BK-801 = Ist deine Hand leer und gibt es nichts zu legen, nichts zu ziehen und nichts zu nehmen, passt du.
BK-802 = Mit einer Karte auf der Hand kannst du immer spielen oder tauschen.
BK-803 = Sind noch zwei Marker im Vorrat, nimmst du zwei.
BK-804 = Reicht der Stapel für einen Tausch nicht, ziehst du nach dem Mischen weiter.
BK-805 = Ein Markersymbol bringt bei leerem Vorrat nichts, auch nicht später.
BK-806 = Ein Kartensymbol bringt nichts, wenn nichts zu ziehen ist, auch nicht später.
BK-807 = Nichts geht je verloren: 30 Marker, 50 Bananenkarten, 45 Vorteilskarten.
BK-901 = Der Zufall bestimmt die Reihenfolge der Vorteilskarten, einmal.
BK-902 = Der Zufall bestimmt die Reihenfolge der Bananenkarten am Anfang.
BK-903 = Der Zufall bestimmt die Reihenfolge der Ablage bei jedem Mischen.
BK-904 = Der Zufall bestimmt, wer beginnt, wenn es so vereinbart ist.
BK-905 = Der Zufall bestimmt die Reihenfolge der Gorillas, wenn es so vereinbart ist.

## Gesagt zu der Person, die es tut, nach „du“

boss-kito-took-self = { $count ->
    [one] Nimmst 1 Marker
   *[other] Nimmst { $count } Marker
}, { $now } in der Reserve.
boss-kito-exchanged-nothing-self = Tauschst nichts.
boss-kito-passed-self = Nichts ist möglich: Du passt.
boss-kito-gave-start-self = Gibst { $to } die Startkarte.
boss-kito-kept-start-self = Behältst die Startkarte.
boss-kito-won-card-self = Gewinnst bei { boss-kito-colour } { boss-kito-benefit }.
boss-kito-symbol-start-self = Nimmst die Startkarte und bestimmst, wer sie bekommt.
boss-kito-symbol-token-self = Nimmst 1 Marker dazu.

## Gesagt zu der Person, um die es geht

boss-kito-began-you = Eine neue Partie. Du hast die Startkarte; { $deck } Karten im Stapel, { $supply } Marker im Vorrat.
boss-kito-round-began-you = Runde { $round } von { $rounds }. Du beginnst.
boss-kito-won-you = Du gewinnst mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
}.
boss-kito-won-by-tokens-you = Du gewinnst mit { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkten
} und mehr Markern in der Reserve.
boss-kito-refused-turn-you = Jetzt bist du dran.
boss-kito-refused-no-start-you = Die Startkarte bleibt bei dir, bis jemand eine Karte mit ihrem Symbol gewinnt.
boss-kito-heading-hand-you = Deine Hand
boss-kito-line-start-you = Du hast die Startkarte.

## Was für einen Zug spricht

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } Bananen gegen { $other } von { $seat }, damit vorn
    [level] { $own } Bananen, so viele wie { $seat }, also Gleichstand, und niemand bekommt sie
   *[behind] { $own } Bananen gegen { $other } von { $seat }, noch dahinter
}
boss-kito-explain-turns = { $turns ->
    [0] Mit diesem Zug schließen die Stände.
    [one] 1 Zug folgt noch, bevor die Stände schließen.
   *[other] { $turns } Züge folgen noch, bevor die Stände schließen.
}
boss-kito-explain-play = Für { boss-kito-benefit } bei { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Marker für { boss-kito-benefit } bei { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = { $count ->
    [0] Nichts
    [one] 1 Karte gegen eine neue
   *[other] { $count } Karten gegen neue
} tauschen: Was du hast, passt schlecht zu den Ständen. { boss-kito-explain-turns }
boss-kito-explain-draw = Ziehen: Du hast { $hand ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $hand } Karten
} auf der Hand, und mit mehr Karten gewinnst du später. { boss-kito-explain-turns }
boss-kito-explain-take = Marker nehmen: Sie entscheiden knappe Mehrheiten. { boss-kito-explain-turns }
boss-kito-explain-pass = Etwas anderes geht nicht.
boss-kito-explain-give = Die Startkarte für { $to ->
    [dir] dich
   *[other] { $to }
  }: Wer beginnt, legt sich zuerst fest; wer zuletzt dran ist, antwortet.
