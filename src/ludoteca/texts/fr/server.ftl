# Ce que dit la maison quand elle ne peut pas faire quelque chose. Court, aimable, et toujours avec une issue.

## À la porte

server-unknown-host = Cette maison n’est pas connue à cette adresse. Ouvre-la à celle qu’elle a montrée au démarrage.
server-foreign-page = Cette demande vient de la page d’une autre maison. Ouvre la table ici et réessaie.
server-https-only = Hors de ton propre réseau, cette maison ne s’ouvre qu’en HTTPS.
server-who-are-you = Présente-toi d’abord : choisis un nom et une figurine, puis réessaie.
server-too-many-guests = Trop d’arrivées à la fois. Attends une minute, puis entre.
server-too-many-guests-today = Énormément de nouvelles têtes sont arrivées de ton réseau aujourd’hui. Qui connaît déjà la maison entre ; les nouvelles têtes sont les bienvenues demain.
server-too-many-sockets = Trop de tables sont ouvertes à la fois depuis ton réseau. Fermes-en, puis réessaie.
server-not-found = Il n’y a rien à cette adresse. Depuis l’accueil, on va partout.
server-page-missing = La page n’est pas encore construite. Lance make, puis recharge-la.

## Noms

server-name-empty = Un nom a besoin d’au moins une lettre ou un chiffre visible.
server-name-long = Ce nom est un peu long : { $most } caractères au plus.
server-no-such-doll = Cette figurine n’existe pas. Il y en a { $dolls } au choix.
server-too-many-names = Que de noms et de figurines ! Garde ceux-ci pendant { $minutes } minutes.

## Messages

server-malformed = Ce message est illisible. Recharge la page.
server-too-large = Ce message est trop grand.
server-too-fast = Quelle vitesse : plus de { $count } actions en { $seconds } secondes. Respire un coup et continue.
server-too-many-joins = Des tables ont été demandées plus de { $count } fois en { $seconds } secondes. Attends un instant, puis réessaie.
server-bad-command = Une commande a un identifiant de 1 à { $most } caractères.
server-join-first = Prends d’abord place à une table, ou regardes-en une.
server-other-table = Cette connexion mène à une autre table : son adresse doit nommer celle que tu demandes.

## Ouvrir une table

server-no-such-game = Aucun jeu nommé { $game } n’habite ici.
server-no-such-level = Aucun bot ne joue au niveau { $level }.
server-champions-busy = Les bots Diamant réfléchissent longtemps, et il y en a déjà à autant de tables que la maison peut servir sans faire attendre les autres. Choisis Or, ou réessaie quand l’une de ces parties sera finie.
server-too-many-bots = Une place est à toi : { $seats } places ne suffisent pas pour autant de bots.
server-too-many-tables = Tu as ouvert beaucoup de tables. Joue à l’une d’elles, ou attends quelques minutes.
server-too-many-tables-today = C’est plus qu’une journée n’en contient : { $most } tables au plus. Joue à l’une des tiennes ; demain, il y en aura d’autres.
server-too-many-tables-here = Énormément de tables ont été ouvertes aujourd’hui depuis ton réseau. Prends place à l’une d’elles ; demain, il y en aura d’autres.
server-no-code-left = Toutes les lettres pour de nouvelles tables sont prises en ce moment. Réessaie bientôt.
server-hint-warming = Les conseils pour ce jeu chauffent encore : { $done } pièces de la maison sur { $total } sont prêtes. En attendant, on joue.
server-no-such-origin = Rien ici ne s’appelle { $name } ; impossible de continuer à partir de là.
server-no-such-move = Cette partie a { $most } coups : choisis un moment entre le début et le dernier.
server-over-there = À ce moment-là, la partie est finie. Choisis un moment antérieur pour continuer.
server-out-there = À ce moment-là, cette place est hors jeu. Choisis une autre place, ou un moment antérieur.

## Places

