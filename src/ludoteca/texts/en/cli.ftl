# What the command line says.

cli-you = You
cli-metal-1 = Tin
cli-metal-2 = Copper
cli-metal-3 = Brass
cli-metal-4 = Silver
cli-metal-5 = Gold
cli-metal-6 = Diamond

## Help
cli-usage = Usage:{" "}
cli-heading-options = Options
cli-heading-commands = Commands
cli-ludoteca = A house of card and tile games: play, watch bots play, check game files.
cli-serve = Open the house: people on this machine play in their browser.
cli-serve-host = The address to listen on.
cli-serve-port = The port; without it, the first free one from the house’s own on. 0 takes any.
cli-serve-lan = Let phones and computers on the same Wi-Fi in; prints the address and a QR code.
cli-serve-data = The folder in which tables and guests are kept.
cli-serve-database = The address of a PostgreSQL database, instead of a file in the data folder; LUDOTECA_DATABASE says the same.
cli-serve-key = The file of the key that signs matches, where several servers share one; in the data folder if not given.
cli-serve-allowed = A further name under which browsers may reach this house; may be given several times.
cli-serve-proxies = A reverse proxy, by address or network: what it says of who comes and how (X-Forwarded-For, X-Forwarded-Proto) is believed, and nobody else’s word. May be given several times.
cli-serve-notices = A file that says how people are called who are not there: Web Push, mail. Without it nobody is.
cli-serve-metrics = Tell how the house does, in numbers for Prometheus, at /metrics: to this machine only.
cli-serve-token = A file with a token: whoever sends it reads /metrics from elsewhere too.
cli-serve-open-browser = Whether to open the browser; on a desktop it opens by itself.
cli-games = List the games with their seats and table options.
cli-play = Play a game against bots, here in the terminal.
cli-play-game = Against bots, in the terminal; type ? during the game for help.
cli-play-seats = How many play, you included.
cli-play-bot = Who plays against you: tin, copper, brass, silver, gold, diamond, or random, greedy, thumb, search:3k, search:1s, …; once for each bot, the last one fills the table.
cli-play-seed = A number that fixes the deal.
cli-play-save = Write the game file here when the game ends or you leave.
cli-arena = Let bots play many games against each other: on the same deals, with seats changed round. GAME is a game, several with commas between, or all. PLAYERS are tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iterations), search:1.2s (seconds), search:10kx2 (two threads), net:FILE, or a class of your own as module:Class.
cli-arena-short = Let bots play many games against each other.
cli-arena-count = Games of each meeting.
cli-arena-everybody = Everybody meets everybody, or the first player meets each of the others, alone at its table.
cli-arena-seats = Players at each table; several numbers with commas between are played one after the other. Without it, as few as the game allows.
cli-arena-options = A table option, for example expert=true, or expert=true,false for both; may be given several times.
cli-arena-seed = A number that fixes all deals.
cli-arena-processes = How many games are played at the same time.
cli-arena-ray = Play on a Ray cluster: the one that RAY_ADDRESS names, else one on this machine.
cli-arena-resume = Note every finished game in this file, and do not play again what stands there: go on after a stop.
cli-arena-report = Write everything, game by game, to this file as JSON; - prints it.
cli-bench = Measure how fast this machine plays: one game, or all.
cli-bench-seats = How many play; without it, three where three can play, else as many as come nearest, four at Exploding Kittens.
cli-verify = Check a game file: moves, chain, draws, events, result, who decided, seed and signature. The exit status is 0 if it is consistent, 1 if not, 3 if a key was named and another or none signed it.
cli-verify-short = Check a game file: was it dealt and played honestly?
cli-verify-keys = A public key that you trust, and the name it should be called by: NAME=KEY, where KEY is hexadecimal or a file that holds it, as /key gives it out. May be given several times.
cli-verify-chain = A stretch of the public chain of the house that dealt, as /api/chain gives it out: the deal must be there.
cli-verify-origin = The file of the match from which this one was played on: it must lead to where this one begins.
cli-replay = Step through a game file. Enter goes on, b back, a number goes to that move, q ends.
cli-replay-short = Step through a game file, move by move.
cli-replay-seat = Look through the eyes of this seat (a, b, …); without it, as somebody who looks on.
cli-replay-move = The move to begin with; 0 is the deal.
cli-replay-at-once = Show the log of all moves at once.
cli-explain = Say why: one decision with --move, or without it a whole finished match: everybody’s chance after every move, turning points, luck and decisions apart. Each seat is explained with what it could know.
cli-explain-short = Say why: one decision, or a whole finished match.
cli-explain-move = The move to explain, counted from 1.
cli-explain-seat = The seat (a, b, …) whose knowledge counts; without it, the one that made the move.
cli-explain-iterations = How often the search tries, for each decision.
cli-explain-threads = How many decisions are thought about at the same time.
cli-explain-as-json = Print the result as JSON.
cli-puzzles = Puzzles: positions in which one move is clearly best. Make more of them, or check those that there are.
cli-puzzles-short = Find puzzles in games of strong bots, or check them.
cli-puzzles-mine = Play games between the strongest bots and keep the decisions in which one move is clearly best for all that its seat knows. What was found is kept when you stop it (Ctrl-C). A file that holds puzzles already gets more.
cli-puzzles-mine-short = Find puzzles in games between strong bots.
cli-puzzles-mine-count = How many puzzles the file shall hold, a third of each strength.
cli-puzzles-mine-minutes = Stop after so many minutes, however many were found.
cli-puzzles-mine-processes = How many games are played at the same time.
cli-puzzles-mine-seed = A number that fixes all games; another one finds other puzzles.
cli-puzzles-mine-out = The file of puzzles.
cli-puzzles-check = Ask puzzles drawn by lot again, with a deeper search and seeds that were never used. Without FILES, those of the house.
cli-puzzles-check-short = Ask puzzles again with a deeper search.
cli-puzzles-check-depth = How many times deeper than when the puzzle was found.
cli-puzzles-check-sample = How many puzzles are drawn, of all files together.
cli-puzzles-check-seed = A number that fixes the lots and the searches.
cli-puzzles-check-processes = How many puzzles are asked at the same time.
cli-learn = Teach a network a game: it plays against itself, at tables of all sizes, and shows now and then how it fares against players of the house. Needs PyTorch: pip install "ludoteca[learn]". The network that comes out plays without it, as net:FILE in the arena.
cli-learn-short = Teach a network a game by letting it play against itself.
cli-learn-minutes = How long to learn. Started again with the same folder, it goes on.
cli-learn-folder = Where checkpoint, network and curve are kept.
cli-learn-seats = Learn only at tables of this size, with the usual options: quicker. Without it, at all tables of the game.
cli-learn-card = Learn on an NVIDIA card (needs the extra cuda), or on the processor; without it, on a card if there is one.
cli-learn-exam = Games of each exam, against each player.
cli-push-key = Writes a new key to FILE, by which push services know this house. Browsers subscribe with it: keep it, or everybody has to turn notices on again.
cli-push-key-short = Make the key for Web Push.
cli-push-key-done = The key is in { $file }, readable by you only. Name it in the file for serve --notices.
cli-push-key-impossible = No key can be written to { $file }: { $reason }.
cli-house = Prints a link to the page of whoever looks after a running house: what runs, stopped tables, restarts. It is made from the key in the data folder, opens once, and within five minutes.
cli-house-short = Print a link to the operator’s page.
cli-house-data = The folder in which the house keeps its key.
cli-house-key = The file of the key, where several servers share one; in the data folder if not given.
cli-house-address = Where the house answers.
cli-house-link = Open this link within { $minutes } minutes; it opens once: { $link }
cli-house-no-key = There is no house’s key at { $file }. Name the right folder with --data, or the file with --key.
cli-house-impossible = The key { $file } cannot be read: { $reason }. Try as the user who runs the house.
cli-house-bad-address = { $address } is no address of a house. Try: ludoteca house --address https://games.example.org
cli-backup = Copies all that the house remembers into FOLDER, also while people play. The copy is itself a folder for serve --data.
cli-backup-short = Copy all that the house remembers, also while people play.
cli-backup-data = The folder to copy; the house’s own if not given.
cli-restore = Puts a backup in the place of what the house remembers. It is checked before: every table is read, every running match replayed. Refused while the house is open; what was there is moved aside, never deleted.
cli-restore-short = Put a backup in the place of what the house remembers.
cli-restore-data = The folder of the house; its own if not given.
cli-move = Moves all that a house remembers to another place: from a data folder to PostgreSQL, or back. The house must be closed. Everything is compared afterwards; what was broken off goes on where it stopped. The old place stays as it is.
cli-move-short = Move a house from its file to PostgreSQL, or back.
cli-move-source = Where it is: a data folder, or postgresql://…
cli-move-target = Where it goes: a new folder, or an empty database.
cli-warm = Compile all games now rather than when the first one is played.
cli-option-lang = The language. Without it, that of the surroundings.
cli-option-help = Show this and end.
cli-option-version = Show the version and end.

