# Was die Befehlszeile sagt.

cli-you = Du
cli-metal-1 = Blech
cli-metal-2 = Kupfer
cli-metal-3 = Messing
cli-metal-4 = Silber
cli-metal-5 = Gold
cli-metal-6 = Diamant

## Hilfe
cli-usage = Aufruf:{" "}
cli-heading-options = Optionen
cli-heading-commands = Befehle
cli-ludoteca = Ein Haus voller Karten- und Legespiele: spielen, Bots zuschauen, Partien prüfen.
cli-serve = Öffnet das Haus: Auf diesem Rechner wird im Browser gespielt.
cli-serve-host = Die Adresse, auf der das Haus lauscht.
cli-serve-port = Der Port; ohne Angabe der erste freie ab dem eigenen des Hauses. 0 nimmt irgendeinen.
cli-serve-lan = Lässt Handys und Computer im selben WLAN herein; zeigt die Adresse und einen QR-Code.
cli-serve-data = Der Ordner, in dem Tische und Gäste aufbewahrt werden.
cli-serve-database = Die Adresse einer PostgreSQL-Datenbank statt einer Datei im Datenordner; LUDOTECA_DATABASE sagt dasselbe.
cli-serve-key = Die Datei mit dem Schlüssel, der Partien signiert, wenn mehrere Server einen teilen; ohne Angabe im Datenordner.
cli-serve-allowed = Ein weiterer Name, unter dem Browser dieses Haus erreichen dürfen; mehrfach möglich.
cli-serve-proxies = Ein Reverse-Proxy, als Adresse oder Netz: Was er darüber sagt, wer kommt und wie (X-Forwarded-For, X-Forwarded-Proto), wird geglaubt, und sonst niemandem. Mehrfach möglich.
cli-serve-notices = Eine Datei, die sagt, wie Leute gerufen werden, die nicht da sind: Web Push, Mail. Ohne sie wird niemand gerufen.
cli-serve-metrics = Sagt unter /metrics in Zahlen für Prometheus, wie es dem Haus geht: nur diesem Rechner.
cli-serve-token = Eine Datei mit einem Token: Wer es sendet, liest /metrics auch von anderswo.
cli-serve-open-browser = Ob der Browser geöffnet wird; auf einem Desktop öffnet er sich von selbst.
cli-games = Listet die Spiele mit ihren Plätzen und Tischoptionen auf.
cli-play = Spielt eine Partie gegen Bots, hier im Terminal.
cli-play-game = Gegen Bots, im Terminal; während der Partie hilft ?.
cli-play-seats = Wie viele spielen, dich mitgezählt.
cli-play-bot = Wer gegen dich spielt: tin, copper, brass, silver, gold, diamond (von Blech bis Diamant), oder random, greedy, thumb, search:3k, search:1s, …; einmal je Bot, der letzte füllt den Tisch.
cli-play-seed = Eine Zahl, die das Austeilen festlegt.
cli-play-save = Schreibt die Partiedatei hierhin, wenn die Partie endet oder du gehst.
cli-arena = Lässt Bots viele Partien gegeneinander spielen: mit denselben Karten, bei getauschten Plätzen. GAME ist ein Spiel, mehrere mit Kommas dazwischen, oder all. PLAYERS sind tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (Durchläufe), search:1.2s (Sekunden), search:10kx2 (zwei Threads), net:FILE oder eine eigene Klasse als Modul:Klasse.
cli-arena-short = Lässt Bots viele Partien gegeneinander spielen.
cli-arena-count = Partien je Begegnung.
cli-arena-everybody = Alle treffen auf alle, oder der erste Bot trifft auf jeden der anderen, allein an seinem Tisch.
cli-arena-seats = Wie viele an jedem Tisch sitzen; mehrere Zahlen mit Kommas dazwischen werden nacheinander gespielt. Ohne Angabe so wenige, wie das Spiel erlaubt.
cli-arena-options = Eine Tischoption, zum Beispiel expert=true, oder expert=true,false für beides; mehrfach möglich.
cli-arena-seed = Eine Zahl, die jedes Austeilen festlegt.
cli-arena-processes = Wie viele Partien gleichzeitig gespielt werden.
cli-arena-ray = Spielt auf einem Ray-Cluster: dem, den RAY_ADDRESS nennt, sonst auf einem auf diesem Rechner.
cli-arena-resume = Vermerkt jede beendete Partie in dieser Datei und spielt nicht noch einmal, was dort steht: Nach einem Abbruch geht es weiter.
cli-arena-report = Schreibt alles, Partie für Partie, als JSON in diese Datei; - gibt es aus.
cli-bench = Misst, wie schnell dieser Rechner spielt: ein Spiel oder alle.
cli-bench-seats = Wie viele spielen; ohne Angabe drei, wo drei spielen können, sonst die nächste mögliche Zahl, vier bei Exploding Kittens.
cli-verify = Prüft eine Partiedatei: Züge, Kette, Ziehungen, Ereignisse, Ergebnis, wer entschieden hat, Startwert und Signatur. Der Rückgabewert ist 0, wenn sie stimmig ist, 1, wenn nicht, 3, wenn ein Schlüssel genannt war und ein anderer oder keiner signiert hat.
cli-verify-short = Prüft eine Partiedatei: Wurde ehrlich ausgeteilt und gespielt?
cli-verify-keys = Ein öffentlicher Schlüssel, dem du vertraust, und wie er heißen soll: NAME=SCHLÜSSEL, wobei SCHLÜSSEL hexadezimal ist oder eine Datei, die ihn enthält, wie /key ihn ausgibt. Mehrfach möglich.
cli-verify-chain = Ein Stück der öffentlichen Kette des Hauses, das ausgeteilt hat, wie /api/chain es ausgibt: Die Austeilung muss darin stehen.
cli-verify-origin = Die Datei der Partie, von der aus diese weitergespielt wurde: Sie muss dahin führen, wo diese beginnt.
cli-replay = Geht eine Partiedatei durch. Enter geht weiter, b zurück, eine Zahl zu diesem Zug, q beendet.
cli-replay-short = Geht eine Partiedatei durch, Zug für Zug.
cli-replay-seat = Sieht mit den Augen dieses Platzes (a, b, …); ohne Angabe wie beim Zuschauen.
cli-replay-move = Der Zug, mit dem es anfängt; 0 ist das Austeilen.
cli-replay-at-once = Zeigt den Verlauf aller Züge auf einmal.
cli-explain = Sagt, warum: eine Entscheidung mit --move, ohne --move eine ganze beendete Partie: die Chancen aller nach jedem Zug, Wendepunkte, Glück und Entscheidungen getrennt. Jeder Platz wird mit dem erklärt, was er wissen konnte.
cli-explain-short = Sagt, warum: eine Entscheidung oder eine ganze beendete Partie.
cli-explain-move = Der Zug, der erklärt wird, von 1 an gezählt.
cli-explain-seat = Der Platz (a, b, …), dessen Wissen zählt; ohne Angabe der, der den Zug gemacht hat.
cli-explain-iterations = Wie oft die Suche probiert, für jede Entscheidung.
cli-explain-threads = Über wie viele Entscheidungen gleichzeitig nachgedacht wird.
cli-explain-as-json = Gibt das Ergebnis als JSON aus.
cli-puzzles = Rätsel: Stellungen, in denen ein Zug klar der beste ist. Findet neue oder prüft die, die es gibt.
cli-puzzles-short = Findet Rätsel in Partien starker Bots oder prüft sie.
cli-puzzles-mine = Lässt die stärksten Bots gegeneinander spielen und behält die Entscheidungen, bei denen ein Zug nach allem, was der Platz weiß, klar der beste ist. Was gefunden ist, bleibt, wenn du anhältst (Strg-C). Eine Datei, die schon Rätsel enthält, bekommt mehr.
cli-puzzles-mine-short = Findet Rätsel in Partien zwischen starken Bots.
cli-puzzles-mine-count = Wie viele Rätsel die Datei enthalten soll, je ein Drittel pro Schwierigkeit.
cli-puzzles-mine-minutes = Hört nach so vielen Minuten auf, egal, wie viele gefunden sind.
cli-puzzles-mine-processes = Wie viele Partien gleichzeitig gespielt werden.
cli-puzzles-mine-seed = Eine Zahl, die alle Partien festlegt; eine andere findet andere Rätsel.
cli-puzzles-mine-out = Die Datei mit den Rätseln.
cli-puzzles-check = Stellt ausgeloste Rätsel noch einmal, mit einer tieferen Suche und nie benutzten Startwerten. Ohne FILES die des Hauses.
cli-puzzles-check-short = Stellt Rätsel noch einmal, mit einer tieferen Suche.
cli-puzzles-check-depth = Wievielmal tiefer als damals, als das Rätsel gefunden wurde.
cli-puzzles-check-sample = Wie viele Rätsel ausgelost werden, aus allen Dateien zusammen.
cli-puzzles-check-seed = Eine Zahl, die Lose und Suchen festlegt.
cli-puzzles-check-processes = Wie viele Rätsel gleichzeitig gestellt werden.
cli-learn = Bringt einem Netz ein Spiel bei: Es spielt gegen sich selbst, an Tischen aller Größen, und zeigt ab und zu, wie es gegen die Bots des Hauses abschneidet. Braucht PyTorch: pip install "ludoteca[learn]". Das fertige Netz spielt auch ohne, in der Arena als net:FILE.
cli-learn-short = Bringt einem Netz ein Spiel bei, indem es gegen sich selbst spielt.
cli-learn-minutes = Wie lange gelernt wird. Mit demselben Ordner neu gestartet, geht es weiter.
cli-learn-folder = Wo Zwischenstand, Netz und Kurve liegen.
cli-learn-seats = Nur an Tischen dieser Größe lernen, mit den üblichen Optionen: Das geht schneller. Ohne Angabe an allen Tischen des Spiels.
cli-learn-card = Auf einer NVIDIA-Karte lernen (braucht das Extra cuda) oder auf dem Prozessor; ohne Angabe auf einer Karte, wenn es eine gibt.
cli-learn-exam = Partien jeder Prüfung, gegen jeden Bot.
cli-push-key = Schreibt einen neuen Schlüssel nach FILE, an dem Push-Dienste dieses Haus erkennen. Browser melden sich damit an: Heb ihn auf, sonst müssen alle die Hinweise neu einschalten.
cli-push-key-short = Macht den Schlüssel für Web Push.
cli-push-key-done = Der Schlüssel liegt in { $file }, nur für dich lesbar. Nenne ihn in der Datei für serve --notices.
cli-push-key-impossible = Nach { $file } lässt sich kein Schlüssel schreiben: { $reason }.
cli-house = Zeigt einen Link zur Seite für alle, die sich um ein offenes Haus kümmern: was läuft, angehaltene Tische, Neustarts. Er entsteht aus dem Schlüssel im Datenordner und öffnet einmal, innerhalb von fünf Minuten.
cli-house-short = Zeigt den Link zur Verwaltungsseite.
cli-house-data = Der Ordner, in dem das Haus seinen Schlüssel aufbewahrt.
cli-house-key = Die Datei mit dem Schlüssel, wenn mehrere Server einen teilen; ohne Angabe im Datenordner.
cli-house-address = Wo das Haus antwortet.
cli-house-link = Öffne diesen Link innerhalb von { $minutes } Minuten; er öffnet einmal: { $link }
cli-house-no-key = Den Schlüssel { $file } gibt es nicht. Nenne den richtigen Ordner mit --data oder die Datei mit --key.
cli-house-impossible = Der Schlüssel { $file } lässt sich nicht lesen: { $reason }. Versuch es unter dem Benutzerkonto des Hauses.
cli-house-bad-address = { $address } ist keine Adresse eines Hauses. Versuch: ludoteca house --address https://games.example.org
cli-backup = Kopiert alles, was das Haus weiß, nach FOLDER, auch während gespielt wird. Die Kopie ist selbst ein Ordner für serve --data.
cli-backup-short = Kopiert alles, was das Haus weiß, auch während gespielt wird.
cli-backup-data = Der Ordner, der kopiert wird; ohne Angabe der des Hauses.
cli-restore = Setzt eine Sicherung an die Stelle dessen, was das Haus weiß. Vorher wird sie geprüft: Jeder Tisch wird gelesen, jede laufende Partie nachgespielt. Bei offenem Haus geht es nicht; was da war, wird beiseitegelegt, nie gelöscht.
cli-restore-short = Setzt eine Sicherung an die Stelle dessen, was das Haus weiß.
cli-restore-data = Der Ordner des Hauses; ohne Angabe sein eigener.
cli-move = Bringt alles, was ein Haus weiß, an einen anderen Ort: aus einem Datenordner nach PostgreSQL oder zurück. Das Haus muss geschlossen sein. Danach wird alles verglichen; ein abgebrochener Umzug macht dort weiter, wo er aufgehört hat. Der alte Ort bleibt, wie er ist.
cli-move-short = Zieht ein Haus aus seiner Datei nach PostgreSQL um, oder zurück.
cli-move-source = Wo es ist: ein Datenordner oder postgresql://…
cli-move-target = Wohin es soll: ein neuer Ordner oder eine leere Datenbank.
cli-warm = Kompiliert alle Spiele jetzt statt erst bei der ersten Partie.
cli-option-lang = Die Sprache. Ohne Angabe die der Umgebung.
cli-option-help = Zeigt dies und endet.
cli-option-version = Zeigt die Version und endet.