server-no-such-table = Cette table n’existe pas. Redemande le lien, ou ouvre une table à toi.
server-no-such-chair = Cette table n’a pas cette place.
server-chair-taken = Cette place est déjà prise.
server-not-seated = Tu n’as pas de place à cette table.
server-only-watching = Tu regardes cette table : il faut y avoir une place pour faire cela.
server-host-only = Seule la personne qui a ouvert la table peut faire cela.
server-chairs-open = Des places sont encore libres. Mets-y un bot, ou attends quelqu’un.
server-already-dealt = Les cartes sont distribuées : les places pourront changer après cette partie.
server-bad-stir = Ce que tu ajoutes au mélange a { $most } caractères au plus, en texte simple.
server-bad-commitment = Un engagement est un hachage SHA-256 : 64 chiffres hexadécimaux.
server-commitment-late = Ce paquet de cartes n’est plus sur la table.
server-committed-already = Une autre de tes pages prend déjà part à ce mélange.
server-nothing-to-reveal = Tu n’as rien à révéler maintenant.
server-bad-reveal = Ce n’est pas ce que promettait ton engagement. Cela ne compte pas.
server-dealing = On distribue les cartes. Les places pourront changer quand elles seront sur la table.
server-deal-void = La page n’a pas répondu à temps pour { $seat }. On jette ces cartes et on scelle un nouveau paquet : distribue de nouveau quand tout le monde est prêt.
server-not-ready = Il faut encore un instant à quelqu’un. On distribue quand tout le monde est prêt.
server-nobody-to-remove = Il n’y a personne à cette place que l’on puisse prier de partir.
server-removed = La personne qui a ouvert cette table préfère jouer sans toi ici. D’autres tables sont ouvertes.
server-names-missing = Sur cet appareil, chaque personne a besoin d’un nom : { $count ->
    [one] il manque { $count } nom
   *[other] il faut { $count } noms
  } en plus du tien.
server-not-local = À cette table, on joue sur son propre appareil.
server-no-such-code = Aucune table ne répond à ces lettres. Redemande-les, une par une.
server-too-many-files = Cela fait beaucoup de fichiers. Attends une minute, puis ouvre le suivant.
server-too-many-replays = Cela fait beaucoup de parties à revoir. Attends une minute, puis ouvre la suivante.
server-too-many-chains = Cela fait beaucoup de chaîne publique. Attends une minute, puis continue à lire.
server-too-many-answers = Cela fait beaucoup de réponses. Attends une minute, puis essaie la suivante.
server-bad-steps = Ce n’est pas un coup : ses étapes sont des nombres séparés par des points.
server-too-many-codes = Cela fait beaucoup d’essais. Attends une minute, puis réessaie.
server-no-watching = À cette table, on joue sans public.

## En jeu

server-not-dealt = Les cartes ne sont pas encore distribuées.
server-match-over = Cette partie est finie. Rejoue si tu veux.
server-not-over = Cette partie est encore en cours. On pourra rejouer quand elle sera finie.
server-stale-move = Entre-temps, la table a avancé. Regarde encore, puis choisis.
server-answered-first = Une autre réponse est arrivée avant et a décidé. Regarde de nouveau la table, puis continue.
server-nothing-forbids = Rien ne l’interdit maintenant : vas-y.
server-absent = Un bot joue pour toi. Reprends d’abord ta place.
server-still-playing = Tu joues encore : les bots font des pauses tant qu’une personne est en jeu.
server-not-away = Un bot peut prendre le relais quand quelqu’un n’est plus là depuis { $seconds } secondes.
server-adjourned = Cette partie continue un autre jour. Quand tout le monde est là, reprenez.
server-somebody-missing = Il manque encore quelqu’un. Reprends quand tout le monde est là, ou laisse un bot prendre la place.
server-window-open = Un instant : une carte attend sa réponse. Vous pourrez remettre à plus tard dès qu’elle l’aura.
server-nothing-to-take-back = Tu n’as rien à reprendre maintenant.
server-told-something = Ce coup a appris quelque chose à quelqu’un : il reste donc joué.
server-no-time-left = Il ne reste plus de temps pour décider autrement.
server-in-person = À ce jeu, une réponse doit venir en quelques secondes, il faut donc que tout le monde soit là : choisis une autre horloge que des jours par coup.
server-days-no-pause = Avec des jours par coup, il n’y a rien à remettre : on joue quand on veut.
server-days-no-stand-in = À cette table, on a des jours pour chaque coup. Un bot prend le relais quand ils sont passés.
server-out = Tu ne joues plus dans cette partie : c’est à qui joue encore d’en décider.

