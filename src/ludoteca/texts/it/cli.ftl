# Quello che dice la riga di comando.

cli-you = Tu
cli-metal-1 = Latta
cli-metal-2 = Rame
cli-metal-3 = Ottone
cli-metal-4 = Argento
cli-metal-5 = Oro
cli-metal-6 = Diamante

## Aiuto
cli-usage = Uso:{" "}
cli-heading-options = Opzioni
cli-heading-commands = Comandi
cli-ludoteca = Una casa di giochi di carte e tessere: si gioca, si guardano giocare i bot, si controllano le partite.
cli-serve = Apre la casa: su questa macchina si gioca nel browser.
cli-serve-host = L’indirizzo su cui ascoltare.
cli-serve-port = La porta; senza, la prima libera a partire da quella di casa. 0 ne prende una qualsiasi.
cli-serve-lan = Apre anche a telefoni e computer sullo stesso Wi-Fi; mostra l’indirizzo e un codice QR.
cli-serve-data = La cartella in cui si conservano tavoli e ospiti.
cli-serve-database = L’indirizzo di un database PostgreSQL, invece di un file nella cartella dei dati; lo dice anche LUDOTECA_DATABASE.
cli-serve-key = Il file della chiave che firma le partite, se più server ne condividono una; senza, sta nella cartella dei dati.
cli-serve-allowed = Un altro nome con cui i browser possono raggiungere questa casa; si può ripetere.
cli-serve-proxies = Un reverse proxy, per indirizzo o rete: a lui si crede quando dice chi arriva e come (X-Forwarded-For, X-Forwarded-Proto), a nessun altro. Si può ripetere.
cli-serve-notices = Un file che dice come avvisare chi non c’è: Web Push, posta. Senza, nessuno viene avvisato.
cli-serve-metrics = Dice come sta la casa, in numeri per Prometheus, a /metrics: solo a questa macchina.
cli-serve-token = Un file con un token: chi lo manda legge /metrics anche da altrove.
cli-serve-open-browser = Se aprire il browser; su un computer con schermo si apre da sé.
cli-games = Elenca i giochi, con i posti e le opzioni del tavolo.
cli-play = Si gioca contro i bot, qui nel terminale.
cli-play-game = Contro i bot, nel terminale; durante la partita ? dà aiuto.
cli-play-seats = In quanti si gioca, contando anche te.
cli-play-bot = Contro chi: tin, copper, brass, silver, gold, diamond (da Latta a Diamante), oppure random, greedy, thumb, search:3k, search:1s, …; una volta per bot, l’ultimo riempie il tavolo.
cli-play-seed = Un numero che fissa la distribuzione.
cli-play-save = Scrive qui il file della partita quando finisce o quando si lascia il tavolo.
cli-arena = Fa giocare molte partite ai bot: sulle stesse carte, scambiando i posti. GAME è un gioco, più giochi separati da virgole, o all. PLAYERS sono tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iterazioni), search:1.2s (secondi), search:10kx2 (due thread), net:FILE, oppure una propria classe come modulo:Classe.
cli-arena-short = Fa giocare molte partite ai bot.
cli-arena-count = Partite per ogni incontro.
cli-arena-everybody = Ogni bot incontra ogni altro, oppure il primo incontra gli altri uno alla volta, da solo al suo tavolo.
cli-arena-seats = Quanti siedono a ogni tavolo; più numeri separati da virgole si giocano uno dopo l’altro. Senza, il minimo che il gioco permette.
cli-arena-options = Un’opzione del tavolo, per esempio expert=true, o expert=true,false per entrambe; si può ripetere.
cli-arena-seed = Un numero che fissa tutte le distribuzioni.
cli-arena-processes = Quante partite si giocano nello stesso momento.
cli-arena-ray = Gioca su un cluster Ray: quello indicato da RAY_ADDRESS, altrimenti uno su questo computer.
cli-arena-resume = Annota ogni partita finita in questo file e non rigioca quelle già scritte: riprende dopo un’interruzione.
cli-arena-report = Scrive tutto, partita per partita, in questo file come JSON; - lo mostra.
cli-bench = Misura quanto gioca veloce questa macchina: un gioco, o tutti.
cli-bench-seats = In quanti si gioca; senza, in tre dove si può, altrimenti il numero più vicino, in quattro a Exploding Kittens.
cli-verify = Controlla il file di una partita: mosse, catena, sorteggi, eventi, risultato, chi ha deciso, seme e firma. Lo stato d’uscita è 0 se è coerente, 1 se non lo è, 3 se è stata indicata una chiave e ha firmato un’altra o nessuna.
cli-verify-short = Controlla il file di una partita: è stata giocata onestamente?
cli-verify-keys = Una chiave pubblica di cui ti fidi, e il nome da darle: NOME=CHIAVE, dove CHIAVE è esadecimale o un file che la contiene, come la dà /key. Si può indicare più volte.
cli-verify-chain = Un tratto della catena pubblica della casa che ha dato le carte, come lo dà /api/chain: la distribuzione deve esserci.
cli-verify-origin = Il file della partita da cui si è continuato: deve portare a dove comincia questa.
cli-replay = Ripercorre il file di una partita. Invio va avanti, b indietro, un numero va a quella mossa, q chiude.
cli-replay-short = Ripercorre il file di una partita, mossa per mossa.
cli-replay-seat = Guarda con gli occhi di questo posto (a, b, …); senza, come chi sta a guardare.
cli-replay-move = La mossa da cui cominciare; 0 è la distribuzione.
cli-replay-at-once = Mostra in una volta il racconto di tutte le mosse.
cli-explain = Dice il perché: di una decisione con --move, o senza di un’intera partita finita: la probabilità di ognuno dopo ogni mossa, le svolte, la fortuna e le scelte separate. Ogni posto è spiegato con quello che poteva sapere.
cli-explain-short = Dice il perché: di una decisione o di una partita finita.
cli-explain-move = La mossa da spiegare, contando da 1.
cli-explain-seat = Il posto (a, b, …) di cui vale il sapere; senza, quello che ha fatto la mossa.
cli-explain-iterations = Quante prove fa la ricerca, per ogni decisione.
cli-explain-threads = A quante decisioni si pensa insieme.
cli-explain-as-json = Mostra il risultato in JSON.
cli-puzzles = Rompicapi: posizioni in cui una mossa è chiaramente la migliore. Se ne trovano altri o si controllano quelli che ci sono.
cli-puzzles-short = Trova rompicapi nelle partite dei bot forti, o li controlla.
cli-puzzles-mine = Gioca partite tra i bot più forti e conserva le decisioni in cui una mossa è chiaramente la migliore per tutto quello che il posto sa. Se la fermi (Ctrl-C), resta quello che ha trovato. Un file che contiene già rompicapi ne riceve altri.
cli-puzzles-mine-short = Trova rompicapi nelle partite tra bot forti.
cli-puzzles-mine-count = Quanti rompicapi deve contenere il file, un terzo per ogni difficoltà.
cli-puzzles-mine-minutes = Si ferma dopo tanti minuti, qualunque sia il numero trovato.
cli-puzzles-mine-processes = Quante partite si giocano nello stesso momento.
cli-puzzles-mine-seed = Un numero che fissa tutte le partite; con un altro si trovano altri rompicapi.
cli-puzzles-mine-out = Il file dei rompicapi.
cli-puzzles-check = Ripropone rompicapi estratti a sorte a una ricerca più profonda, con semi mai usati. Senza FILES, quelli della casa.
cli-puzzles-check-short = Ripropone i rompicapi a una ricerca più profonda.
cli-puzzles-check-depth = Quante volte più a fondo di quando il rompicapo è stato trovato.
cli-puzzles-check-sample = Quanti rompicapi si estraggono, da tutti i file insieme.
cli-puzzles-check-seed = Un numero che fissa i sorteggi e le ricerche.
cli-puzzles-check-processes = Quanti rompicapi si ripropongono nello stesso momento.
cli-learn = Insegna un gioco a una rete: gioca contro sé stessa, a tavoli di ogni grandezza, e ogni tanto mostra come se la cava contro i bot della casa. Serve PyTorch: pip install "ludoteca[learn]". La rete che ne esce gioca anche senza, nell’arena come net:FILE.
cli-learn-short = Insegna un gioco a una rete facendola giocare contro sé stessa.
cli-learn-minutes = Per quanto tempo impara. Riavviato con la stessa cartella, continua da dov’era.
cli-learn-folder = Dove stanno il punto di ripresa, la rete e la curva.
cli-learn-seats = Impara solo a tavoli di questa grandezza, con le opzioni solite: fa prima. Senza, a tutti i tavoli del gioco.
cli-learn-card = Impara su una scheda NVIDIA (serve l’extra cuda) o sul processore; senza, su una scheda se c’è.
cli-learn-exam = Partite di ogni esame, contro ogni bot.
cli-push-key = Scrive in FILE una chiave nuova, con cui i servizi push riconoscono questa casa. I browser si iscrivono con quella: va conservata, o tutti dovranno riaccendere gli avvisi.
cli-push-key-short = Crea la chiave per Web Push.
cli-push-key-done = La chiave è in { $file }, leggibile solo da te. Indicala nel file per serve --notices.
cli-push-key-impossible = Non si può scrivere una chiave in { $file }: { $reason }.
cli-house = Mostra un link alla pagina di chi si occupa di una casa aperta: che cosa gira, tavoli fermi, riavvii. È fatto con la chiave nella cartella dei dati e si apre una volta sola, entro cinque minuti.
cli-house-short = Mostra il link alla pagina di chi gestisce la casa.
cli-house-data = La cartella in cui la casa tiene la sua chiave.
cli-house-key = Il file della chiave, se più server ne condividono una; senza, sta nella cartella dei dati.
cli-house-address = Dove risponde la casa.
cli-house-link = Apri questo link entro { $minutes } minuti; si apre una volta sola: { $link }
cli-house-no-key = { $file } non c’è: manca la chiave della casa. Indica la cartella giusta con --data, o il file con --key.
cli-house-impossible = La chiave { $file } non si legge: { $reason }. Prova con l’utente che fa girare la casa.
cli-house-bad-address = { $address } non è l’indirizzo di una casa. Prova: ludoteca house --address https://games.example.org
cli-backup = Copia tutto quello che la casa ricorda in FOLDER, anche mentre si gioca. La copia è a sua volta una cartella per serve --data.
cli-backup-short = Copia tutto quello che la casa ricorda, anche mentre si gioca.
cli-backup-data = La cartella da copiare; senza, quella di casa.
cli-restore = Rimette una copia al posto di quello che la casa ricorda. Prima la controlla: ogni tavolo viene letto, ogni partita in corso rigiocata. A casa aperta non si può; quello che c’era viene messo da parte, mai cancellato.
cli-restore-short = Rimette una copia al posto di quello che la casa ricorda.
cli-restore-data = La cartella della casa; senza, quella solita.
cli-move = Porta tutto quello che una casa ricorda in un altro posto: da una cartella di dati a PostgreSQL, o viceversa. La casa dev’essere chiusa. Alla fine tutto viene confrontato; un trasloco interrotto riprende da dove si era fermato. Il vecchio posto resta com’è.
cli-move-short = Porta una casa dal suo file a PostgreSQL, o viceversa.
cli-move-source = Dove si trova: una cartella di dati, o postgresql://…
cli-move-target = Dove va: una cartella nuova, o un database vuoto.
cli-warm = Compila subito tutti i giochi, invece che alla prima partita.
cli-option-lang = La lingua. Senza, quella dell’ambiente.
cli-option-help = Mostra questo e chiude.
cli-option-version = Mostra la versione e chiude.

