# Kitsune. Die Sätze im Verlauf stehen nach dem Namen und haben kein eigenes Subjekt.

kitsune = Kitsune
kitsune-about = Zwei Fuchsclans: Jede Farbe zählt, egal, wer sie spielt. Zu zweit, viert oder sechst.
kitsune-aim = Bring die Figur deines Clans ans Ende des Pfads: Im Stich rückt der Clan mit der höheren Summe um die Differenz vor. Zwei gewonnene Runden bringen den Sieg.

kitsune-card = { $card ->
    [B1] Blau 1
    [B2] Blau 2
    [B3] Blau 3
    [B4] Blau 4
    [B5] Blau 5
    [B6] Blau 6
    [O1] Orange 1
    [O2] Orange 2
    [O3] Orange 3
    [O4] Orange 4
    [O5] Orange 5
    [O6] Orange 6
    [Wh] Weiße Kitsune
    [Bk] Schwarze Kitsune
    [Ka] Katana
   *[none] eine verdeckte Karte
}
kitsune-kind = { $card ->
    [0] Blau 1
    [1] Blau 2
    [2] Blau 3
    [3] Blau 4
    [4] Blau 5
    [5] Blau 6
    [6] Orange 1
    [7] Orange 2
    [8] Orange 3
    [9] Orange 4
    [10] Orange 5
    [11] Orange 6
    [12] Weiße Kitsune
    [13] Schwarze Kitsune
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Block
    [hidden] Tarnung
    [discard] Ablage
   *[change] Farbwechsel
}
kitsune-clan = { $clan ->
    [B] Zenko (Blau)
   *[O] Yako (Orange)
}
kitsune-colour = { $clan ->
    [B] Blau
   *[O] Orange
}
kitsune-side = { $side ->
    [B] Blau
   *[O] Orange
}

## Optionen
kitsune-option-trackSteps = Länge des Weisheitspfads
kitsune-option-trackSteps-13 = 13 Schritte
kitsune-option-trackSteps-5 = 5 Schritte
kitsune-option-trackSteps-8 = 8 Schritte
kitsune-option-trackSteps-10 = 10 Schritte
kitsune-option-trackSteps-20 = 20 Schritte
kitsune-option-clanOfP0 = Clan des ersten Platzes
kitsune-option-clanOfP0-blue = Zenko, Blau
kitsune-option-clanOfP0-orange = Yako, Orange
kitsune-option-clanOfP0-random = Ausgelost
kitsune-option-roundLeader = Wer spätere Runden eröffnet
kitsune-option-roundLeader-randomInWinningClan = Ausgelost im Clan, der gewonnen hat
kitsune-option-roundLeader-clanChooses = Der siegreiche Clan wählt
kitsune-option-tokenOnRoundEnd = Marker für den Stich, der eine Runde beendet
kitsune-option-tokenOnRoundEnd-true = Er bringt einen wie jeder andere
kitsune-option-tokenOnRoundEnd-false = Er bringt keinen
kitsune-option-showHistory = Frühere Stiche
kitsune-option-showHistory-false = Selbst merken
kitsune-option-showHistory-true = Seit dem Austeilen sichtbar
kitsune-option-clanDecision = Wer für einen Clan entscheidet
kitsune-option-clanDecision-speaker = Wer für ihn spricht
kitsune-option-clanDecision-anyMember = Wer zuerst antwortet

## Was geschehen ist
kitsune-clans = Die Clans sitzen abwechselnd um den Tisch; der erste Platz gehört zu { kitsune-clan }.
kitsune-began = Runde { $number } beginnt; { $seat } eröffnet. Der Pfad hat { $steps } Schritte.
kitsune-dealt = Auf der Hand: { $cards }.
kitsune-dealt-again = Alle Karten sind gespielt: { $seat } mischt und teilt neu aus.
kitsune-left-over = Legt die übrige Karte ab.
kitsune-chose = Zum Weitergeben gewählt: { kitsune-card }.
kitsune-exchanged = Alle haben im Clan eine Karte weitergegeben. { $seat } eröffnet.
kitsune-gave = { kitsune-card }, für { $to ->
    [dir] dich
   *[other] { $to }
  }.
