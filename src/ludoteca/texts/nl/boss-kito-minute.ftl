# Boss Kito in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

boss-kito-minute-about-title = Waar het over gaat
boss-kito-minute-about = Vijf gorilla’s bieden elk een kaart met een nummer aan; wie de meeste bananen van hun kleur toont, pakt die.
boss-kito-minute-begin-title = Om te beginnen
boss-kito-minute-begin = Je speelt met drie tot vijf spelers. Ieder begint met vijf bananenkaarten, geheim, en drie fiches, in zicht.
boss-kito-minute-aim-title = Het doel
boss-kito-minute-aim = Wie de meeste kaarten van een nummer heeft, ook samen, scoort dat nummer; anders één punt per kaart. Er zijn negen 9’s … en één 1.
boss-kito-minute-turn-title = Een beurt
boss-kito-minute-turn = Eén actie: speel een kaart, leg 1 of 2 fiches op je kaarten, trek een kaart, pak 3 fiches, of wissel kaarten.
boss-kito-minute-tie-title = De truc: gelijk
boss-kito-minute-tie = Een kaart toont drie bananen, een fiche één. Bij gelijke stand op kop gaat de kaart uit het spel, en niemand erft die.
boss-kito-minute-order-title = Van links naar rechts
boss-kito-minute-order = Na ieder vier beurten: verdelen van links naar rechts. Symbolen werken meteen: vlag, wie begint; kaart, trek er een; munt, fiche.
boss-kito-minute-end-title = Het einde
boss-kito-minute-end = Na negen rondes scoren de nummers. Kaarten in hand en fiches tellen niet; fiches beslissen alleen bij gelijke stand.
boss-kito-minute-end-tip = Wees de laatste in een ronde: je ziet alles, en kunt er één overheen of gelijk komen.