## Was schiefgeht
cli-try-help = Versuch: { $command }
cli-no-such-command = Einen Befehl „{ $name }“ gibt es nicht
cli-no-such-option = Eine Option { $name } gibt es nicht
cli-missing = { $name } fehlt
cli-bad-value = { $name } kann das nicht sein: { $reason }
cli-no-such-game = Kein Spiel heißt „{ $name }“. Es gibt: { $games }. Versuch: ludoteca games
cli-no-such-seat = Einen Platz „{ $letter }“ gibt es nicht: Die Plätze sind a bis { $last }.
cli-bad-option-text = „{ $text }“ ist keine Tischoption. Schreib NAME=WERT, zum Beispiel expert=true. Versuch: ludoteca games
cli-bad-player = Kein Bot heißt „{ $text }“. Versuch tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (Durchläufe) oder search:1.2s (Sekunden).
cli-no-such-level = { $game } hat keinen Bot der Stufe { $level }. Der stärkste ist { $best }.
cli-bad-budget = „{ $text }“ lässt sich keiner Suche geben. Versuch search:10k, search:1.2s oder search:10kx2 (zwei Threads); höchstens 100 Millionen Durchläufe, 60 Sekunden und 64 Threads.
cli-explain-unfinished = Diese Partie ist noch nicht zu Ende, also hat sie keine ganze Geschichte. Versuch: --move { $count }
cli-explain-no-such-move = Einen Zug { $number } gibt es nicht: Diese Datei hat die Entscheidungen 1 bis { $last }. Versuch: --move { $last }
cli-file-missing = Die Datei { $file } lässt sich nicht lesen: { $reason }. Versuch: ludoteca play kariba --save { $file }
cli-save-impossible = Die Datei { $file } lässt sich nicht schreiben: { $reason }. Versuch einen anderen Ort mit --save.
cli-serve-bad-proxy = { $proxy } ist keine Adresse und kein Netz. Versuch: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = Das Token in { $file } lässt sich erraten: Es braucht mindestens { $least } Buchstaben und Ziffern ohne Leerzeichen. Versuch: openssl rand -hex 32
cli-serve-port-taken = Das Haus kann auf { $host }, Port { $port }, nicht öffnen: { $reason }. Versuch: ludoteca serve --port 0
cli-backup-itself = Eine Kopie kann nicht in dem Ordner liegen, den sie kopiert: { $folder }. Wähle einen anderen.
cli-backup-impossible = { $data } lässt sich nicht nach { $folder } kopieren: { $reason }. Versuch einen anderen Ordner, oder nenne den richtigen mit --data.
cli-backup-postgresql = Dieses Haus bewahrt seine Tische in PostgreSQL auf: Kopier sie mit pg_dump --format=custom, und server.key dazu. docs/hosting.md sagt wie.
cli-restore-impossible = { $backup } lässt sich nicht in { $data } einsetzen: { $reason }. Was da war, ist nicht gelöscht.
cli-restore-postgresql = Dieses Haus bewahrt seine Tische in PostgreSQL auf: Spiel einen Dump mit pg_restore in eine leere Datenbank zurück. docs/hosting.md sagt wie.
cli-move-impossible = { $source } lässt sich nicht nach { $target } umziehen: { $reason }. Das alte Haus ist, wie es war; derselbe Befehl macht dort weiter, wo er aufgehört hat.
cli-serve-no-data = Das Haus kann seine Daten in { $data } nicht benutzen: { $reason }. Ist die Datenbank beschädigt, kommt eine Sicherung zurück mit: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = Der Schlüssel in { $file } lässt sich nicht verwenden: { $reason }. Nenne mit --key eine andere Datei.
cli-arena-players-few = Eine Arena braucht zwei oder mehr verschiedene Bots. Versuch: ludoteca arena kariba greedy random
cli-bad-own-bot = „{ $text }“ kann nicht spielen: { $reason }. Versuch Modul:Klasse, eine Klasse mit einer Methode choose, importierbar aus diesem Ordner.
cli-arena-bad-seats = „{ $text }“ ist keine Anzahl von Plätzen. Versuch --seats 2 oder --seats 2,4
cli-arena-no-ray = Ray ist hier nicht installiert. Versuch: pip install "ludoteca[ray]", oder lass --ray weg, um alle Kerne dieses Rechners zu nutzen.
cli-arena-not-a-journal = Die Datei { $file } ist etwas anderes als das Journal einer Arena und blieb, wie sie war. Versuch einen anderen Namen mit --resume.
cli-arena-bad-journal = Das Journal { $file } lässt sich nicht benutzen: { $reason }. Versuch einen anderen Namen mit --resume.
cli-arena-no-report = Die Datei { $file } lässt sich nicht schreiben: { $reason }. Versuch einen anderen Ort mit --json.
cli-learn-no-torch = PyTorch ist hier nicht installiert. Versuch: pip install "ludoteca[learn]"
cli-learn-no-card = Hier gibt es keine NVIDIA-Karte, die sich nutzen lässt. Versuch: --no-card
cli-learn-no-folder = { $file } lässt sich nicht schreiben: { $reason }. Versuch einen anderen Ort mit --folder.
cli-learn-bad-checkpoint = { $file } ist kein Zwischenstand für { $game } in der Fassung von hier und blieb unverändert. Versuch einen anderen Ort mit --folder.
cli-learn-narrower = { $file } enthält ein Netz mit { $width } Neuronen je Schicht und kann nur in dieser Breite weiterlernen. Soll es vom Netz allein aus breiter werden, leg den Zwischenstand beiseite.
cli-learn-too-wide = Ein Netz mit { $width } Neuronen je Schicht ist zu groß für { $game }. Versuch es mit weniger Neuronen oder Schichten.
cli-learn-other-layers = { $file } enthält ein Netz mit { $width } Neuronen je Schicht (Schichten: { $layers }) und kann weder schmaler noch mit anderen Schichten weiterlernen. Für einen neuen Anfang versuch einen anderen Ort mit --folder.
cli-learn-own-rival = { $file } ist genau das, was dieser Kurs schreiben würde, und kann deshalb nicht sein Gegner sein. Versuch eine Kopie anderswo, oder einen anderen Ort mit --folder.
cli-puzzles-no-file = Die Datei { $file } lässt sich nicht schreiben: { $reason }. Versuch einen anderen Ort mit --out.
cli-puzzles-not-writable = dort darf nicht geschrieben werden
cli-puzzles-other-game = Die Datei { $file } enthält Rätsel von { $game } und blieb, wie sie war. Versuch einen anderen Namen mit --out.
cli-play-too-many = { $count } Bots und du sind mehr als { $seats } Plätze. Nenne weniger Bots, oder nimm mehr --seats.

