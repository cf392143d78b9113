# La página de una persona, solo para ella.

person-page = Tu página
person-only-you = Solo la ves tú, desde aquí.
person-none = Aún no hay partidas acabadas. Lo que juegas aquí hasta el final se cuenta en esta página; las prácticas no.
person-summary = { $count ->
    [one] Una partida
   *[other] { $count } partidas
} desde { $since }. Sobre todo { $game }{ $partner ->
    [none] .
   *[other] , más a menudo con { $partner }.
}
person-results = Resultados
person-results-sum = { $count ->
    [one] 1 jugada
   *[other] { $count } jugadas
}, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}
person-game-played = { $played ->
    [one] 1 jugada
   *[other] { $played } jugadas
}, { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
}
person-percent = { $percent } %
person-share = { $percent } por ciento ganadas, lo esperable era { $expected }
person-expected = La marca es lo que gana quien juega como el resto en mesas de ese tamaño. Con menos de 20 partidas casi todo es azar.
person-split = Suerte y decisiones
person-split-unit = puntos de probabilidad por partida
person-luck = Suerte: cartas y dados
person-decisions = Decisiones: tus jugadas
person-mean = En las últimas { $count } partidas tus decisiones valen { $decisions } por partida (± { $decisionsSpread }), la suerte { $luck } (± { $luckSpread }). A la larga la suerte se queda en nada; lo demás permanece.
person-too-few = A partir de dos partidas, aquí se lee cuánto fue suerte y cuánto tus decisiones.
person-working = La casa repasa tus partidas: { $done } de { $total }.
person-chart = Suerte y decisiones, partida a partida, desde la más antigua
person-habits = Errores favoritos
person-habits-of = { $count ->
    [one] la última partida
   *[other] las últimas { $count } partidas
}
person-habits-none = Nada que con seguridad haya regalado probabilidad.
person-better = Mejor habría sido:
person-cost = − { $points }
person-times = { $count ->
    [one] una vez
   *[other] { $count } veces
}
person-look = Ver de nuevo
person-look-at = Ver de nuevo: { $what }
person-cost-about = El número es cuánta probabilidad de ganar costó cada vez, con lo que podías saber.
