# Een spel leren: het spel in een minuut, en de stille hulp bij een eerste partij. De woorden van de spellen staan in hun bestanden.

teaching-how = Hoe werkt het?
teaching-how-of = { $game } in een minuut
teaching-how-ticket = Plaatjes met elk één zin, één minuut. Daarna de regels, als je ze nodig hebt.
teaching-aim = Het doel
teaching-skip = Sla over
teaching-next = Verder
teaching-back = Terug
teaching-done = Begrepen
teaching-try = Zelf proberen
teaching-try-more = de les, vier minuten
teaching-try-rule = Probeer
teaching-picture = Plaatje { $at } van { $count }: { $title }
teaching-pictures = Plaatjes
teaching-tip = Eén tip.
teaching-your-turn = Jouw beurt

## Een eerste partij
teaching-first = Voor je eerste partij
teaching-first-offer = Eerste keer { $game }?
teaching-first-learn = Leer het mij
teaching-first-minute = In een minuut
teaching-first-known = Ik ken het
teaching-first-stop = Geen hulp meer in deze partij
teaching-first-setting = Hulp bij een eerste partij
teaching-first-setting-more = Wat er net gebeurde, door welke regel, en wat een getal is als je erop tikt. Steeds minder, tot je een partij hebt uitgespeeld.
