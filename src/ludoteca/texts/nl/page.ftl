# De pagina: huis, tafel, wachtkamer, replay, regels. Kort, warm, concreet; getallen in cijfers.

page-title = Ludoteca
page-about = Kaart- en tegelspellen, voor mensen en bots, in een huis van jezelf.
page-title-turn = Jouw beurt · { $game }
page-of = { $what }: { $says }
page-guest = Gast
page-bot-0 = Ada
page-bot-1 = Nina
page-bot-2 = Teo
page-bot-3 = Iris
page-bot-4 = Zeno
page-close = Sluiten
page-menu = Menu
page-home = Thuis
page-back = Terug
page-back-home = Terug naar huis
page-nowhere = Deze deur is er niet.
page-nowhere-more = Dit adres leidt nergens heen. Van huis uit kom je overal.
page-loading = De tafel wordt gedekt
page-stale = Er is een nieuwere pagina.
page-stale-more = Laad opnieuw: je plek en de partij blijven.
page-reload = Laad opnieuw
page-trouble = Iets gaf geen antwoord.
page-offline = Je bent offline.
page-offline-table = Een tafel leeft in het huis, en wat erop lag kan intussen veranderd zijn. Hij gaat vanzelf open zodra er weer verbinding is.
page-offline-house = Je bent offline: regels en lessen zijn er wel, tafels niet.
page-newer = Er is een nieuwere pagina.
page-newer-load = Laden
page-newer-later = Later
page-try-again = Nog eens

## Huis

page-motto = { $count ->
    [5] Vijf spellen onder één dak.
   *[other] { $count } spellen onder één dak.
}
page-hello = Hallo, { $name }
page-change-me = Wijzig naam of poppetje
page-games = De spellen
page-players = { $seats } spelers
page-your-turn = Jouw beurt
page-waits-for-you = { $names } wacht op je
page-somebody-waits = Er wacht iemand op je
page-wait-for-you = { $names } wachten op je
page-against-bots = tegen de bots
page-goes-on = Aan de gang
page-warmth = Het huis warmt op
page-warmth-far = { $open ->
    [0] Van de { $count } ramen is er nog geen open.
    [one] Van de { $count } ramen is er 1 open.
   *[other] Van de { $count } ramen zijn er { $open } open.
  }