## Parler

server-no-chat = À cette table, on n’écrit pas. Les mimiques, oui.
server-out-quiet = Qui ne joue plus en sait trop : on pourra de nouveau écrire à la fin. Les mimiques, oui.
server-out-faces = Qui ne joue plus fait une mimique de temps en temps. Attends un peu.
server-line-empty = Il n’y a rien à lire là-dedans.
server-line-long = C’est un peu long : { $most } caractères au plus.
server-talk-fast = Cela fait beaucoup d’un coup. Respire et continue.
server-no-such-face = Cette mimique n’existe pas. Il y en a { $faces } au choix.

## Ta clé

server-no-such-key = Cette clé n’ouvre pas : elle a peut-être déjà servi, ou la serrure a changé.
server-seats-open = Tu as encore ta place à { $count ->
    [one] une table
   *[other] { $count } tables
  } ici. Dis d’abord que tu laisses ta place.
server-nobody-before = Cet appareil n’était à personne d’autre avant, ou la serrure a changé depuis.
server-locked-out = Sur un autre appareil, la serrure a été changée, ou tu as demandé l’oubli : celui-ci n’entre plus.

## Parties finies

server-no-such-match = Cette partie n’existe pas.
server-still-running = Cette partie est encore en cours. Son fichier et son replay s’ouvrent quand elle est finie, pour que personne ne jette un œil.
server-old-rules = Les règles ont changé depuis cette partie : elle peut être lue, mais aucun fichier ne permet de la rejouer.

## Nos propres erreurs

server-table-frozen = Cette table s’est arrêtée à cause d’une erreur de notre part ; aucun coup n’est perdu. Incident { $incident }.
server-bot-silent = Les bots ne répondent pas. Aucun coup n’est perdu : la table attend et leur redemande.
server-not-frozen = Cette table est déjà ouverte.
server-incident = Quelque chose a mal tourné de notre côté. Incident { $incident }.
server-table-offline = Qui s’occupe de la maison a mis cette table hors ligne. Rien n’est perdu et le temps ne court pas : repasse plus tard.
server-already-offline = Cette table est déjà hors ligne.
server-not-offline = Cette table n’est pas hors ligne.
server-restart-when = Un redémarrage s’annonce au moins { $least } minute et au plus { $most } heures à l’avance.
server-operator-link = Ce lien a déjà servi, est trop vieux ou n’est pas de cette maison. Un nouveau s’obtient avec : ludoteca house
server-operator-only = C’est pour qui s’occupe de la maison. Un lien s’obtient avec : ludoteca house
server-operator-private = Cette pièce s’ouvre en HTTPS ou sur la machine du serveur : sur un réseau, d’autres pourraient écouter.
server-metrics-token = Ces chiffres sont pour qui envoie le bon jeton.

## Le disque

server-not-stored = Impossible d’enregistrer cela à l’instant, donc rien n’a changé. Réessaie dans un moment ; le temps de tout le monde est arrêté.
server-not-read = Impossible de lire à l’instant ce dont la maison se souvient. Réessaie dans un moment ; rien n’est perdu.
server-table-moved = Cette table vient de passer sur un autre serveur de la maison. La page la suit toute seule ; rien n’est perdu.

## Expliquer

server-no-hints = À cette table, on joue sans conseils. Qui ouvre une table peut les permettre à tout le monde ; en solo contre les bots, il y en a toujours.
server-hint-not-now = Tu n’as rien à décider en ce moment.
server-too-many-hints = Cela fait beaucoup de conseils. Dans { $seconds } secondes, il y en aura d’autres.
server-no-thought = Les bots ont trop à réfléchir pour l’instant. Réessaie dans un moment.
server-too-many-thoughts = On analyse pour toi { $most } parties au plus à la fois. Attends que l’une soit prête.
server-no-hindsight = Cette partie ne peut pas être analysée : elle ne se rejoue pas avec les règles d’aujourd’hui.
