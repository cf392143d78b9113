# Der Kitsune-Tisch, wie die Seite ihn zeichnet: Pfad, Stich, Marker, Hand.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = vom Clan { kitsune-clan }
kitsune-table-round = Runde { $round }
kitsune-table-leader = eröffnet diesen Stich
kitsune-table-gets = bekommt deine Karte
kitsune-table-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
kitsune-table-rounds = { $count ->
    [0] keine Runde gewonnen
    [one] 1 Runde gewonnen
   *[other] { $count } Runden gewonnen
  }
kitsune-table-track = Weisheitspfad mit { $steps } Schritten: Zenko auf { $blue }, Yako auf { $orange }
kitsune-table-sum = Blau { $blue }, Orange { $orange }
kitsune-table-after-cut = nach dem Hieb
kitsune-table-unseen = eine Karte ungesehen
kitsune-table-swapped = Farben vertauscht
kitsune-table-exchange = Alle wählen eine Karte fürs Clanmitglied
kitsune-table-of = { $count } von { $of }
kitsune-table-turn-together = alle wechseln zugleich
kitsune-table-laid = { $name }: eine Karte liegt verdeckt
kitsune-table-not-laid = { $name }: wählt noch
kitsune-table-no-play = { $name }: noch keine Karte
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , mit +3 auf { kitsune-side }
   *[other] , mit { kitsune-token }
  }{ $fate ->
    [hidden] , verdeckt
    [struck] , zerstört
   *[open] {""}
  }
kitsune-table-shelf = Machtmarker: { $count } frei. Was bewirken sie?
kitsune-table-free = { $count } frei
kitsune-table-pile = Stapel
kitsune-table-discards = Ablage
kitsune-table-past = Frühere Stiche seit dem Austeilen
kitsune-table-open-past = { $count ->
    [one] Ablage: den früheren Stich ansehen
   *[other] Ablage: { $count } frühere Stiche ansehen
  }
kitsune-table-choose-award = Ein Machtmarker für deinen Clan
kitsune-table-choose-fetch = Die Karten des letzten Stichs
kitsune-table-choose-leader = Wer die nächste Runde eröffnet
kitsune-table-pick-token = Tippe auf einen Marker und lies, was er bewirkt
kitsune-table-eyes-only = Nur du siehst diese Karten
kitsune-table-hand = Deine Karten
kitsune-table-hand-empty = Die Hand ist leer.
kitsune-table-tool = { $token ->
    [change] Farb{ "\u00AD" }wechsel
   *[other] { kitsune-token }
}
kitsune-table-plus = { $side ->
    [B] +3 auf Blau
   *[O] +3 auf Orange
  }
kitsune-table-together = Zusammen
kitsune-table-pick = { $phase ->
    [exchange] Karte zum Weitergeben wählen
    [target] Karte zum Zerstören wählen
    [fetch] Karte zum Nehmen wählen
    [award] Wähle einen Marker
    [leader] Wähle, wer eröffnet
   *[play] Wähle eine Karte
  }
kitsune-table-ask-give = Wähle die Karte für { $name }
kitsune-table-ask-given = Die anderen wählen noch; du kannst noch ändern
kitsune-table-ask-first = Du eröffnest: Spiel irgendeine Karte
kitsune-table-ask-play = Spiel eine Karte
kitsune-table-ask-bound = { $clan ->
    [B] Blau ist Pflicht (Schwarze Kitsune)
   *[O] Orange ist Pflicht (Schwarze Kitsune)
  }
kitsune-table-ask-target = Welche Zahl zerstörst du?
kitsune-table-ask-fetch = Nimm eine Karte des letzten Stichs
kitsune-table-ask-award = Welcher Marker, und für wen?
kitsune-table-ask-award-two = Welchen Marker nimmt dein Clan?
kitsune-table-ask-award-any = Welcher Marker? Wer zuerst antwortet, entscheidet
kitsune-table-ask-leader = Wer eröffnet die nächste Runde?
kitsune-table-waits-clan = { $name } entscheidet für { kitsune-table-clan }
kitsune-table-key-give = { kitsune-card } an { $name } geben
kitsune-table-key-given = Hingelegt: { kitsune-card }
kitsune-table-key-change = verdeckt; du kannst noch ändern
kitsune-table-key-cut = { kitsune-card } von { $name } zerstören
kitsune-table-so-far = bisher Blau { $blue }, Orange { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } zu { $low } für uns
   *[them] { $high } zu { $low } gegen uns
  }: { kitsune-table-clan } rückt { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
  } vor
kitsune-table-ahead-tied = { $high } zu { $low }: niemand rückt vor
kitsune-table-ahead-blocked = { $high } zu { $low }: Block, niemand rückt vor
kitsune-table-turning = Der weiteste Sprung: { kitsune-table-clan }, { $count } Schritte in einem Stich.
kitsune-table-score = { $score ->
    [one] 1 Runde
   *[other] { $score } Runden
}
kitsune-table-end-you = Du gewinnst, mit { $score } Runden
kitsune-table-end-other = { $who } gewinnt, mit { $score } Runden
kitsune-table-end-shared = Gemeinsam gewonnen: { $who }
kitsune-chapter-box = In der Schachtel
kitsune-chapter-clans = Die Clans
kitsune-chapter-setting = Vorbereitung
kitsune-chapter-exchange = Das Weitergeben
kitsune-chapter-seeing = Wer was sieht
kitsune-chapter-trick = Der Stich
kitsune-chapter-special = Sonderkarten
kitsune-chapter-tokens = Machtmarker
kitsune-chapter-scoring = Ende eines Stichs
kitsune-chapter-receiving = Einen Marker bekommen
kitsune-chapter-dealing = Neu austeilen
kitsune-chapter-end = Ende von Runde und Partie
kitsune-chapter-rare = Sonderfälle
