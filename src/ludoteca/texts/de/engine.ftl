# Was der Spielkern selbst zu sagen hat, bei jedem Spiel.

engine-bad-option = Diese Option lässt sich nicht setzen: { $text }.
engine-option-twice = Die Option { $name } ist zweimal gesetzt. Gib sie mit ihrem Namen oder in options an, nicht beides.
engine-bad-seats = So lässt sich dieses Spiel nicht zu { $count } spielen.
engine-bad-position = Diese Stellung ist nicht zu lesen: { $text }.
engine-position-breaks = Diese Stellung verletzt eine Spielregel.
engine-bad-number = { $name } braucht eine ganze Zahl von { $least } bis { $most }, nicht { $text }.
engine-bad-steps = Schritte sind eine Liste ganzer Zahlen, nicht { $text }.
engine-no-move = Diese Schritte zusammen sind kein Zug dieses Spiels: { $text }.
engine-bad-seed = Ein Startwert ist eine ganze Zahl unter 2^256 oder 32 Bytes, nicht { $text }.
engine-position-differs = Diese Stellung widerspricht sich oder sagt, was keine Stellung sagt: { $text }.
engine-bad-move = „{ $text }“ ist kein Zug. Schreib den Buchstaben des Platzes, ein Leerzeichen und den Zug.
engine-bad-seat = „{ $text }“ beginnt nicht mit einem der { $count } Plätze (a ist der erste).
engine-too-many-steps = Der Zug war schon vor seinem letzten Schritt vollständig.
engine-unfinished = Der Zug ist noch nicht vollständig.
engine-no-such-step = Den Schritt { $step } gibt es in diesem Spiel nicht.
engine-not-asked = Jetzt hat { $seat } nichts zu entscheiden.
engine-stepper-step = Schritt { $step } ist jetzt nicht erlaubt.
engine-batch-step = Partie { $place } der Gruppe: { $seat } darf Schritt { $step } nicht machen.

engine-file-too-large = Diese Datei ist zu groß für eine Partie.
engine-file-not-json = Das ist keine Partiedatei: Sie lässt sich nicht als JSON lesen.
engine-file-twice = Diese Datei sagt etwas zweimal: Zwei Lesende könnten darin zwei verschiedene Partien sehen.
engine-file-form = Ein Teil dieser Datei ist nicht so geschrieben wie in Partiedateien: ganze Zahlen unter 2⁵³, echte Zeichen, höchstens { $count } Ebenen tief verschachtelt.
engine-chain-unknown = Das ist kein Stück einer öffentlichen Kette, wie /api/chain es ausgibt.
engine-file-unknown = Das ist keine Partiedatei von Ludoteca (ihr "format" ist ein anderes).
engine-file-rules = Diese Datei wurde nach den Regeln { $text } gespielt; hier ist { $game }.
engine-file-start = Der Anfang dieser Partie lässt sich nicht wieder aufbauen: { $text }.
engine-file-move = Zug { $number }, { $text }, war nicht erlaubt.
engine-file-differs = Nachgespielt ergibt diese Datei nicht, was sie sagt; verschieden: { $text }.

engine-check-moves = Jeder Zug war erlaubt.
engine-check-moves-fails = Ein Zug war nicht erlaubt.
engine-check-chain = Die Kette über alle Züge hält.
engine-check-chain-fails = Die Kette über die Züge ist gerissen: Etwas wurde hinterher geändert.
engine-check-draws = Jedes Mischen und Ziehen folgt aus dem Startwert.
engine-check-draws-fails = Ein Mischen oder Ziehen folgt nicht aus dem Startwert.
engine-check-events = Was erzählt wurde, ist auch geschehen.
engine-check-events-fails = Was erzählt wurde, ist so nicht geschehen.
engine-check-outcome = Das Ergebnis stimmt.
engine-check-outcome-fails = Das Ergebnis ist nicht das, wozu die Züge führen.
engine-check-players = Neben jedem Zug steht, wer ihn entschieden hat und welche Hilfe dabei war.
engine-check-players-fails = Wer die Züge entschieden hat oder welche Hilfe dabei war, ist nicht so angegeben, wie es sein soll.
engine-check-players-none = Nicht angegeben: wer die Züge entschieden hat und welche Hilfe dabei war.
engine-check-seed = Der Startwert folgt aus dem, worauf sich der Server und { $count ->
    [one] ein Platz
   *[other] { $count } Plätze
  } festgelegt hatten, bevor etwas aufgedeckt wurde.
