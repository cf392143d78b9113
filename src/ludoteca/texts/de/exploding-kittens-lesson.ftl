# Die Lektion von Exploding Kittens: zu jeder Station von lesson.json ein Titel, was zu tun ist, und was man zu einem richtigen, falschen und anderen Zug sagt.

exploding-kittens-lesson-draw-title = Spiel, dann zieh
exploding-kittens-lesson-draw = In deinem Zug spielst du beliebig viele Karten oder keine; dann ziehst du eine, und das beendet den Zug. Zieh.
exploding-kittens-lesson-draw-done = Ein Exploding Kitten! Deine Entschärfung musste gespielt werden und ist verbraucht; ohne sie wärst du raus. Jede andere Karte wäre auf deine Hand gekommen, und dein Zug wäre vorbei.
exploding-kittens-lesson-draw-skip = Hops! beendet den Zug ohne Ziehen: Heb es dir auf, bis du ein Kätzchen fürchtest. Zieh.

exploding-kittens-lesson-hide-title = Gut verstecken
exploding-kittens-lesson-hide = Nach einer Entschärfung kommt das Kätzchen zurück in den Stapel, wohin du willst, und sonst erfährt es niemand. Leg es nach oben.
exploding-kittens-lesson-hide-done = Dein Zug war vorbei; Marta kam als Nächstes, zog das Kätzchen ohne Entschärfung und explodierte: raus, Hand und Kätzchen abgelegt. Wer übrig bleibt, gewinnt.
exploding-kittens-lesson-hide-mine = Zwei Karten darüber, und zwei sind vor dir dran: Beim nächsten Ziehen kam dein eigenes Kätzchen, und du hattest keine Entschärfung mehr. Leg es nach oben.
exploding-kittens-lesson-hide-else = Das ist erlaubt und dein Geheimnis; irgendwann zieht es jemand. Ganz oben trifft es den nächsten Platz: Leg es dorthin.

exploding-kittens-lesson-future-title = Erst nachsehen
exploding-kittens-lesson-future = Zwei der neun Karten im Stapel sind Kätzchen, und du hast keine Entschärfung. Spiel Blick in die Zukunft: Du allein siehst die obersten drei.
exploding-kittens-lesson-future-done = Die nächste Karte ist ein Kätzchen! Die drei bleiben, wie sie liegen. Und du bist noch dran: Eine gespielte Karte beendet den Zug nicht, außer sie sagt es.
exploding-kittens-lesson-future-draw = Du hast gezogen, ohne nachzusehen: ein Kätzchen, keine Entschärfung, und du bist raus. Spiel zuerst Blick in die Zukunft.
exploding-kittens-lesson-future-skip = Sicher, aber im Dunkeln. Sieh erst nach: Spiel Blick in die Zukunft.
exploding-kittens-lesson-future-else = Ein Paar stiehlt eine Karte, aber du musst immer noch ziehen, ohne zu wissen, was kommt. Spiel Blick in die Zukunft.

exploding-kittens-lesson-skip-title = Zieh nicht
exploding-kittens-lesson-skip = Wenn du jetzt ziehst, explodierst du. Spiel Hops!: Dein Zug endet ohne Ziehen.
exploding-kittens-lesson-skip-done = Nun zog Marta das Kätzchen, hatte eine Entschärfung und versteckte es wieder, sonst weiß niemand, wo. Mischen hätte den Stapel neu geordnet, aber ziehen hättest du trotzdem müssen.
exploding-kittens-lesson-skip-draw = Du hast es gewusst: Das Kätzchen lag oben, und du bist raus. Spiel Hops!
exploding-kittens-lesson-skip-else = Ein Paar stiehlt eine Karte, beendet aber deinen Zug nicht: Du müsstest immer noch das Kätzchen ziehen. Spiel Hops!

exploding-kittens-lesson-nope-title = Nö!
exploding-kittens-lesson-nope = Leo greift dich an: Leo zieht nicht, und du machst zwei Züge. Ein Nö! stoppt eine eben gespielte Karte, auch wenn du nicht dran bist. Sag Nö!
exploding-kittens-lesson-nope-done = Der Angriff ist gestoppt und bleibt abgelegt; Leos Zug ging weiter, und Leo musste ziehen. Ein Nö! stoppt jede Karte oder Kombination, nie Kätzchen, Entschärfung, Ziehen oder Diebeskatze.
exploding-kittens-lesson-nope-let = Jetzt ist Leo fertig, ohne zu ziehen, und du musst zwei Züge hintereinander machen. Sag Nö!

