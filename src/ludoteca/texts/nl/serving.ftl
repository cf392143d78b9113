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
serving-copy-damaged = De back-up in { $folder } is beschadigd, dus er is niets veranderd. Neem een eerdere.
serving-copy-newer = De back-up in { $folder } komt van een nieuwere Ludoteca, dus er is niets veranderd. Installeer eerst die versie.
serving-moves-missing = In partijen aan de tafels { $tables } ontbreken er tussenin zetten. Je kunt ze nalezen, maar niet voortzetten; ludoteca restore zet een back-up terug.
serving-notices-wrong = Met { $file } kunnen geen meldingen worden ingesteld: { $reason }.
serving-database-bad-address = Dat is geen adres van een PostgreSQL-database. Schrijf het zo: { $example }. Schrijf in een wachtwoord @ als { $escaped }.
serving-database-no-driver = Deze Ludoteca kan nog niet met PostgreSQL praten: het stuurprogramma ontbreekt. Probeer: pip install "{ $extra }"
serving-database-unreachable = { $database } is niet te bereiken: { $reason }. Kijk of PostgreSQL daar draait en dit account binnenlaat.
serving-database-too-old = { $database } is PostgreSQL { $version }. Ludoteca heeft { $oldest } of nieuwer nodig.
serving-database-read-only = { $database } is vanaf hier alleen te lezen. Is het een kopie (standby), noem dan de echte; laat anders dit account schrijven en tabellen maken.
serving-database-half-migrated = { $database } is niet compleet: een deel van wat Ludoteca daar bewaart, ontbreekt. Zet een dump terug of noem een lege database.
serving-database-newer = { $database } hoort bij een nieuwere Ludoteca, dus er is niets veranderd. Installeer die versie.
serving-database-half-moved = De verhuizing naar { $database } is afgebroken. Voer dezelfde ludoteca move nog eens uit: hij gaat verder waar hij was gebleven.
serving-move-not-empty = In { $target } staat al iets, en dat blijft zoals het is. Noem een nieuwe map of een lege database.
serving-move-other = In { $target } staat de helft van een ander huis, niet van { $source }. Ga met dat huis verder of noem een andere plek.
serving-move-open = In { $place } is een huis open. Sluit het eerst: wat intussen wordt gespeeld, zou ontbreken.
serving-move-no-house = In { $place } is geen huis. Noem een gegevensmap of het adres van een database waar er een in staat.
serving-move-differs = Wat in { $target } aankwam, is niet wat uit { $source } vertrok: { $tables }. Aan het oude huis is niets veranderd; maak de nieuwe plek leeg en verhuis nog eens.