## Spielen
cli-play-hello = Du sitzt auf Platz { $letter }. Tippe die Nummer eines Zuges oder den Zug selbst. ? hilft, mit q gehst du.
cli-play-help =
    Eine Zahl: dieser Zug aus der Liste.
    Ein Zug, wie man ihn schreibt, mit oder ohne deinen Buchstaben: 7x2 oder { $letter } 7x2.
    why 7x3: warum ein Zug nicht erlaubt ist.
    Die Nummer einer Regel, etwa KA-522: die Regel in einem Satz.
    Enter oder table: noch einmal der Tisch. log: alles, was geschehen ist. q: gehen.
cli-play-legal = { $move } ist erlaubt.
cli-play-left = Du bist vor dem Ende gegangen.
cli-play-saved = Die Partiedatei ist { $file }.
cli-play-more = Züge darüber hinaus tippt man, wie sie geschrieben werden.

## Dateien ansehen
cli-verify-no-key = In { $file } ist kein öffentlicher Schlüssel. Ein Schlüssel hat 64 Hexadezimalziffern: NAME=SCHLÜSSEL, oder eine Datei, die ihn enthält.
cli-verify-other-origin = { $file } ist nicht die Partie, von der aus diese Datei nach eigener Angabe weitergespielt wurde.
cli-verify-known = Stimmig, und signiert mit dem Schlüssel von { $name }: { $key }
cli-verify-unknown = Stimmig, und signiert mit einem Schlüssel, den du nicht genannt hast: { $key } (vergleiche ihn mit /key unter der Adresse des Hauses, oder nenne ihn mit --key)
cli-verify-consistent = Stimmig; die Herkunft ist nicht bewiesen: Niemand hat signiert.
cli-verify-broken = Nicht stimmig: Diese Datei ist nicht die Aufzeichnung einer Partie, wie sie gespielt wurde.
cli-replay-at = Zug { $number } von { $count }: { $move }
cli-replay-deal = Das Austeilen, vor { $count } Zügen

