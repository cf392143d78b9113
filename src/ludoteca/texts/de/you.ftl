# Sätze über die Person, die sie liest. `X-you` steht anstelle von `X`, wenn vom eigenen Platz die Rede ist. `you-to` steht im Dativ;
# wo ein Satz einen anderen Fall braucht, wählt er ihn mit `[dir]`.

you = Du
you-to = dir
