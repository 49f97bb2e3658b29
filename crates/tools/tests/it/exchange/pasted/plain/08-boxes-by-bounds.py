// source: mikedh/trimesh issue #1860, shortened, names replaced
// by hand: both have the face y = 1
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0.5, 0.5, 0.5))),
    q: (shape: Cuboid(half_extents: (0.5, 0.5, 0.5)), pose: (position: (0.5, 1.5, 0.5))),
    expect: (verdict: touching, separation: 0),
)
=====
# Two boxes of the same size, one exactly on top of the other: no collision is found.
# If they are of different sizes, it is.
import trimesh

def touches(one, other):
    manager = trimesh.collision.CollisionManager()

    manager.add_object('one', one)
    manager.add_object('other', other)

    return manager.in_collision_internal()

low = trimesh.creation.box(bounds=[[0, 0, 0], [1, 1, 1]])
high = trimesh.creation.box(bounds=[[0, 1, 0], [1, 2, 1]])

touches(low, high) # False
