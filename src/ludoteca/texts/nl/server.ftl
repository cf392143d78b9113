# Wat het huis zegt als iets niet kan. Kort, vriendelijk, en altijd met een uitweg.

## Aan de deur

server-unknown-host = Onder dat adres is dit huis niet bekend. Open het op het adres dat het bij de start toonde.
server-foreign-page = Dit verzoek komt van een pagina van een ander huis. Open de tafel hier en probeer het opnieuw.
server-https-only = Van buiten je eigen netwerk gaat dit huis alleen via HTTPS open.
server-who-are-you = Zeg eerst wie je bent: kies een naam en een poppetje, en probeer het opnieuw.
server-too-many-guests = Te veel nieuwe gasten tegelijk. Wacht een minuut en kom dan binnen.
server-too-many-guests-today = Vandaag kwamen er heel veel nieuwe gasten van jouw netwerk. Wie hier eerder was, komt binnen; nieuwe gasten zijn morgen welkom.
server-too-many-sockets = Vanaf jouw netwerk staan te veel tafels tegelijk open. Sluit er een paar en probeer het opnieuw.
server-not-found = Op dit adres is niets. Van huis uit kom je overal.
server-page-missing = De pagina is nog niet gebouwd. Voer make uit en laad opnieuw.

## Namen

server-name-empty = Een naam heeft minstens één zichtbare letter of één zichtbaar cijfer.
server-name-long = Die naam is wat lang: er passen hooguit { $most } tekens.
server-no-such-doll = Dat poppetje is er niet. Je kunt kiezen uit { $dolls }.
server-too-many-names = Dat waren veel namen en poppetjes. Houd deze { $minutes } minuten.

## Berichten

server-malformed = Dit bericht is niet te lezen. Laad de pagina opnieuw.
server-too-large = Dit bericht is te groot.
server-too-fast = Dat ging snel: meer dan { $count } acties in { $seconds } seconden. Haal even adem en ga verder.
server-too-many-joins = Er is meer dan { $count } keer in { $seconds } seconden om een tafel gevraagd. Wacht even en probeer het opnieuw.
server-bad-command = Een opdracht heeft een id van 1 tot en met { $most } tekens.
server-join-first = Ga eerst aan een tafel zitten, of kijk ergens mee.
server-other-table = Deze verbinding leidt naar een andere tafel: het adres moet de tafel noemen waar je om vraagt.

## Een tafel openen

server-no-such-game = Hier woont geen spel dat { $game } heet.
server-no-such-level = Er speelt geen bot op niveau { $level }.
server-champions-busy = Diamant-bots denken lang na, en er zitten er al aan zoveel tafels als het huis kan bedienen zonder anderen te laten wachten. Kies Goud, of probeer het opnieuw als een van die partijen klaar is.
server-too-many-bots = Eén plek is van jou: op { $seats } plekken passen niet zo veel bots.
server-too-many-tables = Je hebt veel tafels geopend. Speel aan een ervan, of wacht een paar minuten.
server-too-many-tables-today = Dat is meer dan er in een dag past: tot { $most } tafels. Speel aan een van de jouwe; morgen kunnen er meer bij.
server-too-many-tables-here = Vanaf jouw netwerk zijn vandaag heel veel tafels geopend. Schuif aan een ervan aan; morgen kunnen er meer bij.
server-no-code-left = Alle letters voor nieuwe tafels zijn nu in gebruik. Probeer het zo nog eens.
server-hint-warming = De tips voor dit spel warmen nog op: { $done } van { $total } delen van het huis zijn klaar. Intussen gaat de partij door.
server-no-such-origin = Er is niets met de naam { $name } om vanaf verder te spelen.
server-no-such-move = Deze partij heeft { $most } zetten: kies een punt tussen het begin en de laatste.
server-over-there = Op dat punt is de partij afgelopen. Kies een eerder punt om vanaf verder te spelen.
server-out-there = Op dat punt doet deze plek niet meer mee. Kies een andere plek, of een eerder punt.

## Plekken

