# Die Seite: Haus, Tisch, Wartezimmer, Replay, Regeln. Kurz, warm, anschaulich; Zahlen als Ziffern.

page-title = Ludoteca
page-about = Karten- und Legespiele, für Menschen und Bots, in deinem eigenen Haus.
page-title-turn = Du bist dran · { $game }
page-of = { $what }: { $says }
page-guest = Gast
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Schließen
page-menu = Menü
page-home = Zuhause
page-back = Zurück
page-back-home = Nach Hause
page-nowhere = Diese Tür gibt es nicht.
page-nowhere-more = Die Adresse führt nirgendwohin. Von zu Hause kommst du überallhin.
page-loading = Tisch wird gedeckt
page-stale = Es gibt eine neuere Seite.
page-stale-more = Lade sie neu: Dein Platz und die Partie bleiben.
page-reload = Neu laden
page-trouble = Da hat etwas nicht geantwortet.
page-offline = Du bist offline.
page-offline-table = Ein Tisch lebt im Haus, und was darauf lag, stimmt vielleicht nicht mehr. Er öffnet sich von selbst, sobald das Netz zurück ist.
page-offline-house = Du bist offline: Regeln und Lektionen sind da, Tische nicht.
page-newer = Es gibt eine neuere Seite.
page-newer-load = Laden
page-newer-later = Später
page-try-again = Nochmal

## Haus

page-motto = { $count ->
    [5] Fünf Spiele unter einem Dach.
   *[other] { $count } Spiele unter einem Dach.
}
page-hello = Hallo, { $name }
page-change-me = Name oder Puppe ändern
page-games = Die Spiele
page-players = { $seats } Personen
page-your-turn = Du bist dran
page-waits-for-you = { $names } wartet auf dich
page-somebody-waits = Jemand wartet auf dich
page-wait-for-you = { $names } warten auf dich
page-against-bots = gegen die Bots
page-goes-on = Läuft gerade
page-warmth = Das Haus wird warm
page-warmth-far = { $open ->
    [0] Von { $count } Fenstern ist noch keins offen.
    [one] Von { $count } Fenstern ist 1 offen.
   *[other] Von { $count } Fenstern sind { $open } offen.
}
page-warmth-playable = Spielen kannst du schon alles:
page-warmth-by-eye = Wo noch zu ist, spielen die Bots nach Augenmaß.
page-warmth-warming = geht gerade auf
page-warmth-cold = spielbar, Bots nach Augenmaß
page-warming-up = wärmt sich auf
page-bot-warming = { $name } wärmt sich auf und spielt noch nicht mit voller Stärke
page-plays-like = spielt wie { $metal }
page-bot-plays-like = Gerade sitzen an zu vielen Tischen Diamant-Bots: { $name } spielt wie { $metal }, bis wieder Platz ist
page-play-now = Jetzt spielen
page-play-now-more = gegen die Bots
page-play-now-game = { $game }, gegen { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
page-open-table = Tisch eröffnen
page-have-invitation = Ich habe eine Einladung
page-learn = Spiel lernen
page-learn-which = Welches Spiel?
page-who-opens = Wer macht dir auf?
page-no-bell = Gerade ist kein Tisch offen. Eröffne einen.
page-bell-empty = Hier steht dein Name, wenn du magst
page-bell = { $name } macht auf: { $game }, { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }
page-bell-free = { $free ->
    [one] 1 freier Platz
   *[other] { $free } freie Plätze
  }
page-played = Beendete Partien
page-open-file = Partie aus Datei öffnen
page-file-house = Von diesem Haus signiert
page-file-unknown = Signiert, aber mit einem Schlüssel, den dieses Haus nicht kennt
page-file-nobody = Die Datei ist stimmig; für ihre Herkunft bürgt niemand
page-file-again = Wähle die Datei noch einmal, auf der ersten Seite.
page-played-won = Gewonnen
page-played-won-with = Gewonnen mit { $names }
page-played-draw = Unentschieden
page-played-other = Sieg für { $names }
page-played-place = { $place ->
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] { $place }.
} Platz von { $count ->
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[other] { $count }
}
page-played-left = Vor dem Ende gegangen
page-played-over = Zu Ende gespielt
page-played-winner = gewonnen
page-played-all = Alle beendeten Partien
page-played-earlier = Frühere
page-continue = Weiter
page-start = Los geht’s
page-settings = Licht, Sprache, Bewegung
page-light = Licht
page-light-system = Wie draußen
page-light-day = Tag
page-light-night = Nacht
page-language = Sprache
page-motion = Bewegung
page-swipe = Nach oben wischen spielt die Karte
page-motion-calm = Ruhig
page-motion-brisk = Flott
page-motion-still = Still
page-press-again = Zum Spielen nochmal drücken
page-sound = Töne
page-sound-off = Aus
page-sound-turn = Nur „du bist dran“
page-sound-all = Alle
page-confirm = Vor jedem Zug nachfragen
page-confirm-more = Die Taste will zweimal gedrückt sein.
page-all-settings = Alle Einstellungen
page-as-you-like = Wie du es magst
page-saved = gespeichert
page-you-here = Du, hier drinnen
page-no-account = Kein Konto, keine Mail. Name und Puppe bleiben in diesem Browser.
page-light-more = Der Himmel ändert sich, die Karten nicht.
page-sound-and-motion = Töne und Bewegung
page-motion-more = Still: Nichts fliegt; ein Ring zeigt, wo sich etwas geändert hat.
page-tremble = Vibrieren, wenn du dran bist
page-at-table = Am Tisch
page-swipe-more = Geht schneller, gilt aber sofort.
page-odds = Chancen zeigen
page-odds-more = Wo ein Tisch sie kennt: die nächste Karte bei Exploding Kittens.
page-plain-more = Jeder Tisch als Überschriften, Listen und Knöpfe.

