# Che cosa dice il server nel terminale quando non può partire.

serving-data-in-use = Un altro server tiene già i suoi tavoli in { $folder }. Usa quello, o dai a questo una cartella sua con --data.
serving-log-damaged = Il registro del database era danneggiato: { $moves ->
    [one] manca 1 mossa già confermata
   *[other] mancano { $moves } mosse già confermate
  }, ai tavoli { $tables }. Il registro com’era è accanto al database; ludoteca restore riporta una copia.
serving-half-restored = In { $folder } una copia è stata rimessa solo a metà. Prova di nuovo: ludoteca restore; quello che c’era prima è lì accanto.
serving-copy-there = In { $folder } c’è già una casa o una sua copia, che resta com’è. Scegli una cartella nuova; per rimettere una copia c’è ludoteca restore.
serving-restore-itself = { $folder } non si può ripristinare da sé. Indica la cartella di una copia.
serving-no-copy = In { $folder } non c’è una copia: manca ludoteca.sqlite. Indica una cartella fatta da ludoteca backup.
serving-copy-in-use = In { $folder } c’è una casa aperta. Fanne prima una copia con ludoteca backup, e ripristina quella.
serving-copy-damaged = La copia in { $folder } non è integra, quindi non è cambiato niente. Prendine una precedente.
serving-copy-newer = La copia in { $folder } viene da una Ludoteca più nuova, quindi non è cambiato niente. Installa prima quella versione.
serving-moves-missing = Nelle partite ai tavoli { $tables } mancano mosse in mezzo. Si possono leggere, ma non continuare; ludoteca restore riporta una copia.
serving-notices-wrong = Gli avvisi non si possono impostare da { $file }: { $reason }.
