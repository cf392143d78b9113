# Puzzels: vind de zet.
puzzles-find = Vind de zet
puzzles-ask = Welke zet is de beste?
puzzles-none = Die puzzel is er niet
puzzles-easy = makkelijk
puzzles-medium = gemiddeld
puzzles-hard = moeilijk
puzzles-strength = Hoe moeilijk
puzzles-of-the-day = Van de dag
puzzles-number = Nr. { $number }
puzzles-row = { $count } op rij
puzzles-row-ends = de rij begint opnieuw

## Ernaast
puzzles-one-move = Eén zet, geen haast
puzzles-from-a-game = Uit een echte partij tussen sterke bots. Je weet wat deze plek wist: je hand, de tafel, alles wat is getoond. Eén zet is duidelijk de beste.
puzzles-before = Eerste antwoord
puzzles-solved = opgelost
puzzles-missed = niet opgelost
puzzles-in-a-row = Op rij
puzzles-days = { $count ->
    [one] 1 dag
   *[other] { $count } dagen
}

## Het antwoord
puzzles-right = Goed!
puzzles-better = Het kan beter
puzzles-best = De beste: { $move }.
puzzles-cost = { $points ->
    [one] Jouw zet kost ongeveer 1 punt.
   *[other] Jouw zet kost ongeveer { $points } punten.
}
puzzles-unweighed = Jouw zet zit niet bij de zetten die het wegen waard waren.
puzzles-note = Winstkansen vanaf hier, ± { $doubt }, met wat te weten was.
puzzles-another = Nog een
puzzles-play-on = Speel hier verder
puzzles-all = Alle puzzels

## Aan de muur van het huis
puzzles-today = Puzzel van de dag
puzzles-slate-ask = Jij bent aan de beurt, één enkele zet. Welke is de beste?
puzzles-slate-begin = Elke dag een nieuwe.
puzzles-slate-solved = Opgelost. De volgende komt morgen.
puzzles-slate-missed = Deze keer niet. De volgende komt morgen.
puzzles-try = Probeer
puzzles-look-again = Kijk nog eens
puzzles-solved-of = { $solved } van { $count } opgelost op dit apparaat

## Bestanden
puzzles-bad-file = Het bestand { $file } is geen leesbaar puzzelbestand: { $reason }. Probeer: ludoteca puzzles mine SPEL --out BESTAND
puzzles-no-search = Geen bot van { $game } denkt vooruit, dus er valt niets te vinden. Geef het sterkste niveau een zoektocht in players.py.
