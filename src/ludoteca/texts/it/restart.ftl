# A restart that was announced, as everybody at a table reads it. Fetched when there is one.

restart-soon = La casa si riavvia alle { $time }. La partita è salva, e intanto gli orologi sono fermi.
