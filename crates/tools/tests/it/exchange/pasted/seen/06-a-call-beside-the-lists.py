// source: a public report, shortened, names replaced
// by hand: OVERLAP, 1.4552137502179978 (6/sqrt(17)) deep along (0.2425, -0.9701); scipy, hull of the difference.
// says: np.eye(3)
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 4)])),
    q: (shape: Points([(2, 1), (6, 1), (6, 2)])),
    expect: (verdict: overlap, penetration_depth: 1.4552137502179978),
)
=====
import numpy as np
a = np.array([[0, 0], [4, 0], [4, 4]])
b = np.array([[2, 1], [6, 1], [6, 2]])
pose = np.eye(3)