kitsune-played = { kitsune-card }.
kitsune-played-token = { kitsune-card } mit dem Marker { kitsune-token }.
kitsune-played-plus = { kitsune-card } mit +3, Seite { kitsune-side } oben.
kitsune-hid = Eine verdeckte Karte, unter dem Marker Tarnung.
kitsune-hid-card = { kitsune-card }, verdeckt unter dem Marker Tarnung.
kitsune-looks = Sieht sich die Karten des letzten Stichs an.
kitsune-looked = Die Karten zur Auswahl: { $cards }.
kitsune-no-discards = Die Ablage ist noch leer: Der Marker Ablage bewirkt nichts.
kitsune-fetched = Nimmt eine davon, ungesehen von den anderen.
kitsune-fetched-card = Aus der Ablage genommen: { kitsune-card }.
kitsune-struck = Zerstört eine Karte von { $to }: { kitsune-card }.
kitsune-no-target = Keine Karte zum Zerstören: Das Katana bewirkt nichts.
kitsune-binds = { $seat } muss { kitsune-colour } spielen, falls vorhanden.
kitsune-binds-nobody = Als letzte Karte bindet die Schwarze Kitsune niemanden.
kitsune-revealed = Aufgedeckt: { kitsune-card }.
kitsune-turned = Die Farben werden vertauscht.
kitsune-turned-twice = Die Farbwechsel heben sich auf.
kitsune-scored = Blau { $blue }, Orange { $orange }.
kitsune-tied = Gleiche Summen: Niemand rückt vor.
kitsune-blocked = { kitsune-clan } gewinnt den Stich, aber Block hält die Figur fest.
kitsune-moved = { kitsune-clan } rückt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
} vor, auf { $now } von { $steps }.
kitsune-round-won = { kitsune-clan } gewinnt Runde { $number }. { $count ->
    [one] Der erste Rundensieg.
   *[other] { $count } Rundensiege.
}
kitsune-won = { kitsune-clan } gewinnt die Partie: { $winners }.
kitsune-token-due = Die Figur ist { $count } Felder vorgerückt: { kitsune-clan } bekommt einen Machtmarker.
kitsune-has-token = { kitsune-clan } hat schon einen Marker und bekommt keinen, obwohl die Figur { $count } Felder vorgerückt ist.
kitsune-no-token-left = Für { kitsune-clan } ist kein Marker übrig, obwohl die Figur { $count } Felder vorgerückt ist.
kitsune-no-token-at-end = An diesem Tisch bringt der Stich, der eine Runde beendet, keinen Marker: keiner für { kitsune-clan }, trotz { $count } Feldern.
kitsune-took = Machtmarker { kitsune-token }, für { $to ->
    [dir] dich
   *[other] { $to }
  }.
kitsune-leader-due = { kitsune-clan } wählt, wer die nächste Runde eröffnet.
kitsune-named = { $to } eröffnet die nächste Runde.
kitsune-drew = { $count ->
    [one] Zieht 1 Karte.
   *[other] Zieht { $count } Karten.
}
kitsune-drew-cards = Gezogen: { $cards }.
kitsune-leads = { $seat } eröffnet den nächsten Stich.
kitsune-because-two-rounds = { kitsune-clan } hat zwei Runden gewonnen.

## Was man tun kann
kitsune-give = { kitsune-card } geben
kitsune-play = { kitsune-card } spielen
kitsune-play-token = { kitsune-card } mit dem Marker { kitsune-token } spielen
kitsune-play-plus = { kitsune-card } mit +3 auf { kitsune-side } spielen
kitsune-fetch = { kitsune-card } nehmen
kitsune-target = Karte { $place } des Stichs zerstören
kitsune-target-card = { kitsune-card } von { $to } zerstören
kitsune-take = { kitsune-token } nehmen, für { $to ->
    [dir] dich
   *[other] { $to }
  }
kitsune-lead = { $seat } eröffnet die nächste Runde
kitsune-will-strike-nothing = es gibt keine Karte zum Zerstören
kitsune-will-fetch-nothing = die Ablage ist noch leer
kitsune-will-bind = { $seat } muss { kitsune-colour } spielen, falls vorhanden
kitsune-will-bind-nobody = als letzte Karte bindet sie niemanden