## Che cosa non va
cli-try-help = Prova: { $command }
cli-no-such-command = Non c’è un comando "{ $name }"
cli-no-such-option = Non c’è un’opzione { $name }
cli-missing = Manca { $name }
cli-bad-value = { $name } non può essere così: { $reason }
cli-no-such-game = Nessun gioco si chiama "{ $name }". Ci sono: { $games }. Prova: ludoteca games
cli-no-such-seat = Non c’è un posto "{ $letter }": i posti vanno da a fino a { $last }.
cli-bad-option-text = "{ $text }" non è un’opzione del tavolo. Si scrive NOME=VALORE, per esempio expert=true. Prova: ludoteca games
cli-bad-player = Nessun bot si chiama "{ $text }". Prova tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iterazioni) oppure search:1.2s (secondi).
cli-no-such-level = { $game } non ha un bot di livello { $level }. Il più forte è { $best }.
cli-bad-budget = "{ $text }" non è qualcosa che si possa dare a una ricerca. Prova search:10k, search:1.2s oppure search:10kx2 (due thread); al massimo 100 milioni di iterazioni, 60 secondi e 64 thread.
cli-explain-unfinished = Questa partita non è ancora finita, e non ha una storia intera. Prova: --move { $count }
cli-explain-no-such-move = Non c’è una mossa { $number }: questo file ha decisioni da 1 a { $last }. Prova: --move { $last }
cli-file-missing = Il file { $file } non si può leggere: { $reason }. Prova: ludoteca play kariba --save { $file }
cli-save-impossible = Il file { $file } non si può scrivere: { $reason }. Prova un altro posto con --save.
cli-serve-bad-proxy = { $proxy } non è un indirizzo né una rete. Prova: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = Il token in { $file } si può indovinare: servono almeno { $least } lettere e cifre senza spazi. Prova: openssl rand -hex 32
cli-serve-port-taken = La casa non può aprire su { $host }, porta { $port }: { $reason }. Prova: ludoteca serve --port 0
cli-backup-itself = Una copia non può stare nella cartella che copia: { $folder }. Scegline un’altra.
cli-backup-impossible = { $data } non si può copiare in { $folder }: { $reason }. Prova un’altra cartella, o indica quella giusta con --data.
cli-backup-postgresql = Questa casa tiene i suoi tavoli in PostgreSQL: copiali con pg_dump --format=custom, e accanto server.key. docs/hosting.md dice come.
cli-restore-impossible = { $backup } non si può rimettere in { $data }: { $reason }. Quello che c’era non è stato cancellato.
cli-restore-postgresql = Questa casa tiene i suoi tavoli in PostgreSQL: rimetti un dump con pg_restore in un database vuoto. docs/hosting.md dice come.
cli-move-impossible = { $source } non si può portare in { $target }: { $reason }. La vecchia casa è com’era; lo stesso comando riprende da dove si era fermato.
cli-serve-no-data = La casa non può usare i suoi dati in { $data }: { $reason }. Se il database è danneggiato, una copia torna con: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = La chiave in { $file } non si può usare: { $reason }. Indica un altro file con --key.
cli-arena-players-few = Per un’arena servono almeno due bot diversi. Prova: ludoteca arena kariba greedy random
cli-bad-own-bot = "{ $text }" non può giocare: { $reason }. Prova modulo:Classe, una classe con un metodo choose, importabile da questa cartella.
cli-arena-bad-seats = "{ $text }" non è un numero di posti. Prova --seats 2 oppure --seats 2,4
cli-arena-no-ray = Qui Ray non è installato. Prova: pip install "ludoteca[ray]", oppure togli --ray per usare tutti i core di questo computer.
cli-arena-not-a-journal = Il file { $file } non è il diario di un’arena ed è rimasto com’era. Prova un altro nome con --resume.
cli-arena-bad-journal = Il diario { $file } non si può usare: { $reason }. Prova un altro nome con --resume.
cli-arena-no-report = Non si può scrivere il file { $file }: { $reason }. Prova un altro posto con --json.
cli-learn-no-torch = Qui PyTorch non è installato. Prova: pip install "ludoteca[learn]"
cli-learn-no-card = Qui non c’è una scheda NVIDIA utilizzabile. Prova: --no-card
cli-learn-no-folder = { $file } non si può scrivere: { $reason }. Prova un altro posto con --folder.
cli-learn-bad-checkpoint = { $file } non è un punto di ripresa per { $game } così com’è qui, ed è rimasto com’era. Prova un altro posto con --folder.
cli-learn-narrower = { $file } contiene una rete di { $width } neuroni per strato e può riprendere solo con quella larghezza. Per allargarla partendo dalla sola rete, sposta il punto di ripresa.
cli-learn-too-wide = Una rete di { $width } neuroni per strato è troppo grande per { $game }. Prova con meno neuroni o strati.
cli-learn-other-layers = { $file } contiene una rete di { $width } neuroni per strato (strati: { $layers }), e non può riprendere più stretta o con altri strati. Per ricominciare da zero, prova un altro posto con --folder.
cli-learn-own-rival = { $file } è proprio ciò che scriverebbe questo corso, quindi non può essere il suo rivale. Prova con una copia altrove, o un altro posto con --folder.
cli-puzzles-no-file = Il file { $file } non si può scrivere: { $reason }. Prova un altro posto con --out.
cli-puzzles-not-writable = lì non è permesso scrivere
cli-puzzles-other-game = Il file { $file } contiene rompicapi di { $game } ed è rimasto com’era. Prova un altro nome con --out.
cli-play-too-many = { $count } bot più te non stanno in { $seats } posti. Togli dei bot, o aggiungi posti con --seats.

