"""For researchers: batches of games stepped together, and environments of other projects, one adapter each."""
