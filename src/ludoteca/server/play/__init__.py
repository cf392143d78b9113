"""What happens at one table: commands, moves, dealing, clocks, chat, taking back, hints and the turns of bots."""
