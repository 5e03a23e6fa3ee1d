"""The games of the table, one folder each."""
