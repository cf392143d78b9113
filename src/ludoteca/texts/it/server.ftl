# Che cosa dice la casa quando non può fare qualcosa. Breve, gentile, e sempre con una via d’uscita.

## Alla porta

server-unknown-host = Questa casa non si chiama così. Aprila all’indirizzo che ha mostrato all’avvio.
server-foreign-page = Questa richiesta arriva dalla pagina di un’altra casa. Apri il tavolo qui e riprova.
server-https-only = Da fuori della tua rete questa casa si apre solo in HTTPS.
server-who-are-you = Prima presentati: scegli un nome e una bambola, poi riprova.
server-too-many-guests = Troppi arrivi in una volta. Aspetta un minuto, poi entra.
server-too-many-guests-today = Dalla tua rete oggi sono arrivate moltissime persone nuove. Chi c’era già entra; per le altre si riapre domani.
server-too-many-sockets = Dalla tua rete sono aperti troppi tavoli insieme. Chiudine qualcuno, poi riprova.
server-not-found = A questo indirizzo non c’è niente. Da casa si va ovunque.
server-page-missing = La pagina non è ancora costruita. Lancia make, poi ricarica.

## Nomi

server-name-empty = Un nome ha almeno una lettera o una cifra che si veda.
server-name-long = Il nome è un po’ lungo: ci stanno { $most } caratteri.
server-no-such-doll = Questa bambola non c’è. Ce ne sono { $dolls } tra cui scegliere.
server-too-many-names = Quanti nomi e quante bambole! Tieni questi per { $minutes } minuti.

## Messaggi

server-malformed = Questo messaggio non si legge. Ricarica la pagina.
server-too-large = Questo messaggio è troppo grande.
server-too-fast = Che velocità: più di { $count } azioni in { $seconds } secondi. Un respiro, poi si continua.
server-too-many-joins = Un tavolo è stato chiesto più di { $count } volte in { $seconds } secondi. Aspetta un momento e riprova.
server-bad-command = Un comando ha un codice da 1 a { $most } caratteri.
server-join-first = Prima siediti a un tavolo, o guardane uno.
server-other-table = Questa connessione porta a un altro tavolo: l’indirizzo deve nominare quello che chiedi.

## Aprire un tavolo

server-no-such-game = Qui non abita nessun gioco di nome { $game }.
server-no-such-level = Nessun bot gioca al livello { $level }.
server-champions-busy = I bot Diamante pensano a lungo, e ce n’è già ai tavoli quanti la casa ne regge senza far aspettare gli altri. Scegli Oro, o riprova quando una di quelle partite è finita.
server-too-many-bots = Una sedia è tua: in { $seats } sedie non ci stanno così tanti bot.
server-too-many-tables = Hai aperto tanti tavoli. Gioca a uno di questi, o aspetta qualche minuto.
server-too-many-tables-today = Troppi tavoli per un giorno solo: ce ne stanno { $most }. Gioca a uno dei tuoi; domani se ne aprono altri.
server-too-many-tables-here = Dalla tua rete oggi si sono aperti moltissimi tavoli. Siediti a uno di quelli; domani se ne aprono altri.
server-no-code-left = Per ora le lettere per i nuovi tavoli sono tutte prese. Riprova tra poco.
server-hint-warming = I consigli per questo gioco si stanno ancora scaldando: { $done } parti della casa su { $total } sono pronte. Intanto si gioca.
server-no-such-origin = Non c’è niente che si chiami { $name } da cui continuare.
server-no-such-move = Questa partita ha { $most } mosse: scegli un punto fra l’inizio e l’ultima.
server-over-there = A quel punto la partita è finita. Scegline uno precedente da cui continuare.
server-out-there = A quel punto questo posto è fuori dalla partita. Scegli un altro posto, o un punto precedente.

## Sedie

