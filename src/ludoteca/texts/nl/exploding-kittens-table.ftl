# De tafel van Exploding Kittens zoals de pagina die tekent: kaarten, stapel, het venster voor een Nope!, de kitten om te verstoppen.

exploding-kittens-table-card = { $title ->
    [0] Ontmantel
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Toekomst
    [7] Tacokat
    [8] Meloen
    [9] Aardappel
    [10] Baardkat
    [11] Regenboog
   *[12] Kitten!
  }
exploding-kittens-table-set-2 = Twee keer { exploding-kittens-title }
exploding-kittens-table-set-3 = Drie keer { exploding-kittens-title }
exploding-kittens-table-hand = Jouw kaarten
exploding-kittens-table-hand-empty = Je hand is leeg. Trekken kan altijd.
exploding-kittens-table-cards = { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
  }
exploding-kittens-table-owed = { $count ->
    [one] nog 1 beurt
   *[other] nog { $count } beurten
  }
exploding-kittens-table-out = eruit
exploding-kittens-table-inside = { $count } erin
exploding-kittens-table-pile = { $count ->
    [one] Stapel: 1 kaart
   *[other] Stapel: { $count } kaarten
  }, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
  }
exploding-kittens-table-draw = Trek van de stapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }, { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
  }
exploding-kittens-table-discards = { $count ->
    [0] Niets afgelegd
    [one] 1 afgelegd: bekijk
   *[other] { $count } afgelegd: bekijk
  }
exploding-kittens-table-discarded = afgelegd
exploding-kittens-table-discards-title = De aflegstapel
exploding-kittens-table-percent = { $percent }%

## Wat je weet
exploding-kittens-table-odds = De volgende kaart, voor zover jij weet
exploding-kittens-table-odds-kitten = Kitten
exploding-kittens-table-odds-defuse = Ontmantelkaart
exploding-kittens-table-odds-nope = Nope!
exploding-kittens-table-odds-cats = Katten
exploding-kittens-table-odds-actions = Andere acties
exploding-kittens-table-seen = Alleen jij ziet deze
exploding-kittens-table-nth = { $count ->
    [1] volgende
    [2] tweede
   *[other] derde
  }

## Wat er wordt gevraagd
exploding-kittens-table-ask-play = Speel wat je wilt, en trek dan
exploding-kittens-table-ask-owed = { $count ->
    [one] Nog 1 beurt: speel, en trek dan
   *[other] Nog { $count } beurten: speel, en trek dan
  }
exploding-kittens-table-ask-favor = Wie vraag je om een Gunst?
exploding-kittens-table-ask-pair = Een paar: van wie steel je een kaart?
exploding-kittens-table-ask-three = Een trio: wie vraag je?
exploding-kittens-table-ask-burglar = Bij wie gaat de Kattendief langs?
exploding-kittens-table-ask-title = Om welke kaart vraag je { $who }?
exploding-kittens-table-ask-cat = Om welke Kat vraag je { $who }?
exploding-kittens-table-ask-give = Kies een kaart voor { $who }
exploding-kittens-table-ask-defuse = Leg de kitten terug
exploding-kittens-table-ask-fallen = Vanaf hier kijk je mee
exploding-kittens-table-ask-window-mine = Zegt er iemand ‘Nope!’?
exploding-kittens-table-ask-window-favor-you = { $seat } vraagt jou om een Gunst
exploding-kittens-table-ask-window-pair-you = { $seat } wil een kaart van jou stelen
exploding-kittens-table-which = Om welke kaart vraag je?
exploding-kittens-table-chip = { exploding-kittens-title }: kans ongeveer { $percent }%
exploding-kittens-table-target = Kies { $who }
exploding-kittens-table-fallen = Die kitten was van jou. Kijk hoe het afloopt.

## Het venster voor een Nope!
exploding-kittens-table-reaction = Reactie
exploding-kittens-table-answer = Jouw antwoord
exploding-kittens-table-no-nope = je hebt er geen
exploding-kittens-table-deciding = beslist nog
exploding-kittens-table-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } seconden
  }
exploding-kittens-table-nopes = { $count ->
    [one] 1 × Nope!
   *[other] { $count } × Nope!
  }
exploding-kittens-table-tell-poll = Evenveel tijd voor iedereen: niemand ziet wie aarzelt
exploding-kittens-table-tell-race = De eerste Nope! telt
exploding-kittens-table-tell-stopped = { $count ->
    [one] 1 × Nope!: voorlopig gestopt
   *[other] { $count } × Nope!: voorlopig gestopt
  }
exploding-kittens-table-tell-on = { $count } × Nope!: voorlopig gaat het door
exploding-kittens-table-tell-give = { $by } kiest een kaart voor { $to }
exploding-kittens-table-tell-give-you = Een van je kaarten gaat naar { $to }: kies welke
exploding-kittens-table-tell-defuse = { $by } verstopt de kitten in de stapel

## De kitten om te verstoppen
exploding-kittens-table-depth = Waar verstop je hem?
exploding-kittens-table-depth-more = Alleen jij weet het straks. De anderen zien alleen dat de stapel weer { $count } telt.
exploding-kittens-table-depth-nth = { $count ->
    [1] bovenop
   *[other] kaart { $count }
  }
