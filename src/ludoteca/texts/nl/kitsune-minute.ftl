# Kitsune in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

kitsune-minute-about-title = Waar het over gaat
kitsune-minute-about = Twee vossenclans racen: Zenko is blauw, Yako oranje. Met twee, vier of zes spelers; clangenoten zitten nooit naast elkaar.
kitsune-minute-aim-title = Het doel
kitsune-minute-aim = De eerste pion aan het einde van het pad, 13 stappen, wint de ronde voor zijn clan; met twee rondes win je de partij.
kitsune-minute-turn-title = Een slag
kitsune-minute-turn = Ieder één kaart, met de klok mee vanaf de startfiche, welke kleur ook: dat is een slag. Met twee: elk twee, dan twee trekken.
kitsune-minute-colours-title = Kleuren, geen spelers
kitsune-minute-colours = Alle blauwe kaarten tellen voor Zenko, alle oranje voor Yako, wie ze ook speelt; het hoogste totaal gaat met het verschil vooruit.
kitsune-minute-specials-title = Speciale kaarten
kitsune-minute-specials = Katana: hakt een getal door. Witte Kitsune: wisselt de kleuren. Zwarte: wie volgt, moet de kleur van jouw clan spelen.
kitsune-minute-tokens-title = Krachtfiches
kitsune-minute-tokens = Ging een pion vier stappen of meer? Dan krijgt de andere clan een krachtfiche, voor één keer, samen met een kaart.
kitsune-minute-end-title = Het einde
kitsune-minute-end = Een pion aan het einde van het pad beëindigt meteen de ronde, en beide gaan terug. De clan met twee rondes wint.
kitsune-minute-end-tip = Ook de kleur van de andere clan moet je spelen: doe dat waar het het minst kwaad kan.
