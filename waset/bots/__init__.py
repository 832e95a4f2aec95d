"""Players that decide from a view and their options."""
