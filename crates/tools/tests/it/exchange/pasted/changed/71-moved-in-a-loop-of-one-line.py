// source: ours, after the habits of NumPy
// by hand: each point of the first is moved by 10
// refused: a
=====
import numpy as np
a = [(0, 0), (1, 0), (0, 1)]
for i in range(3): a[i] += 10
b = [(3, 0), (4, 0), (3, 1)]
