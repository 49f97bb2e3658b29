// source: ours, after the habits of reports to coal
// by hand: the face x + y + z = 1 is (3 - 1)/sqrt(3) from the centre (1, 1, 1); less 0.25
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)])),
    q: (shape: Ball(radius: 0.25), pose: (position: (1, 1, 1))),
    expect: (verdict: separate, separation: 0.9047005383792517),
)
=====
"""Minimal script for the report: the distance is right, the normal is the opposite one.

System: Debian 12, Python 3.11.2, coal 3.0.1 (PyPI wheel). Output at the end.
"""
import time

import coal
import numpy as np

pts = coal.StdVec_Vec3s()
pts.extend(np.array([[1.0, 0, 0], [-1.0, 0, 0],
                     [0, 1.0, 0], [0, -1.0, 0],
                     [0, 0, 1.0], [0, 0, -1.0]]))
# faces, only for the drawing
faces = [[0, 2, 4], [2, 1, 4], [1, 3, 4], [3, 0, 4], [2, 0, 5], [1, 2, 5], [3, 1, 5], [0, 3, 5]]
gem = coal.ConvexBase.convexHull(pts, False, "Qt")
ball = coal.Sphere(0.25)

T_gem = coal.Transform3s()
T_ball = coal.Transform3s()
T_ball.setTranslation(np.array([1.0, 1.0, 1.0]))

req, res = coal.DistanceRequest(), coal.DistanceResult()
t0 = time.perf_counter()
d = coal.distance(gem, T_gem, ball, T_ball, req, res)
print(f"{d:.12f} after {1e6 * (time.perf_counter() - t0):.1f} us")
print(res.normal, res.getNearestPoint1(), res.getNearestPoint2())
# 0.904700538379 after 38.2 us
# [-0.57735027 -0.57735027 -0.57735027] [0.33333333 0.33333333 0.33333333] [0.85566243 0.85566243 0.85566243]
