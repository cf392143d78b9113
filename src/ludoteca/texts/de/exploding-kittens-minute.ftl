# Exploding Kittens in einer Minute: zu jedem Bild von minute.json ein Titel und ein Satz; -tip, wo ein Bild mit einem Rat endet.

exploding-kittens-minute-about-title = Worum es geht
exploding-kittens-minute-about = Zu zweit bis fünft zieht ihr reihum von einem Stapel. Darin liegen Kätzchen, die explodieren: eins weniger, als ihr seid.
exploding-kittens-minute-aim-title = Dein Ziel
exploding-kittens-minute-aim = Wer ein Kätzchen zieht und keine Entschärfung hat, explodiert und ist raus. Wer übrig bleibt, gewinnt.
exploding-kittens-minute-turn-title = Ein Zug
exploding-kittens-minute-turn = Spiel so viele Karten, wie du willst, oder keine; dann zieh eine. Das Ziehen beendet deinen Zug.
exploding-kittens-minute-defuse-title = Entschärfen, verstecken
exploding-kittens-minute-defuse = Alle haben anfangs eine Entschärfung und sieben andere Karten. Sie rettet dich einmal, und du versteckst das Kätzchen.
exploding-kittens-minute-nope-title = Der Kniff: Nö!
exploding-kittens-minute-nope = Ein Nö! stoppt eine eben gespielte Karte, egal, wer dran ist. Ein Nö! auf das Nö! setzt sie wieder in Gang.
exploding-kittens-minute-cats-title = Katzen und Diebeskatze
exploding-kittens-minute-cats = Zwei Gleiche stehlen zufällig eine Karte, drei verlangen eine, die du nennst. Die Diebeskatze will eine Katze und bleibt dort.
exploding-kittens-minute-end-title = Das Ende
exploding-kittens-minute-end = Hops! und Angriff beenden den Zug ohne Ziehen; nach einem Angriff macht der nächste Platz zwei. Wer übrig bleibt, gewinnt.
exploding-kittens-minute-end-tip = Sieh nach, bevor du ziehst, und heb ein Hops! oder einen Angriff auf für das, was du siehst.
