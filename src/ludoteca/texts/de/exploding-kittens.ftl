# Exploding Kittens. Die Sätze im Verlauf stehen nach dem Namen und haben kein eigenes Subjekt. Kartennamen stehen nicht am Satzende („Hops!“).

exploding-kittens = Exploding Kittens
exploding-kittens-about = Zieh und hoffe: Wer bis zuletzt nicht explodiert, gewinnt. Cat Burglar Edition.
exploding-kittens-aim = Zieh kein Exploding Kitten ohne Entschärfung. Wer zuletzt übrig ist, gewinnt.

exploding-kittens-title = { $title ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-named = { $named ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-first = { $first ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-second = { $second ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-third = { $third ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-card = { $card ->
    [0] Entschärfung
    [1] Angriff
    [2] Nö!
    [3] Wunsch
    [4] Mischen
    [5] Hops!
    [6] Blick in die Zukunft
    [7] Tacocat
    [8] Melonenkatze
    [9] Haarige Kartoffelkatze
    [10] Bartkatze
    [11] Regenbogenkotzende Katze
   *[12] Exploding Kitten
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Optionen
exploding-kittens-option-smallGame = Zu zweit oder zu dritt
exploding-kittens-option-smallGame-true = Nur 2 weitere Entschärfungen im Stapel
exploding-kittens-option-smallGame-false = Alle weiteren Entschärfungen im Stapel
exploding-kittens-option-firstPlayer = Wer beginnt
exploding-kittens-option-firstPlayer-random = Ausgelost
exploding-kittens-option-firstPlayer-0 = Platz 1
exploding-kittens-option-firstPlayer-1 = Platz 2
exploding-kittens-option-firstPlayer-2 = Platz 3
exploding-kittens-option-firstPlayer-3 = Platz 4
exploding-kittens-option-firstPlayer-4 = Platz 5
exploding-kittens-option-nopeMode = Wessen Nö! gilt
exploding-kittens-option-nopeMode-poll = Alle antworten geheim; der nächste Platz mit Nö! zählt
exploding-kittens-option-nopeMode-race = Das erste Nö! zählt
exploding-kittens-option-nopeWindowMs = Zeit für ein Nö!
exploding-kittens-option-nopeWindowMs-2000 = 2 Sekunden
exploding-kittens-option-nopeWindowMs-4000 = 4 Sekunden
exploding-kittens-option-nopeWindowMs-8000 = 8 Sekunden
exploding-kittens-option-nopeWindowMs-30000 = 30 Sekunden
exploding-kittens-option-selfNope = Nö! auf die eigene Karte
exploding-kittens-option-selfNope-false = Nicht angeboten
exploding-kittens-option-selfNope-true = Erlaubt
exploding-kittens-option-attackOnLastTurn = Angriff im letzten offenen Zug
exploding-kittens-option-attackOnLastTurn-add = Der übrige Zug kommt dazu: 3 Züge
exploding-kittens-option-attackOnLastTurn-two = Immer 2 Züge
exploding-kittens-option-catBurglar = Diebeskatze
exploding-kittens-option-catBurglar-true = Im Spiel
exploding-kittens-option-catBurglar-false = Bleibt in der Schachtel

## Was geschehen ist
exploding-kittens-began = Eine neue Partie. { $seat } beginnt; { $pile } Karten im Stapel, darunter { $kittens ->
    [one] 1 Kätzchen
   *[other] { $kittens } Kätzchen
}.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Entschärfung kommt aus dem Spiel.
   *[other] { $count } Entschärfungen kommen aus dem Spiel.
}
exploding-kittens-dealt = Deine Karten: { $cards }.
exploding-kittens-burglar-stands = Hier steht die Diebeskatze.
exploding-kittens-played-attack = Angriff.
exploding-kittens-played-skip = Hops!
exploding-kittens-played-shuffle = Mischen.
exploding-kittens-played-see = Blick in die Zukunft.
exploding-kittens-played-favor = Wunsch an { $to ->
    [dir] dich
   *[other] { $to }
}.
exploding-kittens-played-pair = Zweimal { exploding-kittens-title }, um { $to } eine Karte zu stehlen.
exploding-kittens-played-three = Dreimal { exploding-kittens-title }, um von { $to } die Karte { exploding-kittens-named } zu verlangen.
exploding-kittens-played-burglar = Die Diebeskatze geht zu { $to } und verlangt eine { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] Nö!
   *[other] Wieder Nö! Das macht { $count }.
}
exploding-kittens-noped-back = Nö! auf das Nö! Das macht { $count }, also gilt es wieder.
exploding-kittens-cancelled = { exploding-kittens-title } ist gestoppt.
exploding-kittens-let = { exploding-kittens-title }: Niemand sagt Nö!
exploding-kittens-handed = Die Karte { exploding-kittens-title } geht an { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-lacked = { $title ->
    [1] Kein
    [2] Kein
    [3] Kein
    [4] Kein
    [5] Kein
    [6] Kein
   *[other] Keine
  } { exploding-kittens-title } auf der Hand: nichts für { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-gave = Eine Karte geht an { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-gave-card = Eine Karte geht an { $to ->
    [dir] dich
   *[other] { $to }
  } ({ exploding-kittens-title }).
exploding-kittens-stole = Stiehlt { $to } eine Karte.
exploding-kittens-stole-card = Stiehlt { $to } eine Karte ({ exploding-kittens-title }).
exploding-kittens-nothing-left = Keine Karte mehr da: nichts für { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-shuffled = Der Stapel wird gemischt ({ $pile ->
    [one] 1 Karte
   *[other] { $pile } Karten
}).
exploding-kittens-saw = { $count ->
    [one] Sieht sich die einzige Karte des Stapels an.
   *[other] Sieht sich die obersten { $count } Karten des Stapels an.
}
exploding-kittens-saw-1 = Im Stapel liegt { $count } Karte ({ exploding-kittens-first }).
exploding-kittens-saw-2 = Im Stapel liegen { $count } Karten: oben { exploding-kittens-first }, darunter { exploding-kittens-second }.
exploding-kittens-saw-3 = Die obersten { $count } Karten: { exploding-kittens-first }, { exploding-kittens-second }, { exploding-kittens-third }, in dieser Reihenfolge.
exploding-kittens-drew = Zieht eine Karte.
exploding-kittens-drew-card = Gezogen: { exploding-kittens-title }.
exploding-kittens-kitten = Zieht ein Exploding Kitten.
exploding-kittens-defused = Entschärft es.
exploding-kittens-placed = Steckt das Kätzchen zurück in den Stapel, niemand sieht, wohin.
exploding-kittens-placed-at = Steckt das Kätzchen { $depth ->
    [0] ganz oben in den Stapel
    [one] unter 1 Karte
   *[other] unter { $depth } Karten
} zurück ({ $pile } im Stapel).
exploding-kittens-exploded = { $count ->
    [0] Explodiert, mit leerer Hand.
    [one] Explodiert und legt 1 Karte ab: { $cards }.
   *[other] Explodiert und legt { $count } Karten ab: { $cards }.
}
exploding-kittens-burglar-left = Auch die Diebeskatze verlässt das Spiel.
exploding-kittens-attacked = { $to } muss { $owed } Züge machen.
exploding-kittens-skipped = Der Zug endet ohne Ziehen.
exploding-kittens-turn = { $owed ->
    [one] Ist dran.
   *[other] Ist dran, { $owed }-mal hintereinander.
}
exploding-kittens-again = { $owed ->
    [one] Noch 1 Zug.
   *[other] Noch { $owed } Züge.
}
exploding-kittens-won = Nur { $winners } bleibt übrig und gewinnt.
exploding-kittens-because-last-alive = Nur { $seat } ist nicht explodiert.

## Was man tun kann
exploding-kittens-do-attack = Angriff
exploding-kittens-do-skip = Hops!
exploding-kittens-do-shuffle = Mischen
exploding-kittens-do-see = Blick in die Zukunft
exploding-kittens-do-favor = Sich eine Karte wünschen
exploding-kittens-do-burglar = Diebeskatze losschicken
exploding-kittens-do-draw = Ziehen
exploding-kittens-do-nope = Nö!
exploding-kittens-do-let = Durchlassen
exploding-kittens-do-pair = Zweimal { exploding-kittens-title }: eine Karte stehlen
exploding-kittens-do-three = Dreimal { exploding-kittens-title }: eine Karte verlangen
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = { exploding-kittens-title } geben
exploding-kittens-do-place = { $depth ->
    [0] Oben auf den Stapel
    [one] Unter 1 Karte
   *[other] Unter { $depth } Karten
}

## Warum nicht
exploding-kittens-refused-over = Die Partie ist vorbei.
exploding-kittens-refused-dead = Du bist explodiert: Jetzt schaust du nur noch zu.
exploding-kittens-refused-turn = { $seat } ist dran.
exploding-kittens-refused-window = Zuerst sagen alle, ob die Karte gestoppt wird.
exploding-kittens-refused-gift = Zuerst geht eine Karte von { $seat } an { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-refused-nothing-declared = Wähle zuerst, was du spielst.
exploding-kittens-refused-target-first = Sag zuerst, gegen wen es geht.
exploding-kittens-refused-name-first = Nenne zuerst die Karte, die du verlangst.
exploding-kittens-refused-no-window = Es gibt nichts zu stoppen: Ein Nö! antwortet auf eine Karte, die gerade gespielt wurde.
exploding-kittens-refused-no-nope = Du hast kein Nö! auf der Hand.
exploding-kittens-refused-not-asked = Hier wirst du nicht gefragt, oder du hast schon geantwortet.
exploding-kittens-refused-no-kitten = Es gibt kein Kätzchen zurückzustecken.
exploding-kittens-refused-place = { $count ->
    [0] Der Stapel ist leer: Das Kätzchen kann nur oben liegen.
    [one] Der Stapel hat 1 Karte: Höchstens diese kann über dem Kätzchen liegen.
   *[other] Der Stapel hat { $count } Karten: Höchstens so viele können über dem Kätzchen liegen.
}
exploding-kittens-refused-burglar-gone = Die Diebeskatze ist nicht im Spiel.
exploding-kittens-refused-burglar = Die Diebeskatze steht vor { $seat }.
exploding-kittens-refused-cat = Die Diebeskatze verlangt nur Katzenkarten; { exploding-kittens-title } ist keine.
exploding-kittens-refused-no-favor = Niemand hat sich von dir eine Karte gewünscht.
exploding-kittens-refused-all-empty = Sonst hat niemand Karten.
exploding-kittens-refused-none = { exploding-kittens-title } hast du nicht auf der Hand{ $count ->
    [one] .
   *[other] , und dafür braucht es { $count }.
}
exploding-kittens-refused-alone = Einmal { exploding-kittens-title } bewirkt nichts: Es braucht zwei gleiche Karten.
exploding-kittens-refused-defuse = Behalt sie: Eine Entschärfung rettet dich von selbst, wenn du ein Kätzchen ziehst.
exploding-kittens-refused-held = { exploding-kittens-title } hast du { $held }-mal auf der Hand, nicht { $count }-mal.
exploding-kittens-refused-no-seat = Dort sitzt niemand.
exploding-kittens-refused-self = Wähle jemand anderen, nicht dich selbst.
exploding-kittens-refused-target-dead = { $seat } ist explodiert.
exploding-kittens-refused-empty-hand = { $seat } hat keine Karten zu geben.
exploding-kittens-bad-decision = „{ $text }“ ist keine Entscheidung von Exploding Kittens. Schreib ["draw"], ["pair", "Skip", 2] oder ["insert", 4].
exploding-kittens-bad-notation = „{ $text }“ ist kein Zug von Exploding Kittens. Schreib draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip oder put 4.

## Der Tisch in Sätzen
exploding-kittens-heading-turn = Der Zug
exploding-kittens-heading-piles = Die Stapel
exploding-kittens-heading-seats = Wer spielt
exploding-kittens-heading-hand = Hand: { $seat }
exploding-kittens-line-won = { $seat } hat gewonnen.
exploding-kittens-line-turn = { $owed ->
    [one] { $seat } ist dran.
   *[other] { $seat } ist dran: { $owed } Züge zu machen.
}
exploding-kittens-line-attacked = { $owed ->
    [one] { $seat } ist dran, unter Angriff: noch 1 Zug.
   *[other] { $seat } ist dran, unter Angriff: noch { $owed } Züge.
}
exploding-kittens-line-burglar = Die Diebeskatze steht vor { $seat }.
exploding-kittens-line-burglar-gone = Die Diebeskatze ist aus dem Spiel.
exploding-kittens-line-attack = { $seat } spielt { exploding-kittens-title } aus.
exploding-kittens-line-skip = { $seat } spielt { exploding-kittens-title } aus.
exploding-kittens-line-shuffle = { $seat } spielt { exploding-kittens-title } aus.
exploding-kittens-line-see = { $seat } spielt { exploding-kittens-title } aus.
exploding-kittens-line-favor = { $seat } spielt { exploding-kittens-title } und möchte eine Karte von { $to }.
exploding-kittens-line-pair = { $seat } spielt zweimal { exploding-kittens-title }, um { $to } eine Karte zu stehlen.
exploding-kittens-line-three = { $seat } spielt dreimal { exploding-kittens-title }, um von { $to } die Karte { exploding-kittens-named } zu verlangen.
exploding-kittens-line-nope = { $seat } sagt Nö!
exploding-kittens-line-window = Alle werden gefragt: Nö! oder durchlassen?
exploding-kittens-line-answered = Du hast geantwortet. Die anderen werden auch gefragt.
exploding-kittens-line-give = { $seat } wählt eine Karte für { $to ->
    [dir] dich
   *[other] { $to }
  }.
exploding-kittens-line-defuse = { $seat } steckt das Kätzchen heimlich zurück in den Stapel.
exploding-kittens-line-pile = { $count ->
    [one] 1 Karte im Stapel
   *[other] { $count } Karten im Stapel
}, { $kittens ->
    [0] davon kein Exploding Kitten.
    [one] davon 1 Exploding Kitten.
   *[other] davon { $kittens } Exploding Kittens.
}
exploding-kittens-line-odds = Die nächste Karte ist zu { $percent } % ein Exploding Kitten, soweit du weißt.
exploding-kittens-line-out = { $count ->
    [one] 1 Entschärfung ist aus dem Spiel.
   *[other] { $count } Entschärfungen sind aus dem Spiel.
}
exploding-kittens-line-no-discards = Noch ist nichts abgelegt.
exploding-kittens-line-top = { exploding-kittens-title } liegt oben auf der Ablage.
exploding-kittens-line-discarded = { $count } × { exploding-kittens-title } abgelegt.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Keine Karten.
exploding-kittens-line-out-of-game = { $seat }: explodiert.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] keine Karten auf der Hand.
    [one] 1 Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}

## Die Regeln, je ein Satz; die Nummern sind die von RULES.md
EK-101 = Es gibt 4 Exploding Kittens.
EK-102 = Es gibt 6 Entschärfungen.
EK-103 = Es gibt 4 Angriffe, jeder für zwei Züge.
EK-104 = Es gibt 5 Nö!-Karten.
EK-105 = Es gibt 4 Wünsche.
EK-106 = Es gibt 4 Mischen-Karten.
EK-107 = Es gibt 4 Hops!-Karten.
EK-108 = Es gibt 5 Blicke in die Zukunft, jeder für drei Karten.
EK-109 = Es gibt fünf Katzen mit je 4 gleichen Karten.
EK-110 = In der Schachtel sind 56 Karten.
EK-111 = Eine Figur, die Diebeskatze, steht vor jemandem am Tisch, außer es ist vereinbart, ohne sie zu spielen.
EK-112 = Karten mit zwölf verschiedenen Namen können auf der Hand sein; ein Exploding Kitten nie.
EK-201 = Gespielt wird zu zweit bis zu fünft.
EK-301 = Exploding Kittens und Entschärfungen werden zuerst herausgenommen.
EK-302 = Alle bekommen eine Entschärfung.
EK-303 = Die anderen Entschärfungen kommen zurück in den Stapel; zu zweit oder zu dritt nur zwei davon, wenn nichts anderes vereinbart ist.
EK-304 = Der Stapel wird gemischt, und alle bekommen sieben weitere Karten, einzeln und reihum, zuerst die Person, die beginnt: insgesamt acht.
EK-305 = Exploding Kittens kommen in den Stapel, eines weniger, als Leute mitspielen; die anderen kommen aus dem Spiel.
EK-306 = Alles wird gemischt und bildet den Nachziehstapel. Abgelegt ist noch nichts.
EK-307 = Wer beginnt, wird ausgelost, oder der Tisch bestimmt einen Platz.
EK-308 = Die Diebeskatze steht am Anfang vor dem Platz rechts von dem, der beginnt.
EK-401 = Deine Hand siehst nur du.
EK-402 = Alle wissen, wie viele Karten jede Hand hat.
EK-403 = Alle wissen, wie viele Karten der Stapel hat.
EK-404 = Niemand kennt die Reihenfolge des Stapels, außer dem, was Blick in die Zukunft und Entschärfung dir verraten, wenn du sie spielst.
EK-405 = Die Ablage liegt offen und darf durchgesehen werden.
EK-406 = Ein gezogenes Exploding Kitten wird sofort allen gezeigt.
EK-407 = Nur du weißt, wohin du ein Kätzchen zurücksteckst.
EK-408 = Nur du siehst, was der Blick in die Zukunft zeigt. Es bleibt in deinem Verlauf, wie es gezeigt wurde; niemand rechnet es für dich neu aus.
EK-409 = Eine Karte, die für die Karte Wunsch gegeben oder mit einem Paar gestohlen wird, sehen nur die beiden, zwischen denen sie wandert.
EK-410 = Alle hören, was ein Drilling oder die Diebeskatze verlangt, und sehen, ob es übergeben wird.
EK-411 = Alle sehen, wie viele Züge noch zu machen sind und wo die Diebeskatze steht.
EK-412 = Wer explodiert, zeigt allen die ganze Hand.
EK-501 = In deinem Zug spielst du beliebig viele Karten oder keine; dann ziehst du.
EK-502 = Ist eine Aktion abgehandelt, darfst du die nächste spielen.
EK-503 = Was du spielst, kommt offen auf die Ablage; gegen wen es geht und was du verlangst, sagst du dabei.
EK-504 = Eine Karte, die kein Kätzchen ist, kommt auf deine Hand, und der Zug ist vorbei.
EK-505 = Mit jedem beendeten Zug ist einer weniger zu machen. Ist keiner mehr übrig, hat der nächste Platz einen.
EK-506 = Auf der Hand darfst du beliebig viele Karten haben; eine leere Hand ändert nichts.
EK-511 = Angriff: Du brauchst die Karte.
EK-512 = Hops!: Der Zug ist vorbei, ohne dass du ziehst.
EK-513 = Wunsch: Jemand anderes mit Karten gibt dir eine nach eigener Wahl.
EK-514 = Mischen: Der Stapel wird gemischt.
EK-515 = Blick in die Zukunft: Du allein siehst dir die obersten drei Karten an; sie bleiben, wo sie sind.
EK-516 = Paar: Zwei gleiche Karten, egal welche, stehlen jemand anderem mit Karten eine zufällige.
EK-517 = Drilling: Drei gleiche Karten, egal welche, verlangen von jemand anderem eine Karte, die du nennst; ist sie da, wird ein Exemplar übergeben.
EK-518 = Steht die Diebeskatze vor dir, darfst du sie zu jemand anderem schicken und eine der Katzen verlangen.
EK-519 = Ziehen darfst du immer.
EK-520 = Eine einzelne Katze bewirkt nichts und kann nicht gespielt werden.
EK-521 = Eine Entschärfung spielt man allein nur auf ein eben gezogenes Kätzchen, ein Nö! nur als Antwort; in einem Paar oder Drilling dienen beide wie jede andere Karte.
EK-522 = In einem Paar oder Drilling bewirken die Karten sonst nichts.
EK-523 = Andere Kombinationen gibt es nicht, und zwei verschiedene Katzen sind kein Paar.
EK-531 = Ein Angriff beendet deinen Zug sofort, ohne Ziehen; der nächste Platz macht mehrere Züge hintereinander.
EK-532 = Ein Angriff lässt den nächsten Platz zwei Züge machen.
EK-533 = Bist du selbst unter Angriff, gibt dein Angriff die Züge weiter, die du noch hast, diesen eingeschlossen, und zwei dazu.
EK-534 = Wer angegriffen wird, ist unter Angriff; wer angreift, hat keine Züge mehr zu machen.
EK-535 = Ein Hops! nimmt nur einen Zug weg.
EK-536 = Ein gestoppter Angriff ändert nichts, ein gestopptes Hops! auch nicht.
EK-541 = Du ziehst die oberste Karte; ein Kätzchen wird sofort gezeigt.
EK-542 = Ohne Entschärfung explodierst du: Deine Karten und das Kätzchen werden abgelegt, das Kätzchen obenauf, und du bist ausgeschieden.
EK-543 = Mit einer Entschärfung auf der Hand musst du sie spielen, und sie wird abgelegt.
EK-544 = Dann steckst du das Kätzchen irgendwo in den Stapel zurück, heimlich und ohne hinzusehen.
EK-545 = Nach einer Entschärfung ist der Zug vorbei, aber nur dieser.
EK-546 = Kätzchen und Entschärfung lassen sich nicht mit Nö! stoppen.
EK-547 = Wer explodiert, macht keine Züge mehr; der nächste Platz hat einen gewöhnlichen Zug.
EK-548 = Explodiert jemand mit der Diebeskatze vor sich, verlässt sie das Spiel.
EK-551 = Die Diebeskatze geht zum gewählten Platz, und von dort wird ein Exemplar der verlangten Katze übergeben, wenn eines da ist. Sie bleibt in jedem Fall dort.
EK-552 = Du darfst die Diebeskatze für einen späteren Zug behalten.
EK-553 = Du darfst sie losschicken, wann immer du in deinem Zug eine Karte spielen könntest.
EK-554 = Die Diebeskatze lässt sich nicht mit Nö! stoppen.
EK-555 = Sie ist keine Karte: Sie darf auch zu jemandem ohne Karten.
EK-601 = Ein Nö! stoppt jede eben gespielte Karte oder Kombination, auch ein anderes Nö!, bevor sie wirkt; nie ein Kätzchen, eine Entschärfung oder die Diebeskatze.
EK-602 = Ein Nö! auf ein Nö! setzt die Aktion wieder in Gang, und so weiter.
EK-603 = Alle, die noch leben, werden gefragt, außer wer gerade gespielt hat, und antworten geheim: Nö!, mit einem Nö! auf der Hand, oder durchlassen.
EK-604 = Die Frist endet, wenn alle geantwortet haben; ist die Zeit um, gilt eine fehlende Antwort als Durchlassen.
EK-605 = Sagen mehrere Nö!, spielt es, wer im Uhrzeigersinn am nächsten sitzt; die anderen behalten ihre Karten, und niemand erfährt davon.
EK-606 = Eine gerade Zahl von Nö! lässt die Aktion geschehen, eine ungerade stoppt sie.
EK-607 = Was gestoppt wird, bleibt auf der Ablage, auch alle Karten einer Kombination.
EK-608 = Niemand kann erkennen, ob du kein Nö! hattest oder es nicht benutzt hast.
EK-609 = Im Wettlauf beendet das erste Nö! die Frist.
EK-610 = Zufall und Wahl kommen erst, wenn die letzte Frist zu Ende ist.
EK-611 = Wer die Aktion gespielt hat, darf auf ein Nö! antworten wie alle anderen.
EK-701 = Wer als Letztes noch lebt, gewinnt.
EK-702 = Die anderen folgen danach, wie lange sie durchgehalten haben.
EK-703 = Der Stapel wird nie leer: Er enthält immer ein Kätzchen weniger, als noch Leute leben.
EK-801 = Mit leerer Hand ziehst du oder schickst die Diebeskatze los.
EK-802 = Der Blick in die Zukunft zeigt alle Karten, wenn es weniger als drei sind.
EK-803 = Hat sonst niemand Karten, lassen sich Wunsch und Paar nicht spielen; Drilling und Diebeskatze schon, aber vergeblich.
EK-804 = War die letzte Karte einer Hand ein eben gespieltes Nö!, bringen Wunsch und Paar nichts.
EK-805 = Ist nur eine Karte übrig, wird diese für die Karte Wunsch gegeben.
EK-806 = War das Kätzchen die letzte Karte des Stapels, kommt es als einzige zurück.
EK-807 = Zu zweit trifft ein Angriff die andere Seite.
EK-808 = Wer explodiert, macht keinen der noch offenen Züge.
EK-809 = Explodiert jemand unter Angriff schon im ersten Zug, hat der nächste Platz einen Zug.
EK-810 = Explodiert jemand mit der Diebeskatze vor sich, ist sie endgültig weg.
EK-811 = Hat niemand ein Nö!, lassen alle durch.
EK-812 = Ein Drilling bringt nur ein Exemplar, auch wenn die andere Hand mehr davon hat.
EK-813 = Nie geht eine Karte verloren: Stapel, Ablage, Hände und ein Kätzchen, das gerade zurückgesteckt wird, sind zusammen das ganze Spiel.
EK-901 = Der Zufall bestimmt die Reihenfolge des Stapels ohne Kätzchen.
EK-902 = Der Zufall bestimmt die Reihenfolge des Stapels mit Kätzchen.
EK-903 = Der Zufall bestimmt jedes Mischen.
EK-904 = Der Zufall bestimmt, welche Karte ein Paar stiehlt.
EK-905 = Der Zufall bestimmt, wer beginnt, wenn es so vereinbart ist.

exploding-kittens-position-past = { $number ->
    [0] Die Vergangenheit dieser Stellung kann so nicht begonnen haben.
   *[other] Die Vergangenheit dieser Stellung widerspricht ihren Karten, bei Eintrag { $number }.
}

## Gesagt zu der Person, die es tut, nach „du“

exploding-kittens-stole-card-self = Stiehlst { $to } eine Karte ({ exploding-kittens-title }).
exploding-kittens-nothing-left-self = Hast keine Karte mehr: nichts für { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Siehst dir die einzige Karte des Stapels an.
   *[other] Siehst dir die obersten { $count } Karten des Stapels an.
}
exploding-kittens-drew-card-self = Gezogen: { exploding-kittens-title }.
exploding-kittens-kitten-self = Ziehst ein Exploding Kitten.
exploding-kittens-defused-self = Entschärfst es.
exploding-kittens-placed-at-self = Steckst das Kätzchen { $depth ->
    [0] ganz oben in den Stapel
    [one] unter 1 Karte
   *[other] unter { $depth } Karten
} zurück ({ $pile } im Stapel).
exploding-kittens-exploded-self = { $count ->
    [0] Explodierst, mit leerer Hand.
    [one] Explodierst und legst 1 Karte ab: { $cards }.
   *[other] Explodierst und legst { $count } Karten ab: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Bist dran.
   *[other] Bist dran, { $owed }-mal hintereinander.
}

## Gesagt zu der Person, um die es geht

exploding-kittens-began-you = Eine neue Partie. Du beginnst; { $pile } Karten im Stapel, darunter { $kittens ->
    [one] 1 Kätzchen
   *[other] { $kittens } Kätzchen
}.
exploding-kittens-attacked-you = Du musst { $owed } Züge machen.
exploding-kittens-won-you = Nur du bleibst übrig und gewinnst.
exploding-kittens-because-last-alive-you = Nur du bist nicht explodiert.
exploding-kittens-refused-turn-you = Du bist dran.
exploding-kittens-refused-gift-you = Zuerst gibst du { $to } eine Karte.
exploding-kittens-refused-burglar-you = Die Diebeskatze steht vor dir.
exploding-kittens-refused-target-dead-you = Du bist explodiert.
exploding-kittens-refused-empty-hand-you = Du hast keine Karten zu geben.
exploding-kittens-heading-hand-you = Deine Hand
exploding-kittens-line-won-you = Du hast gewonnen.
exploding-kittens-line-turn-you = { $owed ->
    [one] Du bist dran.
   *[other] Du bist dran: { $owed } Züge zu machen.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] Du bist dran, unter Angriff: noch 1 Zug.
   *[other] Du bist dran, unter Angriff: noch { $owed } Züge.
}
exploding-kittens-line-burglar-you = Die Diebeskatze steht vor dir.
exploding-kittens-line-attack-you = Du spielst { exploding-kittens-title } aus.
exploding-kittens-line-skip-you = Du spielst { exploding-kittens-title } aus.
exploding-kittens-line-shuffle-you = Du spielst { exploding-kittens-title } aus.
exploding-kittens-line-see-you = Du spielst { exploding-kittens-title } aus.
exploding-kittens-line-favor-you = Du spielst { exploding-kittens-title } und möchtest eine Karte von { $to }.
exploding-kittens-line-pair-you = Du spielst zweimal { exploding-kittens-title }, um { $to } eine Karte zu stehlen.
exploding-kittens-line-three-you = Du spielst dreimal { exploding-kittens-title }, um von { $to } die Karte { exploding-kittens-named } zu verlangen.
exploding-kittens-line-nope-you = Du sagst Nö!
exploding-kittens-line-give-you = Du wählst eine Karte für { $to }.
exploding-kittens-line-defuse-you = Du steckst das Kätzchen heimlich zurück in den Stapel.
exploding-kittens-table-boom-you = Du explodierst
exploding-kittens-table-tell-defuse-you = Du versteckst das Kätzchen im Stapel
exploding-kittens-table-turning-you = Das letzte Kätzchen ging bei dir hoch{ $count ->
    [0] .
    [one] , nachdem 1 entschärft war.
   *[other] , nachdem { $count } entschärft waren.
}

## Was für einen Zug spricht

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] die nächste Karte ist harmlos, das weißt du
       *[other] die nächste Karte explodiert, das weißt du
    }
    [odds] soweit du weißt, explodiert die nächste Karte zu { $percent } %
   *[plain] { $kittens ->
        [0] keine der { $pile } übrigen Karten explodiert
        [one] 1 der { $pile } übrigen Karten explodiert
       *[other] { $kittens } der { $pile } übrigen Karten explodieren
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] Du hast keine Entschärfung
    [one] Du hast 1 Entschärfung
   *[other] Du hast { $defuses } Entschärfungen
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Du hast noch { $owed } Züge zu machen.
}
exploding-kittens-explain-draw = Ziehen: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Jetzt Hops!: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Angriff: { $to } zieht stattdessen, mehr als einmal; { exploding-kittens-explain-risk }. { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Erst nachsehen: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.
exploding-kittens-explain-shuffle = Mischen: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }. Danach kennt niemand die Reihenfolge.
exploding-kittens-explain-hand = { $cards ->
    [one] mit 1 Karte auf der Hand
   *[other] mit { $cards } Karten auf der Hand
}
exploding-kittens-explain-favor = Wunsch an { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Stehlen bei { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Von { $to }, { exploding-kittens-explain-hand }, die Karte { exploding-kittens-title } verlangen: { exploding-kittens-explain-defuses }, und { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = { $to } hat zu { $chance } % eine { exploding-kittens-title }, soweit du weißt; die Diebeskatze kostet keine Karte.
exploding-kittens-explain-nope = { $aim ->
    [mine] Nö! zurück: Deine Karte ist es wert.
    [you] Nö! Das geht gegen dich.
   *[others] Nö! Das stoppst du besser.
} { $nopes ->
    [one] Es ist dein einziges Nö!
   *[other] Du hast { $nopes } Nö! auf der Hand.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Durchlassen: Du hast kein Nö! auf der Hand.
    [one] Durchlassen: Dein einziges Nö! ist später mehr wert.
   *[other] Durchlassen: Deine { $nopes } Nö! sind später mehr wert.
}
exploding-kittens-explain-put = { $depth ->
    [0] Ganz oben: Als Nächstes kommt es zu { $to }, wenn nichts dazwischenkommt.
    [one] Unter 1 von { $pile } Karten: Nur du weißt es.
   *[other] Unter { $depth } von { $pile } Karten: Nur du weißt es.
}
exploding-kittens-explain-give = Gib die Karte { exploding-kittens-title } her: Sie wird dir am wenigsten fehlen.
