"""Suites that every game passes by existing: clauses, laws, twins, playthroughs, secrets, text, content."""
