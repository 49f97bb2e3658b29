// source: ours, after the habits of scripts in Python
// by hand: the tip at x = 1.5, the cube to x = 1
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1)])),
    q: (shape: Points([(1.5, 0, 0), (3, 1, 0), (3, -1, 0), (3, 0, 1)])),
    expect: (verdict: separate, separation: 0.5),
)
=====
#!/usr/bin/env python3
"""Repro for the tolerance problem. Needs numpy 1.26, takes 0.3 s."""
import sys
import numpy as np

np.set_printoptions(precision=17, suppress=True)
np.random.seed(42)

cube_pts = np.array([
    [-1, -1, -1], [1, -1, -1], [1, 1, -1], [-1, 1, -1],
    [-1, -1, 1], [1, -1, 1], [1, 1, 1], [-1, 1, 1],
], dtype=np.float64)
cube_faces = np.array([[0, 2, 1], [0, 3, 2], [4, 5, 6], [4, 6, 7]])   # caps only, the rest is not needed

tet_pts = np.asarray([(1.5, 0, 0), (3, 1, 0), (3, -1, 0), (3, 0, 1.0e0)])
tet_faces = [[0, 1, 2], [0, 2, 3], [0, 3, 1], [1, 3, 2]]

assert cube_pts.shape == (8, 3)
assert tet_pts.shape == (4, 3) and tet_pts.dtype == float

expected = 0.5
result = solver.distance(cube_pts, tet_pts, max_iter=100, tol=1e-12)
assert abs(result - expected) < 1e-9, result
sys.exit(0)
