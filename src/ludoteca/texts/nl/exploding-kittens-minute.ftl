# Exploding Kittens in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

exploding-kittens-minute-about-title = Waar het over gaat
exploding-kittens-minute-about = Met twee tot vijf spelers trek je om de beurt van één stapel. Er zitten kittens in die ontploffen: één minder dan er spelers zijn.
exploding-kittens-minute-aim-title = Het doel
exploding-kittens-minute-aim = Wie een kitten trekt en geen Ontmantelkaart heeft, ontploft en ligt eruit. Wie als laatste over is, wint.
exploding-kittens-minute-turn-title = Een beurt
exploding-kittens-minute-turn = Speel zoveel kaarten als je wilt, of geen; trek er dan een. Met trekken eindigt je beurt.
exploding-kittens-minute-defuse-title = Ontmantel en verstop
exploding-kittens-minute-defuse = Iedereen begint met een Ontmantelkaart en zeven andere kaarten. Die redt je één keer, en je verstopt de kitten in de stapel.
exploding-kittens-minute-nope-title = De truc: Nope!
exploding-kittens-minute-nope = Een Nope! houdt een net gespeelde kaart tegen, in ieders beurt. Een Nope! op de Nope! zet die weer in gang.
exploding-kittens-minute-cats-title = Katten en de dief
exploding-kittens-minute-cats = Twee gelijke kaarten stelen een willekeurige kaart, drie vragen er een die je noemt. De Kattendief vraagt een Kat, en blijft daar.
exploding-kittens-minute-end-title = Het einde
exploding-kittens-minute-end = Overslaan en Aanval beëindigen een beurt zonder trekken; na een Aanval doet wie volgt er twee. Wie overblijft, wint.
exploding-kittens-minute-end-tip = Kijk voor je trekt, en bewaar Overslaan of een Aanval voor wat je ziet.
