# Boss Kito. Zinnen van het verslag staan na de naam van wie speelt en hebben zelf geen onderwerp.

boss-kito = Boss Kito
boss-kito-about = Vijf gorilla’s, vijf aanbiedingen: wie de meeste bananen van een kleur heeft, pakt de kaart; bij gelijke stand is die weg.
boss-kito-aim = Win beloningskaarten met de meeste bananen van hun kleur. Wie aan het einde de meeste kaarten van een soort heeft, scoort het nummer ervan; de anderen één punt per kaart.

boss-kito-colour = { $colour ->
    [1] rood
    [2] geel
    [3] groen
    [4] blauw
   *[5] paars
}
boss-kito-other-colour = { $other ->
    [1] rood
    [2] geel
    [3] groen
    [4] blauw
   *[5] paars
}
boss-kito-card = { $colour ->
    [1] rode kaart
    [2] gele kaart
    [3] groene kaart
    [4] blauwe kaart
   *[5] paarse kaart
}
boss-kito-cards = { $colour ->
    [1] rode kaarten
    [2] gele kaarten
    [3] groene kaarten
    [4] blauwe kaarten
   *[5] paarse kaarten
}
boss-kito-counted = { $count } { $card ->
    [1] rode
    [2] gele
    [3] groene
    [4] blauwe
   *[5] paarse
}
boss-kito-colour-cards = { $count ->
    [one] 1 { boss-kito-card }
   *[other] { $count } { boss-kito-cards }
}
boss-kito-benefit = { $symbol ->
    [S] { boss-kito-type } met de startkaart
    [C] { boss-kito-type } met een kaart
    [T] { boss-kito-type } met een fiche
   *[none] { boss-kito-type }
}
boss-kito-type = de { $type }

## Opties
boss-kito-option-startPlayer = Wie begint
boss-kito-option-startPlayer-random = Door loting
boss-kito-option-startPlayer-0 = Plek 1
boss-kito-option-startPlayer-1 = Plek 2
boss-kito-option-startPlayer-2 = Plek 3
boss-kito-option-startPlayer-3 = Plek 4
boss-kito-option-startPlayer-4 = Plek 5
boss-kito-option-symbols = Symbolen op de beloningskaarten
boss-kito-option-symbols-unconfirmed = Onze eigen tabel, niet bevestigd
boss-kito-option-bossOrder = Volgorde van de gorilla’s
boss-kito-option-bossOrder-listed = Rood, geel, groen, blauw, paars
boss-kito-option-bossOrder-random = Door loting
boss-kito-option-exchangeZero = Geen kaart wisselen
boss-kito-option-exchangeZero-false = Minstens één kaart
boss-kito-option-exchangeZero-true = Nul mag ook
boss-kito-option-reshuffle = De aflegstapel wordt geschud
boss-kito-option-reshuffle-eager = Zodra de trekstapel leeg is
boss-kito-option-reshuffle-lazy = Als er een kaart nodig is
boss-kito-option-discardsPublic = Aflegstapel
boss-kito-option-discardsPublic-true = Open voor iedereen
boss-kito-option-discardsPublic-false = Gedekt

## Wat er gebeurde
boss-kito-began = Een nieuwe partij. { $seat } heeft de startkaart; { $deck } kaarten op de trekstapel, { $supply } fiches in de voorraad.
boss-kito-dealt = Jouw kaarten: { $cards }.
boss-kito-offered = { $colour ->
    [1] Rood
    [2] Geel
    [3] Groen
    [4] Blauw
   *[5] Paars
} biedt { boss-kito-benefit } aan.
boss-kito-played = Een { boss-kito-card }. Kracht { $strength }.
boss-kito-put = { $count ->
    [one] 1 fiche
   *[other] { $count } fiches
} op { boss-kito-colour }. Kracht { $strength }.
boss-kito-put-two = 1 fiche op { boss-kito-colour } en 1 op { boss-kito-other-colour }. Kracht { $strength } en { $then }.
boss-kito-drew = { $count ->
    [one] Trekt 1 kaart.
   *[other] Trekt { $count } kaarten.
}
boss-kito-drew-cards = Getrokken: { $cards }.
boss-kito-took = { $count ->
    [one] Pakt 1 fiche
   *[other] Pakt { $count } fiches
}, { $now } in reserve.
boss-kito-threw = { $count ->
    [one] Legt 1 kaart af, gedekt.
   *[other] Legt { $count } kaarten af, gedekt.
}
boss-kito-threw-cards = Afgelegd: { $cards }.
boss-kito-exchanged-nothing = Wisselt niets.
boss-kito-passed = Er kan niets: past.
boss-kito-gave-start = Geeft de startkaart aan { $to }.
boss-kito-kept-start = Houdt de startkaart.
boss-kito-reshuffled = De aflegstapel wordt geschud: een nieuwe trekstapel.
boss-kito-won-card = Wint bij { boss-kito-colour } { boss-kito-benefit }.
boss-kito-removed = Bij { boss-kito-colour } staat niemand alleen op kop: { boss-kito-benefit } gaat uit het spel.
boss-kito-symbol-start = Pakt de startkaart en moet die aan iemand geven.
boss-kito-symbol-no-card = Geen kaart meer om te trekken.
boss-kito-symbol-token = Pakt nog 1 fiche.
boss-kito-symbol-no-token = Geen fiche meer in de voorraad.
boss-kito-round-ended = Ronde { $round } is voorbij: de tafel wordt leeggemaakt.
boss-kito-round-began = Ronde { $round } van { $rounds }. { $seat } begint.
boss-kito-scored = Punten: { $scores }.
boss-kito-won = De winst is voor { $winners }, met { $score ->
    [one] 1 punt
   *[other] { $score } punten
}.
boss-kito-won-by-tokens = De winst is voor { $winners }, met { $score ->
    [one] 1 punt
   *[other] { $score } punten
} en meer fiches in reserve.
boss-kito-because-rounds = Alle { $count } rondes zijn gespeeld.

