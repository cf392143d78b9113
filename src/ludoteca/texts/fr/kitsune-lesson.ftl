# La leçon de Kitsune : pour chaque étape de lesson.json un titre, quoi faire, et ce qu’on dit d’un bon coup, d’un mauvais et de tout autre.

kitsune-lesson-colours-title = La couleur compte
kitsune-lesson-colours = Leo et toi êtes du clan Zenko, bleu ; les deux autres sont du clan Yako, orange. Chaque couleur s’additionne, peu importe qui la joue : joue le 3 bleu.
kitsune-lesson-colours-done = Bleu 6, orange 3 : le clan de la couleur la plus forte avance son pion de la différence, 3 cases. Même le 2 bleu joué par Yako a compté pour toi.
kitsune-lesson-colours-orange = Une carte orange compte pour Yako, même de ta main : maintenant, c’est leur pion qui avance. Joues-en une bleue.
kitsune-lesson-colours-else = Le bleu gagne, mais avec moins d’écart, et le pion n’avance que de la différence. Joue le 3 bleu.

kitsune-lesson-give-title = L’échange
kitsune-lesson-give = Après chaque donne, avant le premier pli, on pose une carte face cachée pour quelqu’un de son clan. Donne n’importe quelle carte à Leo.
kitsune-lesson-give-done = Toutes les cartes changent de main ensemble ; tu as reçu le 5 bleu. Même entre partenaires, on ne voit pas les mains et on n’en parle pas. À six, on donne à la place suivante du même clan, dans le sens horaire ; à deux, on n’échange rien.

kitsune-lesson-lead-title = À toi d’entamer
kitsune-lesson-lead = Le Leader joue en premier, puis une carte par place dans le sens des aiguilles d’une montre, de toute couleur : personne ne doit suivre la tienne. Débarrasse-toi du 1 orange.
kitsune-lesson-lead-done = 6 à 6 : à totaux égaux, personne n’avance. Maintenant, c’est la place suivante dans le sens horaire qui entame, peu importe qui a gagné. Quand les mains sont vides, on redistribue ; les pions restent où ils sont.
kitsune-lesson-lead-katana = Un Katana détruit une carte déjà posée. En première carte d’un pli, il n’en trouve pas et il est gâché : joue le 1 orange.
kitsune-lesson-lead-else = On peut entamer avec n’importe quelle carte, mais les bonnes valent plus quand tu vois ce qu’il y a. Une carte orange devra bien partir un jour : joue le 1 orange.

kitsune-lesson-award-title = Quatre cases
kitsune-lesson-award = Yako a avancé de 6 cases. Si un pion avance de 4 ou plus d’un coup, l’autre clan reçoit un jeton Pouvoir, au choix parmi les libres, pour le membre de son choix. Prends Blocage, pour toi.
kitsune-lesson-award-done = Il ne sert qu’à toi, une fois, dès le pli suivant. Les autres : +3 pour une couleur au choix, Caché protège ta carte, Défausse te donne une carte du dernier pli, Change Couleur échange les couleurs.
kitsune-lesson-award-mate = Maintenant, Blocage est devant Leo, et personne d’autre ne peut l’utiliser. Prends-le pour toi.
kitsune-lesson-award-else = Le clan peut choisir tout jeton libre, mais il ne reste que 4 cases à Yako. C’est Blocage qui arrête un pion : prends-le, pour toi.

kitsune-lesson-block-title = Utilise un jeton
kitsune-lesson-block = L’orange mène 9 à 1, et il ne manque que 4 cases à Yako. Joue n’importe quelle carte avec Blocage : le clan qui gagne ce pli n’avance pas.
kitsune-lesson-block-done = Yako gagne le pli et reste sur place ; sans avancer, pas de jeton non plus. Blocage est hors jeu jusqu’à la prochaine manche ; les jetons non utilisés se gardent. Un clan qui en a un n’en reçoit pas d’autre.
kitsune-lesson-block-bare = Sans Blocage, Yako avance de la différence, arrive au bout et gagne la manche. Ajoute le jeton à ta carte.

