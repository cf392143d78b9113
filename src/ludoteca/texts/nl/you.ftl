# Zinnen over wie ze leest. `X-you` wordt gezegd in plaats van `X` waar het om de eigen plek gaat.

you = Jij
you-to = jou
