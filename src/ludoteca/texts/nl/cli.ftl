# Wat de opdrachtregel zegt.

cli-you = Jij
cli-metal-1 = Tin
cli-metal-2 = Koper
cli-metal-3 = Messing
cli-metal-4 = Zilver
cli-metal-5 = Goud
cli-metal-6 = Diamant

## Hulp
cli-usage = Gebruik:{" "}
cli-heading-options = Opties
cli-heading-commands = Opdrachten
cli-ludoteca = Een huis vol kaart- en tegelspellen: speel, kijk hoe bots spelen, controleer partijbestanden.
cli-serve = Open het huis: wie op deze machine zit, speelt in de browser.
cli-serve-host = Het adres om op te luisteren.
cli-serve-port = De poort; zonder, de eerste vrije vanaf die van het huis. 0 neemt er een die vrij is.
cli-serve-lan = Laat telefoons en computers op dezelfde wifi binnen; toon het adres en een QR-code.
cli-serve-data = De map waarin tafels en gasten worden bewaard.
cli-serve-database = Het adres van een PostgreSQL-database, in plaats van een bestand in de gegevensmap; LUDOTECA_DATABASE zegt hetzelfde.
cli-serve-key = Het bestand met de sleutel die partijen ondertekent, als meerdere servers er een delen; anders in de gegevensmap.
cli-serve-allowed = Nog een naam waaronder browsers dit huis mogen bereiken; mag vaker.
cli-serve-proxies = Een reverse proxy, als adres of netwerk: wat die zegt over wie er komt en hoe (X-Forwarded-For, X-Forwarded-Proto) wordt geloofd, en van niemand anders. Mag vaker.
cli-serve-notices = Een bestand dat zegt hoe mensen worden geroepen die er niet zijn: Web Push, mail. Zonder wordt niemand geroepen.
cli-serve-metrics = Vertel hoe het met het huis gaat, in cijfers voor Prometheus, op /metrics: alleen aan deze machine.
cli-serve-token = Een bestand met een token: wie het stuurt leest /metrics ook van elders.
cli-serve-open-browser = Of de browser opengaat; op een desktop gaat hij vanzelf open.
cli-games = Toon de spellen met hun plekken en tafelopties.
cli-play = Speel een partij tegen bots, hier in de terminal.
cli-play-game = Tegen bots, in de terminal; typ tijdens de partij ? voor hulp.
cli-play-seats = Met hoeveel er gespeeld wordt, jij meegeteld.
cli-play-bot = Wie tegen je speelt: tin, copper, brass, silver, gold, diamond (van Tin tot Diamant), of random, greedy, thumb, search:3k, search:1s, …; één keer per bot, de laatste vult de tafel.
cli-play-seed = Een getal dat het delen vastlegt.
cli-play-save = Schrijf het partijbestand hierheen als de partij eindigt of je weggaat.
cli-arena = Laat bots veel partijen tegen elkaar spelen: met dezelfde kaarten, met gewisselde plekken. GAME is een spel, meer spellen met komma’s ertussen, of all. PLAYERS zijn tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iteraties), search:1.2s (seconden), search:10kx2 (twee threads), net:FILE, of een eigen klasse als module:Klasse.
cli-arena-short = Laat bots veel partijen tegen elkaar spelen.
cli-arena-count = Partijen per ontmoeting.
cli-arena-everybody = Iedereen speelt tegen iedereen, of de eerste speelt tegen elk van de anderen, alleen aan de tafel.
cli-arena-seats = Spelers aan elke tafel; meer getallen met komma’s ertussen worden na elkaar gespeeld. Zonder, zo weinig als het spel toestaat.
cli-arena-options = Een tafeloptie, bijvoorbeeld expert=true, of expert=true,false voor beide; mag vaker.
cli-arena-seed = Een getal dat vastlegt hoe er elke keer gedeeld wordt.
cli-arena-processes = Hoeveel partijen er tegelijk worden gespeeld.
cli-arena-ray = Speel op een Ray-cluster: dat van RAY_ADDRESS, anders een op deze machine.
cli-arena-resume = Noteer elke afgelopen partij in dit bestand, en speel niet opnieuw wat er staat: ga verder na een onderbreking.
cli-arena-report = Schrijf alles, partij voor partij, als JSON naar dit bestand; - toont het.
cli-bench = Meet hoe snel deze machine speelt: één spel, of alle.
cli-bench-seats = Met hoeveel er gespeeld wordt; zonder, drie waar dat kan, anders wat daar het dichtst bij komt, vier bij Exploding Kittens.
cli-verify = Controleer een partijbestand: zetten, keten, trekkingen, gebeurtenissen, uitslag, wie besliste, startgetal en handtekening. De afsluitstatus is 0 als het klopt, 1 als het niet klopt, 3 als er een sleutel is genoemd en een andere of geen enkele heeft ondertekend.
cli-verify-short = Controleer een partijbestand: is er eerlijk gedeeld en gespeeld?
cli-verify-keys = Een openbare sleutel die je vertrouwt, en de naam die hij krijgt: NAAM=SLEUTEL, waarbij SLEUTEL hexadecimaal is of een bestand dat hem bevat, zoals /key hem geeft. Mag vaker.
cli-verify-chain = Een stuk van de openbare keten van het huis dat deelde, zoals /api/chain het geeft: wat er gedeeld is, moet erin staan.
cli-verify-origin = Het bestand van de partij vanaf waar deze verder is gespeeld: het moet leiden naar waar deze begint.
cli-replay = Loop door een partijbestand. Enter gaat verder, b terug, een getal gaat naar die zet, q stopt.
cli-replay-short = Loop door een partijbestand, zet voor zet.
cli-replay-seat = Kijk door de ogen van deze plek (a, b, …); zonder, als iemand die meekijkt.
cli-replay-move = De zet om mee te beginnen; 0 is het delen.
cli-replay-at-once = Toon het verslag van alle zetten in één keer.
cli-explain = Zeg waarom: één beslissing met --move, of zonder --move een hele afgelopen partij: ieders kans na elke zet, keerpunten, geluk en keuzes apart. Elke plek wordt uitgelegd met wat die kon weten.
cli-explain-short = Zeg waarom: één beslissing, of een hele afgelopen partij.
cli-explain-move = De zet om uit te leggen, geteld vanaf 1.
cli-explain-seat = De plek (a, b, …) waarvan de kennis telt; zonder, de plek die de zet deed.
cli-explain-iterations = Hoe vaak de zoektocht probeert, per beslissing.
cli-explain-threads = Over hoeveel beslissingen tegelijk wordt nagedacht.
cli-explain-as-json = Toon het resultaat als JSON.
cli-puzzles = Puzzels: stellingen waarin één zet duidelijk de beste is. Maak er meer, of controleer die er zijn.
cli-puzzles-short = Zoek puzzels in partijen van sterke bots, of controleer ze.
cli-puzzles-mine = Speel partijen tussen de sterkste bots en bewaar de beslissingen waarin één zet duidelijk de beste is gezien alles wat de plek weet. Wat gevonden is, blijft bewaard als je het stopt (Ctrl-C). Een bestand waar al puzzels in staan, krijgt er meer.
cli-puzzles-mine-short = Zoek puzzels in partijen tussen sterke bots.
cli-puzzles-mine-count = Hoeveel puzzels het bestand moet bevatten, een derde van elke moeilijkheid.
cli-puzzles-mine-minutes = Stop na zoveel minuten, hoeveel er ook gevonden zijn.
cli-puzzles-mine-processes = Hoeveel partijen er tegelijk worden gespeeld.
cli-puzzles-mine-seed = Een getal dat alle partijen vastlegt; een ander vindt andere puzzels.
cli-puzzles-mine-out = Het puzzelbestand.
cli-puzzles-check = Leg door loting gekozen puzzels opnieuw voor aan een diepere zoektocht, met startgetallen die nooit zijn gebruikt. Zonder FILES, die van het huis.
cli-puzzles-check-short = Leg puzzels opnieuw voor aan een diepere zoektocht.
cli-puzzles-check-depth = Hoeveel keer dieper dan toen de puzzel werd gevonden.
cli-puzzles-check-sample = Hoeveel puzzels worden geloot, uit alle bestanden samen.
cli-puzzles-check-seed = Een getal dat de lotingen en de zoektochten vastlegt.
cli-puzzles-check-processes = Hoeveel puzzels tegelijk worden voorgelegd.
cli-learn = Leer een netwerk een spel: het speelt tegen zichzelf, aan tafels van elke grootte, en laat af en toe zien hoe het tegen de bots van het huis presteert. Heeft PyTorch nodig: pip install "ludoteca[learn]". Het netwerk dat eruit komt speelt zonder, in de arena als net:FILE.
cli-learn-short = Leer een netwerk een spel door het tegen zichzelf te laten spelen.
cli-learn-minutes = Hoelang er geleerd wordt. Opnieuw gestart met dezelfde map gaat het verder.
cli-learn-folder = Waar tussenstand, netwerk en curve bewaard worden.
cli-learn-seats = Leer alleen aan tafels van deze grootte, met de gewone opties: dat gaat sneller. Zonder dit aan alle tafels van het spel.
cli-learn-card = Leer op een NVIDIA-kaart (heeft de extra cuda nodig) of op de processor; zonder dit op een kaart als die er is.
cli-learn-exam = Partijen van elk examen, tegen elke bot.
cli-push-key = Schrijf een nieuwe sleutel naar FILE, waaraan pushdiensten dit huis herkennen. Browsers schrijven zich ermee in: bewaar hem, anders moet iedereen de meldingen opnieuw aanzetten.
cli-push-key-short = Maak de sleutel voor Web Push.
cli-push-key-done = De sleutel staat in { $file }, alleen voor jou leesbaar. Noem hem in het bestand voor serve --notices.
cli-push-key-impossible = Er kan geen sleutel naar { $file } worden geschreven: { $reason }.
cli-house = Toon een link naar de pagina van wie een open huis beheert: wat er draait, stilgevallen tafels, herstarts. Hij komt uit de sleutel in de gegevensmap en opent één keer, binnen vijf minuten.
cli-house-short = Toon de link naar de beheerpagina.
cli-house-data = De map waarin het huis zijn sleutel bewaart.
cli-house-key = Het bestand met de sleutel, als meerdere servers er een delen; anders in de gegevensmap.
cli-house-address = Waar het huis antwoordt.
cli-house-link = Open deze link binnen { $minutes } minuten; hij opent één keer: { $link }
cli-house-no-key = De sleutel { $file } bestaat niet. Noem de juiste map met --data, of het bestand met --key.
cli-house-impossible = De sleutel { $file } is niet te lezen: { $reason }. Probeer het met het account van het huis.
cli-house-bad-address = { $address } is geen adres van een huis. Probeer: ludoteca house --address https://games.example.org
cli-backup = Kopieer alles wat het huis onthoudt naar FOLDER, ook terwijl er gespeeld wordt. De kopie is zelf een map voor serve --data.
cli-backup-short = Kopieer alles wat het huis onthoudt, ook tijdens het spelen.
cli-backup-data = De map om te kopiëren; zonder, die van het huis.
cli-restore = Zet een back-up in de plaats van wat het huis onthoudt. Die wordt eerst gecontroleerd: elke tafel wordt gelezen, elke lopende partij nagespeeld. Geweigerd zolang het huis open is; wat er was, gaat opzij en wordt nooit gewist.
cli-restore-short = Zet een back-up in de plaats van wat het huis onthoudt.
cli-restore-data = De map van het huis; zonder, zijn eigen map.
cli-move = Breng alles wat een huis onthoudt naar een andere plek: van een gegevensmap naar PostgreSQL, of terug. Het huis moet gesloten zijn. Daarna wordt alles vergeleken; een afgebroken verhuizing gaat verder waar hij was gebleven. De oude plek blijft zoals hij is.
cli-move-short = Verhuis een huis van zijn bestand naar PostgreSQL, of terug.
cli-move-source = Waar het is: een gegevensmap of postgresql://…
cli-move-target = Waar het heen gaat: een nieuwe map of een lege database.
cli-warm = Compileer alle spellen nu, niet pas bij de eerste partij.
cli-option-lang = De taal. Zonder, die van de omgeving.
cli-option-help = Toon dit en stop.
cli-option-version = Toon de versie en stop.

