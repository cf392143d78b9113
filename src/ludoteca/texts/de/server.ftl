# Was das Haus sagt, wenn etwas nicht geht. Kurz, freundlich und immer mit einem Weg weiter.

## An der Tür

server-unknown-host = Unter dieser Adresse kennt man das Haus nicht. Öffne es unter der, die es beim Start gezeigt hat.
server-foreign-page = Diese Anfrage kommt von der Seite eines anderen Hauses. Öffne den Tisch hier und versuch es noch einmal.
server-https-only = Von außerhalb deines Netzes öffnet dieses Haus nur über HTTPS.
server-who-are-you = Sag zuerst, wer du bist: Such dir einen Namen und eine Puppe aus, dann versuch es noch einmal.
server-too-many-guests = Zu viele Neue auf einmal. Warte eine Minute, dann komm herein.
server-too-many-guests-today = Aus deinem Netz kamen heute sehr viele Neue. Wer schon hier war, kommt herein; Neue sind morgen willkommen.
server-too-many-sockets = Aus deinem Netz sind zu viele Tische zugleich offen. Schließ ein paar, dann versuch es noch einmal.
server-not-found = Unter dieser Adresse ist nichts. Von zu Hause kommst du überallhin.
server-page-missing = Die Seite ist noch nicht gebaut. Lass make laufen, dann lade neu.

## Namen

server-name-empty = Ein Name braucht mindestens einen sichtbaren Buchstaben oder eine Ziffer.
server-name-long = Der Name ist etwas lang: Bis zu { $most } Zeichen passen.
server-no-such-doll = Diese Puppe gibt es nicht. Zur Wahl stehen { $dolls }.
server-too-many-names = Das waren viele Namen und Puppen. Behalte diese jetzt { $minutes } Minuten.

## Nachrichten

server-malformed = Diese Nachricht war nicht zu lesen. Lade die Seite neu.
server-too-large = Diese Nachricht ist zu groß.
server-too-fast = Das ging schnell: mehr als { $count } Aktionen in { $seconds } Sekunden. Hol Luft, dann weiter.
server-too-many-joins = Mehr als { $count } Mal in { $seconds } Sekunden wurde nach Tischen gefragt. Warte kurz und versuch es noch einmal.
server-bad-command = Ein Befehl braucht eine Kennung von 1 bis { $most } Zeichen.
server-join-first = Setz dich zuerst an einen Tisch, oder schau an einem zu.
server-other-table = Diese Verbindung führt zu einem anderen Tisch: Ihre Adresse muss den nennen, nach dem du fragst.

## Einen Tisch eröffnen

server-no-such-game = Ein Spiel namens { $game } wohnt hier nicht.
server-no-such-level = Kein Bot spielt auf der Stufe { $level }.
server-champions-busy = Diamant-Bots denken lange, und es sitzen schon an so vielen Tischen welche, wie das Haus bedienen kann, ohne andere warten zu lassen. Nimm Gold, oder versuch es noch einmal, wenn eine dieser Partien zu Ende ist.
server-too-many-bots = Ein Platz gehört dir: Für so viele Bots reichen { $seats } Plätze nicht.
server-too-many-tables = Du hast viele Tische eröffnet. Spiel an einem davon oder warte ein paar Minuten.
server-too-many-tables-today = So viele fasst ein Tag nicht: bis zu { $most } Tische. Spiel an einem von deinen; morgen gibt es neue.
server-too-many-tables-here = Aus deinem Netz wurden heute sehr viele Tische eröffnet. Setz dich an einen davon; morgen gibt es neue.
server-no-code-left = Gerade sind alle Buchstaben für neue Tische vergeben. Versuch es gleich noch einmal.
server-hint-warming = Die Tipps für dieses Spiel wärmen sich noch auf: { $done } von { $total } Teilen des Hauses sind fertig. Die Partie geht so lange weiter.
server-no-such-origin = Es gibt nichts namens { $name }, von dem aus man weiterspielen könnte.
server-no-such-move = Diese Partie hat { $most } Züge: Wähle eine Stelle zwischen dem Anfang und dem letzten.
server-over-there = An dieser Stelle ist die Partie vorbei. Wähle eine frühere, um weiterzuspielen.
server-out-there = An dieser Stelle ist dieser Platz schon ausgeschieden. Wähle einen anderen Platz oder eine frühere Stelle.

## Plätze