## Si gioca
cli-play-hello = Il tuo posto è { $letter }. Scrivi il numero di una mossa, o la mossa stessa. ? aiuta, q lascia il tavolo.
cli-play-help =
    Un numero: quella mossa della lista.
    Una mossa come si scrive, con o senza la tua lettera: 7x2 oppure { $letter } 7x2.
    why 7x3: perché una mossa non è permessa.
    Il numero di una regola, per esempio KA-522: la regola in una frase.
    Invio o table: di nuovo il tavolo. log: tutto quello che è successo. q: si lascia il tavolo.
cli-play-legal = { $move } è permessa.
cli-play-left = Hai lasciato il tavolo prima della fine.
cli-play-saved = Il file della partita è { $file }.
cli-play-more = Le altre mosse si scrivono per esteso.

## Si guardano i file
cli-verify-no-key = In { $file } non c’è una chiave pubblica. Una chiave ha 64 cifre esadecimali: NOME=CHIAVE, o un file che la contiene.
cli-verify-other-origin = { $file } non è la partita da cui questo file dice di continuare.
cli-verify-known = Coerente, e firmato con la chiave di { $name }: { $key }
cli-verify-unknown = Coerente, e firmato con una chiave che non hai indicato: { $key } (confrontala con /key all’indirizzo della casa, o indicala con --key)
cli-verify-consistent = Coerente; la provenienza non è provata: nessuno lo ha firmato.
cli-verify-broken = Non coerente: questo file non è il verbale di una partita così come è stata giocata.
cli-replay-at = Mossa { $number } di { $count }: { $move }
cli-replay-deal = La distribuzione, prima di { $count } mosse

