# Wat de motor zelf te zeggen heeft, bij welk spel dan ook.

engine-bad-option = Deze optie kan niet worden ingesteld: { $text }.
engine-option-twice = De optie { $name } is twee keer ingesteld. Geef haar met haar naam of in options, niet allebei.
engine-bad-seats = Zo kun je dit spel niet met { $count } spelen.
engine-bad-position = Deze stelling is niet te lezen: { $text }.
engine-position-breaks = Deze stelling schendt een spelregel.
engine-bad-number = { $name } wil een heel getal van { $least } tot en met { $most }, niet { $text }.
engine-bad-steps = Stappen zijn een lijst van hele getallen, niet { $text }.
engine-no-move = Deze stappen samen zijn geen zet in dit spel: { $text }.
engine-bad-seed = Een startgetal is een heel getal onder 2^256 of 32 bytes, niet { $text }.
engine-position-differs = Deze stelling spreekt zichzelf tegen, of zegt wat geen stelling zegt: { $text }.
engine-bad-move = ‘{ $text }’ is geen zet. Schrijf de letter van de plek, een spatie en de zet.
engine-bad-seat = ‘{ $text }’ begint niet met een van de { $count } plekken (a is de eerste).
engine-too-many-steps = De zet was voor de laatste stap al af.
engine-unfinished = De zet is nog niet af.
engine-no-such-step = Stap { $step } bestaat niet in dit spel.
engine-not-asked = { $seat } heeft nu niets te beslissen.
engine-stepper-step = Stap { $step } mag nu niet.
engine-batch-step = Partij { $place } van de reeks: { $seat } mag stap { $step } niet doen.

engine-file-too-large = Dit bestand is te groot voor een partijbestand.
engine-file-not-json = Dit is geen partijbestand: het is niet als JSON te lezen.
engine-file-twice = Dit bestand zegt iets twee keer: twee lezers zouden er twee verschillende partijen in kunnen zien.
engine-file-form = Een deel van dit bestand is niet geschreven zoals partijbestanden zijn: hele getallen onder 2⁵³, echte tekens, hooguit { $count } niveaus diep genest.
engine-chain-unknown = Dit is geen stuk van een openbare keten, zoals /api/chain dat geeft.
engine-file-unknown = Dit is geen partijbestand van Ludoteca (het ‘format’ is anders).
engine-file-rules = Dit bestand is gespeeld met de regels { $text }; hier is { $game }.
engine-file-start = Het begin van deze partij kan niet opnieuw worden klaargezet: { $text }.
engine-file-move = Zet { $number }, { $text }, mocht niet.
engine-file-differs = Nagespeeld komt dit bestand niet uit op wat het zegt; verschillend: { $text }.

engine-check-moves = Elke zet mocht.
engine-check-moves-fails = Een van de zetten mocht niet.
engine-check-chain = De keten over alle zetten houdt.
engine-check-chain-fails = De keten over de zetten is gebroken: er is achteraf iets veranderd.
engine-check-draws = Elke keer schudden en trekken volgt uit het startgetal.
engine-check-draws-fails = Een keer schudden of trekken volgt niet uit het startgetal.
engine-check-events = Wat is verteld, is wat er gebeurde.
engine-check-events-fails = Wat is verteld, is niet wat er gebeurde.
engine-check-outcome = De uitslag klopt.
engine-check-outcome-fails = De uitslag is niet die waar de zetten toe leiden.
engine-check-players = Bij elke zet staat wie erover besliste, en welke hulp daarbij was.
engine-check-players-fails = Wie over de zetten besliste, of welke hulp daarbij was, staat er niet zoals het hoort.
engine-check-players-none = Niet vermeld: wie over de zetten besliste, en welke hulp daarbij was.
engine-check-seed = Het startgetal volgt uit wat de server en { $count ->
    [one] één plek
   *[other] { $count } plekken
  } hadden vastgelegd voordat er iets werd onthuld.
