# Bossa. Zinnen van het verslag staan na de naam van wie speelt en hebben zelf geen onderwerp. Tegels: wit-zwart.

bossa = Bossa
bossa-about = Twee lijnen groeien uit twee dobbelstenen. Maak je hand leeg, of vul je lijn met zes groepen.
bossa-aim = Maak als eerste je hand leeg, of heb als eerste zes groepen in je eigen lijn.

bossa-line-name = { $line ->
    [W] Wit
   *[B] Zwart
}
bossa-arm-name = { $arm ->
    [up] omhoog
   *[down] omlaag
}

## Opties
bossa-option-expansion = Bijzondere fiches
bossa-option-expansion-false = Zonder
bossa-option-expansion-true = Ieder houdt een Verdubbelaar of een Omkeerder
bossa-option-groupCount = Tegels van een groep
bossa-option-groupCount-exactlyOneOff = Eén meer of één minder dan de groep ernaast
bossa-option-groupCount-sameOrOneOff = Ook evenveel als de groep ernaast
bossa-option-groupCount-free = Elk aantal
bossa-option-pileEnd = De laatste tegel van de stapel
bossa-option-pileEnd-endOfTurn = Wie hem trekt, speelt nog
bossa-option-pileEnd-onLastDraw = Beëindigt meteen de partij
bossa-option-modifierChoice = Fiches kiezen
bossa-option-modifierChoice-simultaneous = Tegelijk, in het geheim
bossa-option-modifierChoice-firstPlayerFirst = Wie begint, kiest eerst
bossa-option-modifierChoice-secondPlayerFirst = Wie als tweede speelt, kiest eerst

## Wat er gebeurde
bossa-began = Eén tegel gaat opzij, ieder krijgt er vier; { $count } op de stapel.
bossa-dealt = Jouw tegels: { $text }.
bossa-rolled = { $count ->
    [one] Wit { $white }, Zwart { $black }: de hoogste dobbelsteen kiest.
   *[other] Wit { $white }, Zwart { $black } na { $count } worpen: de hoogste dobbelsteen kiest.
}
bossa-chose-white = Neemt de witte lijn.
bossa-chose-black = Neemt de zwarte lijn.
bossa-chose-first = Neemt de eerste zet.
bossa-revealed = Legt { $text } open.
bossa-kept-doubler = Houdt de Verdubbelaar.
bossa-kept-inverter = Houdt de Omkeerder.
bossa-drew = Trekt { $tile }.
bossa-placed = { bossa-line-name } { $value }: { $text }.
bossa-stacked = Stapelt { $text } op { bossa-line-name } { $value }.
bossa-used-doubler = De Verdubbelaar op { $tile }.
bossa-used-inverter = De Omkeerder op { $tile }.
bossa-redrew = Legt { $tile } weg en trekt { $other }.
bossa-swapped = Ruilt { $tile } voor { $other }.
bossa-won-701 = { $seat } heeft geen tegels meer en wint.
bossa-won-702 = Zes groepen in de lijn van { $seat }: { $seat } wint.
bossa-won-703 = De laatste tegels maken de zesde groep van de andere lijn: { $seat } wint.
bossa-won-704 = De ander heeft geen mogelijke zet meer: { $seat } wint.
bossa-won-705 = De stapel is op: { $seat } heeft minder tegels en wint.
bossa-drawn = De stapel is op en beiden hebben evenveel tegels: gelijkspel.
bossa-because-701 = { $seat } had geen tegels meer.
bossa-because-702 = In de lijn van { $seat } lagen zes groepen.
bossa-because-703 = { $seat } legde de laatste tegels als zesde groep van de andere lijn.
bossa-because-704 = De ander had geen mogelijke zet meer.
bossa-because-705 = De stapel was op; { $seat } had minder tegels.
bossa-because-draw = De stapel was op; beiden hadden evenveel tegels.