## Warum nicht
kitsune-refused-over = Die Partie ist vorbei.
kitsune-refused-turn = { $seat } ist dran.
kitsune-refused-clan = Jetzt entscheidet { kitsune-clan }, und zwar das Mitglied, das für den Clan spricht.
kitsune-refused-no-exchange = Zu zweit gibt man keine Karten weiter.
kitsune-refused-given = Deine Karte hast du schon weitergegeben.
kitsune-refused-give-first = Gib zuerst im Clan eine Karte weiter.
kitsune-refused-not-held = Nicht auf deiner Hand: { kitsune-card }.
kitsune-refused-play-first = Spiel eine Karte aus deiner Hand.
kitsune-refused-bound = { $seat } hat eine Schwarze Kitsune gespielt: Du hast { kitsune-colour } und musst es spielen, nicht { kitsune-card }.
kitsune-refused-other-token = Dein Marker ist { $held ->
    [plus] +3
    [block] Block
    [hidden] Tarnung
    [discard] Ablage
   *[change] Farbwechsel
}, nicht { kitsune-token }.
kitsune-refused-no-token = Du hast keinen Machtmarker, also auch nicht { kitsune-token }.
kitsune-refused-hide = Unter dem Marker Tarnung nicht spielbar: { kitsune-card }.
kitsune-refused-not-among = Nicht unter den Karten des letzten Stichs: { kitsune-card }.
kitsune-refused-fetch-first = Nimm zuerst eine der Karten des letzten Stichs.
kitsune-refused-strike-first = Wähle zuerst die Karte, die dein Katana zerstört.
kitsune-refused-no-strike = Jetzt schlägt kein Katana zu, also bleibt Karte { $place } des Stichs.
kitsune-refused-no-place = Eine Karte { $place } gibt es in diesem Stich nicht.
kitsune-refused-immune = Karte { $place }, von { $seat }, liegt unter dem Marker Tarnung und kann nicht zerstört werden.
kitsune-refused-own = Karte { $place }, { kitsune-card }, ist von { $seat }, und von dort kommt auch das Katana: Zerstören lässt sich nur eine fremde Karte.
kitsune-refused-destroyed = Karte { $place }, { kitsune-card } von { $seat }, ist schon zerstört.
kitsune-refused-special = Karte { $place }, { kitsune-card } von { $seat }, hat keine Zahl: Nur Zahlenkarten können zerstört werden.
kitsune-refused-used = { kitsune-token } wurde in dieser Runde schon benutzt.
kitsune-refused-taken = { kitsune-token } hat der andere Clan.
kitsune-refused-member = { $seat } gehört nicht zum Clan { kitsune-clan }.
kitsune-refused-no-seat = Dort sitzt niemand.
kitsune-refused-take-first = Nimm zuerst einen Machtmarker für deinen Clan.
kitsune-refused-name-first = Wähle zuerst, wer die nächste Runde eröffnet.
kitsune-bad-decision = „{ $text }“ ist keine Entscheidung von Kitsune. Schreib ["play", "O5", null, null], ["give", "B4"] oder ["award", "block", 2].
kitsune-bad-notation = „{ $text }“ ist kein Zug von Kitsune. Schreib O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c oder lead b.

