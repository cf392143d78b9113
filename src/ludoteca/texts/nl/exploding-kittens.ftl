# Exploding Kittens. Zinnen van het verslag staan na de naam van wie speelt en hebben zelf geen onderwerp.

exploding-kittens = Exploding Kittens
exploding-kittens-about = Trek een kaart en hoop: wie als laatste niet ontploft, wint. Cat Burglar Edition.
exploding-kittens-aim = Trek geen Exploding Kitten zonder Ontmantelkaart. Wie als laatste over is, wint.

exploding-kittens-title = { $title ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-named = { $named ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-first = { $first ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-second = { $second ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-third = { $third ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-card = { $card ->
    [0] Ontmantelkaart
    [1] Aanval
    [2] Nope!
    [3] Gunst
    [4] Schudden
    [5] Overslaan
    [6] Zie de toekomst
    [7] Tacokat
    [8] Katermeloen
    [9] Harige aardappelkat
    [10] Baardkat
    [11] Regenboogkotskat
   *[12] Exploding Kitten
}
exploding-kittens-counted = { $count ->
    [one] { exploding-kittens-card }
   *[other] { $count } × { exploding-kittens-card }
}

## Opties
exploding-kittens-option-smallGame = Met twee of drie spelers
exploding-kittens-option-smallGame-true = Maar 2 extra Ontmantelkaarten in de stapel
exploding-kittens-option-smallGame-false = Alle extra Ontmantelkaarten in de stapel
exploding-kittens-option-firstPlayer = Wie begint
exploding-kittens-option-firstPlayer-random = Door loting
exploding-kittens-option-firstPlayer-0 = Plek 1
exploding-kittens-option-firstPlayer-1 = Plek 2
exploding-kittens-option-firstPlayer-2 = Plek 3
exploding-kittens-option-firstPlayer-3 = Plek 4
exploding-kittens-option-firstPlayer-4 = Plek 5
exploding-kittens-option-nopeMode = Wie Nope! mag zeggen
exploding-kittens-option-nopeMode-poll = Iedereen antwoordt in het geheim; de dichtstbijzijnde Nope! telt
exploding-kittens-option-nopeMode-race = De eerste Nope! telt
exploding-kittens-option-nopeWindowMs = Tijd om Nope! te zeggen
exploding-kittens-option-nopeWindowMs-2000 = 2 seconden
exploding-kittens-option-nopeWindowMs-4000 = 4 seconden
exploding-kittens-option-nopeWindowMs-8000 = 8 seconden
exploding-kittens-option-nopeWindowMs-30000 = 30 seconden
exploding-kittens-option-selfNope = Nope! op je eigen kaart
exploding-kittens-option-selfNope-false = Niet aangeboden
exploding-kittens-option-selfNope-true = Toegestaan
exploding-kittens-option-attackOnLastTurn = Aanval in de laatste verplichte beurt
exploding-kittens-option-attackOnLastTurn-add = De resterende beurt telt erbij: 3 beurten
exploding-kittens-option-attackOnLastTurn-two = Altijd 2 beurten
exploding-kittens-option-catBurglar = Kattendief
exploding-kittens-option-catBurglar-true = In het spel
exploding-kittens-option-catBurglar-false = Blijft in de doos

## Wat er gebeurde
exploding-kittens-began = Een nieuwe partij. { $seat } begint; { $pile } kaarten op de stapel, waaronder { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
}.
exploding-kittens-defuses-out = { $count ->
    [one] 1 Ontmantelkaart gaat uit het spel.
   *[other] { $count } Ontmantelkaarten gaan uit het spel.
}
exploding-kittens-dealt = Jouw kaarten: { $cards }.
exploding-kittens-burglar-stands = De Kattendief staat hier.
exploding-kittens-played-attack = Aanval.
exploding-kittens-played-skip = Overslaan.
exploding-kittens-played-shuffle = Schudden.
exploding-kittens-played-see = Zie de toekomst.
exploding-kittens-played-favor = Gunst, gevraagd aan { $to }.
exploding-kittens-played-pair = Twee keer { exploding-kittens-title }, om van { $to } een kaart te stelen.
exploding-kittens-played-three = Drie keer { exploding-kittens-title }: vraagt { exploding-kittens-named } aan { $to }.
exploding-kittens-played-burglar = De Kattendief gaat naar { $to } en vraagt om { exploding-kittens-title }.
exploding-kittens-noped = { $count ->
    [1] Nope!
   *[other] Weer Nope!: dat zijn er { $count }.
}
exploding-kittens-noped-back = Nope! op de Nope!: dat zijn er { $count }, dus het gaat weer door.
exploding-kittens-cancelled = { exploding-kittens-title } wordt tegengehouden.
exploding-kittens-let = { exploding-kittens-title }: niemand zegt Nope!
exploding-kittens-handed = Geeft één { exploding-kittens-title } aan { $to }.
exploding-kittens-lacked = Geen { exploding-kittens-title } voor { $to }.
exploding-kittens-gave = Geeft { $to } een kaart.
exploding-kittens-gave-card = Geeft { $to } een kaart: { exploding-kittens-title }.
exploding-kittens-stole = Steelt een kaart van { $to }.
exploding-kittens-stole-card = Steelt een kaart van { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left = Geen kaart meer voor { $to }.
exploding-kittens-shuffled = De stapel wordt geschud ({ $pile ->
    [one] 1 kaart
   *[other] { $pile } kaarten
}).
exploding-kittens-saw = { $count ->
    [one] Bekijkt de enige kaart van de stapel.
   *[other] Bekijkt de bovenste { $count } kaarten van de stapel.
}
exploding-kittens-saw-1 = Alleen { exploding-kittens-first } ligt nog op de stapel ({ $count } kaart).
exploding-kittens-saw-2 = Eerst { exploding-kittens-first }, dan { exploding-kittens-second }: de { $count } kaarten van de stapel.
exploding-kittens-saw-3 = Eerst { exploding-kittens-first }, dan { exploding-kittens-second }, dan { exploding-kittens-third }: de bovenste { $count } kaarten.
exploding-kittens-drew = Trekt een kaart.
exploding-kittens-drew-card = Getrokken: { exploding-kittens-title }.
exploding-kittens-kitten = Trekt een Exploding Kitten.
exploding-kittens-defused = Ontmantelt hem.
exploding-kittens-placed = Legt de kitten terug in de stapel, niemand ziet waar.
exploding-kittens-placed-at = Legt de kitten terug, { $depth ->
    [0] bovenop
    [one] onder 1 kaart
   *[other] onder { $depth } kaarten
} ({ $pile } op de stapel).
exploding-kittens-exploded = { $count ->
    [0] Ontploft, met lege hand.
    [one] Ontploft, en legt 1 kaart af: { $cards }.
   *[other] Ontploft, en legt { $count } kaarten af: { $cards }.
}
exploding-kittens-burglar-left = Ook de Kattendief gaat uit het spel.
exploding-kittens-attacked = { $to } moet { $owed } beurten doen.
exploding-kittens-skipped = De beurt eindigt zonder trekken.
exploding-kittens-turn = { $owed ->
    [one] Is aan de beurt.
   *[other] Is aan de beurt, { $owed } keer op rij.
}
exploding-kittens-again = { $owed ->
    [one] Nog 1 beurt.
   *[other] Nog { $owed } beurten.
}
exploding-kittens-won = { $winners } is als laatste over, en wint.
exploding-kittens-because-last-alive = Alleen { $seat } is niet ontploft.

## Wat er kan
exploding-kittens-do-attack = Aanval
exploding-kittens-do-skip = Overslaan
exploding-kittens-do-shuffle = Schudden
exploding-kittens-do-see = Zie de toekomst
exploding-kittens-do-favor = Vraag een Gunst
exploding-kittens-do-burglar = Stuur de Kattendief
exploding-kittens-do-draw = Trek
exploding-kittens-do-nope = Nope!
exploding-kittens-do-let = Laat doorgaan
exploding-kittens-do-pair = Twee keer { exploding-kittens-title }: steel een kaart
exploding-kittens-do-three = Drie keer { exploding-kittens-title }: vraag om een kaart
exploding-kittens-do-target = { $seat }
exploding-kittens-do-name = { exploding-kittens-title }
exploding-kittens-do-give = Geef { exploding-kittens-title }
exploding-kittens-do-place = { $depth ->
    [0] Boven op de stapel
    [one] Onder 1 kaart
   *[other] Onder { $depth } kaarten
}

## Waarom niet
exploding-kittens-refused-over = De partij is afgelopen.
exploding-kittens-refused-dead = Je bent ontploft: je kijkt nu alleen nog mee.
exploding-kittens-refused-turn = { $seat } is aan de beurt.
exploding-kittens-refused-window = Eerst zegt iedereen of de kaart wordt tegengehouden.
exploding-kittens-refused-gift = Eerst geeft { $seat } een kaart aan { $to }.
exploding-kittens-refused-nothing-declared = Kies eerst wat je speelt.
exploding-kittens-refused-target-first = Zeg eerst tegen wie.
exploding-kittens-refused-name-first = Noem eerst de kaart waar je om vraagt.
exploding-kittens-refused-no-window = Er valt niets tegen te houden: een Nope! antwoordt op een kaart die net is gespeeld.
exploding-kittens-refused-no-nope = Je hebt geen Nope! in je hand.
exploding-kittens-refused-not-asked = Hier wordt jou niets gevraagd, of je hebt al geantwoord.
exploding-kittens-refused-no-kitten = Er is geen kitten om terug te leggen.
exploding-kittens-refused-place = { $count ->
    [0] De stapel is leeg: de kitten kan alleen bovenop.
    [one] De stapel heeft 1 kaart: hooguit die kan boven de kitten liggen.
   *[other] De stapel heeft { $count } kaarten: hooguit zoveel kunnen er boven de kitten liggen.
}
exploding-kittens-refused-burglar-gone = De Kattendief is niet in het spel.
exploding-kittens-refused-burglar = De Kattendief staat bij { $seat }.
exploding-kittens-refused-cat = De Kattendief vraagt niet om { exploding-kittens-title }, alleen om Katten.
exploding-kittens-refused-no-favor = Niemand heeft je om een Gunst gevraagd.
exploding-kittens-refused-all-empty = Niemand anders heeft kaarten.
exploding-kittens-refused-none = Je hebt geen { exploding-kittens-title } in je hand{ $count ->
    [one] .
   *[other] , en hier zijn er { $count } voor nodig.
}
exploding-kittens-refused-alone = Eén { exploding-kittens-title } alleen doet niets: er zijn twee gelijke kaarten nodig.
exploding-kittens-refused-defuse = Bewaar hem: een Ontmantelkaart redt je vanzelf als je een kitten trekt.
exploding-kittens-refused-held = Je hebt { $held } keer { exploding-kittens-title }, niet { $count }.
exploding-kittens-refused-no-seat = Daar zit niemand.
exploding-kittens-refused-self = Kies iemand anders, niet jezelf.
exploding-kittens-refused-target-dead = { $seat } is ontploft.
exploding-kittens-refused-empty-hand = { $seat } heeft geen kaarten om te geven.
exploding-kittens-bad-decision = ‘{ $text }’ is geen beslissing van Exploding Kittens. Schrijf ["draw"], ["pair", "Skip", 2] of ["insert", 4].
exploding-kittens-bad-notation = ‘{ $text }’ is geen zet van Exploding Kittens. Schrijf draw, favor b, pair skip c, three see c defuse, burglar d barba, nope, let, give skip of put 4.

## De tafel in zinnen
exploding-kittens-heading-turn = De beurt
exploding-kittens-heading-piles = De stapels
exploding-kittens-heading-seats = Spelers
exploding-kittens-heading-hand = Hand: { $seat }
exploding-kittens-line-won = { $seat } heeft gewonnen.
exploding-kittens-line-turn = { $owed ->
    [one] { $seat } is aan de beurt.
   *[other] { $seat } is aan de beurt: nog { $owed } beurten te doen.
}
exploding-kittens-line-attacked = { $owed ->
    [one] { $seat } is aan de beurt, na een Aanval: nog 1 beurt.
   *[other] { $seat } is aan de beurt, na een Aanval: nog { $owed } beurten.
}
exploding-kittens-line-burglar = De Kattendief staat bij { $seat }.
exploding-kittens-line-burglar-gone = De Kattendief is uit het spel.
exploding-kittens-line-attack = { $seat } speelt { exploding-kittens-title }.
exploding-kittens-line-skip = { $seat } speelt { exploding-kittens-title }.
exploding-kittens-line-shuffle = { $seat } speelt { exploding-kittens-title }.
exploding-kittens-line-see = { $seat } speelt { exploding-kittens-title }.
exploding-kittens-line-favor = { $seat } speelt { exploding-kittens-title }: { $to } moet een kaart geven.
exploding-kittens-line-pair = { $seat } speelt twee keer { exploding-kittens-title } om van { $to } een kaart te stelen.
exploding-kittens-line-three = { $seat } speelt drie keer { exploding-kittens-title } en vraagt { exploding-kittens-named } aan { $to }.
exploding-kittens-line-nope = { $seat } zegt Nope!
exploding-kittens-line-window = Aan iedereen de vraag: Nope!, of laten doorgaan?
exploding-kittens-line-answered = Je hebt geantwoord. De anderen krijgen dezelfde vraag.
exploding-kittens-line-give = { $seat } kiest een kaart voor { $to }.
exploding-kittens-line-defuse = { $seat } legt de kitten in het geheim terug in de stapel.
exploding-kittens-line-pile = { $count ->
    [one] 1 kaart op de stapel
   *[other] { $count } kaarten op de stapel
}, { $kittens ->
    [0] geen ervan een Exploding Kitten.
    [one] 1 ervan een Exploding Kitten.
   *[other] { $kittens } ervan Exploding Kittens.
}
exploding-kittens-line-odds = Voor zover jij weet, is de kans { $percent }% dat de volgende kaart een Exploding Kitten is.
exploding-kittens-line-out = { $count ->
    [one] 1 Ontmantelkaart is uit het spel.
   *[other] { $count } Ontmantelkaarten zijn uit het spel.
}
exploding-kittens-line-no-discards = Er is nog niets afgelegd.
exploding-kittens-line-top = { exploding-kittens-title } ligt boven op de aflegstapel.
exploding-kittens-line-discarded = { $count } × { exploding-kittens-title } afgelegd.
exploding-kittens-line-title = { $count } × { exploding-kittens-title }
exploding-kittens-line-no-cards = Geen kaarten.
exploding-kittens-line-out-of-game = { $seat }: ontploft.
exploding-kittens-line-seat = { $seat }: { $count ->
    [0] geen kaarten in hand.
    [one] 1 kaart in hand.
   *[other] { $count } kaarten in hand.
}

## De regels, elk één zin; de nummers zijn die van RULES.md
EK-101 = Er zijn 4 kaarten Exploding Kitten.
EK-102 = Er zijn 6 Ontmantelkaarten.
EK-103 = Er zijn 4 kaarten Aanval, elk voor twee beurten.
EK-104 = Er zijn 5 kaarten Nope!
EK-105 = Er zijn 4 kaarten Gunst.
EK-106 = Er zijn 4 kaarten Schudden.
EK-107 = Er zijn 4 kaarten Overslaan.
EK-108 = Er zijn 5 kaarten Zie de toekomst, elk voor drie kaarten.
EK-109 = Er zijn vijf Katten met elk 4 gelijke kaarten.
EK-110 = In de doos zitten 56 kaarten.
EK-111 = Eén pion, de Kattendief, staat bij een speler, tenzij is afgesproken zonder te spelen.
EK-112 = Twaalf soorten kaarten kunnen in een hand zitten; een Exploding Kitten nooit.
EK-201 = Je speelt met twee tot vijf spelers.
EK-301 = Exploding Kittens en Ontmantelkaarten gaan er eerst uit.
EK-302 = Iedereen krijgt één Ontmantelkaart.
EK-303 = De andere Ontmantelkaarten gaan terug in de stapel; met twee of drie spelers maar twee ervan, tenzij iets anders is afgesproken.
EK-304 = De stapel wordt geschud en iedereen krijgt nog zeven kaarten, één voor één, te beginnen bij de plek die begint: acht in totaal.
EK-305 = Er gaan Exploding Kittens in de stapel, één minder dan er spelers zijn; de andere gaan uit het spel.
EK-306 = Alles wordt geschud en is de trekstapel. Er is nog niets afgelegd.
EK-307 = Wie begint, wordt geloot, of de tafel kiest een plek.
EK-308 = De Kattendief begint bij de speler rechts van wie begint.
EK-401 = Alleen jij ziet je hand.
EK-402 = Iedereen weet hoeveel kaarten elke hand telt.
EK-403 = Iedereen weet hoeveel kaarten de stapel telt.
EK-404 = Niemand kent de volgorde van de stapel, behalve wat Zie de toekomst en een Ontmantelkaart verraden aan wie ze speelt.
EK-405 = De aflegstapel ligt open en mag worden doorgekeken.
EK-406 = Een getrokken Exploding Kitten wordt meteen aan iedereen getoond.
EK-407 = Alleen jij weet waar je een kitten teruglegt.
EK-408 = Alleen jij ziet wat Zie de toekomst toont. Het blijft in je verslag zoals het werd getoond; niemand werkt het voor je bij.
EK-409 = Een kaart die voor een Gunst wordt gegeven of met een Paar wordt gestolen, zien alleen wie die geeft en wie die krijgt.
EK-410 = Iedereen hoort waar een Trio of de Kattendief om vraagt, en ziet of het wordt gegeven.
EK-411 = Iedereen ziet hoeveel beurten er nog te doen zijn en waar de Kattendief staat.
EK-412 = De hand van wie ontploft, wordt aan iedereen getoond.
EK-501 = In je beurt speel je zoveel kaarten als je wilt, of geen; dan trek je.
EK-502 = Als een actie is afgehandeld, mag je er nog een spelen.
EK-503 = Wat je speelt, gaat open op de aflegstapel; tegen wie het is en waar je om vraagt, zeg je erbij.
EK-504 = Een kaart die geen kitten is, gaat naar je hand, en de beurt is voorbij.
EK-505 = Na elke afgeronde beurt is er één minder te doen. Is er geen meer over, dan heeft de volgende speler er een.
EK-506 = Je mag zoveel kaarten in je hand hebben als je krijgt; een lege hand verandert niets.
EK-511 = Aanval: je hebt de kaart nodig.
EK-512 = Overslaan: de beurt is voorbij zonder trekken.
EK-513 = Gunst: een andere speler met kaarten geeft je er een naar eigen keuze.
EK-514 = Schudden: de stapel wordt geschud.
EK-515 = Zie de toekomst: jij alleen bekijkt de bovenste drie kaarten; ze blijven waar ze zijn.
EK-516 = Paar: twee gelijke kaarten van welke soort ook stelen een willekeurige kaart van een andere speler met kaarten.
EK-517 = Trio: drie gelijke kaarten van welke soort ook vragen een andere speler om een soort; één exemplaar wordt gegeven, als het er is.
EK-518 = Staat de Kattendief bij jou, dan mag je hem naar een andere speler sturen en om een van de Katten vragen.
EK-519 = Trekken mag altijd.
EK-520 = Een losse Kat doet niets en kan niet worden gespeeld.
EK-521 = Een Ontmantelkaart speel je los alleen op een net getrokken kitten, Nope! alleen als antwoord; in een Paar of Trio doen beide mee zoals elke soort.
EK-522 = In een Paar of Trio doen de kaarten niets anders.
EK-523 = Andere combinaties zijn er niet, en twee verschillende Katten zijn geen paar.
EK-531 = Een Aanval beëindigt je beurt meteen, zonder trekken; de volgende speler doet meer beurten achter elkaar.
EK-532 = Een Aanval laat de volgende speler twee beurten doen.
EK-533 = Ben je zelf aangevallen, dan geeft je Aanval de beurten door die je nog hebt, deze meegeteld, en twee erbij.
EK-534 = Wie een Aanval krijgt, geldt als aangevallen; wie aanvalt, heeft geen beurten meer te doen.
EK-535 = Overslaan haalt maar één beurt weg.
EK-536 = Een Aanval of Overslaan die wordt tegengehouden, verandert niets.
EK-541 = Je trekt de bovenste kaart; een kitten wordt meteen getoond.
EK-542 = Zonder Ontmantelkaart ontplof je: je kaarten en de kitten worden afgelegd, de kitten bovenop, en je ligt eruit.
EK-543 = Met een Ontmantelkaart in je hand moet je die spelen, en die wordt afgelegd.
EK-544 = Dan leg je de kitten waar je wilt terug in de stapel, in het geheim, zonder te kijken.
EK-545 = Na een Ontmantelkaart is de beurt voorbij, maar alleen die ene.
EK-546 = Kitten en Ontmantelkaart zijn niet met een Nope! tegen te houden.
EK-547 = Wie ontploft, doet geen beurten meer; de volgende speler heeft één gewone beurt.
EK-548 = Staat de Kattendief bij een speler die ontploft, dan gaat hij uit het spel.
EK-551 = De Kattendief gaat naar de gekozen speler, die één exemplaar van de gevraagde Kat geeft, als dat er is. Hij blijft daar in elk geval staan.
EK-552 = Je mag de Kattendief voor een latere beurt bewaren.
EK-553 = Je mag hem sturen wanneer je in je beurt een kaart zou mogen spelen.
EK-554 = De Kattendief is niet met een Nope! tegen te houden.
EK-555 = Hij is geen kaart: hij mag ook naar een speler zonder kaarten.
EK-601 = Een Nope! houdt elke net gespeelde kaart of combinatie tegen, ook een andere Nope!, voordat die werkt; nooit een kitten, een Ontmantelkaart of de Kattendief.
EK-602 = Een Nope! op een Nope! zet de actie weer in gang, enzovoort.
EK-603 = Iedereen die nog leeft, behalve wie net speelde, krijgt de vraag en antwoordt in het geheim: Nope!, met een Nope! in de hand, of laten doorgaan.
EK-604 = De bedenktijd eindigt als iedereen heeft geantwoord; is de tijd om, dan laat wie niet heeft geantwoord de kaart doorgaan.
EK-605 = Zeggen er meer Nope!, dan wordt alleen die van de dichtstbijzijnde met de klok mee gespeeld; de anderen houden hun kaart en niemand komt het te weten.
EK-606 = Bij een even aantal Nope! gaat de actie door, bij een oneven aantal niet.
EK-607 = Wat is tegengehouden, blijft op de aflegstapel, ook alle kaarten van een combinatie.
EK-608 = Niemand kan zien of je geen Nope! had of hem niet gebruikte.
EK-609 = In een race beëindigt de eerste Nope! de bedenktijd.
EK-610 = Toeval en keuzes komen pas als de laatste bedenktijd voorbij is.
EK-611 = Wie de actie speelde, mag op een Nope! antwoorden zoals ieder ander.
EK-701 = Wie als laatste nog leeft, wint.
EK-702 = De anderen volgen naar hoe lang ze het volhielden.
EK-703 = De stapel raakt nooit op: er zit altijd één kitten minder in dan er spelers leven.
EK-801 = Met een lege hand trek je, of stuur je de Kattendief.
EK-802 = Zie de toekomst toont alle kaarten als er minder dan drie zijn.
EK-803 = Heeft niemand anders kaarten, dan kunnen Gunst en Paar niet worden gespeeld; Trio en Kattendief wel, voor niets.
EK-804 = Was de laatste kaart van een hand een net gespeelde Nope!, dan leveren Gunst en Paar niets op.
EK-805 = Is er nog één kaart over, dan wordt die voor een Gunst gegeven.
EK-806 = Was de kitten de laatste kaart van de stapel, dan gaat hij als enige terug.
EK-807 = Met twee spelers treft een Aanval de ander.
EK-808 = Wie ontploft, doet geen van de beurten die nog te doen waren.
EK-809 = Ontploft een aangevallen speler in de eerste beurt, dan heeft de volgende speler één beurt.
EK-810 = De Kattendief van een speler die ontploft, is voorgoed weg.
EK-811 = Heeft niemand een Nope!, dan laat iedereen de kaart doorgaan.
EK-812 = Een Trio levert één exemplaar op, ook als de ander er meer heeft.
EK-813 = Er gaat nooit een kaart verloren: stapel, aflegstapel, handen en een kitten die wordt teruggelegd maken samen het spel.
EK-901 = Het toeval bepaalt de volgorde van de stapel zonder kittens.
EK-902 = Het toeval bepaalt de volgorde van de stapel met kittens.
EK-903 = Het toeval bepaalt elk Schudden.
EK-904 = Het toeval bepaalt welke kaart een Paar steelt.
EK-905 = Het toeval bepaalt wie begint, als dat is afgesproken.

exploding-kittens-position-past = { $number ->
    [0] Het verleden van deze stelling kan zo niet begonnen zijn.
   *[other] Het verleden van deze stelling spreekt de eigen kaarten tegen, bij nummer { $number }.
}

## Gezegd tegen wie het doet, na ‘jij’

exploding-kittens-stole-card-self = Steelt een kaart van { $to }: { exploding-kittens-title }.
exploding-kittens-nothing-left-self = Hebt geen kaart meer voor { $to }.
exploding-kittens-saw-self = { $count ->
    [one] Bekijkt de enige kaart van de stapel.
   *[other] Bekijkt de bovenste { $count } kaarten van de stapel.
}
exploding-kittens-drew-card-self = Getrokken: { exploding-kittens-title }.
exploding-kittens-kitten-self = Trekt een Exploding Kitten.
exploding-kittens-defused-self = Ontmantelt hem.
exploding-kittens-placed-at-self = Legt de kitten terug, { $depth ->
    [0] bovenop
    [one] onder 1 kaart
   *[other] onder { $depth } kaarten
} ({ $pile } op de stapel).
exploding-kittens-exploded-self = { $count ->
    [0] Ontploft, met lege hand.
    [one] Ontploft, en legt 1 kaart af: { $cards }.
   *[other] Ontploft, en legt { $count } kaarten af: { $cards }.
}
exploding-kittens-turn-self = { $owed ->
    [one] Bent aan de beurt.
   *[other] Bent aan de beurt, { $owed } keer op rij.
}

## Gezegd tegen wie het aangaat

exploding-kittens-began-you = Een nieuwe partij. Jij begint; { $pile } kaarten op de stapel, waaronder { $kittens ->
    [one] 1 kitten
   *[other] { $kittens } kittens
}.
exploding-kittens-attacked-you = Jij moet { $owed } beurten doen.
exploding-kittens-won-you = Jij bent als laatste over, en wint.
exploding-kittens-because-last-alive-you = Alleen jij bent niet ontploft.
exploding-kittens-refused-turn-you = Jij bent aan de beurt.
exploding-kittens-refused-gift-you = Eerst geef jij een kaart aan { $to }.
exploding-kittens-refused-burglar-you = De Kattendief staat bij jou.
exploding-kittens-refused-target-dead-you = Jij bent ontploft.
exploding-kittens-refused-empty-hand-you = Jij hebt geen kaarten om te geven.
exploding-kittens-heading-hand-you = Jouw hand
exploding-kittens-line-won-you = Jij hebt gewonnen.
exploding-kittens-line-turn-you = { $owed ->
    [one] Jij bent aan de beurt.
   *[other] Jij bent aan de beurt: nog { $owed } beurten te doen.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] Jij bent aan de beurt, na een Aanval: nog 1 beurt.
   *[other] Jij bent aan de beurt, na een Aanval: nog { $owed } beurten.
}
exploding-kittens-line-burglar-you = De Kattendief staat bij jou.
exploding-kittens-line-attack-you = Jij speelt { exploding-kittens-title }.
exploding-kittens-line-skip-you = Jij speelt { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = Jij speelt { exploding-kittens-title }.
exploding-kittens-line-see-you = Jij speelt { exploding-kittens-title }.
exploding-kittens-line-favor-you = Jij speelt { exploding-kittens-title }: { $to } moet een kaart geven.
exploding-kittens-line-pair-you = Jij speelt twee keer { exploding-kittens-title } om van { $to } een kaart te stelen.
exploding-kittens-line-three-you = Jij speelt drie keer { exploding-kittens-title } en vraagt { exploding-kittens-named } aan { $to }.
exploding-kittens-line-nope-you = Jij zegt Nope!
exploding-kittens-line-give-you = Jij kiest een kaart voor { $to }.
exploding-kittens-line-defuse-you = Jij legt de kitten in het geheim terug in de stapel.
exploding-kittens-table-boom-you = Jij ontploft
exploding-kittens-table-tell-defuse-you = Jij verstopt de kitten in de stapel
exploding-kittens-table-turning-you = De laatste kitten ging af in jouw handen{ $count ->
    [0] .
    [one] , nadat er 1 was ontmanteld.
   *[other] , nadat er { $count } waren ontmanteld.
}

## Wat voor een zet pleit

exploding-kittens-explain-risk = { $known ->
    [sure] { $percent ->
        [0] de volgende kaart is veilig, dat weet je
       *[other] de volgende kaart ontploft, dat weet je
    }
    [odds] voor zover jij weet, is de kans { $percent }% dat de volgende kaart ontploft
   *[plain] { $kittens ->
        [0] geen van de { $pile } kaarten die over zijn, ontploft
        [one] 1 van de { $pile } kaarten die over zijn, ontploft
       *[other] { $kittens } van de { $pile } kaarten die over zijn, ontploffen
    }
}
exploding-kittens-explain-defuses = { $defuses ->
    [0] je hebt geen Ontmantelkaart
    [one] je hebt 1 Ontmantelkaart
   *[other] je hebt { $defuses } Ontmantelkaarten
}
exploding-kittens-explain-turns = { $owed ->
    [one] {""}
   *[other] {" "}Je hebt nog { $owed } beurten te doen.
}
exploding-kittens-explain-draw = Trek: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-skip = Nu Overslaan: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.{ exploding-kittens-explain-turns }
exploding-kittens-explain-attack = Aanval: { $to } trekt in jouw plaats, meer dan eens; { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-see = Kijk eerst: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }.
exploding-kittens-explain-shuffle = Schudden: { exploding-kittens-explain-risk }; { exploding-kittens-explain-defuses }. Daarna kent niemand de volgorde.
exploding-kittens-explain-hand = { $cards ->
    [one] met 1 kaart in hand
   *[other] met { $cards } kaarten in hand
}
exploding-kittens-explain-favor = Vraag een Gunst aan { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, en { exploding-kittens-explain-risk }.
exploding-kittens-explain-pair = Steel van { $to }, { exploding-kittens-explain-hand }: { exploding-kittens-explain-defuses }, en { exploding-kittens-explain-risk }.
exploding-kittens-explain-three = Vraag { $to }, { exploding-kittens-explain-hand }, om { exploding-kittens-title }: { exploding-kittens-explain-defuses }, en { exploding-kittens-explain-risk }.
exploding-kittens-explain-burglar = Voor zover jij weet, is de kans { $chance }% dat { $to } { exploding-kittens-title } heeft; de Kattendief kost geen kaart.
exploding-kittens-explain-nope = { $aim ->
    [mine] Nope! terug: je kaart is het waard.
    [you] Nope!: dit is tegen jou gericht.
   *[others] Nope!: dit kun je beter tegenhouden.
} { $nopes ->
    [one] Het is je enige Nope!
   *[other] Je hebt { $nopes } keer Nope!
}
exploding-kittens-explain-let = { $nopes ->
    [0] Laat doorgaan: je hebt geen Nope!
    [one] Laat doorgaan: je enige Nope! is later meer waard.
   *[other] Laat doorgaan: je { $nopes } Nope!-kaarten zijn later meer waard.
}
exploding-kittens-explain-put = { $depth ->
    [0] Bovenop: { $to } trekt hem als volgende, tenzij er iets tussen komt.
    [one] Onder 1 van { $pile } kaarten: alleen jij weet het.
   *[other] Onder { $depth } van { $pile } kaarten: alleen jij weet het.
}
exploding-kittens-explain-give = Geef { exploding-kittens-title } weg: die kaart zul je het minst missen.