## Wat er kan
boss-kito-play = Speel een { boss-kito-card }
boss-kito-token = Leg 1 fiche op { boss-kito-colour }
boss-kito-tokens-same = Leg 2 fiches op { boss-kito-colour }
boss-kito-tokens = Leg 1 fiche op { boss-kito-colour } en 1 op { boss-kito-other-colour }
boss-kito-draw = Trek een kaart
boss-kito-take = Pak 3 fiches
boss-kito-exchange = Wissel { boss-kito-colour-cards }
boss-kito-exchange-done = Wissel de gekozen kaarten
boss-kito-exchange-nothing = Wissel niets
boss-kito-pass = Pas
boss-kito-give = De startkaart gaat naar { $to }
boss-kito-will-be = kracht { $strength } in { boss-kito-colour }
boss-kito-will-be-two = kracht { $strength } in { boss-kito-colour }, { $then } in { boss-kito-other-colour }
boss-kito-will-take = { $count ->
    [one] 1 fiche erbij
   *[other] { $count } fiches erbij
}, dan heb je er { $now }

## Waarom niet
boss-kito-refused-turn = Nu is { $seat } aan de beurt.
boss-kito-refused-over = De partij is afgelopen.
boss-kito-refused-exchanging = Maak eerst de wissel af waaraan je begon.
boss-kito-refused-none = Je hebt geen { boss-kito-card } in je hand.
boss-kito-refused-reserve = { $held ->
    [0] Je hebt geen fiche in reserve.
    [one] Je hebt 1 fiche in reserve, geen { $count }.
   *[other] Je hebt { $held } fiches in reserve, geen { $count }.
}
boss-kito-refused-front = Voor je ligt geen { boss-kito-card }: fiches gaan op je eigen kaarten.
boss-kito-refused-nothing-chosen = Kies minstens één kaart om te wisselen.
boss-kito-refused-empty-hand = Je hebt geen kaart om te wisselen.
boss-kito-refused-held = { $held ->
    [0] Je hebt geen { boss-kito-card } in je hand.
    [one] Je hebt 1 { boss-kito-card } in je hand, geen { $count }.
   *[other] Je hebt { $held } { boss-kito-cards } in je hand, geen { $count }.
}
boss-kito-refused-order = Hoeveel { boss-kito-cards } je wisselt, is al gekozen of overgeslagen: ga verder met de kleuren erna.
boss-kito-refused-pass = Passen kan alleen als er niets anders kan.
boss-kito-refused-no-cards = Trekstapel en aflegstapel zijn leeg: er is geen kaart te trekken.
boss-kito-refused-no-tokens = De voorraad is leeg: aan het einde van de ronde komen er fiches terug.
boss-kito-refused-give-first = Geef eerst de startkaart aan iemand.
boss-kito-refused-no-start = De startkaart blijft bij { $seat } tot iemand een kaart met dat symbool wint.
boss-kito-refused-no-seat = Aan deze tafel zijn { $count } plekken.
boss-kito-bad-decision = ‘{ $text }’ is geen beslissing van Boss Kito. Schrijf ["play", "r"], ["tokens", "r", "b"], ["draw"], ["take"], ["exchange", "r", "b"], ["pass"] of ["give", 2].
boss-kito-bad-notation = ‘{ $text }’ is geen zet van Boss Kito. Schrijf play r, token rb, draw, take, swap rrb, pass of give c; de kleuren zijn r y g b p.

