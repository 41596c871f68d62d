"""HTTP: the application, its routes and their dependencies, and the checks that every request passes."""
