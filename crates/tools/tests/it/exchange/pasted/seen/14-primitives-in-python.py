// source: a public report, shortened, names replaced
// by hand: SEPARATE, 6.25 apart, from (0.75, 0, 0) to (7, 0, 0). By hand: full length 1.5 of the box, capsule of radius 1 at x = 8.
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, 0, -1), b: (0, 0, 1), radius: 1), pose: (position: (8, 0, 0))),
    q: (shape: Cuboid(half_extents: (0.75, 0.75, 0.75))),
    expect: (verdict: separate, separation: 6.25),
)
=====
box = fcl.Box(np.array([1.5, 1.5, 1.5]))
capsule = fcl.Capsule(1.0, 2.0)
at_box = fcl.Transform(np.eye(3), np.array([0, 0, 0]))
at_capsule = fcl.Transform(np.eye(3), np.array([8, 0, 0]))
distance = fcl.distance(capsule, at_capsule, box, at_box)