## Giochi, compilazione, arena, misure
cli-games-seats = { $counts } persone
cli-warm-waiting = Uno sguardo alla cache …
cli-warm-part = { $game }: compilazione di { $part } ({ $number } di { $count })
cli-warm-first = Prima va compilato { $game }: succede una volta sola e dura circa un minuto.
cli-warm-failed = Qui non si riesce a compilare { $game }.
cli-play-cold = Il gioco non è ancora compilato: si comincia subito, e i bot che calcolano vanno a occhio finché non lo è.
cli-play-warm = Il gioco è compilato: da adesso i bot giocano come hai scelto.
cli-warm-done = { $seconds ->
    [one] Compilato in 1 secondo.
   *[other] Compilato in { $seconds } secondi.
}
cli-warm-already = Era già tutto compilato.
cli-backup-done = Copiato in { $file } ({ $size } KB). Contiene i segreti delle partite in corso: va tenuto al sicuro.
cli-restore-reading = Leggo { $backup } …
cli-restore-read = { $read } di { $of } tavoli e partite letti
cli-restore-done = Ripristinato in { $data }: tavoli { $tables }, partite { $matches }, mosse { $moves }.
cli-restore-running = { $running ->
    [0] Nessuna partita era in corso.
    [one] 1 partita continua
   *[other] { $running } partite continuano
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , fino a dove era arrivato il gioco.
       *[other] ; di queste { $told } si possono leggere, ma non continuare con le regole di oggi.
    }
  }
