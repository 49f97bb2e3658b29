// source: a public report, shortened, names replaced
// by hand: OVERLAP, 0.25 deep along y. By hand: the capsule ends at y = 0.75 - 0.5 - 0.5 below the upper side 0.
(
    format: 1,
    dimension: 3,
    p: (shape: Capsule(a: (0, -0.5, 0), b: (0, 0.5, 0), radius: 0.5), pose: (position: (0, 0.75, 0))),
    q: (shape: Cuboid(half_extents: (20, 20, 20)), pose: (position: (0, -20, 0))),
    expect: (verdict: overlap, penetration_depth: 0.25),
)
=====
let capsule = Capsule::new([0.0, -0.5, 0.0].into(), [0.0, 0.5, 0.0].into(), 0.5);
let block = Cuboid::new([20.0, 20.0, 20.0].into());
let capsule_at = Isometry3::translation(0.0, 0.75, 0.0);
let block_at = Isometry3::translation(0.0, -20.0, 0.0);