server-no-such-table = Questo tavolo non c’è. Chiedi di nuovo il link, o apri un tavolo tuo.
server-no-such-chair = A questo tavolo quella sedia non c’è.
server-chair-taken = Su questa sedia c’è già qualcuno.
server-not-seated = Non hai un posto a questo tavolo.
server-only-watching = Stai guardando questo tavolo: può farlo solo chi è a sedere.
server-host-only = Può farlo solo chi ha aperto il tavolo.
server-chairs-open = Ci sono ancora sedie libere. Mettici un bot, o aspetta qualcuno.
server-already-dealt = Le carte sono in mano: i posti si cambiano dopo questa partita.
server-bad-stir = Quello che aggiungi alla mescolata ha al massimo { $most } caratteri, di testo semplice.
server-bad-commitment = Un impegno è un hash SHA-256: 64 cifre esadecimali.
server-commitment-late = Quel mazzo non è più sul tavolo.
server-committed-already = Un’altra tua pagina partecipa già a questa mescolata.
server-nothing-to-reveal = Adesso non hai niente da rivelare.
server-bad-reveal = Non è ciò su cui c’era il tuo impegno. Non conta.
server-dealing = Si stanno dando le carte. I posti si cambiano quando sono sul tavolo.
server-deal-void = La pagina di { $seat } non ha risposto in tempo. Queste carte si buttano e il mazzo è sigillato di nuovo: si danno le carte quando tutti ci sono.
server-not-ready = Qualcuno ha ancora bisogno di un momento. Si danno le carte quando tutti ci sono.
server-nobody-to-remove = Lì non c’è nessuno da far alzare.
server-removed = Chi ha aperto questo tavolo preferisce giocare senza di te. Ce ne sono altri aperti.
server-names-missing = A questo schermo ognuno ha un nome: { $count ->
    [one] ne serve 1
   *[other] ne servono { $count }
  } oltre al tuo.
server-not-local = A questo tavolo ognuno gioca dal proprio schermo.
server-no-such-code = Nessun tavolo risponde a queste lettere. Fattele ripetere, una alla volta.
server-too-many-files = Sono tanti file. Aspetta un minuto, poi apri il prossimo.
server-too-many-replays = Quante partite da riguardare. Aspetta un minuto, poi apri la prossima.
server-too-many-chains = Hai letto molto della catena pubblica. Aspetta un minuto, poi continua.
server-too-many-answers = Quante risposte. Aspetta un minuto, poi prova la prossima.
server-bad-steps = Questa non è una mossa: i suoi passi sono numeri separati da punti.
server-too-many-codes = Troppi tentativi. Aspetta un minuto e riprova.
server-no-watching = A questo tavolo si gioca senza pubblico.

## In partita

server-not-dealt = Le carte non sono ancora distribuite.
server-match-over = Questa partita è finita. Se vuoi, si rigioca.
server-not-over = Questa partita è ancora in corso. Si rigioca quando è finita.
server-stale-move = Intanto il tavolo è andato avanti. Guarda di nuovo, poi scegli.
server-answered-first = Un’altra risposta è arrivata prima e ha deciso. Guarda di nuovo il tavolo, poi si continua.
server-nothing-forbids = Ora niente lo vieta: vai pure.
server-absent = Un bot sta giocando per te. Riprendi prima il tuo posto.
server-still-playing = Si gioca ancora: i bot fanno pausa finché qualcuno è in gioco.
server-not-away = Un bot può subentrare quando qualcuno manca da { $seconds } secondi.
server-adjourned = Questa partita continua un altro giorno. Quando ci siete tutti, riprendete.
server-somebody-missing = Manca ancora qualcuno. Si riprende quando ci siete tutti, o con un bot al suo posto.
server-window-open = Un momento: una carta aspetta la risposta. Si rimanda appena c’è.
server-nothing-to-take-back = Adesso non c’è niente di tuo da riprendere.
server-told-something = Questa mossa ha svelato qualcosa a qualcuno, quindi resta.
server-no-time-left = Non resta tempo per decidere di nuovo.
server-in-person = In questo gioco certe risposte arrivano in pochi secondi, quindi bisogna esserci: scegli un orologio diverso dai giorni per mossa.
server-days-no-pause = Con i giorni per mossa non c’è niente da rimandare: si gioca quando si vuole.
server-days-no-stand-in = A questo tavolo ci sono giorni per ogni mossa. Un bot subentra quando sono passati.
server-out = In questa partita non giochi più: lo decide chi è ancora in gioco.

