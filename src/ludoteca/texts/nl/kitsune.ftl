# Kitsune. Zinnen van het verslag staan na de naam van wie speelt en hebben zelf geen onderwerp.

kitsune = Kitsune
kitsune-about = Twee vossenclans: elke kleur telt, wie die ook speelt. Met twee, vier of zes spelers.
kitsune-aim = Breng de pion van je clan naar het einde van het pad: in elke slag gaat de pion van het hoogste totaal vooruit met het verschil. Met twee gewonnen rondes win je.

kitsune-card = { $card ->
    [B1] blauwe 1
    [B2] blauwe 2
    [B3] blauwe 3
    [B4] blauwe 4
    [B5] blauwe 5
    [B6] blauwe 6
    [O1] oranje 1
    [O2] oranje 2
    [O3] oranje 3
    [O4] oranje 4
    [O5] oranje 5
    [O6] oranje 6
    [Wh] Witte Kitsune
    [Bk] Zwarte Kitsune
    [Ka] Katana
   *[none] een gedekte kaart
}
kitsune-kind = { $card ->
    [0] blauwe 1
    [1] blauwe 2
    [2] blauwe 3
    [3] blauwe 4
    [4] blauwe 5
    [5] blauwe 6
    [6] oranje 1
    [7] oranje 2
    [8] oranje 3
    [9] oranje 4
    [10] oranje 5
    [11] oranje 6
    [12] Witte Kitsune
    [13] Zwarte Kitsune
   *[14] Katana
}
kitsune-counted = { $count ->
    [one] { kitsune-kind }
   *[other] { $count } × { kitsune-kind }
}
kitsune-token = { $token ->
    [plus] +3
    [block] Blokkade
    [hidden] Verborgen
    [discard] Aflegstapel
   *[change] Kleurwissel
}
kitsune-clan = { $clan ->
    [B] Zenko (blauw)
   *[O] Yako (oranje)
}
kitsune-colour = { $clan ->
    [B] blauw
   *[O] oranje
}
kitsune-side = { $side ->
    [B] blauw
   *[O] oranje
}

## Opties
kitsune-option-trackSteps = Lengte van het Wijsheidspad
kitsune-option-trackSteps-13 = 13 stappen
kitsune-option-trackSteps-5 = 5 stappen
kitsune-option-trackSteps-8 = 8 stappen
kitsune-option-trackSteps-10 = 10 stappen
kitsune-option-trackSteps-20 = 20 stappen
kitsune-option-clanOfP0 = Clan van de eerste plek
kitsune-option-clanOfP0-blue = Zenko, blauw
kitsune-option-clanOfP0-orange = Yako, oranje
kitsune-option-clanOfP0-random = Door loting
kitsune-option-roundLeader = Wie in latere rondes uitkomt
kitsune-option-roundLeader-randomInWinningClan = Iemand van de winnende clan, door loting
kitsune-option-roundLeader-clanChooses = De winnende clan kiest
kitsune-option-tokenOnRoundEnd = Fiche voor de slag die een ronde beëindigt
kitsune-option-tokenOnRoundEnd-true = Geeft er een, zoals elke andere
kitsune-option-tokenOnRoundEnd-false = Geeft er geen
kitsune-option-showHistory = Eerdere slagen
kitsune-option-showHistory-false = Onthoud ze zelf
kitsune-option-showHistory-true = Die sinds het delen zijn te zien
kitsune-option-clanDecision = Wie beslist voor een clan
kitsune-option-clanDecision-speaker = Wie voor de clan spreekt
kitsune-option-clanDecision-anyMember = Wie het eerst antwoordt