page-warmth-playable = Je kunt alles al spelen:
page-warmth-by-eye = waar het dicht is, spelen de bots op gevoel.
page-warmth-warming = gaat nu open
page-warmth-cold = nu al speelbaar, bots op gevoel
page-warming-up = warmt op
page-bot-warming = { $name } warmt op en speelt nog niet op volle sterkte
page-plays-like = speelt als { $metal }
page-bot-plays-like = Aan te veel tafels zitten nu Diamant-bots: { $name } speelt als { $metal } tot er weer plaats is
page-play-now = Meteen spelen
page-play-now-more = tegen de bots
page-play-now-game = { $game }, tegen { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-open-table = Open een tafel
page-have-invitation = Ik heb een uitnodiging
page-learn = Leer een spel
page-learn-which = Welk spel?
page-who-opens = Wie doet open?
page-no-bell = Nu geen open tafel. Open er zelf een.
page-bell-empty = Hier je naam, als je wilt
page-bell = { $name } doet open: { $game }, { $free ->
    [one] 1 vrije plek
   *[other] { $free } vrije plekken
  }
page-bell-free = { $free ->
    [one] 1 vrije plek
   *[other] { $free } vrije plekken
  }
page-played = Gespeelde partijen
page-open-file = Open een partijbestand
page-file-house = Ondertekend door dit huis
page-file-unknown = Ondertekend, met een sleutel die dit huis niet kent
page-file-nobody = Het bestand klopt; niemand staat in voor de herkomst
page-file-again = Kies het bestand opnieuw, op de eerste pagina.
page-played-won = Jij won
page-played-won-with = Jij won met { $names }
page-played-draw = Gelijkspel
page-played-other = Gewonnen door { $names }
page-played-place = { $place ->
    [2] Tweede
    [3] Derde
    [4] Vierde
    [5] Vijfde
   *[other] Nummer { $place }
} van de { $count ->
    [3] drie
    [4] vier
    [5] vijf
    [6] zes
   *[other] { $count }
}
page-played-left = Je ging weg voor het einde
page-played-over = Uitgespeeld
page-played-winner = gewonnen
page-played-all = Alle gespeelde partijen
page-played-earlier = Eerdere
page-continue = Verder
page-start = Begin
page-settings = Licht, taal, beweging
page-light = Licht
page-light-system = Zoals buiten
page-light-day = Dag
page-light-night = Nacht
page-language = Taal
page-motion = Beweging
page-swipe = Omhoog vegen speelt de kaart
page-motion-calm = Kalm
page-motion-brisk = Vlot
page-motion-still = Stil
page-press-again = Druk nog eens om te spelen
page-sound = Geluid
page-sound-off = Uit
page-sound-turn = Alleen ‘jouw beurt’
page-sound-all = Alles
page-confirm = Vraag voordat een zet weggaat
page-confirm-more = Je drukt twee keer op de knop.
page-all-settings = Alle instellingen
page-as-you-like = Zoals jij het wilt
page-saved = bewaard
page-you-here = Jij, hierbinnen
page-no-account = Geen account, geen mail. Naam en poppetje blijven in deze browser.
page-light-more = De hemel verandert, de kaarten niet.
page-sound-and-motion = Geluid en beweging
page-motion-more = Stil: niets vliegt; een ring wijst aan wat er veranderd is.
page-tremble = Tril als jij aan de beurt bent
page-at-table = Aan tafel
page-swipe-more = Sneller, maar je zet is meteen weg.
page-odds = Toon de kansen
page-odds-more = Waar een tafel ze weet: de volgende kaart van Exploding Kittens.
page-plain-more = Elke tafel als koppen, lijsten en knoppen.

## Wie je bent

page-who-are-you = Wie ben je?
page-your-name = Hoe heet je?
page-your-doll = Wie van deze ben jij?
page-doll = Poppetje { $number }
page-doll-taken = Poppetje { $number }, al bezet
page-save = Klaar
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
page-invitation = Een uitnodiging
page-invitation-paste = Plak de link of de code van de tafel
page-invitation-go = Naar binnen
page-invitation-bad = De code van de tafel ontbreekt: het laatste stuk van de link.

## Een tafel openen

page-seats-at-table = Plekken aan tafel
page-tap-chair = Tik op een plek om die te wijzigen
page-chair = Plek { $number }
page-chair-you = Hier zit jij
page-chair-link = Met link
page-chair-bot = Bot
page-chair-nobody = Niemand
page-chair-person = Persoon met de link
page-chair-here = Persoon hier
page-who-sits = Wie er op plek { $number } zit
page-how-many = Met hoeveel
page-bot-strength = Sterkte van de bot
page-bot-of = bot, { $metal }
page-metal-0 = Tin
page-metal-1 = Koper
page-metal-2 = Messing
page-metal-3 = Zilver
page-metal-4 = Goud
page-metal-5 = Diamant
page-metal-0-about = kent de regels, en ziet vaak iets over het hoofd.
page-metal-1-about = gaat af op vuistregels.
page-metal-2-about = blijft nuchter.
page-metal-3-about = telt kaarten en denkt een beetje na.
page-metal-4-about = kijkt ver vooruit.
page-metal-5-about = is de sterkste die we hebben.
page-how-it-goes = Hoe je speelt
page-rest-by-rulebook = de rest volgens de spelregels
page-more-options = Meer opties
page-options-changed = { $count ->
    [one] één gewijzigd
   *[other] { $count } gewijzigd
  }
page-lay = Dek de tafel
page-lay-who = { $game }: { $who }
page-who-you = jij
page-who-people = { $count ->
    [one] 1 persoon met de link
   *[other] { $count } personen met de link
  }
page-who-here = { $count ->
    [one] 1 persoon hier
   *[other] { $count } personen hier
  }
page-who-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
page-need-seats = { $game } speel je met { $seats }: nu zijn jullie met { $count }
page-yes = Ja
page-no = Nee

## Wachtkamer

page-almost = Bijna klaar
page-all-set = Alles klaar
page-invite = Nodig uit wie er nog ontbreekt
page-invite-more = Scan de code of stuur de link:
page-invite-only-here = Alleen deze computer kan dit adres openen:
page-invite-lan = Telefoons op dezelfde wifi komen binnen als het huis daarvoor open is. Wie het huis beheert, stopt het en start het zo opnieuw; tafels en plekken blijven:
page-qr = QR-code van de link
page-copy = Kopieer
page-copied = Gekopieerd
page-send = Stuur
page-free-chair = Vrije plek
page-sit-here = Hier zitten
page-sit = Ga zitten
page-sit-more = zonder account; de plek blijft van jou
page-just-watch = Kijk mee
page-stand = Sta op
page-seat-bot = Bot op plek { $number }
page-remove-bot = Maak de plek vrij
page-tap-bot = Tik op een plek: bot erbij of eraf
page-ready = zit aan tafel
page-deal = Begin
page-deal-waits = { $count ->
    [one] er ontbreekt nog één persoon
   *[other] er ontbreken nog { $count } personen
  }
page-sealed = De stapel is al verzegeld: vingerafdruk
page-sealed-more = Ieders pagina legt een eigen snufje toeval vast voordat er iets wordt onthuld. Zo kan niemand de kaarten kiezen, ook niet wie het huis beheert en meespeelt.
page-committed-you = { $count ->
    [one] Jij schudt mee.
   *[other] Jij en { $names } schudden mee.
  }
page-committed = { $names } { $count ->
    [one] schudt
   *[other] schudden
  } mee.
page-dealing = er wordt gedeeld: elke pagina voegt een eigen deel toe
page-left-out = Deze deling is niet te vertrouwen: jouw deel van het schudden zit er niet in.
page-left-out-more = Jouw pagina had het vastgelegd, en de server deelde zonder. Vraag het aan wie dit huis beheert, of speel ergens anders.
page-host-deals = Als iedereen zit, deelt { $name }.
page-invites-you = { $name } nodigt je uit voor { $game }
page-already-here = Al hier: { $names }.
page-no-chair-left = De tafel is vol: je mag meekijken.
page-no-table = Deze tafel is er niet meer.
page-turned-out = Hier is de deur dicht.

## Tafel

page-opponents = Tegenstanders
page-seat-turn = { $name }, aan zet
page-away = weg
page-your-hand = Jouw hand
page-log = Verslag
page-log-empty = Nog niets te vertellen.
page-open-log = Laatste nieuws: { $last } Open het verslag
page-put-back = Leg terug
page-pick-first = Kies wat je speelt
page-key-waits = zodra jij aan de beurt bent
page-skip = Een tik slaat dit over
page-turn-of = Beurt van { $name }. Je kunt al kiezen.
page-watching = Je kijkt mee
page-watching-turn = Beurt van { $name }
page-watching-tray = Je kijkt mee: de handen blijven gedekt.
page-over = De partij is afgelopen
page-loose = Het draadje schoot los.
page-loose-more = Even vastknopen. Geen zet verloren.
page-plain-table = Tafel in woorden
page-picture-table = Getekende tafel
page-keys = Toetsen
page-keys-arrows = ← →
page-keys-arrows-does = gaan van keuze naar keuze
page-keys-digits = 1 – 9
page-keys-digits-does = kiezen uit je hand, geteld van links
page-keys-space = Spatie
page-keys-space-does = kiest wat de focus heeft
page-keys-enter = Enter
page-keys-enter-does = speelt
page-keys-escape = Esc, U
page-keys-escape-does = legt terug
page-keys-log = D
page-keys-log-does = opent het verslag
page-keys-hint = H
page-keys-hint-does = vraagt een tip, waar er tips zijn
page-keys-help = ?
page-keys-help-does = toont deze toetsen

## Regels

page-rules = Regels
page-rule = Regel { $rule }
page-rule-unknown = Bij deze regel staat nog geen tekst.
page-rule-read = Lees hem op zijn plaats
page-find = Zoek of typ een nummer
page-find-label = Zoek in de regels
page-found = { $at } van { $count }
page-found-none = niets
page-find-next = Volgende
page-find-previous = Vorige
page-chapters = Hoofdstukken
page-rule-link = Link naar regel { $rule }
page-mark-option = optie
page-mark-option-more = ‘Optie’: wie de tafel opent, mag kiezen.
page-mark-ruling = onze keuze
page-mark-ruling-more = ‘Onze keuze’: het regelboekje zwijgt of zegt twee dingen, dus moest het huis beslissen.

## Einde

page-end = Einde van de partij
page-rematch = Revanche
page-watch-again = Kijk terug
page-game-file = Download
page-see-table = De tafel

## Tafel in woorden

page-plain-now = Nu
page-plain-choices = Je mag kiezen
page-plain-nothing = Nu niets te beslissen.
page-answered = Je antwoord is binnen. Je mag het nog wijzigen zolang de anderen beslissen.
page-plain-play = Speel
page-plain-back = Leg terug
page-plain-chosen = Al gekozen
page-plain-won = { $count ->
    [one] { $names } wint.
   *[other] { $names } winnen.
  }
page-plain-won-you = Jij wint.

## Replay

page-replay = Replay
page-replay-move = zet { $at } van { $count }
page-replay-deal = het delen
page-replay-eyes = Door wiens ogen?
page-replay-eyes-of = Door de ogen van { $name }
page-replay-eyes-you = Door je eigen ogen
page-replay-all = Alle
page-replay-open = open
page-replay-slider = Zet
page-replay-first = Naar het begin
page-replay-back = Vorige zet
page-replay-forward = Volgende zet
page-replay-last = Naar het eind
page-replay-play = Speel vanzelf af
page-replay-pause = Pauze
page-share-move = Kopieer de link naar deze zet
page-download = Download de partij
page-no-replay = Deze partij kun je nog niet terugkijken.
page-replay-mark-back = Naar het vorige teken
page-replay-mark-forward = Naar het volgende teken
page-check-shuffle = Controleer het schudden
page-check-working = Eén moment: alles wordt nagerekend.
page-check-honest = Er is eerlijk geschud.
page-check-honest-more = Alles is hier nagerekend, op je eigen apparaat.
page-check-wrong = Hier klopt iets niet.
page-check-wrong-more = Het narekenen stopt bij de eerste stap die afwijkt. Bewaar het bestand: dat is het bewijs.
page-check-sealed = Verzegeld voor het begin
page-check-sealed-seen = Het geheim past bij het zegel dat dit apparaat zag voor het delen: { $seal }.
page-check-sealed-file = Het geheim past bij het zegel in het bestand: { $seal }. Dit apparaat was er niet bij om het te zien.
page-check-mixed = Het toeval kwam van iedereen
page-check-mixed-more = { $count ->
    [0] Het startgetal is gemaakt van het geheim en het adres van de partij.
    [one] Het startgetal is gemaakt van het geheim, het adres van de partij en wat 1 plek had vastgelegd.
   *[other] Het startgetal is gemaakt van het geheim, het adres van de partij en wat { $count } plekken hadden vastgelegd.
  }
page-check-mine = Jouw eigen deel
page-check-mine-in = Wat dit apparaat voor het delen had vastgelegd, zit in het startgetal.
page-check-mine-none = Dit apparaat heeft hier niet meegeschud.
page-check-public = In de openbare keten
page-check-public-more = Bij nummer { $number } had het huis alles wat was vastgelegd bekendgemaakt voordat er iets werd onthuld, en daarna één keer gedeeld.
page-check-drawn = Elke kaart op volgorde
page-check-drawn-more = { $count ->
    [one] 1 keer schudden of trekken, uit het startgetal weer precies zo.
   *[other] { $count } keer schudden en trekken, uit het startgetal weer precies zo.
  }
page-check-told = Elke zet op zijn plaats
page-check-told-more = { $count ->
    [one] 1 zet en alles wat is verteld, zonder gat aaneengeschakeld.
   *[other] { $count } zetten en alles wat is verteld, zonder gat aaneengeschakeld.
  }
page-check-remains = Wat geen som kan tonen: wie dit huis beheert, ziet alle handen, kan een deling afbreken (de openbare keten laat dat zien), kan een plek helpen en kan, waar alleen bots of eigen gasten meespelen, de kaarten kiezen.
page-check-proof = Download het bewijs

page-gallery = Galerij
page-gallery-why = Dit is een bewaarde stelling: hier is niemand om te zeggen waarom.
