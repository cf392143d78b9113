# Kariba in een minuut: een titel en een zin voor elk plaatje van minute.json; -tip waar een plaatje met goede raad eindigt.

kariba-minute-about-title = Waar het over gaat
kariba-minute-about = Acht dieren drinken aan één waterput: van de muis, nummer 1, tot de olifant, nummer 8.
kariba-minute-aim-title = Het doel
kariba-minute-aim = Wie de meeste dieren wegjaagt, wint: elke kaart die je pakt is een punt, groot of klein.
kariba-minute-turn-title = Een beurt
kariba-minute-turn = Je speelt een of meer kaarten van één dier, jaagt weg als het kan, en vult je hand weer aan tot vijf.
kariba-minute-three-title = De truc: drie
kariba-minute-three = Drie gelijke jagen alle dieren van het eerstvolgende lagere nummer weg, en die zijn voor jou.
kariba-minute-mouse-title = Muis en olifant
kariba-minute-mouse = De kleinste laat de grootste schrikken: drie muizen jagen de olifanten weg, en niemand anders.
kariba-minute-end-title = Het einde
kariba-minute-end = Is de stapel op, dan eindigt de partij zodra iemand geen kaart meer heeft; dan tellen de gepakte kaarten.
kariba-minute-end-tip = Denk twee keer na voor je twee gelijke aan het water laat: wie na je komt, kan er drie van maken.
