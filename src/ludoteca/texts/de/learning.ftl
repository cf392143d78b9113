# Eine Lektion am echten Tisch. Was an jeder Station gesagt wird, steht in der Datei ihres Spiels.

learning-title = Lektion
learning-page-title = { $game }: die Lektion
learning-step = Schritt { $at } von { $count }
learning-step-anew = Schritt { $at } von { $count }, ein neuer Tisch
learning-leave = Lektion verlassen
learning-coach = Dein Coach
learning-task = Du bist dran
learning-right = Gut gemacht
learning-wrong = Versuch es nochmal
learning-next = Weiter
learning-again = Nochmal
learning-back = Zurück
learning-show = Mach du das
learning-why = Das erlauben die Regeln jetzt nicht.
learning-over = Jetzt kannst du { $game }
learning-over-more = Spiel eine kurze Partie: Der Bot ist sanft, und in den ersten Zügen schaut dir jemand über die Schulter.
learning-game = Kurze Partie spielen
learning-game-more = gegen einen sanften Bot, nur zur Übung
learning-restart = Nochmal von vorn
learning-none = { $game } hat keine Lektion
learning-none-more = Die Regeln sind alle da, mit Nummern.
learning-offline = Die Lektion kommt nicht an
learning-offline-more = Keine Verbindung zum Haus. Versuch es gleich noch einmal.
learning-no-tips = Keine Tipps mehr
