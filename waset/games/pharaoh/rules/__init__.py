"""The rules, a file per chapter. They read the state, decide, and let events happen."""
