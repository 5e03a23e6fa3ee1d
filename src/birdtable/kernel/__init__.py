"""The dialect of the rules: records, decisions, actions, events, random streams, back ends."""
