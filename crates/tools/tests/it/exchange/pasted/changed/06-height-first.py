// source: ours, after the habits of trimesh
// by hand: creation.capsule takes the height first; 4 - 0.5 - 1
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, 0, -1), b: (0, 0, 1), radius: 0.5)),
    q: (shape: Ball(radius: 1), pose: (position: (4, 0, 0))),
    expect: (verdict: separate, separation: 2.5),
)
=====
import trimesh

pill = trimesh.creation.capsule(2.0, 0.5)
ball = trimesh.creation.icosphere(radius=1.0)
ball.apply_translation([4, 0, 0])
