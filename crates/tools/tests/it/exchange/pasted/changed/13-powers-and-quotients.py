// source: ours, after the habits of python-fcl
// by hand: 2**3 = 8, 7//2 = 3, 5 - -1 = 6: the box ends at x = 4; 6 - 4 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (4, 1.5, 1))),
    q: (shape: Ball(radius: 1), pose: (position: (6, 0, 0))),
    expect: (verdict: separate, separation: 1.0),
)
=====
import fcl

box = fcl.CollisionObject(fcl.Box(2**3, 7 // 2, 2), fcl.Transform([0, 0, 0]))
ball = fcl.CollisionObject(fcl.Sphere(1), fcl.Transform([5 - -1, 0, 0]))
print(fcl.distance(box, ball))
