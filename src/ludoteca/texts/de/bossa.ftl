# Bossa. Die Sätze im Verlauf stehen nach dem Namen und haben kein eigenes Subjekt. Steine schreibt man weiß-schwarz.

bossa = Bossa
bossa-about = Zwei Linien wachsen aus zwei Würfeln. Leere deine Hand oder fülle deine Linie mit sechs Gruppen.
bossa-aim = Werde als Erstes alle Steine los oder hab als Erstes sechs Gruppen in deiner eigenen Linie.

bossa-line-name = { $line ->
    [W] Weiß
   *[B] Schwarz
}
bossa-arm-name = { $arm ->
    [up] aufwärts
   *[down] abwärts
}

## Optionen
bossa-option-expansion = Zusatzmarker
bossa-option-expansion-false = Ohne
bossa-option-expansion-true = Beide behalten einen Verdoppler oder Umkehrer
bossa-option-groupCount = Steine einer Gruppe
bossa-option-groupCount-exactlyOneOff = Einer mehr oder weniger als die Gruppe daneben
bossa-option-groupCount-sameOrOneOff = Auch so viele wie die Gruppe daneben
bossa-option-groupCount-free = Beliebig viele
bossa-option-pileEnd = Der letzte Stein des Stapels
bossa-option-pileEnd-endOfTurn = Wer ihn zieht, spielt noch
bossa-option-pileEnd-onLastDraw = Beendet die Partie sofort
bossa-option-modifierChoice = Wahl der Marker
bossa-option-modifierChoice-simultaneous = Beide zugleich, geheim
bossa-option-modifierChoice-firstPlayerFirst = Wer anfängt, wählt zuerst
bossa-option-modifierChoice-secondPlayerFirst = Wer den zweiten Zug hat, wählt zuerst

## Was geschehen ist
bossa-began = Ein Stein kommt beiseite, je vier werden ausgeteilt; { $count } im Stapel.
bossa-dealt = Deine Steine: { $text }.
bossa-rolled = { $count ->
    [one] Weiß { $white }, Schwarz { $black }: Der höhere Würfel wählt.
   *[other] Weiß { $white }, Schwarz { $black } nach { $count } Würfen: Der höhere Würfel wählt.
}
bossa-chose-white = Nimmt die weiße Linie.
bossa-chose-black = Nimmt die schwarze Linie.
bossa-chose-first = Fängt an.
bossa-revealed = Deckt auf: { $text }.
bossa-kept-doubler = Behält den Verdoppler.
bossa-kept-inverter = Behält den Umkehrer.
bossa-drew = Zieht { $tile }.
bossa-placed = { bossa-line-name } { $value }: { $text }.
bossa-stacked = Stapelt { $text } auf { bossa-line-name } { $value }.
bossa-used-doubler = Der Verdoppler auf { $tile }.
bossa-used-inverter = Der Umkehrer auf { $tile }.
bossa-redrew = Wirft { $tile } ab und zieht { $other }.
bossa-swapped = Tauscht { $tile } gegen { $other }.
bossa-won-701 = { $seat } hat keine Steine mehr und gewinnt.
bossa-won-702 = Sechs Gruppen in der Linie von { $seat }: { $seat } gewinnt.
bossa-won-703 = Die letzten Steine bilden die sechste Gruppe der anderen Linie: { $seat } gewinnt.
bossa-won-704 = Auf der anderen Seite geht kein Zug mehr: { $seat } gewinnt.
bossa-won-705 = Der Stapel ist aufgebraucht: { $seat } hat weniger Steine und gewinnt.
bossa-drawn = Der Stapel ist aufgebraucht, und beide haben gleich viele Steine: unentschieden.
bossa-because-701 = { $seat } hatte keine Steine mehr.
bossa-because-702 = In der Linie von { $seat } lagen sechs Gruppen.
bossa-because-703 = { $seat } hat die letzten Steine als sechste Gruppe der anderen Linie gelegt.
bossa-because-704 = Auf der anderen Seite ging kein Zug mehr.
bossa-because-705 = Der Stapel war aufgebraucht; { $seat } hatte weniger Steine.
bossa-because-draw = Der Stapel war aufgebraucht; beide hatten gleich viele Steine.

