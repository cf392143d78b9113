# La leçon d’Exploding Kittens : pour chaque étape de lesson.json un titre, quoi faire, et ce qu’on dit d’un bon coup, d’un mauvais et de tout autre.

exploding-kittens-lesson-draw-title = Joue, puis pioche
exploding-kittens-lesson-draw = À ton tour, tu joues autant de cartes que tu veux, ou aucune ; puis tu en pioches une, ce qui termine ton tour. Pioche.
exploding-kittens-lesson-draw-done = Un Exploding Kitten ! Il a fallu jouer ton Désamorçage, qui est parti ; sans lui, c’était fini pour toi. Toute autre carte serait allée dans ta main, et ton tour serait fini.
exploding-kittens-lesson-draw-skip = Passe termine un tour sans piocher : garde-le pour un tour où tu crains un chaton. Pioche.

exploding-kittens-lesson-hide-title = Cache le chaton
exploding-kittens-lesson-hide = Après un Désamorçage, le chaton retourne dans la pioche, où tu veux, et personne d’autre n’apprend où. Mets-le tout en haut.
exploding-kittens-lesson-hide-done = Ton tour était fini ; Marta, qui suit, a pioché le chaton sans avoir de Désamorçage et a explosé : hors jeu, main et chaton défaussés. La dernière personne en jeu gagne.
exploding-kittens-lesson-hide-mine = Deux cartes au-dessus, deux personnes avant toi : à ta pioche suivante, tu as retrouvé ton propre chaton, et tu n’avais plus de Désamorçage. Mets-le tout en haut.
exploding-kittens-lesson-hide-else = C’est permis, et c’est ton secret ; un jour, quelqu’un le piochera. Tout en haut, c’est la place suivante : mets-le là.

exploding-kittens-lesson-future-title = Regarde d’abord
exploding-kittens-lesson-future = Deux des neuf cartes de la pioche sont des chatons, et tu n’as pas de Désamorçage. Joue Divination : tu regardes les trois premières, sans les montrer.
exploding-kittens-lesson-future-done = La prochaine carte est un chaton ! Les trois restent comme elles sont. Et c’est encore ton tour : une carte jouée ne le termine pas, sauf si elle le dit.
exploding-kittens-lesson-future-draw = Tu as pioché sans regarder : un chaton, pas de Désamorçage, et c’est fini pour toi. Joue d’abord Divination.
exploding-kittens-lesson-future-skip = C’est sûr, mais à l’aveugle. Regarde d’abord : joue Divination.
exploding-kittens-lesson-future-else = Une Paire vole une carte, mais il te faut encore piocher, sans savoir ce qui vient. Joue Divination.

exploding-kittens-lesson-skip-title = Ne pioche pas
exploding-kittens-lesson-skip = Si tu pioches maintenant, tu exploses. Joue Passe : ton tour se termine sans que tu pioches.
exploding-kittens-lesson-skip-done = C’est Marta qui a pioché le chaton, avait un Désamorçage et l’a caché de nouveau ; personne d’autre ne sait où. Un Mélange aurait brassé la pioche, mais il t’aurait encore fallu piocher.
exploding-kittens-lesson-skip-draw = Tu le savais : le chaton était tout en haut, et c’est fini pour toi. Joue Passe.
exploding-kittens-lesson-skip-else = Une Paire vole une carte, mais ne termine pas ton tour : il te faudrait encore piocher le chaton. Joue Passe.

exploding-kittens-lesson-nope-title = Non !
exploding-kittens-lesson-nope = Leo t’attaque : Leo ne pioche pas, et tu dois jouer deux tours. Un Non arrête une carte qui vient d’être jouée, même hors de ton tour. Dis Non.
exploding-kittens-lesson-nope-done = L’Attaque est arrêtée et reste défaussée ; le tour de Leo a continué, et Leo a dû piocher. Un Non arrête toute carte ou combinaison, mais jamais un chaton, un Désamorçage, une pioche ou le Chat Voleur.
exploding-kittens-lesson-nope-let = Maintenant, Leo a fini sans piocher, et tu dois jouer deux tours de suite. Dis Non.

