# De les van Exploding Kittens: voor elke halte van lesson.json een titel, wat je doet, en wat er van een goede, een foute en elke andere zet wordt gezegd.

exploding-kittens-lesson-draw-title = Speel, trek dan
exploding-kittens-lesson-draw = In je beurt speel je zoveel kaarten als je wilt, of geen; dan trek je er een, en dat is het einde van je beurt. Trek.
exploding-kittens-lesson-draw-done = Een Exploding Kitten! Je Ontmantelkaart moest gespeeld worden en is op; zonder lag je eruit. Elke andere kaart was naar je hand gegaan, en je beurt was voorbij.
exploding-kittens-lesson-draw-skip = Overslaan beëindigt een beurt zonder trekken: bewaar het voor als je een kitten vreest. Trek.

exploding-kittens-lesson-hide-title = Verstop de kitten
exploding-kittens-lesson-hide = Na een Ontmantelkaart gaat de kitten terug in de stapel, waar je wilt, en niemand anders weet waar. Leg hem bovenop.
exploding-kittens-lesson-hide-done = Je beurt was voorbij; Marta, de volgende, trok de kitten, had geen Ontmantelkaart en ontplofte: uit het spel, hand en kitten afgelegd. Wie als laatste over is, wint.
exploding-kittens-lesson-hide-mine = Twee kaarten erboven, twee spelers voor jou: toen trok je je eigen kitten, en een Ontmantelkaart had je niet meer. Leg hem bovenop.
exploding-kittens-lesson-hide-else = Dat mag, en het is jouw geheim; ooit trekt iemand hem. Ligt hij bovenop, dan is dat de volgende: leg hem daar.

exploding-kittens-lesson-future-title = Kijk eerst
exploding-kittens-lesson-future = Twee van de negen kaarten in de stapel zijn kittens, en jij hebt geen Ontmantelkaart. Speel Zie de toekomst: jij alleen bekijkt de bovenste drie.
exploding-kittens-lesson-future-done = De volgende kaart is een kitten! De drie blijven liggen. En je beurt gaat door: een kaart spelen beëindigt die niet, tenzij de kaart het zegt.
exploding-kittens-lesson-future-draw = Je trok zonder te kijken: een kitten, geen Ontmantelkaart, en je ligt eruit. Speel eerst Zie de toekomst.
exploding-kittens-lesson-future-skip = Veilig, maar in het donker. Kijk eerst: speel Zie de toekomst.
exploding-kittens-lesson-future-else = Een paar steelt een kaart, maar je moet nog steeds trekken, zonder te weten wat er komt. Speel Zie de toekomst.

exploding-kittens-lesson-skip-title = Trek niet
exploding-kittens-lesson-skip = Trek je nu, dan ontplof je. Speel Overslaan: je beurt eindigt zonder trekken.
exploding-kittens-lesson-skip-done = Marta trok de kitten in jouw plaats, had een Ontmantelkaart en verstopte hem weer, niemand anders weet waar. Met Schudden was de stapel gemengd, maar dan had je nog steeds moeten trekken.
exploding-kittens-lesson-skip-draw = Je wist het: de kitten lag bovenop, en je ligt eruit. Speel Overslaan.
exploding-kittens-lesson-skip-else = Een paar steelt een kaart, maar beëindigt je beurt niet: je trekt de kitten toch nog. Speel Overslaan.

exploding-kittens-lesson-nope-title = Nope!
exploding-kittens-lesson-nope = Leo valt je aan: Leo trekt niet, jij krijgt twee beurten. Een Nope! houdt een net gespeelde kaart tegen, ook buiten je beurt. Zeg Nope!
exploding-kittens-lesson-nope-done = De Aanval is tegengehouden en blijft afgelegd; Leo’s beurt ging door, en Leo moest trekken. Een Nope! houdt elke kaart of combinatie tegen, maar nooit een kitten, een Ontmantelkaart, het trekken of de Kattendief.
exploding-kittens-lesson-nope-let = Nu is Leo klaar zonder te trekken, en jij moet twee beurten achter elkaar doen. Zeg Nope!