## Wat er gebeurde
kitsune-clans = De clans zitten om en om aan tafel; de eerste plek is { kitsune-clan }.
kitsune-began = Ronde { $number } begint; { $seat } komt uit. Het pad heeft { $steps } stappen.
kitsune-dealt = In hand: { $cards }.
kitsune-dealt-again = Alle kaarten zijn gespeeld: { $seat } schudt en deelt opnieuw.
kitsune-left-over = Legt de overgebleven kaart af.
kitsune-chose = Gekozen om te geven: { kitsune-card }.
kitsune-exchanged = Iedereen heeft een kaart aan een clangenoot gegeven. { $seat } komt uit.
kitsune-gave = Geeft { kitsune-card } aan { $to }.
kitsune-played = Speelt { kitsune-card }.
kitsune-played-token = Speelt { kitsune-card } met de fiche { kitsune-token }.
kitsune-played-plus = Speelt { kitsune-card } met +3, { kitsune-side } boven.
kitsune-hid = Een gedekte kaart, onder de fiche Verborgen.
kitsune-hid-card = Speelt { kitsune-card }, gedekt onder de fiche Verborgen.
kitsune-looks = Bekijkt de kaarten van de laatste slag.
kitsune-looked = De kaarten om uit te kiezen: { $cards }.
kitsune-no-discards = Er is nog niets afgelegd: de fiche Aflegstapel doet niets.
kitsune-fetched = Pakt er een, zonder dat de anderen het zien.
kitsune-fetched-card = Van de aflegstapel gepakt: { kitsune-card }.
kitsune-struck = Vernietigt een kaart van { $to }: { kitsune-card }.
kitsune-no-target = Geen kaart om te vernietigen: de Katana doet niets.
kitsune-binds = { $seat } moet { kitsune-colour } spelen, als dat kan.
kitsune-binds-nobody = Als laatste kaart verplicht de Zwarte Kitsune niemand.
kitsune-revealed = Onthuld: { kitsune-card }.
kitsune-turned = De kleuren worden gewisseld.
kitsune-turned-twice = De kleurwissels heffen elkaar op.
kitsune-scored = Blauw { $blue }, oranje { $orange }.
kitsune-tied = Gelijke totalen: niemand gaat vooruit.
kitsune-blocked = { kitsune-clan } wint de slag, maar Blokkade houdt de pion op zijn plaats.
kitsune-moved = { kitsune-clan } gaat { $count ->
    [one] 1 vakje
   *[other] { $count } vakjes
} vooruit, naar { $now } van { $steps }.
kitsune-round-won = { kitsune-clan } wint ronde { $number }. { $count ->
    [one] De eerste Rondezege.
   *[other] { $count } keer Rondezege.
}
kitsune-won = { kitsune-clan } wint de partij: { $winners }.
kitsune-token-due = De pion ging { $count } vakjes vooruit: { kitsune-clan } krijgt een krachtfiche.
kitsune-has-token = { kitsune-clan } heeft al een fiche en krijgt er geen, al ging de pion { $count } vakjes vooruit.
kitsune-no-token-left = Er is geen fiche meer voor { kitsune-clan }, al ging de pion { $count } vakjes vooruit.
kitsune-no-token-at-end = Aan deze tafel geeft de slag die een ronde beëindigt geen fiche: geen voor { kitsune-clan }, ondanks { $count } vakjes.
kitsune-took = Krachtfiche { kitsune-token }, voor { $to }.
kitsune-leader-due = { kitsune-clan } kiest wie in de volgende ronde uitkomt.
kitsune-named = { $to } komt uit in de volgende ronde.
kitsune-drew = { $count ->
    [one] Trekt 1 kaart.
   *[other] Trekt { $count } kaarten.
}
kitsune-drew-cards = Getrokken: { $cards }.
kitsune-leads = { $seat } komt uit voor de volgende slag.
kitsune-because-two-rounds = { kitsune-clan } won twee rondes.

## Wat er kan
kitsune-give = Geef de { kitsune-card }
kitsune-play = Speel de { kitsune-card }
kitsune-play-token = Speel de { kitsune-card } met de fiche { kitsune-token }
kitsune-play-plus = Speel de { kitsune-card } met +3 op { kitsune-side }
kitsune-fetch = Pak de { kitsune-card }
kitsune-target = Vernietig kaart { $place } van de slag
kitsune-target-card = Vernietig de { kitsune-card } van { $to }
kitsune-take = Pak { kitsune-token }, voor { $to }
kitsune-lead = { $seat } komt uit in de volgende ronde
kitsune-will-strike-nothing = er is geen kaart om te vernietigen
kitsune-will-fetch-nothing = de aflegstapel is nog leeg
kitsune-will-bind = { $seat } moet { kitsune-colour } spelen, als dat kan
kitsune-will-bind-nobody = als laatste kaart verplicht die niemand

