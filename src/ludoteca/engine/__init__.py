"""What games share: the kernel decorator, records, randomness, Game, Match, game files and batches."""