## De tafel in zinnen
boss-kito-heading-stalls = De gorilla’s, van links naar rechts
boss-kito-heading-stock = Trekstapel en voorraad
boss-kito-heading-seat = { $seat }
boss-kito-heading-hand = Hand: { $seat }
boss-kito-line-stall = { $number }, { boss-kito-colour }: { $type ->
    [0] al weg
   *[other] biedt { boss-kito-benefit } aan
}; { $next-type ->
    [0] daarna niets meer
   *[other] daarna komt { $next-symbol ->
        [S] de { $next-type } met de startkaart
        [C] de { $next-type } met een kaart
        [T] de { $next-type } met een fiche
       *[none] de { $next-type }
    }
}.
boss-kito-line-round = { $turn ->
    [5] Ronde { $round } van 9, de aanbiedingen worden toegekend.
   *[other] Ronde { $round } van 9, beurt { $turn } van 4.
}
boss-kito-line-start = { $seat } heeft de startkaart.
boss-kito-line-deck = { $count ->
    [0] De trekstapel is leeg
    [one] 1 kaart op de trekstapel
   *[other] { $count } kaarten op de trekstapel
}, { $discards } op de aflegstapel.
boss-kito-line-discards = Afgelegd: { boss-kito-colour-cards }.
boss-kito-line-supply = { $count ->
    [0] Geen fiche in de voorraad.
    [one] 1 fiche in de voorraad.
   *[other] { $count } fiches in de voorraad.
}
boss-kito-line-removed = Uit het spel: { boss-kito-benefit }.
boss-kito-line-symbols = Welke beloningskaarten een symbool dragen, is niet bevestigd: we spelen met een eigen tabel.
boss-kito-line-symbols-table = Deze tafel heeft een eigen lijst van symbolen op de beloningskaarten.
boss-kito-line-seat = { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
}, { $tokens ->
    [one] 1 fiche in reserve
   *[other] { $tokens } fiches in reserve
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
} tot nu toe.
boss-kito-line-front = Op tafel: { boss-kito-colour-cards }, { $tokens ->
    [0] geen fiche
    [one] 1 fiche
   *[other] { $tokens } fiches
}, kracht { $strength }.
boss-kito-line-won = Gewonnen: { boss-kito-benefit }.
boss-kito-line-cards = { boss-kito-colour-cards }