## Wat er kan
bossa-take-white = Neem de witte lijn
bossa-take-black = Neem de zwarte lijn
bossa-take-first = Neem de eerste zet
bossa-keep-doubler = Houd de Verdubbelaar
bossa-keep-inverter = Houd de Omkeerder
bossa-place = { bossa-line-name }, { bossa-arm-name }
bossa-stack = Stapelen op { bossa-line-name } { bossa-arm-name }, groep { $number }
bossa-redraw = Vervangen: leg één tegel weg, trek een andere
bossa-swap = Ruilen: een van jou voor een van de ander
bossa-tile = { $tile }
bossa-marked = { $tile } met je fiche
bossa-will-place = { bossa-line-name } { $value } met { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}
bossa-will-stack = ligt op { bossa-line-name } { $value }
bossa-will-win = en jij wint

## Waarom niet
bossa-refused-turn = Nu is { $seat } aan de beurt.
bossa-refused-308 = Kies Wit, Zwart of de eerste zet.
bossa-refused-309 = Kies Wit of Zwart.
bossa-refused-312 = Kies de Verdubbelaar of de Omkeerder.
bossa-refused-kept = Je fiche is gekozen; de ander kiest nog.
bossa-refused-503 = Een groep bestaat uit verschillende tegels van je eigen hand, genoemd van laag naar hoog.
bossa-refused-504 = Een tegel zonder { $line ->
    [W] witte
   *[B] zwarte
} ogen kan daar niet liggen: een ontbrekende kleur is geen nul.
bossa-refused-505 = { bossa-line-name } heeft hier { $value } nodig ({ bossa-arm-name }): met deze tegel is het al { $sum }.
bossa-refused-505-short = { bossa-line-name } heeft hier { $value } nodig ({ bossa-arm-name }): met deze tegel is het { $sum }, en geen tegel erna vult de rest aan.
bossa-refused-506 = { bossa-line-name } { $value } ({ bossa-arm-name }) ligt naast de dobbelsteen en bestaat uit { $counts } tegels: met deze erbij worden het er meer.
bossa-refused-sum = Deze tegels maken { $made }; nodig is { bossa-line-name } { $value }.
bossa-refused-507 = { bossa-line-name } { $value } ({ bossa-arm-name }) bestaat hier uit { $counts } tegels: met deze erbij wordt het een ander aantal.
bossa-refused-508 = Deze arm is af: onder 1 is er niets.
bossa-refused-601 = De ander is aan de beurt.
bossa-refused-603 = Kies eerst wat je doet: aanleggen, stapelen, vervangen of ruilen; daarna de tegels.
bossa-refused-610 = { bossa-line-name } { $value } ({ bossa-arm-name }) vraagt hier { $counts } tegels, en met de jouwe lukt dat niet.
bossa-refused-610-any = Met jouw tegels lukt { bossa-line-name } { $value } ({ bossa-arm-name }) niet.
bossa-refused-620 = Deze actietegel is al gebruikt.
bossa-refused-621 = Hiervoor heb je een tegel uit je eigen hand nodig, en nog een op de stapel.
bossa-refused-622 = Eerst een van jouw tegels, dan een van de andere hand.
bossa-refused-623 = Hier { $count ->
    [one] moet 1 tegel
   *[other] moeten { $count } tegels
} samen { bossa-line-name } { $value } maken.
bossa-refused-633 = Er is geen groep om op te stapelen.
bossa-refused-640 = Je hebt geen fiche om te gebruiken.
bossa-refused-641 = Een fiche gaat op een tegel die je aanlegt of stapelt.
bossa-refused-over = De partij is afgelopen.
bossa-bad-decision = ‘{ $text }’ is geen beslissing van Bossa. Schrijf ["place", "W", "up", [[3, 2]], null], ["redraw", [6, 0]] en dergelijke.
bossa-bad-notation = ‘{ $text }’ is geen zet van Bossa. Schrijf W+ 3-2 2-1, stack W+1 5-1, redraw 6-0, swap 6-0 1-1, white, black of first.