## Spiele, Aufwärmen, Arena, Messen
cli-games-seats = { $counts } Personen
cli-warm-waiting = Ein Blick in den Cache …
cli-warm-part = { $game }: { $part } wird kompiliert ({ $number } von { $count })
cli-warm-first = Zuerst wird { $game } kompiliert; das geschieht einmal und dauert etwa eine Minute.
cli-warm-failed = { $game } lässt sich hier nicht kompilieren.
cli-play-cold = Das Spiel ist noch nicht kompiliert: Es geht gleich los, und Bots, die suchen, spielen so lange nach ihrer Faustregel.
cli-play-warm = Das Spiel ist kompiliert: Ab jetzt spielen die Bots so, wie du sie gewählt hast.
cli-warm-done = { $seconds ->
    [one] In 1 Sekunde kompiliert.
   *[other] In { $seconds } Sekunden kompiliert.
}
cli-warm-already = Alles war schon kompiliert.
cli-backup-done = Kopiert nach { $file } ({ $size } KB). Darin sind die Geheimnisse laufender Partien: Bewahre sie sicher auf.
cli-restore-reading = { $backup } wird gelesen …
cli-restore-read = { $read } von { $of } Tischen und Partien gelesen
cli-restore-done = Wiederhergestellt in { $data }: Tische { $tables }, Partien { $matches }, Züge { $moves }.
cli-restore-running = { $running ->
    [0] Keine Partie lief.
    [one] 1 Partie geht weiter
   *[other] { $running } Partien gehen weiter
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , nachgespielt bis zum letzten Stand.
        [one] ; 1 davon lässt sich lesen, aber nach den heutigen Regeln nicht weiterspielen.
       *[other] ; { $told } davon lassen sich lesen, aber nach den heutigen Regeln nicht weiterspielen.
    }
  }
