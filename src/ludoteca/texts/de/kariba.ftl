# Kariba. Die Sätze im Verlauf stehen nach dem Namen und haben kein eigenes Subjekt.

kariba = Kariba
kariba-about = Herden am Wasserloch: Drei Gleiche verscheuchen die Schwächeren.
kariba-aim = Verscheuche die meisten Tiere vom Wasser: Jede gewonnene Karte ist ein Punkt.

kariba-animal = { $animal ->
    [1] Maus
    [2] Erdmännchen
    [3] Zebra
    [4] Giraffe
    [5] Strauß
    [6] Leopard
    [7] Rhinozeros
   *[8] Elefant
}
kariba-animals = { $animal ->
    [1] Mäuse
    [2] Erdmännchen
    [3] Zebras
    [4] Giraffen
    [5] Strauße
    [6] Leoparden
    [7] Rhinozerosse
   *[8] Elefanten
}
kariba-animals-counted = { $count ->
    [one] 1 { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# Dasselbe unter dem Namen, den Kartenlisten in jedem Spiel haben.
kariba-card = { $card ->
    [1] Maus
    [2] Erdmännchen
    [3] Zebra
    [4] Giraffe
    [5] Strauß
    [6] Leopard
    [7] Rhinozeros
   *[8] Elefant
}
kariba-cards = { $card ->
    [1] Mäuse
    [2] Erdmännchen
    [3] Zebras
    [4] Giraffen
    [5] Strauße
    [6] Leoparden
    [7] Rhinozerosse
   *[8] Elefanten
}
kariba-counted = { $count ->
    [one] 1 { kariba-card }
   *[other] { $count } { kariba-cards }
}
# Beute steht im Akkusativ.
kariba-prey-counted = { $prey ->
    [1] { $count ->
        [one] 1 Maus
       *[other] { $count } Mäuse
    }
    [2] { $count ->
        [one] 1 Erdmännchen
       *[other] { $count } Erdmännchen
    }
    [3] { $count ->
        [one] 1 Zebra
       *[other] { $count } Zebras
    }
    [4] { $count ->
        [one] 1 Giraffe
       *[other] { $count } Giraffen
    }
    [5] { $count ->
        [one] 1 Strauß
       *[other] { $count } Strauße
    }
    [6] { $count ->
        [one] 1 Leoparden
       *[other] { $count } Leoparden
    }
    [7] { $count ->
        [one] 1 Rhinozeros
       *[other] { $count } Rhinozerosse
    }
   *[8] { $count ->
        [one] 1 Elefanten
       *[other] { $count } Elefanten
    }
}

## Optionen
kariba-option-expert = Drei offene Karten neben dem Stapel
kariba-option-expert-false = Vom Stapel ziehen
kariba-option-expert-true = Auch offene Karten ziehen
kariba-option-games = Partien
kariba-option-games-1 = Eine Partie
kariba-option-games-3 = Drei Partien, Punkte addiert
kariba-option-firstPlayer = Wer beginnt
kariba-option-firstPlayer-random = Ausgelost
kariba-option-firstPlayer-0 = Platz 1
kariba-option-firstPlayer-1 = Platz 2
kariba-option-firstPlayer-2 = Platz 3
kariba-option-firstPlayer-3 = Platz 4
kariba-option-firstPlayer-4 = Platz 5
kariba-option-matchStart = Wer Partie 2 und 3 beginnt
kariba-option-matchStart-rotate = Der nächste Platz
kariba-option-matchStart-random = Ausgelost
kariba-option-matchStart-loserFirst = Wer hinten liegt
kariba-option-showScores = Punkte sichtbar
kariba-option-showScores-true = Alle sehen, wer wie viele Karten gewonnen hat
kariba-option-showScores-false = Man sieht nur die eigene Anzahl
kariba-option-maxPlayers = Höchstens am Tisch
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## Was geschehen ist
kariba-began = { $games ->
    [1] Eine neue Partie. { $seat } beginnt; { $pile } Karten im Stapel.
   *[other] Partie { $number } von { $games }. { $seat } beginnt; { $pile } Karten im Stapel.
}
kariba-dealt = Deine Karten: { $cards }.
kariba-opened = Offen neben dem Stapel: { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = Allein
kariba-alone = { $now ->
    [1] { kariba-alone-one }: Niemand flieht.
   *[other] Nur { $now }: Niemand flieht.
}
kariba-chased = { $herd } { kariba-animals } verscheuchen { kariba-prey-counted }.
kariba-nobody = Kein schwächeres Tier am Wasser: keine Beute.
kariba-no-elephant = Kein Elefant am Wasser: keine Beute.
kariba-drew = { $count ->
    [one] Zieht 1 Karte.
   *[other] Zieht { $count } Karten.
}
kariba-drew-cards = Gezogen: { $cards }.
kariba-took = Nimmt die offene Karte: { kariba-animal }.
kariba-pile-empty = Der Stapel ist leer: Ab jetzt zieht niemand mehr davon.
kariba-refilled = Neu aufgedeckt: { $cards }.
kariba-ended = Spielt die letzte Karte: Die Partie endet.
kariba-scored = Gewonnene Karten: { $scores }.
kariba-won = Der Sieg geht an { $winners }, mit { $score ->
    [one] 1 Tier
   *[other] { $score } Tieren
}.
kariba-because-hand-empty = { $seat } hatte keine Karten mehr.

## Was man tun kann
kariba-play = Spielen: { kariba-animals-counted }
kariba-draw-pile = Vom Stapel ziehen
kariba-draw-visible = Offene Karte nehmen: { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } verscheuchen { kariba-prey-counted }
kariba-will-stand = { $now ->
    [1] allein, niemand flieht
   *[other] nur { $now }, niemand flieht
}
kariba-will-find-nobody = kein schwächeres Tier am Wasser
kariba-will-find-no-elephant = kein Elefant am Wasser

## Warum nicht
kariba-refused-none = Du hast keine { kariba-animals } auf der Hand.
kariba-refused-held = { $held ->
    [one] Auf der Hand hast du nur 1 Karte { kariba-animal }, nicht { $count }.
   *[other] Auf der Hand hast du { $held } { kariba-animals }, nicht { $count }.
}
kariba-refused-not-visible = Neben dem Stapel liegen keine { kariba-animals } offen.
kariba-refused-pile-empty = Der Stapel ist leer: Nimm eine der offenen Karten.
kariba-refused-draw-first = { $count ->
    [one] Zieh zuerst noch 1 Karte.
   *[other] Zieh zuerst noch { $count } Karten.
}
kariba-refused-play-first = Spiel zuerst ein Tier oder mehrere gleiche; gezogen wird danach.
kariba-refused-turn = Jetzt ist { $seat } dran.
kariba-refused-over = Die Partie ist vorbei.
kariba-refused-basic = An diesem Tisch werden die Karten nach jedem Ausspielen von selbst vom Stapel gezogen.
kariba-bad-decision = „{ $text }“ ist keine Entscheidung von Kariba. Schreib ["play", 7, 2], ["pile"] oder ["visible", 8].
kariba-bad-notation = „{ $text }“ ist kein Zug von Kariba. Schreib 7x2 (zwei Rhinozerosse), pile oder open 8.

## Der Tisch in Sätzen
kariba-heading-waterhole = Am Wasserloch
kariba-heading-stock = Der Stapel
kariba-heading-seats = Wer spielt
kariba-heading-hand = Hand: { $seat }
kariba-line-nobody = Niemand ist am Wasser.
kariba-line-animal = { $animal }: { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
kariba-line-visible = Offen: { kariba-animal }, { $animal }.
kariba-line-number = Partie { $number } von { $games }.
kariba-line-seat = { $seat }: { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, { $score } gewonnen.
kariba-line-seat-series = { $seat }: { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}, { $score } gewonnen, { $total ->
    [one] 1 Punkt
   *[other] { $total } Punkte
} aus früheren Partien.
kariba-line-seat-hidden = { $seat }: { $count ->
    [one] 1 Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}.

## Die Regeln, je ein Satz; die Nummern sind die von RULES.md
KA-101 = In der Schachtel sind 64 Tierkarten.
KA-102 = Es gibt acht Tiere, nummeriert von 1 bis 8, mit je acht gleichen Karten.
KA-103 = Am Wasserloch hat jedes Tier seine Position, in der Reihenfolge der Zahlen; dort liegen nur seine Karten.
KA-104 = 1 Maus, 2 Erdmännchen, 3 Zebra, 4 Giraffe, 5 Strauß, 6 Leopard, 7 Rhinozeros, 8 Elefant. Im Spiel zählen nur die Zahlen.
KA-105 = Die Hefte in der Schachtel spielen keine Rolle.
KA-201 = Gespielt wird zu zweit bis zu fünft.
KA-202 = Im Grundspiel kommen alle neuen Karten vom verdeckten Stapel, und zwar von selbst.
KA-203 = Im Expertenspiel liegen drei offene Karten neben dem Stapel und dürfen auch gezogen werden.
KA-204 = Gespielt wird eine Partie oder eine Serie von dreien, deren Punkte zusammengezählt werden.
KA-301 = Am Anfang ist das Wasserloch leer.
KA-302 = Alle 64 Karten werden gemischt.
KA-303 = Wer beginnt, wird ausgelost, oder der Tisch bestimmt einen Platz.
KA-304 = Alle bekommen fünf Karten, reihum einzeln ausgeteilt; die erste geht an den Platz, der beginnt.
KA-305 = Die übrigen Karten bilden den verdeckten Nachziehstapel in der Mitte des Wassers.
KA-306 = Expertenspiel: Die obersten drei Karten des Stapels werden daneben aufgedeckt.
KA-307 = Nach dem Austeilen hat der Stapel zu zweit, dritt, viert oder fünft 54, 49, 44 oder 39 Karten; im Expertenspiel drei weniger.
KA-308 = Am Anfang hat niemand gewonnene Karten.
KA-401 = Deine Hand siehst nur du.
KA-402 = Alle wissen, wie viele Karten jede Hand hat.
KA-403 = Alle sehen, wie viele Karten an jeder Position liegen.
KA-404 = Niemand kennt die Reihenfolge des Stapels; alle wissen, wie viele Karten er hat.
KA-405 = Alle sehen die offenen Karten.
KA-406 = Alle sehen, welche Karten gewonnen werden, in dem Moment, in dem es geschieht.
KA-407 = Gewonnene Karten liegen verdeckt; ihre Anzahl sehen alle, oder, wenn es so vereinbart ist, bis zum Ende nur, wer sie gewonnen hat.
KA-408 = Eine Karte vom Stapel sieht nur, wer sie zieht; eine genommene offene Karte kennen alle.
KA-501 = Gespielt wird im Uhrzeigersinn; den ersten Zug hat der Platz, der beginnt.
KA-502 = Ein Zug besteht aus: ausspielen, verscheuchen, ziehen.
KA-510 = Spiel eine oder mehrere Karten eines einzigen Tieres.
KA-511 = Du darfst von einem Tier so viele Karten spielen, wie du davon hast, mindestens eine.
KA-512 = Du musst spielen; Passen gibt es nicht.
KA-513 = Die Karten kommen an die Position ihres Tieres und bleiben dort, bis sie verscheucht werden.
KA-520 = Nur das eben gespielte Tier kann verscheuchen, und nur in diesem Zug.
KA-521 = Liegen vom eben gespielten Tier weniger als drei Karten an seiner Position, wird niemand verscheucht.
KA-522 = Ab drei Karten verscheucht es das nächste schwächere Tier, also die nächstkleinere Zahl, die da ist. Leere Positionen werden übersprungen.
KA-523 = Ist kein schwächeres Tier am Wasser, gewinnt man nichts.
KA-524 = Drei oder mehr Mäuse verscheuchen die Elefanten, und sonst niemanden.
KA-525 = Alle Karten des verscheuchten Tieres gewinnt, wer es verscheucht hat.
KA-526 = In einem Zug wird nur ein Tier verscheucht.
KA-527 = Die Tiere, die verscheuchen, bleiben, wo sie sind.
KA-528 = Eine Herde von drei oder mehr verscheucht jedes Mal wieder, wenn eine Karte dazukommt.
KA-529 = Was verscheucht ist, nimmst du immer; verzichten kannst du nicht.
KA-530 = Schwächer heißt kleinere Zahl und sonst nichts: Elefanten verscheuchen Mäuse, wenn niemand dazwischen steht.
KA-531 = Grundspiel: Zieh vom Stapel nach, bis du fünf Karten auf der Hand hast.
KA-532 = Ist der Stapel aufgebraucht, geht es mit weniger Handkarten weiter.
KA-533 = Expertenspiel: Jede fehlende Karte kommt vom Stapel oder von den offenen Karten, wie du magst.
KA-534 = Expertenspiel: Gezogen wird einzeln; du siehst jede Karte, bevor du die nächste wählst. Der Stapel darf nicht leer sein, das Tier muss offen liegen.
KA-535 = Offene Karten werden erst ersetzt, wenn du fertig gezogen hast.
KA-536 = Lücken neben dem Stapel werden von ihm aufgefüllt, die erste zuerst, solange er reicht.
KA-537 = Expertenspiel: Du ziehst bis auf fünf, solange der Stapel oder die offenen Karten reichen.
KA-541 = Ist deine Hand nach deinem ganzen Zug leer, endet die Partie.
KA-542 = Das kann nur geschehen, wenn nichts mehr zu ziehen ist.
KA-543 = Sonst ist der nächste Platz dran.
KA-601 = Jede gewonnene Karte zählt einen Punkt.
KA-602 = Karten, die am Wasser oder auf der Hand bleiben, zählen nichts.
KA-603 = Wer die meisten Punkte hat, gewinnt.
KA-604 = Bei Gleichstand an der Spitze wird der Sieg geteilt.
KA-605 = In einer Serie von drei Partien werden die Punkte aller Partien zusammengezählt; wer die meisten hat, gewinnt.
KA-606 = Bei gleicher Summe wird der Sieg der Serie geteilt; eine einzelne gewonnene Partie zählt für sich nichts.
KA-607 = Für jede Partie einer Serie wird neu ausgeteilt; der nächste Platz beginnt sie, wenn nichts anderes vereinbart ist.
KA-701 = Wer dran ist, kann immer spielen.
KA-702 = Eine leere Hand beendet die Partie nicht, solange es etwas zu ziehen gibt.
KA-703 = Hat der Stapel weniger Karten, als du brauchst, ziehst du, was da ist.
KA-704 = Verscheucht die letzte Karte noch, nimmt man den Fang, bevor die Partie endet.
KA-705 = Drei Mäuse ohne Elefanten gewinnen nichts.
KA-706 = Elefanten allein am Wasser gewinnen nichts.
KA-707 = Hat niemand etwas gewonnen, teilen sich alle den Sieg.
KA-801 = Der Zufall bestimmt die Reihenfolge der Karten, einmal pro Partie.
KA-802 = Der Zufall bestimmt, wer beginnt, wenn es so vereinbart ist.

## Gesagt zu der Person, die es tut, nach „du“

kariba-took-self = Nimmst die offene Karte: { kariba-animal }.
kariba-ended-self = Spielst die letzte Karte: Die Partie endet.

## Gesagt zu der Person, um die es geht

kariba-began-you = { $games ->
    [1] Eine neue Partie. Du beginnst; { $pile } Karten im Stapel.
   *[other] Partie { $number } von { $games }. Du beginnst; { $pile } Karten im Stapel.
}
kariba-won-you = Du gewinnst mit { $score ->
    [one] 1 Tier
   *[other] { $score } Tieren
}.
kariba-because-hand-empty-you = Du hattest keine Karten mehr.
kariba-refused-turn-you = Jetzt bist du dran.
kariba-heading-hand-you = Deine Hand

## Was für einen Zug spricht

kariba-explain-risk = { $risk ->
    [0] danach kann dort niemand sonst mit einer einzelnen Karte etwas verscheuchen.
    [one] aber wer { kariba-explain-hunter } dazulegt, gewinnt 1 Karte.
   *[other] aber wer { kariba-explain-hunter } dazulegt, gewinnt { $risk } Karten.
}
kariba-explain-hunter = { $hunter ->
    [1] eine Maus
    [2] ein Erdmännchen
    [3] ein Zebra
    [4] eine Giraffe
    [5] einen Strauß
    [6] einen Leoparden
    [7] ein Rhinozeros
   *[8] einen Elefanten
}
kariba-explain-chase = { $herd } { kariba-animals } verscheuchen { kariba-prey-counted }, sofort für dich; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] 1 { kariba-animal } verscheucht noch niemanden;
    [2] 2 { kariba-animals } verscheuchen noch niemanden;
   *[other] { $now } { kariba-animals } haben niemanden zu verscheuchen;
} { kariba-explain-risk }
kariba-explain-open = Nimm die offene Karte, { kariba-animal }: Dann hast du { $count } auf der Hand, und am Wasser { $there ->
    [0] liegt noch keine.
    [one] liegt 1.
   *[other] liegen { $there }.
  }
kariba-explain-pile = Eine unbekannte Karte verspricht mehr als die offenen; { $pile ->
    [one] 1 ist noch im Stapel.
   *[other] { $pile } sind noch im Stapel.
}