## Wer du bist

page-who-are-you = Wer bist du?
page-your-name = Wie heißt du?
page-your-doll = Wer davon bist du?
page-doll = Puppe { $number }
page-doll-taken = Puppe { $number }, schon vergeben
page-save = Fertig
page-name-0 = Giulia
page-name-1 = Sole
page-name-2 = Leo
page-name-3 = Bianca
page-name-4 = Elio
page-name-5 = Otto
page-name-6 = Greta
page-name-7 = Alma
page-name-8 = Rocco
page-name-9 = Dora
page-invitation = Eine Einladung
page-invitation-paste = Link oder Code des Tisches einfügen
page-invitation-go = Los
page-invitation-bad = Der Code des Tisches fehlt: Er ist der letzte Teil des Links.

## Einen Tisch eröffnen

page-seats-at-table = Plätze am Tisch
page-tap-chair = Platz antippen zum Ändern
page-chair = Platz { $number }
page-chair-you = Hier sitzt du
page-chair-link = Per Link
page-chair-bot = Bot
page-chair-nobody = Niemand
page-chair-person = Person per Link
page-chair-here = Person hier
page-who-sits = Wer sitzt auf Platz { $number }
page-how-many = Wie viele ihr seid
page-bot-strength = Stärke des Bots
page-bot-of = Bot, { $metal }
page-metal-0 = Blech
page-metal-1 = Kupfer
page-metal-2 = Messing
page-metal-3 = Silber
page-metal-4 = Gold
page-metal-5 = Diamant
page-metal-0-about = kennt die Regeln, übersieht aber oft etwas.
page-metal-1-about = spielt nach Faustregel.
page-metal-2-about = spielt grundsolide.
page-metal-3-about = zählt Karten und denkt ein wenig nach.
page-metal-4-about = denkt weit voraus.
page-metal-5-about = ist der stärkste, den wir haben.
page-how-it-goes = Wie gespielt wird
page-rest-by-rulebook = der Rest nach Anleitung
page-more-options = Weitere Optionen
page-options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
  }
page-lay = Tisch decken
page-lay-who = { $game }: { $who }
page-who-you = du
page-who-people = { $count ->
    [one] 1 Person per Link
   *[other] { $count } Personen per Link
  }
page-who-here = { $count ->
    [one] 1 Person hier
   *[other] { $count } Personen hier
  }
page-who-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }
page-need-seats = { $game } ist für { $seats }: Jetzt seid ihr { $count }
page-yes = Ja
page-no = Nein

## Wartezimmer