## De regels, elk één zin; de nummers zijn die van RULES.md
BK-101 = In de doos zitten 30 bananenfiches, allemaal gelijk.
BK-102 = Er zijn 50 bananenkaarten: van rood, geel, groen, blauw en paars elk tien.
BK-103 = Een bananenkaart toont drie bananen, een fiche één.
BK-104 = Er zijn 45 beloningskaarten van negen soorten; soort 1 komt één keer voor, soort 9 negen keer.
BK-105 = Sommige beloningskaarten dragen een symbool: startkaart, bananenkaart of fiche.
BK-106 = Welke kaarten welk symbool dragen, is niet bevestigd. Onze tabel: fiche op 1 en 6, startkaart op 2 en 5, bananenkaart op 3 en 4, niets op 7, 8 en 9.
BK-107 = Er zijn vijf Boss Kito-kaarten, één van elke kleur, spelerskaarten, en één startkaart.
BK-201 = Je speelt met drie tot vijf spelers.
BK-301 = Iedereen pakt een spelerskaart.
BK-302 = De vijf Boss Kito-kaarten liggen op een rij, en hun volgorde blijft de hele partij.
BK-303 = De beloningskaarten worden geschud tot vijf open stapels van negen, één voor elke positie.
BK-304 = De bovenste kaart van elke stapel is de aanbieding, en de volgende is in zicht.
BK-305 = Iedereen krijgt vijf bananenkaarten, één voor één gedeeld.
BK-306 = De andere bananenkaarten vormen de gedekte trekstapel.
BK-307 = Iedereen krijgt drie fiches; de rest is de voorraad.
BK-308 = Wie de startkaart krijgt, wordt geloot, of de tafel kiest een plek.
BK-401 = Alleen jij ziet je hand.
BK-402 = Iedereen weet hoeveel kaarten elke hand, de trekstapel en de aflegstapel tellen.
BK-403 = Iedereen ziet de fiches in elke reserve, altijd.
BK-404 = Iedereen ziet de voorraad.
BK-405 = Iedereen ziet de kaarten op tafel en de fiches erop.
BK-406 = Iedereen ziet de aangeboden kaarten en de kaarten die erna komen.
BK-407 = Niemand mag verder in de beloningsstapels kijken.
BK-408 = Iedereen ziet de gewonnen beloningskaarten.
BK-409 = Iedereen kent de beloningskaarten die uit het spel zijn gegaan.
BK-410 = De aflegstapel is open voor iedereen; of gedekt, als dat is afgesproken.
BK-411 = Niemand kent de volgorde van de trekstapel; een getrokken kaart ziet alleen wie die trekt.
BK-501 = Negen rondes van vier beurten; in elke beurt doet iedereen één actie, te beginnen bij wie de startkaart heeft.
BK-502 = Tijdens de vier beurten van een ronde blijft de startkaart waar die is.
BK-503 = Je moet een van de mogelijke acties doen, naar keuze, en maar één.
BK-510 = Spelen: leg een kaart uit je hand open voor je neer.
BK-511 = Fiches: leg één of twee fiches uit je reserve op kaarten die voor je liggen.
BK-512 = Trekken: neem de bovenste kaart van de trekstapel in je hand; er is geen limiet.
BK-513 = Pakken: drie fiches uit de voorraad gaan naar je reserve.
BK-514 = Wisselen: leg kaarten uit je hand af, minstens één, en trek er evenveel. Als dat is afgesproken, mag nul ook.
BK-515 = Je mag alleen passen als er niets anders kan.
BK-520 = Fiches gaan alleen op kaarten die al voor je eigen plek liggen.
BK-521 = Een fiche telt voor de kleur van de kaart waarop die ligt.
BK-522 = Een kaart mag elk aantal fiches dragen; wat op tafel ligt, blijft tot het einde van de ronde.
BK-523 = Een kaart spelen en er fiches op leggen zijn twee acties van twee beurten.
BK-524 = Al je fiches die niet op een kaart liggen, blijven in zicht.
BK-530 = Raakt de trekstapel op, dan wordt de aflegstapel geschud tot een nieuwe, meteen of als er een kaart nodig is, zoals afgesproken.
BK-531 = Of de trekstapel op is, wordt bekeken na elke getrokken kaart, na het afleggen bij een wissel en na het leegmaken van de tafel.
BK-532 = Zijn trekstapel en aflegstapel leeg, dan kan niemand trekken tot er kaarten worden afgelegd.
BK-533 = Wisselen kan altijd: wat je aflegt, kan weer worden getrokken.
BK-534 = Zijn er minder dan drie fiches over, dan pak je die; is er geen meer, dan kan niemand pakken tot het einde van de ronde.
BK-601 = Na de vierde beurt worden de aanbiedingen vergeven, van links naar rechts.
BK-602 = Je kracht in een kleur is drie voor elk van je kaarten ervan op tafel en één voor elke fiche erop.
BK-603 = Wie als enige de hoogste kracht in de kleur heeft, krijgt de kaart.
BK-604 = Heeft niemand een banaan van de kleur, of staan er meer samen op kop, dan gaat de kaart uit het spel.
BK-605 = De kracht verandert niet terwijl de aanbiedingen worden toegekend.
BK-620 = Wie een kaart wint, voert het symbool meteen uit, voor de volgende kleur.
BK-621 = Startkaart: wie wint, geeft die aan iemand naar keuze, ook aan wie die al heeft, of houdt die zelf.
BK-622 = Bananenkaart: wie wint, trekt er een, als die er is.
BK-623 = Fiche: wie wint, pakt er een uit de voorraad, als die er is.
BK-624 = Wisselt de startkaart in een ronde meer dan eens van hand, dan telt de laatste keer.
BK-631 = Alle kaarten op tafel worden afgelegd; de fiches erop gaan terug naar de voorraad.
BK-632 = Handkaarten en reserves houd je.
BK-633 = De volgende beloningskaarten worden aangeboden; wie de startkaart heeft, begint de nieuwe ronde.
BK-634 = Eerst de kaarten, dan de fiches, dan zo nodig schudden, dan de nieuwe aanbiedingen.
BK-635 = In de negende ronde is er geen volgende kaart te zien.
BK-701 = De partij eindigt als de aanbiedingen van de negende ronde zijn toegekend, symbolen inbegrepen.
BK-702 = Bananenkaarten in hand en fiches in reserve scoren niets.
BK-703 = Voor elke soort scoort wie er de meeste van heeft, alleen of gelijk, het nummer ervan.
BK-704 = Alle anderen scoren één punt voor elke kaart van die soort.
BK-705 = Een soort die niemand heeft, levert niemand punten op.
BK-706 = Wie de meeste punten heeft, wint; bij gelijke stand wie de meeste fiches in reserve heeft.
BK-707 = Wie dan nog gelijk staat, deelt de winst.
BK-801 = Met een lege hand en niets te leggen, te trekken of te pakken, pas je.
BK-802 = Met een kaart in hand kun je altijd spelen of wisselen.
BK-803 = Zijn er nog twee fiches in de voorraad, dan pak je er twee.
BK-804 = Is de trekstapel te klein voor een wissel, dan trek je verder na het schudden.
BK-805 = Een fichesymbool levert bij een lege voorraad niets op, ook later niet.
BK-806 = Een kaartsymbool levert niets op als er niets te trekken is, ook later niet.
BK-807 = Er gaat nooit iets verloren: 30 fiches, 50 bananenkaarten, 45 beloningskaarten.
BK-901 = Het toeval bepaalt de volgorde van de beloningskaarten, één keer.
BK-902 = Het toeval bepaalt de volgorde van de bananenkaarten aan het begin.
BK-903 = Het toeval bepaalt de volgorde van de afgelegde kaarten bij elk schudden.
BK-904 = Het toeval bepaalt wie begint, als dat is afgesproken.
BK-905 = Het toeval bepaalt de volgorde van de gorilla’s, als dat is afgesproken.

