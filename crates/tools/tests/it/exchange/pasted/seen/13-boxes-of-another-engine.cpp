// source: a public report, shortened, names replaced
// by hand: OVERLAP, 0.15 deep along x. By hand: half lengths 0.2 + 0.2 less 0.25.
(
    format: 1,
    dimension: 3,
    p: (shape: Cuboid(half_extents: (0.2, 0.2, 0.2))),
    q: (shape: Cuboid(half_extents: (0.2, 0.2, 0.2)), pose: (position: (0.25, 0, 0))),
    expect: (verdict: overlap, penetration_depth: 0.15),
)
=====
PxTransform pose0(PxVec3(0.0f, 0.0f, 0.0f)); PxTransform pose1(PxVec3(0.25f, 0.0f, 0.0f));
PxBoxGeometry box0(0.2f, 0.2f, 0.2f); PxBoxGeometry box1(0.2f, 0.2f, 0.2f);
bool hit = PxGeometryQuery::computePenetration(direction, depth, box0, pose0, box1, pose1);
