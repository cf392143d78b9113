# Boss Kito in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

boss-kito-minute-about-title = Worum es geht
boss-kito-minute-about = Fünf Gorillas bieten je eine Zahlenkarte; wer die meisten Bananen in der Farbe eines Gorillas zeigt, bekommt sie.
boss-kito-minute-begin-title = Am Anfang
boss-kito-minute-begin = Man spielt zu dritt bis zu fünft. Alle beginnen mit fünf Bananenkarten, verdeckt, und drei Markern, offen.
boss-kito-minute-aim-title = Dein Ziel
boss-kito-minute-aim = Die meisten Karten einer Zahl bringen sie als Punkte, auch gleichauf; sonst ein Punkt je Karte. Es gibt neun 9er … und eine 1.
boss-kito-minute-turn-title = Ein Zug
boss-kito-minute-turn = Eine Aktion: Karte spielen, 1 oder 2 Marker auf eigene Karten legen, Karte ziehen, 3 Marker nehmen oder Karten tauschen.
boss-kito-minute-tie-title = Der Kniff: Gleichstand
boss-kito-minute-tie = Eine Karte zeigt drei Bananen, ein Marker eine. Bei Gleichstand vorn kommt die Karte aus dem Spiel, niemand erbt sie.
boss-kito-minute-order-title = Von links nach rechts
boss-kito-minute-order = Nach je vier Zügen: von links nach rechts. Symbole wirken sofort. Fahne: wer beginnt; Karte: eine ziehen; Münze: ein Marker.
boss-kito-minute-end-title = Das Ende
boss-kito-minute-end = Nach neun Runden zählen die Zahlen. Karten auf der Hand und Marker zählen nichts; Marker lösen nur Gleichstand auf.
boss-kito-minute-end-tip = Sei in einer Runde zuletzt dran: Du siehst alles und ziehst um eins vorbei oder gleich.