## De tafel in zinnen
bossa-heading-line = Lijn { bossa-line-name }, dobbelsteen { $value }
bossa-heading-line-of = Lijn { bossa-line-name } van { $seat }, dobbelsteen { $value }
bossa-heading-seats = Spelers
bossa-heading-pile = De stapel
bossa-heading-hand = Tegels van { $seat }
bossa-line-tiles = { $text }
bossa-line-group = { $value }: { $text }
bossa-line-next = { $arm ->
    [up] Omhoog
   *[down] Omlaag
} volgt { $value }, met zoveel tegels: { $text }.
bossa-line-seat = { $seat }: { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }; nog over:{ $redraw ->
    [1] { " " }Vervangen
   *[0] { "" }
  }{ $swap ->
    [1]
        { $redraw ->
            [1] , Ruilen
           *[0]
                { " " }Ruilen
        }
   *[0] { "" }
  }{ $stack ->
    [1]
        { $redraw ->
            [1] , Stapelen
           *[0]
                { $swap ->
                    [1] , Stapelen
                   *[0]
                        { " " }Stapelen
                }
        }
   *[0] { "" }
  }{ $token ->
    [doubler]
        { $redraw ->
            [1] , Verdubbelaar
           *[0]
                { $swap ->
                    [1] , Verdubbelaar
                   *[0]
                        { $stack ->
                            [1] , Verdubbelaar
                           *[0]
                                { " " }Verdubbelaar
                        }
                }
        }
    [inverter]
        { $redraw ->
            [1] , Omkeerder
           *[0]
                { $swap ->
                    [1] , Omkeerder
                   *[0]
                        { $stack ->
                            [1] , Omkeerder
                           *[0]
                                { " " }Omkeerder
                        }
                }
        }
   *[none] { "" }
  }.
bossa-line-seat-bare = { $seat }: { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
}; alle acties zijn gebruikt.
bossa-line-pile = { $count ->
    [0] De stapel is op.
    [one] 1 tegel op de stapel.
   *[other] { $count } tegels op de stapel.
}
bossa-line-unseen = { $count ->
    [one] 1 tegel nog niet gezien: { $text }.
   *[other] { $count } tegels nog niet gezien: { $text }.
}
bossa-line-discards = Weggelegd: { $text }.