## Wat er misgaat
cli-try-help = Probeer: { $command }
cli-no-such-command = De opdracht ‘{ $name }’ is er niet
cli-no-such-option = De optie { $name } is er niet
cli-missing = { $name } ontbreekt
cli-bad-value = { $name } kan dat niet zijn: { $reason }
cli-no-such-game = Er is geen spel dat ‘{ $name }’ heet. Wel: { $games }. Probeer: ludoteca games
cli-no-such-seat = De plek ‘{ $letter }’ is er niet: de plekken zijn a tot en met { $last }.
cli-bad-option-text = ‘{ $text }’ is geen tafeloptie. Schrijf NAAM=WAARDE, bijvoorbeeld expert=true. Probeer: ludoteca games
cli-bad-player = Er is geen speler die ‘{ $text }’ heet. Probeer tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iteraties) of search:1.2s (seconden).
cli-no-such-level = { $game } heeft geen bot op niveau { $level }. De sterkste is { $best }.
cli-bad-budget = ‘{ $text }’ kun je een zoektocht niet meegeven. Probeer search:10k, search:1.2s of search:10kx2 (twee threads); hooguit 100 miljoen iteraties, 60 seconden en 64 threads.
cli-explain-unfinished = Deze partij is nog niet afgelopen, dus er is nog geen heel verhaal. Probeer: --move { $count }
cli-explain-no-such-move = Zet { $number } is er niet: dit bestand heeft beslissingen 1 tot en met { $last }. Probeer: --move { $last }
cli-file-missing = Het bestand { $file } is niet te lezen: { $reason }. Probeer: ludoteca play kariba --save { $file }
cli-save-impossible = Het bestand { $file } kan niet worden geschreven: { $reason }. Probeer een andere plaats met --save.
cli-serve-bad-proxy = { $proxy } is geen adres en geen netwerk. Probeer: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = Het token in { $file } is te raden: het heeft minstens { $least } letters en cijfers zonder spaties nodig. Probeer: openssl rand -hex 32
cli-serve-port-taken = Het huis kan niet open op { $host }, poort { $port }: { $reason }. Probeer: ludoteca serve --port 0
cli-backup-itself = Een kopie kan niet in de map liggen die gekopieerd wordt: { $folder }. Kies een andere.
cli-backup-impossible = { $data } kan niet naar { $folder } worden gekopieerd: { $reason }. Probeer een andere map, of noem de juiste met --data.
cli-backup-postgresql = Dit huis bewaart zijn tafels in PostgreSQL: kopieer ze met pg_dump --format=custom, en server.key erbij. docs/hosting.md zegt hoe.
cli-restore-impossible = { $backup } kan niet in { $data } worden teruggezet: { $reason }. Wat er was, is niet gewist.
cli-restore-postgresql = Dit huis bewaart zijn tafels in PostgreSQL: zet een dump met pg_restore terug in een lege database. docs/hosting.md zegt hoe.
cli-move-impossible = { $source } is niet naar { $target } te verhuizen: { $reason }. Het oude huis is zoals het was; dezelfde opdracht gaat verder waar hij was gebleven.
cli-serve-no-data = Het huis kan zijn gegevens in { $data } niet gebruiken: { $reason }. Is de database beschadigd, dan komt een back-up terug met: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = De sleutel in { $file } is niet te gebruiken: { $reason }. Noem met --key een ander bestand.
cli-arena-players-few = Een arena heeft twee of meer verschillende spelers nodig. Probeer: ludoteca arena kariba greedy random
cli-bad-own-bot = ‘{ $text }’ kan niet spelen: { $reason }. Probeer module:Klasse, een klasse met een methode choose, te importeren vanuit deze map.
cli-arena-bad-seats = ‘{ $text }’ is geen aantal plekken. Probeer --seats 2 of --seats 2,4
cli-arena-no-ray = Ray is hier niet geïnstalleerd. Probeer: pip install "ludoteca[ray]", of laat --ray weg om alle kernen van deze machine te gebruiken.
cli-arena-not-a-journal = Het bestand { $file } is iets anders dan het logboek van een arena, en is gelaten zoals het was. Probeer een andere naam met --resume.
cli-arena-bad-journal = Het logboek { $file } is niet te gebruiken: { $reason }. Probeer een andere naam met --resume.
cli-arena-no-report = Het bestand { $file } kan niet worden geschreven: { $reason }. Probeer een andere plaats met --json.
cli-learn-no-torch = PyTorch is hier niet geïnstalleerd. Probeer: pip install "ludoteca[learn]"
cli-learn-no-card = Hier is geen NVIDIA-kaart die gebruikt kan worden. Probeer: --no-card
cli-learn-no-folder = { $file } kan niet worden geschreven: { $reason }. Probeer een andere plaats met --folder.
cli-learn-bad-checkpoint = { $file } is geen tussenstand voor { $game } zoals het hier is, en is gebleven zoals het was. Probeer een andere plaats met --folder.
cli-learn-narrower = { $file } bevat een netwerk van { $width } neuronen per laag en kan alleen in die breedte verder. Leg de tussenstand opzij om vanuit het netwerk alleen te verbreden.
cli-learn-too-wide = Een netwerk van { $width } neuronen per laag is te groot voor { $game }. Probeer minder neuronen of lagen.
cli-learn-other-layers = { $file } bevat een netwerk van { $width } neuronen per laag (lagen: { $layers }) en kan niet smaller of met andere lagen verder. Probeer een andere plaats met --folder om opnieuw te beginnen.
cli-learn-own-rival = { $file } is precies wat deze cursus zou schrijven, en kan dus niet de tegenstander zijn. Probeer een kopie elders, of een andere plaats met --folder.
cli-puzzles-no-file = Het bestand { $file } kan niet worden geschreven: { $reason }. Probeer een andere plaats met --out.
cli-puzzles-not-writable = daar mag niet worden geschreven
cli-puzzles-other-game = Het bestand { $file } bevat puzzels van { $game } en is gelaten zoals het was. Probeer een andere naam met --out.
cli-play-too-many = { $count } bots en jij zijn meer dan { $seats } plekken. Noem minder bots, of neem meer --seats.

