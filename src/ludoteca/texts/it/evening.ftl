# Una serata al tavolo: orologi, assenze, parole, pause, entrare con una chiave. Breve, caldo, concreto.

## Orologio

evening-clock = Orologio
evening-clock-about = si ferma finché manca la connessione
evening-pace-none = Senza fretta
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Il tuo tempo: { $time }
evening-time-of = Tempo di { $name }: { $time }
evening-hurry = Ti restano 10 secondi

## Chi guarda, chi scrive

evening-watch = Chi può guardare
evening-watch-about = mai le mani
evening-watch-nobody = Nessuno
evening-watch-link = Chi ha il link
evening-watch-all = Tutta la casa
evening-listed = Il tavolo sta sul citofono
evening-listed-true = Chi passa da casa può sedersi.
evening-listed-false = Si entra solo col link o con le sue lettere.
evening-chat = A questo tavolo si scrive
evening-chat-true = Parole e faccine.
evening-chat-false = Solo faccine.
evening-hints = Tavolo amichevole, con consigli
evening-hints-true = Al proprio turno ognuno può chiedere che cosa farebbe un bot con quello che sa.
evening-hints-false = Ognuno pensa da sé. Da soli con i bot i consigli ci sono sempre.
evening-with-hints = consigli per tutti
evening-local = Un solo schermo, di mano in mano
evening-local-true = Ognuno scopre la propria mano quando tocca a sé.
evening-local-false = Ognuno gioca dal proprio schermo.
evening-name-of = Nome al posto { $number }
evening-bell-watch = si gioca: guarda
evening-bell-watch-of = Guarda { $names }: si gioca a { $game }

## Assenze

evening-away = { $name } manca da { $seconds } secondi. Tra { $left } può giocare un bot; al ritorno riprende il suo posto.
evening-away-now = { $name } manca da { $seconds } secondi. Può giocare un bot; al ritorno riprende il suo posto.
evening-away-clock = { $name } manca. L’orologio riparte tra { $left } secondi.
evening-bot-now = Bot subito
evening-wait = Aspettiamo
evening-bot-plays = Un bot gioca per { $name }
evening-bot-plays-you = Un bot gioca per te.
evening-return = Riprendi il posto

## Pause, uscite, ripensamenti

evening-adjourn = Continuiamo un altro giorno
evening-adjourn-asked = { $names } vorrebbe continuare un altro giorno.
evening-adjourned = In pausa. La partita resta sul tavolo.
evening-go-on = Riprendiamo
evening-reopen = Riapri il tavolo
evening-reopen-about = Lo puoi riaprire, com’era dopo l’ultima mossa.
evening-reopen-host = Chi ha aperto il tavolo può riaprirlo, com’era dopo l’ultima mossa.
evening-play-on = Continuiamo adesso
evening-leave = Lascia il posto a un bot
evening-leave-sure = Il tuo posto va a un bot e non torna. Va bene?
evening-leave-yes = Lascia il posto
evening-leave-no = Resto
evening-hurry-bots = Più veloce
evening-hurry-bots-more = i bot non fanno pausa
evening-hurried = A tutta velocità
evening-home = Esci
evening-home-more = la partita va avanti
evening-take-back = Riprendi la mossa
evening-one-back = Indietro di una mossa
evening-practice = esercizio
evening-recorded = Questa partita è di prima che le regole cambiassero: si può rileggere, non continuare.

## Sala d’attesa

evening-ready = Ci sono
evening-not-ready = Un momento
evening-getting-ready = si prepara
evening-remove = Fai alzare { $name }
evening-code = Quattro lettere da dire a voce
evening-side-mine = dalla tua parte
evening-side-other = dalla parte opposta

## Chat

evening-talk = Chat
evening-talk-empty = Ancora nessun messaggio.
evening-talk-field = Scrivi al tavolo
evening-talk-send = Di’
evening-talk-unread = { $count ->
    [one] 1 messaggio nuovo
   *[other] { $count } messaggi nuovi
  }
evening-mute = Silenzia { $name }
evening-unmute = Riascolta { $name }
evening-faces = Faccine
evening-face-0 = ride
evening-face-1 = stupore
evening-face-2 = sollievo
evening-face-3 = uffa
evening-face-4 = applausi
evening-face-by = { $name }: { $face }

## Un solo schermo

evening-hand-to = Passa lo schermo a { $name }
evening-hand-to-more = Le mani sono coperte.
evening-uncover = { $name }, scopri la tua mano

## La chiave di casa

evening-key = La chiave di casa
evening-key-about = Apri questo link su un altro apparecchio e sei di nuovo tu. Vale una volta; chi ce l’ha può sedersi al tuo posto.
evening-key-copy = Copia la chiave
evening-key-lock = Cambia serratura
evening-key-locked = Fatto: le altre chiavi e gli altri apparecchi non aprono più.
evening-key-found = Con questo link è arrivata una chiave
evening-key-looking = Guardo di chi è questa chiave …
evening-key-becomes = Con questa chiave, su questo apparecchio diventi { $name }.
evening-key-yours = Girala solo se viene da te: chi l’ha fatta vede poi le tue carte e può giocare al posto tuo.
evening-key-seats = { $name } ha ancora un posto { $count ->
    [one] a 1 tavolo non finito, che resta indietro
   *[other] a { $count } tavoli non finiti, che restano indietro
  }.
evening-key-back = { $name } resta: da “Come piace a te” si torna indietro.
evening-key-stay = Resto { $name }
evening-key-not-now = Non ora
evening-key-become = Divento { $name }
evening-key-leave-and-become = Lascio i posti e divento { $name }
evening-key-same = È la tua chiave: qui sei già { $name }, e vale ancora.
evening-before = Prima, questo apparecchio era di { $name }.
evening-before-back = Torno { $name }
evening-forget = Dimenticatemi
evening-forget-sure = Nome, parole e posti spariscono da questa casa, per sempre. Va bene?
evening-forget-yes = Sì, dimenticatemi