exploding-kittens-lesson-nope-back-title = Nö! auf das Nö!
exploding-kittens-lesson-nope-back = Du hast Wunsch gespielt: Marta muss dir eine Karte geben und wählt, welche. Aber Marta sagte Nö! Sag Nö! auf das Nö!
exploding-kittens-lesson-nope-back-done = Zwei Nö!: Der Wunsch gilt wieder, und du hast Martas einzige Karte, eine Entschärfung. Eine gerade Zahl Nö! lässt wirken, eine ungerade stoppt. Von mehreren zählt nur das nächste im Uhrzeigersinn.
exploding-kittens-lesson-nope-back-let = Ein Nö! bleibt: Der Wunsch ist gestoppt, die Karte weg, und du bekommst nichts. Sag Nö! auf das Nö!

exploding-kittens-lesson-pair-title = Zwei Gleiche
exploding-kittens-lesson-pair = Eine Katze allein bewirkt nichts. Mit zwei gleichen stiehlst du eine zufällige Karte, bei wem du willst: Spiel deine zwei Regenbogenkotzenden Katzen.
exploding-kittens-lesson-pair-done = Die gestohlene Karte gehört dir, und nur ihr beide kennt sie. Je zwei gleiche Karten sind ein Paar, auch zwei Hops!, und bewirken dann nur das; zwei verschiedene Katzen nicht. Dein Zug geht weiter.
exploding-kittens-lesson-pair-else = Das Ziehen hat deinen Zug beendet, und das Paar blieb ungespielt. Spiel zuerst die zwei gleichen Karten.

exploding-kittens-lesson-three-title = Drei Gleiche
exploding-kittens-lesson-three = Mit drei gleichen verlangst du von jemandem eine Karte, die du nennst. Alle bekamen eine Entschärfung: Verlang sie von Marta, mit deinen drei Melonenkatzen.
exploding-kittens-lesson-three-done = Sie war da, also musste sie übergeben werden. Ist sie es nicht, bekommst du nichts, und deine drei Karten sind trotzdem weg. Andere Kombinationen gibt es nicht.
exploding-kittens-lesson-three-pair = Ein Paar nimmt eine zufällige Karte, und es war nicht die Entschärfung. Spiel alle drei und nenne sie.
exploding-kittens-lesson-three-lacked = Leo hat keine Entschärfung mehr: Du hast nichts bekommen, und deine drei Karten sind weg. Verlang sie von Marta.
exploding-kittens-lesson-three-draw = Ein Kätzchen, und keine Entschärfung: Du bist raus. Hol dir zuerst eine Entschärfung, mit deinen drei gleichen Karten.
exploding-kittens-lesson-three-else = Du darfst von allen jede Karte verlangen. Aber was dich rettet, ist eine Entschärfung, und Marta hat eine.

exploding-kittens-lesson-burglar-title = Die Diebeskatze
exploding-kittens-lesson-burglar = Leo schickte dir die Diebeskatze und bekam eine Tacocat von dir. In deinem Zug darfst du sie vor dem Ziehen weiterschicken und eine bestimmte Katze verlangen: Hol deine Tacocat zurück.
exploding-kittens-lesson-burglar-done = Du hast wieder ein Paar. Die Diebeskatze bleibt dort. Sie kostet keine Karte, kein Nö! stoppt sie, und man darf sie für später behalten. Explodiert jemand mit ihr, verlässt sie das Spiel.
exploding-kittens-lesson-burglar-lacked = Marta hat keine Tacocat: Du bekommst nichts, und die Diebeskatze bleibt trotzdem dort. Du weißt, wer deine hat: Leo.
exploding-kittens-lesson-burglar-draw = Dein Zug ist vorbei, und die Diebeskatze blieb hier: Sie geht nur los, bevor du ziehst.
exploding-kittens-lesson-burglar-else = Erlaubt, aber das ist nicht deine Tacocat. Schick die Diebeskatze zu Leo, dort ist sie.

exploding-kittens-lesson-attack-title = Angriff
exploding-kittens-lesson-attack = Du bist unter Angriff: zwei Züge zu machen. Hops! nimmt nur einen davon weg. Spiel Angriff: Deine Züge gehen an den nächsten Platz, und zwei dazu.
exploding-kittens-lesson-attack-done = Marta explodierte im zweiten von vier Zügen; die anderen entfallen. Nur du bist übrig und gewinnst. In einem normalen Zug bringt ein Angriff zwei Züge. Eine Entschärfung beendet wie Hops! nur einen.
exploding-kittens-lesson-attack-skip = Hops! hat einen Zug weggenommen; einer bleibt, und in dem musst du ziehen. Spiel Angriff.
exploding-kittens-lesson-attack-draw = Ein Zug ist vorbei, einer bleibt. Spiel Angriff, und beide sind weg.
