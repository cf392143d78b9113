# De tafel van Kitsune zoals de pagina die tekent: pad, slag, fiches, hand.

kitsune-table-clan = { $clan ->
    [B] Zenko
   *[O] Yako
  }
kitsune-table-of-clan = van de clan { kitsune-clan }
kitsune-table-round = ronde { $round }
kitsune-table-leader = komt uit in deze slag
kitsune-table-gets = krijgt jouw kaart
kitsune-table-cards = { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
  }
kitsune-table-rounds = { $count ->
    [0] geen ronde gewonnen
    [one] 1 ronde gewonnen
   *[other] { $count } rondes gewonnen
  }
kitsune-table-track = Wijsheidspad van { $steps } stappen: Zenko op { $blue }, Yako op { $orange }
kitsune-table-sum = Blauw { $blue }, oranje { $orange }
kitsune-table-after-cut = na de Katana
kitsune-table-unseen = één kaart gedekt
kitsune-table-swapped = kleuren gewisseld
kitsune-table-exchange = Iedereen kiest een kaart voor een clangenoot
kitsune-table-of = { $count } van { $of }
kitsune-table-turn-together = alle wisselen tegelijk van hand
kitsune-table-laid = { $name }: er ligt een gedekte kaart
kitsune-table-not-laid = { $name }: kiest nog
kitsune-table-no-play = { $name }: nog geen kaart
kitsune-table-play = { $name }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , met +3 op { kitsune-side }
   *[other] , met { kitsune-token }
  }{ $fate ->
    [hidden] , gedekt
    [struck] , vernietigd
   *[open] {""}
  }
kitsune-table-shelf = Krachtfiches: { $count } vrij. Wat doen ze?
kitsune-table-free = { $count } vrij
kitsune-table-pile = stapel
kitsune-table-discards = afgelegd
kitsune-table-past = Eerdere slagen sinds het delen
kitsune-table-open-past = { $count ->
    [one] Aflegstapel: bekijk de eerdere slag
   *[other] Aflegstapel: bekijk { $count } eerdere slagen
  }
kitsune-table-choose-award = Een krachtfiche voor je clan
kitsune-table-choose-fetch = De kaarten van de laatste slag
kitsune-table-choose-leader = Wie in de volgende ronde uitkomt
kitsune-table-pick-token = Tik op een fiche om te lezen wat die doet
kitsune-table-eyes-only = Alleen jij ziet deze kaarten
kitsune-table-hand = Jouw kaarten
kitsune-table-hand-empty = De hand is leeg.
kitsune-table-tool = { $token ->
    [hidden] Ver{ "\u00AD" }borgen
    [discard] Afleg{ "\u00AD" }stapel
    [change] Kleur{ "\u00AD" }wissel
   *[other] { kitsune-token }
}
kitsune-table-plus = { $side ->
    [B] +3 op blauw
   *[O] +3 op oranje
  }
kitsune-table-together = Samen
kitsune-table-pick = { $phase ->
    [exchange] Kies een kaart om te geven
    [target] Kies wat je doorhakt
    [fetch] Kies een kaart om te pakken
    [award] Kies een fiche
    [leader] Kies wie uitkomt
   *[play] Kies een kaart
  }
kitsune-table-ask-give = Kies de kaart voor { $name }
kitsune-table-ask-given = Wachten op de anderen; wijzigen kan nog
kitsune-table-ask-first = Jij komt uit: speel een kaart naar keuze
kitsune-table-ask-play = Speel een kaart
kitsune-table-ask-bound = { $clan ->
    [B] Blauw is verplicht (Zwarte Kitsune)
   *[O] Oranje is verplicht (Zwarte Kitsune)
  }
kitsune-table-ask-target = Welk getal hak je door?
kitsune-table-ask-fetch = Pak één kaart van de laatste slag
kitsune-table-ask-award = Welke fiche, en voor wie?
kitsune-table-ask-award-two = Welke fiche pakt je clan?
kitsune-table-ask-award-any = Welke fiche? Wie het eerst antwoordt, beslist
kitsune-table-ask-leader = Wie komt uit in de volgende ronde?
kitsune-table-waits-clan = { $name } beslist voor { kitsune-table-clan }
kitsune-table-key-give = Geef de { kitsune-card } aan { $name }
kitsune-table-key-given = Neergelegd: { kitsune-card }
kitsune-table-key-change = gedekt; wijzigen kan nog
kitsune-table-key-cut = Hak de { kitsune-card } van { $name } door
kitsune-table-so-far = tot nu toe blauw { $blue }, oranje { $orange }
kitsune-table-ahead = { $whose ->
    [us] { $high } tegen { $low } voor ons
   *[them] { $high } tegen { $low } tegen ons
  }: { kitsune-table-clan } gaat { $count ->
    [one] 1 vakje
   *[other] { $count } vakjes
  } vooruit
kitsune-table-ahead-tied = { $high } tegen { $low }: niemand vooruit
kitsune-table-ahead-blocked = { $high } tegen { $low }: Blokkade, niemand vooruit
kitsune-table-turning = De verste sprong: { kitsune-table-clan }, { $count } stappen in één slag.
kitsune-table-score = { $score ->
    [one] 1 ronde
   *[other] { $score } rondes
}
kitsune-table-end-you = Jij wint, met { $score } rondes
kitsune-table-end-other = { $who } wint, met { $score } rondes
kitsune-table-end-shared = { $who } winnen samen
kitsune-chapter-box = In de doos
kitsune-chapter-clans = De clans
kitsune-chapter-setting = Voorbereiding
kitsune-chapter-exchange = Doorgeven
kitsune-chapter-seeing = Wie ziet wat
kitsune-chapter-trick = De slag
kitsune-chapter-special = Speciale kaarten
kitsune-chapter-tokens = Krachtfiches
kitsune-chapter-scoring = Einde slag
kitsune-chapter-receiving = Een fiche krijgen
kitsune-chapter-dealing = Opnieuw delen
kitsune-chapter-end = Einde van ronde en partij
kitsune-chapter-rare = Randgevallen