## Spelen
cli-play-hello = Je zit op plek { $letter }. Typ het nummer van een zet, of de zet zelf. ? helpt, met q ga je weg.
cli-play-help =
    Een nummer: die zet van de lijst.
    Een zet zoals hij geschreven wordt, met of zonder je letter: 7x2 of { $letter } 7x2.
    why 7x3: waarom een zet niet mag.
    Het nummer van een regel, zoals KA-522: de regel in één zin.
    Enter of table: nog eens de tafel. log: alles wat er gebeurde. q: weggaan.
cli-play-legal = { $move } mag.
cli-play-left = Je ging weg voor het einde.
cli-play-saved = Het partijbestand is { $file }.
cli-play-more = Andere zetten typ je zoals ze geschreven worden.

## Bestanden bekijken
cli-verify-no-key = In { $file } staat geen openbare sleutel. Een sleutel heeft 64 hexadecimale cijfers: NAAM=SLEUTEL, of een bestand dat hem bevat.
cli-verify-other-origin = { $file } is niet de partij vanaf waar dit bestand zegt verder te spelen.
cli-verify-known = Klopt, en is ondertekend met de sleutel van { $name }: { $key }
cli-verify-unknown = Klopt, en is ondertekend met een sleutel die je niet hebt genoemd: { $key } (vergelijk hem met /key op het adres van het huis, of noem hem met --key)
cli-verify-consistent = Klopt; de herkomst is niet bewezen: niemand heeft het ondertekend.
cli-verify-broken = Klopt niet: dit bestand is niet het verslag van een partij zoals die is gespeeld.
cli-replay-at = Zet { $number } van { $count }: { $move }
cli-replay-deal = Het delen, voor { $count } zetten

