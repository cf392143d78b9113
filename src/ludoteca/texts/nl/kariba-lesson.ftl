# De les van Kariba: wat je bij elke halte doet, wat ervan kwam, en waarom nog een keer.

kariba-lesson-water-title = Naar het water
kariba-lesson-water = Aan het water komen de dieren samen, elke soort op een eigen plek: leg een kaart uit je hand neer, welke je wilt.
kariba-lesson-water-done = Daar staat het dier, en je hand is weer aangevuld tot vijf. Elke beurt leg je iets neer: passen mag niet.

kariba-lesson-several-title = Meer tegelijk
kariba-lesson-several = Eén beurt, één dier: speel er zoveel kaarten van als je wilt, nooit twee soorten. Leg beide giraffen neer.
kariba-lesson-several-done = Twee giraffen aan het water: met nog één, van wie dan ook, zijn ze een kudde.
kariba-lesson-several-one = Eén giraffe ging, de andere bleef in je hand; ze mogen allebei in dezelfde beurt.
kariba-lesson-several-else = Dat mag, maar dat dier staat daar alleen; met twee giraffen tegelijk is een kudde dichterbij.

kariba-lesson-herd-title = Drie jagen weg
kariba-lesson-herd = Drie van een soort zijn een kudde, en een kudde jaagt weg: speel de giraffe die je hebt getrokken, en kijk wie er vlucht.
kariba-lesson-herd-done = Drie giraffen joegen beide zebra’s weg, en die kaarten zijn van jou: twee punten. Een kudde houdt zich nooit in en jaagt altijd weg.
kariba-lesson-herd-else = Niemand vluchtte: met minder dan drie van een soort jaag je niets weg. Een derde giraffe maakt een kudde.

kariba-lesson-strongest-title = De sterkste zwakkere
kariba-lesson-strongest = Het nummer is de kracht. Een kudde jaagt maar één soort weg, het eerstvolgende lagere nummer aan het water: pak de vier stokstaartjes.
kariba-lesson-strongest-done = Drie zebra’s joegen alle vier de stokstaartjes weg: van alles wat zwakker is dan een zebra, waren zij de sterksten aan het water.
kariba-lesson-strongest-leopards = Drie luipaarden jagen de sterkste zwakkere weg, en dat zijn de zebra’s: twee kaarten, en de vier stokstaartjes blijven.
kariba-lesson-strongest-else = Niemand vluchtte: met minder dan drie van een soort jaag je niets weg. Zebra’s of luipaarden zouden met drie zijn, maar wie krijgt de stokstaartjes?

kariba-lesson-mouse-title = Muis en olifant
kariba-lesson-mouse = De kleinste jaagt de grootste weg: leg de derde muis erbij, en zie de olifanten vluchten.
kariba-lesson-mouse-done = Drie muizen joegen alle drie de olifanten weg: drie punten.
kariba-lesson-mouse-elephants = Vier olifanten jagen de sterkste zwakkere weg, en dat is één neushoorn: één punt; je muis pakt er drie.
kariba-lesson-mouse-else = Niemand vluchtte: met minder dan drie van een soort jaag je niets weg. Jouw muis zou de derde zijn.

kariba-lesson-only-elephants-title = Alleen olifanten
kariba-lesson-only-elephants = Muizen jagen olifanten weg en niemand anders: wie pakt de drie zebra’s?
kariba-lesson-only-elephants-done = Drie giraffen joegen drie zebra’s weg; muizen kunnen alleen op een olifant wachten.
kariba-lesson-only-elephants-mice = Drie muizen, maar geen olifant aan het water: niemand vluchtte, en je pakte niets.
kariba-lesson-only-elephants-else = Niemand vluchtte: met minder dan drie van een soort jaag je niets weg. Welk dier is sterker dan een zebra en al met twee aan het water?

kariba-lesson-again-title = Een kudde blijft
kariba-lesson-again = Een kudde blijft aan het water en jaagt telkens opnieuw weg als die groeit; andere kuddes rusten. Leg een giraffe bij de drie.
kariba-lesson-again-done = Vier giraffen joegen de twee zebra’s weg die er intussen waren gekomen. Alleen het net gespeelde dier jaagt weg, en de giraffen blijven.
kariba-lesson-again-else = Alleen het net gespeelde dier mag wegjagen: van jouw kaart lagen er minder dan drie, en de giraffen rustten.

kariba-lesson-end-title = De laatste kaart
kariba-lesson-end = De stapel is leeg, dus niemand trekt nog, en wie geen kaart meer heeft, beëindigt de partij: speel beide zebra’s.
kariba-lesson-end-done = De laatste jacht telt nog mee: elke gepakte kaart is een punt, die in de hand en aan het water niet, en 12 tegen 10 wint.
kariba-lesson-end-one = Twee zebra’s jagen niemand weg, en je hebt nog een kaart: de partij gaat door, en iemand anders pakt misschien de stokstaartjes.