## Was man tun kann
bossa-take-white = Weiße Linie nehmen
bossa-take-black = Schwarze Linie nehmen
bossa-take-first = Anfangen
bossa-keep-doubler = Verdoppler behalten
bossa-keep-inverter = Umkehrer behalten
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Stapeln auf { bossa-line-name } { bossa-arm-name }, Gruppe { $number }
bossa-redraw = Neu ziehen: einen Stein abwerfen, einen anderen ziehen
bossa-swap = Tauschen: einen eigenen Stein gegen einen fremden
bossa-tile = { $tile }
bossa-marked = { $tile } mit deinem Marker
bossa-will-place = { bossa-line-name } { $value } mit { $count ->
    [one] 1 Stein
   *[other] { $count } Steinen
}
bossa-will-stack = liegt auf { bossa-line-name } { $value }
bossa-will-win = und du gewinnst

## Warum nicht
bossa-refused-turn = Jetzt ist { $seat } dran.
bossa-refused-308 = Wähle Weiß, Schwarz oder den ersten Zug.
bossa-refused-309 = Wähle Weiß oder Schwarz.
bossa-refused-312 = Wähle den Verdoppler oder den Umkehrer.
bossa-refused-kept = Dein Marker ist gewählt; dein Gegenüber wählt noch.
bossa-refused-503 = Eine Gruppe besteht aus verschiedenen Steinen deiner Hand, angefangen beim niedrigsten.
bossa-refused-504 = Ein Stein ohne { $line ->
    [W] weiße
   *[B] schwarze
} Augen kann dort nicht liegen: Eine fehlende Farbe ist keine Null.
bossa-refused-505 = { bossa-line-name } braucht hier { $value } ({ bossa-arm-name }): Mit diesem Stein sind es schon { $sum }.
bossa-refused-505-short = { bossa-line-name } braucht hier { $value } ({ bossa-arm-name }): Mit diesem Stein sind es { $sum }, und kein Stein nach ihm ergänzt den Rest.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) liegt neben dem Würfel und besteht aus { $counts } Steinen: Mit diesem wären es mehr.
bossa-refused-sum = Diese Steine ergeben { $made }; gebraucht wird { bossa-line-name } { $value }.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) besteht hier aus { $counts } Steinen: Mit diesem wäre es eine andere Anzahl.
bossa-refused-508 = Dieser Arm ist zu Ende: Unter 1 gibt es nichts.
bossa-refused-601 = Dein Gegenüber ist dran.
bossa-refused-603 = Wähle zuerst, was du tust: legen, stapeln, neu ziehen oder tauschen; dann die Steine.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) braucht hier { $counts } Steine, und mit deinen geht das nicht.
bossa-refused-610-any = Mit deinen Steinen lässt sich { bossa-line-name } { $value } ({ bossa-arm-name }) nicht bilden.
bossa-refused-620 = Dieser Aktionsstein ist schon benutzt.
bossa-refused-621 = Dafür brauchst du einen Stein auf der Hand und einen, der noch im Stapel liegt.
bossa-refused-622 = Zuerst einer von deinen Steinen, dann einer aus der anderen Hand.
bossa-refused-623 = Hier { $count ->
    [one] muss 1 Stein
   *[other] müssen { $count } Steine
} { bossa-line-name } { $value } ergeben.
bossa-refused-633 = Dort ist keine Gruppe zum Stapeln.
bossa-refused-640 = Du hast keinen Marker, den du einsetzen könntest.
bossa-refused-641 = Ein Marker kommt auf einen Stein, den du legst oder stapelst.
bossa-refused-over = Die Partie ist vorbei.
bossa-bad-decision = „{ $text }“ ist keine Entscheidung von Bossa. Schreib ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] und so weiter.
bossa-bad-notation = „{ $text }“ ist kein Zug von Bossa. Schreib W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black oder first.

