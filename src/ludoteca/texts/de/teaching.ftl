# Ein Spiel lernen: das Spiel in einer Minute und die stille Hilfe in der ersten Partie. Die eigenen Worte der Spiele stehen in ihren Dateien.

teaching-how = Wie geht das?
teaching-how-of = { $game } in einer Minute
teaching-how-ticket = Bilder mit je einem Satz, eine Minute. Danach die Regeln, wenn du sie brauchst.
teaching-aim = Dein Ziel
teaching-skip = Überspringen
teaching-next = Weiter
teaching-back = Zurück
teaching-done = Alles klar
teaching-try = Lass mich ran
teaching-try-more = die Lektion, vier Minuten
teaching-try-rule = Probieren
teaching-picture = Bild { $at } von { $count }: { $title }
teaching-pictures = Bilder
teaching-tip = Ein Tipp.
teaching-your-turn = Du bist dran

## Eine erste Partie
teaching-first = Für deine erste Partie
teaching-first-offer = Zum ersten Mal { $game }?
teaching-first-learn = Zeig es mir
teaching-first-minute = In einer Minute
teaching-first-known = Kenne ich
teaching-first-stop = Keine Hilfe mehr in dieser Partie
teaching-first-setting = Hilfe in der ersten Partie
teaching-first-setting-more = Was gerade geschah, nach welcher Regel, und was eine Zahl bedeutet, wenn du darauf tippst. Immer weniger, bis du eine Partie beendet hast.
