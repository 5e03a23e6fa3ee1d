title = Connect Four
tagline = Four in a line.
decision-drop = Drop a disc into a column.
action-drop = Drop a disc into column { $column }
event-dropped = { $seat } drops a disc into column { $column }.
event-won = { $seat } has four in a line and wins.
event-drawn = The grid is full: a draw.
reason-full = Column { $column } is full.