## Der Tisch in Sätzen
bossa-heading-line = Linie { bossa-line-name }, Würfel { $value }
bossa-heading-line-of = Linie { bossa-line-name } von { $seat }, Würfel { $value }
bossa-heading-seats = Wer spielt
bossa-heading-pile = Der Stapel
bossa-heading-hand = Steine von { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value }: { $text }
bossa-line-next = { $arm ->
    [up] Aufwärts
   *[down] Abwärts
} kommt { $value }, Anzahl der Steine: { $text }.
bossa-line-seat = { $seat }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
  }; unbenutzt:{ $redraw ->
    [1] { " " }Neu ziehen
   *[0] { "" }
  }{ $swap ->
    [1]
        { $redraw ->
            [1] , Tauschen
           *[0]
                { " " }Tauschen
        }
   *[0] { "" }
  }{ $stack ->
    [1]
        { $redraw ->
            [1] , Stapeln
           *[0]
                { $swap ->
                    [1] , Stapeln
                   *[0]
                        { " " }Stapeln
                }
        }
   *[0] { "" }
  }{ $token ->
    [doubler]
        { $redraw ->
            [1] , Verdoppler
           *[0]
                { $swap ->
                    [1] , Verdoppler
                   *[0]
                        { $stack ->
                            [1] , Verdoppler
                           *[0]
                                { " " }Verdoppler
                        }
                }
        }
    [inverter]
        { $redraw ->
            [1] , Umkehrer
           *[0]
                { $swap ->
                    [1] , Umkehrer
                   *[0]
                        { $stack ->
                            [1] , Umkehrer
                           *[0]
                                { " " }Umkehrer
                        }
                }
        }
   *[none] { "" }
  }.
bossa-line-seat-bare = { $seat }: { $count ->
    [one] 1 Stein
   *[other] { $count } Steine
}; jede Aktion ist benutzt.
bossa-line-pile = { $count ->
    [0] Der Stapel ist aufgebraucht.
    [one] 1 Stein im Stapel.
   *[other] { $count } Steine im Stapel.
}
bossa-line-unseen = { $count ->
    [one] 1 Stein nicht gesehen: { $text }.
   *[other] { $count } Steine nicht gesehen: { $text }.
}
bossa-line-discards = Abgeworfen: { $text }.

