# Een avond aan tafel: klok, afwezigheid, woorden, pauzes, binnenkomen met een sleutel. Kort, warm, concreet.

## Klok

evening-clock = Klok
evening-clock-about = staat stil zolang de verbinding weg is
evening-pace-none = Geen haast
evening-pace-relaxed = 30 s + 10 min
evening-pace-blitz = 10 s + 1 min
evening-your-time = Jouw tijd: { $time }
evening-time-of = Tijd van { $name }: { $time }
evening-hurry = Je hebt nog 10 seconden

## Wie kijkt, wie schrijft

evening-watch = Wie mag meekijken
evening-watch-about = nooit in de handen
evening-watch-nobody = Niemand
evening-watch-link = Wie de link heeft
evening-watch-all = Het hele huis
evening-listed = De tafel staat bij de deurbel
evening-listed-true = Wie langskomt, kan aanschuiven.
evening-listed-false = Alleen met de link of met de letters.
evening-chat = Aan deze tafel wordt geschreven
evening-chat-true = Woorden en gezichtjes.
evening-chat-false = Alleen gezichtjes.
evening-hints = Vriendelijke tafel, met tips
evening-hints-true = Wie aan de beurt is, mag vragen wat een bot met dezelfde kennis zou doen.
evening-hints-false = Iedereen denkt zelf. Met alleen bots zijn er altijd tips.
evening-with-hints = tips voor iedereen
evening-local = Eén scherm, van hand tot hand
evening-local-true = Iedereen bekijkt in de eigen beurt de eigen hand.
evening-local-false = Iedereen speelt op een eigen scherm.
evening-name-of = Naam op plek { $number }
evening-bell-watch = bezig: kijk mee
evening-bell-watch-of = Kijk mee bij { $game }: { $names }

## Afwezigheid

evening-away = { $name } is al { $seconds } seconden weg. Over { $left } seconden kan een bot spelen; de plek is later terug te nemen.
evening-away-now = { $name } is al { $seconds } seconden weg. Een bot kan spelen; de plek is later terug te nemen.
evening-away-clock = { $name } is weg. De klok loopt verder over { $left } seconden.
evening-bot-now = Nu een bot
evening-wait = We wachten
evening-bot-plays = Een bot speelt voor { $name }
evening-bot-plays-you = Een bot speelt voor jou.
evening-return = Neem je plek terug

## Pauzes, weggaan, bedenktijd

evening-adjourn = Een andere dag verder
evening-adjourn-asked = Voorstel van { $names }: een andere dag verder.
evening-adjourned = Pauze. De partij blijft op tafel.
evening-go-on = We gaan verder
evening-reopen = Open hem weer
evening-reopen-about = Je kunt de tafel weer openen, zoals die was na de laatste zet.
evening-reopen-host = Wie de tafel opende, kan hem weer openen, zoals hij was na de laatste zet.
evening-play-on = Nu verder
evening-leave = Laat je plek aan een bot
evening-leave-sure = Je plek gaat naar een bot en komt niet terug. Akkoord?
evening-leave-yes = Plek opgeven
evening-leave-no = Blijven
evening-hurry-bots = Sneller
evening-hurry-bots-more = de bots wachten niet
evening-hurried = Op volle snelheid
evening-home = Weggaan
evening-home-more = de partij gaat door
evening-take-back = Neem de zet terug
evening-one-back = Eén zet terug
evening-practice = oefening
evening-recorded = Deze partij is van voor de nieuwe regels: je kunt die nalezen, niet voortzetten.

## Wachtkamer

evening-ready = Ik ben zover
evening-not-ready = Nog even
evening-getting-ready = nog niet zover
evening-remove = Vraag { $name } op te staan
evening-code = Vier letters om hardop te zeggen
evening-side-mine = aan jouw kant
evening-side-other = aan de andere kant

## Chat

evening-talk = Chat
evening-talk-empty = Nog geen berichten.
evening-talk-field = Schrijf aan de tafel
evening-talk-send = Zeg het
evening-talk-unread = { $count ->
    [one] 1 nieuw bericht
   *[other] { $count } nieuwe berichten
  }
evening-mute = Demp { $name }
evening-unmute = Hoor { $name } weer
evening-faces = Gezichtjes
evening-face-0 = haha
evening-face-1 = wauw
evening-face-2 = pfoe
evening-face-3 = grr
evening-face-4 = bravo
evening-face-by = { $name }: { $face }

## Eén scherm

evening-hand-to = Geef het scherm aan { $name }
evening-hand-to-more = Alle handen zijn gedekt.
evening-uncover = { $name }, bekijk je hand

## De huissleutel

evening-key = De huissleutel
evening-key-about = Open deze link op een ander apparaat en je bent weer jij. Hij opent één keer; wie hem heeft, kan op jouw plek gaan zitten.
evening-key-copy = Kopieer de sleutel
evening-key-lock = Vervang het slot
evening-key-locked = Klaar: andere sleutels en andere apparaten openen niet meer.
evening-key-found = Met deze link kwam een sleutel mee
evening-key-looking = Even kijken van wie deze sleutel is …
evening-key-becomes = Hiermee wordt dit apparaat { $name }.
evening-key-yours = Draai hem alleen om als je hem zelf hebt gemaakt: wie dat deed, ziet dan je kaarten en kan in jouw plaats spelen.
evening-key-seats = { $name } zit nog aan { $count ->
    [one] 1 tafel die niet klaar is. Die plek blijft achter
   *[other] { $count } tafels die niet klaar zijn. Die plekken blijven achter
  }.
evening-key-back = { $name } gaat niet verloren: onder ‘Zoals jij het wilt’ kun je terug.
evening-key-stay = Blijf { $name }
evening-key-not-now = Nu niet
evening-key-become = Word { $name }
evening-key-leave-and-become = Plekken opgeven, { $name } worden
evening-key-same = Dit is je eigen sleutel: hier ben je al { $name }, en hij is nog goed.
evening-before = Eerder was dit apparaat { $name }.
evening-before-back = Weer { $name } zijn
evening-forget = Vergeet mij
evening-forget-sure = Naam, woorden en plekken verdwijnen uit dit huis, voorgoed. Akkoord?
evening-forget-yes = Ja, vergeet mij