kitsune-lesson-katana-title = Le Katana
kitsune-lesson-katana = Tu as joué un Katana : il détruit aussitôt une carte numérotée face visible devant une autre place. Tranche le 6 orange.
kitsune-lesson-katana-done = Le 6 est retourné et ne compte plus : bleu 4, orange 1. On ne tranche ni les cartes spéciales, ni ses propres cartes. Si le seul numéro posé est devant quelqu’un de ton clan, il faut trancher celui-là.
kitsune-lesson-katana-mate = C’était le 4 bleu de Leo, les seuls points de ton clan : l’orange gagne 7 à 0. Tranche le 6 orange.
kitsune-lesson-katana-else = Le 6 orange compte encore, et Yako avance. Tranche la carte qui pèse le plus.

kitsune-lesson-hidden-title = À l’abri
kitsune-lesson-hidden = Marta, après toi, attend avec un Katana. Entame avec le 6 bleu sous ton jeton Caché : il reste face cachée jusqu’à la fin du pli.
kitsune-lesson-hidden-done = Le Katana n’a pas trouvé de numéro à trancher. À la fin, ton 6 a été retourné : 6 à 3. Tout numéro peut être caché, et un Kitsune Blanc aussi ; un Katana ou un Kitsune Noir, non.
kitsune-lesson-hidden-bare = Face visible, ton 6 a été tranché et Yako avance. Joue-le sous le jeton Caché.
kitsune-lesson-hidden-else = C’est permis, mais seul le 6 bleu peut gagner ce pli, et seul Caché le sauve du Katana : joue les deux ensemble.

kitsune-lesson-white-title = Kitsune Blanc
kitsune-lesson-white = L’orange mène 11 à 1. Joue le Kitsune Blanc : dans ce pli, le bleu compte comme orange et l’orange comme bleu.
kitsune-lesson-white-done = 11 à 1 pour toi, 10 cases, donc Yako reçoit un jeton. Toutes les cartes du pli changent, celles d’après et un +3 aussi. Deux Kitsune Blanc s’annulent ; le jeton Change Couleur compte comme un.
kitsune-lesson-white-six = Ta plus haute carte ne suffit pas : 11 à 7, et Yako avance de 4. Joue le Kitsune Blanc.
kitsune-lesson-white-else = Yako avance de la différence, arrive au bout et gagne la manche. Joue le Kitsune Blanc.

kitsune-lesson-bound-title = Kitsune Noir
kitsune-lesson-bound = Yako a joué un Kitsune Noir : tu viens juste après, et tu dois jouer un numéro de leur couleur, orange, si tu en as un. Joue le plus petit.
kitsune-lesson-bound-done = Tu as obéi et gagné quand même, 5 à 3. Sans numéro orange, tu aurais pu jouer n’importe quoi. Ton propre Kitsune Noir demande du bleu à la place suivante ; en dernière carte d’un pli, il n’oblige personne.
kitsune-lesson-bound-six = Tu as obéi, mais offert six points à Yako, qui avance. Le 1 orange obéit tout aussi bien.

kitsune-lesson-finish-title = La fin
kitsune-lesson-finish = Chaque clan a gagné une manche, et il manque 4 cases à ton pion pour arriver au bout. Joue le 4 bleu.
kitsune-lesson-finish-done = Le pion arrive et la manche se termine aussitôt ; avec deux manches, la partie est gagnée. Après une première manche, les deux pions reviennent au départ, les jetons utilisés sont de nouveau libres, et un membre du clan gagnant entame.
kitsune-lesson-finish-short = Le bleu gagne, mais la différence est inférieure à 4 : le pion n’arrive pas. Joue le 4 bleu.
kitsune-lesson-finish-else = Une carte orange sert Yako, à qui il ne manque que 2 cases. Joue le 4 bleu.
