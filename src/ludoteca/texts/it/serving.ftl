# Che cosa dice il server nel terminale quando non può partire.

serving-data-in-use = Un altro server tiene già i suoi tavoli in { $folder }. Usa quello, o dai a questo una cartella sua con --data.
