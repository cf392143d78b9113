# Une leçon à la vraie table. Ce qui se dit à chaque étape est dans le fichier de son jeu.

learning-title = Leçon
learning-page-title = { $game } : la leçon
learning-step = étape { $at } sur { $count }
learning-step-anew = étape { $at } sur { $count }, une nouvelle table
learning-leave = Quitter la leçon
learning-coach = Ton guide
learning-task = À toi
learning-right = Bien joué
learning-wrong = Essaie encore
learning-next = Suite
learning-again = Réessayer
learning-back = Retour
learning-show = Montre-moi
learning-why = Là, les règles l’interdisent.
learning-over = Tu connais { $game }
learning-over-more = Joue une courte partie : le bot est gentil, et pour les premiers tours quelqu’un regarde par-dessus ton épaule.
learning-game = Jouer une courte partie
learning-game-more = contre un bot gentil, pour t’entraîner
learning-restart = Encore depuis le début
learning-none = { $game } n’a pas de leçon
learning-none-more = Ses règles sont toutes là, avec leurs numéros.
learning-offline = La leçon n’arrive pas
learning-offline-more = Pas de liaison avec la maison. Réessaie dans un moment.
learning-no-tips = Arrêter les conseils