page-almost = Fast fertig
page-all-set = Alles bereit
page-invite = Lade ein, wer noch fehlt
page-invite-more = Scanne den Code oder schick den Link:
page-invite-only-here = Diese Adresse geht nur auf diesem Computer auf:
page-invite-lan = Handys im selben WLAN kommen herein, wenn das Haus auch für sie offen ist. Wer es betreibt, hält es an und startet es so neu; Tische und Plätze bleiben:
page-qr = QR-Code des Links
page-copy = Kopieren
page-copied = Kopiert
page-send = Senden
page-free-chair = Freier Platz
page-sit-here = Hier sitzen
page-sit = Hinsetzen
page-sit-more = ohne Konto; der Platz gehört dir
page-just-watch = Zuschauen
page-stand = Aufstehen
page-seat-bot = Bot auf Platz { $number }
page-remove-bot = Platz freimachen
page-tap-bot = Platz antippen: Bot setzen oder entfernen
page-ready = sitzt am Tisch
page-deal = Anfangen
page-deal-waits = { $count ->
    [one] eine Person fehlt noch
   *[other] { $count } Personen fehlen noch
  }
page-sealed = Der Stapel ist schon versiegelt: Fingerabdruck
page-sealed-more = Jede Seite legt sich auf ein Stückchen eigenen Zufall fest, bevor irgendetwas aufgedeckt wird. So kann sich niemand die Karten aussuchen, auch nicht, wer das Haus betreibt und selbst mitspielt.
page-committed-you = { $count ->
    [one] Du mischst mit.
   *[other] Du und { $names } mischt mit.
  }
page-committed = { $names } { $count ->
    [one] mischt
   *[other] mischen
  } mit.
page-dealing = es wird ausgeteilt: Jede Seite gibt ihren Teil dazu
page-left-out = Diesen Karten ist nicht zu trauen: Dein Teil vom Mischen fehlt darin.
page-left-out-more = Deine Seite hatte sich darauf festgelegt, und der Server hat ohne ihn ausgeteilt. Wende dich an die Leute, die dieses Haus betreiben, oder spiel woanders.
page-host-deals = Wenn alle sitzen, teilt { $name } aus.
page-invites-you = { $name } lädt dich zu { $game } ein
page-already-here = Schon da: { $names }.
page-no-chair-left = Der Tisch ist voll: Du kannst zuschauen.
page-no-table = Diesen Tisch gibt es nicht mehr.
page-turned-out = Hier ist die Tür zu.

## Tisch

page-opponents = Die anderen
page-seat-turn = { $name }, am Zug
page-away = abwesend
page-your-hand = Deine Hand
page-log = Verlauf
page-log-empty = Noch nichts zu erzählen.
page-open-log = Zuletzt: { $last } Verlauf öffnen
page-put-back = Zurücklegen
page-pick-first = Wähle, was du spielst
page-key-waits = sobald du dran bist
page-skip = Tippen springt weiter
page-turn-of = { $name } ist dran. Du kannst schon wählen.
page-watching = Du schaust zu
page-watching-turn = { $name } ist dran
page-watching-tray = Du schaust zu: Die Hände bleiben verdeckt.
page-over = Die Partie ist vorbei
page-loose = Der Faden ist gerissen.
page-loose-more = Wird neu geknüpft. Kein Zug verloren.
page-plain-table = Tisch in Worten
page-picture-table = Tisch als Bild
page-keys = Tasten
page-keys-arrows = ← →
page-keys-arrows-does = gehen von Auswahl zu Auswahl
page-keys-digits = 1 – 9
page-keys-digits-does = wählen aus deiner Hand, von links gezählt
page-keys-space = Leertaste
page-keys-space-does = wählt, was im Fokus ist
page-keys-enter = Enter
page-keys-enter-does = spielt
page-keys-escape = Esc, U
page-keys-escape-does = legt zurück
page-keys-log = D
page-keys-log-does = öffnet den Verlauf
page-keys-hint = H
page-keys-hint-does = fragt nach einem Tipp, wo es welche gibt
page-keys-help = ?
page-keys-help-does = zeigt diese Tasten

## Regeln

page-rules = Regeln
page-rule = Regel { $rule }
page-rule-unknown = Diese Regel hat noch keinen Satz.
page-rule-read = Im Zusammenhang lesen
page-find = Suchwort oder Nummer
page-find-label = Regeln durchsuchen
page-found = { $at } von { $count }
page-found-none = nichts
page-find-next = Nächste
page-find-previous = Vorige
page-chapters = Kapitel
page-rule-link = Link zu Regel { $rule }
page-mark-option = Option
page-mark-option-more = „Option“: Hier darf wählen, wer den Tisch eröffnet.
page-mark-ruling = unsere Wahl
page-mark-ruling-more = „Unsere Wahl“: Die Anleitung schweigt oder sagt zweierlei, also musste das Haus entscheiden.

