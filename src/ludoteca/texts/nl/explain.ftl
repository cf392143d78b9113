# Waarom een zet: kansen, geluk en keuzes. Wat ervoor pleit, staat bij elk spel.

## Over elke zet
explain-forced = Er valt niets anders te kiezen.
explain-alone = Al het andere bleek al snel slechter.
explain-ahead = { $points ->
    [one] 1 punt meer winstkans dan de op één na beste zet.
   *[other] { $points } punten meer winstkans dan de op één na beste zet.
}
explain-close = Andere zetten zijn ongeveer even goed.

## Waar niets meer verborgen is dat ertoe doet
explain-wins = wint
explain-wins-you = wint
explain-wins-by = wint met { $margin }
explain-wins-by-you = wint met { $margin }
explain-draws = gelijkspel
explain-loses = verliest
explain-loses-you = verliest
explain-loses-by = verliest met { $margin }
explain-loses-by-you = verliest met { $margin }
explain-solved-wins = Er is niets meer verborgen dat ertoe doet: deze zet wint, wat er ook gespeeld wordt.
explain-solved-wins-by = Er is niets meer verborgen dat ertoe doet: deze zet wint met { $margin } of meer, wat er ook gespeeld wordt.
explain-solved-draws = Er is niets meer verborgen dat ertoe doet: deze zet is een gelijkspel of beter, wat er ook gespeeld wordt.
explain-solved-loses = Er is niets meer verborgen dat ertoe doet: deze zet is even goed als elke andere en verliest, tenzij er een fout volgt.
explain-solved-loses-by = Er is niets meer verborgen dat ertoe doet: deze zet is de beste en verliest met { $margin }, tenzij er een fout volgt.
explain-solved-odds = Alles wat nog kan komen, is geteld: deze zet wint met precies { $percent }%.
explain-others-wins = De op één na beste zet wint ook.
explain-others-wins-by = De op één na beste zet wint met { $margin }.
explain-others-draws = Al het andere is hooguit een gelijkspel.
explain-next-draws = De op één na beste zet is een gelijkspel.
explain-others-loses = Al het andere verliest.
explain-others-loses-by = Al het andere verliest met { $margin } of meer.
explain-others-odds = De op één na beste zet wint met { $percent }%.
explain-others-same = Andere zetten komen op hetzelfde neer.
explain-then-best = Daarna, op zijn best voor beide: { $moves }
explain-solved-foot = Tot elk einde uitgespeeld, met wat jij weet. Tik op een zet om die te kiezen; spelen doe je zelf.
explain-played-ends = De gespeelde zet: { $result }.
explain-what-if-solved = Daarna is niets meer verborgen dat ertoe doet. Als beide dan hun best spelen:

## Aan tafel en bij het terugkijken
explain-percent = { $percent }%
explain-interval = tussen { $low } en { $high }%
explain-hint = Tip
explain-hint-thinking = Eén moment, even nadenken.
explain-hint-foot = Winstkansen, met wat jij weet. Tik op een zet om die te kiezen; spelen doe je zelf.
explain-pick = Kies deze zet
explain-made = gespeeld
explain-then = Daarna waarschijnlijk { $moves }
explain-tab-move = De zet
explain-tab-luck = Geluk of keuzes
explain-tab-log = Verslag
explain-waiting = Er worden nog andere partijen doorgedacht; daarna komt deze.
explain-warming = De bots die dit doordenken, warmen nog op; het begint vanzelf.
explain-working = Elke beslissing wordt doorgedacht: { $done } van { $total }
explain-of = { $name }:
explain-turning = Keerpunt.
explain-gave = { $points ->
    [one] De gespeelde zet geeft 1 punt weg.
   *[other] De gespeelde zet geeft { $points } punten weg.
}
explain-best = Iets beters is niet gevonden.
explain-as-good = De gespeelde zet is ongeveer even goed.
explain-deal = Er is gedeeld. Ga verder voor de eerste beslissing.
explain-curve = Zet, op de curve van ieders kansen
explain-standing = { $name } { $percent }%
explain-player = Speler
explain-luck = geluk (kaarten)
explain-decisions = keuzes (zetten)
explain-from-to = { $start }% → { $result }%
explain-luck-foot = Punten winstkans, van het delen tot de uitslag. Wat een keuze weggeeft, gaat naar de anderen; al het andere is geluk. Schattingen, met wat ieder kon weten.
explain-numbers = Alle getallen
explain-number = Zet