server-no-such-table = Diesen Tisch gibt es nicht. Frag noch einmal nach dem Link, oder eröffne selbst einen Tisch.
server-no-such-chair = Diesen Platz hat der Tisch nicht.
server-chair-taken = Auf diesem Platz sitzt schon jemand.
server-not-seated = Du sitzt nicht an diesem Tisch.
server-only-watching = Du schaust an diesem Tisch zu: Das kann nur, wer dort sitzt.
server-host-only = Das kann nur, wer den Tisch eröffnet hat.
server-chairs-open = Es sind noch Plätze frei. Setz einen Bot hin oder warte auf jemanden.
server-already-dealt = Die Karten sind ausgeteilt: Plätze wechseln könnt ihr nach dieser Partie.
server-bad-stir = Dein Beitrag zum Mischen hat höchstens { $most } Zeichen, und nur einfachen Text.
server-bad-commitment = Eine Festlegung ist ein SHA-256-Hash: 64 Hexadezimalziffern.
server-commitment-late = Dieser Stapel liegt nicht mehr auf dem Tisch.
server-committed-already = Eine andere Seite von dir mischt hier schon mit.
server-nothing-to-reveal = Du hast gerade nichts aufzudecken.
server-bad-reveal = Darauf hattest du dich nicht festgelegt. Es zählt nicht.
server-dealing = Die Karten werden gerade ausgeteilt. Plätze wechseln könnt ihr, wenn sie auf dem Tisch liegen.
server-deal-void = Die Seite von { $seat } hat nicht rechtzeitig geantwortet. Diese Karten kommen weg, und der Stapel wird neu versiegelt: Teilt noch einmal aus, wenn alle bereit sind.
server-not-ready = Jemand braucht noch einen Moment. Ausgeteilt wird, wenn alle bereit sind.
server-nobody-to-remove = Dort sitzt niemand, den man hinausbitten könnte.
server-removed = Wer diesen Tisch eröffnet hat, möchte hier lieber ohne dich spielen. Andere Tische sind offen.
server-names-missing = An diesem Gerät brauchen alle einen Namen: Neben deinem { $count ->
    [one] fehlt 1 Name
   *[other] fehlen { $count } Namen
}.
server-not-local = An diesem Tisch spielen alle am eigenen Gerät.
server-no-such-code = Auf diese Buchstaben hört kein Tisch. Lass sie dir noch einmal einzeln sagen.
server-too-many-files = Das waren viele Dateien. Warte eine Minute, dann öffne die nächste.
server-too-many-replays = Das waren viele Partien zum Durchsehen. Warte eine Minute, dann öffne die nächste.
server-too-many-chains = Das war viel von der öffentlichen Kette. Warte eine Minute, dann lies weiter.
server-too-many-answers = Das waren viele Antworten. Warte eine Minute, dann versuch die nächste.
server-bad-steps = Das ist kein Zug: Seine Schritte sind Zahlen mit Punkten dazwischen.
server-too-many-codes = Das war viel geraten. Warte eine Minute, dann versuch es noch einmal.
server-no-watching = An diesem Tisch wird ohne Publikum gespielt.

## Beim Spielen

server-not-dealt = Die Karten sind noch nicht ausgeteilt.
server-match-over = Diese Partie ist vorbei. Spiel noch eine, wenn du magst.
server-not-over = Diese Partie läuft noch. Die nächste gibt es, wenn sie vorbei ist.
server-stale-move = Inzwischen ist der Tisch weiter. Sieh noch einmal hin, dann wähle.
server-answered-first = Jemand war schneller und hat entschieden. Sieh dir den Tisch noch einmal an, dann geht es weiter.
server-nothing-forbids = Dagegen spricht gerade nichts: nur zu.
server-absent = Ein Bot spielt für dich. Hol dir zuerst deinen Platz zurück.
server-still-playing = Du spielst noch: Die Bots machen Pausen, bis alle Menschen ausgeschieden sind.
server-not-away = Ein Bot kann einspringen, wenn jemand { $seconds } Sekunden weg ist.
server-adjourned = Diese Partie geht ein andermal weiter. Wenn alle da sind, spielt weiter.
server-somebody-missing = Es fehlt noch jemand. Weiter geht es, wenn alle da sind oder ein Bot den Platz nimmt.
server-window-open = Moment: Eine Karte wartet auf Antwort. Vertagt erst, wenn sie eine hat.
server-nothing-to-take-back = Du hast gerade nichts zurückzunehmen.
server-told-something = Dieser Zug hat jemandem etwas verraten, also bleibt er.
server-no-time-left = Für eine neue Entscheidung ist keine Zeit mehr.
server-in-person = Bei diesem Spiel muss manche Antwort in Sekunden kommen, also müssen alle da sein: Wähle eine andere Uhr als Tage pro Zug.
server-days-no-pause = Bei Tagen pro Zug gibt es nichts zu vertagen: Alle spielen, wann sie mögen.
server-days-no-stand-in = An diesem Tisch ist für jeden Zug tagelang Zeit. Ein Bot springt ein, wenn sie um ist.
server-out = Du bist aus dieser Partie ausgeschieden: Das entscheidet, wer noch spielt.

