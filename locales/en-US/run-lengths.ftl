### Distances, depths and the expansion of the polytope.