## Waarom niet
kitsune-refused-over = De partij is afgelopen.
kitsune-refused-turn = { $seat } is aan de beurt.
kitsune-refused-clan = Nu beslist { kitsune-clan }, bij monde van wie voor de clan mag spreken.
kitsune-refused-no-exchange = Met z’n tweeën geef je geen kaarten door.
kitsune-refused-given = Je hebt je kaart al gegeven.
kitsune-refused-give-first = Geef eerst een kaart aan je clangenoot.
kitsune-refused-not-held = Niet in je hand: { kitsune-card }.
kitsune-refused-play-first = Speel een kaart uit je hand.
kitsune-refused-bound = { $seat } speelde een Zwarte Kitsune: je hebt { kitsune-colour } en moet dat spelen, niet { kitsune-card }.
kitsune-refused-other-token = Je fiche is { $held ->
    [plus] +3
    [block] Blokkade
    [hidden] Verborgen
    [discard] Aflegstapel
   *[change] Kleurwissel
}, niet { kitsune-token }.
kitsune-refused-no-token = Je hebt geen krachtfiche, dus ook niet { kitsune-token }.
kitsune-refused-hide = { kitsune-card } kan niet onder de fiche Verborgen worden gespeeld.
kitsune-refused-not-among = Niet bij de kaarten van de laatste slag: { kitsune-card }.
kitsune-refused-fetch-first = Pak eerst een van de kaarten van de laatste slag.
kitsune-refused-strike-first = Kies eerst de kaart die je Katana vernietigt.
kitsune-refused-no-strike = Er slaat nu geen Katana toe, dus kaart { $place } van de slag blijft.
kitsune-refused-no-place = Er is geen kaart { $place } in deze slag.
kitsune-refused-immune = Kaart { $place }, van { $seat }, ligt onder de fiche Verborgen en kan niet worden vernietigd.
kitsune-refused-own = Kaart { $place }, { kitsune-card }, is van { $seat }, die zelf toeslaat: alleen een kaart van een ander kan worden vernietigd.
kitsune-refused-destroyed = Kaart { $place }, { kitsune-card } van { $seat }, is al vernietigd.
kitsune-refused-special = Kaart { $place }, { kitsune-card } van { $seat }, heeft geen getal: alleen kaarten met een getal kunnen worden vernietigd.
kitsune-refused-used = { kitsune-token } is in deze ronde al gebruikt.
kitsune-refused-taken = { kitsune-token } is in handen van de andere clan.
kitsune-refused-member = { $seat } is niet van de clan { kitsune-clan }.
kitsune-refused-no-seat = Daar zit niemand.
kitsune-refused-take-first = Pak eerst een krachtfiche voor je clan.
kitsune-refused-name-first = Kies eerst wie in de volgende ronde uitkomt.
kitsune-bad-decision = ‘{ $text }’ is geen beslissing van Kitsune. Schrijf ["play", "O5", null, null], ["give", "B4"] of ["award", "block", 2].
kitsune-bad-notation = ‘{ $text }’ is geen zet van Kitsune. Schrijf O5, O5 block, O5 +3B, give B4, fetch Wh, strike 2, take block c of lead b.

