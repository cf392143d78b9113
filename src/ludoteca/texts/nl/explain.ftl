# Waarom een zet: kansen, geluk en keuzes. Wat ervoor pleit, staat bij elk spel.

## Over elke zet
explain-forced = Er valt niets anders te kiezen.
explain-alone = Al het andere bleek al snel slechter.
explain-ahead = { $points ->
    [one] 1 punt meer winstkans dan de op één na beste zet.
   *[other] { $points } punten meer winstkans dan de op één na beste zet.
}
explain-close = Andere zetten zijn ongeveer even goed.

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
