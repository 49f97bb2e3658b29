// source: ours, after the habits of trimesh
// by hand: the drum stands from z = 0.5 up, the table ends at 0.1
(
    format: 1,
    dimension: 3,
    p: (shape: Cylinder(half_height: 1, radius: 0.6), pose: (position: (0, 0, 1.5))),
    q: (shape: Cuboid(half_extents: (2, 2, 0.1))),
    expect: (verdict: separate, separation: 0.4),
)
=====
import trimesh

up = trimesh.transformations.translation_matrix([0, 0, 1.5])
drum = trimesh.primitives.Cylinder(radius=0.6, height=2.0, transform=up)   # along z, centred
table = trimesh.primitives.Box(extents=(4, 4, 0.2))

mgr = trimesh.collision.CollisionManager()
mgr.add_object("table", table, transform=None)
# mgr.add_object("drum", drum, transform=up)  # would shift it twice
print(mgr.min_distance_single(drum))   # 0.4