exploding-kittens-lesson-nope-back-title = Nope! op de Nope!
exploding-kittens-lesson-nope-back = Je speelde een Gunst: Marta moet je een kaart geven en mag kiezen welke. Maar Marta zei Nope! Zeg Nope! op die Nope!
exploding-kittens-lesson-nope-back-done = Twee keer Nope!: de Gunst geldt weer, en je kreeg Marta’s enige kaart, een Ontmantelkaart. Bij een even aantal Nope! werkt een kaart, bij oneven niet. Zijn er meer tegelijk, dan telt alleen de eerste met de klok mee.
exploding-kittens-lesson-nope-back-let = Eén Nope! blijft staan: de Gunst is gestopt en kwijt, en je krijgt niets. Zeg Nope! op de Nope!

exploding-kittens-lesson-pair-title = Twee gelijke
exploding-kittens-lesson-pair = Een Kat alleen doet niets. Met twee gelijke steel je een willekeurige kaart van een speler naar keuze: speel je twee Regenboogkotskatten.
exploding-kittens-lesson-pair-done = De gestolen kaart is van jou, en alleen jullie kennen die. Elke twee gelijke zijn een paar, ook twee keer Overslaan, en doen dan niets anders; twee verschillende Katten niet. Je beurt gaat door.
exploding-kittens-lesson-pair-else = Met trekken eindigde je beurt, en het paar is niet gespeeld. Speel eerst de twee gelijke kaarten.

exploding-kittens-lesson-three-title = Drie gelijke
exploding-kittens-lesson-three = Met drie gelijke vraag je een speler om een kaart die je noemt. Iedereen kreeg een Ontmantelkaart: vraag Marta erom, met je drie Katermeloenen.
exploding-kittens-lesson-three-done = De kaart was er, dus moest die gegeven worden. Is die er niet, dan krijg je niets, en je drie kaarten zijn toch weg. Andere combinaties zijn er niet.
exploding-kittens-lesson-three-pair = Een paar pakt een willekeurige kaart, en het was niet de Ontmantelkaart. Speel ze alle drie, en noem de kaart.
exploding-kittens-lesson-three-lacked = Leo heeft geen Ontmantelkaart meer: je kreeg niets, en je drie kaarten zijn weg. Vraag Marta.
exploding-kittens-lesson-three-draw = Een kitten, en geen Ontmantelkaart: je ligt eruit. Haal eerst een Ontmantelkaart, met je drie gelijke kaarten.
exploding-kittens-lesson-three-else = Je mag iedereen om elke kaart vragen. Maar wat je redt, is een Ontmantelkaart, en Marta heeft er een.

exploding-kittens-lesson-burglar-title = De Kattendief
exploding-kittens-lesson-burglar = Leo stuurde je de Kattendief en kreeg een Tacokat van jou. In je beurt, voor je trekt, mag je hem doorsturen en iemand om een bepaalde Kat vragen: haal je Tacokat terug.
exploding-kittens-lesson-burglar-done = Je hebt weer een paar. De Kattendief blijft waar hij heen ging. Hij kost geen kaart, geen Nope! stopt hem, en je mag hem voor later bewaren. Ontploft wie hem heeft, dan gaat hij uit het spel.
exploding-kittens-lesson-burglar-lacked = Marta heeft geen Tacokat: je krijgt niets, en de Kattendief blijft daar toch. Je weet wie de jouwe heeft: Leo.
exploding-kittens-lesson-burglar-draw = Je beurt is voorbij, en de Kattendief is niet gestuurd: hij gaat alleen voor je trekt.
exploding-kittens-lesson-burglar-else = Dat mag, maar dat is jouw Tacokat niet. Stuur de Kattendief naar Leo, die hem heeft.

exploding-kittens-lesson-attack-title = Aanval
exploding-kittens-lesson-attack = Je bent aangevallen: twee beurten te doen. Overslaan haalt er maar één weg. Speel Aanval: je beurten gaan naar de volgende speler, en twee erbij.
exploding-kittens-lesson-attack-done = Marta ontplofte in de tweede van vier beurten; de andere vervallen. Jij bent als laatste over, en wint. In een gewone beurt geeft een Aanval twee beurten. Een Ontmantelkaart beëindigt er, net als Overslaan, maar één.
exploding-kittens-lesson-attack-skip = Overslaan haalde één beurt weg; er is er nog een, en daarin moet je trekken. Speel Aanval.
exploding-kittens-lesson-attack-draw = Eén beurt is voorbij, er is er nog een. Speel Aanval, en ze zijn allebei weg.
