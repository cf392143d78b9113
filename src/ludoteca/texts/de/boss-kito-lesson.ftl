# Die Lektion von Boss Kito: was an jeder Station zu tun ist, wozu es führt und warum es noch einen Versuch braucht.

boss-kito-lesson-card-title = Die meisten Bananen
boss-kito-lesson-card = Jeder Gorilla gibt seine Karte dorthin, wo am Ende der Runde die meisten Bananen seiner Farbe liegen. Eine Bananenkarte zeigt drei: Gewinne die 9.
boss-kito-lesson-card-done = Drei grüne Bananen, und sonst hatte niemand eine: Die 9 gehört dir. Für Blau und Lila hatte niemand eine, also kamen diese Karten aus dem Spiel.
boss-kito-lesson-card-red = Deine drei roten Bananen schlagen Martas sechs nicht, und die 9, für die niemand eine Banane hatte, kam aus dem Spiel.
boss-kito-lesson-card-else = Die Runde endete, ohne dass etwas von dir auf dem Tisch lag; die 9, für die niemand eine Banane hatte, kam aus dem Spiel.

boss-kito-lesson-first-title = Zuerst die Karte
boss-kito-lesson-first = Eine Runde hat vier Züge mit je einer Aktion, ohne Passen; dies ist dein dritter. Marker kommen nur auf eigene Karten, die schon liegen: Spiel zuerst die grüne Karte.
boss-kito-lesson-first-done = Drei gegen Martas vier. Marta und Leo waren dran, und dir bleibt dein letzter Zug: für Marker.
boss-kito-lesson-first-yellow = Drei gelbe Bananen schlagen Leos sechs nicht; und solange keine grüne Karte vor dir liegt, können deine Marker bei der 6 nicht helfen.
boss-kito-lesson-first-else = Ein Zug bleibt, und eine Karte mit Markern darauf braucht zwei: Karte spielen und Marker legen sind eigene Aktionen.

boss-kito-lesson-tokens-title = Dann die Marker
boss-kito-lesson-tokens = Ein Marker ist eine Banane mehr auf einer deiner Karten; pro Aktion einer oder zwei. Tippe je Marker einmal auf deine grüne Karte: Zieh an Martas vier vorbei.
boss-kito-lesson-tokens-done = Fünf gegen vier: Die 6 gehört dir, und ihr Symbol brachte sofort einen Marker in deine Reserve. Marker auf dem Tisch gehen zurück in den Korb.
boss-kito-lesson-tokens-level = Vier gegen vier: Bei Gleichstand vorn bekommt niemand die Karte, und die 6 kam aus dem Spiel.
boss-kito-lesson-tokens-else = Drei gegen vier: Die 6 ging an Marta.

boss-kito-lesson-spoil-title = Gleichstand: weg ist sie
boss-kito-lesson-spoil = Marta führt in Rot mit sechs und hat schon zwei 9er. Mit einer Aktion kommst du nicht vorbei, aber gleichziehen kannst du: Dann ist die 9 weg.
boss-kito-lesson-spoil-done = Sechs gegen sechs: Die 9 kam aus dem Spiel. Leo, mit drei in Rot dahinter, hat sie nicht geerbt.
boss-kito-lesson-spoil-green = Drei grüne Bananen schlagen Leos sechs nicht, und in Rot hielt niemand Marta von der dritten 9 ab.
boss-kito-lesson-spoil-else = Niemand hielt Marta von der dritten 9 ab.

boss-kito-lesson-save-title = Nachschub
boss-kito-lesson-save = Blau und Lila sind verloren, und die kleinen Karten zeigen, was kommt: zwei 9er. Hol dir Nachschub: Nimm drei Marker oder zieh eine Karte.
boss-kito-lesson-save-done = Hand und Reserve behältst du, egal, wie groß sie sind. Nur was auf dem Tisch liegt, wird nach einer Runde abgeräumt. Sind weniger als drei Marker im Korb, nimmst du diese.
boss-kito-lesson-save-lost = Drei Bananen schlagen sieben nicht, und am Ende der Runde wurde deine Karte abgelegt wie alle anderen auf dem Tisch.
boss-kito-lesson-save-else = Andere Karten, aber nicht mehr: Drei Marker oder eine Karte mehr wären Nachschub für die nächste Runde.

