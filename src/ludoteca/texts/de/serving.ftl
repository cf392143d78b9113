# Was der Server im Terminal sagt, wenn er nicht starten kann.

serving-data-in-use = Ein anderer Server bewahrt seine Tische schon in { $folder } auf. Benutze den, oder gib diesem mit --data einen eigenen Ordner.
serving-log-damaged = Das Protokoll der Datenbank war beschädigt: { $moves ->
    [one] 1 bestätigter Zug fehlt
   *[other] { $moves } bestätigte Züge fehlen
  }, an den Tischen { $tables }. Das Protokoll, wie es gefunden wurde, liegt neben der Datenbank; ludoteca restore holt eine Sicherung zurück.
serving-half-restored = Das Einsetzen einer Sicherung in { $folder } wurde abgebrochen. Versuch noch einmal: ludoteca restore; was vorher da war, liegt daneben.
serving-copy-there = In { $folder } liegt schon ein Haus oder die Kopie eines Hauses und bleibt, wie es ist. Wähle einen neuen Ordner; um eine Kopie zurückzuholen, gibt es ludoteca restore.
serving-restore-itself = { $folder } lässt sich nicht aus sich selbst wiederherstellen. Nenne den Ordner einer Sicherung.
serving-no-copy = In { $folder } ist keine Sicherung: Dort liegt keine ludoteca.sqlite. Nenne einen Ordner, den ludoteca backup gemacht hat.
serving-copy-in-use = In { $folder } ist ein Haus offen. Mach zuerst mit ludoteca backup eine Sicherung davon und stell die wieder her.
serving-copy-damaged = Die Sicherung in { $folder } ist beschädigt, also wurde nichts geändert. Nimm eine frühere.
serving-copy-newer = Die Sicherung in { $folder } stammt von einer neueren Ludoteca, also wurde nichts geändert. Installiere zuerst diese Version.
serving-moves-missing = In Partien an den Tischen { $tables } fehlen zwischendrin Züge. Man kann sie lesen, aber nicht weiterspielen; ludoteca restore holt eine Sicherung zurück.
serving-notices-wrong = Aus { $file } lassen sich keine Hinweise einrichten: { $reason }.