## Die Regeln, je ein Satz; die Nummern sind die von RULES.md
BO-101 = In der Schachtel sind 27 Steine mit weißen und schwarzen Augen.
BO-102 = Von jeder Farbe zeigen sechs Steine 1 Auge, fünf 2, vier 3, drei 4, zwei 5 und einer 6.
BO-103 = Jede Kombination aus weißen und schwarzen Augen mit zusammen 1 bis 6 Augen gibt es genau einmal.
BO-104 = Es gibt sechs Aktionssteine: Neu ziehen, Tauschen und Stapeln, je zwei.
BO-105 = Es gibt zwei Würfel, einen mit weißen und einen mit schwarzen Augen.
BO-106 = Die Erweiterung bringt vier Marker: zwei Verdoppler und zwei Umkehrer.
BO-201 = Gespielt wird genau zu zweit.
BO-301 = Die 27 Steine werden zu einem verdeckten Stapel gemischt.
BO-302 = Ein Stein kommt ungesehen für die ganze Partie beiseite.
BO-303 = Beide nehmen vier Steine, einen nach dem anderen; 18 bleiben im Stapel.
BO-304 = Beide haben von jedem Aktionsstein einen.
BO-305 = Mit der Erweiterung haben beide außerdem einen Verdoppler und einen Umkehrer.
BO-306 = Beide werfen je einen Würfel; bei Gleichstand wird noch einmal gewürfelt.
BO-307 = Wer höher gewürfelt hat, wählt, nach einem Blick auf die eigenen Steine; fremde Steine sieht niemand.
BO-308 = Zur Wahl stehen: die weiße Linie, die schwarze Linie oder der erste Zug.
BO-309 = Wer eine Linie nimmt, überlässt dem Gegenüber den ersten Zug; wer anfängt, überlässt dem Gegenüber die Linien.
BO-310 = Die Würfel sind die Anfänge der beiden Linien; jeder liegt vor der Person, der die Linie gehört.
BO-311 = Dann werden beide Hände aufgedeckt: Ab jetzt wird offen gespielt.
BO-312 = Mit der Erweiterung behalten dann beide einen Marker; gewählt wird geheim, gezeigt zugleich.
BO-401 = Bevor die Hände aufgedeckt werden, siehst du nur deine eigenen Steine.
BO-402 = Von da an sind beide Hände offen, auch später gezogene Steine.
BO-403 = Alle sehen, welche Aktionssteine benutzt sind.
BO-404 = Alle sehen die behaltenen Marker, sobald beide gewählt haben.
BO-405 = Linien, Gruppen, gestapelte und abgeworfene Steine liegen offen.
BO-406 = Die Reihenfolge des Stapels und den beiseitegelegten Stein kennt niemand.
BO-501 = Es gibt zwei Linien, Weiß und Schwarz; wer dran ist, darf an jede der beiden anlegen.
BO-502 = Jede Linie wächst von ihrem Würfel aus aufwärts und abwärts.
BO-503 = Zusammen gelegte Steine sind eine Gruppe; sie zählt die Summe ihrer Augen in der Farbe der Linie.
BO-504 = Eine fehlende Farbe ist keine Null: Jeder Stein einer Gruppe zeigt mindestens ein Auge in der Farbe der Linie.
BO-505 = Eine Gruppe setzt ihren Arm fort: aufwärts eins mehr als der letzte Wert, abwärts eins weniger.
BO-506 = Neben einem Würfel liegen ein oder zwei Steine.
BO-507 = Neben einer Gruppe liegt ein Stein mehr oder einer weniger, als sie hat, nie gleich viele.
BO-508 = Abwärts endet ein Arm bei 1; aufwärts gibt es kein Ende.
BO-509 = Es zählt die äußerste Gruppe desselben Arms.
BO-601 = Beide sind abwechselnd dran.
BO-602 = Ein Zug beginnt damit, den obersten Stein zu ziehen.
BO-603 = Dann tust du genau eines: legen, stapeln, neu ziehen oder tauschen. Passen gibt es nicht.
BO-604 = Eine Hand darf beliebig viele Steine haben.
BO-610 = Legen ist erlaubt, wenn die Steine den nächsten Wert in einer erlaubten Anzahl ergeben.
BO-611 = Ein Zug fügt einem Arm eine Gruppe hinzu.
BO-620 = Jeder Aktionsstein wird einmal pro Partie benutzt, statt zu legen.
BO-621 = Neu ziehen: Wirf einen deiner Steine ab und zieh einen anderen; es muss noch einer da sein.
BO-622 = Tauschen: Wähle einen deiner Steine und einen der anderen Hand; sie werden getauscht.
BO-623 = Stapeln: Leg so viele deiner Steine auf eine Gruppe, wie sie hat; zusammen müssen sie denselben Wert ergeben.
BO-630 = Auf eine Gruppe darf gestapelt werden, auch wenn die andere Seite es schon getan hat.
BO-631 = Beim Stapeln müssen die Summen gleich sein, nicht die einzelnen Steine.
BO-632 = Stapeln bringt keine neue Gruppe und ändert für die Nachbarn nichts.
BO-633 = Gestapelt werden darf auf jede Gruppe, aber auf keinen Würfel.
BO-634 = Stapeln ist der ganze Zug.
BO-640 = Der behaltene Marker darf einmal pro Partie eingesetzt werden.
BO-641 = Er kommt auf einen einzigen Stein, der gelegt oder gestapelt wird, und ändert nur diesen.
BO-642 = Der Verdoppler zählt die Augen des Steins doppelt; es bleibt ein Stein.
BO-643 = Der Umkehrer macht die weißen Augen des Steins schwarz und die schwarzen weiß.
BO-644 = Ein Marker darf auch auf einen Stein, der gestapelt wird.
BO-645 = Der geänderte Wert bleibt.
BO-646 = Marker sind keine Steine; wer einen einsetzt, verbraucht keinen Aktionsstein.
BO-701 = A: Wer keine Steine mehr hat, gewinnt.
BO-702 = B: Eine Linie mit sechs Gruppen gewinnt für die Seite, der sie gehört, egal, wer die Gruppen gelegt hat.
BO-703 = C: Wer die letzten Steine als sechste Gruppe der anderen Linie legt, gewinnt.
BO-704 = D: Wer keinen erlaubten Zug hat, verliert.
BO-705 = E: Ist der Stapel aufgebraucht, gewinnt, wer weniger Steine hat; bei gleich vielen ist es unentschieden.
BO-710 = D wird nach dem Ziehen geprüft, vor dem Zug.
BO-711 = Nach einem Zug: zuerst die leere Hand, dann die volle Linie, dann der leere Stapel.
BO-712 = Wer den letzten Stein zieht, hat noch diesen Zug; dann endet die Partie.
BO-713 = Zwei Linien können nicht zugleich voll werden.
BO-801 = Lässt sich nichts legen, muss ein Aktionsstein benutzt werden.
BO-802 = Füllt die einzig mögliche Gruppe die andere Linie, muss sie gelegt werden.
BO-803 = Tauschen ist immer möglich, solange es unbenutzt ist.
BO-804 = Neu ziehen ist bei leerem Stapel nicht möglich.
BO-805 = Mit Neu ziehen darf auch der letzte Stein genommen werden; nach diesem Zug endet die Partie.
BO-806 = Ein Würfel mit 1 hat keinen Arm abwärts.
BO-807 = Abwärts beendet eine 2 aus einem Stein den Arm.
BO-808 = Ab 7 reicht ein einzelner Stein nicht, außer mit Verdoppler.
BO-809 = Jeder Stein ist immer irgendwo: 27 insgesamt.
BO-810 = Eine Partie hat höchstens 18 Züge.
BO-901 = Der Zufall bestimmt die Reihenfolge der Steine, einmal.
BO-902 = Der Zufall bestimmt, was die Würfel zeigen.

