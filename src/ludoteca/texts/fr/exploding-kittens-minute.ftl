# Exploding Kittens en une minute : un titre et une phrase pour chaque image de minute.json ; -tip là où une image finit par un conseil.

exploding-kittens-minute-about-title = De quoi il s’agit
exploding-kittens-minute-about = De deux à cinq, on pioche à tour de rôle. La pioche cache des chatons qui explosent : un de moins que de personnes.
exploding-kittens-minute-aim-title = Le but du jeu
exploding-kittens-minute-aim = Qui pioche un chaton sans avoir de Désamorçage explose et sort du jeu. La dernière personne en jeu gagne.
exploding-kittens-minute-turn-title = Un tour
exploding-kittens-minute-turn = Joue autant de cartes que tu veux, ou aucune ; puis pioches-en une. Piocher termine ton tour.
exploding-kittens-minute-defuse-title = Désamorce et cache
exploding-kittens-minute-defuse = On commence avec un Désamorçage et sept autres cartes. Il te sauve une fois, et tu caches le chaton dans la pioche.
exploding-kittens-minute-nope-title = L’astuce : Non
exploding-kittens-minute-nope = Un Non arrête une carte qui vient d’être jouée, à n’importe quel tour. Un Non au Non la relance.
exploding-kittens-minute-cats-title = Les Chats et le Voleur
exploding-kittens-minute-cats = Deux cartes identiques en volent une au hasard, trois en demandent une précise. Le Chat Voleur demande un Chat, et reste là.
exploding-kittens-minute-end-title = La fin
exploding-kittens-minute-end = Passe et Attaque terminent un tour sans piocher ; après une Attaque, la place suivante en joue deux. Qui reste gagne.
exploding-kittens-minute-end-tip = Regarde avant de piocher, et garde un Passe ou une Attaque pour ce que tu vois.
