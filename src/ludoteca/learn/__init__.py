"""Learning a game by playing it against oneself: needs the extra `ludoteca[learn]`, which brings PyTorch.

    tables       many games at once, of all sizes and with all usual options, on processor or card
    model        the network as PyTorch trains it: whole numbers from end to end, as the one that plays
    thumbs       opponents that follow their rule of thumb
    self_play    games against oneself and one's past selves, and what they taught
    improving    proximal policy optimisation: what went better than expected becomes likelier
    exam         how strong the network is, against players of the house
    course       all of it together, for so many minutes, with checkpoints

What comes out is a file for `bots.network`; whoever plays with it needs none of this.
"""