## Parole

server-no-chat = A questo tavolo non si scrive. Le faccine sì.
server-out-quiet = Chi è fuori sa troppe cose: si torna a scrivere alla fine. Le faccine sì.
server-out-faces = Chi è fuori fa una faccia ogni tanto. Aspetta un po’.
server-line-empty = Qui non c’è niente da leggere.
server-line-long = È un po’ lungo: ci stanno { $most } caratteri.
server-talk-fast = Quante cose insieme. Un respiro, e si continua.
server-no-such-face = Questa faccina non c’è. Ce ne sono { $faces }.

## La tua chiave

server-no-such-key = Questa chiave non apre: forse è già stata usata, o la serratura è cambiata.
server-seats-open = Hai ancora un posto { $count ->
    [one] a un tavolo
   *[other] a { $count } tavoli
  } qui. Di’ prima che lo lasci.
server-nobody-before = Questo apparecchio prima non era di nessun altro, o la sua serratura è cambiata.
server-locked-out = Da un altro apparecchio è stata cambiata la serratura, o è stato chiesto di dimenticare tutto: da qui non si entra più.

## Partite finite

server-no-such-match = Questa partita non c’è.
server-still-running = Questa partita è ancora in corso. File e replay si aprono quando è finita, così nessuno può sbirciare.
server-old-rules = Le regole sono cambiate dopo questa partita: si può rileggere, ma non c’è un file che la rigiochi.

## Errori nostri

server-table-frozen = Questo tavolo si è fermato per un errore nostro; nessuna mossa è persa. Incidente { $incident }.
server-bot-silent = I bot non rispondono. Nessuna mossa va persa: il tavolo aspetta e chiede di nuovo.
server-not-frozen = Questo tavolo è già aperto.
server-incident = Qualcosa è andato storto da noi. Incidente { $incident }.
server-table-offline = Chi si occupa della casa ha messo questo tavolo fuori servizio. Nulla è perso e il tempo non corre: ripassa più tardi.
server-already-offline = Questo tavolo è già fuori servizio.
server-not-offline = Questo tavolo non è fuori servizio.
server-restart-when = Un riavvio si annuncia almeno { $least } minuto prima e al massimo { $most } ore prima.
server-operator-link = Questo link è già stato usato, è troppo vecchio o non è di questa casa. Uno nuovo si ha con: ludoteca house
server-operator-only = Questo è per chi si occupa della casa. Il link si ha con: ludoteca house
server-operator-private = Questa stanza si apre in HTTPS o sulla macchina del server: in rete altri potrebbero ascoltare.
server-metrics-token = Questi numeri sono per chi manda il token giusto.

## Il disco

server-not-stored = In questo momento non si può salvare, quindi non è cambiato niente. Riprova tra poco; il tempo di tutti è fermo.
server-not-read = In questo momento non si legge quello che la casa ricorda. Riprova tra poco; niente è perso.
server-table-moved = Questo tavolo è appena passato a un altro server della casa. La pagina lo segue da sola; niente è perso.

## Spiegare

server-no-hints = A questo tavolo si gioca senza consigli. Chi apre un tavolo può permetterli a tutti; da soli con i bot ci sono sempre.
server-hint-not-now = In questo momento non hai niente da decidere.
server-too-many-hints = Hai già chiesto parecchi consigli. Tra { $seconds } secondi ce ne sono altri.
server-no-thought = I bot hanno troppo da pensare, adesso. Riprova tra un momento.
server-too-many-thoughts = Per te si ripensano al massimo { $most } partite alla volta. Aspetta che una sia pronta.
server-no-hindsight = Questa partita non si può ripensare: con le regole di oggi non si lascia rigiocare.