exploding-kittens-table-above = { $above } erboven, { $below } eronder
exploding-kittens-table-top = Boven
exploding-kittens-table-bottom = Onder
exploding-kittens-table-up = Eén hoger
exploding-kittens-table-down = Eén lager

## De Kattendief, de ontploffing
exploding-kittens-table-burglar-here = De Kattendief is hier
exploding-kittens-table-burglar-yours = De Kattendief is bij jou
exploding-kittens-table-nothing = niets te geven
exploding-kittens-table-boom = { $who } ontploft

## De knop
exploding-kittens-table-key-play-what = Speel een kaart, of trek
exploding-kittens-table-key-give-what = Kies een kaart om te geven
exploding-kittens-table-key-draw = { $count ->
    [one] Trek, en einde beurt
   *[other] Trek: één van { $count } beurten gedaan
  }
exploding-kittens-table-key-draw-more = { $safe ->
    [true] { $percent }% kitten; met Ontmantelkaart
   *[false] { $percent }% kitten; zonder Ontmantelkaart
}
exploding-kittens-table-key-draw-blind = { $safe ->
    [true] je hebt een Ontmantelkaart
   *[false] je hebt geen Ontmantelkaart
  }
exploding-kittens-table-key-attack-more = zonder trekken; wie volgt, moet vaker
exploding-kittens-table-key-skip-more = de beurt eindigt zonder trekken
exploding-kittens-table-key-shuffle-more = de stapel krijgt een nieuwe volgorde
exploding-kittens-table-key-see-more = { $count ->
    [one] alleen jij ziet de enige kaart
   *[other] alleen jij ziet de bovenste { $count } kaarten
  }
exploding-kittens-table-key-whom = kies hierboven iemand
exploding-kittens-table-key-what = kies een kaart
exploding-kittens-table-key-favor-whom = Vraag een Gunst
exploding-kittens-table-key-favor = Vraag { $who } een Gunst
exploding-kittens-table-key-favor-more = { $who } kiest wat je krijgt
exploding-kittens-table-key-pair-whom = Een paar: steel een kaart
exploding-kittens-table-key-pair = Steel een kaart van { $who }
exploding-kittens-table-key-pair-more = { $count ->
    [one] de enige kaart; een Nope! stopt dit
   *[other] blind uit { $count }; een Nope! stopt dit
}
exploding-kittens-table-key-three-whom = Een trio: vraag om een kaart
exploding-kittens-table-key-burglar-whom = Stuur de Kattendief
exploding-kittens-table-key-ask-what = Vraag { $who } om …
exploding-kittens-table-key-ask = Vraag { $who } om { exploding-kittens-title }
exploding-kittens-table-key-three-more = { $percent ->
    [-1] als het er is; een Nope! stopt dit
   *[other] zo’n { $percent }%; een Nope! stopt dit
}
exploding-kittens-table-key-burglar-more = { $percent ->
    [-1] als het er is; Nope! helpt niet
   *[other] zo’n { $percent }%; Nope! helpt niet
}
exploding-kittens-table-key-give = Geef { exploding-kittens-title } aan { $who }
exploding-kittens-table-key-give-more = alleen jullie weten het
exploding-kittens-table-key-place = Verstop hier

## Eigen toetsen
exploding-kittens-table-keys-seat = 1 – 5
exploding-kittens-table-keys-seat-does = als een kaart tegen iemand is: wie als eerste, tweede … na jou zit
exploding-kittens-table-keys-nope = N
exploding-kittens-table-keys-nope-does = zegt Nope!
exploding-kittens-table-keys-let = L
exploding-kittens-table-keys-let-does = laat het doorgaan

## Het einde
exploding-kittens-table-end-you = Jij bent als laatste over: jij wint
exploding-kittens-table-end-other = { $who } is als laatste over, en wint
exploding-kittens-table-end-shared = Nog over: { $who }
exploding-kittens-table-turning = De laatste kitten ging af in handen van { $who }{ $count ->
    [0] .
    [one] , nadat er 1 was ontmanteld.
   *[other] , nadat er { $count } waren ontmanteld.
  }
exploding-kittens-table-nth-place = { $rank ->
    [1] 1e
    [2] 2e
    [3] 3e
   *[other] { $rank }e
  }

exploding-kittens-chapter-box = In de doos
exploding-kittens-chapter-players = Wie speelt
exploding-kittens-chapter-setting = Voorbereiding
exploding-kittens-chapter-seeing = Wie ziet wat
exploding-kittens-chapter-turn = De beurt
exploding-kittens-chapter-actions = Wat je kunt spelen
exploding-kittens-chapter-attack = Aanvallen en beurten
exploding-kittens-chapter-kitten = De kitten
exploding-kittens-chapter-burglar = De Kattendief
exploding-kittens-chapter-nope = Nope!
exploding-kittens-chapter-end = Het einde
exploding-kittens-chapter-rare = Randgevallen
exploding-kittens-chapter-chance = Toeval