engine-check-seed-alone = Het startgetal is wat de server had vastgelegd. Niemand anders schudde mee: wie de server beheert, had de kaarten kunnen kiezen.
engine-check-seed-early = Het startgetal is wat de server had vastgelegd. Gedeeld op de oude manier: wie de server beheerde en meespeelde, had de kaarten kunnen kiezen.
engine-check-seed-fails = Het startgetal volgt niet uit wat de server en de plekken hadden vastgelegd.
engine-check-seed-none = Geen vastlegging: het startgetal was niet vooraf beloofd.
engine-check-seed-position = Het bestand toont hoe een deling was beloofd, maar begint vanuit een stelling: deze kaarten zijn niet met dat startgetal gedeeld.
engine-check-seed-origin = Hier is niets gedeeld: de partij begint vanuit een stelling en is oefening.
engine-check-origin = Oefening: er is verder gespeeld na zet { $move } van { $kind ->
    [match] partij { $name }
    [file] het bestand { $name }
    [puzzle] puzzel { $name }
   *[lesson] de les { $name }
}, { $hidden ->
    [redrawn] met het verborgene opnieuw getrokken uit wat plek { $seat } wist. Dat past.
   *[as-were] met het verborgene zoals het was. Zo lag het daar.
}
engine-check-origin-told = Oefening: het bestand zegt dat er verder is gespeeld na zet { $move } van { $kind ->
    [match] partij { $name }
    [file] het bestand { $name }
    [puzzle] puzzel { $name }
   *[lesson] de les { $name }
}. Zonder dat is het niet te controleren; alleen wie ondertekende, staat ervoor in.
engine-check-origin-other = Het bestand zegt dat er verder is gespeeld na zet { $move } van { $name }, maar dat leidt niet naar waar het begint.
engine-check-origin-fails = Van waaruit er verder is gespeeld, staat er niet zoals het hoort: de partij moet oefening zijn en vanuit een stelling beginnen.
engine-no-redraw = Op dit punt is al zo veel gezien dat geen andere deling past. Speel verder met alles zoals het was, of vanaf een eerder punt.
engine-check-public = De openbare keten toont deze deling bij nummer { $number }. In dit stuk ervan: { $prepared } delingen voorbereid, { $void } vervallen, { $quiet } niet afgemaakt.
engine-check-public-broken = Dit is geen heel stuk van een openbare keten: een schakel volgt niet op de vorige.
engine-check-public-missing = Dit stuk van de openbare keten toont de deling met nummer { $number } en het einde ervan niet.
engine-check-public-other = Bij nummer { $number } toont de openbare keten een andere deling.
engine-check-public-none = De openbare keten toont deze deling niet: het bestand zegt niet waar die daar zou staan.
engine-check-signature = Ondertekend met de sleutel van { $name }.
engine-check-signature-house = Ondertekend door dit huis.
engine-check-signature-unknown = Ondertekend met een sleutel die hier niet bekend is: { $key }. Wie hem heeft, staat in voor elke byte.
engine-check-signature-fails = De handtekening hoort niet bij dit bestand.
engine-check-signature-none = Niet ondertekend.

# Een spel van elders dat niet kon worden opgenomen.
engine-left-out = Het spel { $name } is weggelaten: { $text }.

engine-network-strange = Dit bestand is geen netwerk van Ludoteca.
engine-network-damaged = Het bestand van dit netwerk is beschadigd, of door een andere versie geschreven.
engine-network-other = Het netwerk { $file } is voor { $game } gemaakt, en niet voor dit spel zoals het hier is.
engine-network-unreadable = Het netwerk { $file } kan niet worden gelezen: { $reason }.
engine-no-network = { $game } wordt zonder { $level } gespeeld: het netwerk { $why ->
    [other] is voor andere regels gemaakt
    [unreadable] is niet te lezen
   *[damaged] is beschadigd
}. Installeer Ludoteca opnieuw, of laat een nieuw netwerk leren: ludoteca learn { $game }.
