// source: a public report, shortened, names replaced
// by hand: OVERLAP, 0.25 deep along y. By hand: half heights 1 + 0.75 less the distance 1.5; x and z overlap by more.
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (3, 1, 3))),
    q: (shape: Cuboid(half_extents: (0.75, 0.75, 0.75)), pose: (position: (0.5, 1.5, 0))),
    expect: (verdict: overlap, penetration_depth: 0.25),
)
=====
BodyCreationSettings floor(new BoxShape(Vec3(3.0f, 1.0f, 3.0f)), RVec3(0, 0, 0), Quat::sIdentity(), EMotionType::Static, 0);
BodyCreationSettings crate(new BoxShape(Vec3(0.75f, 0.75f, 0.75f)), RVec3(0.5f, 1.5f, 0), Quat::sIdentity(), EMotionType::Dynamic, 1);
