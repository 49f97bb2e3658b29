// source: ours, after the habits of scipy.spatial
// by hand: the corner (5, 1) is 1 from the side x = 4; points within a hull do not matter
(
    format: 1,
    dimension: 2,
    p: (shape: Points([(0, 0), (4, 0), (4, 3), (0, 3), (2, 1), (1, 2)])),
    q: (shape: Points([(5, 1), (7, 0), (8, 2), (6, 4), (6.5, 2)])),
    expect: (verdict: separate, separation: 1),
)
=====
from scipy.spatial import ConvexHull, Delaunay
import numpy as np

cloud_a = np.array([[0, 0], [4, 0], [4, 3], [0, 3], [2, 1], [1, 2]])      # two points inside
cloud_b = np.array([[5, 1], [7, 0], [8, 2], [6, 4], [6.5, 2]])

hull_a = ConvexHull(cloud_a)
hull_b = ConvexHull(cloud_b, qhull_options="QJ Pp")
print(hull_a.vertices)       # [0 1 2 3]
print(hull_b.volume)         # 6.5

inside = Delaunay(cloud_a).find_simplex(cloud_b) >= 0
assert not inside.any()

# distance? lowest is 1