## What goes wrong
cli-try-help = Try: { $command }
cli-no-such-command = There is no command "{ $name }"
cli-no-such-option = There is no option { $name }
cli-missing = { $name } is missing
cli-bad-value = { $name } cannot be that: { $reason }
cli-no-such-game = No game is called "{ $name }". There are: { $games }. Try: ludoteca games
cli-no-such-seat = There is no seat "{ $letter }": seats are a to { $last }.
cli-bad-option-text = "{ $text }" is not a table option. Write NAME=VALUE, for example expert=true. Try: ludoteca games
cli-bad-player = No player is called "{ $text }". Try tin, copper, brass, silver, gold, diamond, thumb, random, greedy, search:10k (iterations) or search:1.2s (seconds).
cli-no-such-level = { $game } has no bot at the level { $level }. Its strongest is { $best }.
cli-bad-budget = "{ $text }" is not something a search can be given. Try search:10k, search:1.2s or search:10kx2 (two threads); at most 100 million iterations, 60 seconds and 64 threads.
cli-explain-unfinished = This match is not finished yet, so it has no whole story. Try: --move { $count }
cli-explain-no-such-move = There is no move { $number }: this file has decisions 1 to { $last }. Try: --move { $last }
cli-file-missing = The file { $file } cannot be read: { $reason }. Try: ludoteca play kariba --save { $file }
cli-save-impossible = The file { $file } cannot be written: { $reason }. Try another place with --save.
cli-serve-bad-proxy = { $proxy } is no address and no network. Try: ludoteca serve --proxy 127.0.0.1
cli-serve-short-token = The token in { $file } can be guessed: it needs { $least } or more letters and digits without spaces. Try: openssl rand -hex 32
cli-serve-port-taken = The house cannot open at { $host }, port { $port }: { $reason }. Try: ludoteca serve --port 0
cli-backup-itself = A copy cannot lie in the folder that it copies: { $folder }. Choose another.
cli-backup-impossible = { $data } cannot be copied to { $folder }: { $reason }. Try another folder, or name the right one with --data.
cli-backup-postgresql = This house keeps its tables in PostgreSQL: copy them with pg_dump --format=custom, and server.key beside it. docs/hosting.md says how.
cli-restore-impossible = { $backup } cannot be put in place in { $data }: { $reason }. What was there has not been deleted.
cli-restore-postgresql = This house keeps its tables in PostgreSQL: bring a dump back with pg_restore into an empty database. docs/hosting.md says how.
cli-move-impossible = { $source } cannot be moved to { $target }: { $reason }. The old house is as it was; the same command goes on where it stopped.
cli-serve-no-data = The house cannot use its data in { $data }: { $reason }. If the database is damaged, a backup comes back with: ludoteca restore BACKUP --data { $data }
cli-serve-no-key = The key in { $file } cannot be used: { $reason }. Name another file with --key.
cli-arena-players-few = An arena needs two or more different players. Try: ludoteca arena kariba greedy random
cli-bad-own-bot = "{ $text }" cannot play: { $reason }. Try module:Class, a class with a method choose, importable from this folder.
cli-arena-bad-seats = "{ $text }" is not a number of seats. Try --seats 2 or --seats 2,4
cli-arena-no-ray = Ray is not installed here. Try: pip install "ludoteca[ray]", or leave --ray out to use all cores of this machine.
cli-arena-not-a-journal = The file { $file } is something else than the journal of an arena, and was left as it is. Try another name with --resume.
cli-arena-bad-journal = The journal { $file } cannot be used: { $reason }. Try another name with --resume.
cli-arena-no-report = The file { $file } cannot be written: { $reason }. Try another place with --json.
cli-learn-no-torch = PyTorch is not installed here. Try: pip install "ludoteca[learn]"
cli-learn-no-card = There is no NVIDIA card here that can be used. Try: --no-card
cli-learn-no-folder = { $file } cannot be written: { $reason }. Try another place with --folder.
cli-learn-bad-checkpoint = { $file } is not a checkpoint for { $game } as it is here, and was left as it is. Try another place with --folder.
cli-learn-narrower = { $file } holds a network of { $width } neurons a layer and can only go on as wide as that. To grow from the network alone, move the checkpoint away.
cli-learn-too-wide = A network of { $width } neurons a layer is too large for { $game }. Try fewer neurons or layers.
cli-learn-other-layers = { $file } holds a network of { $width } neurons a layer (layers: { $layers }), and cannot go on narrower or with other layers. To begin anew, try another place with --folder.
cli-learn-own-rival = { $file } is what this course would write, and so cannot be its rival. Try a copy elsewhere, or another place with --folder.
cli-puzzles-no-file = The file { $file } cannot be written: { $reason }. Try another place with --out.
cli-puzzles-not-writable = it may not be written there
cli-puzzles-other-game = The file { $file } holds puzzles of { $game } and was left as it is. Try another name with --out.
cli-play-too-many = { $count } bots and you are more than { $seats } seats. Name fewer bots, or take more --seats.