## Spellen, opwarmen, arena, metingen
cli-games-seats = { $counts } spelers
cli-warm-waiting = Even in de cache kijken …
cli-warm-part = { $game }: { $part } wordt gecompileerd ({ $number } van { $count })
cli-warm-first = { $game } wordt eerst gecompileerd; dat gebeurt één keer en duurt ongeveer een minuut.
cli-warm-failed = { $game } kan hier niet worden gecompileerd.
cli-play-cold = Het spel is nog niet gecompileerd: het begint meteen, en bots die zoeken, spelen tot dan op gevoel.
cli-play-warm = Het spel is gecompileerd: vanaf nu spelen de bots zoals je ze koos.
cli-warm-done = { $seconds ->
    [one] Gecompileerd in 1 seconde.
   *[other] Gecompileerd in { $seconds } seconden.
}
cli-warm-already = Alles was al gecompileerd.
cli-backup-done = Gekopieerd naar { $file } ({ $size } KB). Daarin staan de geheimen van partijen die nog lopen: bewaar het veilig.
cli-restore-reading = { $backup } wordt gelezen …
cli-restore-read = { $read } van { $of } tafels en partijen gelezen
cli-restore-done = Teruggezet in { $data }: tafels { $tables }, partijen { $matches }, zetten { $moves }.
cli-restore-running = { $running ->
    [0] Er liep geen partij.
    [one] 1 partij gaat verder
   *[other] { $running } partijen gaan verder
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , nagespeeld tot waar het stond.
       *[other] ; { $told } daarvan kun je nalezen, maar niet voortzetten met de regels van nu.
    }
  }
