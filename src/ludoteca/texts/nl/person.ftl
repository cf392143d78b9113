# Iemands eigen pagina.

person-page = Jouw pagina
person-only-you = Alleen jij kunt dit zien, vanaf hier.
person-none = Nog geen gespeelde partijen. Wat je hier uitspeelt, telt op deze pagina mee; oefening niet.
person-summary = { $count ->
    [one] Eén partij
   *[other] { $count } partijen
} sinds { $since }. Meestal { $game }{ $partner ->
    [none] .
   *[other] , het vaakst met { $partner }.
}
person-results = Uitslagen
person-results-sum = { $count } gespeeld, { $won } gewonnen
person-game-played = { $played } gespeeld, { $won } gewonnen
person-percent = { $percent }%
person-share = { $percent } procent gewonnen, { $expected } te verwachten
person-expected = Het streepje is hoe vaak iemand wint die speelt zoals de anderen aan tafels van die grootte. Onder de 20 partijen is het bijna allemaal toeval.
person-split = Geluk en keuzes
person-split-unit = punten winstkans per partij
person-luck = Geluk: kaarten en dobbelstenen
person-decisions = Keuzes: jouw zetten
person-mean = In de laatste { $count } partijen zijn je keuzes { $decisions } per partij waard (± { $decisionsSpread }), geluk { $luck } (± { $luckSpread }). Op den duur valt geluk weg; de rest blijft.
person-too-few = Vanaf twee partijen staat hier hoeveel geluk was en hoeveel je eigen keuzes.
person-working = Het huis denkt over je partijen na: { $done } van { $total }.
person-chart = Geluk en keuzes, partij voor partij, de oudste eerst
person-habits = Favoriete fouten
person-habits-of = { $count ->
    [one] de laatste partij
   *[other] de laatste { $count } partijen
}
person-habits-none = Niets wat zeker kans weggaf.
person-better = Beter was geweest:
person-cost = − { $points }
person-times = { $count ->
    [one] één keer
   *[other] { $count } keer
}
person-look = Kijk nog eens
person-look-at = Kijk nog eens: { $what }
person-cost-about = Het getal is hoeveel winstkans het telkens kostte, met wat je kon weten.
