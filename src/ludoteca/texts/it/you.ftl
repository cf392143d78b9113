# Frasi su chi le legge. `X-you` si dice al posto di `X` quando il posto di cui parla è il proprio.

you = Tu
you-to = te

## Kariba

kariba-began-you = { $games ->
    [1] Nuova partita. Cominci tu; nel mazzo { $pile } carte.
   *[other] Partita { $number } di { $games }. Cominci tu; nel mazzo { $pile } carte.
}
kariba-won-you = Vinci tu con { $score ->
    [one] 1 animale
   *[other] { $score } animali
}.
kariba-because-hand-empty-you = Non hai più carte.
kariba-refused-turn-you = Ora tocca a te.
kariba-heading-hand-you = La tua mano

## Boss Kito

boss-kito-began-you = Nuova partita. La carta iniziale è tua; { $deck } carte nel mazzo, { $supply } gettoni nella riserva generale.
boss-kito-round-began-you = Round { $round } di { $rounds }. Cominci tu.
boss-kito-won-you = Vinci tu con { $score ->
    [one] 1 punto
   *[other] { $score } punti
}.
boss-kito-won-by-tokens-you = Vinci tu con { $score ->
    [one] 1 punto
   *[other] { $score } punti
} e più gettoni in riserva.
boss-kito-refused-turn-you = Ora tocca a te.
boss-kito-refused-no-start-you = La carta iniziale resta a te finché qualcuno vince una carta col suo simbolo.
boss-kito-heading-hand-you = La tua mano
boss-kito-line-start-you = La carta iniziale è tua.

## Bossa

bossa-won-701-you = Non hai più tessere: vinci tu.
bossa-won-702-you = Sei gruppi: la linea è tua, e vinci.
bossa-won-703-you = Le ultime tessere fanno il sesto gruppo sull’altra linea: vinci tu.
bossa-won-704-you = Nessuna mossa possibile: vinci tu.
bossa-won-705-you = La pila è finita: hai meno tessere e vinci.
bossa-because-701-you = Non avevi più tessere.
bossa-because-702-you = Nella tua linea c’erano sei gruppi.
bossa-because-703-you = Hai messo le ultime tessere come sesto gruppo dell’altra linea.
bossa-because-705-you = La pila era finita; avevi meno tessere.
bossa-refused-turn-you = Ora tocca a te.
bossa-heading-line-of-you = La tua linea { bossa-line-name }, dado { $value }
bossa-heading-hand-you = Le tue tessere

## Kitsune

kitsune-began-you = Comincia il round { $number }; guidi tu. Il tracciato ha { $steps } passi.
kitsune-dealt-again-you = Le carte sono finite: mescoli e distribuisci di nuovo tu.
kitsune-exchanged-you = Tutti hanno dato una carta a un compagno. Guidi tu.
kitsune-binds-you = Devi giocare { kitsune-colour }, se ne hai.
kitsune-named-you = Guidi tu il prossimo round.
kitsune-leads-you = Guidi tu il prossimo turno.
kitsune-lead-you = Il prossimo round lo guidi tu
kitsune-will-bind-you = Devi giocare { kitsune-colour }, se ne hai
kitsune-refused-turn-you = Ora tocca a te.
kitsune-refused-bound-you = Hai giocato un Kitsune Nero: hai carte di colore { kitsune-colour } e devi giocarne una, non { kitsune-card }.
kitsune-refused-immune-you = La carta { $place }, la tua, è sotto il segnalino Nascosto e non si può distruggere.
kitsune-refused-own-you = La carta { $place }, { kitsune-card }, è tua: si distrugge solo la carta di un altro.
kitsune-refused-destroyed-you = La carta { $place }, { kitsune-card }, tua, è già distrutta.
kitsune-refused-special-you = La carta { $place }, { kitsune-card }, tua, non ha numero: si distruggono solo carte numerate.
kitsune-refused-member-you = Non sei del clan { kitsune-clan }.
kitsune-heading-hand-you = La tua mano
kitsune-line-now-exchange-you = Dai una carta a un compagno.
kitsune-line-now-play-you = Giochi una carta.
kitsune-line-now-fetch-you = Prendi una carta dagli scarti.
kitsune-line-now-target-you = Scegli la carta che la Katana distrugge.
kitsune-line-now-award-you = Puoi scegliere un segnalino Potere per il clan.
kitsune-line-now-leader-you = Puoi scegliere chi guida il prossimo round.
kitsune-line-obliged-you = Davanti a te c’è un Kitsune Nero: si gioca { kitsune-colour }, se ce n’è in mano.
kitsune-line-round-you = Round { $number }; questo turno lo guidi tu.
kitsune-line-token-held-you = { kitsune-token }: davanti a te.

## Exploding Kittens

exploding-kittens-began-you = Una nuova partita. Cominci tu; nel mazzo { $pile } carte, { $kittens ->
    [one] 1 gattino compreso
   *[other] { $kittens } gattini compresi
}.
exploding-kittens-attacked-you = Ti toccano { $owed } turni.
exploding-kittens-won-you = Resti solo tu, e vinci.
exploding-kittens-because-last-alive-you = Solo tu resti in gioco.
exploding-kittens-refused-turn-you = È il tuo turno.
exploding-kittens-refused-gift-you = Prima dai una carta a { $to }.
exploding-kittens-refused-burglar-you = Il Gatto Ladro sta davanti a te.
exploding-kittens-refused-target-dead-you = Non sei più in gioco.
exploding-kittens-refused-empty-hand-you = Non hai carte da dare.
exploding-kittens-heading-hand-you = La tua mano
exploding-kittens-line-won-you = Hai vinto.
exploding-kittens-line-turn-you = { $owed ->
    [one] È il tuo turno.
   *[other] È il tuo turno: { $owed } turni da fare.
}
exploding-kittens-line-attacked-you = { $owed ->
    [one] È il tuo turno, sotto attacco: resta 1 turno.
   *[other] È il tuo turno, sotto attacco: restano { $owed } turni.
}
exploding-kittens-line-burglar-you = Il Gatto Ladro sta davanti a te.
exploding-kittens-line-attack-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-skip-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-shuffle-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-see-you = Giochi { exploding-kittens-title }.
exploding-kittens-line-favor-you = Giochi { exploding-kittens-title }: { $to } darà una carta.
exploding-kittens-line-pair-you = Giochi due carte { exploding-kittens-title } per rubare una carta a { $to }.
exploding-kittens-line-three-you = Giochi tre carte { exploding-kittens-title } e chiedi a { $to } la carta { exploding-kittens-named }.
exploding-kittens-line-nope-you = Dici No!
exploding-kittens-line-give-you = Scegli una carta per { $to }.
exploding-kittens-line-defuse-you = Rimetti in segreto il gattino nel mazzo.
exploding-kittens-table-boom-you = Esplodi tu
exploding-kittens-table-tell-defuse-you = Nascondi il gattino nel mazzo
exploding-kittens-table-turning-you = L’ultimo gattino esplode in mano a te{ $count ->
    [0] .
    [one] , dopo 1 gattino disinnescato.
   *[other] , dopo { $count } gattini disinnescati.
}
