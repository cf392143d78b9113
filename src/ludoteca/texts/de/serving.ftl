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
serving-database-bad-address = Das ist keine Adresse einer PostgreSQL-Datenbank. Schreib sie so: { $example }. In einem Passwort schreib @ als { $escaped }.
serving-database-no-driver = Diese Ludoteca kann noch nicht mit PostgreSQL sprechen: Der Treiber fehlt. Versuch: pip install "{ $extra }"
serving-database-unreachable = { $database } ist nicht zu erreichen: { $reason }. Sieh nach, ob PostgreSQL dort läuft und dieses Konto einlässt.
serving-database-too-old = { $database } ist PostgreSQL { $version }. Ludoteca braucht { $oldest } oder neuer.
serving-database-read-only = { $database } lässt sich von hier nur lesen. Ist es eine Replik, nenne die eigentliche; sonst erlaube diesem Konto, zu schreiben und Tabellen anzulegen.
serving-database-half-migrated = { $database } ist nicht vollständig: Ein Teil dessen, was Ludoteca dort ablegt, fehlt. Spiel einen Dump zurück oder nenne eine leere Datenbank.
serving-database-newer = { $database } gehört zu einer neueren Ludoteca, also wurde nichts geändert. Installiere diese Version.
serving-database-half-moved = Der Umzug nach { $database } wurde abgebrochen. Ruf dasselbe ludoteca move noch einmal auf: Es macht dort weiter, wo es aufgehört hat.
serving-move-not-empty = In { $target } liegt schon etwas, und das bleibt, wie es ist. Nenne einen neuen Ordner oder eine leere Datenbank.
serving-move-other = In { $target } liegt die Hälfte eines anderen Hauses, nicht von { $source }. Mach mit jenem weiter oder nenne einen anderen Ort.
serving-move-open = In { $place } ist ein Haus offen. Schließ es zuerst: Was inzwischen gespielt wird, würde fehlen.
serving-move-no-house = In { $place } ist kein Haus. Nenne einen Datenordner oder die Adresse einer Datenbank, in der eines liegt.
serving-move-differs = Was in { $target } ankam, ist nicht, was { $source } verließ: { $tables }. Am alten Haus hat sich nichts geändert; leere den neuen Ort und zieh noch einmal um.
