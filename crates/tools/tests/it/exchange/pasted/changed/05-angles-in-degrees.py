// source: ours, after the habits of python-fcl and scipy
// by hand: a quarter about z: the box ends at x = 1; 4 - 1 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 1, 1.5)), pose: (orientation: (0, 0, 0.7071067811865476, 0.7071067811865476))),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 2.0),
)
=====
import fcl
from scipy.spatial.transform import Rotation

turn = Rotation.from_euler("XYZ", [0, 0, 90], degrees=True)
box = fcl.CollisionObject(fcl.Box(1, 2, 3), fcl.Transform(turn.as_matrix(), [0, 0, 0]))
ball = fcl.CollisionObject(fcl.Sphere(1), fcl.Transform([4, 0, 0]))
print(fcl.distance(box, ball))
