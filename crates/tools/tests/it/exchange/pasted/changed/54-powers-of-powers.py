// source: ours, after the habits of python-fcl
// by hand: 2**3**2 is 2**9 = 512 and -2**2 is -4, so the box ends at x = -4 + 256 = 252
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (256, 1, 1)), pose: (position: (-4, 0, 0))),
    q: (shape: Ball(radius: 1), pose: (position: (255, 0, 0))),
    expect: (verdict: separate, separation: 2.0),
)
=====
import fcl
import numpy as np
a = fcl.CollisionObject(fcl.Box(2**3**2, 2, 2), fcl.Transform(np.array([-2**2, 0, 0])))
b = fcl.CollisionObject(fcl.Sphere(1.0), fcl.Transform(np.array([255.0, 0, 0])))
print(fcl.distance(a, b))
