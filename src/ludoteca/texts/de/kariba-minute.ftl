# Kariba in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

kariba-minute-about-title = Worum es geht
kariba-minute-about = Acht Tiere trinken an einem Wasserloch: von der Maus, Nummer 1, bis zum Elefanten, Nummer 8.
kariba-minute-aim-title = Dein Ziel
kariba-minute-aim = Wer die meisten Tiere verscheucht, gewinnt: Jede gewonnene Karte ist ein Punkt, ob groß oder klein.
kariba-minute-turn-title = Ein Zug
kariba-minute-turn = Du spielst eine oder mehrere Karten eines Tieres, verscheuchst, wenn es geht, und ziehst wieder auf fünf nach.
kariba-minute-three-title = Der Kniff: drei
kariba-minute-three = Drei Gleiche verscheuchen alle Tiere der nächstkleineren Zahl, und du behältst sie.
kariba-minute-mouse-title = Maus und Elefant
kariba-minute-mouse = Die Kleinsten erschrecken die Größten: Drei Mäuse verscheuchen die Elefanten, und sonst niemanden.
kariba-minute-end-title = Das Ende
kariba-minute-end = Ist der Stapel leer, beendet die Partie, wer die letzte Handkarte spielt, und die gewonnenen Karten werden gezählt.
kariba-minute-end-tip = Überleg es dir gut, bevor du zwei Gleiche am Wasser lässt: Wer nach dir kommt, kann drei daraus machen.
