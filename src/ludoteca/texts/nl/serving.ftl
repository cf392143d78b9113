# Wat de server in de terminal zegt als hij niet kan starten.

serving-data-in-use = Een andere server bewaart zijn tafels al in { $folder }. Gebruik die, of geef deze een eigen map met --data.
serving-log-damaged = Het logboek van de database was beschadigd: er { $moves ->
    [one] ontbreekt 1 zet die al bevestigd was
   *[other] ontbreken { $moves } zetten die al bevestigd waren
  }, aan de tafels { $tables }. Het logboek zoals het was, ligt naast de database; ludoteca restore zet een back-up terug.
serving-half-restored = In { $folder } is het terugzetten van een back-up afgebroken. Probeer: ludoteca restore, nog een keer; wat er eerst was, ligt ernaast.
serving-copy-there = In { $folder } staat al een huis of een kopie ervan; dat blijft zoals het is. Kies een nieuwe map; een kopie terugzetten doe je met ludoteca restore.
serving-restore-itself = { $folder } kan niet uit zichzelf worden teruggezet. Noem de map van een back-up.
serving-no-copy = In { $folder } staat geen back-up: ludoteca.sqlite ontbreekt. Noem een map die ludoteca backup heeft gemaakt.
serving-copy-in-use = In { $folder } is een huis open. Maak er eerst een back-up van met ludoteca backup, en zet die terug.
serving-copy-damaged = De back-up in { $folder } is niet heel, dus er is niets veranderd. Neem een eerdere.
serving-copy-newer = De back-up in { $folder } komt van een nieuwere Ludoteca, dus er is niets veranderd. Installeer eerst die versie.
serving-moves-missing = In partijen aan de tafels { $tables } ontbreken er tussenin zetten. Je kunt ze nalezen, maar niet voortzetten; ludoteca restore zet een back-up terug.
serving-notices-wrong = Met { $file } kunnen geen meldingen worden ingesteld: { $reason }.