## Der Tisch in Sätzen
kitsune-heading-now = Jetzt
kitsune-heading-track = Weisheitspfad
kitsune-heading-trick = Der Stich
kitsune-heading-tokens = Machtmarker
kitsune-heading-seats = Wer spielt
kitsune-heading-looking = Karten des letzten Stichs, nur für dich
kitsune-heading-hand = Hand: { $seat }
kitsune-heading-past = Stich { $number } seit dem Austeilen
kitsune-line-now-exchange = { $seat } gibt im Clan eine Karte weiter.
kitsune-line-now-play = { $seat } spielt eine Karte.
kitsune-line-now-fetch = { $seat } nimmt eine Karte aus der Ablage.
kitsune-line-now-target = { $seat } wählt die Karte, die das Katana zerstört.
kitsune-line-now-award = { $seat } darf einen Machtmarker für den Clan wählen.
kitsune-line-now-leader = { $seat } darf wählen, wer die nächste Runde eröffnet.
kitsune-line-obliged = Vor { $seat } liegt eine Schwarze Kitsune: { kitsune-colour } muss gespielt werden, falls vorhanden.
kitsune-line-gave = Von dir seit dem Austeilen weitergegeben: { kitsune-card }.
kitsune-line-over = Die Partie ist vorbei.
kitsune-line-round = Runde { $number }; { $seat } eröffnet diesen Stich.
kitsune-line-pawn = { kitsune-clan }: Schritt { $now }, noch { $left }; gewonnene Runden: { $count }.
kitsune-line-pile = { $count ->
    [0] Der Stapel ist leer.
    [one] 1 Karte im Stapel.
   *[other] { $count } Karten im Stapel.
}
kitsune-line-discards = { $count ->
    [0] Die Ablage ist leer.
    [one] 1 Karte in der Ablage.
   *[other] { $count } Karten in der Ablage.
}
kitsune-line-sum = Bisher Blau { $blue }, Orange { $orange }.
kitsune-line-sum-unseen = Bisher Blau { $blue }, Orange { $orange }, ohne die verdeckte Karte.
kitsune-line-no-trick = Noch ist keine Karte gespielt.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , mit +3 auf { kitsune-side }
   *[other] , mit { kitsune-token }
}{ $fate ->
    [hidden] , verdeckt
    [struck] , zerstört
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: verfügbar.
kitsune-line-token-used = { kitsune-token }: in dieser Runde benutzt.
kitsune-line-token-held = { kitsune-token }: bei { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count }-mal
}
kitsune-line-no-cards = Keine Karten.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} auf der Hand.

