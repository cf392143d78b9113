# Kariba. Zinnen van het verslag staan na de naam van wie speelt en hebben zelf geen onderwerp.

kariba = Kariba
kariba-about = Kuddes aan de waterput: met drie van een soort jaag je de zwakkere weg.
kariba-aim = Jaag de meeste dieren weg van het water: elke kaart die je pakt, is een punt.

kariba-animal = { $animal ->
    [1] muis
    [2] stokstaartje
    [3] zebra
    [4] giraffe
    [5] struisvogel
    [6] luipaard
    [7] neushoorn
   *[8] olifant
}
kariba-animals = { $animal ->
    [1] muizen
    [2] stokstaartjes
    [3] zebra’s
    [4] giraffen
    [5] struisvogels
    [6] luipaarden
    [7] neushoorns
   *[8] olifanten
}
kariba-animals-counted = { $count ->
    [one] 1 { kariba-animal }
   *[other] { $count } { kariba-animals }
}
# Hetzelfde onder de naam die lijsten van kaarten in elk spel hebben.
kariba-card = { $card ->
    [1] muis
    [2] stokstaartje
    [3] zebra
    [4] giraffe
    [5] struisvogel
    [6] luipaard
    [7] neushoorn
   *[8] olifant
}
kariba-cards = { $card ->
    [1] muizen
    [2] stokstaartjes
    [3] zebra’s
    [4] giraffen
    [5] struisvogels
    [6] luipaarden
    [7] neushoorns
   *[8] olifanten
}
kariba-counted = { $count ->
    [one] 1 { kariba-card }
   *[other] { $count } { kariba-cards }
}
kariba-prey-counted = { $prey ->
    [1] { $count ->
        [one] 1 muis
       *[other] { $count } muizen
    }
    [2] { $count ->
        [one] 1 stokstaartje
       *[other] { $count } stokstaartjes
    }
    [3] { $count ->
        [one] 1 zebra
       *[other] { $count } zebra’s
    }
    [4] { $count ->
        [one] 1 giraffe
       *[other] { $count } giraffen
    }
    [5] { $count ->
        [one] 1 struisvogel
       *[other] { $count } struisvogels
    }
    [6] { $count ->
        [one] 1 luipaard
       *[other] { $count } luipaarden
    }
    [7] { $count ->
        [one] 1 neushoorn
       *[other] { $count } neushoorns
    }
   *[8] { $count ->
        [one] 1 olifant
       *[other] { $count } olifanten
    }
}

## Opties
kariba-option-expert = Drie open kaarten naast de stapel
kariba-option-expert-false = Trek van de stapel
kariba-option-expert-true = Trek ook open kaarten
kariba-option-games = Partijen
kariba-option-games-1 = Eén partij
kariba-option-games-3 = Drie partijen, punten opgeteld
kariba-option-firstPlayer = Wie begint
kariba-option-firstPlayer-random = Door loting
kariba-option-firstPlayer-0 = Plek 1
kariba-option-firstPlayer-1 = Plek 2
kariba-option-firstPlayer-2 = Plek 3
kariba-option-firstPlayer-3 = Plek 4
kariba-option-firstPlayer-4 = Plek 5
kariba-option-matchStart = Wie begint in partij 2 en 3
kariba-option-matchStart-rotate = De volgende plek
kariba-option-matchStart-random = Door loting
kariba-option-matchStart-loserFirst = Wie achteraan staat
kariba-option-showScores = Punten zichtbaar
kariba-option-showScores-true = Iedereen ziet hoeveel kaarten ieder heeft gepakt
kariba-option-showScores-false = Ieder ziet alleen het eigen aantal
kariba-option-maxPlayers = Spelers, hooguit
kariba-option-maxPlayers-5 = 5
kariba-option-maxPlayers-4 = 4

