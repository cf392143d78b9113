# Der Tisch von Boss Kito, wie die Seite ihn zeichnet: Stände, Bananen, Haufen und das Marktbuch.

boss-kito-table-round = Runde { $round } · Zug { $turn }/4
boss-kito-table-awards = Runde { $round } · Preise
boss-kito-table-ask-act = Karte, Marker oder Nachschub
boss-kito-table-ask-exchange = Tippe die Tauschkarten an
boss-kito-table-ask-give = Wer beginnt die nächste Runde?
boss-kito-table-ask-giver = { $name } gibt die Fahne weiter
boss-kito-table-pick-flag = Wähle, wer beginnt
boss-kito-table-pick-cards = Wähle Karten zum Tauschen
boss-kito-table-ask-pass = Nichts zu machen: passen
boss-kito-table-flag = Fahne
boss-kito-table-starts = beginnt die Runde
boss-kito-table-has-flag = jetzt hier
boss-kito-table-hand = Deine Bananen: Wähle eine Karte zum Spielen
boss-kito-table-hand-exchange = Welche Karten tauschst du?
boss-kito-table-hand-empty = Die Hand ist leer.
boss-kito-table-leaving = { $cards }, davon kommen { $count } weg
boss-kito-table-cards = { $count ->
    [one] 1 Handkarte
   *[other] { $count } Handkarten
  }
boss-kito-table-reserve = { $count ->
    [one] 1 Marker in der Reserve
   *[other] { $count } Marker in der Reserve
  }
boss-kito-table-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
boss-kito-table-market = Der Markt
boss-kito-table-taken-by = Gewonnen: { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: noch nichts
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
  }, { $tokens ->
    [0] kein Marker
    [one] 1 Marker
   *[other] { $tokens } Marker
  }, Stärke { $strength }{ $standing ->
    [lead] , allein vorn
    [tie] , gleichauf vorn
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 Marker gewählt
   *[other] { $count } Marker gewählt
  }
boss-kito-table-heaps = Nachschub
boss-kito-table-draw = Ziehen
boss-kito-table-deck = { $count ->
    [0] leer
   *[other] Stapel { $count }
  }
boss-kito-table-take = { $count ->
    [0] Nehmen
   *[other] { $count } nehmen
  }
boss-kito-table-supply = { $count ->
    [0] leer
   *[other] Korb { $count }
  }
boss-kito-table-exchange = Tauschen
boss-kito-table-discards = Ablage { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] 1 Karte tauschen
   *[other] { $count } Karten tauschen
  }
boss-kito-table-exchange-more = { $cards } auf die Ablage; du ziehst { $count }
boss-kito-table-take-more = { $count ->
    [one] du hast dann 1 Marker
   *[other] du hast dann { $count } Marker
  }
boss-kito-table-draw-more = vom verdeckten Stapel
boss-kito-table-early-tokens = { $count ->
    [one] 1 Marker legen
   *[other] { $count } Marker legen
  }
boss-kito-table-would-win = Stärke { $strength }: { boss-kito-type } wäre deine
boss-kito-table-would-tie = Stärke { $strength }, gleichauf mit { $rivals }
boss-kito-table-would-trail = Stärke { $strength }; { $rivals }: { $best }
boss-kito-table-give = { $name } die Fahne geben
boss-kito-table-keep = Fahne behalten
boss-kito-table-order = { $name } beginnt Runde { $round }, du bist an { $place ->
    [2] zweiter
    [3] dritter
    [4] vierter
   *[5] fünfter
  } Stelle
boss-kito-table-you-start = du beginnst Runde { $round }
boss-kito-table-ledger = Das Marktbuch
boss-kito-table-majorities = Mehrheiten bisher
boss-kito-table-how = Wer von einer Zahl die meisten Karten hat, allein oder gleichauf, bekommt diese Zahl als Punkte; alle anderen bekommen 1 pro Karte.
boss-kito-table-type = Zahl
boss-kito-table-most = die meisten: { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
  }
boss-kito-table-worth = Punkte bisher
boss-kito-table-removed = { $count ->
    [0] Keine Karte ist aus dem Spiel
    [one] 1 Karte ist aus dem Spiel
   *[other] { $count } Karten sind aus dem Spiel
  }
boss-kito-table-thrown = { $count ->
    [0] Keine Bananenkarte in der Ablage
    [one] 1 Bananenkarte in der Ablage
   *[other] { $count } Bananenkarten in der Ablage
  }
boss-kito-table-agreed = An diesem Tisch
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = Du gewinnst: { boss-kito-table-score }
boss-kito-table-end-other = { $who } gewinnt: { boss-kito-table-score }
boss-kito-table-end-shared = Geteilter Sieg: { $who }, je { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
boss-kito-table-turning = Die beste Mehrheit kommt von { $who }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } der Zahl { $type }.
boss-kito-chapter-box = In der Schachtel
boss-kito-chapter-players = Wer spielt
boss-kito-chapter-setting = Vorbereitung
boss-kito-chapter-seeing = Wer was sieht
boss-kito-chapter-actions = Aktionen
boss-kito-chapter-tokens = Marker und Stapel
boss-kito-chapter-prizes = Ende einer Runde
boss-kito-chapter-end = Ende und Punkte
boss-kito-chapter-rare = Sonderfälle