## De tafel in zinnen
kitsune-heading-now = Nu
kitsune-heading-track = Wijsheidspad
kitsune-heading-trick = De slag
kitsune-heading-tokens = Krachtfiches
kitsune-heading-seats = Spelers
kitsune-heading-looking = Kaarten van de laatste slag, alleen voor jou
kitsune-heading-hand = Hand: { $seat }
kitsune-heading-past = Slag { $number } sinds het delen
kitsune-line-now-exchange = { $seat } geeft een kaart aan een clangenoot.
kitsune-line-now-play = { $seat } speelt een kaart.
kitsune-line-now-fetch = { $seat } pakt een kaart van de aflegstapel.
kitsune-line-now-target = { $seat } kiest de kaart die de Katana vernietigt.
kitsune-line-now-award = { $seat } mag een krachtfiche voor de clan kiezen.
kitsune-line-now-leader = { $seat } mag kiezen wie in de volgende ronde uitkomt.
kitsune-line-obliged = Voor { $seat } ligt een Zwarte Kitsune: er moet { kitsune-colour } worden gespeeld, als dat kan.
kitsune-line-gave = Sinds het delen door jou gegeven: { kitsune-card }.
kitsune-line-over = De partij is afgelopen.
kitsune-line-round = Ronde { $number }; { $seat } komt uit in deze slag.
kitsune-line-pawn = { kitsune-clan }: stap { $now }, nog { $left } te gaan; gewonnen rondes: { $count }.
kitsune-line-pile = { $count ->
    [0] De trekstapel is leeg.
    [one] 1 kaart op de trekstapel.
   *[other] { $count } kaarten op de trekstapel.
}
kitsune-line-discards = { $count ->
    [0] Niets afgelegd.
    [one] 1 kaart op de aflegstapel.
   *[other] { $count } kaarten op de aflegstapel.
}
kitsune-line-sum = Tot nu toe blauw { $blue }, oranje { $orange }.
kitsune-line-sum-unseen = Tot nu toe blauw { $blue }, oranje { $orange }, zonder de gedekte kaart.
kitsune-line-no-trick = Er is nog geen kaart gespeeld.
kitsune-line-play = { $number }. { $seat }: { kitsune-card }{ $token ->
    [none] {""}
    [plus] , met +3 op { kitsune-side }
   *[other] , met { kitsune-token }
}{ $fate ->
    [hidden] , gedekt
    [struck] , vernietigd
   *[open] {""}
}.
kitsune-line-token-available = { kitsune-token }: beschikbaar.
kitsune-line-token-used = { kitsune-token }: gebruikt in deze ronde.
kitsune-line-token-held = { kitsune-token }: bij { $seat }.
kitsune-line-card = { kitsune-card }{ $count ->
    [one] {""}
   *[other] , { $count } keer
}
kitsune-line-no-cards = Geen kaarten.
kitsune-line-seat = { $seat }: { kitsune-clan }, { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
} in hand.

