# Boss Kito in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

boss-kito-minute-about-title = Worum es geht
boss-kito-minute-about = Fünf Gorillas bieten je eine Zahlenkarte; wer die meisten Bananen in der Farbe eines Gorillas zeigt, bekommt sie.
boss-kito-minute-begin-title = Am Anfang
boss-kito-minute-begin = Gespielt wird zu dritt bis zu fünft. Alle beginnen mit fünf verdeckten Bananenkarten und drei offenen Markern.
boss-kito-minute-aim-title = Dein Ziel
boss-kito-minute-aim = Wer von einer Zahl die meisten hat, auch gleichauf, bekommt sie als Punkte; sonst 1 Punkt je Karte. Es gibt neun 9er … und eine 1.
boss-kito-minute-turn-title = Ein Zug
boss-kito-minute-turn = Eine Aktion: Karte spielen, 1 oder 2 Marker auf eigene Karten legen, Karte ziehen, 3 Marker nehmen oder Karten tauschen.
boss-kito-minute-tie-title = Der Kniff: Gleichstand
boss-kito-minute-tie = Eine Karte zeigt drei Bananen, ein Marker eine. Bei Gleichstand vorn kommt die Karte aus dem Spiel, niemand erbt sie.
boss-kito-minute-order-title = Von links nach rechts
boss-kito-minute-order = Nach je vier Zügen: Vergabe von links nach rechts. Symbole wirken sofort. Fahne: wer beginnt; Karte: eine ziehen; Münze: Marker.
boss-kito-minute-end-title = Das Ende
boss-kito-minute-end = Nach neun Runden werden die Zahlen gewertet. Karten auf der Hand und Marker zählen nichts; Marker entscheiden nur bei Gleichstand.
boss-kito-minute-end-tip = Sei in einer Runde zuletzt dran: Du siehst alles und kannst um eins überholen oder gleichziehen.