## Gesagt zu der Person, die es tut, nach „du“

bossa-chose-white-self = Nimmst die weiße Linie.
bossa-chose-black-self = Nimmst die schwarze Linie.
bossa-chose-first-self = Fängst an.
bossa-revealed-self = Deckst auf: { $text }.
bossa-kept-doubler-self = Behältst den Verdoppler.
bossa-kept-inverter-self = Behältst den Umkehrer.
bossa-drew-self = Ziehst { $tile }.
bossa-stacked-self = Stapelst { $text } auf { bossa-line-name } { $value }.
bossa-redrew-self = Wirfst { $tile } ab und ziehst { $other }.
bossa-swapped-self = Tauschst { $tile } gegen { $other }.

## Gesagt zu der Person, um die es geht

bossa-won-701-you = Du hast keine Steine mehr und gewinnst.
bossa-won-702-you = Sechs Gruppen in deiner Linie: Du gewinnst.
bossa-won-703-you = Die letzten Steine bilden die sechste Gruppe der anderen Linie: Du gewinnst.
bossa-won-704-you = Auf der anderen Seite geht kein Zug mehr: Du gewinnst.
bossa-won-705-you = Der Stapel ist aufgebraucht: Du hast weniger Steine und gewinnst.
bossa-because-701-you = Du hattest keine Steine mehr.
bossa-because-702-you = In deiner Linie lagen sechs Gruppen.
bossa-because-703-you = Du hast die letzten Steine als sechste Gruppe der anderen Linie gelegt.
bossa-because-705-you = Der Stapel war aufgebraucht; du hattest weniger Steine.
bossa-refused-turn-you = Jetzt bist du dran.
bossa-heading-line-of-you = Deine Linie { bossa-line-name }, Würfel { $value }
bossa-heading-hand-you = Deine Steine

## Was für einen Zug spricht

bossa-explain-left = { $left ->
    [one] Dann hast du 1 Stein
   *[other] Dann hast du { $left } Steine
}, { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = Damit gewinnst du.
bossa-explain-place = { $laid ->
    [one] 1 Stein
   *[other] { $laid } Steine
} an { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] Deine Linie hat dann { $groups } von { $most } Gruppen.
   *[other] Die andere Linie hat dann { $groups } von { $most } Gruppen.
}
bossa-explain-stack = { $laid ->
    [one] 1 Stein
   *[other] { $laid } Steine
} stapeln: { bossa-explain-left }, und kein Arm wächst.
bossa-explain-redraw = Neu ziehen: Dieser Stein passt so bald nirgends; { $unseen ->
    [one] 1 Stein ist noch ungesehen.
   *[other] { $unseen } Steine sind noch ungesehen.
}
bossa-explain-swap = Tauschen: Es hilft dir und nimmt { $seat } { $other ->
    [one] den einzigen Stein.
   *[other] einen von { $other } Steinen.
}
bossa-explain-fit = weiße Augen auf { $white } deiner { $tiles } Steine, schwarze auf { $black }; die Würfel zeigen { $high } und { $low }.
bossa-explain-white = Weiß: { bossa-explain-fit }
bossa-explain-black = Schwarz: { bossa-explain-fit }
bossa-explain-first = Anfangen: { bossa-explain-fit }
bossa-explain-doubler = Der Verdoppler: { bossa-explain-fit }
bossa-explain-inverter = Der Umkehrer: { bossa-explain-fit }
