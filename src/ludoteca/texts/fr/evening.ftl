# Une soirée à la table : horloges, absences, messages, pauses, entrer avec une clé. Court, chaleureux, concret.

## Horloge

evening-clock = Horloge
evening-clock-about = s’arrête tant que la connexion est coupée
evening-pace-none = Rien ne presse
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Ton temps : { $time }
evening-time-of = Temps pour { $name } : { $time }
evening-hurry = Il te reste 10 secondes

## Qui regarde, qui écrit

evening-watch = Qui peut regarder
evening-watch-about = jamais les mains
evening-watch-nobody = Personne
evening-watch-link = Qui a le lien
evening-watch-all = Toute la maison
evening-listed = La table est sur l’interphone
evening-listed-true = Qui passe par là peut prendre place.
evening-listed-false = Seulement par lien, ou avec ses lettres.
evening-chat = On s’écrit à cette table
evening-chat-true = Messages et mimiques.
evening-chat-false = Que des mimiques.
evening-hints = Table amicale, avec conseils
evening-hints-true = À son tour, on peut demander ce qu’un bot ferait avec ce qu’on sait.
evening-hints-false = On réfléchit par soi-même. En solo contre les bots, il y a toujours des conseils.
evening-with-hints = conseils permis
evening-local = Un seul écran qui passe de main en main
evening-local-true = À son tour, on découvre sa propre main.
evening-local-false = On joue sur son propre écran.
evening-name-of = Nom à la place { $number }
evening-bell-watch = ça joue : regarder
evening-bell-watch-of = Regarder { $names } jouer à { $game }

## Absences

evening-away = { $name } n’est plus là depuis { $seconds } secondes. Un bot peut jouer dans { $left } ; la place pourra être reprise.
evening-away-now = { $name } n’est plus là depuis { $seconds } secondes. Un bot peut jouer ; la place pourra être reprise.
evening-away-clock = { $name } n’est plus là. L’horloge repart dans { $left } secondes.
evening-bot-now = Place au bot
evening-wait = On attend
evening-bot-plays = Un bot joue pour { $name }
evening-bot-plays-you = Un bot joue pour toi.
evening-return = Reprendre ta place

## Pauses, départs, repentirs

evening-adjourn = Continuer un autre jour
evening-adjourn-asked = { $names } : et si on continuait un autre jour ?
evening-adjourned = Une pause. La partie reste sur la table.
evening-go-on = On reprend
evening-reopen = La rouvrir
evening-reopen-about = Tu peux la rouvrir, telle qu’elle était après le dernier coup.
evening-reopen-host = La personne qui a ouvert la table peut la rouvrir, telle qu’elle était après le dernier coup.
evening-play-on = On continue maintenant
evening-leave = Laisser ta place à un bot
evening-leave-sure = Ta place va à un bot et ne revient pas. D’accord ?
evening-leave-yes = Laisser la place
evening-leave-no = Rester
evening-hurry-bots = Plus vite
evening-hurry-bots-more = les bots jouent sans pause
evening-hurried = À toute vitesse
evening-home = Sortir
evening-home-more = la partie continue
evening-take-back = Reprendre le coup
evening-one-back = Un coup en arrière
evening-practice = entraînement
evening-recorded = Cette partie date d’avant le changement des règles : elle peut être lue, pas continuée.

## Salle d’attente

evening-ready = J’y suis
evening-not-ready = Un instant
evening-getting-ready = se prépare
evening-remove = Demander à { $name } de partir
evening-code = Quatre lettres à dire à voix haute
evening-side-mine = de ton côté
evening-side-other = de l’autre côté

## Messages

evening-talk = Messages
evening-talk-empty = Personne n’a encore écrit.
evening-talk-field = Écris à la table
evening-talk-send = Dire
evening-talk-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
  }
evening-mute = Mettre { $name } en sourdine
evening-unmute = Rendre la parole à { $name }
evening-faces = Mimiques
evening-face-0 = rires
evening-face-1 = oh !
evening-face-2 = ouf
evening-face-3 = grr
evening-face-4 = bravo
evening-face-by = { $name } : { $face }

## Un seul écran

evening-hand-to = Passe l’écran à { $name }
evening-hand-to-more = Toutes les mains sont cachées.
evening-uncover = { $name }, découvre ta main

## La clé de la maison

evening-key = La clé de la maison
evening-key-about = Ouvre ce lien sur un autre appareil et c’est de nouveau toi. Il sert une fois ; qui l’a peut s’asseoir à ta place.
evening-key-copy = Copier la clé
evening-key-lock = Changer la serrure
evening-key-locked = C’est fait : les autres clés et les autres appareils n’ouvrent plus.
evening-key-found = Une clé est venue avec ce lien
evening-key-looking = On regarde à qui est cette clé…
evening-key-becomes = Avec elle, sur cet appareil, tu deviens { $name }.
evening-key-yours = Ne la tourne que si elle vient de toi : qui l’a faite voit ensuite tes cartes et peut jouer à ta place.
evening-key-seats = { $name } a encore sa place à { $count ->
    [one] { $count } table en cours. Tu laisses cette place derrière toi
   *[other] { $count } tables en cours. Tu laisses ces places derrière toi
  }.
evening-key-back = { $name } n’est pas loin : sous « À ton goût », on peut revenir.
evening-key-stay = Rester { $name }
evening-key-not-now = Plus tard
evening-key-become = Devenir { $name }
evening-key-leave-and-become = Laisser les places, devenir { $name }
evening-key-same = C’est ta propre clé : ici, tu es déjà { $name }, et elle reste bonne.
evening-before = Avant, sur cet appareil, tu étais { $name }.
evening-before-back = Redevenir { $name }
evening-forget = M’oublier
evening-forget-sure = Nom, messages et places disparaissent de cette maison, pour toujours. D’accord ?
evening-forget-yes = Oui, m’oublier