## Playing
cli-play-hello = You sit at seat { $letter }. Type the number of a move, or the move itself. ? helps, q leaves.
cli-play-help =
    A number: that move of the list.
    A move as it is written, with or without your letter: 7x2 or { $letter } 7x2.
    why 7x3: why a move is not allowed.
    A rule’s number, such as KA-522: the rule in one sentence.
    Enter or table: the table once more. log: all that happened. q: leave.
cli-play-legal = { $move } is allowed.
cli-play-left = You left before the end.
cli-play-saved = The game file is { $file }.
cli-play-more = Moves beyond these are typed as they are written.

## Looking at files
cli-verify-no-key = There is no public key in { $file }. A key has 64 hexadecimal digits: NAME=KEY, or a file that holds it.
cli-verify-other-origin = { $file } is not the match that this file says it was played on from.
cli-verify-known = Consistent, and signed with the key of { $name }: { $key }
cli-verify-unknown = Consistent, and signed with a key that you have not named: { $key } (compare it with /key at the address of the house, or name it with --key)
cli-verify-consistent = Consistent; its origin is not proven: nobody has signed it.
cli-verify-broken = Not consistent: this file is not the record of a game as it was played.
cli-replay-at = Move { $number } of { $count }: { $move }
cli-replay-deal = The deal, before { $count } moves

