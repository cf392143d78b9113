# De tafel van Bossa zoals de pagina die tekent: namen van lijnen, tegels en fiches, en wat de knop zegt.

bossa-table-subtitle = { $phase ->
    [choose] opening
    [colour] opening
    [modifier] fiches
   *[other] beurt { $turn }
  }
bossa-table-line = { bossa-line-name }
bossa-table-line-yours = { bossa-line-name }, van jou
bossa-table-line-of = { bossa-line-name }, van { $name }
bossa-table-six = { $count } van 6 groepen
bossa-table-die = Dobbelsteen: { $value }
bossa-table-tile = { $white } wit, { $black } zwart
bossa-table-tile-under = { $tile }, met { bossa-table-token } erop
bossa-table-group = { $value }: { $count ->
    [one] 1 tegel, { $tiles }.
   *[other] { $count } tegels, { $tiles }.
  }
bossa-table-stacks = { $count ->
    [one] Eén keer op gestapeld.
   *[other] Twee keer op gestapeld.
  }
bossa-table-slot = { bossa-line-name }, { bossa-arm-name }: nu komt { $value }, tegels: { $counts }
bossa-table-stack-on = Stapelen op { bossa-line-name } { $value }: { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }
bossa-table-pile = { $count ->
    [0] stapel leeg
   *[other] { $count } op de stapel
  }
bossa-table-thrown = weg
bossa-table-unseen = { $count } ongezien
bossa-table-unseen-open = Welke, en hoe het kan eindigen
bossa-table-unseen-title = Nog niet gezien
bossa-table-unseen-more = { $unseen ->
    [one] 1 tegel: de tegel die de hele partij opzij ligt.
   *[other] { $unseen } tegels: { $pile } op de stapel, 1 die de hele partij opzij ligt.
  }
bossa-table-ends = Mogelijk einde
bossa-table-end-hand = { $name }: { $count ->
    [one] nog 1 tegel in hand. Een lege hand wint.
   *[other] nog { $count } tegels in hand. Een lege hand wint.
  }
bossa-table-end-line = { bossa-line-name } telt { $count } van 6 groepen. De zesde wint voor wie de lijn bezit.
bossa-table-end-stuck = Wie geen zet heeft, verliest.
bossa-table-end-pile = { $count ->
    [0] De stapel is leeg: na deze beurt wint wie minder tegels heeft.
    [one] 1 tegel op de stapel. Is die op, dan wint wie minder tegels heeft.
   *[other] { $count } tegels op de stapel. Zijn die op, dan wint wie minder tegels heeft.
  }

bossa-table-tiles = { $count ->
    [one] 1 tegel
   *[other] { $count } tegels
  }
bossa-table-sum = { $sum ->
    [0] { bossa-line-name }: een van deze tegels heeft er geen
   *[other] { bossa-line-name }: { $sum }
  }
bossa-table-hand = Jouw tegels
bossa-table-hand-empty = Geen tegels meer.
bossa-table-open = Tegels van { $name }
bossa-table-covered = De { $count } tegels van { $name }, gedekt
bossa-table-open-you = { bossa-table-hand }
bossa-table-covered-you = Jouw { $count } tegels, gedekt
bossa-table-swap-for = Pak: { $tile }
bossa-table-lay = { bossa-table-token } op { $tile }
bossa-table-actions = Actietegels
bossa-table-action-name = { $action ->
    [redraw] Ver{ "\u00AD" }vangen
    [swap] Ruilen
   *[stack] Stapelen
  }
bossa-table-action = { bossa-table-action-name }
bossa-table-action-used = { bossa-table-action-name }, al gebruikt
bossa-table-token = { $token ->
    [doubler] Verdubbelaar
   *[inverter] Omkeerder
  }
bossa-table-token-used = { bossa-table-token }, al gebruikt
bossa-table-token-does = { $token ->
    [doubler] één tegel telt dubbel
   *[inverter] wit en zwart wisselen
  }
bossa-table-token-shut = gedekt tot beiden hebben gekozen

bossa-table-plates = Wat neem je?
bossa-table-plate = { $plate ->
    [white] Wit
    [black] Zwart
   *[first] Ik begin
  }