exploding-kittens-lesson-nope-back-title = Non au Non
exploding-kittens-lesson-nope-back = Tu as joué une Faveur : Marta doit te donner une carte, de son choix. Mais Marta a dit Non. Dis Non à ce Non.
exploding-kittens-lesson-nope-back-done = Deux Non : la Faveur est relancée, et tu as reçu la seule carte de Marta, un Désamorçage. Un nombre pair de Non laisse agir une carte, un nombre impair l’arrête. De plusieurs à la fois, seul sert le plus proche dans le sens horaire.
exploding-kittens-lesson-nope-back-let = Un Non reste : la Faveur est arrêtée, sa carte est perdue, et tu ne reçois rien. Dis Non au Non.

exploding-kittens-lesson-pair-title = Deux identiques
exploding-kittens-lesson-pair = Un Chat seul ne fait rien. Deux cartes identiques volent une carte au hasard à qui tu choisis : joue tes deux Arc-en-Chat.
exploding-kittens-lesson-pair-done = La carte volée est à toi, et vous n’êtes que deux à la connaître. Deux cartes identiques quelconques font une Paire, deux Passes aussi, et ne font alors rien d’autre ; deux Chats différents, non. Ton tour continue.
exploding-kittens-lesson-pair-else = Piocher a terminé ton tour, et la Paire n’a pas été jouée. Joue d’abord les deux cartes identiques.

exploding-kittens-lesson-three-title = Trois identiques
exploding-kittens-lesson-three = Trois cartes identiques demandent à quelqu’un une carte par son nom. Tout le monde a reçu un Désamorçage : demande-le à Marta, avec tes trois Pastèchats.
exploding-kittens-lesson-three-done = La carte y était, il a donc fallu la remettre. Si elle n’y est pas, tu ne reçois rien, et tes trois cartes sont parties quand même. Il n’y a pas d’autres combinaisons.
exploding-kittens-lesson-three-pair = Une Paire prend une carte au hasard, et ce n’était pas le Désamorçage. Joue les trois, et nomme-le.
exploding-kittens-lesson-three-lacked = Leo n’a plus de Désamorçage : tu n’as rien reçu, et tes trois cartes sont parties. Demande à Marta.
exploding-kittens-lesson-three-draw = Un chaton, et pas de Désamorçage : c’est fini pour toi. Procure-toi d’abord un Désamorçage, avec tes trois cartes identiques.
exploding-kittens-lesson-three-else = Tu peux demander n’importe quelle carte à n’importe qui. Mais ce qui te sauve, c’est un Désamorçage, et Marta en a un.

exploding-kittens-lesson-burglar-title = Le Chat Voleur
exploding-kittens-lesson-burglar = Leo t’a envoyé le Chat Voleur et t’a pris un Tacochat. À ton tour, avant de piocher, tu peux l’envoyer ailleurs et demander à quelqu’un un certain Chat : récupère ton Tacochat.
exploding-kittens-lesson-burglar-done = Tu as de nouveau une Paire. Le Chat Voleur reste où il est allé. Il ne coûte pas de carte, aucun Non ne l’arrête, et on peut le garder pour un prochain tour. Si la personne qui l’a explose, il quitte le jeu.
exploding-kittens-lesson-burglar-lacked = Marta n’a pas de Tacochat : tu ne reçois rien, et le Chat Voleur y reste quand même. Tu sais qui a le tien : Leo.
exploding-kittens-lesson-burglar-draw = Ton tour est fini, et le Chat Voleur n’est pas parti : on ne l’envoie qu’avant de piocher.
exploding-kittens-lesson-burglar-else = C’est permis, mais ce n’est pas ton Tacochat. Envoie le Chat Voleur chez Leo, qui l’a.

exploding-kittens-lesson-attack-title = Attaque
exploding-kittens-lesson-attack = Tu subis une Attaque : deux tours à jouer. Passe n’en enlève qu’un. Joue Attaque : tes tours vont à la place suivante, et deux de plus.
exploding-kittens-lesson-attack-done = Marta a explosé au deuxième de quatre tours ; les deux autres sont annulés. Il ne reste que toi : tu gagnes. Dans un tour ordinaire, une Attaque donne deux tours. Un Désamorçage, comme un Passe, n’en termine qu’un.
exploding-kittens-lesson-attack-skip = Passe a enlevé un tour ; il en reste un autre, et il faut y piocher. Joue Attaque.
exploding-kittens-lesson-attack-draw = Un tour est fini, il en reste un autre. Joue Attaque, et les deux sont partis.
