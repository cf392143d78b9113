# Die Lektion von Bossa: was an jeder Station zu tun ist, wozu es führt und warum es noch einen Versuch braucht. Steine: weiß-schwarz.

bossa-lesson-sum-title = Bilde die Summe
bossa-lesson-sum = Ein Stein hat weiße und schwarze Augen: In der weißen Linie zählen die weißen, in der schwarzen die schwarzen. Rechts vom weißen Würfel, der 4, kommt die 5: Leg Steine, die 5 ergeben.
bossa-lesson-sum-done = 4 und 1 ergeben Weiß 5; schwarze Augen zählen hier nicht. Dann zog Marta, so beginnt jeder Zug, und legte abwärts Weiß 3: Beide legen an beide Linien an.
bossa-lesson-sum-down = Das ergab Weiß 3, abwärts vom Würfel: erlaubt, aber die 5 liegt auf der anderen Seite.
bossa-lesson-sum-black = Das kam in die schwarze Linie, wo schwarze Augen zählen. Für Weiß 5 zählen nur weiße.
bossa-lesson-sum-else = Damit hast du einen Aktionsstein verbraucht, statt eine Gruppe zu legen. Heb ihn für später auf: Deine Steine schaffen Weiß 5.

bossa-lesson-count-title = Einer mehr oder weniger
bossa-lesson-count = Neben einer Gruppe liegt ein Stein mehr oder weniger, als sie hat, nie gleich viele. Weiß 5 hat zwei Steine: Leg Weiß 6 mit dreien.
bossa-lesson-count-done = 1, 2 und 3 ergeben Weiß 6. Neben drei kommen zwei oder vier, und Marta legte Weiß 7 mit zwei. Neben einen Würfel kommen ein oder zwei. Abwärts endet es bei 1.
bossa-lesson-count-one = Ein Stein geht auch, denn das ist einer weniger als zwei; aber drei auf einmal leeren deine Hand schneller.
bossa-lesson-count-else = Erlaubt, aber gefragt war Weiß 6. Zwei Steine passen dort nicht: Neben zwei kommen einer oder drei.

bossa-lesson-missing-title = Nichts ist keine Null
bossa-lesson-missing = Schwarz 4 braucht hier zwei Steine, und jeder muss Schwarz zeigen: Einer ohne kann dem mit vier nicht helfen. Finde zwei, die 4 ergeben.
bossa-lesson-missing-done = 1 und 3 ergeben Schwarz 4. Ein Stein ohne die Farbe der Linie ist keine Null: Er kann in dieser Linie gar nicht liegen.
bossa-lesson-missing-else = Erlaubt, aber gefragt war Schwarz 4: zwei Steine, die beide schwarze Augen zeigen, zusammen 4.

bossa-lesson-redraw-title = Neu ziehen
bossa-lesson-redraw = Nichts geht, und passen darf niemand: Nimm einen Aktionsstein. Zieh neu und wirf 4-2 ab, den Stein mit vier weißen und zwei schwarzen Augen.
bossa-lesson-redraw-done = 4-2 ist aus dem Spiel, und 1-1 kam aus dem Stapel. Jeder deiner drei Aktionssteine wirkt einmal pro Partie, und das ist dann dein ganzer Zug.
bossa-lesson-redraw-else = Ein neuer Stein kam, aber 3-1 ist weg, der mit 1-1 zusammen Weiß 4 ergäbe. Mit 4-2 geht das auf keine Weise.

bossa-lesson-stack-title = Stapeln
bossa-lesson-stack = Beim Stapeln legst du so viele Steine auf eine Gruppe, wie sie hat, mit gleicher Summe, egal in welcher Linie. Leg deine letzten zwei auf Weiß 7.
bossa-lesson-stack-done = 3 und 4 sind 7, wie 1 und 6 darunter: Anzahl und Summe stimmen. Es ist keine neue Gruppe, aber deine Hand ist leer, und damit gewinnst du sofort.
bossa-lesson-stack-four = Weiß 4 ging, aber ein Stein bleibt, und gewonnen hättest du mit leerer Hand.
bossa-lesson-stack-else = Noch zwei Steine auf der Hand: Mit Stapeln wirst du beide los.