## Die Regeln, je ein Satz; die Nummern sind die von RULES.md
KI-101 = In der Schachtel sind 2 Figuren, ein Weisheitsbrett, 30 Karten, 5 Machtmarker, Clankarten, ein Startmarker und 3 Rundensieg-Karten.
KI-102 = Zenko ist blau, Yako ist orange; Zahlenkarten haben eine dieser Farben und einen Wert von 1 bis 6.
KI-103 = Niedrige Zahlen sind häufig, 4, 5 und 6 gibt es in jeder Farbe einmal; von jeder Sonderkarte gibt es zwei.
KI-104 = Es gibt fünf Machtmarker: +3, Block, Tarnung, Ablage und Farbwechsel.
KI-105 = Der Weisheitspfad hat 13 Schritte, wenn nichts anderes vereinbart ist.
KI-106 = Zu zweit oder viert sind 24 Karten im Spiel, zu sechst 30.
KI-201 = Gespielt wird zu zweit, viert oder sechst, in zwei gleich großen Clans.
KI-202 = Wer dieselbe Farbe hat, gehört zum selben Clan.
KI-203 = Die Clans sitzen abwechselnd um den Tisch.
KI-204 = Die Handkarten sind geheim, auch im eigenen Clan.
KI-301 = Zu zweit oder viert bleiben sechs Karten in der Schachtel.
KI-302 = Jeder Platz gehört zu einem Clan, für alle sichtbar.
KI-303 = Das Weisheitsbrett liegt neben dem Tisch.
KI-311 = Zu Beginn einer Runde kommen die Figuren zurück an den Start; Marker, die niemand behält, sind verfügbar.
KI-312 = Wer die erste Runde eröffnet, wird ausgelost; eine spätere eröffnet ein Mitglied des Clans, der die vorige gewonnen hat.
KI-313 = Wer die Runde eröffnet, hat den Startmarker, mischt alle Karten und teilt aus.
KI-314 = Alle bekommen sechs Karten; zu sechst fünf.
KI-315 = Zu zweit bilden die anderen zwölf Karten den Nachziehstapel.
KI-316 = Nach dem Austeilen werden Karten weitergegeben, dann beginnt der erste Stich.
KI-321 = Alle geben eine Karte verdeckt an ein Clanmitglied; aufgenommen wird gemeinsam.
KI-322 = Alle wählen geheim, und was man bekommt, kann man nicht weiterreichen.
KI-323 = Die Karte geht im Uhrzeigersinn zum nächsten Clanmitglied.
KI-324 = Zu zweit werden keine Karten weitergegeben.
KI-325 = Eine Karte muss gegeben werden, und sie muss auf der Hand sein.
KI-401 = Deine Hand siehst nur du; wie viele Karten alle auf der Hand haben, sehen alle.
KI-402 = Die Karten des Stichs liegen offen.
KI-403 = Eine Karte unter dem Marker Tarnung kennt bis zum Ende des Stichs nur, wer sie gespielt hat.
KI-404 = Eine zerstörte Karte haben alle gesehen.
KI-405 = Die Ablage darf nicht durchgesehen werden; gezeigt wird nur, wie viele Karten sie hat.
KI-406 = Was der Marker Ablage zeigt und was genommen wird, sieht nur, wer ihn benutzt.
KI-407 = Niemand kennt die Karten im Stapel; wie viele es sind, wissen alle.
KI-408 = Figuren, Marker, Startmarker und Siege sehen alle.
KI-501 = Wer den Startmarker hat, spielt zuerst, dann alle im Uhrzeigersinn.
KI-502 = Ein Stich besteht aus vier Karten, zu sechst aus sechs; zu zweit spielen beide abwechselnd je zwei Karten.
KI-503 = Spiel eine Karte aus deiner Hand, gleich welcher Farbe, oder eine Sonderkarte.
KI-504 = Mit deiner Karte darfst du den Machtmarker benutzen, der vor dir liegt.
KI-505 = Karte, Marker und Seite von +3 werden zusammen gewählt; das Ziel des Katanas danach.
KI-506 = Zuerst wirkt der Marker, dann die Karte.
KI-521 = Ein Katana zerstört eine Zahlenkarte, die offen vor jemand anderem liegt.
KI-522 = Gibt es eine solche Karte, muss eine gewählt werden, auch wenn sie aus dem eigenen Clan kommt.
KI-523 = Gibt es keine solche Karte, bewirkt das Katana nichts.
KI-524 = Ein Marker, der mit einer zerstörten Karte benutzt wurde, zählt trotzdem.
KI-531 = Eine Weiße Kitsune macht Blau zu Orange und Orange zu Blau; zwei heben sich auf.
KI-532 = Das gilt für alle Karten des Stichs, auch für +3.
KI-541 = Nach einer Schwarzen Kitsune muss, wer als Nächstes dran ist, eine Karte in der Farbe des Clans spielen, der sie gelegt hat, falls eine auf der Hand ist.
KI-542 = Für die Schwarze Kitsune zählt die aufgedruckte Farbe.
KI-543 = Als letzte Karte eines Stichs bindet eine Schwarze Kitsune niemanden.
KI-544 = Wer gebunden ist, darf einen Marker benutzen, aber auch eine verdeckte Karte muss sich daran halten.
KI-561 = +3 gibt der Farbe, die es zeigt, drei Punkte dazu.
KI-562 = Mit Block rückt der Clan, der den Stich gewinnt, nicht vor.
KI-563 = Eine Karte unter dem Marker Tarnung liegt verdeckt und kann nicht zerstört werden; Katana und Schwarze Kitsune lassen sich nicht tarnen.
KI-564 = Mit dem Marker Ablage siehst du dir den letzten Stich an und nimmst eine seiner Karten.
KI-565 = Im ersten Stich nach dem Austeilen ist die Ablage leer, und der Marker bewirkt nichts.
KI-566 = Eine übrige Karte wird vor dem neuen Austeilen abgelegt.
KI-567 = Farbwechsel wirkt wie eine Weiße Kitsune.
KI-568 = Ein benutzter Marker ist bis zur nächsten Runde aus dem Spiel.
KI-601 = Getarnte Karten werden aufgedeckt, wenn der Stich gewertet wird.
KI-602 = Die Werte jeder Farbe werden zusammengezählt, ohne zerstörte Karten, mit +3 für die Seite, die es zeigt.
KI-603 = Liegen Weiße Kitsune und Farbwechsel zusammen in ungerader Zahl, werden die Summen vertauscht.
KI-604 = Die höhere Summe gewinnt den Stich; bei gleichen Summen niemand.
KI-605 = Die Figur des Clans, der gewinnt, rückt um die Differenz vor, höchstens bis aufs letzte Feld.
KI-606 = Eine Figur auf dem letzten Feld beendet die Runde.
KI-607 = Ist die Figur 4 Felder oder mehr vorgerückt, bekommt der andere Clan einen Marker.
KI-608 = Der Stich kommt auf die Ablage.
KI-609 = Zu zweit ziehen beide zwei Karten, solange der Stapel reicht.
KI-610 = Den nächsten Stich eröffnet, wer im Uhrzeigersinn folgt.
KI-611 = Sind die Hände leer, wird neu ausgeteilt.
KI-621 = Der Clan sucht einen verfügbaren Marker aus und das Mitglied, das ihn bekommt.
KI-622 = Ein Clan, der einen Marker hat, bekommt keinen weiteren.
KI-623 = Ist kein Marker verfügbar, gibt es keinen.
KI-624 = Für den Clan spricht und entscheidet sein erstes Mitglied, gezählt ab dem Startmarker; oder, wenn es so vereinbart ist, wer zuerst antwortet.
KI-625 = Ein Marker kann ab dem nächsten Stich benutzt werden und wird nie weitergegeben.
KI-631 = Alle Karten werden gemischt und neu ausgeteilt, dann wird im Clan je eine weitergegeben; Figuren und Marker bleiben.
KI-632 = Wer den Startmarker hat, teilt aus und bekommt die erste Karte.
KI-731 = Der Clan, dessen Figur zuerst ankommt, nimmt eine Rundensieg-Karte.
KI-732 = Am Ende einer Runde werden alle Handkarten abgelegt.
KI-733 = Unbenutzte Marker behält man für die nächste Runde, benutzte kommen zurück.
KI-734 = Auch der Stich, der eine Runde beendet, bringt einen Marker, außer es ist anders vereinbart oder die Partie ist vorbei.
KI-735 = Zwei Rundensieg-Karten gewinnen die Partie.
KI-736 = Sonst wird die nächste Runde vorbereitet.
KI-801 = Nie ist jemand ohne Karte, wenn eine zu spielen ist.
KI-802 = Zu zweit gibt es von einem Austeilen zum nächsten sechs Stiche, und der Stapel reicht für dreimal Ziehen.
KI-803 = Von einem Austeilen zum nächsten gibt es zu viert sechs Stiche, zu sechst fünf.
KI-804 = Eine überzählige Karte wird abgelegt, wenn die Runde endet.
KI-805 = Zu zweit zieht, wer Ablage benutzt, zwei Karten wie die andere Seite.
KI-806 = Ein Katana als erste Karte bewirkt nichts.
KI-807 = Ein Katana kann keine eigene Karte zerstören, nur fremde.
KI-808 = Ob du die Farbe auf der Hand hast, wird geprüft, bevor eine Karte geholt wird.
KI-809 = Ein Stich nur aus Sonderkarten endet 0 zu 0.
KI-810 = Mit Block bewegt sich nichts, also gibt es auch keinen Marker.
KI-811 = Weniger als 4 Felder vorzurücken bringt keinen Marker, egal, wie groß die Differenz ist.
KI-812 = Der Marker Ablage kann nicht zweimal in einer Runde benutzt werden.
KI-813 = Der Marker Tarnung passt nicht zu Katana oder Schwarzer Kitsune.
KI-901 = Für jede Runde werden alle Karten gemischt.
KI-902 = Für jedes neue Austeilen werden alle Karten gemischt.
KI-903 = Wer die erste Runde eröffnet, wird ausgelost, später ebenso, wenn nicht der Clan wählt.
KI-904 = Der Clan des ersten Platzes wird ausgelost, wenn es so vereinbart ist.