cli-restore-kept-key = Die Kopie hat keinen server.key, also bleibt der, der da war.
cli-restore-aside = Was vorher da war, liegt in { $aside }.
cli-move-moved = { $table }: { $done } von { $of } Zeilen
cli-move-same = { $table }: { $rows } Zeilen, { $digest }, an beiden Orten gleich
cli-move-done = Umgezogen nach { $target }, und nichts fehlt. Was in { $source } liegt, wird nicht mehr gebraucht; heb es auf, bis du dich umgesehen hast.
cli-move-key = Der Schlüssel, der Partien signiert, ist eine Datei: { $file }. Jeder Server dieses Hauses braucht ihn, im Datenordner oder mit --key.
cli-move-no-key = In { $folder } liegt noch kein Schlüssel. Kopiere { $file } dieses Hauses dorthin, bevor es öffnet; sonst signiert es Partien mit einem neuen.
cli-serve-ready = Das Haus ist offen: { $address }
cli-arena-playing = { $game }
cli-arena-player = Bot
cli-arena-games = Partien
cli-arena-rate = Siege
cli-arena-interval = 95-%-Intervall
cli-arena-fair = Fairer Anteil: { $rate }
cli-arena-shared = Geteilt
cli-arena-score = Ø Punkte
cli-arena-against = Vor
cli-arena-rating = Wertung
cli-arena-faced = { $player } gegen
cli-arena-table = { $game }, { $seats } Plätze{ $options }
cli-arena-together = Alles zusammen