cli-restore-kept-key = La copia non ha server.key, quindi resta quello che c’era.
cli-restore-aside = Quello che c’era prima è in { $aside }.
cli-move-moved = { $table }: { $done } righe su { $of }
cli-move-same = { $table }: { $rows } righe, { $digest }, uguali nei due posti
cli-move-done = Trasloco in { $target } finito, e non manca niente. Quello che sta in { $source } non serve più; tienilo finché non hai dato un’occhiata.
cli-move-key = La chiave che firma le partite è un file: { $file }. Serve a ogni server di questa casa, nella sua cartella dei dati o con --key.
cli-move-no-key = In { $folder } non c’è ancora la chiave. Copiaci { $file } di questa casa prima di aprirla, altrimenti firmerà le partite con una chiave nuova.
cli-serve-ready = La casa è aperta: { $address }
cli-arena-playing = { $game }
cli-arena-player = Bot
cli-arena-games = Partite
cli-arena-rate = Vittorie
cli-arena-interval = Intervallo 95%
cli-arena-fair = Quota equa: { $rate }
cli-arena-shared = Condivise
cli-arena-score = Punti medi
cli-arena-against = Davanti a
cli-arena-rating = Valutazione
cli-arena-faced = { $player } contro
cli-arena-table = { $game }, { $seats } posti{ $options }
cli-arena-together = Tutto insieme

