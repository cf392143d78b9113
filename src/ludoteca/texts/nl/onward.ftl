# Verder spelen vanaf een punt van een partij, en wat er anders was gebeurd.

onward-here = Hier verder
onward-there = Daar verder
onward-title = Verder spelen na { $at ->
    [0] het delen
   *[other] zet { $at }
}
onward-about = Een nieuwe tafel tegen bots, als oefening. De partij zelf blijft zoals die is.
onward-seat = Jouw plek
onward-hidden = Wat verborgen is
onward-as-were = Zoals het was
onward-as-were-about = Handen en stapels precies als in deze partij.
onward-redrawn = Opnieuw getrokken
onward-redrawn-about = Opnieuw getrokken uit alles wat jouw plek kon weten, zodat niemand meer weet dan toen.
onward-bots = De anderen spelen als
onward-open = Ga zitten
onward-of-match = Gaat verder na zet { $move } van een andere partij
onward-of-file = Gaat verder na zet { $move } van een bestand
onward-of-puzzle = Gaat verder vanaf een puzzel
onward-of-lesson = Gaat verder vanaf een les
onward-what-if = Wat als?
onward-pick = Kijk wat er dan was gebeurd
onward-instead = In plaats daarvan: { $move }
onward-instead-about = Met wat { $you ->
    [yes] jij
   *[no] { $name }
} toen kon weten. De kaarten die daarna kwamen, zijn die van deze partij.
onward-thinking = Het huis denkt erover na …
onward-chance = { $name }: { $was } procent zoals het ging, { $would } procent met deze zet
onward-back = Terug naar de partij
onward-ends = Hiermee zou de partij zijn afgelopen.
