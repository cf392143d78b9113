# Die Sprache selbst: der Name, unter dem die Auswahl sie denen anbietet, die sie lesen, und nach wessen Gewohnheit Zahlen,
# Listen und Daten geschrieben werden (ein Gebietsschema, wie Browser und Befehlszeile es kennen).

language-name = Deutsch
language-locale = de-DE
