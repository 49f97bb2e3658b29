### Effects of defects and comparisons of runs.
