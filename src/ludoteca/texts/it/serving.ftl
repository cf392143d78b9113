# Che cosa dice il server nel terminale quando non può partire.

serving-data-in-use = Un altro server tiene già i suoi tavoli in { $folder }. Usa quello, o dai a questo una cartella sua con --data.
serving-log-damaged = Il registro del database era danneggiato: { $moves ->
    [one] manca 1 mossa già confermata
   *[other] mancano { $moves } mosse già confermate
  }, ai tavoli { $tables }. Il registro com’era è accanto al database; ludoteca restore riporta una copia.
serving-half-restored = In { $folder } una copia è stata rimessa solo a metà. Prova di nuovo: ludoteca restore; quello che c’era prima è lì accanto.
serving-copy-there = In { $folder } c’è già una casa o una sua copia, che resta com’è. Scegli una cartella nuova; per rimettere una copia c’è ludoteca restore.
serving-restore-itself = { $folder } non si può ripristinare da sé stessa. Indica la cartella di una copia.
serving-no-copy = In { $folder } non c’è una copia: manca ludoteca.sqlite. Indica una cartella fatta da ludoteca backup.
serving-copy-in-use = In { $folder } c’è una casa aperta. Fanne prima una copia con ludoteca backup, e ripristina quella.
serving-copy-damaged = La copia in { $folder } non è integra, quindi non è cambiato niente. Prendine una precedente.
serving-copy-newer = La copia in { $folder } viene da una Ludoteca più nuova, quindi non è cambiato niente. Installa prima quella versione.
serving-moves-missing = Nelle partite ai tavoli { $tables } mancano mosse in mezzo. Si possono leggere, ma non continuare; ludoteca restore riporta una copia.
serving-notices-wrong = Gli avvisi non si possono impostare da { $file }: { $reason }.
serving-database-bad-address = Questo non è l’indirizzo di un database PostgreSQL. Scrivilo così: { $example }. In una password scrivi @ come { $escaped }.
serving-database-no-driver = Questa Ludoteca non sa ancora parlare con PostgreSQL: manca il driver. Prova: pip install "{ $extra }"
serving-database-unreachable = { $database } non si raggiunge: { $reason }. Guarda se PostgreSQL è in funzione e se questo utente può entrare.
serving-database-too-old = { $database } è PostgreSQL { $version }. A Ludoteca serve la { $oldest } o una più nuova.
serving-database-read-only = { $database } da qui si può solo leggere. Se è una replica, indica quello principale; altrimenti permetti a questo utente di scrivere e creare tabelle.
serving-database-half-migrated = { $database } non è intero: manca una parte di quello che Ludoteca ci tiene. Rimetti un dump, o indica un database vuoto.
serving-database-newer = { $database } appartiene a una Ludoteca più nuova, quindi niente è cambiato. Installa quella versione.
serving-database-half-moved = Il trasloco in { $database } si è interrotto. Ripeti lo stesso ludoteca move: riprende da dove si era fermato.
serving-move-not-empty = In { $target } c’è già qualcosa, che resta com’è. Indica una cartella nuova o un database vuoto.
serving-move-other = In { $target } c’è metà di un’altra casa, non di { $source }. Continua con quella, o indica un altro posto.
serving-move-open = In { $place } c’è una casa aperta. Prima chiudila: mancherebbe quello che si gioca intanto.
serving-move-no-house = In { $place } non c’è nessuna casa. Indica una cartella di dati, o l’indirizzo di un database che ne contiene una.
serving-move-differs = Quello che è arrivato in { $target } non è quello che è partito da { $source }: { $tables }. La vecchia casa non è cambiata; svuota il posto nuovo e ripeti il trasloco.
