# De les van Boss Kito: wat je bij elke halte doet, wat ervan kwam, en waarom nog een keer.

boss-kito-lesson-card-title = De meeste bananen
boss-kito-lesson-card = Aan het eind van de ronde geeft elke gorilla zijn kaart aan wie de meeste bananen van die kleur toont. Een bananenkaart toont er drie: win de 9.
boss-kito-lesson-card-done = Drie groene bananen, en niemand anders had er een: de 9 is van jou. Bij blauw en paars had niemand iets, dus die kaarten gingen uit het spel.
boss-kito-lesson-card-red = Je drie rode bananen verslaan Marta’s zes niet, en de 9, waarvoor niemand een banaan had, ging uit het spel.
boss-kito-lesson-card-else = De ronde eindigde zonder iets van jou op tafel; de 9, waarvoor niemand een banaan had, ging uit het spel.

boss-kito-lesson-first-title = Eerst de kaart
boss-kito-lesson-first = Een ronde heeft vier beurten van één actie, passen mag niet; dit is je derde. Fiches gaan alleen op je eigen kaarten die er liggen: speel eerst de groene kaart.
boss-kito-lesson-first-done = Drie tegen Marta’s vier. Marta en Leo deden hun beurt, en jij hebt er nog één: voor fiches.
boss-kito-lesson-first-yellow = Drie gele bananen verslaan Leo’s zes niet; en zolang er geen groene kaart voor je ligt, helpen je fiches niet bij de 6.
boss-kito-lesson-first-else = Er is nog één beurt, en een kaart met fiches erop kost er twee: een kaart spelen en fiches leggen zijn elk een eigen actie.

boss-kito-lesson-tokens-title = Dan de fiches
boss-kito-lesson-tokens = Een fiche voegt één banaan toe aan een kaart van jou; met één actie leg je er een of twee. Tik op je groene kaart, één keer per fiche: kom boven Marta’s vier.
boss-kito-lesson-tokens-done = Vijf tegen vier: de 6 is van jou, en het symbool legde meteen een fiche in je reserve. Fiches op tafel gaan terug in de mand.
boss-kito-lesson-tokens-level = Vier tegen vier: bij gelijke stand op kop krijgt niemand de kaart, en de 6 ging uit het spel.
boss-kito-lesson-tokens-else = Drie tegen vier: de 6 ging naar Marta.

boss-kito-lesson-spoil-title = Gelijk: kaart weg
boss-kito-lesson-spoil = Marta staat bij rood op kop met zes en heeft al twee 9’s. Met één actie kom je niet boven zes, maar wel gelijk: gooi roet in het eten.
boss-kito-lesson-spoil-done = Zes tegen zes: de 9 ging uit het spel. Leo, de volgende bij rood met drie, erfde hem niet.
boss-kito-lesson-spoil-green = Drie groene bananen verslaan Leo’s zes niet, en bij rood hield niemand Marta van een derde 9 af.
boss-kito-lesson-spoil-else = Niemand hield Marta van een derde 9 af.

boss-kito-lesson-save-title = Inslaan
boss-kito-lesson-save = Blauw en paars zijn verloren, en de kleine kaarten tonen wat erna komt: twee 9’s. Sla in: pak drie fiches, of trek een kaart.
boss-kito-lesson-save-done = Hand en reserve blijven van jou, hoe groot ook. Alleen wat op tafel ligt, gaat na een ronde weg. Zijn er minder dan drie fiches in de mand, dan pak je die.
boss-kito-lesson-save-lost = Drie bananen verslaan zeven niet, en aan het einde van de ronde werd je kaart afgelegd, zoals alle andere op tafel.
boss-kito-lesson-save-else = Andere kaarten, maar niet meer: drie fiches of een kaart erbij waren een voorraadje voor de volgende ronde.

boss-kito-lesson-exchange-title = Wisselen
boss-kito-lesson-exchange = Leo’s geel is onbereikbaar, en jij hebt alleen geel. Leg zoveel kaarten af als je wilt, minstens één, en trek er evenveel: wissel alle drie.
boss-kito-lesson-exchange-done = Drie weg, drie nieuwe die alleen jij ziet, in één actie. Raakt de trekstapel op, dan wordt de aflegstapel geschud en is dat de nieuwe.
boss-kito-lesson-exchange-few = Dat mag, maar er blijft geel in je hand; met diezelfde actie wissel je ze alle drie.
boss-kito-lesson-exchange-draw = Een vierde kaart, maar de drie gele zijn er nog; bij een wissel leg je ze af en trek je er evenveel.
boss-kito-lesson-exchange-else = Je hand is nog steeds alleen maar geel, en bij geel ligt Leo ver voor.

boss-kito-lesson-last-title = Van links naar rechts
boss-kito-lesson-last = Kaarten worden van links naar rechts toegekend, en wie wint, voert het symbool meteen uit. Rood en paars tonen de vlag: die bepaalt wie de volgende ronde begint, en de laatste telt. Win paars.
boss-kito-lesson-last-done = Eerst kwam rood: Marta won het en gaf jou de vlag, de startkaart. Paars komt als laatste en is van jou: nu beslis jij wie de vlag krijgt.
boss-kito-lesson-last-early = Je won rood en gaf Marta de vlag; maar Marta won paars, dat later kwam, en gaf hem aan jou terug. De laatste keer telt.
boss-kito-lesson-last-both = Gelijk bij rood en bij paars: beide kaarten gingen uit het spel, en het symbool van zo’n kaart doet niets.
boss-kito-lesson-last-else = Paars is niet van jou, en dus het laatste woord over de vlag ook niet: twee fiches daar maken vijf tegen vier.

boss-kito-lesson-give-title = Wie begint?
boss-kito-lesson-give = Geef de vlag aan wie je wilt, of houd hem. Wie hem heeft, begint elke beurt van de volgende ronde, dan gaat het met de klok mee: zorg dat jij als laatste komt.
boss-kito-lesson-give-done = Marta, naast je met de klok mee, begint, dan Leo, en jij komt in alle vier de beurten als laatste: je ziet wat iedereen neerlegt.
boss-kito-lesson-give-self = Jij begint, en Marta en Leo kunnen allebei antwoorden op alles wat je neerlegt.
boss-kito-lesson-give-middle = Leo begint, jij bent tweede, en Marta kan na jou nog antwoorden.

boss-kito-lesson-majority-title = Meerderheden
boss-kito-lesson-majority = Het einde van negen rondes: wie de meeste kaarten van een nummer heeft, scoort dat, alle anderen één punt per kaart. 7’s: Leo twee, jij één. 9’s: Marta vier, jij geen. Welke?
boss-kito-lesson-majority-done = Ieder twee 7’s: wie samen op kop staat, scoort 7. Jij en Leo hebben 24 punten, en pas nu tellen fiches, vijf tegen vier: jij wint. Kaarten in hand tellen niet.
boss-kito-lesson-majority-nine = Eén 9 tegen vier scoort één punt. Met een tweede 7 zou je gelijk staan met Leo, en wie samen op kop staat, scoort 7.
boss-kito-lesson-majority-else = Geen kaart voor jou. Met een tweede 7 zou je gelijk staan met Leo, en wie samen op kop staat, scoort 7.