## Ende

page-end = Ende der Partie
page-rematch = Revanche
page-watch-again = Nochmal ansehen
page-game-file = Download
page-see-table = Der Tisch

## Tisch in Worten

page-plain-now = Jetzt
page-plain-choices = Du kannst wählen
page-plain-nothing = Gerade nichts zu entscheiden.
page-answered = Deine Antwort ist da. Du kannst sie noch ändern, solange die anderen entscheiden.
page-plain-play = Spielen
page-plain-back = Zurücklegen
page-plain-chosen = Bisher gewählt
page-plain-won = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
  }
page-plain-won-you = Du gewinnst.

## Replay

page-replay = Replay
page-replay-move = Zug { $at } von { $count }
page-replay-deal = Austeilen
page-replay-eyes = Mit wessen Augen?
page-replay-eyes-of = Mit den Augen von { $name }
page-replay-eyes-you = Mit deinen Augen
page-replay-all = Alle
page-replay-open = offen
page-replay-slider = Zug
page-replay-first = Zum Anfang
page-replay-back = Voriger Zug
page-replay-forward = Nächster Zug
page-replay-last = Zum Ende
page-replay-play = Abspielen
page-replay-pause = Pause
page-share-move = Link zu diesem Zug kopieren
page-download = Partie herunterladen
page-no-replay = Diese Partie lässt sich noch nicht ansehen.
page-replay-mark-back = Zur vorigen Marke
page-replay-mark-forward = Zur nächsten Marke
page-check-shuffle = Mischen prüfen
page-check-working = Moment: Alles wird nachgerechnet.
page-check-honest = Es wurde ehrlich gemischt.
page-check-honest-more = Alles hier nachgerechnet, auf deinem Gerät.
page-check-wrong = Hier stimmt etwas nicht.
page-check-wrong-more = Die Rechnung endet beim ersten Schritt, der abweicht. Heb die Datei auf: Sie ist der Beweis.
page-check-sealed = Vor dem Start versiegelt
page-check-sealed-seen = Das Geheimnis passt zu dem Siegel, das dieses Gerät vor dem Austeilen gesehen hat: { $seal }.
page-check-sealed-file = Das Geheimnis passt zu dem Siegel in der Datei: { $seal }. Dieses Gerät war nicht dabei.
page-check-mixed = Der Zufall kam von allen
page-check-mixed-more = { $count ->
    [0] Der Startwert entsteht aus dem Geheimnis und der Adresse der Partie.
    [one] Der Startwert entsteht aus dem Geheimnis, der Adresse der Partie und dem, worauf sich 1 Platz festgelegt hatte.
   *[other] Der Startwert entsteht aus dem Geheimnis, der Adresse der Partie und dem, worauf sich { $count } Plätze festgelegt hatten.
  }
page-check-mine = Dein Anteil
page-check-mine-in = Worauf sich dieses Gerät vor dem Austeilen festgelegt hatte, steckt im Startwert.
page-check-mine-none = Dieses Gerät hat hier nicht mitgemischt.
page-check-public = In der öffentlichen Kette
page-check-public-more = Unter Nummer { $number } hatte das Haus alle Festlegungen veröffentlicht, bevor etwas aufgedeckt wurde, und dann einmal ausgeteilt.
page-check-drawn = Jede Karte in ihrer Ordnung
page-check-drawn-more = { $count ->
    [one] 1 Mal gemischt oder gezogen, aus dem Startwert wieder genauso.
   *[other] { $count } Mal gemischt und gezogen, aus dem Startwert wieder genauso.
  }
page-check-told = Jeder Zug an seinem Platz
page-check-told-more = { $count ->
    [one] 1 Zug und alles, was erzählt wurde, ohne Lücke verkettet.
   *[other] { $count } Züge und alles, was erzählt wurde, ohne Lücke verkettet.
  }
page-check-remains = Was keine Rechnung zeigt: Wer dieses Haus betreibt, sieht alle Hände, kann eine Austeilung abbrechen (die öffentliche Kette zeigt es), kann einem Platz helfen und, wo nur Bots oder eigene Gäste mitspielen, die Karten aussuchen.
page-check-proof = Beweis herunterladen

page-gallery = Galerie
page-gallery-why = Das ist eine gespeicherte Stellung: Hier kann niemand sagen, warum.
