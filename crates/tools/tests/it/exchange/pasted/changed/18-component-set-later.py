// source: ours, after the habits of python-fcl and numpy
// by hand: the box at z = 1.4: hypot(3.5, 0.9) - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0, 0, 1.4))),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 2.6138621999185303),
)
=====
import fcl
import numpy as np
t = np.zeros(3)
t[2] = 1.4
o1 = fcl.CollisionObject(fcl.Box(1, 1, 1), fcl.Transform(t))
o2 = fcl.CollisionObject(fcl.Sphere(1), fcl.Transform([4,0,0]))
