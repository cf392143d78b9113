# Meldingen: wat het huis zegt tegen wie er niet is, en waar je zegt of dat mag. Opgehaald als iemand kijkt.

notices-title = Jouw beurt · { $game }
notices-with = Met { $names }.
notices-with-bots = Tegen de bots.
notices-left-days = { $count ->
    [one] Nog 1 dag.
   *[other] Nog { $count } dagen.
}
notices-left-hours = { $count ->
    [one] Nog 1 uur.
   *[other] Nog { $count } uur.
}
notices-left-minutes = { $count ->
    [one] Nog 1 minuut.
   *[other] Nog { $count } minuten.
}
notices-stop = Geen meldingen meer

notices-letter-subject = { $count ->
    [one] Er wacht een tafel op je
   *[other] Er wachten { $count } tafels op je
}
notices-letter-hello = Jij bent aan de beurt:
notices-letter-end = Hooguit één brief per dag. Met deze link komt er geen meer:
notices-confirm-subject = Mag het huis je schrijven?
notices-confirm-hello = Iemand vroeg om op dit adres brieven te krijgen bij de eigen beurt. Was jij dat, open dan deze link en zeg ja:
notices-confirm-else = Was jij het niet, doe dan niets: er komt geen brief meer. De link geldt twee dagen.

## Het blok

notices = Meldingen
notices-all-off = alles uit
notices-about = Het huis roept je pas als je erom vraagt.
notices-badge = Stip op het icoon
notices-badge-more = Het aantal tafels waar jij aan de beurt bent.
notices-badge-not-here = Deze browser heeft zo’n stip niet.
notices-system = Systeemmelding
notices-system-more = De browser vraagt je één keer of het mag.
notices-system-open = De browser vraagt je één keer of het mag. De melding komt zolang er een pagina van het huis open is, ook achter andere.
notices-system-push = De melding komt ook als er geen pagina van het huis open is.
notices-system-insecure = Browsers staan het alleen toe via HTTPS. Het huis is hier via gewone HTTP geopend.
notices-system-denied = De browser staat het niet toe. Je kunt dat wijzigen in de instellingen voor dit adres.
notices-system-not-here = Deze browser heeft zulke meldingen niet; op een iPhone komen ze zodra het huis op het beginscherm staat.
notices-mail = Brief per mail
notices-mail-more = Hooguit één per dag, met de tafels waar de tijd opraakt.
notices-mail-where = Waarheen
notices-mail-example = naam@example.org
notices-mail-only = Het adres dient alleen hiervoor. Zet dit uit en het wordt gewist.
notices-mail-send = Stuur
notices-mail-asked = Er is een brief onderweg naar { $address }. Zeg daar ja, binnen twee dagen.
notices-mail-confirmed = Brieven gaan naar { $address }.
notices-when = Wanneer
notices-when-due = Als er nog één dag is
notices-when-turn = Telkens als ik aan zet ben
notices-trouble = Dat lukte niet. Probeer het zo nog eens.

## De twee links

notices-confirm = Mogen hier brieven komen?
notices-confirm-more = Hooguit één per dag, als jij ergens aan de beurt bent. In elke brief staat een link om ze te stoppen.
notices-confirm-yes = Ja, schrijf mij
notices-confirmed = Klaar: de brieven komen hier.
notices-end = Geen meldingen meer?
notices-end-more = Wat je hierheen bracht, komt niet meer. Je tafels blijven zoals ze zijn.
notices-end-yes = Ja, stop maar
notices-ended = Klaar: het huis roept je zo niet meer.

## Weigeringen

notices-no-push = Dit huis heeft geen Web Push.
notices-no-mail = Dit huis stuurt geen brieven.
notices-no-service = Het huis stuurt niets naar de pushdienst van deze browser.
notices-too-many-devices = Er kunnen hooguit { $most } browsers worden geroepen. Zet de meldingen eerst in een ervan uit.
notices-no-address = Dat lijkt niet op een mailadres.
notices-too-many-letters = Dat waren veel brieven. Probeer het morgen nog eens.
notices-not-sent = De brief kon niet worden verstuurd. Klopt het adres? Probeer het zo nog eens.
notices-no-word = Deze link is al gebruikt, of te oud.
