# Bossa in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

bossa-minute-about-title = Waar het over gaat
bossa-minute-about = Twee dobbelstenen beginnen twee lijnen, Wit en Zwart. Ieder legt aan beide aan, getal na getal, omhoog en omlaag.
bossa-minute-opening-title = De opening
bossa-minute-opening = De hoogste dobbelsteen kiest Wit, Zwart of de eerste zet; dan liggen alle handen open, en elke getrokken tegel ook.
bossa-minute-aim-title = Het doel
bossa-minute-aim = Raak al je tegels kwijt, of bezit de lijn die het eerst zes groepen heeft, wie ze ook legde: in beide gevallen win je meteen.
bossa-minute-turn-title = Een beurt
bossa-minute-turn = Trek een tegel en leg dan één groep: tegels die met hun ogen in de kleur van de lijn samen het volgende getal maken.
bossa-minute-count-title = De truc: hoeveel
bossa-minute-count = Naast een dobbelsteen komen één of twee tegels; naast een groep één meer of één minder dan die heeft, nooit evenveel.
bossa-minute-actions-title = Drie actietegels
bossa-minute-actions = Elk één keer per partij, in plaats van een groep: een tegel vervangen, ruilen met de ander, of stapelen op een gelijke groep.
bossa-minute-end-title = Het einde
bossa-minute-end = Is de stapel op, dan wint na die beurt wie minder tegels heeft. Wie voor die tijd niets kan, heeft verloren.
bossa-minute-end-tip = Bewaar een actietegel voor de beurt waarin niets past.
