# The operator's page: how the house does. Fetched when somebody looks.

house-title = Dans les coulisses
house-now = { $time }, se met à jour toute seule
house-locked = Cette pièce est pour qui s’occupe de la maison
house-locked-more = Sur le serveur, tape ludoteca house et ouvre le lien affiché. Il s’ouvre une seule fois, dans les cinq minutes.
house-well = La maison va bien.
house-unwell = Rien ne peut être enregistré pour l’instant. Les tables attendent, et le temps ne court pour personne.
house-gone = La maison ne répond pas. La page réessaie toute seule.
house-frozen-wait = { $count ->
    [one] Une table arrêtée t’attend.
   *[other] { $count } tables arrêtées t’attendent.
}
house-tables = { $count ->
    [one] 1 table en mémoire
   *[other] { $count } tables en mémoire
}
house-pages = { $count ->
    [one] 1 page ouverte
   *[other] { $count } pages ouvertes
}
house-seats = { $count ->
    [one] 1 place
   *[other] { $count } places
}
house-frozen = Tables arrêtées
house-frozen-about = elles s’arrêtent d’elles-mêmes quand quelque chose cloche
house-frozen-none = Aucune : tout tombe juste.
house-frozen-since = arrêtée : { $when }
house-frozen-move = Dernier bon coup : { $move }.
house-reopen = Rouvrir au coup { $move }
house-copy = Copier le numéro
house-copied = Copié
house-frozen-note = Rouvrir remet la table au dernier bon coup et la montre aux personnes qui y jouent. L’erreur est dans le journal, sous ce numéro. Ici, on ne voit ni noms, ni cartes, ni discussions.
house-process = Ce processus
house-process-about = chaque processus compte pour lui-même
house-others = Autres processus
house-other-silent = dernier signe de vie il y a { $time }
house-others-note = Ce que tu fais ici vaut pour tous. Chacun montre ses chiffres, ses tables arrêtées et ses événements.
house-since = ouvert depuis : { $when }
house-state-fine = tranquille
house-state-busy = chargé, mais tient bon
house-state-ill = rien ne s’enregistre
house-state-cold = compile encore : { $done } sur { $total }
house-label-playing = Tables en jeu
house-label-pages = Pages ouvertes
house-label-load = Charge d’un cœur
house-label-memory = Mémoire
house-label-bots = Bots qui réfléchissent
house-label-waiting = Décisions en attente
house-label-database = Base de données
house-label-writer = Écritures en attente
house-label-actions = Commandes depuis le départ
house-label-refused = Refusées
house-of = { $count } sur { $all }
house-timings = Temps
house-timings-about = dernière heure, ce processus
house-timing-action = Un coup parvient à tout le monde
house-timing-bot = Un bot décide
house-timing-recall = Une table est reprise
house-timing-commit = On écrit sur le disque
house-limit = seuil { $time }
house-half = la moitié
house-most = 95 sur 100
house-nearly = 99 sur 100
house-nothing-yet = encore rien
house-offline = Mettre une table hors ligne
house-offline-count = { $count ->
    [one] 1 est hors ligne
   *[other] { $count } sont hors ligne
}
house-offline-field = L’adresse de la table, ou ses lettres
house-find = Chercher
house-table-waiting = attend du monde
house-table-playing = une partie est en cours
house-table-over = la partie est finie
house-table-elsewhere = ouverte chez { $process }
house-take-offline = Mettre hors ligne
house-put-back = Remettre en ligne
house-offline-since = hors ligne depuis : { $when }
house-offline-note = Tout le monde à la table lit une phrase, et elle se ferme. Tant que tu ne la remets pas en ligne, personne n’entre et le temps ne court pas, même après un redémarrage.
house-restart = Annoncer un redémarrage
house-restart-none = aucun annoncé
house-restart-at = annoncé pour { $time }
house-restart-when = Quand
house-restart-two = Dans 2 minutes
house-restart-quarter = Dans 15 minutes
house-restart-night = À 4 h du matin
house-restart-preview = Voilà ce qu’on lit à la table
house-announce = { $count ->
    [one] Annoncer à 1 page
   *[other] Annoncer à { $count } pages
}
house-announce-all = Annoncer à toutes les pages
house-withdraw = Retirer l’annonce
house-restart-note = On peut la retirer jusqu’au dernier moment. La maison ne redémarre pas toute seule : c’est à toi de le faire.
house-diary = Dernièrement
house-diary-opened = La maison a ouvert
house-diary-frozen = Table arrêtée, { $game }, incident { $incident }
house-diary-reopened = Table rouverte, { $game }
house-diary-offline = Table mise hors ligne, { $game }
house-diary-back = Table remise en ligne, { $game }
house-diary-announced = Redémarrage annoncé
house-diary-withdrawn = Annonce retirée
house-notes = Trouvé au démarrage
house-leave = Fermer cette pièce à clé
house-locking = On ferme la pièce à clé…
house-not-locked = La maison n’a pas répondu : dans ce navigateur, la pièce n’est pas fermée à clé. Essaie encore.
