// source: ours, after the habits of trimesh
// by hand: the axis is at x = -1 and next to the face x = 0, which y + z <= 2 bounds: 1 - 0.25
(
    format: 1,
    dimension: 3,
    p: (shape: Points([(0, 0, 0), (2, 0, 0), (0, 2, 0), (0, 0, 2)])),
    q: (shape: Capsule(a: (0, 0, -0.5), b: (0, 0, 0.5), radius: 0.25), pose: (position: (-1, 0.5, 1))),
    expect: (verdict: separate, separation: 0.75),
)
=====
import numpy as np
import trimesh

corners = np.array([[0, 0, 0], [2, 0, 0], [0, 2, 0], [0, 0, 2]], dtype=float)
wedge = trimesh.Trimesh(vertices=corners, faces=[[0, 2, 1], [0, 1, 3], [0, 3, 2], [1, 2, 3]])
assert wedge.is_convex

# height is the distance of the two centres; lies along z
pill = trimesh.primitives.Capsule(radius=0.25, height=1.0)
pill.primitive.transform = trimesh.transformations.translation_matrix([-1.0, 0.5, 1.0])

log = trimesh.util.log
log.info("%d %d", len(wedge.faces), len(pill.faces))
