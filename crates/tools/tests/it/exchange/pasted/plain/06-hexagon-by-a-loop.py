// source: ours, after the habits of scripts in Python
// by hand: the corners are computed in a loop
// refused: hexagon
=====
import numpy as np

N = 6
hexagon = np.array([[np.cos(2 * np.pi * k / N), np.sin(2 * np.pi * k / N)] for k in range(N)])
needle = np.array([[0.9, 0.0], [3.0, 0.1], [3.0, -0.1]])

print(hexagon.round(3))
print("depth", epa(hexagon, needle))   # 0.0866
