"""What one table is: its chairs, its match, its sealed deck, and the pages that look at it."""