## Wat er gebeurde
kariba-began = { $games ->
    [1] Een nieuwe partij. { $seat } begint; { $pile } kaarten op de stapel.
   *[other] Partij { $number } van { $games }. { $seat } begint; { $pile } kaarten op de stapel.
}
kariba-dealt = Jouw kaarten: { $cards }.
kariba-opened = Open naast de stapel: { $cards }.
kariba-played = { kariba-animals-counted }.
kariba-alone-one = { $animal ->
    [2] In zijn eentje jaagt het
   *[other] In zijn eentje jaagt hij
}
kariba-alone = { $now ->
    [1] { kariba-alone-one } niemand weg.
   *[other] Pas { $now }: niemand vlucht.
}
kariba-chased = { $herd } { kariba-animals } jagen { kariba-prey-counted } weg.
kariba-nobody = Niets zwakkers aan het water: niets gepakt.
kariba-no-elephant = Geen olifant aan het water: niets gepakt.
kariba-drew = { $count ->
    [one] Trekt 1 kaart.
   *[other] Trekt { $count } kaarten.
}
kariba-drew-cards = Getrokken: { $cards }.
kariba-took = Pakt de open kaart: { kariba-animal }.
kariba-pile-empty = De stapel is leeg: vanaf nu trekt niemand er meer van.
kariba-refilled = Nieuw opengelegd: { $cards }.
kariba-ended = Speelt de laatste kaart: de partij eindigt.
kariba-scored = Gepakte kaarten: { $scores }.
kariba-won = De winst is voor { $winners }, met { $score ->
    [one] 1 dier
   *[other] { $score } dieren
}.
kariba-because-hand-empty = { $seat } had geen kaarten meer.

## Wat er kan
kariba-play = Speel { kariba-animals-counted }
kariba-draw-pile = Trek van de stapel
kariba-draw-visible = Pak de open kaart: { kariba-animal }
kariba-will-chase = { $herd } { kariba-animals } jagen { kariba-prey-counted } weg
kariba-will-stand = { $now ->
    [1] alleen, niemand vlucht
   *[other] pas { $now }, niemand vlucht
}
kariba-will-find-nobody = niets zwakkers aan het water
kariba-will-find-no-elephant = geen olifant aan het water

## Waarom niet
kariba-refused-none = Je hebt geen { kariba-animals } in je hand.
kariba-refused-held = { $held ->
    [one] Je hebt 1 { kariba-animal } in je hand, geen { $count }.
   *[other] Je hebt { $held } { kariba-animals } in je hand, geen { $count }.
}
kariba-refused-not-visible = Er ligt geen { kariba-animal } open naast de stapel.
kariba-refused-pile-empty = De stapel is leeg: pak een van de open kaarten.
kariba-refused-draw-first = { $count ->
    [one] Trek eerst nog 1 kaart.
   *[other] Trek eerst nog { $count } kaarten.
}
kariba-refused-play-first = Speel eerst een of meer gelijke dieren; trekken komt daarna.
kariba-refused-turn = Nu is { $seat } aan de beurt.
kariba-refused-over = De partij is afgelopen.
kariba-refused-basic = Aan deze tafel worden er na elke zet vanzelf kaarten van de stapel getrokken.
kariba-bad-decision = ‘{ $text }’ is geen beslissing van Kariba. Schrijf ["play", 7, 2], ["pile"] of ["visible", 8].
kariba-bad-notation = ‘{ $text }’ is geen zet van Kariba. Schrijf 7x2 (twee neushoorns), pile of open 8.

## De tafel in zinnen
kariba-heading-waterhole = Aan de waterput
kariba-heading-stock = De stapel
kariba-heading-seats = Spelers
kariba-heading-hand = Hand: { $seat }
kariba-line-nobody = Er is niemand aan het water.
kariba-line-animal = { $animal }: { kariba-animals-counted }
kariba-line-pile = { $count ->
    [0] De stapel is leeg.
    [one] 1 kaart op de stapel.
   *[other] { $count } kaarten op de stapel.
}
kariba-line-visible = Open: { kariba-animal }, { $animal }.
kariba-line-number = Partij { $number } van { $games }.
kariba-line-seat = { $seat }: { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
}, { $score } gepakt.
kariba-line-seat-series = { $seat }: { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
}, { $score } gepakt, { $total } punten uit eerdere partijen.
kariba-line-seat-hidden = { $seat }: { $count ->
    [one] 1 kaart in hand
   *[other] { $count } kaarten in hand
}.