## De regels, elk één zin; de nummers zijn die van RULES.md
KI-101 = In de doos zitten 2 pionnen, een Wijsheidsbord, 30 kaarten, 5 krachtfiches, clankaarten, een startfiche en 3 kaarten Rondezege.
KI-102 = Zenko is blauw, Yako is oranje; kaarten met een getal hebben een van deze kleuren en een waarde van 1 tot en met 6.
KI-103 = Lage getallen komen vaak voor, 4, 5 en 6 zijn er één keer in elke kleur; van elke speciale kaart zijn er twee.
KI-104 = Er zijn vijf krachtfiches: +3, Blokkade, Verborgen, Aflegstapel en Kleurwissel.
KI-105 = Het Wijsheidspad heeft 13 stappen, tenzij iets anders is afgesproken.
KI-106 = Met 2 of 4 spelers doen 24 kaarten mee, met 6 spelers 30.
KI-201 = Je speelt met twee, vier of zes spelers, in twee even grote clans.
KI-202 = Spelers van één kleur zijn clangenoten.
KI-203 = De clans zitten om en om aan tafel.
KI-204 = Handen zijn geheim, ook voor clangenoten.
KI-301 = Met 2 of 4 spelers blijven zes kaarten in de doos.
KI-302 = Elke plek hoort bij een clan, voor iedereen te zien.
KI-303 = Het Wijsheidsbord ligt naast de tafel.
KI-311 = Aan het begin van een ronde gaan de pionnen terug naar de start; fiches die niemand houdt, zijn beschikbaar.
KI-312 = Wie in de eerste ronde uitkomt, wordt geloot; in een latere ronde komt iemand van de clan uit die de vorige won.
KI-313 = Wie in een ronde uitkomt, heeft de startfiche, schudt alle kaarten en deelt.
KI-314 = Iedereen krijgt zes kaarten; vijf met 6 spelers.
KI-315 = Met 2 spelers zijn de andere twaalf kaarten de trekstapel.
KI-316 = Na het delen worden kaarten doorgegeven, dan begint de eerste slag.
KI-321 = Iedereen geeft één kaart gedekt aan een clangenoot; alle kaarten worden tegelijk opgenomen.
KI-322 = Iedereen kiest in het geheim, en wat je krijgt, kun je niet doorgeven.
KI-323 = De kaart gaat naar de volgende clangenoot met de klok mee.
KI-324 = Met z’n tweeën geef je geen kaarten door.
KI-325 = Er moet een kaart worden gegeven, en die moet in de hand zijn.
KI-401 = Alleen jij ziet je hand; hoeveel kaarten iedereen heeft, is openbaar.
KI-402 = De kaarten van de slag liggen open.
KI-403 = Een kaart onder de fiche Verborgen kent tot het einde van de slag alleen wie die speelde.
KI-404 = Een vernietigde kaart heeft iedereen gezien.
KI-405 = De aflegstapel mag niet worden doorgekeken; alleen het aantal is te zien.
KI-406 = Wat de fiche Aflegstapel toont, en wat er wordt gepakt, ziet alleen wie die gebruikt.
KI-407 = Niemand kent de trekstapel; hoe groot hij is, is openbaar.
KI-408 = Pionnen, fiches, startfiche en overwinningen zijn openbaar.
KI-501 = Wie de startfiche heeft, speelt eerst, dan iedereen met de klok mee.
KI-502 = Een slag telt vier kaarten, zes met 6 spelers; met 2 spelers speelt ieder er twee, om de beurt.
KI-503 = Speel één kaart uit je hand, van welke kleur ook of een speciale.
KI-504 = Met je kaart mag je de krachtfiche gebruiken die voor je ligt.
KI-505 = Kaart, fiche en de kant van +3 kies je samen; het doelwit van de Katana daarna.
KI-506 = Eerst werkt de fiche, dan de kaart.
KI-521 = Een Katana vernietigt een kaart met een getal die open voor een andere speler ligt.
KI-522 = Is er zo’n kaart, dan moet er een worden gekozen, ook van een clangenoot.
KI-523 = Is zo’n kaart er niet, dan doet de Katana niets.
KI-524 = Een fiche die bij een vernietigde kaart is gebruikt, telt nog steeds.
KI-531 = Een Witte Kitsune maakt blauw oranje en oranje blauw; twee heffen elkaar op.
KI-532 = De Witte Kitsune wisselt de kleur van elke kaart van de slag, en van +3.
KI-541 = Na een Zwarte Kitsune moet de volgende speler een kaart in de kleur van die clan spelen, als die in de hand is.
KI-542 = Voor de Zwarte Kitsune telt de gedrukte kleur.
KI-543 = Als laatste kaart van een slag verplicht een Zwarte Kitsune niemand.
KI-544 = Wie verplicht is, mag een fiche gebruiken, maar ook een verborgen kaart moet eraan voldoen.
KI-561 = +3 voegt drie punten toe aan de kleur die boven ligt.
KI-562 = Met Blokkade gaat de clan die de slag wint niet vooruit.
KI-563 = Een verborgen kaart ligt gedekt en kan niet worden vernietigd; Katana en Zwarte Kitsune kunnen niet worden verborgen.
KI-564 = Met de fiche Aflegstapel bekijk je de laatste slag en pak je er een kaart uit.
KI-565 = In de eerste slag na het delen is er nog niets afgelegd en doet die fiche niets.
KI-566 = Een overgebleven kaart wordt afgelegd voor het nieuwe delen.
KI-567 = Kleurwissel werkt als een Witte Kitsune.
KI-568 = Een gebruikte fiche is weg tot de volgende ronde.
KI-601 = Verborgen kaarten gaan open als de slag wordt geteld.
KI-602 = De waarden van elke kleur worden opgeteld, zonder vernietigde kaarten, met +3 voor de kant die boven ligt.
KI-603 = Bij samen een oneven aantal keer Witte Kitsune en Kleurwissel worden de totalen verwisseld.
KI-604 = Het hoogste totaal wint de slag; bij gelijke totalen wint niemand.
KI-605 = De pion van de winnende clan gaat vooruit met het verschil, hooguit tot het laatste vakje.
KI-606 = Een pion op het laatste vakje beëindigt de ronde.
KI-607 = Ging de pion 4 vakjes of meer vooruit, dan krijgt de andere clan een fiche.
KI-608 = De slag gaat naar de aflegstapel.
KI-609 = Met 2 spelers trekt ieder twee kaarten, zolang de trekstapel niet op is.
KI-610 = De volgende speler met de klok mee komt uit voor de volgende slag.
KI-611 = Zijn de handen leeg, dan wordt er opnieuw gedeeld.
KI-621 = De clan kiest een beschikbare fiche en wie van de clan die krijgt.
KI-622 = Een clan die een fiche heeft, krijgt er geen bij.
KI-623 = Is er geen fiche beschikbaar, dan krijg je er geen.
KI-624 = Voor de clan beslist wie er als eerste van de clan zit, geteld vanaf de startfiche; of, als dat is afgesproken, wie het eerst antwoordt.
KI-625 = Een fiche kan vanaf de volgende slag worden gebruikt en wordt nooit doorgegeven.
KI-631 = Alle kaarten worden opnieuw geschud en gedeeld, dan geeft ieder er een door; pionnen en fiches blijven.
KI-632 = Wie de startfiche heeft, deelt en krijgt de eerste kaart.
KI-731 = De clan die het eerst aankomt, pakt een kaart Rondezege.
KI-732 = Aan het einde van een ronde worden alle handkaarten afgelegd.
KI-733 = Ongebruikte fiches blijven voor de volgende ronde, gebruikte komen terug.
KI-734 = De slag die een ronde beëindigt, geeft ook een fiche, tenzij iets anders is afgesproken of de partij is afgelopen.
KI-735 = Twee kaarten Rondezege winnen de partij.
KI-736 = Anders wordt de volgende ronde klaargezet.
KI-801 = Niemand zit ooit zonder kaart als er gespeeld moet worden.
KI-802 = Met 2 spelers zijn er zes slagen per keer delen, en de trekstapel is genoeg voor drie keer trekken.
KI-803 = Met 4 spelers zijn er zes slagen per keer delen, met 6 vijf.
KI-804 = Een extra kaart wordt afgelegd als de ronde eindigt.
KI-805 = Met 2 spelers trekt wie Aflegstapel gebruikte er twee, net als de ander.
KI-806 = Een Katana als eerste kaart doet niets.
KI-807 = Een Katana kan geen kaart vernietigen van wie die speelt.
KI-808 = Of de kleur in de hand is, wordt bekeken voordat er een kaart wordt gepakt.
KI-809 = Een slag met alleen speciale kaarten eindigt in 0 tegen 0.
KI-810 = Met Blokkade beweegt er niets, dus is er ook geen fiche.
KI-811 = Minder dan 4 vakjes vooruit geeft geen fiche, hoe groot het verschil ook is.
KI-812 = De fiche Aflegstapel kan niet twee keer in een ronde worden gebruikt.
KI-813 = De fiche Verborgen kan niet samen met een Katana of een Zwarte Kitsune.
KI-901 = Voor elke ronde worden alle kaarten geschud.
KI-902 = Voor elk nieuw delen worden alle kaarten geschud.
KI-903 = Wie in de eerste ronde uitkomt, wordt geloot, later ook, tenzij de clan kiest.
KI-904 = De clan van de eerste plek wordt geloot, als dat is afgesproken.

