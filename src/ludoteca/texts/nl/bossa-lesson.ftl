# De les van Bossa: wat je bij elke halte doet, wat ervan kwam, en waarom nog een keer. Tegels zijn wit-zwart.

bossa-lesson-sum-title = Maak de som
bossa-lesson-sum = Een tegel heeft witte en zwarte ogen: in de witte lijn tellen de witte, in de zwarte de zwarte. Rechts van de witte dobbelsteen, de 4, komt de 5: leg tegels die 5 maken.
bossa-lesson-sum-done = 4 en 1 maken Wit 5; zwarte ogen tellen hier niet. Toen trok Marta, zoals elke beurt begint, en legde Wit 3 omlaag: ieder legt aan beide lijnen aan.
bossa-lesson-sum-down = Dat werd Wit 3, omlaag vanaf de dobbelsteen: het mag, maar 5 ligt aan de andere kant.
bossa-lesson-sum-black = Dat ging naar de zwarte lijn, waar zwarte ogen tellen. Voor Wit 5 tellen alleen de witte.
bossa-lesson-sum-else = Dat kostte een actietegel, in plaats van een groep te leggen. Bewaar die voor later: met jouw tegels lukt Wit 5.

bossa-lesson-count-title = Eén meer of minder
bossa-lesson-count = Naast een groep ligt één tegel meer of één minder dan die heeft, nooit evenveel. Wit 5 heeft er twee: leg Wit 6 met drie.
bossa-lesson-count-done = 1, 2 en 3 maken Wit 6. Naast drie komen er twee of vier, en Marta legde Wit 7 met twee. Naast een dobbelsteen één of twee. Omlaag eindigt het bij 1.
bossa-lesson-count-one = Eén tegel mag ook, want dat is één minder dan twee; maar met drie tegelijk is je hand sneller leeg.
bossa-lesson-count-else = Dat mag, maar Wit 6 was gevraagd. Twee tegels passen daar niet: naast twee komen er één of drie.

bossa-lesson-missing-title = Geen is niet nul
bossa-lesson-missing = Zwart 4 vraagt hier twee tegels, elk met zwart: een tegel zonder zwart helpt die met vier niet. Vind er twee die 4 maken.
bossa-lesson-missing-done = 1 en 3 maken Zwart 4. Een tegel zonder de kleur van de lijn is geen nul: hij kan daar helemaal niet liggen.
bossa-lesson-missing-else = Dat mag, maar Zwart 4 was gevraagd: twee tegels die allebei zwarte ogen hebben, samen 4.

bossa-lesson-redraw-title = Vervangen
bossa-lesson-redraw = Er past niets, en je beurt overslaan mag niet: gebruik een actietegel. Kies Vervangen en leg 4-2 weg, de tegel met vier witte en twee zwarte ogen.
bossa-lesson-redraw-done = 4-2 is uit het spel, en van de stapel kwam 1-1. Elk van je drie actietegels werkt één keer per partij, en dat is je hele zet.
bossa-lesson-redraw-else = Er kwam een nieuwe tegel, maar 3-1 is weg, en die zou samen met 1-1 Wit 4 maken. Met 4-2 kan dat niet.

bossa-lesson-stack-title = Stapelen
bossa-lesson-stack = Bij Stapelen leg je op een groep evenveel tegels als die heeft, met dezelfde som, in welke lijn ook. Leg je laatste twee op Wit 7.
bossa-lesson-stack-done = 3 en 4 zijn 7, net als 1 en 6 eronder: aantal en som kloppen. Het is geen nieuwe groep, maar je hand is leeg, en daarmee win je meteen.
bossa-lesson-stack-four = Wit 4 kon, maar er blijft een tegel over, en het is de lege hand die wint.
bossa-lesson-stack-else = Nog twee tegels in je hand: met Stapelen ben je beide kwijt.

bossa-lesson-swap-title = Ruilen
bossa-lesson-swap = Bij Ruilen geef je een tegel van jou voor een van de andere hand; jij kiest beide. Pak Marta’s enige tegel, en geef er een die nergens past.
bossa-lesson-swap-done = Niets paste, en Marta had geen actietegel meer: wie in de eigen beurt niets kan, verliest. Een actietegel die er nog was, had gebruikt moeten worden.
bossa-lesson-swap-six = 6-0 maakt Wit 6, dus Marta kon verder. Geef een tegel die nergens past.
bossa-lesson-swap-place = Wit 6 kon, maar Marta’s tegel maakte Zwart 3. Pak die tegel af.

bossa-lesson-sixth-title = Zes groepen
bossa-lesson-sixth = Zes groepen in een lijn winnen voor wie die bezit, wie ze ook legde; de dobbelsteen telt niet. Beide hebben er vijf, en Wit is van jou: leg de zesde.
bossa-lesson-sixth-done = Je lijn is vol, en je wint met tegels in je hand. Vul je Marta’s lijn, dan wint Marta, tenzij het je laatste tegels zijn: dan win jij.
bossa-lesson-sixth-black = Je hebt Marta’s lijn gevuld, en dus wint Marta. Alleen met je laatste tegels was de winst van jou geweest.
bossa-lesson-sixth-else = Je lijn heeft nog steeds vijf groepen, en misschien vult Marta de andere eerst.

bossa-lesson-pile-title = De stapel raakt op
bossa-lesson-pile = Je trok de laatste tegel. Deze beurt is nog van jou, dan eindigt de partij, en wie minder tegels heeft, wint: jij hebt er vier, Marta drie.
bossa-lesson-pile-done = Twee tegen drie: jij wint. Dan telt alleen hoeveel tegels er zijn, niet wat ze tonen.
bossa-lesson-pile-one = Drie tegen drie: met evenveel tegels is het gelijkspel.

bossa-lesson-doubler-title = Met de uitbreiding
bossa-lesson-doubler = In de uitbreiding heeft ieder één fiche, één keer te gebruiken: Verdubbelaar of Omkeerder. Met een Verdubbelaar telt één tegel dubbel: maak Wit 7 met je laatste twee.
bossa-lesson-doubler-done = Twee keer 2 en 3 maken 7: alleen de tegel onder de fiche telt dubbel. Een Omkeerder maakt witte ogen van een tegel zwart en zwarte wit. Beide kunnen ook bij Stapelen.
bossa-lesson-doubler-else = Je hand is nog niet leeg. Met de Verdubbelaar op 2-2 maken twee keer 2 en 3 Wit 7.

bossa-lesson-opening-title = Hoe het begint
bossa-lesson-opening = Ieder vier tegels, nog gedekt, en een dobbelsteen. De hoogste kiest Wit, Zwart of de eerste zet. Jij hebt veel wit: neem Wit.
bossa-lesson-opening-done = Wit is van jou en begint bij zijn dobbelsteen; Zwart en de eerste zet gingen naar Marta. Vanaf nu liggen beide handen open, en elke getrokken tegel ook.
bossa-lesson-opening-black = Zwart is van jou, en je hebt nauwelijks zwart; Wit en de eerste zet gaan naar Marta.
bossa-lesson-opening-first = Jij begint, en in ruil koos Marta een lijn: Wit is weg.
