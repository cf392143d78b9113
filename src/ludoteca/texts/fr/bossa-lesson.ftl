# La leçon de Bossa : quoi faire à chaque étape, ce qui en est sorti, et pourquoi réessayer. Tuiles : blancs-noirs.

bossa-lesson-sum-title = Fais la somme
bossa-lesson-sum = Une tuile a des points blancs et noirs : la ligne Blanche compte les blancs, la Noire les noirs. À droite du dé de la Blanche, 4, vient 5 : pose des tuiles qui font 5.
bossa-lesson-sum-done = 4 et 1 font Blanche 5 ; les points noirs ne comptent pas ici. Puis Marta a pioché, comme au début de chaque tour, et posé Blanche 3 vers le bas : chaque ligne peut être prolongée par vous deux.
bossa-lesson-sum-down = Cela a fait Blanche 3, vers le bas depuis le dé : c’est permis, mais le 5 est de l’autre côté.
bossa-lesson-sum-black = C’est allé dans la ligne Noire, où comptent les points noirs. Pour Blanche 5, seuls les blancs comptent.
bossa-lesson-sum-else = Cela a utilisé une tuile action au lieu de poser un groupe. Garde-la pour plus tard : tes tuiles peuvent faire Blanche 5.

bossa-lesson-count-title = Une de plus ou de moins
bossa-lesson-count = À côté d’un groupe, une tuile de plus ou une de moins qu’il n’en a, jamais autant. Blanche 5 a deux tuiles : pose Blanche 6 avec trois.
bossa-lesson-count-done = 1, 2 et 3 font Blanche 6. À côté de trois, on en pose deux ou quatre, et Marta a posé Blanche 7 avec deux. À côté d’un dé, une ou deux. Vers le bas, cela s’arrête à 1.
bossa-lesson-count-one = Une tuile est permise aussi, puisque c’est une de moins que deux ; mais trois à la fois vident ta main plus vite.
bossa-lesson-count-else = C’est permis, mais on demandait Blanche 6. Deux tuiles n’y vont pas : à côté de deux, on en pose une ou trois.

bossa-lesson-missing-title = Absent n’est pas zéro
bossa-lesson-missing = Noire 4 prend ici deux tuiles, et chacune doit montrer du noir : une tuile qui n’en a pas ne peut pas aider celle qui en a quatre. Trouves-en deux qui font 4.
bossa-lesson-missing-done = 1 et 3 font Noire 4. Une tuile sans la couleur de la ligne n’est pas un zéro : elle ne peut pas du tout aller dans cette ligne.
bossa-lesson-missing-else = C’est permis, mais on demandait Noire 4 : deux tuiles qui montrent toutes deux des points noirs, 4 ensemble.

bossa-lesson-redraw-title = Repioche
bossa-lesson-redraw = Rien ne va, et personne ne peut passer : utilise une tuile action. Joue Repioche et défausse 4-2, la tuile à quatre points blancs et deux noirs.
bossa-lesson-redraw-done = 4-2 est hors du jeu, et 1-1 est venue de la pioche. Chacune de tes trois tuiles action sert une fois par partie, et l’utiliser est ton coup entier.
bossa-lesson-redraw-else = Une nouvelle tuile est venue, mais 3-1 n’est plus là, alors qu’avec 1-1 elle ferait Blanche 4. Avec 4-2, c’est impossible.

bossa-lesson-stack-title = Empile
bossa-lesson-stack = Empile pose sur un groupe, de l’une ou l’autre ligne, autant de tuiles qu’il en a, avec la même somme. Pose tes deux dernières sur Blanche 7.
bossa-lesson-stack-done = 3 et 4 font 7, comme 1 et 6 dessous : le nombre et la somme s’accordent. Ce n’est pas un nouveau groupe, mais ta main est vide, et c’est gagné aussitôt.
bossa-lesson-stack-four = Blanche 4 était possible, mais il reste une tuile, et c’est la main vide qui gagne.
bossa-lesson-stack-else = Encore deux tuiles dans ta main : Empile t’en débarrasse d’un coup.

bossa-lesson-swap-title = Échange
bossa-lesson-swap = Échange donne une de tes tuiles contre une de l’autre main ; tu choisis les deux. Prends la seule tuile de Marta, et donnes-en une qui ne va nulle part.
bossa-lesson-swap-done = Rien n’allait, et Marta n’avait plus de tuile action : qui ne peut rien faire à son tour perd. Avec une tuile action encore libre, il aurait fallu l’utiliser.
bossa-lesson-swap-six = 6-0 fait Blanche 6, donc Marta a pu continuer. Donne une tuile qui ne va nulle part.
bossa-lesson-swap-place = Blanche 6 était possible, mais la tuile de Marta a fait Noire 3. Prends-la-lui.

bossa-lesson-sixth-title = Six groupes
bossa-lesson-sixth = Six groupes dans une ligne font gagner qui la possède, peu importe qui les a posés ; le dé n’en est pas un. Les deux lignes en ont cinq, et la Blanche est à toi : pose le sixième.
bossa-lesson-sixth-done = Ta ligne est pleine, et tu gagnes avec des tuiles en main. Remplir celle de Marta fait gagner Marta, sauf si ce sont tes dernières tuiles : alors, tu gagnes.
bossa-lesson-sixth-black = Tu as rempli la ligne de Marta, et donc Marta gagne. La victoire ne serait à toi que s’il s’agissait de tes dernières tuiles.
bossa-lesson-sixth-else = Ta ligne a encore cinq groupes, et Marta peut remplir l’autre avant.

bossa-lesson-pile-title = La pioche s’épuise
bossa-lesson-pile = Tu as pioché la dernière tuile. Ce tour est encore à toi, puis la partie se termine, et qui a le moins de tuiles gagne : tu en as quatre, Marta trois.
bossa-lesson-pile-done = Deux contre trois : tu gagnes. Là, seul compte le nombre de tuiles, pas ce qu’elles montrent.
bossa-lesson-pile-one = Trois contre trois : à nombre égal de tuiles, c’est égalité.

bossa-lesson-doubler-title = Avec l’extension
bossa-lesson-doubler = Avec l’extension, chaque place a un jeton à utiliser une fois, Doubleur ou Inverseur. Un Doubleur compte une tuile deux fois : fais Blanche 7 avec tes deux dernières.
bossa-lesson-doubler-done = Deux fois 2 et 3 font 7 : seule la tuile sous le jeton compte double. Un Inverseur rend noirs les points blancs d’une tuile et blancs les noirs. Les deux vont aussi avec Empile.
bossa-lesson-doubler-else = Ta main n’est pas encore vide. Avec le Doubleur sur 2-2, deux fois 2 et 3 font Blanche 7.

bossa-lesson-opening-title = Comment ça commence
bossa-lesson-opening = Quatre tuiles par main, encore cachées, et un dé de chaque côté. Le plus haut choisit la Blanche, la Noire ou le premier tour. Tu as beaucoup de blanc : prends la Blanche.
bossa-lesson-opening-done = La Blanche est à toi et part de son dé ; la Noire et le premier tour sont à Marta. Désormais, les deux mains sont à découvert, et chaque tuile piochée aussi.
bossa-lesson-opening-black = La Noire est à toi, et tu n’as presque pas de noir ; la Blanche et le premier tour vont à Marta.
bossa-lesson-opening-first = Tu joues en premier, et en échange Marta a choisi une ligne : la Blanche est prise.