## Gezegd tegen wie het doet, na ‘jij’

kitsune-left-over-self = Legt de overgebleven kaart af.
kitsune-looks-self = Bekijkt de kaarten van de laatste slag.
kitsune-fetched-self = Pakt er een, zonder dat de anderen het zien.
kitsune-struck-self = Vernietigt een kaart van { $to }: { kitsune-card }.

## Gezegd tegen wie het aangaat

kitsune-began-you = Ronde { $number } begint; jij komt uit. Het pad heeft { $steps } stappen.
kitsune-dealt-again-you = Alle kaarten zijn gespeeld: jij schudt en deelt opnieuw.
kitsune-exchanged-you = Iedereen heeft een kaart aan een clangenoot gegeven. Jij komt uit.
kitsune-binds-you = Je moet { kitsune-colour } spelen, als je dat hebt.
kitsune-named-you = Jij komt uit in de volgende ronde.
kitsune-leads-you = Jij komt uit voor de volgende slag.
kitsune-lead-you = Jij komt uit in de volgende ronde
kitsune-will-bind-you = Je moet { kitsune-colour } spelen, als je dat hebt
kitsune-refused-turn-you = Jij bent aan de beurt.
kitsune-refused-bound-you = Je speelde een Zwarte Kitsune: je hebt { kitsune-colour } en moet dat spelen, niet { kitsune-card }.
kitsune-refused-immune-you = Kaart { $place }, van jou, ligt onder de fiche Verborgen en kan niet worden vernietigd.
kitsune-refused-own-you = Kaart { $place }, { kitsune-card }, is van jezelf: alleen een kaart van een ander kan worden vernietigd.
kitsune-refused-destroyed-you = Kaart { $place }, jouw { kitsune-card }, is al vernietigd.
kitsune-refused-special-you = Kaart { $place }, jouw { kitsune-card }, heeft geen getal: alleen kaarten met een getal kunnen worden vernietigd.
kitsune-refused-member-you = Jij bent niet van de clan { kitsune-clan }.
kitsune-heading-hand-you = Jouw hand
kitsune-line-now-exchange-you = Jij geeft een kaart aan een clangenoot.
kitsune-line-now-play-you = Jij speelt een kaart.
kitsune-line-now-fetch-you = Jij pakt een kaart van de aflegstapel.
kitsune-line-now-target-you = Jij kiest de kaart die de Katana vernietigt.
kitsune-line-now-award-you = Jij mag een krachtfiche voor de clan kiezen.
kitsune-line-now-leader-you = Jij mag kiezen wie in de volgende ronde uitkomt.
kitsune-line-obliged-you = Voor je ligt een Zwarte Kitsune: er moet { kitsune-colour } worden gespeeld, als dat kan.
kitsune-line-round-you = Ronde { $number }; jij komt uit in deze slag.
kitsune-line-token-held-you = { kitsune-token }: bij jou.