## Gezegd tegen wie het doet, na ‘jij’

boss-kito-took-self = { $count ->
    [one] Pakt 1 fiche
   *[other] Pakt { $count } fiches
}, { $now } in reserve.
boss-kito-exchanged-nothing-self = Wisselt niets.
boss-kito-passed-self = Er kan niets: jij past.
boss-kito-gave-start-self = Geeft de startkaart aan { $to }.
boss-kito-kept-start-self = Houdt de startkaart.
boss-kito-won-card-self = Wint bij { boss-kito-colour } { boss-kito-benefit }.
boss-kito-symbol-start-self = Pakt de startkaart en moet die aan iemand geven.
boss-kito-symbol-token-self = Pakt nog 1 fiche.

## Gezegd tegen wie het aangaat

boss-kito-began-you = Een nieuwe partij. Jij hebt de startkaart; { $deck } kaarten op de trekstapel, { $supply } fiches in de voorraad.
boss-kito-round-began-you = Ronde { $round } van { $rounds }. Jij begint.
boss-kito-won-you = Jij wint met { $score ->
    [one] 1 punt
   *[other] { $score } punten
}.
boss-kito-won-by-tokens-you = Jij wint met { $score ->
    [one] 1 punt
   *[other] { $score } punten
} en meer fiches in reserve.
boss-kito-refused-turn-you = Nu ben jij aan de beurt.
boss-kito-refused-no-start-you = De startkaart blijft bij jou tot iemand een kaart met dat symbool wint.
boss-kito-heading-hand-you = Jouw hand
boss-kito-line-start-you = Jij hebt de startkaart.

## Wat voor een zet pleit

boss-kito-explain-rival = { $stand ->
    [ahead] { $own } bananen tegen { $other } van { $seat }, dus op kop
    [level] { $own } bananen, evenveel als { $seat }, dus gelijk, en niemand krijgt de kaart
   *[behind] { $own } bananen tegen { $other } van { $seat }, nog achter
}
boss-kito-explain-turns = { $turns ->
    [0] Met deze beurt sluiten de kramen.
    [one] Nog 1 beurt voordat de kramen sluiten.
   *[other] Nog { $turns } beurten voordat de kramen sluiten.
}
boss-kito-explain-play = Voor { boss-kito-benefit } bij { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-tokens = Fiches voor { boss-kito-benefit } bij { boss-kito-colour }: { boss-kito-explain-rival }. { boss-kito-explain-turns }
boss-kito-explain-exchange = Wissel { $count ->
    [0] niets
    [one] 1 kaart
   *[other] { $count } kaarten
} voor nieuwe: wat je hebt, past slecht bij de kramen. { boss-kito-explain-turns }
boss-kito-explain-draw = Trek: je hebt { $hand ->
    [0] geen kaarten
    [one] 1 kaart
   *[other] { $hand } kaarten
}, en met meer kaarten win je latere kramen. { boss-kito-explain-turns }
boss-kito-explain-take = Pak fiches: die geven de doorslag bij een nipte meerderheid. { boss-kito-explain-turns }
boss-kito-explain-pass = Iets anders kan niet.
boss-kito-explain-give = De startkaart voor { $to }: wie begint, laat zich als eerste in de kaart kijken; wie als laatste komt, kan antwoorden.