server-no-such-table = Die tafel is er niet. Vraag nog eens om de link, of open een eigen tafel.
server-no-such-chair = Die plek is er niet aan deze tafel.
server-chair-taken = Op deze plek zit al iemand.
server-not-seated = Je zit niet aan deze tafel.
server-only-watching = Je kijkt mee aan deze tafel: alleen wie er zit, kan dat doen.
server-host-only = Dat kan alleen wie de tafel opende.
server-chairs-open = Er zijn nog plekken vrij. Zet er een bot neer, of wacht op iemand.
server-already-dealt = Er is gedeeld: van plek wisselen kan na deze partij.
server-bad-stir = Wat je aan het schudden toevoegt, heeft hooguit { $most } tekens, allemaal gewone tekst.
server-bad-commitment = Een vastlegging is een SHA-256-hash: 64 hexadecimale cijfers.
server-commitment-late = Die stapel ligt niet meer op tafel.
server-committed-already = Een andere pagina van jou schudt hier al mee.
server-nothing-to-reveal = Je hebt nu niets te onthullen.
server-bad-reveal = Dat is niet wat je had vastgelegd. Het telt niet.
server-dealing = Er wordt gedeeld. Van plek wisselen kan als de kaarten op tafel liggen.
server-deal-void = De pagina van { $seat } gaf niet op tijd antwoord. Deze kaarten gaan weg en de stapel is opnieuw verzegeld: deel opnieuw als iedereen klaar is.
server-not-ready = Iemand heeft nog even nodig. Het delen wacht tot iedereen klaar is.
server-nobody-to-remove = Daar zit niemand die je kunt vragen op te staan.
server-removed = Wie deze tafel opende, speelt hier liever zonder jou. Er zijn andere tafels open.
server-names-missing = Iedereen aan dit apparaat heeft een naam nodig: naast die van jou { $count ->
    [one] ontbreekt er 1 naam
   *[other] zijn er { $count } namen nodig
  }.
server-not-local = Aan deze tafel speelt iedereen op een eigen apparaat.
server-no-such-code = Geen tafel luistert naar deze letters. Vraag ze nog eens, één voor één.
server-too-many-files = Dat waren veel bestanden. Wacht een minuut en open dan het volgende.
server-too-many-replays = Dat waren veel partijen om terug te kijken. Wacht een minuut en open dan de volgende.
server-too-many-chains = Dat was veel van de openbare keten. Wacht een minuut en lees dan verder.
server-too-many-answers = Dat waren veel antwoorden. Wacht een minuut en probeer dan het volgende.
server-bad-steps = Dat is geen zet: de stappen zijn getallen met punten ertussen.
server-too-many-codes = Dat was veel geraden. Wacht een minuut en probeer het dan opnieuw.
server-no-watching = Deze tafel speelt zonder publiek.

## Spelen

server-not-dealt = Er is nog niet gedeeld.
server-match-over = Deze partij is afgelopen. Speel er nog een, als je wilt.
server-not-over = Deze partij is nog bezig. Een nieuwe kan als die afgelopen is.
server-stale-move = Intussen is de tafel verder. Kijk nog eens, en kies dan.
server-answered-first = Iemand was sneller en heeft beslist. Kijk nog eens naar de tafel, en ga verder.
server-nothing-forbids = Nu verbiedt niets dit: ga je gang.
server-absent = Een bot speelt voor jou. Neem eerst je plek terug.
server-still-playing = Je speelt nog mee: de bots wachten tot alle mensen eruit liggen.
server-not-away = Een bot kan invallen als iemand { $seconds } seconden weg is.
server-adjourned = Deze partij gaat een andere dag verder. Als iedereen er is, ga je door.
server-somebody-missing = Er ontbreekt nog iemand. Je kunt verder als iedereen er is, of laat een bot de plek nemen.
server-window-open = Eén moment: een kaart wacht op antwoord. Pauzeren kan zodra dat er is.
server-nothing-to-take-back = Je hebt nu niets om terug te nemen.
server-told-something = Deze zet heeft iets aan iemand verklapt, dus hij blijft staan.
server-no-time-left = Er is geen tijd meer om hierover opnieuw te beslissen.
server-in-person = Bij dit spel moet een antwoord binnen seconden komen, dus iedereen moet erbij zijn: kies een andere klok dan dagen per zet.
server-days-no-pause = Met dagen per zet valt er niets te pauzeren: iedereen speelt wanneer het uitkomt.
server-days-no-stand-in = Aan deze tafel heeft iedereen dagen de tijd voor een zet. Een bot valt in als die om is.
server-out = In deze partij lig je eruit: dat is aan wie nog speelt.