## De regels, elk één zin; de nummers zijn die van RULES.md
BO-101 = In de doos zitten 27 tegels met witte en zwarte ogen.
BO-102 = Van elke kleur hebben zes tegels 1 oog, vijf 2, vier 3, drie 4, twee 5 en één 6.
BO-103 = Elke combinatie van witte en zwarte ogen met samen 1 tot en met 6 ogen komt precies één keer voor.
BO-104 = Er zijn zes actietegels: Vervangen, Ruilen en Stapelen, elk twee.
BO-105 = Er zijn twee dobbelstenen, één met witte en één met zwarte ogen.
BO-106 = De uitbreiding voegt vier fiches toe: twee Verdubbelaars en twee Omkeerders.
BO-201 = Je speelt met precies twee spelers.
BO-301 = De 27 tegels worden geschud tot een gedekte stapel.
BO-302 = Eén tegel gaat de hele partij ongezien opzij.
BO-303 = Ieder pakt vier tegels, één voor één; 18 blijven op de stapel.
BO-304 = Ieder heeft één van elke actietegel.
BO-305 = Met de uitbreiding heeft ieder ook één Verdubbelaar en één Omkeerder.
BO-306 = Ieder gooit één dobbelsteen; bij gelijke ogen wordt er opnieuw gegooid.
BO-307 = Wie het hoogst gooit, kiest, na een blik op de eigen tegels; niemand ziet die van de ander.
BO-308 = De keuze is: de witte lijn, de zwarte lijn, of de eerste zet.
BO-309 = Wie een lijn neemt, laat de eerste zet aan de ander; wie als eerste speelt, laat de lijnen aan de ander.
BO-310 = De dobbelstenen zijn het begin van de twee lijnen, elk voor wie de lijn bezit.
BO-311 = Dan gaan beide handen open: vanaf nu wordt er open gespeeld.
BO-312 = Met de uitbreiding houdt ieder dan één fiche; beiden kiezen in het geheim en tonen tegelijk.
BO-401 = Voordat de handen opengaan, zie je alleen je eigen tegels.
BO-402 = Daarna zijn beide handen open, ook tegels die later worden getrokken.
BO-403 = Iedereen ziet welke actietegels zijn gebruikt.
BO-404 = Iedereen ziet de gehouden fiches, zodra beiden hebben gekozen.
BO-405 = Lijnen, groepen, stapelingen en weggelegde tegels liggen open.
BO-406 = Niemand kent de volgorde van de stapel en de tegel die opzij ligt.
BO-501 = Er zijn twee lijnen, Wit en Zwart; ieder mag aan beide aanleggen.
BO-502 = Elke lijn groeit vanaf de eigen dobbelsteen omhoog en omlaag.
BO-503 = Tegels die je samen gebruikt, zijn een groep; die telt de som van hun ogen in de kleur van de lijn.
BO-504 = Een ontbrekende kleur is geen nul: elke tegel van een groep heeft minstens één oog in de kleur van de lijn.
BO-505 = Een groep zet de arm voort: omhoog één meer dan de laatste waarde, omlaag één minder.
BO-506 = Naast een dobbelsteen liggen één of twee tegels.
BO-507 = Naast een groep ligt één tegel meer of één minder dan die heeft, nooit evenveel.
BO-508 = Omlaag eindigt een arm bij 1; omhoog is er geen einde.
BO-509 = Wat telt, is de buitenste groep van dezelfde arm.
BO-601 = Jullie spelen om de beurt.
BO-602 = Een beurt begint met het trekken van de bovenste tegel.
BO-603 = Doe dan precies één ding: aanleggen, stapelen, vervangen of ruilen. Passen kan niet.
BO-604 = Een hand mag elk aantal tegels tellen.
BO-610 = Aanleggen mag als de tegels de volgende waarde maken, in een toegestaan aantal.
BO-611 = Eén zet voegt één groep aan één arm toe.
BO-620 = Elke actietegel wordt één keer per partij gebruikt, in plaats van aanleggen.
BO-621 = Vervangen: leg een van je tegels weg en trek een andere; er moet er nog een zijn.
BO-622 = Ruilen: kies een van je tegels en een van de andere hand; die worden geruild.
BO-623 = Stapelen: leg op een groep zoveel van je tegels als die heeft; samen maken ze dezelfde waarde.
BO-630 = Op een groep mag je stapelen, ook als de ander dat al deed.
BO-631 = Bij stapelen moeten de sommen gelijk zijn, niet de losse tegels.
BO-632 = Stapelen voegt geen groep toe en verandert niets voor de groepen ernaast.
BO-633 = Op elke groep kun je stapelen, maar op geen dobbelsteen.
BO-634 = Stapelen is de hele zet van een beurt.
BO-640 = De gehouden fiche mag één keer per partij worden gebruikt.
BO-641 = Die gaat op één enkele tegel die wordt aangelegd of gestapeld, en verandert alleen die tegel.
BO-642 = De Verdubbelaar telt de ogen van de tegel twee keer; het blijft één tegel.
BO-643 = De Omkeerder maakt de witte ogen van de tegel zwart en de zwarte wit.
BO-644 = Een fiche mag op een tegel die wordt gestapeld.
BO-645 = De veranderde waarde blijft.
BO-646 = Fiches zijn geen tegels; een fiche gebruiken kost geen actietegel.
BO-701 = A: wie geen tegels meer heeft, wint.
BO-702 = B: een lijn met zes groepen wint voor wie die bezit, wie ze ook legde.
BO-703 = C: wie de laatste tegels als zesde groep van de andere lijn legt, wint.
BO-704 = D: wie geen mogelijke zet heeft, verliest.
BO-705 = E: als de stapel op is, wint wie minder tegels heeft; evenveel is gelijkspel.
BO-710 = D wordt na het trekken bekeken, voor de zet.
BO-711 = Na een zet: eerst de lege hand, dan de volle lijn, dan de lege stapel.
BO-712 = Wie de laatste tegel trekt, heeft die beurt nog; dan eindigt de partij.
BO-713 = Twee lijnen kunnen niet tegelijk vol raken.
BO-801 = Kan er niets worden aangelegd, dan moet er een actietegel worden gebruikt.
BO-802 = Maakt de enige groep die kan de andere lijn vol, dan moet die worden gelegd.
BO-803 = Ruilen kan altijd zolang het niet is gebruikt.
BO-804 = Vervangen kan niet met een lege stapel.
BO-805 = Met Vervangen mag je ook de laatste tegel pakken; de partij eindigt na die beurt.
BO-806 = Een dobbelsteen met 1 heeft geen arm omlaag.
BO-807 = Omlaag sluit een 2 van één tegel de arm af.
BO-808 = Vanaf 7 is één tegel niet genoeg, zonder Verdubbelaar.
BO-809 = Elke tegel is altijd ergens: 27 in totaal.
BO-810 = Een partij heeft hooguit 18 beurten.
BO-901 = Het toeval bepaalt de volgorde van de tegels, één keer.
BO-902 = Het toeval bepaalt wat de dobbelstenen tonen.