## Rompicapi
cli-puzzles-mining = { $game }: rompicapi trovati
cli-puzzles-mined = { $file } contiene { $count } rompicapi: { $easy } facili, { $medium } medi, { $hard } difficili. Questa volta se ne sono trovati { $found }.
cli-puzzles-checking = Una ricerca più profonda
cli-puzzles-game = Gioco
cli-puzzles-asked = Riproposti
cli-puzzles-agreed = Concordi
cli-puzzles-rate = Quota
cli-puzzles-all = Tutti
cli-puzzles-disagrees = { $game }, { $name }: la ricerca più profonda gioca { $move }.
cli-bench-what = Che cosa
cli-bench-value = Il meglio di 5
cli-bench-running = Si misura { $game } …
cli-bench-fast = Mosse a caso, un core, distribuzione compresa, generatore veloce
cli-bench-fast-games = Partite a caso, lo stesso
cli-bench-secure = Mosse a caso, un core, distribuzione compresa, ChaCha20
cli-bench-secure-games = Partite a caso, lo stesso
cli-bench-search = Iterazioni di ricerca dall’inizio, partite a caso fino alla fine, un thread
cli-bench-search-two = Lo stesso con due thread
cli-bench-search-best = Iterazioni di ricerca come giocano i bot, un thread
cli-bench-gold = Quanto pensa Oro prima della prima mossa
cli-bench-match = Mosse con Match in Python: eventi, sorteggi, controlli
cli-bench-first = Dall’import alla prima mossa di un processo nuovo

## Spiegare
cli-explain-at = Mossa { $number } di { $count }: { $move }
cli-explain-stands = { $seat } vince al { $chance }, per quel che poteva sapere.
cli-explain-made = giocata
cli-explain-expected = Poi ci si aspetta: { $moves }
cli-explain-thinking = Ci penso
cli-explain-number = Mossa
cli-explain-move-made = Giocata
cli-explain-deal = distribuzione
cli-explain-cost = Regalati
cli-explain-turning = ◆ Svolta, mossa { $number }: { $move }
cli-explain-player = Chi gioca
cli-explain-start = All’inizio
cli-explain-luck = Fortuna
cli-explain-decisions = Scelte
cli-explain-result = Risultato
cli-explain-knew = Fortuna e scelte in punti di probabilità, con quello che ogni posto poteva sapere.

## Learning
cli-learn-begins = { $game }: si parte da zero. I primi numeri arrivano entro un minuto o due.
cli-learn-goes-on = Si continua da { $file }: finora { $steps } milioni di passi.
cli-learn-mark = { $minutes } min, { $steps } milioni di passi. Quota di vittorie: { $shares }
cli-learn-done = La rete è in { $file }. Prova: ludoteca arena { $game } net:{ $file } copper --games 400