## Reden

server-no-chat = An diesem Tisch wird nicht geschrieben. Gesichter sind erlaubt.
server-out-quiet = Wer ausgeschieden ist, weiß zu viel: Geschrieben wird wieder am Ende. Gesichter sind erlaubt.
server-out-faces = Wer ausgeschieden ist, macht nur ab und zu ein Gesicht. Warte ein wenig.
server-line-empty = Darin ist nichts zu lesen.
server-line-long = Das ist etwas lang: Bis zu { $most } Zeichen passen.
server-talk-fast = Das war viel auf einmal. Hol Luft, dann weiter.
server-no-such-face = Dieses Gesicht gibt es nicht. Zur Wahl stehen { $faces }.

## Dein Schlüssel

server-no-such-key = Dieser Schlüssel passt nicht: Vielleicht wurde er schon benutzt, oder das Schloss ist getauscht.
server-seats-open = Du sitzt hier noch an { $count ->
    [one] einem Tisch
   *[other] { $count } Tischen
  }. Sag zuerst, dass du deinen Platz dort aufgibst.
server-nobody-before = Dieses Gerät war vorher niemand anders, oder das Schloss von damals ist getauscht.
server-locked-out = Auf einem anderen Gerät wurde das Schloss getauscht, oder du wolltest vergessen werden: Dieses hier kommt nicht mehr herein.

## Beendete Partien

server-no-such-match = Diese Partie gibt es nicht.
server-still-running = Diese Partie läuft noch. Datei und Replay öffnen sich, wenn sie vorbei ist, damit niemand spickt.
server-old-rules = Seit dieser Partie haben sich die Regeln geändert: Man kann sie lesen, aber es gibt keine Datei, die sie nachspielt.

## Unsere eigenen Fehler

server-table-frozen = Dieser Tisch steht still, weil uns ein Fehler passiert ist; kein Zug ist verloren. Vorfall { $incident }.
server-bot-silent = Die Bots antworten nicht. Kein Zug ist verloren: Der Tisch wartet und fragt sie noch einmal.
server-not-frozen = Dieser Tisch ist schon offen.
server-incident = Bei uns ist etwas schiefgegangen. Vorfall { $incident }.
server-table-offline = Wer sich um das Haus kümmert, hat diesen Tisch vom Netz genommen. Nichts ist verloren, und niemandes Zeit läuft: schau später wieder vorbei.
server-already-offline = Dieser Tisch ist schon vom Netz.
server-not-offline = Dieser Tisch ist nicht vom Netz.
server-restart-when = Ein Neustart lässt sich frühestens { $most } Stunden und spätestens { $least } Minute vorher ankündigen.
server-operator-link = Dieser Link wurde schon benutzt, ist zu alt oder nicht von diesem Haus. Einen neuen gibt: ludoteca house
server-operator-only = Das ist für alle, die sich um das Haus kümmern. Einen Link gibt: ludoteca house
server-operator-private = Dieses Zimmer öffnet nur über HTTPS oder auf dem Rechner des Servers: im Netz könnten andere mithören.
server-metrics-token = Diese Zahlen sind für alle, die das richtige Token senden.

## Die Festplatte

server-not-stored = Das ließ sich gerade nicht speichern, also hat sich nichts geändert. Versuch es gleich noch einmal; keine Uhr läuft.
server-not-read = Was dieses Haus weiß, ist gerade nicht zu lesen. Versuch es gleich noch einmal; nichts ist verloren.
server-table-moved = Dieser Tisch ist gerade auf einen anderen Server des Hauses umgezogen. Die Seite folgt von selbst; nichts ist verloren.

## Erklären

server-no-hints = An diesem Tisch wird ohne Tipps gespielt. Wer einen Tisch eröffnet, kann sie für alle erlauben; allein mit Bots gibt es sie immer.
server-hint-not-now = Du hast gerade nichts zu entscheiden.
server-too-many-hints = Das waren viele Tipps. In { $seconds } Sekunden gibt es neue.
server-no-thought = Die Bots haben gerade zu viel zu denken. Versuch es gleich noch einmal.
server-too-many-thoughts = Höchstens { $most } Partien werden für dich zugleich durchdacht. Warte, bis eine davon fertig ist.
server-no-hindsight = Diese Partie lässt sich nicht durchdenken: Nach den heutigen Regeln lässt sie sich nicht nachspielen.
