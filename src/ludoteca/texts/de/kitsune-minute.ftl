# Kitsune in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

kitsune-minute-about-title = Worum es geht
kitsune-minute-about = Zwei Fuchsclans laufen um die Wette: Zenko ist blau, Yako orange. Ihr seid zwei, vier oder sechs; die Clans sitzen abwechselnd.
kitsune-minute-aim-title = Dein Ziel
kitsune-minute-aim = Die erste Figur am Ende des Pfads, 13 Schritte, gewinnt die Runde für ihren Clan; zwei Runden gewinnen die Partie.
kitsune-minute-turn-title = Ein Stich
kitsune-minute-turn = Je eine Karte, im Uhrzeigersinn ab dem Startmarker, jede Farbe geht: Das ist ein Stich. Zu zweit je zwei, dann zwei ziehen.
kitsune-minute-colours-title = Farben, nicht Personen
kitsune-minute-colours = Alles Blaue zählt für Zenko, alles Orange für Yako, egal, von wem; die höhere Summe rückt um die Differenz vor.
kitsune-minute-specials-title = Sonderkarten
kitsune-minute-specials = Katana: zerstört eine Zahl. Weiße Kitsune: tauscht die Farben. Schwarze: Als Nächstes ist die Farbe deines Clans Pflicht.
kitsune-minute-tokens-title = Machtmarker
kitsune-minute-tokens = Eine Figur rückt vier oder mehr Schritte vor? Der andere Clan bekommt einen Machtmarker, einmal nutzbar, mit einer Karte.
kitsune-minute-end-title = Das Ende
kitsune-minute-end = Eine Figur am Ende des Pfads beendet die Runde sofort, beide gehen zum Start zurück. Der Clan mit zwei Runden gewinnt.
kitsune-minute-end-tip = Auch die Farbe des anderen Clans musst du spielen: Tu es dort, wo es am wenigsten schadet.