## Praten

server-no-chat = Aan deze tafel wordt niet geschreven. Gezichtjes kunnen wel.
server-out-quiet = Wie eruit ligt, weet te veel: schrijven kan weer na afloop. Gezichtjes kunnen wel.
server-out-faces = Wie eruit ligt, mag maar af en toe een gezichtje sturen. Wacht even.
server-line-empty = Hier valt niets te lezen.
server-line-long = Dat is wat lang: er passen hooguit { $most } tekens.
server-talk-fast = Dat was veel tegelijk. Haal even adem en ga verder.
server-no-such-face = Dat gezichtje is er niet. Je kunt kiezen uit { $faces }.

## Jouw sleutel

server-no-such-key = Deze sleutel past niet: misschien is hij al gebruikt, of is het slot vervangen.
server-seats-open = Je zit hier nog aan { $count ->
    [one] een tafel
   *[other] { $count } tafels
  }. Zeg eerst dat je je plek daar opgeeft.
server-nobody-before = Dit apparaat was eerder van niemand anders, of dat slot is vervangen.
server-locked-out = Op een ander apparaat is het slot vervangen, of je hebt gevraagd vergeten te worden: dit apparaat komt er niet meer in.

## Gespeelde partijen

server-no-such-match = Die partij is er niet.
server-still-running = Deze partij is nog bezig. Bestand en replay gaan open als die afgelopen is, zodat niemand kan spieken.
server-old-rules = De regels zijn sinds deze partij veranderd: nalezen kan, maar er is geen bestand van om na te spelen.

## Onze eigen fouten

server-table-frozen = Deze tafel staat stil door een fout van ons; er is geen zet verloren. Incident { $incident }.
server-bot-silent = De bots geven geen antwoord. Er gaat geen zet verloren: de tafel wacht en vraagt het ze opnieuw.
server-not-frozen = Deze tafel is al open.
server-incident = Aan onze kant ging iets mis. Incident { $incident }.
server-table-offline = Wie het huis onderhoudt heeft deze tafel offline gehaald. Er gaat niets verloren en niemands tijd loopt: kom later nog eens kijken.
server-already-offline = Deze tafel is al offline.
server-not-offline = Deze tafel is niet offline.
server-restart-when = Een herstart kondig je minstens { $least } minuut en hoogstens { $most } uur van tevoren aan.
server-operator-link = Deze link is al gebruikt, te oud of niet van dit huis. Een nieuwe krijg je met: ludoteca house
server-operator-only = Dit is voor wie het huis onderhoudt. Een link krijg je met: ludoteca house
server-operator-private = Deze kamer opent via HTTPS of op de machine van de server zelf: op een netwerk kunnen anderen meeluisteren.
server-metrics-token = Deze cijfers zijn voor wie het juiste token stuurt.

## De schijf

server-not-stored = Dat kon net niet worden bewaard, dus er is niets veranderd. Probeer het zo nog eens; niemands klok loopt.
server-not-read = Wat dit huis onthoudt, is nu even niet te lezen. Probeer het zo nog eens; er is niets verloren.
server-table-moved = Deze tafel is net naar een andere server van dit huis verhuisd. De pagina gaat vanzelf mee; er is niets verloren.

## Uitleggen

server-no-hints = Aan deze tafel speel je zonder tips. Wie een tafel opent, kan ze voor iedereen toestaan; met alleen bots zijn ze er altijd.
server-hint-not-now = Je hebt nu niets te beslissen.
server-too-many-hints = Dat waren veel tips. Over { $seconds } seconden zijn er weer.
server-no-thought = De bots hebben nu te veel aan hun hoofd. Probeer het zo nog eens.
server-too-many-thoughts = Voor jou worden hooguit { $most } partijen tegelijk doorgedacht. Wacht tot er een klaar is.
server-no-hindsight = Deze partij kan niet worden doorgedacht: met de regels van nu is die niet na te spelen.