bossa-lesson-swap-title = Tauschen
bossa-lesson-swap = Beim Tauschen gibst du einen deiner Steine für einen der anderen Hand; du wählst beide. Nimm Martas einzigen Stein und gib einen, der nirgends passt.
bossa-lesson-swap-done = Nichts passte, und Marta hatte keinen Aktionsstein mehr: Wer im eigenen Zug nichts tun kann, verliert. Ein übriger Aktionsstein hätte benutzt werden müssen.
bossa-lesson-swap-six = 6-0 ergibt Weiß 6, also konnte Marta weitermachen. Gib einen Stein, der nirgends passt.
bossa-lesson-swap-place = Weiß 6 ging, aber Martas Stein ergab Schwarz 3. Nimm ihn weg.

bossa-lesson-sixth-title = Sechs Gruppen
bossa-lesson-sixth = Sechs Gruppen in einer Linie gewinnen für die Seite, der sie gehört, egal, wer sie legt; der Würfel zählt nicht. Beide haben fünf, Weiß gehört dir: Leg die sechste.
bossa-lesson-sixth-done = Deine Linie ist voll, und du gewinnst mit Steinen auf der Hand. Füllst du Martas Linie, gewinnt Marta, außer es sind deine letzten Steine: Dann gewinnst du.
bossa-lesson-sixth-black = Du hast Martas Linie gefüllt, also gewinnt Marta. Nur mit deinen letzten Steinen wäre es dein Sieg gewesen.
bossa-lesson-sixth-else = Deine Linie hat noch fünf Gruppen, und Marta füllt die andere vielleicht zuerst.

bossa-lesson-pile-title = Der Stapel geht zu Ende
bossa-lesson-pile = Du hast den letzten Stein gezogen. Dieser Zug gehört noch dir, dann endet die Partie, und es gewinnt, wer weniger Steine hat: Du hast vier, Marta drei.
bossa-lesson-pile-done = Zwei gegen drei: Du gewinnst. Dann zählt nur, wie viele Steine es sind, nicht, was sie zeigen.
bossa-lesson-pile-one = Drei gegen drei: Bei gleich vielen Steinen ist es unentschieden.

bossa-lesson-doubler-title = Mit der Erweiterung
bossa-lesson-doubler = In der Erweiterung haben beide einen Marker, einmal einsetzbar: Verdoppler oder Umkehrer. Mit dem Verdoppler zählt ein Stein doppelt: Bilde Weiß 7 mit deinen letzten zwei.
bossa-lesson-doubler-done = Zweimal 2 und 3 ergeben 7: Nur der Stein unter dem Marker zählt doppelt. Ein Umkehrer macht weiße Augen eines Steins schwarz und schwarze weiß. Beide gehen auch beim Stapeln.
bossa-lesson-doubler-else = Deine Hand ist noch nicht leer. Mit dem Verdoppler auf 2-2 ergeben zweimal 2 und 3 Weiß 7.

bossa-lesson-opening-title = Wie es beginnt
bossa-lesson-opening = Je vier Steine, noch verdeckt, und je ein Würfel. Der höhere wählt Weiß, Schwarz oder den ersten Zug. Du hast viel Weiß: Nimm Weiß.
bossa-lesson-opening-done = Weiß gehört dir und beginnt bei seinem Würfel; Schwarz und der erste Zug gingen an Marta. Ab jetzt liegen beide Hände offen, auch jeder gezogene Stein.
bossa-lesson-opening-black = Schwarz gehört dir, und du hast kaum Schwarz; Weiß und der erste Zug gehen an Marta.
bossa-lesson-opening-first = Du fängst an, und dafür hat Marta eine Linie gewählt: Weiß ist weg.
