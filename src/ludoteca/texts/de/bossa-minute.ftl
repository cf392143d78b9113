# Bossa in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

bossa-minute-about-title = Worum es geht
bossa-minute-about = Zwei Würfel beginnen zwei Linien, Weiß und Schwarz. Beide legen an beide an, Zahl um Zahl, auf- und abwärts.
bossa-minute-opening-title = Die Eröffnung
bossa-minute-opening = Der höhere Würfel wählt Weiß, Schwarz oder den ersten Zug; dann liegen alle Hände offen, auch jeder gezogene Stein.
bossa-minute-aim-title = Dein Ziel
bossa-minute-aim = Werde alle Steine los oder hab in deiner Linie als Erstes sechs Gruppen, egal von wem: Beides gewinnt sofort.
bossa-minute-turn-title = Ein Zug
bossa-minute-turn = Zieh einen Stein, dann leg eine Gruppe: Steine, deren Augen in der Linienfarbe zusammen die nächste Zahl ergeben.
bossa-minute-count-title = Der Kniff: wie viele
bossa-minute-count = Neben einen Würfel kommen ein oder zwei Steine; neben eine Gruppe einer mehr oder weniger, nie gleich viele.
bossa-minute-actions-title = Drei Aktionssteine
bossa-minute-actions = Je einmal pro Partie statt einer Gruppe: neu ziehen, mit der anderen Hand tauschen oder auf eine gleiche Gruppe stapeln.
bossa-minute-end-title = Das Ende
bossa-minute-end = Ist der Stapel aufgebraucht, gewinnt nach diesem Zug, wer weniger Steine hat. Wer vorher nichts tun kann, hat verloren.
bossa-minute-end-tip = Heb einen Aktionsstein auf für den Zug, in dem nichts passt.