cli-restore-kept-key = De kopie heeft geen server.key, dus de oude blijft.
cli-restore-aside = Wat er eerst was, ligt in { $aside }.
cli-move-moved = { $table }: { $done } van { $of } rijen
cli-move-same = { $table }: { $rows } rijen, { $digest }, op beide plekken gelijk
cli-move-done = Verhuisd naar { $target }, en er ontbreekt niets. Wat in { $source } staat, is niet meer nodig; bewaar het tot je hebt rondgekeken.
cli-move-key = De sleutel die partijen ondertekent, is een bestand: { $file }. Elke server van dit huis heeft hem nodig, in zijn gegevensmap of met --key.
cli-move-no-key = In { $folder } staat nog geen sleutel. Kopieer { $file } van dit huis daarheen voordat het opengaat; anders ondertekent het partijen met een nieuwe.
cli-serve-ready = Het huis is open: { $address }
cli-arena-playing = { $game }
cli-arena-player = Speler
cli-arena-games = Partijen
cli-arena-rate = Winst
cli-arena-interval = 95%-interval
cli-arena-fair = Eerlijk deel: { $rate }
cli-arena-shared = Gedeeld
cli-arena-score = Gemiddelde score
cli-arena-against = Voor op
cli-arena-rating = Rating
cli-arena-faced = { $player } tegen
cli-arena-table = { $game }, { $seats } plekken{ $options }
cli-arena-together = Alles samen

