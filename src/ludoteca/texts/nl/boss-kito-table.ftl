# De tafel van Boss Kito zoals de pagina die tekent: namen van kramen, bananen, hopen en het kasboek.

boss-kito-table-round = ronde { $round } · beurt { $turn }/4
boss-kito-table-awards = ronde { $round } · prijzen
boss-kito-table-ask-act = Een kaart, fiches, of inslaan
boss-kito-table-ask-exchange = Tik op de kaarten om te wisselen
boss-kito-table-ask-give = Wie begint de volgende ronde?
boss-kito-table-ask-giver = { $name } geeft de vlag door
boss-kito-table-pick-flag = Kies wie begint
boss-kito-table-pick-cards = Kies kaarten om te wisselen
boss-kito-table-ask-pass = Er kan niets: pas
boss-kito-table-flag = Vlag
boss-kito-table-starts = begint de ronde
boss-kito-table-has-flag = nu hier
boss-kito-table-hand = Jouw bananen: kies een kaart om te spelen
boss-kito-table-hand-exchange = Welke kaarten wissel je?
boss-kito-table-hand-empty = De hand is leeg.
boss-kito-table-leaving = { $cards }, daarvan { $count } weg
boss-kito-table-cards = { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
  }
boss-kito-table-reserve = { $count ->
    [one] 1 fiche in reserve
   *[other] { $count } fiches in reserve
  }
boss-kito-table-points = { $count ->
    [one] 1 punt
   *[other] { $count } punten
  }
boss-kito-table-market = De markt
boss-kito-table-taken-by = Gepakt door { $name }.
boss-kito-table-front-none = { $name }, { boss-kito-colour }: nog niets
boss-kito-table-front = { $name }, { boss-kito-colour }: { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }, { $tokens ->
    [0] geen fiche
    [one] 1 fiche
   *[other] { $tokens } fiches
  }, kracht { $strength }{ $standing ->
    [lead] , alleen op kop
    [tie] , samen op kop
   *[behind] { "" }
  }
boss-kito-table-coins = { $front }; { $count ->
    [one] 1 fiche gekozen
   *[other] { $count } fiches gekozen
  }
boss-kito-table-heaps = Inslaan
boss-kito-table-draw = Trek
boss-kito-table-deck = { $count ->
    [0] leeg
   *[other] stapel { $count }
  }
boss-kito-table-take = { $count ->
    [0] Pak
   *[other] Pak { $count }
  }
boss-kito-table-supply = { $count ->
    [0] leeg
   *[other] mand { $count }
  }
boss-kito-table-exchange = Wissel
boss-kito-table-discards = afgelegd { $count }
boss-kito-table-exchange-cards = { $count ->
    [one] Wissel 1 kaart
   *[other] Wissel { $count } kaarten
  }
boss-kito-table-exchange-more = { $cards } op de aflegstapel; je trekt er { $count }
boss-kito-table-take-more = { $count ->
    [one] dan heb je 1 fiche
   *[other] dan heb je { $count } fiches
  }
boss-kito-table-draw-more = van de gedekte stapel
boss-kito-table-early-tokens = { $count ->
    [one] Leg 1 fiche
   *[other] Leg { $count } fiches
  }
boss-kito-table-would-win = kracht { $strength }: { boss-kito-type } zou voor jou zijn
boss-kito-table-would-tie = kracht { $strength }, gelijk met { $rivals }
boss-kito-table-would-trail = kracht { $strength }; { $rivals }: { $best }
boss-kito-table-give = Geef de vlag aan { $name }
boss-kito-table-keep = Houd de vlag
boss-kito-table-order = { $name } begint ronde { $round }, jij bent { $place ->
    [2] tweede
    [3] derde
    [4] vierde
   *[5] vijfde
  }
boss-kito-table-you-start = jij begint ronde { $round }
boss-kito-table-ledger = Het kasboek van de markt
boss-kito-table-majorities = Meerderheden tot nu
boss-kito-table-how = Wie de meeste kaarten van een nummer heeft, alleen of samen, scoort dat nummer; alle anderen scoren 1 per kaart.
boss-kito-table-type = Nummer
boss-kito-table-most = meeste: { $count ->
    [one] 1 punt
   *[other] { $count } punten
  }
boss-kito-table-worth = Punten tot nu
boss-kito-table-removed = { $count ->
    [0] Er is geen kaart uit het spel gegaan
    [one] 1 kaart is uit het spel gegaan
   *[other] { $count } kaarten zijn uit het spel gegaan
  }
boss-kito-table-thrown = { $count ->
    [0] Geen bananenkaart op de aflegstapel
    [one] 1 bananenkaart op de aflegstapel
   *[other] { $count } bananenkaarten op de aflegstapel
  }
boss-kito-table-agreed = Aan deze tafel
boss-kito-table-option = { $name }: { $value }.
boss-kito-table-end-you = Jij wint, met { boss-kito-table-score }
boss-kito-table-end-other = { $who } wint, met { boss-kito-table-score }
boss-kito-table-end-shared = Gedeelde winst: { $who }, met { boss-kito-table-score }
boss-kito-table-score = { $score ->
    [one] 1 punt
   *[other] { $score } punten
  }
boss-kito-table-turning = De mooiste meerderheid: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } met nummer { $type } voor { $who }.
boss-kito-chapter-box = In de doos
boss-kito-chapter-players = Wie speelt
boss-kito-chapter-setting = Voorbereiding
boss-kito-chapter-seeing = Wie ziet wat
boss-kito-chapter-actions = Acties
boss-kito-chapter-tokens = Fiches en stapels
boss-kito-chapter-prizes = Einde ronde
boss-kito-chapter-end = Einde en punten
boss-kito-chapter-rare = Randgevallen