## Rätsel
cli-puzzles-mining = { $game }: gefundene Rätsel
cli-puzzles-mined = { $file } enthält { $count } Rätsel: { $easy } leichte, { $medium } mittlere, { $hard } schwere. Dieses Mal gefunden: { $found }.
cli-puzzles-checking = Eine tiefere Suche
cli-puzzles-game = Spiel
cli-puzzles-asked = Gestellt
cli-puzzles-agreed = Einig
cli-puzzles-rate = Anteil
cli-puzzles-all = Alle
cli-puzzles-disagrees = { $game }, { $name }: Die tiefere Suche spielt { $move }.
cli-bench-what = Was
cli-bench-value = Bestes von 5
cli-bench-running = { $game } wird gemessen …
cli-bench-fast = Zufällige Züge, ein Kern, mit Austeilen, schneller Generator
cli-bench-fast-games = Zufällige Partien, ebenso
cli-bench-secure = Zufällige Züge, ein Kern, mit Austeilen, ChaCha20
cli-bench-secure-games = Zufällige Partien, ebenso
cli-bench-search = Suchdurchläufe von der Eröffnung, zufällig bis zum Ende gespielt, ein Thread
cli-bench-search-two = Dasselbe mit zwei Threads
cli-bench-search-best = Suchdurchläufe, wie Bots spielen, ein Thread
cli-bench-gold = Wie lange Gold vor dem ersten Zug denkt
cli-bench-match = Züge durch Match in Python: Ereignisse, Ziehungen, Prüfungen
cli-bench-first = Vom Import bis zum ersten Zug eines neuen Prozesses