boss-kito-lesson-exchange-title = Der Tausch
boss-kito-lesson-exchange = Leos Gelb ist außer Reichweite, und du hast nur Gelb. Leg beliebig viele Karten ab, mindestens eine, und zieh ebenso viele: Tausch alle drei.
boss-kito-lesson-exchange-done = Drei weg, drei neue, die nur du siehst, in einer Aktion. Ist der Stapel aufgebraucht, wird die Ablage gemischt und zum neuen Stapel.
boss-kito-lesson-exchange-few = Das ist erlaubt, aber Gelb bleibt auf deiner Hand; dieselbe Aktion könnte alle drei tauschen.
boss-kito-lesson-exchange-draw = Eine vierte Karte, aber die drei gelben sind noch da; bei einem Tausch legst du sie ab und ziehst ebenso viele.
boss-kito-lesson-exchange-else = Deine Hand ist immer noch ganz gelb, und Leo liegt in Gelb weit vorn.

boss-kito-lesson-last-title = Von links nach rechts
boss-kito-lesson-last = Vergeben wird von links nach rechts, und wer gewinnt, führt das Symbol sofort aus. Rot und Lila tragen die Fahne: Sie bestimmt, wer die nächste Runde beginnt, und die spätere zählt. Gewinne Lila.
boss-kito-lesson-last-done = Rot kam zuerst: Marta gewann und gab dir die Fahne, die Startkarte. Lila kommt zuletzt und gehört dir: Jetzt bestimmst du, wer die Fahne bekommt.
boss-kito-lesson-last-early = Du hast Rot gewonnen und Marta die Fahne gegeben; aber Marta gewann Lila, das später kam, und gab sie dir zurück. Das letzte Mal zählt.
boss-kito-lesson-last-both = Gleichstand in Rot und in Lila: Beide Karten kamen aus dem Spiel, und das Symbol so einer Karte bewirkt nichts.
boss-kito-lesson-last-else = Lila gehört dir nicht, also hast du auch nicht das letzte Wort über die Fahne: Zwei Marker dort machen fünf gegen vier.

boss-kito-lesson-give-title = Wer beginnt?
boss-kito-lesson-give = Gib die Fahne, wem du willst, oder behalte sie. Wer sie hat, beginnt jeden Zug der nächsten Runde, dann geht es im Uhrzeigersinn weiter: Sorg dafür, dass du zuletzt dran bist.
boss-kito-lesson-give-done = Marta, im Uhrzeigersinn neben dir, beginnt, dann Leo, und du bist in allen vier Zügen zuletzt dran: Du siehst, was alle hinlegen.
boss-kito-lesson-give-self = Du beginnst, und Marta und Leo können beide auf alles antworten, was du hinlegst.
boss-kito-lesson-give-middle = Leo beginnt, du bist an zweiter Stelle, und Marta kann nach dir noch antworten.

boss-kito-lesson-majority-title = Mehrheiten
boss-kito-lesson-majority = Ende nach neun Runden: Wer von einer Zahl die meisten hat, bekommt sie als Punkte, alle anderen einen je Karte. 7er: Leo zwei, du eine. 9er: Marta vier, du keine. Welche holst du?
boss-kito-lesson-majority-done = Je zwei 7er: Alle, die gleichauf vorn sind, bekommen 7. Du und Leo habt 24 Punkte, und erst jetzt zählen Marker, fünf zu vier: Du gewinnst. Handkarten sind nichts wert.
boss-kito-lesson-majority-nine = Eine 9 gegen vier bringt einen Punkt. Eine zweite 7 wäre gleichauf mit Leo, und alle, die gleichauf vorn sind, bekommen 7.
boss-kito-lesson-majority-else = Keine Karte für dich. Eine zweite 7 wäre gleichauf mit Leo, und alle, die gleichauf vorn sind, bekommen 7.
