### Tests of planes and the regions of a simplex.