## Erklären
cli-explain-at = Zug { $number } von { $count }: { $move }
cli-explain-stands = { $seat } gewinnt mit { $chance }, nach allem, was dieser Platz wissen konnte.
cli-explain-made = gespielt
cli-explain-expected = Danach zu erwarten: { $moves }
cli-explain-thinking = Es wird nachgedacht
cli-explain-number = Zug
cli-explain-move-made = Gespielt
cli-explain-deal = Austeilen
cli-explain-cost = Verschenkt
cli-explain-turning = ◆ Wendepunkt, Zug { $number }: { $move }
cli-explain-player = Wer spielt
cli-explain-start = Beim Austeilen
cli-explain-luck = Glück
cli-explain-decisions = Entscheidungen
cli-explain-result = Ergebnis
cli-explain-knew = Glück und Entscheidungen in Punkten Siegchance, nach dem, was jeder Platz wissen konnte.

## Learning
cli-learn-begins = { $game }: Start bei null. Die ersten Zahlen kommen in ein bis zwei Minuten.
cli-learn-goes-on = Weiter ab { $file }, bisher { $steps } Millionen Schritte.
cli-learn-mark = { $minutes } min, { $steps } Millionen Schritte. Anteil der Siege: { $shares }
cli-learn-done = Das Netz liegt in { $file }. Versuch: ludoteca arena { $game } net:{ $file } copper --games 400
