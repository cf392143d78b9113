# Notifications : ce que la maison dit à qui n’est pas là, et où l’on dit si elle le peut. Chargé quand quelqu’un regarde.

notices-title = À toi · { $game }
notices-with = Avec { $names }.
notices-with-bots = Contre les bots.
notices-left-days = { $count ->
    [one] Il reste { $count } jour.
   *[other] Il reste { $count } jours.
}
notices-left-hours = { $count ->
    [one] Il reste { $count } heure.
   *[other] Il reste { $count } heures.
}
notices-left-minutes = { $count ->
    [one] Il reste { $count } minute.
   *[other] Il reste { $count } minutes.
}
notices-stop = Ne plus notifier

notices-letter-subject = { $count ->
    [one] Une table t’attend
   *[other] { $count } tables t’attendent
}
notices-letter-hello = C’est à toi :
notices-letter-end = Une lettre par jour au plus. Ce lien y met fin :
notices-confirm-subject = La maison peut-elle t’écrire ?
notices-confirm-hello = Quelqu’un a demandé des lettres à cette adresse quand c’est son tour. Si c’était toi, ouvre ce lien et dis oui :
notices-confirm-else = Si ce n’était pas toi, ne fais rien : aucune autre lettre ne viendra. Le lien vaut deux jours.

## La dalle

notices = Notifications
notices-all-off = tout désactivé
notices-about = La maison ne t’appelle pas tant que tu ne le demandes pas.
notices-badge = Pastille sur l’icône
notices-badge-more = Le nombre de tables où c’est à toi.
notices-badge-not-here = Ce navigateur n’a pas de pastille.
notices-system = Notification système
notices-system-more = Le navigateur te demandera la permission, une seule fois.
notices-system-open = Le navigateur te demandera la permission, une seule fois. La notification vient tant qu’une page de la maison est ouverte, même derrière d’autres.
notices-system-push = Elle vient aussi quand aucune page de la maison n’est ouverte.
notices-system-insecure = Les navigateurs ne le permettent qu’en HTTPS. Ici, la maison est ouverte en simple HTTP.
notices-system-denied = Le navigateur ne le permet pas. Tu peux changer cela dans ses réglages pour cette adresse.
notices-system-not-here = Ce navigateur n’a pas de telles notifications ; sur un iPhone, elles viennent une fois la maison sur l’écran d’accueil.
notices-mail = Lettre par mail
notices-mail-more = Une par jour au plus, avec les tables où le temps presse.
notices-mail-where = Où l’envoyer
notices-mail-example = nom@exemple.fr
notices-mail-only = Elle ne sert qu’à cela. Désactive, et elle est effacée.
notices-mail-send = Envoyer
notices-mail-asked = Une lettre est en route vers { $address }. Ouvre-la et dis oui, dans les deux jours.
notices-mail-confirmed = Les lettres vont à { $address }.
notices-when = Quand
notices-when-due = Quand il reste un jour
notices-when-turn = Chaque fois que c’est à moi
notices-trouble = Cela n’a pas marché. Réessaie dans un moment.

## Les deux liens

notices-confirm = Recevoir des lettres ici ?
notices-confirm-more = Une par jour au plus, quand c’est à toi à une table. Chaque lettre a un lien qui y met fin.
notices-confirm-yes = Oui, écris-moi
notices-confirmed = C’est fait : les lettres viennent ici.
notices-end = Ne plus notifier ?
notices-end-more = Ce qui t’amène ici ne viendra plus. Tes tables restent comme elles sont.
notices-end-yes = Oui, plus rien
notices-ended = C’est fait : la maison ne t’appellera plus ainsi.

## Refus

notices-no-push = Cette maison n’a pas Web Push.
notices-no-mail = Cette maison n’envoie pas de lettres.
notices-no-service = La maison n’envoie rien au service push de ce navigateur.
notices-too-many-devices = On peut appeler { $most } navigateurs au plus. Désactive d’abord les notifications dans l’un d’eux.
notices-no-address = Cela ne ressemble pas à une adresse mail.
notices-too-many-letters = Cela fait beaucoup de lettres. Réessaie demain.
notices-not-sent = La lettre n’a pas pu partir. L’adresse est-elle juste ? Réessaie dans un moment.
notices-no-word = Ce lien a déjà servi, ou il est trop vieux.
