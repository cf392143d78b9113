# La leçon de Boss Kito : quoi faire à chaque étape, ce qui en est sorti, et pourquoi réessayer.

boss-kito-lesson-card-title = La majorité l’emporte
boss-kito-lesson-card = À la fin de la manche, chaque gorille donne sa carte à qui montre le plus de bananes de sa couleur. Une carte banane en montre trois : gagne le 9.
boss-kito-lesson-card-done = Trois bananes vertes, et personne d’autre n’en avait : le 9 est à toi. Pour le bleu et le violet, personne n’en avait, donc ces cartes ont quitté le jeu.
boss-kito-lesson-card-red = Tes trois bananes rouges ne battent pas les six de Marta, et le 9, pour lequel personne n’avait de banane, a quitté le jeu.
boss-kito-lesson-card-else = La manche a fini sans rien de toi sur la table ; le 9, pour lequel personne n’avait de banane, a quitté le jeu.

boss-kito-lesson-first-title = D’abord la carte
boss-kito-lesson-first = Une manche a quatre tours d’une action, sans passer ; c’est ton troisième. Les jetons ne vont que sur tes propres cartes déjà posées : joue d’abord la carte verte.
boss-kito-lesson-first-done = Trois contre les quatre de Marta. Marta et Leo ont joué leur tour, et il te reste le dernier : pour les jetons.
boss-kito-lesson-first-yellow = Trois bananes jaunes ne battent pas les six de Leo ; et sans carte verte devant toi, tes jetons ne peuvent pas aider pour le 6.
boss-kito-lesson-first-else = Il reste un tour, et une carte avec des jetons en prend deux : jouer une carte et mettre des jetons sont des actions séparées.

boss-kito-lesson-tokens-title = Puis les jetons
boss-kito-lesson-tokens = Un jeton ajoute une banane à une de tes cartes ; une action en met un ou deux. Touche ta carte verte, une fois par jeton : dépasse les quatre de Marta.
boss-kito-lesson-tokens-done = Cinq contre quatre : le 6 est à toi, et son symbole a mis aussitôt un jeton dans ta réserve. Les jetons sur la table retournent au panier.
boss-kito-lesson-tokens-level = Quatre contre quatre : avec une égalité en tête, personne ne reçoit la carte, et le 6 a quitté le jeu.
boss-kito-lesson-tokens-else = Trois contre quatre : le 6 est allé à Marta.

boss-kito-lesson-spoil-title = Égalité : carte perdue
boss-kito-lesson-spoil = Marta mène au rouge avec six et a déjà deux 9. Une action ne te fait pas dépasser six, mais tu peux égaliser : gâche-lui la fête.
boss-kito-lesson-spoil-done = Six contre six : le 9 a quitté le jeu. Leo, qui suivait au rouge avec trois, n’en a pas hérité.
boss-kito-lesson-spoil-green = Trois bananes vertes ne battent pas les six de Leo, et au rouge personne n’a privé Marta d’un troisième 9.
boss-kito-lesson-spoil-else = Personne n’a privé Marta d’un troisième 9.

boss-kito-lesson-save-title = Fais le plein
boss-kito-lesson-save = Le bleu et le violet sont perdus, et les petites cartes montrent ce qui vient : deux 9. Ravitaille-toi : prends trois jetons, ou pioche une carte.
boss-kito-lesson-save-done = Main et réserve restent à toi, si grandes soient-elles. On ne débarrasse après une manche que ce qui est sur la table. S’il y a moins de trois jetons au panier, tu prends ceux-là.
boss-kito-lesson-save-lost = Trois bananes n’en battent pas sept, et à la fin de la manche ta carte a été défaussée comme toutes celles sur la table.
boss-kito-lesson-save-else = D’autres cartes, mais pas plus : trois jetons ou une carte de plus feraient des provisions pour la prochaine manche.

boss-kito-lesson-exchange-title = L’échange
boss-kito-lesson-exchange = Le jaune de Leo est hors d’atteinte, et tu n’as que du jaune. Défausse autant de cartes que tu veux, au moins une, et pioches-en autant : échange les trois.
boss-kito-lesson-exchange-done = Trois cartes défaussées, trois nouvelles que personne d’autre ne voit, en une action. Quand la pioche s’épuise, on mélange la défausse, qui devient la nouvelle pioche.
boss-kito-lesson-exchange-few = C’est permis, mais il reste du jaune dans ta main ; la même action échange les trois.
boss-kito-lesson-exchange-draw = Une quatrième carte, mais les trois jaunes sont encore là ; un échange les défausse et en pioche autant.
boss-kito-lesson-exchange-else = Ta main n’est toujours que du jaune, et Leo est loin devant au jaune.

boss-kito-lesson-last-title = De gauche à droite
boss-kito-lesson-last = Les cartes s’attribuent de gauche à droite, et qui gagne applique aussitôt le symbole. Rouge et violet montrent le drapeau (qui commence la prochaine manche) : c’est le dernier attribué qui compte. Gagne le violet.
boss-kito-lesson-last-done = Le rouge est venu d’abord : Marta l’a gagné et t’a donné le drapeau, la carte départ. Le violet vient en dernier et il est à toi : maintenant, tu décides où va le drapeau.
boss-kito-lesson-last-early = Tu as gagné le rouge et donné le drapeau à Marta ; mais Marta a gagné le violet, venu après, et te l’a rendu. La dernière fois compte.
boss-kito-lesson-last-both = Égalité au rouge et au violet : les deux cartes ont quitté le jeu, et le symbole d’une telle carte ne fait rien.
boss-kito-lesson-last-else = Le violet n’est pas à toi, et donc le dernier mot sur le drapeau non plus : deux jetons là font cinq contre quatre.

boss-kito-lesson-give-title = Qui commence ?
boss-kito-lesson-give = Donne le drapeau à qui tu veux, ou garde-le. Qui l’a commence chaque tour de la prochaine manche, puis on suit les aiguilles d’une montre : arrange-toi pour jouer en dernier.
boss-kito-lesson-give-done = Marta, juste après toi dans le sens horaire, commence, puis Leo, et tu joues en dernier à chacun des quatre tours : tu vois ce que tout le monde pose.
boss-kito-lesson-give-self = Tu commences, et Marta et Leo peuvent répondre à tout ce que tu poses.
boss-kito-lesson-give-middle = Leo commence, tu joues en deuxième, et Marta peut encore répondre après toi.

boss-kito-lesson-majority-title = Les majorités
boss-kito-lesson-majority = La fin des neuf manches : qui a le plus de cartes d’un numéro le marque, les autres un point par carte. Les 7 : Leo deux, toi un. Les 9 : Marta quatre, toi aucun. Lequel ?
boss-kito-lesson-majority-done = Deux 7 de chaque côté : toutes les places à égalité en tête marquent 7. Leo et toi avez 24 points, et là seulement comptent les jetons, cinq à quatre : tu gagnes. Les cartes en main ne valent rien.
boss-kito-lesson-majority-nine = Un 9 contre quatre marque un point. Avec un deuxième 7, tu serais à égalité avec Leo, et toutes les places à égalité en tête marquent 7.
boss-kito-lesson-majority-else = Pas de carte pour toi. Avec un deuxième 7, tu serais à égalité avec Leo, et toutes les places à égalité en tête marquent 7.
