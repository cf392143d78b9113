# Ein Abend am Tisch: Uhren, Abwesenheit, Worte, Pausen, mit einem Schlüssel hereinkommen. Kurz, warm, anschaulich.

## Uhr

evening-clock = Uhr
evening-clock-about = hält an, solange die Verbindung fehlt
evening-pace-none = Keine Eile
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Deine Zeit: { $time }
evening-time-of = Zeit von { $name }: { $time }
evening-hurry = Noch 10 Sekunden für dich

## Wer zuschaut, wer schreibt

evening-watch = Wer zuschauen darf
evening-watch-about = nie in die Karten
evening-watch-nobody = Niemand
evening-watch-link = Wer den Link hat
evening-watch-all = Das ganze Haus
evening-listed = Der Tisch steht am Klingelschild
evening-listed-true = Wer vorbeikommt, kann sich setzen.
evening-listed-false = Nur per Link oder mit seinen Buchstaben.
evening-chat = Am Tisch wird geschrieben
evening-chat-true = Worte und Gesichter.
evening-chat-false = Nur Gesichter.
evening-hints = Freundlicher Tisch, mit Tipps
evening-hints-true = Wer dran ist, darf fragen, was ein Bot mit demselben Wissen tun würde.
evening-hints-false = Alle denken selbst. Allein mit Bots gibt es immer Tipps.
evening-with-hints = Tipps für alle
evening-local = Ein Bildschirm, reihum gereicht
evening-local-true = Alle decken die eigene Hand auf, wenn sie dran sind.
evening-local-false = Alle spielen am eigenen Bildschirm.
evening-name-of = Name auf Platz { $number }
evening-bell-watch = läuft: zuschauen
evening-bell-watch-of = Zuschauen: { $names } bei { $game }

## Abwesenheit

evening-away = { $name } ist seit { $seconds } Sekunden weg. In { $left } Sekunden kann ein Bot spielen; der Platz lässt sich zurückholen.
evening-away-now = { $name } ist seit { $seconds } Sekunden weg. Ein Bot kann spielen; der Platz lässt sich zurückholen.
evening-away-clock = { $name } ist weg. Die Uhr läuft in { $left } Sekunden weiter.
evening-bot-now = Jetzt ein Bot
evening-wait = Wir warten
evening-bot-plays = Ein Bot spielt für { $name }
evening-bot-plays-you = Ein Bot spielt für dich.
evening-return = Platz zurückholen

## Pausen, Gehen, Umdenken

evening-adjourn = Ein andermal weiter
evening-adjourn-asked = Ein andermal weiter? Wunsch von { $names }.
evening-adjourned = Pause. Die Partie bleibt auf dem Tisch.
evening-go-on = Weiter geht’s
evening-reopen = Wieder öffnen
evening-reopen-about = Du kannst ihn wieder öffnen, wie er nach dem letzten Zug war.
evening-reopen-host = Wer den Tisch eröffnet hat, kann ihn wieder öffnen, wie er nach dem letzten Zug war.
evening-play-on = Jetzt weiterspielen
evening-leave = Platz einem Bot überlassen
evening-leave-sure = Dein Platz geht an einen Bot und kommt nicht zurück. In Ordnung?
evening-leave-yes = Platz verlassen
evening-leave-no = Bleiben
evening-hurry-bots = Schneller
evening-hurry-bots-more = Bots ohne Pausen
evening-hurried = Mit vollem Tempo
evening-home = Gehen
evening-home-more = die Partie läuft weiter
evening-take-back = Zug zurücknehmen
evening-one-back = Einen Zug zurück
evening-practice = Übung
evening-recorded = Diese Partie ist älter als die letzte Regeländerung: Man kann sie lesen, aber nicht fortsetzen.

## Wartezimmer

evening-ready = Bin bereit
evening-not-ready = Moment noch
evening-getting-ready = gleich bereit
evening-remove = { $name } hinausbitten
evening-code = Vier Buchstaben zum Ansagen
evening-side-mine = auf deiner Seite
evening-side-other = auf der anderen Seite

## Chat

evening-talk = Chat
evening-talk-empty = Noch hat niemand geschrieben.
evening-talk-field = Schreib an den Tisch
evening-talk-send = Sagen
evening-talk-unread = { $count ->
    [one] 1 neue Nachricht
   *[other] { $count } neue Nachrichten
  }
evening-mute = { $name } stumm schalten
evening-unmute = { $name } wieder hören
evening-faces = Gesichter
evening-face-0 = haha
evening-face-1 = wow
evening-face-2 = puh
evening-face-3 = grr
evening-face-4 = bravo
evening-face-by = { $name }: { $face }

## Ein Bildschirm

evening-hand-to = Gib { $name } den Bildschirm
evening-hand-to-more = Alle Hände sind verdeckt.
evening-uncover = { $name }, deck deine Hand auf

## Der Hausschlüssel

evening-key = Der Hausschlüssel
evening-key-about = Öffne diesen Link auf einem anderen Gerät, und du bist wieder du. Er öffnet einmal; wer ihn hat, kann auf deinem Platz sitzen.
evening-key-copy = Schlüssel kopieren
evening-key-lock = Schloss tauschen
evening-key-locked = Erledigt: Andere Schlüssel und andere Geräte öffnen nicht mehr.
evening-key-found = Mit diesem Link kam ein Schlüssel
evening-key-looking = Mal sehen, wem dieser Schlüssel gehört …
evening-key-becomes = Mit ihm wird dieses Gerät zu { $name }.
evening-key-yours = Dreh ihn nur um, wenn du ihn selbst gemacht hast: Wer ihn gemacht hat, sieht dann deine Karten und kann für dich spielen.
evening-key-seats = { $name } sitzt noch an { $count ->
    [one] 1 Tisch, der nicht zu Ende ist. Dieser Platz bleibt zurück
   *[other] { $count } Tischen, die nicht zu Ende sind. Diese Plätze bleiben zurück
  }.
evening-key-back = { $name } geht nicht verloren: Unter „Wie du es magst“ kommst du zurück.
evening-key-stay = { $name } bleiben
evening-key-not-now = Später
evening-key-become = { $name } werden
evening-key-leave-and-become = Plätze verlassen, { $name } werden
evening-key-same = Das ist dein eigener Schlüssel: Du bist hier schon { $name }, und er gilt noch.
evening-before = Vorher war dieses Gerät { $name }.
evening-before-back = Wieder { $name } sein
evening-forget = Vergesst mich
evening-forget-sure = Name, Worte und Plätze verschwinden aus diesem Haus, für immer. In Ordnung?
evening-forget-yes = Ja, vergesst mich
