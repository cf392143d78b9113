# Exploding Kittens in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

exploding-kittens-minute-about-title = Waar het over gaat
exploding-kittens-minute-about = Met twee tot vijf trek je om de beurt van één stapel. Er zitten kittens in die ontploffen: één minder dan spelers.
exploding-kittens-minute-aim-title = Het doel
exploding-kittens-minute-aim = Wie een kitten trekt en geen Demonteren heeft, ontploft en ligt eruit. Wie als laatste over is, wint.
exploding-kittens-minute-turn-title = Een beurt
exploding-kittens-minute-turn = Speel zoveel kaarten als je wilt, of geen; trek er dan een. Met trekken eindigt je beurt.
exploding-kittens-minute-defuse-title = Demonteer en verstop
exploding-kittens-minute-defuse = Iedereen begint met Demonteren en zeven andere kaarten. Het redt je één keer, en je verstopt de kitten in de stapel.
exploding-kittens-minute-nope-title = De truc: Nee!
exploding-kittens-minute-nope = Een Nee! houdt een net gespeelde kaart tegen, in ieders beurt. Een Nee! op de Nee! zet die weer in gang.
exploding-kittens-minute-cats-title = Katten en de dief
exploding-kittens-minute-cats = Twee gelijke kaarten stelen er een op goed geluk, drie vragen er een bij naam. De Kattendief vraagt een Kat, en blijft daar.
exploding-kittens-minute-end-title = Het einde
exploding-kittens-minute-end = Overslaan en Aanval beëindigen een beurt zonder trekken; na een Aanval doet wie volgt er twee. Wie overblijft, wint.
exploding-kittens-minute-end-tip = Kijk voor je trekt, en bewaar Overslaan of een Aanval voor wat je ziet.
