"""HTTP: the application, its routes and what they are given, and the checks that every request passes."""
