"""What the store can do, as steps that any database can carry out."""