engine-check-seed-alone = Der Startwert ist der, auf den sich der Server festgelegt hatte. Sonst hat niemand mitgemischt: Wer den Server betreibt, hätte sich die Karten aussuchen können.
engine-check-seed-early = Der Startwert ist der, auf den sich der Server festgelegt hatte. Ausgeteilt auf die frühere Art: Wer den Server betrieb und mitspielte, hätte sich die Karten aussuchen können.
engine-check-seed-fails = Der Startwert folgt nicht aus dem, worauf sich der Server und die Plätze festgelegt hatten.
engine-check-seed-none = Keine Festlegung: Der Startwert war nicht vorher versprochen.
engine-check-seed-position = Die Datei zeigt, wie eine Austeilung versprochen wurde, beginnt aber mit einer Stellung: Diese Karten kamen nicht aus jenem Startwert.
engine-check-seed-origin = Hier wurde nichts ausgeteilt: Die Partie beginnt mit einer Stellung und ist Übung.
engine-check-origin = Übung: weitergespielt nach Zug { $move } { $kind ->
    [match] der Partie { $name }
    [file] der Datei { $name }
    [puzzle] des Rätsels { $name }
   *[lesson] der Lektion { $name }
}, { $hidden ->
    [redrawn] das Verborgene neu gezogen aus dem, was Platz { $seat } wusste. Das passt.
   *[as-were] das Verborgene, wie es war. Genau so lag es da.
}
engine-check-origin-told = Übung: Laut Datei wurde weitergespielt nach Zug { $move } { $kind ->
    [match] der Partie { $name }
    [file] der Datei { $name }
    [puzzle] des Rätsels { $name }
   *[lesson] der Lektion { $name }
}. Ohne diese Vorlage ist das nicht zu prüfen; dafür bürgt nur, wer signiert hat.
engine-check-origin-other = Laut Datei wurde weitergespielt nach Zug { $move } von { $name }, aber das führt nicht dahin, wo sie beginnt.
engine-check-origin-fails = Von wo diese Partie weitergespielt wurde, ist nicht so angegeben, wie es sein soll: Sie muss Übung sein und mit einer Stellung beginnen.
engine-no-redraw = An dieser Stelle ist schon so viel bekannt, dass keine andere Verteilung passt. Spiel weiter mit allem, wie es war, oder von einer früheren Stelle.
engine-check-public = Die öffentliche Kette zeigt diese Austeilung unter Nummer { $number }. In diesem Stück davon: { $prepared } Austeilungen vorbereitet, { $void } ungültig, { $quiet } nicht zu Ende gebracht.
engine-check-public-broken = Das ist kein ganzes Stück einer öffentlichen Kette: Ein Eintrag folgt nicht auf den vorigen.
engine-check-public-missing = Dieses Stück der öffentlichen Kette zeigt die Austeilung mit Nummer { $number } und ihr Ende nicht.
engine-check-public-other = Unter Nummer { $number } zeigt die öffentliche Kette eine andere Austeilung.
engine-check-public-none = Die öffentliche Kette zeigt diese Austeilung nicht: Die Datei sagt nicht, wo sie dort stünde.
engine-check-signature = Signiert mit dem Schlüssel von { $name }.
engine-check-signature-house = Von diesem Haus signiert.
engine-check-signature-unknown = Signiert mit einem Schlüssel, den man hier nicht kennt: { $key }. Wer ihn hat, bürgt für jedes Byte.
engine-check-signature-fails = Die Signatur gehört nicht zu dieser Datei.
engine-check-signature-none = Nicht signiert.

# Ein Spiel von anderswo, das nicht aufgenommen werden konnte.
engine-left-out = Das Spiel { $name } wurde ausgelassen: { $text }.

engine-network-strange = Diese Datei ist kein Netz von Ludoteca.
engine-network-damaged = Die Datei dieses Netzes ist beschädigt oder stammt von einer anderen Version.
engine-network-other = Das Netz { $file } wurde für { $game } gemacht und nicht für dieses Spiel, wie es hier ist.
engine-network-unreadable = Das Netz { $file } lässt sich nicht lesen: { $reason }.
engine-no-network = { $game } wird ohne { $level } gespielt: Sein Netz { $why ->
    [other] ist für andere Regeln gemacht
    [unreadable] lässt sich nicht lesen
   *[damaged] ist beschädigt
}. Installiere Ludoteca neu oder lass ein neues lernen: ludoteca learn { $game }.
