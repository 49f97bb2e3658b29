// source: ours, after the habits of python-fcl
// by hand: each point is moved by 10
// refused: verts
=====
import numpy as np
from polygon import gjk

class Test:
    def __init__(self):
        self.verts = [np.array([0.0, 0.0]), np.array([1.0, 0.0]), np.array([0.0, 1.0])]
        self.other = [np.array([3.0, 0.0]), np.array([4.0, 0.0]), np.array([3.0, 1.0])]
        for v in self.verts:
            v += 10
        print(gjk(self.verts, self.other))