## Gesagt zu der Person, die es tut, nach „du“

kitsune-left-over-self = Legst die übrige Karte ab.
kitsune-looks-self = Siehst dir die Karten des letzten Stichs an.
kitsune-fetched-self = Nimmst eine davon, ungesehen von den anderen.
kitsune-struck-self = Zerstörst eine Karte von { $to }: { kitsune-card }.

## Gesagt zu der Person, um die es geht

kitsune-began-you = Runde { $number } beginnt; du eröffnest. Der Pfad hat { $steps } Schritte.
kitsune-dealt-again-you = Alle Karten sind gespielt: Du mischst und teilst neu aus.
kitsune-exchanged-you = Alle haben im Clan eine Karte weitergegeben. Du eröffnest.
kitsune-binds-you = Du musst { kitsune-colour } spielen, falls du es hast.
kitsune-named-you = Du eröffnest die nächste Runde.
kitsune-leads-you = Du eröffnest den nächsten Stich.
kitsune-lead-you = Du eröffnest die nächste Runde
kitsune-will-bind-you = Du musst { kitsune-colour } spielen, falls du es hast
kitsune-refused-turn-you = Du bist dran.
kitsune-refused-bound-you = Du hast eine Schwarze Kitsune gespielt: Du hast { kitsune-colour } und musst es spielen, nicht { kitsune-card }.
kitsune-refused-immune-you = Deine Karte { $place } liegt unter dem Marker Tarnung und kann nicht zerstört werden.
kitsune-refused-own-you = Karte { $place }, { kitsune-card }, ist deine eigene: Zerstören lässt sich nur eine fremde Karte.
kitsune-refused-destroyed-you = Deine Karte { $place }, { kitsune-card }, ist schon zerstört.
kitsune-refused-special-you = Deine Karte { $place }, { kitsune-card }, hat keine Zahl: Nur Zahlenkarten können zerstört werden.
kitsune-refused-member-you = Du gehörst nicht zum Clan { kitsune-clan }.
kitsune-heading-hand-you = Deine Hand
kitsune-line-now-exchange-you = Du gibst im Clan eine Karte weiter.
kitsune-line-now-play-you = Du spielst eine Karte.
kitsune-line-now-fetch-you = Du nimmst eine Karte aus der Ablage.
kitsune-line-now-target-you = Du wählst die Karte, die das Katana zerstört.
kitsune-line-now-award-you = Du darfst einen Machtmarker für den Clan wählen.
kitsune-line-now-leader-you = Du darfst wählen, wer die nächste Runde eröffnet.
kitsune-line-obliged-you = Vor dir liegt eine Schwarze Kitsune: { kitsune-colour } muss gespielt werden, falls vorhanden.
kitsune-line-round-you = Runde { $number }; du eröffnest diesen Stich.
kitsune-line-token-held-you = { kitsune-token }: bei dir.

