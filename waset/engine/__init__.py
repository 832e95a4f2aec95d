"""What every game shares: the contract of a game, the match, the deal and the record. Pure."""
