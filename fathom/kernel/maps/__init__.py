"""Maps: paths, distances and costs on any graph, and square grids."""