## Was für einen Zug spricht

kitsune-explain-track = { $left ->
    [one] Deiner Figur fehlt noch 1 Schritt,
   *[other] Deiner Figur fehlen noch { $left } Schritte,
} der anderen { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] führt dein Clan im Stich { $ours } zu { $other }
    [level] steht es im Stich { $ours } zu { $ours }
   *[behind] liegt dein Clan { $ours } zu { $other } zurück
}
kitsune-explain-to-come = { $cards ->
    [0] keine Karte folgt
    [one] 1 Karte folgt
   *[other] { $cards } Karten folgen
}
kitsune-explain-play = { kitsune-card }: Damit { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = Nach diesem Hieb { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = Eine Karte dieses Stichs liegt verdeckt; jetzt { kitsune-card }, { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = Zuerst { kitsune-card }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Damit endet der Stich: { $steps ->
        [one] 1 Schritt für deinen Clan.
       *[other] { $steps } Schritte für deinen Clan.
    }
    [theirs] Damit endet der Stich, und der andere Clan bekommt nur { $steps ->
        [one] 1 Schritt.
       *[other] { $steps } Schritte.
    }
   *[nobody] Damit endet der Stich, und niemand rückt vor.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Damit endet der Stich, und dein Clan gewinnt die Runde.
   *[theirs] Damit endet der Stich; der andere Clan gewinnt die Runde, was du auch tust.
}
kitsune-explain-give = { kitsune-card } für { $to }: Dort bringt die Karte mehr. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } für { $to ->
    [dir] dich
   *[other] { $to }
  }. { kitsune-explain-track }
kitsune-explain-leader = { $to ->
    [dir] Du eröffnest die Runde
   *[other] { $to } eröffnet die Runde
}. { kitsune-explain-track }
kitsune-explain-fetch = { kitsune-card } holen: Das nützt dir bis zum nächsten Austeilen am meisten. { kitsune-explain-track }
