# De les van Kitsune: voor elke halte van lesson.json een titel, wat je doet, en wat er van een goede, een foute en elke andere zet wordt gezegd.

kitsune-lesson-colours-title = Kleuren tellen
kitsune-lesson-colours = Jij en Leo zijn Zenko, blauw; de andere twee zijn Yako, oranje. Elke kleur wordt opgeteld, wie die ook speelt: speel de blauwe 3.
kitsune-lesson-colours-done = Blauw 6, oranje 3: de clan van de sterkste kleur zet zijn pion vooruit met het verschil, 3 stappen. Zelfs de blauwe 2 die Yako speelde, telde voor jou.
kitsune-lesson-colours-orange = Een oranje kaart telt voor Yako, zelfs uit jouw hand: nu gaat hun pion vooruit. Speel een blauwe.
kitsune-lesson-colours-else = Blauw wint, maar met minder, en de pion gaat maar zo ver als het verschil. Speel de blauwe 3.

kitsune-lesson-give-title = Doorgeven
kitsune-lesson-give = Na elk delen, voor de eerste slag, legt iedereen één gedekte kaart klaar voor een clangenoot. Geef Leo een kaart naar keuze.
kitsune-lesson-give-done = Alle kaarten wisselen tegelijk van hand; jij kreeg de blauwe 5. Clangenoten mogen elkaars hand niet zien of verklappen. Met zes geef je aan de volgende clangenoot met de klok mee; met twee geef je niets door.

kitsune-lesson-lead-title = Jij komt uit
kitsune-lesson-lead = Wie de startfiche heeft, komt uit, dan met de klok mee ieder één kaart, welke kleur ook: niemand hoeft te bekennen. Raak de oranje 1 kwijt.
kitsune-lesson-lead-done = 6 tegen 6: bij gelijke totalen gaat niemand vooruit. Nu komt de volgende met de klok mee uit, wie er ook won. Zijn de handen leeg, dan wordt er opnieuw gedeeld; de pionnen blijven staan.
kitsune-lesson-lead-katana = Een Katana vernietigt een kaart die er al ligt. Als eerste kaart van een slag vindt die niets en is dus verspild: speel de oranje 1.
kitsune-lesson-lead-else = Met elke kaart mag je uitkomen, maar goede zijn meer waard als je ziet wat er ligt. Een oranje kaart moet toch eens weg: speel de oranje 1.

kitsune-lesson-award-title = Vier stappen
kitsune-lesson-award = Yako ging 6 stappen. Gaat een pion 4 of meer stappen in één keer, dan krijgt de andere clan een vrije krachtfiche naar keuze, voor wie van de clan ook. Pak Blokkade, voor jezelf.
kitsune-lesson-award-done = Alleen jij kunt die gebruiken, één keer, vanaf de volgende slag. De andere: +3 voor een kleur naar keuze, Verborgen dekt je kaart, Aflegstapel geeft je een kaart uit de laatste slag, Kleurwissel wisselt de kleuren.
kitsune-lesson-award-mate = Nu ligt Blokkade voor Leo, en alleen Leo kan die gebruiken. Pak die voor jezelf.
kitsune-lesson-award-else = De clan mag elke vrije fiche kiezen, maar Yako moet nog maar 4 stappen. Blokkade houdt een pion tegen: pak die, voor jezelf.

kitsune-lesson-block-title = Gebruik een fiche
kitsune-lesson-block = Oranje staat 9 tegen 1 voor, en Yako heeft genoeg aan 4 stappen. Speel een kaart samen met Blokkade: wie deze slag wint, gaat niet vooruit.
kitsune-lesson-block-done = Yako wint de slag en blijft staan; zonder stappen ook geen fiche. Blokkade is weg tot de volgende ronde; ongebruikte fiches blijven. Een clan die er een heeft, krijgt geen tweede.
kitsune-lesson-block-bare = Zonder Blokkade gaat Yako met het verschil vooruit, haalt het einde en wint de ronde. Leg de fiche bij je kaart.

