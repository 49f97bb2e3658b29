// source: ours, after the habits of Blender and coal
// by hand: the real part comes first: a quarter about z, so the box ends at x = 2; 5 - 2 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 1, 1.5)), pose: (position: (1, 2, 3), orientation: (0, 0, 0.7071067811865476, 0.7071067811865476))),
    q: (shape: Ball(radius: 1), pose: (position: (5, 2, 3))),
    expect: (verdict: separate, separation: 2.0),
)
=====
import coal
import mathutils
import numpy as np

# straight from the object's panel in 4.1
turn = mathutils.Quaternion((0.7071067811865476, 0.0, 0.0, 0.7071067811865476))
box = coal.CollisionObject(coal.Box(1, 2, 3), coal.Transform3s(turn, np.array([1, 2, 3])))
ball = coal.CollisionObject(coal.Sphere(1), coal.Transform3s(np.array([5, 2, 3])))
result = coal.DistanceResult()
coal.distance(box, ball, coal.DistanceRequest(), result)
print(result.min_distance)
