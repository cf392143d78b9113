# Die Lektion von Kitsune: zu jeder Station von lesson.json ein Titel, was zu tun ist, und was man zu einem richtigen, falschen und anderen Zug sagt.

kitsune-lesson-colours-title = Farben zählen
kitsune-lesson-colours = Du und Leo seid Zenko, blau; die anderen zwei sind Yako, orange. Jede Farbe wird zusammengezählt, egal, wer sie spielt: Spiel die blaue 3.
kitsune-lesson-colours-done = Blau 6, Orange 3: Der Clan der stärkeren Farbe rückt seine Figur um die Differenz vor, 3 Schritte. Sogar die blaue 2 von Yako zählte für dich.
kitsune-lesson-colours-orange = Eine orange Karte zählt für Yako, auch aus deiner Hand: Jetzt rückt deren Figur vor. Spiel eine blaue.
kitsune-lesson-colours-else = Blau gewinnt, aber knapper, und die Figur rückt nur um die Differenz vor. Spiel die blaue 3.

kitsune-lesson-give-title = Das Weitergeben
kitsune-lesson-give = Nach jedem Austeilen, vor dem ersten Stich, legen alle eine Karte verdeckt für ein Clanmitglied hin. Gib Leo irgendeine Karte.
kitsune-lesson-give-done = Alle Karten wechseln zugleich; du hast die blaue 5 bekommen. Auch im Clan zeigt und verrät man die Hand nicht. Zu sechst geht es im Uhrzeigersinn zum nächsten Clanmitglied; zu zweit entfällt es.

kitsune-lesson-lead-title = Du eröffnest
kitsune-lesson-lead = Wer den Startmarker hat, eröffnet den Stich, dann alle im Uhrzeigersinn je eine Karte, in jeder Farbe: Bedienen muss niemand. Werde die orange 1 los.
kitsune-lesson-lead-done = 6 zu 6: Bei gleichen Summen rückt niemand vor. Den nächsten Stich eröffnet, wer im Uhrzeigersinn folgt, egal, wer gewonnen hat. Sind die Hände leer, wird neu ausgeteilt; die Figuren bleiben stehen.
kitsune-lesson-lead-katana = Ein Katana zerstört eine Karte, die schon daliegt. Als erste Karte eines Stichs findet es keine und ist vertan: Spiel die orange 1.
kitsune-lesson-lead-else = Eröffnen darf jede Karte, aber gute sind mehr wert, wenn du siehst, was daliegt. Irgendwann muss eine orange Karte weg: Spiel die orange 1.

kitsune-lesson-award-title = Vier Schritte
kitsune-lesson-award = Yako rückte 6 Schritte vor. Rückt eine Figur 4 oder mehr auf einmal vor, bekommt der andere Clan einen freien Machtmarker, für ein Mitglied seiner Wahl. Nimm Block, für dich.
kitsune-lesson-award-done = Nur du kannst ihn benutzen, einmal, ab dem nächsten Stich. Sonst gibt es: +3 für eine Farbe nach Wahl, Tarnung schützt deine Karte, Ablage holt eine vom letzten Stich, Farbwechsel tauscht die Farben.
kitsune-lesson-award-mate = Jetzt liegt Block vor Leo, und nur Leo kann ihn benutzen. Nimm ihn für dich.
kitsune-lesson-award-else = Der Clan darf jeden freien Marker wählen, aber Yako fehlen nur 4 Schritte. Block hält eine Figur auf: Nimm ihn, für dich.

kitsune-lesson-block-title = Marker benutzen
kitsune-lesson-block = Orange führt 9 zu 1, und Yako braucht nur 4 Schritte. Spiel irgendeine Karte zusammen mit Block: Wer diesen Stich gewinnt, rückt nicht vor.
kitsune-lesson-block-done = Yako gewinnt den Stich und bleibt stehen; ohne Schritte auch kein Marker. Block ist bis zur nächsten Runde weg; unbenutzte behält man. Ein Clan, der einen hat, bekommt keinen zweiten.
kitsune-lesson-block-bare = Ohne Block rückt Yako um die Differenz vor, erreicht das Ende und gewinnt die Runde. Leg den Marker zu deiner Karte.

