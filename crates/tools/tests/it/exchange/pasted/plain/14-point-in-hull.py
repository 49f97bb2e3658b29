// source: ours, after the habits of scipy.spatial
// by hand: the face x + y + z = 1: (1 - 0.9)/sqrt(3)
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0.3, 0.3, 0.3)])),
    q: (shape: Points([(0, 0, 0), (1, 0, 0), (0, 1, 0), (0, 0, 1)])),
    expect: (verdict: overlap, penetration_depth: 0.05773502691896257),
)
=====
import numpy as np
from scipy.spatial import Delaunay

def in_hull(p, hull):
    """Test if p is in hull"""
    if not isinstance(hull, Delaunay):
        hull = Delaunay(hull)
    return hull.find_simplex(p) >= 0

probe = np.array([[0.3, 0.3, 0.3]])
tet = np.array([[0., 0., 0.], [1., 0., 0.], [0., 1., 0.], [0., 0., 1.]])

print(in_hull(probe, tet))      # [ True]
print(1 - probe.sum())          # 0.10000000000000009