## Wat voor een zet pleit

kitsune-explain-track = { $left ->
    [one] Jouw pion moet nog 1 stap,
   *[other] Jouw pion moet nog { $left } stappen,
} de andere { $theirs }.
kitsune-explain-trick = { $stand ->
    [ahead] staat je clan voor met { $ours } tegen { $other }
    [level] staat de slag gelijk op { $ours }
   *[behind] staat je clan achter met { $ours } tegen { $other }
}
kitsune-explain-to-come = { $cards ->
    [0] er volgt geen kaart meer
    [one] er volgt nog 1 kaart
   *[other] er volgen nog { $cards } kaarten
}
kitsune-explain-play = Met de { kitsune-card } { kitsune-explain-trick }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-strike = Na deze Katana { kitsune-explain-trick }. { kitsune-explain-track }
kitsune-explain-blind = In deze slag ligt een gedekte kaart; na de { kitsune-card }: { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-first = Eerst de { kitsune-card }; { kitsune-explain-to-come }. { kitsune-explain-track }
kitsune-explain-closes = { $whose ->
    [ours] Zo eindigt de slag: { $steps ->
        [one] 1 stap voor jouw clan.
       *[other] { $steps } stappen voor jouw clan.
    }
    [theirs] Zo eindigt de slag met maar { $steps ->
        [one] 1 stap voor de andere clan.
       *[other] { $steps } stappen voor de andere clan.
    }
   *[nobody] Zo eindigt de slag, en niemand gaat vooruit.
} { kitsune-explain-track }
kitsune-explain-round = { $whose ->
    [ours] Zo eindigt de slag, en jouw clan wint de ronde.
   *[theirs] Zo eindigt de slag; de andere clan wint de ronde, wat je ook doet.
}
kitsune-explain-give = Geef de { kitsune-card } aan { $to }, die er meer mee kan. { kitsune-explain-track }
kitsune-explain-award = { kitsune-token } voor { $to }. { kitsune-explain-track }
kitsune-explain-leader = Laat { $to } uitkomen. { kitsune-explain-track }
kitsune-explain-fetch = Pak de { kitsune-card }: daar heb je met deze kaarten het meest aan. { kitsune-explain-track }
