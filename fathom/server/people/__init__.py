"""People at a table: seats and devices, names and chat."""
