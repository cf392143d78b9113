# Exploding Kittens. Les phrases du journal suivent le nom de qui joue et n’ont pas de sujet à elles.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Pioche et croise les doigts : qui n’explose pas gagne. Édition Cat Burglar.
exploding-kittens-aim = Ne pioche pas d’Exploding Kitten sans Désamorçage. Qui reste en vie à la fin gagne.

exploding-kittens-title = { $title ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-named = { $named ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-first = { $first ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-second = { $second ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-third = { $third ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-card = { $card ->
    [0] Désamorçage
    [1] Attaque
    [2] Non
    [3] Faveur
    [4] Mélange
    [5] Passe
    [6] Divination
    [7] Tacochat
    [8] Pastèchat
    [9] Patachat Poilu
    [10] Chat Barbu
    [11] Arc-en-Chat
   *[12] Exploding Kitten
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Options
exploding-kittens-option-smallGame = À deux ou trois
exploding-kittens-option-smallGame-true = Seulement 2 Désamorçages en plus dans la pioche
exploding-kittens-option-smallGame-false = Tous les Désamorçages en plus dans la pioche
exploding-kittens-option-firstPlayer = Qui commence
exploding-kittens-option-firstPlayer-random = Au hasard
exploding-kittens-option-firstPlayer-0 = Place 1
exploding-kittens-option-firstPlayer-1 = Place 2
exploding-kittens-option-firstPlayer-2 = Place 3
exploding-kittens-option-firstPlayer-3 = Place 4
exploding-kittens-option-firstPlayer-4 = Place 5
exploding-kittens-option-nopeMode = Qui peut dire Non
exploding-kittens-option-nopeMode-poll = On répond en secret ; le Non le plus proche compte
exploding-kittens-option-nopeMode-race = Le premier Non compte
exploding-kittens-option-nopeWindowMs = Temps pour dire Non
exploding-kittens-option-nopeWindowMs-2000 = 2 secondes
exploding-kittens-option-nopeWindowMs-4000 = 4 secondes
exploding-kittens-option-nopeWindowMs-8000 = 8 secondes
exploding-kittens-option-nopeWindowMs-30000 = 30 secondes
exploding-kittens-option-selfNope = Non sur sa propre carte
exploding-kittens-option-selfNope-false = Pas proposé
exploding-kittens-option-selfNope-true = Permis
exploding-kittens-option-attackOnLastTurn = Attaque au dernier tour dû
exploding-kittens-option-attackOnLastTurn-add = Le tour restant s’ajoute : 3 tours
exploding-kittens-option-attackOnLastTurn-two = Toujours 2 tours
exploding-kittens-option-catBurglar = Chat Voleur
exploding-kittens-option-catBurglar-true = En jeu
exploding-kittens-option-catBurglar-false = Reste dans la boîte

## Ce qui s’est passé
exploding-kittens-began = Nouvelle partie. { $seat } commence ; { $pile } cartes dans la pioche, dont { $kittens ->
    [one] { $kittens } chaton
   *[other] { $kittens } chatons
}.
exploding-kittens-defuses-out = { $count ->
    [one] { $count } Désamorçage quitte le jeu.
   *[other] { $count } Désamorçages quittent le jeu.
}
exploding-kittens-dealt = Tes cartes : { $cards }.
exploding-kittens-burglar-stands = Le Chat Voleur est ici.
exploding-kittens-played-attack = Attaque.
exploding-kittens-played-skip = Passe.
exploding-kittens-played-shuffle = Mélange.
exploding-kittens-played-see = Divination.
exploding-kittens-played-favor = { $to ->
    [toi] Faveur : te demande une carte.
   *[other] Faveur, demandée à { $to }.
}
exploding-kittens-played-pair = Deux cartes { exploding-kittens-title }, pour { $to ->
    [toi] te voler une carte.
   *[other] voler une carte à { $to }.
}
exploding-kittens-played-three = Trois cartes { exploding-kittens-title }, pour { $to ->
    [toi] te demander
   *[other] demander à { $to }
} une carte { exploding-kittens-named }.
exploding-kittens-played-burglar = Le Chat Voleur va chez { $to } et demande une carte { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] Non !
   *[other] Encore Non ! Cela en fait { $count }.
}
exploding-kittens-noped-back = Non au Non ! Cela en fait { $count }, donc c’est reparti.
exploding-kittens-cancelled = { exploding-kittens-title } : carte arrêtée.
exploding-kittens-let = { exploding-kittens-title } : personne ne s’y oppose.
exploding-kittens-handed = { $to ->
    [toi] Te remet
   *[other] Remet à { $to }
} une carte { exploding-kittens-title }.
exploding-kittens-lacked = N’a pas de carte { exploding-kittens-title } pour { $to }.
exploding-kittens-gave = { $to ->
    [toi] Te donne une carte.
   *[other] Donne une carte à { $to }.
}
exploding-kittens-gave-card = { $to ->
    [toi] Te donne une carte
   *[other] Donne une carte à { $to }
} : { exploding-kittens-title }.
exploding-kittens-stole = { $to ->
    [toi] Te vole une carte.
   *[other] Vole une carte à { $to }.
}
exploding-kittens-stole-card = { $to ->
    [toi] Te vole une carte
   *[other] Vole une carte à { $to }
} : { exploding-kittens-title }.
exploding-kittens-nothing-left = N’a plus de carte pour { $to }.
exploding-kittens-shuffled = La pioche est mélangée ({ $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}).
exploding-kittens-saw = { $count ->
    [one] Regarde la seule carte de la pioche.
   *[other] Regarde les { $count } premières cartes de la pioche.
}
exploding-kittens-saw-1 = { $count } carte dans la pioche : { exploding-kittens-first }.
exploding-kittens-saw-2 = Les { $count } cartes de la pioche : { exploding-kittens-first }, puis { exploding-kittens-second }.
exploding-kittens-saw-3 = Les { $count } premières cartes : { exploding-kittens-first }, puis { exploding-kittens-second }, puis { exploding-kittens-third }.
exploding-kittens-drew = Pioche une carte.
exploding-kittens-drew-card = Pioche une carte { exploding-kittens-title }.
exploding-kittens-kitten = Pioche un Exploding Kitten.
exploding-kittens-defused = Désamorçage : pas de boum.
exploding-kittens-placed = Remet le chaton dans la pioche, personne ne voit où.
exploding-kittens-placed-at = Remet le chaton { $depth ->
    [0] tout en haut
    [one] sous { $depth } carte
   *[other] sous { $depth } cartes
} ({ $pile } dans la pioche).
exploding-kittens-exploded = { $count ->
    [0] Explose, la main vide.
    [one] Explose et défausse { $count } carte : { $cards }.
   *[other] Explose et défausse { $count } cartes : { $cards }.
}
exploding-kittens-burglar-left = Le Chat Voleur quitte aussi le jeu.
exploding-kittens-attacked = { $to } doit jouer { $owed } tours.
exploding-kittens-skipped = Fin du tour, sans piocher.
exploding-kittens-turn = { $owed ->
    [one] Commence son tour.
   *[other] Commence son tour, { $owed } de suite.
}
exploding-kittens-again = { $owed ->
    [one] Encore { $owed } tour.
   *[other] Encore { $owed } tours.
}
exploding-kittens-won = { $winners } reste en jeu jusqu’au bout, et gagne.
exploding-kittens-because-last-alive = Tout le monde a explosé, sauf { $seat }.

## Ce qu’on peut faire
exploding-kittens-do-attack = Attaque
exploding-kittens-do-skip = Passe
exploding-kittens-do-shuffle = Mélange
exploding-kittens-do-see = Divination
exploding-kittens-do-favor = Demander une Faveur
exploding-kittens-do-burglar = Envoyer le Chat Voleur
exploding-kittens-do-draw = Piocher
exploding-kittens-do-nope = Non !
exploding-kittens-do-let = Laisser passer
exploding-kittens-do-pair = Deux cartes { exploding-kittens-title } : voler une carte
exploding-kittens-do-three = Trois cartes { exploding-kittens-title } : demander une carte
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Donner : { exploding-kittens-title }
exploding-kittens-do-place = { $depth ->
    [0] Tout en haut
    [one] Sous { $depth } carte
   *[other] Sous { $depth } cartes
}

## Pourquoi non
exploding-kittens-refused-over = La partie est finie.
exploding-kittens-refused-dead = Tu as explosé : maintenant, tu ne fais que regarder.
exploding-kittens-refused-turn = C’est à { $seat }.
exploding-kittens-refused-window = D’abord, tout le monde dit si la carte est arrêtée.
exploding-kittens-refused-gift = D’abord, { $seat } { $to ->
    [toi] te donne une carte.
   *[other] donne une carte à { $to }.
}
exploding-kittens-refused-nothing-declared = Choisis d’abord ce que tu joues.
exploding-kittens-refused-target-first = Dis d’abord qui tu vises.
exploding-kittens-refused-name-first = Nomme d’abord la carte que tu demandes.
exploding-kittens-refused-no-window = Il n’y a rien à arrêter : un Non répond à une carte qui vient d’être jouée.
exploding-kittens-refused-no-nope = Tu n’as pas de Non en main.
exploding-kittens-refused-not-asked = On ne te demande rien ici, ou tu as déjà répondu.
exploding-kittens-refused-no-kitten = Il n’y a pas de chaton à remettre.
exploding-kittens-refused-place = { $count ->
    [0] La pioche est vide : le chaton ne peut être que tout en haut.
    [one] La pioche a { $count } carte : au plus celle-là peut être au-dessus du chaton.
   *[other] La pioche a { $count } cartes : il peut y en avoir au plus autant au-dessus du chaton.
}
exploding-kittens-refused-burglar-gone = Le Chat Voleur n’est pas en jeu.
exploding-kittens-refused-burglar = Le Chat Voleur est devant { $seat }.
exploding-kittens-refused-cat = Le Chat Voleur ne demande que des Chats, pas la carte { exploding-kittens-title }.
exploding-kittens-refused-no-favor = Personne ne t’a demandé de Faveur.
exploding-kittens-refused-all-empty = Personne d’autre n’a de cartes.
exploding-kittens-refused-none = Tu n’as pas de carte { exploding-kittens-title }{ $count ->
    [one] .
   *[other] , et il en faut { $count }.
}
exploding-kittens-refused-alone = Une seule carte { exploding-kittens-title } ne fait rien : il faut deux cartes identiques.
exploding-kittens-refused-defuse = Garde-le : un Désamorçage te sauve tout seul quand tu pioches un chaton.
exploding-kittens-refused-held = Cartes { exploding-kittens-title } en main : { $held }, pas { $count }.
exploding-kittens-refused-no-seat = Il n’y a personne à cette place.
exploding-kittens-refused-self = Choisis quelqu’un d’autre que toi.
exploding-kittens-refused-target-dead = { $seat } a explosé.
exploding-kittens-refused-empty-hand = { $seat } n’a pas de cartes à donner.
exploding-kittens-bad-decision = « { $text } » n’est pas une décision d’Exploding Kittens. Écris ["draw"], ["pair", "Skip", 2] ou ["insert", 4].
exploding-kittens-bad-notation = « { $text } » n’est pas un coup d’Exploding Kittens. Écris draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip ou put 4.

## La table en phrases
exploding-kittens-heading-turn = Le tour
exploding-kittens-heading-piles = Les piles
exploding-kittens-heading-seats = Qui joue
exploding-kittens-heading-hand = Main : { $seat }
exploding-kittens-line-won = { $seat } a gagné.
exploding-kittens-line-turn = { $owed ->
    [one] C’est à { $seat }.
   *[other] C’est à { $seat } : { $owed } tours à jouer.
}
exploding-kittens-line-attacked = { $owed ->
    [one] C’est à { $seat }, sous le coup d’une Attaque : encore { $owed } tour.
   *[other] C’est à { $seat }, sous le coup d’une Attaque : encore { $owed } tours.
}
exploding-kittens-line-burglar = Le Chat Voleur est devant { $seat }.
exploding-kittens-line-burglar-gone = Le Chat Voleur est hors jeu.
exploding-kittens-line-attack = { $seat } joue { exploding-kittens-title }.
exploding-kittens-line-skip = { $seat } joue { exploding-kittens-title }.
exploding-kittens-line-shuffle = { $seat } joue { exploding-kittens-title }.
exploding-kittens-line-see = { $seat } joue { exploding-kittens-title }.
exploding-kittens-line-favor = { $seat } joue { exploding-kittens-title } : { $to ->
    [toi] tu devras
   *[other] { $to } devra
} donner une carte.
exploding-kittens-line-pair = { $seat } joue deux cartes { exploding-kittens-title } pour { $to ->
    [toi] te voler une carte.
   *[other] voler une carte à { $to }.
}
exploding-kittens-line-three = { $seat } joue trois cartes { exploding-kittens-title } et { $to ->
    [toi] te demande
   *[other] demande à { $to }
} une carte { exploding-kittens-named }.
exploding-kittens-line-nope = { $seat } dit Non !
exploding-kittens-line-window = On demande à tout le monde : Non, ou laisser passer ?
exploding-kittens-line-answered = Tu as répondu. On demande aussi aux autres.
exploding-kittens-line-give = { $seat } choisit une carte pour { $to }.
exploding-kittens-line-defuse = { $seat } remet en secret le chaton dans la pioche.
exploding-kittens-line-pile = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}, { $kittens ->
    [0] aucun Exploding Kitten.
    [one] dont { $kittens } Exploding Kitten.
   *[other] dont { $kittens } Exploding Kittens.
}
exploding-kittens-line-odds = D’après ce que tu sais, la prochaine carte a { $percent } % de chances d’être un Exploding Kitten.
exploding-kittens-line-out = { $count ->
    [one] { $count } Désamorçage est hors jeu.
   *[other] { $count } Désamorçages sont hors jeu.
}
exploding-kittens-line-no-discards = La défausse est vide.
exploding-kittens-line-top = Sur la défausse : { exploding-kittens-title }.
exploding-kittens-line-discarded = Défaussé : { $count } × { exploding-kittens-title }.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Aucune carte.
exploding-kittens-line-out-of-game = { $seat } : boum, hors jeu.
exploding-kittens-line-seat = { $seat } : { $count ->
    [0] aucune carte en main.
    [one] { $count } carte en main.
   *[other] { $count } cartes en main.
}

## Les règles, une phrase chacune ; les numéros sont ceux de RULES.md
EK-101 = Il y a 4 Exploding Kittens.
EK-102 = Il y a 6 Désamorçages.
EK-103 = Il y a 4 Attaques, de deux tours chacune.
EK-104 = Il y a 5 Non.
EK-105 = Il y a 4 Faveurs.
EK-106 = Il y a 4 Mélanges.
EK-107 = Il y a 4 Passes.
EK-108 = Il y a 5 Divinations, de trois cartes chacune.
EK-109 = Il y a cinq Chats, avec 4 cartes identiques chacun.
EK-110 = La boîte contient 56 cartes.
EK-111 = Un pion, le Chat Voleur, est devant une des places, sauf si la table joue sans lui.
EK-112 = Douze sortes de cartes peuvent être en main ; un Exploding Kitten, jamais.
EK-201 = On joue de deux à cinq.
EK-301 = On retire d’abord les Exploding Kittens et les Désamorçages.
EK-302 = Tout le monde reçoit un Désamorçage.
EK-303 = Les autres Désamorçages retournent dans le paquet ; à deux ou trois, deux seulement, sauf si la table en décide autrement.
EK-304 = On mélange le paquet et on distribue à tout le monde sept cartes de plus, une à la fois, à partir de la personne qui commence : huit en tout.
EK-305 = Des Exploding Kittens vont dans le paquet, un de moins qu’il n’y a de personnes ; les autres quittent le jeu.
EK-306 = On mélange le paquet : c’est la pioche. Rien n’est encore défaussé.
EK-307 = Quelqu’un commence : par tirage au sort, ou une place choisie par la table.
EK-308 = Le Chat Voleur part devant la personne à droite de celle qui commence.
EK-401 = Ta main n’est vue que de toi.
EK-402 = Tout le monde sait combien de cartes contient chaque main.
EK-403 = Tout le monde sait combien de cartes contient la pioche.
EK-404 = Personne ne connaît l’ordre de la pioche, sauf ce que Divination et Désamorçage apprennent à qui les joue.
EK-405 = La défausse est face visible et peut être parcourue.
EK-406 = Un Exploding Kitten pioché est montré aussitôt à tout le monde.
EK-407 = Personne d’autre que toi ne sait où tu remets un chaton.
EK-408 = Personne d’autre que toi ne voit ce que montre Divination. Cela reste dans ton journal tel que c’était montré ; personne ne le recalcule pour toi.
EK-409 = Une carte donnée pour une Faveur ou volée par une Paire n’est vue que de qui la donne et de qui la reçoit.
EK-410 = Tout le monde entend ce que demandent un Brelan ou le Chat Voleur, et voit si la carte est remise.
EK-411 = Tout le monde voit combien de tours sont dus et où est le Chat Voleur.
EK-412 = La main d’une personne qui explose est montrée à tout le monde.
EK-501 = À ton tour, tu joues autant de cartes que tu veux, ou aucune ; puis tu pioches.
EK-502 = Une fois chaque action réglée, tu peux en jouer une autre.
EK-503 = Ce que tu joues va face visible sur la défausse ; tu dis en même temps qui tu vises et ce que tu demandes.
EK-504 = Une carte qui n’est pas un chaton va dans ta main, et le tour est fini.
EK-505 = Un tour fini, c’est un tour de moins à jouer. Quand il n’en reste plus, la place suivante en a un.
EK-506 = Une main peut être de n’importe quelle taille ; une main vide ne change rien.
EK-511 = Attaque : il te faut la carte.
EK-512 = Passe : ton tour se termine sans que tu pioches.
EK-513 = Faveur : une autre personne qui a des cartes t’en donne une de son choix.
EK-514 = Mélange : on mélange la pioche.
EK-515 = Divination : tu regardes, sans les montrer, les trois premières cartes ; elles restent où elles sont.
EK-516 = Paire : deux cartes identiques de n’importe quelle sorte volent une carte au hasard à une autre personne qui en a.
EK-517 = Brelan : trois cartes identiques de n’importe quelle sorte demandent une carte nommée à une autre personne ; elle en remet un exemplaire s’il y en a.
EK-518 = Avec le Chat Voleur devant toi, tu peux l’envoyer chez une autre personne et demander un des Chats.
EK-519 = Tu peux toujours piocher.
EK-520 = Un Chat seul ne fait rien et ne peut pas être joué.
EK-521 = Un Désamorçage ne se joue seul que sur un chaton qui vient d’être pioché, un Non seulement en réponse ; dans une Paire ou un Brelan, les deux servent comme n’importe quelle carte.
EK-522 = Dans une Paire ou un Brelan, les cartes ne font rien d’autre.
EK-523 = Il n’y a pas d’autres combinaisons, et deux Chats différents ne font pas une Paire.
EK-531 = Une Attaque termine aussitôt ton tour, sans que tu pioches ; la place suivante joue plusieurs tours de suite.
EK-532 = Une Attaque fait jouer deux tours à la place suivante.
EK-533 = Si tu subis toi-même une Attaque, la tienne transmet les tours qu’il te reste, celui-ci compris, et deux de plus.
EK-534 = Qui reçoit l’Attaque la subit ; qui attaque n’a plus de tour à jouer.
EK-535 = Passe n’enlève qu’un tour.
EK-536 = Une Attaque ou un Passe arrêtés ne changent rien.
EK-541 = Tu pioches la première carte ; un chaton est montré aussitôt.
EK-542 = Sans Désamorçage, tu exploses : tes cartes et le chaton sont défaussés, le chaton par-dessus, et tu ne joues plus.
EK-543 = Avec un Désamorçage en main, tu dois le jouer, et il est défaussé.
EK-544 = Puis tu remets le chaton n’importe où dans la pioche, en secret, sans regarder.
EK-545 = Après un Désamorçage, le tour est fini, mais seulement celui-là.
EK-546 = Chaton et Désamorçage ne peuvent pas être arrêtés par un Non.
EK-547 = Qui explose ne joue plus de tour ; la place suivante a un tour ordinaire.
EK-548 = Si le Chat Voleur est devant une personne qui explose, il quitte le jeu.
EK-551 = Le Chat Voleur va chez la personne choisie, qui remet un exemplaire du Chat demandé, s’il y en a. Il y reste dans tous les cas.
EK-552 = Tu peux garder le Chat Voleur pour un prochain tour.
EK-553 = Tu peux l’envoyer chaque fois que tu pourrais jouer une carte à ton tour.
EK-554 = Le Chat Voleur ne peut pas être arrêté par un Non.
EK-555 = Ce n’est pas une carte : on peut l’envoyer chez une personne sans cartes.
EK-601 = Un Non arrête toute carte ou combinaison qui vient d’être jouée, même un autre Non, avant qu’elle fasse effet ; jamais un chaton, un Désamorçage ou le Chat Voleur.
EK-602 = Un Non sur un Non relance l’action, et ainsi de suite.
EK-603 = On demande à toutes les personnes en vie, sauf à celle qui vient de jouer, et on répond en secret : Non, avec un Non en main, ou laisser passer.
EK-604 = La fenêtre se ferme quand tout le monde a répondu ; le temps écoulé, une réponse manquante laisse passer.
EK-605 = S’il y a plusieurs Non, le plus proche dans le sens des aiguilles d’une montre est joué ; les autres restent en main et personne n’en sait rien.
EK-606 = Un nombre pair de Non laisse l’action se faire, un nombre impair l’arrête.
EK-607 = Ce qui est arrêté reste sur la défausse, avec toutes les cartes d’une combinaison.
EK-608 = Personne ne peut savoir si tu n’avais pas de Non ou si tu ne l’as pas joué.
EK-609 = Si c’est le premier Non qui compte, il ferme la fenêtre.
EK-610 = Le hasard et les choix ne viennent qu’après la fermeture de la dernière fenêtre.
EK-611 = Qui a joué l’action peut répondre à un Non comme tout le monde.
EK-701 = La dernière personne en vie gagne.
EK-702 = Les autres se classent selon la durée en jeu.
EK-703 = La pioche ne s’épuise jamais : elle contient toujours un chaton de moins qu’il n’y a de personnes en vie.
EK-801 = Avec une main vide, tu pioches, ou tu envoies le Chat Voleur.
EK-802 = Divination montre toutes les cartes s’il y en a moins de trois.
EK-803 = Si personne d’autre n’a de cartes, Faveur et Paire ne peuvent pas être jouées ; Brelan et Chat Voleur le peuvent, en vain.
EK-804 = Si la dernière carte d’une main était un Non qui vient d’être joué, Faveur et Paire n’obtiennent rien.
EK-805 = Avec une seule carte, c’est celle-là que l’on donne pour une Faveur.
EK-806 = Si le chaton était la dernière carte de la pioche, il y retourne seul.
EK-807 = À deux, une Attaque touche l’autre place.
EK-808 = Qui explose ne joue aucun des tours encore dus.
EK-809 = Si une personne attaquée explose à son premier tour, la place suivante a un tour.
EK-810 = Le Chat Voleur d’une personne qui explose ne revient plus.
EK-811 = Si personne n’a de Non, tout le monde laisse passer.
EK-812 = Un Brelan obtient un exemplaire, même si l’autre en a plus.
EK-813 = Aucune carte ne se perd jamais : la pioche, la défausse, les mains et un chaton que l’on remet font tout le jeu.
EK-901 = Le hasard décide de l’ordre du paquet sans chatons.
EK-902 = Le hasard décide de l’ordre de la pioche avec chatons.
EK-903 = Le hasard décide de chaque Mélange.
EK-904 = Le hasard décide quelle carte est volée par une Paire.
EK-905 = Le hasard décide qui commence, si la table le veut ainsi.

exploding-kittens-position-past = { $number ->
    [0] Le passé de cette position ne peut pas avoir commencé ainsi.
   *[other] Le passé de cette position contredit ses cartes, à l’entrée { $number }.
}

## Dit à qui le fait, après « toi »

exploding-kittens-stole-card-self = Tu voles une carte à { $to } : { exploding-kittens-title }.
exploding-kittens-nothing-left-self = Tu n’as plus de carte pour { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Tu regardes la seule carte de la pioche.
   *[other] Tu regardes les { $count } premières cartes de la pioche.
}
exploding-kittens-drew-card-self = Tu pioches une carte { exploding-kittens-title }.
exploding-kittens-kitten-self = Tu pioches un Exploding Kitten.
exploding-kittens-defused-self = Désamorçage : pas de boum.
exploding-kittens-placed-at-self = Tu remets le chaton { $depth ->
    [0] tout en haut
    [one] sous { $depth } carte
   *[other] sous { $depth } cartes
} ({ $pile } dans la pioche).
exploding-kittens-exploded-self = { $count ->
    [0] Tu exploses, la main vide.
    [one] Tu exploses et défausses { $count } carte : { $cards }.
   *[other] Tu exploses et défausses { $count } cartes : { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Tu commences ton tour.
   *[other] Tu commences ton tour, { $owed } de suite.
}

## Dit à la personne concernée

exploding-kittens-began-you = Nouvelle partie. Tu commences ; { $pile } cartes dans la pioche, dont { $kittens ->
    [one] { $kittens } chaton
   *[other] { $kittens } chatons
}.
exploding-kittens-attacked-you = Tu dois jouer { $owed } tours.
exploding-kittens-won-you = Il ne reste que toi : tu gagnes.
exploding-kittens-because-last-alive-you = Tout le monde a explosé, sauf toi.
exploding-kittens-refused-turn-you = C’est à toi.
exploding-kittens-refused-gift-you = D’abord, tu donnes une carte à { $to }.
exploding-kittens-refused-burglar-you = Le Chat Voleur est devant toi.
exploding-kittens-refused-target-dead-you = Tu as explosé.
exploding-kittens-refused-empty-hand-you = Tu n’as pas de cartes à donner.
exploding-kittens-heading-hand-you = Ta main
exploding-kittens-line-won-you = Tu as gagné.
exploding-kittens-line-turn-you = { $owed ->
    [one] C’est à toi.
   *[other] C’est à toi : { $owed } tours à jouer.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] C’est à toi, sous le coup d’une Attaque : encore { $owed } tour.
   *[other] C’est à toi, sous le coup d’une Attaque : encore { $owed } tours.
}
exploding-kittens-line-burglar-you = Le Chat Voleur est devant toi.
exploding-kittens-line-attack-you = Tu joues { exploding-kittens-title }.
exploding-kittens-line-skip-you = Tu joues { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = Tu joues { exploding-kittens-title }.
exploding-kittens-line-see-you = Tu joues { exploding-kittens-title }.
exploding-kittens-line-favor-you = Tu joues { exploding-kittens-title } : { $to } devra donner une carte.
exploding-kittens-line-pair-you = Tu joues deux cartes { exploding-kittens-title } pour voler une carte à { $to }.
exploding-kittens-line-three-you = Tu joues trois cartes { exploding-kittens-title } et demandes à { $to } une carte { exploding-kittens-named }.
exploding-kittens-line-nope-you = Tu dis Non !
exploding-kittens-line-give-you = Tu choisis une carte pour { $to }.
exploding-kittens-line-defuse-you = Tu remets en secret le chaton dans la pioche.
exploding-kittens-table-boom-you = Tu exploses
exploding-kittens-table-tell-defuse-you = Tu caches le chaton dans la pioche
exploding-kittens-table-turning-you = Le dernier chaton a sauté devant toi{ $count ->
    [0] .
    [one] , après { $count } chaton désamorcé.
   *[other] , après { $count } chatons désamorcés.
}

## Ce qui parle pour un coup

exploding-kittens-explain-risk = { $known ->
    [sure]
        { $percent ->
            [0] tu sais que la prochaine carte est inoffensive
           *[other] tu sais que la prochaine carte explose
        }
    [odds] d’après ce que tu sais, la prochaine carte a { $percent } % de chances d’exploser
   *[plain]
        { $pile ->
            [1]
                { $kittens ->
                    [0] la seule carte qui reste n’explose pas
                   *[other] la seule carte qui reste explose
                }
           *[other]
                { $kittens ->
                    [0] sur les { $pile } cartes qui restent, aucune n’explose
                    [one] sur les { $pile } cartes qui restent, { $kittens } explose
                   *[other] sur les { $pile } cartes qui restent, { $kittens } explosent
                }
        }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] tu n’as pas de Désamorçage
    [one] tu as { $defuses } Désamorçage
   *[other] tu as { $defuses } Désamorçages
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Tu dois encore jouer { $owed } tours.
}
exploding-kittens-explain-draw = Pioche : { exploding-kittens-explain-risk } ; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Passe maintenant : { exploding-kittens-explain-risk } ; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Attaque : { $to } pioche à ta place, et plus d’une fois ; { exploding-kittens-explain-risk } ; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Regarde d’abord : { exploding-kittens-explain-risk } ; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Mélange : { exploding-kittens-explain-risk } ; { exploding-kittens-explain-defuses }. Après, plus personne ne connaît l’ordre.
exploding-kittens-explain-hand = { $cards ->
    [one] qui a { $cards } carte
   *[other] qui a { $cards } cartes
}
exploding-kittens-explain-favor = Demande une carte à { $to }, { exploding-kittens-explain-hand } : { exploding-kittens-explain-defuses }, et { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Vole une carte à { $to }, { exploding-kittens-explain-hand } : { exploding-kittens-explain-defuses }, et { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Demande une carte { exploding-kittens-title } à { $to }, { exploding-kittens-explain-hand } : { exploding-kittens-explain-defuses }, et { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = D’après ce que tu sais, il y a { $chance } % de chances que { $to } ait une carte { exploding-kittens-title } ; le Chat Voleur ne coûte pas de carte.
exploding-kittens-explain-nope = { $aim ->
    [mine] Réponds Non : ta carte le vaut bien.
    [you] Non : c’est toi qu’on vise.
   *[others] Non : mieux vaut l’arrêter.
} { $nopes ->
    [one] C’est ton seul Non.
   *[other] Tu as { $nopes } Non.
}
exploding-kittens-explain-let = { $nopes ->
    [0] Laisse passer : tu n’as pas de Non.
    [one] Laisse passer : ton seul Non vaudra davantage plus tard.
   *[other] Laisse passer : tes { $nopes } Non vaudront davantage plus tard.
}
exploding-kittens-explain-put = { $depth ->
    [0] Tout en haut : { $to } le pioche ensuite, si rien ne se passe entre-temps.
    [one] Sous { $depth } carte sur { $pile } : personne d’autre ne le sait.
   *[other] Sous { $depth } cartes sur { $pile } : personne d’autre ne le sait.
}
exploding-kittens-explain-give = Donne la carte { exploding-kittens-title } : c’est celle qui te manquera le moins.