## Puzzels
cli-puzzles-mining = { $game }: puzzels gevonden
cli-puzzles-mined = { $file } bevat { $count } puzzels: { $easy } makkelijk, { $medium } gemiddeld, { $hard } moeilijk. Deze keer gevonden: { $found }.
cli-puzzles-checking = Een diepere zoektocht
cli-puzzles-game = Spel
cli-puzzles-asked = Voorgelegd
cli-puzzles-agreed = Eens
cli-puzzles-rate = Aandeel
cli-puzzles-all = Alle
cli-puzzles-disagrees = { $game }, { $name }: de diepere zoektocht speelt { $move }.
cli-bench-what = Wat
cli-bench-value = Beste van 5
cli-bench-running = { $game } wordt gemeten …
cli-bench-fast = Willekeurige zetten, één kern, delen inbegrepen, snelle generator
cli-bench-fast-games = Willekeurige partijen, hetzelfde
cli-bench-secure = Willekeurige zetten, één kern, delen inbegrepen, ChaCha20
cli-bench-secure-games = Willekeurige partijen, hetzelfde
cli-bench-search = Zoekiteraties vanaf de opening, willekeurig uitgespeeld, één thread
cli-bench-search-two = Hetzelfde met twee threads
cli-bench-search-best = Zoekiteraties zoals bots spelen, één thread
cli-bench-gold = Hoe lang Goud nadenkt voor de eerste zet
cli-bench-match = Zetten via Match in Python: gebeurtenissen, trekkingen, controles
cli-bench-first = Van import tot de eerste zet van een nieuw proces

## Uitleggen
cli-explain-at = Zet { $number } van { $count }: { $move }
cli-explain-stands = { $seat } heeft { $chance } winstkans, voor zover deze plek dat kon weten.
cli-explain-made = gespeeld
cli-explain-expected = Daarna verwacht: { $moves }
cli-explain-thinking = Er wordt nagedacht
cli-explain-number = Zet
cli-explain-move-made = Gespeeld
cli-explain-deal = delen
cli-explain-cost = Weggegeven
cli-explain-turning = ◆ Keerpunt, zet { $number }: { $move }
cli-explain-player = Speler
cli-explain-start = Bij het delen
cli-explain-luck = Geluk
cli-explain-decisions = Keuzes
cli-explain-result = Uitslag
cli-explain-knew = Geluk en keuzes in punten winstkans, met wat elke plek kon weten.

## Learning
cli-learn-begins = { $game }: vanaf nul. De eerste cijfers komen binnen een minuut of twee.
cli-learn-goes-on = Verder vanaf { $file }, tot nu toe { $steps } miljoen stappen.
cli-learn-mark = { $minutes } min, { $steps } miljoen stappen. Deel van de overwinningen: { $shares }
cli-learn-done = Het netwerk staat in { $file }. Probeer: ludoteca arena { $game } net:{ $file } copper --games 400