kitsune-lesson-katana-title = De Katana
kitsune-lesson-katana = Je speelde een Katana: die vernietigt meteen één kaart met een getal die open voor een ander ligt. Hak de oranje 6 door.
kitsune-lesson-katana-done = De 6 is omgedraaid en telt niet meer: blauw 4, oranje 1. Speciale kaarten kun je niet doorhakken, je eigen ook niet. Ligt er alleen een getal van je clangenoot, dan moet het dat zijn.
kitsune-lesson-katana-mate = Dat was Leo’s blauwe 4, de enige punten van je clan: oranje wint met 7 tegen 0. Hak de oranje 6 door.
kitsune-lesson-katana-else = De oranje 6 telt nog, en Yako gaat vooruit. Hak de kaart door die het zwaarst weegt.

kitsune-lesson-hidden-title = In dekking
kitsune-lesson-hidden = Na jou wacht Marta met een Katana. Kom uit met de blauwe 6 onder je fiche Verborgen: die ligt gedekt tot de slag eindigt.
kitsune-lesson-hidden-done = De Katana vond geen getal om door te hakken. Aan het einde ging je 6 open: 6 tegen 3. Elk getal kan verborgen, en een Witte Kitsune; een Katana of een Zwarte Kitsune niet.
kitsune-lesson-hidden-bare = Open werd je 6 doorgehakt, en Yako gaat vooruit. Speel hem onder de fiche Verborgen.
kitsune-lesson-hidden-else = Dat mag, maar alleen de blauwe 6 kan deze slag winnen, en alleen Verborgen redt hem van de Katana: speel die twee samen.

kitsune-lesson-white-title = Witte Kitsune
kitsune-lesson-white = Oranje staat voor met 11 tegen 1. Speel de Witte Kitsune: in deze slag telt blauw als oranje en oranje als blauw.
kitsune-lesson-white-done = 11 tegen 1 voor jou, 10 stappen, dus Yako krijgt een fiche. Alle kaarten van de slag wisselen van kleur, latere en een +3 ook. Twee Witte Kitsune heffen elkaar op; de fiche Kleurwissel telt als een ervan.
kitsune-lesson-white-six = Je hoogste kaart is niet genoeg: 11 tegen 7, en Yako gaat 4 vooruit. Speel de Witte Kitsune.
kitsune-lesson-white-else = Yako gaat met het verschil vooruit, haalt het einde en wint de ronde. Speel de Witte Kitsune.

kitsune-lesson-bound-title = Zwarte Kitsune
kitsune-lesson-bound = Yako speelde een Zwarte Kitsune: jij volgt en moet een getal in hun kleur spelen, oranje, als je dat hebt. Speel het kleinste.
kitsune-lesson-bound-done = Je gehoorzaamde en won toch, 5 tegen 3. Zonder oranje getal had je alles mogen spelen. Jouw eigen Zwarte Kitsune vraagt wie volgt om blauw; als laatste kaart van een slag verplicht die niemand.
kitsune-lesson-bound-six = Je gehoorzaamde, maar gaf Yako zes punten: zij gaan vooruit. De oranje 1 was ook goed geweest.

kitsune-lesson-finish-title = Het einde
kitsune-lesson-finish = Elke clan won al een ronde, en jouw pion moet nog 4 stappen. Speel de blauwe 4.
kitsune-lesson-finish-done = De pion komt aan en de ronde eindigt meteen; met twee rondes win je de partij. Na een eerste ronde gaan beide pionnen terug naar de start, gebruikte fiches zijn weer vrij, en iemand van de winnende clan komt uit.
kitsune-lesson-finish-short = Blauw wint, maar het verschil is kleiner dan 4: de pion komt niet aan. Speel de blauwe 4.
kitsune-lesson-finish-else = Een oranje kaart werkt voor Yako, die nog maar 2 stappen moet. Speel de blauwe 4.