## Gezegd tegen wie het doet, na ‘jij’

bossa-chose-white-self = Neemt de witte lijn.
bossa-chose-black-self = Neemt de zwarte lijn.
bossa-chose-first-self = Neemt de eerste zet.
bossa-revealed-self = Legt { $text } open.
bossa-kept-doubler-self = Houdt de Verdubbelaar.
bossa-kept-inverter-self = Houdt de Omkeerder.
bossa-drew-self = Trekt { $tile }.
bossa-stacked-self = Stapelt { $text } op { bossa-line-name } { $value }.
bossa-redrew-self = Legt { $tile } weg en trekt { $other }.
bossa-swapped-self = Ruilt { $tile } voor { $other }.

## Gezegd tegen wie het aangaat

bossa-won-701-you = Jij hebt geen tegels meer en wint.
bossa-won-702-you = Zes groepen in jouw lijn: jij wint.
bossa-won-703-you = De laatste tegels maken de zesde groep van de andere lijn: jij wint.
bossa-won-704-you = De ander heeft geen mogelijke zet meer: jij wint.
bossa-won-705-you = De stapel is op: jij hebt minder tegels en wint.
bossa-because-701-you = Jij had geen tegels meer.
bossa-because-702-you = In jouw lijn lagen zes groepen.
bossa-because-703-you = Jij legde de laatste tegels als zesde groep van de andere lijn.
bossa-because-705-you = De stapel was op; jij had minder tegels.
bossa-refused-turn-you = Nu ben jij aan de beurt.
bossa-heading-line-of-you = Jouw lijn { bossa-line-name }, dobbelsteen { $value }
bossa-heading-hand-you = Jouw tegels

## Wat voor een zet pleit

bossa-explain-left = { $left ->
    [one] dan heb je 1 tegel over
   *[other] dan heb je { $left } tegels over
}, { $seat } { $other ->
    [one] 1
   *[other] { $other }
}
bossa-explain-win = Hiermee win je.
bossa-explain-place = { $laid ->
    [one] 1 tegel
   *[other] { $laid } tegels
} aan { bossa-line-name }, { bossa-arm-name }: { bossa-explain-left }. { $whose ->
    [own] Jouw lijn heeft dan { $groups } van { $most } groepen.
   *[other] De andere lijn heeft dan { $groups } van { $most } groepen.
}
bossa-explain-stack = { $laid ->
    [one] 1 tegel
   *[other] { $laid } tegels
} stapelen: { bossa-explain-left }, en geen arm groeit.
bossa-explain-redraw = Vervangen: deze tegel past voorlopig nergens; { $unseen ->
    [one] 1 tegel is nog niet gezien.
   *[other] { $unseen } tegels zijn nog niet gezien.
}
bossa-explain-swap = Ruilen: het helpt jou en neemt { $seat } een tegel af; die heeft er { $other }.
bossa-explain-fit = { $white } van je { $tiles } tegels hebben witte ogen, { $black } zwarte; de dobbelstenen tonen { $high } en { $low }.
bossa-explain-white = Wit: { bossa-explain-fit }
bossa-explain-black = Zwart: { bossa-explain-fit }
bossa-explain-first = De eerste zet: { bossa-explain-fit }
bossa-explain-doubler = De Verdubbelaar: { bossa-explain-fit }
bossa-explain-inverter = De Omkeerder: { bossa-explain-fit }
