# Phrases sur la personne qui les lit. `X-you` se dit à la place de `X` quand la place dont on parle est la sienne.

you = Toi
you-to = toi
