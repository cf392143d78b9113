# Die Lektion von Kariba: was an jeder Station zu tun ist, wozu es führt und warum es noch einen Versuch braucht.

kariba-lesson-water-title = Ans Wasser
kariba-lesson-water = Am Wasser treffen sich die Tiere, jede Art an ihrer Position: Leg irgendeine Karte deiner Hand hin.
kariba-lesson-water-done = Da steht es, und deine Hand füllt sich wieder auf fünf. In jedem Zug legst du etwas hin: Passen gibt es nicht.

kariba-lesson-several-title = Mehrere auf einmal
kariba-lesson-several = Ein Zug, ein Tier: Spiel so viele seiner Karten, wie du willst, nie zwei Arten. Leg beide Giraffen hin.
kariba-lesson-several-done = Zwei Giraffen stehen am Wasser: Mit einer mehr, egal von wem, sind sie eine Herde.
kariba-lesson-several-one = Eine Giraffe ging, die andere blieb auf der Hand; beide dürfen im selben Zug hin.
kariba-lesson-several-else = Das ist erlaubt, aber dort steht es allein; zwei Giraffen auf einmal bringen dich einer Herde näher.

kariba-lesson-herd-title = Drei verscheuchen
kariba-lesson-herd = Drei Gleiche sind eine Herde, und eine Herde verscheucht: Spiel die gezogene Giraffe und sieh, wer flieht.
kariba-lesson-herd-done = Drei Giraffen haben beide Zebras verscheucht, und deren Karten sind deine: zwei Punkte. Eine Herde hält sich nie zurück, sie verscheucht immer.
kariba-lesson-herd-else = Niemand floh, denn weniger als drei Gleiche verscheuchen niemanden; eine dritte Giraffe macht eine Herde.

kariba-lesson-strongest-title = Die stärksten Schwächeren
kariba-lesson-strongest = Die Zahl ist die Stärke. Eine Herde verscheucht nur eine Art, die nächstkleinere Zahl am Wasser: Hol dir die vier Erdmännchen.
kariba-lesson-strongest-done = Drei Zebras haben alle vier Erdmännchen verscheucht: Von allen, die schwächer sind als Zebras, waren sie die stärksten am Wasser.
kariba-lesson-strongest-leopards = Drei Leoparden verscheuchen die stärksten Schwächeren, und das sind die Zebras: zwei Karten, und die vier Erdmännchen bleiben.
kariba-lesson-strongest-else = Niemand floh, denn weniger als drei Gleiche verscheuchen niemanden; Zebras oder Leoparden wären drei, aber wer bekommt die Erdmännchen?

kariba-lesson-mouse-title = Maus und Elefant
kariba-lesson-mouse = Die Kleinsten verscheuchen die Größten: Leg die dritte Maus dazu und sieh, wie die Elefanten fliehen.
kariba-lesson-mouse-done = Drei Mäuse haben alle drei Elefanten verscheucht: drei Punkte.
kariba-lesson-mouse-elephants = Vier Elefanten verscheuchen die stärksten Schwächeren, und das ist ein Rhinozeros: ein Punkt; deine Maus holt drei.
kariba-lesson-mouse-else = Niemand floh, denn weniger als drei Gleiche verscheuchen niemanden; deine Maus wäre die dritte.

kariba-lesson-only-elephants-title = Nur Elefanten
kariba-lesson-only-elephants = Mäuse verscheuchen Elefanten und sonst niemanden: Wer holt die drei Zebras?
kariba-lesson-only-elephants-done = Drei Giraffen haben drei Zebras verscheucht; Mäuse können nur auf einen Elefanten warten.
kariba-lesson-only-elephants-mice = Drei Mäuse, aber kein Elefant am Wasser: Niemand floh, und du hast nichts gewonnen.
kariba-lesson-only-elephants-else = Niemand floh, denn weniger als drei Gleiche verscheuchen niemanden; welches Tier hier ist stärker als ein Zebra und schon zu zweit am Wasser?

kariba-lesson-again-title = Eine Herde bleibt
kariba-lesson-again = Eine Herde bleibt am Wasser und verscheucht wieder, sooft sie wächst; andere Herden ruhen. Leg eine Giraffe zu den dreien.
kariba-lesson-again-done = Vier Giraffen haben die zwei Zebras verscheucht, die seither kamen. Nur das eben gespielte Tier verscheucht, und die Giraffen bleiben.
kariba-lesson-again-else = Nur das eben gespielte Tier darf verscheuchen: Von deiner Karte waren weniger als drei da, und die Giraffen ruhten.

kariba-lesson-end-title = Die letzte Karte
kariba-lesson-end = Der Stapel ist leer, also zieht niemand mehr, und wer keine Karte mehr hat, beendet die Partie: Spiel beide Zebras.
kariba-lesson-end-done = Das letzte Verscheuchen zählt noch: Jede gewonnene Karte ist ein Punkt, die auf der Hand und am Wasser nicht, und 12 zu 10 gewinnt.
kariba-lesson-end-one = Zwei Zebras verscheuchen niemanden, und du hast noch eine Karte: Die Partie geht weiter, und jemand anderes holt vielleicht die Erdmännchen.