## De regels, elk één zin; de nummers zijn die van RULES.md
KA-101 = In de doos zitten 64 dierenkaarten.
KA-102 = Er zijn acht dieren, genummerd van 1 tot en met 8, met elk acht gelijke kaarten.
KA-103 = De waterput heeft voor elk dier één plek, op volgorde van nummer; daar liggen alleen de eigen kaarten.
KA-104 = 1 muis, 2 stokstaartje, 3 zebra, 4 giraffe, 5 struisvogel, 6 luipaard, 7 neushoorn, 8 olifant. In het spel tellen alleen de nummers.
KA-105 = De boekjes in de doos doen niet mee.
KA-201 = Je speelt met twee tot vijf spelers.
KA-202 = In het basisspel komen alle nieuwe kaarten van de gedekte stapel, vanzelf.
KA-203 = In het expertspel liggen er drie open kaarten naast de stapel, die je ook mag trekken.
KA-204 = Je speelt één partij, of drie waarvan de punten worden opgeteld.
KA-301 = Aan het begin is de waterput leeg.
KA-302 = Alle 64 kaarten worden geschud.
KA-303 = Wie begint, wordt geloot, of de tafel kiest een plek.
KA-304 = Iedereen krijgt vijf kaarten, om de beurt één; de eerste gaat naar de plek die begint.
KA-305 = De andere kaarten vormen de gedekte stapel midden in het water.
KA-306 = Expertspel: de bovenste drie kaarten van de stapel gaan er open naast.
KA-307 = Na het delen telt de stapel 54, 49, 44 of 39 kaarten met twee, drie, vier of vijf spelers; in het expertspel drie minder.
KA-308 = Iedereen begint zonder gepakte kaarten.
KA-401 = Alleen jij ziet je hand.
KA-402 = Iedereen weet hoeveel kaarten elke hand telt.
KA-403 = Iedereen ziet hoeveel kaarten er op elke plek liggen.
KA-404 = Niemand kent de volgorde van de stapel; iedereen weet hoe groot hij is.
KA-405 = Iedereen ziet de open kaarten.
KA-406 = Iedereen ziet welke kaarten worden gepakt, op het moment zelf.
KA-407 = Gepakte kaarten liggen gedekt; hun aantal is voor iedereen te zien, of alleen voor wie ze pakte als dat is afgesproken, en aan het einde voor iedereen.
KA-408 = Een kaart van de stapel ziet alleen wie die trekt; een gepakte open kaart kent iedereen.
KA-501 = De beurten gaan met de klok mee, vanaf de plek die begint.
KA-502 = Een beurt is: spelen, wegjagen, trekken.
KA-510 = Speel een of meer kaarten van één dier.
KA-511 = Je mag zoveel kaarten van een dier spelen als je ervan hebt, minstens één.
KA-512 = Je moet spelen; passen kan niet.
KA-513 = De kaarten gaan naar de plek van hun dier en blijven er tot ze worden weggejaagd.
KA-520 = Alleen het dier dat net is gespeeld kan wegjagen, en alleen in deze beurt.
KA-521 = Liggen er van het net gespeelde dier minder dan drie op zijn plek, dan wordt er niemand weggejaagd.
KA-522 = Met drie of meer jaagt dat dier het dichtstbijzijnde zwakkere weg: het eerstvolgende lagere nummer dat er ligt. Lege plekken worden overgeslagen.
KA-523 = Is er niets zwakkers aan het water, dan wordt er niets gepakt.
KA-524 = Drie of meer muizen jagen de olifanten weg, en niemand anders.
KA-525 = Alle kaarten van het weggejaagde dier gaan naar wie het wegjaagt.
KA-526 = Per beurt wordt maar één dier weggejaagd.
KA-527 = De dieren die wegjagen, blijven waar ze zijn.
KA-528 = Een kudde van drie of meer jaagt opnieuw weg, elke keer dat er een kaart bij komt.
KA-529 = Wat je wegjaagt, pak je altijd; weigeren kan niet.
KA-530 = Zwakker betekent een lager nummer en niets anders: olifanten jagen muizen weg als er niemand tussen staat.
KA-531 = Basisspel: trek van de stapel tot je vijf kaarten hebt.
KA-532 = Raakt de stapel op, dan speel je door met minder kaarten.
KA-533 = Expertspel: elke ontbrekende kaart komt van de stapel of uit de open kaarten, zoals je wilt.
KA-534 = Expertspel: je trekt één kaart tegelijk en ziet die voor je de volgende kiest. De stapel mag niet leeg zijn, het dier moet open liggen.
KA-535 = Open kaarten worden pas aangevuld als je klaar bent met trekken.
KA-536 = Lege plekken naast de stapel worden daarvan aangevuld, de eerste plek eerst, zolang die niet op is.
KA-537 = Expertspel: je trekt tot vijf, zolang er kaarten op de stapel of open liggen.
KA-541 = Is je hand na je hele beurt leeg, dan eindigt de partij.
KA-542 = Dat kan alleen gebeuren als er niets meer te trekken is.
KA-543 = Anders is de volgende speler aan de beurt.
KA-601 = Elke gepakte kaart is één punt.
KA-602 = Kaarten die aan het water of in de hand overblijven, tellen niet.
KA-603 = Wie de meeste punten heeft, wint.
KA-604 = Wie samen bovenaan staat, deelt de winst.
KA-605 = Bij drie partijen worden de punten van alle partijen opgeteld; het hoogste totaal wint.
KA-606 = Wie hetzelfde totaal heeft, wint samen; een losse partij winnen telt op zich niet.
KA-607 = Voor elke partij wordt opnieuw gedeeld; de volgende plek begint, tenzij iets anders is afgesproken.
KA-701 = Wie aan de beurt is, kan altijd spelen.
KA-702 = Een lege hand is niet het einde zolang er te trekken valt.
KA-703 = Telt de stapel minder kaarten dan je nodig hebt, dan trek je wat er is.
KA-704 = Jaagt de laatste kaart iets weg, dan wordt dat eerst gepakt en eindigt daarna de partij.
KA-705 = Drie muizen zonder olifant pakken niets.
KA-706 = Olifanten alleen aan het water pakken niets.
KA-707 = Heeft niemand iets gepakt, dan wint iedereen samen.
KA-801 = Het toeval bepaalt de volgorde van de kaarten, één keer per partij.
KA-802 = Het toeval bepaalt wie begint, als dat is afgesproken.

