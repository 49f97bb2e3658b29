// source: ours, after the habits of trimesh
// by hand: turned, the plank spans x = 1.5 to 2.5; the sphere ends at x = 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (1.5, 0.5, 0.25)), pose: (position: (2, 0.5, 0), orientation: (0, 0, 0.7071067811865475, 0.7071067811865476))),
    q: (shape: Ball(radius: 0.75), pose: (position: (0.25, 0.5, 0))),
    expect: (verdict: separate, separation: 0.5),
)
=====
import numpy as np
import trimesh
from trimesh import transformations as tf

# a quarter turn about z and a shift, as a 4x4 matrix
T = np.array([
    [0.0, -1.0, 0.0, 2.0],
    [1.0,  0.0, 0.0, 0.5],
    [0.0,  0.0, 1.0, 0.0],
    [0.0,  0.0, 0.0, 1.0],
])
plank = trimesh.creation.box(extents=[3.0, 1.0, 0.5], transform=T)
ball = trimesh.primitives.Sphere(radius=0.75, center=[0.25, 0.5, 0.0])

print(trimesh.__version__, plank.is_watertight, plank.volume)   # 4.4.9 True 1.5
manager = trimesh.collision.CollisionManager()
manager.add_object("plank", plank)
d = manager.min_distance_single(ball.to_mesh())
print(d)   # a little more than 0.5, the mesh of the sphere has 1280 faces