## Games, warming, arena, bench
cli-games-seats = { $counts } players
cli-warm-waiting = Looking into the cache …
cli-warm-part = { $game }: compiling { $part } ({ $number } of { $count })
cli-warm-first = { $game } is compiled first; this happens once and takes a minute or so.
cli-warm-failed = { $game } cannot be compiled here.
cli-play-cold = The game is not compiled yet: it begins at once, and bots that search play by their rule of thumb until it is.
cli-play-warm = The game is compiled: from now on the bots play as you chose them.
cli-warm-done = { $seconds ->
    [one] Compiled in 1 second.
   *[other] Compiled in { $seconds } seconds.
}
cli-warm-already = Everything was compiled already.
cli-backup-done = Copied to { $file } ({ $size } KB). It holds the secrets of matches still running: keep it safe.
cli-restore-reading = Reading { $backup } …
cli-restore-read = { $read } of { $of } tables and matches read
cli-restore-done = Restored to { $data }: tables { $tables }, matches { $matches }, moves { $moves }.
cli-restore-running = { $running ->
    [0] No match was going on.
    [one] 1 match goes on
   *[other] { $running } matches go on
  }{ $running ->
    [0] {""}
   *[other] { $told ->
        [0] , replayed to where it stood.
       *[other] ; { $told } of these can be read, but not played on under the rules of today.
    }
  }
