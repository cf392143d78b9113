# Boss Kito en une minute : un titre et une phrase pour chaque image de minute.json ; -tip là où une image finit par un conseil.

boss-kito-minute-about-title = De quoi il s’agit
boss-kito-minute-about = Cinq gorilles offrent chacun une carte numérotée ; elle va à qui montre le plus de bananes de la couleur du gorille.
boss-kito-minute-begin-title = Pour commencer
boss-kito-minute-begin = On joue de trois à cinq, avec au départ cinq cartes banane, cachées aux autres, et trois jetons, visibles.
boss-kito-minute-aim-title = Le but du jeu
boss-kito-minute-aim = Qui a le plus de cartes d’un numéro le marque, même à égalité ; sinon un point par carte. Il y a neuf 9 … et un 1.
boss-kito-minute-turn-title = Un tour
boss-kito-minute-turn = Une action : jouer une carte, mettre 1 ou 2 jetons sur tes cartes, piocher, prendre 3 jetons, ou échanger des cartes.
boss-kito-minute-tie-title = L’astuce : l’égalité
boss-kito-minute-tie = Une carte montre trois bananes, un jeton une. Avec une égalité en tête, la carte quitte le jeu, et personne n’en hérite.
boss-kito-minute-order-title = De gauche à droite
boss-kito-minute-order = Après quatre tours, de gauche à droite. Symboles, aussitôt : drapeau, qui commence ; carte, pioche ; pièce, un jeton.
boss-kito-minute-end-title = La fin
boss-kito-minute-end = Après neuf manches, on compte les numéros. Cartes en main et jetons ne valent rien ; les jetons départagent.
boss-kito-minute-end-tip = Joue en dernier dans une manche : tu vois tout, et tu dépasses d’une banane ou tu égalises.
