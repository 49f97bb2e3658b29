### Directions, ends of a run and its verdict.
