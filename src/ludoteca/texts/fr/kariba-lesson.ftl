# La leçon de Kariba : quoi faire à chaque étape, ce qui en est sorti, et pourquoi réessayer.

kariba-lesson-water-title = Au point d’eau
kariba-lesson-water = Les animaux se retrouvent au point d’eau, chaque espèce à son emplacement : pose n’importe quelle carte de ta main.
kariba-lesson-water-done = Voilà l’animal en place, et ta main remonte à cinq. À chaque tour, tu poses quelque chose : personne ne peut passer.

kariba-lesson-several-title = Plusieurs à la fois
kariba-lesson-several = Un tour, un animal : joue autant de ses cartes que tu veux, jamais deux espèces. Pose les deux girafes.
kariba-lesson-several-done = Deux girafes au point d’eau : avec une de plus, de n’importe quelle main, c’est un troupeau.
kariba-lesson-several-one = Une girafe est partie, l’autre est restée en main ; les deux peuvent se poser au même tour.
kariba-lesson-several-else = C’est permis, mais cette carte reste seule ; deux girafes à la fois rapprochent d’un troupeau.

kariba-lesson-herd-title = À trois, on chasse
kariba-lesson-herd = Trois animaux identiques font un troupeau, et un troupeau chasse : joue la girafe que tu as piochée, et regarde qui s’enfuit.
kariba-lesson-herd-done = Trois girafes ont chassé les deux zèbres, et leurs cartes sont à toi : deux points. Un troupeau ne se retient pas, il chasse toujours.
kariba-lesson-herd-else = Personne n’a fui, car à moins de trois on ne chasse personne ; une troisième girafe fait un troupeau.

kariba-lesson-strongest-title = Le plus fort des plus faibles
kariba-lesson-strongest = Le numéro, c’est la force. Un troupeau ne chasse qu’une espèce, le numéro inférieur le plus proche au point d’eau : prends les quatre suricates.
kariba-lesson-strongest-done = Trois zèbres ont chassé les quatre suricates : parmi les plus faibles qu’un zèbre, c’étaient les plus forts au point d’eau.
kariba-lesson-strongest-leopards = Trois léopards chassent les plus forts des plus faibles, et ce sont les zèbres : deux cartes, et les quatre suricates restent.
kariba-lesson-strongest-else = Personne n’a fui, car à moins de trois on ne chasse personne ; zèbres ou léopards seraient trois, mais lesquels prennent les suricates ?

kariba-lesson-mouse-title = Souris et éléphant
kariba-lesson-mouse = Le plus petit chasse le plus grand : joue la troisième souris, et regarde les éléphants s’enfuir.
kariba-lesson-mouse-done = Trois souris ont chassé les trois éléphants : trois points.
kariba-lesson-mouse-elephants = Quatre éléphants chassent le plus fort des plus faibles, et c’est un seul rhinocéros : un point, là où ta souris en prend trois.
kariba-lesson-mouse-else = Personne n’a fui, car à moins de trois on ne chasse personne ; ta souris serait la troisième.

kariba-lesson-only-elephants-title = Que les éléphants
kariba-lesson-only-elephants = Les souris chassent les éléphants et personne d’autre : qui prend les trois zèbres ?
kariba-lesson-only-elephants-done = Trois girafes ont chassé trois zèbres ; les souris ne peuvent qu’attendre un éléphant.
kariba-lesson-only-elephants-mice = Trois souris, mais pas d’éléphant au point d’eau : personne n’a fui, et tu n’as rien pris.
kariba-lesson-only-elephants-else = Personne n’a fui, car à moins de trois on ne chasse personne ; quel animal plus fort qu’un zèbre est déjà deux fois au point d’eau ?

kariba-lesson-again-title = Le troupeau reste
kariba-lesson-again = Un troupeau reste au point d’eau et chasse de nouveau chaque fois qu’il grandit ; les autres troupeaux se reposent. Ajoute une girafe aux trois.
kariba-lesson-again-done = Quatre girafes ont chassé les deux zèbres venus entre-temps. Seul l’animal qui vient d’être joué chasse, et les girafes restent.
kariba-lesson-again-else = Seul l’animal qui vient d’être joué peut chasser : ta carte n’a pas formé de troupeau, et les girafes se sont reposées.

kariba-lesson-end-title = La dernière carte
kariba-lesson-end = La pioche est épuisée, donc plus personne ne pioche, et qui n’a plus de carte finit la partie : joue les deux zèbres.
kariba-lesson-end-done = La dernière chasse compte encore : chaque carte prise est un point, celles en main et au point d’eau n’en sont pas, et 12 à 10, c’est gagné.
kariba-lesson-end-one = Deux zèbres ne chassent personne, et tu as encore une carte : la partie continue, et quelqu’un d’autre peut prendre les suricates.