kitsune-lesson-katana-title = Das Katana
kitsune-lesson-katana = Du hast ein Katana gespielt: Es zerstört sofort eine Zahlenkarte, die offen vor jemand anderem liegt. Zerstöre die orange 6.
kitsune-lesson-katana-done = Die 6 wird umgedreht und zählt nicht mehr: Blau 4, Orange 1. Sonderkarten und eigene kann man nicht zerstören. Liegt nur eine Zahl aus deinem Clan da, muss es die sein.
kitsune-lesson-katana-mate = Das war Leos blaue 4, die einzigen Punkte deines Clans: Orange gewinnt 7 zu 0. Zerstöre die orange 6.
kitsune-lesson-katana-else = Die orange 6 zählt noch, und Yako rückt vor. Zerstöre die Karte, die am meisten zählt.

kitsune-lesson-hidden-title = In Deckung
kitsune-lesson-hidden = Nach dir wartet Marta mit einem Katana. Eröffne mit der blauen 6 unter deinem Marker Tarnung: Sie liegt verdeckt, bis der Stich endet.
kitsune-lesson-hidden-done = Das Katana fand keine Zahl. Am Ende wurde deine 6 aufgedeckt: 6 zu 3. Tarnen kann man jede Zahl und eine Weiße Kitsune; ein Katana oder eine Schwarze Kitsune nicht.
kitsune-lesson-hidden-bare = Offen wurde deine 6 zerstört, und Yako rückt vor. Spiel sie unter dem Marker Tarnung.
kitsune-lesson-hidden-else = Erlaubt, aber nur die blaue 6 kann diesen Stich gewinnen, und nur Tarnung rettet sie vor dem Katana: Spiel beides zusammen.

kitsune-lesson-white-title = Weiße Kitsune
kitsune-lesson-white = Orange führt 11 zu 1. Spiel die Weiße Kitsune: In diesem Stich zählt Blau als Orange und Orange als Blau.
kitsune-lesson-white-done = 11 zu 1 für dich, 10 Schritte, also bekommt Yako einen Marker. Es gilt für alle Karten des Stichs, auch spätere und ein +3. Zwei Weiße Kitsune heben sich auf; Farbwechsel zählt wie eine.
kitsune-lesson-white-six = Deine höchste Karte reicht nicht: 11 zu 7, und Yako rückt 4 vor. Spiel die Weiße Kitsune.
kitsune-lesson-white-else = Yako rückt um die Differenz vor, erreicht das Ende und gewinnt die Runde. Spiel die Weiße Kitsune.

kitsune-lesson-bound-title = Schwarze Kitsune
kitsune-lesson-bound = Yako hat eine Schwarze Kitsune gespielt: Du kommst danach und musst eine Zahl in deren Farbe spielen, Orange, wenn du eine hast. Spiel die kleinere.
kitsune-lesson-bound-done = Gehorcht und trotzdem gewonnen, 5 zu 3. Ohne orange Zahl hättest du alles spielen dürfen. Deine Schwarze Kitsune verlangt vom nächsten Platz Blau; als letzte Karte eines Stichs bindet sie niemanden.
kitsune-lesson-bound-six = Du hast gehorcht, aber Yako sechs Punkte geschenkt: Deren Figur rückt vor. Die orange 1 hätte genauso gereicht.

kitsune-lesson-finish-title = Das Ende
kitsune-lesson-finish = Jeder Clan hat eine Runde gewonnen, und deiner Figur fehlen 4 Schritte. Spiel die blaue 4.
kitsune-lesson-finish-done = Die Figur kommt an, und die Runde endet sofort; zwei Runden gewinnen die Partie. Nach der ersten starten beide Figuren neu, benutzte Marker sind wieder frei, und jemand vom siegreichen Clan eröffnet.
kitsune-lesson-finish-short = Blau gewinnt, aber die Differenz ist kleiner als 4: Die Figur kommt nicht an. Spiel die blaue 4.
kitsune-lesson-finish-else = Eine orange Karte arbeitet für Yako, und Yako braucht nur 2 Schritte. Spiel die blaue 4.
