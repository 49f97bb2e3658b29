### Comparisons of two runs.