## Gezegd tegen wie het doet, na ‘jij’

kariba-took-self = Pakt de open kaart: { kariba-animal }.
kariba-ended-self = Speelt de laatste kaart: de partij eindigt.

## Gezegd tegen wie het aangaat

kariba-began-you = { $games ->
    [1] Een nieuwe partij. Jij begint; { $pile } kaarten op de stapel.
   *[other] Partij { $number } van { $games }. Jij begint; { $pile } kaarten op de stapel.
}
kariba-won-you = Jij wint met { $score ->
    [one] 1 dier
   *[other] { $score } dieren
}.
kariba-because-hand-empty-you = Jij had geen kaarten meer.
kariba-refused-turn-you = Nu ben jij aan de beurt.
kariba-heading-hand-you = Jouw hand

## Wat voor een zet pleit

kariba-explain-risk = { $risk ->
    [0] daarna kan niemand anders daar met één kaart iets wegjagen.
    [one] maar wie { kariba-explain-hunter } bijlegt, pakt 1 kaart.
   *[other] maar wie { kariba-explain-hunter } bijlegt, pakt { $risk } kaarten.
}
kariba-explain-hunter = { $hunter ->
    [1] een muis
    [2] een stokstaartje
    [3] een zebra
    [4] een giraffe
    [5] een struisvogel
    [6] een luipaard
    [7] een neushoorn
   *[8] een olifant
}
kariba-explain-chase = { $herd } { kariba-animals } jagen { kariba-prey-counted } weg, meteen voor jou; { kariba-explain-risk }
kariba-explain-quiet = { $now ->
    [1] Eén { kariba-animal } jaagt nog niemand weg;
    [2] Twee { kariba-animals } jagen nog niemand weg;
   *[other] { $now } { kariba-animals } vinden niemand om weg te jagen;
} { kariba-explain-risk }
kariba-explain-open = Pak de open kaart, { kariba-animal }: dan heb je er { $count } in je hand, en aan het water { $there ->
    [0] is er nog geen.
    [one] is er 1.
   *[other] zijn er { $there }.
}
kariba-explain-pile = Een onbekende kaart belooft meer dan wat er open ligt; op de stapel { $pile ->
    [one] is er nog 1.
   *[other] zijn er nog { $pile }.
}
