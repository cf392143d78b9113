# Sentences about the person who reads them. `X-you` is said instead of `X` where the seat it speaks of is one's own.

you = You
you-to = you