cli-restore-kept-key = The copy has no server.key, so the one that was there stays.
cli-restore-aside = What was there before lies in { $aside }.
cli-move-moved = { $table }: { $done } of { $of } rows
cli-move-same = { $table }: { $rows } rows, { $digest }, the same in both places
cli-move-done = Moved to { $target }, and nothing is missing. What lies in { $source } is not needed any more; keep it until you have looked around.
cli-move-key = The key that signs matches is a file: { $file }. Every server of this house needs it, in its data folder or with --key.
cli-move-no-key = There is no key in { $folder } yet. Copy { $file } of this house there before it opens; otherwise it signs matches with a new one.
cli-serve-ready = The house is open: { $address }
cli-arena-playing = { $game }
cli-arena-player = Player
cli-arena-games = Games
cli-arena-rate = Wins
cli-arena-interval = 95% interval
cli-arena-fair = Fair share: { $rate }
cli-arena-shared = Shared
cli-arena-score = Mean score
cli-arena-against = Ahead of
cli-arena-rating = Rating
cli-arena-faced = { $player } against
cli-arena-table = { $game }, { $seats } seats{ $options }
cli-arena-together = All together

## Puzzles
cli-puzzles-mining = { $game }: puzzles found
cli-puzzles-mined = { $file } holds { $count } puzzles: { $easy } easy, { $medium } medium, { $hard } hard. This run found { $found }.
cli-puzzles-checking = A deeper search
cli-puzzles-game = Game
cli-puzzles-asked = Asked
cli-puzzles-agreed = Agreed
cli-puzzles-rate = Rate
cli-puzzles-all = All
cli-puzzles-disagrees = { $game }, { $name }: the deeper search plays { $move }.
cli-bench-what = What
cli-bench-value = Best of 5
cli-bench-running = Measuring { $game } …
cli-bench-fast = Random moves, one core, deals included, fast generator
cli-bench-fast-games = Random games, the same
cli-bench-secure = Random moves, one core, deals included, ChaCha20
cli-bench-secure-games = Random games, the same
cli-bench-search = Search iterations from the opening, random rollouts to the end, one thread
cli-bench-search-two = The same with two threads
cli-bench-search-best = Search iterations as bots play, one thread
cli-bench-gold = Gold’s thought before the first move
cli-bench-match = Moves through Match in Python: events, draws, checks
cli-bench-first = From import to the first move of a new process

## Explaining
cli-explain-at = Move { $number } of { $count }: { $move }
cli-explain-stands = { $seat } wins with { $chance }, for all this seat could know.
cli-explain-made = made
cli-explain-expected = Expected next: { $moves }
cli-explain-thinking = Thinking it over
cli-explain-number = Move
cli-explain-move-made = Made
cli-explain-deal = deal
cli-explain-cost = Given away
cli-explain-turning = ◆ Turning point, move { $number }: { $move }
cli-explain-player = Player
cli-explain-start = At the deal
cli-explain-luck = Luck
cli-explain-decisions = Decisions
cli-explain-result = Result
cli-explain-knew = Luck and decisions in points of win chance, with what each seat could know.

## Learning
cli-learn-begins = { $game }: from nothing. The first figures come within a minute or two.
cli-learn-goes-on = Going on from { $file }, { $steps } million steps so far.
cli-learn-mark = { $minutes } min, { $steps } million steps. Share of the victories: { $shares }
cli-learn-done = The network is in { $file }. Try: ludoteca arena { $game } net:{ $file } copper --games 400