bossa-table-starts = Begint bij { $value }.
bossa-table-other-first = { $name } begint.
bossa-table-first-more = { $name } kiest de kleur.
bossa-table-higher-you = hoger: jij kiest
bossa-table-higher = hoger: { $name } kiest
bossa-table-rolled = { $name } gooide { $value }
bossa-table-legend = lukt met jouw tegels
bossa-table-keep-which = Welke houd je?
bossa-table-together = dan tegelijk
bossa-table-in-turn = dan
bossa-table-has-chosen = heeft gekozen
bossa-table-you-choose = jouw keuze
bossa-table-is-choosing = kiest nog
bossa-table-token-note = Je houdt er één, de andere gaat uit het spel. Werkt één keer, samen met een tegel.
bossa-table-secretly = Geheim

bossa-table-watching = Je kijkt mee: alle tegels liggen open.
bossa-table-ask-choose = Een kleur, of de eerste zet?
bossa-table-ask-colour = Wit of Zwart?
bossa-table-ask-token = Welke houd je?
bossa-table-ask-kept = Gekozen. Je kunt nog van gedachten veranderen.
bossa-table-ask-both = Beiden kiezen
bossa-table-ask-move = Maak een lijn langer
bossa-table-ask-redraw = Welke tegel gaat weg?
bossa-table-ask-swap = Eerst een van jou
bossa-table-ask-theirs = Nu een van { $name }
bossa-table-ask-stack = Evenveel tegels als de groep, zelfde waarde
bossa-table-ask-lay = Op welke tegel?
bossa-table-ask-where = Past op { $count } plekken: tik er een aan

bossa-table-pick = { $phase ->
    [choose] kies een kleur of de eerste zet
   *[colour] kies een kleur
  }
bossa-table-key-none = kies tegels
bossa-table-key-none-more = of gebruik een actietegel
bossa-table-key-actions = gebruik een actietegel
bossa-table-key-actions-more = geen tegel van jou past nu
bossa-table-key-nowhere = hier is geen plek voor
bossa-table-misfit-sum = { bossa-line-name } { $sum }, niet { $ends }
bossa-table-misfit-count = { bossa-line-name } { $value } vraagt { $counts } tegels
bossa-table-misfit-pips = een tegel zonder { $line ->
    [W] witte
   *[B] zwarte
  } ogen
bossa-table-key-where = past op { $count } plekken
bossa-table-key-where-more = tik aan waar je het wilt
bossa-table-key-single = { $value } met 1 tegel
bossa-table-key-place = Leg aan bij { bossa-line-name }
bossa-table-key-stack = Stapel op { bossa-line-name } { $value }
bossa-table-key-one = kies een van je tegels
bossa-table-key-theirs = kies er een van de ander
bossa-table-key-redraw = { $tile } gaat weg
bossa-table-key-redraw-more = Vervangen: je trekt een andere
bossa-table-key-swap = { $tile } voor { $other }
bossa-table-key-swap-more = Ruilen
bossa-table-key-early = klaar
bossa-table-key-sealed = beide gaan tegelijk open
bossa-table-key-open = de ander ziet het meteen
bossa-table-key-kept = gekozen
bossa-table-key-kept-more = wachten op de andere keuze
bossa-table-option-pile = De laatste tegel is meteen het einde

bossa-table-turning = De mooiste zet: { $count } tegels in één keer, van { $who }.
bossa-table-score = { $score ->
    [0] geen tegels over
    [one] 1 tegel over
   *[other] { $score } tegels over
}
bossa-table-end-you = { $score ->
    [0] Jij wint, met lege hand
    [one] Jij wint, met 1 tegel over
   *[other] Jij wint, met { $score } tegels over
  }
bossa-table-end-other = { $score ->
    [0] { $who } wint, met lege hand
    [one] { $who } wint, met 1 tegel over
   *[other] { $who } wint, met { $score } tegels over
  }
bossa-table-end-shared = Gelijkspel: { $score ->
    [one] ieder 1 tegel
   *[other] ieder { $score } tegels
  }

bossa-chapter-box = In de doos
bossa-chapter-players = Wie speelt
bossa-chapter-setting = Voorbereiding
bossa-chapter-seeing = Wie ziet wat
bossa-chapter-lines = Lijnen en groepen
bossa-chapter-turn = Een beurt
bossa-chapter-actions = Actietegels
bossa-chapter-tokens = Fiches
bossa-chapter-end = Het einde
bossa-chapter-rare = Randgevallen
